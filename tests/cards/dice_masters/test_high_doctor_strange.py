"""Doctor Strange "Master of the Mystic Arts" and "Probably a Charlatan"."""

import pytest

from tests.cards.dice_masters.high import attack, damage_on, roll
from tests.kits.dice_masters import keys, life, play, position, seat, zone
from thwack import Match

MASTER = "doctor-strange-master-of-the-mystic-arts"
CHARLATAN = "doctor-strange-probably-a-charlatan"

# Doctor Strange "Master of the Mystic Arts"


def beam(dice: int = 1) -> Match:
    """Force Beam is used: 1 damage to every character, then Doctor Strange."""
    match = position(
        seat(field=[f"{MASTER} 1"] * dice, reserve=["force-beam action-0", "sidekick fist"]),
        seat(field=["thor-odinson 3"], reserve=["sidekick bolt"], cards={"phoenix-redd": 1}),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    return match


def test_doctor_strange_master_of_the_mystic_arts_hits_after_an_action() -> None:
    """2 to a character of either side or to the opponent, never to yourself; the action is done by then."""
    match = beam()
    assert match.actor == 0
    assert damage_on(match, 1, "thor-odinson") == 1
    assert sorted(keys(match)) == [f"choose:{MASTER}", "choose:seat-1", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert damage_on(match, 1, "thor-odinson") == 3
    assert life(match) == [20, 20]
    player = beam()
    play(player, "choose:seat-1")
    assert life(player) == [20, 18]


def test_doctor_strange_master_of_the_mystic_arts_hits_once_with_two_dice() -> None:
    """DM-9.1"""
    match = beam(dice=2)
    play(match, "choose:seat-1")
    assert life(match) == [20, 18]
    assert not any(key == "choose:seat-1" for key in keys(match))


def test_doctor_strange_master_of_the_mystic_arts_hits_for_each_action() -> None:
    """Each time you use an action die."""
    match = position(
        seat(field=[f"{MASTER} 1"], reserve=["force-beam action-0", "force-beam action-0"]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam", "choose:seat-1", "use:force-beam", "choose:seat-1")
    assert life(match) == [20, 16]


def test_doctor_strange_master_of_the_mystic_arts_does_not_care_for_theirs() -> None:
    """Neither an action of the opponent nor a Global ability sets him off."""
    match = position(
        seat(field=[f"{MASTER} 1"]),
        seat(field=["thor-odinson 3"], reserve=["force-beam action-0"]),
        basics=("force-beam",),
        active=1,
    )
    play(match, "use:force-beam")
    assert match.actor != 0
    assert life(match) == [20, 20]
    other = position(
        seat(field=[f"{MASTER} 1"], reserve=["sidekick bolt"] * 2, cards={"mjolnir-thors-hammer": 1}),
        seat(field=["thor-odinson 3"]),
    )
    play(other, "global:mjolnir-thors-hammer", "choose:thor-odinson")
    assert life(other) == [20, 20]
    assert damage_on(other, 1, "thor-odinson") == 1


def test_doctor_strange_master_of_the_mystic_arts_must_be_active() -> None:
    """On the card or in the used pile he does nothing."""
    match = position(
        seat(field=["sidekick"], used=[MASTER], reserve=["power-bolt action-0"]),
        seat(field=["thor-odinson 3"]),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", "choose:seat-1")
    assert life(match) == [20, 18]


# Doctor Strange "Probably a Charlatan"


def charlatan(*bag: str) -> Match:
    """Doctor Strange is fielded with this bag."""
    match = position(
        seat(
            reserve=[f"{CHARLATAN} 1", "sidekick fist"],
            bag=list(bag),
            used=["force-beam"],
            cards={"mjolnir-thors-hammer": 1},
        ),
        seat(field=["sidekick"]),
        basics=("force-beam", "power-bolt"),
    )
    play(match, f"field:{CHARLATAN}")
    return match


def test_doctor_strange_probably_a_charlatan_finds_an_action_die_in_the_bag() -> None:
    """Your choice among the action dice there; it is rolled into the reserve pool and can be used at once."""
    match = charlatan("sidekick", "power-bolt", "mjolnir-thors-hammer", "thor-odinson")
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:mjolnir-thors-hammer", "choose:power-bolt"]
    play(match, "choose:power-bolt")
    roll(match, "action-1")
    assert zone(match, 0, "reserve") == ["power-bolt action-1"]
    assert zone(match, 0, "bag") == ["mjolnir-thors-hammer", "sidekick", "thor-odinson"]
    assert "use:power-bolt" in keys(match)


def test_doctor_strange_probably_a_charlatan_may_roll_energy() -> None:
    """Whatever comes up lies in the reserve pool."""
    match = charlatan("sidekick", "power-bolt")
    roll(match, "generic-2")
    assert zone(match, 0, "reserve") == ["power-bolt generic-2"]


@pytest.mark.parametrize("bag", [(), ("sidekick", "thor-odinson")])
def test_doctor_strange_probably_a_charlatan_finds_nothing_without_one(bag: tuple[str, ...]) -> None:
    """Not in the used pile, and not among characters."""
    match = charlatan(*bag)
    assert zone(match, 0, "bag") == sorted(bag)
    assert zone(match, 0, "reserve") == []
    assert zone(match, 0, "field") == [f"{CHARLATAN} 1"]


def test_doctor_strange_probably_a_charlatan_looks_only_when_fielded() -> None:
    """Not when he attacks."""
    match = position(
        seat(field=[f"{CHARLATAN} 1"], bag=["power-bolt"]), basics=("power-bolt",), step="attack"
    )
    attack(match, CHARLATAN)
    assert zone(match, 0, "bag") == ["power-bolt"]
