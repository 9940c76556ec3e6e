import pytest

from game.stage.item import Rect
from game.stage.timeline import Flight, Pose, Timeline, flight
from game.stage.tween import INOUT, OUT, between

HERE, THERE = Rect(0, 0, 50, 70), Rect(100, 40, 100, 140)


@pytest.mark.parametrize("ease", [OUT, INOUT])
def test_easings_go_from_0_to_1_and_never_back(ease) -> None:
    values = [ease(step / 100) for step in range(101)]
    assert (values[0], values[-1]) == (0.0, 1.0)
    assert values == sorted(values)
    assert (ease(-1), ease(2)) == (0.0, 1.0)


def test_easings_are_those_of_the_design() -> None:
    # cubic-bezier(.22, .8, .3, 1) and (.6, 0, .3, 1) at the half, from the curve's equation
    assert OUT(0.5) == pytest.approx(0.9283, abs=1e-3)
    assert INOUT(0.5) == pytest.approx(0.6027, abs=1e-3)


def test_between_ends_exactly() -> None:
    assert between(HERE, THERE, 0.0) == HERE
    assert between(HERE, THERE, 1.0) is THERE
    assert between(HERE, THERE, 0.5) == Rect(50, 20, 75, 105)


def test_a_flight_waits_travels_turns_and_ends() -> None:
    way = Flight(HERE, THERE, delay=100, ms=200, flip=140)
    assert way.waiting
    assert way.pose() == Pose(HERE, 0.0, 1.0, False)
    way.passed = 299
    assert way.pose().rect == THERE  # rounded; eased out
    assert not way.pose().turned
    way.passed = 335
    assert way.pose() == Pose(THERE, 1.0, 0.5, False)
    way.passed = 405
    assert way.pose() == Pose(THERE, 1.0, 0.5, True)
    assert not way.done
    way.passed = 440
    assert way.done
    assert way.pose() == Pose(THERE, 1.0, 1.0, True)


def test_turning_in_place_takes_the_moves_own_time() -> None:
    way = flight(HERE, HERE, 60, 160, 1.6, flip=True)
    assert (way.delay, way.ms, way.flip) == (96, 0, 256)


def test_the_timeline_tells_sounds_when_flights_set_out() -> None:
    line = Timeline()
    line.add(flight(HERE, THERE, 0, 100, 1, sound="deal"))
    line.add(flight(HERE, THERE, 50, 100, 1, sound="place"))
    assert line.tick(16) == ["deal"]
    assert line.tick(16) == []
    assert line.tick(30) == ["place"]
    assert line.take_done() == []
    line.tick(60)
    assert len(line.take_done()) == 1
    assert line.busy
    assert len(line.take_all()) == 1
    assert not line.moving


def test_at_speed_0_everything_is_done_at_once_with_its_sound() -> None:
    line = Timeline()
    line.add(flight(HERE, THERE, 70, 180, 0.0, flip=True, sound="deal"))
    assert line.tick(0) == ["deal"]
    assert len(line.take_done()) == 1


def test_glides_are_not_waited_for() -> None:
    line = Timeline()
    line.add(flight(HERE, THERE, 0, 140, 1, told=False))
    assert line.moving
    assert not line.busy
