"""Writes the golden files: a seeded deal of every registered ruleset, printed state by state.

    python tests/golden/renew.py                 print all again, with their own seeds and actions
    python tests/golden/renew.py NAME [SEATS SEED [OPTIONS]]
                                                 a new deal, played at random; OPTIONS is a JSON object

Read the difference before committing it: it is what the change of the rules means. A deal whose actions have
become illegal is refused: give it a new seed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent), str(FOLDER.parent.parent)]

from playthrough import Deal, printed, read  # noqa: E402  (tests/ is found only now)

from game.cards import GameError  # noqa: E402
from game.rules import RULESETS  # noqa: E402


def golden(name: str) -> Path:
    """The golden file of a ruleset."""
    return FOLDER / f"{name}.txt"


def renewed(name: str) -> str:
    """The text of a ruleset's golden deal as it is printed now; a first one if there is none yet."""
    path = golden(name)
    return printed(read(path.read_text("utf-8")) if path.exists() else Deal(name))


def main(arguments: list[str]) -> int:
    try:
        if arguments:
            name, *numbers = arguments[:3]
            options = json.loads(arguments[3]) if len(arguments) > 3 else {}
            texts = {name: printed(Deal(name, *map(int, numbers), options) if numbers else Deal(name))}
        else:
            texts = {name: renewed(name) for name in RULESETS}
    except (GameError, ValueError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    for name, text in texts.items():
        golden(name).write_text(text, "utf-8", newline="\n")
        print(f"{golden(name).name}: {text.count(chr(10))} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
