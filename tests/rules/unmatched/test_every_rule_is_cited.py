"""Every rule of the digest is cited by the name of a test: test_U_6_5_..., test_Q_12_..., test_R_1_..."""

import re
from pathlib import Path

import thwack

ROOT = Path(__file__).parents[3]
DIGEST = ROOT / "docs" / "rules" / "unmatched.md"
RULE = re.compile(r"^- ([UQR]-\d+(?:\.\d+)?)", re.MULTILINE)
OPTION = re.compile(r"^\| `(\w+)` \| (.+?) \| Q-\d+ \|$", re.MULTILINE)
TEST = re.compile(r"^def test_([UQR])_(\d+)(?:_(\d+))?_", re.MULTILINE)

#: Rules that no test can cite, and why.
UNTESTABLE: dict[str, str] = {}


def rules() -> list[str]:
    """The ids of the digest."""
    return RULE.findall(DIGEST.read_text(encoding="utf-8"))


def cited() -> set[str]:
    """The ids in the names of all tests."""
    found = set()
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for letter, number, part in TEST.findall(file.read_text(encoding="utf-8")):
            found.add(f"{letter}-{number}.{part}" if part else f"{letter}-{number}")
    return found


def test_every_rule_is_cited_by_a_test() -> None:
    assert sorted(set(rules()) - cited() - set(UNTESTABLE)) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(cited() - set(rules())) == []


def test_the_digest_is_all_there() -> None:
    assert len(rules()) == len(set(rules())) >= 113
    assert not set(UNTESTABLE) & cited()


def test_the_options_of_the_digest_are_those_of_the_game() -> None:
    told = OPTION.findall(DIGEST.read_text(encoding="utf-8"))
    assert len(told) == 2
    for name, values in told:
        assert thwack.setups("unmatched")[name]["choices"] == re.findall(r'`"([\w-]+)"`', values)
