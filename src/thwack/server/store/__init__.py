"""Where matches and people are kept. The statements are the same for both databases."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from sqlalchemy.sql.expression import ClauseElement

from ...kernel.errors import SetupError

Row = tuple[Any, ...]
Values = Mapping[str, Any]


class Work(NamedTuple):
    """A statement and what to fill in."""

    statement: ClauseElement
    values: Values


class Taken(Exception):
    """What was to be written is there already: another has made that entry, or has that name."""


class Trouble(Exception):
    """The database cannot keep or find anything now, and what it says of itself: a full disk, say."""


class Store(Protocol):
    """A database. What one call of `write` brings is kept whole or not at all."""

    shared: bool  # whether other servers may use it, too
    trouble: str  # what kept the last attempt from being kept; nothing if it was

    async def write(self, *work: Work, tell: str = "") -> None:
        """Keep it; when this returns, it is committed. Other servers are told `tell`: a match, say."""

    async def rows(self, statement: ClauseElement, values: Values) -> list[Row]:
        """What a SELECT finds."""

    def on_news(self, hear: Callable[[str], None]) -> None:
        """Whom else to call when another server has written something."""

    async def close(self) -> None:
        """Finish what was begun, and let go."""


async def open_store(url: str) -> Store:
    """The database of that URL, brought up to date."""
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres import open_postgres
        except ImportError:
            raise SetupError("PostgreSQL needs more packages: pip install 'thwack[postgres]'") from None
        return await open_postgres(url)
    from .sqlite import open_sqlite

    return await open_sqlite(url)
