"""The rulebook's two worked examples, step by step, and the single checks it states in prose.

The text of the examples gives cards, values and results; the spaces, on Sarpedon, are chosen so that every
printed statement holds.
"""

from typing import Any

import pytest

import thwack
from tests.kits.unmatched import (
    deck,
    discard,
    hand,
    hand_size,
    health,
    keys,
    maneuver,
    offered,
    pass_turn,
    play,
    scene,
    seat,
    set_up,
    space,
    spaces,
    to_the_move,
)
from thwack import Match
from thwack.kernel.errors import IllegalChoice

# Example A: maneuver and scheme. Kaique (King Arthur) is active, Marlon plays Medusa.

KAIQUE, MARLON = 0, 1
C1, C2, C3, C4 = "excalibur", "feint", "the-holy-grail", "swift-strike"


def example_a() -> Match:
    """King Arthur is nearly surrounded by Medusa and her Harpies; Kaique holds two cards."""
    return scene(
        seat(
            "king-arthur",
            ["prophecy", "noble-sacrifice"],
            {"king-arthur": "S20", "merlin": "S19"},
            deck=[C1, C2, C3, C4],
        ),
        seat(
            "medusa",
            ["a-momentary-glance"],
            {"medusa": "S11", "harpy-1": "S10", "harpy-2": "S21", "harpy-3": "S24"},
        ),
    )


def after_a3() -> Match:
    """Prophecy is done: c1 and c3 taken, c4 and then c2 on top."""
    match = example_a()
    play(match, "scheme:prophecy:merlin", f"choose:{C1}", f"choose:{C3}", f"choose:{C4}")
    return match


def test_example_A_the_way_out_is_through_merlin() -> None:
    """Before acting: all neighbours of S20 are taken, three of them by foes."""
    match = to_the_move(example_a())
    assert spaces(match, "move", "king-arthur") == ["S18", "S23"]  # two steps, over Merlin on S19


def test_example_A1_the_scheme_is_legal_and_face_up() -> None:
    match = example_a()
    assert offered(match, "scheme") == [("prophecy", "merlin")]
    play(match, "scheme:prophecy:merlin")
    assert match.view(MARLON)["seats"][KAIQUE]["in_play"] == ["prophecy"]
    assert match.view(KAIQUE)["seats"][KAIQUE]["hand"] == ["noble-sacrifice"]


def test_example_A2_four_cards_are_seen_two_taken_and_two_put_back_in_order() -> None:
    match = play(example_a(), "scheme:prophecy:merlin")
    assert match.actor == KAIQUE
    assert sorted(keys(match)) == sorted(f"choose:{card}" for card in (C1, C2, C3, C4))
    assert match.view(KAIQUE)["seats"][KAIQUE]["deck"][:5] == [C1, C2, C3, C4, None]  # private
    assert match.view(MARLON)["seats"][KAIQUE]["deck"] == [None] * 28
    play(match, f"choose:{C1}", f"choose:{C3}")
    assert sorted(keys(match)) == sorted(f"choose:{card}" for card in (C2, C4))  # which lies on top
    play(match, f"choose:{C4}")
    assert hand(match, KAIQUE) == sorted(["noble-sacrifice", C1, C3])
    assert deck(match, KAIQUE)[:2] == [C4, C2]
    assert match.view(KAIQUE)["seats"][KAIQUE]["deck"][:3] == [C4, C2, None]
    marlons = match.view(MARLON)["seats"][KAIQUE]
    assert marlons["hand"] == []
    assert marlons["hand_size"] == 3
    assert marlons["deck"] == [None] * 26


def test_example_A3_prophecy_is_discarded_and_one_action_is_left() -> None:
    match = after_a3()
    assert discard(match, KAIQUE) == ["prophecy"]
    assert hand_size(match, KAIQUE) == 1 + 2  # two additional cards
    assert match.view(None)["actions"] == 1
    assert match.result is None
    assert match.actor == KAIQUE


def test_example_A4_the_maneuver_draws_what_was_put_on_top() -> None:
    match = after_a3()
    assert offered(match, "boost") == []  # no boost before the draw
    play(match, "maneuver")
    assert hand(match, KAIQUE) == sorted(["noble-sacrifice", C1, C3, C4])
    assert deck(match, KAIQUE)[0] == C2
    assert match.view(MARLON)["seats"][KAIQUE]["hand"] == []


def test_example_A5_noble_sacrifice_boosts_the_move_to_5() -> None:
    match = play(after_a3(), "maneuver", "boost:noble-sacrifice")
    assert discard(match, KAIQUE) == ["prophecy", "noble-sacrifice"]
    assert offered(match, "boost") == []  # its own effect, which would boost an attack, is ignored
    assert {choice.verb for choice in match.choices} == {"move", "decline"}
    reached = spaces(match, "move", "king-arthur")
    assert "S30" in reached  # five steps: S19, S23, S29, S34 (or S30 itself)
    assert "S31" in reached  # five: S19, S23, S29, S30, S31
    assert "S35" not in reached  # six


def test_example_A6_king_arthur_moves_four_spaces_through_merlin() -> None:
    match = play(after_a3(), "maneuver", "boost:noble-sacrifice", "move:king-arthur:S34")
    assert space(match, "king-arthur") == "S34"
    assert space(match, "merlin") == "S19"


def test_example_A7_merlin_stays() -> None:
    match = play(after_a3(), "maneuver", "boost:noble-sacrifice", "move:king-arthur:S34")
    assert match.actor == KAIQUE
    assert {refs[0] for refs in offered(match, "move")} == {"merlin"}
    play(match, "decline")
    assert space(match, "merlin") == "S19"


def test_example_A8_the_turn_ends_with_three_cards_in_hand() -> None:
    match = play(after_a3(), "maneuver", "boost:noble-sacrifice", "move:king-arthur:S34", "decline")
    assert hand(match, KAIQUE) == sorted([C1, C3, C4])
    assert len(deck(match, KAIQUE)) == 28 - 3
    assert deck(match, KAIQUE)[0] == C2
    assert match.view(None)["active"] == MARLON
    assert match.actor == MARLON
    assert match.view(None)["actions"] == 2
    assert match.view(MARLON)["seats"][KAIQUE]["hand"] == []
    assert (health(match, "king-arthur"), health(match, "merlin"), health(match, "medusa")) == (18, 7, 16)
    assert "maneuver" in keys(match)


def test_example_A_without_the_boost_S34_is_out_of_reach() -> None:
    match = play(after_a3(), "maneuver", "decline")
    assert "S34" not in spaces(match, "move", "king-arthur")
    with pytest.raises(IllegalChoice):
        match.play("move:king-arthur:S34")


def test_example_A_a_move_cannot_end_on_merlin_or_lead_over_foes() -> None:
    match = play(after_a3(), "maneuver", "boost:noble-sacrifice")
    reached = set(spaces(match, "move", "king-arthur"))
    assert not {"S19", "S10", "S21", "S24"} & reached
    assert not {"S03", "S11", "S12"} & reached  # two or three steps, but only over foes


def test_example_A_the_boost_also_lets_merlin_move_5() -> None:
    match = play(after_a3(), "maneuver", "boost:noble-sacrifice", "move:king-arthur:S34")
    assert "S31" in spaces(match, "move", "merlin")  # S23, S29, S30, S31: four
    assert "S35" in spaces(match, "move", "merlin")  # five
    assert "S36" not in spaces(match, "move", "merlin")  # six


# Example B: combat. Dayanna (Alice) is active, Kaique plays King Arthur.

DAYANNA, KAIQUE_B = 0, 1
DRAWN = "regroup"


def example_b(arthurs_health: int = 18, kaiques_hand: list[str] | None = None) -> Match:
    """Dayanna's first action. She can only maneuver, so it has begun by itself: she may boost."""
    return scene(
        seat(
            "alice",
            ["looking-glass", "snicker-snack", "jaws-that-bite"],
            {"alice": ("S16", 13), "jabberwock": ("S13", 8)},
            deck=[DRAWN],
            state={"size": "small"},
        ),
        seat(
            "king-arthur",
            kaiques_hand or ["noble-sacrifice", "the-holy-grail", "skirmish"],
            {"king-arthur": ("S20", arthurs_health), "merlin": ("S18", 7)},
            deck=["prophecy"],
        ),
    )


def after_b6(**start: Any) -> Match:
    """The Jabberwock has attacked with Jaws That Bite; Kaique has to answer."""
    match = play(example_b(**start), "decline", "move:jabberwock:S21", "decline")
    return play(match, "attack:jabberwock:king-arthur", "choose:jaws-that-bite")


def healths(match: Match) -> tuple[int, int, int, int]:
    """Alice, the Jabberwock, King Arthur, Merlin."""
    alice, jabberwock = health(match, "alice"), health(match, "jabberwock")
    return alice, jabberwock, health(match, "king-arthur"), health(match, "merlin")


def test_example_B1_the_maneuver_draws_a_card() -> None:
    match = example_b()
    assert match.actor == DAYANNA
    assert hand(match, DAYANNA) == sorted(["looking-glass", "snicker-snack", "jaws-that-bite", DRAWN])
    assert hand_size(match, DAYANNA) == 4
    assert match.view(KAIQUE_B)["seats"][DAYANNA]["hand"] == []


def test_example_B2_a_boost_could_have_brought_alice_next_to_king_arthur() -> None:
    match = example_b()
    boosted = play(match.fork(), "boost:looking-glass")
    assert "S21" in spaces(boosted, "move", "alice")  # three steps
    play(match, "decline")
    assert "S21" not in spaces(match, "move", "alice")
    assert discard(match, DAYANNA) == []


def test_example_B3_the_jabberwock_moves_next_to_king_arthur() -> None:
    match = play(example_b(), "decline", "move:jabberwock:S21")
    assert {refs[0] for refs in offered(match, "move")} == {"alice"}
    play(match, "decline")
    assert space(match, "jabberwock") == "S21"
    assert space(match, "alice") == "S16"
    assert match.view(None)["actions"] == 1


def test_example_B4_the_attack_is_legal_though_no_zone_is_shared() -> None:
    match = play(example_b(), "decline", "move:jabberwock:S21", "decline")
    assert offered(match, "attack") == [("jabberwock", "king-arthur")]


def test_example_B5_only_cards_of_the_jabberwock_may_be_played() -> None:
    match = play(example_b(), "decline", "move:jabberwock:S21", "decline")
    play(match, "attack:jabberwock:king-arthur")
    assert match.actor == DAYANNA
    assert sorted(keys(match)) == ["choose:jaws-that-bite", f"choose:{DRAWN}"]


def test_example_B6_jaws_that_bite_lies_face_down() -> None:
    match = after_b6()
    assert match.view(DAYANNA)["combat"]["attack"]["card"] == "jaws-that-bite"
    seen = match.view(KAIQUE_B)
    assert seen["combat"]["attack"] == {
        "fighter": "jabberwock",
        "seat": DAYANNA,
        "played": True,
        "card": None,
        "boosted_face_down": False,
        "boost": None,
        "value": None,
    }
    assert seen["seats"][DAYANNA]["hand"] == []
    assert seen["seats"][DAYANNA]["in_play"] == []
    assert seen["seats"][DAYANNA]["hand_size"] == 3


def test_example_B7_the_grail_and_skirmish_may_defend() -> None:
    match = after_b6()
    assert match.actor == KAIQUE_B
    assert sorted(keys(match)) == ["decline", "defend:skirmish", "defend:the-holy-grail"]


def test_example_B8_the_cards_are_revealed() -> None:
    match = play(after_b6(), "defend:skirmish")
    for eyes in (DAYANNA, KAIQUE_B, None):
        combat = match.view(eyes)["combat"]
        assert (combat["attack"]["card"], combat["defense"]["card"]) == ("jaws-that-bite", "skirmish")
        assert combat["moment"] == "after"  # nothing was to be done immediately or during combat


def test_example_B9_four_against_four_and_the_defender_wins() -> None:
    match = play(after_b6(), "defend:skirmish")
    combat = match.view(None)["combat"]
    assert (combat["attack"]["value"], combat["defense"]["value"], combat["damage"]) == (4, 4, 0)
    assert healths(match) == (13, 8, 18, 7)


def test_example_B10_skirmish_first_moves_the_jabberwock_toward_alice() -> None:
    match = play(after_b6(), "defend:skirmish")
    assert match.actor == KAIQUE_B  # the winner's condition holds
    assert {refs[0] for refs in offered(match, "move")} == {"jabberwock", "king-arthur"}
    assert "S13" in spaces(match, "move", "jabberwock")
    assert "S19" not in spaces(match, "move", "jabberwock")  # behind King Arthur, who is its foe
    play(match, "move:jabberwock:S13")
    assert space(match, "jabberwock") == "S13"


def test_example_B11_the_jaws_must_then_bite_alice() -> None:
    match = play(after_b6(), "defend:skirmish", "move:jabberwock:S13")
    assert healths(match) == (11, 8, 18, 7)


def test_example_B12_the_cards_are_discarded() -> None:
    match = play(after_b6(), "defend:skirmish")
    assert discard(match, DAYANNA) == discard(match, KAIQUE_B) == []
    play(match, "move:jabberwock:S13")
    assert discard(match, DAYANNA) == ["jaws-that-bite"]
    assert discard(match, KAIQUE_B) == ["skirmish"]


def test_example_B13_nobody_has_won_and_it_is_kaiques_turn() -> None:
    """He, too, can only maneuver: it has begun by itself, with the draw of his top card."""
    match = play(after_b6(), "defend:skirmish", "move:jabberwock:S13")
    assert match.result is None
    assert match.view(None)["active"] == KAIQUE_B
    assert match.actor == KAIQUE_B
    assert sorted(keys(match)) == [
        "boost:noble-sacrifice",
        "boost:prophecy",
        "boost:the-holy-grail",
        "decline",
    ]
    assert healths(match) == (11, 8, 18, 7)
    standing = [space(match, slug) for slug in ("alice", "jabberwock", "king-arthur", "merlin")]
    assert standing == ["S16", "S13", "S20", "S18"]
    assert hand(match, DAYANNA) == sorted(["looking-glass", "snicker-snack", DRAWN])
    assert hand(match, KAIQUE_B) == sorted(["noble-sacrifice", "the-holy-grail", "prophecy"])


def test_example_B_v1_the_order_of_the_effects_changes_the_outcome() -> None:
    """With the jaws first King Arthur would be bitten; the defender's Skirmish comes first, and Alice is."""
    match = play(after_b6(), "defend:skirmish", "move:jabberwock:S13")
    assert (health(match, "king-arthur"), health(match, "alice")) == (18, 11)


def test_example_B_v2_without_a_defense_king_arthur_is_hit_twice() -> None:
    match = play(after_b6(), "decline")
    assert health(match, "king-arthur") == 18 - 4 - 2
    assert health(match, "alice") == 13
    assert discard(match, KAIQUE_B) == []


def test_example_B_v3_the_grail_does_nothing_above_4_health() -> None:
    match = play(after_b6(), "defend:the-holy-grail")
    assert health(match, "king-arthur") == 18 - 3 - 2
    assert discard(match, KAIQUE_B) == ["the-holy-grail"]


def test_example_B_v4_the_grail_first_lifts_king_arthur_to_8() -> None:
    match = play(after_b6(arthurs_health=5), "defend:the-holy-grail")
    assert health(match, "king-arthur") == 8 - 2
    assert match.result is None


def test_example_B_v5_a_defeated_king_arthur_is_not_saved_and_the_jaws_find_nobody() -> None:
    match = play(after_b6(arthurs_health=3), "defend:the-holy-grail")
    assert healths(match) == (13, 8, 0, 7)
    assert space(match, "king-arthur") is None
    assert match.result is not None
    assert match.result.winners == (DAYANNA,)
    assert discard(match, DAYANNA) == ["jaws-that-bite"]
    assert discard(match, KAIQUE_B) == ["the-holy-grail"]


def test_example_B_v6_feint_cancels_the_jaws_but_not_their_value() -> None:
    match = play(after_b6(kaiques_hand=["noble-sacrifice", "the-holy-grail", "feint"]), "defend:feint")
    assert health(match, "king-arthur") == 18 - (4 - 2)
    assert health(match, "alice") == 13


def test_example_B_v7_skirmish_may_move_nobody() -> None:
    match = play(after_b6(), "defend:skirmish", "decline")
    assert space(match, "jabberwock") == "S21"
    assert health(match, "king-arthur") == 18 - 2  # the only fighter next to the Jabberwock
    assert health(match, "alice") == 13


# Single checks.


def test_example_C_1_the_draw_happens_even_if_the_opponent_has_nothing_to_discard() -> None:
    """Steal from the Rich: draw one; the opponent cannot discard, so that a second one is drawn."""
    outlaws = {"outlaw-1": "S01", "outlaw-2": "S02", "outlaw-3": "S08", "outlaw-4": "S09"}
    match = scene(
        seat("robin-hood", ["steal-from-the-rich"], {"robin-hood": "S20", **outlaws}),
        seat("king-arthur", [], {"king-arthur": "S38", "merlin": "S37"}),
        actions=1,
    )
    play(match, "scheme:steal-from-the-rich:robin-hood")
    assert hand_size(match, 0) == 2
    assert discard(match, 1) == []


def test_example_C_1_a_discard_that_cannot_be_made_leaves_the_rest() -> None:
    """Ambush: nothing to discard at random, so nothing is added; the attack goes on."""
    outlaws = {"outlaw-1": "S01", "outlaw-2": "S02", "outlaw-3": "S08", "outlaw-4": "S09"}
    match = scene(
        seat("robin-hood", ["ambush"], {"robin-hood": "S20", **outlaws}),
        seat("king-arthur", [], {"king-arthur": "S21", "merlin": "S37"}),
        actions=1,
    )
    play(match, "attack:robin-hood:king-arthur")
    assert health(match, "king-arthur") == 16


def test_example_C_2_a_move_of_up_to_3_may_be_0() -> None:
    match = scene(
        seat("alice", ["eat-me"], {"alice": "S20", "jabberwock": "S28"}),
        seat("king-arthur", [], {"king-arthur": "S38", "merlin": "S37"}),
        actions=1,
    )
    play(match, "scheme:eat-me:alice")
    assert "S04" in spaces(match, "move", "alice")  # three steps
    play(match, "decline")
    assert space(match, "alice") == "S20"
    assert match.view(None)["seats"][0]["state"]["size"] == "small"  # and the rest of the card happens


def test_example_C_3_the_first_round_of_four_players() -> None:
    heroes = ["king-arthur", "sherlock-holmes", "little-red-riding-hood", "medusa"]
    match = thwack.new("unmatched", heroes=heroes, board="marmoreal", mode="free-for-all", seed=2)
    set_up(match, "place:merlin:M08", "place:dr-watson:M26", "place:huntsman:M04")
    owner = {slug: number for number, row in enumerate(match.view(None)["seats"]) for slug in row["fighters"]}
    allowed = []
    for player in range(4):
        if player == 3:
            play(match, "decline")  # what Medusa may do at the start of a turn
        assert match.actor == player
        allowed.append({owner[refs[1]] + 1 for refs in offered(match, "attack")})
        pass_turn(match)
    assert allowed == [{2}, {1, 3}, {1, 2, 4}, {1, 2, 3}]


def test_example_C_4_the_third_harpy_may_still_play_a_harpy_card() -> None:
    match = scene(
        seat("medusa", ["clutching-claws"], {"medusa": "S38", "harpy-1": 0, "harpy-2": 0, "harpy-3": "S20"}),
        seat("king-arthur", [], {"king-arthur": "S21", "merlin": "S37"}),
    )
    assert offered(match, "attack") == [("harpy-3", "king-arthur")]
    none_left = scene(
        seat(
            "medusa",
            ["clutching-claws", "winged-frenzy"],
            {"medusa": "S20", "harpy-1": 0, "harpy-2": 0, "harpy-3": 0},
        ),
        seat("king-arthur", [], {"king-arthur": "S21", "merlin": "S37"}),
    )
    assert offered(none_left, "attack") == []


def test_example_C_5_an_empty_deck_costs_each_of_three_fighters_2() -> None:
    match = scene(
        seat(
            "medusa",
            ["winged-frenzy"],
            {"medusa": ("S38", 16), "harpy-1": "S01", "harpy-2": "S02", "harpy-3": 0},
            deck=[],
        ),
        seat("king-arthur", [], {"king-arthur": "S20", "merlin": "S37"}),
    )
    play(match, "maneuver")
    assert [health(match, slug) for slug in ("medusa", "harpy-1", "harpy-2")] == [14, 0, 0]
    assert (health(match, "king-arthur"), health(match, "merlin")) == (18, 7)


def test_example_C_6_momentous_shift_becomes_5_for_a_fighter_that_left_its_space() -> None:
    for left, damage in ((False, 3), (True, 5)):
        match = scene(
            seat(
                "bigfoot",
                ["momentous-shift"],
                {"bigfoot": "S19" if left else "S20", "jackalope": "S01"},
                deck=["crash-through-the-trees"],
            ),
            seat("king-arthur", [], {"king-arthur": "S21", "merlin": "S38"}),
        )
        maneuver(match, *(["move:bigfoot:S20"] if left else []))
        play(match, "attack:bigfoot:king-arthur")
        assert health(match, "king-arthur") == 18 - damage
