"""Contact sheets of the deck as SVG, for looking at: `python -m assets.cards.sheets --sheet deck OUT.svg`."""

import argparse
from pathlib import Path

from assets.cards.backs import back
from assets.cards.deck import BACKS, COLOURS, LETTERS, RANKS, SUITS, DeckOptions, H, W
from assets.cards.faces import badge, face
from assets.cards.shapes import at, document

SHEETS = ("atlas", "deck", "small", "strip", "courts", "backs", "states", "hand")


def grid(cards: list[str], columns: int, options: DeckOptions, gap: float, ground: str | None) -> str:
    """Return cards in rows, `gap` px apart."""
    w, h = options.width, options.width * H / W
    art = "".join(
        at(gap + i % columns * (w + gap), gap + i // columns * (h + gap), card, w / W)
        for i, card in enumerate(cards)
    )
    rows = -(-len(cards) // columns)
    return document(art, gap + columns * (w + gap), gap + rows * (h + gap), ground)


def hand(codes: tuple[str, ...], options: DeckOptions) -> str:
    """Return a fan on the table's green, each card showing its left third, as on a phone."""
    w, h = options.width, options.width * H / W
    art = ""
    for i, code in enumerate(codes):
        lean = i - (len(codes) - 1) / 2
        card = at(-w / 2, -h / 2 - 5.2 * w, face(code, options), w / W)
        art += at(1.385 * w, 6.15 * w, card, turn=3.6 * lean)
    return document(art, 2.77 * w, 1.9 * w, COLOURS["table"])


def sheet(name: str, options: DeckOptions) -> str:
    """Return one of SHEETS as an SVG document."""
    if name == "hand":
        return hand(("Ks", "Th", "Qd", "7c", "Ah"), options)
    codes = [rank + suit for suit in SUITS for rank in "A23456789TJQK"]
    if name in ("atlas", "deck"):
        columns, cards = 13, [face(code, options) for code in codes]
    elif name in ("small", "strip"):
        small = options._replace(index="small")
        columns, cards = 13, [face(code, small, strip=name == "strip") for code in codes]
    elif name == "courts":
        columns, cards = 4, [face(rank + suit, options) for rank in "KQJ" for suit in SUITS]
    elif name == "backs":
        columns, cards = 3, [back(back_name, options) for back_name in BACKS]
    else:
        columns, cards = 6, states(options)
    gap, ground = (0, None) if name == "atlas" else (max(4, options.width // 14), COLOURS["table"])
    return grid(cards, columns, options, gap, ground)


def states(options: DeckOptions) -> list[str]:
    """Return a card plain, wild, wild as a queen and dimmed, and a court plain and dimmed."""
    nines = [face("9h", options, wild=wild) for wild in (None, "*", "Q")]
    kings = [face("Kc", options), face("Kc", options, dim=True)]
    return [*nines, face("9h", options, dim=True), *kings]


def main() -> None:
    """Write one sheet, or every card and back, as SVG."""
    parser = argparse.ArgumentParser(description="Draw the deck as SVG.")
    parser.add_argument("--index", choices=("large", "classic"), default="large")
    parser.add_argument("--colours", type=int, choices=(2, 4), default=2)
    parser.add_argument(
        "--letters", choices=LETTERS, default="international", help="of the courts and the ace"
    )
    parser.add_argument("--width", type=float, default=300, help="card width in pixels (height is 7/5 of it)")
    parser.add_argument("--sheet", choices=SHEETS, help="write one sheet to OUT instead of single cards")
    parser.add_argument("out", type=Path, help="a file for a sheet, a folder for single cards")
    given = parser.parse_args()
    options = DeckOptions(given.index, given.colours, given.letters, given.width)
    if given.sheet:
        given.out.write_text(sheet(given.sheet, options), encoding="utf-8")
        return
    given.out.mkdir(parents=True, exist_ok=True)
    singles = {rank + suit: face(rank + suit, options) for suit in SUITS for rank in RANKS}
    singles |= {f"back-{name}": back(name, options) for name in BACKS}
    for name, art in singles.items():
        svg = document(at(0, 0, art, options.width / W), options.width, options.width * H / W)
        (given.out / f"{name}.svg").write_text(svg, encoding="utf-8")
    badge_svg = document(at(62, 62, badge(options)), 124, 124)
    (given.out / "badge.svg").write_text(badge_svg, encoding="utf-8")


if __name__ == "__main__":
    main()
