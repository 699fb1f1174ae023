"""Many matches: the same numbers for any number of workers."""

import pytest

from thwack.arena import simulate
from thwack.arena.job import derive
from thwack.arena.plan import Plan, plan_of
from thwack.arena.report import wilson
from thwack.kernel.errors import SetupError

KEYS = ["game", "players", "games", "wins", "draws", "first_seat_wins", "intervals", "decisions", "seconds"]


def test_the_numbers_are_the_same_for_any_number_of_workers() -> None:
    one = simulate("unmatched", games=30, workers=1, seed=4).as_json()
    two = simulate("unmatched", games=30, workers=2, seed=4).as_json()
    assert one.pop("seconds") > 0
    assert two.pop("seconds") > 0
    assert one == two


def test_the_report_has_the_names_that_programs_rely_on() -> None:
    report = simulate("unmatched", ["random", "random"], games=8).as_json()
    assert list(report)[: len(KEYS)] == KEYS
    assert report["game"] == "unmatched"
    assert report["players"] == ["random", "random"]
    assert report["games"] == 8
    assert sum(report["wins"]) + report["draws"] == 8
    assert all(0 <= low <= high <= 1 for low, high in report["intervals"])
    lengths = report["lengths"]
    assert lengths["min"] <= lengths["median"] <= lengths["max"]
    assert report["decisions"] == pytest.approx(lengths["mean"] * 8)
    assert not report["stopped"]


def test_another_seed_gives_other_matches() -> None:
    assert simulate("unmatched", games=4, seed=1).lengths != simulate("unmatched", games=4, seed=2).lengths
    assert simulate("unmatched", games=4, seed=1).lengths == simulate("unmatched", games=4, seed=1).lengths


def test_players_swap_seats_and_then_heroes() -> None:
    plan = Plan("unmatched", ("a", "b"), 8, 0, {"heroes": ["alice", "medusa"], "board": "soho"})
    assert [plan.seating(number) for number in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert [plan.sides(number)["heroes"] for number in range(4)] == [(0, 1), (0, 1), (1, 0), (1, 0)]
    met = {(plan.seating(n)[0], plan.sides(n)["heroes"][0]) for n in range(4)}
    assert len(met) == 4, "every player has every hero at the first seat"


@pytest.mark.parametrize(("first", "same"), [(0, True), (1, False), ("random", False)])
def test_who_has_the_first_turn_is_counted_wherever_they_sit(first: int | str, same: bool) -> None:
    report = simulate("battle_scenes", games=8, setup={"first": first})
    both = (report.first_seat_wins, report.first_turn_wins)
    assert (both[0] == both[1]) == same
    if first == 1:
        assert sum(both) == 8 - report.draws
    assert report.as_json()["first_turn_interval"] == list(wilson(both[1], 8))


def test_in_games_that_the_first_seat_begins_both_are_the_same() -> None:
    report = simulate("unmatched", games=6)
    assert report.first_turn_wins == report.first_seat_wins


def test_sides_count_the_wins_of_each_hero() -> None:
    report = simulate("unmatched", games=12, setup={"heroes": ["alice", "dracula"], "board": "soho"})
    assert [side.name for side in report.sides] == ["alice", "dracula"]
    assert sum(side.wins for side in report.sides) == 12


def test_teams_go_by_their_names_however_they_are_given() -> None:
    mine = "name: Mine\n4 thor-odinson\nbasic: smash, inner-rage\n"
    for teams in (
        [mine, "out-of-the-box"],
        [{"name": "Mine", "cards": {"thor-odinson": 4}}, "Out of the Box"],
    ):
        setup = {
            "mode": "basic",
            "teams": teams,
            "basic_actions": ["smash", "inner-rage", "force-beam", "gearing-up"],
        }
        sides = simulate("dice_masters", ["random", "random"], 1, setup=setup).sides
        assert [side.name for side in sides] == ["Mine", "Out of the Box"]


def test_four_players_in_two_teams() -> None:
    report = simulate("unmatched", ["random"] * 4, games=4, setup={"mode": "teams"})
    assert sum(report.wins) == 8, "both players of a team have won"


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate("unmatched", games=5, progress=told.append)
    assert sum(told) == 5


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_reports_what_is_finished(workers: int) -> None:
    done = 0

    def interrupt(number: int) -> None:
        nonlocal done
        done += number
        if done >= 3:
            raise KeyboardInterrupt

    report = simulate("unmatched", games=400, workers=workers, progress=interrupt)
    assert report.stopped
    assert 3 <= report.games < 400
    assert sum(report.wins) + report.draws == report.games


@pytest.mark.parametrize(
    ("games", "players", "sentence"),
    [
        (0, ["random", "random"], "at least one game"),
        (1, ["random"], "needs 2 players, not 1"),
        (1, ["random", "gredy"], "there is no player 'gredy'"),
    ],
)
def test_a_plan_that_cannot_be_played_gets_a_sentence(games: int, players: list[str], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        plan_of("unmatched", players, games)


def test_no_workers_gets_a_sentence() -> None:
    with pytest.raises(SetupError, match="at least one worker"):
        simulate("unmatched", games=1, workers=0)


def test_wilson_gives_known_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_seeds_follow_from_seeds_on_every_machine() -> None:
    assert derive(0, 1, "match") == derive(0, 1, "match")
    assert len({derive(0, number, "match") for number in range(1000)}) == 1000
