"""The description agrees with the picture, can be said as JSON, and tells no secrets."""

import json

from table_help import WIDE, YOU, new_match, new_scene, person_decides, play_until

from game.cards import UNKNOWN, card_text
from game.scenes.api import Frame
from game.scenes.describe import describe
from game.stage.item import Item, PanelLook, Rect, Role
from game.stage.metrics import Metrics


class Still:
    """A scene with a few facts."""

    state = "title"
    busy = False

    def facts(self):
        return {"names": ["Du"], "stacks": [200], "street": 3}


def test_fields_are_those_of_the_page_interface() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match, "sv")
    assert play_until(scene, match, person_decides)
    said = describe(scene, scene.items(WIDE), WIDE.metrics, "sv", False)
    assert list(said) == [
        "version", "state", "lang", "ruleset", "phase", "round", "you", "turn", "names", "scores", "busy",
        "targets", "lines",
    ]  # fmt: skip
    assert json.loads(json.dumps(said)) == said
    assert said["version"] == 1
    assert (said["state"], said["lang"], said["ruleset"]) == ("table", "sv", "chicago-classic")
    assert (said["phase"], said["round"], said["you"], said["turn"]) == ("exchange", 1, 0, 0)
    assert said["names"] == ["Du", "Anna", "Björn", "Karin"]
    assert said["scores"] == [0, 0, 0, 0]
    assert said["busy"] is False


def test_targets_are_the_items_with_a_role_in_reading_order() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    assert play_until(scene, match, person_decides)
    targets = describe(scene, scene.items(WIDE), WIDE.metrics, "en", False)["targets"]
    found = {target["id"]: target for target in targets}
    hand = [f"card:{card_text(card)}" for card in scene._hand()]
    order = ["menu:title", "title", "seat:1", "seat:2", "seat:3", "stock", "seat:0", *hand, "action:exchange"]
    assert [target["id"] for target in targets if target["id"] in order] == order
    assert found["seat:2"]["name"].startswith("Björn, 0 points, 5 cards")
    assert found["stock"]["name"].startswith("Stock, ")
    assert found["action:exchange"] == {
        "id": "action:exchange",
        "role": "button",
        "name": "Exchange",
        "rect": [1012, 532, 236, 64],
        "enabled": False,
        "selected": False,
        "why": "First choose the cards that you want to exchange.",
    }
    assert all(target["role"] in ("card", "button", "choice", "text") for target in targets)
    assert all(target["name"] for target in targets)


def test_rectangles_are_css_pixels() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    assert play_until(scene, match, person_decides)
    sharp = Frame(Metrics(2560, 1440, 2.0))
    once = describe(scene, scene.items(WIDE), WIDE.metrics, "en", False)["targets"]
    twice = describe(scene, scene.items(sharp), sharp.metrics, "en", False)["targets"]
    by_id = {target["id"]: target["rect"] for target in twice}
    for target in once:
        if target["role"] != "text":
            assert all(abs(a - b) <= 1 for a, b in zip(target["rect"], by_id[target["id"]], strict=True))


def test_no_hidden_card_is_named() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    for _ in range(3):
        assert play_until(scene, match, person_decides)
        said = describe(scene, scene.items(WIDE), WIDE.metrics, "en", False)
        known = {card for seat in match.observe(YOU).seats for card in seat.hand if card != UNKNOWN}
        cards = {target["id"].split(":")[-1] for target in said["targets"] if target["role"] == "card"}
        assert cards == {card_text(card) for card in known}
        scene.press(("button", "action:stand"))
        scene.press(("button", "action:pass"))


def test_invisible_items_have_no_rectangle_and_decoration_is_left_out() -> None:
    items = [
        Item("a", PanelLook("sheet"), Rect(1, 2, 3, 4), Role.TEXT, "A", visible=False),
        Item("b", PanelLook("sheet"), Rect(1, 2, 3, 4)),
        Item("c", PanelLook("sheet"), Rect(2, 4, 6, 8), Role.CHOICE, "C", selected=True),
    ]
    said = describe(Still(), items, Metrics(200, 100, 2.0), "en", True)  # type: ignore[arg-type]
    assert [(t["id"], t["rect"], t["selected"]) for t in said["targets"]] == [
        ("a", None, False),
        ("c", [1, 2, 3, 4], True),
    ]
    assert said["busy"] is True
    assert said["stacks"] == [200]
    assert said["street"] == 3
    assert "scores" not in said
    assert said["phase"] is None
