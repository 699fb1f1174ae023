"""What lines of the log say, as plain data."""

from typing import Any

from tests.games.mission_arena.test_properties import new
from tests.games.properties import play_on
from tests.kits.mission_arena import at, pass_to, play, position, side
from thwack import Match


def data(match: Match, kind: str, eyes: int | None = None) -> list[dict[str, Any]]:
    """The data of all lines of a kind, for these eyes."""
    return [line["data"] for line in match.story("en", eyes) if line["kind"] == kind]


def test_a_card_is_told_only_to_those_who_know_it() -> None:
    match = position(side(["MA01"], deck=["MA15", "MA16", "MA17"]), side(["MB04"]), "cool-down")
    assert data(match, "drawn", 0) == [{"who": 0, "cards": ["MA15", "MA16"]}]
    assert data(match, "drawn", 1) == data(match, "drawn") == [{"who": 0, "cards": [None, None]}]


def test_a_clash_is_told_with_its_sums_and_what_came_of_it() -> None:
    match = position(side(["MA01"], hand=["MA02"]), side([at("MB07", 1)]))
    play(match, "challenge:MA01:MB07")
    assert data(match, "challenged") == [
        {"unit": "MA01#0", "target": {"card": "MB07#1", "is_mission": False}}
    ]
    pass_to(match, "check-point")
    (clash,) = data(match, "clash")
    assert clash == {
        "unit": "MA01#0",
        "target": {"card": "MB07#1", "is_mission": False},
        "attack": 850,
        "defence": 750,
        "total": 1200,
        "outcome": "exhausted",
    }


def test_what_follows_from_an_event_is_told_too() -> None:
    match = position(side([at("MA01", 1)], hand=["MA15"]), side(["MB04"]))
    play(match, "challenge:MA01:MB04", "boost:MA01:MA15")
    assert data(match, "boosted") == [
        {"unit": "MA01#0", "card": "MA15", "stat": "attack", "who": 0, "n": 100}
    ]


def test_a_place_goes_by_its_name() -> None:
    match = position(side(["MA01"], hand=["MA04", "MA07"]), side(["MB04"]), "replacement")
    play(match, "deploy:MA04:active-2")
    assert data(match, "fielded")[0] == {"who": 0, "card": "MA04", "place": "active-2"}


def test_the_end_is_told_with_winners_and_reason() -> None:
    match = play_on(new(3), 3)
    assert match.result is not None
    (end,) = data(match, "over")
    assert end == {"winners": list(match.result.winners), "reason": match.result.reason}
