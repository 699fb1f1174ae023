"""What a choice is about: the things on the table at which it starts, and those to which it goes."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

Json = Any
NO_FACTS: Final[Mapping[str, Json]] = MappingProxyType({})


class Things(NamedTuple):
    """What a person could point at to make a choice.

    A thing is a kind and the name that the view gives it, with colons between them: `fighter:medusa`,
    `space:S07`, `hand:feint`, `die:12`, `place:0:active-1`. Where several things would do (like cards, like
    dice), all of them are listed. A choice about nothing on the table has no start: it is a plain button.
    """

    start: tuple[str, ...] = ()
    goal: tuple[str, ...] = ()  # where it goes, if pointing at the start leaves that open
    facts: Mapping[str, Json] = NO_FACTS  # what else a table may show before it is chosen: an amount, a sum


NO_THINGS: Final = Things()
