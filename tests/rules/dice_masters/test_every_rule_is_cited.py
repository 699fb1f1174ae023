"""Every rule of the digest is cited by the name of a test: test_dm_5_1_3_..., test_d_8_..., test_c_3_..."""

import re
from pathlib import Path

import thwack

ROOT = Path(__file__).parents[3]
DIGEST = ROOT / "docs" / "rules" / "dice_masters.md"
FOLDERS = (ROOT / "tests" / "rules" / "dice_masters", ROOT / "tests" / "cards" / "dice_masters")
RULE = re.compile(r"^- (DM-(?:\d+|[TG])(?:\.\d+)+|[DGCH]-\d+) ", re.MULTILINE)
TEST = re.compile(r"^def test_(dm_(?:\d+|[tg])(?:_\d+)+|[dgch]_\d+)(?=[_(])", re.MULTILINE)
#: The rulings that are set-up options, and their names.
OPTIONS = {"D-8": "globals_order", "G-1": "both_at_zero"}


def rules() -> list[str]:
    """The ids of the digest, such as DM-5.1.3, DM-T.7 and C-3."""
    return RULE.findall(DIGEST.read_text(encoding="utf-8"))


def name_of(rule: str) -> str:
    """A rule as test names cite it: dm_5_1_3, dm_t_7, c_3."""
    return rule.lower().replace("-", "_").replace(".", "_")


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
    counts = {
        start: sum(rule.startswith(start) for rule in found) for start in ("DM-", "D-", "G-", "C-", "H-")
    }
    assert counts["DM-"] == 132
    assert (counts["D-"], counts["G-"], counts["C-"]) == (19, 20, 21)
    assert counts["H-"] >= 10


def test_the_rulings_that_are_options_say_so() -> None:
    text = DIGEST.read_text(encoding="utf-8")
    for rule, option in OPTIONS.items():
        entry = re.split(r"\n(?=- |\n)", text.partition(f"\n- {rule} ")[2])[0]
        assert "set-up option" in " ".join(entry.split())
        assert len(thwack.setups("dice_masters")[option]["choices"]) == 2
