"""Deadpool, Doctor Doom, Doctor Octopus and Doctor Strange: the cards 39 to 42."""

import pytest

from tests.cards.dice_masters.fights import FOE, ME, PLAIN, assault, main_step, start_turn, step, turn_over
from tests.kits.dice_masters import die, keys, numbers, play, seat, zone

# Deadpool "Assassin"

DEADPOOL = "deadpool-assassin"


def test_deadpool_assassin_names_a_blocker() -> None:
    """An opposing character has to block him; the others may do as they like."""
    match = assault(
        seat(field=[f"{DEADPOOL} 1", f"{PLAIN} 1"]),
        seat(field=["sidekick", "thor-odinson 1"]),
        DEADPOOL,
        PLAIN,
    )
    assert match.actor == ME
    assert keys(match) == ["choose:sidekick", "choose:thor-odinson", "pass"]
    play(match, "choose:thor-odinson")
    assert match.actor == FOE
    assert die(match, FOE, "thor-odinson")["blocks"] == [1]  # there was no choice
    assert keys(match) == [f"block:sidekick:{PLAIN}", f"block:sidekick:{DEADPOOL}", "pass"]


def test_deadpool_assassin_may_be_declined() -> None:
    """Nobody has to block."""
    match = assault(seat(field=[f"{DEADPOOL} 1"]), seat(field=["sidekick"]), DEADPOOL)
    play(match, "pass")
    assert keys(match) == [f"block:sidekick:{DEADPOOL}", "pass"]


def test_deadpool_assassin_names_nobody_when_another_attacks() -> None:
    """Only as this die attacks."""
    match = assault(seat(field=[f"{DEADPOOL} 1", f"{PLAIN} 1"]), seat(field=["sidekick"]), PLAIN)
    assert match.actor == FOE
    assert keys(match) == [f"block:sidekick:{PLAIN}", "pass"]


def test_deadpool_assassin_each_die_names_one() -> None:
    """DM-9.3"""
    match = assault(
        seat(field=[f"{DEADPOOL} 1", f"{DEADPOOL} 2"]),
        seat(field=["sidekick", "thor-odinson 1"]),
        f"{DEADPOOL}:level-1",
        DEADPOOL,
    )
    play(match, f"choose:{DEADPOOL}:level-1", "choose:sidekick", "choose:thor-odinson")
    play(match, keys(match)[0])
    assert step(match) == "actions"
    assert all(row["blocks"] for row in match.view(None)["seats"][FOE]["field"])


# Doctor Doom "Reed Richards' Rival"

DOOM = "doctor-doom-reed-richards-rival"


def test_doctor_doom_reed_richards_rival_weakens_all_who_are_no_villains() -> None:
    """-1A/-1D on both sides; Villains are spared."""
    match = main_step(
        seat(field=[f"{DOOM} 1", f"{PLAIN} 1", "green-goblin-goblin-lord 2"]),
        seat(field=["thor-odinson 1", "loki-trickster 1"]),
    )
    assert numbers(match, ME, DOOM) == (3, 6)
    assert numbers(match, ME, PLAIN) == (1, 2)
    assert numbers(match, ME, "green-goblin-goblin-lord") == (3, 3)
    assert numbers(match, FOE, "thor-odinson") == (4, 5)
    assert numbers(match, FOE, "loki-trickster") == (1, 5)


def test_doctor_doom_reed_richards_rival_weakens_once() -> None:
    """DM-9.1: However many of his dice are there."""
    match = main_step(seat(field=[f"{DOOM} 1", f"{DOOM} 2", f"{PLAIN} 1"]))
    assert numbers(match, ME, PLAIN) == (1, 2)


def test_doctor_doom_reed_richards_rival_beats_sidekicks() -> None:
    """DM-8.3: With D 0 they are KO'd, those of both players; and they are back when he is gone."""
    match = main_step(
        seat(reserve=[f"{DOOM} 1", "sidekick fist", "smash action-0"], field=["sidekick", f"{PLAIN} 1"]),
        seat(field=["sidekick"]),
        ("smash",),
    )
    play(match, f"field:{DOOM}")
    assert zone(match, ME, "prep") == ["sidekick"]
    assert zone(match, FOE, "prep") == ["sidekick"]
    assert numbers(match, ME, PLAIN) == (1, 2)
    play(match, "use:smash", f"choose:{DOOM}")
    assert numbers(match, ME, PLAIN) == (2, 3)


def test_doctor_doom_reed_richards_rival_weakens_beyond_the_turn() -> None:
    """DM-5.5.5: While active."""
    match = main_step(seat(field=[f"{DOOM} 1"]), seat(field=[f"{PLAIN} 1"]))
    turn_over(match)
    assert numbers(match, FOE, PLAIN) == (1, 2)


# Doctor Octopus "Megalomaniac"

OCTOPUS = "doctor-octopus-megalomaniac"


def test_doctor_octopus_megalomaniac_keeps_a_character_from_blocking() -> None:
    """One opposing character, for the turn."""
    match = assault(
        seat(field=[f"{OCTOPUS} 1", f"{PLAIN} 1"]), seat(field=["sidekick", "thor-odinson 1"]), OCTOPUS, PLAIN
    )
    assert match.actor == ME
    assert keys(match) == ["choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert keys(match) == [f"block:sidekick:{PLAIN}", f"block:sidekick:{OCTOPUS}", "pass"]


def test_doctor_octopus_megalomaniac_chooses_only_as_he_attacks() -> None:
    """Another attacker sets nothing off."""
    match = assault(seat(field=[f"{OCTOPUS} 1", f"{PLAIN} 1"]), seat(field=["sidekick"]), PLAIN)
    assert keys(match) == [f"block:sidekick:{PLAIN}", "pass"]


def test_doctor_octopus_megalomaniac_each_die_keeps_one() -> None:
    """DM-9.3: Two dice, two characters."""
    match = assault(
        seat(field=[f"{OCTOPUS} 1", f"{OCTOPUS} 1"]),
        seat(field=["sidekick", "thor-odinson 1", f"{PLAIN} 1"]),
        OCTOPUS,
        OCTOPUS,
    )
    play(match, "choose:sidekick", "choose:thor-odinson")
    assert all(key == "pass" or key.startswith(f"block:{PLAIN}") for key in keys(match))


def test_doctor_octopus_megalomaniac_hold_ends_with_the_turn() -> None:
    """In the next attack the character may block."""
    match = assault(seat(field=[f"{OCTOPUS} 3", f"{PLAIN} 1"]), seat(field=["thor-odinson 3"]), OCTOPUS)
    assert step(match) == "actions"
    turn_over(match)
    start_turn(match)
    turn_over(match)
    start_turn(match)
    play(match, "pass", f"attack:{PLAIN}")
    assert keys(match) == [f"block:thor-odinson:{PLAIN}", "pass"]


# Doctor Strange "Sorcerer Supreme"

STRANGE = "doctor-strange-sorcerer-supreme"


def test_doctor_strange_sorcerer_supreme_takes_an_action_die_for_nothing() -> None:
    """A basic action or one of your own, into the used pile; no character, none of the opponent's."""
    match = main_step(
        seat(
            field=[f"{STRANGE} 1"],
            cards={"mjolnir-fist-of-the-righteous": 1, PLAIN: 2},
        ),
        seat(cards={"vibranium-shield-one-of-a-kind": 1}),
        ("smash",),
    )
    assert keys(match) == [f"use:{STRANGE}", "use:gearing-up", "pass"]
    play(match, f"use:{STRANGE}")
    assert sorted(keys(match)) == [
        "choose:gearing-up",
        "choose:mjolnir-fist-of-the-righteous",
        "choose:smash",
    ]
    play(match, "choose:mjolnir-fist-of-the-righteous")
    assert zone(match, ME, "used") == ["mjolnir-fist-of-the-righteous"]
    assert f"use:{STRANGE}" not in keys(match)  # once
    assert zone(match, ME, "reserve") == ["gearing-up action-0"]


def test_doctor_strange_sorcerer_supreme_takes_one_in_all() -> None:
    """DM-9.1: Two dice of the card are one text; he takes from the middle and it has one less."""
    match = main_step(seat(field=[f"{STRANGE} 1", f"{STRANGE} 2"]), None, ("smash",))
    play(match, f"use:{STRANGE}", "choose:smash")
    assert f"use:{STRANGE}" not in keys(match)
    left = {row["card"]: row["left"] for row in match.view(None)["basic_actions"]}
    assert left["smash"] == 2


def test_doctor_strange_sorcerer_supreme_may_take_nothing() -> None:
    """The main step ends without it; in the attack step it is too late."""
    match = assault(seat(field=[f"{STRANGE} 1"]), None, STRANGE, basics=("smash",))
    assert keys(match) == ["use:gearing-up", "pass"]
    match = main_step(seat(field=[f"{STRANGE} 1"]), None, ("smash",))
    turn_over(match)
    assert zone(match, ME, "used") == ["gearing-up"]


@pytest.mark.parametrize("active", [ME, FOE])
def test_doctor_strange_sorcerer_supreme_works_in_the_own_main_step(active: int) -> None:
    """Not in the opponent's, and not while he is not in the field."""
    match = main_step(seat(field=[f"{STRANGE} 1"]), None, ("smash",), active)
    assert (f"use:{STRANGE}" in keys(match)) is (active == ME)
    match = main_step(seat(reserve=[f"{STRANGE} 1"]), None, ("smash",), active)
    assert f"use:{STRANGE}" not in keys(match)


def test_doctor_strange_sorcerer_supreme_again_next_turn() -> None:
    """Once each turn, not once each game."""
    match = main_step(seat(field=[f"{STRANGE} 1"]), None, ("smash",))
    play(match, f"use:{STRANGE}", "choose:smash")
    turn_over(match)
    start_turn(match)
    turn_over(match)
    start_turn(match)
    assert match.actor == ME
    assert f"use:{STRANGE}" in keys(match)
