"""U-5: Cards."""

from collections import Counter

import thwack
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    health,
    keys,
    maneuver,
    offered,
    play,
    scene,
    seat,
    settle,
)

APART = {"medusa": "S34", "harpy-1": "S01", "harpy-2": "S02", "harpy-3": "S08"}


def test_U_5_1_a_deck_has_the_printed_number_of_copies() -> None:
    match = thwack.new("unmatched")
    cards = Counter(deck(match, ME) + hand(match, ME))
    assert sum(cards.values()) == 30
    assert (cards["noble-sacrifice"], cards["skirmish"], cards["excalibur"], cards["bewilderment"]) == (
        3,
        3,
        1,
        2,
    )


def test_U_5_1_type_value_and_boost_are_those_of_the_card() -> None:
    match = scene(
        seat("king-arthur", ["excalibur"], {"king-arthur": "S20", "merlin": "S38"}),
        seat("sinbad", ["exploit"], {"sinbad": "S21", "porter": "S01"}),
    )
    fight = play(match.fork(), "attack:king-arthur:sinbad", "defend:exploit")
    assert health(fight, "sinbad") == 15 - (6 - 4)
    to_move = play(match, "maneuver", "boost:excalibur")
    assert "S02" in {refs[1] for refs in offered(to_move, "move")}  # 2 + 3: S10, S09, S02 and on


def test_U_5_2_only_a_fighter_of_the_banner_plays_a_card() -> None:
    match = scene(
        seat("king-arthur", ["noble-sacrifice", "prophecy"], {"king-arthur": "S20", "merlin": "S23"}),
        seat("sinbad", [], {"sinbad": "S21", "porter": "S19"}),
    )
    assert keys(match) == [
        "maneuver",
        "scheme:prophecy:merlin",
        "attack:king-arthur:sinbad",
        "attack:king-arthur:porter",
    ]


def test_U_5_2_a_card_of_a_defeated_fighter_cannot_be_played() -> None:
    match = scene(
        seat("king-arthur", ["prophecy", "noble-sacrifice"], {"king-arthur": "S20", "merlin": 0}),
        seat("sinbad", [], {"sinbad": "S21", "porter": "S19"}),
    )
    assert offered(match, "scheme") == []


def test_U_5_2_any_means_any_of_the_own_fighters() -> None:
    match = scene(
        seat("king-arthur", ["feint"], {"king-arthur": "S20", "merlin": "S19"}),
        seat("sinbad", ["feint"], {"sinbad": "S21", "porter": "S23"}),
    )
    assert ("king-arthur", "sinbad") in offered(match, "attack")
    assert ("merlin", "porter") in offered(match, "attack")
    assert "defend:feint" in keys(play(match, "attack:king-arthur:sinbad"))


def test_U_5_3_any_undefeated_piece_of_a_kind_may_use_its_card() -> None:
    match = scene(
        seat(
            "medusa", ["clutching-claws"], {"medusa": "S38", "harpy-1": "S19", "harpy-2": "S10", "harpy-3": 0}
        ),
        seat("sinbad", [], {"sinbad": "S20", "porter": "S01"}),
    )
    assert offered(match, "attack") == [("harpy-1", "sinbad"), ("harpy-2", "sinbad")]


def test_U_5_4_a_versatile_card_attacks() -> None:
    match = scene(
        seat("sinbad", ["exploit"], {"sinbad": "S20", "porter": "S38"}),
        seat("king-arthur", [], {"king-arthur": "S21", "merlin": "S01"}),
    )
    play(match, "attack:sinbad:king-arthur")
    assert health(match, "king-arthur") == 14


def test_U_5_4_a_versatile_card_defends() -> None:
    match = scene(
        seat("sinbad", ["commanding-impact"], {"sinbad": "S20", "porter": "S38"}),
        seat("king-arthur", ["skirmish"], {"king-arthur": "S21", "merlin": "S01"}),
    )
    play(match, "attack:sinbad:king-arthur", "defend:skirmish")
    assert health(match, "king-arthur") == 17


def test_U_5_5_attack_cards_only_attack_and_defense_cards_only_defend() -> None:
    match = scene(
        seat("king-arthur", ["the-holy-grail", "the-lady-of-the-lake", "excalibur"], {"king-arthur": "S20"}),
        seat("sinbad", ["commanding-impact"], {"sinbad": "S21", "porter": "S38"}),
        active=FOE,
    )
    play(match, "attack:sinbad:king-arthur")
    assert match.actor == ME
    assert keys(match) == ["defend:the-holy-grail", "decline"]


def test_U_5_5_a_hand_of_defense_cards_offers_no_attack_and_schemes_only_as_schemes() -> None:
    match = scene(
        seat(
            "king-arthur", ["the-holy-grail", "the-lady-of-the-lake"], {"king-arthur": "S20", "merlin": "S19"}
        ),
        seat("sinbad", [], {"sinbad": "S21", "porter": "S38"}),
    )
    assert keys(match) == ["maneuver", "scheme:the-lady-of-the-lake:king-arthur"]


def test_U_5_6_everybody_may_look_through_every_discard_pile() -> None:
    match = scene(
        seat("sinbad", ["exploit"], {"sinbad": "S20", "porter": "S38"}, discard=["feint", "regroup"]),
        seat("king-arthur", ["skirmish"], {"king-arthur": "S21", "merlin": "S01"}),
    )
    play(match, "attack:sinbad:king-arthur", "defend:skirmish")
    settle(match)
    for eyes in (ME, FOE, None):
        rows = match.view(eyes)["seats"]
        assert rows[ME]["discard"] == ["feint", "regroup", "exploit"]
        assert rows[FOE]["discard"] == ["skirmish"]


def test_U_5_6_what_is_taken_back_from_a_discard_pile_is_known_to_all() -> None:
    match = scene(
        seat(
            "sinbad",
            ["voyage-home", "voyage-whale-island"],
            {"sinbad": "S20", "porter": "S38"},
            deck=["riches-beyond-compare"],
        ),
        seat("king-arthur", [], {"king-arthur": "S21", "merlin": "S01"}),
    )
    maneuver(match, boost="voyage-whale-island")
    play(match, "attack:sinbad:king-arthur")
    assert match.view(FOE)["seats"][ME]["hand"] == ["voyage-whale-island"]


def test_U_5_6_a_played_scheme_goes_to_the_own_discard_pile() -> None:
    match = scene(
        seat("medusa", ["a-momentary-glance"], APART),
        seat("king-arthur", [], {"king-arthur": "S35", "merlin": "S38"}),
    )
    play(match, "scheme:a-momentary-glance:medusa", "choose:king-arthur")
    assert discard(match, ME) == ["a-momentary-glance"]
    assert discard(match, FOE) == []
    maneuver(match)
    assert discard(match, ME) == ["a-momentary-glance"]
