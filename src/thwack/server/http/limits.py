"""How much an address or a socket may ask for: buckets that drip."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

KNOWN: Final = 10_000  # addresses remembered


class Bucket:
    """So many a second, and so many at once."""

    __slots__ = ("_clock", "_full", "_last", "_left", "_rate")

    def __init__(self, rate: float, full: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._full, self._clock = rate, full, clock
        self._left, self._last = full, clock()

    def take(self) -> bool:
        """One more, if there is any left."""
        now = self._clock()
        self._left = min(self._full, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten first."""

    def __init__(self, rule: tuple[float, float] | None) -> None:
        self._rule = rule
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """One more for that address, if it has any left."""
        if self._rule is None:
            return True
        bucket = self._found.pop(who, None) or Bucket(*self._rule)
        self._found[who] = bucket
        while len(self._found) > KNOWN:
            self._found.popitem(last=False)
        return bucket.take()
