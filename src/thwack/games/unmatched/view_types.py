"""What a view of Unmatched is made of: plain data, as `view.py` builds it for a seat.

A client that knows a version of it can rely on every name here; the page's types are printed from it.
"""

from typing import Final, Literal, TypedDict

VIEW_VERSION: Final = 1


class FighterView(TypedDict):
    """A fighter, by its slug in its seat's `fighters`."""

    space: str | None  # None: defeated, off the board, or not placed yet
    tail: str | None  # the second space of a large fighter
    health: int
    most: int  # its health at the start
    number: int  # which of like sidekicks it is, from 1; 0: there is no other
    hero: bool


class TokenView(TypedDict):
    """A token, by its slug in its seat's `tokens`."""

    name: str  # what it is: fog
    space: str | None  # None: in the supply, or out of the game
    out: bool  # out of the game for good


class SeatView(TypedDict):
    """A player's pieces and cards. Cards go by their slugs, which with the hero's make `hero/card`."""

    hero: str
    copy: int  # which of like heroes it is, from 1; slugs of the second end in @2
    team: int
    out: bool  # no more part in the match
    hand: list[str]  # what is known of it; of others also what may lie face down in the combat
    hand_size: int
    deck: list[str | None]  # top first; None: not known
    discard: list[str]  # top last
    in_play: list[str]
    fighters: dict[str, FighterView]
    state: dict[str, int | str]  # resources by name; a state such as the form, by what it is called
    tokens: dict[str, TokenView]
    lines: dict[str, list[list[str]]]  # pieces on lines by name, with the two spaces of each
    zones: dict[
        str, list[str | None]
    ]  # zones of this hero, first card first; `hero/card`, None: face down


class SideView(TypedDict):
    """One side of a combat."""

    fighter: str
    seat: int
    played: bool
    card: str | None  # None: none was played, or it lies face down
    boosted_face_down: bool
    boost: str | None
    value: int | None  # once revealed, as it stands now


class CombatView(TypedDict):
    """The combat under way."""

    attack: SideView
    defense: SideView
    moment: Literal["immediately", "during", "after"] | None  # None: not revealed yet
    outlook: int | None  # once revealed: the damage that the values as they stand come to
    damage: int | None  # once dealt
    winner: Literal["attack", "defense"] | None
    predicted: int | None
    told: int | None  # the printed value of the attack card, if its player had to tell it


class LastingView(TypedDict):
    """An effect that holds for the rest of the turn."""

    seat: int
    card: str | None  # None: an ability's


class ResultView(TypedDict):
    """Who has won, and why."""

    winners: list[int]
    reason: str


class View(TypedDict):
    """All that a seat may know of a match of Unmatched."""

    game: Literal["unmatched"]
    version: int
    mode: Literal["duel", "free-for-all", "teams"]
    board: str
    seat: int | None  # through whose eyes; None: a spectator
    active: int  # whose turn it is
    turn: int  # how many turns have begun; 0: the set-up
    actions: int  # actions left
    actor: int | None  # who must choose; None: nobody, it is over
    seats: list[SeatView]
    combat: CombatView | None
    lasting: list[LastingView]
    result: ResultView | None
