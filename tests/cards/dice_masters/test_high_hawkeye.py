"""Hawkeye "Br'er Hawkeye" and "Robin Hood"."""

from tests.cards.dice_masters.high import attack, fallen, pass_on
from tests.kits.dice_masters import life, play, position, seat, zone

BRER = "hawkeye-brer-hawkeye"
ROBIN = "hawkeye-robin-hood"

# Hawkeye "Br'er Hawkeye"


def test_hawkeye_brer_hawkeye_spins_whom_he_damages_to_level_1() -> None:
    """As an attacker: the blocker survives 4 damage at level 3 and is at level 1 afterwards."""
    match = position(
        seat(field=[f"{BRER} 2 attacking", "sidekick attacking"]),
        seat(field=["thor-odinson 3 blocks=0", "loki-trickster 3 blocks=1"]),
        step="actions",
    )
    pass_on(match)
    assert zone(match, 1, "field") == ["loki-trickster 3", "thor-odinson 1"]


def test_hawkeye_brer_hawkeye_spins_as_a_blocker() -> None:
    """Damage is damage, whoever attacks."""
    match = position(
        seat(field=["thor-odinson 2 attacking"]), seat(field=[f"{BRER} 1 blocks=0"]), step="actions"
    )
    pass_on(match)
    assert zone(match, 0, "field") == ["thor-odinson 1"]
    assert fallen(match, 1) == [BRER]


def test_hawkeye_brer_hawkeye_can_ko_by_the_spin() -> None:
    """The damage stays: 4 on Thor at level 2 (8 D) with 2 damage before is as much as his 6 D at level 1."""
    match = position(
        seat(field=[f"{BRER} 2 attacking"]), seat(field=["thor-odinson 2 damage=2 blocks=0"]), step="actions"
    )
    pass_on(match)
    assert fallen(match, 1) == ["thor-odinson"]


def test_hawkeye_brer_hawkeye_spins_nobody_when_he_hits_the_player() -> None:
    """Unblocked, he damages no character."""
    match = position(seat(field=[f"{BRER} 1"]), seat(field=["thor-odinson 3"]), step="attack")
    attack(match, BRER)
    play(match, "pass")
    assert life(match) == [20, 17]
    assert zone(match, 1, "field") == ["thor-odinson 3"]


def test_hawkeye_brer_hawkeye_spins_nobody_whose_damage_was_prevented() -> None:
    """DM-10.1: Iron Man takes no damage from him."""
    match = position(
        seat(field=[f"{BRER} 1 attacking"]), seat(field=["iron-man-billionaire 3 blocks=0"]), step="actions"
    )
    pass_on(match)
    assert zone(match, 1, "field") == ["iron-man-billionaire 3"]


# Hawkeye "Robin Hood"


def test_hawkeye_robin_hood_kos_his_blocker_before_it_strikes() -> None:
    """3 damage to 3 D: it is gone before it can hit him; he stays blocked (G-4)."""
    match = position(
        seat(field=[f"{ROBIN} 1 attacking"]),
        seat(field=["ghost-rider-johnny-blaze 1 blocks=0"]),
        step="actions",
    )
    pass_on(match)
    assert zone(match, 0, "field") == [f"{ROBIN} 1"]
    assert fallen(match, 1) == ["ghost-rider-johnny-blaze"]
    assert life(match) == [20, 20]


def test_hawkeye_robin_hood_kos_the_attacker_before_it_strikes() -> None:
    """As a blocker, too."""
    match = position(
        seat(field=["ghost-rider-johnny-blaze 1 attacking"]),
        seat(field=[f"{ROBIN} 1 blocks=0"]),
        step="actions",
    )
    pass_on(match)
    assert zone(match, 1, "field") == [f"{ROBIN} 1"]
    assert fallen(match, 0) == ["ghost-rider-johnny-blaze"]


def test_hawkeye_robin_hood_is_hit_by_whoever_is_left() -> None:
    """A blocker that survives hits him as ever."""
    match = position(
        seat(field=[f"{ROBIN} 1 attacking"]), seat(field=["thor-odinson 1 blocks=0"]), step="actions"
    )
    pass_on(match)
    assert fallen(match, 0) == [ROBIN]
    assert zone(match, 1, "field") == ["thor-odinson 1"]


def test_hawkeye_robin_hood_is_first_for_himself_only() -> None:
    """His comrade and its blocker strike at the same time."""
    match = position(
        seat(field=[f"{ROBIN} 1 attacking", "sidekick attacking"]),
        seat(field=["sidekick blocks=1"]),
        step="actions",
    )
    pass_on(match)
    assert fallen(match, 0) == ["sidekick"]
    assert fallen(match, 1) == ["sidekick"]
    assert life(match) == [20, 17]


def test_hawkeye_robin_hood_strikes_once() -> None:
    """First does not mean twice."""
    match = position(
        seat(field=[f"{ROBIN} 2 attacking"]), seat(field=["thor-odinson 1 blocks=0"]), step="actions"
    )
    pass_on(match)
    assert zone(match, 1, "field") == ["thor-odinson 1"]
