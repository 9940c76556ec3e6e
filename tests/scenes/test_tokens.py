"""A seat's disc is the same on every screen, whoever sits in front of it."""

from __future__ import annotations

import pytest
from people_help import METRICS
from table_help import advice, new_context

from game.match import Match, Player
from game.rules.api import Seat
from game.scenes.api import Frame
from game.scenes.curtain import CurtainScene
from game.scenes.summary import SummaryScene
from game.scenes.table import TableScene
from game.scenes.tokens import seat_token, token_texts
from game.stage.item import Item, TokenLook
from game.stage.metrics import Metrics

SIZES = [Metrics(1280, 720), Metrics(844, 390), Metrics(390, 844), Metrics(360, 640), Metrics(640, 360)]


@pytest.mark.parametrize(
    ("names", "texts"),
    [
        (("Du", "Anna", "Björn"), ("D", "A", "B")),
        (("Spelare 1", "Spelare 2", "Anna"), ("S1", "S2", "A")),
        (("Du", "Anna", "Björn", "Karin", "David"), ("Du", "A", "B", "K", "Da")),
        (("Anna", "Annika"), ("A1", "A2")),
        (("Игрок 1", "Игрок 2"), ("И1", "И2")),
        (("", "åsa"), ("?", "Å")),
    ],
)
def test_no_two_seats_have_the_same_text(names: tuple[str, ...], texts: tuple[str, ...]) -> None:
    assert token_texts(names) == texts


def discs(items: list[Item]) -> dict[str, tuple[str, str]]:
    return {
        item.id.rsplit(":", 1)[-1]: (item.look.letters, item.look.colour)
        for item in items
        if isinstance(item.look, TokenLook)
    }


@pytest.mark.parametrize("ruleset", ["chicago-classic", "dirty-schultz"])
def test_a_seat_keeps_its_disc_from_hand_to_hand_and_from_screen_to_screen(ruleset: str) -> None:
    names = ("Spelare 1", "Spelare 2", "Anna", "Björn")
    kinds = [Player("person", name) for name in names[:2]] + [Player("bot", n, "steady") for n in names[2:]]
    match = Match.start(ruleset, {}, kinds, 3)
    context, _ = new_context("sv")
    wanted = {str(seat): seat_token(names, seat)[:2] for seat in range(4)}
    assert [text for text, _ in wanted.values()] == ["S1", "S2", "A", "B"]
    for you in (Seat(0), Seat(1), None):
        assert discs(list(TableScene(context, match, you).items(Frame(METRICS)))) == wanted, you
    for seat in (Seat(0), Seat(1)):
        (disc,) = discs(list(CurtainScene(context, match, seat).items(Frame(METRICS)))).values()
        assert disc == wanted[str(seat)]
    while not match.is_deal_over:
        match.submit(advice(match, 2))
    assert discs(list(SummaryScene(context, match).items(Frame(METRICS)))) == wanted


@pytest.mark.parametrize("metrics", SIZES, ids=lambda metrics: f"{metrics.width}x{metrics.height}")
def test_a_dealers_usual_name_is_never_cut(metrics: Metrics) -> None:
    for lang, name in (("en", "Player 2"), ("sv", "Spelare 2"), ("ru", "Игрок 2"), ("sr", "Играч 2")):
        for seats in range(2, 7):
            names = [f"{name[:-1]}{seat + 1}" for seat in range(seats)]
            match = Match.start("chicago-classic", {}, [Player("person", each) for each in names], 3)
            view = match.observe(Seat(0))
            context, _ = new_context(lang)
            for you in range(seats):
                if you == view.dealer:
                    continue
                items = TableScene(context, match, Seat(you)).items(Frame(metrics))
                by_id = {item.id: item for item in items}
                told = by_id[f"seat:{view.dealer}:name"]
                assert "…" not in told.look.text, (lang, seats, you)
                assert f"seat:{view.dealer}:dealer" in by_id
