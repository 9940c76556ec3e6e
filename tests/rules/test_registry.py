"""The rulesets by name, as the rules page has them."""

from game.rules import RULESETS, ruleset


def test_the_seats_that_the_rules_accept_and_those_that_the_title_offers() -> None:
    for name in RULESETS:
        rules = ruleset(name)
        most, offered = (6, 4) if name.startswith("chicago") else (8, 5)
        assert (rules.seats, rules.offered_seats) == (range(2, most + 1), range(2, offered + 1))
