"""Hulk: the cards 7 to 9. Levels 1 and 2 show a burst, level 3 does not."""

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
    siege,
    stats,
    turn_over,
)
from tests.kits.dice_masters import die, keys, life, numbers, play, seat, zone
from thwack.match import Match

BOLT = ("power-bolt",)
BEAM = ("force-beam",)


def bolted(mine: dict[str, Any], theirs: dict[str, Any] | None = None) -> Match:
    """Seat 1 is about to use Power Bolt in its main step."""
    foe = {**(theirs or {}), "reserve": [{"die": "power-bolt", "face": "action-0"}]}
    return main_step(mine, foe, BOLT, active=FOE)


# "Anger Issues"

ANGER = "hulk-anger-issues"


@pytest.mark.parametrize(("level", "after"), [(1, (9, 8)), (2, (10, 10)), (3, (10, 10))])
def test_hulk_anger_issues_grows_when_he_is_hurt(level: int, after: tuple[int, int]) -> None:
    """+2A/+2D, with a burst +3A/+3D: 6/5*, 7/7*, 8/8."""
    match = bolted(seat(field=[f"{ANGER} {level}", f"{PLAIN} 1"]), seat(field=["sidekick"]))
    play(match, "use:power-bolt", f"choose:{ANGER}")
    assert numbers(match, ME, ANGER) == after
    assert numbers(match, ME, PLAIN) == (2, 3)  # nobody else does
    assert numbers(match, FOE, "sidekick") == (1, 1)
    assert die(match, ME, ANGER)["damage"] == 2


@pytest.mark.parametrize(("level", "after"), [(1, (9, 8)), (3, (10, 10))])
def test_hulk_anger_issues_grows_when_his_player_is_hurt(level: int, after: tuple[int, int]) -> None:
    """Damage to "you" does the same."""
    match = bolted(seat(field=[f"{ANGER} {level}"]))
    play(match, "use:power-bolt", "choose:seat-0")
    assert life(match) == [18, 20]
    assert numbers(match, ME, ANGER) == after


def test_hulk_anger_issues_is_calm_when_others_are_hurt() -> None:
    """Neither another character of his player nor the opponent."""
    match = bolted(seat(field=[f"{ANGER} 3", f"{PLAIN} 1"]))
    play(match, "use:power-bolt", f"choose:{PLAIN}")
    assert numbers(match, ME, ANGER) == (8, 8)
    match = bolted(seat(field=[f"{ANGER} 3"]))
    play(match, "use:power-bolt", "choose:seat-1")
    assert numbers(match, ME, ANGER) == (8, 8)


def test_hulk_anger_issues_is_calm_when_the_other_hulk_is_hurt() -> None:
    """DM-7.4: The opponent's Hulk is another one."""
    match = bolted(seat(field=[f"{ANGER} 3"]), seat(field=["hulk-annihilator 3"]))
    play(match, "use:power-bolt", "choose:hulk-annihilator")
    assert numbers(match, ME, ANGER) == (8, 8)


def test_hulk_anger_issues_grows_each_time() -> None:
    """Two dice, two times."""
    match = main_step(seat(field=[f"{ANGER} 3"]), seat(reserve=["power-bolt action-0"] * 2), BOLT, active=FOE)
    play(match, "use:power-bolt", f"choose:{ANGER}", "use:power-bolt", "choose:seat-0")
    assert numbers(match, ME, ANGER) == (12, 12)


def test_hulk_anger_issues_makes_all_hulks_grow_once() -> None:
    """DM-9.1: The text applies once, to every Hulk of the player; H-1: the hurt die's face decides."""
    match = bolted(seat(field=[f"{ANGER} 1", f"{ANGER} 3"]))
    play(match, "use:power-bolt", f"choose:{ANGER}:level-3")
    assert stats(match, ME, ANGER) == [(1, 8, 7), (3, 10, 10)]


def test_hulk_anger_issues_speaks_with_a_burst_for_the_player() -> None:
    """H-1: Where the player is hurt, any die with a burst will do."""
    match = bolted(seat(field=[f"{ANGER} 1", f"{ANGER} 3"]))
    play(match, "use:power-bolt", "choose:seat-0")
    assert stats(match, ME, ANGER) == [(1, 9, 8), (3, 11, 11)]


def test_hulk_anger_issues_grows_once_for_one_source() -> None:
    """G-9, C-4: Force Beam with two bursts hurts the player and Hulk: once."""
    match = main_step(seat(field=[f"{ANGER} 3"]), seat(reserve=["force-beam action-2"]), BEAM, active=FOE)
    play(match, "use:force-beam")
    assert life(match) == [19, 19]
    assert numbers(match, ME, ANGER) == (10, 10)


def test_hulk_anger_issues_grows_twice_for_two_sources() -> None:
    """C-4: Two dice are two sources; Nova's question comes after them."""
    match = siege(
        seat(field=[f"{ANGER} 3", "nova-quasar 3"]),
        seat(field=["sidekick attacking", f"{PLAIN} 1 attacking", "thor-odinson 1 attacking"]),
        "nova-quasar > thor-odinson",
    )
    play(match, "pass")
    assert life(match) == [17, 20]
    while "choose:draw-1" not in keys(match):
        play(match, next(key for key in keys(match) if key.startswith(f"choose:{ANGER}")))
    assert numbers(match, ME, ANGER) == (12, 12)


def test_hulk_anger_issues_bonus_ends_with_the_turn() -> None:
    """DM-7.5"""
    match = bolted(seat(field=[f"{ANGER} 3"]))
    play(match, "use:power-bolt", f"choose:{ANGER}")
    turn_over(match)
    assert numbers(match, ME, ANGER) == (8, 8)


def test_hulk_anger_issues_does_nothing_in_reserve() -> None:
    """DM-9.1: Not active."""
    match = main_step(
        seat(
            reserve=[f"{ANGER} 3", "sidekick fist", "sidekick fist", "sidekick fist", "power-bolt action-0"]
        ),
        basics=BOLT,
    )
    play(match, "use:power-bolt", "choose:seat-0", f"field:{ANGER}")
    assert numbers(match, ME, ANGER) == (8, 8)


# "Annihilator"

ANNI = "hulk-annihilator"


def test_hulk_annihilator_brings_used_hulks_when_he_is_hurt() -> None:
    """All Hulk dice from the used pile to the prep area, nothing else."""
    match = bolted(seat(field=[f"{ANNI} 3"], used=[ANNI, ANNI, PLAIN]), seat(used=["sidekick"]))
    play(match, "use:power-bolt", f"choose:{ANNI}")
    assert zone(match, ME, "prep") == [ANNI, ANNI]
    assert zone(match, ME, "used") == [PLAIN]
    assert zone(match, FOE, "prep") == []


def test_hulk_annihilator_brings_used_hulks_when_his_player_is_hurt() -> None:
    """At level 1 as at level 3: no burst on this card."""
    match = bolted(seat(field=[f"{ANNI} 1"], used=[ANNI]))
    play(match, "use:power-bolt", "choose:seat-0")
    assert zone(match, ME, "prep") == [ANNI]
    assert numbers(match, ME, ANNI) == (6, 5)


def test_hulk_annihilator_leaves_them_when_others_are_hurt() -> None:
    """Not for the opponent, not for another character."""
    for target in ("seat-1", PLAIN):
        match = bolted(seat(field=[f"{ANNI} 3", f"{PLAIN} 1"], used=[ANNI]))
        play(match, "use:power-bolt", f"choose:{target}")
        assert zone(match, ME, "prep") == []


def test_hulk_annihilator_brings_no_hulks_of_the_opponent() -> None:
    """DM-7.4"""
    match = bolted(seat(field=[f"{ANNI} 3"]), seat(used=["hulk-jade-giant"]))
    play(match, "use:power-bolt", f"choose:{ANNI}")
    assert zone(match, FOE, "used") == ["hulk-jade-giant", "power-bolt"]


def test_hulk_annihilator_needs_to_be_active() -> None:
    """DM-9.1: No Hulk in the field, no text."""
    match = bolted(seat(field=[f"{PLAIN} 1"], used=[ANNI]))
    play(match, "use:power-bolt", "choose:seat-0")
    assert zone(match, ME, "prep") == []


def test_hulk_annihilator_works_when_the_damage_beats_him() -> None:
    """He goes to the prep area himself, and the used ones with him."""
    match = bolted(seat(field=[f"{ANNI} 1 damage=3"], used=[ANNI]))
    play(match, "use:power-bolt", f"choose:{ANNI}")
    assert zone(match, ME, "prep") == [ANNI, ANNI]


# "Jade Giant"

JADE = "hulk-jade-giant"


def test_hulk_jade_giant_beats_a_level_one_character() -> None:
    """An opposing one, the player's choice; no other level without a burst."""
    match = bolted(
        seat(field=[f"{JADE} 3", "sidekick"]), seat(field=["sidekick", f"{PLAIN} 1", "thor-odinson 2"])
    )
    play(match, "use:power-bolt", f"choose:{JADE}")
    assert match.actor == ME
    assert keys(match) == ["choose:sidekick:seat-1", f"choose:{PLAIN}"]
    play(match, f"choose:{PLAIN}")
    assert zone(match, FOE, "prep") == [PLAIN]
    assert field(match, FOE) == ["sidekick 1", "thor-odinson 2"]


@pytest.mark.parametrize("level", [1, 2])
def test_hulk_jade_giant_beats_any_character_with_a_burst(level: int) -> None:
    """DM-11.1: Whatever its level."""
    match = bolted(
        seat(field=[f"{JADE} {level}", f"{PLAIN} 1"]), seat(field=["thor-odinson 3", "beast-kreature 2"])
    )
    play(match, "use:power-bolt", f"choose:{JADE}")
    assert keys(match) == ["choose:thor-odinson", "choose:beast-kreature"]
    play(match, "choose:thor-odinson")
    assert zone(match, FOE, "prep") == ["thor-odinson"]


def test_hulk_jade_giant_finds_nobody_without_a_burst() -> None:
    """Only higher levels there."""
    match = bolted(seat(field=[f"{JADE} 3"]), seat(field=["thor-odinson 2", f"{PLAIN} 3"]))
    play(match, "use:power-bolt", f"choose:{JADE}")
    assert field(match, FOE) == [f"{PLAIN} 3", "thor-odinson 2"]


def test_hulk_jade_giant_answers_for_his_player() -> None:
    """Damage to the player sets it off too, once for two dice of the card (DM-9.1)."""
    match = bolted(seat(field=[f"{JADE} 3", f"{JADE} 3"]), seat(field=["sidekick", "sidekick"]))
    play(match, "use:power-bolt", "choose:seat-0")
    assert zone(match, FOE, "prep") == ["sidekick"]
    assert field(match, FOE) == ["sidekick 1"]


def test_hulk_jade_giant_answers_one_source_once() -> None:
    """C-4: The player and Hulk, hurt by one Force Beam; C-5: the KOs it makes are no damage."""
    match = main_step(
        seat(field=[f"{JADE} 3"]),
        seat(field=["thor-odinson 1", "angel-high-ground 3"], reserve=["force-beam action-2"]),
        BEAM,
        active=FOE,
    )
    play(match, "use:force-beam")
    assert zone(match, FOE, "prep") == ["thor-odinson"]
    assert field(match, FOE) == ["angel-high-ground 3"]


def test_hulk_jade_giant_is_not_set_off_by_his_own_ko() -> None:
    """C-5: Smash! is no damage."""
    match = main_step(
        seat(field=[f"{JADE} 1"]),
        seat(field=["sidekick"], reserve=["smash action-0"]),
        ("smash",),
        active=FOE,
    )
    play(match, "use:smash", f"choose:{JADE}")
    assert zone(match, ME, "prep") == [JADE]
    assert field(match, FOE) == ["sidekick 1"]


def test_hulk_jade_giant_answers_the_damage_that_beats_him_with_his_burst() -> None:
    """DM-5.4.14: He is gone, but he showed a burst when he was hurt."""
    match = bolted(seat(field=[f"{JADE} 1 damage=3"]), seat(field=["thor-odinson 3"]))
    play(match, "use:power-bolt", f"choose:{JADE}")
    assert zone(match, ME, "prep") == [JADE]
    assert zone(match, FOE, "prep") == ["thor-odinson"]


def test_hulk_jade_giant_answers_combat_damage() -> None:
    """As an attacker that is blocked; two dice of the card answer once (DM-9.1)."""
    match = assault(
        seat(field=[f"{JADE} 3", f"{JADE} 3"]), seat(field=["sidekick", "sidekick", f"{PLAIN} 3"]), JADE
    )
    block(match, f"{PLAIN} > {JADE}")
    turn_over(match)
    assert zone(match, FOE, "prep") == [PLAIN, "sidekick"]
    assert field(match, FOE) == ["sidekick 1"]
