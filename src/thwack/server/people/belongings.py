"""What an account keeps for the page: decks, settings. The server does not read them."""

from typing import Final

from ..showing.refusals import Refused
from ..store import Store, Work
from ..store import statements as sql

MOST: Final = 60  # things that one account keeps


class Belongings:
    """Things by name, each a text."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> dict[str, str]:
        """All that somebody keeps."""
        return {row[0]: row[1] for row in await self._store.rows(sql.BELONGINGS_OF, {"which": person})}

    async def keep(self, person: str, name: str, value: str | None) -> None:
        """Keep something under a name, in place of what was there; nothing is no more."""
        work = [Work(sql.DROP_BELONGING, {"which": person, "called": name})]
        if value is not None:
            others = set(await self.of(person)) - {name}
            if len(others) >= MOST:
                raise Refused("too_many_things")
            work.append(Work(sql.ADD_BELONGING, {"person": person, "name": name, "value": value}))
        await self._store.write(*work)
