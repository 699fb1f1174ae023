"""Mission Arena as a learner sees it."""

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from ...games.mission_arena.choices import PLACE_REFS
from ...games.mission_arena.state.table import OUTCOMES, PHASES
from ...games.mission_arena.view import MARKS
from ...games.mission_arena.view_types import Place, View
from ..fields import Counts, Each, Field, Number, Numbers, OneOf, part_of
from .lens import Lens, turned

Json = Any
COPIES: Final = 5
SUM: Final = 3000  # of a challenge
STRENGTH: Final = 2000  # of a protagonist
POWER: Final = 16


class MissionArenaLens(Lens):
    """Two squads each, their power points and missions, and the challenges under way."""

    game = "mission_arena"
    verbs = (
        "activate",
        "assemble",
        "boost",
        "challenge",
        "choose",
        "deploy",
        "order",
        "pass",
        "power",
        "replace",
        "super-hit",
        "swap",
        "wound",
    )
    actions = 96
    printed = (
        "attack / 2000",
        "defence / 2000",
        "resistance / 1000",
        "points / 5",
        "Team",
        "ability's cost / 5",
    )
    standing = (
        "mine",
        "theirs",
        "in my hand",
        "active",
        "reserve",
        "attack / 2000",
        "defence / 2000",
        "resistance / 1000",
        "power points / 16",
        "wounds / 5",
    )

    def facts_on(self, facts: Mapping[str, Json]) -> Sequence[float]:
        """The numbers of a card."""
        return (
            part_of(facts["attack"], STRENGTH),
            part_of(facts["defence"], STRENGTH),
            part_of(facts["resistance"], 1000),
            part_of(facts["points"], 5),
            bool(facts["members"]),
            part_of(facts["cost"] or 0, 5),
        )

    def fields(self) -> Sequence[Field]:
        """The layout of an observation."""
        challenge = (
            Number("mine", 1, "you challenge"),
            OneOf("from", PLACE_REFS),
            OneOf("partner_from", PLACE_REFS),
            OneOf("to", (*PLACE_REFS, "mission-1")),
            Counts("challenger", self.numbers, 1),
            Counts("partner", self.numbers, 1),
            Counts("target", self.numbers, 1),
            Number("attack", SUM),
            Number("defence", SUM),
            Number("resistance", 1000),
            Number("brute_force", 1),
            OneOf("outcome", OUTCOMES),
            Number("resolved", 1),
        )
        return (
            OneOf("active", (0, 1), "whose turn it is: yours, theirs"),
            OneOf("actor", (0, 1), "who must choose: you, they"),
            OneOf("first", (0, 1), "who began: you, they"),
            Number("turn", 11),
            OneOf("phase", PHASES),
            Number("abilities", 1),
            OneOf("weak_points", ("off", "A", "B")),
            Counts("duty", self.numbers, 1, "the card of Duty Call"),
            Each("challenges", 5, challenge),
            Each("seats", 2, self.seat_fields(), "yourself, then the other"),
        )

    def seat_fields(self) -> Sequence[Field]:
        """What is told of each player."""
        place = (
            Counts("card", self.numbers, 1),
            Number("face_down", 1),
            Counts("wounds", self.numbers, COPIES, "cards below the top card"),
            Number("power", POWER, "power points"),
            Number("engaged", POWER),
            Counts("power_cards", self.numbers, COPIES, "power points that you know"),
            Number("attack", STRENGTH),
            Number("defence", STRENGTH),
            Number("resistance", 1000),
            OneOf("marks", MARKS, "a 1 for each ability in force"),
            Number("barred", 1),
            Number("used", 1),
        )
        return (
            Number("points", 40),
            Number("hand_size", 20),
            Number("deck_size", 60),
            Number("bank", 5),
            Counts("hand", self.numbers, COPIES, "cards of the hand that you know"),
            Counts("discard", self.numbers, COPIES),
            Each("missions", 6, (Counts("card", self.numbers, 1), Number("activated", 1))),
            Each("places", len(PLACE_REFS), place, "three Active, two in Reserve"),
        )

    def tell(self, view: Mapping[str, Json]) -> dict[str, Json]:
        """A view as the layout reads it."""
        told = turned(view)
        told["seats"] = [{**seat, "places": [*seat["active"], *seat["reserve"]]} for seat in told["seats"]]
        told["duty"] = told["duty"] and told["duty"]["card"]
        mine = told["active"] == 0
        told["challenges"] = [{**challenge, "mine": mine} for challenge in told["challenges"]]
        return told

    def things(self, view: Mapping[str, Json]) -> dict[str, Numbers]:
        """Protagonists by their top cards, one's own before the other's, and the cards in hand.

        Players may have the same protagonist; its numbers are then one's own, and it is marked as both.
        """
        seen = cast(View, view)
        me = seen["seat"] or 0
        found: dict[str, Numbers] = {}
        for seat in (1 - me, me):
            for sort, place in enumerate((*seen["seats"][seat]["active"], *seen["seats"][seat]["reserve"])):
                if place["card"] is not None:
                    both = place["card"] in found and found[place["card"]][1] and seat == me
                    row = (seat == me, seat != me or both, 0, sort < 3, sort >= 3, *strength(place))
                    found[place["card"]] = array("f", row)
        for card in seen["seats"][me]["hand"]:
            found.setdefault(card, array("f", [0.0] * len(self.standing)))[2] = 1.0
        return found


def strength(place: Place) -> tuple[float, ...]:
    """How strong a protagonist is now."""
    return (
        part_of(place["attack"] or 0, STRENGTH),
        part_of(place["defence"] or 0, STRENGTH),
        part_of(place["resistance"] or 0, 1000),
        part_of(place["power"], POWER),
        part_of(len(place["wounds"]), 5),
    )
