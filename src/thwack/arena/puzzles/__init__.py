"""Puzzles from played matches: win this turn.

A position is a puzzle if one first choice wins for certain, and no other does. Certain is what can be proved
in sixteen worlds that the player could be in: there is a way to win before the turn is over, whatever others
answer. Of every other first choice it is proved that in one of those worlds at least there is no such way.
And nobody has to guess on the way: at each later question, too, there is a choice that wins in sixteen
worlds.

A puzzle is a scene that a person could have written, without its exact part, so it outlives changes of rules
and cards that have no bearing on it, and can be proved again at any time.
"""

from .finding import found_puzzles
from .proving import proof_of
from .puzzle import Puzzle, as_line, read_puzzles, shipped
from .solving import solves

__all__ = ["Puzzle", "as_line", "found_puzzles", "proof_of", "read_puzzles", "shipped", "solves"]
