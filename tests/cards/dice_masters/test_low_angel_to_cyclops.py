"""Angel, Black Widow, Colossus and Cyclops: the cards 35 to 38 and 65."""

import pytest

from tests.cards.dice_masters.fights import (
    FOE,
    ME,
    PLAIN,
    assault,
    block,
    field,
    in_any_order,
    main_step,
    siege,
    stats,
    turn_over,
)
from tests.kits.dice_masters import die, keys, life, play, seat, zone

# Angel "High Ground"

HIGH = "angel-high-ground"


@pytest.mark.parametrize(
    ("level", "able"),
    [
        (1, ["captain-america-american-hero", "sidekick", "thor-odinson"]),
        (2, ["captain-america-american-hero", "thor-odinson"]),
        (3, ["thor-odinson"]),
    ],
)
def test_angel_high_ground_is_not_blocked_by_lower_levels(level: int, able: list[str]) -> None:
    """Equal and higher levels may; a Sidekick is at level 1."""
    match = assault(
        seat(field=[f"{HIGH} {level}"]),
        seat(field=["sidekick", "captain-america-american-hero 2", "thor-odinson 3"]),
        HIGH,
    )
    assert match.actor == FOE
    assert sorted(keys(match)) == sorted(["pass", *[f"block:{name}:{HIGH}" for name in able]])


def test_angel_high_ground_is_about_blocks_of_this_die() -> None:
    """Another attacker may be blocked by anybody; and Angel may block whom he likes."""
    match = assault(seat(field=[f"{HIGH} 3", f"{PLAIN} 3"]), seat(field=["sidekick"]), HIGH, PLAIN)
    assert keys(match) == [f"block:sidekick:{PLAIN}", "pass"]
    match = siege(seat(field=[f"{HIGH} 3"]), seat(field=["sidekick attacking"]), f"{HIGH} > sidekick")
    assert die(match, ME, HIGH)["blocks"] == [0]


# Angel "Avenging Angel"

AVENGING = "angel-avenging-angel"


def test_angel_avenging_angel_hurts_the_player_when_he_was_blocked() -> None:
    """2 damage after combat, if he is still there."""
    match = assault(seat(field=[f"{AVENGING} 1"]), seat(field=["sidekick"]), AVENGING)
    block(match, f"sidekick > {AVENGING}")
    assert life(match) == [20, 20]
    turn_over(match)
    assert life(match) == [20, 18]
    assert field(match, ME) == [f"{AVENGING} 1"]


def test_angel_avenging_angel_hurts_nobody_when_he_is_beaten() -> None:
    """KO'd."""
    match = assault(seat(field=[f"{AVENGING} 1"]), seat(field=["thor-odinson 1"]), AVENGING)
    block(match, f"thor-odinson > {AVENGING}")
    turn_over(match)
    assert life(match) == [20, 20]
    assert zone(match, ME, "prep") == [AVENGING]


def test_angel_avenging_angel_deals_his_usual_damage_unblocked() -> None:
    """2 of his own A, no more; and nothing while he stays at home or blocks."""
    match = assault(seat(field=[f"{AVENGING} 1"]), seat(field=["sidekick"]), AVENGING)
    block(match)
    turn_over(match)
    assert life(match) == [20, 18]
    assert zone(match, ME, "used") == [AVENGING, "gearing-up"]
    match = siege(seat(field=[f"{AVENGING} 1"]), seat(field=["sidekick attacking"]), f"{AVENGING} > sidekick")
    turn_over(match)
    assert life(match) == [20, 20]


def test_angel_avenging_angel_each_die_for_itself() -> None:
    """DM-9.3: Two blocked, twice 2; the level does not matter."""
    match = assault(
        seat(field=[f"{AVENGING} 1", f"{AVENGING} 3"]),
        seat(field=["sidekick", "sidekick"]),
        f"{AVENGING}:level-1",
        AVENGING,
    )
    block(match, f"sidekick > {AVENGING}:level-1", f"sidekick > {AVENGING}:level-3")
    play(match, "pass")
    in_any_order(match)
    assert life(match) == [20, 16]


# Black Widow "Natural"

WIDOW = "black-widow-natural"


def test_black_widow_natural_spins_down_whom_she_blocks() -> None:
    """At the end of the attack step, and nobody else."""
    match = siege(
        seat(field=[f"{WIDOW} 3", "thor-odinson 3"]),
        seat(field=["professor-x-principal 3 attacking", "storm-ro 3", f"{PLAIN} 3 attacking"]),
        f"{WIDOW} > professor-x-principal",
    )
    assert field(match, FOE) == [f"{PLAIN} 3", "professor-x-principal 3", "storm-ro 3"]
    turn_over(match)
    assert field(match, FOE) == ["professor-x-principal 2", "storm-ro 3"]
    assert field(match, ME) == [f"{WIDOW} 3", "thor-odinson 3"]


def test_black_widow_natural_may_beat_somebody_with_the_spin() -> None:
    """The damage is still marked: 3 on a Beast whose D is 4, then 3."""
    match = siege(
        seat(field=[f"{WIDOW} 3"]), seat(field=["beast-kreature 3 attacking"]), f"{WIDOW} > beast-kreature"
    )
    turn_over(match)
    assert zone(match, FOE, "prep") == ["beast-kreature"]


def test_black_widow_natural_spins_nobody_when_she_is_beaten() -> None:
    """She is gone before the end of the step; and level 1 cannot go down (DM-14.5)."""
    match = assault(seat(field=[f"{WIDOW} 3"]), seat(field=["doctor-strange-sorcerer-supreme 2"]), WIDOW)
    block(match, f"doctor-strange-sorcerer-supreme > {WIDOW}")
    turn_over(match)
    assert zone(match, ME, "prep") == [WIDOW]
    assert field(match, FOE) == ["doctor-strange-sorcerer-supreme 2"]
    match = assault(seat(field=[f"{WIDOW} 3"]), seat(field=["loki-trickster 1"]), WIDOW)
    block(match, f"loki-trickster > {WIDOW}")
    turn_over(match)
    assert field(match, FOE) == ["loki-trickster 1"]


def test_black_widow_natural_spins_down_as_an_attacker() -> None:
    """She survives two weak blockers."""
    match = assault(
        seat(field=[f"{WIDOW} 3"]), seat(field=["professor-x-principal 2", "professor-x-principal 3"]), WIDOW
    )
    block(match, f"professor-x-principal > {WIDOW}", f"professor-x-principal > {WIDOW}")
    play(match, "pass", "assign:professor-x-principal:level-2:3")
    assert stats(match, FOE, "professor-x-principal") == [(1, 1, 5), (2, 1, 7)]
    assert field(match, ME) == [f"{WIDOW} 3"]


def test_black_widow_natural_each_die_for_itself() -> None:
    """DM-9.3: Two blockers, two levels."""
    match = siege(
        seat(field=[f"{WIDOW} 3", f"{WIDOW} 3"]),
        seat(field=["professor-x-principal 3 attacking"]),
        f"{WIDOW} > professor-x-principal",
        f"{WIDOW} > professor-x-principal",
    )
    play(match, "pass", f"assign:{WIDOW}:1")
    in_any_order(match)
    # 6 damage of two Widows: D 9, then 7, then 5
    assert zone(match, FOE, "prep") == ["professor-x-principal"]


def test_black_widow_natural_spins_nobody_at_home_or_unblocked() -> None:
    """Nobody is engaged with her."""
    match = assault(seat(field=[f"{WIDOW} 3"]), seat(field=["thor-odinson 3"]), WIDOW)
    block(match)
    turn_over(match)
    assert field(match, FOE) == ["thor-odinson 3"]


# Colossus "Unstoppable"

COLOSSUS = "colossus-unstoppable"


def test_colossus_unstoppable_spins_up_at_the_end_of_your_turn() -> None:
    """Each of his dice one level; the top level stays."""
    match = main_step(
        seat(field=[f"{COLOSSUS} 1", f"{COLOSSUS} 2", f"{COLOSSUS} 3", f"{PLAIN} 1"]),
        seat(field=["colossus-unstoppable 1"]),
    )
    play(match, "pass")
    assert field(match, ME) == [f"{COLOSSUS} 1", f"{COLOSSUS} 2", f"{COLOSSUS} 3", f"{PLAIN} 1"]
    play(match, "pass")
    in_any_order(match)
    assert field(match, ME) == [f"{COLOSSUS} 2", f"{COLOSSUS} 3", f"{COLOSSUS} 3", f"{PLAIN} 1"]
    assert field(match, FOE) == [f"{COLOSSUS} 1"]  # it is not that player's turn


def test_colossus_unstoppable_spins_only_in_the_field() -> None:
    """An unblocked attacker is used by then."""
    match = assault(seat(field=[f"{COLOSSUS} 1"]), None, COLOSSUS)
    turn_over(match)
    assert zone(match, ME, "used") == sorted([COLOSSUS, "gearing-up"])
    assert life(match) == [20, 16]


# Cyclops "Slim"

SLIM = "cyclops-slim"


def test_cyclops_slim_hits_each_of_two_blockers_in_full() -> None:
    """4 damage to both, and nothing to split."""
    match = assault(
        seat(field=[f"{SLIM} 1"]), seat(field=[f"{PLAIN} 2", "captain-america-american-hero 2"]), SLIM
    )
    block(match, f"{PLAIN} > {SLIM}", f"captain-america-american-hero > {SLIM}")
    play(match, "pass")
    assert zone(match, FOE, "prep") == ["captain-america-american-hero", PLAIN]
    assert life(match) == [20, 20]


def test_cyclops_slim_hits_a_single_blocker_as_usual() -> None:
    """4 damage, no more."""
    match = assault(seat(field=[f"{SLIM} 1"]), seat(field=[f"{PLAIN} 3"]), SLIM)
    block(match, f"{PLAIN} > {SLIM}")
    turn_over(match)
    assert field(match, FOE) == [f"{PLAIN} 3"]


def test_cyclops_slim_leaves_other_attackers_to_split() -> None:
    """The text is about this die."""
    match = assault(seat(field=[f"{SLIM} 1", f"{PLAIN} 2"]), seat(field=["sidekick", "sidekick"]), PLAIN)
    block(match, f"sidekick > {PLAIN}", f"sidekick > {PLAIN}")
    play(match, "pass")
    assert all(key.startswith("assign:sidekick:") for key in keys(match))
