"""The deck, drawn as data: 52 large faces, 52 small ones and three backs, as SVG and as committed PNGs."""
