"""Events as sentences: the log, `demo` and the accessible table say the same words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final

from game.cards import N_, UNKNOWN, Card, evaluate
from game.rules import events
from game.rules.api import Seat
from game.telling.names import (
    capital,
    cards_listed,
    category_name,
    hand_name,
    hand_with_sides,
    the_card,
)
from game.telling.people import People
from game.telling.points import cause_words
from game.telling.stud_log import GROUPED as STUD_GROUPED
from game.telling.stud_log import SHARED_EVENTS, STUD_EVENTS, about_stud
from game.text import Words, forms

Lines = tuple[str, ...]


def sentences(words: Words, happened: Sequence[Any], names: Sequence[str], you: Seat | None = None) -> Lines:
    """Return what happened in words, oldest first; events should be redacted for the reader beforehand.

    `names` by seat; `you` is the seat that is spoken to (None: everybody by name). Cards dealt one after
    another become one sentence; cards that are UNKNOWN are counted, never named.
    """
    people = People(words, tuple(names), you)
    tables = (STUD, STUD_GROUPED) if about_stud(happened) else (SENTENCES, GROUPED)
    lines: list[str] = []
    for kind, run in groupby(happened, type):
        if kind in tables[1]:
            lines += tables[1][kind](people, tuple(run))
        else:
            for event in run:
                lines += tables[0][kind](people, event)
    return tuple(lines)


def _cards(people: People, cards: Sequence[Card]) -> str:
    return cards_listed(people.words, cards)


def _known(cards: Sequence[Card]) -> bool:
    return UNKNOWN not in cards


def _dealt(people: People, dealt: Sequence[events.CardDealt]) -> Lines:
    hands: dict[Seat, list[Card]] = {}
    for event in dealt:
        hands.setdefault(event.seat, []).append(event.card)
    counts = {len(cards) for cards in hands.values()}
    lines = []
    if len(hands) > 1 and len(counts) == 1:
        count = counts.pop()
        lines.append(people.words.plural("Everyone gets {n} card.", "Everyone gets {n} cards.", count))
    else:
        for seat, cards in hands.items():
            mine = forms("You get {n} card.", "You get {n} cards.")
            other = forms("{name} gets {n} card.", "{name} gets {n} cards.")
            lines.append(people.counted(seat, mine, other, len(cards)))
    for seat, cards in hands.items():
        if _known(cards):
            lines.append(
                people.say(
                    seat, N_("You have {cards}."), N_("{name} has {cards}."), cards=_cards(people, cards)
                )
            )
    return tuple(lines)


def _one_dealt(people: People, event: events.CardDealt) -> Lines:
    return _dealt(people, [event])


def _dealer_drawn(people: People, event: events.DealerDrawn) -> Lines:
    words = people.words
    draws = [
        words("{name} {card}", name=people.name(seat), card=the_card(words, card))
        for seat, card in event.draws
    ]
    first = words("Drawing for the first deal: {draws}.", draws=", ".join(draws))
    if event.dealer is None:
        return (first, words("The lowest cards are equal, so those players draw again."))
    lowest = people.say(
        event.dealer,
        N_("You have the lowest card and deal first."),
        N_("{name} has the lowest card and deals first."),
    )
    return (first, lowest)


def _deal_began(people: People, event: events.DealBegan) -> Lines:
    if not event.playoff:
        return (
            people.say(
                event.dealer, N_("Deal {n}: you deal."), N_("Deal {n}: {name} deals."), n=event.number
            ),
        )
    return (
        people.say(
            event.dealer,
            N_("Deal {n} is a play-off: {players} play, you deal."),
            N_("Deal {n} is a play-off: {players} play, {name} deals."),
            n=event.number,
            players=people.names_of(event.players),
        ),
    )


def _exchanged(people: People, event: events.Exchanged) -> Lines:
    seat, count = event.seat, len(event.thrown)
    thrown, taken = _cards(people, event.thrown), _cards(people, event.taken)
    if _known(event.thrown) and _known(event.taken):
        mine = N_("You discard {thrown} and take {taken}.")
        other = N_("{name} discards {thrown} and takes {taken}.")
        return (people.say(seat, mine, other, thrown=thrown, taken=taken),)
    if _known(event.thrown) and count == 1:
        mine = N_("You discard {thrown} and take a new card.")
        other = N_("{name} discards {thrown} and takes a new card.")
        return (people.say(seat, mine, other, thrown=thrown),)
    if _known(event.thrown):
        mine = N_("You discard {thrown} and take as many new cards.")
        other = N_("{name} discards {thrown} and takes as many new cards.")
        return (people.say(seat, mine, other, thrown=thrown),)
    if _known(event.taken):
        mine, other = (
            N_("You discard a card and take {taken}."),
            N_("{name} discards a card and takes {taken}."),
        )
        return (people.say(seat, mine, other, taken=taken),)
    return (
        people.counted(
            seat,
            forms("You exchange {n} card.", "You exchange {n} cards."),
            forms("{name} exchanges {n} card.", "{name} exchanges {n} cards."),
            count,
        ),
    )


def _card_offered(people: People, event: events.CardOffered) -> Lines:
    mine, other = N_("You ask for an open card: {card}."), N_("{name} asks for an open card: {card}.")
    return (people.say(event.seat, mine, other, card=the_card(people.words, event.card)),)


def _card_refused(people: People, event: events.CardRefused) -> Lines:
    mine, other = N_("You refuse {card}."), N_("{name} refuses {card}.")
    return (people.say(event.seat, mine, other, card=the_card(people.words, event.card)),)


def _hand_shown(people: People, event: events.HandShown) -> Lines:
    mine, other = N_("You show {cards}."), N_("{name} shows {cards}.")
    return (people.say(event.seat, mine, other, cards=_cards(people, event.cards)),)


def _declared(people: People, event: events.Declared) -> Lines:
    hand = category_name(people.words, event.category)
    return (people.say(event.seat, N_("You declare “{hand}”."), N_("{name} declares “{hand}”."), hand=hand),)


def _ranks_revealed(people: People, event: events.RanksRevealed) -> Lines:
    hand = hand_with_sides(people.words, event.category, event.ranks)
    return (people.say(event.seat, N_("You reveal: {hand}."), N_("{name} reveals: {hand}."), hand=hand),)


def _nobody_scored(people: People, event: events.NobodyScored) -> Lines:
    if event.tied:
        tied = people.names_of(event.tied)
        return (capital(people.words("{names} have equally good hands: nobody scores.", names=tied)),)
    return (people.words("Nobody scores for a hand."),)


def _scored(people: People, event: events.Scored) -> Lines:
    cause = cause_words(people.words, event)
    if event.points < 0:
        mine = forms(
            "You lose {n} point – {cause} (now {total}).", "You lose {n} points – {cause} (now {total})."
        )
        other = forms(
            "{name} loses {n} point – {cause} (now {total}).",
            "{name} loses {n} points – {cause} (now {total}).",
        )
    else:
        mine = forms(
            "You get {n} point – {cause} (now {total}).", "You get {n} points – {cause} (now {total})."
        )
        other = forms(
            "{name} gets {n} point – {cause} (now {total}).",
            "{name} gets {n} points – {cause} (now {total}).",
        )
    return (people.counted(event.seat, mine, other, abs(event.points), cause=cause, total=event.total),)


def _card_played(people: People, event: events.CardPlayed) -> Lines:
    card = the_card(people.words, event.card)
    if event.led:
        return (people.say(event.seat, N_("You lead {card}."), N_("{name} leads {card}."), card=card),)
    return (people.say(event.seat, N_("You play {card}."), N_("{name} plays {card}."), card=card),)


def _trick_taken(people: People, event: events.TrickTaken) -> Lines:
    if event.trick == 5:
        return (people.say(event.seat, N_("You take the last trick."), N_("{name} takes the last trick.")),)
    return (people.say(event.seat, N_("You take the trick."), N_("{name} takes the trick.")),)


def _hands_opened(people: People, event: events.HandsOpened) -> Lines:
    mine, other = N_("You have {cards} – {hand}."), N_("{name} has {cards} – {hand}.")
    return tuple(
        people.say(
            seat,
            mine,
            other,
            hand=hand_name(people.words, evaluate(cards))
            if _known(cards)
            else category_name(people.words, kind),
            cards=_cards(people, cards),
        )
        for seat, cards, kind in event.hands
    )


def _deal_ended(people: People, event: events.DealEnded) -> Lines:
    standing = people.standing(event.scores)
    return (people.words("Deal {n} is over: {scores}.", n=event.number, scores=standing),)


def _match_ended(people: People, event: events.MatchEnded) -> Lines:
    if len(event.winners) == 1:
        seat = event.winners[0]
        score = event.scores[seat]
        mine, other = N_("You win the match with {n} points."), N_("{name} wins the match with {n} points.")
        return (people.say(seat, mine, other, n=score),)
    shared = people.words("{names} share the victory.", names=people.names_of(event.winners))
    return (capital(shared),)


def _plainly(mine: str, other: str) -> Callable[[People, Any], Lines]:
    return lambda people, event: (people.say(event.seat, mine, other),)


SENTENCES: Final[dict[type, Callable[[People, Any], Lines]]] = {
    events.DealerDrawn: _dealer_drawn,
    events.DealBegan: _deal_began,
    events.CardDealt: _one_dealt,
    events.Exchanged: _exchanged,
    events.CardOffered: _card_offered,
    events.CardRefused: _card_refused,
    events.StoodPat: _plainly(N_("You stand pat."), N_("{name} stands pat.")),
    events.ExchangeStopped: _plainly(
        N_("You may not exchange: you have reached the exchange stop."),
        N_("{name} may not exchange: the exchange stop is reached."),
    ),
    events.StockRenewed: lambda people, event: (
        people.words.plural(
            "The stock has run out: {n} discarded card becomes the new one.",
            "The stock has run out: {n} discarded cards are shuffled into a new one.",
            event.cards,
        ),
    ),
    events.HandShown: _hand_shown,
    events.Declared: _declared,
    events.DeclarePassed: _plainly(N_("You pass."), N_("{name} passes.")),
    events.RanksRevealed: _ranks_revealed,
    events.NobodyScored: _nobody_scored,
    events.Scored: _scored,
    events.ChicagoCalled: _plainly(N_("You call Chicago!"), N_("{name} calls Chicago!")),
    events.ChicagoDeclined: _plainly(N_("You don't call Chicago."), N_("{name} doesn't call Chicago.")),
    events.CardPlayed: _card_played,
    events.TrickTaken: _trick_taken,
    events.HandsOpened: _hands_opened,
    events.DealEnded: _deal_ended,
    events.MatchEnded: _match_ended,
}
"""The sentences of every class of event in game.rules.events."""

GROUPED: Final[dict[type, Callable[[People, Sequence[Any]], Lines]]] = {events.CardDealt: _dealt}
STUD: Final[dict[type, Callable[[People, Any], Lines]]] = {**SENTENCES, **SHARED_EVENTS, **STUD_EVENTS}
