"""Storm: the cards 19 to 21."""

from tests.cards.dice_masters.fights import (
    FOE,
    ME,
    PLAIN,
    assault,
    block,
    field,
    main_step,
    siege,
    step,
    turn_over,
)
from tests.kits.dice_masters import die, keys, life, play, seat, zone

# "African Priestess"

PRIESTESS = "storm-african-priestess"


def test_storm_african_priestess_rerolls_an_opposing_character() -> None:
    """One of them; energy goes to the opponent's used pile."""
    match = main_step(
        seat(reserve=[f"{PRIESTESS} 1"], field=["sidekick"]), seat(field=["thor-odinson 2", f"{PLAIN} 1"])
    )
    play(match, f"field:{PRIESTESS}")
    assert keys(match) == [f"choose:{PLAIN}", "choose:thor-odinson"]
    play(match, "choose:thor-odinson", "roll:thor-odinson:bolt-2")
    assert zone(match, FOE, "used") == ["thor-odinson"]
    assert field(match, FOE) == [f"{PLAIN} 1"]
    assert zone(match, FOE, "prep") == []


def test_storm_african_priestess_leaves_a_character_in_the_field() -> None:
    """DM-14.4: At the level it shows now."""
    match = main_step(seat(reserve=[f"{PRIESTESS} 1"]), seat(field=["thor-odinson 2"]))
    play(match, f"field:{PRIESTESS}", "roll:thor-odinson:level-1")
    assert field(match, FOE) == ["thor-odinson 1"]


def test_storm_african_priestess_rerolls_nobody_of_her_own() -> None:
    """Without an opposing character nothing happens; and only when she is fielded."""
    match = main_step(seat(reserve=[f"{PRIESTESS} 1"], field=["sidekick"]))
    play(match, f"field:{PRIESTESS}")
    assert "use:gearing-up" in keys(match)
    match = main_step(seat(field=[f"{PRIESTESS} 1"], reserve=["sidekick 1"]), seat(field=["thor-odinson 2"]))
    play(match, "field:sidekick")
    assert "use:gearing-up" in keys(match)


# "Goddess of the Plains"

GODDESS = "storm-goddess-of-the-plains"


def test_storm_goddess_of_the_plains_rerolls_all_opposing_characters() -> None:
    """As she attacks, before blocks; energy goes to the opponent's prep area."""
    match = assault(
        seat(field=[f"{GODDESS} 1", f"{PLAIN} 3"]), seat(field=["thor-odinson 2", "sidekick"]), GODDESS
    )
    play(match, "roll:sidekick:fist", "roll:thor-odinson:level-3")
    assert zone(match, FOE, "prep") == ["sidekick"]
    assert field(match, FOE) == ["thor-odinson 3"]
    assert field(match, ME) == [f"{PLAIN} 3", f"{GODDESS} 1"]
    assert step(match) == "block"


def test_storm_goddess_of_the_plains_rerolls_for_each_die() -> None:
    """DM-9.3: Two Storms attack, two rerolls."""
    match = assault(seat(field=[f"{GODDESS} 1"] * 2), seat(field=["thor-odinson 2"]), GODDESS, GODDESS)
    play(match, "roll:thor-odinson:level-3", "roll:thor-odinson:level-1")
    assert field(match, FOE) == ["thor-odinson 1"]
    assert step(match) == "block"


def test_storm_goddess_of_the_plains_stays_quiet_at_home() -> None:
    """Another attacks, or she blocks."""
    match = assault(seat(field=[f"{GODDESS} 1", f"{PLAIN} 1"]), seat(field=["sidekick"]), PLAIN)
    assert step(match) == "block"
    assert match.actor == FOE
    match = siege(seat(field=[f"{GODDESS} 1"]), seat(field=["sidekick attacking"]), f"{GODDESS} > sidekick")
    assert step(match) == "actions"
    assert field(match, FOE) == ["sidekick 1"]


# "'Ro"

RO = "storm-ro"


def test_storm_ro_rerolls_her_blockers() -> None:
    """Those engaged with her and nobody else; energy goes to the opponent's prep area."""
    match = assault(
        seat(field=[f"{RO} 2", f"{PLAIN} 1"]),
        seat(field=["thor-odinson 2", "sidekick", "sidekick", "beast-kreature 2"]),
        RO,
        PLAIN,
    )
    block(match, f"thor-odinson > {RO}", f"sidekick > {RO}", f"sidekick > {PLAIN}")
    play(match, "roll:sidekick:mask", "roll:thor-odinson:level-1")
    assert zone(match, FOE, "prep") == ["sidekick"]
    assert field(match, FOE) == ["beast-kreature 2", "sidekick 1", "thor-odinson 1"]
    assert step(match) == "actions"


def test_storm_ro_keeps_a_rerolled_character_engaged() -> None:
    """G-12: Thor at level 1 still blocks her."""
    match = assault(seat(field=[f"{RO} 3"]), seat(field=["thor-odinson 2"]), RO)
    block(match, f"thor-odinson > {RO}")
    play(match, "roll:thor-odinson:level-1")
    assert die(match, FOE, "thor-odinson")["blocks"] == [0]
    turn_over(match)
    assert zone(match, ME, "prep") == [RO]
    assert life(match) == [20, 20]


def test_storm_ro_rerolls_whom_she_blocks() -> None:
    """The attacker goes to its owner's prep area with an energy face."""
    match = siege(seat(field=[f"{RO} 1"]), seat(field=["thor-odinson 2 attacking"]), f"{RO} > thor-odinson")
    play(match, "roll:thor-odinson:bolt")
    assert zone(match, FOE, "prep") == ["thor-odinson"]
    turn_over(match)
    assert field(match, ME) == [f"{RO} 1"]
    assert life(match) == [20, 20]


def test_storm_ro_rerolls_nobody_unblocked() -> None:
    """Nobody is engaged with her."""
    match = assault(seat(field=[f"{RO} 1"]), seat(field=["sidekick"]), RO)
    block(match)
    assert step(match) == "actions"
    assert field(match, FOE) == ["sidekick 1"]
