"""`python -m tools.sbom > thwack.cdx.json`: a bill of materials (CycloneDX 1.6), made from the lock files.

It names what people get who play: Thwack, the packages of `requirements/play.txt`, and those that the page
was built from. The same sources give the same bytes: there is no date in it.
"""

import base64
import json
import sys
from pathlib import Path
from typing import Any, Final

from .lock import ROOT, Entry, entries

VERSION_LINE: Final = "__version__ = "
ICONS: Final = "node_modules/@iconify-json/game-icons"  # a tool for npm, but its drawings are in the page
Component = dict[str, Any]  # as the CycloneDX schema has it


def main() -> int:
    """Print it."""
    print(json.dumps(materials(ROOT), indent=2))
    return 0


def materials(root: Path) -> dict[str, Any]:
    """The whole bill."""
    source = (root / "src/thwack/__init__.py").read_text(encoding="utf-8")
    line = next(line for line in source.splitlines() if line.startswith(VERSION_LINE))
    page = json.loads((root / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    parts = [python_package(entry) for entry in entries(root / "requirements/play.txt")]
    parts += [page_package(path, about) for path, about in page.items() if is_in_page(path, about)]
    unique = {part["bom-ref"]: part for part in parts}  # npm may have the same one in two folders
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": thwack(line.removeprefix(VERSION_LINE).strip('"'))},
        "components": [unique[name] for name in sorted(unique)],
    }


def thwack(version: str) -> Component:
    """What all of it is for."""
    return {
        "type": "application",
        "bom-ref": f"pkg:pypi/thwack@{version}",
        "name": "thwack",
        "version": version,
        "purl": f"pkg:pypi/thwack@{version}",
        "licenses": [{"license": {"id": "Apache-2.0"}}],
    }


def python_package(entry: Entry) -> Component:
    """A package from PyPI; one of the hashes holds, since each system gets another file."""
    purl = f"pkg:pypi/{entry.name}@{entry.version}"
    hashes = [{"name": "thwack:sha256", "value": value} for value in entry.hashes]
    return {
        "type": "library",
        "bom-ref": purl,
        "name": entry.name,
        "version": entry.version,
        "purl": purl,
        "properties": hashes,
    }


def is_in_page(path: str, about: dict[str, Any]) -> bool:
    """Whether a package of npm leaves something in the page."""
    return path == ICONS or (path != "" and not about.get("dev"))


def page_package(path: str, about: dict[str, Any]) -> Component:
    """A package from npm."""
    name = path.rpartition("node_modules/")[2]
    purl = f"pkg:npm/{name.replace('@', '%40')}@{about['version']}"
    algorithm, _, digest = about["integrity"].partition("-")
    assert algorithm == "sha512", f"{name} has another kind of hash"
    licence = {"name": about["license"]} if " " in about["license"] else {"id": about["license"]}
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": about["version"],
        "purl": purl,
        "hashes": [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}],
        "licenses": [{"license": licence}],
    }


if __name__ == "__main__":
    sys.exit(main())
