"""A sensible home player: rules of thumb for cards to throw, imagined deals for Chicago, tricks and stud."""

from __future__ import annotations

from collections.abc import Generator

from game.bots.api import Thought
from game.bots.exchange import to_throw
from game.bots.last_trick import forcing_cards
from game.bots.playout import Table, play_out
from game.bots.stud import think_stud
from game.bots.worlds import Hands, players, sample_hands, voids
from game.cards import Card, Dice, rank_of
from game.rules.api import Action, Offer, Verb
from game.rules.chicago.observation import ChicagoView
from game.rules.schultz.observation import SchultzView

CALL_FROM = 0.65  # winning 15 or losing 15, and the last trick's points are given up either way
PLAYOUTS_A_YIELD = 4  # about a millisecond in a browser
SOLVED_FROM = 3  # with so many cards left an imagined deal is solved in less time than it is played out
FORCED = 2  # a last trick that can't be lost counts as two that were won in a playout


class SteadyBot:
    """Exchanges by rule of thumb, declares what it has, calls Chicago when it mostly succeeds in sampled
    deals, and plays the card that most often takes the last trick (or breaks, or makes, a Chicago) in them:
    when few cards are left, the one that most often takes it whatever the others do.
    In stud it bets on the part of the pot that it wins in sampled deals.
    """

    name = "steady"

    def think(self, observation: ChicagoView | SchultzView, budget: int, dice: Dice) -> Thought:
        """Uses up to `budget` playouts for a Chicago question, a card or a bet, none elsewhere."""
        if isinstance(observation, SchultzView):
            return (yield from think_stud(observation, budget, dice))
        offers = {offer.verb: offer for offer in observation.offers}
        if Verb.PLAY in offers:
            return (yield from _play(observation, offers[Verb.PLAY].cards, budget, dice))
        if Verb.CHICAGO in offers:
            return (yield from _call(observation, budget, dice))
        return _at_once(observation, offers)


def _at_once(view: ChicagoView, offers: dict[Verb, Offer]) -> Action:
    """Decisions that need no imagination."""
    seat = view.seat
    if seat is None:
        raise ValueError("an onlooker has nothing to decide")
    if Verb.DECLARE in offers:
        return Action(seat, Verb.DECLARE, category=offers[Verb.DECLARE].category)
    if Verb.PASS in offers:
        return Action(seat, Verb.PASS)
    if Verb.TAKE in offers:
        high = view.offered is not None and rank_of(view.offered) >= 10
        return Action(seat, Verb.TAKE if high else Verb.REFUSE)
    if Verb.RESET in offers:
        others = sum(each.score for number, each in enumerate(view.seats) if number != seat)
        return Action(seat, Verb.RESET if others > 20 else Verb.POINTS)
    thrown = to_throw(view.seats[seat].hand, view.round >= view.options.exchange_rounds)
    if not thrown:
        return Action(seat, Verb.STAND)
    if Verb.SHOW in offers:
        return Action(seat, Verb.SHOW)
    return Action(seat, Verb.EXCHANGE, thrown)


def _call(view: ChicagoView, budget: int, dice: Dice) -> Generator[None, None, Action]:
    seat = view.seat
    if seat is None:
        raise ValueError("an onlooker has nothing to decide")
    table = Table(tuple(players(view)), (), seat, seat)
    missing = voids(view)
    made = 0
    for count in range(budget):
        made += play_out(sample_hands(view, missing, dice), table, None, dice).unbroken
        if count % PLAYOUTS_A_YIELD == PLAYOUTS_A_YIELD - 1:
            yield
    return Action(seat, Verb.CHICAGO if made >= CALL_FROM * max(budget, 1) else Verb.DECLINE)


def _play(
    view: ChicagoView, cards: tuple[Card, ...], budget: int, dice: Dice
) -> Generator[None, None, Action]:
    """The same sampled deals for every card; the lowest of equally good cards is played."""
    seat = view.seat
    if seat is None:
        raise ValueError("an onlooker has nothing to decide")
    if len(cards) == 1:
        return Action(seat, Verb.PLAY, cards)
    leader = view.trick[0][0] if view.trick else seat
    table = Table(tuple(players(view)), view.trick, leader, view.caller)
    missing = voids(view)
    wins = dict.fromkeys(sorted(cards, key=lambda card: (rank_of(card), card)), 0)
    solved = view.caller is None and len(view.seats[seat].hand) <= SOLVED_FROM
    for count in range(max(budget // len(cards), 1)):
        hands = sample_hands(view, missing, dice)
        forcing = forcing_cards(hands, table) if solved else ()
        if forcing:
            for card in forcing:
                wins[card] += FORCED
        else:
            _add_playouts(wins, hands, table, seat, dice)
        if count % 2:
            yield
    return Action(seat, Verb.PLAY, (max(wins, key=lambda card: wins[card]),))


def _add_playouts(wins: dict[Card, int], hands: Hands, table: Table, seat: int, dice: Dice) -> None:
    """Plays one imagined deal out for every card and counts those that do what the seat wants."""
    for card in wins:
        outcome = play_out([list(hand) for hand in hands], table, card, dice)
        if table.caller is None:
            wins[card] += outcome.last == seat
        else:
            wins[card] += outcome.unbroken == (table.caller == seat)
