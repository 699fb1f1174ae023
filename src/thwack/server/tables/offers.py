"""What people at a table have offered each other and not answered yet. It is kept like all else, so that a
restart, or another server, changes nothing."""

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from ..store import Row, Store, Work
from ..store import statements as sql


class Offer(NamedTuple):
    """An offer that is open."""

    what: str  # undo, draw, pause, resume, rematch
    seat: int  # whose
    n: int  # how many entries there were
    at: int  # milliseconds since 1970
    agreed: frozenset[str] = frozenset()  # people


def offer_of(row: Row) -> Offer:
    """An offer as it is kept."""
    what, seat, n, at, agreed = row
    return Offer(what, seat, n, at, frozenset(msgspec.json.decode(agreed)))


class Offers:
    """The open offers at one table, at most one of each kind."""

    def __init__(self, store: Store, match: str) -> None:
        self._store = store
        self._match = match
        self._open: dict[str, Offer] = {}

    def __iter__(self) -> Iterator[Offer]:
        return iter(self._open.values())

    def get(self, what: str) -> Offer | None:
        """The open offer of that kind."""
        return self._open.get(what)

    def take_in(self, rows: Sequence[Row], entries: int) -> None:
        """Those that are kept. To take a choice back is offered until somebody chooses again."""
        found = [offer_of(row) for row in rows]
        self._open = {offer.what: offer for offer in found if offer.what != "undo" or offer.n == entries}

    def lapse(self) -> None:
        """Somebody has chosen. What was offered for the last choice alone is of no use any more."""
        self._open.pop("undo", None)

    async def make(self, what: str, seat: int, entries: int) -> None:
        """A new offer, in place of what that seat offered before."""
        await self._keep(Offer(what, seat, entries, int(time.time() * 1000)))

    async def agree(self, offer: Offer, person: str) -> None:
        """One of several who are asked agrees."""
        await self._keep(offer._replace(agreed=offer.agreed | {person}))

    async def _keep(self, offer: Offer) -> None:
        row = {"match": self._match, "what": offer.what, "seat": offer.seat, "n": offer.n, "at": offer.at}
        row["agreed"] = msgspec.json.encode(sorted(offer.agreed)).decode()
        gone = Work(sql.DROP_OFFER, {"which": self._match, "asked": offer.what})
        await self._store.write(gone, Work(sql.ADD_OFFER, row), tell=self._match)
        self._open[offer.what] = offer

    async def drop(self, what: str) -> None:
        """It was answered, or is not offered any more."""
        await self._store.write(Work(sql.DROP_OFFER, {"which": self._match, "asked": what}), tell=self._match)
        self._open.pop(what, None)
