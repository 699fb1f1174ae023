"""Dice Masters at the terminal. Start reading in `host.py`."""
