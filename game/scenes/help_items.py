"""How the help looks: how a game is played, what hands are worth, and what keys and fingers do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.cards import N_
from game.scenes.listed import Shown
from game.scenes.paper_controls import Segment, add_bar, add_segment, even_size
from game.scenes.scrolling import scrolled
from game.scenes.settings_layout import Plan, plan_of
from game.scenes.title_layout import SQUARE
from game.scenes.title_paper import Paper
from game.stage.item import CardLook, Item, Rect, Role
from game.stage.metrics import Metrics
from game.telling.how_to_play import HandLine, Section
from game.text import Words

COLUMN: Final = 720.0  # logical px: longer lines read badly
CARD: Final = (40, 56)
CARD_GAP: Final = 4


class HelpView(NamedTuple):
    """All that is shown. `games` are (ruleset, title), `keys` (what to press, what it does)."""

    words: Words
    games: Sequence[tuple[str, str]]
    game: str
    sections: Sequence[Section]
    hands: Sequence[HandLine]
    pressing: Sequence[str]
    keys: Sequence[tuple[str, str]]


def help_items(view: HelpView, m: Metrics, offset: int) -> Shown:
    """Everything from back to front, the list moved up by `offset` device px (or as far as it goes)."""
    plan, paper = plan_of(m), Paper(m)
    place = plan.view._replace(h=m.content.y + m.content.h - plan.view.y)
    paper.panel("felt", "felt", Rect(0, 0, m.width, m.height), "title")
    paper.panel("sheet", "sheet", plan.sheet._replace(h=m.height - plan.sheet.y), radius=SQUARE)
    page = _Page(m, view.words, plan.column)
    page.games(view)
    for number, section in enumerate(view.sections):
        page.heading(f"section:{number}", section.title)
        page.paragraph(f"section:{number}:text", section.text)
    page.hands(view.hands)
    page.lines(view)
    most = max(0, page.y + m.px(24) - place.h)
    offset = max(0, min(most, offset))
    paper.items += scrolled(page.paper.items, place, offset)
    if most:
        add_bar(paper, place, most, offset)
    _frame(paper, plan, view.words)
    return Shown(paper.items, most, {"game": (0, page.first)}, place)


def _frame(paper: Paper, plan: Plan, words: Words) -> None:
    """The heading and the way back."""
    if not plan.on_felt:
        paper.panel("head", "sheet", plan.sheet._replace(h=plan.view.y), radius=SQUARE)
    colour = "cream" if plan.on_felt else "ink"
    size = {"wide": 34.0, "tall": 26.0}.get(paper.metrics.layout, 24.0)
    paper.button(
        "menu:back", "", "icon", plan.back, "back", on_paper=not plan.on_felt, icon="left",
        name=words(N_("Back")), key="escape",
    )  # fmt: skip
    title = words(N_("How to play"))
    paper.text("heading", title, plan.heading, size, 600, colour, role=Role.TEXT, least=17, lines=2)


class _Page:
    """The list, from its top down; y in device px."""

    def __init__(self, m: Metrics, words: Words, column: Rect) -> None:
        self.paper, self._words = Paper(m), words
        self._column = column._replace(w=min(column.w, m.px(COLUMN)))
        self.first = 0
        self.y = m.px(12)

    def games(self, view: HelpView) -> None:
        """Which game is explained."""
        m, high = self.paper.metrics, self.paper.metrics.target(52)
        place = self._column._replace(y=self.y, h=high)
        self.paper.panel("track:games", "pill", place, "paper-2")
        size = even_size(self.paper, [title for _, title in view.games], place.w // len(view.games))
        for number, (name, title) in enumerate(view.games):
            left = place.x + place.w * number // len(view.games)
            right = place.x + place.w * (number + 1) // len(view.games)
            segment = Segment(f"ruleset:{name}", title, title, ("game", name), name == view.game)
            add_segment(self.paper, segment, Rect(left, place.y, right - left, high), size=size)
        self.y += high
        self.first = self.y
        self.y += m.px(4)

    def heading(self, id: str, text: str) -> None:
        """A section begins."""
        m = self.paper.metrics
        self.y += m.px(16)
        place = self._column._replace(y=self.y)
        self.y += self.paper.paragraph(id, text, place, 19, 600, role=Role.TEXT)

    def paragraph(self, id: str, text: str) -> None:
        """Sentences in the column's width."""
        m = self.paper.metrics
        self.y += m.px(4)
        place = self._column._replace(y=self.y)
        self.y += self.paper.paragraph(id, text, place, 16.5, 400, "ink-2", role=Role.TEXT)

    def hands(self, lines: Sequence[HandLine]) -> None:
        """The hand table, a line each: name and points, and five cards."""
        m, words = self.paper.metrics, self._words
        self.heading("hands", words(N_("Hands, best first")))
        self.y += m.px(8)
        width, high = m.px(CARD[0]), m.px(CARD[1])
        step = width + m.px(CARD_GAP)
        left = self._column.x + self._column.w - 5 * step + m.px(CARD_GAP)
        for number, line in enumerate(lines):
            if number:
                rule = Rect(self._column.x, self.y - m.px(5), self._column.w, m.px(1))
                self.paper.panel(f"rule:{number}", "hairline", rule, "rule")
            points = line.points
            said = "" if points is None else words.plural(N_("{n} point"), N_("{n} points"), points)
            room = Rect(self._column.x, self.y, left - self._column.x - m.px(10), high)
            name = f"{line.name}, {said}" if said else line.name
            above = room._replace(y=room.y + room.h // 12, h=room.h // 2) if said else room
            self.paper.text(f"hand:{number}", line.name, above, 16.5, 500, lines=2, role=Role.TEXT, name=name)
            if said:
                below = room._replace(y=above.y + above.h, h=room.h * 2 // 5)
                self.paper.text(f"hand:{number}:points", said, below, 15, 400, "ink-2")
            for place, card in enumerate(line.cards):
                rect = Rect(left + place * step, self.y, width, high)
                look = CardLook(card, small=True, wild="" if card == line.wild else None)
                self.paper.items.append(Item(f"hand:{number}:{place}", look, rect))
            self.y += high + m.px(10)

    def lines(self, view: HelpView) -> None:
        """What fingers, mouse and keys do."""
        m, words = self.paper.metrics, self._words
        self.heading("pressing", words(N_("Pressing and dragging")))
        for number, text in enumerate(view.pressing):
            self.paragraph(f"pressing:{number}", text)
        self.heading("keys", words(N_("Keys")))
        self.y += m.px(4)
        wide = max(m.text_width(key, m.font(16), 600) for key, _ in view.keys) + m.px(20)
        wide = min(wide, self._column.w * 2 // 5)
        for number, (key, text) in enumerate(view.keys):
            left = self._column._replace(y=self.y, w=wide - m.px(12))
            right = self._column._replace(x=self._column.x + wide, y=self.y, w=self._column.w - wide)
            name = f"{key}: {text}"
            tall = self.paper.paragraph(f"key:{number}", key, left, 16, 600, role=Role.TEXT, name=name)
            tall = max(tall, self.paper.paragraph(f"key:{number}:text", text, right, 16, 400, "ink-2"))
            self.y += tall + m.px(6)
