"""What travels by HTTP about people: ratings, results, leaders; like `bodies.py`."""

from typing import Literal

from .parts import GameName, Part

Seen = Literal["me", "met", "all"]


class RatingPoint(Part):
    """A rating after a match. Only the owner is told which match it was."""

    at: int  # milliseconds since 1970
    rating: int
    match: str | None


class GameRating(Part):
    """How somebody stands in a game, and what the programs of each level would be rated."""

    game: GameName
    rating: int
    deviation: int  # with 95 % the strength is within two of them
    sure: bool  # enough is known to stand among the leaders
    matches: int
    history: list[RatingPoint]  # the newest ones, the oldest of them first
    levels: list[int]


class Tally(Part):
    """How matches ended: with a side, or against somebody."""

    kind: Literal["side", "person", "level", "bot", "others"]  # others: guests, and people who show nothing
    name: str
    open: bool  # a person whose page can be seen
    won: int
    drawn: int
    lost: int


class GameResults(Part):
    """Results in a game, of the newest matches: by what was played, and against whom."""

    game: GameName
    sides: list[Tally]
    opponents: list[Tally]


class Profile(Part):
    """What somebody shows, and, to the owner, to whom it is shown."""

    name: str
    you: bool
    seen: Seen | None
    listed: bool | None
    ratings: list[GameRating]
    results: list[GameResults]


class ProfileWish(Part):
    """Who may see one's page: oneself, people one has met, everybody; and whether one is listed."""

    seen: Seen
    listed: bool


class Leader(Part):
    """Somebody on the list, with a place if enough is known."""

    place: int | None
    name: str
    rating: int
    deviation: int
    matches: int
    you: bool
    open: bool  # whether there is a page to be seen


class Leaders(Part):
    """Those who agree to be listed, the strongest first, and what programs would be rated."""

    game: GameName
    leaders: list[Leader]
    levels: list[int]
