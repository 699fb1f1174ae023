"""Clocks: what they show, whose time is up, who has left; no time is lost while the server is down."""

import asyncio
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from thwack.server.logs import Log
from thwack.server.store import Trouble, open_store
from thwack.server.store.migrate import config_for, upgrade
from thwack.server.tables.clocks import GRACE, Rule, Times
from thwack.server.tables.hours import BEAT, MOST, Hours

from .former import in_db, rows
from .kit import PATIENCE, Page, Running, Visitor, free_port, running
from .nursery import nursery

Json = Any
BANK = {"kind": "bank", "time": 300, "plus": 10}
MOVE = {"kind": "move", "time": 60, "plus": 0}
DAYS = {"kind": "days", "time": 3 * 86_400, "plus": 0}


# What a clock shows


def test_a_bank_earns_its_increment_when_somebody_else_is_asked() -> None:
    rule = Rule("bank", 100, 5)
    times = Times((100_000, 100_000)).asking(rule, 0, 0)
    assert (times.seat, times.since, times.left) == (0, GRACE, (100_000, 100_000))
    times = times.asking(rule, 0, 11_000)  # asked once more: the same move
    assert times.left == (90_000, 100_000)
    times = times.asking(rule, 1, 22_000)
    assert times.left == (85_000, 100_000)
    assert times.rest(0, 99_000) == 85_000, "it is not his move"
    assert times.rest(1, 22_000 + GRACE + 7) == 99_993
    assert times.rest(1, 22_000) == 100_000, "nothing runs before the question is sent"


def test_taking_back_restores_and_earns_nothing() -> None:
    rule = Rule("bank", 100, 5)
    times = Times((100_000, 100_000)).asking(rule, 0, 0).asking(rule, 1, 21_000)
    back = times.asking(rule, 0, 32_000, chosen=False)
    assert back.left == (85_000, 90_000)


@pytest.mark.parametrize("kind", ["move", "days"])
def test_each_move_has_its_full_time(kind: str) -> None:
    rule = Rule(kind, 60)
    times = Times((60_000, 60_000)).asking(rule, 0, 0).asking(rule, 0, 31_000)
    assert times.left == (30_000, 60_000), "several choices are one move"
    times = times.asking(rule, 1, 41_000).asking(rule, 0, 51_000)
    assert times.left == (60_000, 51_000)


def test_while_a_program_is_asked_nobodys_time_runs() -> None:
    rule = Rule("bank", 100, 5)
    times = Times((100_000, 100_000)).asking(rule, 0, 0).asking(rule, None, 11_000)
    assert (times.seat, times.since, times.left) == (None, None, (95_000, 100_000))
    assert times.asking(rule, 0, 900_000).left == (95_000, 100_000)


def test_a_pause_stops_it_and_it_goes_on_as_it_stood() -> None:
    rule = Rule("move", 60)
    paused = Times((60_000, 60_000)).asking(rule, 1, 0).stopped(21_000)
    assert (paused.left, paused.seat, paused.since, paused.ends) == ((60_000, 40_000), 1, None, None)
    again = paused.going_on(500_000)
    assert again.ends == 500_000 + GRACE + 40_000


@pytest.mark.parametrize(
    ("rule", "stands"),
    [
        (Rule("bank", 300, 10), True),
        (Rule("bank", 5, 10), False),
        (Rule("move", 60, 5), False),
        (Rule("move", 86_400), False),
        (Rule("days", 86_400), True),
        (Rule("days", 3600), False),
    ],
)
def test_which_clocks_there_can_be(rule: Rule, stands: bool) -> None:
    assert rule.stands == stands


# The server's own time


class Tick:
    """A false clock, in seconds."""

    def __init__(self, at: float = 1000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


def test_a_clock_that_is_frozen_skips_or_goes_back_changes_nothing(file_db: str) -> None:
    async def run() -> None:
        store = await open_store(file_db)
        tick = Tick()
        hours = Hours(store, Log(), tick)
        await hours.start()
        assert hours.now() == 0
        tick.at += 1
        assert hours.now() == 1000
        await hours.beat()
        assert hours.now() == 1000, "frozen"
        tick.at += 3600
        assert hours.now() == 1000 + MOST, "moved on: the server itself stood still"
        await hours.beat()
        tick.at -= 7200
        assert hours.now() == 1000 + MOST, "put back"
        await hours.beat()
        tick.at += 1
        assert hours.now() == 2000 + MOST
        await hours.beat()
        tick.at += 1
        later = Hours(store, Log(), Tick(5.0))  # the next server: its system counts from somewhere else
        await later.start()
        assert later.now() == 2000 + MOST, "since the last beat, nothing has passed"
        await store.close()

    asyncio.run(run())


def test_of_two_servers_the_one_that_is_ahead_counts(db: str) -> None:
    async def run() -> None:
        store = await open_store(db)
        tick = Tick()
        first, second = Hours(store, Log(), tick), Hours(store, Log(), Tick())
        await first.start()
        await second.start()
        tick.at += 2
        await first.beat()
        await second.beat()
        assert first.now() == second.now() == 2000
        await store.close()

    asyncio.run(run())


def test_what_cannot_be_judged_is_judged_later(file_db: str) -> None:
    async def run() -> None:
        store = await open_store(file_db)
        hours = Hours(store, Log(only=()), Tick())
        await hours.start()
        judged = asyncio.Event()
        tried: list[str] = []

        async def judge(match: str) -> None:
            tried.append(match)
            if len(tried) == 1:
                hours._at += 10_000  # time enough for another try
                raise Trouble("the disk is full")
            judged.set()

        hours.judge = judge
        hours.watch("m", -1)
        hours.watch("n", 10**9)
        hours.watch("o", 0)
        hours.watch("o", None)
        running = asyncio.create_task(hours.run())
        while len(tried) < 1:
            await asyncio.sleep(0.01)
        hours._at += 10_000
        await asyncio.wait_for(judged.wait(), PATIENCE)
        assert tried == ["m", "m"]
        running.cancel()
        await store.close()

    asyncio.run(run())


# At a table


@pytest.fixture
def tick(monkeypatch: pytest.MonkeyPatch) -> Tick:
    """Time that stands still unless a test moves it on; for all servers of the test."""
    found = Tick()
    monkeypatch.setattr("thwack.server.server.Hours", partial(Hours, tick=found))
    return found


def pass_by(server: Running, seconds: float) -> None:
    """So much of the server's own time passes."""
    server.app.state.server.hub.hours._at += int(seconds * 1000)


def table(url: str, clock: Json, people: int = 2, game: str = "unmatched", **more: Json) -> list[Page]:
    """A match with a clock between so many people."""
    visitors = [Visitor(url) for _ in range(people)]
    seats = ["me", *["open"] * (people - 1)]
    room = visitors[0].room(game, *seats, clock=clock, **more)["room"]
    for visitor in visitors[1:]:
        visitor.post(f"/api/rooms/{room}/join", {})
    return [visitor.enter(room) for visitor in visitors]


def settled(server: Running, page: Page) -> Times:
    """What the clock shows once the question has been sent to whoever is asked."""
    clock = server.app.state.server.hub.known(page.state["match"]).live.clock
    end = time.monotonic() + PATIENCE
    while clock.times.since is not None and clock.times.since > clock.now():
        assert time.monotonic() < end, "the question was not sent"
        time.sleep(0.005)
    found: Times = clock.times
    return found


def whole_turn(pages: list[Page]) -> None:
    """Choose until somebody else is asked."""
    actor = pages[0].state["actor"]
    while pages[actor].state["actor"] == actor:
        pages[actor].choose(0)
    for page in pages:
        page.until(lambda state: state["ply"] >= pages[actor].state["ply"])


def over(state: Json) -> bool:
    """Whether the match is."""
    return state["result"] is not None


def test_both_see_whose_time_runs(tick: Tick, any_server: Running) -> None:
    pages = table(any_server.url, BANK)
    for page in pages:
        times = page.until(lambda state: state["times"]["away"] == [None, None])["times"]
        assert times["clock"] == BANK
        assert (times["left"], times["seat"]) == ([300_000, 300_000], page.state["actor"])
        assert (times["away"], times["claims"]) == ([None, None], [])
    actor = pages[0].state["actor"]
    before = settled(any_server, pages[0])
    assert before.since == any_server.app.state.server.hub.hours.now(), "it runs from when it was sent"
    pass_by(any_server, 20)
    whole_turn(pages)
    left = pages[0].state["times"]["left"]
    assert left[actor] == 300_000 - 20_000 + 10_000
    assert left[1 - actor] == 300_000
    room = pages[0].visitor.get(f"/api/rooms/{pages[0].state['room']}")
    assert room["clock"] == BANK


def test_a_table_without_a_clock_has_none(server: Running) -> None:
    page = Visitor(server.url).enter(Visitor(server.url).room("unmatched", "me", "me")["room"])
    assert page.state["times"] is None
    assert page.visitor.get(f"/api/rooms/{page.state['room']}")["clock"] is None


def test_the_clock_waits_until_all_seats_are_taken(tick: Tick, server: Running) -> None:
    ann, bob = Visitor(server.url), Visitor(server.url)
    room = ann.room("unmatched", "me", "open", clock=MOVE, listed=True)["room"]
    page = ann.enter(room)
    assert page.state["times"]["seat"] is None
    assert [one["clock"] for one in bob.get("/api/rooms")] == [MOVE]
    pass_by(server, 500)
    bob.post(f"/api/rooms/{room}/join", {})
    state = page.until(lambda state: state["actor"] is not None)
    assert state["times"]["left"] == [60_000, 60_000]
    assert state["times"]["seat"] == state["actor"]


def test_whose_time_is_up_has_lost(db: str, tick: Tick) -> None:
    with running(db) as server:
        pages = table(server.url, BANK)
        loser = pages[0].state["actor"]
        settled(server, pages[0])
        pages[0].rest()
        pass_by(server, 299.9)
        assert pages[0].rest(0.4) == [], "there is a moment left"
        pass_by(server, 0.1)
        for page in pages:
            result = page.until(over)["result"]
            assert (result["winners"], result["reason"]) == ([1 - loser], "time")
            assert result["text"].endswith("has run out of time.")
            assert page.lines[-1]["kind"] == "time"
            assert page.state["times"]["seat"] is None
            assert page.state["times"]["left"][loser] == 0
        match, cookie = pages[0].state["match"], pages[0].cookie
        assert pages[0].visitor.get("/api/me/matches")["past"][0]["winners"] == [1 - loser]
    with running(db) as server:
        visitor = Visitor(server.url, cookie)
        assert visitor.get(f"/api/matches/{match}/record")["ended"] == {"by": "time", "seat": loser}
        assert visitor.get(f"/api/matches/{match}/replay")["result"]["reason"] == "time"
        assert visitor.enter(visitor.get("/api/me/matches")["past"][0]["room"]).state["result"][
            "winners"
        ] == [1 - loser]


def test_who_chooses_too_late_has_lost_even_if_nobody_has_looked_yet(tick: Tick, server: Running) -> None:
    pages = table(server.url, MOVE)
    page = pages[pages[0].state["actor"]]
    settled(server, page)
    hours = server.app.state.server.hub.hours
    hours.due = list  # whoever looks is asleep
    pass_by(server, 60)
    assert page.choose(0)["code"] == "over"
    assert page.until(over)["result"]["reason"] == "time"


def test_a_pause_stops_the_clock(tick: Tick, server: Running) -> None:
    pages = table(server.url, MOVE)
    actor = pages[0].state["actor"]
    settled(server, pages[0])
    pass_by(server, 20)
    for page in pages:
        page.act("offer", what="pause")
    assert pages[1].state["times"]["seat"] is None
    pass_by(server, 10_000)
    for page in pages:
        page.act("offer", what="resume")
    times = pages[1].state["times"]
    assert (times["seat"], times["left"][actor]) == (actor, 40_000)


def test_taking_back_does_not_turn_the_clock_back(tick: Tick, server: Running) -> None:
    pages = table(server.url, BANK)
    actor = pages[0].state["actor"]
    settled(server, pages[0])
    pass_by(server, 30)
    whole_turn(pages)
    settled(server, pages[0])
    pass_by(server, 40)
    pages[actor].act("undo")
    pages[1 - actor].until(lambda state: state["offers"])
    pages[1 - actor].act("answer", what="undo", agree=True)
    state = pages[actor].until(lambda state: state["actor"] == actor)
    assert state["times"]["left"][actor] == 300_000 - 30_000 + 10_000
    assert state["times"]["left"][1 - actor] == 300_000 - 40_000


def test_programs_have_no_clock(ann: Visitor) -> None:
    page = ann.enter(ann.room("unmatched", "me", 1, clock=BANK)["room"])
    page.until(lambda state: state["actor"] == 0)
    assert page.state["times"]["left"][1] is None
    assert page.state["times"]["seat"] == 0


def test_a_rematch_has_the_same_clock(tick: Tick, server: Running) -> None:
    pages = table(server.url, BANK)
    pages[0].act("resign")
    for page in pages:
        page.act("offer", what="rematch")
    again = pages[0].visitor.get(f"/api/rooms/{pages[0].state['rematch'] or pages[1].state['rematch']}")
    assert again["clock"] == BANK


@pytest.mark.parametrize(
    "clock",
    [{"kind": "bank", "time": 1}, {"kind": "move", "time": 60, "plus": 5}, {"kind": "days", "time": 60}],
)
def test_a_clock_that_cannot_be_is_refused(ann: Visitor, clock: Json) -> None:
    wish = {"game": "unmatched", "setup": {}, "seats": [{"kind": "me"}] * 2, "listed": False, "rated": False}
    said = ann.post("/api/rooms", {**wish, "clock": clock}, status=422)
    assert said["error"]["code"] == "clock"


def test_who_watches_from_behind_is_not_told_whose_time_runs(server: Running) -> None:
    pages = table(server.url, BANK, watch=3)
    whole_turn(pages)
    eve = Visitor(server.url).enter(pages[0].state["room"])
    assert eve.state["times"] is None


# Restarts


@pytest.mark.parametrize("clock", [BANK, MOVE, DAYS], ids=lambda clock: clock["kind"])
def test_no_time_passes_while_the_server_is_down(db: str, tick: Tick, clock: Json) -> None:
    with running(db) as server:
        pages = table(server.url, clock)
        actor = pages[0].state["actor"]
        settled(server, pages[0])
        pass_by(server, 20)
        end = time.monotonic() + PATIENCE
        tick.at += 1
        while rows(db, "SELECT ms FROM hours") != [(21_000,)]:
            assert time.monotonic() < end, "the time was not kept"
            time.sleep(0.02)
        before = [page.visitor.enter(page.state["room"]).state["times"] for page in pages]
        room, cookies = pages[0].state["room"], [page.cookie for page in pages]
    tick.at += 10_000  # a long night
    with running(db) as server:
        again = [Visitor(server.url, cookie).enter(room).state["times"] for cookie in cookies]
        for one, other in zip(before, again, strict=True):
            assert abs(one["left"][actor] - other["left"][actor]) <= GRACE
            assert other["left"][1 - actor] == one["left"][1 - actor]
            assert other["seat"] == actor


def test_killed_in_the_middle_no_clock_jumps_and_time_is_still_judged(db: str, tmp_path: Path) -> None:
    """A real server, killed: its clock goes on within what one beat may give back, and flags still fall."""
    with nursery(tmp_path / "log") as servers:
        port = free_port()
        url = servers.start(db, port)
        pages = table(url, BANK)
        for _ in range(3):
            whole_turn(pages)
        state = pages[0].state
        actor, before, room = state["actor"], state["times"]["left"], state["room"]
        cookies = [page.cookie for page in pages]
        servers.end(signal.SIGKILL)
        ms = rows(db, "SELECT ms FROM hours")[0][0]
        url = servers.start(db, port)
        pages = [Visitor(url, cookie).enter(room) for cookie in cookies]
        times = pages[0].state["times"]
        assert (pages[0].state["ply"], pages[0].state["actor"]) == (state["ply"], actor)
        assert times["left"][1 - actor] == before[1 - actor], "whose time did not run has all of it"
        assert times["left"][actor] <= before[actor] + BEAT * 1000, "of what had run, one beat is given back"
        (now,) = rows(db, "SELECT ms FROM hours")[0]
        assert isinstance(ms, int)
        assert isinstance(now, int)
        assert times["seat"] == actor
        whole_turn(pages)
        assert pages[0].state["times"]["left"][1 - actor] == before[1 - actor]


def test_time_that_ran_out_unwatched_is_judged_after_a_restart(db: str, tick: Tick) -> None:
    with running(db) as server:
        pages = table(server.url, DAYS)
        loser = pages[0].state["actor"]
        settled(server, pages[0])
        room, cookie = pages[0].state["room"], pages[0].cookie
    with running(db) as server:
        visitor = Visitor(server.url, cookie)
        pass_by(server, 3 * 86_400 + 2)
        end = time.monotonic() + PATIENCE
        while not visitor.get("/api/me/matches")["past"]:
            assert time.monotonic() < end, "nobody looked at the clock"
            time.sleep(0.05)
        assert visitor.enter(room).state["result"]["winners"] == [1 - loser]


# Who has left


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is away has left a moment later."""
    monkeypatch.setattr("thwack.server.tables.absence.AWAY", 50)


def leave(pages: list[Page], *seats: int) -> None:
    """Those at these seats go, and the first one has seen it."""
    pages[0].until(lambda state: all(state["seats"][seat]["online"] for seat in seats))
    for seat in seats:
        pages[seat].close()
    pages[0].until(lambda state: not any(state["seats"][seat]["online"] for seat in seats))


def can(*what: str) -> Callable[[Json], bool]:
    """Whether that may be claimed."""
    return lambda state: state["times"]["claims"] == list(what)


def test_who_is_away_is_counted_down_and_comes_back(tick: Tick, server: Running) -> None:
    pages = table(server.url, BANK)
    leave(pages, 1)
    away = pages[0].until(lambda state: state["times"]["away"][1] is not None)["times"]["away"]
    assert away == [None, 60_000]
    assert pages[0].act("claim", what="win")["code"] == "nobody_left"
    pages[1].visitor.enter(pages[0].state["room"])
    pages[0].until(lambda state: state["times"]["away"] == [None, None])


def test_the_win_is_claimed(any_server: Running, soon: None) -> None:
    pages = table(any_server.url, BANK)
    eve = Visitor(any_server.url).enter(pages[0].state["room"])
    leave(pages, 1)
    pages[0].until(can("win", "program"))
    assert eve.act("claim", what="win")["code"] == "spectator"
    assert eve.state["times"]["claims"] == []
    assert pages[0].act("claim", what="win")["t"] == "ack"
    result = pages[0].until(over)["result"]
    assert (result["winners"], result["reason"]) == ([0], "left")
    again = pages[1].visitor.enter(pages[0].state["room"])
    assert again.state["result"]["text"].endswith("the other side has left the table.")
    record = pages[0].visitor.get(f"/api/matches/{pages[0].state['match']}/record")
    assert record["ended"] == {"by": "left", "seat": 0}


def test_a_program_takes_the_seat(db: str, soon: None) -> None:
    with running(db) as server:
        pages = table(server.url, BANK)
        leave(pages, 1)
        pages[0].until(can("win", "program"))
        pages[0].act("claim", what="program", level=2)
        state = pages[0].until(lambda state: state["actor"] == 0 and state["seats"][1]["kind"] == "level")
        assert state["seats"][1]["level"] == 2
        assert state["times"]["left"][1] is None
        assert any(line["kind"] == "program" for line in pages[0].lines)
        assert pages[0].state["result"] is None
        room, cookie, ply = state["room"], pages[0].cookie, state["ply"]
        back = pages[1].visitor.enter(room)
        assert back.state["own"] == [], "the seat is given away"
        while pages[0].state["ply"] < ply + 30 and not over(pages[0].state):
            pages[0].until(lambda state: state["actor"] == 0 or over(state))
            if not over(pages[0].state):
                pages[0].choose(0)
        assert pages[0].state["times"]["left"][1] is None
    with running(db) as server:
        page = Visitor(server.url, cookie).enter(room)
        assert page.state["seats"][1]["kind"] == "level"


def test_where_it_counts_no_program_plays_on(server: Running, soon: None) -> None:
    pages = table(server.url, BANK, rated=True)
    leave(pages, 1)
    pages[0].until(can("win"))
    assert pages[0].act("claim", what="program")["code"] == "nobody_left"


def test_of_four_the_win_is_claimed_when_the_whole_other_side_has_left(server: Running, soon: None) -> None:
    visitors = [Visitor(server.url) for _ in range(4)]
    room = visitors[0].room("unmatched", "me", "open", "open", "open", clock=BANK)["room"]
    for visitor in visitors[1:]:
        visitor.post(f"/api/rooms/{room}/join", {})
    pages = [visitor.enter(room) for visitor in visitors]
    sides = [row.get("team") for row in pages[0].state["view"]["seats"]]
    mine = [seat for seat in range(4) if sides[seat] is not None and sides[seat] == sides[0]] or [0]
    others = [seat for seat in range(4) if seat not in mine]
    leave(pages, *others[:-1])
    pages[0].until(can("program"))
    leave(pages, others[-1])
    pages[0].until(can("win", "program"))
    pages[0].act("claim", what="win")
    assert pages[0].until(over)["result"]["winners"] == mine


@pytest.mark.parametrize("clock", [None, DAYS])
def test_who_plays_without_hurry_may_come_and_go(server: Running, soon: None, clock: Json) -> None:
    pages = table(server.url, clock)
    leave(pages, 1)
    state = pages[0].until(lambda state: not state["seats"][1]["online"])
    assert state["times"] is None or (state["times"]["claims"], state["times"]["away"]) == ([], [None, None])
    assert pages[0].act("claim", what="win")["code"] == "nobody_left"


# The tables


def test_the_migration_goes_up_and_down(db: str) -> None:
    from alembic import command

    in_db(db, lambda connection: upgrade(connection, "0011"))
    in_db(db, upgrade)
    assert rows(db, "SELECT count(*) FROM clocks") == rows(db, "SELECT count(*) FROM hours") == [(0,)]
    in_db(db, lambda connection: command.downgrade(config_for(connection), "0011"))
    in_db(db, upgrade)
    assert rows(db, "SELECT count(*) FROM clocks") == [(0,)]
