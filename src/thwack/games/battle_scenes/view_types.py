"""What a seat sees of a match, declared: `view.py` makes it, whoever shows it or learns from it reads it."""

from typing import Final, Literal, TypedDict

from .state.cast import Alignment
from .state.table import Phase

VIEW_VERSION: Final = 1  # grows when something is named or meant otherwise


class Unit(TypedDict):
    """A character or support in scene, all of it open.

    `ref` is what choices call it: the id of its card, with more where several have that. `energy` is how many
    cards it may carry, `loaded` what it carries, `acted` how many actions it used this turn, `again` whether
    it may use another one after that, `basic` whether
    it has had its basic capacitation (BS-5.3.1). A support has no `stage`."""

    ref: str
    card: str
    type: Literal["character", "ev", "support"]
    stage: int | None
    energy: int
    shield: int
    shield_used: int
    shield_left: int
    loaded: list[str]
    since: Literal["now", "earlier"]
    entering: bool
    acted: int
    again: bool
    basic: bool
    powers: list[str]
    alignments: list[Alignment]
    affiliations: list[str]


class Seat(TypedDict):
    """One player's cards: of hand, deck and what is set aside those that these eyes know."""

    name: str
    points: int
    hand: list[str]
    hand_size: int
    deck: list[str | None]
    resources: list[str]
    prizes: list[str]
    aside: list[str | None]
    scene: list[Unit]


class Scenario(TypedDict):
    """The scenario in scene, and whose it is."""

    card: str
    owner: int


class Using(TypedDict):
    """The action under way: its user by ref (by card, if it has left), the card with the action, the X that
    was paid, and its targets by ref."""

    unit: str
    card: str
    x: int
    targets: list[str]


class Ending(TypedDict):
    """Who won and why."""

    winners: list[int]
    reason: str


class View(TypedDict):
    """All that a seat may know of a match; `seat` is null for a spectator. `goal` is how many points win."""

    game: Literal["battle_scenes"]
    version: int
    seat: int | None
    active: int
    first: int
    turn: int
    phase: Phase
    goal: int
    actor: int | None
    scenario: Scenario | None
    using: Using | None
    seats: list[Seat]
    result: Ending | None
