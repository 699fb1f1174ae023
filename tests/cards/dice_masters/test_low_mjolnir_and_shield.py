"""Mjolnir and the Vibranium Shield: the cards 63 and 64."""

import pytest

from tests.cards.dice_masters.fights import (
    FOE,
    ME,
    PLAIN,
    block,
    field,
    main_step,
    reserve,
    siege,
    step,
    turn_over,
)
from tests.kits.dice_masters import die, keys, life, play, seat, zone

# Mjolnir "Fist of the Righteous"

MJOLNIR = "mjolnir-fist-of-the-righteous"


@pytest.mark.parametrize(("face", "damage"), [("action-0", 6), ("action-1", 6), ("action-2", 8)])
def test_mjolnir_fist_of_the_righteous_hurts_every_villain(face: str, damage: int) -> None:
    """6 damage, with two bursts 8, on both sides; others are spared."""
    shields = ["take-cover action-2"]  # so that all Villains have more than 8 D
    match = main_step(
        seat(reserve=[f"{MJOLNIR} {face}", *shields], field=["magneto-former-comrade 2", f"{PLAIN} 1"]),
        seat(field=["doctor-doom-reed-richards-rival 3", "thor-odinson 1"], reserve=["sidekick shield"]),
        ("take-cover",),
    )
    play(match, "use:take-cover", "choose:magneto-former-comrade", "pass", "global:take-cover")
    play(match, "choose:doctor-doom-reed-richards-rival", f"use:{MJOLNIR}")
    assert die(match, ME, "magneto-former-comrade")["damage"] == damage
    assert die(match, FOE, "doctor-doom-reed-richards-rival")["damage"] == damage
    assert die(match, FOE, "thor-odinson")["damage"] == 0
    assert die(match, ME, PLAIN)["damage"] == 0
    assert life(match) == [20, 20]
    assert MJOLNIR in zone(match, ME, "used")


def test_mjolnir_fist_of_the_righteous_global_hurts_a_character() -> None:
    """2 bolts: 1 damage to any character, by either player."""
    match = main_step(
        seat(reserve=["sidekick bolt", "sidekick bolt"], field=[f"{PLAIN} 1"]),
        seat(field=["thor-odinson 1"], cards={MJOLNIR: 1}),
    )
    play(match, f"global:{MJOLNIR}")
    assert keys(match) == [f"choose:{PLAIN}", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert die(match, FOE, "thor-odinson")["damage"] == 1
    assert zone(match, ME, "used") == ["sidekick", "sidekick"]
    match = main_step(
        seat(field=["sidekick"], cards={MJOLNIR: 1}), seat(reserve=["sidekick bolt", "sidekick wild"])
    )
    play(match, "pass", f"global:{MJOLNIR}")
    assert zone(match, ME, "prep") == ["sidekick"]


def test_mjolnir_fist_of_the_righteous_global_costs_two_bolts() -> None:
    """One is not enough, nor is one and a fist; a character is needed, not a player."""
    for energy in (["sidekick bolt"], ["sidekick bolt", "sidekick fist"]):
        match = main_step(seat(reserve=energy, field=["sidekick"], cards={MJOLNIR: 1}))
        assert f"global:{MJOLNIR}" not in keys(match)
    match = main_step(seat(reserve=["sidekick bolt", "sidekick bolt"], cards={MJOLNIR: 1}))
    assert f"global:{MJOLNIR}" not in keys(match)


# Vibranium Shield "One of a Kind"

SHIELD = "vibranium-shield-one-of-a-kind"
TYPES = {
    "fist": "deadpool-assassin",
    "bolt": "thor-odinson",
    "mask": "storm-african-priestess",
    "shield": "captain-america-american-hero",
}


def name_type(energy: str) -> str:
    """The choice of a type."""
    return f"choose:this-turn-no-damage-to-each-character-typed-{energy}"


@pytest.mark.parametrize("energy", list(TYPES))
def test_vibranium_shield_one_of_a_kind_protects_a_type(energy: str) -> None:
    """Named at the start of the attack step; characters of that type, on both sides, take no damage."""
    dice = [f"{name} 2" for name in TYPES.values()]
    match = main_step(
        seat(field=[*dice, "sidekick"], reserve=[f"{SHIELD} action-0", "force-beam action-0"]),
        seat(field=dice),
        ("force-beam",),
    )
    play(match, f"use:{SHIELD}")
    assert "use:force-beam" in keys(match)  # nothing yet
    play(match, "pass")
    assert match.actor == ME
    assert step(match) == "attack"
    assert keys(match) == [name_type(one) for one in TYPES]
    play(match, name_type(energy), "attack:sidekick", "pass")
    block(match)
    play(match, "use:force-beam")
    for one, name in TYPES.items():
        for number in (ME, FOE):
            assert die(match, number, name)["damage"] == (0 if one == energy else 1)
    assert "sidekick" in zone(match, ME, "prep")


def test_vibranium_shield_one_of_a_kind_does_nothing_before_the_attack_step() -> None:
    """Damage in the main step is dealt."""
    match = main_step(
        seat(field=["thor-odinson 2"], reserve=[f"{SHIELD} action-1", "force-beam action-0"]),
        None,
        ("force-beam",),
    )
    play(match, f"use:{SHIELD}", "use:force-beam")
    assert die(match, ME, "thor-odinson")["damage"] == 1


def test_vibranium_shield_one_of_a_kind_protects_in_combat_for_the_turn() -> None:
    """Thor takes nothing from his blocker; next turn he does."""
    match = main_step(
        seat(field=["thor-odinson 1"], reserve=[f"{SHIELD} action-2"]), seat(field=["hulk-annihilator 3"])
    )
    play(
        match,
        f"use:{SHIELD}",
        "pass",
        name_type("bolt"),
        "attack:thor-odinson",
        "block:hulk-annihilator:thor-odinson",
    )
    turn_over(match)
    assert field(match, ME) == ["thor-odinson 1"]
    assert zone(match, ME, "used") == sorted(["gearing-up", SHIELD])
    play(
        match, *["draw:sidekick"] * 4, *["roll:sidekick:fist"] * 4, "keep", "pass", "attack:hulk-annihilator"
    )
    play(match, "block:thor-odinson:hulk-annihilator")
    assert zone(match, ME, "prep") == ["thor-odinson"]


def test_vibranium_shield_one_of_a_kind_global_prevents_one_damage() -> None:
    """1 shield: to a character or a player, yours or not, once for each instance."""
    for target, payer in (("seat-0", ME), ("thor-odinson", ME), ("seat-1", ME), ("seat-0", FOE)):
        energy = ["sidekick shield", "sidekick shield"]
        match = main_step(
            seat(
                field=["thor-odinson 1"],
                reserve=["power-bolt action-0", *(energy if payer == ME else [])],
                cards={SHIELD: 1},
            ),
            seat(reserve=energy if payer == FOE else []),
            ("power-bolt",),
        )
        play(match, "use:power-bolt", f"choose:{target}")
        assert match.actor == payer
        assert keys(match) == [f"global:{SHIELD}:{target}", "pass"]
        play(match, f"global:{SHIELD}:{target}")
        if target == "thor-odinson":
            assert die(match, ME, target)["damage"] == 1
        else:
            assert life(match)[int(target[-1])] == 19
        assert reserve(match, payer) == ["sidekick shield"]


def test_vibranium_shield_one_of_a_kind_global_may_be_left() -> None:
    """2 damage; and a fist pays for nothing."""
    for energy in ("shield", "fist"):
        match = main_step(
            seat(reserve=["power-bolt action-0", f"sidekick {energy}"], cards={SHIELD: 1}),
            None,
            ("power-bolt",),
        )
        play(match, "use:power-bolt", "choose:seat-1")
        if energy == "shield":
            play(match, "pass")
        assert life(match) == [20, 18]


def test_vibranium_shield_one_of_a_kind_global_saves_a_blocker() -> None:
    """The only damage of a Sidekick is prevented."""
    match = siege(
        seat(field=["sidekick"], reserve=["sidekick shield"], cards={SHIELD: 1}),
        seat(field=["sidekick attacking"]),
        "sidekick > sidekick",
    )
    play(match, "pass", f"global:{SHIELD}:sidekick:seat-0")
    assert field(match, ME) == ["sidekick 1"]
    assert zone(match, FOE, "prep") == ["sidekick"]
