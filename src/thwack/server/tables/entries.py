"""What a match is made of on disk and at the table: facts, chairs, entries and who sent them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ...match import Match, Result
from ...proof import commitment
from ..showing import frames
from ..store import Row

Json = Any


@dataclass
class Chair:
    """A seat at the table, and who sits there."""

    kind: str  # person, level, bot, tutor, open
    level: int | None
    person: str | None
    name: str  # of the person or the bot
    account: bool = False  # whether the person has one
    rating: frames.Rating | None = None  # at a rated table; none: not rated yet

    @property
    def player(self) -> str | None:
        """The program that chooses there, as `players.player_named` knows it; nobody's if a person does."""
        if self.kind == "level":
            return f"level:{self.level or 1}"
        return self.name if self.kind == "bot" else None


class Facts(NamedTuple):
    """What never changes about a match."""

    id: str
    room: str
    game: str
    setup: dict[str, Json]
    seed: int
    listed: bool
    rated: bool
    watch: int | None = 0  # how many choices behind others may watch; none: nobody may
    secret: str | None = None  # from which its luck follows; none: it was begun before there were any
    source: str | None = None  # the match that it goes on from
    source_ply: int = 0  # after how many choices of that
    scene: Json = None  # the position it begins with, if what is hidden was dealt anew
    same_luck: bool = False  # it goes on with the luck of a match that is over, which anybody may know
    practice: bool = False  # against programs only, and anything may be taken back

    @property
    def commitment(self) -> str | None:
        """What proves, once it is over, that nobody chose its luck."""
        return commitment(self.secret) if self.secret and not self.same_luck else None

    @property
    def dice(self) -> str:
        """What the dice of opponent programs follow from: nobody may know it."""
        return self.secret or str(self.seed)


class Made(NamedTuple):
    """A choice that was made, and by whom."""

    number: int  # among the choices on offer
    key: str
    seat: int


class Sent(NamedTuple):
    """Who sent something: the page, the page's own number for it, and how to tell it that it is kept."""

    client: str | None
    seq: int | None
    acknowledge: Callable[[], None]
    at: int | None = None  # the server's own time when it came, where a clock runs


BY_PROGRAM: Final = Sent(None, None, lambda: None)
NOBODY: Final = -1  # the seat that must choose, when nobody must
AGREED: Final = Result((), "agreed", {})  # a draw by agreement


# Entries that end a match without a choice, and what is then said to have happened.
CLOSINGS: Final = {"resign": "resigned", "flag": "time", "claim": "left"}


def told_result(result: Result | None) -> Json:
    """A result as it is kept."""
    return None if result is None else {"winners": list(result.winners), "reason": result.reason}


def sides_of(match: Match) -> list[int]:
    """For each seat the side it is on: a number, if there are any; what Dice Masters calls a team is none."""
    teams = [row.get("team") for row in match.view(None).get("seats", ())]
    own = enumerate(teams or [None] * match.seats)
    return [team if type(team) is int else at for at, team in own]


def result_of_closing(match: Match, kind: str, seat: int) -> Result:
    """The side of that seat wins if it claims to, or else all others do."""
    sides = sides_of(match)
    winners = (at for at, side in enumerate(sides) if (side == sides[seat]) == (kind == "claim"))
    return Result(tuple(winners), CLOSINGS[kind], {})


def tail_of(rows: Sequence[Row]) -> int:
    """The number of the entry with which the choices at the end begin that one seat made in a row."""
    tail = len(rows)
    while tail and rows[tail - 1][1] == "choice" and rows[tail - 1][2] == rows[-1][2]:
        tail -= 1
    return int(rows[tail][0]) if tail < len(rows) else 0
