"""Puzzles from played matches: win this turn, with so many choices.

A position is a puzzle if one first choice wins for certain, with a few more choices of one's own to come, and
no other first choice wins with as few. Certain is what is proved in sixteen worlds that the player could be
in: whatever others answer, there is a way to win before the turn is over. Of every other first choice it is
proved that in one of those worlds at least there is none that is as short; most would win in the end, as in
chess a mate in three is left where there is one in two. And nobody has to guess on the way: at each later
question, too, a choice is proved.

A puzzle is a scene that a person could have written, without its exact part, so it outlives changes of rules
and cards that have no bearing on it, and can be proved again at any time. It tells the answer to
every choice, so that whoever puts it does not have to think.
"""

from .finding import found_puzzles
from .proving import proof_of
from .solving import solves
from .trying import told_whole

__all__ = ["found_puzzles", "proof_of", "solves", "told_whole"]
