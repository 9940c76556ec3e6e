"""The summary: scores with their causes, in order, on every screen; on, again, or back to the title."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pygame
import pytest
from table_help import cut_off

from game.cards import Category, evaluate, parse_cards
from game.host.memory import MemoryHost
from game.match import Match, dumps
from game.rules.api import Seat
from game.rules.events import Cause, HandsOpened, MatchEnded, Scored
from game.rules.schultz.events import PotTaken, SeatOut
from game.scenes import chairs as table
from game.scenes import saves
from game.scenes import title_match as matches
from game.scenes.api import Context, Frame, Scene, Settings
from game.scenes.chicago_summary import _by_rank, _causes
from game.scenes.stud_summary import _short, unrepeated
from game.scenes.summary import SummaryScene
from game.scenes.summary_items import Row, SummaryView, summary_items
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.stage.fonts import line_height
from game.stage.item import CardLook, Item, Rect, Role, TextLook
from game.stage.metrics import Metrics
from game.telling.names import hand_wordings
from game.telling.stud_summary import stud_causes as stud_told
from game.text import LANGUAGES, Words, load

SAVE = "match.chicago-classic"
TIGHT = [(360, 640), (390, 844), (640, 360), (844, 390), (800, 600), (1280, 720)]
SCREENS = [
    (1280, 720, 1.0),
    (2560, 1440, 2.0),
    (960, 540, 1.25),
    (390, 844, 3.0),
    (844, 390, 1.0),
    (360, 640, 1.0),
    (640, 360, 1.0),
]


@pytest.fixture(autouse=True)
def fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def played(seats: int, seed: int, whole: bool = False) -> Match:
    """A deal, or a match, by whoever takes the first legal action that is no exchange."""
    match = Match.start("chicago-classic", {}, matches.players(seats, "steady"), seed)
    while True:
        while not match.is_deal_over:
            legal = match.ruleset.legal_actions(match.state)
            wanted = [action for action in legal if action.verb in ("declare", "stand", "decline")]
            match.submit((wanted or list(legal))[0])
        if not whole or match.is_match_over:
            return match
        match.next_deal()


class Shown:
    """A summary and where it led."""

    def __init__(self, match: Match, lang: str = "sv") -> None:
        def nothing(*_given: object) -> None: ...

        self.went: list[Scene] = []
        self.host = MemoryHost()
        self.context = Context(self.host, load(lang), Settings(), self.went.append, nothing, nothing, nothing)
        self.match = match
        saves.keep(self.context, match)
        self.scene = SummaryScene(self.context, match)

    def items(self, size: tuple[int, int, float] = (1280, 720, 1.0)) -> list[Item]:
        width, height, ratio = size
        frame = Frame(Metrics(round(width * ratio), round(height * ratio), ratio))
        return [item for item in self.scene.items(frame) if item.role is not None]


def test_everyone_is_listed_by_score_with_every_point() -> None:
    match = played(4, 21)
    shown = Shown(match)
    items = {item.id: item for item in shown.items()}
    scores = [seat.score for seat in match.observe(0).seats]
    order = [int(ident.split(":")[1]) for ident in items if ident.startswith("seat:")]
    assert order == sorted(range(4), key=lambda seat: (-scores[seat], seat))
    for seat, score in enumerate(scores):
        assert items[f"seat:{seat}"].name.endswith(f", {score}")
        shown_points = [item.name for ident, item in items.items() if ident.startswith(f"points:{seat}:")]
        scored = [
            event for event in match.deal_events if getattr(event, "cause", None) and event.seat == seat
        ]
        assert len(shown_points) == len(scored)
        assert sum(event.points for event in scored) == score
        for text, event in zip(shown_points, scored, strict=True):
            assert f"+{event.points} " in text
    assert sum(ident.startswith("final:") for ident in items) == 20
    assert shown.scene.facts()["scores"] == scores
    assert shown.scene.state == "summary"


def test_next_deals_and_saves() -> None:
    shown = Shown(played(3, 5))
    next_deal = next(item for item in shown.items() if item.id == "menu:next")
    assert (next_deal.key, next_deal.look.kind) == ("return", "primary")
    shown.scene.press(next_deal.press)
    assert isinstance(shown.went[0], TableScene)
    assert shown.match.record.lines[-1] == "next"
    assert shown.host.storage.texts[SAVE] == dumps(shown.match.record)


def test_the_title_keeps_an_unfinished_match() -> None:
    shown = Shown(played(3, 5))
    assert shown.scene.key("escape")
    assert isinstance(shown.went[0], TitleScene)
    assert shown.host.storage.texts[SAVE] == dumps(shown.match.record)


def test_a_finished_match_is_played_again_with_the_same_people_and_another_seed() -> None:
    shown = Shown(played(2, 9, whole=True))
    assert shown.scene.state == "match-over"
    items = {item.id: item for item in shown.items()}
    winner = shown.match.observe(0).winners[0]
    assert items["headline"].name == ("Du vinner matchen" if winner == 0 else "Anna vinner matchen")
    assert [ident for ident in items if ident.startswith("menu:")] == [
        "menu:again",
        "menu:title",
        "menu:scores",
    ]
    shown.scene.press(items["menu:again"].press)
    (table,) = shown.went
    assert isinstance(table, TableScene)
    assert table._match.players == shown.match.players
    assert table._match.record.seed == 1
    assert shown.host.storage.texts[SAVE] == dumps(table._match.record)


def test_a_finished_match_that_is_left_is_no_longer_saved() -> None:
    shown = Shown(played(2, 9, whole=True))
    shown.scene.press("title")
    assert isinstance(shown.went[0], TitleScene)
    assert SAVE not in shown.host.storage.texts


def test_hands_are_shown_as_they_are_read() -> None:
    assert _by_rank(parse_cards("2S KH 7C KS 6H")) == parse_cards("KS KH 7C 6H 2S")
    assert _by_rank(parse_cards("9S 3H 9C 3S AH")) == parse_cards("9S 9C 3S 3H AH")


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.x + other.w
        and other.x < one.x + one.w
        and one.y < other.y + other.h
        and other.y < one.y + one.h
    )


def closed_up(one: Item, other: Item) -> bool:
    """Cards of one hand may close up as far as their figures stay uncovered."""
    if not isinstance(one.look, CardLook) or one.id.rsplit(":", 1)[0] != other.id.rsplit(":", 1)[0]:
        return False
    return one.look.strip and other.rect.x - one.rect.x >= 0.5 * one.rect.w


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_nothing_lies_over_anything_or_beyond_the_screen(screen: tuple[int, int, float], lang: str) -> None:
    ratio = screen[2]
    metrics = Metrics(round(screen[0] * ratio), round(screen[1] * ratio), ratio)
    for match in (played(4, 21), played(2, 9, whole=True)):
        items = Shown(match, lang).items(screen)
        for item in items:
            assert 0 <= item.rect.x <= item.rect.x + item.rect.w <= round(screen[0] * ratio), item.id
            assert 0 <= item.rect.y <= item.rect.y + item.rect.h <= round(screen[1] * ratio), item.id
            if item.press is not None:
                assert min(item.rect.w, item.rect.h) >= 44 * ratio - 1, item.id
        for one, other in itertools.combinations(items, 2):
            if not closed_up(one, other):
                assert not overlap(one.rect, other.rect), (one.id, other.id)
        assert cut_off(items, metrics) == []
        assert all(item.name for item in items if item.role is not Role.CARD)


def inked(item: Item, metrics: Metrics) -> Rect:
    """What a text fills of its rectangle; others fill it."""
    rect, look = item.rect, item.look
    if not isinstance(look, TextLook):
        return rect
    lines = look.text.split("\n")
    width = max(metrics.text_width(line, look.size, look.weight) for line in lines)
    height = line_height(look.size) * len(lines)
    y = rect.y + (rect.h - height) // 2 if look.middle else rect.y
    return Rect(rect.x + (rect.w - width) * (look.align + 1) // 2, y, width, height)


def touching(items: Sequence[Item], metrics: Metrics) -> list[str]:
    """What lies over something else, beyond the screen or below the row's end, or is cut off."""
    parts = ("seat:", "hand:", "gain:", "points:", "score:", "track:", "final:", "token:", "menu:")
    alone = ("headline", "explanation", "target")
    shown = [item for item in items if item.id.startswith(parts) or item.id in alone]
    filled = [(item, inked(item, metrics)) for item in shown]
    lines = [item.rect for item in items if item.id.startswith("line:")]
    slack = metrics.px(4)  # a line is higher than its letters
    found = cut_off(list(items), metrics)
    for item, rect in filled:
        found += [
            f"{item.id} lies over a divider"
            for line in lines
            if line.x <= rect.x < line.x + line.w and rect.y + slack < line.y < rect.y + rect.h - slack
        ]
        low = metrics.height - (metrics.px(10) if metrics.layout == "low" else 0)  # the sheet's edge
        if rect.x < 0 or rect.x + rect.w > metrics.width or rect.y < 0 or rect.y + rect.h - slack > low:
            found.append(f"{item.id} is beyond the edge: {rect}")
    for (one, first), (other, second) in itertools.combinations(filled, 2):
        across = min(first.x + first.w, second.x + second.w) - max(first.x, second.x)
        down = min(first.y + first.h, second.y + second.h) - max(first.y, second.y)
        if across > 1 and down > slack and not closed_up(one, other):
            found.append(f"{one.id} and {other.id}")
    return found


def scored(points: int, cause: Cause, phase: int) -> Scored:
    """Full houses of queens over twos where a hand scores: the longest name."""
    of_a_hand = cause is Cause.HAND
    category, ranks = (Category.FULL_HOUSE, (10, 0)) if of_a_hand else (None, ())
    return Scored(Seat(0), points, points, cause, phase, category, ranks)


def chicago_causes(words: Words) -> tuple[tuple[tuple[str, str, str], ...], ...]:
    """Most causes that a seat may have, two, none."""
    hand, opened = Cause.HAND, HandsOpened(())
    most = [
        scored(5, hand, 1),
        scored(5, hand, 2),
        scored(5, Cause.LAST_TRICK, 3),
        opened,
        scored(5, hand, 3),
    ]
    back = [scored(5, hand, 1), scored(-23, Cause.RESET, 2)]
    broken = [scored(-15, Cause.CHICAGO_BROKEN, 3)]
    return (_causes(words, Seat(0), most), _causes(words, Seat(0), back), _causes(words, Seat(0), broken), ())


def stud_causes(words: Words) -> tuple[tuple[tuple[str, str, str], ...], ...]:
    """Two side pots, one pot, nothing but what was put in."""
    rank = evaluate(parse_cards("QS QH QC 2S 2H"))
    pots = [PotTaken(number, 120, ((Seat(0), 120), (Seat(1), 120)), rank) for number in range(3)]
    put = words("put in, then folded")
    told = [
        (("−98", put), *stud_told(words, pots, Seat(0))),
        (("−98", put), *stud_told(words, pots[1:2], Seat(1))),
        (("−98", put),),
    ]
    return tuple(tuple((gain, why, _short(words, gain)) for gain, why in row) for row in told)


def longest(words: Words, seats: int, stud: bool) -> SummaryView:
    """The summary of a deal in which everyone has the longest of everything."""
    hand = hand_wordings(words, evaluate(parse_cards("QS QH QC 2S 2H")))
    causes = stud_causes(words) if stud else chicago_causes(words)
    names = table.names(words, table.seated(matches.players(seats, "steady")))
    cards = parse_cards("QS QH QC 2S 2H 7D 8D" if stud else "QS QH QC 2S 2H")
    rows = [
        Row(Seat(seat), name, hand, cards, causes[seat % len(causes)], 798, 1.0)
        for seat, name in enumerate(names)
    ]
    return SummaryView(
        words=words,
        headline=words("{name} wins {chips} with {hand}", name=names[-1], chips=360, hand=hand[0]),
        explanation="" if stud else words("Deal {n} is over.", n=12),
        target=words.plural("{n} chip", "{n} chips", 798),
        rows=tuple(rows),
        primary=("menu:next", words("Next deal"), "next"),
        secondary=("menu:title", words("To the start"), "title"),
        token_names=tuple(names),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", TIGHT, ids=str)
def test_the_longest_words_stay_apart_with_every_number_of_seats(screen: tuple[int, int], lang: str) -> None:
    metrics, words = Metrics(*screen), load(lang)
    for seats in range(2, 9):
        for stud in (False, True) if seats < 7 else (True,):
            view = longest(words, seats, stud)
            items = summary_items(view, metrics)
            assert touching(items, metrics) == [], (seats, stud)
            told = [item for item in items if item.id.startswith(("points:", "gain:")) and item.role]
            assert len(told) == sum(max(1, len(row.causes)) for row in view.rows), (seats, stud)
            for row in view.rows:  # pots may share the word, but none is without it
                assert (
                    any(item.id == f"points:{row.seat}:{len(row.causes) - 1}" for item in told)
                    or not row.causes
                )


def stud_deal(seats: int, lang: str) -> Match:
    """A deal of Dirty Schultz to the end in which nobody folds."""
    match = Match.start("dirty-schultz", {}, matches.players(seats, "steady"), 5)
    while not match.is_deal_over:
        match.submit(
            next(action for action in match.ruleset.legal_actions(match.state) if action.verb != "fold")
        )
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_real_deals_stay_apart_with_every_number_of_seats(lang: str) -> None:
    deals = [stud_deal(seats, lang) for seats in range(2, 9)]
    for match in (*deals, *(played(seats, 5) for seats in range(2, 7))):
        scene = Shown(match, lang).scene
        for screen in TIGHT:
            metrics = Metrics(*screen)
            found = touching(list(scene.items(Frame(metrics))), metrics)
            assert found == [], (match.record.ruleset, len(match.players), screen)


def test_the_explanation_does_not_repeat_the_headline_of_a_single_pot() -> None:
    items = {item.id: item for item in Shown(stud_deal(6, "en"), "en").items((844, 390, 1.0))}
    assert items["headline"].name == "You win 12 chips with four twos"
    assert "explanation" not in items


def test_several_pots_a_split_one_and_a_match_won_are_explained() -> None:
    one = PotTaken(0, 12, ((Seat(0), 12),), None)
    side = one._replace(number=1)
    split = one._replace(shares=((Seat(0), 6), (Seat(1), 6)))
    over = MatchEnded((Seat(0),), (200, 0))
    out = SeatOut(Seat(1))
    assert list(unrepeated([one, out])) == [out]
    for told in ([one, side], [split], [one, over], [out]):
        assert list(unrepeated(told)) == told


@pytest.mark.parametrize(("ident", "title"), [("log", "Den här given"), ("menu:scores", "Protokoll")])
def test_log_and_score_sheet_are_one_press_away(ident: str, title: str) -> None:
    shown = Shown(played(3, 5), "sv")
    for size in ((1280, 720, 1.0), (390, 844, 1.0), (640, 360, 1.0)):
        button = next(item for item in shown.items(size) if item.id == ident)
        assert button.key == {"log": "l", "menu:scores": "t"}[ident]
        shown.scene.press(button.press)
        items = {item.id: item for item in shown.items(size)}
        assert items["sheet:title"].name == title
        pressable = [name for name, item in items.items() if item.press is not None]
        assert pressable == ["menu:close"]
        prefix = "log:" if ident == "log" else "scores:1"
        assert any(name.startswith(prefix) for name in items)
        assert shown.scene.key("escape")
        assert "menu:next" in {item.id for item in shown.items(size)}
    assert shown.went == []


@pytest.mark.parametrize("size", [(1280, 720, 1.0), (390, 844, 1.0), (844, 390, 1.0)])
def test_the_winner_of_the_match_is_marked(size: tuple[int, int, float]) -> None:
    shown = Shown(played(2, 9, whole=True), "en")
    (winner,) = shown.match.observe(Seat(0)).winners
    width, height, ratio = size
    items = {item.id: item for item in shown.scene.items(Frame(Metrics(width, height, ratio)))}
    assert {name for name in items if name.startswith("won:")} == {f"won:{winner}"}
    assert items[f"winner:{winner}:text"].look == items[f"winner:{winner}:text"].look._replace(text="Winner")
    assert ", Winner, " in items[f"seat:{winner}"].name
    assert "Winner" not in items[f"seat:{1 - winner}"].name
