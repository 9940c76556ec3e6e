"""The curtain between two people at one device: whose turn it is, and nothing of anybody's hand."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from game.cards import N_
from game.match import Match
from game.rules.api import Seat
from game.scenes.api import Change, Context, Frame, Scene
from game.scenes.chairs import match_names
from game.scenes.title_paper import Paper
from game.scenes.tokens import seat_token
from game.stage import theme
from game.stage.item import Item, PanelLook, Passing, Rect, Role, TokenLook
from game.stage.metrics import Metrics

GUARD_MS = 600.0  # a press so soon was meant for the table that has just gone


def _table(context: Context, match: Match, seat: Seat) -> Scene:
    # here, since the table leads to the curtain
    from game.scenes.table import TableScene

    return TableScene(context, match, seat)


def _title(context: Context) -> Scene:
    # here, since the title leads to the curtain
    from game.scenes.title import TitleScene

    return TitleScene(context)


class CurtainScene:
    """See the module's docstring. `seat` is the person who is to act; `table` gives that person's table."""

    state = "curtain"

    def __init__(
        self,
        context: Context,
        match: Match,
        seat: Seat,
        table: Callable[[Context, Match, Seat], Scene] = _table,
    ) -> None:
        self._context, self._match, self._seat = context, match, seat
        self._table = table
        self._left_ms = GUARD_MS
        self._shown: tuple[Item, ...] = ()
        self._opened = False
        self.stale = True

    def items(self, frame: Frame) -> Sequence[Item]:
        """See Scene."""
        words, names = self._context.words, self._names
        name = names[self._seat]
        texts = (
            words(N_("Hand over to")),
            name,
            words(
                N_("Only {name} should see the screen now. No cards are shown until you press."), name=name
            ),
        )
        buttons = (words(N_("I am {name}"), name=name), words(N_("Pause the match")))
        token = seat_token(names, self._seat)
        self._shown = tuple(curtain_items(frame.metrics, token, texts, buttons))
        return self._shown

    def part(self, change: Change) -> Change:
        """The way to the picture that follows: opened, it slides up off a table that waits for that."""
        if not self._opened or not self._shown:
            return change
        up = self._shown[0].rect.h
        off = [
            Passing(item.look, item.rect, item.rect._replace(y=item.rect.y - up), 0, theme.CURTAIN)
            for item in self._shown
            if item.visible
        ]
        moves = [
            move if move.then else move._replace(delay=move.delay + theme.CURTAIN) for move in change.moves
        ]
        passings = [each._replace(delay=each.delay + theme.CURTAIN) for each in change.passings]
        return change._replace(moves=tuple(moves), passings=(*passings, *off))

    def take_change(self) -> Change:
        """It covers everything at once."""
        return Change()

    def facts(self) -> dict[str, Any]:
        """Who sits there and whose turn it is; no log, no scores, no phase."""
        return {
            "ruleset": self._match.record.ruleset,
            "turn": int(self._seat),
            "names": list(self._names),
            "lines": [],
        }

    @property
    def explained(self) -> tuple[str, Any]:
        """See Explained."""
        return self._match.ruleset.name, self._match.observe(None).options

    @property
    def _names(self) -> tuple[str, ...]:
        return match_names(self._context.words, self._match)

    @property
    def busy(self) -> bool:
        """True for the moment in which presses are not yet taken."""
        return self._left_ms > 0

    def press(self, press: Hashable) -> None:
        """See Scene."""
        if self.busy:
            return
        if press == "ready":
            self._opened = True
            self._context.go(self._table(self._context, self._match, self._seat))
        elif press == "pause":
            self._context.go(_title(self._context))

    def key(self, name: str) -> bool:
        """Enter on the number pad is Enter."""
        if name == "enter":
            self.press("ready")
        return name == "enter"

    def skip(self) -> None:
        """Nothing moves that could be skipped."""

    def tick(self, ms: float, moving: bool) -> None:
        """After a moment presses are taken."""
        self._left_ms = max(0.0, self._left_ms - ms)


def curtain_items(
    m: Metrics, token: TokenLook, texts: tuple[str, str, str], buttons: tuple[str, str]
) -> list[Item]:
    """The pattern, and on it a sheet with token, three texts and a button; under it the pause.

    `texts`: what is asked, the name, what it means; `buttons`: ready, pause. Beside one another where the
    screen is low.
    """
    paper, content = Paper(m), m.content
    paper.panel("curtain", "curtain", Rect(0, 0, m.width, m.height), "curtain")
    low = m.layout == "low"
    width = min(content.w - m.px(64), m.px(560 if low else 420 if m.layout == "wide" else 326))
    pause, gap = m.target(50 if low else 52), m.px(16 if low else 32)
    high = min(m.px(236 if low else 420), content.h - pause - gap - m.px(32))
    top = content.y + max(m.px(16), (content.h - high - (pause + gap if low else 0)) // 2)
    box = Rect(content.x + (content.w - width) // 2, top, width, high)
    paper.items.append(Item("sheet", PanelLook("sheet", "paper", m.px(28)), box))
    (_beside if low else _below)(paper, box, token, texts, buttons[0])
    wide = min(width, max(m.px(220), m.text_width(buttons[1], m.font(16), 500) + m.px(48)))
    rect = Rect(content.x + (content.w - wide) // 2, box.y + box.h + gap, wide, pause)
    plate = rect._replace(x=rect.x - m.px(3), w=rect.w + m.px(6), y=rect.y - m.px(3), h=rect.h + m.px(6))
    paper.panel("pause:ground", "sheet", plate, "curtain-deep", radius=m.px(17))
    paper.button("menu:title", buttons[1], "secondary", rect, "pause", 16, key="escape")
    return paper.items


def _below(paper: Paper, box: Rect, token: TokenLook, texts: tuple[str, str, str], ready: str) -> None:
    """Everything in the middle, one below the other."""
    m = paper.metrics
    inner = Rect(box.x + m.px(24), box.y, box.w - m.px(48), box.h)
    button, disc = m.target(64), m.px(88)
    foot = box.y + box.h - m.px(38) - button
    top = box.y + m.px(40) + min(0, max(-m.px(24), box.h - m.px(420)))
    paper.items.append(Item("token", token, Rect(box.x + (box.w - disc) // 2, top, disc, disc)))
    asks = inner._replace(y=top + disc + m.px(18), h=m.px(30))
    paper.text("curtain:asks", texts[0], asks, 18, 400, "ink-2", 0, Role.TEXT)
    name = inner._replace(y=asks.y + asks.h, h=m.px(58))
    paper.text("curtain:name", texts[1], name, 46, 600, "ink", 0, Role.TEXT, least=22)
    y = name.y + name.h + m.px(4)
    means = inner._replace(y=y, h=foot - y - m.px(6))
    paper.text("curtain:means", texts[2], means, 16, 400, "ink-2", 0, Role.TEXT, lines=3, middle=False)
    rect = inner._replace(y=foot, h=button)
    paper.button("menu:ready", ready, "primary", rect, "ready", 22, key="return", on_paper=True)


def _beside(paper: Paper, box: Rect, token: TokenLook, texts: tuple[str, str, str], ready: str) -> None:
    """The token at the left, the texts at its right, the button below both."""
    m = paper.metrics
    button, disc, pad = m.target(54), m.px(76), m.px(22)
    foot = box.y + box.h - pad - button
    paper.items.append(Item("token", token, Rect(box.x + pad, box.y + pad + m.px(8), disc, disc)))
    right = Rect(box.x + 2 * pad + disc, box.y + pad - m.px(4), box.w - 3 * pad - disc, m.px(24))
    paper.text("curtain:asks", texts[0], right, 16, 400, "ink-2", -1, Role.TEXT)
    name = right._replace(y=right.y + right.h, h=m.px(46))
    paper.text("curtain:name", texts[1], name, 36, 600, "ink", -1, Role.TEXT, least=20)
    means = right._replace(y=name.y + name.h + m.px(2), h=foot - name.y - name.h - m.px(6))
    paper.text("curtain:means", texts[2], means, 15, 400, "ink-2", -1, Role.TEXT, lines=3, middle=False)
    rect = Rect(box.x + pad, foot, box.w - 2 * pad, button)
    paper.button("menu:ready", ready, "primary", rect, "ready", 20, key="return", on_paper=True)
