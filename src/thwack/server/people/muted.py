"""Whom somebody does not want to hear, wherever they meet."""

from contextlib import suppress

from ..store import Store, Taken, Work
from ..store import statements as sql


class Muted:
    """Who does not hear whom."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def by(self, person: str) -> frozenset[str]:
        """Those whom somebody does not hear."""
        return frozenset(row[0] for row in await self._store.rows(sql.MUTED_BY, {"which": person}))

    async def set(self, person: str, other: str, muted: bool) -> None:
        """Hear somebody no more, or again."""
        if muted:
            with suppress(Taken):  # it was so already
                await self._store.write(Work(sql.MUTE, {"person": person, "other": other}))
        else:
            await self._store.write(Work(sql.UNMUTE, {"which": person, "whom": other}))
