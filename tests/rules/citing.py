"""Rules by their ids: those of a digest in docs/rules, and those that the names of tests cite."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Digest:
    """The digest of a game. `rule` finds an id at the start of a line, `test` one in the name of a test, with
    _ for what stands between its parts: BS-5.3.1 is cited by test_BS_5_3_1_..."""

    game: str
    rule: str
    test: str

    @property
    def text(self) -> str:
        """The page."""
        return (ROOT / "docs" / "rules" / f"{self.game}.md").read_text(encoding="utf-8")

    def rules(self) -> list[str]:
        """The ids of the digest."""
        return re.findall(rf"^- ({self.rule})", self.text, re.MULTILINE)

    def cited(self) -> set[str]:
        """What the names of the tests of its rules and cards cite."""
        folders = [ROOT / "tests" / kind / self.game for kind in ("rules", "cards")]
        files = [file for folder in folders for file in sorted(folder.rglob("test_*.py"))]
        found = re.compile(rf"^def test_({self.test})(?=[_(])", re.MULTILINE)
        return {name for file in files for name in found.findall(file.read_text(encoding="utf-8"))}

    def name_of(self, rule: str) -> str:
        """A rule as test names cite it."""
        name = re.sub("[-.]", "_", rule)
        return name.lower() if self.test == self.test.lower() else name

    def check(self) -> None:
        """Every rule is there once and cited by a test, and no test cites one that does not exist."""
        rules, cited = self.rules(), self.cited()
        assert len(rules) == len(set(rules))
        assert [rule for rule in rules if self.name_of(rule) not in cited] == []
        assert sorted(cited - {self.name_of(rule) for rule in rules}) == []
