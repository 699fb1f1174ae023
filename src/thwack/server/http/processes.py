"""Several processes on one port: one of them listens, and hands each connection to a server.

All servers share a PostgreSQL database, as servers on different machines would. A connection that asks for a
room goes to the server of that room, so a match is played in one process, and whoever looks at it is seen by
the others there. A connection that comes through a proxy may have asked for something else before: then two
servers have the match, and tell each other.
"""

import asyncio
import multiprocessing
import os
import re
import signal
import socket
import sys
import zlib
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.process import BaseProcess
from typing import Any, Final

from ...kernel.errors import SetupError, ThwackError
from ..logs import Log
from ..settings import Settings
from ..store import open_store
from .running import STOPS, run, why_no_database

ROOM: Final = re.compile(rb"[A-Z]+ /api/rooms/([A-Za-z0-9_-]+)")
LINE: Final = 8192  # bytes within which the first line of a request ends
PATIENCE: Final = 10.0  # seconds in which it must have come
LAST: Final = 20.0  # seconds that a server has to stop
AGAIN: Final = 1.0  # seconds before a server that has ended is started again
BACKLOG: Final = 2048
HERE: Final = b"+"  # what goes with a connection, and what a server says when it is ready


class Handed(socket.socket):
    """Where a server takes its connections from: they come from the process that listens."""

    def listen(self, backlog: int = 0) -> None:
        """That is done elsewhere."""

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection."""
        word, files, _, _ = socket.recv_fds(self, 1, 1)
        if not word:  # nobody listens any more
            signal.raise_signal(signal.SIGTERM)
            raise BlockingIOError
        found = socket.socket(fileno=files[0])
        try:
            return found, found.getpeername()
        except OSError:
            found.close()
            raise ConnectionAbortedError from None


def serve(settings: Settings, log: Log, line: socket.socket) -> None:
    """Be one of the servers."""
    handed = Handed(fileno=line.detach())
    try:
        run(settings, log, lambda: handed.sendall(HERE), handed)
    except ThwackError as fault:
        sys.exit(str(fault))


def server_of(asked: bytes, processes: int) -> int | None:
    """Which server has the room that a connection asks for; None: it asks for no room, and any will do."""
    room = ROOM.match(asked)
    return zlib.crc32(room[1]) % processes if room else None


class Servers:
    """The servers, and the lines on which they are handed connections."""

    def __init__(self, settings: Settings, log: Log) -> None:
        thinking = settings.workers or (os.cpu_count() or 2) - 1
        self._settings = replace(settings, workers=max(1, thinking // settings.processes))
        self._log = log
        self._context = multiprocessing.get_context("spawn")
        self._running: list[tuple[BaseProcess, socket.socket]] = []
        self._turn = 0

    @property
    def count(self) -> int:
        """How many there are."""
        return self._settings.processes

    def start_all(self) -> None:
        """Start all of them, and wait until each is ready."""
        self._running = [self._start() for _ in range(self._settings.processes)]
        for _, line in self._running:
            if line.recv(1) != HERE:
                raise SetupError("the servers could not be started")
            line.setblocking(False)

    def _start(self) -> tuple[BaseProcess, socket.socket]:
        ours, theirs = socket.socketpair()
        process = self._context.Process(target=serve, args=(self._settings, self._log, theirs))
        process.start()
        theirs.close()
        return process, ours

    async def keep(self, number: int) -> None:
        """Start a server again whenever it has ended."""
        while True:
            process, line = self._running[number]
            await readable(process.sentinel)
            process.join()
            self._log.tell("server_ended", number=number, code=process.exitcode)
            line.close()
            await asyncio.sleep(AGAIN)
            process, line = self._start()
            line.setblocking(False)
            self._running[number] = process, line

    def hand(self, connection: socket.socket, asked: bytes) -> None:
        """Hand a connection to the server that has its room, or to the next one."""
        number = server_of(asked, len(self._running))
        if number is None:
            number = self._turn = (self._turn + 1) % len(self._running)
        socket.send_fds(self._running[number][1], [HERE], [connection.fileno()])

    def stop(self) -> None:
        """All of them stop, and keep what they have accepted."""
        for process, _ in self._running:
            process.terminate()
        for process, line in self._running:
            process.join(LAST)
            process.kill()
            line.close()


async def readable(file: int) -> None:
    """Wait until something can be read."""
    loop = asyncio.get_running_loop()
    there = asyncio.Event()
    loop.add_reader(file, there.set)
    try:
        await there.wait()
    finally:
        loop.remove_reader(file)


async def first_line(connection: socket.socket) -> bytes:
    """The beginning of a request, which is left for the server to read."""
    while True:
        await readable(connection.fileno())
        found = connection.recv(LINE, socket.MSG_PEEK)
        if not found or b"\r\n" in found or len(found) == LINE:
            return found
        await asyncio.sleep(0.02)


async def hand_over(connection: socket.socket, servers: Servers) -> None:
    """Look what a connection asks for, and hand it to a server; whoever asks nothing is hung up on."""
    with connection:
        try:
            async with asyncio.timeout(PATIENCE):
                asked = await first_line(connection)
            if asked:
                servers.hand(connection, asked)
        except OSError:  # it has gone, is too slow, or its server is: it may come again
            return


async def listen(listener: socket.socket, servers: Servers) -> None:
    """Hand over whoever comes, until somebody stops us."""
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()
    for which in STOPS:
        loop.add_signal_handler(which, stopped.set)
    tasks = {asyncio.create_task(servers.keep(number)) for number in range(servers.count)}

    async def come() -> None:
        while True:
            connection, _ = await loop.sock_accept(listener)
            task = asyncio.create_task(hand_over(connection, servers))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    coming = asyncio.create_task(come())
    await stopped.wait()
    for task in (coming, *tasks):
        task.cancel()
    await asyncio.gather(coming, *tasks, return_exceptions=True)


async def prepare(db: str) -> None:
    """Bring the database up to date once, before all servers use it."""
    try:
        await (await open_store(db)).close()
    except ThwackError:
        raise
    except Exception as fault:
        raise SetupError(why_no_database(fault)) from None


def run_all(settings: Settings, log: Log, ready: Callable[[], None] = lambda: None) -> None:
    """Serve with several processes until SIGINT or SIGTERM."""
    if not settings.db.startswith(("postgresql://", "postgres://")):
        raise SetupError("only a PostgreSQL database can be shared by several processes; see --db")
    if not hasattr(socket, "send_fds"):
        raise SetupError("this system cannot hand connections to other processes; leave --processes out")
    asyncio.run(prepare(settings.db))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    servers = Servers(settings, log)
    with socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG) as listener:
        listener.setblocking(False)
        try:
            servers.start_all()
            ready()
            asyncio.run(listen(listener, servers))
        finally:
            servers.stop()
