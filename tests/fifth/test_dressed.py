"""A game of another package may bring a host, a lens and features: all are found by the names of modules."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import thwack
from tests.cli.kit import Script, thwack_says
from tests.discovery.kit import install, reachable
from thwack import ContentError, SetupError
from thwack.arena.tune import tuned
from thwack.cli.commands.check import built_in_files
from thwack.cli.host import host_of, hosts
from thwack.cli.plain_host import PlainHost
from thwack.cli.words import Words, book
from thwack.discovery import part_of
from thwack.envs import Encoder
from thwack.envs.lenses import lens_of
from thwack.envs.lenses.plain import PlainLens
from thwack.players import Candidate, Seen, player_named
from thwack.players.evaluation import PlayOuts, evaluation_of
from thwack.players.prudence import PRUDENT, Equals, measure_of

from .installed import DRESSED, FOLDER, GAME, installed


@pytest.fixture(autouse=True)
def _dressed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The dressed duel beside the plain one."""
    with installed(FOLDER / "dressed", monkeypatch):
        yield
    book.cache_clear()


# Host


@pytest.mark.parametrize(("lang", "rounds"), [("en", "0 taken"), ("pt", "0 ganhas"), ("it", "0 taken")])
def test_its_host_lays_the_table_in_its_own_words(
    lang: str,
    rounds: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    script = Script(["?", "z", *["1"] * 40])
    monkeypatch.setattr("thwack.cli.commands.play.Terminal", lambda: script)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert thwack_says(capsys, "play", DRESSED, "--seed", "5", "--lang", lang).code == 0
    assert rounds in script.text
    assert "the rounds of the duel" in script.text


def test_words_of_ours_stay_as_they_are() -> None:
    before = Words("en")("help.quit")
    assert host_of(DRESSED).name == DRESSED
    assert Words("en")("help.quit") == before


def test_it_is_among_the_hosts_and_a_game_without_one_is_not() -> None:
    names = [host.name for host in hosts()]
    assert DRESSED in names
    assert GAME not in names
    assert type(host_of(GAME)) is PlainHost


def test_what_lies_beside_its_host_is_not_taken_for_content() -> None:
    assert DRESSED in {host.name for host in hosts()}
    assert [name for _, name in built_in_files() if "words.toml" in name or "weights.toml" in name] == []


# Features


def test_its_features_tell_what_a_position_is_worth() -> None:
    found = evaluation_of(DRESSED)
    assert (found.names, found.weights) == (("rounds", "cards"), (2.0, 0.1))
    assert isinstance(evaluation_of(GAME), PlayOuts)
    match = thwack.new(DRESSED, seed=3)
    assert found.chances(match._table, 2) == [0.5, 0.5]
    ahead = player_named("greedy", 0)
    while match.view(0)["seats"][0]["rounds"] == match.view(0)["seats"][1]["rounds"]:
        assert match.actor is not None
        match.play(ahead.choose(Seen(match, match.actor)))
    first, second = (row["rounds"] for row in match.view(0)["seats"])
    chances = found.chances(match._table, 2)
    assert (chances[0] > chances[1]) == (first > second)


def test_its_weights_can_be_tuned() -> None:
    assert set(next(iter(tuned(DRESSED, 4, 1, 0))).weights) == {"rounds", "cards"}


# Lens


def test_its_lens_is_what_learners_look_through() -> None:
    assert lens_of(DRESSED, 2).layout.size == 2
    assert type(lens_of(GAME, 2)) is PlainLens
    assert Encoder(DRESSED).observation(thwack.new(DRESSED, seed=1).view(0)).tolist() == [0.0, 0.0]


# What is wrong with a part is a sentence, and harms no other


@pytest.fixture
def spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package whose game is good, and whose parts a test spoils."""
    package = tmp_path / "spoilt_duel"
    package.mkdir()
    package.joinpath("__init__.py").write_text(
        "from tests.fifth.toy_duel.game import ToyDuel\n"
        "class Spoilt(ToyDuel):\n    name = 'spoilt_duel'\n"
        "GAME = Spoilt()\n"
    )
    install(tmp_path, "spoilt_duel", {"spoilt_duel": "spoilt_duel:GAME"})
    with reachable(tmp_path, monkeypatch):
        yield package
    for name in [name for name in sys.modules if name.partition(".")[0] == "spoilt_duel"]:
        del sys.modules[name]
    evaluation_of.cache_clear()
    measure_of.cache_clear()


def test_a_host_that_cannot_be_loaded(spoilt: Path) -> None:
    spoilt.joinpath("host.py").write_text("import nowhere_to_be_found\n")
    with pytest.raises(
        SetupError, match="the host of the game spoilt_duel of another package cannot be loaded"
    ):
        host_of("spoilt_duel")
    assert {"unmatched", DRESSED} <= {host.name for host in hosts()}
    assert thwack.new("spoilt_duel").actor is not None


def test_parts_that_lack_what_they_must_have(spoilt: Path) -> None:
    spoilt.joinpath("host.py").write_text("")
    with pytest.raises(SetupError, match="it has no HOST"):
        host_of("spoilt_duel")
    spoilt.joinpath("lens.py").write_text("")
    with pytest.raises(SetupError, match="has no Lens whose game is 'spoilt_duel'"):
        lens_of("spoilt_duel", 2)
    spoilt.joinpath("features.py").write_text("NAMES = ('rounds',)\n")
    with pytest.raises(SetupError, match="it has no features"):
        evaluation_of("spoilt_duel")
    spoilt.joinpath("stakes.py").write_text("def stakes(t, seat): return 0.0, 0.0, 0.0\n")
    with pytest.raises(SetupError, match="it has no aim"):
        measure_of("spoilt_duel")


def test_its_stakes_tell_what_a_choice_costs(spoilt: Path) -> None:
    """Cards in hand are worth their numbers here, so of equal choices the lowest is played."""
    spoilt.joinpath("stakes.py").write_text(
        "def stakes(t, seat): return 0.0, float(sum(t.identity[s] for s in t.piles[3 * seat + 1])), 0.0\n"
        "def aim(t, step, seat): return 0\n"
    )
    match = thwack.new("spoilt_duel", seed=1)
    seat, keys = match.actor, match.choices.keys()
    assert seat is not None
    everything = range(len(keys))
    found = [Candidate(index, 0.5) for index in everything]
    first = PRUDENT.settle([match], seat, found, Equals(everything, everything))[0]
    assert keys[first.index] == min(keys)


def test_features_need_weights(spoilt: Path) -> None:
    spoilt.joinpath("features.py").write_text("NAMES = ('rounds',)\ndef features(t, seat): return [0.0]\n")
    with pytest.raises(ContentError, match=r"rounds = 1\.0"):
        evaluation_of("spoilt_duel")


def test_our_own_games_bring_no_parts() -> None:
    assert part_of("unmatched", "rules") is None
    assert part_of(GAME, "rules") is not None
    assert part_of(GAME, "host") is None
