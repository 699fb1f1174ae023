"""Whole numbers of any kind as ours."""

import operator
from typing import SupportsIndex, cast


def whole(given: object) -> int | None:
    """A whole number of any kind (numpy has its own) as an int. None for anything else, and for True and
    False, which stand where somebody meant another argument."""
    if type(given) is int:
        return given
    if given is None or isinstance(given, bool):
        return None
    try:
        return operator.index(cast(SupportsIndex, given))  # asking isinstance is dear
    except TypeError:
        return None
