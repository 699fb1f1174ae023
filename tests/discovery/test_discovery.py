"""Games are found: ours by their folders, other people's by entry points. A broken one harms no other."""

import subprocess
import sys
from pathlib import Path

import pytest

import thwack
from tests.discovery.kit import install, reachable
from thwack import SetupError, discovery

OURS = ("battle_scenes", "dice_masters", "mission_arena", "unmatched")
SHELF = ["unmatched", "dice_masters", "battle_scenes", "mission_arena"]
GOOD = "from thwack.games.unmatched.game import Unmatched\nGAME = Unmatched()\nGAME.name = 'good'\n"


def test_our_games_are_the_folders_with_a_game() -> None:
    assert thwack.games() == OURS
    assert discovery.playable() == SHELF
    assert discovery.faults() == []


def test_a_game_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(SetupError, match="there is no game 'chess'; the games are battle_scenes, "):
        thwack.new("chess")


@pytest.mark.parametrize("target", ["somebodys", "somebodys:GAME"], ids=["module", "object"])
def test_other_peoples_games_are_played_like_ours(
    target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "somebodys", {"good": target})
    tmp_path.joinpath("somebodys.py").write_text(GOOD)
    with reachable(tmp_path, monkeypatch):
        assert thwack.games() == tuple(sorted([*OURS, "good"]))
        assert set(discovery.playable()) == {*OURS, "good"}
        assert thwack.new("good").game == "good"
        sys.modules.pop("somebodys")
    assert thwack.games() == OURS


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("import nowhere_to_be_found", "ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("", "AttributeError: module 'spoilt' has no attribute 'GAME'"),
        ("GAME = object()", "it has no about, add_content, card"),
        (GOOD.replace("'good'", "'better'"), "it calls itself 'better'"),
    ],
)
def test_a_broken_game_gives_one_sentence_and_harms_no_other(
    code: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "spoilt", {"bad": "spoilt"})
    tmp_path.joinpath("spoilt.py").write_text(code)
    with reachable(tmp_path, monkeypatch):
        assert "bad" in thwack.games()
        assert discovery.playable() == SHELF
        (sentence,) = discovery.faults()
        assert sentence.startswith("the game bad of another package cannot be loaded: ")
        assert told in sentence
        for _ in range(2):
            with pytest.raises(SetupError) as raised:
                thwack.new("bad")
            assert str(raised.value) == sentence
        assert thwack.new("unmatched").game == "unmatched"
        sys.modules.pop("spoilt", None)


def test_nobody_takes_the_name_of_a_game_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "grabbing", {"unmatched": "grabbing", "Go Fish": "grabbing"})
    with reachable(tmp_path, monkeypatch):
        assert thwack.games() == OURS
        wrong, taken = discovery.faults()
        assert taken == "unmatched is a game of ours: another package cannot have it"
        assert "'Go Fish'" in wrong
        assert thwack.new("unmatched").view(0)["seats"]


def test_of_two_packages_with_one_name_the_same_is_taken_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "one", {"twice": "one:GAME"})
    install(tmp_path, "another", {"twice": "another:GAME"})
    with reachable(tmp_path, monkeypatch):
        assert thwack.games().count("twice") == 1
        assert discovery.plugins()["twice"].value == "another:GAME"


def test_to_list_the_games_imports_none_of_them() -> None:
    code = (
        "import sys, thwack; print(thwack.games()); thwack.games()\n"
        "print([name for name in sys.modules if name.startswith('thwack.games.')])"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[1] == "[]"
