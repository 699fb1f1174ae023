"""Card tests of Mission Arena: home-made cards to measure ours with, and positions in which both are known.

    attack-800          Attack 800, and no Defence
    wall-800            Defence 800 and Resistance 100, and no Attack
    skill-mystic        that skill, and no Defence
    weak-thanos         the name of a protagonist, and no Defence
    lead-avengers-evil  with Group Attack, of that affiliation and alignment
    pal-avengers        Attack 100, of that affiliation
    idle-1, idle-2      somebody for the Reserve, so that a turn ends with a choice

Who is not said to be something else is neutral, unaligned and of Combat.
"""

from collections.abc import Sequence
from functools import cache

import pytest

from tests.cards.mission_arena.printed import PRINTED, Printed
from tests.kits.mission_arena import Json, at, hero, made, play, side
from thwack.games.mission_arena.game import MissionArena
from thwack.kernel.table import run
from thwack.match import Match

SKILLS = ["scientific", "mystic", "cosmic", "technological", "combat"]  # each strong against the next
AFFILIATIONS = ["avengers", "web-watch", "black-court", "iron-ring", "unaligned"]
ALIGNMENTS = ["good", "neutral", "evil"]
NAMES = list(dict.fromkeys(row.name for row in PRINTED if not row.members))


def measure(card: str, name: str = "", **fields: Json) -> dict[str, Json]:
    """A home-made card that has nothing but what is said."""
    return hero(card, name, **{"attack": 0, "defence": 0, "resistance": 0, "points": 0, **fields})


def measures() -> list[dict[str, Json]]:
    """All home-made cards."""
    bands = {n for row in PRINTED for n in (row.defence, row.defence + row.resistance)}
    found = [measure(f"attack-{n}", attack=n) for n in sorted(bands | {n - 1 for n in bands} | {5000})]
    walls = {row.attack + more for row in PRINTED for more in (0, 1)} | {5000}
    found += [measure(f"wall-{n}", defence=n, resistance=100) for n in sorted(walls)]
    found += [measure(f"skill-{skill}", skill=skill) for skill in SKILLS]
    found += [measure(f"weak-{name}", name) for name in NAMES]
    for one in AFFILIATIONS:
        found.append(measure(f"pal-{one}", affiliation=one, attack=100))
        for other in ALIGNMENTS:
            parts = {"affiliation": one, "alignment": other, "ability": "group_attack"}
            found.append(measure(f"lead-{one}-{other}", **parts))
    return [*found, measure("idle-1"), measure("idle-2")]


@cache
def game() -> MissionArena:
    """The game with the home-made cards."""
    found = MissionArena()
    found.add_content([("measures.toml", made(*measures()))])
    return found


def position(mine: dict[str, Json], theirs: dict[str, Json], phase: str, **parts: Json) -> Match:
    """A position in that game."""
    table = game().from_scene({"phase": phase, **parts, "seats": [mine, theirs]}, 0, False)
    run(table)
    return Match(game(), table, table.fork())


def clash(mine: Json, theirs: Json, **parts: Json) -> Match:
    """One protagonist challenges another, and all that follows until the Check Point."""
    match = position(side([mine], ["idle-1"]), side([theirs], ["idle-2"]), "challenge", **parts)
    play(match, f"challenge:{card_of(mine)}:{card_of(theirs)}")
    return match


def card_of(found: Json) -> str:
    """The top card of a place as it is written."""
    return str(found["card"] if isinstance(found, dict) else found)


def outcome(match: Match) -> str:
    """How the first challenge ended."""
    return str(match.view(None)["challenges"][0]["outcome"])


def rows(found: Sequence[Printed]) -> pytest.MarkDecorator:
    """A test for each card."""
    return pytest.mark.parametrize("row", found, ids=[one.card for one in found])


def with_ability(word: str) -> pytest.MarkDecorator:
    """A test for each card with that ability."""
    return rows([row for row in PRINTED if row.word == word])


def stack(row: Printed, power: int, cards: int = 1) -> dict[str, Json]:
    """So many copies of a card with so many power points."""
    return at(row.card, power, *[row.card] * (cards - 1))
