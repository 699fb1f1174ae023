"""Gambit, Ghost Rider, Green Goblin and Hawkeye: the cards 43 to 46."""

import pytest

from tests.cards.dice_masters.fights import (
    FOE,
    ME,
    PLAIN,
    assault,
    block,
    field,
    main_step,
    reserve,
    turn_over,
)
from tests.kits.dice_masters import die, keys, life, numbers, play, seat, zone

# Gambit "Ace in the Hole"

GAMBIT = "gambit-ace-in-the-hole"


def yes(match_keys: list[str]) -> str:
    """The choice that accepts."""
    found = [key for key in match_keys if key != "pass"]
    assert len(found) == 1, found
    return found[0]


def test_gambit_ace_in_the_hole_rolls_a_die_at_level_three() -> None:
    """Draws one and rolls it into the reserve pool; C-20: there is no reroll."""
    match = main_step(
        seat(reserve=[f"{GAMBIT} 3", "sidekick fist", "sidekick fist"], bag=["sidekick", PLAIN])
    )
    play(match, f"field:{GAMBIT}")
    assert match.actor == ME
    assert "pass" in keys(match)
    play(match, yes(keys(match)))
    assert keys(match) == ["draw:sidekick", f"draw:{PLAIN}"]
    play(match, f"draw:{PLAIN}", f"roll:{PLAIN}:bolt-2")
    assert reserve(match, ME) == [f"{PLAIN} bolt-2"]
    assert zone(match, ME, "bag") == ["sidekick"]
    assert zone(match, ME, "prep") == []


@pytest.mark.parametrize("level", [1, 2])
def test_gambit_ace_in_the_hole_draws_two_with_a_burst(level: int) -> None:
    """One of them is rolled, the other goes back into the bag."""
    match = main_step(seat(reserve=[f"{GAMBIT} {level}", "sidekick fist"], bag=["sidekick", PLAIN]))
    play(match, f"field:{GAMBIT}")
    play(match, yes(keys(match)), "draw:sidekick")  # then Ghost Rider is left
    assert sorted(keys(match)) == [f"choose:{PLAIN}", "choose:sidekick"]
    play(match, f"choose:{PLAIN}", f"roll:{PLAIN}:level-1")
    assert reserve(match, ME) == [f"{PLAIN} level-1"]
    assert zone(match, ME, "bag") == ["sidekick"]
    assert zone(match, ME, "prep") == []
    assert zone(match, ME, "used") == ["sidekick"]


@pytest.mark.parametrize("level", [1, 3])
def test_gambit_ace_in_the_hole_may_be_declined(level: int) -> None:
    """Nothing is drawn."""
    match = main_step(seat(reserve=[f"{GAMBIT} {level}", "sidekick fist", "sidekick fist"]))
    play(match, f"field:{GAMBIT}", "pass")
    assert "use:gearing-up" in keys(match)
    assert len(zone(match, ME, "bag")) == 5


def test_gambit_ace_in_the_hole_draws_only_when_fielded() -> None:
    """Not when another is, not in the opponent's bag."""
    match = main_step(seat(field=[f"{GAMBIT} 3"], reserve=["sidekick 1"]))
    play(match, "field:sidekick")
    assert "use:gearing-up" in keys(match)


# Ghost Rider "Johnny Blaze"


def test_ghost_rider_johnny_blaze_has_no_text() -> None:
    """Fielded, attacking, blocked and hurt: nothing but his numbers."""
    match = main_step(seat(reserve=[f"{PLAIN} 1", "sidekick fist"]), seat(field=["sidekick"]))
    play(match, f"field:{PLAIN}")
    assert numbers(match, ME, PLAIN) == (2, 3)
    play(match, "pass", f"attack:{PLAIN}")
    assert keys(match) == [f"block:sidekick:{PLAIN}", "pass"]
    block(match, f"sidekick > {PLAIN}")
    turn_over(match)
    assert field(match, ME) == [f"{PLAIN} 1"]
    assert life(match) == [20, 20]


@pytest.mark.parametrize(("level", "shown"), [(1, (2, 3)), (2, (3, 4)), (3, (5, 5))])
def test_ghost_rider_johnny_blaze_hits_with_his_attack(level: int, shown: tuple[int, int]) -> None:
    """2, 3 or 5 damage to the player."""
    match = assault(seat(field=[f"{PLAIN} {level}"]), None, PLAIN)
    assert numbers(match, ME, PLAIN) == shown
    turn_over(match)
    assert life(match) == [20, 20 - shown[0]]


# Green Goblin "Goblin-Lord"

GOBLIN = "green-goblin-goblin-lord"


def test_green_goblin_goblin_lord_helps_own_sidekicks() -> None:
    """+1A/+1D for yours, for nobody else."""
    match = main_step(seat(field=[f"{GOBLIN} 1", "sidekick", f"{PLAIN} 1"]), seat(field=["sidekick"]))
    assert numbers(match, ME, "sidekick") == (2, 2)
    assert numbers(match, ME, GOBLIN) == (2, 2)
    assert numbers(match, ME, PLAIN) == (2, 3)
    assert numbers(match, FOE, "sidekick") == (1, 1)


def test_green_goblin_goblin_lord_helps_once_for_each_card() -> None:
    """DM-9.1: Two of his dice once; Captain America's text is another one."""
    match = main_step(seat(field=[f"{GOBLIN} 1", f"{GOBLIN} 2", "sidekick"]))
    assert numbers(match, ME, "sidekick") == (2, 2)
    match = main_step(seat(field=[f"{GOBLIN} 1", "captain-america-natural-leader 1", "sidekick"]))
    assert numbers(match, ME, "sidekick") == (3, 3)


def test_green_goblin_goblin_lord_helps_while_active() -> None:
    """G-3"""
    match = main_step(seat(reserve=[f"{GOBLIN} 1", "smash action-0"], field=["sidekick"]), None, ("smash",))
    play(match, f"field:{GOBLIN}")
    assert numbers(match, ME, "sidekick") == (2, 2)
    play(match, "use:smash", f"choose:{GOBLIN}")
    assert numbers(match, ME, "sidekick") == (1, 1)


# Hawkeye "Longbow"

HAWKEYE = "hawkeye-longbow"


@pytest.mark.parametrize(("level", "damage"), [(1, 3), (2, 4), (3, 4)])
def test_hawkeye_longbow_shoots_when_he_is_fielded(level: int, damage: int) -> None:
    """His attack as damage to an opposing character."""
    match = main_step(
        seat(reserve=[f"{HAWKEYE} {level}", "sidekick fist"], field=["sidekick"]),
        seat(field=["thor-odinson 1", f"{PLAIN} 3"]),
    )
    play(match, f"field:{HAWKEYE}")
    assert sorted(keys(match)) == [f"choose:{PLAIN}", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert die(match, FOE, "thor-odinson")["damage"] == damage
    assert die(match, FOE, PLAIN)["damage"] == 0
    assert life(match) == [20, 20]


def test_hawkeye_longbow_shoots_only_when_he_is_fielded() -> None:
    """And at nobody of his own side."""
    match = main_step(seat(field=[f"{HAWKEYE} 1"], reserve=["sidekick 1"]), seat(field=["thor-odinson 1"]))
    play(match, "field:sidekick")
    assert die(match, FOE, "thor-odinson")["damage"] == 0
    match = main_step(seat(reserve=[f"{HAWKEYE} 1"], field=[f"{PLAIN} 1"]))
    play(match, f"field:{HAWKEYE}")
    assert die(match, ME, PLAIN)["damage"] == 0
    assert "use:gearing-up" in keys(match)
