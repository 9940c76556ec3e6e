"""A deal in short: its headline, what lies behind it, and who scored what for which reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from game.cards import N_, evaluate
from game.rules import events
from game.rules.api import Seat
from game.rules.events import Cause
from game.telling.names import capital, hand_of, hand_wordings, the_card
from game.telling.people import People
from game.telling.points import cause_words, points_text
from game.telling.stud_log import about_stud
from game.telling.stud_summary import stud_causes, stud_explanation, stud_final_wordings, stud_headline
from game.text import Words

E = TypeVar("E")


def _last(happened: Sequence[Any], kind: type[E]) -> E | None:
    return next((event for event in reversed(happened) if isinstance(event, kind)), None)


def headline(words: Words, deal_events: Sequence[Any], names: Sequence[str], you: Seat | None = None) -> str:
    """Return what this deal will be remembered for: “You broke Anna's Chicago” (no full stop)."""
    people = People(words, tuple(names), you)
    ended = _last(deal_events, events.MatchEnded)
    if ended is not None:
        if len(ended.winners) == 1:
            return people.say(ended.winners[0], N_("You win the match"), N_("{name} wins the match"))
        return capital(words("{names} share the victory", names=people.names_of(ended.winners)))
    if about_stud(deal_events):
        return stud_headline(people, deal_events) or words("Deal {n} is over", n=_number(deal_events))
    chicago = _chicago(people, deal_events)
    if chicago:
        return chicago
    trick = _last(deal_events, events.TrickTaken)
    if trick is not None and trick.trick == 5:
        return people.say(trick.seat, N_("You took the last trick"), N_("{name} took the last trick"))
    return words("Deal {n} is over", n=_number(deal_events))


def explanation(
    words: Words, deal_events: Sequence[Any], names: Sequence[str], you: Seat | None = None
) -> str:
    """Return the sentences under the headline: how the tricks ended and whose hand was best, or the pots."""
    people = People(words, tuple(names), you)
    parts = []
    if headline(words, deal_events, names, you) != words("Deal {n} is over", n=_number(deal_events)):
        parts.append(words("Deal {n} is over.", n=_number(deal_events)))
    if about_stud(deal_events):
        return " ".join([*parts, *stud_explanation(people, deal_events)])
    trick = _last(deal_events, events.TrickTaken)
    broken = _scored_for(deal_events, Cause.CHICAGO_BROKEN) is not None
    if trick is not None:
        card = next(card for seat, card in trick.cards if seat == trick.seat)
        said = the_card(words, card)
        if trick.trick == 5:
            parts.append(capital(words("{card} took the last trick.", card=said)))
        elif broken:
            message = N_("{card} took trick {n}, so the last trick was not played.")
            parts.append(capital(words(message, card=said, n=trick.trick)))
    parts += _best_hand(people, deal_events)
    return " ".join(parts)


def causes(words: Words, deal_events: Sequence[Any], seat: Seat) -> tuple[tuple[str, str], ...]:
    """Return a seat's points of the deal and their causes: (“+1”, “pair of kings, phase 2”), oldest first."""
    if about_stud(deal_events):
        return stud_causes(words, deal_events, seat)
    lines = []
    final = False
    for event in deal_events:
        final = final or isinstance(event, events.HandsOpened)
        if isinstance(event, events.Scored) and event.seat == seat:
            lines.append((points_text(event.points), _cause(words, event, final)))
    return tuple(lines)


def final_hand(words: Words, deal_events: Sequence[Any], seat: Seat) -> str | None:
    """Return the name of the hand that a seat had in the final comparison (“Pair of kings”), else None."""
    return next(iter(final_wordings(words, deal_events, seat)), None)


def final_wordings(words: Words, deal_events: Sequence[Any], seat: Seat) -> tuple[str, ...]:
    """Return that name, then the kind of hand alone (“Pair”); () if no hand of the seat was compared."""
    if about_stud(deal_events):
        return stud_final_wordings(words, deal_events, seat)
    opened = _last(deal_events, events.HandsOpened)
    for owner, cards, _ in opened.hands if opened else ():
        if owner == seat:
            return hand_wordings(words, evaluate(cards))
    return ()


def _number(deal_events: Sequence[Any]) -> int:
    ended, began = _last(deal_events, events.DealEnded), _last(deal_events, events.DealBegan)
    return ended.number if ended else began.number if began else 1


def _scored_for(deal_events: Sequence[Any], cause: Cause) -> events.Scored | None:
    scored = (event for event in reversed(deal_events) if isinstance(event, events.Scored))
    return next((event for event in scored if event.cause is cause), None)


def _cause(words: Words, event: events.Scored, final: bool) -> str:
    cause = cause_words(words, event)
    if event.cause is not Cause.HAND:
        return cause
    if final:
        return words("best hand: {hand}", hand=cause)
    return words("{hand}, phase {n}", hand=cause, n=event.phase)


def _chicago(people: People, deal_events: Sequence[Any]) -> str | None:
    made = _scored_for(deal_events, Cause.CHICAGO_MADE)
    if made is not None:
        return people.say(made.seat, N_("You made your Chicago"), N_("{name} made Chicago"))
    broken = _scored_for(deal_events, Cause.CHICAGO_BROKEN)
    trick = _last(deal_events, events.TrickTaken)
    if broken is None or trick is None:
        return None
    mine, other = N_("You broke {whose} Chicago"), N_("{name} broke {whose} Chicago")
    return people.say(trick.seat, mine, other, whose=people.whose(broken.seat))


def _best_hand(people: People, deal_events: Sequence[Any]) -> list[str]:
    """Return the sentence about the final comparison, nothing if there was none."""
    if _last(deal_events, events.HandsOpened) is None:
        return []
    closing = next(
        (
            event
            for event in reversed(deal_events)
            if isinstance(event, events.NobodyScored)
            or (isinstance(event, events.Scored) and event.cause is Cause.HAND)
        ),
        None,
    )
    if isinstance(closing, events.Scored) and closing.category is not None:
        hand = hand_of(people.words, closing.category, closing.ranks)
        mine, other = N_("You had the best hand: {hand}."), N_("{name} had the best hand: {hand}.")
        return [people.say(closing.seat, mine, other, hand=hand)]
    if isinstance(closing, events.NobodyScored) and closing.tied:
        message = N_("{names} had equally good hands, so nobody scored for the hand.")
        return [capital(people.words(message, names=people.names_of(closing.tied)))]
    return [people.words("Nobody had a hand that scores.")]
