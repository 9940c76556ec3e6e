"""How the table gets from one picture to the next: events become Moves and Passings (look.md, section 10).

Nothing here says where things lie: a Move only says where its item comes from. What is missing in the
picture before is left out, so an animation can be lost but never be wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.cards import UNKNOWN, Card, card_text
from game.rules import events
from game.rules.api import Seat
from game.scenes.api import Change
from game.scenes.table_sight import Sight, Trick
from game.scenes.table_sounds import sounds_of
from game.stage import theme
from game.stage.item import CardLook, ChipsLook, Fade, Item, Move, Passing, Rect

BACK: Final = CardLook(UNKNOWN, small=True)
Ids = Mapping[str, Rect]


class _Plan:
    """The movements found so far; `shown` are the items of the picture before."""

    def __init__(self, sight: Sight, shown: Mapping[str, object]) -> None:
        self.sight = sight
        self.shown = shown
        self.moves: list[Move] = []
        self.passings: list[Passing] = []
        self.fades: list[Fade] = []
        self.dealt = 0
        self.at = 0  # ms: when the next movement begins

    def hand_id(self, seat: Seat, card: Card) -> str:
        """The id of a card that the observer sees in a hand."""
        return f"card:{card_text(card)}" if seat == self.sight.you else f"up:{seat}:{card_text(card)}"


def change_for(happened: Sequence[Any], sight: Sight, shown: Mapping[str, object]) -> Change:
    """The movements for redacted events, on the way to the picture of `sight`."""
    plan = _Plan(sight, shown)
    for event in happened:
        if type(event) in _PLANS:
            _PLANS[type(event)](plan, event)
    return Change(tuple(plan.moves), tuple(plan.passings), sounds_of(happened), tuple(plan.fades))


def trick_home(trick: Trick) -> tuple[Move, ...]:
    """A seen trick goes home: each card to its owner's row."""
    return tuple(
        Move(
            f"played:{seat}:{card_text(card)}",
            f"trick:{seat}:{card_text(card)}",
            0,
            theme.TRICK_HOME,
            easing="inout",
        )
        for seat, card in trick
    )


def resolve(change: Change, shown: Ids, now: Ids) -> Change:
    """The change with every place as a rectangle, from the picture before or else the new one.

    Movements of items that are not in the new picture, or from places in neither, are left out.
    """

    def place(where: str | Rect) -> Rect | None:
        return where if isinstance(where, Rect) else shown.get(where) or now.get(where)

    moves, passings = {}, []
    for move in change.moves:
        if move.id in now and (start := place(move.start)) is not None:
            moves[move.id, move.then] = move._replace(start=start)
    for passing in change.passings:
        start, end = place(passing.start), place(passing.end)
        if start is not None and end is not None:
            if isinstance(passing.look, ChipsLook):
                end = _heap(start, end, str(passing.end).endswith(":chips"))
            passings.append(passing._replace(start=start, end=end))
    return Change(tuple(moves.values()), tuple(passings), change.sounds, change.fades)


def _heap(start: Rect, end: Rect, chips: bool) -> Rect:
    """Where a heap ends that stays as big as it is: where the `chips` there lie, or in the middle."""
    if chips:
        return Rect(end.x, end.y + end.h - start.h, start.w, start.h)
    return Rect(end.x + (end.w - start.w) // 2, end.y + (end.h - start.h) // 2, start.w, start.h)


def _dealt(plan: _Plan, event: events.CardDealt) -> None:
    delay, own = plan.dealt * theme.DEAL_STEP, event.card != UNKNOWN
    number = plan.dealt // max(1, sum(seat.playing for seat in plan.sight.view.seats))
    id = plan.hand_id(event.seat, event.card) if own else f"back:{event.seat}:{number}"
    plan.moves.append(Move(id, "stock", delay, theme.DEAL, own, "deal"))
    plan.dealt += 1


def _exchanged(plan: _Plan, event: events.Exchanged) -> None:
    sight, seat = plan.sight, event.seat
    first, turn = sight.thrown_before(seat) - len(event.thrown), 0
    for i, card in enumerate(event.thrown):
        start = plan.hand_id(seat, card) if card != UNKNOWN else f"back:{seat}:{first + i}"
        delay, face = plan.at + i * theme.EXCHANGE_STEP, _face(plan, start)
        plan.passings.append(
            Passing(BACK, start, "discards", delay, theme.EXCHANGE_OUT, "inout", before=face)
        )
        turn = theme.FLIP if face is not None else turn
    if event.thrown:  # the heap grows with the first card that lands, its count changes with the last
        plan.at += turn
        lands = plan.at + theme.EXCHANGE_OUT
        plan.fades.append(Fade("discards", theme.APPEAR // 2, lands))
        last_lands = lands + (len(event.thrown) - 1) * theme.EXCHANGE_STEP
        plan.fades += [Fade(f"discards:{part}", theme.APPEAR, last_lands) for part in ("count", "label")]
    count = len(event.taken)
    plan.at += (count - 1) * theme.EXCHANGE_STEP + theme.EXCHANGE_OUT + theme.EXCHANGE_PAUSE
    last = sight.thrown_before(seat) + sight.backs(seat)
    for i, card in enumerate(event.taken):
        seen = card != UNKNOWN
        id = plan.hand_id(seat, card) if seen else f"back:{seat}:{last - count + i}"
        delay = plan.at + i * theme.EXCHANGE_STEP
        plan.moves.append(Move(id, "stock", delay, theme.EXCHANGE_IN, seen, "deal"))
    plan.at += (count - 1) * theme.EXCHANGE_STEP + theme.EXCHANGE_IN


def _face(plan: _Plan, id: str) -> CardLook | None:
    """A face that is thrown, as it shows until it turns over; None for a back."""
    item = plan.shown.get(id)
    look = item.look if isinstance(item, Item) else None
    if not isinstance(look, CardLook) or look.card == UNKNOWN:
        return None
    return look._replace(selected=False, dimmed=False, strip=False)


def _shown(plan: _Plan, event: events.HandShown) -> None:
    if event.seat == plan.sight.you:
        return
    first = plan.sight.thrown_before(event.seat)
    backs = [i for i in range(first, first + 5) if f"back:{event.seat}:{i}" in plan.shown]
    fresh = [
        card for card in sorted(event.cards, reverse=True) if plan.hand_id(event.seat, card) not in plan.shown
    ]
    for number, (back, card) in enumerate(zip(backs, fresh, strict=False)):
        id, delay = plan.hand_id(event.seat, card), plan.at + number * theme.SHOW_STEP
        plan.moves.append(Move(id, f"back:{event.seat}:{back}", delay, theme.SHOW, True, there=True))


def _played(plan: _Plan, event: events.CardPlayed) -> None:
    seat, card = event.seat, event.card
    start = plan.hand_id(seat, card)
    if start not in plan.shown:
        start = f"back:{seat}:{plan.sight.thrown_before(seat) + plan.sight.backs(seat)}"
    id = f"trick:{seat}:{card_text(card)}"
    plan.moves.append(Move(id, start, 0, theme.PLAY, False, "play"))


def _offered(plan: _Plan, event: events.CardOffered) -> None:
    plan.moves.append(Move("offered", "stock", 0, theme.EXCHANGE_IN, True))


_PLANS: Final[dict[type, Callable[[_Plan, Any], None]]] = {
    events.CardDealt: _dealt,
    events.Exchanged: _exchanged,
    events.HandShown: _shown,
    events.CardPlayed: _played,
    events.CardOffered: _offered,
}
