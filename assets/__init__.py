"""The sources of what the game shows and plays, and the scripts that make it (`python assets/make.py`)."""
