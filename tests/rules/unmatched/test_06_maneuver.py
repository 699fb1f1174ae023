"""U-6: The maneuver."""

from typing import Any

from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    play,
    scene,
    seat,
    space,
    spaces,
    to_the_move,
)
from thwack import Match

FAR = {"sinbad": "S38", "porter": "S37"}


def arthur(
    cards: list[str], at: dict[str, Any], foes: dict[str, Any] | None = None, deck: list[str] | None = None
) -> Match:
    """King Arthur's turn; Sinbad is far away unless told otherwise."""
    return scene(seat("king-arthur", cards, at, deck=deck), seat("sinbad", ["exploit"], foes or FAR))


def test_U_6_1_a_maneuver_first_draws_a_card() -> None:
    match = arthur(["prophecy"], {"king-arthur": "S20", "merlin": "S19"}, deck=["excalibur", "feint"])
    play(match, "maneuver")
    assert hand(match, ME) == ["excalibur", "prophecy"]
    assert deck(match, ME)[0] == "feint"
    assert "boost:excalibur" in keys(match)


def test_U_6_1_moving_is_optional_and_comes_after_the_draw() -> None:
    match = arthur(["prophecy"], {"king-arthur": "S20", "merlin": "S19"})
    assert offered(match, "move") == []
    to_the_move(match)
    assert hand_size(match, ME) == 2
    play(match, "decline")
    assert space(match, "king-arthur") == "S20"
    assert match.view(None)["actions"] == 1


def test_U_6_2_a_draw_from_an_empty_deck_costs_every_own_fighter_2() -> None:
    match = arthur(["prophecy"], {"king-arthur": "S20", "merlin": "S19"}, deck=[])
    pile = discard(match, ME)
    play(match, "maneuver")
    assert (health(match, "king-arthur"), health(match, "merlin")) == (16, 5)
    assert (health(match, "sinbad"), health(match, "porter")) == (15, 6)
    assert hand(match, ME) == ["prophecy"]
    assert discard(match, ME) == pile  # never reshuffled
    assert deck(match, ME) == []


def test_U_6_2_exhaustion_goes_for_any_draw() -> None:
    match = scene(
        seat("sinbad", ["riches-beyond-compare"] * 2, {"sinbad": "S20", "porter": "S19"}, deck=[]),
        seat("king-arthur", [], {"king-arthur": "S38", "merlin": "S37"}),
    )
    play(match, "scheme:riches-beyond-compare:sinbad")  # draw three
    assert health(match, "sinbad") == 15 - 6
    assert health(match, "porter") == 0


def test_U_6_3_each_own_fighter_may_move_up_to_the_move_value() -> None:
    match = arthur(["feint"], {"king-arthur": "S20", "merlin": "S18"})
    to_the_move(match)
    assert {refs[0] for refs in offered(match, "move")} == {"king-arthur", "merlin"}
    play(match, "move:merlin:S19")  # one step, and Merlin first
    assert {refs[0] for refs in offered(match, "move")} == {"king-arthur"}  # Merlin has finished
    assert "S11" in spaces(match, "move", "king-arthur")  # two steps
    assert "S04" not in spaces(match, "move", "king-arthur")  # three steps
    play(match, "move:king-arthur:S11")
    assert (space(match, "merlin"), space(match, "king-arthur")) == ("S19", "S11")


def test_U_6_4_every_space_entered_is_adjacent_to_the_one_before() -> None:
    match = arthur(["feint"], {"king-arthur": "S07", "merlin": "S38"}, {"sinbad": "S01", "porter": "S02"})
    to_the_move(match)
    assert spaces(match, "move", "king-arthur") == ["S06", "S14", "S15", "S17"]


def test_U_6_5_a_moving_fighter_passes_friends_but_not_foes() -> None:
    """From S07 the only ways lead over S06 and S15."""
    match = arthur(["feint"], {"king-arthur": "S07", "merlin": "S06"}, {"sinbad": "S15", "porter": "S38"})
    to_the_move(match)
    assert spaces(match, "move", "king-arthur") == ["S14"]  # over Merlin, not over Sinbad to S17


def test_U_6_5_a_move_ends_on_an_empty_space() -> None:
    match = arthur(["feint"], {"king-arthur": "S07", "merlin": "S06"}, {"sinbad": "S15", "porter": "S38"})
    to_the_move(match)
    assert not {"S06", "S15", "S07"} & set(spaces(match, "move", "king-arthur"))


def test_U_6_6_a_card_discarded_to_boost_adds_its_boost_value() -> None:
    match = arthur(["noble-sacrifice"], {"king-arthur": "S20", "merlin": "S19"})
    to_the_move(match, boost="noble-sacrifice")  # 2 + 3
    assert discard(match, ME) == ["noble-sacrifice"]
    assert "S32" in spaces(match, "move", "king-arthur")  # S21, S31, S35, S36, S32
    assert "S25" not in spaces(match, "move", "king-arthur")  # one step more


def test_U_6_6_the_effects_of_the_boosting_card_are_ignored() -> None:
    match = scene(
        seat("sinbad", ["riches-beyond-compare"], {"sinbad": "S20", "porter": "S19"}, deck=["feint"]),
        seat("king-arthur", [], {"king-arthur": "S38", "merlin": "S37"}),
    )
    play(match, "maneuver", "boost:riches-beyond-compare")
    assert hand(match, ME) == ["feint"]


def test_U_6_6_only_one_card_is_discarded_to_boost() -> None:
    match = arthur(["noble-sacrifice", "excalibur"], {"king-arthur": "S20", "merlin": "S19"})
    to_the_move(match, boost="noble-sacrifice")
    assert offered(match, "boost") == []
    assert discard(match, ME) == ["noble-sacrifice"]


def test_U_6_7_the_boost_holds_for_all_fighters_of_the_maneuver() -> None:
    match = arthur(["prophecy"], {"king-arthur": "S20", "merlin": "S19"})
    play(match, "maneuver", "boost:prophecy")  # 2 + 2
    play(match, "move:king-arthur:S03")  # S10, S03
    assert "S34" in spaces(match, "move", "merlin")  # S23, S28, S34
    assert "S32" not in spaces(match, "move", "merlin")
    assert "S31" in spaces(match, "move", "merlin")  # four: S20, S21, S31 are three
    plain = to_the_move(arthur(["prophecy"], {"king-arthur": "S03", "merlin": "S19"}))
    assert "S34" not in spaces(plain, "move", "merlin")


def test_U_6_8_cards_of_a_defeated_fighter_may_still_boost() -> None:
    match = arthur(["prophecy", "the-lady-of-the-lake"], {"king-arthur": "S20", "merlin": 0})
    assert offered(match, "scheme") == [("the-lady-of-the-lake", "king-arthur")]
    play(match, "maneuver")
    assert "boost:prophecy" in keys(match)
    play(match, "boost:prophecy")
    assert discard(match, ME) == ["prophecy"]


def test_U_6_9_an_effect_may_allow_to_boost_an_attack() -> None:
    match = arthur(
        ["noble-sacrifice", "excalibur"],
        {"king-arthur": "S20", "merlin": "S38"},
        {"sinbad": "S21", "porter": "S37"},
    )
    play(match, "attack:king-arthur:sinbad", "choose:noble-sacrifice", "decline", "decline")
    assert match.actor == ME
    assert keys(match) == ["boost:excalibur", "decline"]  # during combat, as the card says
    play(match, "boost:excalibur")
    assert health(match, "sinbad") == 15 - (2 + 3)
    assert discard(match, ME) == ["excalibur", "noble-sacrifice"]


def test_U_6_9_a_boost_of_a_maneuver_is_not_kept_for_an_attack() -> None:
    match = arthur(
        ["noble-sacrifice", "feint"],
        {"king-arthur": "S20", "merlin": "S38"},
        {"sinbad": "S21", "porter": "S37"},
        deck=["prophecy"],
    )
    maneuver(match, boost="noble-sacrifice")
    play(match, "attack:king-arthur:sinbad")
    play(match, "decline", "decline")
    assert health(match, "sinbad") == 15 - 2
    assert match.view(None)["active"] == FOE
