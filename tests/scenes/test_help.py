"""The help: it is to be had everywhere, leads back, tells the rules in force, and fits."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from app_help import Player
from paper_help import SCREENS, check_texts, metrics_of, overlap, text_rect

from game.rules import RULESETS, ruleset
from game.scenes.api import Frame
from game.scenes.help import HelpScene
from game.stage.item import Item, Role
from game.stage.metrics import Metrics
from game.telling import how_to_play
from game.text import LANGUAGES, load


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.quit()


def test_f1_and_the_question_mark_open_it_on_every_screen_and_escape_leads_back() -> None:
    player = Player(game="dirty-schultz", seats="2", seed="3")
    for way in ((), ("menu:settings",), ("menu:back", "menu:title", "menu:quit")):
        for ident in way:
            player.press(ident)
        state = player.told["state"]
        for key, text in ((pygame.K_F1, ""), (pygame.K_PLUS, "?")):
            player.key(key, text)
            assert player.told["state"] == "help"
            player.key(pygame.K_F1)
            player.key(pygame.K_ESCAPE)
            assert player.told["state"] == state
    assert state == "title"


def test_it_is_one_press_away_at_the_title_and_in_the_tables_menu() -> None:
    player = Player()
    player.press("menu:help")
    player.press("ruleset:dirty-schultz")
    assert "100 chips" in player.texts
    player.press("menu:back")
    player.press("menu:play")
    player.press("menu:title")
    player.press("menu:help")
    player.press("menu:back")
    assert player.told["state"] == "table"


def test_at_a_table_it_tells_the_house_rules_of_the_match_and_holds_the_game() -> None:
    rules = ruleset("chicago-classic")
    options = rules.make_options({"target": 41, "exchange_rounds": 2, "pair_points": 3})
    player = Player()
    player.app._context.go(HelpScene(player.app._context, lambda: None, rules.name, options))
    player.frame()
    assert "The first to reach 41 points wins." in player.texts
    assert "2 times you may discard" in player.texts
    assert "Pair, 3 points" in player.texts
    player.press("ruleset:chicago-en-giv-till")
    assert "46 points or more may not exchange" in player.texts


def test_arrows_move_the_text() -> None:
    player = Player()
    player.key(pygame.K_F1)

    def top() -> int | None:
        shown = {item.id: item.rect.y for item in player.app._stage.items}
        return shown["section:1"]

    player.key(pygame.K_DOWN)  # the first arrow finds what can be pressed
    before = top()
    for _ in range(3):
        player.key(pygame.K_DOWN)
    assert top() < before - 60
    player.key(pygame.K_HOME)
    assert top() == before


@pytest.mark.parametrize("name", RULESETS)
def test_every_ruleset_is_explained_with_its_hands(name: str) -> None:
    options = ruleset(name).make_options({})
    for lang in LANGUAGES:
        words = load(lang)
        told = how_to_play.sections(words, options)
        assert len(told) >= 4
        assert all(section.title and section.text and "{" not in section.text for section in told)
    names = [line.name for line in how_to_play.hands(load("en"), options)]
    assert names[-1] == ("Pair" if name.startswith("chicago") else "High card")
    assert ("Five of a kind" in names) == (name in ("dirty-schultz", "follow-the-queen"))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_or_lies_over_anything(screen: tuple[int, int, float], lang: str) -> None:
    m: Metrics = metrics_of(screen)
    for name in ("chicago-classic", "dirty-schultz"):
        player = Player(lang=lang)
        scene = HelpScene(player.app._context, lambda: None, name)
        shown: list[Item] = []
        for _ in range(30):
            items = list(scene.items(Frame(m)))
            shown = [item for item in items if item.role is not None and item.visible]
            check_texts(shown, m)
            view = scene._list.view
            inside = [item for item in shown if item.rect.y >= view.y]
            for at, one in enumerate(inside):
                for other in inside[at + 1 :]:
                    assert not overlap(text_rect(one), text_rect(other)), (one.id, other.id)
            if scene._list.offset == scene._list.most:
                break
            scene.key("page down")
        assert scene._list.offset == scene._list.most
        assert any(item.id.startswith("key:") for item in shown)
        for item in shown:
            if item.role in (Role.BUTTON, Role.CHOICE):
                assert min(item.rect.w, item.rect.h) >= 44 * m.ratio - 1, item.id
