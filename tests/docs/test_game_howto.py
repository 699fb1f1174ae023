"""The game of the page "add a game" is one that plays everywhere: its blocks are installed as they stand."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import thwack
from tests.cli.kit import Script, thwack_says
from tests.discovery.kit import install, reachable
from tests.docs.pages import ROOT, block_with, page
from tests.games.properties import check_imagined, check_playable, check_refusals, check_twins, without_exact
from thwack import discovery
from thwack.discovery import game_named
from thwack.players import Seen, player_named
from thwack.server.showing.gallery import game_info

PAGE = "docs/howto/add_a_game.md"
GAME = "race"


@pytest.fixture(autouse=True)
def _race(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The blocks of the page as an installed package."""
    package = tmp_path / GAME
    package.mkdir()
    package.joinpath("__init__.py").touch()
    package.joinpath("rules.py").write_text(block_with(PAGE, "python", "class RaceTable"))
    package.joinpath("game.py").write_text(block_with(PAGE, "python", "class Race(BareGame)"))
    package.joinpath("about.toml").write_text(block_with(PAGE, "toml", "[title]"), encoding="utf-8")
    project = tomllib.loads(block_with(PAGE, "toml", "entry-points"))["project"]
    install(tmp_path, GAME, project["entry-points"][discovery.GROUP])
    with reachable(tmp_path, monkeypatch):
        yield
    for name in [name for name in sys.modules if name.partition(".")[0] == GAME]:
        del sys.modules[name]


def test_it_is_found_and_says_what_the_page_lets_it_say() -> None:
    assert GAME in thwack.games()
    assert discovery.faults() == []
    info = game_info(GAME, "pt")
    assert (info.name, info.secrets, info.seats, info.builder) == ("Corrida até Dez", False, [2], None)
    assert info.blurb.startswith("Walk, or leap")


@pytest.mark.parametrize("seed", range(5))
def test_what_must_hold_holds(seed: int) -> None:
    match = thwack.new(GAME, seed=seed)
    match.play(seed % 2)
    check_refusals(match)
    check_twins(match.fork(), seed)
    check_imagined(match, seed)
    check_playable(GAME, without_exact(match), seed)
    assert thwack.new(GAME, chance="ask").actor == 0


@pytest.mark.parametrize("name", ["greedy", "ismcts:40", "level:1"])
def test_there_are_opponents_for_it(name: str) -> None:
    match = thwack.new(GAME, seed=3)
    players = [player_named(name, seat) for seat in (0, 1)]
    while match.actor is not None:
        match.play(players[match.actor].choose(Seen(match, match.actor)))
    assert match.result is not None
    assert match.prompt("en", None).endswith("has won.")


def test_it_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = Script(["1"] * 30)
    monkeypatch.setattr("thwack.cli.commands.play.Terminal", lambda: script)
    assert thwack_says(capsys, "play", GAME, "--seed", "1").code == 0
    assert "Race to Ten: Player 1 against Player 2." in script.text
    assert "Leap three squares, or stumble" in script.text


def test_the_page_names_every_method_of_a_game_and_every_place() -> None:
    text = page(PAGE)
    assert [name for name in discovery.ASKED if f"`{name}`" not in text] == []
    for place in ("cli/unmatched/host.py", "players/unmatched/features.py", "envs/lenses/unmatched.py"):
        assert (ROOT / "src/thwack" / place).exists()
        assert place.replace("unmatched", "<game>") in text
    for place in ("Table.svelte", "Card.svelte", "Emblem.svelte", "shelf.ts"):
        assert (ROOT / "web/src/games/unmatched" / place).exists()
        assert place in text
    assert game_named("unmatched").about.title["en"] == "Unmatched"
