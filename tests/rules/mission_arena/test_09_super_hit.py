"""MA-9: Super Hit."""

from tests.kits.mission_arena import at, discard, hand, keys, pass_to, phase, play, position, side, sums
from thwack.match import Match

ME, FOE = 0, 1


def duel(cards: list[str], answers: list[str]) -> Match:
    """Iron Man (900) challenges Spider-Man (850/350), without power points."""
    match = position(side(["MA04"], ["MA11"], hand=cards), side(["MB01"], ["MB06"], hand=answers))
    play(match, "challenge:MA04:MB01")
    return match


def test_MA_9_1_two_hundred_more_attack() -> None:
    match = duel(["MA04", "MA11"], ["MB01"])
    assert (phase(match), match.actor, keys(match)) == ("super-hit", ME, ["super-hit:MA04:MA04", "pass"])
    play(match, "super-hit:MA04:MA04")
    assert sums(match) == (1100, 850, 350)
    assert match.view(None)["challenges"][0]["attack_parts"] == [
        {"of": "printed", "n": 900},
        {"of": "super-hit", "n": 200},
    ]
    assert (hand(match, ME), discard(match, ME)) == (["MA11"], ["MA04"])
    assert match.actor == FOE


def test_MA_9_1_two_hundred_more_defence() -> None:
    match = duel([], ["MB01", "MB06"])
    assert (match.actor, keys(match)) == (FOE, ["super-hit:MB01:MB01", "pass"])
    play(match, "super-hit:MB01:MB01")
    found = match.view(None)["challenges"][0]
    assert (found["attack"], found["defence"], found["resistance"]) == (900, 1050, 350)
    assert found["outcome"] == "ineffective"
    assert (hand(match, FOE), discard(match, FOE)) == (["MB06"], ["MB01"])


def test_MA_9_1_the_parts_of_the_defence_are_told() -> None:
    theirs = side(["MB01", "MB06"], [at("MB04", 1)], hand=["MB01"])
    match = position(side(["MA04", "MA01"], ["MA11"]), theirs, phase="abilities")
    play(match, "activate:MB04", "challenge:MA04:MB01", "challenge:MA01:MB06", "super-hit:MB01:MB01")
    rows = match.view(None)["challenges"]
    assert rows[0]["defence_parts"] == [{"of": "printed", "n": 850}, {"of": "super-hit", "n": 200}]
    assert rows[1]["defence_parts"] == [{"of": "printed", "n": 750}]


def test_MA_9_1_any_version_of_the_name_and_no_other_name() -> None:
    match = duel(["MA05", "MA06", "MA07", "MA20", "MB01"], ["MB02", "MB03", "MB17", "MA04"])
    assert keys(match) == ["super-hit:MA04:MA05", "super-hit:MA04:MA06", "pass"]
    play(match, "super-hit:MA04:MA06")
    assert keys(match) == ["super-hit:MB01:MB02", "super-hit:MB01:MB03", "pass"]


def test_MA_9_1_it_may_be_left_out() -> None:
    match = duel(["MA04"], ["MB01"])
    play(match, "pass", "pass")
    found = match.view(None)["challenges"][0]
    assert (found["attack"], found["defence"]) == (900, 850)
    assert (hand(match, ME), hand(match, FOE)) == (["MA04"], ["MB01"])


def test_MA_9_1_without_such_a_card_nobody_is_asked() -> None:
    match = duel(["MA07"], ["MB06"])
    assert phase(match) == "check-point"


def test_MA_9_1_once_a_turn_for_one_challenge() -> None:
    ours = side(["MA04", "MA01"], ["MA11"], hand=["MA04", "MA05", "MA02"])
    match = position(ours, side(["MB01", "MB06"], hand=["MB01", "MB06"]))
    play(match, "challenge:MA04:MB01", "challenge:MA01:MB06")
    assert keys(match) == [
        "super-hit:MA04:MA04",
        "super-hit:MA04:MA05",
        "super-hit:MA01:MA02",
        "pass",
    ]
    play(match, "super-hit:MA01:MA02")
    assert match.actor == FOE
    assert (sums(match, 0)[0], sums(match, 1)[0]) == (900, 1050)
    assert keys(match) == ["super-hit:MB01:MB01", "super-hit:MB06:MB06", "pass"]
    play(match, "super-hit:MB01:MB01")
    assert phase(match) == "resolution"
    assert (sums(match, 0)[1], sums(match, 1)[1]) == (1050, 750)


def test_MA_9_1_only_for_those_in_a_challenge() -> None:
    ours = side(["MA04", "MA01"], ["MA11"], hand=["MA02", "MA11"])
    match = position(ours, side(["MB01", "MB06"], ["MB09"], hand=["MB06", "MB09"]))
    play(match, "challenge:MA04:MB01", "pass")
    assert phase(match) == "check-point"


def test_MA_9_1_a_team_takes_an_equal_team_card_and_no_member() -> None:
    ours = side(["MA19"], ["MA15"], hand=["MA19", "MA11", "MA13"])
    match = position(ours, side(["MB17"], hand=["MB01", "MB17"]))
    play(match, "challenge:MA19:MB17")
    assert keys(match) == ["super-hit:MA19:MA19", "pass"]
    play(match, "super-hit:MA19:MA19")
    assert keys(match) == ["super-hit:MB17:MB17", "pass"]
    assert sums(match) == (1250, 950, 400)


def test_MA_9_1_for_a_reserve_protagonist_that_is_challenged() -> None:
    theirs = side(["MB01"], ["MB14"], hand=["MB14", "MB01"])
    match = position(side([at("MA11", 2)], ["MA13"]), theirs, phase="abilities")
    play(match, "activate:MA11", "challenge:MA11:MB14")
    assert keys(match) == ["super-hit:MB14:MB14", "pass"]
    play(match, "super-hit:MB14:MB14")
    assert match.view(None)["challenges"][0]["defence"] == 850


def test_MA_9_1_in_the_next_turn_nothing_of_it_is_left() -> None:
    ours, theirs = (
        side(["MA04"], ["MA11"], hand=["MA04", "MA05"]),
        side([at("MB01", 1)], hand=["MB01", "MB02"]),
    )
    match = position(ours, theirs)
    play(match, "challenge:MA04:MB01", "pass", "super-hit:MA04:MA04", "super-hit:MB01:MB01")
    pass_to(match, "challenge", 4)
    play(match, "challenge:MB01:MA04")
    pass_to(match, "super-hit")
    assert (match.actor, keys(match)) == (FOE, ["super-hit:MB01:MB02", "pass"])
    assert sums(match) == (800, 750, 400)


def test_MA_R28_each_player_once_a_turn() -> None:
    match = duel(["MA04", "MA04", "MA05"], ["MB01", "MB01"])
    play(match, "super-hit:MA04:MA04")
    assert match.actor == FOE
    play(match, "super-hit:MB01:MB01")
    found = match.view(None)["challenges"][0]
    assert (found["attack"], found["defence"]) == (1100, 1050)
    assert (hand(match, ME), hand(match, FOE)) == (["MA04", "MA05"], ["MB01"])


def group(cards: list[str]) -> Match:
    """Captain America (850) and Iron Man (900) against Thor's like: Spider-Man (850/350) in front."""
    ours = side([at("MA01", 2), "MA04", "MA07"], ["MA11"], hand=cards)
    match = position(ours, side(["MB01", "MB06"], ["MB14"]), phase="abilities")
    play(match, "activate:MA01", "challenge:MA01:MB01", "choose:MA04", "pass")
    return match


def test_MA_R28_in_a_group_attack_the_name_of_either() -> None:
    for card, who in (("MA02", "MA01"), ("MA05", "MA04")):
        match = group(["MA02", "MA05", "MA07"])
        pass_to(match, "super-hit")
        assert keys(match) == ["super-hit:MA01:MA02", "super-hit:MA04:MA05", "pass"]
        play(match, f"super-hit:{who}:{card}")
        found = match.view(None)["challenges"][0]
        assert (found["attack"], found["outcome"]) == (1950, "defeated")


def test_MA_R28_a_super_hit_counts_for_the_challenge_it_was_played_in() -> None:
    ours = side([at("MA01", 2), "MA04", "MA09"], ["MA11"], hand=["MA10"])
    match = position(ours, side(["MB01", "MB06"], ["MB14"]), phase="abilities")
    play(match, "activate:MA01", "challenge:MA01:MB01", "choose:MA04", "challenge:MA09:MB06")
    pass_to(match, "super-hit")
    play(match, "super-hit:MA09:MA10")
    assert [row["attack"] for row in match.view(None)["challenges"]] == [1750, 1300]


def test_MA_R42_the_owner_of_an_attacked_mission_may_use_super_hit_for_it() -> None:
    theirs = side(["MB01"], missions=["MB15", "MB14"], hand=["MB15", "MB14", "MB01"], discard=["MB09"])
    match = position(side([at("MA08", 3)], ["MA11"]), theirs, phase="abilities")
    play(match, "activate:MA08", "challenge:MA08:MB15:mission")
    assert (match.actor, keys(match)) == (FOE, ["super-hit:MB15:MB15:mission", "pass"])
    play(match, "super-hit:MB15:MB15:mission")
    found = match.view(None)["challenges"][0]
    assert (found["attack"], found["defence"]) == (1050, 900)
