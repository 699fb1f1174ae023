"""How many matches a server carries: scripted people choose at a steady rate, and acknowledgements are timed.

    python bench/load.py                                   # 1,000 matches, 300 choices a second
    python bench/load.py --matches 2000 --rate 600         # the promise for two cores
    python bench/load.py --thinkers 20                     # and twenty opponents think meanwhile

A server is started for it, on a database in a new file (or --db URL). First one match is played alone, which
tells how fast this machine is: the ratio says how much of it is lost under load, on any machine. Meanwhile a
small piece of work is timed now and then: the server's processor time is also given in such yardsticks, which
a busy machine stretches, too.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from thwack.server.http.running import allow_many_sockets

SERVE = """
import sys
from thwack.server.http.processes import run_all
from thwack.server.http.running import run
from thwack.server.logs import Log
from thwack.server.settings import Settings
processes = int(sys.argv[3])
serve = run_all if processes > 1 else run
serve(Settings(port=int(sys.argv[1]), db=sys.argv[2], processes=processes, limits=None, pace=0.0), Log())
"""
ALONE = 150  # choices of the match that is played alone
OPENING = 40  # sockets opened at a time


class Choice(msgspec.Struct):
    """All that a scripted person reads of a choice."""

    key: str


class Frame(msgspec.Struct):
    """All that a scripted person reads of a frame."""

    t: str
    question: int = -1
    seq: int | None = None
    code: str = ""
    choices: list[Choice] = []  # msgspec copies it
    result: Any = None


FRAMES = msgspec.json.Decoder(Frame)


class Match:
    """Two scripted people at a table."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.question = -1
        self.answered = -1
        self.choices: list[Choice] = []
        self.actor = 0
        self.over = False
        self.seq = 0
        self.waiting: asyncio.Future[None] | None = None
        self.ready = asyncio.Event()

    async def open(self, base: str, cookies: list[str]) -> None:
        """Both come in."""
        address = f"{base.replace('http', 'ws')}/api/rooms/{self.room}/socket"
        for seat, cookie in enumerate(cookies):
            headers = {"Cookie": f"thwack={cookie}"}
            opening = connect(address, additional_headers=headers, compression=None, ping_interval=None)
            found = await opening.__aenter__()
            await found.send(json.dumps({"t": "hello", "lang": "en", "lines": 0, "client": f"c{seat}"}))
            self.sockets.append(found)
            self.readers.append(asyncio.create_task(self.read(found, seat)))
        await self.ready.wait()

    async def read(self, found: ClientConnection, seat: int) -> None:
        """What the server says to one of them."""
        async for data in found:
            frame = FRAMES.decode(data)
            if frame.t == "ack" and self.waiting is not None and frame.seq == self.seq:
                self.waiting.set_result(None)
                self.waiting = None
            elif frame.t == "error":
                if self.waiting is not None:
                    self.waiting.set_exception(RuntimeError(f"the server refused: {frame.code}"))
                    self.waiting = None
            elif frame.t == "state" and frame.question > self.answered:
                self.question = frame.question
                self.over = frame.result is not None
                if frame.choices:
                    self.choices, self.actor = frame.choices, seat
                    self.ready.set()

    @property
    def idle(self) -> bool:
        """Whether somebody can choose."""
        return self.ready.is_set() and self.waiting is None and not self.over

    async def choose(self, rng: random.Random) -> float:
        """One choice; gives the seconds until it was acknowledged."""
        self.seq += 1
        self.answered = self.question
        self.waiting = asyncio.get_running_loop().create_future()
        waiting = self.waiting
        key = rng.choice(self.choices).key
        frame = {"t": "choose", "seq": self.seq, "question": self.question, "key": key}
        began = time.perf_counter()
        await self.sockets[self.actor].send(json.dumps(frame))
        await waiting
        return time.perf_counter() - began

    async def close(self) -> None:
        """Both leave."""
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(one.close() for one in self.sockets), return_exceptions=True)


async def people(base: str, count: int) -> list[str]:
    """Guests, by their cookies: who has sat down once has a session."""
    found = []
    wish = {"game": "unmatched", "setup": {}, "seats": [{"kind": "me"}] * 2, "listed": False, "rated": False}
    async with httpx.AsyncClient(base_url=base, timeout=60) as web:
        for _ in range(count):
            web.cookies.clear()
            await web.get("/api/me")
            found.append((await web.post("/api/rooms", json=wish)).cookies["thwack"])
    return found


async def open_matches(base: str, games: list[str], count: int, cookies: list[str]) -> list[Match]:
    """So many matches between the two."""
    found: list[Match] = []
    gate = asyncio.Semaphore(OPENING)

    async def one(number: int, web: httpx.AsyncClient) -> None:
        async with gate:
            seats = [{"kind": "me"}, {"kind": "open"}]
            wish = {"game": games[number % len(games)], "setup": {}, "seats": seats}
            asked = [{"Cookie": f"thwack={cookie}"} for cookie in cookies]
            body = {**wish, "listed": False, "rated": False}
            room = (await web.post("/api/rooms", json=body, headers=asked[0])).json()["room"]
            await web.post(f"/api/rooms/{room}/join", json={}, headers=asked[1])
            match = Match(room)
            await match.open(base, cookies)
            found.append(match)

    async with httpx.AsyncClient(base_url=base, timeout=60) as web:
        await asyncio.gather(*(one(number, web) for number in range(count)))
    return found


async def set_thinking(base: str, games: list[str], count: int, cookie: str) -> list[ClientConnection]:
    """So many matches in which programs of the highest level play each other."""
    found = []
    async with httpx.AsyncClient(base_url=base, timeout=60) as web:
        for number in range(count):
            seats = [{"kind": "level", "level": 5}] * 2
            wish = {"game": games[number % len(games)], "setup": {}, "seats": seats}
            body = {**wish, "listed": False, "rated": False}
            room = (await web.post("/api/rooms", json=body, headers={"Cookie": f"thwack={cookie}"})).json()
            address = f"{base.replace('http', 'ws')}/api/rooms/{room['room']}/socket"
            opening = connect(address, compression=None, max_queue=None)
            watching = await opening.__aenter__()
            await watching.send(json.dumps({"t": "hello", "lang": "en", "lines": 0}))
            found.append(watching)
    return found


async def at_a_rate(
    matches: list[Match], rate: float, seconds: float, rng: random.Random
) -> tuple[list[float], float]:
    """Choices at a steady rate, whether or not the server keeps up; gives the times, and the rate reached."""
    times: list[float] = []
    running: set[asyncio.Task[None]] = set()

    async def one(match: Match) -> None:
        times.append(await match.choose(rng))

    loop = asyncio.get_running_loop()
    began = loop.time()
    made = 0
    while (now := loop.time() - began) < seconds:
        due = int(now * rate)
        while made < due:
            made += 1
            for _ in range(50):
                match = rng.choice(matches)
                if match.idle:
                    match.ready.clear()  # nobody else takes it
                    task = asyncio.create_task(one(match))
                    running.add(task)
                    task.add_done_callback(running.discard)
                    break
        await asyncio.sleep(0.002)
    if running:
        await asyncio.wait(running, timeout=30)
    return times, len(times) / (loop.time() - began)


async def yardsticks(found: list[float]) -> None:
    """Time the same piece of work twice a second, in milliseconds of processor time."""
    while True:
        began, known, total = time.process_time(), {}, 0
        for number in range(10_000):
            total += number * number % 7
            known[number & 1023] = total
        found.append((time.process_time() - began) * 1000)
        await asyncio.sleep(0.5)


def at(times: list[float], share: float) -> float:
    """The time within which that share was acknowledged, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


def servers_of(process: int, processes: int) -> list[int]:
    """The processes that serve: those that it has started, if there are several."""
    if processes == 1:
        return [process]
    told = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    lines = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in told}
    return [process, *(child for child, line in lines.items() if b"resource_tracker" not in line)]


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(base: str, process: int, args: argparse.Namespace) -> dict[str, float]:
    """One match alone, then all of them."""
    rng = random.Random(args.seed)
    games = args.games.split(",")
    cookies = await people(base, 2)
    (alone,) = await open_matches(base, games[:1], 1, cookies)
    single: list[float] = []
    while len(single) < ALONE and not alone.over:
        await alone.ready.wait()
        alone.ready.clear()
        single.append(await alone.choose(rng))
        while not alone.ready.is_set() and not alone.over:
            await asyncio.sleep(0)
    await alone.close()
    began = time.perf_counter()
    matches = await open_matches(base, games, args.matches, cookies)
    opened = time.perf_counter() - began
    thinking = await set_thinking(base, games, args.thinkers, cookies[0])
    await at_a_rate(matches, args.rate, min(5.0, args.seconds), rng)  # warm
    sticks: list[float] = []
    timing = asyncio.create_task(yardsticks(sticks))
    serving = servers_of(process, args.processes)
    used, own = sum(map(cpu_seconds, serving)), time.process_time()
    times, reached = await at_a_rate(matches, args.rate, args.seconds, rng)
    used, own = sum(map(cpu_seconds, serving)) - used, time.process_time() - own
    timing.cancel()
    await asyncio.gather(*(match.close() for match in matches), *(one.close() for one in thinking))
    return {
        "matches": args.matches,
        "sockets": 2 * args.matches + args.thinkers,
        "opened_s": round(opened, 1),
        "wanted_per_s": args.rate,
        "reached_per_s": round(reached, 1),
        "choices": len(times),
        "server_cpu_ms_per_choice": round(used / len(times) * 1000, 2),
        "server_cpu_yardsticks": round(used / len(times) * 1000 / statistics.median(sticks), 2),
        "our_cpu_ms_per_choice": round(own / len(times) * 1000, 2),
        "alone_p50_ms": round(at(single, 0.5), 2),
        "p50_ms": round(at(times, 0.5), 2),
        "p99_ms": round(at(times, 0.99), 2),
        "ratio_p99_to_alone_p50": round(at(times, 0.99) / at(single, 0.5), 1),
    }


def start(db: str, processes: int) -> tuple[subprocess.Popen[bytes], str]:
    """A server of our own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(port), db, str(processes)], stderr=subprocess.DEVNULL
    )
    base = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            httpx.get(f"{base}/api/health", timeout=1)
            return process, base
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def main() -> None:
    """Measure, and print one JSON object."""
    parser = argparse.ArgumentParser(description="Measure how many matches a server carries.")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300, help="choices a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument(
        "--thinkers", type=int, default=0, help="matches between programs of level 5 meanwhile"
    )
    parser.add_argument("--games", default="unmatched,dice_masters,battle_scenes,mission_arena")
    parser.add_argument("--db", help="a database that is there (a new file)")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the port (PostgreSQL)")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    allow_many_sockets()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        process, base = start(args.db or f"sqlite:///{Path(folder) / 'load.sqlite3'}", args.processes)
        try:
            found = asyncio.run(measure(base, process.pid, args))
        finally:
            process.terminate()
            process.wait(20)
    print(json.dumps({"cores": os.cpu_count(), "load_before": round(load, 2), **found}))


if __name__ == "__main__":
    main()
