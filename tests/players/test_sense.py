"""No opponent aims at its own side or pays to help the other one while another choice is as good.

`positions/` has thirty such positions a game, from matches: a scene, what was chosen since, and the choices
that nobody in their right mind would take. They are in seats that an opponent may sit in, with an opposing
target, a pass or another harmless choice on offer each time.
"""

import json
from pathlib import Path

import pytest

import thwack
from tests.kits.forced import answer_forced
from tests.thorough import dear
from thwack import Match
from thwack.players import Ismcts, Player, Seen, player_named

GAMES = ("battle_scenes", "dice_masters", "mission_arena", "unmatched")
COUNT = 30
BATCH = 5
POSITIONS = {
    game: json.loads((Path(__file__).parent / "positions" / f"{game}.json").read_text("utf-8"))
    for game in GAMES
}
BATCHES = [(game, first) for game in GAMES for first in range(0, COUNT, BATCH)]


def position(game: str, number: int) -> tuple[Match, frozenset[str]]:
    """A match at such a position, and the foolish choices."""
    data = POSITIONS[game][number]
    match = thwack.scene(game, data["scene"])
    match.listen(False)
    for key in data["play"]:
        answer_forced(match, key).play(key)
    return answer_forced(match), frozenset(data["foolish"])


def follies(game: str, numbers: range, players: list[Player]) -> list[str]:
    """What they do wrong in these positions."""
    found = []
    for number in numbers:
        match, foolish = position(game, number)
        assert match.actor is not None
        for player in players:
            key = player.choose(Seen(match, match.actor)).key
            if key in foolish:
                found.append(f"{game} {number}: {key}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_position_offers_folly_and_sense(game: str) -> None:
    assert len(POSITIONS[game]) == COUNT
    for number in range(COUNT):
        match, foolish = position(game, number)
        assert foolish
        assert foolish < set(match.choices.keys()), f"{game} {number}"


@dear(4)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("level", "seeds"), [(1, 8), (2, 6), (3, 4)])
def test_not_even_careless_choices_are_foolish(game: str, level: int, seeds: int) -> None:
    players = [player_named(f"level:{level}", seed) for seed in range(seeds)]
    assert follies(game, range(COUNT), players) == []


@dear(4)
@pytest.mark.parametrize(("game", "first"), BATCHES)
def test_whoever_looks_ahead_is_not_foolish(game: str, first: int) -> None:
    players = [player_named(name, seed) for name in ("greedy", "level:4") for seed in range(2)]
    assert follies(game, range(first, first + BATCH), players) == []


@dear(2)
@pytest.mark.parametrize(("game", "first"), BATCHES)
def test_the_search_is_not_foolish(game: str, first: int) -> None:
    """Level 5 with fewer walks, and so with more noise."""
    assert follies(game, range(first, first + BATCH), [Ismcts(1, 24)]) == []
