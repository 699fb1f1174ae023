"""C-1 to C-21: rulings on single cards."""

import pytest

from tests.kits.dice_masters import die, keys, life, marked, numbers, play, position, seat, zone
from thwack import CHANCE, Match

ME, FOE = 0, 1
GHOST_RIDER = "ghost-rider-johnny-blaze"  # no text: 2/3, 3/4, 5/5
BEAST, TORCH = "beast-mutate-666", "human-torch-flame-on"


def rolling(match: Match, number: int) -> list[str]:
    """The dice that a seat rolls."""
    return sorted(row["die"] for row in match.view(None)["seats"][number]["rolling"])


# Beast


def test_c_1_beast_gains_no_life_when_the_same_damage_has_ended_the_game() -> None:
    for lives, over in ((1, True), (2, False)):
        match = position(
            seat(field=["thor-odinson 1", "sidekick"]),
            seat(field=["beast-genetic-expert 2"], life=lives),
            step="attack",
        )
        play(match, "attack:thor-odinson", "attack:sidekick", "block:beast-genetic-expert:thor-odinson")
        assert (match.result is not None) == over
        assert life(match) == [20, 0 if over else 2]  # 2, less 1, and 1 gained


def test_c_2_several_beasts_may_block_one_attacker_and_each_of_them_triggers() -> None:
    match = position(
        seat(field=["thor-odinson 1"]), seat(field=[f"{BEAST} 2"] * 2, bag=["sidekick"] * 6), step="attack"
    )
    play(match, "attack:thor-odinson", f"block:{BEAST}:thor-odinson", f"block:{BEAST}:thor-odinson")
    assert zone(match, FOE, "prep") == ["sidekick", "sidekick"]
    assert len(zone(match, FOE, "bag")) == 4


def test_c_3_beast_refills_the_bag_at_once_and_missing_dice_cost_no_life() -> None:
    """At level 1 he draws two; there is one in the used pile, and none in the bag."""
    match = position(
        seat(field=["sidekick"]),
        seat(field=[f"{BEAST} 1", "sidekick"], bag=[], used=["thor-odinson"], reserve=["sidekick shield"]),
        step="attack",
        basics=("take-cover",),
    )
    play(match, "attack:sidekick", f"block:{BEAST}:sidekick", "pass")
    assert zone(match, FOE, "used") == ["thor-odinson"]  # drawn, and the only one to be put there
    assert zone(match, FOE, "bag") == []
    assert life(match) == [20, 20]
    gone = position(seat(field=["sidekick"]), seat(field=[f"{BEAST} 2"], bag=[]), step="attack")
    play(gone, "attack:sidekick", f"block:{BEAST}:sidekick")
    assert life(gone) == [20, 16]  # four for clear and draw, none for Beast


# Hulk


def answers(hulk: str, *uses: str) -> Match:
    """A Hulk of the opponent without a burst, three level-1 characters of mine, and damage for everybody."""
    match = position(
        seat(
            field=["thor-odinson 3", *[f"{GHOST_RIDER} 1"] * 3],
            reserve=["force-beam action-2", "power-bolt action-0", "power-bolt action-1"],
        ),
        seat(field=[f"{hulk} 3"], used=[hulk]),
        basics=("force-beam", "power-bolt"),
    )
    play(match, *uses)
    return match


@pytest.mark.parametrize("hulk", ["anger-issues", "annihilator", "jade-giant", "green-goliath"])
def test_c_4_one_source_that_damages_you_and_hulk_triggers_once_and_two_dice_twice(hulk: str) -> None:
    name = f"hulk-{hulk}"
    bolts = ["use:power-bolt:action-0", f"choose:{name}", "use:power-bolt", "choose:seat-1"]
    beam, two = answers(name, "use:force-beam"), answers(name, *bolts)
    assert (life(beam), life(two)) == ([19, 19], [20, 18])
    if hulk == "anger-issues":
        assert [numbers(match, FOE, name) for match in (beam, two)] == [(10, 10), (12, 12)]
    elif hulk == "annihilator":
        for match in (beam, two):
            assert (zone(match, FOE, "used"), zone(match, FOE, "prep")) == ([], [name])
    elif hulk == "jade-giant":
        assert [zone(match, ME, "prep") for match in (beam, two)] == [[GHOST_RIDER], [GHOST_RIDER] * 2]
    else:
        assert [die(match, ME, "thor-odinson")["damage"] for match in (beam, two)] == [2 + 2, 2 + 2]


def test_c_5_a_ko_by_an_effect_is_not_damage() -> None:
    match = position(
        seat(field=["sidekick", f"{GHOST_RIDER} 1"], reserve=["smash action-0"]),
        seat(field=["hulk-jade-giant 1"]),
        basics=("smash",),
    )
    play(match, "use:smash", "choose:hulk-jade-giant")
    assert zone(match, FOE, "prep") == ["hulk-jade-giant"]
    assert zone(match, ME, "field") == [f"{GHOST_RIDER} 1", "sidekick 1"]


# Human Torch


def test_c_6_human_torch_speaks_while_he_is_active_whoever_is_fielded() -> None:
    """Once for each fielding, however many Torches there are; not when he is not in the field."""
    match = position(
        seat(field=[f"{TORCH} 1"] * 2, reserve=["sidekick 1", "sidekick 1"]), seat(field=["sidekick"])
    )
    play(match, "field:sidekick", "choose:seat-1")
    assert life(match) == [20, 19]
    play(match, "field:sidekick", "choose:seat-1")
    assert life(match) == [20, 18]
    absent = position(seat(reserve=["sidekick 1"], prep=[TORCH]), seat(field=["sidekick"]))
    play(absent, "field:sidekick")
    assert (absent.actor, life(absent)) == (ME, [20, 20])


def burning(**parts: object) -> Match:
    """Human Torch's Global for me, with two bolts."""
    return position(
        seat(
            field=[f"{GHOST_RIDER} 3"],
            reserve=["power-bolt action-0", "sidekick bolt", "sidekick bolt", "force-beam action-0"],
            cards={TORCH: 1},
            **parts,
        ),
        seat(field=["thor-odinson 1", "hulk-annihilator 3"], reserve=["sidekick bolt"]),
        basics=("power-bolt", "force-beam"),
    )


def test_c_7_the_global_of_human_torch_adds_to_damage_once_for_each_instance() -> None:
    match = burning()
    assert not [key for key in keys(match) if key.startswith("global")]  # there is no damage to add to
    play(match, "use:power-bolt", "choose:thor-odinson")
    assert (match.actor, keys(match)) == (ME, [f"global:{TORCH}:thor-odinson", "pass"])
    play(match, f"global:{TORCH}:thor-odinson")
    assert marked(match, FOE)["thor-odinson"] == 3  # and that was all, though there is a bolt left
    assert zone(match, ME, "reserve") == ["force-beam action-0", "sidekick bolt"]
    play(match, "use:force-beam", f"global:{TORCH}:thor-odinson")
    assert marked(match, FOE) == {"thor-odinson": 5, "hulk-annihilator": 1}


def test_c_7_damage_to_many_is_made_larger_on_one_of_them() -> None:
    match = burning()
    play(match, "use:force-beam", f"global:{TORCH}:thor-odinson")
    assert match.actor == ME
    assert keys(match) == ["use:power-bolt", "pass"]  # with a bolt left, but no second target
    assert marked(match, FOE) == {"thor-odinson": 2, "hulk-annihilator": 1}


def test_c_7_it_is_for_the_damage_that_one_deals_with_an_action_or_a_global() -> None:
    """Neither the opponent, who has a bolt too, nor the damage of a character."""
    match = burning()
    play(match, "use:power-bolt", "choose:thor-odinson", "pass")
    assert match.actor == ME  # the opponent was not asked
    play(match, "pass", f"attack:{GHOST_RIDER}", "pass", "pass")
    assert life(match) == [20, 15]  # I have bolts, but was not asked for this damage


# Iron Man


def test_c_8_the_global_of_inventor_answers_an_instance_once() -> None:
    match = position(
        seat(field=["thor-odinson 1", "sidekick"]),
        seat(
            field=[f"{GHOST_RIDER} 3"],
            reserve=["sidekick shield"] * 3,
            cards={"iron-man-inventor": 1},
        ),
        step="attack",
    )
    play(match, "attack:thor-odinson", "attack:sidekick", "pass")
    assert match.actor == FOE
    play(match, "global:iron-man-inventor:seat-1:1")
    assert (match.actor, len(keys(match))) == (FOE, 2)  # the other attacker's damage, or a pass
    play(match, keys(match)[0])
    assert match.view(None)["active"] == FOE  # there is a shield left, but nothing to answer
    assert life(match) == [20, 16]  # 5 and 1, each less 1


def test_c_9_the_damage_that_kos_iron_man_triggers_him() -> None:
    match = position(seat(field=["thor-odinson 1"]), seat(field=["iron-man-playboy 1"]), step="attack")
    play(match, "attack:thor-odinson", "block:iron-man-playboy:thor-odinson")
    assert zone(match, FOE, "field") == []
    assert zone(match, ME, "prep") == ["thor-odinson"]  # his A and his answer: 3 + 3 of 6


def test_c_9_he_needs_an_attack_step_for_it() -> None:
    match = position(
        seat(field=["thor-odinson 1"], reserve=["power-bolt action-0"]),
        seat(field=["iron-man-playboy 1"]),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", "choose:iron-man-playboy")
    assert marked(match, ME) == {"thor-odinson": 0}


# Basic actions


def test_c_10_distraction_does_nothing_once_blockers_are_declared() -> None:
    match = position(
        seat(field=["thor-odinson 1"], reserve=["distraction action-0"]),
        seat(field=[f"{GHOST_RIDER} 1"]),
        step="attack",
        basics=("distraction",),
    )
    play(match, "attack:thor-odinson", f"block:{GHOST_RIDER}:thor-odinson", "use:distraction")
    assert zone(match, ME, "used") == ["distraction"]
    assert zone(match, ME, "field") == ["thor-odinson 1"]  # he was blocked
    assert zone(match, FOE, "field") == []
    assert life(match) == [20, 20]


def test_c_11_the_opponent_may_name_who_could_not_block_anyway() -> None:
    match = position(
        seat(field=["sidekick"], reserve=["distraction action-0", "distraction action-1"]),
        seat(field=["thor-odinson 1", "hulk-annihilator 1", f"{GHOST_RIDER} 1"]),
        basics=("distraction",),
    )
    same = ["choose:thor-odinson", "choose:hulk-annihilator"]
    play(match, "use:distraction:action-0")
    assert match.actor == FOE
    play(match, *same)
    assert match.actor == ME
    play(match, "use:distraction", *same, "attack:sidekick")
    assert (match.actor, keys(match)) == (FOE, [f"block:{GHOST_RIDER}:sidekick", "pass"])


def test_c_12_the_global_of_distraction_has_targets_only_after_blocks() -> None:
    match = position(
        seat(field=["wolverine-formerly-weapon-ten 1"], reserve=["sidekick mask"]),
        seat(field=["sidekick"], reserve=["sidekick mask"]),
        basics=("distraction",),
    )
    assert match.view(None)["step"] == "attack"  # nobody had anything to do in the main step
    play(match, "attack:wolverine-formerly-weapon-ten")
    assert keys(match) == ["block:sidekick:wolverine-formerly-weapon-ten", "pass"]
    play(match, "block:sidekick:wolverine-formerly-weapon-ten")
    assert (match.actor, keys(match)) == (ME, ["global:distraction", "pass"])


def test_c_12_it_may_take_back_ones_own_attacker_and_attack_triggers_stand() -> None:
    wolverine = "wolverine-formerly-weapon-ten"
    match = position(
        seat(field=[f"{wolverine} 1"], reserve=["sidekick mask", "power-bolt action-0"]),
        seat(field=["hulk-annihilator 3"]),
        step="attack",
        basics=("distraction", "power-bolt"),
    )
    play(match, f"attack:{wolverine}", f"block:hulk-annihilator:{wolverine}", "global:distraction")
    assert die(match, ME, wolverine)["attacking"] is False
    assert numbers(match, ME, wolverine) == (9, 6)  # +4A/+4D for attacking alone
    play(match, "use:power-bolt", "choose:hulk-annihilator")
    assert zone(match, ME, "field") == [f"{wolverine} 1"]
    assert zone(match, FOE, "field") == ["hulk-annihilator 3"]


def test_c_13_focus_power_chooses_only_dice_that_can_spin_and_another_one_for_the_burst() -> None:
    match = position(
        seat(field=["sidekick", f"{GHOST_RIDER} 1"], reserve=["focus-power action-2"]),
        seat(field=["hulk-annihilator 3", "thor-odinson 2"]),
        basics=("focus-power",),
    )
    play(match, "use:focus-power")
    down = ["choose:hulk-annihilator:down", "choose:thor-odinson:up", "choose:thor-odinson:down"]
    assert keys(match) == [f"choose:{GHOST_RIDER}:up", *down]
    play(match, f"choose:{GHOST_RIDER}:up")
    assert keys(match) == down
    lonely = position(
        seat(field=[f"{GHOST_RIDER} 1"], reserve=["focus-power action-2"]), basics=("focus-power",)
    )
    play(lonely, "use:focus-power")
    assert zone(lonely, ME, "field") == [f"{GHOST_RIDER} 2"]  # not 3


def test_c_14_force_beam_hits_everything_and_targets_nothing() -> None:
    match = position(
        seat(field=["thor-odinson 1", f"{GHOST_RIDER} 2"], reserve=["force-beam action-0"]),
        seat(field=["hulk-annihilator 3", "mr-fantastic-elastic 1"]),
        basics=("force-beam",),
    )
    play(match, "use:force-beam")
    assert match.view(None)["step"] == "attack"  # nobody was asked for anything
    assert marked(match, ME) == {"thor-odinson": 1, GHOST_RIDER: 1}
    assert marked(match, FOE) == {"hulk-annihilator": 1, "mr-fantastic-elastic": 1}


def test_c_15_the_dice_of_gearing_up_are_not_rerolled() -> None:
    for step in ("main", "actions"):
        attacking = " attacking" if step == "actions" else ""
        match = position(
            seat(
                field=[f"{GHOST_RIDER} 1{attacking}"],
                reserve=["gearing-up action-0"],
                bag=["thor-odinson", "force-beam"],
            ),
            step=step,
            basics=("gearing-up", "force-beam"),
        )
        play(match, "use:gearing-up", "draw:force-beam")
        assert match.actor == CHANCE
        play(match, "roll:force-beam:action-0", "roll:thor-odinson:bolt-2")
        assert match.actor == ME
        assert keys(match) == ["use:force-beam", "pass"]  # no reroll, no keep
        assert zone(match, ME, "reserve") == ["force-beam action-0", "thor-odinson bolt-2"]


def test_c_15_gearing_up_is_not_for_the_time_before_blocks() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 1"], reserve=["gearing-up action-0"]),
        seat(field=["sidekick"]),
        step="attack",
        basics=("gearing-up",),
    )
    assert keys(match) == [f"attack:{GHOST_RIDER}", "pass"]
    play(match, f"attack:{GHOST_RIDER}")
    assert match.actor == FOE


def test_c_16_inner_rage_may_be_used_with_a_single_character() -> None:
    match = position(
        seat(field=[f"{GHOST_RIDER} 1"], reserve=["inner-rage action-2"]), basics=("inner-rage",)
    )
    play(match, "use:inner-rage")
    assert numbers(match, ME, GHOST_RIDER) == (4, 5)


def test_c_17_invulnerability_brings_a_die_back_at_level_1() -> None:
    match = position(
        seat(field=["thor-odinson 3", "sidekick"], reserve=["invulnerability action-0"]),
        seat(field=["hulk-annihilator 3"]),
        step="attack",
        basics=("invulnerability",),
    )
    play(match, "attack:thor-odinson", "pass", "block:hulk-annihilator:thor-odinson", "use:invulnerability")
    assert zone(match, ME, "field") == ["sidekick 1", "thor-odinson 1"]
    assert zone(match, ME, "prep") == []
    assert zone(match, FOE, "field") == []  # 8 of 8: the other side has no such thing


def test_c_18_the_global_of_smash_stops_excess_damage_to_the_player() -> None:
    for reserve, lost in (([], 3), (["sidekick fist"], 0)):
        match = position(
            seat(field=["doctor-octopus-fully-armed 1"]),
            seat(field=["sidekick"], reserve=reserve),
            step="attack",
            basics=("smash",),
        )
        play(match, "attack:doctor-octopus-fully-armed", "block:sidekick:doctor-octopus-fully-armed")
        if reserve:
            play(match, "global:smash")
        assert life(match) == [20, 20 - lost]
        assert zone(match, FOE, "field") == (["sidekick 1"] if reserve else [])


def test_c_19_for_thrown_car_each_attacker_counts_its_own_blockers() -> None:
    """Thor 5 + 1 against D 3, Ghost Rider 2 + 1 against D 5: 3 go through, not 1."""
    match = position(
        seat(field=["thor-odinson 1", f"{GHOST_RIDER} 1"], reserve=["thrown-car action-0"]),
        seat(field=[f"{GHOST_RIDER} 1", "mr-fantastic-elastic 1"]),
        step="attack",
        basics=("thrown-car",),
    )
    play(match, "attack:thor-odinson", f"attack:{GHOST_RIDER}", f"block:{GHOST_RIDER}:thor-odinson")
    play(match, f"block:mr-fantastic-elastic:{GHOST_RIDER}", "use:thrown-car", "choose:thor-odinson")
    assert life(match) == [20, 17]
    assert zone(match, FOE, "field") == ["mr-fantastic-elastic 1"]


def test_c_19_thrown_car_may_be_used_with_a_single_character() -> None:
    match = position(
        seat(field=["thor-odinson 1"], reserve=["thrown-car action-0"]),
        seat(field=["sidekick"]),
        basics=("thrown-car",),
    )
    play(match, "use:thrown-car")
    assert numbers(match, ME, "thor-odinson") == (6, 6)
    play(match, "attack:thor-odinson", "block:sidekick:thor-odinson")
    assert life(match) == [20, 15]


# Others


def test_c_20_the_die_that_gambit_draws_is_not_rerolled() -> None:
    gambit = "gambit-ace-in-the-hole"
    match = position(
        seat(reserve=[f"{gambit} 3", "thor-odinson bolt-2"], bag=["force-beam"]), basics=("force-beam",)
    )
    play(match, f"field:{gambit}", keys_after(match, f"field:{gambit}")[0], "roll:force-beam:action-1")
    assert match.actor == ME
    assert keys(match) == ["use:force-beam", "pass"]


def keys_after(match: Match, key: str) -> list[str]:
    """What there would be to choose after a choice."""
    twin = match.fork()
    twin.play(key)
    return keys(twin)


@pytest.mark.parametrize(
    ("card", "energy"), [("mr-fantastic-brilliant-scientist", "mask"), ("phoenix-ms-psyche", "bolt")]
)
def test_c_21_the_global_that_makes_one_attack_is_for_the_time_before_attackers(
    card: str, energy: str
) -> None:
    match = position(
        seat(field=["sidekick", f"{GHOST_RIDER} 1"]),
        seat(field=["thor-odinson 1"], reserve=[f"sidekick {energy}"], cards={card: 1}),
    )
    late = position(
        seat(field=["sidekick", f"{GHOST_RIDER} 1"]),
        seat(field=["thor-odinson 1"], reserve=[f"sidekick {energy}"], cards={card: 1}),
        step="attack",
    )
    assert match.actor == FOE  # in my main step, where I have nothing to do
    play(match, f"global:{card}", f"choose:{GHOST_RIDER}")
    assert keys(match) == ["attack:sidekick", "pass"]  # he attacks already
    assert die(match, ME, GHOST_RIDER)["attacking"] is True
    play(late, "attack:sidekick", "pass", "pass", f"global:{card}", f"choose:{GHOST_RIDER}")
    assert late.view(None)["active"] == FOE  # too late: he has not attacked, and the turn is over
    assert zone(late, ME, "field") == [f"{GHOST_RIDER} 1"]
    assert life(late) == [20, 19]
