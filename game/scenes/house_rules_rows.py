"""One house rule as a row of the panel: its words at the left, what changes it beside or below them."""

from __future__ import annotations

from game.cards import N_
from game.scenes.house_rules_controls import Row, control, control_width, spoken, switch
from game.scenes.title_paper import Paper
from game.stage import fonts
from game.stage.item import Item, PanelLook, Rect, Role
from game.telling.options import option_help, option_title, value_words
from game.text import Words

TEXT_LEAST = 210  # logical px: narrower words go above their control


def add_row(paper: Paper, words: Words, row: Row, box: Rect, lined: bool = True) -> int:
    """Add the row from `box`'s top on, in its width (its height is not looked at); returns its height.

    `lined`: a hairline parts it from what is above.
    """
    m, name = paper.metrics, row.option.name
    broad, high, edge = control_width(paper, words, row, box.w), m.target(44), m.px(10)
    reset = high + m.px(4) if row.kind != "switch" else 0  # its room is kept, so that nothing jumps
    room = box.w - broad - reset - m.px(12)
    beside = row.kind == "switch" or room >= m.px(TEXT_LEAST)
    texts = Paper(m)
    tall = _texts(texts, words, row, Rect(box.x, box.y, room if beside else box.w - reset, 0))
    height = 2 * edge + (max(tall, high) if beside else tall + m.px(8) + high)
    down = (height - tall) // 2 if beside else edge
    y = box.y + ((height - high) // 2 if beside else height - edge - high)
    place = Rect(box.x + box.w - broad if beside else box.x, y, broad, high)
    if lined:
        paper.panel(f"line:{name}", "hairline", Rect(box.x, box.y, box.w, max(1, m.px(1))), "rule")
    if row.kind == "switch":
        switch(paper, words, row, box._replace(h=height), place)
    paper.items += [item._replace(rect=item.rect._replace(y=item.rect.y + down)) for item in texts.items]
    if row.changed:
        _dot(paper, name, box.x, box.y + down + m.px(11))
    if row.kind != "switch":
        control(paper, words, row, place)
        if row.changed:
            at = Rect(box.x + box.w - high, box.y + m.px(4), high, high)
            _reset(paper, words, row, place._replace(x=place.x - reset, w=high) if beside else at)
    return height


def _reset(paper: Paper, words: Words, row: Row, place: Rect) -> None:
    name, title = row.option.name, option_title(words, row.option)
    back = words(N_("Back to standard: {value}"), value=value_words(words, name, row.default))
    paper.button(
        f"option:{name}:reset", "", "icon", place, ("reset", name), on_paper=True,
        name=f"{title}. {back}", icon="undo",
    )  # fmt: skip


def _texts(paper: Paper, words: Words, row: Row, box: Rect) -> int:
    """Title, help (or why not) and the standard value; returns their height."""
    m, name = paper.metrics, row.option.name
    size = {"wide": 18, "tall": 17}.get(m.layout, 16)
    title = option_title(words, row.option)
    if row.kind == "switch":  # all of the row is its target
        y = paper.paragraph(f"title:{name}", title, box, size, 600)
    else:
        said = spoken(words, row)
        y = paper.paragraph(f"option:{name}", title, box, size, 600, role=Role.TEXT, name=said)
    below = box._replace(y=box.y + y + m.px(2))
    told, weight = (row.refused, 500) if row.refused else (option_help(words, row.option), 400)
    y = below.y + paper.paragraph(f"help:{name}", told, below, 15, weight, "loss" if row.refused else "ink-2")
    if row.changed:
        standard = words(N_("standard: {value}"), value=value_words(words, name, row.default))
        px, step = m.font(15), fonts.line_height(m.font(15))
        last = fonts.wrap(told, px, weight, box.w)[-1]
        after = m.text_width(last + " ", px, weight)
        place = Rect(box.x + after, y - step, box.w - after, step)
        if m.text_width(f"· {standard}", px, 600) <= place.w:
            standard = f"· {standard}"
        else:
            place, y = box._replace(y=y), y + step
        paper.paragraph(f"standard:{name}", standard, place, 15, 600, "amber-text")
    return y - box.y


def _dot(paper: Paper, name: str, x: int, middle: int) -> None:
    """The outlined amber dot before what is not standard."""
    m = paper.metrics
    out, inner = m.px(11), m.px(11) - 2 * m.px(1.5)
    left = x - m.px(16) + (m.px(11) - out) // 2
    for part, size, colour in (("edge", out, "amber-text"), ("dot", inner, "amber")):
        rect = Rect(left + (out - size) // 2, middle - size // 2, size, size)
        paper.items.append(Item(f"{part}:{name}", PanelLook("dot", colour), rect))
