"""Opponents think in other processes, and matches leave the memory when nobody looks."""

import asyncio
import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

import thwack
from tests.thorough import dear
from thwack.server.minds.opponents import Case, Opponents, choose, position, seed_of
from thwack.server.tables import place

from .kit import Running, Visitor


def case(choices: tuple[int, ...] = (), match: str = "m", dice: str = "secret") -> Case:
    """A match of Mission Arena."""
    return Case(match, "mission_arena", {}, 7, choices, dice)


def test_a_worker_plays_on_from_what_it_remembers() -> None:
    first = position(case((0, 0)))
    assert position(case((0, 0, 1))) is first
    fresh = thwack.new("mission_arena", seed=7)
    for index in (0, 0, 1):
        fresh.play(index)
    assert first.digest() == fresh.digest()
    other = position(case((1,)))  # something was taken back
    assert other is not first
    assert other.ply == 1


def test_the_same_match_and_choice_give_the_same_thoughts() -> None:
    match = thwack.new("mission_arena", seed=7)
    assert match.actor is not None
    assert choose(case(), match.actor, "level:3") == choose(case(), match.actor, "level:3")
    a, b, other = case(match="a"), case(match="b"), case(match="a", dice="another secret")
    assert len({seed_of(a, 1), seed_of(a, 2), seed_of(b, 2), seed_of(other, 1)}) == 4


def test_a_killed_worker_is_replaced() -> None:
    async def run() -> None:
        opponents = Opponents(1)
        match = thwack.new("mission_arena", seed=7)
        assert match.actor is not None
        first = await opponents.choose(case(), match.actor, "level:1")
        assert opponents._pool is not None
        for process in opponents._pool._processes.values():
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
        assert await opponents.choose(case(), match.actor, "level:1") == first
        opponents.close()

    asyncio.run(run())


@dear(0)
def test_a_program_that_was_killed_again_and_again_goes_on(
    server: Running, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "SOON", 0.01)
    opponents = server.app.state.server.opponents
    think, killed = opponents.choose, list[Any]()

    async def choose(*given: Any) -> int:
        if len(killed) < 3:
            killed.append(given)
            raise BrokenProcessPool
        found: int = await think(*given)
        return found

    monkeypatch.setattr(opponents, "choose", choose)
    page = ann.enter(ann.room("mission_arena", 1, 1)["room"])
    page.until(lambda state: state["ply"] >= 2)
    assert len(killed) == 3


def test_programs_play_only_while_somebody_looks(server: Running, ann: Visitor) -> None:
    room = ann.room("mission_arena", 1, 1)["room"]
    page = ann.enter(room)
    page.until(lambda state: state["ply"] >= 3)
    assert page.state["thinking"]
    page.close()
    time.sleep(0.3)
    stopped = ann.enter(room)
    ply = stopped.state["ply"]
    assert stopped.until(lambda state: state["ply"] > ply)


def test_matches_leave_the_memory_and_come_back(server: Running, ann: Visitor) -> None:
    room = ann.room("unmatched", "me", "me")["room"]
    page = ann.enter(room)
    page.choose(0)
    view = page.state["view"]
    hub = server.app.state.server.hub
    hub.forget_idle(time.monotonic() + 10_000)
    assert hub.places == 1
    page.close()
    while hub.places:  # until the server has noticed that the page is gone
        time.sleep(0.01)
        hub.forget_idle(time.monotonic() + 10_000)
    assert ann.enter(room).state["view"] == view
