"""MA-6.13: Attack Mission, with MA-R42 to MA-R45, MA-H12 and MA-H15."""

import pytest

from tests.kits.mission_arena import (
    Json,
    at,
    discard,
    home_made,
    keys,
    missions,
    outcome,
    pass_to,
    phase,
    play,
    points,
    position,
    side,
    sums,
)
from tests.rules.mission_arena.ability_kit import made, marks, use
from thwack.match import Match


def raid(mission: str, *more: str, **parts: Json) -> Match:
    """Thor (1050, Cosmic) has used Attack Mission; the opponent has this mission first."""
    mine = side([at("MA08", 3), "MA18"], ["MA17"], missions=["MA15", "MA16"])
    theirs = side(["MB16"], ["MB14"], missions=[mission, *more], **parts)
    match = position(mine, theirs, "abilities")
    use(match, "MA08")
    return match


def test_MA_6_13_the_first_opposing_mission_may_be_challenged() -> None:
    match = raid("MB15", "MB09", discard=["MB07", "MB10", "MB07"])
    assert keys(match) == [
        "challenge:MA08:MB16",
        "challenge:MA08:MB15:mission",
        "challenge:MA18:MB16",
        "pass",
    ]
    play(match, "challenge:MA08:MB15:mission", "pass")
    assert sums(match) == (1050, 700, 300)
    assert (match.actor, keys(match)) == (0, ["choose:MB07", "choose:MB10"])
    play(match, "choose:MB10")
    assert missions(match, 1) == ["MB10", "MB09"]  # in the same place
    assert discard(match, 1) == ["MB07", "MB07", "MB15"]
    assert outcome(match) == "defeated"


def test_MA_6_13_without_it_no_mission_is_challenged() -> None:
    match = position(
        side([at("MA08", 3)], ["MA17"]), side(["MB16"], ["MB14"], missions=["MB15"]), "abilities"
    )
    play(match, "pass")
    assert keys(match) == ["challenge:MA08:MB16", "pass"]


def test_MA_6_13_the_new_mission_is_activated_in_the_turn_of_its_owner() -> None:
    match = raid("MB15", "MB09", discard=["MB07"])
    play(match, "challenge:MA08:MB15:mission", "pass")
    assert missions(match, 1) == ["MB07", "MB09"]
    pass_to(match, "challenge", 4)
    assert match.view(None)["seats"][1]["missions"][0] == {"card": "MB07", "activated": True}


def test_MA_6_13_the_win_does_not_resolve_the_own_mission() -> None:
    match = raid("MB15", discard=["MB07"])
    play(match, "challenge:MA08:MB15:mission", "pass")
    pass_to(match, "power-up", 4)
    assert points(match, 0) == 0
    assert missions(match, 0) == ["MA16"]
    assert "MA15" in discard(match, 0)


def test_MA_6_13_another_win_resolves_it_all_the_same() -> None:
    match = raid("MB15", discard=["MB07"])
    play(match, "challenge:MA08:MB15:mission", "challenge:MA18:MB16", "order:MA08:MB15:mission")
    assert points(match, 0) == 1 + 4


def test_MA_6_13_only_by_an_active_protagonist() -> None:
    mine = side(["MA18"], [at("MA08", 3)])
    assert phase(position(mine, side(["MB16"], ["MB14"], missions=["MB15"]), "abilities")) == "challenge"


def test_MA_6_13_a_mission_is_challenged_by_one() -> None:
    cards = made("H1", "hulk", "attack_mission")
    mine = side([at("MA08", 3), at("H1", 3)], ["MA17"])
    theirs = side(["MB16"], ["MB14"], missions=["MB15", "MB09"])
    match = home_made(cards, mine, theirs, "abilities")
    use(match, "MA08", "H1")
    play(match, "challenge:MA08:MB15:mission")
    assert keys(match) == ["challenge:H1:MB16", "pass"]


def test_MA_6_13_a_team_attacks_a_mission() -> None:
    mine = side([at("MB20", 3)], ["MA17"])
    match = position(mine, side(["MA09"], ["MA01"], missions=["MA15"], discard=["MA07"]), "abilities")
    use(match, "MB20")
    play(match, "challenge:MB20:MA15:mission")
    assert sums(match) == (1600, 650, 250)
    assert missions(match, 1) == ["MA07"]


def test_MA_6_13_an_activated_mission_of_the_turn_player_is_not_meant() -> None:
    """The opposing mission is that of the defender; the own column stays."""
    match = raid("MB15", discard=["MB07"])
    play(match, "challenge:MA08:MB15:mission", "pass")
    assert missions(match, 0) == ["MA15", "MA16"]


def test_MA_H5_an_attack_on_a_mission_is_allowed_and_not_demanded() -> None:
    match = raid("MB15", discard=["MB07"])
    play(match, "challenge:MA08:MB16")
    assert (points(match, 0), missions(match, 1)) == (1 + 4, ["MB15"])


@pytest.mark.parametrize(("attack", "found"), [(699, "ineffective"), (700, "defeated"), (1000, "defeated")])
def test_MA_R42_to_reach_its_defence_defeats_a_mission(attack: int, found: str) -> None:
    """Old Oracle has 700 and 300; without power points the Resistance does not help."""
    cards = made("H1", "thor", "attack_mission", attack=attack)
    theirs = side(["MB16"], ["MB14"], missions=["MB15"], discard=["MB07"])
    match = home_made(cards, side([at("H1", 3)], ["MA17"]), theirs, "abilities")
    use(match, "H1")
    play(match, "challenge:H1:MB15:mission")
    assert outcome(match) == found
    assert missions(match, 1) == (["MB07"] if found == "defeated" else ["MB15"])


def test_MA_R42_no_boost_for_a_mission_but_a_super_hit() -> None:
    """The same name in squad and mission zone are two things; 700 and 200 are not 1050."""
    match = raid("MB16", hand=["MB16", "MB15"], discard=["MB07"])
    play(match, "challenge:MA08:MB16:mission", "pass")
    assert (phase(match), match.actor) == ("super-hit", 1)
    assert keys(match) == ["super-hit:MB16:MB16:mission", "pass"]
    play(match, "super-hit:MB16:MB16:mission")
    assert sums(match) == (1050, 900, 400)


def test_MA_R42_a_super_hit_can_save_a_mission() -> None:
    cards = made("H1", "thor", "attack_mission", attack=850)
    theirs = side(["MB09"], ["MB14"], missions=["MB15"], discard=["MB07"], hand=["MB15"])
    match = home_made(cards, side([at("H1", 3)], ["MA17"]), theirs, "abilities")
    use(match, "H1")
    play(match, "challenge:H1:MB15:mission", "super-hit:MB15:MB15:mission")
    assert outcome(match) == "ineffective"
    assert missions(match, 1) == ["MB15"]
    assert "MB15" in discard(match, 1)


def test_MA_R42_bonuses_of_protagonists_do_not_reach_a_mission() -> None:
    """Night Weaver gives Web Watch 50 Defence; Web Scout lies in the mission zone."""
    mine = side([at("MA08", 3)], ["MA17"])
    theirs = side([at("MB06", 1)], ["MB14"], missions=["MB04"], discard=["MB07"])
    match = position(mine, theirs, "abilities")
    use(match, "MA08")
    play(match, "activate:MB06", "challenge:MA08:MB04:mission")
    assert sums(match) == (1050, 750, 300)


def test_MA_R42_a_mission_neither_switches_nor_strikes_back() -> None:
    """Web Scout has Switch active, Spider-Man in the mission zone would have Counter Attack."""
    mine = side([at("MA08", 3)], ["MA17"])
    theirs = side([at("MB04", 1)], ["MB14"], missions=["MB01"], discard=["MB07"])
    match = position(mine, theirs, "abilities")
    use(match, "MA08")
    play(match, "activate:MB04", "challenge:MA08:MB01:mission")
    assert outcome(match) == "defeated"
    assert (marks(match, 1, "active-1"), discard(match, 0)) == (["switch"], [])


def test_MA_R43_a_defeated_mission_gives_no_point() -> None:
    match = raid("MB15", discard=["MB07"])
    play(match, "challenge:MA08:MB15:mission", "pass")
    assert outcome(match) == "defeated"
    assert (points(match, 0), points(match, 1)) == (0, 0)


def test_MA_R44_with_an_empty_discard_pile_nothing_replaces_it() -> None:
    match = raid("MB15", "MB09")
    play(match, "challenge:MA08:MB15:mission", "pass")
    assert missions(match, 1) == ["MB09"]
    assert discard(match, 1) == ["MB15"]


def test_MA_R45_the_first_is_the_topmost_that_is_left() -> None:
    match = raid("MB09", "MB15", discard=["MB07"])
    assert [key for key in keys(match) if key.endswith("mission")] == ["challenge:MA08:MB09:mission"]


def test_MA_H12_weak_points_count_against_a_mission() -> None:
    """Cosmic against Technological: Web Scout; not against Mystic: Old Oracle."""
    for mission, more in (("MB04", 500), ("MB15", 0)):
        mine = side([at("MA08", 3)], ["MA17"])
        theirs = side(["MB16"], ["MB14"], missions=[mission], discard=["MB07"])
        match = position(mine, theirs, "abilities", weak_points="B")
        use(match, "MA08")
        play(match, f"challenge:MA08:{mission}:mission")
        assert sums(match)[0] == 1050 + more


def test_MA_H12_weak_point_a_takes_one_mission() -> None:
    mine = side([at("MA08", 3)], ["MA17"])
    theirs = side(["MB16"], ["MB14"], missions=["MB04", "MB15"], discard=["MB07"])
    match = position(mine, theirs, "abilities", weak_points="A")
    use(match, "MA08")
    play(match, "challenge:MA08:MB04:mission")
    assert missions(match, 1) == ["MB07", "MB15"]


def test_MA_H15_a_nemesis_among_the_missions_wins_nothing() -> None:
    """A Thor whose nemesis is Loki."""
    cards = made("H1", "thor", "attack_mission", attack=1050, nemesis="loki")
    mine = side([at("H1", 3)], ["MA17"], missions=["MA15", "MA16"])
    theirs = side(["MB16"], ["MB14"], missions=["MB11"], discard=["MB07"])
    match = home_made(cards, mine, theirs, "abilities")
    use(match, "H1")
    play(match, "challenge:H1:MB11:mission")
    assert outcome(match) == "defeated"
    assert match.result is None


def test_MA_6_13_in_the_turn_of_the_second_player() -> None:
    """Seat 0 is attacked, with its missions and its discard pile; then there is nothing to replace it."""
    mine = side([at("MA08", 3)], ["MA17"], missions=["MA15"], discard=["MA01", "MA04"])
    theirs = side(["MB16"], ["MB14"], missions=["MB15", "MB09"], discard=["MB07", "MB10"])
    match = position(theirs, mine, "abilities", active=1)
    play(match, "activate:MA08", "challenge:MA08:MB15:mission")
    assert sums(match) == (1050, 700, 300)
    assert (match.actor, sorted(keys(match))) == (1, ["choose:MB07", "choose:MB10"])
    play(match, "choose:MB10")
    assert (missions(match, 0), discard(match, 0)) == (["MB10", "MB09"], ["MB07", "MB15"])
    match = position({**theirs, "discard": []}, mine, "abilities", active=1)
    play(match, "activate:MA08", "challenge:MA08:MB15:mission")
    assert (missions(match, 0), missions(match, 1)) == (["MB09"], ["MA15"])
