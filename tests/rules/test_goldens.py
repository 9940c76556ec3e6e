"""The golden deals: every registered ruleset has one, and it is still printed as it was."""

from pathlib import Path

import pytest
from playthrough import Deal, printed, read

from game.cards import GameError
from game.rules import RULESETS

FOLDER = Path(__file__).parent.parent / "golden"
GOLDENS = {  # there are golden files of other things than deals
    path.stem: path for path in FOLDER.glob("*.txt") if path.read_text("utf-8").startswith("# A deal of ")
}
TOLD = {  # what each golden deal was chosen for
    "chicago-classic": (
        "RanksRevealed(",
        "HandShown(",
        "ChicagoCalled(",
        "cause=chicago_made",
        "HandsOpened(",
    ),
    "chicago-en-giv-till": ("CardRefused(", "StockRenewed(", "trick=5", "cause=last_trick", "HandsOpened("),
    "dirty-schultz": ("TriggerSet(", "WildSet(", "street=7", "HandsShown(", "PotTaken("),
    "follow-the-queen": ("WildSet(card=??, single, owner=0)", "wild=??", "HandsShown("),
    "seven-card-stud": ("CommunityDealt(", "all_in", "SeatOut(", "HandsShown("),
}


def test_every_ruleset_has_a_golden_deal_and_every_golden_deal_a_ruleset() -> None:
    """Missing: `python tests/golden/renew.py` writes one; left over: delete it."""
    assert sorted(GOLDENS) == sorted(RULESETS)
    assert {name: read(path.read_text("utf-8")).ruleset for name, path in GOLDENS.items()} == {
        name: name for name in RULESETS
    }


@pytest.mark.parametrize("name", RULESETS)
def test_the_golden_deal_is_printed_as_it_was(name: str) -> None:
    """If the change is wanted: `python tests/golden/renew.py`, and read the difference."""
    text = GOLDENS[name].read_text("utf-8")
    deal = read(text)
    assert deal.lines
    assert printed(deal).splitlines() == text.splitlines()
    assert text.count("\n") < 2500


@pytest.mark.parametrize("name", TOLD)
def test_the_golden_deal_goes_the_whole_way(name: str) -> None:
    text = GOLDENS[name].read_text("utf-8")
    assert [words for words in TOLD[name] if words not in text] == []
    assert "phase=over" in text.rpartition("== state")[2]


def test_in_chicago_somebody_exchanges_all_five_cards() -> None:
    for name in ("chicago-classic", "chicago-en-giv-till"):
        lines = read(GOLDENS[name].read_text("utf-8")).lines or ()
        assert any(line.split()[1] == "exchange" and len(line.split()) == 7 for line in lines)


def test_the_wild_rank_of_dirty_schultz_moves() -> None:
    text = GOLDENS["dirty-schultz"].read_text("utf-8")
    assert text.count("* WildSet(") >= 2


def test_down_cards_are_printed_only_for_their_seat() -> None:
    first = GOLDENS["dirty-schultz"].read_text("utf-8").split("== state 0")[1].split("\n> ")[0]
    views = first.split(" sees\n")
    assert len(views) == 6
    assert views[1].count("down=?? ??") == 4
    assert all("??" not in view for view in views[2:])


def test_a_deal_without_actions_is_played_from_its_seed() -> None:
    text = printed(Deal("chicago-classic", 2, 9, {"exchange_rounds": 1}))
    assert printed(Deal("chicago-classic", 2, 9, {"exchange_rounds": 1})) == text
    again = read(text)
    assert again._replace(lines=None) == Deal("chicago-classic", 2, 9, {"exchange_rounds": 1})
    assert printed(again) == text


def test_actions_that_are_illegal_or_too_few_are_refused() -> None:
    deal = read(printed(Deal("chicago-classic", 2, 9)))
    assert deal.lines is not None
    with pytest.raises(ValueError, match="goes on after the last action"):
        printed(deal._replace(lines=deal.lines[:-1]))
    with pytest.raises(GameError):
        printed(deal._replace(lines=("0 fold",)))
