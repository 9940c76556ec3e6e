"""House rules: one description each, and clear answers to what can't be."""

from typing import Any

import pytest

from game.rules import RULESETS, OptionError, ruleset
from game.rules.chicago.options import CLASSIC, EN_GIV_TILL, ChicagoOptions, Tie, WinCheck

RULES = ruleset("chicago-classic")


@pytest.mark.parametrize("name", RULESETS)
def test_every_option_is_described_once_with_its_default_first(name: str) -> None:
    rules = ruleset(name)
    defaults = rules.default_options()
    assert sorted(option.name for option in rules.options) == sorted(defaults)
    for option in rules.options:
        assert option.choices[0] == defaults[option.name]
        assert len(set(option.choices)) == len(option.choices)
        assert option.title
        assert option.help.endswith(".")
        for choice in option.choices:
            assert getattr(rules.make_options({option.name: choice}), option.name) == choice


def test_the_two_defaults() -> None:
    assert RULES.make_options({}) == CLASSIC == ChicagoOptions()
    assert ruleset("chicago-en-giv-till").make_options({}) == EN_GIV_TILL
    choices = {option.name: option.choices for option in RULES.options}
    assert choices["exchange_stop"] == (None, 42, 45, 46, 47)
    assert choices["target"] == (52, 41, 51)
    assert choices["royal_flush_points"] == (52, 20)
    one_more = {option.name: option.choices for option in ruleset("chicago-en-giv-till").options}
    assert one_more["exchange_stop"] == (46, None, 42, 45, 47)
    assert one_more["tie"] == ("another_deal", "playoff", "shared")


def test_texts_become_values_and_any_whole_number_goes() -> None:
    options = RULES.make_options(
        {"tie": "shared", "win_check": "instant", "exchange_stop": 0, "target": 1000}
    )
    assert options.tie is Tie.SHARED
    assert options.win_check is WinCheck.INSTANT
    assert (options.exchange_stop, options.target) == (0, 1000)
    assert ruleset("chicago-en-giv-till").make_options({"exchange_stop": None}).exchange_stop is None


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"targt": 41}, "no option “targt”: did you mean target?"),
        ({"colour": "red"}, "no option “colour”: there are target, exchange_rounds"),
        ({"target": 0}, "target can't be 0: it is a whole number from 1."),
        ({"target": -1}, "whole number from 1"),
        ({"target": True}, "target can't be true"),
        ({"target": 41.0}, "target can't be 41.0"),
        ({"target": "41"}, "target can't be 41"),
        ({"target": None}, "target can't be null"),
        ({"exchange_rounds": 0}, "whole number from 1"),
        ({"last_trick_points": -5}, "whole number from 0"),
        ({"exchange_stop": "none"}, "it is null or a whole number from 0"),
        ({"exchange_stop": False}, "it is null or a whole number from 0"),
        ({"one_open": 1}, "one_open can't be 1: it is one of false, true."),
        ({"one_open": "on"}, "it is one of false, true"),
        ({"tie": "both"}, "tie can't be both: it is one of playoff, another_deal, shared."),
        ({"declaring": None}, "it is one of voluntary, automatic, none"),
        ({"show_before_exchange": True}, "it is one of hand, off"),
        ({"win_check": ["instant"]}, "win_check can't be"),
    ],
)
def test_what_can_not_be(changes: dict[str, Any], part: str) -> None:
    with pytest.raises(OptionError) as caught:
        RULES.make_options(changes)
    assert part in str(caught.value)


def test_something_must_give_points() -> None:
    nothing = {option.name: 0 for option in RULES.options if option.name.endswith("_points")}
    with pytest.raises(OptionError, match="would never end"):
        RULES.make_options(nothing)
    assert RULES.make_options({**nothing, "last_trick_points": 1}).last_trick_points == 1
