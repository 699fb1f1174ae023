"""DM-14.6 to DM-14.10: Captured, controlled and copied dice in a scene, without its exact part."""

from typing import Any

import pytest

import thwack
from tests.cards.dice_masters.high import attack, pass_on, to_attack
from tests.kits.dice_masters import die, keys, numbers, play, position, seat, zone
from thwack import Match, SceneError

ME, FOE = 0, 1
PUPPETEER, CAPTOR, THOR = "loki-illusionist", "loki-trickster", "thor-odinson"
HULK = "hulk-annihilator"
PIN, GUARD = "vibranium-shield-irreplaceable", "vibranium-shield-caps-protection"
SHIFT, BEAST = "mystique-shapeshifter", "beast-kreature"


def without_exact(match: Match) -> Match:
    """The match that goes on from what a person would write of this one."""
    told = match.scene()
    del told["exact"]
    again = thwack.scene("dice_masters", told, chance="ask")
    again.check()
    found = again.scene()
    del found["exact"]
    assert found == told
    return again


def with_thor(*own: dict[str, Any], step: str = "attack", **parts: Any) -> Match:
    """Thor belongs to the other player and is number 0 of my field."""
    mine = {"field": [{"die": THOR, "level": 2, "owner": FOE}, *own]}
    return thwack.scene(
        "dice_masters",
        {"step": step, "seats": [mine, {"field": [{"die": "sidekick"}], "bag": []}], **parts},
        chance="ask",
    )


def test_dm_14_9_a_die_with_another_owner_goes_home_at_the_end_of_the_turn() -> None:
    match = with_thor()
    assert die(match, ME, THOR)["controlled"]
    pass_on(match)
    assert zone(match, FOE, "field") == ["sidekick 1", f"{THOR} 2"]
    assert zone(match, ME, "field") == []


def test_dm_14_9_unblocked_it_goes_to_the_prep_area_of_its_owner() -> None:
    match = with_thor()
    attack(match, THOR)
    play(match, "pass")
    row = match.view(None)["seats"][FOE]
    assert THOR in [*row["prep"], *(rolled["die"] for rolled in row["rolling"])]
    assert zone(match, FOE, "used") == []


def test_dm_14_7_who_controls_a_die_cannot_attack() -> None:
    loose = with_thor({"die": PUPPETEER})
    assert sorted(keys(loose)) == [f"attack:{PUPPETEER}", f"attack:{THOR}", "pass"]
    tied = with_thor({"die": PUPPETEER, "controls": [0]})
    assert keys(tied) == [f"attack:{THOR}", "pass"]


def test_dm_14_7_a_scene_of_a_controlled_die_goes_on_the_same_way() -> None:
    match = position(
        seat(reserve=[f"{PUPPETEER} 1", "sidekick fist", "sidekick bolt"], cards={"phoenix-redd": 1}),
        seat(field=[f"{THOR} 2", "sidekick"]),
    )
    play(match, f"field:{PUPPETEER}", "pay:sidekick:fist", f"choose:{THOR}")
    again = without_exact(match)
    to_attack(again)
    assert keys(again) == [f"attack:{THOR}", "pass"]
    pass_on(again)
    assert zone(again, FOE, "field") == ["sidekick 1", f"{THOR} 2"]  # what Loki would do is forgotten


def test_dm_14_6_a_scene_of_a_captured_die_goes_on_the_same_way() -> None:
    match = position(
        seat(reserve=[f"{CAPTOR} 2", "sidekick fist", "power-bolt action-0"]),
        seat(field=["ghost-rider-johnny-blaze 2 damage=1", "sidekick"]),
        basics=("power-bolt",),
    )
    play(match, f"field:{CAPTOR}", "choose:ghost-rider-johnny-blaze")
    again = without_exact(match)
    assert die(again, ME, CAPTOR)["captive"] == ["ghost-rider-johnny-blaze"]
    pass_on(again)
    assert zone(again, FOE, "field") == ["ghost-rider-johnny-blaze 2", "sidekick 1"]


def test_dm_14_6_held_without_a_captor_it_comes_back_to_the_field() -> None:
    """An action die, which cannot lie there, goes to the used pile."""
    match = position(seat(field=["sidekick"]), seat(held=[HULK, "smash"]), basics=("smash",))
    assert zone(match, FOE, "field") == zone(match, FOE, "used") == []
    pass_on(match)
    assert zone(match, FOE, "field") == [f"{HULK} 1"]
    assert "smash" in zone(match, FOE, "used")


@pytest.mark.parametrize(("pin", "where"), [(PIN, "theirs"), (GUARD, "mine")])
def test_a_scene_of_a_laid_die_goes_on_the_same_way(pin: str, where: str) -> None:
    match = position(
        seat(field=["sidekick"], reserve=[f"{pin} action-0"], bag=[]),
        seat(field=[f"{HULK} 1", f"{THOR} 1"], bag=[]),
    )
    play(match, f"use:{pin}")
    if where == "theirs":
        play(match, f"choose:{HULK}")
    again = without_exact(match)
    assert die(again, *((FOE, HULK) if where == "theirs" else (ME, "sidekick")))["attached"] == [pin]
    attack(again, "sidekick")
    blocks = [f"block:{THOR}:sidekick", "pass"]
    assert sorted(keys(again)) == (blocks if where == "theirs" else [f"block:{HULK}:sidekick", *blocks])


def test_h_37_a_pinned_type_without_its_character_can_be_told() -> None:
    match = position(
        seat(field=["sidekick"], held=[{"die": PIN, "pins": "fist"}]),
        seat(field=[f"{HULK} 1", f"{THOR} 1"]),
        step="attack",
    )
    attack(match, "sidekick")
    assert keys(match) == [f"block:{THOR}:sidekick", "pass"]


def test_dm_14_10_a_scene_of_a_copied_card_goes_on_the_same_way() -> None:
    """Mystique copies until the next one is fielded; with a burst the numbers, too."""
    match = position(
        seat(reserve=[f"{SHIFT} 3", *["sidekick fist"] * 3], cards={"phoenix-redd": 1}),
        seat(field=["sidekick"], cards={BEAST: 1}),
    )
    play(match, f"field:{SHIFT}")
    again = without_exact(match)
    assert die(again, ME, SHIFT)["acts_as"] == BEAST
    assert numbers(again, ME, SHIFT) == numbers(match, ME, SHIFT)
    pass_on(again)
    assert die(again, ME, SHIFT)["acts_as"] == BEAST


@pytest.mark.parametrize(("until", "turn_later"), [("turn-end", (1, 1)), ("next-turn", (7, 6))])
def test_dm_14_10_copied_numbers_last_as_long_as_the_scene_says(
    until: str, turn_later: tuple[int, int]
) -> None:
    row = {"die": "sidekick", "numbers": [7, 6], "until": until}
    match = thwack.scene("dice_masters", {"step": "attack", "seats": [{"field": [row]}, {}]}, chance="ask")
    assert numbers(without_exact(match), ME, "sidekick") == (7, 6)
    pass_on(match)
    assert numbers(match, ME, "sidekick") == turn_later


@pytest.mark.parametrize(
    ("mine", "words"),
    [
        ({"field": [{"die": CAPTOR, "controls": [0]}]}, "cannot control number 0"),
        ({"field": [{"die": CAPTOR, "controls": "all"}]}, "whole numbers"),
        ({"field": [{"die": CAPTOR, "copies": "beast-genetic-expert"}]}, "no card of this match"),
        ({"field": [{"die": CAPTOR, "copies": ["x"]}]}, "no card of this match"),
        ({"field": [{"die": CAPTOR, "numbers": [1]}]}, "[A, D]"),
        ({"field": [{"die": CAPTOR, "numbers": [1, -1]}]}, "from 0 to 99"),
        ({"field": [{"die": CAPTOR, "numbers": "card"}]}, "has none"),
        ({"field": [{"die": CAPTOR, "numbers": [1, 1], "until": "noon"}]}, "until is one of"),
        ({"field": [{"die": CAPTOR, "numbers": [1, 1], "until": "replaced"}]}, "which card"),
        ({"held": [{"die": HULK, "captive": 4}]}, "field of seat 1"),
        ({"held": [{"die": HULK, "captive": 0, "by": 1}]}, "no part 'by'"),
        ({"held": [{"die": HULK, "level": 9}]}, "no face"),
        ({"held": [{"die": HULK, "from": "moon"}]}, "cannot come from"),
        ({"held": [{"die": HULK, "lies_by": 0}], "field": [{"die": "sidekick"}]}, "no action die"),
        ({"held": [{"die": PIN, "pins": "generic"}]}, "pins is one of"),
        ({"held": [{"die": PIN, "from": "reserve"}]}, "give the face"),
        ({"held": [{"level": 1}]}, "lacks its slug"),
        ({"held": [3]}, "slugs of dice"),
    ],
)
def test_ties_that_cannot_be_are_refused(mine: dict[str, Any], words: str) -> None:
    with pytest.raises(SceneError) as fault:
        thwack.scene("dice_masters", {"step": "main", "seats": [mine, {}]})
    assert words in str(fault.value)
