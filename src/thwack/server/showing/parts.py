"""What all that travels is made of."""

from typing import Any

from msgspec import Struct

Json = Any
GameName = str  # one of `thwack.games()`


class Part(Struct, forbid_unknown_fields=True, gc=False):
    """Anything that is written down here; none of it refers to itself, so nobody need look for that."""
