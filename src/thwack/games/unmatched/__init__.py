"""Unmatched: hero duels on a map of spaces and zones. Start reading in `game.py`."""
