"""The documentation builds as a site, without a warning, and has what people look for."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT
from tests.thorough import dear


@dear(0)
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    index = json.loads((tmp_path / "search/search_index.json").read_text(encoding="utf-8"))
    found = {row["location"] for row in index["docs"]}
    assert {"python/#thwack.match.Match.imagine", "rules/unmatched/", "catalogue/", "architecture/"} <= found
    assert not any('href="http' in part and "fonts" in part for part in read_all(tmp_path))


def read_all(folder: Path) -> list[str]:
    """The lines of all pages."""
    return [line for file in folder.rglob("*.html") for line in file.read_text(encoding="utf-8").splitlines()]
