"""Which things a table draws, as marks tell them apart: what lines call each, and which it is on the page."""

from collections.abc import Callable, Iterator
from typing import Any

Json = Any
Thing = tuple[str, str, str]  # the ref of a line; the ref and the id that the page has


def unmatched(view: Json) -> Iterator[Thing]:
    """Fighters on the battlefield."""
    for row in view["seats"]:
        for slug, fighter in row["fighters"].items():
            if fighter["space"]:
                yield slug, slug, ""


def dice_masters(view: Json) -> Iterator[Thing]:
    """Dice one by one, and the cards."""
    for row in view["seats"]:
        for die in (*row["rolling"], *row["reserve"], *row["field"]):
            yield f"{die['die']}#{die['id']}", die["die"], die["id"]
    for stock in (*view["basic_actions"], *(stock for row in view["seats"] for stock in row["cards"])):
        yield stock["card"], stock["card"], ""


def battle_scenes(view: Json) -> Iterator[Thing]:
    """Who is in scene, and the scenario."""
    for side, row in enumerate(view["seats"]):
        for unit in row["scene"]:
            yield f"{unit['card']}#{side}", unit["card"], unit["ref"]
    if scenario := view["scenario"]:
        yield f"{scenario['card']}#{scenario['owner']}", scenario["card"], ""


def mission_arena(view: Json) -> Iterator[Thing]:
    """Both squads, the missions, and whom the duty calls."""
    for side, row in enumerate(view["seats"]):
        for place in (*row["active"], *row["reserve"]):
            if place["card"]:
                yield f"{place['card']}#{side}", place["card"], f"{side}:{place['place']}"
        for number, mission in enumerate(row["missions"]):
            place = "" if number else f"{side}:mission-1"
            yield f"{mission['card']}#{side}", mission["card"], place
    if duty := view["duty"]:
        yield f"{duty['card']}#{view['active']}", duty["card"], ""


DRAWN: dict[str, Callable[[Json], Iterator[Thing]]] = {
    "unmatched": unmatched,
    "dice_masters": dice_masters,
    "battle_scenes": battle_scenes,
    "mission_arena": mission_arena,
}


def in_hand(game: str, view: Json, seat: int) -> Iterator[Thing]:
    """What need not be drawn: a hand, in whose place other cards may lie, and what somebody carries."""
    mine = view["seats"][seat]
    for card in mine.get("hand", ()):
        ref = f"{mine['hero']}/{card}" if game == "unmatched" else card
        yield ref if game == "unmatched" else f"{card}#{seat}", ref, ""
    for side, row in enumerate(view["seats"]):
        for unit in row.get("scene", ()):
            for card in unit["loaded"]:
                yield f"{card}#{side}", card, unit["ref"]
