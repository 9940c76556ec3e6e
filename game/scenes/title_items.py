"""The title as Items: felt with the name and a trick, and a sheet of paper with the choices."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.cards import N_, Card, parse_card
from game.scenes.api import HELP
from game.scenes.title_layout import Plan, Shown, plan_of
from game.scenes.title_paper import Paper
from game.scenes.tokens import seat_token
from game.stage import fonts
from game.stage.item import ButtonLook, CardLook, IconLook, Item, PanelLook, RadioLook, Rect, Role
from game.stage.metrics import Metrics
from game.text import LANGUAGES, Words

NAME = "Sista sticket"  # not translated
OWN_NAMES = {"sv": "svenska", "en": "English", "ru": "русский", "sr": "српски"}
# A trick of hearts as it lies on the table; the ace, which takes it, is yours.
HERO = (("7H", -0.57, -0.12, -15), ("QH", 0.07, -0.35, -4), ("9H", 0.66, -0.18, 7), ("AH", 0.22, 0.44, -8))
HERO_HEIGHT = 2.36  # of the four cards, by the width of one
HERO_WIDTH = 2.52


class Game(NamedTuple):
    """One of the games: its name, what it is in a few words, and how its saved match stands."""

    name: str
    title: str
    about: tuple[str, str]  # long, short
    info: str


class TitleView(NamedTuple):
    """All that the title shows, in words."""

    words: Words
    games: tuple[Game, ...]
    game: str
    players: tuple[tuple[str, str, str], ...]  # name, what it is, and that in short
    can_add: bool
    seats: tuple[int, ...]  # numbers of players to choose from
    goes_on: tuple[str, str] | None  # the button that goes on with a saved match: id, text
    caption: str
    house_rules: tuple[str, ...]  # which are changed, or what else is there; wordings, the longest first
    notice: str
    can_quit: bool


def title_items(view: TitleView, m: Metrics) -> list[Item]:
    """Everything from back to front."""
    paper = Paper(m)
    tokens, counts = len(view.players) + view.can_add, len(view.seats)
    plan = plan_of(m, Shown(len(view.games), tokens, counts, _notice_height(view, m)))
    paper.panel("felt", "felt", Rect(0, 0, m.width, m.height), "title")
    paper.panel("sheet", "sheet", plan.sheet, radius=plan.radius)
    mark = Rect(plan.welcome.mark.x, plan.welcome.mark.y, plan.welcome.mark.w, plan.welcome.mark.h)
    paper.text("wordmark", NAME, mark, plan.welcome.mark_size / m.scale, 600, "cream", role=Role.TEXT)
    tagline = view.words(N_("Swedish Chicago and Dirty Schultz"))
    size = 20 if m.layout == "wide" else 16
    if plan.welcome.tagline and m.text_width(tagline, m.font(14)) <= plan.welcome.tagline.w:
        paper.text("tagline", tagline, plan.welcome.tagline, size, 400, "dim", role=Role.TEXT)
    if not view.notice:
        _hero(paper, plan)
    _actions(paper, plan, view)
    _languages(paper, plan, view)
    _games(paper, plan, view)
    _table(paper, plan, view)
    _house_rules(paper, plan.house_rules, view)
    if view.notice:
        paper.text(
            "notice", view.notice, plan.welcome.notice, 15, 500, "cream", -1, Role.TEXT, lines=8, middle=False
        )
    return paper.items


def _notice_height(view: TitleView, m: Metrics) -> int:
    """How high the notice is on an upright screen, in logical px."""
    if not view.notice:
        return 0
    lines = m.wrap(view.notice, m.font(15), 500, m.rect(0, 0, m.logical_size[0] - 48, 1).w)
    return math.ceil(len(lines) * fonts.line_height(m.font(15)) / m.scale) + 8


def _hero(paper: Paper, plan: Plan) -> None:
    box = plan.welcome.hero
    width = int(min(box.h / HERO_HEIGHT * 0.96, box.w / HERO_WIDTH, paper.metrics.px(168)))
    if width < paper.metrics.px(24):  # too small to be more than a speck
        return
    height = round(width * 1.4)
    middle_x, middle_y = box.x + box.w // 2, box.y + box.h // 2
    for notation, dx, dy, angle in HERO:
        card: Card = parse_card(notation)
        x, y = middle_x + round(dx * width) - width // 2, middle_y + round(dy * width) - height // 2
        look = CardLook(card, small=width < paper.metrics.px(70), angle=angle)
        paper.items.append(Item(f"hero:{notation}", look, Rect(x, y, width, height)))


def _actions(paper: Paper, plan: Plan, view: TitleView) -> None:
    words, on_paper = view.words, plan.welcome.caption_on_paper
    new = words(N_("New match"))
    if view.goes_on is not None:
        paper.button(*view.goes_on, "primary", plan.welcome.primary, "continue", 22, key="return")
        kind = "paper" if on_paper else "secondary"
        paper.button("menu:play", new, kind, plan.welcome.secondary, "play", 19, on_paper=on_paper)
    else:
        whole = plan.welcome.primary._replace(
            w=plan.welcome.secondary.x + plan.welcome.secondary.w - plan.welcome.primary.x
        )
        paper.button("menu:play", new, "primary", whole, "play", 22, key="return")
    colour, align = ("ink-2", 0) if on_paper else ("dim", -1)
    lines = 1 if paper.metrics.layout == "wide" else 2
    paper.text("caption", view.caption, plan.welcome.caption, 15, 400, colour, align, Role.TEXT, lines)


def _languages(paper: Paper, plan: Plan, view: TitleView) -> None:
    box, step = plan.languages, plan.languages.w
    for number, lang in enumerate(LANGUAGES):
        rect = box._replace(x=box.x + step * number)
        chosen = lang == view.words.lang
        paper.button(
            f"language:{lang}", lang.upper(), "quiet", rect, ("language", lang), 15, 14, Role.CHOICE,
            plan.languages_on_paper, name=OWN_NAMES[lang], selected=chosen,
        )  # fmt: skip
        if chosen:
            line = Rect(rect.x + rect.w // 4, rect.y + rect.h * 5 // 6, rect.w // 2, paper.metrics.px(3))
            paper.panel(f"chosen:{lang}", "track", line, "amber", value=1.0)
    m, end = paper.metrics, plan.quit.x + plan.quit.w
    on_paper = plan.languages_on_paper
    side = m.target(44)
    gear = plan.quit._replace(x=(plan.quit.x - m.px(4) if view.can_quit else end) - side, w=side)
    paper.button(
        "menu:settings", "", "icon", gear, "settings", on_paper=plan.languages_on_paper, icon="settings",
        name=view.words(N_("Settings")),
    )  # fmt: skip
    ask = gear._replace(x=gear.x - m.px(4) - side)
    if ask.x >= max(item.rect.x + item.rect.w for item in paper.items if item.id.startswith("language:")):
        paper.button(
            "menu:help", "", "icon", ask, HELP, on_paper=plan.languages_on_paper, icon="help",
            name=view.words(N_("How to play")),
        )  # fmt: skip
    if view.can_quit:
        said, icon = view.words(N_("Quit")), plan.quit.w < 2 * side
        if icon:
            paper.button(
                "menu:quit", "", "icon", plan.quit, "quit", on_paper=on_paper, icon="close", name=said
            )
        else:
            paper.button("menu:quit", said, "quiet", plan.quit, "quit", 17, on_paper=on_paper)


def _games(paper: Paper, plan: Plan, view: TitleView) -> None:
    m = paper.metrics
    if plan.games_label:
        paper.text("label:games", view.words(N_("Game")), plan.games_label, 15, 600, "ink-2")
    inset, dot = m.px(56), m.px(22)
    for game, row in zip(view.games, plan.games, strict=True):
        chosen = game.name == view.game
        name = ". ".join(part for part in (game.title, game.about[0], game.info) if part)
        press = ("ruleset", game.name)
        paper.button(
            f"ruleset:{game.name}", "", "row", row, press, 17, role=Role.CHOICE, on_paper=True,
            name=name, selected=chosen,
        )  # fmt: skip
        radio = Rect(row.x + m.px(18), row.y + (row.h - dot) // 2, dot, dot)
        paper.items.append(Item(f"radio:{game.name}", RadioLook(chosen), radio))
        text = Rect(row.x + inset, row.y + row.h // 8, row.w - inset - m.px(18), row.h * 3 // 8)
        said = _standing(game, m, text.w)
        info = m.text_width(said, m.font(15), 600) + m.px(8) if said else 0
        big = 22 if m.layout == "wide" else 19 if m.layout == "tall" else 17
        paper.text(f"game:{game.name}", game.title, text._replace(w=text.w - info), big, 600)
        low = text._replace(y=row.y + row.h // 2, h=row.h * 3 // 8)
        paper.text(f"about:{game.name}", _about(game, m, low.w), low, 15, 400, "ink-2")
        colour = "amber-text" if chosen else "ink-2"
        paper.text(f"info:{game.name}", said, text, 15, 600, colour, 1)


def _about(game: Game, m: Metrics, width: int) -> str:
    """What the game is, in as many words as fit."""
    long, short = game.about
    wordings = [short]
    for text in game.about:
        parts = text.split(", ")
        wordings += [", ".join(parts[:count]) for count in range(len(parts) - 1, 0, -1)]
    fitting = (said for said in wordings if m.text_width(said, m.font(14)) <= width)
    return long if m.text_width(long, m.font(15)) <= width else next(fitting, "")


def _standing(game: Game, m: Metrics, width: int) -> str:
    """How the saved match stands, as much of it as fits beside the game's name."""
    room = width - m.text_width(game.title, m.font(16), 600) - m.px(8)
    wordings = (game.info, game.info.rpartition(" · ")[2], "")
    return next(said for said in wordings if m.text_width(said, m.font(15), 600) <= room or not said)


def _table(paper: Paper, plan: Plan, view: TitleView) -> None:
    words = view.words
    paper.panel("line", "hairline", plan.line, "rule")
    label, m = words(N_("At the table")), paper.metrics
    if plan.table_label and m.text_width(label, m.font(15), 600) <= plan.table_label.w:
        paper.text("label:table", label, plan.table_label, 15, 600, "ink-2")
    if plan.tokens:
        _players(paper, plan.tokens, plan.token_step, view)
    if plan.people:
        _people_row(paper, plan.people, view)
    if plan.seats:
        _seats(paper, plan.seats, view)


def _seats(paper: Paper, place: Rect, view: TitleView) -> None:
    m = paper.metrics
    each = max(m.target(44), m.px(48))
    width = min(place.w, each * len(view.seats)) if m.layout == "wide" else place.w
    counts = [(str(n), str(n), view.words.plural("{n} player", "{n} players", n)) for n in view.seats]
    rect = Rect(place.x + place.w - width, place.y, width, place.h)
    paper.segments("seats", counts, str(len(view.players)), rect)


def _house_rules(paper: Paper, rect: Rect, view: TitleView) -> None:
    """The way to the house rules; which ones are changed stands there if it fits."""
    m, title = paper.metrics, view.words(N_("House rules"))
    if m.layout == "wide":
        above = Rect(rect.x + m.px(16), rect.y - m.px(6), rect.w - m.px(32), max(1, m.px(1)))
        paper.panel("house-rules:line", "hairline", above, "rule")
    narrow = rect.w < m.px(260)
    size, room = m.font(18 if m.layout == "wide" else 16), rect.w - m.px(16 + 24 + 16 + 16 + 28)
    small = max(m.font(15), round(size * 0.82))
    fitting = (said for said in view.house_rules if m.text_width(said, small) <= room)
    said = "" if narrow else next(fitting, view.house_rules[-1])
    look = ButtonLook(f"{title}\n{said}", "row", size, "sheet", True)
    name = f"{title}. {view.house_rules[0]}"
    paper.items.append(Item("menu:house-rules", look, rect, Role.BUTTON, name, press="house-rules"))
    if narrow:
        return
    arrow = Rect(rect.x + rect.w - m.px(40), rect.y + (rect.h - m.px(24)) // 2, m.px(24), m.px(24))
    paper.items.append(Item("house-rules:arrow", IconLook("right", "ink-2"), arrow))


def _players(paper: Paper, first: Rect, step: int, view: TitleView) -> None:
    """A token for each seat, to be pressed, and one more that adds a player."""
    m = paper.metrics
    names = tuple(name for name, _, _ in view.players)
    half = (step - m.px(6)) // 2
    for seat, (name, kind, short) in enumerate(view.players):
        disc = first._replace(x=first.x + step * seat)
        token = seat_token(names, seat)._replace(on_paper=True)
        said = f"{name}, {kind}"
        paper.items.append(Item(f"player:{seat}", token, disc, Role.BUTTON, said, press=("player", seat)))
        under = Rect(disc.x + disc.w // 2 - half, disc.y + disc.h + m.px(6), 2 * half, m.px(20))
        paper.text(f"name:{seat}", name, under, 15, 600, "ink", 0)
        told = next((said for said in (kind, short) if m.text_width(said, m.font(14)) <= under.w), "")
        paper.text(f"kind:{seat}", told, under._replace(y=under.y + m.px(20)), 14, 400, "ink-2", 0, least=13)
    if view.can_add:
        disc = first._replace(x=first.x + step * len(names))
        paper.panel("add:ring", "slot", disc, "outline", radius=disc.w // 2)
        text, spoken = view.words(N_("Add")), view.words(N_("Add a player"))
        paper.button(
            "menu:add-player", "", "icon", disc, "add-player", on_paper=True, icon="plus", name=spoken
        )
        under = Rect(disc.x + disc.w // 2 - half, disc.y + disc.h + m.px(6), 2 * half, m.px(20))
        paper.text("add:text", text, under, 15, 600, "ink", 0, least=13)


def _people_row(paper: Paper, rect: Rect, view: TitleView) -> None:
    """Where there is no room for tokens: who sits there in a row, and the way to change it."""
    m, title = paper.metrics, view.words(N_("At the table"))
    names = tuple(name for name, _, _ in view.players)
    who = ", ".join(names)
    narrow = rect.w < m.px(260)
    look = ButtonLook("", "row", m.font(16), None, True)
    paper.items.append(Item("menu:players", look, rect, Role.BUTTON, f"{title}. {who}", press="players"))
    px = m.px(28)
    at = Rect(rect.x + m.px(14), rect.y + (rect.h - px) // 2, px, px)
    paper.items.append(Item("players:token", seat_token(names, 0), at))
    right = m.px(8 if narrow else 44)
    text = Rect(rect.x + m.px(56), rect.y + rect.h // 10, rect.w - m.px(56) - right, rect.h * 2 // 5)
    paper.text("players:title", title, text, 18 if m.layout == "wide" else 16, 600)
    low = text._replace(y=rect.y + rect.h // 2, h=rect.h * 2 // 5)
    whole = view.words.plural("{n} player", "{n} players", len(names))
    paper.text("players:names", _as_many(names, m, low.w) or whole, low, 15, 400, "ink-2")
    if narrow:
        return
    arrow = Rect(rect.x + rect.w - m.px(40), rect.y + (rect.h - m.px(24)) // 2, m.px(24), m.px(24))
    paper.items.append(Item("players:arrow", IconLook("right", "ink-2"), arrow))


def _as_many(names: tuple[str, ...], m: Metrics, width: int) -> str:
    """As many names as fit, and how many more there are; empty if not even one fits."""
    for count in range(len(names), 0, -1):
        said = ", ".join(names[:count]) + (f" +{len(names) - count}" if count < len(names) else "")
        if m.text_width(said, m.font(14)) <= width:
            return said
    return ""


def question_items(
    m: Metrics, title: str, body: str, yes: tuple[str, str], no: tuple[str, str]
) -> list[Item]:
    """A sheet that asks, over a veil: `yes` and `no` are (id, text); `no` is the primary, Enter and Esc."""
    paper = Paper(m)
    paper.panel("veil", "veil", Rect(0, 0, m.width, m.height), "veil")
    content = m.content
    width = min(m.px(520), content.w - m.px(32))
    height = min(m.px(252 if m.layout != "tall" else 280), content.h - m.px(24))
    box = Rect(content.x + (content.w - width) // 2, content.y + (content.h - height) // 2, width, height)
    paper.items.append(Item("question", PanelLook("sheet", "paper", m.px(24)), box))
    pad = m.px(28)
    inner = Rect(box.x + pad, box.y + pad, box.w - 2 * pad, m.px(64 if m.layout == "tall" else 40))
    paper.text("question:title", title, inner, 26, 600, role=Role.TEXT, lines=2, least=20, middle=False)
    low = m.target(60) if m.layout != "low" else m.target(48)
    below = inner._replace(y=inner.y + inner.h + m.px(4), h=box.h - inner.h - 2 * pad - low - m.px(20))
    paper.text("question:text", body, below, 17, 400, "ink-2", role=Role.TEXT, lines=4, middle=False)
    y, gap = box.y + box.h - pad - low, m.px(12)
    half = (inner.w - gap) // 2
    paper.button(yes[0], yes[1], "paper", Rect(inner.x, y, half, low), "yes", 19, on_paper=True)
    right = Rect(inner.x + inner.w - half, y, half, low)
    paper.button(no[0], no[1], "primary", right, "no", 19, key="return")
    return paper.items


def behind(items: list[Item]) -> list[Item]:
    """The items as mere decoration: seen under a veil, neither described nor pressed."""
    return [item._replace(role=None, press=None, key=None) for item in items]
