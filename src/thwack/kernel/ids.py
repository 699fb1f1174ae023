"""Names for the numbers that things go by, so that a signature says which number it takes.

They are aliases and not NewTypes: columns are lists of plain integers, and a conversion at every read would
cost time where a match is played most.
"""

from typing import TypeAlias

Seat: TypeAlias = int  # who sits there; a spectator is None
Slot: TypeAlias = int  # a place where a card lies: which card that is, its identity says
Identity: TypeAlias = int  # a card of the match, wherever it lies
Place: TypeAlias = int  # a place on the table that things come to and leave
