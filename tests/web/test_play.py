"""A person plays in the page: whole deals by real clicks and keys, a reload in mid-deal, pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from driver import click_target, describe, frames, open_page, wait_idle, wait_state
from playwright.sync_api import Page

SHOTS = Path(__file__).resolve().parents[2] / "build" / "out" / "shots"
RULESETS = ("chicago-classic", "chicago-en-giv-till", "dirty-schultz")
# What this player presses, in the order of liking; of the playable cards the first.
LIKES = (
    "action:declare",
    "action:pass",
    "action:decline",
    "action:stand",
    "action:check",
    "action:call",
    "card:",
    "menu:next",
)
STEPS = 80  # decisions and looked-at tricks of one deal, with room


def wish(scene: dict[str, Any]) -> str | None:
    """The id of what this player presses now, None while there is nothing to press."""
    enabled = [
        each["id"]
        for each in scene["targets"]
        if each["enabled"] and each["rect"] and each["role"] in ("button", "card")
    ]
    return next((each for like in LIKES for each in enabled if each.startswith(like)), None)


def shoot(page: Page, name: str) -> None:
    """Leaves a picture of the page for people to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def play_to_summary(page: Page, name: str) -> list[str]:
    """Plays the deal to its end with clicks; returns what was pressed, in order."""
    pressed: list[str] = []
    shot: set[str] = set()
    for _ in range(STEPS):
        scene = wait_idle(page)
        if scene["state"] != "table":
            break
        if scene["phase"] not in shot and scene["turn"] == scene["you"]:
            shot.add(scene["phase"])
            shoot(page, f"{name}-{scene['phase']}")
        target = wish(scene)
        if target is None:
            frames(page, 10)
            continue
        if scene["phase"] == "exchange" and not any(each.startswith("card:") for each in pressed):
            # once: the two lowest cards are thrown
            cards = [each["id"] for each in scene["targets"] if each["id"].startswith("card:")]
            for card in cards[-2:]:
                click_target(page, card)
                pressed.append(card)
            target = "action:exchange"
        click_target(page, target)
        pressed.append(target)
    wait_state(page, "summary")
    wait_idle(page)
    shoot(page, f"{name}-summary")
    return pressed


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_deal_by_clicks(page, server, watch, ruleset):
    open_page(page, f"{server.url}?lang=sv")
    shoot(page, "title")
    click_target(page, f"ruleset:{ruleset}")
    click_target(page, "menu:play")
    wait_state(page, "table")
    scene = wait_idle(page)
    assert (scene["ruleset"], scene["lang"], len(scene["names"])) == (ruleset, "sv", 4)
    pressed = play_to_summary(page, ruleset)
    over = describe(page)
    assert over["phase"] == "over"
    if ruleset == "dirty-schultz":
        assert {"action:check", "action:call"} & set(pressed)
        assert sum(over["stacks"]) == 400
    else:
        assert "action:exchange" in pressed
        assert max(over["scores"]) > 0
    click_target(page, "menu:next")
    wait_state(page, "table")
    assert "2" in next(each["name"] for each in wait_idle(page)["targets"] if each["id"] == "subtitle")
    assert watch.errors == []
    assert watch.foreign == []


def memory(scene: dict[str, Any]) -> dict[str, Any]:
    """What a person would remember of the table; the words about the last points fade anyway."""
    kept = {key: scene[key] for key in ("ruleset", "phase", "round", "you", "turn", "names", "scores")}
    kept["targets"] = [
        (each["id"], each["name"], each["enabled"])
        for each in scene["targets"]
        if each["id"].startswith(("card:", "action:", "trick:", "stock", "up:"))
    ]
    return kept


def test_a_reload_in_mid_deal(page, server, watch):
    open_page(page, f"{server.url}?game=chicago-classic&seats=3&seed=11&lang=sv", "table")
    for _ in range(3):
        before = memory(wait_idle(page))
        open_page(page, f"{server.url}?lang=sv")
        click_target(page, "menu:continue")
        wait_state(page, "table")
        assert memory(wait_idle(page)) == before
        target = wish(describe(page))
        assert target is not None
        click_target(page, target)
    assert watch.errors == []


def test_keys_play_too(page, server, watch):
    """Enter on the title opens the table; `1` and `2` pick cards, E exchanges them."""
    open_page(page, f"{server.url}?game=chicago-classic&seats=2&seed=3&lang=en", "table")
    before = wait_idle(page)
    hand = [each["id"] for each in before["targets"] if each["id"].startswith("card:")]
    page.keyboard.press("1")
    page.keyboard.press("2")
    frames(page, 3)
    chosen = [each["id"] for each in describe(page)["targets"] if each["selected"] and each["role"] == "card"]
    assert chosen == hand[:2]
    page.keyboard.press("e")
    frames(page, 3)
    after = wait_idle(page)
    held = [each["id"] for each in after["targets"] if each["id"].startswith("card:")]
    assert len(held) == 5
    assert not set(hand[:2]) & set(held)
    assert watch.errors == []


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (2560, 1440)])
def test_other_sizes_can_be_played(page, server, watch, size):
    """At a phone's and a large screen's size a click hits what the description says."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_page(page, f"{server.url}?game=chicago-classic&seats=4&seed=5&lang=sv", "table")
    scene = wait_idle(page)
    card = next(each for each in scene["targets"] if each["id"].startswith("card:"))
    click_target(page, card["id"])
    frames(page, 3)
    assert next(each for each in describe(page)["targets"] if each["id"] == card["id"])["selected"]
    shoot(page, f"exchange-{size[0]}x{size[1]}")
    assert watch.errors == []
