"""A PostgreSQL server for tests: Debian's, in a folder of its own, gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from itertools import count
from pathlib import Path

from .kit import free_port


class Cluster:
    """A running PostgreSQL server."""

    def __init__(self, folder: Path, port: int, prefix: list[str], programs: Path) -> None:
        self.folder, self.port, self._prefix, self._programs = folder, port, prefix, programs
        self._numbers = count()

    def run(self, program: str, *words: str) -> None:
        """One of PostgreSQL's programs, as a user who may."""
        line = [*self._prefix, str(self._programs / program), *words]
        subprocess.run(line, check=True, capture_output=True, cwd="/", timeout=60)

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        self.run("createdb", "-h", str(self.folder), "-p", str(self.port), "-U", "thwack", name)
        return f"postgresql://thwack@127.0.0.1:{self.port}/{name}"


def programs() -> Path | None:
    """Where PostgreSQL's programs are: Debian keeps them out of the way."""
    found = [Path(path) for path in sorted(glob("/usr/lib/postgresql/*/bin/initdb"))]
    there = shutil.which("initdb")
    if found:
        return found[-1].parent
    return Path(there).parent if there else None


def ordinary_user() -> list[str] | None:
    """PostgreSQL refuses to be run by root: how to be somebody else; None if that cannot be."""
    if os.geteuid() != 0:
        return []
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        if shutil.which("runuser"):
            return ["runuser", "-u", name, "--"]
    return None


@contextmanager
def cluster() -> Iterator[Cluster | None]:
    """A running server, or None if PostgreSQL is not installed."""
    where, prefix = programs(), ordinary_user()
    if where is None or prefix is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="thwack-pg-"))
    if prefix:
        user = pwd.getpwnam(prefix[2])
        os.chown(folder, user.pw_uid, user.pw_gid)
    found = Cluster(folder, free_port(), prefix, where)
    data = str(folder / "data")
    settings = f"-p {found.port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=80"
    try:
        found.run("initdb", "-D", data, "-U", "thwack", "-A", "trust", "--no-sync", "-E", "UTF8")
        found.run("pg_ctl", "-D", data, "-o", settings, "-l", str(folder / "log"), "-w", "start")
        try:
            yield found
        finally:
            found.run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
