"""U-13: Team play."""

import pytest

import thwack
from tests.kits.unmatched import (
    keys,
    maneuver,
    offered,
    pass_turn,
    play,
    scene,
    seat,
    set_up,
    space,
    spaces,
    to_the_move,
)
from thwack import Match
from thwack.kernel.errors import SetupError
from thwack.match import game_named

HEROES = ["king-arthur", "sinbad", "alice", "medusa"]  # King Arthur and Alice against Sinbad and Medusa
A1, B1, A2, B2 = range(4)


def teams(arthur: dict[str, object], alice: dict[str, object], active: int = B1) -> Match:
    """Sinbad on S20 and Medusa far away; the others stand as told."""
    harpies = {"harpy-1": "S37", "harpy-2": "S33", "harpy-3": "S27"}
    return scene(
        seat("king-arthur", ["prophecy", "noble-sacrifice"], arthur),
        seat("sinbad", ["commanding-impact", "riches-beyond-compare"], {"sinbad": "S20", "porter": "S28"}),
        seat("alice", ["drink-me"], alice),
        seat("medusa", ["winged-frenzy"], {"medusa": "S38", **harpies}),
        mode="teams",
        active=active,
    )


def test_U_13_1_team_play_needs_four_start_spaces() -> None:
    with pytest.raises(SetupError, match="four start spaces"):
        thwack.new("unmatched", heroes=HEROES, mode="teams", board="sherwood-forest")


def test_U_13_1_each_player_controls_only_the_own_fighters() -> None:
    match = teams({"king-arthur": "S19", "merlin": "S23"}, {"alice": "S21", "jabberwock": "S24"}, active=A1)
    to_the_move(match)
    assert {refs[0] for refs in offered(match, "move")} == {"king-arthur", "merlin"}
    assert match.view(A2)["seats"][A1]["hand"] == []  # hands stay separate


def test_U_13_2_a_teammates_fighters_are_friendly() -> None:
    """King Arthur in the corner S07 walks over Alice, and not over Sinbad's Porter."""
    match = scene(
        seat("king-arthur", ["feint"], {"king-arthur": "S07", "merlin": "S01"}),
        seat("sinbad", [], {"sinbad": "S20", "porter": "S15"}),
        seat("alice", [], {"alice": "S06", "jabberwock": "S02"}),
        seat("medusa", [], {"medusa": "S38", "harpy-1": "S37", "harpy-2": "S33", "harpy-3": "S27"}),
        mode="teams",
    )
    assert offered(match, "attack") == [("king-arthur", "porter")]
    to_the_move(match)
    assert spaces(match, "move", "king-arthur") == ["S14"]


def test_U_13_3_of_three_players_one_runs_both_heroes_of_a_team() -> None:
    match = set_up(thwack.new("unmatched", heroes=HEROES, mode="teams", seats=3))
    assert len(match.view(A1)["seats"][A2]["hand"]) == 5  # the same person
    assert len(match.view(A2)["seats"][A1]["hand"]) == 5
    assert match.view(B1)["seats"][B2]["hand"] == []
    assert match.view(B1)["seats"][A1]["hand"] == []


def test_U_13_4_placement_alternates_between_the_teams() -> None:
    match = thwack.new("unmatched", heroes=HEROES, mode="teams")
    assert [row["team"] for row in match.view(None)["seats"]] == [0, 1, 0, 1]
    order = []
    while match.view(None)["turn"] == 0:
        if match.actor not in order:
            order.append(match.actor)
        play(match, keys(match)[0])
    assert order == [A1, B1, A2, B2]
    assert [space(match, hero) for hero in HEROES] == ["S20", "S32", "S03", "S14"]


def test_U_13_5_turns_alternate_in_the_same_order() -> None:
    match = set_up(thwack.new("unmatched", heroes=HEROES, mode="teams"))
    order = []
    for _ in range(6):
        order.append(match.view(None)["active"])
        pass_turn(match)
    assert order == [A1, B1, A2, B2, A1, B1]


def test_U_13_6_a_player_without_a_hero_goes_on_with_the_sidekicks() -> None:
    match = teams({"king-arthur": ("S21", 1), "merlin": "S01"}, {"alice": "S15", "jabberwock": "S17"})
    play(match, "attack:sinbad:king-arthur")
    assert space(match, "king-arthur") is None
    assert space(match, "merlin") == "S01"  # unlike in a free-for-all
    assert match.result is None
    maneuver(match)
    assert match.view(None)["active"] == A2
    pass_turn(match)
    pass_turn(match)
    assert match.view(None)["active"] == A1
    assert "scheme:prophecy:merlin" in keys(match)


def test_U_13_7_a_player_without_fighters_takes_no_more_turns() -> None:
    match = teams({"king-arthur": ("S21", 1), "merlin": 0}, {"alice": "S15", "jabberwock": "S17"})
    play(match, "attack:sinbad:king-arthur")
    assert match.result is None
    maneuver(match)
    order = []
    for _ in range(4):
        order.append(match.view(None)["active"])
        pass_turn(match)
    assert order == [A2, B2, B1, A2]


def test_U_13_8_when_both_heroes_of_a_team_are_defeated_the_other_team_wins() -> None:
    match = teams({"king-arthur": ("S21", 1), "merlin": "S01"}, {"alice": 0, "jabberwock": "S17"})
    play(match, "attack:sinbad:king-arthur")
    assert match.result is not None
    assert match.result.winners == (B1, B2)


@pytest.mark.parametrize(("mode", "people"), [("teams", 3), ("teams", 4), ("free-for-all", 4)])
def test_U_13_3_what_the_game_says_of_shared_seats_is_who_sees_both_hands(mode: str, people: int) -> None:
    match = thwack.new("unmatched", heroes=HEROES, mode=mode, seats=people)
    shared = game_named("unmatched").about.shared_seats({"mode": mode, "seats": people})
    for seat_, mate in ((A1, A2), (A2, A1), (B1, B2), (B2, B1)):
        assert bool(match.view(seat_)["seats"][mate]["hand"]) == (seat_ in shared)
