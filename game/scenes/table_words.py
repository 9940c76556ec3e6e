"""What the table says in words: the top line, each seat's state, and what one's own hand is worth."""

from __future__ import annotations

from game.cards import N_, Category, category_of
from game.rules.api import Seat
from game.rules.chicago.observation import ChicagoView, Phase
from game.rules.chicago.options import ChicagoOptions, Declaring
from game.scenes.table_sight import Sight
from game.telling import capital, card_name, category_name, hand_wordings, listed, points_text
from game.text import Words


def subtitle(words: Words, view: ChicagoView) -> tuple[str, ...]:
    """Where the deal stands, the longest wording first: “Deal 6 · phase 1 of 3 · exchange”."""
    deal = words(N_("Deal {n}"), n=view.deal)
    total = view.options.exchange_rounds
    phased = view.options.declaring is not Declaring.NONE
    phase = words(N_("phase {n} of {total}"), n=view.round, total=total)
    if view.phase is Phase.EXCHANGE:
        step = (
            words(N_("exchange"))
            if phased
            else words(N_("exchange {n} of {total}"), n=view.round, total=total)
        )
    elif view.phase is Phase.DECLARE:
        step = words(N_("declare your hand"))
    elif view.phase is Phase.PLAY:
        phased, step = False, words(N_("trick {n} of 5"), n=view.round)
    elif view.phase is Phase.CHICAGO:
        phased, step = False, words(N_("Chicago?"))
    else:
        phased, step = False, words(N_("over"))
    parts = (deal, phase, step) if phased else (deal, step)
    told = tuple(" · ".join(parts[start:]) for start in range(len(parts)))
    taken = 0 if view.seat is None or view.phase is not Phase.PLAY else view.seats[view.seat].tricks
    if not taken:
        return told
    mine = words(N_("you have {n}"), n=taken)  # tricks: the others' stand at their seats
    return *(f"{each} · {mine}" for each in told), step


def short_status(sight: Sight, seat: Seat) -> tuple[str, ...]:
    """The state of a seat in several wordings, the longest first."""
    told = status(sight, seat)
    if seat in sight.gains:
        return told, figures(told)
    count = sight.seat(seat).exchanged
    if count and sight.view.phase in (Phase.EXCHANGE, Phase.DECLARE):
        return told, sight.words(N_("Exchanged {n}"), n=count)
    if told == sight.words(N_("Waiting")):
        return told, sight.words(N_("Waits"))
    return (told,)


def figures(told: str) -> str:
    """The bare points of “+5 last trick, +2 two pair”: “+5 +2”."""
    return " ".join(word for word in told.split() if word[0] in "+−±")


def status(sight: Sight, seat: Seat) -> str:
    """What a seat is doing or has done in this phase, "" if nothing need be said."""
    if seat in sight.gains:
        return sight.gains[seat]
    words, view, player = sight.words, sight.view, sight.seat(seat)
    if not player.playing:
        return words(N_("Sits out"))
    acting = view.to_act == seat and not sight.held
    if view.phase is Phase.PLAY or sight.held:
        return words.plural(N_("{n} trick"), N_("{n} tricks"), player.tricks) if player.tricks else ""
    if acting:
        return "" if seat == sight.you else words(N_("thinking …"))
    if view.phase is Phase.CHICAGO:
        return words(N_("No Chicago")) if player.chicago_asked else ""
    if view.phase is Phase.OVER:
        return ""
    if player.exchanged is not None:
        return _exchanged(sight, seat, player.exchanged)
    if player.stopped:
        return words(N_("May not exchange"))
    return words(N_("Waiting"))


def _exchanged(sight: Sight, seat: Seat, count: int) -> str:
    words = sight.words
    if not count:
        return words(N_("Stood"))
    if sight.seat(seat).thrown_shown and sight.known(seat):
        return words(N_("Showed, exchanged {n}"), n=count)
    return words(N_("Exchanged {n}"), n=count)


def seat_name(sight: Sight, seat: Seat) -> str:
    """All that is to be seen of a seat, for a listener: “Anna, 24 points, 5 cards, dealer, exchanged 2”."""
    words, player = sight.words, sight.seat(seat)
    score = sight.scores[seat]
    parts = [
        capital(sight.people.name(seat)) if seat == sight.people.you else sight.people.names[seat],
        words.plural(N_("{n} point"), N_("{n} points"), score),
    ]
    if player.hand:
        parts.append(words.plural(N_("{n} card"), N_("{n} cards"), len(player.hand)))
    if seat == sight.view.dealer:
        parts.append(words(N_("dealer")))
    if sight.view.to_act == seat:
        parts.append(words(N_("to act")))
    if sight.view.caller == seat:
        parts.append(words(N_("has called Chicago")))
    if seat in sight.said:
        parts.append(said(sight, seat))
    if state := status(sight, seat):
        parts.append(state)
    if player.thrown_shown:
        thrown = listed(words, [card_name(words, card) for card in player.thrown_shown])
        parts.append(words(N_("discarded {cards}"), cards=thrown))
    return ", ".join(parts)


def said(sight: Sight, seat: Seat) -> str:
    """What a seat said in the declaring: “Pair”, “Pass”."""
    category = sight.said[seat]
    if category is None:
        return sight.words(N_("Pass"))
    return capital(category_name(sight.words, category))


def own_hand(sight: Sight) -> tuple[str, ...]:
    """The name of one's own hand, the longest wording first; "" if there is none to name."""
    rank = sight.seat(sight.you).hand_rank
    return ("",) if rank is None else hand_wordings(sight.words, rank)


def own_worth(sight: Sight) -> str:
    """What one's own hand would score: “Gives 1 point if it is the best”."""
    rank = sight.seat(sight.you).hand_rank
    if rank is None or sight.view.phase is Phase.OVER:
        return ""
    points = category_points(sight.view.options, category_of(rank))
    if not points:
        return sight.words(N_("Only a pair or better scores"))
    return sight.words.plural(
        N_("Gives {n} point if it is the best"), N_("Gives {n} points if it is the best"), points
    )


def short_worth(sight: Sight) -> str:
    """The same in the fewest words: “1 point”; "" where there is no number."""
    rank = sight.seat(sight.you).hand_rank
    points = 0 if rank is None else category_points(sight.view.options, category_of(rank))
    return sight.words.plural("{n} point", "{n} points", points) if points else ""


def category_points(options: ChicagoOptions, category: Category) -> int:
    """What the best hand of a kind scores under these options; 0 for a hand without a pair."""
    return int(getattr(options, f"{category.record_name}_points", 0))


def pill(sight: Sight, seat: Seat) -> str:
    """The sign over the caller: “Anna has called Chicago · 15 points”."""
    words = sight.words
    points = words.plural(N_("{n} point"), N_("{n} points"), sight.view.options.chicago_points)
    called = sight.people.say(seat, N_("You have called Chicago"), N_("{name} has called Chicago"))
    return f"{called} · {points}"


def short_pill(sight: Sight, seat: Seat) -> tuple[str, ...]:
    """The same in several wordings, the longest first; the sign hangs at its seat in any case."""
    words, points = sight.words, sight.view.options.chicago_points
    told = words.plural("{n} point", "{n} points", points)
    return (
        pill(sight, seat),
        words(N_("Chicago · {points}"), points=told),
        words(N_("Chicago · {points}"), points=points),
        words(N_("Chicago")),
    )


def broken(sight: Sight) -> tuple[str, ...]:
    """What a called Chicago means now, in two lines; () without one or when it is decided."""
    caller, words = sight.view.caller, sight.words
    if caller is None or sight.view.phase is not Phase.PLAY or sight.view.chicago_result is not None:
        return ()
    loss = points_text(-sight.view.options.chicago_points)
    if caller == sight.people.you:
        return words(N_("If another takes a trick,")), words(N_("your Chicago is broken: {loss}"), loss=loss)
    name = sight.people.names[caller]
    return words(N_("If another takes a trick,")), words(
        N_("the Chicago is broken: {name} {loss}"), name=name, loss=loss
    )
