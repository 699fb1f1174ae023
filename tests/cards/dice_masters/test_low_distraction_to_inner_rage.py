"""Basic actions: what all have in common; Distraction, Focus Power, Force Beam, Gearing Up, Inner Rage."""

from typing import Any

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
    siege,
    start_turn,
    step,
    turn_over,
)
from tests.kits.dice_masters import die, keys, life, numbers, play, position, seat, zone
from thwack.match import Match

BURSTS = ("action-0", "action-1", "action-2")


def used_by_me(name: str, face: str, mine: dict[str, Any], theirs: dict[str, Any] | None = None) -> Match:
    """Seat 0 has used an action die in its main step."""
    mine = {**mine, "reserve": [*mine.get("reserve", []), {"die": name, "face": face}]}
    match = main_step(mine, theirs, (name,))
    play(match, f"use:{name}")
    return match


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("distraction", 4),
        ("focus-power", 3),
        ("force-beam", 3),
        ("gearing-up", 4),
        ("inner-rage", 3),
        ("invulnerability", 2),
        ("power-bolt", 3),
        ("smash", 3),
        ("take-cover", 3),
        ("thrown-car", 4),
    ],
)
def test_basic_actions_are_bought_with_any_energy(name: str, cost: int) -> None:
    """DM-5.3.3: For exactly the cost, into the used pile, by either player."""
    match = position(seat(reserve=["sidekick fist"] * (cost - 1), field=["sidekick"]), basics=(name,))
    assert f"buy:{name}" not in keys(match)
    match = position(seat(reserve=["sidekick fist"] * cost, field=["sidekick"]), basics=(name,))
    play(match, f"buy:{name}")
    assert zone(match, ME, "used") == sorted([name, *["sidekick"] * cost])


# Distraction


def test_distraction_keeps_two_characters_from_blocking() -> None:
    """The opponent chooses two of their own; the others may block."""
    match = used_by_me(
        "distraction",
        "action-0",
        seat(field=[f"{PLAIN} 1"]),
        seat(field=["sidekick", "thor-odinson 1", "angel-high-ground 1"]),
    )
    assert match.actor == FOE
    assert keys(match) == ["choose:sidekick", "choose:thor-odinson", "choose:angel-high-ground"]
    play(match, "choose:thor-odinson")
    assert keys(match) == ["choose:sidekick", "choose:angel-high-ground"]
    play(match, "choose:sidekick")
    assert zone(match, ME, "used") == ["distraction"]
    play(match, "pass", f"attack:{PLAIN}")
    assert keys(match) == [f"block:angel-high-ground:{PLAIN}", "pass"]


@pytest.mark.parametrize("face", BURSTS)
def test_distraction_takes_one_where_there_is_one(face: str) -> None:
    """G-20; bursts mean nothing here (DM-11.2)."""
    match = used_by_me("distraction", face, seat(field=[f"{PLAIN} 1"]), seat(field=["sidekick"]))
    play(match, "pass", f"attack:{PLAIN}")
    assert step(match) == "actions"
    assert die(match, ME, PLAIN)["blocked"] is False


def test_distraction_ends_with_the_turn() -> None:
    """In the next attack they may block again."""
    match = used_by_me("distraction", "action-0", seat(field=[f"{PLAIN} 1"]), seat(field=["sidekick"]))
    turn_over(match)
    start_turn(match)
    turn_over(match)
    start_turn(match)
    play(match, "pass", f"attack:{PLAIN}")
    assert keys(match) == [f"block:sidekick:{PLAIN}", "pass"]


def test_distraction_after_blocks_does_nothing() -> None:
    """C-10: Who blocks goes on blocking."""
    match = assault(
        seat(field=[f"{PLAIN} 1"], reserve=["distraction action-0"]),
        seat(field=["sidekick"]),
        PLAIN,
        basics=("distraction",),
    )
    block(match, f"sidekick > {PLAIN}")
    play(match, "use:distraction")
    assert die(match, ME, PLAIN)["blocked"] is True
    turn_over(match)
    assert life(match) == [20, 20]


def test_distraction_global_takes_an_attacker_back() -> None:
    """1 mask: from the attack zone to the field; G-5: it stays there, and its blocker too."""
    match = siege(
        seat(field=["sidekick"], reserve=["sidekick mask"]),
        seat(field=["thor-odinson 1 attacking", f"{PLAIN} 1 attacking"]),
        "sidekick > thor-odinson",
        basics=("distraction",),
    )
    play(match, "pass")
    assert match.actor == ME
    play(match, "global:distraction")
    assert keys(match) == [f"choose:{PLAIN}", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert die(match, FOE, "thor-odinson")["attacking"] is False
    assert zone(match, ME, "used") == ["sidekick"]
    turn_over(match)
    assert field(match, FOE) == ["thor-odinson 1"]  # Ghost Rider hit the player and is used
    assert field(match, ME) == ["sidekick 1"]
    assert life(match) == [18, 20]


def test_distraction_global_may_take_back_an_own_attacker() -> None:
    """C-12: The active player, too; in the main step there is no target."""
    match = assault(
        seat(field=[f"{PLAIN} 1"], reserve=["sidekick mask"]),
        seat(field=["thor-odinson 3"]),
        PLAIN,
        basics=("distraction",),
    )
    block(match, f"thor-odinson > {PLAIN}")
    play(match, "global:distraction")
    turn_over(match)
    assert field(match, ME) == [f"{PLAIN} 1"]
    match = main_step(seat(field=[f"{PLAIN} 1"], reserve=["sidekick mask"]), None, ("distraction",))
    assert keys(match) == ["use:gearing-up", "pass"]


def test_distraction_global_costs_a_mask() -> None:
    """Not a fist."""
    match = siege(
        seat(reserve=["sidekick fist"]), seat(field=["thor-odinson 1 attacking"]), basics=("distraction",)
    )
    turn_over(match)
    assert life(match) == [15, 20]


# Focus Power


def test_focus_power_spins_a_character_up_or_down() -> None:
    """Any character of either player; C-13: none above its top level, none below level 1."""
    match = used_by_me(
        "focus-power",
        "action-0",
        seat(field=["thor-odinson 1", "sidekick"]),
        seat(field=[f"{PLAIN} 3", "angel-high-ground 2"]),
    )
    assert keys(match) == [
        "choose:thor-odinson:up",
        f"choose:{PLAIN}:down",
        "choose:angel-high-ground:up",
        "choose:angel-high-ground:down",
    ]
    other = match.fork()
    play(match, "choose:angel-high-ground:up")
    assert field(match, FOE) == ["angel-high-ground 3", f"{PLAIN} 3"]
    assert "use:gearing-up" in keys(match)
    play(other, f"choose:{PLAIN}:down")
    assert field(other, FOE) == ["angel-high-ground 2", f"{PLAIN} 2"]


@pytest.mark.parametrize("face", ["action-1", "action-2"])
def test_focus_power_spins_a_second_one_with_a_burst(face: str) -> None:
    """Another character, up or down."""
    match = used_by_me(
        "focus-power", face, seat(field=["thor-odinson 1"]), seat(field=[f"{PLAIN} 3", "angel-high-ground 2"])
    )
    play(match, "choose:angel-high-ground:down")
    assert keys(match) == ["choose:thor-odinson:up", f"choose:{PLAIN}:down"]
    play(match, f"choose:{PLAIN}:down")
    assert field(match, FOE) == ["angel-high-ground 1", f"{PLAIN} 2"]
    assert "use:gearing-up" in keys(match)


def test_focus_power_has_nothing_to_spin() -> None:
    """A Sidekick has one level."""
    match = used_by_me("focus-power", "action-1", seat(field=["sidekick"]))
    assert zone(match, ME, "used") == ["focus-power"]
    assert field(match, ME) == ["sidekick 1"]


# Force Beam


@pytest.mark.parametrize(
    ("face", "hurt", "lost"), [("action-0", 1, 0), ("action-1", 2, 0), ("action-2", 2, 1)]
)
def test_force_beam_hurts_every_character(face: str, hurt: int, lost: int) -> None:
    """1 damage; one burst: 2; two bursts: 2, and 1 to each player. C-14: nobody is chosen."""
    match = used_by_me(
        "force-beam", face, seat(field=[f"{PLAIN} 1", "sidekick"]), seat(field=["thor-odinson 1", "sidekick"])
    )
    assert die(match, ME, PLAIN)["damage"] == hurt
    assert die(match, FOE, "thor-odinson")["damage"] == hurt
    assert zone(match, ME, "prep") == ["sidekick"]
    assert zone(match, FOE, "prep") == ["sidekick"]
    assert life(match) == [20 - lost, 20 - lost]


# Gearing Up


@pytest.mark.parametrize("face", BURSTS)
def test_gearing_up_draws_and_rolls_two_dice(face: str) -> None:
    """Into the reserve pool, whatever they show; C-15: without a reroll; bursts mean nothing."""
    match = position(
        seat(reserve=[f"gearing-up {face}"], field=["sidekick"], bag=["sidekick", "sidekick", PLAIN]),
        basics=("gearing-up",),
    )
    play(match, "use:gearing-up", f"draw:{PLAIN}")  # then only Sidekicks are left
    play(match, f"roll:{PLAIN}:level-1", "roll:sidekick:fist")
    assert reserve(match, ME) == [f"{PLAIN} level-1", "sidekick fist"]
    assert zone(match, ME, "bag") == ["sidekick"]
    assert zone(match, ME, "prep") == []
    assert zone(match, ME, "used") == ["gearing-up"]


def test_gearing_up_refills_and_takes_what_there_is() -> None:
    """G-7: One die in the used pile; no damage."""
    match = position(
        seat(reserve=["gearing-up action-0"], field=["sidekick"], bag=[], used=["sidekick"]),
        basics=("gearing-up",),
    )
    play(match, "use:gearing-up", "roll:sidekick:wild")
    assert reserve(match, ME) == ["sidekick wild"]
    assert life(match) == [20, 20]


def test_gearing_up_works_after_blocks() -> None:
    """C-15: For the energy, say."""
    match = assault(seat(field=[f"{PLAIN} 1"], bag=["sidekick", "sidekick"]), None, PLAIN)
    play(match, "use:gearing-up", "roll:sidekick:fist", "roll:sidekick:mask")
    assert zone(match, ME, "reserve") == ["sidekick fist", "sidekick mask"]


# Inner Rage


@pytest.mark.parametrize(("face", "more"), [("action-0", 1), ("action-1", 2), ("action-2", 2)])
def test_inner_rage_helps_two_own_characters(face: str, more: int) -> None:
    """+1A/+1D each, with bursts +2A/+2D."""
    match = used_by_me(
        "inner-rage",
        face,
        seat(field=["sidekick", f"{PLAIN} 1", "thor-odinson 1"]),
        seat(field=["angel-high-ground 1"]),
    )
    assert sorted(keys(match)) == [f"choose:{PLAIN}", "choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:sidekick")
    assert sorted(keys(match)) == [f"choose:{PLAIN}", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert numbers(match, ME, "sidekick") == (1 + more, 1 + more)
    assert numbers(match, ME, "thor-odinson") == (5 + more, 6 + more)
    assert numbers(match, ME, PLAIN) == (2, 3)
    assert numbers(match, FOE, "angel-high-ground") == (2, 2)
    turn_over(match)
    assert numbers(match, ME, "sidekick") == (1, 1)
    assert numbers(match, ME, "thor-odinson") == (5, 6)


def test_inner_rage_helps_a_single_character() -> None:
    """C-16, G-20: Once."""
    match = used_by_me("inner-rage", "action-0", seat(field=["sidekick"]))
    assert numbers(match, ME, "sidekick") == (2, 2)
