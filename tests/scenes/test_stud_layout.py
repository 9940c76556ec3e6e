"""What must be seen at a stud table at every size: marks of wild cards, the pot, the last move, hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from table_help import EXTREMES, OTHERS, cut_off, faults
from test_stud_table import YOU, moments, scene_of, stud, until

from game.cards import rank_of
from game.rules.schultz.observation import SchultzView
from game.rules.schultz.options import Limit
from game.scenes.api import Frame
from game.scenes.stud_layout import stud_zones
from game.scenes.stud_row import BANDED, LEAST_HOLE, LEAST_UP, own_row
from game.scenes.table import TableScene
from game.stage.item import CardLook, Item, TextLook
from game.stage.metrics import Metrics
from game.telling.wild_ranks import wild_ranks
from game.text import LANGUAGES, load

SIZES = (*EXTREMES, *OTHERS)


def items_of(scene: TableScene, size: tuple[int, int]) -> dict[str, Item]:
    return {item.id: item for item in scene.items(Frame(Metrics(*size)))}


def first(wanted: Callable[[SchultzView], bool], seats: int, ruleset: str, lang: str = "sv") -> TableScene:
    """The table at the first moment of the person's that is as wanted."""
    for seed in range(1, 80):
        match = stud(seats, seed, ruleset)
        try:
            until(match, wanted)
        except AssertionError:
            continue
        return scene_of(match, lang)
    raise AssertionError("it never comes")


def endings(seats: int, lang: str) -> Iterator[TableScene]:
    """Showdowns of some deals."""
    for seed in range(3):
        *_, last = moments(stud(seats, seed, "follow-the-queen", stack=40), seed, lang)
        yield last


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 8])
def test_the_own_row_fits_and_leaves_every_index_and_every_mark_to_be_seen(
    size: tuple[int, int], seats: int
) -> None:
    layout = stud_zones(Metrics(*size), seats)
    zone = layout.zones.hand.zone
    for wild in range(1 << 7):
        marks = [bool(wild >> i & 1) for i in range(7)]
        row = own_row(layout, marks[:3], marks[3:])
        lefts = (*row.downs, *row.ups)
        assert lefts[0] >= zone.x - 1
        assert lefts[-1] + row.card <= zone.right + 1
        assert row.card >= layout.zones.hand.card * 0.6
        for i, (left, following) in enumerate(pairwise(lefts)):
            least = max(LEAST_HOLE if i < 3 else LEAST_UP, BANDED if marks[i] else 0.0)
            assert following - left >= least * row.card - 0.01


def test_a_covered_wild_card_says_what_it_stands_for_where_it_is_seen() -> None:
    def covered(view: SchultzView) -> bool:
        downs = view.seats[YOU].down
        return view.street == 7 and any(rank_of(card) in view.wild_ranks for card in downs[:2])

    scene = first(covered, 4, "dirty-schultz")
    for size in SIZES:
        items = items_of(scene, size)
        looks = [item.look for id, item in items.items() if id.startswith(("card:", "up:0:"))]
        marked = [look for look in looks if isinstance(look, CardLook) and look.wild is not None]
        assert marked
        assert all(look.seen >= BANDED - 0.01 for look in marked), size


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("Kings are wild", "6s are wild", "Queens and 7s are wild")),
        ("sv", ("Kungar är vilda", "6 är vilda", "Damer och 7 är vilda")),
        ("ru", ("Короли\xa0— джокеры", "6\xa0— джокеры", "Дамы и 7\xa0— джокеры")),
        ("sr", ("Краљеви су џокери", "6 су џокери", "Даме и 7 су џокери")),
    ],
)
def test_wild_ranks_are_named_as_players_do(lang: str, told: tuple[str, ...]) -> None:
    words = load(lang)
    ranks = ((11,), (4,), (5, 10))
    said = [words("{ranks} are wild", ranks=wild_ranks(words, each, figures=True)) for each in ranks]
    assert tuple(said) == told


def test_wild_ranks_in_words() -> None:
    assert wild_ranks(load("ru"), (4, 11)) == "Короли и шестёрки"
    assert wild_ranks(load("en"), (0,)) == "Twos"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pot_its_word_and_what_happened_last_are_on_every_screen(lang: str) -> None:
    scene = first(lambda view: view.street == 5 and view.betting.bet > 0, 4, "dirty-schultz", lang)
    for size in SIZES:
        items = items_of(scene, size)
        assert {"pot", "pot:label", "log:newest", "prompt"} <= set(items), size
        assert items["pot:label"].look.text == load(lang)("Pot")  # type: ignore[union-attr]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [4, 7, 8])
def test_every_shown_hand_is_named_at_the_showdown(seats: int, lang: str) -> None:
    for scene in endings(seats, lang):
        view = scene._match.observe(YOU)
        for size in SIZES:
            items = items_of(scene, size)
            listed = list(items.values())
            assert faults(listed, *size) == [], size
            assert cut_off(listed, Metrics(*size)) == [], size
            for seat, player in enumerate(view.seats):
                if seat != YOU and player.best is not None and not player.folded:
                    assert isinstance(items[f"seat:{seat}:hand"].look, TextLook), size
            assert not any(id.endswith(":state") and "bet:" in id for id in items)


@pytest.mark.parametrize("ruleset", ["dirty-schultz", "follow-the-queen"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_a_pending_trigger_lies_clear_of_all_else(ruleset: str, seats: int) -> None:
    scene = first(lambda view: view.trigger and 3 < view.street < 6, seats, ruleset, LANGUAGES[seats % 4])
    for mirrored in (False, True):
        scene._context.settings.left_handed = mirrored
        for size in SIZES:
            items = list(items_of(scene, size).values())
            assert faults(items, *size) == [], size
            assert cut_off(items, Metrics(*size)) == [], size


@pytest.mark.parametrize("limit", [Limit.SPREAD, Limit.POT, Limit.NONE])
def test_the_control_of_an_amount_lies_apart_from_cards_and_buttons(limit: Limit) -> None:
    match = stud(4, 5, limit=str(limit))
    until(match, lambda view: any(offer.amount_most is not None for offer in view.offers))
    scene = scene_of(match)
    for size in SIZES:
        items = items_of(scene, size)
        amount, buttons = items["amount"].rect, [i for id, i in items.items() if id.startswith("action:")]
        assert faults(list(items.values()), *size) == [], size
        for button in buttons:
            below = button.rect.y - (amount.y + amount.h), amount.y - (button.rect.y + button.rect.h)
            assert max(below) >= 3, size


@pytest.mark.parametrize(("seats", "follows"), [(4, False), (7, True)])
def test_after_the_last_upcard_nothing_is_promised(seats: int, follows: bool) -> None:
    scene = first(lambda view: view.trigger and view.street == 6, seats, "dirty-schultz", "en")
    items = items_of(scene, (1280, 720))
    told = "Next upcard becomes wild" if follows else "No upcard follows: nothing new becomes wild."
    assert items["trigger"].name == told
    assert ("slot" in items) == follows
