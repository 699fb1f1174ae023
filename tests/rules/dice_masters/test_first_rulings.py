"""H-1 to H-7, H-30 to H-35: rulings of our own on bursts, slipping away, the order of effects and damage."""

from typing import Any

import pytest

from tests.kits.dice_masters import die, keys, life, marked, play, position, seat, zone
from thwack import Match

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5
LEADER = "captain-america-natural-leader"


def two_hulks(*uses: str) -> Match:
    """A Hulk with a burst (level 2) and one without (level 3); opposing characters of levels 1 and 2."""
    match = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0", "force-beam action-0"]),
        seat(field=["hulk-anger-issues 3", "hulk-anger-issues 2"]),
        basics=("power-bolt", "force-beam"),
    )
    play(match, *uses)
    return match


def grown(match: Match) -> list[int]:
    """How much A each Hulk has gained."""
    return [row["attack"] - row["printed"][0] for row in match.view(None)["seats"][FOE]["field"]]


def test_h_1_the_burst_of_the_die_that_was_damaged_counts() -> None:
    assert grown(two_hulks("use:power-bolt", "choose:hulk-anger-issues:level-3")) == [2, 2]
    assert grown(two_hulks("use:power-bolt", "choose:hulk-anger-issues:level-2")) == [3, 3]


def test_h_1_where_no_die_is_concerned_any_burst_counts() -> None:
    assert grown(two_hulks("use:power-bolt", "choose:seat-1")) == [3, 3]


def test_h_1_only_a_burst_of_the_same_card_counts() -> None:
    """Beast shows a burst, but the text is Hulk's, whose die shows none."""
    match = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0"]),
        seat(field=["hulk-anger-issues 3", "beast-big-boy-blue 1"]),
        basics=("power-bolt", "force-beam"),
    )
    play(match, "use:power-bolt", "choose:seat-1")
    assert 2 in grown(match)
    assert 3 not in grown(match)


def tiger(name: str, reserve: list[str], basics: tuple[str, ...] = (), **parts: Any) -> Match:
    """Spider-Man "Tiger" and a fist for him, in front of another character's effect."""
    return position(
        seat(field=parts.pop("field", ["sidekick"]), reserve=reserve, **parts),
        seat(field=[f"{name} 1"], reserve=["sidekick fist"]),
        basics=basics,
    )


TIGER = "spider-man-tiger"


@pytest.mark.parametrize(
    ("reserve", "uses"),
    [
        (["smash action-0"], ["use:smash", f"choose:{TIGER}"]),  # a KO
        (["focus-power action-0"], ["use:focus-power"]),  # a spin
        (["distraction action-0"], ["use:distraction"]),  # no block
        (["power-bolt action-0"], ["use:power-bolt", f"choose:{TIGER}"]),  # damage
        (["force-beam action-0"], ["use:force-beam"]),  # damage without a target
        (["loki-trickster 1", "sidekick bolt"], ["field:loki-trickster"]),  # a capture
        (["loki-illusionist 1", "sidekick bolt"], ["field:loki-illusionist"]),  # control
        (["storm-african-priestess 1"], ["field:storm-african-priestess"]),  # a reroll
    ],
)
def test_h_4_tiger_may_pay_against_every_effect_of_the_opponent(reserve: list[str], uses: list[str]) -> None:
    basics = tuple(name for name in (row.split()[0] for row in reserve) if name in BASICS)
    match = tiger(TIGER, reserve, basics)
    play(match, *uses)
    assert (match.actor, keys(match)) == (FOE, [f"use:{TIGER}", "pass"])
    play(match, f"use:{TIGER}")
    row = die(match, FOE, TIGER)
    assert (row["level"], row["damage"], row["controlled"]) == (1, 0, False)
    if reserve[0].startswith("distraction"):
        play(match, "attack:sidekick")
        assert keys(match) == [f"block:{TIGER}:sidekick", "pass"]
    assert zone(match, FOE, "used") == ["sidekick"]


BASICS = ("smash", "focus-power", "distraction", "power-bolt", "force-beam")


def test_h_4_not_against_ones_own_effects_but_against_damage_of_any() -> None:
    match = position(
        seat(
            field=[f"{TIGER} 1"],
            reserve=["sidekick fist", "focus-power action-0", "force-beam action-0"],
        ),
        basics=("focus-power", "force-beam"),
    )
    play(match, "use:focus-power")
    assert zone(match, ME, "field") == [f"{TIGER} 2"]
    play(match, "use:force-beam")
    assert (match.actor, keys(match)) == (ME, [f"use:{TIGER}", "pass"])


def test_h_4_not_against_combat_damage_of_the_one_he_is_engaged_with() -> None:
    match = position(
        seat(field=["sidekick"]), seat(field=[f"{TIGER} 1"], reserve=["sidekick fist"]), step="attack"
    )
    play(match, "attack:sidekick", f"block:{TIGER}:sidekick")
    assert match.view(None)["active"] == FOE  # he was not asked
    assert zone(match, ME, "prep") == ["sidekick"]


def test_h_4_but_against_another_effect_of_that_one() -> None:
    """Hulk, whom Spider-Man blocks, damages all opposing characters when a beam has hit him."""
    match = position(
        seat(field=["hulk-green-goliath 3"], reserve=["force-beam action-0"]),
        seat(field=[f"{TIGER} 3"], reserve=[f"{TIGER} fist-2"]),
        step="attack",
        basics=("force-beam",),
    )
    play(match, "attack:hulk-green-goliath", f"block:{TIGER}:hulk-green-goliath", "use:force-beam", "pass")
    assert marked(match, FOE) == {TIGER: 1}
    assert (match.actor, keys(match)) == (FOE, [f"use:{TIGER}", "pass"])
    play(match, f"use:{TIGER}")  # 2 damage are canceled; then come 8 in combat
    assert zone(match, FOE, "field") == []
    assert zone(match, ME, "field") == ["hulk-green-goliath 3"]


def test_h_4_but_against_combat_damage_that_was_redirected_to_him() -> None:
    """Nova, who blocks Thor, sends Thor's damage to Spider-Man."""
    match = position(
        seat(field=["thor-odinson 1", f"{TIGER} 1"], reserve=["sidekick fist"]),
        seat(field=["nova-bucket-head 1"]),
        step="attack",
    )
    play(match, "attack:thor-odinson", "pass", "block:nova-bucket-head:thor-odinson")
    play(match, "choose:redirect:5:nova-bucket-head", f"choose:{TIGER}")
    assert (match.actor, keys(match)) == (ME, [f"use:{TIGER}", "pass"])
    play(match, f"use:{TIGER}")
    assert zone(match, ME, "field") == [f"{TIGER} 1", "thor-odinson 1"]
    assert zone(match, FOE, "field") == ["nova-bucket-head 1"]


def test_h_6_the_order_of_ones_own_triggers_is_asked_only_when_two_differ() -> None:
    """Two like Novas ask for their draws, not for their order; two unlike ones do."""
    alike = position(
        seat(field=["nova-quasar 1"] * 2, reserve=["force-beam action-0"]), basics=("force-beam",)
    )
    play(alike, "use:force-beam")
    assert keys(alike) == ["choose:draw-1", "pass"]
    unlike = position(
        seat(field=["nova-quasar 1", "nova-quasar 2"], reserve=["force-beam action-0"]),
        basics=("force-beam",),
    )
    play(unlike, "use:force-beam")
    assert keys(unlike) == ["choose:nova-quasar:level-1", "choose:nova-quasar:level-2"]


def test_h_6_triggers_that_speak_of_different_characters_differ() -> None:
    """Hawkeye spins those he has damaged to level 1: which of the two comes first, is asked."""
    match = position(
        seat(field=["hawkeye-brer-hawkeye 2"]),
        seat(field=["mr-fantastic-elastic 2", "nova-quasar 2"]),
        step="attack",
    )
    play(match, "attack:hawkeye-brer-hawkeye", "block:mr-fantastic-elastic:hawkeye-brer-hawkeye")
    play(match, "block:nova-quasar:hawkeye-brer-hawkeye", "assign:mr-fantastic-elastic:2")
    assert match.actor == ME
    assert keys(match) == ["choose:hawkeye-brer-hawkeye:1", "choose:hawkeye-brer-hawkeye:2"]
    play(match, "choose:hawkeye-brer-hawkeye:2")
    assert zone(match, FOE, "field") == ["mr-fantastic-elastic 1", "nova-quasar 1"]


def test_h_7_damage_to_several_characters_is_an_instance_for_each() -> None:
    """Iron Man lowers the damage to himself only; each instance may be prevented by itself."""
    shield = "vibranium-shield-irreplaceable"
    match = position(
        seat(field=[f"{GHOST_RIDER} 3"], reserve=["force-beam action-1"]),
        seat(
            field=["iron-man-inventor 1", f"{GHOST_RIDER} 2", "thor-odinson 1"],
            reserve=["sidekick shield"] * 2,
            cards={shield: 1},
        ),
        basics=("force-beam",),
    )
    play(match, "use:force-beam", f"global:{shield}:{GHOST_RIDER}:level-2", f"global:{shield}:thor-odinson")
    assert marked(match, FOE) == {"iron-man-inventor": 1, GHOST_RIDER: 1, "thor-odinson": 1}


def test_h_7_but_one_source_triggers_a_text_about_you_or_this_once() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 3"], reserve=["force-beam action-2"]),
        seat(field=["hulk-anger-issues 3"] * 2),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert grown(match) == [2, 2]  # two Hulks and their player were damaged


def test_h_30_clean_up_takes_damage_off_after_attackers_have_left() -> None:
    """Captain America goes to used as an unblocked attacker: the Sidekick he led has 1 of 1 damage then."""
    match = position(seat(field=[f"{LEADER} 1", "sidekick"]), seat(field=["sidekick"]), step="attack")
    play(match, f"attack:{LEADER}", "attack:sidekick", "block:sidekick:sidekick")
    assert zone(match, ME, "used") == [LEADER]
    assert zone(match, ME, "prep") == ["sidekick"]


@pytest.mark.parametrize("levels", [(2, 3), (3, 2)])
def test_h_31_of_several_dice_damaged_at_once_one_with_a_burst_is_enough(levels: tuple[int, int]) -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 3"], reserve=["force-beam action-0"]),
        seat(field=[f"hulk-anger-issues {level}" for level in levels]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert grown(match) == [3, 3]


def test_h_33_damage_that_a_text_has_lowered_to_0_cannot_be_made_larger() -> None:
    """Force Beam with 1 damage, Iron Man who takes 1 less, and a bolt for Human Torch's Global."""
    torch = "human-torch-flame-on"
    match = position(
        seat(field=[f"{GHOST_RIDER} 3"], reserve=["force-beam action-0", "sidekick bolt"], cards={torch: 1}),
        seat(field=["iron-man-inventor 1", "thor-odinson 1"]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert keys(match) == [f"global:{torch}:{GHOST_RIDER}", f"global:{torch}:thor-odinson", "pass"]
    play(match, "pass")
    assert marked(match, FOE) == {"iron-man-inventor": 0, "thor-odinson": 1}


def test_h_34_a_text_redirects_an_instance_once_and_its_new_target_may_redirect_it_again() -> None:
    """My Nova sends the bolt to theirs, theirs sends it back, and mine takes it: his first is over."""
    nova = "nova-bucket-head"
    match = position(
        seat(field=[f"{nova} 1"], reserve=["power-bolt action-0"]),
        seat(field=[f"{nova} 1"]),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", f"choose:{nova}:seat-0", f"choose:redirect:2:{nova}:seat-0")
    play(match, f"choose:{nova}:seat-1")
    assert match.actor == FOE
    play(match, f"choose:redirect:2:{nova}:seat-1", f"choose:{nova}:seat-0")
    assert (marked(match, ME), marked(match, FOE)) == ({nova: 2}, {nova: 0})


def test_h_34_no_die_redirects_the_same_damage_twice() -> None:
    """Mr. Fantastic sends 2 of Nova's 4 back to Nova, who sends them to him once more."""
    nova, fantastic = "nova-bucket-head", "mr-fantastic-the-invincible-man"
    match = position(seat(field=[f"{nova} 1"]), seat(field=[f"{fantastic} 1 damage=1"]), step="attack")
    play(match, f"attack:{nova}", f"block:{fantastic}:{nova}", "pass")  # Nova takes his 1 damage himself
    play(match, f"choose:redirect:2:{fantastic}")
    again = [key for key in keys(match) if key.startswith("choose:redirect:2")]
    assert match.actor == ME
    play(match, again[0], f"choose:{fantastic}")
    while match.view(None)["active"] == ME:
        assert not [key for key in keys(match) if "redirect:2" in key]
        play(match, "pass")
    assert zone(match, FOE, "field") == []  # 1 + 2 + 2 of 5
    assert zone(match, ME, "field") == [f"{nova} 1"]


def test_h_35_a_text_while_active_hears_the_fielding_of_its_own_die() -> None:
    match = position(seat(reserve=["human-torch-johnny-storm 1"]), seat(field=["thor-odinson 1", "sidekick"]))
    play(match, "field:human-torch-johnny-storm", "choose:thor-odinson")
    assert life(match) == [20, 19]
    assert marked(match, FOE) == {"thor-odinson": 1, "sidekick": 0}


def test_h_32_who_has_to_block_two_attackers_chooses_one_of_them() -> None:
    match = position(
        seat(field=["spider-man-webslinger 1", "deadpool-assassin 1"], reserve=["sidekick fist"]),
        seat(field=["thor-odinson 1"]),
        step="attack",
    )
    play(match, "attack:spider-man-webslinger", "attack:deadpool-assassin")
    play(match, "choose:deadpool-assassin", "choose:thor-odinson")
    play(match, keys(match)[0])
    assert (match.actor, keys(match)) == (
        FOE,
        ["block:thor-odinson:spider-man-webslinger", "block:thor-odinson:deadpool-assassin"],
    )
