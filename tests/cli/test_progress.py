"""Long work tells how far it has come, where there is no terminal to draw a bar on."""

import pytest

from thwack.cli import progress
from thwack.cli.progress import Bar, about


class Clock:
    """Stands in for the module `time`: it goes on when it is told to."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(progress, "time", found)
    return found


def test_a_line_every_half_minute(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    with Bar("Playing", 200) as bar:
        for _ in range(100):
            clock.now += 1
            bar.add(1)
    told = capsys.readouterr()
    assert told.out == "", "a program may be reading it"
    assert told.err.splitlines() == [
        "Playing: 15 % done, about 3 min left",
        "Playing: 30 % done, about 2 min left",
        "Playing: 45 % done, about 2 min left",
    ]


def test_what_was_played_before_tells_nothing_of_the_pace(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    with Bar("Playing", 200) as bar:
        bar.begin(100)
        clock.now += 40
        bar.add(10)
    assert capsys.readouterr().err == "Playing: 55 % done, about 6 min left\n"


def test_what_is_soon_done_tells_nothing(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    with Bar("Measuring", 1.0) as bar:
        clock.now += 29
        bar.at(0.9)
        clock.now += 2
        bar.at(1.0)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (3, "about 10 s"),
        (44, "about 40 s"),
        (89, "about 90 s"),
        (120, "about 2 min"),
        (3 * 3600 + 19 * 60 + 40, "about 3 h 20 min"),
    ],
)
def test_a_time_as_a_person_tells_it(seconds: float, told: str) -> None:
    assert about(seconds) == told
