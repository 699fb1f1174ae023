"""MA-6.22: Switch, with MA-R33 to MA-R35 and MA-H6."""

from tests.kits.mission_arena import (
    Json,
    at,
    discard,
    home_made,
    keys,
    outcome,
    pass_to,
    phase,
    place,
    play,
    points,
    position,
    side,
    squad,
    sums,
)
from tests.rules.mission_arena.ability_kit import answer, made, marks, power, use
from thwack.match import Match


def scouted(
    active: list[Json], reserve: list[Json], *played: str, mine: Json = ("MA07",), **parts: Json
) -> Match:
    """Web Scout has used Switch; then these choices."""
    match = position(side(list(mine), ["MA17"]), side(active, reserve, **parts), "abilities")
    answer(match, "MB04")
    play(match, *played)
    return match


def test_MA_6_22_it_takes_the_place_of_the_challenged_one() -> None:
    """Thor 1000 against 750 and 300 of Web Scout, not 700 and 350 of Nebula."""
    match = scouted([at("MB09", 2, engaged=1)], [at("MB04", 1)], "challenge:MA07:MB09")
    assert (match.actor, phase(match), keys(match)) == (1, "resolution", ["swap:MB04:MB09", "pass"])
    play(match, "swap:MB04:MB09")
    assert sums(match) == (1000, 750, 300)
    assert keys(match) == [
        "choose:unknown",
        "choose:unknown:engaged",
    ]  # exhausted, by the points of the place
    play(match, "choose:unknown")
    assert squad(match, 1) == ["MB04", None, None, "MB09", None]
    assert (power(match, 1, "active-1"), power(match, 1, "reserve-1")) == ((1, 1), (1, 1))
    row = match.view(None)["challenges"][0]
    assert (row["target"], row["outcome"]) == ("MB04", "exhausted")


def test_MA_6_22_it_may_be_left_alone() -> None:
    match = scouted([at("MB09", 1)], [at("MB04", 1)], "challenge:MA07:MB09", "pass")
    assert sums(match) == (1000, 700, 350)
    assert squad(match, 1) == ["MB09", None, None, "MB04", None]


def test_MA_6_22_without_it_nobody_steps_in() -> None:
    match = position(side(["MA07"], ["MA17"]), side([at("MB09", 1)], [at("MB04", 1)]), "abilities")
    play(match, "pass", "challenge:MA07:MB09")
    assert phase(match) == "check-point"
    assert sums(match) == (1000, 700, 350)


def test_MA_6_22_one_active_protagonist_for_another() -> None:
    match = scouted([at("MB09", 1), at("MB04", 1)], ["MB14"], "challenge:MA07:MB09", "swap:MB04:MB09")
    assert squad(match, 1)[:2] == ["MB04", "MB09"]
    assert outcome(match) == "exhausted"
    assert (power(match, 1, "active-1"), power(match, 1, "active-2")) == ((0, 0), (1, 1))


def test_MA_6_22_the_whole_stack_steps_in() -> None:
    """Thor wins against 750 with no power point there: one wound point is lost."""
    match = scouted(["MB09"], [at("MB04", 1, "MB04")], "challenge:MA07:MB09", "swap:MB04:MB09")
    assert discard(match, 1) == ["MB04"]
    assert (squad(match, 1)[0], squad(match, 1)[3]) == ("MB04", "MB09")


def test_MA_6_22_who_steps_in_may_fall_and_the_other_is_safe() -> None:
    match = scouted(["MB09"], [at("MB04", 1)], "challenge:MA07:MB09", "swap:MB04:MB09")
    assert squad(match, 1) == [None, None, None, "MB09", None]
    assert power(match, 1, "reserve-1") == (1, 1)  # MA-R2: it stays in the place
    assert points(match, 0) == 1


def test_MA_6_22_it_is_used_up() -> None:
    """Two are challenged: Web Scout steps in for one of them, and is now challenged itself."""
    match = scouted(
        [at("MB09", 1), at("MB07", 1)],
        [at("MB04", 1)],
        *("challenge:MA07:MB09", "challenge:MA09:MB07", "order:MA07:MB09", "swap:MB04:MB09"),
        mine=["MA07", "MA09"],
    )
    assert phase(match) == "check-point"
    assert [row["target"] for row in match.view(None)["challenges"]] == ["MB04", "MB07"]
    assert marks(match, 1, "active-1") == []


def test_MA_6_22_it_may_wait_for_the_second_challenge() -> None:
    match = scouted(
        [at("MB09", 1), at("MB07", 1)],
        [at("MB04", 1)],
        *("challenge:MA07:MB09", "challenge:MA09:MB07", "order:MA07:MB09", "pass"),
        mine=["MA07", "MA09"],
    )
    assert keys(match) == ["swap:MB04:MB07", "pass"]


def test_MA_6_22_two_of_them() -> None:
    """Web Scout and a Black Widow with Switch: each may step in; then the other for the next."""
    theirs = [at("MB09", 1), at("MB07", 1)], [at("MB04", 1), at("MA12", 1)]
    match = position(side(["MA07", "MA09"], ["MA17"]), side(*theirs), "abilities")
    answer(match, "MB04", "MA12")
    play(match, "challenge:MA07:MB09", "challenge:MA09:MB07", "order:MA07:MB09")
    assert keys(match) == ["swap:MB04:MB09", "swap:MA12:MB09", "pass"]
    play(match, "swap:MA12:MB09")
    assert keys(match) == ["swap:MB04:MB07", "pass"]


def test_MA_6_22_in_answer_to_a_trap_attack() -> None:
    """Star Trader in Reserve is challenged; Web Scout comes from the Active squad."""
    match = position(side([at("MA11", 2)], ["MA17"]), side([at("MB04", 1)], ["MB14"]), "abilities")
    use(match, "MA11")
    answer(match, "MB04")
    play(match, "challenge:MA11:MB14", "swap:MB04:MB14")
    assert squad(match, 1) == ["MB14", None, None, "MB04", None]
    assert (sums(match), outcome(match)) == ((700, 750, 300), "ineffective")


def test_MA_6_22_a_trap_attack_stays_one() -> None:
    """Web Scout falls in Reserve: the mission is not resolved, though Web Scout was Active."""
    cards = made("H1", "black-widow", "trap_attack", attack=1500)
    mine = side([at("H1", 2)], ["MA17"], missions=["MA15", "MA16"])
    match = home_made(cards, mine, side([at("MB04", 1)], ["MB14"]), "abilities")
    use(match, "H1")
    answer(match, "MB04")
    play(match, "challenge:H1:MB14", "swap:MB04:MB14")
    assert (outcome(match), points(match, 0)) == ("defeated", 1)


def test_MA_6_22_a_win_against_the_one_who_stepped_in_resolves_the_mission() -> None:
    mine = side(["MA07"], ["MA17"], missions=["MA15", "MA16"])
    match = position(mine, side(["MB09"], [at("MB04", 1)]), "abilities")
    answer(match, "MB04")
    play(match, "challenge:MA07:MB09", "swap:MB04:MB09")
    assert points(match, 0) == 1 + 4


def test_MA_6_22_it_saves_a_nemesis_and_can_offer_one() -> None:
    """Iron Man's nemesis is Thanos: Web Scout in his place; and one with Switch in the place of Nebula."""
    steps = "challenge:MA05:MB07", "swap:MB04:MB07"
    match = scouted(["MB07"], [at("MB04", 1)], *steps, mine=["MA05"])
    assert (outcome(match), match.result) == ("defeated", None)
    cards = made("H1", "thanos", "switch")
    match = home_made(cards, side(["MA05"], ["MA17"]), side(["MB09"], [at("H1", 1)]), "abilities")
    answer(match, "H1")
    play(match, "challenge:MA05:MB09", "swap:H1:MB09")
    assert match.result is not None
    assert match.result.winners == (0,)


def test_MA_6_22_the_weak_point_is_that_of_the_one_who_stepped_in() -> None:
    """Cosmic is strong against Technological (Web Scout), not against Cosmic (Thanos)."""
    match = position(
        side(["MA07"], ["MA17"]), side([at("MB07", 1)], [at("MB04", 1)]), "abilities", weak_points="B"
    )
    answer(match, "MB04")
    play(match, "challenge:MA07:MB07")
    assert sums(match)[0] == 1000
    play(match, "swap:MB04:MB07")
    assert sums(match)[0] == 1500


def test_MA_6_22_a_team_steps_in() -> None:
    match = position(side(["MA07"], ["MA17"]), side([at("MB09", 1)], [at("MB17", 1)]), "abilities")
    answer(match, "MB17")
    play(match, "challenge:MA07:MB09", "swap:MB17:MB09")
    assert (sums(match), outcome(match)) == ((1000, 950, 400), "exhausted")


# Rulings


def test_MA_R33_switch_is_carried_out_right_before_its_clash() -> None:
    """Paid in phase 6; the places change when the first challenge is over."""
    match = scouted(
        [at("MB09", 1), at("MB07", 1)],
        [at("MB04", 1)],
        *("challenge:MA07:MB09", "challenge:MA09:MB07"),
        mine=["MA07", "MA09"],
    )
    assert (match.actor, keys(match)) == (0, ["order:MA07:MB09", "order:MA09:MB07"])
    assert squad(match, 1) == ["MB09", "MB07", None, "MB04", None]
    play(match, "order:MA09:MB07")
    assert (match.actor, keys(match)) == (1, ["swap:MB04:MB07", "pass"])


def test_MA_R34_they_change_places() -> None:
    match = scouted([at("MB09", 1)], [at("MB04", 1), "MB14"], "challenge:MA07:MB09", "swap:MB04:MB09")
    assert squad(match, 1) == ["MB04", None, None, "MB09", "MB14"]


def test_MA_R34_one_who_is_challenged_too_cannot_step_in() -> None:
    """Not before its own challenge, and not after it."""
    for first in ("MA07:MB09", "MA09:MB04"):
        match = scouted(
            [at("MB09", 1), at("MB04", 3)],
            ["MB14"],
            *("challenge:MA07:MB09", "challenge:MA09:MB04", f"order:{first}"),
            mine=["MA07", "MA09"],
        )
        while phase(match) == "resolution":
            assert not [key for key in keys(match) if key.startswith("swap:")]
            play(match, keys(match)[0])
        assert [row["target"] for row in match.view(None)["challenges"]] == ["MB09", "MB04"]


def test_MA_R34_the_challenged_one_cannot_switch_with_itself() -> None:
    match = scouted([at("MB04", 1)], ["MB14"], "challenge:MA07:MB04")
    assert phase(match) == "check-point"
    assert marks(match, 1, "active-1") == ["switch"]


def test_MA_R35_no_alignment_and_no_affiliation_is_asked_for() -> None:
    """The evil Gear Tyrant of the Iron Ring for the good Hawkeye of the Avengers."""
    match = position(side(["MB07"], ["MB14"]), side([at("MA13", 0)], [at("MA17", 1)]), "abilities")
    answer(match, "MA17")
    play(match, "challenge:MB07:MA13", "swap:MA17:MA13")
    assert sums(match) == (1050, 750, 350)


def test_MA_H6_boost_and_super_hit_stay_with_whom_they_were_played_for() -> None:
    """Nebula had them; Web Scout has neither, though it has more power points now."""
    match = scouted(
        [at("MB09", 1)],
        [at("MB04", 1)],
        *("challenge:MA07:MB09", "boost:MB09:MB15", "super-hit:MB09:MB10"),
        hand=["MB15", "MB10"],
    )
    assert sums(match) == (1000, 700 + 50 + 200, 350)
    other = match.fork()
    play(match, "swap:MB04:MB09")
    assert sums(match) == (1000, 750, 300)
    play(other, "pass")
    assert sums(other) == (1000, 950, 350)


def test_MA_H1_a_bonus_for_its_affiliation_reaches_who_steps_in() -> None:
    match = position(side(["MA07"], ["MA17"]), side([at("MB06", 2)], [at("MB04", 1)]), "abilities")
    answer(match, "MB06", "MB04")
    play(match, "challenge:MA07:MB06", "swap:MB04:MB06")
    assert sums(match) == (1000, 750 + 50, 300)


def test_MA_H1_the_own_bonus_leaves_with_its_protagonist() -> None:
    """Spider-Man takes his 100 Defence to the Reserve, and the mark of his ability."""
    match = position(side(["MA07"], ["MA17"]), side([at("MB03", 2)], [at("MB04", 1)]), "abilities")
    answer(match, "MB03", "MB04")
    play(match, "challenge:MA07:MB03")
    assert sums(match) == (1000, 900 + 100, 400)
    play(match, "swap:MB04:MB03")
    assert sums(match) == (1000, 750, 300)
    assert (place(match, 1, "reserve-1")["defence"], marks(match, 1, "reserve-1")) == (
        1000,
        ["bonus_defence"],
    )
    assert marks(match, 1, "active-1") == []


def test_MA_6_22_it_ends_with_the_own_cool_down() -> None:
    match = scouted([at("MB09", 1)], [at("MB04", 1)], "challenge:MA07:MB09", "pass")
    assert marks(match, 1, "reserve-1") == ["switch"]
    pass_to(match, "power-up", 4)
    assert marks(match, 1, "reserve-1") == []
    assert place(match, 1, "reserve-1")["engaged"] == 0


def test_MA_6_22_in_the_turn_of_the_second_player() -> None:
    theirs = side([at("MB09", 1)], [at("MB04", 1)])
    match = position(theirs, side(["MA07"], ["MA17"]), "abilities", active=1)
    play(match, "activate:MB04", "challenge:MA07:MB09")
    assert (match.actor, keys(match)) == (0, ["swap:MB04:MB09", "pass"])
    play(match, "swap:MB04:MB09")
    assert squad(match, 0)[0] == "MB04"
    assert sums(match) == (1000, 750, 300)
