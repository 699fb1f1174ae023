"""`thwack serve` from the command line: what goes wrong is told in one sentence."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from thwack.cli import main

from .kit import free_port


def test_it_serves_and_stops(tmp_path: Path) -> None:
    port = free_port()
    line = [
        sys.executable,
        "-m",
        "thwack",
        "serve",
        "--port",
        str(port),
        "--db",
        f"sqlite:///{tmp_path}/t.db",
    ]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            assert httpx.get(f"http://127.0.0.1:{port}/api/health").json()["status"] == "ok"
            break
        except httpx.TransportError:
            time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, told = process.communicate(timeout=30)
    assert process.returncode == 0, told
    assert f"http://localhost:{port}/" in out
    assert '"event":"stopped"' in told
    assert "Traceback" not in told


def test_a_taken_port_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert main(["serve", "--port", str(taken.getsockname()[1])]) == 2
    assert "try another --port" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://x/y", "is no database"),
        ("postgresql://nobody@127.0.0.1:1/nothing", "the database cannot be used"),
        ("sqlite:////proc/nothing/here.sqlite3", "the database cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_told(
    url: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", str(free_port()), "--db", url]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert told in lines[-1]
    assert not any("Traceback" in line for line in lines)
