"""Spider-Man: the cards 16 to 18."""

import pytest

from tests.cards.dice_masters.fights import (
    FOE,
    ME,
    PLAIN,
    assault,
    block,
    field,
    main_step,
    reserve,
    siege,
    stats,
    step,
    turn_over,
)
from tests.kits.dice_masters import die, keys, life, numbers, play, seat, zone

BOLT = ("power-bolt",)

# "Tiger"

TIGER = "spider-man-tiger"


def test_spider_man_tiger_slips_away_from_an_effect() -> None:
    """1 fist: Smash! does nothing to him."""
    match = main_step(
        seat(field=[f"{TIGER} 1"], reserve=["sidekick fist"]),
        seat(reserve=["smash action-0"]),
        ("smash",),
        FOE,
    )
    play(match, "use:smash")
    assert match.actor == ME
    assert keys(match) == [f"use:{TIGER}", "pass"]
    play(match, f"use:{TIGER}")
    assert field(match, ME) == [f"{TIGER} 1"]
    assert zone(match, ME, "used") == ["sidekick"]
    assert zone(match, FOE, "used") == ["smash"]


def test_spider_man_tiger_may_stay() -> None:
    """He is KO'd, and the fist is not spent."""
    match = main_step(
        seat(field=[f"{TIGER} 1"], reserve=["sidekick fist"]),
        seat(reserve=["smash action-0"]),
        ("smash",),
        FOE,
    )
    play(match, "use:smash", "pass")
    assert zone(match, ME, "prep") == [TIGER]
    assert reserve(match, ME) == ["sidekick fist"]


@pytest.mark.parametrize("energy", ["bolt", "mask", "shield"])
def test_spider_man_tiger_needs_a_fist(energy: str) -> None:
    """Another energy will not do."""
    match = main_step(
        seat(field=[f"{TIGER} 1"], reserve=[f"sidekick {energy}"]),
        seat(reserve=["smash action-0"]),
        ("smash",),
        FOE,
    )
    play(match, "use:smash")
    assert zone(match, ME, "prep") == [TIGER]


def test_spider_man_tiger_slips_away_from_damage() -> None:
    """Of an effect, also one of his own player (H-4); others take theirs."""
    for active in (ME, FOE):
        beam = ["force-beam action-0"]
        match = main_step(
            seat(
                field=[f"{TIGER} 1", f"{PLAIN} 1"], reserve=["sidekick fist", *(beam if active == ME else [])]
            ),
            seat(reserve=beam if active == FOE else []),
            ("force-beam",),
            active,
        )
        play(match, "use:force-beam", f"use:{TIGER}")
        assert die(match, ME, TIGER)["damage"] == 0
        assert die(match, ME, PLAIN)["damage"] == 1


def test_spider_man_tiger_may_take_the_damage() -> None:
    """No fist spent."""
    match = main_step(
        seat(field=[f"{TIGER} 1"], reserve=["sidekick fist"]),
        seat(reserve=["power-bolt action-0"]),
        BOLT,
        FOE,
    )
    play(match, "use:power-bolt", f"choose:{TIGER}", "pass")
    assert die(match, ME, TIGER)["damage"] == 2
    assert reserve(match, ME) == ["sidekick fist"]


def test_spider_man_tiger_does_not_slip_away_from_combat() -> None:
    """Combat damage of a character he is engaged with is the exception."""
    match = siege(
        seat(field=[f"{TIGER} 1"], reserve=["sidekick fist"]),
        seat(field=[f"{PLAIN} 2 attacking"]),
        f"{TIGER} > {PLAIN}",
    )
    turn_over(match)
    assert zone(match, ME, "prep") == [TIGER]


def test_spider_man_tiger_slips_away_from_redirected_combat_damage() -> None:
    """He is not engaged with that attacker."""
    match = siege(
        seat(
            field=[f"{TIGER} 1"], reserve=["sidekick fist", "sidekick shield"], cards={"iron-man-inventor": 1}
        ),
        seat(field=[f"{PLAIN} 2 attacking"]),
    )
    play(match, "pass", "global:iron-man-inventor:seat-0", f"use:{TIGER}")
    assert life(match) == [18, 20]
    assert sorted(zone(match, ME, "used")) == ["sidekick", "sidekick"]


def test_spider_man_tiger_is_not_asked_about_gifts_of_his_player() -> None:
    """H-4: Only effects of the opponent, and damage."""
    match = main_step(
        seat(field=[f"{TIGER} 1"], reserve=["sidekick fist", "inner-rage action-0"]), None, ("inner-rage",)
    )
    play(match, "use:inner-rage")
    assert numbers(match, ME, TIGER) == (4, 4)


def test_spider_man_tiger_each_die_pays_for_itself() -> None:
    """DM-9.3: One of two slips away."""
    match = main_step(
        seat(field=[f"{TIGER} 1", f"{TIGER} 2"], reserve=["sidekick fist"]),
        seat(reserve=["force-beam action-1"]),
        ("force-beam",),
        FOE,
    )
    play(match, "use:force-beam")
    assert keys(match) == [f"use:{TIGER}:level-1", f"use:{TIGER}:level-2", "pass"]
    play(match, f"use:{TIGER}:level-2")
    rows = match.view(None)["seats"][ME]["field"]
    assert sorted((row["level"], row["damage"]) for row in rows) == [(1, 2), (2, 0)]


def test_spider_man_tiger_slips_away_from_reroll_and_capture() -> None:
    """Whatever it is: Storm's reroll, Thor's capture."""
    match = main_step(
        seat(field=[f"{TIGER} 1"], reserve=["sidekick fist"]),
        seat(reserve=["storm-african-priestess 1"]),
        active=FOE,
    )
    play(match, "field:storm-african-priestess", f"use:{TIGER}")
    assert field(match, ME) == [f"{TIGER} 1"]
    match = main_step(
        seat(field=[f"{TIGER} 1", "deadpool-assassin 1"], reserve=["sidekick fist"]),
        seat(reserve=["thor-odinson 1", "sidekick bolt"]),
        active=FOE,
    )
    play(match, "field:thor-odinson", f"use:{TIGER}")
    assert field(match, ME) == [f"{TIGER} 1"]
    assert die(match, FOE, "thor-odinson")["captive"] == ["deadpool-assassin"]


def test_spider_man_tiger_stays_the_chosen_one_of_focus_power() -> None:
    """The burst asks for another character, even if he slipped away."""
    match = main_step(
        seat(field=[f"{TIGER} 1", "sidekick"], reserve=["sidekick fist"]),
        seat(field=["thor-odinson 1"], reserve=["focus-power action-1"]),
        ("focus-power",),
        FOE,
    )
    play(match, "use:focus-power", f"choose:{TIGER}:up", f"use:{TIGER}")
    assert field(match, ME) == ["sidekick 1", f"{TIGER} 1"]
    assert field(match, FOE) == ["thor-odinson 2"]  # the only other one that can spin


# "Webhead"

WEBHEAD = "spider-man-webhead"
PAY_WEBHEAD = "choose:pay-spend-fist-1-gets-this-0-4"


def test_spider_man_webhead_pays_for_defense_as_he_attacks() -> None:
    """1 fist: +4D; level 1: 3/3."""
    match = assault(
        seat(field=[f"{WEBHEAD} 1"], reserve=["sidekick fist"]), seat(field=["sidekick"]), WEBHEAD
    )
    assert match.actor == ME
    assert keys(match) == [PAY_WEBHEAD, "pass"]
    play(match, PAY_WEBHEAD)
    assert numbers(match, ME, WEBHEAD) == (3, 7)
    assert zone(match, ME, "used") == ["sidekick"]
    assert step(match) == "block"


def test_spider_man_webhead_pays_once() -> None:
    """At most once per turn per die, with fists to spare."""
    match = assault(
        seat(field=[f"{WEBHEAD} 1"], reserve=["sidekick fist"] * 3), seat(field=["sidekick"]), WEBHEAD
    )
    play(match, PAY_WEBHEAD)
    assert step(match) == "block"
    assert reserve(match, ME) == ["sidekick fist"] * 2


def test_spider_man_webhead_may_save_the_fist() -> None:
    """No bonus."""
    match = assault(
        seat(field=[f"{WEBHEAD} 1"], reserve=["sidekick fist"]), seat(field=["sidekick"]), WEBHEAD
    )
    play(match, "pass")
    assert numbers(match, ME, WEBHEAD) == (3, 3)
    assert reserve(match, ME) == ["sidekick fist"]


def test_spider_man_webhead_needs_a_fist_and_an_attack() -> None:
    """Not with a bolt, not as a blocker, not while another attacks."""
    match = assault(
        seat(field=[f"{WEBHEAD} 1"], reserve=["sidekick bolt"]), seat(field=["sidekick"]), WEBHEAD
    )
    assert step(match) == "block"
    match = siege(
        seat(field=[f"{WEBHEAD} 1"], reserve=["sidekick fist"]),
        seat(field=["sidekick attacking"]),
        f"{WEBHEAD} > sidekick",
    )
    assert keys(match) == ["use:gearing-up", "pass"]
    match = assault(
        seat(field=[f"{WEBHEAD} 1", f"{PLAIN} 1"], reserve=["sidekick fist"]), seat(field=["sidekick"]), PLAIN
    )
    assert step(match) == "block"


def test_spider_man_webhead_each_die_pays_for_itself() -> None:
    """Two that attack, two fists."""
    match = assault(
        seat(field=[f"{WEBHEAD} 1", f"{WEBHEAD} 2"], reserve=["sidekick fist"] * 2),
        seat(field=["sidekick"]),
        f"{WEBHEAD}:level-1",
        WEBHEAD,
    )
    play(match, f"choose:{WEBHEAD}:level-1", PAY_WEBHEAD, PAY_WEBHEAD)
    assert stats(match, ME, WEBHEAD) == [(1, 3, 7), (2, 4, 8)]


def test_spider_man_webhead_bonus_ends_with_the_turn() -> None:
    """DM-7.5"""
    match = assault(
        seat(field=[f"{WEBHEAD} 1"], reserve=["sidekick fist"]), seat(field=[f"{PLAIN} 3"]), WEBHEAD
    )
    play(match, PAY_WEBHEAD)
    block(match, f"{PLAIN} > {WEBHEAD}")
    turn_over(match)
    assert numbers(match, ME, WEBHEAD) == (3, 3)  # 5 damage did not beat 7


# "Webslinger"

SLINGER = "spider-man-webslinger"
PAY_SLINGER = "choose:pay-spend-fist-1-must-block-each-character-theirs-this"


def test_spider_man_webslinger_makes_all_block_him() -> None:
    """1 fist: every opposing character blocks him, none blocks another attacker."""
    match = assault(
        seat(field=[f"{SLINGER} 1", f"{PLAIN} 1"], reserve=["sidekick fist"]),
        seat(field=["sidekick", "thor-odinson 1"]),
        SLINGER,
        PLAIN,
    )
    assert keys(match) == [PAY_SLINGER, "pass"]
    play(match, PAY_SLINGER)
    assert zone(match, ME, "used") == ["sidekick"]
    assert match.actor == FOE
    assert keys(match) == [f"block:sidekick:{SLINGER}", f"block:thor-odinson:{SLINGER}"]
    play(match, f"block:sidekick:{SLINGER}")
    assert [row["blocks"] for row in match.view(None)["seats"][FOE]["field"]] == [[1], [1]]
    assert die(match, ME, PLAIN)["blocked"] is False


def test_spider_man_webslinger_may_save_the_fist() -> None:
    """Nobody has to block."""
    match = assault(
        seat(field=[f"{SLINGER} 1"], reserve=["sidekick fist"]), seat(field=["sidekick"]), SLINGER
    )
    play(match, "pass")
    assert keys(match) == [f"block:sidekick:{SLINGER}", "pass"]
    assert reserve(match, ME) == ["sidekick fist"]


def test_spider_man_webslinger_needs_a_fist() -> None:
    """Not with a mask."""
    match = assault(
        seat(field=[f"{SLINGER} 1"], reserve=["sidekick mask"]), seat(field=["sidekick"]), SLINGER
    )
    assert keys(match) == [f"block:sidekick:{SLINGER}", "pass"]


def test_spider_man_webslinger_forces_only_those_who_are_able() -> None:
    """G-17, DM-7.3: Who may not block stays out of it."""
    match = assault(
        seat(field=[f"{SLINGER} 1", "doctor-octopus-megalomaniac 1"], reserve=["sidekick fist"]),
        seat(field=["sidekick", f"{PLAIN} 1"]),
        SLINGER,
        "doctor-octopus-megalomaniac",
    )
    play(match, f"choose:{SLINGER}", PAY_SLINGER, f"choose:{PLAIN}")
    assert match.actor == ME  # the Sidekick had no choice, Ghost Rider may not block
    rows = {row["die"]: row["blocks"] for row in match.view(None)["seats"][FOE]["field"]}
    assert rows[PLAIN] == []
    assert len(rows["sidekick"]) == 1


def test_spider_man_webslinger_asks_only_as_he_attacks() -> None:
    """Another attacker sets nothing off."""
    match = assault(
        seat(field=[f"{SLINGER} 1", f"{PLAIN} 1"], reserve=["sidekick fist"]), seat(field=["sidekick"]), PLAIN
    )
    assert keys(match) == [f"block:sidekick:{PLAIN}", "pass"]
