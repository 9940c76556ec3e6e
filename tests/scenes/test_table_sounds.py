"""Which sound goes with what happens at the table."""

import pytest
from table_help import YOU, new_context, new_match, new_scene, person_decides, play_until

from game.cards import Category
from game.rules import events
from game.rules.api import Seat
from game.rules.events import Cause
from game.rules.schultz import events as stud
from game.scenes.api import Frame
from game.scenes.table import TableScene
from game.scenes.table_sounds import score_sound, sounds_of, summary_sound, trick_sound
from game.stage.metrics import Metrics

ANNA = Seat(1)


def scored(points: int, cause: Cause = Cause.HAND, seat: Seat = YOU) -> events.Scored:
    return events.Scored(seat, points, 20, cause, 1, Category.PAIR)


def test_events_begin_with_their_sounds_each_once() -> None:
    happened = [
        events.DealBegan(1, YOU, (YOU, ANNA), False),
        events.CardDealt(YOU, 3),
        events.Exchanged(ANNA, (1, 2), (3, 4)),
        events.Exchanged(YOU, (), ()),
        events.Exchanged(YOU, (5,), (6,)),
        events.ChicagoCalled(ANNA),
        scored(2),
    ]
    assert sounds_of(happened) == ("shuffle", "slide", "chicago")
    bets = [stud.Called(YOU, 2, False, False), stud.Bet(ANNA, 2, False, True), stud.WildSet(3, False)]
    assert sounds_of([*bets, stud.PotTaken(0, 9, ((YOU, 9),), None)]) == ("chip",)
    assert sounds_of([events.Exchanged(YOU, (), ())]) == ()


@pytest.mark.parametrize(
    ("points", "sound"),
    [(1, "score-1"), (5, "score-5"), (8, "score-8"), (15, "score-8"), (0, None), (-15, "loss")],
)
def test_a_note_for_each_point(points: int, sound: str | None) -> None:
    assert score_sound([scored(points)]) == sound


def test_a_chicago_made_and_broken_have_their_own() -> None:
    assert score_sound([scored(15, Cause.CHICAGO_MADE)]) == "chicago-made"
    assert score_sound([scored(-15, Cause.CHICAGO_BROKEN, ANNA), scored(5, Cause.LAST_TRICK)]) == "loss"
    assert score_sound([]) is None


def test_ones_own_trick_has_a_note() -> None:
    own, other = (events.TrickTaken(seat, 1, ()) for seat in (YOU, ANNA))
    assert trick_sound([other, own], YOU) == "trick-own"
    assert trick_sound([own, other], YOU) == "trick"
    assert trick_sound([own], None) == "trick"


def test_the_end_of_a_deal_and_of_a_match() -> None:
    assert summary_sound([scored(3), scored(2, seat=ANNA)], YOU) == "win"
    assert summary_sound([scored(3), scored(3, seat=ANNA)], YOU) is None
    assert summary_sound([scored(-15), scored(-15, seat=ANNA)], YOU) is None
    assert summary_sound([scored(3), events.MatchEnded((ANNA,), (50, 52))], YOU) == "lose"
    assert summary_sound([scored(3, seat=ANNA), events.MatchEnded((YOU,), (52, 50))], YOU) == "win"
    pots = [stud.PotTaken(0, 12, ((YOU, 12),), None), stud.PotTaken(1, 4, ((ANNA, 4),), None)]
    assert summary_sound(pots, YOU) == "win"
    assert summary_sound(pots, ANNA) is None


def heard_at(scene: TableScene) -> list[str]:
    """Collect what the scene lets hear by itself."""
    heard: list[str] = []
    scene._context.hear = heard.append
    return heard


def test_your_turn_is_called_once_and_again_after_others_have_acted() -> None:
    match = new_match(3, seed=7)
    scene, _ = new_scene(match)
    heard = heard_at(scene)
    assert play_until(scene, match, person_decides)
    scene.tick(16, False)
    scene.tick(16, False)
    assert heard.count("turn") == 1
    scene.press(("button", "action:stand"))
    assert play_until(scene, match, lambda scene: match.actions > 1 and person_decides(scene))
    scene.tick(16, False)
    assert heard.count("turn") == 2


def test_choosing_and_refusing_are_heard() -> None:
    match = new_match(3, seed=7)
    scene, _ = new_scene(match)
    assert play_until(scene, match, person_decides)
    heard = heard_at(scene)
    card = scene._hand()[0]
    scene.press(("card", card))
    scene.press(("card", card))
    assert heard == ["select", "select"]
    scene.press(("button", "action:exchange"))  # nothing chosen
    assert heard[2:] in (["refuse"], [])


def test_the_switch_changes_the_setting_and_its_picture() -> None:
    context, _ = new_context("sv")
    saved: list[bool] = []
    context.save_settings = lambda: saved.append(context.settings.sound)
    scene = TableScene(context, new_match(3, seed=7))

    def switch() -> tuple[str, str | None]:
        item = next(i for i in scene.items(Frame(Metrics(1280, 720))) if i.id == "menu:sound")
        return item.name, item.look.icon  # type: ignore[union-attr]

    assert switch() == ("Stäng av ljudet", "sound-on")
    scene.press(("sound",))
    assert switch() == ("Sätt på ljudet", "sound-off")
    scene.press(("sound",))
    assert saved == [False, True]


def test_points_and_tricks_sound_when_they_are_told() -> None:
    match = new_match(3, seed=7)
    scene, _ = new_scene(match)
    heard = heard_at(scene)

    def looked(scene: TableScene) -> bool:
        if scene.stale:
            scene.items(Frame(Metrics(1280, 720)))
            scene.take_change()
            scene.stale = False
        return match.is_deal_over and not scene._holds

    assert play_until(scene, match, looked)
    tricks = sum(isinstance(event, events.TrickTaken) for event in match.deal_events)
    assert tricks == 5
    assert heard.count("trick") + heard.count("trick-own") >= 4
    assert [name for name in heard if name.startswith(("score-", "loss", "chicago-made"))]
