"""Where things lie on the title: three plans, in device px (look.md, picture 01)."""

from __future__ import annotations

from typing import NamedTuple

from game.stage.item import Rect
from game.stage.metrics import Metrics

TALL_TOKENS = 6  # as many stand side by side on a phone
SQUARE = -1  # PanelLook: a sheet without round corners


class Plan(NamedTuple):
    """The title's places. None: this layout leaves the part out. Text sizes are device px."""

    sheet: Rect
    radius: int
    mark: Rect
    mark_size: int
    tagline: Rect
    hero: Rect  # its height rules the cards' size
    languages: Rect  # the first one; the others follow to the right
    languages_on_paper: bool
    games: tuple[Rect, ...]
    line: Rect  # between the games and the table
    house_rules: Rect
    primary: Rect
    secondary: Rect
    caption: Rect
    caption_on_paper: bool
    notice: Rect
    notice_on_paper: bool
    quit: Rect
    games_label: Rect | None = None
    table_label: Rect | None = None
    tokens: Rect | None = None  # the first token; the others follow every `token_step`
    token_step: int = 0
    seats: Rect | None = None  # the choice of how many, at the right of this place or filling it
    people: Rect | None = None  # a row that names them, where there is no room for tokens


def plan_of(m: Metrics, games: int, tokens: int = 5, notice: bool = False) -> Plan:
    """The plan for a screen, a number of games and of tokens (players, and one to add another)."""
    if m.layout == "tall":
        return _tall(m, games, tokens, notice)
    return _low(m, games) if m.layout == "low" else _wide(m, games, tokens)


def _until_edges(m: Metrics, left: int, top: int) -> Rect:
    """A sheet that runs to the right and lower edges of the screen; round corners only where it begins."""
    below = m.px(24) if top else 0
    return Rect(left, top, m.width - left, m.height - top + below)


def _wide(m: Metrics, games: int, tokens: int) -> Plan:
    width, height = m.logical_size
    x0, down = width / 2, max(0.0, (height - 720) / 2)
    left, x = 64 + (width - 1280) / 4, x0 + 40
    room = width - x - 40
    target = m.target(44) / m.scale
    disc = max(52.0, target)

    def at(x: float, y: float, w: float, h: float) -> Rect:
        return m.rect(x, y + down, w, h)

    step = 78 if games < 4 else max(60, target + 4)
    below = 108 + step * games
    tokens_y = below + 32 + max(46.0, target)
    return Plan(
        sheet=_until_edges(m, m.rect(x0, 0, 1, 1).x, 0),
        radius=SQUARE,
        mark=at(left, 56, x0 - left - 24, 88),
        mark_size=m.font(68),
        tagline=at(left + 2, 144, x0 - left - 24, 30),
        hero=at(left, 204, 480, 364),
        languages=at(x - 12, 20, max(48, target), target),
        languages_on_paper=True,
        games_label=at(x, 80, room, 26),
        games=tuple(at(x - 2, 108 + step * i, room + 4, step - 4) for i in range(games)),
        line=at(x, below + 10, room, 1),
        table_label=at(x, below + 9 + max(46.0, target) / 2, room, 26),
        seats=at(x + room * 0.22, below + 22, room * 0.78, target),
        tokens=at(x, tokens_y, disc, disc),
        token_step=m.px(min(106.0, (room - 52) / max(1, tokens - 1))),
        house_rules=at(x - 16, tokens_y + 124, room + 32, max(60, target)),
        primary=at(left, 592, 300, 66),
        secondary=at(left + 316, 592, 164, 64),
        caption=at(left + 2, 664, x0 - left - 24, 26),
        caption_on_paper=False,
        notice=at(left, 204, x0 - left - 56, 364),
        notice_on_paper=False,
        quit=at(x + room - 84, 20, 96, target),
    )


def _tall(m: Metrics, games: int, tokens: int, notice: bool) -> Plan:
    width, height = m.logical_size
    buttons = height - 20 - 26 - 60
    target = m.target(44) / m.scale
    step, token = (70.0 if height > 760 else 64.0), max(44.0, target)
    rules, people, row = max(50, target), token + 46 + 14, target + 8
    room_for = buttons - (240 if notice else 140)
    full, counted, content = _tall_parts(room_for, 40 + step * games + rules, people, rules, row, tokens)
    top = max(140.0, min(buttons - content, 0.5 * height))
    x, room = 24, width - 48
    line = top + 12 + step * games + 2
    people_y = line + 12 if full else line + 6
    seats_y = people_y + (people if full else rules + 2)
    below = seats_y + (row if counted else 0)
    return Plan(
        sheet=_until_edges(m, 0, m.rect(0, top, 1, 1).y),
        radius=m.px(24),
        mark=m.rect(x, 54, room, 56),
        mark_size=m.font(44),
        tagline=m.rect(x + 1, 110, room, 24),
        hero=m.rect(x, 140, room, top - 140),
        languages=m.rect(x - 10, 6, max(48, target), target),
        languages_on_paper=False,
        games=tuple(m.rect(14, top + 12 + step * i, width - 28, step - 4) for i in range(games)),
        line=m.rect(x, line, room, 1),
        tokens=m.rect(x + 6, people_y, token, token) if full else None,
        token_step=m.px(min(84.0, (room - 12 - token) / max(1, tokens - 1))),
        seats=m.rect(x, seats_y, room, target) if counted else None,
        people=None if full else m.rect(8, people_y, width - 16, rules),
        house_rules=m.rect(8, below, width - 16, rules),
        primary=m.rect(x, buttons, room - 120, 60),
        secondary=m.rect(x + room - 108, buttons, 108, 60),
        caption=m.rect(x, buttons + 61, room, 36),
        caption_on_paper=True,
        notice=m.rect(x, 146, room, top - 154),
        notice_on_paper=False,
        quit=m.rect(width - x - 80, 6, 92, target),
    )


def _tall_parts(
    room: float, least: float, people: float, names: float, row: float, tokens: int
) -> tuple[bool, bool, float]:
    """Whether who sits there is shown as tokens (else only named), and how many play; the sheet's height.

    `room` is what there is for it, `least` what the rest takes, the others what each part would take.
    """
    full = least + people <= room and tokens <= TALL_TOKENS
    height = least + (people if full else names)
    counted = height + row <= room
    return full, counted, height + (row if counted else 0)


def _low(m: Metrics, games: int) -> Plan:
    width, height = m.logical_size
    target = m.target(44) / m.scale
    x0 = 0.46 * width
    left, own = 24, x0 - 48
    x, room = x0 + 20, width - x0 - 40
    rules = max(50, target)
    row = min(58.0, (height - 8 - target - 8 - 2 * rules - 12) / games - 4)
    row = max(row, target)
    below = 12 + target + (row + 4) * games
    rest = max(0.0, height - below - 2 * rules)
    first = below + rest / 3
    second = min(180.0, own * 0.60)
    return Plan(
        sheet=_until_edges(m, m.rect(x0, 0, 1, 1).x, 0),
        radius=SQUARE,
        mark=m.rect(left, 20, own, 50),
        mark_size=m.font(40),
        tagline=m.rect(left + 1, 70, own, 24),
        hero=m.rect(left, 102, own, height - 102 - 108),
        languages=m.rect(x - 10, 6, max(48, target), target),
        languages_on_paper=True,
        games=tuple(m.rect(x - 6, 10 + target + (row + 4) * i, room + 12, row) for i in range(games)),
        line=m.rect(x, below + rest / 6, room, 1),
        people=m.rect(x - 16, first, room + 32, rules),
        house_rules=m.rect(x - 16, first + rules + rest / 3, room + 32, rules),
        primary=m.rect(left, height - 92, second, max(50, target)),
        secondary=m.rect(left + second + 12, height - 92, own - second - 12, max(50, target)),
        caption=m.rect(left, height - 40, own, 36),
        caption_on_paper=False,
        notice=m.rect(left, 106, own, height - 106 - 100),
        notice_on_paper=False,
        quit=m.rect(width - 20 - 80, 6, 92, target),
    )
