"""A sheet that asks for a number: keys to press or type, and why a number can't be."""

from __future__ import annotations

from typing import NamedTuple

from game.cards import N_
from game.scenes.title_paper import Paper
from game.stage import fonts
from game.stage.item import Item, PanelLook, Rect, Role
from game.stage.metrics import Metrics
from game.text import Words

KEYS = (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"), ("erase", "0", ""))


class NumberView(NamedTuple):
    """What is asked for: the rule's title, what is typed so far, a hint, and why it can't be (or nothing)."""

    words: Words
    title: str
    typed: str
    hint: str
    why: str


def number_items(view: NumberView, m: Metrics) -> list[Item]:
    """The sheet over a veil; keys in the order of telephones, beside the text where the screen is low."""
    paper, low, content = Paper(m), m.layout == "low", m.content
    paper.panel("veil", "veil", Rect(0, 0, m.width, m.height), "veil")
    pad, between, high = m.px(20), m.px(14), m.target(48 if low else 56)
    keys, text = 4 * m.target(50) + 3 * m.px(8), m.px(106) + _hint_height(m)
    w = min(content.w - m.px(24), m.px(600 if low else 360))
    h = 2 * pad + (max(keys, text + high) if low else text + keys + between + high)
    box = Rect(content.x + (content.w - w) // 2, content.y + max(0, content.h - h) // 2, w, h)
    paper.items.append(Item("number", PanelLook("sheet", "paper", m.px(24)), box))
    inner = Rect(box.x + pad, box.y + pad, w - 2 * pad, h - 2 * pad)
    half = inner._replace(w=(inner.w - pad) // 2) if low else inner
    _said(paper, view, half)
    beside, below = inner._replace(x=half.x + half.w + pad, w=half.w), inner._replace(y=inner.y + text)
    _keys(paper, view.words, beside if low else below)
    _ends(paper, view, half._replace(y=inner.y + inner.h - high, h=high))
    return paper.items


def _hint_height(m: Metrics) -> int:
    return 3 * fonts.line_height(m.font(15))


def _said(paper: Paper, view: NumberView, box: Rect) -> None:
    """The title, what is typed, and the hint or why it can't be."""
    m, role = paper.metrics, Role.TEXT
    title, field = box._replace(h=m.px(30)), box._replace(y=box.y + m.px(38), h=m.px(52))
    paper.text("number:title", view.title, title, 20, 600, role=role, least=15, lines=2)
    paper.panel("number:field", "pill", field, "paper-2", radius=m.px(14))
    colour, said = "loss" if view.why else "ink", view.typed or view.words(N_("no number yet"))
    paper.text("number:value", view.typed, field, 28, 600, colour, 0, role, name=said)
    hint = box._replace(y=field.y + m.px(58), h=_hint_height(m))
    weight, colour = (500, "loss") if view.why else (400, "ink-2")
    told = view.why or view.hint
    paper.text("number:hint", told, hint, 15, weight, colour, -1, role, lines=3, middle=False)


def _keys(paper: Paper, words: Words, box: Rect) -> None:
    m, gap = paper.metrics, paper.metrics.px(8)
    w, h = (box.w - 2 * gap) // 3, m.target(50)
    for row, line in enumerate(KEYS):
        for column, name in enumerate(line):
            rect = Rect(box.x + column * (w + gap), box.y + row * (h + gap), w, h)
            if name == "erase":
                said = words(N_("Erase"))
                paper.button(
                    "number:erase", "", "paper", rect, ("type", ""), on_paper=True,
                    icon="back", name=said, key="backspace",
                )  # fmt: skip
            elif name:
                press = ("type", name)
                paper.button(f"number:{name}", name, "paper", rect, press, on_paper=True, key=name)


def _ends(paper: Paper, view: NumberView, box: Rect) -> None:
    words, w = view.words, (box.w - paper.metrics.px(12)) // 2
    left, right = box._replace(w=w), box._replace(x=box.x + box.w - w, w=w)
    paper.button("number:cancel", words(N_("Cancel")), "paper", left, "cancel", 18, on_paper=True)
    paper.button(
        "number:ok", words(N_("OK")), "primary", right, "ok",
        key="return", enabled=not view.why, why=view.why or None,
    )  # fmt: skip
