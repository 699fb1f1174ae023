"""Taking back: worlds that a seat could be in, how two of them are told apart, and the quick look."""

import random

import pytest

import thwack
from thwack.undo import gave_nothing_away


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


@pytest.mark.parametrize("game", thwack.games())
def test_where_nothing_moved_a_seat_has_hardly_learnt_anything(game: str) -> None:
    """The quick look is right nearly always, and says both yes and no."""
    told = []
    for before, index, after in played(game, 4, 120):
        seat, key = before.actor, before.choices[index].key
        assert seat is not None
        told.append((after.kept_still(before, seat), gave_nothing_away(before, key, after, seat, worlds=3)))
    assert {still for still, _ in told} == {True, False}
    assert sum(still == silent for still, silent in told) > 0.95 * len(told)
