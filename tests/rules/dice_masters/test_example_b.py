"""The combat that both rulebooks play through: Scott attacks Ryan. Step by step, then every variant."""

from tests.kits.dice_masters import die, keys, life, marked, numbers, play, position, seat, zone
from thwack import Match

SCOTT, RYAN = 0, 1
THOR, STORM, HULK = "thor-lord-of-asgard", "storm-ro", "hulk-jade-giant"
CAPTAIN = "captain-america-natural-leader"
IRON_MAN, SPIDER_MAN, BEAST = "iron-man-playboy", "spider-man-tiger", "beast-big-boy-blue"
DOUBLE, SINGLE = f"{SPIDER_MAN} fist-2", f"{SPIDER_MAN} fist"
SLIP = f"use:{SPIDER_MAN}"
PAY_SINGLE, PAY_HALF = f"pay:{SPIDER_MAN}:fist", f"pay:{SPIDER_MAN}:fist-2:part"


def before(hulk: int = 3, beam: str = "action-0") -> Match:
    """B.0: The levels that the text of the books needs; Ryan has three fists on two dice."""
    return position(
        seat(
            field=[f"{THOR} 1", f"{STORM} 2", f"{HULK} {hulk}", f"{CAPTAIN} 1"],
            reserve=["focus-power action-2", f"force-beam {beam}"],
        ),
        seat(field=[f"{IRON_MAN} 3", f"{SPIDER_MAN} 1", f"{BEAST} 2"], reserve=[DOUBLE, SINGLE]),
        step="attack",
        basics=("focus-power", "force-beam", "smash"),
    )


def declare(match: Match) -> None:
    """B.1: All of Scott's four attack; Storm stays unblocked."""
    play(match, f"attack:{THOR}", f"attack:{STORM}", f"attack:{HULK}", f"attack:{CAPTAIN}")
    play(match, f"block:{IRON_MAN}:{THOR}", f"block:{SPIDER_MAN}:{HULK}", f"block:{BEAST}:{CAPTAIN}")


def after_force_beam() -> Match:
    """B.2 to its end: Ryan saves Spider-Man twice and has one fist left."""
    match = before()
    declare(match)
    play(match, "use:force-beam", "pass", SLIP, PAY_HALF, f"choose:{HULK}", SLIP)
    return match


def after_focus_power() -> Match:
    """B.3 to its end: Thor and Storm are a level higher; Scott has nothing left to use and passes."""
    match = after_force_beam()
    play(match, "use:focus-power", f"choose:{THOR}:up", f"choose:{STORM}:up")
    return match


def test_example_b_0_the_levels() -> None:
    match = before()
    rows = match.view(None)["seats"]
    found = {
        row["die"]: [row["cost"], row["attack"], row["defense"], row["burst"]] for row in rows[0]["field"]
    }
    assert found == {THOR: [1, 5, 6, 0], STORM: [1, 2, 2, 0], HULK: [3, 8, 8, 0], CAPTAIN: [1, 3, 3, 0]}
    found = {
        row["die"]: [row["cost"], row["attack"], row["defense"], row["burst"]] for row in rows[1]["field"]
    }
    assert found == {IRON_MAN: [2, 5, 7, 1], SPIDER_MAN: [0, 3, 3, 0], BEAST: [0, 2, 3, 0]}
    assert zone(match, SCOTT, "reserve") == ["focus-power action-2", "force-beam action-0"]
    assert zone(match, RYAN, "reserve") == [SINGLE, DOUBLE]
    assert life(match) == [20, 20]


def test_example_b_1_attackers_blockers_and_the_bonus_of_beast() -> None:
    match = before()
    play(match, f"attack:{THOR}", f"attack:{STORM}", f"attack:{HULK}", f"attack:{CAPTAIN}")
    assert match.actor == RYAN
    assert f"block:{IRON_MAN}:{THOR}" in keys(match)  # a shield character (D-3)
    assert f"block:{SPIDER_MAN}:{THOR}" not in keys(match)  # a fist character
    play(match, f"block:{IRON_MAN}:{THOR}", f"block:{SPIDER_MAN}:{HULK}", f"block:{BEAST}:{CAPTAIN}")
    assert match.view(None)["step"] == "actions"  # Storm is engaged with nobody: no die was rolled
    assert numbers(match, RYAN, BEAST) == (3, 4)
    blocked = {row["die"]: row["blocked"] for row in match.view(None)["seats"][SCOTT]["field"]}
    assert blocked == {THOR: True, STORM: False, HULK: True, CAPTAIN: True}
    assert match.actor == SCOTT


def test_example_b_2_force_beam_hulk_iron_man_and_hulk_again() -> None:
    match = before()
    declare(match)
    play(match, "use:force-beam")
    assert (match.actor, keys(match)) == (RYAN, [SLIP, "pass"])  # he could spare Spider-Man the damage
    play(match, "pass")
    assert marked(match, SCOTT) == {THOR: 1, STORM: 1, HULK: 1, CAPTAIN: 1}
    assert marked(match, RYAN) == {IRON_MAN: 1, SPIDER_MAN: 1, BEAST: 1}
    assert zone(match, SCOTT, "used") == ["force-beam"]
    # Hulk is first, Scott being the active player; only Spider-Man is at level 1.
    assert (match.actor, keys(match)) == (RYAN, [SLIP, "pass"])
    play(match, SLIP)
    assert sorted(keys(match)) == [PAY_SINGLE, PAY_HALF]
    play(match, PAY_HALF)
    assert zone(match, RYAN, "reserve") == [SINGLE, SINGLE]
    assert f"{SPIDER_MAN} 1" in zone(match, RYAN, "field")
    # Then Iron Man, who has Ryan choose.
    assert (match.actor, keys(match)) == (
        RYAN,
        [f"choose:{THOR}", f"choose:{STORM}", f"choose:{HULK}", f"choose:{CAPTAIN}"],
    )
    play(match, f"choose:{HULK}")
    assert marked(match, SCOTT) == {THOR: 1, STORM: 1, HULK: 4, CAPTAIN: 1}
    # Hulk was damaged again.
    assert (match.actor, keys(match)) == (RYAN, [SLIP, "pass"])
    play(match, SLIP)
    assert zone(match, RYAN, "reserve") == [SINGLE]
    assert zone(match, RYAN, "used") == [SPIDER_MAN]
    assert marked(match, SCOTT) == {THOR: 1, STORM: 1, HULK: 4, CAPTAIN: 1}
    assert marked(match, RYAN) == {IRON_MAN: 1, SPIDER_MAN: 1, BEAST: 1}
    assert (match.actor, keys(match)) == (SCOTT, ["use:focus-power", "pass"])


def test_example_b_3_focus_power_spins_thor_and_with_its_burst_storm() -> None:
    match = after_force_beam()
    play(match, "use:focus-power")
    assert f"choose:{HULK}:up" not in keys(match)  # he is at his top level
    play(match, f"choose:{THOR}:up")
    assert numbers(match, SCOTT, THOR) == (6, 8)
    assert f"choose:{THOR}:down" not in keys(match)  # another character
    play(match, f"choose:{STORM}:up")
    assert numbers(match, SCOTT, STORM) == (3, 2)
    assert die(match, SCOTT, THOR)["cost"] == 2
    assert marked(match, SCOTT) == {THOR: 1, STORM: 1, HULK: 4, CAPTAIN: 1}
    assert zone(match, SCOTT, "used") == ["focus-power", "force-beam"]
    assert zone(match, SCOTT, "reserve") == []


def test_example_b_4_ryan_pays_his_last_fist_for_smash() -> None:
    match = after_focus_power()
    assert (match.actor, keys(match)) == (RYAN, ["global:smash", "pass"])
    play(match, "global:smash")
    assert keys(match) == [f"choose:{THOR}", f"choose:{HULK}", f"choose:{CAPTAIN}"]  # not Storm: unblocked
    play(match, f"choose:{THOR}")
    # Neither has anything left to do, so the damage has been dealt.
    assert zone(match, RYAN, "reserve") == []
    assert zone(match, RYAN, "used") == [SPIDER_MAN, SPIDER_MAN]


def test_example_b_5_damage_and_clean_up() -> None:
    match = after_focus_power()
    play(match, "global:smash", f"choose:{THOR}")
    assert life(match) == [20, 17]
    assert zone(match, SCOTT, "field") == [f"{HULK} 3", f"{THOR} 2"]
    assert zone(match, SCOTT, "prep") == [CAPTAIN]
    assert zone(match, SCOTT, "used") == ["focus-power", "force-beam", STORM]
    assert zone(match, RYAN, "field") == [f"{IRON_MAN} 3"]
    assert zone(match, RYAN, "used") == [SPIDER_MAN, SPIDER_MAN]
    assert marked(match, SCOTT) == {THOR: 0, HULK: 0}
    assert marked(match, RYAN) == {IRON_MAN: 0}
    assert numbers(match, SCOTT, THOR) == (6, 8)
    # It is Ryan's turn: he rolls 4 dice out of the bag and the two that were KO'd.
    assert match.view(None)["active"] == RYAN
    rolling = [row["die"] for row in match.view(None)["seats"][RYAN]["rolling"]]
    assert sorted(rolling) == [BEAST, *["sidekick"] * 4, SPIDER_MAN]
    assert zone(match, RYAN, "reserve") == []


def test_example_b_5_the_damage_while_it_is_marked() -> None:
    """With Smash! nobody is asked before clean up; without it, Iron Man's answer shows the same totals."""
    match = after_focus_power()
    play(match, "pass")
    assert marked(match, SCOTT) == {THOR: 6, STORM: 1, HULK: 7}
    assert zone(match, SCOTT, "prep") == [CAPTAIN]
    assert life(match) == [20, 17]


def test_example_b_6_without_smash_iron_man_answers_the_damage_that_kos_him() -> None:
    """The books let him go without a word; the publisher has called that an error (C-9, D-18)."""
    match = after_focus_power()
    play(match, "pass")
    # 1 + 6 of 7; Hulk's trigger, which is first, has found no level-1 character.
    assert zone(match, RYAN, "field") == []
    assert (match.actor, keys(match)) == (RYAN, [f"choose:{THOR}", f"choose:{STORM}", f"choose:{HULK}"])
    assert zone(match, RYAN, "reserve") == [SINGLE]
    play(match, f"choose:{HULK}")
    # 4 + 3 + 3 of 8. That damage triggers Hulk once more: there is nobody left to be KO'd.
    assert zone(match, SCOTT, "prep") == [CAPTAIN, HULK]
    assert zone(match, SCOTT, "field") == [f"{THOR} 2"]
    assert zone(match, SCOTT, "used") == ["focus-power", "force-beam", STORM]
    assert life(match) == [20, 17]


def test_example_b_6_ryan_does_not_pay_and_hulk_stays_blocked() -> None:
    match = before()
    declare(match)
    play(match, "use:force-beam", "pass", "pass")
    assert zone(match, RYAN, "prep") == [SPIDER_MAN]
    assert zone(match, RYAN, "field") == [f"{BEAST} 2", f"{IRON_MAN} 3"]
    play(match, f"choose:{HULK}")  # Iron Man; Hulk's second trigger finds nobody
    assert zone(match, RYAN, "reserve") == [SINGLE, DOUBLE]
    assert die(match, SCOTT, HULK)["blocked"] is True
    play(match, "pass", "pass", "pass")  # Scott hands over, Ryan passes, Scott does not go on
    # Thor deals 5: Iron Man 6 of 7. Beast and Captain America KO each other, Hulk hits nobody.
    assert life(match) == [20, 18]  # Storm alone
    assert zone(match, SCOTT, "prep") == [CAPTAIN, THOR]  # Thor is still at level 1: 1 + 5 of 6
    assert (match.actor, keys(match)) == (RYAN, [f"choose:{STORM}", f"choose:{HULK}"])
    play(match, f"choose:{HULK}")  # 4 + 3 of 8
    assert zone(match, SCOTT, "field") == [f"{HULK} 3"]
    assert zone(match, RYAN, "field") == [f"{IRON_MAN} 3"]


def test_example_b_6_hulk_at_level_2_must_use_his_burst() -> None:
    match = before(hulk=2)
    declare(match)
    play(match, "use:force-beam", "pass")
    assert (match.actor, keys(match)) == (
        SCOTT,
        [f"choose:{SPIDER_MAN}", f"choose:{IRON_MAN}", f"choose:{BEAST}"],
    )
    play(match, f"choose:{IRON_MAN}")
    assert zone(match, RYAN, "prep") == [IRON_MAN]


def test_example_b_6_force_beam_with_two_bursts() -> None:
    match = before(beam="action-2")
    declare(match)
    play(match, "use:force-beam", "pass")
    assert life(match) == [19, 19]
    assert marked(match, SCOTT) == {THOR: 2, HULK: 2, CAPTAIN: 2}
    assert zone(match, SCOTT, "prep") == [STORM]  # 2 of 2
    assert marked(match, RYAN) == {IRON_MAN: 2, SPIDER_MAN: 2, BEAST: 2}
    # Scott and Hulk were damaged by one die: Hulk triggers once, then it is Iron Man's turn.
    play(match, SLIP, PAY_SINGLE)
    assert (match.actor, keys(match)) == (RYAN, [f"choose:{THOR}", f"choose:{HULK}", f"choose:{CAPTAIN}"])


def test_example_b_6_the_order_of_the_payments_does_not_matter() -> None:
    left = set()
    for first in ([PAY_HALF], [PAY_SINGLE]):
        match = before()
        declare(match)
        play(match, "use:force-beam", SLIP, *first)  # the damage
        play(match, SLIP)  # the KO: now all ways to pay are alike
        if first == [PAY_SINGLE]:
            assert zone(match, RYAN, "reserve") == [SINGLE]
        play(match, f"choose:{HULK}", SLIP)  # the KO once more: the third fist
        assert zone(match, RYAN, "reserve") == []
        assert marked(match, RYAN) == {IRON_MAN: 1, SPIDER_MAN: 0, BEAST: 1}
        left.add(tuple(zone(match, RYAN, "used")))
    assert left == {(SPIDER_MAN, SPIDER_MAN)}
