"""What tests of the Battle Scenes screen are made of: views written by hand, and a game that shows them."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

from thwack.games.battle_scenes.cards.library import library
from thwack.games.battle_scenes.view_types import VIEW_VERSION

from ..stand_in import ME as ME
from ..stand_in import DeckStandIn, Question, StandInCard, StandInGame, standing_in
from ..stand_in import Json as Json
from ..stand_in import look_at as look_at

FOE = 1
View = Any  # written by hand, part by part


class Card(StandInCard):
    """One of them says nothing."""

    def text(self, lang: str = "en") -> str:
        """A sentence that tells the language, and the card."""
        return "" if self.id == "A14" else super().text(lang)


# Views


def unit(id_: str, loaded: Sequence[str], stage: int = 1, **more: Json) -> View:
    """A character or support in scene."""
    card = library().cards[id_]
    taken = {"type": card.type, "energy": card.energy, "shield": card.shield, "powers": list(card.powers)}
    taken |= {"alignments": list(card.alignments), "affiliations": list(card.affiliations)}
    turned = None if card.type == "support" else stage
    rest = {"ref": id_, "card": id_, "stage": turned, "shield_used": 0, "loaded": list(loaded)}
    rest |= {"since": "earlier", "entering": False, "acted": 0, "again": False, "basic": False}
    found = {**taken, **rest, **more}
    return {**found, "shield_left": found["shield"] - found["shield_used"]}


def side(name: str, **zones: Json) -> View:
    """A player's part of a view."""
    piles: View = {pile: [] for pile in ("hand", "resources", "prizes", "aside", "scene")}
    found = {"name": name, "points": 0, "deck": [None] * 30, **piles, **zones}
    return {"hand_size": len(found["hand"]), **found}


def view(mine: View, theirs: View, **more: Json) -> View:
    """A whole view; seat 0 looks."""
    found = {
        "game": "battle_scenes",
        "version": VIEW_VERSION,
        "goal": 15,
        "seat": ME,
        "active": ME,
        "first": ME,
        "turn": 7,
        "phase": "preparation",
    }
    rest = {"actor": ME, "scenario": None, "using": None, "result": None, "seats": [mine, theirs]}
    return {**found, **rest, **more}


HAND = ["A02", "A04", "A07", "A13", "A17", "A19", "A28", "A28"]


def mine(**more: Json) -> View:
    """Heroes at every stage."""
    scene = [
        unit("A01", ["A19", "A28", "A03", "A02"], 2, powers=["agility", "ranged-attack", "super-strength"]),
        unit("A03", ["A23", "A31", "A31"], 0, shield_used=1, acted=1),
        unit("A07", ["A01", "A28", "A19"], 1, since="now"),
        unit("A14", ["A17", "A17"]),
    ]
    piles = {
        "resources": ["A04", "A04", "A14", "A17", "A19", "A19", "A28"],
        "prizes": ["B05", "B03"],
        "points": 7,
    }
    return side("Shield Wall", hand=HAND, scene=scene, **piles, **more)


def theirs(**more: Json) -> View:
    """Villains, and one of them twice."""
    scene = [
        unit("B01", ["B03", "B24", "B24", "B06", "B06", "B05", "B16", "B14"], 1),
        unit("B06", ["B24"], 1),
        unit("B06", ["B24"], 0, ref="B06.2"),
        unit("B14", ["B16"], shield=2, shield_used=2),
    ]
    piles = {"resources": ["B05", "B05", "B24"], "prizes": ["A04"], "points": 6, "hand_size": 6}
    return side("Titan's Court", scene=scene, **piles, **more)


def preparation() -> View:
    """Much can be done."""
    return view(mine(), theirs(), scenario={"card": "A17", "owner": ME})


def attack() -> View:
    """An action is under way."""
    using = {"unit": "A01", "card": "A01", "x": 0, "targets": ["B01", "B06.2"]}
    return view(mine(), theirs(), phase="attack", using=using)


def bank() -> View:
    """Before the first turn."""
    return view(side("Shield Wall", hand=HAND), side("Titan's Court", hand_size=10), phase="bank", turn=0)


def crowd() -> View:
    """More than there is room for."""
    many = [unit("B06", ["B24"], n % 3, ref="B06" + f".{n + 1}" * bool(n)) for n in range(9)]
    heroes = [
        unit(id_, ["A28"] * 6, n % 3)
        for n, id_ in enumerate(("A01", "A03", "A04", "A07", "A13", "A14", "B05"))
    ]
    seats = mine(), theirs()
    seats[ME]["scene"], seats[FOE]["scene"] = heroes, many
    return view(*seats, scenario={"card": "B16", "owner": FOE})


PREPARE = (
    "play:A02",
    "play:A04",
    "play:A13:A03",
    "play:A17",
    *(f"capacitate:{who}:{what}" for who in ("A01", "A03", "A07") for what in dict.fromkeys(HAND)),
    "capacitate:A01:A02:extra",
    "act:A03:field-analysis",
    *(f"discard:{what}" for what in dict.fromkeys(HAND)),
    "surrender:A01",
    "surrender:A03",
    "pass",
)
TARGETS = ("target:B01", "target:B06", "target:B06.2", "target:B14", "target:A01")
BANK = (*(f"bank:{what}" for what in dict.fromkeys(HAND)), "pass")


# A game that shows them


class StandIn(DeckStandIn):
    """It has the cards of the game."""

    name = "battle_scenes"
    reason = "points"
    scores = (15, 6)
    library = library()
    card = Card


def stand_in(*questions: Question) -> AbstractContextManager[StandInGame]:
    """While this lasts, battle_scenes is the stand-in with these questions."""
    return standing_in(StandIn(questions))
