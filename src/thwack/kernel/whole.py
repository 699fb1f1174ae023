"""Whole numbers of any kind as ours."""

import operator
from typing import SupportsIndex


def whole(given: object) -> int | None:
    """A whole number of any kind (numpy has its own) as an int. None for anything else, and for True and
    False, which stand where somebody meant another argument."""
    if type(given) is int:
        return given
    if isinstance(given, bool) or not isinstance(given, SupportsIndex):
        return None
    try:
        return operator.index(given)
    except TypeError:  # an array, or numpy's own True
        return None
