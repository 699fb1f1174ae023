"""What a seat sees of a match, declared: `view.py` makes it, and whoever shows or learns from it reads it."""

from typing import Final, Literal, TypedDict

from .state.table import Outcome, Phase

VIEW_VERSION: Final = 1  # grows when something is named or meant otherwise

Spot = Literal["active-1", "active-2", "active-3", "reserve-1", "reserve-2"]
Mark = Literal[
    "group_attack",
    "trap_attack",
    "brute_force",
    "attack_mission",
    "double_hit",
    "bonus_attack",
    "counter_attack",
    "bonus_defence",
    "switch",
    "new_mission",
    "power_bank",
    "recycle",
]


class Duty(TypedDict):
    """MA-2.1: The card that Duty Call revealed in this turn, and the name that is barred by it."""

    card: str
    name: str


class Mission(TypedDict):
    """A mission, and whether it counts in this turn."""

    card: str
    activated: bool


class Place(TypedDict):
    """A place of a squad: who stands there, and the power points that belong to it (MA-R2).

    The values of who stands there are those of now, without Boost and Super Hit; none for who is not seen.
    `power_cards` are those that these eyes know. `marks` are the abilities at work; `used`: one was used this
    turn; `barred`: by Duty Call."""

    place: Spot
    card: str | None
    face_down: bool
    wounds: list[str]
    power: int
    engaged: int
    power_cards: list[str]
    attack: int | None
    defence: int | None
    resistance: int | None
    marks: list[Mark]
    barred: bool
    used: bool


class Summand(TypedDict):
    """A part of the Attack or Defence of a challenge."""

    of: Literal["printed", "partner", "bonus", "boost", "super-hit", "weak-point"]
    n: int


# MA-7.2: Where a challenge comes from, and where it goes.
Way = TypedDict("Way", {"from": Spot, "partner_from": Spot | None, "to": Spot | Literal["mission-1"]})


class Challenge(Way):
    """MA-7.2, MA-10.1: A challenge with its sums, those that were compared once it is resolved.

    An Attack of `wall` exhausts, one of `limit` defeats. `outlook` is what comes of it as the sums are now,
    `outcome` what came of it."""

    challenger: str
    partner: str | None
    target: str
    where: Literal["active", "reserve", "mission"]
    attack: int
    attack_parts: list[Summand]
    defence: int
    defence_parts: list[Summand]
    resistance: int
    wall: int
    limit: int
    brute_force: bool
    resolved: bool
    outlook: Outcome
    outcome: Outcome | None


class Seat(TypedDict):
    """One player's cards; of the hand those that these eyes know."""

    name: str
    points: int
    hand: list[str]
    hand_size: int
    deck_size: int
    discard: list[str]
    missions: list[Mission]
    bank: int
    active: list[Place]
    reserve: list[Place]


class Ending(TypedDict):
    """Who won and why."""

    winners: list[int]
    reason: str


class View(TypedDict):
    """All that a seat may know of a match; `seat` is null for a spectator."""

    game: Literal["mission_arena"]
    version: int
    seat: int | None
    active: int
    first: int | None
    turn: int
    turns: int
    phase: Phase
    actor: int | None
    abilities: bool
    weak_points: str
    duty: Duty | None
    challenges: list[Challenge]
    seats: list[Seat]
    result: Ending | None
