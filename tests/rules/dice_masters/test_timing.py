"""DM-13: Timing."""

import pytest

from tests.kits.dice_masters import home_made, keys, life, marked, numbers, play, position, seat, zone

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5
SHIELD = "vibranium-shield-one-of-a-kind"


def test_dm_13_1_the_active_players_effects_come_first() -> None:
    """Force Beam damages two Novas; mine draws first, whatever order the dice lie in."""
    for active in (ME, FOE):
        mine = seat(field=["nova-quasar 1"], reserve=["force-beam action-0"], bag=["sidekick"])
        theirs = seat(field=["nova-quasar 1"], bag=["sidekick"])
        match = position(
            *((mine, theirs) if active == ME else (theirs, mine)), basics=("force-beam",), active=active
        )
        play(match, "use:force-beam")
        assert match.actor == active
        play(match, "choose:draw-1")
        assert zone(match, active, "prep") == ["sidekick"]
        assert match.actor == 1 - active
        play(match, "choose:draw-1")
        assert zone(match, 1 - active, "prep") == ["sidekick"]


def test_dm_13_1_ones_own_effects_come_in_the_order_one_likes() -> None:
    """Doctor Octopus and Deadpool both have an effect of attacking."""
    for first in ("doctor-octopus-megalomaniac", "deadpool-assassin"):
        match = position(
            seat(field=["doctor-octopus-megalomaniac 1", "deadpool-assassin 1"]),
            seat(field=[f"{GHOST_RIDER} 1", "thor-odinson 1"]),
            step="attack",
        )
        play(match, "attack:doctor-octopus-megalomaniac", "attack:deadpool-assassin")
        assert (match.actor, sorted(keys(match))) == (
            ME,
            ["choose:deadpool-assassin", "choose:doctor-octopus-megalomaniac"],
        )
        play(match, f"choose:{first}")
        assert ("pass" in keys(match)) == (first == "deadpool-assassin")  # his "may"


def test_dm_13_2_nobody_can_use_anything_while_an_effect_goes_on() -> None:
    """Between the two spins of Focus Power nobody is asked, though both have energy for Globals."""
    match = position(
        seat(
            field=[f"{GHOST_RIDER} 1", "thor-odinson 1"],
            reserve=["focus-power action-2", "sidekick bolt"],
        ),
        seat(field=["hulk-annihilator 1"], reserve=["sidekick bolt"]),
        basics=("focus-power", "invulnerability"),
        globals_order="every-action",
    )
    play(match, "use:focus-power", f"choose:{GHOST_RIDER}:up")
    assert match.actor == ME
    assert all(key.startswith("choose:") for key in keys(match))
    play(match, "choose:thor-odinson:up")
    assert (match.actor, keys(match)) == (FOE, ["global:invulnerability", "pass"])


def test_dm_13_2_except_what_prevents_or_redirects_damage() -> None:
    """Two bursts: damage to the players may be answered before the characters are damaged."""
    match = position(
        seat(field=[f"{GHOST_RIDER} 1"], reserve=["force-beam action-2"]),
        seat(field=["thor-odinson 1"], reserve=["sidekick shield"] * 2, cards={SHIELD: 1}),
        basics=("force-beam", "take-cover"),
    )
    play(match, "use:force-beam")
    assert (match.actor, keys(match)) == (
        FOE,
        [f"global:{SHIELD}:seat-1", f"global:{SHIELD}:seat-0", "pass"],  # no Take Cover
    )
    play(match, f"global:{SHIELD}:seat-1", "pass")
    assert life(match) == [19, 20]
    assert marked(match, FOE) == {"thor-odinson": 0}
    play(match, f"global:{SHIELD}:thor-odinson")
    assert marked(match, FOE) == {"thor-odinson": 1}
    assert marked(match, ME) == {GHOST_RIDER: 2}


def test_dm_13_3_any_number_of_actions_then_one_of_the_other_then_the_active_goes_on() -> None:
    match = position(
        seat(field=["sidekick"], reserve=["sidekick bolt", "sidekick bolt", "sidekick bolt"]),
        seat(field=[f"{GHOST_RIDER} 1"], reserve=["sidekick bolt", "sidekick bolt"]),
        basics=("invulnerability",),
    )
    play(match, "global:invulnerability", "choose:1", "choose:sidekick")
    assert match.actor == ME
    play(match, "global:invulnerability", "choose:1", "choose:sidekick")
    assert match.actor == ME
    play(match, "pass")
    assert (match.actor, keys(match)) == (FOE, ["global:invulnerability", "pass"])
    play(match, "global:invulnerability", "choose:1", f"choose:{GHOST_RIDER}")
    assert (match.actor, keys(match)) == (ME, ["global:invulnerability", "pass"])
    play(match, "global:invulnerability", "choose:sidekick")
    assert numbers(match, ME, "sidekick") == (4, 1)
    assert match.actor == FOE  # I had nothing left, and they have a bolt


def test_dm_13_3_nothing_at_all_is_also_a_number_of_actions() -> None:
    match = position(
        seat(field=["sidekick"], reserve=["sidekick bolt"]),
        seat(reserve=["sidekick bolt"]),
        basics=("invulnerability",),
    )
    play(match, "pass")
    assert match.actor == FOE


def test_dm_13_4_when_both_have_passed_in_a_row_the_step_is_over() -> None:
    match = position(
        seat(field=["sidekick"], reserve=["sidekick bolt"] * 2),
        seat(field=["sidekick"], reserve=["sidekick bolt"]),
        basics=("invulnerability",),
    )
    play(match, "pass", "pass")
    assert match.actor == ME  # who may still go on
    assert keys(match) == ["buy:invulnerability", "global:invulnerability", "pass"]
    assert match.view(None)["step"] == "main"
    going_on = match.fork()
    play(match, "pass")
    assert match.view(None)["step"] == "attack"
    play(going_on, "global:invulnerability", "choose:1", "choose:sidekick:seat-0", "pass")
    assert going_on.actor == FOE  # the other player is asked once more


def test_dm_13_4_damage_can_still_be_answered_then() -> None:
    match = position(
        seat(field=["sidekick"], reserve=["sidekick bolt"]),
        seat(reserve=["sidekick shield", "sidekick bolt"], cards={SHIELD: 1}),
        step="attack",
        basics=("invulnerability",),
    )
    play(match, "attack:sidekick", "pass", "pass", "pass")
    assert (match.actor, keys(match)) == (FOE, [f"global:{SHIELD}:seat-1", "pass"])
    play(match, f"global:{SHIELD}:seat-1")
    assert life(match) == [20, 20]


def test_dm_13_5_the_order_is_not_for_reactions() -> None:
    """The one action that the other player has is not used up by answering damage."""
    match = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0"]),
        seat(reserve=["sidekick shield", "sidekick shield"], cards={SHIELD: 1}),
        basics=("power-bolt", "take-cover"),
    )
    play(match, "use:power-bolt", "choose:seat-1", f"global:{SHIELD}:seat-1")
    assert (match.actor, keys(match)) == (FOE, ["global:take-cover", "pass"])


def test_dm_13_6_a_new_trigger_waits_and_then_the_active_player_is_first_again() -> None:
    """Hulk, Iron Man, Hulk again: he answers the first Iron Man before the second one acts."""
    match = position(
        seat(
            field=["hulk-jade-giant 3 attacking", "thor-odinson 1 attacking"],
            reserve=["force-beam action-0"],
        ),
        seat(
            field=["iron-man-playboy 2 blocks=0", "iron-man-playboy 3 blocks=1", *[f"{GHOST_RIDER} 1"] * 3],
        ),
        step="actions",
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    # Hulk has KO'd one level-1 character; then the Iron Men, in the order their player likes.
    assert zone(match, FOE, "prep") == [GHOST_RIDER]
    assert (match.actor, keys(match)) == (
        FOE,
        ["choose:iron-man-playboy:level-2", "choose:iron-man-playboy:level-3"],
    )
    play(match, "choose:iron-man-playboy:level-2", "choose:hulk-jade-giant")
    # That has triggered Hulk, and he was before the second Iron Man, whose turn it is now.
    assert marked(match, ME) == {"hulk-jade-giant": 4, "thor-odinson": 1}
    assert zone(match, FOE, "prep") == [GHOST_RIDER, GHOST_RIDER]
    assert (match.actor, keys(match)) == (FOE, ["choose:hulk-jade-giant", "choose:thor-odinson"])


def test_dm_13_6_two_events_of_one_source_are_two_triggers() -> None:
    """Iron Man answers each of his two blockers with 3 damage to Hulk: Hulk triggers for each of these two
    effects, and once for the Sidekick that he blocks. So he KOs three more Sidekicks."""
    match = position(
        seat(field=["iron-man-playboy 3", *["sidekick"] * 5]),
        seat(field=["hulk-jade-giant 3", f"{GHOST_RIDER} 1", "sidekick"]),
        step="attack",
    )
    play(match, "attack:iron-man-playboy", "attack:sidekick", "pass")
    play(match, "block:hulk-jade-giant:sidekick", f"block:{GHOST_RIDER}:iron-man-playboy")
    play(match, "block:sidekick:iron-man-playboy", "assign:sidekick:0")
    assert zone(match, ME, "prep") == ["sidekick"]  # the one that Hulk blocked
    assert (match.actor, keys(match)) == (ME, ["choose:sidekick:seat-1", "choose:hulk-jade-giant"])
    play(match, "choose:hulk-jade-giant")
    assert match.actor == ME  # Hulk waits for my second answer
    assert zone(match, ME, "prep") == ["sidekick"]
    play(match, "choose:hulk-jade-giant")
    assert zone(match, ME, "prep") == ["sidekick"] * 4
    assert zone(match, ME, "field") == ["iron-man-playboy 3", "sidekick 1"]


# H-39: what would do nothing

WAITING = ["thing-grim-ben 1", "silver-surfer-silverado 1", "thor-god-of-thunder 1"]
MARTYR = """
name = { en = "Martyr" }
type = "character"
energy = "mask"
affiliations = []
faces = ["mask", "mask-2", "mask-2", "0/2/4", "0/3/5", "0/4/6"]

[[card]]
id = "martyr-bleeding"
number = 901
subtitle = { en = "Bleeding" }
cost = 2
max = 4
rarity = "common"
text = ["at(attack_start, damage(you, 3))"]
"""


@pytest.mark.parametrize("active", [ME, FOE])
def test_h_39_effects_whose_conditions_are_false_ask_for_no_order(active: int) -> None:
    """Thing, Silver Surfer and Thor: nobody is outnumbered or behind, and there is no fist to count."""
    match = position(
        seat(field=WAITING, life=20), seat(field=["sidekick"], life=10), step="attack", active=active
    )
    assert keys(match)[0].startswith("attack:")


def test_h_39_one_that_does_something_begins_and_the_others_follow() -> None:
    """Silver Surfer is behind; his bonus makes nobody outnumbered."""
    match = position(seat(field=WAITING, life=10), seat(field=["sidekick"], life=20), step="attack")
    assert keys(match)[0].startswith("attack:")
    assert numbers(match, ME, "silver-surfer-silverado") == (7, 7)
    assert numbers(match, ME, "thing-grim-ben") == (3, 3)


def test_h_39_an_order_is_asked_where_one_effect_could_wake_another() -> None:
    """The martyr's damage makes Silver Surfer's player the one behind, if it comes first."""
    for first, bonus in (("martyr-bleeding", 2), ("silver-surfer-silverado", 0)):
        match = home_made(
            MARTYR, seat(field=["martyr-bleeding 1", "silver-surfer-silverado 1"]), seat(), step="attack"
        )
        assert sorted(keys(match)) == ["choose:martyr-bleeding", "choose:silver-surfer-silverado"]
        play(match, f"choose:{first}")
        assert numbers(match, ME, "silver-surfer-silverado") == (5 + bonus, 5 + bonus)
