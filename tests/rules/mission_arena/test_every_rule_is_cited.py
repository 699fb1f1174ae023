"""Every rule of the digest is cited by the name of a test: test_MA_10_3_..., test_MA_S_5_..., test_MA_R12"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
DIGEST = ROOT / "docs" / "rules" / "mission_arena.md"
FOLDERS = (ROOT / "tests" / "rules" / "mission_arena", ROOT / "tests" / "cards" / "mission_arena")
RULE = re.compile(r"^- (MA-(?:[RH]\d+|S\.\d+|\d+\.\d+)) ", re.MULTILINE)
TEST = re.compile(r"^def test_(MA_(?:[RH]\d+|S_\d+|\d+_\d+))(?=[_(])", re.MULTILINE)


def rules() -> list[str]:
    """The ids of the digest, such as MA-10.3, MA-S.5, MA-R12 and MA-H4."""
    return RULE.findall(DIGEST.read_text(encoding="utf-8"))


def name_of(rule: str) -> str:
    """A rule as test names cite it: MA_10_3, MA_S_5, MA_R12, MA_H4."""
    return rule.replace("-", "_").replace(".", "_")


def cited() -> set[str]:
    """What the names of all tests cite."""
    files = [file for folder in FOLDERS for file in sorted(folder.rglob("test_*.py"))]
    return {name for file in files for name in TEST.findall(file.read_text(encoding="utf-8"))}


def test_every_rule_is_cited_by_a_test() -> None:
    assert [rule for rule in rules() if name_of(rule) not in cited()] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(cited() - {name_of(rule) for rule in rules()}) == []


def test_the_digest_is_all_there() -> None:
    found = rules()
    assert len(found) == len(set(found))
    counts = {sort: sum(rule.startswith(f"MA-{sort}") for rule in found) for sort in "RHS"}
    assert counts["H"] >= 16
    assert (counts["R"], counts["S"]) == (67, 5)
    assert len(found) - sum(counts.values()) == 60
