"""Where compiled modules are taken from."""

import os
import subprocess
import sys
from pathlib import Path

from thwack.compiled import LIST, VARIABLE


def said(folder: Path) -> subprocess.CompletedProcess[str]:
    """What `thwack --version` says with a build in this folder."""
    environment = {**os.environ, VARIABLE: str(folder)}
    command = [sys.executable, "-m", "thwack", "--version"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_without_a_build_there_is_a_sentence_and_plain_python(tmp_path: Path) -> None:
    found = said(tmp_path / "none")
    assert found.returncode == 0
    assert found.stdout.endswith("(plain Python)\n")
    assert found.stderr == f"There is no compiled build in {tmp_path / 'none'}; going on in plain Python.\n"


def test_modules_that_are_not_listed_stay_plain(tmp_path: Path) -> None:
    (tmp_path / LIST).write_text("{}")
    found = said(tmp_path)
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.endswith("(plain Python)\n")


def test_listed_modules_are_taken_from_the_build(tmp_path: Path) -> None:
    (tmp_path / LIST).write_text('{"thwack.kernel.chance": "no-such.so"}')
    found = said(tmp_path)
    assert found.returncode
    assert "no-such.so" in found.stderr
