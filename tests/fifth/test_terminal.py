"""A game that is nothing but rules, played at the terminal and measured."""

import json
from pathlib import Path

import pytest

import thwack
from tests.cli.kit import Script, thwack_says
from thwack.arena.tune import tuned
from thwack.cli.host import host_of
from thwack.cli.plain_host import PlainHost
from thwack.players import PLAYERS, Seen, player_named

from .installed import GAME


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Script:
    """A terminal at which the first choice is always taken, until the match is over."""
    found = Script(["?", "b", "c 3", *["1"] * 40])
    monkeypatch.setattr("thwack.cli.commands.play.Terminal", lambda: found)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return found


@pytest.mark.parametrize(
    ("lang", "title", "ended"),
    [("en", "Toy Duel: Player 1 against Player 2", "wins!"), ("pt", "Duelo de Brinquedo", "venceu!")],
)
def test_a_whole_match_at_the_terminal(
    lang: str, title: str, ended: str, script: Script, capsys: pytest.CaptureFixture[str]
) -> None:
    assert thwack_says(capsys, "play", GAME, "--seed", "5", "--lang", lang).code == 0
    assert title in script.text
    assert "Player 1 must choose." in script.text  # the game itself speaks English alone
    assert "Play the " in script.text
    assert ended in script.text


def test_its_host_is_the_plain_one_and_takes_what_it_can_from_the_game(script: Script) -> None:
    host = host_of(GAME)
    assert isinstance(host, PlainHost)
    assert host.has_secrets
    assert (list(host.cards()), list(host.find("3")), host.heroes()) == ([], [], [])
    assert not host.content().exists()


@pytest.mark.parametrize("name", [*(name for name in PLAYERS if name not in ("level", "former")), "level:3"])
def test_every_player_plays_it(name: str) -> None:
    match = thwack.new(GAME, seed=2)
    players = [player_named(name, seat) for seat in (0, 1)]
    while match.actor is not None:
        match.play(players[match.actor].choose(Seen(match, match.actor)))
    assert match.result is not None


def test_players_that_think_are_better_than_chance(capsys: pytest.CaptureFixture[str]) -> None:
    said = thwack_says(capsys, "ladder", GAME, "--players", "random,greedy", "--pairs", "20", "--json")
    assert said.code == 0, said.err
    rows = {row["name"]: row for row in json.loads(said.out)["players"]}
    assert rows["greedy"]["share"] > 0.55


def test_it_can_be_simulated_and_has_nothing_to_tune(capsys: pytest.CaptureFixture[str]) -> None:
    assert thwack_says(capsys, "simulate", GAME, "--games", "10").code == 0
    said = thwack_says(capsys, "balance", GAME)
    assert said.code == 2
    with pytest.raises(thwack.SetupError, match="toy_duel has no features"):
        next(iter(tuned(GAME, 1, 1, 0)))


def test_the_help_of_commands_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert GAME in thwack_says(capsys, "play", "--help").out
