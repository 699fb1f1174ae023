"""One folder per game. Start reading in a game's `game.py`."""
