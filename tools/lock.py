"""`python -m tools.lock`: write requirements/ anew, exact versions with hashes for what pyproject.toml asks.

    python -m tools.lock                    what pyproject.toml asks for now; other versions stay as they are
    python -m tools.lock --upgrade          the newest versions that pyproject.toml allows
    python -m tools.lock -P rich            the newest of one package

The files hold for every Python that we support and for every system, and pip alone can install from them.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = {
    "play": ("--extra", "play", "--group", "build"),
    "compile": ("--extra", "play", "--group", "build", "--group", "compile"),
    "test": (
        *("--extra", "play", "--extra", "postgres", "--extra", "envs", "--group", "build"),
        *("--group", "compile", "--group", "docs", "--group", "lint", "--group", "test"),
    ),
}
# One version for every Python and system where one will do, so that all of us run the same.
HOW: Final = ("--universal", "--python-version", "3.11", "--fork-strategy", "fewest", "--generate-hashes")
QUIET: Final = ("--quiet", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links")

ENTRY: Final = re.compile(
    r"([\w.-]+)==(\S+)(?: ; ([^\\\n]+?))? \\\n((?: +--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)"
)


class Entry(NamedTuple):
    """One package of a lock file."""

    name: str
    version: str
    marker: str  # where it is needed; "" is everywhere
    hashes: list[str]  # of all its files


def entries(file: Path) -> list[Entry]:
    """What a lock file holds."""
    found = ENTRY.findall(file.read_text(encoding="utf-8"))
    return [
        Entry(name, version, marker, re.findall(r"sha256:(\w+)", hashes))
        for name, version, marker, hashes in found
    ]


def main(argv: Sequence[str]) -> int:
    """Write each lock file; the second takes the versions of the first."""
    uv = shutil.which("uv")
    if uv is None:
        print("tools.lock needs uv: pip install uv", file=sys.stderr)
        return 2
    known: list[str] = []
    for name, wanted in LOCKS.items():
        file = f"requirements/{name}.txt"
        call = ["pip", "compile", *HOW, *QUIET, "--custom-compile-command", "python -m tools.lock"]
        done = subprocess.run(
            [uv, *call, *known, *argv, *wanted, "pyproject.toml", "--output-file", file],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            check=False,
        )
        if done.returncode:
            return done.returncode
        known += ["--constraints", file]
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
