"""Challenges as arrows: who, the sum, whom, what it is held against, and what comes of it."""

from collections.abc import Iterator

import pytest

from thwack.cli.mission_arena import challenges
from thwack.cli.words import Words

from .kit import View, challenge, fight, mine, stand_in, theirs, view

SAY = Words("en")


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    """The cards are known."""
    with stand_in():
        yield


def shown(one: View, width: int = 120, lang: str = "en") -> str:
    """A challenge in a line."""
    whole = view(mine(), theirs(), challenges=[one])
    return challenges.in_line(whole, one, "", Words(lang), width).plain.strip()


def test_the_sum_is_told_with_its_parts() -> None:
    """MA-8.1, MA-6.10."""
    group, *_ = fight()["challenges"]
    assert shown(group) == (
        "▸ Captain America + Iron Man 850 + 900 partner + 100 bonus + 200 boost = 2050"
        " ━▶ Thanos 750 │ 1200 defeated?"
    )
    assert "850+900+100+200=2050" in shown(group, 90)
    assert "Iron Man 2050 ━▶ Thanos 750 │ 1200" in shown(group, 70)
    assert shown(group, 60).startswith("▸ Captain A… + Iron Man 2050")


def test_brute_force_strikes_the_defence_out() -> None:
    """MA-6.12, MA-R40."""
    _, trap, _ = fight()["challenges"]
    assert shown(trap) == "▸ Thor 1000 ━▶ Reserve Old Oracle 700 │ 300 defeated?"
    assert shown({**trap, "outlook": "exhausted"}).endswith("exhausted?")


def test_MA_R42_a_mission_is_defeated_when_its_defence_is_reached() -> None:
    *_, mission = fight()["challenges"]
    assert shown(mission) == "▸ Black Widow & Hawkeye 1050 ━▶ Mission Star Trader 650 defeated"
    assert "Missione Star Trader 650 bersaglio sconfitto" in shown(mission, lang="it")


@pytest.mark.parametrize("outlook", ["ineffective", "exhausted", "defeated"])
def test_MA_10_2_to_10_4_what_would_come_of_it(outlook: str) -> None:
    one = challenge("MA07", "MB07", "active-3", "active-1", outlook=outlook)
    assert shown(one).endswith(f"750 │ 1200 {outlook}?")


def test_what_came_of_it_is_no_question() -> None:
    one = challenge("MA07", "MB07", "active-3", "active-1", outcome="exhausted", resolved=True)
    assert shown(one).endswith("1200 exhausted")


def test_where_there_is_room_a_gauge_shows_how_far_it_reaches() -> None:
    one = challenge("MA07", "MB07", "active-3", "active-1", attack=900)
    whole = view(mine(), theirs(), challenges=[one])
    first, second = challenges.with_gauge(whole, one, "", SAY, 100)
    assert first.plain == " ▸ Thor ━━━━▶ Thanos exhausted?"
    assert second.plain == "    ━━━━━━━━━━━━━━┃━━━─────┃  900 against 750 │ 1200"


def test_several_have_letters_and_the_middle_says_who_is_barred() -> None:
    lines = [line.plain for line in challenges.middle(fight(), SAY, 80)]
    assert lines[0].startswith("── ⊘ Duty Call: Thor cannot be used this turn ──")
    assert [line[1:4] for line in lines[1:]] == ["a▸ ", "b▸ ", "c▸ "]
    after = fight() | {"phase": "check-point"}
    assert len(challenges.middle(after, SAY, 80)) == 1, "they are over"
    assert challenges.middle(view(mine(), theirs()), SAY, 20)[0].plain == "─" * 20
