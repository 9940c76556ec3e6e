"""The settings as Items: heading and way back, a list of rows on paper, a foot, and a sample of the cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.cards import N_, UNKNOWN, parse_card
from game.scenes.api import Settings
from game.scenes.listed import Shown
from game.scenes.paper_controls import add_bar
from game.scenes.scrolling import scrolled
from game.scenes.settings_layout import Plan, plan_of
from game.scenes.settings_pages import about_page, saved_page
from game.scenes.settings_rows import Choice, Row, Rows, Switch, Way
from game.scenes.title_items import OWN_NAMES
from game.scenes.title_layout import SQUARE
from game.scenes.title_paper import Paper
from game.stage.item import CardLook, Item, Rect, Role
from game.stage.metrics import Metrics
from game.text import LANGUAGES, Words

SAMPLE: Final = ("KH", "TD", "7C", "")  # cards in the present style; "" is a back
SPEEDS: Final = {"slow": N_("Slow"), "normal": N_("Normal"), "fast": N_("Fast"), "instant": N_("Instant")}
TABLES: Final = {"green": N_("Forest green"), "blue": N_("Midnight blue"), "burgundy": N_("Burgundy")}
BACKS: Final = {"knit": N_("Knitted star"), "wave": N_("Waves and sun"), "star": N_("Small stars")}
INDEXES: Final = {"large": N_("Large"), "classic": N_("Classic")}
LETTERS: Final = {  # as text, and spoken
    "": (N_("As the language"), N_("As the language")),
    "swedish": ("Kn D K E", N_("Swedish")),
    "russian": ("В Д К Т", N_("Russian")),
    "international": ("J Q K A", N_("International")),
}


class SettingsView(NamedTuple):
    """All that is shown: `settings` as they are now; on the other pages what `saved` says."""

    words: Words
    settings: Settings
    page: str  # "", saved, about
    version: str
    still: bool  # the surroundings ask for little motion
    folder: str  # of people's files; "" in a page
    files: tuple[str, ...]
    can_bring_back: bool
    told: str
    failed: bool  # what is told went wrong
    proposed: str = ""  # the path that a file would take by itself
    paths: tuple[str, str] = ("", "")  # typed: where to save, what to fetch
    writing: tuple[str, str] = ("", "")  # the field in use, and what stands there so far


def settings_items(view: SettingsView, m: Metrics, offset: int) -> Shown:
    """Everything from back to front, the list moved up by `offset` device px (or as far as it goes)."""
    plan, paper = plan_of(m), Paper(m)
    paper.panel("felt", "felt", Rect(0, 0, m.width, m.height), "title")
    paper.panel("sheet", "sheet", plan.sheet, radius=SQUARE)
    rows = Rows(Paper(m), view.words, plan.column)
    _fill(rows, view, plan)
    height = rows.y + m.px(10)
    most = max(0, height - plan.view.h)
    offset = max(0, min(most, offset))
    paper.items += scrolled(rows.paper.items, plan.view, offset)
    if most:
        add_bar(paper, plan.view, most, offset)
    _frame(paper, plan, view)
    return Shown(paper.items, most, rows.spans, plan.view)


def _fill(rows: Rows, view: SettingsView, plan: Plan) -> None:
    m = rows.paper.metrics
    rows.y = m.px(4 if m.layout == "tall" else 8)
    if view.page == "saved":
        saved_page(rows, view, plan.column)
    elif view.page == "about":
        about_page(rows, view, plan.column)
    else:
        _settings(rows, view, plan)


def _settings(rows: Rows, view: SettingsView, plan: Plan) -> None:
    words = view.words
    tall = rows.paper.metrics.layout == "tall"
    names = tuple((lang, OWN_NAMES[lang].capitalize(), OWN_NAMES[lang]) for lang in LANGUAGES)
    rows.add(Choice("language", words(N_("Language")), names, words.lang), lined=False)
    rows.add(_choice(view, "speed", words(N_("Speed")), SPEEDS), lined=not tall)
    table = _choice(view, "table", words(N_("Table")), TABLES, "tables")
    back = _choice(view, "back", words(N_("Card backs")), BACKS, "backs")
    if tall:
        rows.beside(table, back)
    else:
        rows.add(table)
        rows.add(back)
    for row in (*_looks(view), *_play(view)):
        rows.add(row)
    way = words(N_("Save or load everything in one file"))
    rows.add(Way("saved", words(N_("Save and load")), ("page", "saved"), way))
    if plan.about is None:
        rows.add(Way("about", _about(view), ("page", "about")))


def _choice(
    view: SettingsView, name: str, title: str, texts: dict[str, str], kind: str = "segments"
) -> Choice:
    said = ((value, view.words(text)) for value, text in texts.items())
    values = tuple((value, text, text) for value, text in said)
    return Choice(name, title, values, getattr(view.settings, name), kind)


def _looks(view: SettingsView) -> list[Row]:
    words, settings = view.words, view.settings
    clubs = words(N_("Clubs green, diamonds blue"))
    letters = tuple((value, words(text), words(said)) for value, (text, said) in LETTERS.items())
    return [
        Switch("four_colours", words(N_("Four-colour deck")), settings.four_colours, clubs),
        Switch("figures", words(N_("Extra large figures")), settings.figures),
        _choice(view, "index", words(N_("Card corners")), INDEXES),
        Choice("letters", words(N_("Letters on court cards")), letters, settings.letters),
        Switch(
            "contrast", words(N_("High contrast")), settings.contrast,
            words(N_("Flat table, strong lines, no shadows")),
        ),
    ]  # fmt: skip


def _play(view: SettingsView) -> list[Row]:
    words, settings = view.words, view.settings
    system = words(N_("Your system asks for it already")) if view.still else ""
    hand = words(N_("The buttons to the left of the hand"))
    ask = words(N_("A press chooses the card, another one plays it"))
    return [
        Switch("sound", words(N_("Sound")), settings.sound),
        Switch("reduced_motion", words(N_("Less motion")), settings.reduced_motion, system),
        Switch("confirm_play", words(N_("Ask before a card is played")), settings.confirm_play, ask),
        Switch("auto_only_move", words(N_("Play the only possible card by itself")), settings.auto_only_move),
        Switch("left_handed", words(N_("Left-handed")), settings.left_handed, hand),
    ]


def _about(view: SettingsView) -> str:
    return view.words(N_("About · version {version}"), version=view.version.partition("+")[0])


def _frame(paper: Paper, plan: Plan, view: SettingsView) -> None:
    """What stays where it is: heading, way back, foot, and the sample."""
    m, words = paper.metrics, view.words
    titles = {"saved": words(N_("Save and load")), "about": words(N_("About"))}
    title = titles.get(view.page, words(N_("Settings")))
    if not plan.on_felt:
        paper.panel("head", "sheet", plan.sheet._replace(h=plan.view.y), radius=SQUARE)
    colour = "cream" if plan.on_felt else "ink"
    size = {"wide": 34.0, "tall": 26.0}.get(m.layout, 24.0)
    paper.button(
        "menu:back", "", "icon", plan.back, "back", on_paper=not plan.on_felt, icon="left",
        name=words(N_("Back")), key="escape",
    )  # fmt: skip
    paper.text("heading", title, plan.heading, size, 600, colour, role=Role.TEXT, least=17, lines=2)
    if plan.foot is not None:
        paper.panel("foot", "sheet", plan.foot, "paper-2", radius=SQUARE)
    if plan.promise is not None:
        promise, dim = (
            words(N_("Nothing is sent anywhere.")),
            "dim" if plan.on_felt and not plan.foot else "ink-2",
        )
        paper.text("promise", promise, plan.promise, 15, 400, dim, role=Role.TEXT, lines=2)
    if plan.about is not None and view.page != "about":
        _about_button(paper, plan.about, view)
    if plan.sample is not None:
        _sample(paper, plan.sample)


def _about_button(paper: Paper, place: Rect, view: SettingsView) -> None:
    """At the place's right end, as wide as its text."""
    m, text = paper.metrics, _about(view)
    w = min(place.w, m.text_width(text, m.font(15), 500) + m.px(28))
    rect = place._replace(x=place.x + place.w - w, w=w)
    paper.button("menu:about", text, "quiet", rect, ("page", "about"), 15, 14, on_paper=True)


def _sample(paper: Paper, place: Rect) -> None:
    """Four cards in the present style, as big as two rows of two (or a single row) allow."""
    m, gap = paper.metrics, paper.metrics.px(14)
    columns = max((2, 4), key=lambda n: _card_width(place, n, gap))
    width = min(_card_width(place, columns, gap), m.px(104))
    if width < m.px(24):
        return
    high = round(width * 1.4)
    for number, card in enumerate(SAMPLE):
        x = place.x + number % columns * (width + gap)
        y = place.y + number // columns * (high + gap)
        look = CardLook(parse_card(card) if card else UNKNOWN, small=width < m.px(70))
        paper.items.append(Item(f"sample:{number}", look, Rect(x, y, width, high)))


def _card_width(place: Rect, columns: int, gap: int) -> int:
    rows = len(SAMPLE) // columns
    wide = (place.w - (columns - 1) * gap) // columns
    return min(wide, int((place.h - (rows - 1) * gap) / rows / 1.4))
