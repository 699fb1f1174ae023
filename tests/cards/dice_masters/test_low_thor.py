"""Thor: the cards 22 to 24."""

from tests.cards.dice_masters.fights import FOE, ME, PLAIN, assault, block, field, main_step, siege, turn_over
from tests.kits.dice_masters import die, keys, life, play, seat, zone

FIST = "deadpool-assassin"  # a fist character whose text is about his own attack

# "Legendary Warrior"

WARRIOR = "thor-legendary-warrior"


def test_thor_legendary_warrior_beats_a_fist_character_when_he_hits_the_player() -> None:
    """An opposing fist character, the player's choice."""
    match = assault(
        seat(field=[f"{WARRIOR} 1", f"{FIST} 1"]),
        seat(field=[f"{FIST} 2", "hulk-annihilator 3", f"{PLAIN} 1", "sidekick"]),
        WARRIOR,
    )
    block(match)
    play(match, "pass")
    assert life(match) == [20, 15]
    assert match.actor == ME
    assert keys(match) == [f"choose:{FIST}:level-2", "choose:hulk-annihilator"]
    play(match, "choose:hulk-annihilator")
    assert zone(match, FOE, "prep") == ["hulk-annihilator"]
    assert field(match, FOE) == [f"{FIST} 2", f"{PLAIN} 1", "sidekick 1"]


def test_thor_legendary_warrior_beats_nobody_when_he_is_blocked() -> None:
    """Damage to a character is not enough."""
    match = assault(seat(field=[f"{WARRIOR} 1"]), seat(field=[f"{FIST} 1", "sidekick"]), WARRIOR)
    block(match, f"sidekick > {WARRIOR}")
    turn_over(match)
    assert field(match, FOE) == [f"{FIST} 1"]


def test_thor_legendary_warrior_beats_nobody_when_another_hits_the_player() -> None:
    """His own damage only; and no character of another type."""
    match = assault(seat(field=[f"{WARRIOR} 1", "sidekick"]), seat(field=[f"{FIST} 1"]), "sidekick")
    block(match)
    turn_over(match)
    assert life(match) == [20, 19]
    assert field(match, FOE) == [f"{FIST} 1"]
    match = assault(seat(field=[f"{WARRIOR} 1"]), seat(field=[f"{PLAIN} 1", "sidekick"]), WARRIOR)
    block(match)
    turn_over(match)
    assert field(match, FOE) == [f"{PLAIN} 1", "sidekick 1"]


def test_thor_legendary_warrior_needs_the_damage() -> None:
    """An attack that Distraction took back hits nobody."""
    match = assault(
        seat(field=[f"{WARRIOR} 1"]),
        seat(field=[f"{FIST} 1"], reserve=["sidekick mask"]),
        WARRIOR,
        basics=("distraction",),
    )
    block(match)
    play(match, "pass", "global:distraction")
    turn_over(match)
    assert life(match) == [20, 20]
    assert field(match, FOE) == [f"{FIST} 1"]


# "Lord of Asgard"

LORD = "thor-lord-of-asgard"


def test_thor_lord_of_asgard_is_not_blocked_by_fist_characters() -> None:
    """All others may; fist characters may block somebody else."""
    match = assault(
        seat(field=[f"{LORD} 1", f"{PLAIN} 1"]),
        seat(field=[f"{FIST} 1", "sidekick", "angel-high-ground 1", "storm-african-priestess 1"]),
        LORD,
        PLAIN,
    )
    assert match.actor == FOE
    assert keys(match) == [
        f"block:sidekick:{PLAIN}",
        f"block:sidekick:{LORD}",
        f"block:{FIST}:{PLAIN}",
        f"block:angel-high-ground:{PLAIN}",
        f"block:angel-high-ground:{LORD}",
        f"block:storm-african-priestess:{PLAIN}",
        f"block:storm-african-priestess:{LORD}",
        "pass",
    ]


def test_thor_lord_of_asgard_may_block_and_be_attacked_by_fists() -> None:
    """The text is about blocks of him."""
    match = siege(seat(field=[f"{LORD} 1"]), seat(field=[f"{FIST} 1 attacking"]), f"{LORD} > {FIST}")
    assert die(match, ME, LORD)["blocks"] == [0]


# "Odinson"

ODINSON = "thor-odinson"


def test_thor_odinson_captures_opposing_fist_characters() -> None:
    """All of them, at every level, and nobody else."""
    match = main_step(
        seat(reserve=[f"{ODINSON} 1", "sidekick bolt"], field=[f"{FIST} 1"]),
        seat(field=[f"{FIST} 2", "hulk-annihilator 3", f"{PLAIN} 1", "sidekick"]),
    )
    play(match, f"field:{ODINSON}")
    assert field(match, FOE) == [f"{PLAIN} 1", "sidekick 1"]
    assert sorted(die(match, ME, ODINSON)["captive"]) == [FIST, "hulk-annihilator"]
    assert field(match, ME) == [f"{FIST} 1", f"{ODINSON} 1"]


def test_thor_odinson_gives_them_back_at_the_end_of_the_turn() -> None:
    """DM-14.6: To the field, at their levels."""
    match = main_step(
        seat(reserve=[f"{ODINSON} 1", "sidekick bolt"]), seat(field=[f"{FIST} 2", "hulk-annihilator 3"])
    )
    play(match, f"field:{ODINSON}")
    turn_over(match)
    assert field(match, FOE) == [f"{FIST} 2", "hulk-annihilator 3"]
    assert die(match, ME, ODINSON)["captive"] == []


def test_thor_odinson_gives_them_back_when_he_is_beaten() -> None:
    """DM-14.6"""
    match = main_step(
        seat(reserve=[f"{ODINSON} 1", "sidekick bolt", "smash action-0"]),
        seat(field=[f"{FIST} 2"]),
        ("smash",),
    )
    play(match, f"field:{ODINSON}")
    assert field(match, FOE) == []
    play(match, "use:smash")
    assert zone(match, ME, "prep") == [ODINSON]
    assert field(match, FOE) == [f"{FIST} 2"]


def test_thor_odinson_captures_only_when_fielded() -> None:
    """In the field he leaves them alone."""
    match = main_step(seat(field=[f"{ODINSON} 1"], reserve=["sidekick 1"]), seat(field=[f"{FIST} 2"]))
    play(match, "field:sidekick")
    assert field(match, FOE) == [f"{FIST} 2"]
