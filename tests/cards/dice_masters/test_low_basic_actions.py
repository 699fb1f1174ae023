"""The ten basic actions: the cards 25 to 34."""

from typing import Any

import pytest

from tests.cards.dice_masters.fights import (
    FOE,
    ME,
    PLAIN,
    assault,
    block,
    field,
    fight,
    main_step,
    reserve,
    siege,
    start_turn,
    stats,
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


# Invulnerability


@pytest.mark.parametrize("face", BURSTS)
def test_invulnerability_brings_attackers_back(face: str) -> None:
    """G-14, C-17: At level 1, without damage; they stay in the field."""
    match = assault(
        seat(field=["captain-america-american-hero 2"], reserve=[f"invulnerability {face}"]),
        seat(field=["thor-odinson 1"]),
        "captain-america-american-hero",
        basics=("invulnerability",),
    )
    block(match, "thor-odinson > captain-america-american-hero")
    play(match, "use:invulnerability")
    turn_over(match)
    assert field(match, ME) == ["captain-america-american-hero 1"]
    assert zone(match, ME, "prep") == []
    assert life(match) == [20, 20]


def test_invulnerability_is_for_own_attackers_of_this_turn() -> None:
    """Not for those at home, not for blockers, and not in the next turn."""
    match = main_step(
        seat(field=["angel-high-ground 1"], reserve=["invulnerability action-0", "force-beam action-1"]),
        None,
        ("invulnerability", "force-beam"),
    )
    play(match, "use:invulnerability", "use:force-beam")
    assert zone(match, ME, "prep") == ["angel-high-ground"]
    match = assault(
        seat(field=["thor-odinson 1"], reserve=["invulnerability action-0"]),
        seat(field=["sidekick"]),
        "thor-odinson",
        basics=("invulnerability",),
    )
    block(match, "sidekick > thor-odinson")
    play(match, "use:invulnerability")
    turn_over(match)
    assert field(match, FOE) == []
    assert "sidekick" in zone(match, FOE, "prep")


def test_invulnerability_used_in_the_main_step_covers_the_attack() -> None:
    """For this turn; the next turn it is over."""
    match = used_by_me(
        "invulnerability", "action-0", seat(field=["sidekick"]), seat(field=["thor-odinson 1"])
    )
    play(match, "pass", "attack:sidekick", "block:thor-odinson:sidekick")
    turn_over(match)
    assert field(match, ME) == ["sidekick 1"]


def test_invulnerability_global_adds_attack() -> None:
    """1 bolt: +1A for any character until the end of the turn, again and again (DM-12.2)."""
    match = main_step(
        seat(field=["sidekick"], reserve=["sidekick bolt"]), seat(field=[f"{PLAIN} 1"]), ("invulnerability",)
    )
    play(match, "global:invulnerability")
    assert keys(match) == ["choose:sidekick", f"choose:{PLAIN}"]
    play(match, f"choose:{PLAIN}")
    assert numbers(match, FOE, PLAIN) == (3, 3)
    assert zone(match, ME, "used") == ["sidekick"]
    turn_over(match)
    assert numbers(match, FOE, PLAIN) == (2, 3)


def test_invulnerability_global_twice_for_two_bolts() -> None:
    """H-3: Paid together; another energy will not do."""
    match = main_step(
        seat(field=["sidekick"], reserve=["sidekick bolt", "sidekick bolt"]), None, ("invulnerability",)
    )
    play(match, "global:invulnerability", "choose:2")
    assert numbers(match, ME, "sidekick") == (3, 1)
    match = main_step(seat(field=["sidekick"], reserve=["sidekick shield"]), None, ("invulnerability",))
    assert "global:invulnerability" not in keys(match)


def test_invulnerability_global_is_for_the_opponent_too() -> None:
    """DM-13.3: When the active player hands over."""
    match = main_step(
        seat(field=["thor-odinson 1"]),
        seat(field=["sidekick"], reserve=["sidekick bolt"]),
        ("invulnerability",),
    )
    play(match, "pass")
    assert match.actor == FOE
    play(match, "global:invulnerability", "choose:sidekick")
    assert numbers(match, FOE, "sidekick") == (2, 1)


# Power Bolt


@pytest.mark.parametrize("face", BURSTS)
def test_power_bolt_hurts_a_character_or_a_player(face: str) -> None:
    """2 damage, with or without a burst."""
    match = used_by_me("power-bolt", face, seat(field=[f"{PLAIN} 1"]), seat(field=["thor-odinson 1"]))
    assert keys(match) == [f"choose:{PLAIN}", "choose:thor-odinson", "choose:seat-1", "choose:seat-0"]
    other = match.fork()
    play(match, "choose:thor-odinson")
    assert die(match, FOE, "thor-odinson")["damage"] == 2
    assert life(match) == [20, 20]
    play(other, "choose:seat-1")
    assert life(other) == [20, 18]
    assert zone(other, ME, "used") == ["power-bolt"]


# Smash!


@pytest.mark.parametrize("face", ["action-0", "action-1"])
def test_smash_beats_a_level_one_character(face: str) -> None:
    """Of either player; one burst changes nothing."""
    match = used_by_me(
        "smash",
        face,
        seat(field=["sidekick"]),
        seat(field=["thor-odinson 1", f"{PLAIN} 2", "angel-high-ground 3"]),
    )
    assert keys(match) == ["choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert zone(match, FOE, "prep") == ["thor-odinson"]
    assert field(match, FOE) == ["angel-high-ground 3", f"{PLAIN} 2"]


def test_smash_beats_level_two_with_two_bursts() -> None:
    """Or level 1, but not level 3."""
    match = used_by_me(
        "smash", "action-2", seat(field=["sidekick"]), seat(field=["thor-odinson 2", "angel-high-ground 3"])
    )
    assert keys(match) == ["choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert zone(match, FOE, "prep") == ["thor-odinson"]


def test_smash_finds_nobody() -> None:
    """Only higher levels."""
    match = used_by_me("smash", "action-0", seat(field=["thor-odinson 2"]))
    assert field(match, ME) == ["thor-odinson 2"]
    assert zone(match, ME, "used") == ["smash"]


def test_smash_global_stops_the_damage_of_a_blocked_character() -> None:
    """1 fist, by the defender: the blocked attacker hurts nobody, its blocker does."""
    match = siege(
        seat(field=["sidekick"], reserve=["sidekick fist"]),
        seat(field=["thor-odinson 1 attacking", f"{PLAIN} 1 attacking", "beast-kreature 1"]),
        "sidekick > thor-odinson",
        basics=("smash",),
    )
    play(match, "pass", "global:smash")  # the only blocked one
    assert zone(match, ME, "used") == ["sidekick"]
    turn_over(match)
    assert field(match, ME) == ["sidekick 1"]
    assert life(match) == [18, 20]


def test_smash_global_stops_one_of_two() -> None:
    """A target: the player who pays chooses among the blocked ones."""
    match = siege(
        seat(field=["sidekick", "sidekick"], reserve=["sidekick fist"]),
        seat(field=["thor-odinson 1 attacking", f"{PLAIN} 1 attacking", "angel-high-ground 1 attacking"]),
        "sidekick > thor-odinson",
        f"sidekick > {PLAIN}",
        basics=("smash",),
    )
    play(match, "pass", "global:smash")
    assert keys(match) == [f"choose:{PLAIN}", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    turn_over(match)
    assert field(match, ME) == ["sidekick 1"]
    assert "sidekick" in zone(match, ME, "prep")
    assert life(match) == [18, 20]


def test_smash_global_has_no_target_without_a_block() -> None:
    """An unblocked attacker or a blocker is none, and the main step has none."""
    match = siege(
        seat(reserve=["sidekick fist"]), seat(field=["thor-odinson 1 attacking"]), basics=("smash",)
    )
    turn_over(match)
    assert life(match) == [15, 20]
    match = main_step(seat(field=["sidekick"], reserve=["sidekick fist"]), None, ("smash",))
    assert "global:smash" not in keys(match)


def test_smash_global_stops_what_goes_beyond_the_blockers() -> None:
    """C-18, G-19: With Thrown Car nothing reaches the player; the attacker may use the Global, too."""
    for seat_that_pays in (None, ME, FOE):
        match = assault(
            seat(
                field=["thor-odinson 1"],
                reserve=["thrown-car action-0", *(["sidekick fist"] if seat_that_pays == ME else [])],
            ),
            seat(field=["sidekick"], reserve=["sidekick fist"] if seat_that_pays == FOE else []),
            "thor-odinson",
            basics=("smash", "thrown-car"),
        )
        block(match, "sidekick > thor-odinson")
        play(match, "use:thrown-car")
        if seat_that_pays == FOE:
            play(match, "pass")
        if seat_that_pays is not None:
            play(match, "global:smash")
        turn_over(match)
        assert life(match) == [20, 15 if seat_that_pays is None else 20]


def test_smash_global_ends_with_the_turn() -> None:
    """G-19: For the rest of the turn only."""
    match = assault(
        seat(field=["thor-odinson 1"], reserve=["sidekick fist"]),
        seat(field=["sidekick"]),
        "thor-odinson",
        basics=("smash",),
    )
    block(match, "sidekick > thor-odinson")
    play(match, "global:smash")
    turn_over(match)
    assert field(match, FOE) == ["sidekick 1"]
    start_turn(match)
    turn_over(match)
    start_turn(match)
    play(match, "pass", "attack:thor-odinson")
    block(match)
    fight(match)
    assert life(match) == [20, 15]


# Take Cover


def test_take_cover_helps_all_own_characters() -> None:
    """+2D until the end of the turn, for nobody else."""
    match = used_by_me(
        "take-cover", "action-0", seat(field=["sidekick", f"{PLAIN} 1"]), seat(field=["thor-odinson 1"])
    )
    assert numbers(match, ME, "sidekick") == (1, 3)
    assert numbers(match, ME, PLAIN) == (2, 5)
    assert numbers(match, FOE, "thor-odinson") == (5, 6)
    turn_over(match)
    assert numbers(match, ME, "sidekick") == (1, 1)
    assert numbers(match, ME, PLAIN) == (2, 3)


@pytest.mark.parametrize("face", ["action-1", "action-2"])
def test_take_cover_helps_one_more_with_a_burst(face: str) -> None:
    """G-18: 3 more D for one of yours."""
    match = used_by_me(
        "take-cover", face, seat(field=["sidekick", f"{PLAIN} 1"]), seat(field=["thor-odinson 1"])
    )
    assert sorted(keys(match)) == [f"choose:{PLAIN}", "choose:sidekick"]
    play(match, "choose:sidekick")
    assert numbers(match, ME, "sidekick") == (1, 6)
    assert numbers(match, ME, PLAIN) == (2, 5)
    turn_over(match)
    assert numbers(match, ME, "sidekick") == (1, 1)


def test_take_cover_global_adds_defense() -> None:
    """1 shield: +1D for any character until the end of the turn."""
    match = main_step(
        seat(field=["sidekick"], reserve=["sidekick shield"]), seat(field=[f"{PLAIN} 1"]), ("take-cover",)
    )
    play(match, "global:take-cover")
    assert keys(match) == ["choose:sidekick", f"choose:{PLAIN}"]
    play(match, f"choose:{PLAIN}")
    assert numbers(match, FOE, PLAIN) == (2, 4)
    assert zone(match, ME, "used") == ["sidekick"]
    turn_over(match)
    assert numbers(match, FOE, PLAIN) == (2, 3)


def test_take_cover_global_is_for_both_and_costs_a_shield() -> None:
    """The defender saves a blocker; a bolt will not do."""
    match = siege(
        seat(field=["sidekick"], reserve=["sidekick shield"]),
        seat(field=["sidekick attacking"]),
        "sidekick > sidekick",
        basics=("take-cover",),
    )
    play(match, "pass", "global:take-cover", "choose:sidekick:seat-0")
    turn_over(match)
    assert field(match, ME) == ["sidekick 1"]
    match = main_step(seat(field=["sidekick"], reserve=["sidekick bolt"]), None, ("take-cover",))
    assert "global:take-cover" not in keys(match)


# Thrown Car


@pytest.mark.parametrize("face", BURSTS)
def test_thrown_car_helps_two_own_characters(face: str) -> None:
    """+1A each until the end of the turn; bursts mean nothing."""
    match = used_by_me(
        "thrown-car",
        face,
        seat(field=["sidekick", f"{PLAIN} 1", "thor-odinson 1"]),
        seat(field=["angel-high-ground 1"]),
    )
    assert sorted(keys(match)) == [f"choose:{PLAIN}", "choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:sidekick", "choose:thor-odinson")
    assert numbers(match, ME, "sidekick") == (2, 1)
    assert numbers(match, ME, "thor-odinson") == (6, 6)
    assert numbers(match, ME, PLAIN) == (2, 3)
    turn_over(match)
    assert numbers(match, ME, "sidekick") == (1, 1)


def test_thrown_car_passes_on_what_is_beyond_the_blockers() -> None:
    """6 damage, D 2 and 1 of its own two blockers: 3 for the player (C-19)."""
    match = assault(
        seat(field=["thor-odinson 1", f"{PLAIN} 1"], reserve=["thrown-car action-0"]),
        seat(field=["angel-high-ground 1", "sidekick", "sidekick"]),
        "thor-odinson",
        PLAIN,
        basics=("thrown-car",),
    )
    block(match, "angel-high-ground > thor-odinson", "sidekick > thor-odinson", f"sidekick > {PLAIN}")
    play(match, "use:thrown-car", "choose:thor-odinson", "pass", "assign:sidekick:1:1")
    assert life(match) == [20, 20 - 3 - 2]  # and 3 - 1 of Ghost Rider
    assert field(match, FOE) == []


def test_thrown_car_leaves_other_attackers_as_they_are() -> None:
    """C-19: A single character may be chosen; the one not chosen passes nothing on."""
    match = assault(
        seat(field=["sidekick", "thor-odinson 1", f"{PLAIN} 3"], reserve=["thrown-car action-0"]),
        seat(field=["angel-high-ground 1"]),
        f"{PLAIN}",
        basics=("thrown-car",),
    )
    block(match, f"angel-high-ground > {PLAIN}")
    play(match, "use:thrown-car", "choose:sidekick", "choose:thor-odinson")
    turn_over(match)
    assert life(match) == [20, 20]
    match = assault(
        seat(field=[f"{PLAIN} 3"], reserve=["thrown-car action-0"]),
        seat(field=["angel-high-ground 1"]),
        f"{PLAIN}",
        basics=("thrown-car",),
    )
    block(match, f"angel-high-ground > {PLAIN}")
    play(match, "use:thrown-car")
    turn_over(match)
    assert life(match) == [20, 16]
    assert stats(match, ME, PLAIN) == [(3, 5, 5)]


def test_thrown_car_counts_the_whole_defense() -> None:
    """Damage already marked on a blocker does not make its D smaller: 6 damage, D 6, nothing is left."""
    match = position(
        seat(field=["thor-odinson 1 attacking"], reserve=["thrown-car action-0", "gearing-up action-0"]),
        seat(field=["thor-odinson 1 blocks=0 damage=4"]),
        step="actions",
        basics=("thrown-car", "gearing-up"),
    )
    play(match, "use:thrown-car")
    fight(match)
    assert life(match) == [20, 20]
