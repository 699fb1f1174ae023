"""Unmatched as a learner sees it."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Any, Final, TypeAlias, cast

from ...games.unmatched.cards.library import Library
from ...games.unmatched.cards.words import States
from ...games.unmatched.game import Unmatched
from ...games.unmatched.view_types import SeatView, SideView
from ...match import game_named
from ..fields import Counts, Each, Field, Number, Numbers, OneOf, part_of
from .lens import Lens, turned

Json = Any
FIGHTERS: Final = 10  # of a player, with room for one more
FAR: Final = 10  # steps
HEALTH: Final = 20
COPIES: Final = 5
KEPT: Final = 2000  # positions of foes per board
Around: TypeAlias = tuple[dict[str, tuple[float, float]], dict[str, Numbers]]


class UnmatchedLens(Lens):
    """Fighters on spaces, cards in four zones, and the combat under way."""

    game = "unmatched"
    verbs = ("attack", "boost", "choose", "decline", "defend", "maneuver", "move", "place", "scheme")
    actions = 256
    printed = ("attack card", "defense card", "scheme", "value / 8", "boost / 4")
    standing = (
        "mine",
        "theirs",
        "health / 20",
        "space",
        "steps to the nearest foe / 10",
        "foes adjacent / 3",
    )

    @property
    def library(self) -> Library:
        """The content, which everybody can read."""
        return cast(Unmatched, game_named(self.game)).library

    @cached_property
    def boards(self) -> dict[str, "Paths"]:
        """The boards of the content."""
        return {
            board.id: Paths(board.slugs, board.steps, board.near) for board in self.library.boards.values()
        }

    def facts_on(self, facts: Mapping[str, Json]) -> Sequence[float]:
        """The type of a card, its value and its boost."""
        kind = facts["type"]
        return (
            kind in ("attack", "versatile"),
            kind in ("defense", "versatile"),
            kind == "scheme",
            part_of(facts["value"] or 0, 8),
            part_of(facts["boost"] or 0, 4),
        )

    def fields(self) -> Sequence[Field]:
        """The layout of an observation."""
        spaces = max(len(paths.slugs) for paths in self.boards.values())
        around = list(range(self.seats))
        return (
            OneOf("mode", ("duel", "free-for-all", "teams")),
            OneOf("board", tuple(self.boards)),
            OneOf("active", around, "whose turn it is, counted from yourself"),
            OneOf("actor", around, "who must choose, counted from yourself"),
            Number("turn", 100),
            Number("actions", 3),
            Each("seats", self.seats, self.seat_fields(spaces), "yourself, then the others in turn order"),
            Each("combat", 1, self.combat_fields()),
        )

    def seat_fields(self, spaces: int) -> Sequence[Field]:
        """What is told of each player."""
        heroes = self.library.heroes.values()
        rules = chain.from_iterable(hero.ability for hero in heroes)
        states = [state for rule in rules if isinstance(rule, States) for state in rule.states]
        places = range(spaces)
        fighter = (
            Number("health", HEALTH),
            Number("steps", FAR, "steps to the nearest foe"),
            OneOf("space", places, "a 1 at the number of its space"),
            OneOf("tail", places, "of a large fighter, a 1 at the number of its second space"),
        )
        return (
            OneOf("hero", [hero.id for hero in heroes]),
            Number("ally", 1, "of your team, and not you"),
            Number("hand_size", 10),
            Number("deck_size", 30),
            Counts("hand", self.numbers, COPIES, "cards of the hand that you know"),
            Counts("deck", self.numbers, COPIES, "cards of the deck that you know"),
            Counts("discard", self.numbers, COPIES),
            Counts("in_play", self.numbers, COPIES),
            Counts("zones", self.numbers, COPIES, "cards that you know in zones of the hero, such as a suit"),
            Each("fighters", FIGHTERS, fighter),
            Number("amount", 5, "a resource such as rage"),
            OneOf("state", states),
            OneOf("tokens", places, "ones at the spaces of tokens such as fog"),
        )

    def combat_fields(self) -> Sequence[Field]:
        """What is told of a combat."""
        side = (
            OneOf("seat", range(self.seats), "whose fighter, counted from yourself"),
            OneOf("fighter", range(FIGHTERS), "which of that player's fighters"),
            Number("played", 1),
            Counts("card", self.numbers, 1),
            Number("boosted_face_down", 1),
            Counts("boost", self.numbers, 1),
            Number("value", 10),
        )
        return (
            Each("attack", 1, side),
            Each("defense", 1, side),
            OneOf("moment", ("immediately", "during", "after")),
            Number("damage", 10),
            Number("predicted", 10),
        )

    def tell(self, view: Mapping[str, Json]) -> dict[str, Json]:
        """A view as the layout reads it."""
        told = turned(view)
        paths = self.boards[view["board"]]
        seats: list[SeatView] = told["seats"]
        team = seats[0]["team"]
        told["seats"] = [self.tell_seat(seat, seats, paths, team) for seat in seats]
        told["seats"][0]["ally"] = False
        if told["combat"]:
            sides = {side: tell_side(told["combat"][side], seats) for side in ("attack", "defense")}
            told["combat"] = {**told["combat"], **sides}
        return told

    def tell_seat(
        self, seat: SeatView, seats: Sequence[SeatView], paths: "Paths", team: int
    ) -> dict[str, Json]:
        """A player: cards with their decks, fighters in a row."""
        hero = seat["hero"]
        foes = spaces_of(seats, seat["team"])
        fighters = [
            {
                "health": fighter["health"],
                "space": None if fighter["space"] is None else paths.index[fighter["space"]],
                "tail": None if fighter["tail"] is None else paths.index[fighter["tail"]],
                "steps": paths.steps_to(fighter["space"], foes),
            }
            for fighter in seat["fighters"].values()
        ]
        return {
            "hero": hero,
            "ally": seat["team"] == team,
            "hand_size": seat["hand_size"],
            "hand": named(hero, seat["hand"]),
            "deck": named(hero, seat["deck"]),
            "discard": named(hero, seat["discard"]),
            "in_play": named(hero, seat["in_play"]),
            "zones": [slug for zone in seat["zones"].values() for slug in zone if slug is not None],
            "deck_size": seat["deck"],
            "fighters": fighters,
            **tell_state(seat, paths),
        }

    def things(self, view: Mapping[str, Json]) -> dict[str, Numbers]:
        """Fighters and spaces."""
        seats: list[SeatView] = view["seats"]
        paths = self.boards[view["board"]]
        team = seats[view["seat"]]["team"]
        where, spaces = paths.around(spaces_of(seats, team))
        found = dict(spaces)
        for seat in seats:
            mine = seat["team"] == team
            for slug, fighter in seat["fighters"].items():
                health = part_of(fighter["health"], HEALTH)
                near = where[fighter["space"]] if fighter["space"] is not None else (0.0, 0.0)
                found[slug] = array("f", (mine, not mine, health, 0, *near))
        return found

    def card_of(self, view: Mapping[str, Json], ref: str) -> Numbers:
        """A card by its name alone: one's own if there is one, else the first that there is."""
        seats, me = view["seats"], view["seat"]
        for seat in (seats[me], *seats):
            found = self.facts.get(full_ref(seat["hero"], ref))
            if found is not None:
                return found
        return self.unknown


def named(hero: str, slugs: Iterable[str | None]) -> list[str]:
    """Cards with the deck they belong to, as content names them."""
    return [full_ref(hero, slug) for slug in slugs if slug is not None]


def full_ref(hero: str, slug: str) -> str:
    """A card with its hero; one that another hero gave away has it already."""
    return slug if "/" in slug else f"{hero}/{slug}"


def spaces_of(seats: Sequence[SeatView], team: int) -> tuple[str, ...]:
    """Where the foes of a team stand."""
    return tuple(
        [
            fighter["space"]
            for seat in seats
            if seat["team"] != team
            for fighter in seat["fighters"].values()
            if fighter["space"] is not None
        ]
    )


def tell_state(seat: SeatView, paths: "Paths") -> dict[str, Json]:
    """A hero's own things by what they are: a number, a word, or spaces."""
    told: dict[str, Json] = {"state" if isinstance(v, str) else "amount": v for v in seat["state"].values()}
    spaces = [token["space"] for token in seat["tokens"].values()]
    if spaces:
        told["tokens"] = [paths.index[space] for space in spaces if space is not None]
    for pieces in seat["lines"].values():
        told["amount"] = len(pieces)
    return told


def tell_side(side: SideView, seats: Sequence[SeatView]) -> dict[str, Json]:
    """One side of a combat: whose fighter, and the cards with the deck they belong to."""
    at = next(at for at, seat in enumerate(seats) if side["fighter"] in seat["fighters"])
    hero, fighters = seats[at]["hero"], list(seats[at]["fighters"])
    cards = {"card": side["card"], "boost": side["boost"]}
    told = {name: None if slug is None else full_ref(hero, slug) for name, slug in cards.items()}
    return {**side, "seat": at, "fighter": fighters.index(side["fighter"]), **told}


class Paths:
    """A board as steps between spaces, nobody being in the way."""

    def __init__(self, slugs: Sequence[str], steps: Sequence[int], near: Sequence[int]) -> None:
        self.slugs = slugs
        self.index = {slug: at for at, slug in enumerate(slugs)}
        self.far = [walks(steps, at) for at in range(len(slugs))]
        self.near = near
        self._around: dict[tuple[str, ...], Around] = {}

    def steps_to(self, space: str | None, others: Sequence[str]) -> int:
        """How many steps it is to the nearest of some spaces; none at all counts as far."""
        if space is None:
            return 0
        far = self.far[self.index[space]]
        return min((far[self.index[other]] for other in others), default=FAR)

    def around(self, foes: tuple[str, ...]) -> Around:
        """For each space the steps to the nearest foe, and the foes adjacent; and the same as facts.

        Foes stay where they are for many questions, so what was found is kept.
        """
        found = self._around.get(foes)
        if found is None:
            rows = [self.far[self.index[foe]] for foe in foes] or [[FAR] * len(self.slugs)]
            masks = [self.near[self.index[foe]] for foe in foes]
            where = {
                slug: (
                    part_of(min(row[at] for row in rows), FAR),
                    part_of(sum(mask >> at & 1 for mask in masks), 3),
                )
                for at, slug in enumerate(self.slugs)
            }
            spaces = {slug: array("f", (0, 0, 0, 1, *near)) for slug, near in where.items()}
            if len(self._around) >= KEPT:
                self._around.clear()
            found = self._around[foes] = (where, spaces)
        return found


def walks(steps: Sequence[int], start: int) -> list[int]:
    """The steps from a space to every other one."""
    found = [FAR] * len(steps)
    reached, distance = 1 << start, 0
    fresh = reached
    while fresh:
        for at in range(len(steps)):
            if fresh >> at & 1:
                found[at] = distance
        around = 0
        for at in range(len(steps)):
            if fresh >> at & 1:
                around |= steps[at]
        fresh = around & ~reached
        reached |= fresh
        distance += 1
    return found
