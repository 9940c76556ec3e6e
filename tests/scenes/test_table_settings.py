"""What the settings do at the table: asking before a play, hurrying on, the mirror; the way there."""

from __future__ import annotations

import pytest
from table_help import (
    WIDE,
    YOU,
    advice,
    cut_off,
    faults,
    ids,
    item,
    new_match,
    new_scene,
    person_decides,
    play_until,
    press,
)

from game.match import Match, dumps
from game.rules.api import Verb
from game.rules.chicago.observation import Phase
from game.scenes.api import Frame
from game.scenes.settings import SettingsScene
from game.scenes.table import TableScene
from game.scenes.table_pace import HURRY_MS
from game.stage.item import Item
from game.stage.metrics import Metrics
from game.text import LANGUAGES

SIZES = ((1280, 720), (2560, 1440), (390, 844), (844, 390), (360, 640), (640, 360))


def to_play(scene: TableScene, match: Match) -> None:
    """On until the person has to choose among cards of the trick play."""

    def choosing(scene: TableScene) -> bool:
        return person_decides(scene) and len(scene._prompt().plays) > 1

    assert play_until(scene, match, choosing)


def test_a_card_is_chosen_first_and_played_by_the_button() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    to_play(scene, match)
    scene._context.settings.confirm_play = True
    before = match.actions
    button = item(scene, "action:play")
    assert not button.enabled
    press(scene, "action:play")
    assert item(scene, "why").name == "First choose the card that you want to play."
    cards = [each for each in scene.items(WIDE) if each.id.startswith("card:")]
    playable = [each.id for each in cards if each.enabled]
    press(scene, playable[0])
    assert match.actions == before
    assert item(scene, playable[0]).selected
    press(scene, playable[1])
    assert [i.id for i in scene.items(WIDE) if i.id.startswith("card:") and i.selected] == [playable[1]]
    press(scene, playable[1])
    assert not item(scene, playable[1]).selected
    press(scene, playable[1])
    assert item(scene, "action:play").enabled
    press(scene, "action:play")
    assert match.actions == before + 1
    assert dumps(match.record).splitlines()[-2] == f"{YOU} play {playable[1].removeprefix('card:')}"


def test_without_the_setting_there_is_no_button_for_it() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    to_play(scene, match)
    assert "action:play" not in ids(scene)


def test_the_way_to_ones_next_decision_is_offered_after_a_while_and_takes_it_at_once() -> None:
    match = new_match(4, seed=7)
    scene, gone = new_scene(match, speed="slow")
    assert play_until(
        scene, match, lambda scene: match.observe(YOU).phase is Phase.PLAY and not person_decides(scene)
    )
    scene._waiting.tick(0, False)
    assert "menu:hurry" not in ids(scene)
    for _ in range(40):
        scene.tick(50, False)
        if "menu:hurry" in ids(scene):
            break
    press(scene, "menu:hurry")
    assert scene.hurried
    assert "menu:hurry" not in ids(scene)
    ticks = 0
    while not person_decides(scene) and not gone:
        scene.tick(1, False)
        ticks += 1
        assert ticks < 3000
    scene.tick(1, False)
    assert not scene.hurried


def test_a_key_hurries_at_once_and_does_nothing_when_it_is_ones_turn() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    assert play_until(scene, match, lambda scene: not person_decides(scene))
    assert scene.key("n")
    assert scene.hurried
    while not person_decides(scene):
        scene.tick(1, False)
    scene.tick(1, False)
    assert not scene.hurried
    scene.key("n")
    assert not scene.hurried


def test_settings_lead_back_to_the_same_table() -> None:
    match = new_match(3, seed=2)
    scene, gone = new_scene(match)
    press(scene, "menu:settings")
    [settings] = gone
    assert isinstance(settings, SettingsScene)
    settings.press("back")
    assert gone[1] is scene
    low = Frame(Metrics(844, 390))
    assert "menu:settings" not in ids(scene, low)
    scene.press(("leave",))
    assert "menu:settings" in ids(scene, low)


@pytest.mark.parametrize("ruleset", ["chicago-classic", "dirty-schultz"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_mirrored_table_overlaps_nowhere(ruleset: str, lang: str) -> None:
    match = new_match(4, seed=11, ruleset=ruleset)
    scene, _ = new_scene(match, lang, left_handed=True, confirm_play=True)
    scene._waiting._ms = HURRY_MS
    last = None
    seen = 0
    for _ in range(4000):
        if match.is_deal_over:
            break
        if match.actions != last:
            last = match.actions
            for size in SIZES if seen % 2 == 0 else ():
                items = scene.items(Frame(Metrics(*size)))
                assert faults(items, *size, held=scene._held) == [], (size, match.actions)
                assert cut_off(items, Metrics(*size)) == [], (size, match.actions)
            seen += 1
        if person_decides(scene):
            action = advice(match)
            if action.verb == Verb.PLAY:
                scene.press(("card", action.cards[0]))
                scene.press(("button", "action:play"))
            else:
                for card in action.cards:
                    scene.press(("card", card))
                scene.press(("button", f"action:{action.verb}"))
        else:
            scene.tick(200, False)
            scene._waiting._ms = HURRY_MS
    assert seen > 8


def test_left_handed_people_have_the_buttons_at_the_left() -> None:
    def buttons(left: bool, size: tuple[int, int]) -> list[Item]:
        scene, _ = new_scene(new_match(2, seed=5), left_handed=left)
        assert play_until(scene, scene._match, person_decides)
        return [i for i in scene.items(Frame(Metrics(*size))) if i.id.startswith("action:")]

    for size in ((1280, 720), (844, 390)):
        usual, mirrored = buttons(False, size), buttons(True, size)
        assert [i.id for i in usual] == [i.id for i in mirrored]
        for one, other in zip(usual, mirrored, strict=True):
            assert one.rect.x > size[0] / 2
            assert abs(other.rect.x - (size[0] - one.rect.x - one.rect.w)) <= 1
    usual, mirrored = buttons(False, (390, 844)), buttons(True, (390, 844))
    assert [i.id for i in sorted(usual, key=lambda i: i.rect.x)] == [
        i.id for i in sorted(mirrored, key=lambda i: -i.rect.x)
    ]
