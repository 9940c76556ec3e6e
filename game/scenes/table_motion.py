"""From one picture of the table to the next: what the games' directors find, and what fades (look.md, 10)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from game.cards import Card, card_text
from game.rules import events
from game.rules.api import Seat
from game.scenes import director, table_fades, wild_change
from game.scenes.api import Change
from game.scenes.table_game import TableGame
from game.scenes.table_sight import Trick
from game.stage import theme
from game.stage.ground import is_ground
from game.stage.item import CardLook, Item, Move, Rect

_OWN: Final = "own:score"  # where it lies tells at which height the own part does


class Motion:
    """The picture that the stage has, the one it is to have, and what happened between them."""

    def __init__(self) -> None:
        self._shown: dict[str, Item] = {}
        self._now: dict[str, Item] = {}
        self._px = 1.0  # device px a logical one
        self._happened: tuple[Any, ...] = ()
        self._home: Trick = ()
        self._chosen: set[str] = set()  # ids of cards that were chosen or put back
        self._refused: str | None = None
        self._gains: Mapping[Seat, int] = {}

    def picture(self, items: Iterable[Item], px: float) -> None:
        """The picture that is to come."""
        self._now, self._px = {item.id: item for item in items if item.visible}, px

    def happen(self, happened: Sequence[Any]) -> None:
        """Events, redacted, that lead to the next picture."""
        self._happened += tuple(happened)

    def go_home(self, trick: Trick) -> None:
        """A finished trick has been seen."""
        self._home += trick

    def choose(self, card: Card) -> None:
        """A card of the hand was chosen, or put back."""
        self._chosen.add(f"card:{card_text(card)}")

    def refuse(self, card: Card | None) -> None:
        """A card of the hand can't be pressed."""
        self._refused = None if card is None else f"card:{card_text(card)}"

    def gain(self, gains: Mapping[Seat, int]) -> None:
        """Points, by seat, that are told from now on."""
        self._gains = gains

    @property
    def places(self) -> Mapping[str, Rect]:
        """Where everything lies in the picture that is to come."""
        return _rects(self._now)

    def let_go(self, id: str, at: Rect) -> None:
        """Something was dragged: its way begins where it was let go."""
        if id in self._shown:
            self._shown = {**self._shown, id: self._shown[id]._replace(rect=at)}

    @property
    def trick_goes_home(self) -> bool:
        """Whether a trick is on its way home with the next picture."""
        return bool(self._home)

    def take(self, game: TableGame, sight: Any, you: Seat) -> Change:
        """How the new picture comes about; told once."""
        shown, now = _rects(self._shown), _rects(self._now)
        change = game.change(self._happened, sight, self._shown)
        change = change._replace(moves=director.trick_home(self._home) + change.moves)
        change = director.resolve(change, shown, now)
        moves = [*self._resorted(change.moves, shown, now, you), *self._small_moves(shown, now)]
        moves = self._raised(moves, now)
        moves += self._sunk({move.id for move in moves})
        pictures = self._shown, self._now
        more, wild = wild_change.changes(self._happened, moves, pictures, self._px)
        moves += more
        travels = bool(moves or change.passings)
        gains = table_fades.gains_by_id(self._gains, you, self._now)
        fades = {
            fade.id: fade
            for fade in (
                *table_fades.fades_for(self._shown, self._now, travels, gains, self._px),
                *change.fades,
                *wild,
            )
        }
        if not self._shown and not travels:
            fades = {}
        self._shown, self._happened, self._home = self._now, (), ()
        self._chosen, self._refused, self._gains = set(), None, {}
        return change._replace(moves=tuple(moves), fades=tuple(fades.values()))

    def _small_moves(self, shown: director.Ids, now: director.Ids) -> list[Move]:
        """Chosen cards rise, a refused one drops a little and comes back; nobody waits for that."""
        moves = [
            Move(id, shown[id], 0, theme.SELECT, told=False)
            for id in sorted(self._chosen)
            if id in shown and id in now
        ]
        if (id := self._refused) in now and id in shown and id is not None:
            low = now[id]._replace(y=now[id].y + round(theme.REFUSE_DROP * self._px))
            half = theme.REFUSE // 2
            moves.append(Move(id, now[id], 0, half, end=low, told=False))
            moves.append(Move(id, low, 0, half, then=True, told=False))
        return moves

    def _sunk(self, moving: Collection[str]) -> list[Move]:
        """Where the own part gets another height, all of it goes there together with the cards."""
        if _OWN not in self._shown or _OWN not in self._now:
            return []
        by = self._now[_OWN].rect.y - self._shown[_OWN].rect.y
        return [
            Move(id, was.rect, 0, theme.GLIDE, told=False)
            for id, was in self._shown.items()
            if by
            and id not in moving
            and (item := self._now.get(id)) is not None
            and not is_ground(item)
            and (item.rect.x, item.rect.y - was.rect.y, *item.rect[2:]) == (was.rect.x, by, *was.rect[2:])
        ]

    def _resorted(
        self, moves: Sequence[Move], shown: director.Ids, now: director.Ids, you: Seat
    ) -> tuple[Move, ...]:
        """After one's own exchange the new cards lie where the thrown ones lay; then all are sorted."""
        own = [event for event in self._happened if isinstance(event, events.Exchanged) and event.seat == you]
        if len(own) != 1 or not own[0].taken:
            return tuple(moves)
        thrown = sorted(
            (shown[id] for card in own[0].thrown if (id := f"card:{card_text(card)}") in shown),
            key=lambda rect: rect.x,
        )
        taken = {f"card:{card_text(card)}" for card in own[0].taken}
        coming = sorted((move for move in moves if move.id in taken), key=lambda move: now[move.id].x)
        if not coming or len(thrown) != len(coming):
            return tuple(moves)
        coming = [
            move._replace(delay=first.delay)
            for move, first in zip(coming, sorted(coming, key=lambda move: move.delay), strict=True)
        ]
        arrivals = [move.delay + move.ms + (theme.FLIP if move.flip else 0) for move in coming]
        last, legs = max(arrivals), []
        for move, place, arrival in zip(coming, thrown, arrivals, strict=True):
            end = now[move.id]._replace(x=place.x)
            legs.append(move._replace(end=end))
            legs.append(Move(move.id, end, last - arrival, theme.SORT, then=True))
        kept = [
            Move(id, shown[id], last, theme.SORT)
            for id in now
            if id.startswith("card:") and id in shown and id not in taken
        ]
        return (*(move for move in moves if move.id not in taken), *legs, *kept)

    def _raised(self, moves: Sequence[Move], now: director.Ids) -> list[Move]:
        """The card that takes a trick rises when the last one has been played."""
        found = list(moves)
        if not any(isinstance(event, events.TrickTaken) for event in self._happened):
            return found
        look_of = {id: item.look for id, item in self._now.items() if id.startswith("trick:")}
        taking = next(
            (id for id, look in look_of.items() if isinstance(look, CardLook) and look.ringed), None
        )
        if taking is None:
            return found
        low = now[taking]._replace(y=now[taking].y + round(theme.RISE * self._px))
        last = next((at for at, move in enumerate(found) if move.id == taking), None)
        if last is not None:
            found[last] = found[last]._replace(end=low)
            found.append(Move(taking, low, 0, theme.RISE_MS, then=True))
        elif taking in self._shown:
            wait = max((move.delay + move.ms for move in found if move.id.startswith("trick:")), default=0)
            found.append(Move(taking, low, wait, theme.RISE_MS))
        return found


def _rects(items: Mapping[str, Item]) -> dict[str, Rect]:
    return {id: item.rect for id, item in items.items()}
