"""Every hero of Unmatched against every other: one pair each in a test, all of them by the tool."""

import pytest

import thwack
from tests.thorough import dear
from thwack import Match
from thwack.kernel.errors import Broken
from tools.pairs import Pair, main, pairs, play

HEROES = [hero["id"] for hero in thwack.setups("unmatched")["heroes"]["choices"]]


@dear(6)
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_plays_another_to_the_end(hero: str) -> None:
    """Whom, hangs on its place: over the years of a hero's life everybody moves on."""
    met = pairs([hero])
    found = play(met[(7 * HEROES.index(hero) + 3) % len(met)])
    assert found.fault == ""
    assert found.choices > 10


def test_all_pairs_are_played_mirrors_too_and_on_every_board() -> None:
    met = pairs([])
    boards = {board["id"] for board in thwack.setups("unmatched")["board"]["choices"]}
    assert {(one, other) for one, other, _, _ in met} == {(a, b) for a in HEROES for b in HEROES}
    assert {pair.board for pair in met} == boards
    assert len({pair.seed for pair in met}) == len(met)


def test_who_reaches_far_by_other_means_can_attack_a_hero_with_cards_that_fly() -> None:
    """R-73: Eredin was asked for an attack card and offered none."""
    assert play(Pair("eredin", "deadpool", "salt-causeway", 1542)).fault == ""


def test_what_fails_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(match: Match) -> None:
        if match.ply > 5:
            raise Broken("a card is missing")

    monkeypatch.setattr(Match, "check", broken)
    found = play(Pair("alice", "medusa", "sarpedon", 1))
    assert found.fault == "Broken: a card is missing"
    monkeypatch.setattr("tools.pairs.pairs", lambda heroes, seed: [Pair("alice", "medusa", "sarpedon", 1)])
    assert main([]) == 1
    assert "alice - medusa on sarpedon, seed 1" in capsys.readouterr().out
