"""The bill of materials names what people get, and the notice names whose icons they see."""

import json
import re
import subprocess
import sys

from tools.lock import ROOT, entries
from tools.sbom import materials

BILL = materials(ROOT)
NAMES = {part["name"]: part for part in BILL["components"]}


def test_the_packages_of_the_program_and_of_the_page_are_in_it() -> None:
    assert {entry.name for entry in entries(ROOT / "requirements/play.txt")} <= set(NAMES)
    assert {"svelte", "@fluent/bundle", "@iconify-json/game-icons"} <= set(NAMES)
    assert not {"vite", "eslint", "pytest"} & set(NAMES), "tools leave nothing with people who play"


def test_every_part_can_be_told_from_others_and_checked() -> None:
    for part in BILL["components"]:
        assert part["purl"].startswith(("pkg:pypi/", "pkg:npm/"))
        assert part["version"] in part["purl"]
        assert part.get("hashes") or part.get("properties")
    refs = [part["bom-ref"] for part in BILL["components"]]
    assert refs == sorted(set(refs))


def test_the_command_prints_it_the_same_each_time() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "tools.sbom"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert json.loads(said.stdout) == BILL
    assert BILL["metadata"]["component"]["name"] == "thwack"


def test_the_notice_and_the_page_name_the_authors_of_the_icons() -> None:
    names = re.findall(
        r'^  "(.+)",$', (ROOT / "web/src/lib/authors.ts").read_text(encoding="utf-8"), re.MULTILINE
    )
    notice = " ".join((ROOT / "web/NOTICE.md").read_text(encoding="utf-8").split())
    assert len(names) == 34
    assert f"{', '.join(names[:-1])} and {names[-1]}." in notice
