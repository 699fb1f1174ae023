"""Doctor Octopus "Fully Armed" and "Mad Scientist"."""

import pytest

from tests.cards.dice_masters.high import attack, fallen, is_fielded, pass_on
from tests.kits.dice_masters import keys, life, play, position, seat, zone
from thwack import Match

ARMED = "doctor-octopus-fully-armed"
MAD = "doctor-octopus-mad-scientist"


def blocked(card: str, *blockers: str, level: int = 1) -> Match:
    """Doctor Octopus attacks and all of them block."""
    return position(
        seat(field=[f"{card} {level} attacking"]),
        seat(field=[f"{name} blocks=0" for name in blockers]),
        step="actions",
    )


# Doctor Octopus "Fully Armed"


@pytest.mark.parametrize(
    ("blocker", "level", "through"),
    [
        ("sidekick", 1, 3),
        ("sidekick", 3, 7),
        ("ghost-rider-johnny-blaze 1", 1, 1),
        ("ghost-rider-johnny-blaze 2", 1, 0),
        ("thor-odinson 3", 1, 0),
    ],
)
def test_doctor_octopus_fully_armed_sends_the_rest_to_the_opponent(
    blocker: str, level: int, through: int
) -> None:
    """Damage beyond the D of his blocker; he stays in the field (DM-5.5.1)."""
    match = blocked(ARMED, blocker, level=level)
    pass_on(match)
    assert life(match) == [20, 20 - through]
    assert is_fielded(match, 0, ARMED) or fallen(match, 0) == [ARMED]


def test_doctor_octopus_fully_armed_adds_up_the_defense_of_his_blockers() -> None:
    """A 8 against D 3 and 1: 4 go through, and the rest is split."""
    match = blocked(ARMED, "ghost-rider-johnny-blaze 1", "sidekick", level=3)
    assert keys(match) == [f"assign:sidekick:{n}" for n in range(5)]
    play(match, "assign:sidekick:1")
    assert life(match) == [20, 16]
    assert fallen(match, 1) == ["ghost-rider-johnny-blaze", "sidekick"]


def test_doctor_octopus_fully_armed_goes_by_the_defense_and_not_by_what_is_left_of_it() -> None:
    """Damage that lies on a blocker does not lower its D: 4 damage at 4 D, and nothing beyond."""
    match = blocked(ARMED, "ghost-rider-johnny-blaze 2 damage=3")
    pass_on(match)
    assert life(match) == [20, 20]
    assert fallen(match, 1) == ["ghost-rider-johnny-blaze"]


def test_doctor_octopus_fully_armed_sends_all_when_no_blocker_is_left() -> None:
    """G-4: The blocker is gone before damage."""
    match = position(
        seat(field=[f"{ARMED} 1 attacking"], reserve=["power-bolt action-0"]),
        seat(field=["sidekick blocks=0"]),
        basics=("power-bolt",),
        step="actions",
    )
    play(match, "use:power-bolt", "choose:sidekick")
    pass_on(match)
    assert life(match) == [20, 16]
    assert zone(match, 0, "field") == [f"{ARMED} 1"]


def test_doctor_octopus_fully_armed_does_not_as_a_blocker() -> None:
    """When blocked, it says: a blocker's excess is lost (DM-5.4.12)."""
    match = position(seat(field=["sidekick attacking"]), seat(field=[f"{ARMED} 3 blocks=0"]), step="actions")
    pass_on(match)
    assert life(match) == [20, 20]
    assert fallen(match, 0) == ["sidekick"]


def test_doctor_octopus_fully_armed_does_it_for_himself_only() -> None:
    """Another attacker's excess is lost."""
    match = position(
        seat(field=["thor-odinson 3 attacking", f"{ARMED} 1"]),
        seat(field=["sidekick blocks=0"]),
        step="actions",
    )
    pass_on(match)
    assert life(match) == [20, 20]


# Doctor Octopus "Mad Scientist"


def test_doctor_octopus_mad_scientist_hits_each_of_several_blockers_in_full() -> None:
    """A 4: two blockers with 3 and 4 D fall, and nobody is asked to split."""
    match = blocked(MAD, "ghost-rider-johnny-blaze 1", "ghost-rider-johnny-blaze 2", "thor-odinson 1")
    pass_on(match)
    assert fallen(match, 1) == ["ghost-rider-johnny-blaze"] * 2
    assert zone(match, 1, "field") == ["thor-odinson 1"]
    assert life(match) == [20, 20]


def test_doctor_octopus_mad_scientist_hits_a_single_blocker_once() -> None:
    """Nothing new with one blocker: its excess is lost."""
    match = blocked(MAD, "thor-odinson 1")
    pass_on(match)
    assert fallen(match, 1) == []
    assert life(match) == [20, 20]


def test_doctor_octopus_mad_scientist_unblocked_hits_the_player_once() -> None:
    """DM-5.4.15"""
    match = position(seat(field=[f"{MAD} 2"]), step="attack")
    attack(match, MAD)
    assert life(match) == [20, 16]


def test_doctor_octopus_mad_scientist_leaves_others_to_split() -> None:
    """Another attacker with two blockers splits its damage."""
    match = position(
        seat(field=["thor-odinson 1 attacking", f"{MAD} 1"]),
        seat(field=["sidekick blocks=0", "loki-trickster 1 blocks=0"]),
        step="actions",
    )
    assert keys(match)[0].startswith("assign:")
