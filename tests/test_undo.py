"""Taking back: worlds that a seat could be in, and how two of them are told apart."""

import random

import pytest

import thwack
from tests.thorough import dear
from thwack.position import Position
from thwack.undo import Worlds, gave_nothing_away


def played(game: str, seed: int, choices: int) -> list[tuple[thwack.Match, int, thwack.Match]]:
    """Random choices after which the same seat must choose again: before, number, after."""
    rng = random.Random(seed)
    match = thwack.new(game, seed=seed)
    found = []
    for _ in range(choices):
        if match.actor is None:
            break
        before, index = match.fork(), rng.randrange(len(match.choices))
        match.play(index)
        if match.actor == before.actor:
            found.append((before, index, match.fork()))
    return found


@pytest.mark.parametrize("game", thwack.games())
def test_matches_that_are_plainly_alike_look_the_same_to_the_seat(game: str) -> None:
    alike = 0
    for before, index, after in played(game, 4, 150):
        seat, key = before.actor, before.choices[index].key
        assert seat is not None
        world = before.imagine(seat, 1)
        offered = world.choices.keys()
        if key not in offered:
            continue
        world.play(key)
        if world.is_plainly_like(after, seat):
            alike += 1
            assert world.view(seat) == after.view(seat)
            assert world.choices.keys() == [choice.key for choice in after.choices]
    assert alike > 20


@dear(2)
@pytest.mark.parametrize("game", thwack.games())
def test_worlds_that_were_played_along_judge_like_new_ones(game: str) -> None:
    """Choices in a row need no new worlds: as long as nothing was given away, the old ones still fit."""
    rng = random.Random(2)
    judged = 0
    for seed in range(3):
        match = thwack.new(game, seed=seed)
        worlds: Worlds | None = None
        for _ in range(80):
            seat = match.actor
            if seat is None:
                break
            before, index = match.fork(), rng.randrange(len(match.choices))
            key = match.choices[index].key
            match.play(index)
            if match.actor != seat:
                worlds = None
                continue
            worlds = worlds or Worlds(before, seat)
            free = worlds.follow(key, Position(match), index)
            assert free == gave_nothing_away(before, key, match, seat), key
            judged += 1
            worlds = worlds if free else None
    assert judged > 60
