"""The README's deal in code runs and prints what the README says."""

import doctest
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_deal_in_code_prints_what_the_readme_says() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert (failed, tried) == (0, 16)
