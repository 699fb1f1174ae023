"""Statements as text: made once for each database, and cheap to use afterwards."""

from typing import Any, NamedTuple

from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.sql.expression import ClauseElement

from . import Values


class Compiled(NamedTuple):
    """A statement as a database reads it."""

    sql: str
    order: tuple[str, ...]  # of its values, where they have no names
    fixed: dict[str, Any]  # the values that are part of the statement

    def named(self, values: Values) -> dict[str, Any]:
        """All values by name."""
        return {**self.fixed, **values}

    def in_order(self, values: Values) -> list[Any]:
        """All values in order."""
        found = self.named(values)
        return [found[name] for name in self.order]


def compile_for(dialect: Dialect, statement: ClauseElement) -> Compiled:
    """The statement for a database."""
    found: Any = statement.compile(dialect=dialect)
    fixed = {name: value for name, value in found.params.items() if value is not None}
    return Compiled(str(found), tuple(found.positiontup or ()), fixed)
