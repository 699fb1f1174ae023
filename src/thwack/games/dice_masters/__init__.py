"""Marvel Dice Masters: teams of heroes as dice, drawn from a bag. Start reading in `game.py`."""
