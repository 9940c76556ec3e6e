"""The house-rule panel as Items: the games or the heading on felt, the rules on paper in a list."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.cards import N_
from game.scenes.house_rules_controls import Row
from game.scenes.house_rules_layout import Plan, plan_of
from game.scenes.house_rules_rows import add_row
from game.scenes.listed import Shown
from game.scenes.paper_controls import Segment, add_bar, add_choices, add_note
from game.scenes.scrolling import scrolled
from game.scenes.title_layout import SQUARE
from game.scenes.title_paper import Paper
from game.stage import fonts
from game.stage.item import ButtonLook, Item, Rect, Role
from game.stage.metrics import Metrics
from game.text import Words


class Place(NamedTuple):
    """A ruleset as it can be chosen: its name, title, and how many of its house rules are changed."""

    name: str
    title: str
    changes: int


class RulesView(NamedTuple):
    """All that the panel shows: `games` are the title's, `presets` the rulesets with the same rules."""

    words: Words
    game: str
    title: str
    games: tuple[Place, ...]
    presets: tuple[Place, ...]
    rows: tuple[Row, ...]
    note: str

    @property
    def changes(self) -> int:
        """How many rules are not standard."""
        return sum(row.changed for row in self.rows)


def rules_items(view: RulesView, m: Metrics, offset: int) -> Shown:
    """Everything from back to front, the list moved up by `offset` device px (or as far as it goes)."""
    plan, paper = plan_of(m), Paper(m)
    paper.panel("felt", "felt", Rect(0, 0, m.width, m.height), "title")
    paper.panel("sheet", "sheet", plan.sheet, radius=SQUARE)
    listed, spans, height = _list(view, m)
    most = max(0, height - plan.view.h)
    offset = max(0, min(most, offset))
    paper.items += scrolled(listed, plan.view, offset)
    if most:
        add_bar(paper, plan.view, most, offset)
    if m.layout != "low":
        _edges(paper, plan)
    _heading(paper, plan, view)
    _buttons(paper, plan, view)
    if plan.more and most:
        below = sum(bottom - offset > plan.view.h for _, bottom in spans.values())
        _more(paper, plan.more, view.words, below)
    if plan.mark:
        paper.text(
            "mark", view.words(N_("House rules")), plan.mark, 38, 600, "cream", role=Role.TEXT, least=20
        )
    if plan.side:
        _side(paper, plan.side, view)
    if plan.note:
        add_note(paper, view.note, plan.note)
    return Shown(paper.items, most, spans, plan.view)


def _edges(paper: Paper, plan: Plan) -> None:
    """The paper above and below the list, under which it scrolls."""
    sheet, view, line = plan.sheet, plan.view, max(1, paper.metrics.px(1))
    end = view.y + view.h
    for name, y, h, at in (("head", 0, view.y, view.y - line), ("foot", end, sheet.h - end, end)):
        paper.panel(name, "sheet", sheet._replace(y=y, h=h), radius=SQUARE)
        beneath = plan.column if name == "head" and plan.side else sheet
        paper.panel(f"{name}:line", "hairline", beneath._replace(y=at, h=line), "rule")


@lru_cache(maxsize=2)
def _list(view: RulesView, m: Metrics) -> tuple[list[Item], dict[str, tuple[int, int]], int]:
    """The rows one below the other from y 0 on, each rule's top and bottom, and the height of all."""
    plan, paper, words = plan_of(m), Paper(m), view.words
    column = plan.column
    y, spans = 0 if m.layout != "low" else m.px(6), dict[str, tuple[int, int]]()
    beside = {game.name for game in view.games} if plan.side else set()
    if len(view.presets) > 1 and not beside.issuperset(preset.name for preset in view.presets):
        y = _presets(paper, view, column._replace(y=y + m.px(12)))
    for row in view.rows:
        box = Rect(column.x, y, column.w, 0)
        height = add_row(paper, words, row, box, lined=bool(paper.items))
        spans[row.option.name] = (y, y + height)
        y += height
    if plan.note is None:
        paper.panel("line:note", "hairline", Rect(column.x, y, column.w, max(1, m.px(1))), "rule")
        y += m.px(14)
        place = column._replace(y=y)
        y += paper.paragraph("note", view.note, place, 15, 400, "ink-2", Role.TEXT) + m.px(10)
    return paper.items, spans, y + m.px(6)


def _presets(paper: Paper, view: RulesView, place: Rect) -> int:
    """The rulesets of the family side by side; returns where they end."""
    m = paper.metrics
    box = place._replace(h=m.target(48), w=min(place.w, m.px(560)))
    choices = [
        Segment(
            f"ruleset:{preset.name}",
            preset.title,
            preset.title,
            ("ruleset", preset.name),
            preset.name == view.game,
        )
        for preset in view.presets
    ]
    high = add_choices(paper, "ruleset", choices, box)
    below = place._replace(y=box.y + high + m.px(6))
    hint = view.words(N_("Each game has its own standard, house rules and saved match."))
    return below.y + paper.paragraph("presets", hint, below, 15, 400, "ink-2", Role.TEXT) + m.px(12)


def _more(paper: Paper, place: Rect, words: Words, hidden: int) -> None:
    """How many rules lie below, a press from being seen."""
    m = paper.metrics
    text = (
        words.plural("{n} more rule", "{n} more rules", hidden) if hidden else words(N_("To the beginning"))
    )
    rect = place._replace(w=min(place.w, m.text_width(text, m.font(17), 500) + m.px(60)))
    icon = "down" if hidden else "up"
    paper.button("menu:more", text, "quiet", rect, "more", 17, on_paper=True, icon=icon)


def _heading(paper: Paper, plan: Plan, view: RulesView) -> None:
    m, words = paper.metrics, view.words
    house_rules, changes = words(N_("House rules")), counted(words, view.changes)
    legend = words(N_("Amber dot: not standard")) if m.layout == "wide" else changes
    if m.layout == "wide":
        paper.text("heading", view.title, plan.heading, 24, 600, role=Role.TEXT)
        paper.text("legend", legend, plan.legend, 15, 400, "ink-2", role=Role.TEXT)
    elif m.layout == "low":
        paper.text("heading", house_rules, plan.heading, 24, 600, "cream", role=Role.TEXT, least=20)
        high = paper.paragraph("game", view.title, plan.legend, 16, 600, "cream", Role.TEXT)
        below = plan.legend._replace(y=plan.legend.y + high + m.px(4), h=2 * fonts.line_height(m.font(15)))
        paper.text("legend", legend, below, 15, 400, "dim", role=Role.TEXT, lines=2, middle=False)
    else:
        paper.text("heading", house_rules, plan.heading, 24, 600, role=Role.TEXT)
        text = f"{view.title} · {legend}"
        paper.text("legend", text, plan.legend, 15, 400, "ink-2", role=Role.TEXT)
    if plan.close:
        icon = "close" if m.layout == "wide" else "left"
        paper.button(
            "menu:back", "", "icon", plan.close, "done", on_paper=True, icon=icon, name=words(N_("Back"))
        )


def counted(words: Words, changes: int) -> str:
    """“2 changed”, or “standard”."""
    return words.plural("{n} changed", "{n} changed", changes) if changes else words(N_("standard"))


def _buttons(paper: Paper, plan: Plan, view: RulesView) -> None:
    words, low = view.words, paper.metrics.layout == "low"
    back, can = words(N_("Back to standard")), view.changes > 0
    why = None if can else words(N_("All house rules are standard already."))
    kind = "secondary" if low else "paper"
    paper.button("menu:reset", back, kind, plan.reset, "reset", 18, on_paper=not low, enabled=can, why=why)
    paper.button("menu:title", words(N_("Done")), "primary", plan.done, "done", 20, key="return")


def _side(paper: Paper, first: Rect, view: RulesView) -> None:
    """The games on the felt; a preset's own line is that of its family's first."""
    m, words = paper.metrics, view.words
    here = {preset.name for preset in view.presets}
    names = {game.name for game in view.games}
    for number, game in enumerate(view.games):
        rect = first._replace(y=first.y + number * m.px(70))
        chosen = game.name == view.game or (view.game not in names and game.name in here)
        shown = next((p for p in view.presets if chosen and p.name == view.game), game)
        if chosen:
            paper.panel("chosen", "hairline", rect, "cream")
            paper.panel("chosen:bar", "hairline", rect._replace(w=m.px(5)), "amber")
        text = f"{shown.title}\n{counted(words, shown.changes)}"
        name = f"{shown.title}, {counted(words, shown.changes)}"
        if chosen and not here.issubset(names):  # the presets in the list say which one it is
            look = ButtonLook(text, "row", m.font(18))
            paper.items.append(Item(f"family:{game.name}", look, rect, Role.TEXT, name, selected=True))
            continue
        paper.button(
            f"ruleset:{game.name}", text, "row", rect._replace(w=rect.w - m.px(8)),
            ("ruleset", game.name), 18, role=Role.CHOICE,
            name=name, selected=chosen,
        )  # fmt: skip
