"""Every game has a host, and nobody loads a game that is not asked for."""

import subprocess
import sys

import pytest

from thwack import SetupError, cards, games
from thwack.cli import host
from thwack.cli.host import Host, has_folder, host_of, hosts
from thwack.cli.plain_host import PlainHost
from thwack.cli.words import book


def test_every_game_has_a_host() -> None:
    assert all(map(has_folder, games()))
    assert [one.name for one in hosts()] == list(games())


@pytest.mark.parametrize("one", hosts(), ids=lambda one: str(one.name))
def test_what_can_be_typed_is_told(one: Host) -> None:
    assert [name for _, name in one.help if name not in book()["help"]] == []
    keys = {keys.partition(" ")[0] for keys, _ in one.help}
    assert {"1", "Enter", "a", "u", "c", "l", "s", "q"} <= keys


def test_a_game_without_a_host_of_its_own_has_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SetupError, match="there is no game 'chess'"):
        host_of("chess")
    monkeypatch.setattr(host, "has_folder", lambda game: False)
    plain = host_of("unmatched")
    assert isinstance(plain, PlainHost)
    assert plain is host_of("unmatched")
    assert [item.id for item in plain.find("Jaws That Bite")] == ["alice/jaws-that-bite"]
    assert len(plain.cards()) == len(cards("unmatched"))


def test_no_game_is_loaded_before_it_is_asked_for() -> None:
    code = "import sys, thwack.cli.app; print([m for m in sys.modules if m.startswith('thwack.games.')])"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout == "[]\n"
