"""One answer to “may I?”: the offers, and why anything else is refused (rules.md 2-2c).

Parameters of reasons are plain values, see IllegalAction.
"""

from __future__ import annotations

from typing import Final

from game.cards import N_, Category, Reason, category_of, reason, suit_of
from game.rules.api import Action, Offer, Seat, Verb
from game.rules.chicago.declaring import declarable
from game.rules.chicago.observation import Phase
from game.rules.chicago.state import State, final_rank, must_show
from game.rules.chicago.tricks import playable

_AMONG_CARDS: Final = (Verb.EXCHANGE, Verb.EXCHANGE_OPEN, Verb.PLAY)
_PHASES: Final = {
    Phase.EXCHANGE: N_("Now cards are exchanged: exchange some, or stand pat."),
    Phase.DECLARE: N_("Now hands are declared: declare yours, or pass."),
    Phase.CHICAGO: N_("Now you are asked whether you call Chicago: call it, or decline."),
    Phase.PLAY: N_("Now tricks are played: play a card."),
}
_TIMES: Final = {
    Verb.EXCHANGE: N_("Cards can be exchanged only in an exchange round."),
    Verb.STAND: N_("You can stand pat only in an exchange round."),
    Verb.DECLARE: N_("Hands can be declared only after an exchange round."),
    Verb.PASS: N_("You can pass only when hands are declared, after an exchange round."),
    Verb.CHICAGO: N_("Chicago can be called only when you are asked, after the last exchange round."),
    Verb.DECLINE: N_("You can decline only when you are asked about Chicago."),
    Verb.PLAY: N_("Cards can be played only when the exchanges are over."),
    Verb.TAKE: N_("There is no open card to take."),
    Verb.REFUSE: N_("There is no open card to refuse."),
    Verb.POINTS: N_("There is nothing to choose: only who scores for four of a kind may be asked."),
    Verb.RESET: N_("There is nothing to choose: only who scores for four of a kind may be asked."),
}


def offers(state: State) -> tuple[Offer, ...]:
    """What the seat to act may do, in the order of the screen's buttons; () when nobody is to act."""
    seat = state.to_act
    if seat is None:
        return ()
    if state.choosing:
        return (Offer(Verb.POINTS), Offer(Verb.RESET))
    hand = state.hands[seat]
    if state.phase is Phase.PLAY:
        return (Offer(Verb.PLAY, playable(hand, state.tricks.trick), 1, 1),)
    if state.phase is Phase.CHICAGO:
        return (Offer(Verb.CHICAGO), Offer(Verb.DECLINE))
    if state.phase is Phase.DECLARE:
        category = declarable(state, seat)
        passing = Offer(Verb.PASS)
        return (passing,) if category is None else (Offer(Verb.DECLARE, category=category), passing)
    if state.exchanging.offered:
        return (Offer(Verb.TAKE), Offer(Verb.REFUSE))
    if must_show(state, seat):
        return (Offer(Verb.SHOW), Offer(Verb.STAND))
    exchange = Offer(Verb.EXCHANGE, hand, 1, len(hand))
    if state.setup.options.one_open:
        return (exchange, Offer(Verb.EXCHANGE_OPEN, hand, 1, 1), Offer(Verb.STAND))
    return (exchange, Offer(Verb.STAND))


def why_not(state: State, action: Action) -> Reason | None:
    """Why the action is refused now, None if it is legal."""
    seat = action.seat
    if seat != state.to_act:
        return _wrong_seat(state, seat)
    for offer in offers(state):
        if offer.verb is action.verb:
            return _why_not_as(state, action, offer)
    return _wrong_verb(state, action)


def _why_not_as(state: State, action: Action, offer: Offer) -> Reason | None:
    """Why an action of an offered kind is refused."""
    if action.amount is not None:
        return reason(N_("There are no bets in Chicago."))
    if action.verb is Verb.DECLARE:
        if action.category == offer.category and not action.cards:
            return None
        return _wrong_category(state, action)
    if action.category is not None:
        return reason(N_("A category can only be declared."))
    if action.verb in _AMONG_CARDS:
        return _wrong_cards(state, action, offer)
    if action.cards:
        return reason(N_("No cards are named here."))
    return None


def _wrong_seat(state: State, seat: Seat) -> Reason:
    if state.phase is Phase.OVER:
        if state.winners:
            return reason(N_("The match is over."))
        return reason(N_("The deal is over: the next one must begin first."))
    if not 0 <= seat < len(state.scores):
        return reason(N_("There is no seat {number} at this table."), number=seat)
    if seat not in state.setup.players:
        return reason(N_("You sit out this play-off."))
    return reason(N_("It is not your turn: {seat} is to act."), seat=state.to_act)


def _wrong_verb(state: State, action: Action) -> Reason:
    """The verb is not offered now: because of a rule, or because it belongs elsewhere."""
    verb, here = action.verb, state.phase is Phase.EXCHANGE and not state.choosing
    if state.choosing:
        return reason(N_("First choose: the points for four of a kind, or all opponents set to 0."))
    if here and state.exchanging.offered:
        return reason(N_("First take the open card or refuse it."))
    if verb is Verb.EXCHANGE_OPEN and not state.setup.options.one_open:
        return reason(N_("Cards are not exchanged openly at this table."))
    if here and verb in (Verb.EXCHANGE, Verb.EXCHANGE_OPEN):
        return reason(N_("You scored in the last phase: show your hand before you exchange."))
    if verb is Verb.SHOW:
        return reason(N_("You need not show your hand now."))
    if state.phase is Phase.DECLARE and verb is Verb.DECLARE:
        return _wrong_category(state, action)
    if verb is Verb.EXCHANGE_OPEN:
        verb = Verb.EXCHANGE
    return reason(_TIMES.get(verb, _PHASES[state.phase]))


def _wrong_category(state: State, action: Action) -> Reason:
    """Why this seat can't declare that category; its own cards may be named to it."""
    category, highest = action.category, state.declaring.highest
    true = category_of(final_rank(state, action.seat))
    if action.cards:
        return reason(N_("Declare only the category of your hand, no cards."))
    if category is None:
        return reason(N_("Declare the category of your hand, or pass."))
    if true < Category.PAIR:
        return reason(N_("You have no hand: at least a pair is needed. You can only pass."))
    if category != true:
        return reason(
            N_("You don't have {category}: your hand is {true_category}."),
            category=category,
            true_category=true,
        )
    lead = category if highest is None else highest[1]
    return reason(
        N_("{category} is too low: {highest_category} has been declared. You can only pass."),
        category=category,
        highest_category=lead,
    )


def _wrong_cards(state: State, action: Action, offer: Offer) -> Reason | None:
    """Why these cards can't be exchanged or played; None if they can."""
    cards, hand = action.cards, state.hands[action.seat]
    if not cards:
        if action.verb is Verb.PLAY:
            return reason(N_("Name the card that you play."))
        return reason(N_("Choose at least one card to exchange, or stand pat."))
    for place, card in enumerate(cards):
        if card not in hand:
            return reason(N_("{card} is not in your hand."), card=card)
        if card in cards[:place]:
            return reason(N_("{card} is named twice."), card=card)
    if len(cards) > offer.most:
        if action.verb is Verb.PLAY:
            return reason(N_("Play exactly one card."))
        return reason(N_("Choose exactly one card to exchange it openly."))
    if action.verb is Verb.PLAY and cards[0] not in offer.cards:
        led = state.tricks.trick[0][1]
        return reason(N_("You must follow suit: play one of your {suit}."), suit=suit_of(led))
    return None
