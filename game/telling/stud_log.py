"""Stud events as sentences; see `game.telling.log`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.cards import N_, UNKNOWN, rank_of
from game.rules import events
from game.rules.api import Seat
from game.rules.schultz import events as stud
from game.rules.schultz.state import QUEEN
from game.telling.names import capital, cards_listed, hand_name, rank_name, the_card
from game.telling.people import People
from game.telling.wild_ranks import wild_ranks
from game.telling.wild_words import stands_for, stands_for_words
from game.text import forms

Lines = tuple[str, ...]

_STREETS: Final = {
    3: N_("Third street."),
    4: N_("Fourth street."),
    5: N_("Fifth street."),
    6: N_("Sixth street."),
    7: N_("Seventh street."),
}


def about_stud(happened: Sequence[Any]) -> bool:
    """Tell whether events are those of stud: then chips are counted, not points."""
    return any(type(event) in STUD_EVENTS for event in happened)


def _all_in(people: People, seat: Seat, all_in: bool) -> Lines:
    if not all_in:
        return ()
    return (people.say(seat, N_("You are all-in."), N_("{name} is all-in.")),)


def down_cards(people: People, dealt: Sequence[events.CardDealt]) -> Lines:
    """Cards dealt face down one after another: how many to whom, and which ones if the reader knows."""
    hands: dict[Seat, list[Any]] = {}
    for event in dealt:
        hands.setdefault(event.seat, []).append(event.card)
    lines = []
    count = len(dealt) // len(hands)
    if len(hands) == 1:
        mine = forms("You get {n} card face down.", "You get {n} cards face down.")
        other = forms("{name} gets {n} card face down.", "{name} gets {n} cards face down.")
        lines.append(people.counted(next(iter(hands)), mine, other, count))
    else:
        message = forms("{names} get {n} card each, face down.", "{names} get {n} cards each, face down.")
        lines.append(capital(people.words.plural(*message, count, names=people.names_of(hands))))
    for seat, cards in hands.items():
        if UNKNOWN not in cards:
            mine_is, other_is = N_("You get {cards} face down."), N_("{name} gets {cards} face down.")
            lines.append(people.say(seat, mine_is, other_is, cards=cards_listed(people.words, cards)))
    return tuple(lines)


def upcards(people: People, dealt: Sequence[stud.UpcardDealt]) -> Lines:
    """Cards dealt face up one after another."""
    words = people.words
    said = [
        words("{name} {card}", name=people.name(event.seat), card=the_card(words, event.card))
        for event in dealt
    ]
    return (words("Face up: {cards}.", cards=", ".join(said)),)


def antes(people: People, paid: Sequence[stud.Anted]) -> Lines:
    """What everyone pays first."""
    amounts = {event.chips for event in paid}
    if len(paid) > 1 and len(amounts) == 1:
        lines = [people.words("Everyone antes {chips}.", chips=amounts.pop())]
    else:
        lines = [
            people.say(event.seat, N_("You ante {chips}."), N_("{name} antes {chips}."), chips=event.chips)
            for event in paid
        ]
    for event in paid:
        lines += _all_in(people, event.seat, event.all_in)
    return tuple(lines)


def pots(people: People, taken: Sequence[stud.PotTaken]) -> Lines:
    """The main pot and the side pots: who takes how much, and with which hand."""
    return tuple(_pot(people, event, len(taken) > 1 or event.number > 0) for event in taken)


def _pot(people: People, event: stud.PotTaken, several: bool) -> str:
    words = people.words
    pot = words("the pot")
    if several:
        pot = words("side pot {n}", n=event.number) if event.number else words("the main pot")
    if event.rank is None:
        mine = N_("You take {pot} of {chips}: everyone else has folded.")
        other = N_("{name} takes {pot} of {chips}: everyone else has folded.")
        return people.say(event.shares[0][0], mine, other, pot=pot, chips=event.chips)
    hand = hand_name(words, event.rank)
    if len(event.shares) == 1:
        mine, other = N_("You win {pot} of {chips}: {hand}."), N_("{name} wins {pot} of {chips}: {hand}.")
        return people.say(event.shares[0][0], mine, other, pot=pot, chips=event.chips, hand=hand)
    shares = ", ".join(f"{people.name(seat)} {chips}" for seat, chips in event.shares)
    names = people.names_of(seat for seat, _ in event.shares)
    message = N_("{names} split {pot} of {chips} with equally good hands, {hand}: {shares}.")
    return capital(words(message, names=names, pot=pot, chips=event.chips, hand=hand, shares=shares))


def _street_began(people: People, event: stud.StreetBegan) -> Lines:
    return (people.words(_STREETS[event.street]),)


def _community_dealt(people: People, event: stud.CommunityDealt) -> Lines:
    message = N_("The pack has run out: {card} lies open for everyone.")
    return (people.words(message, card=the_card(people.words, event.card)),)


def _trigger_set(people: People, event: stud.TriggerSet) -> Lines:
    words = people.words
    if rank_of(event.card) == QUEEN:  # in Follow the Queen it need not be a pair
        message = N_("{card}: the next upcard becomes wild.")
        return (capital(words(message, card=the_card(words, event.card))),)
    mine = N_("You show {ranks} now: the next upcard becomes wild.")
    other = N_("{name} shows {ranks} now: the next upcard becomes wild.")
    ranks = rank_name(words, rank_of(event.card), plural=True)
    return (people.say(event.seat, mine, other, ranks=ranks),)


def _trigger_ended(people: People, event: stud.TriggerEnded) -> Lines:
    if event.wild_ended:
        return (people.words("No upcard follows: the wild rank ends."),)
    return (people.words("No upcard follows: nothing new becomes wild."),)


def _wild_set(people: People, event: stud.WildSet) -> Lines:
    words = people.words
    if event.card == UNKNOWN and event.owner is not None:
        return (capital(words("{whose} last face-down card is wild now.", whose=people.whose(event.owner))),)
    if event.owner is not None and event.owner == people.you:
        card = the_card(words, event.card)
        return (capital(words("{card} is wild now, and only you know it.", card=card)),)
    if event.single:
        return (capital(words("{card} is wild now.", card=the_card(words, event.card))),)
    return (words("{ranks} are wild now.", ranks=wild_ranks(words, (rank_of(event.card),))),)


def _bring_in(people: People, event: stud.BringInPosted) -> Lines:
    mine, other = N_("You post the bring-in of {chips}."), N_("{name} posts the bring-in of {chips}.")
    said = people.say(event.seat, mine, other, chips=event.chips)
    return (said, *_all_in(people, event.seat, event.all_in))


def _called(people: People, event: stud.Called) -> Lines:
    if event.short:
        mine, other = N_("You call with your last {chips}."), N_("{name} calls with the last {chips}.")
    else:
        mine, other = N_("You call {chips}."), N_("{name} calls {chips}.")
    said = people.say(event.seat, mine, other, chips=event.chips)
    return (said, *_all_in(people, event.seat, event.all_in))


def _bet(people: People, event: stud.Bet) -> Lines:
    said = people.say(event.seat, N_("You bet {chips}."), N_("{name} bets {chips}."), chips=event.chips)
    return (said, *_all_in(people, event.seat, event.all_in))


def _raised(people: People, event: stud.Raised) -> Lines:
    mine, other = N_("You raise to {total}."), N_("{name} raises to {total}.")
    if event.completed:
        mine, other = N_("You complete to {total}."), N_("{name} completes to {total}.")
    said = people.say(event.seat, mine, other, total=event.total)
    return (said, *_all_in(people, event.seat, event.all_in))


def _returned(people: People, event: stud.ExcessReturned) -> Lines:
    mine = forms("You get {n} chip back that nobody called.", "You get {n} chips back that nobody called.")
    other = forms(
        "{name} gets {n} chip back that nobody called.", "{name} gets {n} chips back that nobody called."
    )
    return (people.counted(event.seat, mine, other, event.chips),)


def _hands_shown(people: People, event: stud.HandsShown) -> Lines:
    words = people.words
    common = () if event.community is None else (event.community,)
    lines = []
    for seat, cards, rank in event.hands:
        hand = hand_name(words, rank)
        standing = stands_for_words(words, stands_for(rank, (*cards, *common), event.wild))
        if standing:
            hand = words("{hand} ({cards})", hand=hand, cards=standing)
        mine, other = N_("You have {cards} – {hand}."), N_("{name} has {cards} – {hand}.")
        lines.append(people.say(seat, mine, other, hand=hand, cards=cards_listed(words, cards)))
    return tuple(lines)


def _match_ended(people: People, event: events.MatchEnded) -> Lines:
    if len(event.winners) == 1:
        mine, other = N_("You win the match with {n} chips."), N_("{name} wins the match with {n} chips.")
        return (people.say(event.winners[0], mine, other, n=event.scores[event.winners[0]]),)
    shared = people.words("{names} share the victory.", names=people.names_of(event.winners))
    return (capital(shared),)


def _plainly(mine: str, other: str) -> Callable[[People, Any], Lines]:
    return lambda people, event: (people.say(event.seat, mine, other),)


def _alone(tell: Callable[[People, Sequence[Any]], Lines]) -> Callable[[People, Any], Lines]:
    return lambda people, event: tell(people, (event,))


STUD_EVENTS: Final[dict[type, Callable[[People, Any], Lines]]] = {
    stud.Anted: _alone(antes),
    stud.StreetBegan: _street_began,
    stud.UpcardDealt: _alone(upcards),
    stud.CommunityDealt: _community_dealt,
    stud.TriggerSet: _trigger_set,
    stud.TriggerEnded: _trigger_ended,
    stud.WildSet: _wild_set,
    stud.BringInPosted: _bring_in,
    stud.BettingOpened: _plainly(N_("You act first."), N_("{name} acts first.")),
    stud.Folded: _plainly(N_("You fold."), N_("{name} folds.")),
    stud.Checked: _plainly(N_("You check."), N_("{name} checks.")),
    stud.Called: _called,
    stud.Bet: _bet,
    stud.Raised: _raised,
    stud.ExcessReturned: _returned,
    stud.HandsShown: _hands_shown,
    stud.PotTaken: _alone(pots),
    stud.SeatOut: _plainly(
        N_("You have no chips left and are out of the match."),
        N_("{name} has no chips left and is out of the match."),
    ),
}
"""The sentences of every class of event in game.rules.schultz.events."""

SHARED_EVENTS: Final[dict[type, Callable[[People, Any], Lines]]] = {
    events.StockRenewed: lambda people, event: (
        people.words.plural(
            "The pack has run out: {n} card is left and is dealt.",
            "The pack has run out: {n} cards, the burned ones too, are shuffled again.",
            event.cards,
        ),
    ),
    events.MatchEnded: _match_ended,
}
"""Events of all games that are said otherwise in stud."""

GROUPED: Final[dict[type, Callable[[People, Sequence[Any]], Lines]]] = {
    events.CardDealt: down_cards,
    stud.UpcardDealt: upcards,
    stud.Anted: antes,
    stud.PotTaken: pots,
}
"""Events that are told together when they follow one another."""
