"""How a view of Dice Masters is declared. Everything lies open: all seats and spectators see the same."""

from typing import Final, Literal, NotRequired, TypedDict

from .cards.faces import FaceData
from .state.cast import Mode
from .state.table import StepName

VIEW_VERSION: Final = 1


class Stock(TypedDict):
    """A card, the dice left on it, and how many it had."""

    card: str
    left: int
    of: int


class Pick(TypedDict):
    """A card that was drafted, with its dice."""

    card: str
    dice: int


class Draft(TypedDict):
    """What is left in a draft, and who has picked what; `limit` is how many dice a player may have."""

    limit: int
    pool: list[str]
    picked: list[list[Pick]]
    basic_actions: list[str]


class Payment(TypedDict):
    """What the payment under way is for, and how much it is."""

    card: str
    cost: int


class Rolled(TypedDict):
    """A die that lies rolled, or is just being rolled: then it shows no face. `marked`: it is rerolled."""

    id: str
    die: str
    face: str | None
    shows: FaceData | None
    marked: NotRequired[bool]


class Fielded(TypedDict):
    """A character in the field, with its numbers as they are now; `printed` are A and D of its face. `blocks`
    are the attackers it blocks, as indices into the other field; `hits` is what it would deal to the other
    player as things stand."""

    id: str
    die: str
    level: int
    cost: int
    attack: int
    defense: int
    damage: int
    burst: int
    printed: list[int]
    attacking: bool
    hits: int
    blocked: bool
    blocks: list[int]
    captive: list[str]
    attached: list[str]
    acts_as: str | None
    controlled: bool
    owner: int


class SeatView(TypedDict):
    """One player's life, cards and zones. `energy` is all there is to pay with, `loose` the part of it that
    lies on no die."""

    team: str
    life: int
    most_life: int
    loose: int
    energy: int
    cards: list[Stock]
    bag: list[str]
    prep: list[str]
    rolling: list[Rolled]
    reserve: list[Rolled]
    field: list[Fielded]
    used: list[str]


class Result(TypedDict):
    """Who won, and why."""

    winners: list[int]
    reason: str


class View(TypedDict):
    """All that there is to see of a match."""

    version: Literal[1]
    game: Literal["dice_masters"]
    mode: Mode
    seat: int | None
    active: int
    turn: int
    step: StepName
    actor: int | None
    basic_actions: list[Stock]
    draft: Draft | None
    paying: Payment | None
    seats: list[SeatView]
    result: Result | None
