"""Servers that can be killed and started again at once: each is a fork of a process that has everything read.

Run as a program it reads lines with a port and a database, and starts a server for each; it writes down the
server's process id, and its exit code when it has ended.
"""

import os
import select
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from thwack.server.http.running import run, uvicorn_server
from thwack.server.minds.opponents import get_ready
from thwack.server.settings import Settings
from thwack.server.store import postgres, sqlite

from .kit import UNUSED

READ = (postgres, sqlite)  # before the first fork, so that no server has to
PATIENCE = 30.0


class Nursery:
    """Where servers come from, one at a time."""

    def __init__(self, process: "subprocess.Popen[str]", log: Path) -> None:
        self._process, self._log = process, log
        self._child = 0

    def start(self, db: str, port: int) -> str:
        """Start a server and wait until it answers; gives its address."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{port} {db}\n")
        self._process.stdin.flush()
        self._child = self._number()
        url, end = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                httpx.get(f"{url}/api/health", timeout=1, verify=UNUSED)
                return url
            except httpx.TransportError:
                time.sleep(0.01)
        raise AssertionError(self._log.read_text())

    def end(self, how: signal.Signals) -> int:
        """Send the server a signal and wait until it is gone; gives its exit code."""
        child, self._child = self._child, 0
        os.kill(child, how)
        return self._number()

    def close(self) -> None:
        """A test that fails leaves no server behind."""
        if self._child:
            self.end(signal.SIGKILL)

    def _number(self) -> int:
        assert self._process.stdout is not None
        return int(self._process.stdout.readline())


@contextmanager
def nursery(log: Path) -> Iterator[Nursery]:
    """A nursery whose servers write to that log."""
    with log.open("ab") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=out,
            text=True,
            cwd=Path(__file__).parents[2],
        )
    with process:
        found = Nursery(process, log)
        try:
            yield found
        finally:
            found.close()


def serve(port: int, db: str) -> None:
    """Be a server until somebody ends it."""
    code = 1
    try:
        os.dup2(2, 1)  # the nursery alone writes there
        run(Settings(port=port, db=db, limits=None, pace=0.0, workers=1, warm=False))
        code = 0
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(code)


def main() -> None:
    """Start servers, one after the other, until nobody wants any."""
    get_ready()
    uvicorn_server(Settings()).config.load()
    for line in sys.stdin:
        port, db = line.split()
        child = os.fork()
        if not child:
            serve(int(port), db)
        print(child, flush=True)
        print(wait_for(child), flush=True)


def wait_for(child: int) -> int:
    """The exit code of a server when it has ended; nobody wants it any more when our input ends before."""
    while not (ended := os.waitpid(child, os.WNOHANG))[0]:
        if select.select([sys.stdin], [], [], 0.02)[0]:
            os.kill(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(ended[1])


if __name__ == "__main__":
    main()
