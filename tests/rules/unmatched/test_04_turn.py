"""U-4: The turn."""

import pytest

from tests.kits.unmatched import FOE, ME, discard, hand, hand_size, keys, maneuver, play, scene, seat, settle
from thwack import Match
from thwack.kernel.errors import IllegalChoice


def duel(hand: list[str], foes_hand: list[str] | None = None) -> Match:
    """Sinbad next to King Arthur; the others are far away."""
    return scene(
        seat("sinbad", hand, {"sinbad": "S20", "porter": "S28"}),
        seat("king-arthur", foes_hand or [], {"king-arthur": "S21", "merlin": "S38"}),
    )


def test_U_4_1_two_actions_must_be_taken_and_may_be_the_same() -> None:
    match = duel(["riches-beyond-compare", "riches-beyond-compare"], ["the-lady-of-the-lake"])
    assert match.view(None)["actions"] == 2
    play(match, "scheme:riches-beyond-compare:sinbad")
    assert match.actor == ME
    assert match.view(None)["actions"] == 1
    play(match, "scheme:riches-beyond-compare:sinbad")
    assert match.actor == FOE
    assert match.view(None)["actions"] == 2


def test_U_4_1_an_action_cannot_be_skipped() -> None:
    match = duel(["exploit"])
    assert keys(match) == ["maneuver", "attack:sinbad:king-arthur"]
    with pytest.raises(IllegalChoice):
        match.play("decline")


def test_U_4_2_the_actions_are_maneuver_scheme_and_attack() -> None:
    match = duel(["exploit", "riches-beyond-compare"])
    assert [choice.verb for choice in match.choices] == ["maneuver", "scheme", "attack"]


def test_U_4_3_the_hand_may_exceed_seven_until_the_end_of_the_own_turn() -> None:
    seven = ["exploit", "exploit", "feint", "feint", "feint", "regroup", "riches-beyond-compare"]
    match = duel(seven, ["excalibur"])
    maneuver(match)
    assert hand_size(match, ME) == 8
    play(match, "scheme:riches-beyond-compare:sinbad")
    assert match.actor == ME  # ten cards: three have to go, by own choice
    assert hand_size(match, ME) == 10
    assert "choose:exploit" in keys(match)
    assert "decline" not in keys(match)
    play(match, "choose:exploit", "choose:feint", "choose:regroup")
    assert hand_size(match, ME) == 7
    assert discard(match, ME)[-3:] == ["exploit", "feint", "regroup"]
    assert match.view(None)["active"] == FOE


def test_U_4_3_seven_cards_may_be_kept() -> None:
    match = duel(["exploit", "exploit", "feint", "feint", "feint"], ["excalibur"])
    maneuver(match)
    maneuver(match)
    assert match.view(None)["active"] == FOE
    assert hand_size(match, ME) == 7


def test_U_4_3_the_limit_is_for_the_own_turn_only() -> None:
    eight = ["feint", "feint", "feint", "skirmish", "skirmish", "skirmish", "regroup", "regroup"]
    match = duel(["exploit"], eight)
    maneuver(match)
    maneuver(match)
    assert match.view(None)["active"] == FOE
    assert hand_size(match, FOE) == 8


def test_U_4_4_then_the_opponents_turn_begins() -> None:
    match = duel(["exploit"], ["excalibur"])
    maneuver(match)
    assert match.view(None)["active"] == ME
    maneuver(match)
    assert match.view(None)["active"] == FOE
    assert match.actor == FOE
    maneuver(match)
    maneuver(match)
    settle(match)
    assert match.view(None)["active"] == ME
    assert hand(match, ME) != []
