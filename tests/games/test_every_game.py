"""What holds for every game there is, the fifth one too: with the set-ups that it offers itself."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import thwack
from tests.fifth.installed import GAME, toy_duel
from tests.games.properties import (
    SEEDS,
    check_fork,
    check_imagined,
    check_refusals,
    check_spoiled,
    check_twins,
    keys,
    play_on,
    slots_of,
    without_exact,
)
from tests.thorough import THOROUGH
from thwack.players import Seen, player_named

Json = Any
GAMES = (*thwack.games(), GAME)
FEW = 60  # choices after which a match is looked at, at most
calm = settings(
    max_examples=40 if THOROUGH else 3,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(autouse=True, scope="module")
def _fifth() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as monkeypatch, toy_duel(monkeypatch):
        yield


def drawn_setup(game: str, seed: int) -> dict[str, Json]:
    """One of the plain set-ups that a game offers: an option, now and then, is not the default."""
    chance = random.Random(seed)
    found: dict[str, Json] = {}
    for name, row in thwack.setups(game).items():
        choices = row["choices"]
        if row.get("list") or not choices or any(isinstance(one, dict) for one in choices):
            continue
        if chance.random() < 0.25:
            found[name] = chance.choice(choices)
    try:
        thwack.new(game, **found)
    except thwack.SetupError:  # options that do not go together
        return {}
    return found


def somewhere(game: str, seed: int) -> thwack.Match:
    """A match after some random choices."""
    return play_on(thwack.new(game, seed=seed, **drawn_setup(game, seed)), seed, seed % FEW)


@pytest.mark.parametrize("game", GAMES)
@calm
@given(seed=SEEDS)
def test_forks_replays_and_scenes_go_the_same_way(game: str, seed: int) -> None:
    check_twins(somewhere(game, seed), seed)


@pytest.mark.parametrize("game", GAMES)
@calm
@given(seed=SEEDS)
def test_imagined_worlds_look_the_same_and_can_be_played(game: str, seed: int) -> None:
    check_imagined(somewhere(game, seed), seed)


@pytest.mark.parametrize("game", GAMES)
@calm
@given(seed=SEEDS)
def test_a_match_comes_to_an_end_and_every_position_is_sound(game: str, seed: int) -> None:
    match = thwack.new(game, seed=seed, **drawn_setup(game, seed))
    check_refusals(match)
    dice = random.Random(seed)
    while match.actor is not None:
        offered = keys(match)
        assert len(offered) == len(set(offered)) >= 1
        match.play(dice.randrange(len(offered)))
        if match.ply % 16 == 0:
            match.check()
    match.check()
    assert match.result is not None
    assert match.prompt("en", None)


@pytest.mark.parametrize("game", GAMES)
@calm
@given(seed=SEEDS, data=st.data())
def test_a_spoiled_scene_is_a_scene_error(game: str, seed: int, data: st.DataObject) -> None:
    check_spoiled(somewhere(game, seed), data)


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_copies_every_column(game: str) -> None:
    t = somewhere(game, 7)._table
    check_fork(t, slots_of(type(t)) & {"cache"})


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_there(game: str) -> None:
    match = somewhere(game, 23)
    for seat in [*range(match.seats), None]:
        assert match.prompt("en", seat)
        assert all(match.log("en", seat))
    assert all(match.choices.texts("en"))
    assert without_exact(match)["game"] == game


@pytest.mark.parametrize("game", GAMES)
def test_whoever_thinks_can_play_it(game: str) -> None:
    match = somewhere(game, 23)
    if match.actor is not None:
        chosen = player_named("level:1", 1).choose(Seen(match, match.actor))
        assert chosen.key in keys(match)
