"""What travels by HTTP: JSON under /api; errors are {"error": {"code", "text"}}."""

from typing import Annotated, Literal

from msgspec import Meta

from .frames import (
    Behind,
    Clock,
    Level,
    Line,
    Name,
    Password,
    Result,
    Seat,
    SeatNumber,
    Source,
)
from .parts import GameName, Json, Part


class Trait(Part):
    """Something told of a side in a word or number: its health, how hard it is to play."""

    name: str
    label: str
    value: str


class Side(Part):
    """What can stand in a set-up option: a hero, a team, a deck, a board, a mode."""

    id: str
    name: str
    note: str
    traits: tuple[Trait, ...] = ()


class Group(Part):
    """Sides that belong together, such as the heroes of a box."""

    name: str
    year: int | None
    sides: list[str]


class Option(Part):
    """A set-up option. With `many` its value is a list with one of the values for each seat."""

    name: str
    label: str
    kind: Literal["sides", "choice", "flag", "number"]
    default: Json
    values: list[Side]
    many: bool
    first: bool  # stands in front of the others
    groups: tuple[Group, ...] = ()  # all values, where they are sorted


class Builder(Part):
    """What people put together before they play, and how its cards are sorted (`kernel/about.py`)."""

    what: Literal["deck", "team"]
    cost: str
    once: list[str]
    leave_out: list[str]


class GameInfo(Part):
    """A game, how many can play it, and its set-up options, as it says of itself (`kernel/about.py`)."""

    game: GameName
    name: str
    blurb: str
    seats: list[int]
    cards: bool  # whether there are any to look through
    secrets: bool
    no_sides: dict[str, Json]
    crowd: dict[str, Json]
    options: list[Option]
    builder: Builder | None
    bots: list[str]  # other people's players
    rules: bool = False  # whether there is a rulebook to read


class Reminder(Part):
    """What a word on a card means, and the id of the rule about it; empty if none is known."""

    term: str
    text: str
    rule: str = ""


class TextPart(Part):
    """A part of a card's text, and what kind of part it is."""

    kind: str
    text: str


class CardInfo(Part):
    """A card, or what else can be looked at closely: a hero, a fighter, a die."""

    id: str
    refs: list[str]
    name: str
    kind: str
    side: str | None
    facts: dict[str, Json]
    text: str
    parts: list[TextPart]
    reminders: list[Reminder]
    rules: tuple[str, ...] = ()  # ids of rules about what it is or has, such as its special ability


class RuleBlock(Part):
    """What stands under a heading: a rule by its id, or text, an item, a table, something as it stands."""

    kind: Literal["rule", "item", "text", "code", "table"]
    text: str
    id: str
    source: str  # of a rule: the section of the printed book
    rows: list[list[str]]  # of a table, its head first
    lang: str  # what is not translated yet is in English


class RuleSection(Part):
    """A heading with what stands under it; ids are the same in all languages."""

    id: str
    level: int
    title: str
    blocks: list[RuleBlock]


class EventRule(Part):
    """The rule behind a kind of line in the log, and what the numbers in its data are called."""

    rule: str
    numbers: dict[str, str]


class QuickPart(Part):
    """A heading of the quick reference: each row a word or nothing, a sentence, and its rule or nothing."""

    title: str
    rows: list[tuple[str, str, str]]


class Rulebook(Part):
    """The rules of a game in a language, which rule stands behind what, and all of it on one sheet."""

    game: GameName
    lang: str
    title: str
    sections: list[RuleSection]
    events: dict[str, EventRule]
    quick: list[QuickPart]


class Me(Part):
    """Who is asking."""

    id: str
    name: str
    account: bool


class NewName(Part):
    """What a guest wants to be called."""

    name: Name


class Account(Part):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(Part):
    """The password as it is, and as it shall be."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class NewSeat(Part):
    """Who is to sit there; "me" twice is a hot seat."""

    kind: Literal["me", "open", "level", "bot"]
    level: Level | None = None
    bot: Name | None = None  # one of those that GameInfo offers


class NewRoom(Part):
    """A room to be made. What the set-up leaves out is the default."""

    game: GameName
    setup: dict[str, Json]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    listed: bool  # an open table that others see
    rated: bool
    watch: Behind | None = 0  # how many choices behind others may watch; null: nobody may
    clock: Clock | None = None
    practice: bool = False  # against programs, and anything may be taken back


class Belonging(Part):
    """Something to be kept under a name; null is no more."""

    value: Annotated[str, Meta(max_length=60_000)] | None


class Join(Part):
    """Which seat: none is the first that is free. A token moves a seat of one's own to another device."""

    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=400)] = ""


class Move(Part):
    """To which seat that is free."""

    seat: SeatNumber


class SeatToken(Part):
    """With this somebody can sit down at one's own seat elsewhere."""

    seat: int
    token: str


class RoomInfo(Part):
    """A room, and who is in it."""

    room: str
    match: str
    game: GameName
    title: str
    seats: list[Seat]
    state: Literal["waiting", "playing", "over"]
    listed: bool
    rated: bool
    watch: int | None
    source: Source | None  # the match that it goes on from
    clock: Clock | None = None


class OwnMatch(Part):
    """A match at which whoever asks has a seat."""

    room: str
    match: str
    game: GameName
    seats: list[Seat]
    plays: list[str]  # for each seat its hero, team or deck; may be empty
    # stopped: it was begun with other rules and cannot go on
    state: Literal["waiting", "playing", "paused", "over", "stopped"]
    rated: bool
    actor: int | None  # who must choose; null: nobody
    since: int  # milliseconds since 1970: when that was asked, or when it ended
    winners: list[int] | None  # null: it is not over


class OwnMatches(Part):
    """Matches of whoever asks: those that go on, and those that are over, the newest first."""

    running: list[OwnMatch]
    past: list[OwnMatch]
    more: bool  # whether there are older ones


class Turns(Part):
    """Matches with other people that go on: how many, and the rooms of those that wait for whoever asks."""

    running: int
    mine: list[str]


class Belongings(Part):
    """What an account keeps for the page, by name: JSON as text, which the server does not read."""

    kept: dict[str, str]


class DeckText(Part):
    """A deck or a team as text."""

    text: Annotated[str, Meta(max_length=20_000)]


class DeckCheck(Part):
    """Whether it can be played, every limit it breaks, and the text as the game would write it."""

    ok: bool
    problems: list[str]
    text: str


class ReplayInfo(Part):
    """A match to look back at: how many choices, those with which a turn begins, and the log."""

    match: str
    game: GameName
    plies: int
    turns: list[int]
    lines: list[Line]
    seats: list[Seat]
    plays: list[str]  # for each seat its hero, team or deck; may be empty
    result: Result | None


class Moment(Part):
    """A decision: who chose, and the chances of winning (0 to 1) after the choice and after the best one."""

    ply: int  # choices made before it
    seat: int
    chance: float
    best: float


class Mistake(Part):
    """A decision that cost much: what was chosen, and what was better."""

    ply: int
    seat: int
    chance: float
    best: float
    text: str
    better: str


class Analysis(Part):
    """What a strong player thinks of a match that is over: what is known so far, from a decision on."""

    match: str
    plies: int  # decisions there are
    known: int  # decisions that are judged
    sides: list[int]  # for each seat the side it is on
    moments: list[Moment]
    worst: list[Mistake]  # the costliest first; told when all decisions are judged


class Branch(Part):
    """A room in which a match that is over goes on from one of its positions."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]


class RecordFile(Part):
    """A record as text: its seed is larger than numbers are in many languages."""

    text: Annotated[str, Meta(max_length=60_000)]


class Imported(Part):
    """A match that has come as a file, and whether it was proved that nobody chose its luck."""

    match: str
    fair: bool


class Health(Part):
    """How the server is."""

    status: str
    version: str
    matches: int
    sockets: int
    why: str  # what is wrong with the database; nothing if all is well


class Fault(Part):
    """What went wrong."""

    code: str
    text: str


class FaultBody(Part):
    """An answer that says what went wrong."""

    error: Fault
