"""MA-0.7: The three ways to win, and ties."""

from collections import Counter

import pytest

import thwack
from tests.kits.mission_arena import (
    at,
    hero,
    home_made,
    keys,
    made,
    missions,
    pass_to,
    phase,
    play,
    points,
    position,
    side,
    squad,
)
from thwack.match import Match, Result

ME, FOE = 0, 1
COMPLETE, DESTRUCTION, FATE = "mission complete", "total destruction", "battle of fate"


def result(match: Match) -> Result:
    """How it ended; it must have."""
    assert match.result is not None
    assert match.actor is None
    assert match.view(None)["result"] == {
        "winners": list(match.result.winners),
        "reason": match.result.reason,
    }
    return match.result


# Mission complete


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"), [(3, 2, (ME,)), (2, 3, (FOE,)), (9, 0, (ME,)), (0, 1, (FOE,))]
)
def test_MA_0_7_more_mission_points_win(mine: int, theirs: int, winners: tuple[int, ...]) -> None:
    ours = side(["MA01"], ["MA11"], points=mine)
    match = position(ours, side(["MB01"], points=theirs), phase="check-point", turn=11)
    play(match, "pass")
    pass_to_end(match)
    assert result(match) == Result(winners, COMPLETE, {0: mine, 1: theirs})


def pass_to_end(match: Match) -> None:
    """Pass, or take the first choice, until it is over."""
    while match.actor is not None:
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])


def test_MA_0_7_the_last_turn_still_counts() -> None:
    ours = side(["MA09"], ["MA11"], points=1, missions=["MA15"])
    match = position(ours, side(["MB14"], points=5), turn=11)
    play(match, "challenge:MA09:MB14")
    assert match.result is None  # the Check Point comes first
    pass_to_end(match)
    assert result(match) == Result((ME,), COMPLETE, {0: 6, 1: 5})


def test_MA_0_7_not_before_the_eleventh_turn() -> None:
    match = position(side(["MA01"], ["MA11"], points=9), side(["MB01"]), phase="check-point", turn=10)
    assert match.view(None)["first"] == FOE  # who has every odd turn
    pass_to(match, "replacement", 11)
    assert (match.result, match.actor) == (None, FOE)


def test_MA_R7_eleven_turns_and_five_with_challenges_each() -> None:
    match = thwack.new("mission_arena", seed=7, first=1)
    challenged: Counter[int] = Counter()
    turns: dict[int, int] = {}
    while match.actor is not None:
        view = match.view(None)
        if view["turn"]:
            turns[view["turn"]] = view["active"]
        offered = keys(match)
        if view["phase"] == "challenge":
            challenged[view["turn"]] += 1
            assert match.actor == view["active"]
            play(match, "pass")
        else:
            play(match, "pass" if "pass" in offered else offered[0])
    assert turns == {turn: turn % 2 for turn in range(1, 12)}  # six of the starting player, five of the other
    assert sorted(challenged) == list(range(2, 12))
    assert result(match).reason == COMPLETE
    assert (missions(match, ME), missions(match, FOE)) == ([], [])  # five activated each


@pytest.mark.parametrize("score", [0, 4])
def test_MA_R8_equal_mission_points_are_a_draw(score: int) -> None:
    match = position(
        side(["MA01"], ["MA11"], points=score), side(["MB01"], points=score), phase="check-point", turn=11
    )
    pass_to_end(match)
    assert result(match) == Result((), COMPLETE, {0: score, 1: score})


def test_MA_0_7_the_log_tells_who_won() -> None:
    match = position(
        side(["MA01"], ["MA11"], points=1), side(["MB01"], points=3), phase="check-point", turn=11
    )
    pass_to_end(match)
    assert match.log()[-1].startswith("Player 2 wins")


# Total destruction


def test_MA_0_7_who_cannot_draw_at_the_start_of_the_turn_loses() -> None:
    ours = side(["MA01"], ["MA11"], points=0)
    match = position(ours, side(["MB01"], deck=[], points=9), phase="check-point")
    pass_to_end(match)
    assert result(match) == Result((ME,), DESTRUCTION, {0: 0, 1: 9})
    assert (match.view(None)["turn"], phase(match)) == (4, "cool-down")


def test_MA_0_7_the_first_seat_can_lose_so_too() -> None:
    match = position(side(["MA01"], deck=[]), side(["MB01"], ["MB14"]), phase="check-point", active=FOE)
    pass_to_end(match)
    assert result(match) == Result((FOE,), DESTRUCTION, {0: 0, 1: 0})


def test_MA_0_7_one_card_to_draw_is_enough() -> None:
    ours = side(["MA01", "MA04", "MA07"], ["MA11", "MA13"])
    theirs = side(["MB01", "MB06", "MB09"], ["MB14", "MB15"], deck=["MB04"])
    match = position(ours, theirs, phase="check-point")
    play(match, "pass")
    assert (match.result, match.actor, phase(match)) == (None, FOE, "replacement")


def test_MA_0_7_an_empty_deck_matters_only_at_the_start_of_the_turn() -> None:
    # two are drawn, one is revealed, three become power points: the deck is empty, and the turn goes on
    five = side(["MA01", "MA04", "MA07"], ["MA11", "MA13"], deck=["MA15"] * 6)
    match = position(five, side(["MB01"], ["MB14"]), phase="cool-down", abilities=False)
    pass_to(match, "challenge")
    assert match.view(None)["seats"][ME]["deck_size"] == 0
    pass_to(match, "replacement", 4)
    assert match.result is None
    pass_to_end(match)
    assert result(match).winners == (FOE,)
    assert (result(match).reason, match.view(None)["turn"]) == (DESTRUCTION, 5)


def test_MA_0_7_after_the_last_turn_an_empty_deck_is_no_loss() -> None:
    match = position(
        side(["MA01"], ["MA11"], deck=[]), side(["MB01"], deck=[], points=1), phase="check-point", turn=11
    )
    pass_to_end(match)
    assert result(match) == Result((FOE,), COMPLETE, {0: 0, 1: 1})


# Battle of fate


def test_MA_0_7_who_defeats_the_nemesis_wins_at_once() -> None:
    ours = side([at("MA05", 2), "MA01"], ["MA11"], hand=["MA15", "MA04"], missions=["MA15"])
    theirs = side([at("MB07", 1), "MB14"], ["MB15"], points=9)
    match = position(ours, theirs)
    play(match, "challenge:MA05:MB07", "challenge:MA01:MB14", "boost:MA05:MA15", "pass")
    play(match, "super-hit:MA05:MA04", "order:MA05:MB07")  # 1200 against 750 and 450
    assert result(match) == Result((ME,), FATE, {0: 1, 1: 9})  # no mission, no second challenge
    assert [row["outcome"] for row in match.view(None)["challenges"]] == ["defeated", None]
    assert squad(match, FOE)[:2] == [None, "MB14"]


def test_MA_0_7_an_exhausted_nemesis_is_not_defeated() -> None:
    for power, ended in ((1, False), (0, True)):
        match = position(side(["MA05"], ["MA11"]), side([at("MB07", power)], ["MB15"]))
        play(match, "challenge:MA05:MB07")  # 900 against 750
        assert (match.result is not None) == ended


def test_MA_0_7_only_the_own_nemesis_counts() -> None:
    for card in ("MA09", "MA04", "MB12"):  # Hulk, an Iron Man without one, Loki whose nemesis is Thor
        match = position(side([card], ["MA11"]), side(["MB07"], ["MB15"]))
        play(match, f"challenge:{card}:MB07")
        assert (match.result, points(match, ME)) == (None, 1)


def test_MA_0_7_it_must_be_the_one_who_is_defeated() -> None:
    match = position(side(["MA05"], ["MA11"]), side(["MB09", "MB07"], ["MB15"]))
    play(match, "challenge:MA05:MB09")
    assert (match.result, points(match, ME)) == (None, 1)


def test_MA_0_7_a_lost_wound_point_of_the_nemesis_is_enough() -> None:
    match = position(side(["MA05"], ["MA11"]), side([at("MB07", 0, "MB08", "MB07")], ["MB15"]))
    play(match, "challenge:MA05:MB07")
    assert result(match) == Result((ME,), FATE, {0: 1, 1: 0})
    assert squad(match, FOE)[0] == "MB08"


def test_MA_0_7_a_nemesis_in_reserve_counts() -> None:
    cards = made(hero("Rex", ability="trap_attack", nemesis="loki"))
    ours, theirs = side([at("Rex", 2)], ["MA11"]), side(["MB01"], ["MB11"])
    match = home_made(cards, ours, theirs, phase="abilities")
    play(match, "activate:Rex", "challenge:Rex:MB11")
    assert result(match) == Result((ME,), FATE, {0: 1, 1: 0})


def test_MA_0_7_the_second_seat_wins_so_too() -> None:
    match = position(side(["MA07"]), side(["MB12"], ["MB15"]), active=FOE)
    play(match, "challenge:MB12:MA07")  # Loki and Thor
    assert result(match) == Result((FOE,), FATE, {0: 0, 1: 1})


def test_MA_0_7_a_nemesis_in_a_team_does_not_count() -> None:
    cards = made(hero("Rex", attack=3000, nemesis="thanos"))
    for target, ended in (("MB18", False), ("MB20", False), ("MB07", True)):
        match = home_made(cards, side(["Rex"], ["MA11"]), side([target], ["MB15"]))
        play(match, f"challenge:Rex:{target}")
        assert (match.result is not None) == ended
        assert (squad(match, FOE)[0], points(match, ME)) == (None, 1)


# Teams


def test_MA_R61_a_team_has_no_nemesis_of_its_members() -> None:
    match = position(side([at("MA20", ["MA05"])], ["MA11"]), side(["MB07"], ["MB15"]))  # Iron Man is in it
    play(match, "challenge:MA20:MB07")
    assert (match.result, points(match, ME)) == (None, 1)


def test_MA_R61_a_team_has_the_nemesis_on_its_own_card() -> None:
    duo = hero("Duo", members=["iron-man", "thor"], nemesis="thanos")
    match = home_made(made(duo), side(["Duo"], ["MA11"]), side(["MB07"], ["MB15"]))
    play(match, "challenge:Duo:MB07")
    assert result(match).reason == FATE


def test_MA_R61_a_defeated_team_never_ends_the_game() -> None:
    rex = hero("Rex", attack=3000, nemesis="team-thanos-nebula-loki")
    match = home_made(made(rex), side(["Rex"], ["MA11"]), side(["MB18"], ["MB15"]))
    play(match, "challenge:Rex:MB18")
    assert (match.result, points(match, ME)) == (None, 1)


def test_MA_R61_nor_does_one_that_a_counter_attack_defeats() -> None:
    wall = hero("Wall", attack=3000, nemesis="team-black-widow-hawkeye", ability="counter_attack")
    match = home_made(
        made(wall), side(["MA19"], ["MA15"]), side([at("Wall", 1)], ["MB15"]), phase="abilities"
    )
    play(match, "activate:Wall", "challenge:MA19:Wall")
    assert (match.result, points(match, FOE)) == (None, 1)
    assert squad(match, ME)[0] is None


# Group Attack and Counter Attack


def test_MA_R55_the_nemesis_of_either_attacker() -> None:
    for partner, ended in (("MA05", True), ("MA04", False)):
        match = position(
            side([at("MA01", 2), partner], ["MA11"]), side([at("MB07", 2)], ["MB14"]), phase="abilities"
        )
        play(match, "activate:MA01", "challenge:MA01:MB07", f"choose:{partner}")
        assert match.view(None)["challenges"][0]["outcome"] == "defeated"
        assert (match.result is not None) == ended


def test_MA_R55_the_launchers_nemesis_with_a_partner() -> None:
    cards = made(hero("Chief", ability="group_attack", nemesis="thanos"), hero("Mate"))
    ours = side([at("Chief", 2), "Mate"], ["MA11"])
    match = home_made(cards, ours, side(["MB07"], ["MB14"]), phase="abilities")
    play(match, "activate:Chief", "challenge:Chief:MB07", "choose:Mate")
    assert result(match) == Result((ME,), FATE, {0: 1, 1: 0})


def counter(mine: str, theirs: str, attack: int = 2000, blow: int = 2000) -> Match:
    """Rex and Wall strike each other; each has a nemesis."""
    cards = made(
        hero("Rex", attack=attack, nemesis=mine),
        hero("Wall", attack=blow, nemesis=theirs, ability="counter_attack"),
        hero("Other"),
    )
    match = home_made(cards, side(["Rex"], ["MA11"]), side([at("Wall", 1)], ["MB14"]), phase="abilities")
    play(match, "activate:Wall", "challenge:Rex:Wall")
    return match


def test_MA_R39_a_counter_attack_can_end_the_game() -> None:
    assert result(counter("other", "rex")) == Result((FOE,), FATE, {0: 1, 1: 1})
    assert result(counter("other", "rex", attack=0)) == Result((FOE,), FATE, {0: 0, 1: 1})


def test_MA_H7_both_at_the_same_moment_are_a_draw() -> None:
    assert result(counter("wall", "rex")) == Result((), FATE, {0: 1, 1: 1})


def test_MA_H7_one_of_both_wins_alone() -> None:
    assert result(counter("wall", "other")) == Result((ME,), FATE, {0: 1, 1: 1})
    assert result(counter("wall", "rex", blow=0)) == Result((ME,), FATE, {0: 1, 1: 0})
    assert result(counter("wall", "rex", attack=0)) == Result((FOE,), FATE, {0: 0, 1: 1})
    assert counter("other", "other").result is None
