"""Dice Masters as a learner sees it."""

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...games.dice_masters.state.table import PHASES
from ..fields import Counts, Each, Field, Known, Number, Numbers, OneOf, part_of
from .lens import Lens, turned

Json = Any
SIDEKICK: Final = "sidekick"
ENERGIES: Final = ("bolt", "fist", "mask", "shield")
FACES: Final = (
    *("level-1", "level-2", "level-3", "action-0", "action-1", "action-2", "generic-2", "wild"),
    *ENERGIES,
    *(f"{energy}-2" for energy in ENERGIES),
)
DICE: Final = 8  # of a sort
ROLLED: Final = 16  # dice rolled or in reserve, with room
FIELD: Final = 16  # dice in a player's field, with room
LIFE: Final = 40
STRENGTH: Final = 10
NO_LEVEL: Final = {"attack": 0, "defense": 0}


class DiceMastersLens(Lens):
    """Dice by zone, rolled dice with their faces, and who fights whom."""

    game = "dice_masters"
    verbs = (
        "assign",
        "attack",
        "block",
        "buy",
        "choose",
        "field",
        "global",
        "keep",
        "pass",
        "pay",
        "pick",
        "reroll",
        "use",
    )
    actions = 160
    printed = (
        "character",
        "action",
        "basic action",
        *ENERGIES,
        "cost / 8",
        "attack at level 1 / 10",
        "defense at level 1 / 10",
        "attack at level 3 / 10",
        "defense at level 3 / 10",
    )
    standing = (
        "mine",
        "theirs",
        "mine in the field / 4",
        "theirs in the field / 4",
        "left to buy / 4",
        "a character face",
        "an action face",
        "an energy face",
        "its level, burst or amount / 3",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.faces = {face: array("f", face_facts(face)) for face in FACES}

    def more_cards(self) -> tuple[str, ...]:
        """Sidekick dice have no card, and are counted like others."""
        return (SIDEKICK,)

    def facts_on(self, facts: Mapping[str, Json]) -> Sequence[float]:
        """The type of a card, its energy, its cost, and what its dice can be at best."""
        levels = [face for face in facts["faces"] if face["kind"] == "character"] or [NO_LEVEL]
        return (
            *(facts["type"] == sort for sort in ("character", "action", "basic-action")),
            *(facts["energy"] == energy for energy in ENERGIES),
            part_of(facts["cost"], DICE),
            *(part_of(levels[at][name], STRENGTH) for at in (0, -1) for name in ("attack", "defense")),
        )

    def fields(self) -> Sequence[Field]:
        """The layout of an observation."""
        return (
            OneOf("mode", ("first-game", "basic", "tournament", "draft")),
            OneOf("active", (0, 1), "whose turn it is: yours, theirs"),
            OneOf("actor", (0, 1), "who must choose: you, they"),
            Number("turn", 200),
            OneOf("step", PHASES),
            Counts("basic_actions", self.numbers, DICE, "dice left on basic actions"),
            Counts("pool", self.numbers, 1, "what is left in a draft"),
            Counts("picked", self.numbers, DICE, "dice that you have picked in a draft"),
            Counts("their_picks", self.numbers, DICE),
            Number("cost", 10, "what is being paid for costs"),
            Known("paying", self.numbers, self.facts, self.printed),
            Each("seats", 2, self.seat_fields(), "yourself, then the other"),
        )

    def seat_fields(self) -> Sequence[Field]:
        """What is told of each player."""
        known = Known("die", self.numbers, self.facts, self.printed)
        rolled = (known, OneOf("face", FACES), Number("marked", 1, "will be rolled again"))
        fielded = (
            known,
            OneOf("level", (1, 2, 3)),
            Number("attack", STRENGTH),
            Number("defense", STRENGTH),
            Number("damage", STRENGTH),
            Number("burst", 2),
            Number("attacking", 1),
            Number("blocked", 1),
            OneOf("blocks", range(FIELD), "ones for those of the other field that it fights"),
            Number("captive", 4, "dice captured"),
            Number("attached", 4, "actions attached"),
            Known("acts_as", self.numbers, self.facts, self.printed),
            Number("controlled", 1),
        )
        return (
            Number("life", LIFE),
            Number("most_life", LIFE),
            Number("loose", 5, "energy without a die"),
            Counts("cards", self.numbers, DICE, "dice left to buy"),
            Counts("bag", self.numbers, DICE),
            Counts("prep", self.numbers, DICE),
            Counts("used", self.numbers, DICE),
            Each("rolling", ROLLED, rolled),
            Each("reserve", ROLLED, rolled),
            Each("field", FIELD, fielded),
        )

    def tell(self, view: Mapping[str, Json]) -> dict[str, Json]:
        """A view as the layout reads it."""
        told = turned(view)
        told["seats"] = [{**seat, "cards": dice_left(seat["cards"])} for seat in told["seats"]]
        told["basic_actions"] = dice_left(view["basic_actions"])
        if view["paying"]:
            told["cost"], told["paying"] = view["paying"]["cost"], view["paying"]["card"]
        if view["draft"]:
            picked, me = view["draft"]["picked"], view["seat"]
            told["pool"] = view["draft"]["pool"]
            told["picked"] = [pick["card"] for pick in picked[me] for _ in range(pick["dice"])]
            told["their_picks"] = [pick["card"] for pick in picked[1 - me] for _ in range(pick["dice"])]
        return told

    def things(self, view: Mapping[str, Json]) -> dict[str, Numbers]:
        """Dice and players; what a face is."""
        me = view["seat"]
        fielded = [Counter(die["die"] for die in seat["field"]) for seat in view["seats"]]
        found = dict(self.faces)
        for at in (1 - me, me):  # where both have a card, one's own is meant
            found[f"seat-{at}"] = array("f", (at == me, at != me, 0, 0, 0, 0, 0, 0, 0))
            for card in view["seats"][at]["cards"]:
                left = part_of(card["left"], 4)
                found[card["card"]] = array("f", (at == me, at != me, 0, 0, left, 0, 0, 0, 0))
        for card in view["basic_actions"]:
            found[card["card"]] = array("f", (0, 0, 0, 0, part_of(card["left"], 4), 0, 0, 0, 0))
        for column, dice in ((2, fielded[me]), (3, fielded[1 - me])):
            for die, count in dice.items():
                row = found.setdefault(die, array("f", [0.0] * len(self.standing)))
                row[column] = part_of(count, 4)
        return found


def face_facts(face: str) -> Sequence[float]:
    """What a face is, as the last columns of `standing`."""
    word, _, number = face.partition("-")
    sorts = (word == "level", word == "action", word not in ("level", "action"))
    return (0, 0, 0, 0, 0, *sorts, int(number or 1) / 3)


def dice_left(cards: Sequence[Mapping[str, Json]]) -> list[str]:
    """A card for every die that lies on it."""
    return [card["card"] for card in cards for _ in range(card["left"])]
