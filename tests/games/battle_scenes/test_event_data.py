"""What lines of the log say, as plain data."""

from typing import Any

import thwack
from tests.games.properties import play_on
from tests.kits.battle_scenes import acts, home_made, made, play, position, seat, unit
from thwack import Match

DECK = ["A08"] * 9


def data(match: Match, kind: str, eyes: int | None = None) -> list[dict[str, Any]]:
    """The data of all lines of a kind, for these eyes."""
    return [line["data"] for line in match.story("en", eyes) if line["kind"] == kind]


def test_a_card_is_told_only_to_those_who_know_it() -> None:
    match = position(seat(hand=["A03"], deck=DECK), seat(deck=DECK), phase="draw")
    assert data(match, "drawn", 0) == [{"who": 0, "cards": ["A08"]}]
    assert data(match, "drawn", 1) == data(match, "drawn") == [{"who": 0, "cards": [None]}]


def test_an_action_is_told_with_its_card_its_x_and_its_damage() -> None:
    storm = made("storm", "ability", action=acts("Tormenta", "damage(any_targets(x, unit), 3)", cost="x"))
    match = home_made(
        storm,
        seat(unit("A04", "storm", "2", stage=2), deck=DECK),
        seat(unit("B05", "4"), deck=DECK),
        phase="attack",
    )
    play(match, "act:A04:tormenta:1", "target:B05")
    assert data(match, "used") == [{"unit": "A04#0", "card": "storm", "x": 1}]
    assert data(match, "targets") == [{"units": ["B05#1"]}]
    (hit,) = data(match, "damaged")
    assert (hit["unit"], hit["n"], hit["piercing"]) == ("B05#1", 3, False)


def test_who_gives_up_a_character_and_who_takes_it_is_told() -> None:
    match = position(seat(unit("A06", "2"), unit("A04", "2"), deck=DECK), seat(deck=DECK))
    play(match, "surrender:A06")
    assert data(match, "surrendered") == [{"unit": "A06#0", "who": 0}]
    (taken,) = data(match, "knocked_out")
    assert (taken["unit"], taken["who"]) == ("A06#0", 1)
    assert taken["n"] == match.view(None)["seats"][1]["points"] > 0


def test_the_end_is_told_with_winners_and_reason() -> None:
    match = play_on(thwack.new("battle_scenes", seed=3), 3)
    assert match.result is not None
    (end,) = data(match, "over")
    assert end == {"winners": list(match.result.winners), "reason": match.result.reason}


def test_what_is_not_told_has_no_data() -> None:
    match = position(seat(hand=["A03"], deck=DECK), seat(deck=DECK), phase="draw")
    assert match.facts(("phase", 0, 3), 0) == {}
