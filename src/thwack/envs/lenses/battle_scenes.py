"""Battle Scenes as a learner sees it."""

import re
from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...games.battle_scenes.state.table import PHASES
from ...games.battle_scenes.view_types import Seat
from ...match import cards
from ..fields import Counts, Each, Field, Known, Number, Numbers, OneOf, part_of
from .lens import Lens, turned

Json = Any
COPIES: Final = 4
UNITS: Final = 8  # in a player's scene, with room
TYPES: Final = ("character", "ability", "support", "scenario", "ev")
ENERGY: Final = 10
SHIELD: Final = 6
NAMESAKE: Final = re.compile(r"(@\d)?(\.\d+)?$")  # A14.2: the second A14 of a side; A01@2: that of seat 1


class BattleScenesLens(Lens):
    """Characters and supports with all they carry, and cards in five zones."""

    game = "battle_scenes"
    verbs = (
        "act",
        "bank",
        "capacitate",
        "choose",
        "discard",
        "keep",
        "load",
        "mulligan",
        "pass",
        "play",
        "surrender",
        "target",
        "unload",
    )
    actions = 128
    printed = (*TYPES, "energy / 10", "extra / 4", "shield / 6", "has an action", "cost of its action / 4")
    standing = (
        "mine",
        "theirs",
        "in my hand",
        "stage / 2",
        "cards carried / 16",
        "energy / 10",
        "shield left / 6",
        "actions taken / 3",
    )

    def facts_on(self, facts: Mapping[str, Json]) -> Sequence[float]:
        """The type of a card and its numbers."""
        action = facts["action"]
        cost = action["cost"] if action and isinstance(action["cost"], int) else 0
        return (
            *(facts["type"] == sort for sort in TYPES),
            part_of(facts["energy"] or 0, ENERGY),
            part_of(facts["extra"] or 0, 4),
            part_of(facts["shield"] or 0, SHIELD),
            action is not None,
            part_of(cost, 4),
        )

    def fields(self) -> Sequence[Field]:
        """The layout of an observation."""
        using = (
            Known("card", self.numbers, self.facts, self.printed),
            Number("x", 5),
            OneOf("mine", range(UNITS), "who acts, if it is one of your scene"),
            OneOf("theirs", range(UNITS), "who acts, if it is one of theirs"),
            OneOf("my_targets", range(UNITS), "ones for targets in your scene"),
            OneOf("their_targets", range(UNITS), "ones for targets in theirs"),
        )
        return (
            OneOf("active", (0, 1), "whose turn it is: yours, theirs"),
            OneOf("actor", (0, 1), "who must choose: you, they"),
            OneOf("first", (0, 1), "who began: you, they"),
            Number("turn", 100),
            OneOf("phase", PHASES),
            Counts("scenario", self.numbers, 1),
            Number("my_scenario", 1),
            Each("using", 1, using, "the action under way"),
            Each("seats", 2, self.seat_fields(), "yourself, then the other"),
        )

    def seat_fields(self) -> Sequence[Field]:
        """What is told of each player."""
        offered = [card.facts for card in cards(self.game) if card.on_offer]
        powers = sorted({power for facts in offered for power in facts["powers"]})
        groups = sorted({group for facts in offered for group in facts["affiliations"]})
        unit = (
            Known("card", self.numbers, self.facts, self.printed),
            OneOf("stage", (0, 1, 2)),
            Number("energy", ENERGY),
            Number("shield", SHIELD),
            Number("shield_used", SHIELD),
            Number("carried", 16, "cards loaded"),
            Number("new", 1, "came into scene in this turn"),
            Number("entering", 1),
            Number("acted", 3),
            Number("basic", 1),
            OneOf("powers", powers, f"a 1 for each of {', '.join(powers)}"),
            OneOf("alignments", ("hero", "villain"), "a 1 for each of hero, villain"),
            OneOf("affiliations", groups, "a 1 for each affiliation, in the order of their ids"),
            Counts("loaded", self.numbers, COPIES),
        )
        return (
            Number("points", 20),
            Number("hand_size", 16),
            Number("deck_size", 80),
            Counts("hand", self.numbers, COPIES, "cards of the hand that you know"),
            Counts("deck", self.numbers, COPIES, "cards of the deck that you know"),
            Counts("resources", self.numbers, COPIES),
            Counts("prizes", self.numbers, COPIES),
            Counts("aside", self.numbers, COPIES, "cards set aside that you know"),
            Each("scene", UNITS, unit),
        )

    def tell(self, view: Mapping[str, Json]) -> dict[str, Json]:
        """A view as the layout reads it."""
        told = turned(view)
        told["seats"] = [tell_seat(seat) for seat in told["seats"]]
        if told["scenario"]:
            told["my_scenario"] = told["scenario"]["owner"] == view["seat"]
            told["scenario"] = told["scenario"]["card"]
        if told["using"]:
            own, other = ([unit["ref"] for unit in seat["scene"]] for seat in told["seats"])
            using = told["using"]
            told["using"] = {
                **using,
                "mine": places(own, [using["unit"]]),
                "theirs": places(other, [using["unit"]]),
                "my_targets": places(own, using["targets"]),
                "their_targets": places(other, using["targets"]),
            }
        return told

    def things(self, view: Mapping[str, Json]) -> dict[str, Numbers]:
        """Characters and supports in scene, and the cards in hand."""
        me = view["seat"]
        seats: list[Seat] = view["seats"]
        found: dict[str, Numbers] = {}
        for at, seat in enumerate(seats):
            for unit in seat["scene"]:
                row = (
                    at == me,
                    at != me,
                    0,
                    (unit["stage"] or 0) / 2,
                    part_of(len(unit["loaded"]), 16),
                    part_of(unit["energy"], ENERGY),
                    part_of(unit["shield_left"], SHIELD),
                    part_of(unit["acted"], 3),
                )
                found[unit["ref"]] = array("f", row)
        for card in seats[me]["hand"]:
            found.setdefault(card, array("f", [0.0] * len(self.standing)))[2] = 1.0
        return found

    def card_of(self, view: Mapping[str, Json], ref: str) -> Numbers:
        """A card by its id, or by what its namesakes in scene are called."""
        found = self.facts.get(ref)
        return found if found is not None else self.facts.get(NAMESAKE.sub("", ref), self.unknown)


def tell_seat(seat: Seat) -> dict[str, Json]:
    """A player, with what is said of units as yes or no."""
    scene = [{**unit, "new": unit["since"] == "now", "carried": unit["loaded"]} for unit in seat["scene"]]
    return {**seat, "deck_size": seat["deck"], "scene": scene}


def places(scene: Sequence[str], refs: Sequence[str]) -> list[int]:
    """Where in a scene some units are."""
    return [at for at, ref in enumerate(scene) if ref in refs]
