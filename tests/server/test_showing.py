"""States are made one after the other, and what people send meanwhile is heard first."""

import asyncio
import io
import time

from thwack.server.logs import Log
from thwack.server.showing.frames import Said
from thwack.server.showing.shows import Shows

from .kit import Running, Visitor


class Looker:
    """Somebody who writes down when they were shown something."""

    person: str | None = None

    def __init__(self, name: str, seen: list[str]) -> None:
        self.name = name
        self.seen = seen
        self.muted: frozenset[str] = frozenset()

    def hear(self, said: Said) -> None:
        """Nobody says anything here."""

    def show(self) -> None:
        """Shown: or it goes wrong."""
        if self.name == "broken":
            raise ValueError("our own fault")
        self.seen.append(self.name)


def test_between_two_states_others_get_their_turn() -> None:
    seen: list[str] = []

    async def run() -> None:
        shows = Shows(Log(io.StringIO()))
        shows.add(Looker(name, seen) for name in ("ann", "bob"))
        while "bob" not in seen:
            seen.append("heard")
            await asyncio.sleep(0)
        shows.close()

    asyncio.run(run())
    assert "heard" in seen[: seen.index("ann")]
    assert "heard" in seen[seen.index("ann") : seen.index("bob")]


def test_who_waits_already_is_shown_it_once_and_who_has_gone_not_at_all() -> None:
    seen: list[str] = []

    async def run() -> None:
        shows = Shows(Log(io.StringIO()))
        ann, bob, cid = (Looker(name, seen) for name in ("ann", "bob", "cid"))
        shows.add([ann, bob, cid])
        shows.add([ann])
        shows.drop(bob)
        for _ in range(10):
            await asyncio.sleep(0)
        shows.add([bob])
        for _ in range(10):
            await asyncio.sleep(0)
        shows.close()

    asyncio.run(run())
    assert seen == ["ann", "cid", "bob"]


def test_a_fault_in_one_state_keeps_no_other_from_being_shown() -> None:
    seen: list[str] = []
    log = io.StringIO()

    async def run() -> None:
        shows = Shows(Log(log))
        shows.add(Looker(name, seen) for name in ("broken", "ann"))
        for _ in range(10):
            await asyncio.sleep(0)
        shows.close()

    asyncio.run(run())
    assert seen == ["ann"]
    assert '"kind":"ValueError"' in log.getvalue()
    assert "our own fault" not in log.getvalue()


def test_the_memory_is_tidied_when_it_is_calm_and_now_and_then_anyway(server: Running, ann: Visitor) -> None:
    ann.enter(ann.room("unmatched", "me", "me")["room"])
    hub = server.app.state.server.hub
    assert hub.tidy(time.monotonic() + 60)
    done = [hub.tidy(time.monotonic()) for _ in range(30)]
    assert done == [False] * 29 + [True]
