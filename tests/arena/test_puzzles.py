"""Puzzles: what was proved once is proved again, and who tries them is told the truth."""

import json
from pathlib import Path

import pytest

from tests.cli.kit import one_sentence, thwack_says
from tests.thorough import THOROUGH, dear
from thwack.arena.puzzles import found_puzzles, proof_of, solves, told_whole
from thwack.arena.puzzles.finding import Moment, is_promising, puzzle_at, retold
from thwack.arena.puzzles.proving import worlds_of
from thwack.arena.puzzles.trying import lucks
from thwack.kernel.errors import IllegalChoice, SetupError
from thwack.match import Match, new, scene
from thwack.players.greedy import turns_of
from thwack.players.prudence import QUIET
from thwack.players.solver import Solver
from thwack.puzzles import Attempt, Puzzle, Ways, as_line, read_puzzles, shipped

GAMES = ["battle_scenes", "dice_masters", "mission_arena", "unmatched"]
SHIPPED = {"battle_scenes": 40, "dice_masters": 40, "mission_arena": 33, "unmatched": 40}
EVERY = 1 if THOROUGH else 10  # of those that are shipped, one in so many is proved every day


@pytest.mark.parametrize("game", GAMES)
def test_so_many_are_shipped_and_no_two_are_the_same(game: str) -> None:
    found = shipped(game)
    assert len(found) == SHIPPED[game]
    assert len({json.dumps([one.scene, one.before], sort_keys=True) for one in found}) == SHIPPED[game]
    for one in found:
        assert one.game == game
        assert one.deep > 0
        assert one.choices > 2
        assert one.solution not in QUIET


@dear(8)
@pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game in GAMES for number in range(0, SHIPPED[game], EVERY)]
)
def test_what_is_shipped_can_be_proved(game: str, number: int) -> None:
    puzzle = shipped(game)[number]
    match = puzzle.begin()
    assert len(match.choices) == puzzle.choices
    proof = proof_of(match)
    assert proof is not None
    assert [match.choices[index].key for index in proof.choices] == [puzzle.solution]
    assert proof.deep == puzzle.deep


# What was reached; in Mission Arena more choices lead to a win than the solver looks at.
SHARE = {"battle_scenes": 0.95, "dice_masters": 0.95, "mission_arena": 0.8, "unmatched": 0.95}


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_level_solves_nearly_all(game: str) -> None:
    some = sorted(shipped(game), key=lambda one: one.match)[::EVERY]
    solved = [solves("level:5", one, number) for number, one in enumerate(some)]
    assert sum(solved) >= SHARE[game] * len(solved)


def test_whoever_chooses_at_random_does_not_solve_them() -> None:
    some = shipped("battle_scenes")
    assert sum(solves("random", one, 1) for one in some) < len(some) / 2


def test_a_position_without_a_sure_win_is_no_puzzle() -> None:
    fresh = new("unmatched", seed=3)
    assert proof_of(fresh) is None
    assert not is_promising(fresh)


@pytest.mark.parametrize("game", GAMES)
def test_no_other_first_choice_wins_as_soon(game: str) -> None:
    """Also by the measure of somebody else than who has proved it: in one world and without a budget."""
    puzzle = shipped(game)[1]
    match = puzzle.begin()
    assert match.actor is not None
    worlds = worlds_of(match)
    for choice in match.choices:
        solver = Solver(match.actor, match.seats, 10**9)
        wins = [solver.wins_after(t, choice.index, turns_of(t), puzzle.deep) for t in worlds]
        assert all(wins) == (choice.key == puzzle.solution)


def test_a_position_is_retold_by_the_nearest_scene_and_the_choices_from_there() -> None:
    puzzle = next(one for game in GAMES for one in shipped(game) if one.before)
    match = scene(puzzle.game, puzzle.scene)
    trail = []
    for key in puzzle.before:
        index = next(choice.index for choice in match.choices if choice.key == key)
        trail.append(Moment(match.fork(), index))
        match.play(index)
    told = retold([*trail, Moment(match, 0)])
    assert told is not None
    assert [one.key for one in told.begin().choices] == [one.key for one in match.choices]
    again = puzzle_at([*trail, Moment(match, 0)], 7)
    assert again is not None
    assert (again.solution, again.deep, again.match) == (puzzle.solution, puzzle.deep, 7)


@dear(0)
def test_a_seed_gives_the_same_again() -> None:
    one, two = (dict(found_puzzles("mission_arena", range(2), "random")) for _ in range(2))
    assert one == two
    assert list(one) == [0, 1]


# The command


def test_the_command_keeps_what_it_finds_and_goes_on_after_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle, seeds = shipped("unmatched")[0], list[int]()

    def found(game: str, some: range, player: str) -> list[tuple[int, Puzzle | None]]:
        seeds.extend(some)
        return [(seed, puzzle._replace(match=seed) if seed % 2 else None) for seed in some]

    monkeypatch.setattr("thwack.cli.commands.puzzles.found_puzzles", found)
    out = tmp_path / "found.jsonl"
    said = thwack_says(capsys, "puzzles", "unmatched", "--games", "4", "--out", str(out))
    assert said.code == 0
    assert "2 puzzles." in said.out
    assert [one.match for one in read_puzzles(out)] == [1, 3]
    said = thwack_says(capsys, "puzzles", "unmatched", "--games", "6", "--out", str(out), "--json")
    assert seeds == [0, 1, 2, 3, 4, 5]
    told = json.loads(said.out)
    assert [one["match"] for one in told["puzzles"]] == [1, 3, 5]
    assert told["stopped"] is False


def test_ctrl_c_leaves_what_was_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = shipped("unmatched")[0]

    def found(game: str, some: range, player: str):  # type: ignore[no-untyped-def]  # a generator that stops
        yield 0, puzzle._replace(match=0)
        raise KeyboardInterrupt

    monkeypatch.setattr("thwack.cli.commands.puzzles.found_puzzles", found)
    out = tmp_path / "found.jsonl"
    said = thwack_says(capsys, "puzzles", "unmatched", "--out", str(out))
    assert said.code == 130
    assert read_puzzles(out) == [puzzle._replace(match=0)]


def test_a_player_solves_those_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "two.jsonl"
    file.write_text("".join(map(as_line, shipped("unmatched")[:2])), encoding="utf-8")
    words = ("puzzles", "unmatched", "--solve", "level:4", "--file", str(file))
    said = thwack_says(capsys, *words, "--json")
    told = json.loads(said.out)
    assert told["puzzles"] == 2
    assert told["solved"] + len(told["failed"]) == 2
    assert "of 2 puzzles of unmatched" in thwack_says(capsys, *words).out


def test_faults_are_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}\n", encoding="utf-8")
    said = thwack_says(capsys, "puzzles", "unmatched", "--solve", "level:4", "--file", str(bad))
    one_sentence(said, "line 1")
    one_sentence(thwack_says(capsys, "puzzles", "unmatched", "--file", str(bad)), "--solve")
    one_sentence(thwack_says(capsys, "puzzles", "unmatched", "--player", "nobody"), "nobody")


# Trying


def keys_of(ways: Ways) -> set[str]:
    return set(ways.right) | set(ways.wrong)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_answered_as_it_is_told(game: str) -> None:
    """Right choices lead to a win of the solver alone, wrong ones to none but by luck; all can be played."""
    for puzzle in shipped(game):
        match = puzzle.posed()
        assert match.ply == 0
        assert 1 <= puzzle.grade <= 5
        assert puzzle.ways
        assert list(puzzle.ways.right) == [puzzle.solution]
        walk(match, puzzle.ways, match.actor)


def walk(match: Match, ways: Ways, seat: int | None) -> None:
    """All ways from a question of the solver."""
    assert keys_of(ways) == set(match.choices.keys())
    for key in keys_of(ways):
        way = ways.right.get(key) or ways.wrong[key]
        after = match.fork()
        for each in (key, *way.then):
            after.play(each)
        won = after.result is not None and after.result.winners == (seat,)
        if way.ways is not None:
            assert after.actor == seat
            walk(after, way.ways, seat)
        else:
            assert won == (key in ways.right or key in ways.lucky)


def test_hardly_any_wrong_choice_wins_by_luck() -> None:
    lucky = [one.id for game in GAMES for one in shipped(game) if one.ways and lucks(one.ways)]
    assert len(lucky) <= 5


@dear(2)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_a_puzzle_is_found_again(game: str) -> None:
    puzzle = shipped(game)[0]
    assert told_whole(puzzle._replace(grade=0, ways=None)) == puzzle


def test_a_puzzle_without_its_proof_is_refused() -> None:
    puzzle = shipped("unmatched")[0]
    assert puzzle.ways
    other = next(key for key in puzzle.ways.wrong if key != puzzle.solution)
    assert told_whole(puzzle._replace(solution=other)) is None
    with pytest.raises(SetupError, match="find it again"):
        Attempt(puzzle._replace(ways=None))


def test_an_attempt_goes_on_only_as_the_puzzle_does() -> None:
    puzzle = next(one for one in shipped("unmatched") if one.ways and one.deep > 1)
    assert puzzle.ways
    attempt = Attempt(puzzle)
    with pytest.raises(IllegalChoice, match="not among"):
        attempt.take("nonsense")
    attempt = Attempt(puzzle)
    wrong = next(iter(puzzle.ways.wrong))
    attempt.take(wrong)
    for key in puzzle.ways.wrong[wrong].then:
        with pytest.raises(IllegalChoice, match="comes next"):
            attempt.take("nonsense")
        attempt.take(key)
    assert attempt.failed
    assert attempt.asked == [0]
    with pytest.raises(IllegalChoice, match="try again"):
        attempt.take(puzzle.solution)


def test_grades_come_from_the_easiest_on() -> None:
    for game in GAMES:
        grades = [one.grade for one in shipped(game)]
        assert grades == sorted(grades)


def test_the_command_proves_and_grades_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bare, out = tmp_path / "bare.jsonl", tmp_path / "whole.jsonl"
    puzzle = next(one for one in shipped("unmatched") if one.grade == 1)
    broken = puzzle._replace(solution="nonsense")
    bare.write_text("".join(as_line(one._replace(ways=None, grade=0)) for one in (puzzle, broken)), "utf-8")
    words = ("puzzles", "unmatched", "--again", "--file", str(bare))
    said = thwack_says(capsys, *words, "--out", str(out))
    assert "1 of 2 puzzles of unmatched can be proved" in said.out
    assert read_puzzles(out) == [puzzle]
    one_sentence(thwack_says(capsys, *words), "--out")
