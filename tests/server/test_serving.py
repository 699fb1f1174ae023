"""`thwack serve` from the command line: what goes wrong is told in one sentence."""

import json
import os
import pty
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest

from tests.thorough import dear
from thwack.cli import main
from thwack.cli.commands.serve import ports
from thwack.kernel.errors import SetupError
from thwack.server.http.running import run
from thwack.server.logs import Log
from thwack.server.settings import Settings

from .kit import Running, free_port


def command(folder: Path, port: int, *more: str) -> list[str]:
    """The command line of a server with data of its own."""
    words = ["serve", "--port", str(port), "--db", f"sqlite:///{folder}/t.db", *more]
    return [sys.executable, "-m", "thwack", *words]


def wait_for(port: int) -> None:
    """Until the server answers."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            assert httpx.get(f"http://127.0.0.1:{port}/api/health").json()["status"] == "ok"
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


def test_ctrl_c_stops_it_with_one_line(tmp_path: Path) -> None:
    """It comes at once, while opponents' processes begin, and it goes to them too, as from a terminal."""
    port = free_port()
    process = subprocess.Popen(
        command(tmp_path, port),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for(port)
    os.killpg(process.pid, signal.SIGINT)
    out, told = process.communicate(timeout=30)
    assert process.returncode == 0, told
    assert out.splitlines() == [
        f"Thwack is at http://localhost:{port}/ (Ctrl-C stops it)",
        "Thwack has stopped; all matches are kept.",
    ]
    rows = [json.loads(line) for line in told.splitlines()]  # and nothing else, no fault of a process
    assert [row["event"] for row in rows] == ["started", "request", "stopped"]


@dear(0)
def test_who_plays_is_not_shown_every_request(tmp_path: Path) -> None:
    """On a terminal, with --open: where it is, and that it has stopped."""
    port = free_port()
    mine, theirs = pty.openpty()
    process = subprocess.Popen(
        command(tmp_path, port, "--open"),
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "BROWSER": "true", "TERM": "dumb"},
    )
    os.close(theirs)
    wait_for(port)
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 0
    told = read_all(mine)
    assert told.split("\r\n") == [
        f"Thwack is at http://localhost:{port}/ (Ctrl-C stops it)",
        "",
        "Thwack has stopped; all matches are kept.",
        "",
    ]


def read_all(terminal: int) -> str:
    """All that was written to a terminal that nobody writes to any more."""
    found = b""
    try:
        while part := os.read(terminal, 4096):
            found += part
    except OSError:  # how Linux says that this was all
        pass
    os.close(terminal)
    return found.decode()


# A port that somebody has


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was asked to open."""
    found: list[str] = []
    monkeypatch.setattr("webbrowser.open", found.append)
    return found


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings with which a server would be run; it ends at once."""
    found: list[Settings] = []

    def run(settings: Settings, log: Log, ready: Callable[[], None]) -> None:
        found.append(settings)
        ready()

    monkeypatch.setattr("thwack.server.http.running.run", run)
    return found


@pytest.fixture(params=["silent", "page", "json"])
def stranger(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A port where another program listens: it says nothing, or answers something else."""
    if request.param == "silent":
        monkeypatch.setattr("thwack.cli.commands.serve.SOON", 1.0)
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            yield taken.getsockname()[1]
        return
    body = b"<html>ok</html>" if request.param == "page" else b'{"status": "ok"}'

    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        threading.Thread(target=other.serve_forever, args=[0.02], daemon=True).start()
        yield other.server_port
        other.shutdown()


def test_a_table_that_runs_already_is_opened(
    server: Running, opened: list[str], served: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    port = server.settings.port
    assert main(["serve", "--open", "--port", str(port)]) == 0
    assert opened == [f"http://localhost:{port}/"]
    assert served == []
    assert capsys.readouterr().out == f"Thwack is already running at http://localhost:{port}/\n"


@dear(1)
def test_it_is_found_on_the_port_that_it_had_to_take(
    server: Running,
    stranger: int,
    opened: list[str],
    served: list[Settings],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("thwack.cli.commands.serve.ports", lambda asked: [stranger, server.settings.port])
    assert main(["serve", "--open"]) == 0
    assert opened == [server.url.replace("127.0.0.1", "localhost") + "/"]
    assert served == []


def test_other_data_are_not_shown_for_those_asked_for(
    server: Running, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    port = server.settings.port
    assert main(["serve", "--open", "--port", str(port), "--db", "sqlite:///other.sqlite3"]) == 2
    assert "already running" in capsys.readouterr().err
    assert opened == []


def test_without_open_a_table_that_runs_already_is_a_fault(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", str(server.settings.port)]) == 2
    assert "try another --port" in capsys.readouterr().err


@dear(1)
def test_who_wants_to_play_gets_the_next_free_port(
    stranger: int,
    opened: list[str],
    served: list[Settings],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    free = free_port()
    monkeypatch.setattr("thwack.cli.commands.serve.ports", lambda asked: [stranger, free])
    assert main(["serve", "--open"]) == 0
    assert [settings.port for settings in served] == [free]
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"Port {stranger} is in use, so Thwack takes {free}."
    assert lines[1] == f"Thwack is at http://localhost:{free}/ (Ctrl-C stops it)"


def test_the_ports_that_are_tried() -> None:
    assert [*ports(None)] == [*range(8321, 8342)]
    assert [*ports(9000)] == [9000]


@dear(2)
@pytest.mark.parametrize("more", [[], ["--open"]])
def test_a_port_of_ones_own_choice_is_not_changed(
    more: list[str], stranger: int, served: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", str(stranger), *more]) == 2
    told = capsys.readouterr().err
    assert told == f"thwack: cannot listen on 127.0.0.1:{stranger}: the port is in use; try another --port\n"
    assert served == []


def test_a_port_that_is_taken_in_the_last_moment_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SetupError, match=f"cannot listen on 127.0.0.1:{port}"):
            run(Settings(port=port, db=f"sqlite:///{tmp_path}/t.db", workers=1, warm=False))


# Words that cannot be right


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "0"], "at least 1"),
        (["--port", "65536"], "at most 65535"),
        (["--port", "web"], "a whole number is needed"),
        (["--host", ""], "an address is needed"),
        (["--host", "nowhere.invalid"], "try another --host"),
        (["--host", "a" * 70 + ".example"], "try another --host"),
        (["--host", "192.0.2.1"], "try another --host"),  # nobody's
        (["--db", ""], "a database is needed"),
        (["--origin", "thwack.example"], "such as https://thwack.example"),
        (["--origin", "https://thwack.example/table"], "such as https://thwack.example"),
    ],
)
def test_a_wrong_word_is_told_in_a_sentence(
    words: list[str], told: str, served: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", str(free_port()), *words]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert told in lines[0]
    assert served == []


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://x/y", "is not a database"),
        ("postgresql://nobody@127.0.0.1:1/nothing", "the database cannot be used"),
        ("postgresql://[::1/nothing", "the database cannot be used"),
        ("sqlite:////proc/nothing/here.sqlite3", "the database cannot be used"),
        ("sqlite:////", "the database cannot be used"),  # a folder
    ],
)
def test_a_database_that_cannot_be_used_is_told(
    url: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", str(free_port()), "--db", url]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert told in line
