"""What waits to be sent to one page: little, however slowly it reads.

A state is large, and a newer one says all that an older one said. So one state waits at the most, and the
next is made when that one has gone; short frames wait in order. What all pages of one address let wait is
bounded too: a page that does not read costs its server no memory worth having.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import Final

FRAMES: Final = 512  # short ones that may wait for a slow page
BYTES: Final = 256 * 1024  # of one page; a state may be larger if nothing else waits


class Held:
    """The bytes that wait for the pages of one address, and how many may; None: as many as come."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._bytes: Counter[str] = Counter()

    def has_room(self, address: str, size: int) -> bool:
        """Whether so many more may wait."""
        return self._most is None or self._bytes[address] + size <= self._most

    def add(self, address: str, size: int) -> None:
        """So many more wait now, or fewer."""
        self._bytes[address] += size
        if not self._bytes[address]:
            del self._bytes[address]

    def total(self) -> int:
        """What waits for everybody."""
        return self._bytes.total()


class Outbox:
    """The frames of one page, oldest first. `refill` is called when a state has gone and another is due."""

    def __init__(
        self, held: Held, address: str, refill: Callable[[], None], sent: Callable[[], None] = lambda: None
    ) -> None:
        self._held = held
        self._address = address
        self._refill = refill
        self._sent = sent  # called when the line has taken a state
        self._waiting: deque[tuple[bytes, bool]] = deque()
        self._bytes = 0
        self._there = asyncio.Event()
        self._closing = False
        self._has_state = False  # one waits, or is on its way
        self._due = False  # and is old already

    def wants_state(self) -> bool:
        """Whether a state may be made now; if not, `refill` will ask for it."""
        self._due = self._has_state
        return not self._has_state

    def put(self, data: bytes, state: bool = False) -> bool:
        """One more frame; whether there is room for it."""
        size = len(data)
        full = len(self._waiting) >= FRAMES or (self._waiting and self._bytes + size > BYTES)
        if full or not self._held.has_room(self._address, size):
            return False
        self._waiting.append((data, state))
        self._hold(size)
        self._has_state |= state
        self._there.set()
        return True

    def close(self, last: bytes = b"") -> None:
        """Whatever waits is not sent any more; but perhaps a last word is."""
        self.drop()
        if last:
            self._waiting.append((last, False))
            self._hold(len(last))
        self._closing = True
        self._there.set()

    def drop(self) -> None:
        """Nobody will read what waits."""
        self._waiting.clear()
        self._hold(-self._bytes)

    def _hold(self, size: int) -> None:
        self._bytes += size
        self._held.add(self._address, size)

    async def empty_into(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what comes in, until it is closed. A frame counts until the line has taken it."""
        while not self._closing:
            await self._there.wait()
            self._there.clear()
            while self._waiting:
                data, state = self._waiting[0]
                await send(data.decode())
                if self._waiting and self._waiting[0][0] is data:
                    self._waiting.popleft()
                    self._hold(-len(data))
                if state:
                    self._sent()
                    self._sent_state()

    def _sent_state(self) -> None:
        self._has_state = False
        if self._due and not self._closing:
            self._due = False
            self._refill()
