"""What a seat may know of chosen hands; tests/rules/test_properties.py shows it of all deals."""

from strategies import table

from game.cards import UNKNOWN, cards_text, parse_cards, rng_from
from game.rules import Seat
from game.rules.events import CardDealt


def test_a_sampled_world_keeps_voids() -> None:
    play = table(("2C 4D 6H 8C TC", "AS KS QS JS 9D", "3C 5D 7H 9S JC"))
    play.to_tricks()
    play.play("1 play AS", "2 play 9S", "0 play TC")
    view = play.rules.observe(play.state, Seat(1))
    for seed in range(50):
        world = play.rules.sample_world(view, rng_from(seed))
        assert all(card & 3 != 3 for card in world.hands[0])


def test_one_sees_only_the_own_cards() -> None:
    play = table(("2C 4D 6H 8C TC", "AS KS QS JS 9D"), stock="3C 3D")
    view = play.rules.observe(play.state, Seat(0))
    assert cards_text(view.seats[0].hand) == "2C 8C TC 4D 6H"
    assert view.seats[1].hand == (UNKNOWN,) * 5
    assert (view.seats[0].hand_rank is None, view.seats[1].hand_rank) == (False, None)
    onlooker = play.rules.observe(play.state, None)
    assert [seat.hand for seat in onlooker.seats] == [(UNKNOWN,) * 5] * 2
    assert (onlooker.offers, view.offers) == ((), ())
    assert [offer.verb for offer in play.rules.observe(play.state, Seat(1)).offers] == ["exchange", "stand"]
    dealt = play.told(CardDealt)[0]
    assert play.rules.redact(dealt, Seat(0)) == CardDealt(Seat(1), UNKNOWN)
    assert play.rules.redact(dealt, Seat(1)) == dealt


def test_one_knows_what_one_threw_oneself() -> None:
    play = table(("2C 4D 6H 8C TC", "AS KS QS JS 9D"))
    play.play("1 exchange 9D JS")
    assert play.rules.observe(play.state, Seat(1)).seats[1].thrown == parse_cards("9D JS")
    assert play.rules.observe(play.state, Seat(0)).seats[1].thrown == ()
    assert play.rules.observe(play.state, Seat(1)).seats[1].thrown_shown == ()
    assert play.rules.observe(play.state, Seat(0)).seats[1].exchanged == 2
