"""The summary as Items: a sheet with a row for each seat (look.md, picture 06)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from game.cards import N_, UNKNOWN, Card
from game.rules.api import Seat
from game.scenes.summary_causes import LEAST, Told, gain_room, lay_causes, lay_together
from game.scenes.summary_plans import LEAST_CARD, Columns, Plan, plan_of
from game.scenes.title_paper import Paper
from game.scenes.tokens import seat_token
from game.stage import fonts
from game.stage.item import CardLook, Item, PanelLook, Rect, Role
from game.stage.metrics import Metrics
from game.telling.names import card_name
from game.text import Words

HEADLINE_LEAST = 19  # logical px
LEAST_STEP = 0.52  # of a card's width: its figure stays uncovered

Place = Callable[[float, float, float, float], Rect]
Choice = tuple[str, str, Hashable]  # id, text, press


class Row(NamedTuple):
    """One seat's result.

    `hand` is its name in several wordings, the longest first, () for none; `causes` are (points, why, why in
    short); `part` is the score's part of the target, 0 … 1.
    """

    seat: Seat
    name: str
    hand: tuple[str, ...]
    cards: tuple[Card, ...]
    causes: tuple[tuple[str, str, str], ...]
    score: int
    part: float
    wild: frozenset[Card] = frozenset()
    won: bool = False  # the match


class SummaryView(NamedTuple):
    """All that the summary shows, in words."""

    words: Words
    headline: str
    explanation: str
    target: str
    rows: tuple[Row, ...]
    primary: Choice
    secondary: Choice
    token_names: tuple[str, ...]  # the match's, by seat
    you: Seat | None = None  # whose track is dark; None: several people see it together


def summary_items(view: SummaryView, m: Metrics) -> list[Item]:
    """Everything from back to front."""
    plan, paper = plan_of(m, len(view.rows), bool(view.explanation)), Paper(m)
    plan = plan._replace(columns=_with_room(plan.columns, view.rows, m))
    paper.panel("felt", "felt", Rect(0, 0, m.width, m.height))
    paper.panel("veil", "veil", Rect(0, 0, m.width, m.height), "veil")
    paper.items.append(Item("sheet", PanelLook("sheet", "paper", m.px(24)), m.rect(*plan.sheet)))
    rect, lines = (
        m.rect(*plan.title),
        2 if m.layout == "tall" or (m.layout == "low" and not view.explanation) else 1,
    )
    headline, size = _first_parts(view, m, rect.w, lines), plan.title_size
    if m.text_width(headline, m.font(HEADLINE_LEAST), 600) > rect.w:
        size = min(size, plan.title[3] / lines / fonts.LINE)  # on several lines
    paper.text(
        "headline", headline, rect, size, 600,
        role=Role.TEXT, least=HEADLINE_LEAST, lines=lines, name=view.headline,
    )  # fmt: skip
    size = {"wide": 17, "tall": 15}.get(m.layout, 14)
    rect, lines = m.rect(*plan.explanation), 3 if m.layout == "tall" else 2
    paper.text(
        "explanation", _that_fits(view.explanation, m, rect.w, lines), rect, size,
        400, "ink-2", role=Role.TEXT, lines=lines, middle=False, name=view.explanation,
    )  # fmt: skip
    if plan.target:
        paper.text("target", view.target, m.rect(*plan.target), 15, 400, "ink-2", 1)
    for number, row in enumerate(view.rows):
        column, line = divmod(number, plan.under)
        left, top = plan.left + plan.aside * column, plan.first + plan.row * line
        paper.panel(f"line:{number}", "hairline", m.rect(left, top, plan.width, 1), "rule")
        if row.won:
            band = m.rect(left - 12, top + 3, plan.width + 24, plan.row - 5)
            paper.panel(f"won:{row.seat}", "pill", band, "paper-2", radius=m.px(14))
        _row(paper, plan, row, (left, top), view)
    if m.layout != "low":
        end = plan.first + plan.row * len(view.rows)
        paper.panel("line:end", "hairline", m.rect(plan.left, end, plan.width, 1), "rule")
    _ends(paper, plan, view)
    return paper.items


def _ends(paper: Paper, plan: Plan, view: SummaryView) -> None:
    """The ways on and back, the deal's log and the score sheet."""
    m, words = paper.metrics, view.words
    id, text, press = view.primary
    paper.button(id, text, "primary", m.rect(*plan.primary), press, 22, key="return")
    id, text, press = view.secondary
    rect, size = m.rect(*plan.secondary), 19 if m.layout == "wide" else 16
    if rect.w > rect.h:
        paper.button(id, text, "paper", rect, press, size, 14, on_paper=True)
    else:
        paper.button(id, "", "icon", rect, press, on_paper=True, icon="close", name=text)
    end = m.rect(*plan.log).x
    for id, text, press, key, icon, place in (
        ("log", words(N_("Log")), "log", "l", "log", plan.log),
        ("menu:scores", words(N_("Score sheet")), "scores", "t", "sheet", plan.scores),
    ):
        rect = m.rect(*place)
        if m.layout == "low":
            paper.button(id, "", "icon", rect, press, on_paper=True, icon=icon, name=text, key=key)
            continue
        wide = min(rect.w, m.text_width(text, m.font(17), 500) + m.px(64))
        left = rect.x + (rect.w - wide) // 2
        if m.layout == "wide":
            left, end = end, end + wide + m.px(8)
        paper.button(
            id, text, "quiet", rect._replace(x=left, w=wide), press, 17, 14, on_paper=True, icon=icon, key=key
        )


def _first_parts(view: SummaryView, m: Metrics, width: int, lines: int) -> str:
    """The headline without its last parts as far as it would be cut off; at last that the deal is over.

    The explanation says what is left out, and it begins with the deal.
    """
    text, size = view.headline, m.font(HEADLINE_LEAST)
    while not fonts.fit(text, size, size, 600, width, lines).fits:
        end = max(text.rfind(": "), text.rfind(", "))
        if end < 0:
            return view.explanation.partition(". ")[0] or text
        text = text[:end]
    return text


def _that_fits(text: str, m: Metrics, width: int, lines: int) -> str:
    """The text without its first sentences, the least important ones, as far as it would be cut off."""
    size = m.font(14)
    while ". " in text and not fonts.fit(text, size, size, 400, width, lines).fits:
        text = text.split(". ", 1)[1]
    return text


def _with_room(at: Columns, rows: Sequence[Row], m: Metrics) -> Columns:
    """The columns with the cards closed up as far as the causes' short wordings need their room."""
    x, y, card, step = at.cards
    shorts = [short for row in rows for _, _, short in row.causes]
    if card < LEAST_CARD or not shorts:
        return at
    need = max(m.text_width(short, m.font(14)) for short in shorts) / m.scale + sum(gain_room(m)) + 2
    most = max(4, *(len(row.cards) - 1 for row in rows))
    closest = min(step, LEAST_STEP * card * most / 4)
    gained = min(4 * (step - closest), max(0.0, need - at.causes[2]))
    left, top, w, h = at.causes
    return at._replace(cards=(x, y, card, step - gained / 4), causes=(left - gained, top, w + gained, h))


def _row(paper: Paper, plan: Plan, row: Row, corner: tuple[float, float], view: SummaryView) -> None:
    m, at = paper.metrics, plan.columns

    def place(x: float, y: float, w: float, h: float) -> Rect:
        return m.rect(corner[0] + x, corner[1] + y, w, h)

    big, small, cause, figure = at.sizes
    x, y, d = at.token
    paper.items.append(Item(f"token:{row.seat}", seat_token(view.token_names, row.seat), place(x, y, d, d)))
    won = (view.words(N_("Winner")),) if row.won else ()
    said = ", ".join((row.name, *won, *row.hand[:1], str(row.score)))
    x, y, w, h = at.name
    called = place(x, y, w, h if row.hand else h + at.hand[3])  # alone it stands in the middle of both
    paper.text(f"seat:{row.seat}", row.name, called, big, 600, role=Role.TEXT, name=said)
    if row.won:
        _winner(paper, row, (called, place(*at.score)), (big, figure), view.words)
    _hand(paper, row, place(*at.hand), small)
    beside = place(*at.causes)
    told = lay_causes(m, row.causes, beside, at.cause_step, cause)
    if told is None:  # many causes take the cards' place
        x, y, w, h = at.causes
        below = y >= at.token[1] + d  # and below the hand's name, else beside it
        left = 0 if below else at.cards[0]
        lower = max(0.0, at.hand[1] + at.hand[3] - y) if below else 0
        wider = place(left, y + lower, x + w - left, h - lower)
        told = lay_causes(m, row.causes, wider, at.cause_step, cause) or lay_together(m, row.causes, wider)
    else:
        _cards(paper, at, row, place, view.words)
    _causes(paper, row, told)
    if not row.causes:
        beside = _after_points(m, beside) if at.cause_step else beside
        nothing = view.words(N_("No points"))
        paper.text(f"points:{row.seat}", nothing, beside, cause, 400, "ink-2", role=Role.TEXT)
    paper.text(f"score:{row.seat}", str(row.score), place(*at.score), figure, 600, align=1)
    track = PanelLook("track", "ink" if row.seat == view.you else "outline", value=row.part)
    paper.items.append(Item(f"track:{row.seat}", track, place(*at.track)))


def _winner(
    paper: Paper, row: Row, rects: tuple[Rect, Rect], sizes: tuple[float, float], words: Words
) -> None:
    """The word beside the winner's name, or before the score, if there is room; the row is marked anyway.

    `rects` and `sizes` are those of the name and of the score.
    """
    m, said = paper.metrics, words(N_("Winner"))
    name, score = rects
    told = m.text_width(said, m.font(14), 600)
    wide = told + m.px(20)
    after = name.x + m.text_width(row.name, m.font(sizes[0]), 600)
    rect, left, end = name, after + m.px(10), name.x + name.w
    if left + wide > end:
        wide, left = told + m.px(12), after + m.px(5)
    if left + wide > end:
        rect, left, wide = score, score.x, told + m.px(20)
        end = score.x + score.w - m.text_width(str(row.score), m.font(sizes[1]), 600) - m.px(10)
    if left + wide > end:
        return
    high = min(rect.h, m.px(24))
    pill = Rect(left, rect.y + (rect.h - high) // 2, wide, high)
    paper.panel(f"winner:{row.seat}", "track", pill, "ink", value=1.0)  # a pill without a shadow
    paper.text(f"winner:{row.seat}:text", said, pill, 14, 600, "paper", 0)


def _hand(paper: Paper, row: Row, rect: Rect, size: float) -> None:
    """The hand's name on as many lines as there are, or its kind alone."""
    least = paper.metrics.font(14)
    lines = 2 if rect.h >= 2 * fonts.line_height(least) else 1
    fitting = [said for said in row.hand if fonts.fit(said, least, least, 400, rect.w, lines).fits]
    told = (*fitting, *row.hand[-1:], "")[0]
    paper.text(
        f"hand:{row.seat}", told, rect, size, 400, "ink-2", lines=lines, middle=False,
        name=row.hand[0] if row.hand else None,
    )  # fmt: skip


def _cards(paper: Paper, at: Columns, row: Row, place: Place, words: Words) -> None:
    x, y, w, step = at.cards
    if w < LEAST_CARD:
        return  # the log tells them
    room = 4 * step + w  # of five cards; more close up
    step = min(step, (room - w) / max(1, len(row.cards) - 1))
    for number, card in enumerate(row.cards):
        rect = place(x + step * number, y, w, w * 1.4)
        name = f"{row.name}: {card_name(words, card)}" if card != UNKNOWN else ""
        strip = card != UNKNOWN and step < w and number + 1 < len(row.cards)
        look = CardLook(card, small=True, strip=strip, wild="" if card in row.wild else None)
        paper.items.append(Item(f"final:{row.seat}:{number}", look, rect, Role.TEXT if name else None, name))


def _after_points(m: Metrics, room: Rect) -> Rect:
    """The room beside the place of the points."""
    taken = m.px(sum(gain_room(m)))
    return room._replace(x=room.x + taken, w=room.w - taken)


def _causes(paper: Paper, row: Row, told: Sequence[Told]) -> None:
    for number, (each, (_, why, _)) in enumerate(zip(told, row.causes, strict=False)):
        colour = "loss" if each.gain.startswith("−") else "gain"
        size = each.size + (2 if each.size > LEAST else 0)
        said = f"{row.name}: {each.gain} {why}"
        id, alone = f"gain:{row.seat}:{number}", None if each.why else Role.TEXT
        paper.text(id, each.gain, each.gain_rect, size, 600, colour, each.align, alone, name=said)
        id = f"points:{row.seat}:{number}"
        paper.text(id, each.why, each.rect, each.size, 400, role=Role.TEXT, name=said)
