"""What changes a house rule: a switch, segments, arrows, or one less and one more."""

from __future__ import annotations

from typing import NamedTuple

from game.cards import N_
from game.rules import Option
from game.scenes.house_rules_kept import values_of
from game.scenes.paper_controls import Segment, add_segment, add_switch, segment_widths
from game.scenes.title_paper import Paper
from game.stage.item import Rect
from game.telling.options import option_help, option_title, value_words
from game.text import Words

OTHER = "…"  # the segment that asks for another number


class Row(NamedTuple):
    """A house rule, its value, the ruleset's own, and why the last change was refused (or nothing)."""

    option: Option
    value: object
    default: object
    refused: str = ""

    @property
    def changed(self) -> bool:
        """True if it is another value than the ruleset's own."""
        return self.value != self.default

    @property
    def kind(self) -> str:
        """How it is changed: switch, number, choice."""
        if isinstance(self.default, bool):
            return "switch"
        return "choice" if self.option.at_least is None else "number"


def spoken(words: Words, row: Row) -> str:
    """The row in words, for those who hear it."""
    name, option = row.option.name, row.option
    parts = [
        words(
            N_("{title}: {value}"),
            title=option_title(words, option),
            value=value_words(words, name, row.value),
        )
    ]
    if row.changed:
        parts.append(words(N_("Standard: {value}"), value=value_words(words, name, row.default)))
    return ". ".join([*parts, row.refused or option_help(words, option)])


def switch(paper: Paper, words: Words, row: Row, whole: Rect, place: Rect) -> None:
    name = row.option.name
    press = ("set", name, not row.value)
    add_switch(paper, f"option:{name}", spoken(words, row), bool(row.value), press, whole, place)


def _segments(words: Words, row: Row) -> list[Segment]:
    """The choices; of numbers also the way to another one."""
    name, title = row.option.name, option_title(words, row.option)
    found = []
    for value in values_of(row.option):
        text = value_words(words, name, value)
        spoken_text = words(N_("{title}: {value}"), title=title, value=text)
        if value == row.default:
            spoken_text = words(N_("{choice} (standard)"), choice=spoken_text)
        ident = f"option:{name}:{plain(value)}"
        found.append(
            Segment(ident, text, spoken_text, ("set", name, value), value == row.value, value == row.default)
        )
    if row.kind == "number":
        listed = any(segment.chosen for segment in found)
        text = OTHER if listed else value_words(words, name, row.value)
        said = words(N_("{title}: another number"), title=title)
        found.append(Segment(f"option:{name}:other", text, said, ("other", name), not listed, False))
    return found


def plain(value: object) -> str:
    """A value as records write it, for ids."""
    return "null" if value is None else str(value)


def control_width(paper: Paper, words: Words, row: Row, most: int) -> int:
    m = paper.metrics
    if row.kind == "switch":
        return m.target(52)
    wide = sum(segment_widths(paper, _segments(words, row)))
    if len(row.option.choices) == 1:
        return 2 * m.target(44) + max(
            m.target(56), m.text_width(str(row.value), m.font(16), 600) + 2 * m.px(14)
        )
    return wide if wide <= most else min(most, m.px(420))


def control(paper: Paper, words: Words, row: Row, place: Rect) -> None:
    segments = _segments(words, row)
    widths = segment_widths(paper, segments)
    paper.panel(f"track:{row.option.name}", "pill", place, "paper-2")
    if len(row.option.choices) == 1:
        _number(paper, words, row, place)
    elif sum(widths) > place.w:
        _stepping(paper, words, row, place)
    else:
        x = place.x
        for segment, width in zip(segments, widths, strict=True):
            rect = Rect(x, place.y, width, place.h)
            add_segment(paper, segment, rect, row.changed)
            x += width


def _number(paper: Paper, words: Words, row: Row, place: Rect) -> None:
    """One less, the number itself (pressed: any other), one more."""
    name, title, value = row.option.name, option_title(words, row.option), int(str(row.value))
    side = paper.metrics.target(44)
    least = row.option.at_least or 0
    for step, at, icon in ((-1, place.x, "minus"), (1, place.x + place.w - side, "plus")):
        can = value + step >= least
        why = None if can else words(N_("{title} can't be less than {least}."), title=title, least=least)
        said = words(N_("{title}: {value}"), title=title, value=value + step if can else value)
        ident = f"option:{name}:{'less' if step < 0 else 'more'}"
        paper.button(
            ident,
            "",
            "icon",
            Rect(at, place.y, side, place.h),
            ("set", name, value + step),
            on_paper=True,
            name=said,
            icon=icon,
            enabled=can,
            why=why,
        )
    other = words(N_("{title}: another number"), title=title)
    middle = Rect(place.x + side, place.y, place.w - 2 * side, place.h)
    add_segment(
        paper, Segment(f"option:{name}:other", str(value), other, ("other", name), True, False), middle, False
    )


def _stepping(paper: Paper, words: Words, row: Row, place: Rect) -> None:
    """The present choice between two arrows that go round."""
    m, name, title = paper.metrics, row.option.name, option_title(words, row.option)
    side, values = m.target(44), values_of(row.option)
    here = values.index(row.value) if row.value in values else None
    for step, at, icon in ((-1, place.x, "left"), (1, place.x + place.w - side, "right")):
        value = values[min(step, 0) if here is None else (here + step) % len(values)]
        said = words(N_("{title}: {value}"), title=title, value=value_words(words, name, value))
        ident = f"option:{name}:{'less' if step < 0 else 'more'}"
        paper.button(
            ident,
            "",
            "icon",
            Rect(at, place.y, side, place.h),
            ("set", name, value),
            on_paper=True,
            name=said,
            icon=icon,
        )
    middle = Rect(place.x + side, place.y, place.w - 2 * side, place.h)
    if row.kind == "number":
        other = words(N_("{title}: another number"), title=title)
        add_segment(
            paper,
            Segment(
                f"option:{name}:other",
                value_words(words, name, row.value),
                other,
                ("other", name),
                True,
                False,
            ),
            middle,
            False,
        )
    else:
        paper.text(f"value:{name}", value_words(words, name, row.value), middle, 16, 600, align=0, lines=2)
