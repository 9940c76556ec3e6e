"""The icons: line drawings in a box of 24 units, and the game's own picture for windows and pages."""
