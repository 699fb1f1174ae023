"""What a run leaves out is the same each time; a thorough run leaves nothing out."""

from typing import NamedTuple, cast

import pytest

from tests import thorough


class Case(NamedTuple):
    """What sampling looks at of a test."""

    nodeid: str
    cases: int = -1  # of how many there may be, if it is dear

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        assert name == "dear"
        return None if self.cases < 0 else pytest.Mark("dear", (self.cases,), {}, _ispytest=True)


def kept(*cases: Case) -> list[str]:
    """The names of those that are run."""
    return [item.nodeid for item in thorough.sampled([cast(pytest.Item, case) for case in cases])]


DEAR = [Case(f"tests/server/test_a.py::test_a[{number}]", 3) for number in range(10)]
NEVER = Case("tests/server/test_a.py::test_b", 0)
PLAIN = [Case(f"tests/cli/test_c.py::test_c[{number}]") for number in range(20)]
RULES = [Case(f"tests/rules/unmatched/test_d.py::test_d[{number}]") for number in range(20)]


@pytest.mark.parametrize("sample", ["", "plain", "quick"])
def test_nothing_is_left_out_of_a_thorough_run(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert thorough.how_much({"THWACK_THOROUGH": "1", "THWACK_SAMPLE": sample}) == ""
    monkeypatch.setattr(thorough, "SAMPLE", "")
    assert len(kept(*DEAR, NEVER, *PLAIN, *RULES)) == 51


def test_a_plain_run_has_some_cases_of_what_is_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thorough, "SAMPLE", "plain")
    assert kept(*DEAR) == [f"tests/server/test_a.py::test_a[{number}]" for number in (0, 3, 6)]
    assert kept(*DEAR[:2]) == [case.nodeid for case in DEAR[:2]]
    assert kept(NEVER) == []
    assert len(kept(*PLAIN, *RULES)) == 40


def test_a_quick_run_has_all_rules_and_something_of_every_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thorough, "SAMPLE", "quick")
    assert len(kept(*RULES)) == 20
    assert kept(*PLAIN) == [f"tests/cli/test_c.py::test_c[{number}]" for number in (5, 15)]
    assert len(kept(*DEAR)) == 1
