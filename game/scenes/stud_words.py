"""What the stud table says in words: the top line, the badge, the pots, each seat's state."""

from __future__ import annotations

from typing import Final

from game.cards import N_, UNKNOWN, Category, HandRank, category_of, rank_of
from game.rules.api import Seat, Verb
from game.rules.schultz.options import Limit, Trigger
from game.scenes.stud_sight import StudSight
from game.stage.deckstyle import letters_of, rank_sign
from game.telling import capital, card_name, hand_name, hand_of, hand_wordings, listed, rank_name
from game.telling.wild_ranks import wild_ranks
from game.telling.wild_words import StandsFor, stands_for, stands_for_words
from game.text import Words

_STREETS: Final = {
    3: N_("third street"),
    4: N_("fourth street"),
    5: N_("fifth street"),
    6: N_("sixth street"),
    7: N_("seventh street"),
}
_DID: Final = {
    Verb.CHECK: N_("checked"),
    Verb.CALL: N_("called"),
    Verb.BET: N_("bet"),
    Verb.RAISE: N_("raised"),
}
_SHORT: Final = {  # kinds of hands where there is hardly any room
    Category.HIGH_CARD: N_("High"),
    Category.TWO_PAIR: N_("2 pairs"),
    Category.THREE_OF_A_KIND: N_("Trips"),
    Category.FULL_HOUSE: N_("Full"),
    Category.FOUR_OF_A_KIND: N_("Quads"),
    Category.STRAIGHT_FLUSH: N_("St. flush"),
    Category.ROYAL_FLUSH: N_("Royal"),
    Category.FIVE_OF_A_KIND: N_("Quints"),
}


def subtitle(sight: StudSight) -> tuple[str, ...]:
    """Where the deal stands, the longest wording first: “Deal 3 · fifth street · bet 4 · 3 raises left”."""
    words, view = sight.words, sight.view
    deal = words(N_("Deal {n}"), n=view.deal)
    if sight.over:
        shown = words(N_("showdown"))
        return (f"{deal} · {shown}", shown) if view.showdown else (deal,)
    street = words(_STREETS[view.street])
    bet = words(N_("the bet is {n}"), n=view.betting.bet)
    told = [f"{deal} · {street} · {bet}", f"{deal} · {street}", street]
    if view.options.limit in (Limit.FIXED, Limit.SPREAD):
        left = max(0, view.options.max_raises - view.betting.raises)
        raises = words.plural(N_("{n} raise left"), N_("{n} raises left"), left)
        told.insert(0, f"{told[0]} · {raises}")
    return tuple(told)


def badge(sight: StudSight) -> tuple[str, ...]:
    """What is wild now, the longest wording first: “Kings are wild”, “7s are wild”; () when nothing is."""
    words, view = sight.words, sight.view
    if view.wild == UNKNOWN and view.wild_owner is not None:
        return (words(N_("{name} holds a wild card"), name=sight.name(view.wild_owner)),)
    if view.wild_ranks:
        signs = [rank_sign(rank, letters_of(words.lang)) for rank in sorted(view.wild_ranks, reverse=True)]
        told = wild_ranks(words, view.wild_ranks, figures=True), listed(words, signs)
        return tuple(words(N_("{ranks} are wild"), ranks=ranks) for ranks in told)
    if view.wild is not None:
        return (capital(words(N_("{card} is wild"), card=card_name(words, view.wild))),)
    return ()


def trigger_cause(sight: StudSight) -> str:
    """What set the pending trigger: “Pair of nines”."""
    if sight.cause is None:
        return ""
    if sight.view.options.trigger is Trigger.QUEEN:
        return sight.words(N_("A queen"))
    return capital(hand_of(sight.words, Category.PAIR, (rank_of(sight.cause.card),)))


def opens(sight: StudSight, seat: Seat) -> tuple[str, ...]:
    """That a seat's upcards open this street, until it has acted: “opens: pair of queens”; else ()."""
    view, words, player = sight.view, sight.words, sight.seat(seat)
    if sight.over or view.opener != seat or player.did is not None or player.exposed is None:
        return ()
    if view.street == 3:  # whose single upcard opens is plain to see, and the bring-in is written beside it
        return ()
    hand = hand_name(words, player.exposed)
    own = seat == sight.moment.people.you
    told = words(N_("You open: {hand}"), hand=hand) if own else words(N_("Opens: {hand}"), hand=hand)
    return told, words(N_("Opens"))


def pots(sight: StudSight) -> tuple[str, ...]:
    """The pots beside the figure, the longest wording first: side pots, or all with the bets at the seats."""
    words, view = sight.words, sight.view
    settled = sum(pot.amount for pot in view.pots)
    if len(view.pots) > 1:
        main, *sides = (str(pot.amount) for pot in view.pots)
        return (
            words(N_("Main pot {main}, side pots {sides}"), main=main, sides=listed(words, sides)),
            words(N_("Side pots {sides}"), sides=listed(words, sides)),
            " + ".join((main, *sides)),
        )
    return (words(N_("{n} in all"), n=view.pot),) if view.pot > settled else ("",)


def did(sight: StudSight, seat: Seat) -> str:
    """A seat's last action on this street: “called”; that it posted the bring-in; or nothing."""
    view, last = sight.view, sight.seat(seat).did
    if sight.over:
        return ""
    if last is not None and last.verb in _DID:
        return sight.words(_DID[last.verb])
    return sight.words(N_("bring-in")) if view.poster == seat and sight.seat(seat).bet else ""


def state(sight: StudSight, seat: Seat) -> str:
    """What stands in place of the chips, or beside them: “Folded”, “All-in”, “Won 24”, “Out”."""
    player, words = sight.seat(seat), sight.words
    if not player.playing:
        return words(N_("Out"))
    if player.folded:
        return words(N_("Folded"))
    if sight.over:
        return words(N_("Won {n}"), n=player.won) if player.won else ""
    return words(N_("All-in")) if player.all_in else ""


def short_state(sight: StudSight, seat: Seat) -> tuple[str, ...]:
    """The state in several wordings, the longest first: “Won 24”, “+24”."""
    told, won = state(sight, seat), sight.seat(seat).won
    return (told, f"+{won}") if told and sight.over and won else (told,)


def short_hand(words: Words, rank: HandRank) -> str:
    """The kind of a hand in as few letters as players write: “Trips”."""
    category = category_of(rank)
    return words(_SHORT[category]) if category in _SHORT else hand_wordings(words, rank)[1]


def own_hand(sight: StudSight) -> tuple[str, ...]:
    """The name of one's best hand as it stands, or that one has folded; the longest wording first."""
    me = sight.seat(sight.you)
    if sight.moment.people.you is None or not me.playing:
        return ("",)
    if me.folded:
        return (sight.words(N_("You have folded")),)
    return hand_wordings(sight.words, me.best) if me.best is not None else ("",)


def own_note(sight: StudSight) -> tuple[str, ...]:
    """What explains the hand, the longest wording first: the wild cards in it, or what one has won."""
    me, words = sight.seat(sight.you), sight.words
    if sight.over and me.won:
        return (words(N_("You win {n}"), n=me.won),)
    if standing := own_standing(sight):
        ranks = [rank_name(words, each.rank) for each in standing]
        short = words(N_("Wild as {ranks}"), ranks=listed(words, ranks))
        return capital(stands_for_words(words, standing)), short
    wild = [card_name(words, card) for card in (*me.down, *me.up) if sight.is_wild(card)]
    return (words(N_("Wild in your hand: {cards}"), cards=listed(words, wild)) if wild else "",)


def own_standing(sight: StudSight) -> tuple[StandsFor, ...]:
    """What one's own wild cards stand for in the best hand."""
    me = sight.seat(sight.you)
    if me.best is None:
        return ()
    everybody = () if sight.view.community is None else (sight.view.community,)
    cards = (*me.down, *me.up, *everybody)
    return stands_for(me.best, cards, [card for card in cards if sight.is_wild(card)])


def seat_name(sight: StudSight, seat: Seat) -> str:
    """A seat in full, for those who can't see it: “Anna, 84 chips, bet 4, called, dealer”."""
    player, words = sight.seat(seat), sight.words
    parts = [sight.name(seat), words.plural(N_("{n} chip"), N_("{n} chips"), player.stack)]
    parts.append(state(sight, seat).lower())
    if player.bet:
        parts.append(words(N_("{n} on this street"), n=player.bet))
    parts.append(did(sight, seat) if not player.folded else "")
    if sight.view.dealer == seat:
        parts.append(words("dealer"))
    if sight.view.to_act == seat:
        parts.append(words(N_("to act")))
    if not sight.over and player.playing and not player.folded:
        parts.append(words.plural(N_("{n} hidden card"), N_("{n} hidden cards"), len(player.down)))
    return ", ".join(part for part in parts if part)
