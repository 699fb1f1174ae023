"""What must hold for every game (docs/howto/add_a_game.md): the checks that all of them share. A game says
which matches there are, and what is special about it."""

import random
from collections.abc import Callable, Collection, Sequence
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest
from hypothesis import strategies as st

import thwack
from thwack import IllegalChoice, Match, SceneError
from thwack.kernel.knowledge import bit
from thwack.kernel.table import Table, unchain

SEEDS = st.integers(0, 2**32)
MOST = 20_000  # choices in a match
SPOILED = [None, 7, [], "x", [[{"step": "turn.end_turn"}, 5]], {"a": 1}]
# No columns: derived, or shared on purpose
OUTSIDE = {"options", "count", "events", "recording", "glancing", "cast"}


def keys(match: Match) -> list[str]:
    """What may be chosen."""
    return [choice.key for choice in match.choices]


def play_on(match: Match, seed: int, most: int = MOST) -> Match:
    """Random choices, up to so many."""
    dice = random.Random(seed)
    for _ in range(most):
        if match.actor is None:
            break
        match.play(dice.randrange(len(match.choices)))
    return match


def play_checked(
    match: Match, seed: int, reasons: Collection[str], weight: Callable[[str], float] = lambda key: 1
) -> None:
    """1: To the end, with `check()` after every choice; keys are unique, no question is empty."""
    dice = random.Random(seed)
    while match.actor is not None:
        offered = keys(match)
        assert len(offered) == len(set(offered)) >= 1
        match.play(dice.choices(range(len(offered)), [weight(key) for key in offered])[0])
        match.check()
        assert match.ply < MOST
    assert match.result is not None
    assert match.result.reason in reasons


def check_twins(match: Match, seed: int) -> None:
    """2 and 4: fork, replay and scene give equal digests, and from there on everything goes the same way."""
    twins = [match.fork(), thwack.replay(match.record()), thwack.scene(match.game, match.scene())]
    for twin in twins:
        assert twin.digest() == match.digest()
        assert keys(twin) == keys(match)
    play_on(match, seed, 60)
    for twin in twins:
        assert play_on(twin, seed, 60).digest() == match.digest()


def check_imagined(match: Match, seed: int) -> None:
    """3: `imagine(seat, s).view(seat) == view(seat)`; whoever has to choose sees the same choices; imagined
    matches can be saved, and played to the end."""
    before = match.digest()
    for seat in range(match.seats):
        world = match.imagine(seat, seed)
        assert world.view(seat) == match.view(seat)
        world.check()
        if match.actor == seat:
            assert keys(world) == keys(match)
            assert [choice.things for choice in world.choices] == [choice.things for choice in match.choices]
        twin = thwack.scene(match.game, world.scene())
        assert (twin.digest(), twin.actor, keys(twin)) == (world.digest(), world.actor, keys(world))
        assert play_on(world, seed).result is not None
    assert match.digest() == before


def scrambled(match: Match, seat: int | None, seed: int, owners: Sequence[int]) -> Match:
    """The same match with all cards dealt anew that this seat has not seen, each player's among their own."""
    twin = match.fork()
    t = twin._table
    for owner in sorted(set(owners)):
        slots = [s for s, who in enumerate(owners) if who == owner and not t.known[s] & bit(seat)]
        mixed = [t.identity[s] for s in slots]
        random.Random(seed).shuffle(mixed)
        for slot, identity in zip(slots, mixed, strict=True):
            t.identity[slot] = identity
    return twin


def check_secrets(match: Match, seed: int, owners: Sequence[int]) -> None:
    """3: Views, logs and their data do not depend on what the seat cannot know; a spectator counts too."""
    for seat in [*range(match.seats), None]:
        twin = scrambled(match, seat, seed, owners)
        assert twin.view(seat) == match.view(seat)
        assert twin.log("en", seat) == match.log("en", seat)
        assert data_of(twin, seat) == data_of(match, seat)


def data_of(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """What every event says to a seat as plain data."""
    return [match.facts(event, seat) for event in unchain(match.events)]


def check_refusals(match: Match) -> None:
    """6: An illegal choice raises, and nothing has changed."""
    before = match.digest()
    wrong: Any
    for wrong in (len(match.choices), -1, "attack:nobody:no-one", "", None, 0.5, {}):
        with pytest.raises(IllegalChoice):
            match.play(wrong)
    assert match.digest() == before


def check_spoiled(match: Match, data: st.DataObject) -> None:
    """6: Whatever is changed in the exact part of a scene, nothing else than a SceneError comes out."""
    scene = match.scene()
    columns = scene["exact"]["columns"]
    name = data.draw(st.sampled_from(sorted(columns)))
    spoiled = data.draw(st.sampled_from(SPOILED))
    if columns[name] != spoiled:
        columns[name] = spoiled
        with pytest.raises(SceneError):
            thwack.scene(match.game, scene)


def without_exact(match: Match) -> dict[str, Any]:
    """A position as a person would write it."""
    scene = match.scene()
    del scene["exact"]
    return scene


def check_playable(game: str, scene: dict[str, Any], seed: int) -> None:
    """A position can be played to its end."""
    match = thwack.scene(game, scene, seed=seed)
    match.check()
    assert play_on(match, seed).result is not None


def check_fork(t: Table, outside: Collection[str] = frozenset()) -> None:
    """Every column is copied, no list is shared; only what is derived or shared on purpose is no column."""
    twin = t.fork()
    for column in t.COLUMNS:
        mine, theirs = getattr(t, column), getattr(twin, column)
        assert mine == theirs, column
        assert not isinstance(mine, list) or mine is not theirs, column
    slots = slots_of(type(t))
    assert slots - set(t.COLUMNS) == (OUTSIDE & slots) | set(outside)


def slots_of(cls: type[Table]) -> set[str]:
    """What a table keeps; compiled ones have no `__slots__`."""
    kinds = (MemberDescriptorType, GetSetDescriptorType)
    found = {name for base in cls.__mro__ for name, thing in vars(base).items() if isinstance(thing, kinds)}
    return {name for name in found if not name.startswith("__")}
