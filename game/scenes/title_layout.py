"""Where things lie on the title: three plans, in device px (look.md, picture 01)."""

from __future__ import annotations

from typing import NamedTuple

from game.stage import fonts
from game.stage.item import Rect
from game.stage.metrics import Metrics

TALL_TOKENS = 6  # as many stand side by side on a phone
QUIT = 92.0  # logical px that the word for leaving takes
SQUARE = -1  # PanelLook: a sheet without round corners


class Shown(NamedTuple):
    """How much there is to show: games, tokens (players, and one to add another), numbers of players."""

    games: int
    tokens: int = 5
    counts: int = 4
    notice: int = 0  # logical px that a notice is high in a line as wide as a phone; 0: none


class Welcome(NamedTuple):
    """The places of the game's name, its cards, and the ways to the table."""

    mark: Rect
    mark_size: int
    tagline: Rect | None
    hero: Rect  # its height rules the cards' size
    primary: Rect
    secondary: Rect
    caption: Rect
    caption_on_paper: bool
    notice: Rect


class Plan(NamedTuple):
    """The title's places. None: this layout leaves the part out. Text sizes are device px."""

    sheet: Rect
    radius: int
    welcome: Welcome
    languages: Rect  # the first one; the others follow to the right
    languages_on_paper: bool
    games: tuple[Rect, ...]
    line: Rect  # between the games and the table
    house_rules: Rect
    quit: Rect  # wide enough for the word, or for an icon alone
    games_label: Rect | None = None
    table_label: Rect | None = None
    tokens: Rect | None = None  # the first token; the others follow every `token_step`
    token_step: int = 0
    seats: Rect | None = None  # the choice of how many, at the right of this place or filling it
    people: Rect | None = None  # a row that names them, where there is no room for tokens


def plan_of(m: Metrics, shown: Shown) -> Plan:
    """The plan for a screen and what it shows."""
    return {"tall": _tall, "low": _low}.get(m.layout, _wide)(m, shown)


def _until_edges(m: Metrics, left: int, top: int) -> Rect:
    """A sheet that runs to the right and lower edges of the screen; round corners only where it begins."""
    below = m.px(24) if top else 0
    return Rect(left, top, m.width - left, m.height - top + below)


def _quit(m: Metrics, end: float, y: float, languages: float) -> Rect:
    """The way out, up to `end`; an icon's width where the word would not fit beside the other buttons."""
    target = m.target(44) / m.scale
    needed = languages + 4 * max(48, target) + 2 * (target + 4) + QUIT
    wide = QUIT if needed <= end else target
    return m.rect(end - wide, y, wide, target)


def _wide(m: Metrics, shown: Shown) -> Plan:
    width, height = m.logical_size
    x0, down = width / 2, max(0.0, (height - 720) / 2)
    x, room = x0 + 40, width - x0 - 80
    target = m.target(44) / m.scale
    disc = max(52.0, target)

    def at(x: float, y: float, w: float, h: float) -> Rect:
        return m.rect(x, y + down, w, h)

    step = 78 if shown.games < 4 else max(60, target + 4)
    below = 108 + step * shown.games
    tokens_y = below + 32 + max(46.0, target)
    apart = min(106.0, (room - disc) / max(1, shown.tokens - 1))
    crowd = apart < target  # named in a row instead
    counts = max(room * 0.78, min(room + 32, shown.counts * target))
    return Plan(
        sheet=_until_edges(m, m.rect(x0, 0, 1, 1).x, 0),
        radius=SQUARE,
        welcome=_wide_welcome(m, x0, down),
        languages=at(x - 12, 20, max(48, target), target),
        languages_on_paper=True,
        games_label=at(x, 80, room, 26),
        games=tuple(at(x - 2, 108 + step * i, room + 4, step - 4) for i in range(shown.games)),
        line=at(x, below + 10, room, 1),
        table_label=at(x, below + 9 + max(46.0, target) / 2, max(1, room - counts), 26),
        seats=at(x + room - counts, below + 22, counts, target),
        tokens=None if crowd else at(x, tokens_y, disc, disc),
        token_step=m.px(apart),
        people=at(x - 16, tokens_y + 14, room + 32, max(60, target)) if crowd else None,
        house_rules=at(x - 16, tokens_y + 124, room + 32, max(60, target)),
        quit=_quit(m, x + room + 12, 20 + down, x - 12),
    )


def _wide_welcome(m: Metrics, x0: float, down: float) -> Welcome:
    """The felt to the left of `x0`."""
    left = max(28.0, 64 + (m.logical_size[0] - 1280) / 4)
    own, room = min(480.0, x0 - left - 28), x0 - left - 24
    first = min(300.0, 0.625 * own)
    return Welcome(
        mark=m.rect(left, 56 + down, room, 88),
        mark_size=m.font(68),
        tagline=m.rect(left + 2, 144 + down, room, 30),
        hero=m.rect(left, 204 + down, own, 364),
        primary=m.rect(left, 592 + down, first, 66),
        secondary=m.rect(left + first + 16, 592 + down, min(164.0, own - first - 16), 64),
        caption=m.rect(left + 2, 664 + down, room, 26),
        caption_on_paper=False,
        notice=m.rect(left, 204 + down, room - 32, 364),
    )


class _Parts(NamedTuple):
    """How much of the tall title is shown; a game's height and the sheet's top in logical px."""

    step: float
    top: float
    tokens: bool
    counted: bool
    beside: bool
    tagline: bool


def _tall(m: Metrics, shown: Shown) -> Plan:
    width, height = m.logical_size
    said = max(36.0, 2 * fonts.line_height(m.font(15)) / m.scale)  # the caption
    buttons = height - 9 - said - 61
    target = m.target(44) / m.scale
    token, rules, row = max(44.0, target), max(50.0, target), target + 8
    parts = _tall_parts(m, shown, buttons)
    step, top = parts.step, parts.top
    x, room = 24, width - 48
    line = top + 12 + step * shown.games + 2
    people_y = line + 12 if parts.tokens else line + 6
    seats_y = people_y + (token + 46 + 14 if parts.tokens else rules + 2)
    below = people_y if parts.beside else seats_y + (row if parts.counted else 0)
    wide = (width - 16) / 2 if parts.beside else width - 16
    counts = max(room, min(width - 8, shown.counts * target))
    return Plan(
        sheet=_until_edges(m, 0, m.rect(0, top, 1, 1).y),
        radius=m.px(24),
        welcome=_tall_welcome(m, parts, buttons, said),
        languages=m.rect(x - 16, 6, max(48, target), target),
        languages_on_paper=False,
        games=tuple(m.rect(14, top + 12 + step * i, width - 28, step - 4) for i in range(shown.games)),
        line=m.rect(x, line, room, 1),
        tokens=m.rect(x + 6, people_y, token, token) if parts.tokens else None,
        token_step=m.px(min(84.0, (room - 12 - token) / max(1, shown.tokens - 1))),
        seats=m.rect((width - counts) / 2, seats_y, counts, target) if parts.counted else None,
        people=None if parts.tokens else m.rect(8, people_y, wide, rules),
        house_rules=m.rect(8 + (wide if parts.beside else 0), below, wide, rules),
        quit=_quit(m, width - 12, 6, x - 16),
    )


def _tall_welcome(m: Metrics, parts: _Parts, buttons: float, said: float) -> Welcome:
    """Name and cards above the sheet; the buttons at `buttons`, under them a caption `said` high."""
    x, room, top = 24, m.logical_size[0] - 48, parts.top
    mark = 54 if parts.tagline else 6 + m.target(44) / m.scale
    head = 140 if parts.tagline else mark + 46
    return Welcome(
        mark=m.rect(x, mark, room, 54 if parts.tagline else 44),
        mark_size=m.font(44 if parts.tagline else 36),
        tagline=m.rect(x + 1, 110, room, 24) if parts.tagline else None,
        hero=m.rect(x, head, room, top - head),
        primary=m.rect(x, buttons, room - 120, 60),
        secondary=m.rect(x + room - 108, buttons, 108, 60),
        caption=m.rect(x, buttons + 61, room, said + 2),
        caption_on_paper=True,
        notice=m.rect(x, head + 4, room, top - head - 8),
    )


def _tall_parts(m: Metrics, shown: Shown, buttons: float) -> _Parts:
    """As much as there is room for: tokens before a row of names, the numbers of players, high rows, a line
    below the name. What is least needed goes first.
    """
    height, target = m.logical_size[1], m.target(44) / m.scale
    usual, close = (70.0 if height > 760 else 64.0), target + 4
    rules, people, row = max(50.0, target), max(44.0, target) + 60, target + 8
    least = {True: 140 + shown.notice, False: 6 + target + 46 + shown.notice}
    can_show = shown.tokens <= TALL_TOKENS
    for tagline in (True, False):
        for step, tokens, counted, beside in (
            (usual, True, True, False), (usual, True, False, False), (usual, False, True, False),
            (usual, False, False, False), (close, False, True, False), (close, False, False, False),
            (close, False, False, True),
        ):  # fmt: skip
            if tokens and not can_show:
                continue
            content = 12 + step * shown.games + 2 + (12 + people if tokens else 8 + rules) + 4
            content += (row if counted else 0) + (0 if beside else rules)
            last = not tagline and beside
            if buttons - content >= least[tagline] or last:
                top = max(least[tagline] if not last else 0.0, min(buttons - content, 0.5 * height))
                return _Parts(step, top, tokens, counted, beside, tagline)
    raise AssertionError("the last way is always taken")


def _low(m: Metrics, shown: Shown) -> Plan:
    width, height = m.logical_size
    target, games = m.target(44) / m.scale, shown.games
    x0 = 0.46 * width
    x, room = x0 + 20, width - x0 - 40
    top, gap = min(6.0, max(0.0, (height - (games + 3) * (target + 2)) / 2)), 4.0
    beside = height < top + (games + 1) * (target + 2) + 2 * target
    lines = 1 if beside else 2
    free = height - top - target
    rules = min(max(50, target), max(target, (free - games * (target + 2)) / lines - 4))
    row = max(target, min(58.0, (free - lines * rules - 12) / games - gap))
    gap = max(0.0, min(gap, (free - lines * rules - row * games - 2) / games))
    below = top + target + 2 + (row + gap) * games
    rest = max(0.0, height - below - lines * rules)
    first, half = below + rest / 3, (room + 32) / 2
    return Plan(
        sheet=_until_edges(m, m.rect(x0, 0, 1, 1).x, 0),
        radius=SQUARE,
        welcome=_low_welcome(m, x0 - 48),
        languages=m.rect(x - 16, top, max(48, target), target),
        languages_on_paper=True,
        games=tuple(m.rect(x - 6, top + target + 2 + (row + gap) * i, room + 12, row) for i in range(games)),
        line=m.rect(x, below + rest / 6, room, 1),
        people=m.rect(x - 16, first, half if beside else room + 32, rules),
        house_rules=m.rect(x - 16 + half, first, half, rules)
        if beside
        else m.rect(x - 16, first + rules + rest / 3, room + 32, rules),
        quit=_quit(m, width - 12, top, x - 16),
    )


def _low_welcome(m: Metrics, own: float) -> Welcome:
    """The felt at the left, `own` wide."""
    left, high, said = 24, max(50, m.target(44) / m.scale), 2 * fonts.line_height(m.font(15)) / m.scale
    end = m.logical_size[1] - 8 - said
    first = min(180.0, own * 0.60)
    return Welcome(
        mark=m.rect(left, 20, own, 50),
        mark_size=m.font(40),
        tagline=m.rect(left + 1, 70, own, 24),
        hero=m.rect(left, 102, own, end - high - 14 - 102),
        primary=m.rect(left, end - high - 2, first, high),
        secondary=m.rect(left + first + 12, end - high - 2, own - first - 12, high),
        caption=m.rect(left, end, own, said + 2),
        caption_on_paper=False,
        notice=m.rect(left, 98, own, end - high - 8 - 98),
    )
