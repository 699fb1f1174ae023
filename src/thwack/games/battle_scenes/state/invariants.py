"""What holds for every table of Battle Scenes, whatever happens."""

from ....kernel.errors import Broken
from .table import CARRIED, NOTHING, PILES, SCENARIO, SCENE, TOP_STAGE, SceneTable, hand_of


def check(t: SceneTable) -> None:
    """Cards conserved, each in one place, stages and points within their bounds."""
    slots = sorted(
        [
            *(slot for pile in t.piles for slot in pile),
            *(unit for side in t.units for unit in side),
            *(card for load in t.load for card in load),
            *((t.scenario,) if t.scenario != NOTHING else ()),
        ]
    )
    if slots != list(range(len(t.cast.owner))):
        raise Broken("cards were lost or doubled")
    if sorted(t.identity) != sorted(t.cast.identities):
        raise Broken("a card turned into another")
    check_places(t)
    for seat in (0, 1):
        for unit in t.units[seat]:
            if not 0 <= t.stage[unit] <= TOP_STAGE:
                raise Broken("a stage is out of bounds")
            if not t.load[unit] and not t.agenda and not t.result:
                raise Broken("a character without cards is in scene (BS-R1)")
        if any(not t.known[slot] >> seat & 1 for slot in hand_of(t, seat)):
            raise Broken("a player does not know the own hand")


def check_places(t: SceneTable) -> None:
    """Every card is where its place says, and with its owner."""
    for number, pile in enumerate(t.piles):
        for slot in pile:
            if t.place[slot] != number % PILES or t.cast.owner[slot] != number // PILES:
                raise Broken("a card lies in another pile than it should")
    for seat, side in enumerate(t.units):
        for unit in side:
            if t.place[unit] != SCENE or t.cast.owner[unit] != seat:
                raise Broken("a character is in scene on the wrong side")
            for card in t.load[unit]:
                if t.place[card] != CARRIED + unit:
                    raise Broken("a carried card is not with its bearer")
    if t.scenario != NOTHING and t.place[t.scenario] != SCENARIO:
        raise Broken("the scenario is not in scene")
    if any(t.load[slot] for slot in range(len(t.place)) if t.place[slot] != SCENE):
        raise Broken("a card that is not in scene carries cards")
