"""`python -m game …`: hands over to the command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from game.cli import run


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line (None: the program's own arguments) and return its exit code."""
    return run(sys.argv[1:] if argv is None else argv)


if __name__ == "__main__":
    sys.exit(main())
