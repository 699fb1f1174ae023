"""MA-6.10: Group Attack; who may join, and what the partner brings along."""

import pytest

from tests.kits.mission_arena import (
    Json,
    at,
    discard,
    home_made,
    keys,
    outcome,
    phase,
    place,
    play,
    points,
    position,
    side,
    squad,
    sums,
)
from tests.rules.mission_arena.ability_kit import made, use
from thwack.match import Match


def enemy(*active: Json, **parts: Json) -> dict[str, Json]:
    """A side with these Active protagonists, and two that have nothing to do with it."""
    return side(list(active), ["MB14", "MB15"], **parts)


def joined(mine: dict[str, Json], theirs: dict[str, Json], *played: str, **parts: Json) -> Match:
    """Captain America uses Group Attack, then these choices."""
    match = position(mine, theirs, "abilities", **parts)
    use(match, "MA01")
    play(match, *played)
    return match


# What it does


def test_MA_6_10_the_attacks_are_added() -> None:
    """850 and 1100 against 1000 and 500."""
    match = joined(side([at("MA01", 2), "MA09"], ["MA17"]), enemy(at("MB18", 1)), "challenge:MA01:MB18")
    assert keys(match) == ["choose:MA09", "pass"]
    alone = match.fork()
    play(match, "choose:MA09")
    assert sums(match) == (1950, 1000, 500)
    assert outcome(match) == "defeated"
    assert points(match, 0) == 1
    play(alone, "pass")
    assert outcome(alone) == "ineffective"


def test_MA_6_10_without_the_ability_nobody_joins() -> None:
    match = position(side([at("MA01", 2), "MA09"], ["MA17"]), enemy("MB17", "MB16"), "abilities")
    play(match, "pass", "challenge:MA01:MB17")
    assert keys(match) == ["challenge:MA09:MB16", "pass"]


def test_MA_6_10_only_the_one_who_paid_leads() -> None:
    match = joined(side([at("MA01", 2), "MA09", "MA04"], ["MA17"]), enemy("MB17", "MB16"))
    play(match, "challenge:MA09:MB17")
    assert keys(match) == ["challenge:MA01:MB16", "challenge:MA04:MB16", "pass"]


def test_MA_6_10_the_partner_is_active_and_of_the_same_affiliation() -> None:
    """Hawkeye is in Reserve, Gear Tyrant of the Iron Ring."""
    match = joined(side([at("MA01", 2), "MA17", "MA09"], ["MA13"]), enemy("MB17"), "challenge:MA01:MB17")
    assert keys(match) == ["choose:MA09", "pass"]


def test_MA_6_10_nobody_is_asked_where_nobody_could_join() -> None:
    match = joined(
        side([at("MA01", 2), "MA17", "MA18"], ["MA13"]), enemy("MB17", "MB16"), "challenge:MA01:MB17"
    )
    assert keys(match) == ["challenge:MA17:MB16", "challenge:MA18:MB16", "pass"]


def test_MA_6_10_the_partner_launches_no_challenge_of_its_own() -> None:
    match = joined(
        side([at("MA01", 2), "MA09", "MA04"], ["MA17"]),
        enemy("MB17", "MB16"),
        *("challenge:MA01:MB17", "choose:MA09"),
    )
    assert keys(match) == ["challenge:MA04:MB16", "pass"]


def test_MA_6_10_who_has_launched_a_challenge_cannot_join() -> None:
    match = joined(
        side([at("MA01", 2), "MA09", "MA04"], ["MA17"]),
        enemy("MB17", "MB16"),
        *("challenge:MA09:MB16", "challenge:MA01:MB17"),
    )
    assert keys(match) == ["choose:MA04", "pass"]


def test_MA_6_10_one_partner_and_no_more() -> None:
    mine = side([at("MA01", 2), "MA09", "MA04"], ["MA17"])
    match = joined(mine, enemy("MB17", "MB16"), "challenge:MA01:MB17", "choose:MA09")
    row = match.view(None)["challenges"][0]
    assert (row["challenger"], row["partner"], row["target"]) == ("MA01", "MA09", "MB17")
    assert sums(match)[0] == 1950
    assert "choose:MA04" not in keys(match)


def test_MA_6_10_the_bonus_of_the_partner_counts() -> None:
    """Captain America 850, Hulk 1150 with Bonus Attack 150."""
    match = position(side([at("MA01", 2), at("MA10", 1)], ["MA17"]), enemy("MB17", "MB16"), "abilities")
    use(match, "MA01", "MA10")
    play(match, "challenge:MA01:MB17", "choose:MA10")
    assert sums(match)[0] == 850 + 1150 + 150


def test_MA_6_10_a_bonus_for_both_counts_twice() -> None:
    match = position(side([at("MA01", 2), "MA09"], [at("MA14", 1)]), enemy("MB17", "MB16"), "abilities")
    use(match, "MA01", "MA14")
    play(match, "challenge:MA01:MB17", "choose:MA09")
    assert sums(match)[0] == 850 + 1100 + 200


@pytest.mark.parametrize("who", ["MA01", "MA09"])
def test_MA_6_10_each_of_them_may_be_boosted(who: str) -> None:
    mine = side([at("MA01", 2), at("MA09", 1)], ["MA17"], hand=["MA18"])
    match = joined(mine, enemy("MB17", "MB16"), "challenge:MA01:MB17", "choose:MA09")
    assert keys(match) == ["boost:MA01:MA18", "boost:MA09:MA18", "pass"]
    play(match, f"boost:{who}:MA18")
    assert sums(match)[0] == 1950 + 100


def test_MA_6_10_a_team_leads_and_a_team_joins() -> None:
    mine = side([at("MA20", 2), "MA19"], ["MA17"])
    match = position(mine, enemy("MB18", "MB17"), "abilities")
    use(match, "MA20")
    play(match, "challenge:MA20:MB18", "choose:MA19")
    assert sums(match) == (1300 + 1050, 1000, 500)
    assert outcome(match) == "defeated"


def test_MA_6_10_it_may_also_be_the_only_challenge_that_resolves_the_mission() -> None:
    mine = side([at("MA01", 2), "MA09"], ["MA17"], missions=["MA15"])
    match = joined(mine, enemy("MB17"), "challenge:MA01:MB17", "choose:MA09")
    assert points(match, 0) == 1 + 4


def test_MA_R16_who_was_called_by_duty_cannot_join() -> None:
    mine = side(
        [at("MA01", 2), "MA09", "MA04"], ["MA17"], deck=["MA18", "MA18", "MA10", "MA18", "MA18", "MA18"]
    )
    match = position(mine, enemy("MB17", "MB16"), "cool-down")
    play(match, "pass", "power:MA01", "power:MA01", "power:MA01")
    use(match, "MA01")
    play(match, "challenge:MA01:MB17")
    assert keys(match) == ["choose:MA04", "pass"]


# Good and evil


def sides_of(one: str, other: str) -> list[str]:
    """The choices of a home-made leader of an alignment, with one of another in the same affiliation."""
    cards = made("H1", "hulk", "group_attack", alignment=one) + made("H2", "thor", alignment=other)
    match = home_made(cards, side([at("H1", 2), "H2"], ["MA17"]), enemy("MB17", "MB16"), "abilities")
    use(match, "H1")
    play(match, "challenge:H1:MB17")
    return keys(match)


@pytest.mark.parametrize(("one", "other"), [("good", "evil"), ("evil", "good")])
def test_MA_R54_good_and_evil_do_not_attack_together(one: str, other: str) -> None:
    """Though they are of the same affiliation."""
    assert sides_of(one, other) == ["challenge:H2:MB16", "pass"]


ALLIES = [("good", "good"), ("good", "neutral"), ("neutral", "good"), ("neutral", "neutral")]


@pytest.mark.parametrize(
    ("one", "other"), [*ALLIES, ("evil", "evil"), ("evil", "neutral"), ("neutral", "evil")]
)
def test_MA_R54_neutral_ones_join_anybody(one: str, other: str) -> None:
    assert sides_of(one, other) == ["choose:H2", "pass"]


def test_MA_R54_neutral_ones_still_need_the_affiliation() -> None:
    """Web Scout with Night Weaver and the neutral Symbiote Drifter, but not with the neutral Star Trader."""
    mine = side([at("MB05", 2), "MB14", "MB13"], ["MB16"])
    match = position(mine, enemy("MB17", "MB16"), "abilities")
    use(match, "MB05")
    play(match, "challenge:MB05:MB17")
    assert keys(match) == ["choose:MB13", "pass"]


# Nemesis, Super Hit


def test_MA_R55_the_nemesis_of_the_partner_counts() -> None:
    """Thanos is the nemesis of Iron Man, who only joins."""
    match = joined(side([at("MA01", 2), "MA05"], ["MA17"]), enemy(at("MB07", 2)))
    play(match, "challenge:MA01:MB07", "choose:MA05")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "battle of fate")


def test_MA_R55_the_nemesis_of_the_launcher_counts() -> None:
    """A home-made Thor leads against his nemesis, and Captain America joins."""
    cards = made("H1", "thor", "group_attack", nemesis="loki", attack=700)
    match = home_made(cards, side([at("H1", 2), "MA01"], ["MA17"]), enemy(at("MB11", 1)), "abilities")
    use(match, "H1")
    play(match, "challenge:H1:MB11", "choose:MA01")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "battle of fate")


def test_MA_R55_the_nemesis_of_nobody_else_counts() -> None:
    """Iron Man is there, but does not join."""
    match = joined(side([at("MA01", 2), "MA05", "MA09"], ["MA17"]), enemy(at("MB07", 2)))
    play(match, "challenge:MA01:MB07", "choose:MA09")
    assert match.result is None
    assert outcome(match) == "defeated"


@pytest.mark.parametrize("card", ["MA02", "MA10"])
def test_MA_R28_a_super_hit_may_have_the_name_of_either_attacker(card: str) -> None:
    mine = side([at("MA01", 2), "MA09"], ["MA17"], hand=[card])
    match = joined(mine, enemy("MB17", "MB16"), "challenge:MA01:MB17", "choose:MA09", "pass")
    who = {"MA02": "MA01", "MA10": "MA09"}[card]
    assert keys(match) == [f"super-hit:{who}:{card}", "pass"]
    play(match, f"super-hit:{who}:{card}")
    assert sums(match)[0] == 1950 + 200


def test_MA_R28_one_super_hit_though_both_could() -> None:
    mine = side([at("MA01", 2), "MA09"], ["MA17"], hand=["MA02", "MA10"])
    match = joined(mine, enemy("MB17", "MB16"), "challenge:MA01:MB17", "choose:MA09", "pass")
    assert keys(match) == ["super-hit:MA01:MA02", "super-hit:MA09:MA10", "pass"]
    play(match, "super-hit:MA09:MA10")
    assert sums(match)[0] == 1950 + 200
    assert phase(match) == "check-point"


# MA-H2: what the partner brings


def test_MA_H2_the_brute_force_of_the_partner() -> None:
    """Captain America and Thor have 1850: enough for Resistance, not for Defence and Resistance of 2000."""
    wall = made("H1", "nebula", defence=1900, resistance=100)
    mine = side([at("MA01", 2), at("MA07", 3)], ["MA17"])
    match = home_made(wall, mine, enemy(at("H1", 1)), "abilities")
    plain = match.fork()
    use(match, "MA01", "MA07")
    play(match, "challenge:MA01:H1", "choose:MA07")
    assert outcome(match) == "defeated"
    use(plain, "MA01")
    play(plain, "challenge:MA01:H1", "choose:MA07")
    assert outcome(plain) == "ineffective"


def test_MA_H2_the_double_hit_of_the_partner() -> None:
    theirs = enemy(at("MB16", 0, "MB16", "MB16"))
    match = position(side([at("MA01", 2), at("MA09", 2)], ["MA17"]), theirs, "abilities")
    plain = match.fork()
    use(match, "MA01", "MA09")
    play(match, "challenge:MA01:MB16", "choose:MA09")
    assert discard(match, 1) == ["MB16", "MB16"]
    use(plain, "MA01")
    play(plain, "challenge:MA01:MB16", "choose:MA09")
    assert discard(plain, 1) == ["MB16"]


def test_MA_H2_the_trap_attack_of_the_partner_does_not_help_the_launcher() -> None:
    match = position(side([at("MA01", 2), at("MA11", 2)], ["MA17"]), enemy("MB16"), "abilities")
    use(match, "MA01", "MA11")
    assert keys(match) == [
        "challenge:MA01:MB16",
        "challenge:MA11:MB16",
        "challenge:MA11:MB14",
        "challenge:MA11:MB15",
        "pass",
    ]


def test_MA_H2_the_attack_mission_of_the_partner_does_not_help_the_launcher() -> None:
    match = position(
        side([at("MA01", 2), at("MA08", 3)], ["MA17"]), enemy("MB16", missions=["MB15"]), "abilities"
    )
    use(match, "MA01", "MA08")
    assert keys(match) == [
        "challenge:MA01:MB16",
        "challenge:MA08:MB16",
        "challenge:MA08:MB15:mission",
        "pass",
    ]


def test_MA_H2_a_group_attack_of_the_partner_adds_nobody() -> None:
    """Two leaders and a third Avenger: at most two attack together."""
    leader = made("H1", "hulk", "group_attack")
    mine = side([at("MA01", 2), at("H1", 2), "MA04"], ["MA17"])
    match = home_made(leader, mine, enemy("MB17", "MB16"), "abilities")
    use(match, "MA01", "H1")
    play(match, "challenge:MA01:MB17", "choose:H1")
    assert keys(match) == ["challenge:MA04:MB16", "pass"]


def test_MA_H2_two_group_attacks_in_one_turn() -> None:
    """The partner is left out, and leads a challenge of its own."""
    leader = made("H1", "hulk", "group_attack", attack=900)
    mine = side([at("MA01", 2), at("H1", 2), "MA04"], ["MA17"])
    match = home_made(leader, mine, enemy("MB17", "MB16"), "abilities")
    use(match, "MA01", "H1")
    play(match, "challenge:MA01:MB17", "pass", "challenge:H1:MB16", "choose:MA04")
    assert [row["attack"] for row in match.view(None)["challenges"]] == [850, 1800]


def test_MA_R48_the_skill_of_the_launcher_finds_the_weak_point() -> None:
    """Captain America (Combat) against Spider-Man (Scientific): 500 more; not if Hulk leads and he joins."""
    match = joined(
        side([at("MA01", 2), "MA09"], ["MA17"]),
        enemy("MB17"),
        *("challenge:MA01:MB17", "choose:MA09"),
        weak_points="B",
    )
    assert sums(match)[0] == 1950 + 500
    leader = made("H1", "hulk", "group_attack", skill="cosmic", attack=1100)
    match = home_made(
        leader, side([at("H1", 2), "MA01"], ["MA17"]), enemy("MB17"), "abilities", weak_points="B"
    )
    use(match, "H1")
    play(match, "challenge:H1:MB17", "choose:MA01")
    assert sums(match)[0] == 1950


def test_MA_R37_a_counter_attack_hits_the_launcher() -> None:
    """Both survive their attack; Captain America pays with a power point, Iron Man keeps his."""
    mine = side([at("MA01", 2), at("MA04", 1)], ["MA17"])
    wall = made("H1", "nebula", "counter_attack", attack=800, defence=4000)
    match = home_made(wall, mine, enemy(at("H1", 1)), "abilities")
    use(match, "MA01")
    play(match, "activate:H1", "challenge:MA01:H1", "choose:MA04")
    assert (place(match, 0, "active-1")["power"], place(match, 0, "active-2")["power"]) == (1, 1)
    assert squad(match, 0)[:2] == ["MA01", "MA04"]
