"""Anybody's bot: found by module and class or by an entry point, checked, and named when it fails."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import thwack
from tests.cli.kit import thwack_says
from thwack.kernel.errors import SetupError
from thwack.players import BotError, Seen, bots, player_named

BOTS = '''
import random


class First:
    """Takes the first choice."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seen):
        return seen.choices[0]


class ByKey(First):
    def choose(self, seen):
        return sorted(seen.choices.keys())[0]


class ByIndex(First):
    def choose(self, seen):
        return len(seen.choices) - 1


class Dreamer(First):
    """A choice of a world it has imagined."""

    def choose(self, seen):
        return seen.imagine(self.seed).choices[0]


class Wrong(First):
    def choose(self, seen):
        return "win:at-once"


class Crash(First):
    def choose(self, seen):
        return 1 // 0


class Mute:
    def __init__(self, seed: int = 0) -> None:
        pass


class Seedless:
    def __init__(self) -> None:
        pass
'''
NOT_A_BOT = {
    "some_bots:Nobody": "the module some_bots has no Nobody",
    "no_such_module_here:Bot": "no module no_such_module_here",
    "some_bots:Mute": "has no method choose",
    "some_bots:Seedless": "cannot be made with a seed",
    "broken_bots:Any": "cannot be loaded",
    "gredy": "did you mean 'greedy'?",
    "zzz": "or module:Class",
}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with bots, in which the program runs."""
    (tmp_path / "some_bots.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("raise RuntimeError('half done')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    for name in ("some_bots", "broken_bots", "packaged_bot"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("bot", ["First", "ByKey", "ByIndex", "Dreamer"])
def test_a_class_in_this_folder_plays(bot: str) -> None:
    match = thwack.new("unmatched", seed=4)
    player = player_named(f"some_bots:{bot}", 7)
    for _ in range(12):
        assert match.actor is not None
        choice = player.choose(Seen(match, match.actor))
        assert choice.key in set(match.choices.keys())
        match.play(choice)


@pytest.mark.parametrize(("name", "why"), NOT_A_BOT.items())
def test_what_is_no_bot_is_told_in_a_sentence(name: str, why: str) -> None:
    with pytest.raises((SetupError, BotError)) as fault:
        player_named(name)
    assert why in str(fault.value)


@pytest.mark.parametrize(("bot", "why"), [("Wrong", "chose 'win:at-once'"), ("Crash", "ZeroDivisionError")])
def test_a_bot_that_fails_is_named(bot: str, why: str) -> None:
    match = thwack.new("mission_arena")
    assert match.actor is not None
    with pytest.raises(BotError, match=f"some_bots:{bot}") as fault:
        player_named(f"some_bots:{bot}").choose(Seen(match, match.actor))
    assert why in str(fault.value)


def test_a_package_enters_its_bot_by_name(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "packaged_bot.py").write_text(BOTS, encoding="utf-8")
    info = here / "packaged_bot-1.0.dist-info"
    info.mkdir()
    facts = "Metadata-Version: 2.1\nName: packaged-bot\nVersion: 1.0\n"
    (info / "METADATA").write_text(facts, encoding="utf-8")
    (info / "entry_points.txt").write_text("[thwack.players]\nfirst = packaged_bot:First\n", encoding="utf-8")
    monkeypatch.syspath_prepend(here)
    bots.installed.cache_clear()
    try:
        match = thwack.new("dice_masters")
        assert match.actor is not None
        assert player_named("first").choose(Seen(match, match.actor)).index == 0
    finally:
        bots.installed.cache_clear()


def test_a_bot_enters_simulate_ladder_and_balance(capsys: pytest.CaptureFixture[str], here: Path) -> None:
    said = thwack_says(
        capsys, "simulate", "mission_arena", "--players", "some_bots:First,random", "--games", "4", "--json"
    )
    found = json.loads(said.out)
    assert found["players"] == ["some_bots:First", "random"]
    assert sum(found["wins"]) + found["draws"] == 4
    ladder = thwack_says(
        capsys, "ladder", "mission_arena", "--players", "some_bots:ByIndex,random", "--pairs", "1", "--json"
    )
    assert "some_bots:ByIndex" in ladder.out
    side = ("--player", "some_bots:First", "--games-per-cell", "2", "--decks", "avengers,webs-and-court")
    balance = thwack_says(capsys, "balance", "mission_arena", *side, "--json")
    assert json.loads(balance.out)["player"] == "some_bots:First"
    players = ("--players", "some_bots:Crash,random")
    failed = thwack_says(capsys, "simulate", "mission_arena", *players, "--games", "1")
    assert failed.code == 2
    assert "some_bots:Crash failed: ZeroDivisionError" in failed.err
