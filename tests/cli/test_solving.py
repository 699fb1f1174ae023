"""`thwack puzzles --try`: a wrong try is answered and taken back, the right one wins, and stars are kept."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.kit import Script, one_sentence, thwack_says
from thwack.cli import main
from thwack.cli.commands import puzzles
from thwack.cli.learning.learnt import Learnt
from thwack.cli.learning.solving import PuzzleSession
from thwack.cli.words import Words
from thwack.puzzles import Puzzle, shipped
from thwack.wording import LANGUAGES

GAMES = ["battle_scenes", "dice_masters", "mission_arena", "unmatched"]


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's real progress is touched."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


class Solver(Script):
    """Types the choice that is wanted next, by asking the question how it is typed."""

    def __init__(self, puzzle: Puzzle, wrong: int, lang: str = "en") -> None:
        super().__init__(width=100, height=60)
        self.say = Words(lang)
        self.puzzle = puzzle
        self.wrong = wrong  # how often to err first
        self.session: PuzzleSession | None = None
        self.typing: list[str] = []

    def read(self, prompt: str) -> str | None:
        """The next word of the choice that is meant."""
        assert self.session is not None
        if prompt in (self.say("ask.go_on"), self.say("puzzle.again")):
            return ""
        if not self.typing:
            ways = self.session.attempt.ways
            assert ways
            key = next(iter(ways.right))
            if self.wrong:
                self.wrong -= 1
                key = next(iter(ways.wrong))
            session = self.session
            question = session.host.question(session.match.choices, session.look(session.seat).view)
            choice = session.match.choices[session.match.choices.keys().index(key)]
            self.typing = list(question.path_to(choice))
        return self.typing.pop(0)


def solve(monkeypatch: pytest.MonkeyPatch, terminal: Solver, *words: str) -> str:
    """What is shown to somebody who solves a puzzle."""

    def sit(puzzle: Puzzle, at: Solver, say: Words, learnt: Learnt) -> PuzzleSession:
        at.session = PuzzleSession(puzzle, at, say, learnt)
        return at.session

    monkeypatch.setattr(puzzles, "Terminal", lambda: terminal)
    monkeypatch.setattr(puzzles, "PuzzleSession", sit)
    assert main(["puzzles", terminal.puzzle.game, "--try", *words]) == 0
    return terminal.text


def typed(monkeypatch: pytest.MonkeyPatch, lines: Sequence[str], game: str, *words: str) -> str:
    """What is shown to somebody who types these lines."""
    terminal = Script(lines, width=100, height=60)
    monkeypatch.setattr(puzzles, "Terminal", lambda: terminal)
    assert main(["puzzles", game, "--try", *words]) == 0
    return terminal.text


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, LANGUAGES, strict=True)))
def test_a_wrong_try_is_taken_back_and_the_right_one_wins(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle, say = shipped(game)[0], Words(lang)
    text = solve(monkeypatch, Solver(puzzle, wrong=1, lang=lang), "--lang", lang)
    for told in ("wrong", "solved"):
        assert " ".join(say(f"puzzle.{told}", stars="★★☆").split()[:3]) in text
    assert Learnt().stars == {puzzle.id: 2}
    assert Learnt().next_puzzle(game) == shipped(game)[1]


def test_the_way_is_shown_after_two_wrong_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = shipped("unmatched")[0]
    text = typed(monkeypatch, ["w", "a", "s x", "u"], "unmatched")
    assert "after 2 wrong tries" in text
    assert "Chance solves no puzzles" in text
    assert "begins anew" in text
    assert "--try" in text
    solve(monkeypatch, Solver(puzzle, wrong=3))
    assert Learnt().stars == {puzzle.id: 1}


def test_a_better_try_counts_and_a_worse_one_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = shipped("unmatched")[0]
    for wrong, stars in ((2, 1), (0, 3), (1, 3)):
        solve(monkeypatch, Solver(puzzle, wrong=wrong), str(puzzle.match))
        assert Learnt().stars == {puzzle.id: stars}


def test_one_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    one_sentence(thwack_says(capsys, "puzzles", "unmatched", "--try", "999999"), "999999")
