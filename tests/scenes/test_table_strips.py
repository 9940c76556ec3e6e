"""Small cards under a neighbour leave their second suit out (look: the "strip")."""

import pytest

from game.stage.seating import covered


@pytest.mark.parametrize(
    ("lefts", "width", "expected"),
    [
        ((0.0, 30.0), 54, [True, False]),
        ((0.0, 60.0, 90.0), 54, [False, True, False]),
        ((0.0,), 54, [False]),
    ],
)
def test_covered(lefts, width, expected):
    assert [covered(lefts, i, width) for i in range(len(lefts))] == expected
