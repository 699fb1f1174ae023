"""Every rule of the digest is cited by the name of a test: test_BS_5_3_1_..., test_BS_R12_..."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
DIGEST = ROOT / "docs" / "rules" / "battle_scenes.md"
FOLDERS = (ROOT / "tests" / "rules" / "battle_scenes", ROOT / "tests" / "cards" / "battle_scenes")
RULE = re.compile(r"^- (BS-(?:[RFDHC]\d+|\d+(?:\.\d+)+)) ", re.MULTILINE)
TEST = re.compile(r"^def test_(BS_(?:[RFDHC]\d+|\d+(?:_\d+)+))(?=[_(])", re.MULTILINE)


def rules() -> list[str]:
    """The ids of the digest, such as BS-5.3.1, BS-R12 and BS-D4."""
    return RULE.findall(DIGEST.read_text(encoding="utf-8"))


def name_of(rule: str) -> str:
    """A rule as test names cite it: BS_5_3_1, BS_R12, BS_D4."""
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
    counts = {sort: sum(rule.startswith(f"BS-{sort}") for rule in found) for sort in "RFDHC"}
    assert counts["H"] >= 12
    assert (counts["R"], counts["F"], counts["D"]) == (44, 21, 10)
    assert len(found) - sum(counts.values()) == 61
