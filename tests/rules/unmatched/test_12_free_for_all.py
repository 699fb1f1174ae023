"""U-12: Free-for-all."""

from typing import Any

import pytest

import thwack
from tests.kits.unmatched import (
    discard,
    hand_size,
    health,
    maneuver,
    offered,
    pass_turn,
    play,
    scene,
    seat,
    set_up,
    space,
)
from thwack import Match
from thwack.kernel.errors import SetupError

FOUR = ["king-arthur", "sherlock-holmes", "little-red-riding-hood", "medusa"]
FIRST, SECOND, THIRD, FOURTH = range(4)


def first_round() -> Match:
    """Four players with somebody ranged each, all in the green zone of Marmoreal."""
    match = thwack.new("unmatched", heroes=FOUR, board="marmoreal", mode="free-for-all", seed=2)
    return set_up(match, "place:merlin:M08", "place:dr-watson:M26", "place:huntsman:M04")


def attacked(match: Match) -> set[str]:
    """The heroes whose fighters the active player may attack."""
    owners = {slug: row["hero"] for row in match.view(None)["seats"] for slug in row["fighters"]}
    return {owners[refs[1]] for refs in offered(match, "attack")}


def three(**sinbads: Any) -> Match:
    """Sinbad between King Arthur and Alice."""
    return scene(
        seat("sinbad", ["commanding-impact", "exploit"], {"sinbad": "S20", "porter": "S28"}),
        seat("king-arthur", ["regroup"], {"king-arthur": ("S21", 1), "merlin": "S11"}),
        seat("alice", ["jaws-that-bite"], {"alice": "S13", "jabberwock": "S12"}),
        mode="free-for-all",
        **sinbads,
    )


def test_U_12_1_boards_with_two_start_spaces_cannot_be_used() -> None:
    for board in ("sherwood-forest", "kiln-yard", "salt-causeway"):
        with pytest.raises(SetupError, match="four start spaces"):
            thwack.new("unmatched", heroes=FOUR[:3], board=board, mode="free-for-all")
    match = thwack.new("unmatched", heroes=FOUR[:3], board="soho", mode="free-for-all")
    assert match.seats == 3


def test_U_12_2_on_a_first_turn_only_the_next_player_or_one_who_has_had_a_turn_is_attacked() -> None:
    match = first_round()
    assert attacked(match) == {FOUR[SECOND]}
    pass_turn(match)
    assert attacked(match) == {FOUR[FIRST], FOUR[THIRD]}
    pass_turn(match)
    assert attacked(match) == {FOUR[FIRST], FOUR[SECOND], FOUR[FOURTH]}
    pass_turn(match)
    play(match, "decline")  # what Medusa may do at the start of a turn
    assert attacked(match) == {FOUR[FIRST], FOUR[SECOND], FOUR[THIRD]}
    pass_turn(match)
    assert attacked(match) == {FOUR[SECOND], FOUR[THIRD], FOUR[FOURTH]}


def test_U_12_3_on_combat_cards_your_opponent_is_the_other_player_in_the_combat() -> None:
    """Clutching Claws makes the opponent discard: the one attacked, whoever else is in the match."""
    match = scene(
        seat(
            "medusa",
            ["clutching-claws"],
            {"medusa": "S38", "harpy-1": "S20", "harpy-2": "S01", "harpy-3": "S02"},
        ),
        seat("king-arthur", ["feint", "feint"], {"king-arthur": "S28", "merlin": "S29"}),
        seat("sinbad", ["commanding-impact"], {"sinbad": "S21", "porter": "S34"}),
        mode="free-for-all",
    )
    play(match, "attack:harpy-1:sinbad")
    assert discard(match, SECOND) == []
    assert discard(match, THIRD) == ["commanding-impact"]


def test_U_12_4_a_player_whose_hero_falls_is_out_with_all_sidekicks() -> None:
    match = three()
    play(match, "attack:sinbad:king-arthur", "choose:commanding-impact", "decline")
    assert health(match, "king-arthur") == 0
    assert space(match, "merlin") is None
    assert match.result is None
    maneuver(match)
    assert match.view(None)["active"] == THIRD  # the eliminated player has no turn


def test_U_12_5_the_last_player_with_a_hero_wins() -> None:
    match = scene(
        seat("sinbad", ["commanding-impact"], {"sinbad": "S20", "porter": "S28"}),
        seat("king-arthur", [], {"king-arthur": 0, "merlin": 0}),
        seat("alice", [], {"alice": ("S21", 3), "jabberwock": "S12"}),
        mode="free-for-all",
    )
    play(match, "attack:sinbad:alice")
    assert match.result is not None
    assert match.result.winners == (FIRST,)


def test_U_12_5_two_players_left_play_on() -> None:
    match = three()
    play(match, "attack:sinbad:king-arthur", "choose:commanding-impact", "decline")
    assert match.result is None
    assert match.actor == FIRST  # who has an action left, if only a maneuver
    assert hand_size(match, SECOND) == 1  # the cards of the one who is out stay where they are
