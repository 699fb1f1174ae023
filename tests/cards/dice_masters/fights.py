"""Positions for tests of cards, stopped where something can be seen.

Every bag holds two sorts of dice, so that the next turn begins with a question. The active player holds
Gearing Up, so that the main step stops, and the attack step between blocks and damage.
"""

from typing import Any

from tests.kits.dice_masters import keys, play, position, rolled, zone
from thwack.match import Match

Json = Any
ME, FOE = 0, 1
PLAIN = "ghost-rider-johnny-blaze"  # a card without text: bolt, 2/3, 3/4, 5/5
BAG = ["sidekick"] * 4 + [PLAIN]
HOLD = "gearing-up"


def ready(parts: dict[str, Json] | None, holds: bool = False) -> dict[str, Json]:
    """A seat with dice to draw, and with an action die to use."""
    found = {"bag": list(BAG), **(parts or {})}
    if holds:
        found["reserve"] = [*found.get("reserve", []), rolled(f"{HOLD} action-0")]
    return found


def main_step(
    mine: dict[str, Json],
    theirs: dict[str, Json] | None = None,
    basics: tuple[str, ...] = (),
    active: int = ME,
    **parts: Json,
) -> Match:
    """The main step of seat 0, unless `active` says otherwise; it stops there, too."""
    seats = ready(mine, active == ME), ready(theirs, active == FOE)
    return position(seats[ME], seats[FOE], basics=(*basics, HOLD), active=active, **parts)


def assault(
    mine: dict[str, Json], theirs: dict[str, Json] | None, *declared: str, basics: tuple[str, ...] = ()
) -> Match:
    """Seat 0 attacks with these; what that sets off comes next, then the blocks of seat 1."""
    match = position(ready(mine, True), ready(theirs), step="attack", basics=(*basics, HOLD))
    play(match, *[f"attack:{name}" for name in declared])
    if any(key.startswith("attack:") for key in keys(match)):
        play(match, "pass")
    return match


def siege(
    mine: dict[str, Json], theirs: dict[str, Json], *blocks: str, basics: tuple[str, ...] = ()
) -> Match:
    """Seat 1 attacks with its dice marked "attacking"; seat 0 blocks like this: "blocker > attacker"."""
    match = position(ready(mine), ready(theirs, True), step="block", active=FOE, basics=(*basics, HOLD))
    block(match, *blocks)
    return match


def block(match: Match, *blocks: str) -> None:
    """These blocks and no more; what they set off comes next, then the actions of the attacker."""
    for pair in blocks:
        blocker, attacker = pair.split(" > ")
        offered = [key.removeprefix("block:") for key in keys(match)]
        found = [key for key in offered if key.startswith(blocker) and f":{attacker}" in key[len(blocker) :]]
        assert found, f"{pair!r} is not among {offered} of seat {match.actor}"
        play(match, f"block:{found[0]}")
    if any(key.startswith("block:") for key in keys(match)):
        play(match, "pass")


def fight(match: Match) -> None:
    """Nobody does anything more this turn; stops where there is no passing."""
    turn = match.view(None)["turn"]
    while match.view(None)["turn"] == turn and "pass" in keys(match):
        play(match, "pass")


def in_any_order(match: Match) -> None:
    """Whoever has to put effects in order takes them as they come."""
    while keys(match) and all(key.startswith("choose:") for key in keys(match)):
        play(match, keys(match)[0])


def turn_over(match: Match) -> None:
    """Nobody does anything more, and the turn ends."""
    turn = match.view(None)["turn"]
    fight(match)
    assert match.view(None)["turn"] == turn + 1, f"seat {match.actor} has to answer {keys(match)}"


def start_turn(match: Match) -> None:
    """The player whose turn begins draws four Sidekicks, which all show a fist, and keeps them."""
    play(match, *["draw:sidekick"] * 4, *["roll:sidekick:fist"] * 4, "keep")


def stats(match: Match, number: int, name: str) -> list[tuple[int, int, int]]:
    """Level, A and D of all dice of a card in a field."""
    rows = match.view(None)["seats"][number]["field"]
    return sorted((row["level"], row["attack"], row["defense"]) for row in rows if row["die"] == name)


def reserve(match: Match, number: int) -> list[str]:
    """The dice in a reserve pool with their faces, but for the one that is held."""
    found = zone(match, number, "reserve")
    if f"{HOLD} action-0" in found:
        found.remove(f"{HOLD} action-0")
    return found


def field(match: Match, number: int) -> list[str]:
    """The dice in a field with their levels."""
    return zone(match, number, "field")


def step(match: Match) -> str:
    """The step the match is in."""
    return str(match.view(None)["step"])
