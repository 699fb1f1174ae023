"""`thwack learn`: somebody who only reads the screen gets through every lesson."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.kit import Script, one_sentence, thwack_says
from tests.thorough import dear
from thwack.cli.commands import learn
from thwack.cli.learning.learnt import Learnt, learnt_file
from thwack.cli.words import Words
from thwack.lessons import lessons
from thwack.match import games
from thwack.wording import LANGUAGES

FIRST = [f"{game}/first" for game in ("unmatched", "dice_masters", "battle_scenes", "mission_arena")]


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's real progress is touched."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


class Newcomer(Script):
    """Goes on where there is only something to read, else asks to be shown, and types what is shown."""

    def __init__(self, lang: str) -> None:
        super().__init__(width=100, height=60)
        self.say = Words(lang)
        self.typing: list[str] = []
        self.read_to = 0

    def read(self, prompt: str) -> str | None:
        """What somebody types who knows nothing but what has been shown since the last line."""
        new, self.read_to = self.text[self.read_to :], len(self.text)
        if prompt == self.say("ask.go_on"):
            return ""
        if not self.typing and self.say("learn.this_one") in new:
            shown = new.partition(self.say("learn.this_one"))[2].splitlines()[1]
            found = re.match(r"│ (\S+(?: \S+)*)  ", shown)
            assert found, shown
            self.typing = found[1].split(" ")
        return self.typing.pop(0) if self.typing else "w"


def sit_down(monkeypatch: pytest.MonkeyPatch, terminal: Script) -> Script:
    """The next lesson is shown at this terminal."""
    monkeypatch.setattr(learn, "Terminal", lambda: terminal)
    return terminal


def learn_at(monkeypatch: pytest.MonkeyPatch, lines: Sequence[str], *words: str, ctrl_c: bool = False) -> str:
    """What is shown to somebody who types these lines."""
    from thwack.cli import main

    terminal = sit_down(monkeypatch, Script(lines, width=100, height=60, ctrl_c=ctrl_c))
    assert main(["learn", *words]) == (130 if ctrl_c else 0)
    return terminal.text


@dear(2)
@pytest.mark.parametrize("name", [lesson.id for game in games() for lesson in lessons(game)])
def test_whoever_follows_what_is_shown_reaches_the_end(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang in LANGUAGES if name in FIRST else ("en",):
        terminal = sit_down(monkeypatch, Newcomer(lang))
        said = thwack_says(capsys, "learn", *name.split("/"), "--lang", lang)
        assert said.code == 0, said
        title = next(one for one in lessons(name.split("/")[0]) if one.id == name).title[lang]
        assert Words(lang)("learn.learnt", title=title) in terminal.text
    assert Learnt().done == {name}


def test_the_list_tells_what_is_learnt(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    learn_at(monkeypatch, ["", "", "maneuver", "q"], "unmatched")
    learnt = Learnt()
    learnt.done.add("dice_masters/first")
    learnt.keep()
    said = thwack_says(capsys, "learn")
    shown = " ".join(said.out.split())
    assert "◐ first First match: the King and the Gorgon (step 4 of 22)" in shown
    assert "● first First match: heroes in the bag (learnt)" in shown
    assert "○ first First match: the nemesis (new)" in shown
    assert "learn unmatched" in said.out.splitlines()[-1]
    data = json.loads(thwack_says(capsys, "learn", "--json").out)["lessons"]
    assert {row["lesson"]: (row["at"], row["done"]) for row in data if row["lesson"] in FIRST[:2]} == {
        "unmatched/first": (3, False),
        "dice_masters/first": (0, True),
    }


def test_another_choice_is_answered_and_the_second_time_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = learn_at(monkeypatch, ["", "", "2", "3", "q"], "unmatched")
    assert shown.count("First bring the King to the front") == 2
    assert shown.count("This is what the lesson means") == 1


def test_whoever_leaves_is_told_how_to_go_on_and_does(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = learn_at(monkeypatch, ["", "", "1"], "unmatched", "--lang", "pt", ctrl_c=True)
    assert "Para continuar depois: " in shown
    assert "learn unmatched first" in shown
    again = learn_at(monkeypatch, ["q"], "unmatched")
    assert "Você continua de onde parou." in again
    assert "passo 4 de 22" in again
    anew = learn_at(monkeypatch, ["q"], "unmatched", "first", "--restart", "--lang", "en")
    assert "step 1 of 22" in anew


def test_what_is_not_needed_in_a_lesson_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = learn_at(monkeypatch, ["x", "", "", "a", "u", "s file", "?", "", "q"], "unmatched")
    for part in (
        "There is nothing to choose now",
        "Here you choose yourself",
        "nothing has to be taken back",
        "it is kept by itself",
        "which choice leads on in the lesson",
    ):
        assert part in shown
    assert "take back your last choice" not in shown
    assert shown.count("step 3 of 22") == 2  # Enter alone shows the table and the words once more


def test_the_next_lesson_is_the_first_that_is_not_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    learnt = Learnt()
    learnt.done = {lesson.id for lesson in lessons("mission_arena")}
    learnt.keep()
    assert learnt.next_of("mission_arena") is None
    shown = learn_at(monkeypatch, ["q"], "mission_arena")
    assert "You have learnt all lessons of Mission Arena; here is the first one again." in shown


def test_progress_that_cannot_be_read_is_forgotten() -> None:
    learnt_file().parent.mkdir(parents=True)
    for text in ("{", "[]", '{"done": 3, "begun": {"unmatched/first": 4}, "lang": 7}'):
        learnt_file().write_text(text, encoding="utf-8")
        found = Learnt()
        assert (found.done, found.begun) == (set(), {})


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["chess"], ["there is no game 'chess'"]),
        (["unmatched", "frist"], ["unmatched has no lesson 'frist'; did you mean 'first'?"]),
        (["unmatched", "--lang", "fr"], ["there is no language 'fr'"]),
        (["unmatched", "--seed", "1"], ["no option '--seed'"]),
    ],
)
def test_what_cannot_be_learnt_is_one_sentence(
    words: list[str], parts: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    one_sentence(thwack_says(capsys, "learn", *words), *parts)
