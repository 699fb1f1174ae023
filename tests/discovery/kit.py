"""Packages of other people, as far as discovery sees them: entry points on a path."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from thwack import discovery


def install(folder: Path, package: str, entries: Mapping[str, str]) -> None:
    """A distribution in a folder, with these entry points."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    rows = "".join(f"{name} = {value}\n" for name, value in entries.items())
    info.joinpath("entry_points.txt").write_text(f"[{discovery.GROUP}]\n{rows}")


@contextmanager
def reachable(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """While this lasts the packages of the folder are installed; what was found before is looked for anew."""
    monkeypatch.syspath_prepend(folder)
    discovery.plugins.cache_clear()
    with patch.object(discovery, "_loaded", dict(discovery._loaded)), patch.object(discovery, "_broken", {}):
        yield
    monkeypatch.undo()
    discovery.plugins.cache_clear()
