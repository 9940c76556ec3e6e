"""Offers become buttons and words; cards and a button become one Action."""

from table_help import YOU, new_match

from game.cards import Category, parse_card, parse_cards
from game.rules.api import Action, Offer, Seat, Verb
from game.rules.chicago.observation import ChicagoView, Phase
from game.scenes.prompt import action_for, make_prompt, only_action
from game.text import load

WORDS = load("en")
NAMES = ("Du", "Anna", "Björn", "Karin")
HAND = parse_cards("AS KH 9H 7D 4S")


def view(*offers: Offer, **changes: object) -> ChicagoView:
    """A table at which the person is to act with these offers."""
    table = new_match(4).observe(YOU)
    return table._replace(to_act=YOU, offers=offers, **changes)


def test_nothing_is_asked_while_another_seat_acts() -> None:
    table = new_match(4).observe(YOU)
    prompt = make_prompt(WORDS, table, (), NAMES)
    assert (prompt.line, prompt.buttons, prompt.picks) == ("", (), frozenset())


def test_exchange_needs_cards() -> None:
    table = view(Offer(Verb.EXCHANGE, HAND, 1, 5), Offer(Verb.STAND))
    empty = make_prompt(WORDS, table, (), NAMES)
    assert empty.line == "Your turn – choose the cards you want to exchange"
    assert [(b.id, b.text, b.primary, b.key) for b in empty.buttons] == [
        ("action:exchange", "Exchange", True, "e"),
        ("action:stand", "Stand", False, "s"),
    ]
    assert action_for(table, empty.buttons[0], ()) is None
    assert action_for(table, empty.buttons[1], ()) == Action(YOU, Verb.STAND)
    one = make_prompt(WORDS, table, HAND[:1], NAMES)
    assert one.buttons[0].text == "Exchange 1 card"
    assert action_for(table, one.buttons[0], HAND[:1]) == Action(YOU, Verb.EXCHANGE, HAND[:1])
    assert one.picks == frozenset(HAND)


def test_an_open_exchange_takes_exactly_one_card() -> None:
    table = view(Offer(Verb.EXCHANGE, HAND, 1, 5), Offer(Verb.EXCHANGE_OPEN, HAND, 1, 1), Offer(Verb.STAND))
    two = make_prompt(WORDS, table, HAND[:2], NAMES).buttons[1]
    assert two.why == ("Choose exactly one card: the new one is shown to all, and you may refuse it.")
    one = make_prompt(WORDS, table, HAND[:1], NAMES).buttons[1]
    assert action_for(table, one, HAND[:1]) == Action(YOU, Verb.EXCHANGE_OPEN, HAND[:1])


def test_declaring_names_the_highest_so_far() -> None:
    declare = Offer(Verb.DECLARE, category=Category.TWO_PAIR)
    table = view(declare, Offer(Verb.PASS), phase=Phase.DECLARE, highest=(Seat(3), Category.PAIR))
    prompt = make_prompt(WORDS, table, (), NAMES)
    assert prompt.line == "Your turn – highest so far: pair (Karin)"
    assert [button.text for button in prompt.buttons] == ["Declare two pair", "Pass"]
    assert action_for(table, prompt.buttons[0], ()) == Action(YOU, Verb.DECLARE, category=Category.TWO_PAIR)
    assert prompt.note == ("You name the kind of hand, not the cards.",)


def test_playing_says_what_to_follow() -> None:
    led = ((Seat(1), parse_card("QH")),)
    hearts = parse_cards("KH 9H")
    follow = make_prompt(WORDS, view(Offer(Verb.PLAY, hearts, 1, 1), phase=Phase.PLAY, trick=led), (), NAMES)
    assert (follow.line, follow.plays, follow.buttons) == ("Your turn – follow hearts", frozenset(hearts), ())
    free = make_prompt(
        WORDS, view(Offer(Verb.PLAY, parse_cards("KS 9D"), 1, 1), phase=Phase.PLAY, trick=led), (), NAMES
    )
    assert free.line == "Your turn – play any card"
    lead = make_prompt(WORDS, view(Offer(Verb.PLAY, HAND, 1, 1), phase=Phase.PLAY, trick=()), (), NAMES)
    assert lead.line == "Your turn – lead a card"


def test_chicago_says_what_it_is_worth() -> None:
    table = view(Offer(Verb.CHICAGO), Offer(Verb.DECLINE), phase=Phase.CHICAGO)
    prompt = make_prompt(WORDS, table, (), NAMES)
    assert [(b.id, b.primary) for b in prompt.buttons] == [
        ("action:chicago", True),
        ("action:decline", False),
    ]
    assert prompt.note == ("You must take all five tricks:", "+15 if you do, −15 if not.")
    assert prompt.full == "Your turn – Chicago? All five tricks: +15, else −15"
    assert prompt.short == "Your turn – all 5 tricks for ±15?"


def test_showing_says_that_the_exchange_follows() -> None:
    prompt = make_prompt(WORDS, view(Offer(Verb.SHOW), Offer(Verb.STAND)), (), NAMES)
    assert prompt.line == "Your turn – show your hand to exchange, or stand"
    assert prompt.note == ("You scored in the last phase:", "show first, then exchange.")


def test_four_of_a_kind_says_what_it_is_worth() -> None:
    prompt = make_prompt(WORDS, view(Offer(Verb.POINTS), Offer(Verb.RESET)), (), NAMES)
    assert [button.text for button in prompt.buttons] == ["Take 7 points", "Set the others to 0"]


def test_leading_after_a_trick_says_whose_it_was() -> None:
    trick = tuple((Seat(seat), card) for seat, card in enumerate(parse_cards("KH 9H 2H 3H")))
    mine = view(Offer(Verb.PLAY, HAND, 1, 1), phase=Phase.PLAY, trick=(), last_trick=trick, last_taker=YOU)
    assert make_prompt(WORDS, mine, (), NAMES).line == "Your trick – lead a card"


def test_only_action_is_the_forced_pass_or_the_last_card() -> None:
    card = parse_cards("KH")
    assert only_action(view(Offer(Verb.PASS))) == Action(YOU, Verb.PASS)
    assert only_action(view(Offer(Verb.PLAY, card, 1, 1))) == Action(YOU, Verb.PLAY, card)
    assert only_action(view(Offer(Verb.PLAY, HAND, 1, 1))) is None
    assert only_action(view(Offer(Verb.SHOW), Offer(Verb.STAND))) is None


def test_every_button_of_a_match_is_a_legal_action() -> None:
    match = new_match(4, seed=11)
    for _ in range(8):
        seat = match.to_act()
        assert seat is not None
        table = match.observe(seat)
        prompt = make_prompt(WORDS, table, (), NAMES)
        ready = [action_for(table, button, ()) for button in prompt.buttons if button.why is None]
        assert ready
        for action in ready:
            assert action is not None
            assert match.why_not(action) is None
        match.submit(ready[-1])  # type: ignore[arg-type]
