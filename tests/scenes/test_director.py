"""Events become movements between two pictures."""

from table_help import WIDE, YOU, new_match, new_scene

from game.cards import UNKNOWN, card_text, parse_card, parse_cards
from game.rules.api import Seat
from game.rules.events import CardDealt, CardPlayed, Exchanged, HandShown
from game.scenes.api import Change
from game.scenes.director import BACK, change_for, resolve, trick_home
from game.stage.item import CardLook, Item, Move, Passing, Rect

ANNA = Seat(1)


def sight(**changes: object):
    scene, _ = new_scene(new_match(4, seed=7))
    return scene._sight()._replace(**changes)


def test_cards_are_dealt_one_at_a_time_and_your_own_turn_over() -> None:
    events = [CardDealt(ANNA, UNKNOWN), CardDealt(YOU, parse_card("7H")), CardDealt(ANNA, UNKNOWN)]
    moves = change_for(events, sight(), {}).moves
    assert [(move.id, move.start, move.delay, move.ms, move.flip) for move in moves[:2]] == [
        ("back:1:0", "stock", 0, 180, False),
        ("card:7H", "stock", 70, 180, True),
    ]
    assert moves[2].delay == 140


def test_a_new_deal_moves_every_card_of_the_picture() -> None:
    scene, _ = new_scene(new_match(4, seed=7))
    match = scene._match
    moves = change_for(match.redact(match.deal_events, YOU), scene._sight(), {}).moves
    own = {f"card:{card_text(card)}" for card in scene._hand()}
    assert {move.id for move in moves} == own | {f"back:{seat}:{i}" for seat in (1, 2, 3) for i in range(5)}


def test_thrown_cards_go_face_down_to_the_discards_and_new_ones_come_from_the_stock() -> None:
    event = Exchanged(YOU, parse_cards("7D 4S"), parse_cards("KH 2C"))
    change = change_for([event], sight(), {})
    assert change.passings == (
        Passing(BACK, "card:7D", "discards", 0, 220, "inout"),
        Passing(BACK, "card:4S", "discards", 90, 220, "inout"),
    )
    assert change.moves == (
        Move("card:KH", "stock", 430, 220, True, "deal"),
        Move("card:2C", "stock", 520, 220, True, "deal"),
    )


def test_ones_own_thrown_cards_turn_over_before_they_set_out() -> None:
    event = Exchanged(YOU, parse_cards("7D"), parse_cards("KH"))
    face = CardLook(parse_card("7D"), selected=True)
    change = change_for([event], sight(), {"card:7D": Item("card:7D", face, Rect(0, 0, 100, 140))})
    assert [passing.before for passing in change.passings] == [face._replace(selected=False)]
    assert [(move.id, move.delay) for move in change.moves] == [("card:KH", 140 + 220 + 120)]
    assert {fade.delay for fade in change.fades} == {140 + 220}  # the heap grows when it lands


def test_another_seats_exchange_leaves_from_its_first_backs() -> None:
    event = Exchanged(ANNA, (UNKNOWN, UNKNOWN), (UNKNOWN, UNKNOWN))
    change = change_for([event], sight(thrown={ANNA: 2}), {})
    assert [passing.start for passing in change.passings] == ["back:1:0", "back:1:1"]
    assert [move.id for move in change.moves] == ["back:1:5", "back:1:6"]
    assert not any(move.flip for move in change.moves)


def test_a_played_card_comes_from_the_hand_or_the_last_back() -> None:
    own = change_for([CardPlayed(YOU, parse_card("7H"), 1, True)], sight(), {"card:7H": Rect(1, 2, 3, 4)})
    assert own.moves == (Move("trick:0:7H", "card:7H", 0, 220, False, "play"),)
    other = change_for([CardPlayed(ANNA, parse_card("QH"), 1, True)], sight(), {})
    assert other.moves[0].start == "back:1:5"


def test_a_shown_hand_turns_over_where_its_backs_lay() -> None:
    shown = {f"back:1:{i}": Rect(i, 0, 1, 1) for i in range(5)}
    change = change_for([HandShown(ANNA, parse_cards("2C KH"))], sight(), shown)
    assert [(move.id, move.start, move.delay) for move in change.moves] == [
        ("up:1:KH", "back:1:0", 0),
        ("up:1:2C", "back:1:1", 60),
    ]
    assert all(move.flip for move in change.moves)


def test_a_seen_trick_goes_home() -> None:
    trick = ((ANNA, parse_card("QH")), (YOU, parse_card("KH")))
    assert [(move.id, move.start, move.ms) for move in trick_home(trick)] == [
        ("played:1:QH", "trick:1:QH", 260),
        ("played:0:KH", "trick:0:KH", 260),
    ]


def test_places_are_those_of_the_picture_before_and_what_is_nowhere_is_left_out() -> None:
    before, now = {"a": Rect(0, 0, 1, 1)}, {"stock": Rect(9, 9, 1, 1), "b": Rect(5, 5, 1, 1)}
    change = Change(
        moves=(Move("b", "a"), Move("gone", "a"), Move("stock", "nowhere")),
        passings=(Passing(BACK, "a", "stock"), Passing(BACK, "a", "nowhere")),
    )
    found = resolve(change, before, now)
    assert found.moves == (Move("b", Rect(0, 0, 1, 1)),)
    assert found.passings == (Passing(BACK, Rect(0, 0, 1, 1), Rect(9, 9, 1, 1)),)


def test_a_change_is_told_once() -> None:
    scene, _ = new_scene(new_match(4, seed=7))
    scene.items(WIDE)
    dealt = scene.take_change()
    assert (len(dealt.moves), dealt.sounds) == (20, ("shuffle",))
    scene.items(WIDE)
    assert scene.take_change() == Change()
