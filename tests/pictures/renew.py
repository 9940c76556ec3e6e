"""Makes the reference pictures anew: python tests/pictures/renew.py [NAME …]. Look at them, then commit."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame
from plans import FOLDER, PLANS, Player

if __name__ == "__main__":
    wanted = sys.argv[1:] or [plan.name for plan in PLANS]
    for plan in PLANS:
        if plan.name in wanted:
            pygame.image.save(Player(plan).picture(), FOLDER / f"{plan.name}.png")
            print(plan.name)
