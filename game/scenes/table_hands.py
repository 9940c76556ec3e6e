"""The own hand under the fingers: dragged onto the table, rearranged, sorted, asked about.

What is dragged is drawn by the stage; here only the order of the cards changes, which no rule knows of.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Protocol

from game.cards import N_, Card, card_text
from game.rules.api import Seat
from game.scenes.api import Context
from game.scenes.hand_order import SORT_KEY, Deal, moved
from game.scenes.prompt import Prompt
from game.scenes.table_motion import Motion
from game.scenes.table_pace import BUBBLE_MS
from game.stage.item import Rect
from game.telling import capital, card_name

Slot = tuple[Card, Rect]


class Table(Protocol):
    """What the hand needs of its table."""

    stale: bool

    def press(self, press: Hashable) -> None: ...
    def asked(self) -> tuple[Prompt, Collection[Card]]:
        """What the person may do now, and the cards chosen so far."""


class TableHands:
    """See Hands. `sorts` are the orders that the game knows, its usual one first; `name` is the ruleset's."""

    def __init__(
        self,
        context: Context,
        table: Table,
        motion: Motion,
        name: str,
        sorts: Sequence[str],
        you: Seat | None,
    ) -> None:
        self._context, self._table, self._motion = context, table, motion
        self._name, self._sorts, self._you = name, tuple(sorts), you
        self._deal: Deal = (0, "", 0)
        self._cards: tuple[Card, ...] = ()
        self._before: tuple[str, tuple[Card, ...] | None] | None = None  # what is dragged, the order before
        self._carried = False  # what is pressed was dragged
        self.bubble: tuple[Card | None, str] | None = None  # what is said at a card, or at the buttons (None)
        self._bubble_ms = 0.0

    @property
    def sort(self) -> str:
        """The order that new cards come into."""
        chosen = self._context.settings.sorted_by.get(self._name)
        return chosen if chosen in self._sorts else self._sorts[0]

    @property
    def next_sort(self) -> str:
        """The order that sorting leads to: first back to the one that was left by hand."""
        if self._context.hands.arranged(self._deal, self._you) is not None:
            return self.sort
        return self._sorts[(self._sorts.index(self.sort) + 1) % len(self._sorts)]

    def lay(self, deal: Deal, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The cards of this deal as they lie."""
        self._deal = deal
        self._cards = self._context.hands.lay(deal, self._you, cards, self.sort)
        return self._cards

    def drag(self, ident: str, at: Rect) -> None:
        """See Hands: over its row it takes the nearest place, over the table its old one."""
        row = self._row(ident)
        if not row:
            return
        if self._before is None or self._before[0] != ident:
            self._before = (ident, self._context.hands.arranged(self._deal, self._you))
        if _is_over(at, row):
            self._arrange(self._before[1])
        else:
            self._take_place(ident, at, row)

    def drop(self, ident: str, at: Rect) -> None:
        """See Hands: on the table it is played or chosen, in its row it stays where it is."""
        row, card = self._row(ident), self._card(ident)
        self.drag(ident, at)
        self._before = None
        if card is not None and row and _is_over(at, row):
            self._motion.let_go(ident, at)
            self._carried = True
            self._table.press(("carried", card))
            self._carried, self._table.stale = False, True

    def put_back(self, ident: str) -> None:
        """See Hands."""
        if self._before is not None and self._before[0] == ident:
            self._arrange(self._before[1])
        self._before = None

    def nudge(self, ident: str, step: int) -> None:
        """See Hands."""
        row, card = [lying for lying, _ in self._row(ident)], self._card(ident)
        if card is None or card not in row or not 0 <= row.index(card) + step < len(row):
            return
        self._put(moved(row, card, row.index(card) + step))

    def explain(self, ident: str, press: Hashable) -> bool:
        """See Hands: cards and buttons; what can't be chosen says why as if it had been pressed."""
        what, which = press if isinstance(press, tuple) and len(press) == 2 else (None, None)
        prompt, chosen = self._table.asked()
        card = which if what == "card" and isinstance(which, int) else None
        if card is not None:
            if said := self._use(Card(card), prompt, chosen):
                self.tell(Card(card), said, why=False)
                self._table.stale = True
            else:
                self._table.press(press)
            return True
        button = next((button for button in prompt.buttons if what == "button" and button.id == which), None)
        if button is None or button.why is None:
            return False
        self._table.press(press)
        return True

    def tell(self, card: Card | None, text: str, why: bool = True) -> None:
        """Say at a card, or at the buttons (None), why it can't be pressed, or what it is good for."""
        self.bubble, self._bubble_ms = (card, text), BUBBLE_MS
        if why:
            self._context.hear("refuse")
        if why and not self._carried:  # what was carried glides back from where it is
            self._motion.refuse(card)

    def close(self) -> bool:
        """Close the bubble; False if there is none."""
        was_open, self.bubble = self.bubble is not None, None
        return was_open

    def fade(self, ms: float) -> bool:
        """Let time pass; True if the bubble has gone by itself."""
        self._bubble_ms -= ms
        return self._bubble_ms <= 0 and self.close()

    def key(self, name: str) -> bool:
        """The key that sorts; True if it was used."""
        if name == SORT_KEY:
            self._table.press(("sort",))
        return name == SORT_KEY

    def resort(self) -> None:
        """By the next order; what was arranged by hand is forgotten."""
        self._context.settings.sorted_by[self._name] = self.next_sort
        self._context.save_settings()
        self._arrange(None)
        self._context.hear("select")
        self._table.stale = True

    def _use(self, card: Card, prompt: Prompt, chosen: Collection[Card]) -> str:
        """What a press on the card would do; empty if nothing."""
        words = self._context.words
        name = capital(card_name(words, card))
        if card in prompt.plays:
            return words(N_("{card}: press it, or drag it onto the table, to play it."), card=name)
        if card not in prompt.picks:
            return ""
        if card in chosen:
            return words(N_("{card} is to be exchanged: press it to keep it."), card=name)
        return words(N_("{card}: press it, or drag it upwards, to exchange it."), card=name)

    def _card(self, ident: str) -> Card | None:
        text = ident.rsplit(":", 1)[-1]
        return next((card for card in self._cards if card_text(card) == text), None)

    def _row(self, ident: str) -> list[Slot]:
        """The cards that lie in one row with this one, as they lie, with their places from left to right."""
        prefix = ident.rsplit(":", 1)[0]
        lying = self._motion.places
        cards = [card for card in self._cards if f"{prefix}:{card_text(card)}" in lying]
        places = sorted(lying[f"{prefix}:{card_text(card)}"] for card in cards)
        return list(zip(cards, places, strict=True))

    def _take_place(self, ident: str, at: Rect, row: list[Slot]) -> None:
        card, middle = self._card(ident), at.x + at.w // 2
        places = [rect for _, rect in row]
        nearest = min(range(len(row)), key=lambda i: abs(places[i].x + places[i].w // 2 - middle))
        cards = [lying for lying, _ in row]
        if card is not None and card in cards and cards.index(card) != nearest:
            self._put(moved(cards, card, nearest))

    def _put(self, row: Sequence[Card]) -> None:
        """The cards of one row lie like this now, those of another row as before."""
        rest = iter(row)
        self._arrange(tuple(next(rest) if card in row else card for card in self._cards))

    def _arrange(self, cards: tuple[Card, ...] | None) -> None:
        if cards != self._context.hands.arranged(self._deal, self._you):
            self._context.hands.arrange(self._deal, self._you, cards)
            if cards is not None:
                self._cards = cards
            self._table.stale = True


def _is_over(at: Rect, row: list[Slot]) -> bool:
    """Whether the middle of what is held is above its row, where the table is."""
    return at.y + at.h // 2 < max(rect.y for _, rect in row)
