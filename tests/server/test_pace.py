"""When opponents answer: at a time that was drawn before they looked at their hand."""

import asyncio
import random
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from thwack.server.tables import pace, place


class Clock:
    """Time that passes only when somebody waits, and notes what happened when."""

    def __init__(self) -> None:
        self.now = 0.0
        self.told: list[str] = []
        self.owner = threading.get_ident()

    async def sleep(self, seconds: float) -> None:
        if threading.get_ident() != self.owner:  # a server of another test, which has programs of its own
            return await asyncio.sleep(seconds)
        self.told.append("waited")
        self.now += seconds

    def monotonic(self) -> float:
        return self.now


class Drawing(random.Random):
    """Dice that tell the clock when they are thrown."""

    def __init__(self, clock: Clock, seed: int) -> None:
        super().__init__(seed)
        self.clock = clock

    def uniform(self, a: float, b: float) -> float:
        self.clock.told.append("drew")
        return super().uniform(a, b)


def answers(
    thinks: float, count: int, player: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[float], Clock]:
    """When a program answers that thinks for so long, so many times with the same dice."""
    clock = Clock()

    async def choose(case: object, seat: int, who: str) -> int:
        clock.told.append("looked")
        clock.now += thinks
        return 0

    async def chosen(*_: object) -> None:
        clock.told.append("answered")

    match = SimpleNamespace(
        actor=1, ply=0, view=lambda seat: {"active": 1}, choices=[SimpleNamespace(key="maneuver")]
    )
    live: Any = SimpleNamespace(
        question=0,
        match=match,
        actor=1,
        chairs=[SimpleNamespace(player=None), SimpleNamespace(player=player)],
        facts=SimpleNamespace(id="m"),
        case=lambda: None,
        choose=chosen,
    )
    nobody: Any = SimpleNamespace()
    monkeypatch.setattr(place, "time", clock)
    monkeypatch.setattr(place, "asyncio", SimpleNamespace(sleep=clock.sleep))
    monkeypatch.setattr(place, "Sight", lambda live, absence: None)
    monkeypatch.setattr(place, "Gallery", lambda live: None)
    minds: Any = SimpleNamespace(choose=choose)
    log: Any = SimpleNamespace(tell=lambda *_, **__: None)
    one = place.Place(live, minds, nobody, log, 0.35)
    one._dice = Drawing(clock, 7)  # type: ignore[assignment]
    found = []
    for _ in range(count):
        began = clock.now
        asyncio.run(one._let_choose(1))
        found.append(clock.now - began)
    return found, clock


@pytest.mark.parametrize("player", ["level:1", "level:4", "level:5"])
def test_the_time_is_drawn_before_the_hand_is_looked_at(player: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, clock = answers(0.01, 3, player, monkeypatch)
    assert clock.told == ["drew", "looked", "waited", "answered"] * 3


@pytest.mark.parametrize(("player", "thinks"), [("level:1", 0.02), ("level:4", 0.3), ("level:5", 0.9)])
def test_whoever_had_no_choice_answers_no_sooner(
    player: str, thinks: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same dice, a thousand answers: how long the program thought changes none of them."""
    forced, _ = answers(0.0, 1_000, player, monkeypatch)
    free, _ = answers(thinks, 1_000, player, monkeypatch)
    assert forced == pytest.approx(free, abs=1e-6)
    assert len({round(time, 4) for time in forced}) > 500


def test_who_comes_too_late_waits_for_the_next_turn() -> None:
    assert pace.left(2.0, 1.5) == pytest.approx(0.5)
    assert pace.left(2.0, 2.1) == pytest.approx(1.9)
    assert pace.left(2.0, 5.9) == pytest.approx(0.1)
    assert pace.left(0.0, 5.9) == 0.0


def test_a_question_in_another_s_turn_is_answered_sooner() -> None:
    dice = [random.Random(3) for _ in range(2)]
    times = [pace.drawn(1.0, "level:2", in_turn, dice[in_turn]) for in_turn in (False, True)]
    assert times[0] == pytest.approx(pace.ANSWER * times[1])
