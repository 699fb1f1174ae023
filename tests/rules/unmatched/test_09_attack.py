"""U-9: The attack action and the combat."""

from typing import Any

from tests.kits.unmatched import (
    FOE,
    ME,
    discard,
    hand,
    hand_size,
    health,
    hero_file,
    keys,
    maneuver,
    offered,
    play,
    scene,
    scene_of,
    seat,
    settle,
    space,
    state,
    with_home_made,
)
from thwack import Match


def duel(
    cards: list[str],
    foes_cards: list[str],
    at: dict[str, Any] | None = None,
    foes: dict[str, Any] | None = None,
    **more: Any,
) -> Match:
    """Sinbad on S20 next to King Arthur on S21; the sidekicks are far away."""
    return scene(
        seat("sinbad", cards, at or {"sinbad": "S20", "porter": "S28"}),
        seat("king-arthur", foes_cards, foes or {"king-arthur": "S21", "merlin": "S38"}),
        **more,
    )


def test_U_9_1_an_attack_names_attacker_and_target() -> None:
    match = duel(["exploit"], [], {"sinbad": "S20", "porter": "S11"}, {"king-arthur": "S21", "merlin": "S10"})
    assert offered(match, "attack") == [
        ("sinbad", "king-arthur"),
        ("sinbad", "merlin"),
        ("porter", "king-arthur"),
        ("porter", "merlin"),
    ]
    play(match, "attack:porter:merlin")
    assert health(match, "merlin") == 3
    assert health(match, "king-arthur") == 18


def test_U_9_1_there_is_no_attack_without_an_attack_card() -> None:
    match = duel(["riches-beyond-compare"], [])
    assert keys(match) == ["maneuver", "scheme:riches-beyond-compare:sinbad"]


def test_U_9_1_there_is_no_attack_without_a_target() -> None:
    match = duel(["exploit", "riches-beyond-compare"], [], foes={"king-arthur": "S31", "merlin": "S38"})
    assert keys(match) == ["maneuver", "scheme:riches-beyond-compare:sinbad"]


def test_U_9_2_a_fighter_next_to_the_attacker_is_a_target_whatever_the_zones() -> None:
    """S20 is blue, S21 yellow and purple; Merlin is ranged and may do it too."""
    assert "attack:sinbad:king-arthur" in keys(duel(["exploit"], []))
    match = duel(
        ["exploit"], ["feint"], {"sinbad": "S21", "porter": "S28"}, {"king-arthur": "S38", "merlin": "S20"}
    )
    assert "attack:sinbad:merlin" in keys(match)
    maneuver(match)
    maneuver(match)
    assert ("merlin", "sinbad") in offered(match, "attack")


def test_U_9_3_melee_fighters_reach_only_adjacent_spaces() -> None:
    match = duel(
        ["exploit", "riches-beyond-compare"], [], {"sinbad": "S20", "porter": "S38"}, {"king-arthur": "S18"}
    )
    assert ("sinbad", "king-arthur") not in offered(match, "attack")  # the same zone is not enough


def test_U_9_3_ranged_fighters_reach_everybody_in_a_zone_they_share() -> None:
    match = scene(
        seat("king-arthur", ["feint"], {"king-arthur": "S38", "merlin": "S18"}),
        seat("sinbad", [], {"sinbad": "S29", "porter": "S01"}),
    )
    assert offered(match, "attack") == [("merlin", "sinbad")]  # the Porter is in another zone


def test_U_9_4_the_attack_card_is_one_that_the_attacker_may_use_face_down() -> None:
    match = duel(["toil-and-danger", "by-fortune-and-fate", "feint", "riches-beyond-compare"], ["feint"])
    play(match, "attack:sinbad:king-arthur")
    assert keys(match) == ["choose:feint", "choose:toil-and-danger"]  # not the Porter's, not the scheme
    play(match, "choose:toil-and-danger")
    assert match.actor == FOE
    assert match.view(ME)["combat"]["attack"]["card"] == "toil-and-danger"
    for eyes in (FOE, None):
        assert match.view(eyes)["combat"]["attack"]["card"] is None
        assert match.view(eyes)["combat"]["attack"]["played"] is True
        assert match.view(eyes)["seats"][ME]["in_play"] == []


def test_U_9_4_a_card_that_was_seen_in_the_hand_lies_face_down_all_the_same() -> None:
    """The whole hand was shown; which of its cards is played now is still hidden."""
    match = scene(
        seat(
            "sherlock-holmes",
            ["confirm-suspicion", "feint"],
            {"sherlock-holmes": "S21", "dr-watson": "S38"},
        ),
        seat("sinbad", ["exploit", "regroup"], {"sinbad": "S20", "porter": "S28"}),
        actions=1,
    )
    play(match, "scheme:confirm-suspicion:sherlock-holmes", "choose:3")
    assert match.view(ME)["seats"][FOE]["hand"] == ["exploit", "regroup"]
    play(match, "attack:sinbad:sherlock-holmes", "choose:exploit")
    for eyes in (ME, None):
        assert match.view(eyes)["combat"]["attack"]["card"] is None
        assert match.view(eyes)["seats"][FOE]["in_play"] == []
        assert match.view(eyes)["seats"][FOE]["hand"] == ["exploit", "regroup"]  # one of these it is


def test_U_9_5_the_defender_may_play_a_card_that_the_target_may_use_or_none() -> None:
    match = duel(["exploit"], ["bewilderment", "the-holy-grail", "feint", "excalibur", "prophecy"])
    play(match, "attack:sinbad:king-arthur")
    assert match.actor == FOE
    assert sorted(keys(match)) == ["decline", "defend:feint", "defend:the-holy-grail"]
    play(match, "decline")
    assert health(match, "king-arthur") == 14
    assert hand_size(match, FOE) == 5


def test_U_9_6_both_cards_are_revealed_when_both_are_chosen() -> None:
    match = duel(["toil-and-danger"], ["feint", "divine-intervention"])
    play(match, "attack:sinbad:king-arthur")
    assert match.view(FOE)["combat"]["attack"]["card"] is None
    play(match, "defend:divine-intervention")
    for eyes in (ME, FOE, None):  # asked for an after combat effect, the cards lie open
        combat = match.view(eyes)["combat"]
        assert combat["attack"]["card"] == "toil-and-danger"
        assert combat["defense"]["card"] == "divine-intervention"


def test_U_9_10_immediately_effects_come_first() -> None:
    """Noble Sacrifice would boost during combat; Feint has canceled it by then."""
    match = scene(
        seat("king-arthur", ["noble-sacrifice", "excalibur"], {"king-arthur": "S20", "merlin": "S38"}),
        seat("sinbad", ["feint"], {"sinbad": "S21", "porter": "S01"}),
    )
    play(match, "attack:king-arthur:sinbad", "choose:noble-sacrifice", "decline", "defend:feint")
    assert match.view(None)["combat"] is None  # nobody was asked to boost
    assert health(match, "sinbad") == 15  # 2 against 2
    assert hand(match, ME) == ["excalibur"]


def test_U_9_11_during_combat_effects_change_values_before_the_damage() -> None:
    match = scene(
        seat(
            "sinbad", ["momentous-shift"], {"sinbad": "S19", "porter": "S28"}, deck=["riches-beyond-compare"]
        ),
        seat("king-arthur", [], {"king-arthur": "S21", "merlin": "S38"}),
    )
    maneuver(match, "move:sinbad:S20")
    play(match, "attack:sinbad:king-arthur")
    assert health(match, "king-arthur") == 18 - 5  # 3 became 5


def test_U_9_12_damage_is_attack_minus_defense() -> None:
    match = duel(["commanding-impact"], ["feint", "skirmish"])
    beaten = play(match.fork(), "attack:sinbad:king-arthur", "defend:feint")
    assert health(beaten, "king-arthur") == 18 - (5 - 2)
    bare = play(match.fork(), "attack:sinbad:king-arthur", "decline")
    assert health(bare, "king-arthur") == 18 - 5


def test_U_9_12_a_higher_defense_never_hurts_the_attacker() -> None:
    match = duel(["regroup"], ["skirmish"])
    settle(play(match, "attack:sinbad:king-arthur", "defend:skirmish"))
    assert health(match, "king-arthur") == 18
    assert health(match, "sinbad") == 15


def test_U_9_13_after_combat_effects_come_once_the_result_is_known() -> None:
    match = duel(["leap-away"], ["momentous-shift"])
    play(match, "attack:sinbad:king-arthur", "decline")
    assert match.actor == ME  # won: may move one of the two
    assert health(match, "king-arthur") == 14
    assert match.view(None)["combat"]["damage"] == 4
    assert {refs[0] for refs in offered(match, "move")} == {"sinbad", "king-arthur"}


def test_U_9_14_the_cards_of_the_combat_go_to_their_owners_discard_piles() -> None:
    match = duel(["exploit", "feint"], ["skirmish"])
    play(match, "attack:sinbad:king-arthur", "choose:exploit", "defend:skirmish")
    assert discard(match, ME) == discard(match, FOE) == []  # after combat, before the cleanup
    play(match, "decline")
    assert discard(match, ME) == ["exploit"]
    assert discard(match, FOE) == ["skirmish"]
    assert match.view(None)["combat"] is None


def test_U_9_15_after_attacking_is_a_step_of_its_own_after_the_cleanup() -> None:
    robin = {"robin-hood": "S20", "outlaw-1": "S01", "outlaw-2": "S02", "outlaw-3": "S08", "outlaw-4": "S09"}
    match = scene(
        seat("robin-hood", ["a-hunters-eye"], robin),
        seat("king-arthur", ["divine-intervention"], {"king-arthur": "S21", "merlin": "S38"}),
    )
    play(match, "attack:robin-hood:king-arthur", "defend:divine-intervention")
    assert match.actor == FOE  # first everything that happens after combat
    play(match, "decline")
    assert match.actor == ME
    assert discard(match, ME) == ["a-hunters-eye"]
    assert match.view(None)["combat"] is None
    assert {refs[0] for refs in offered(match, "move")} == {"robin-hood"}
    assert "decline" in keys(match)


def test_U_9_16_character_cards_have_timings_too() -> None:
    """Medusa may hurt somebody in her zone at the start of her turn."""
    match = scene(
        seat("king-arthur", ["prophecy"], {"king-arthur": "S31", "merlin": "S20"}),
        seat("medusa", ["feint"], {"medusa": "S32", "harpy-1": "S01", "harpy-2": "S02", "harpy-3": "S08"}),
    )
    maneuver(match)
    maneuver(match)
    assert match.actor == FOE
    assert keys(match) == ["choose:king-arthur", "decline"]
    play(match, "choose:king-arthur")
    assert health(match, "king-arthur") == 17


def test_U_9_17_of_two_effects_the_defenders_resolves_first() -> None:
    match = duel(["toil-and-danger"], ["divine-intervention"])
    play(match, "attack:sinbad:king-arthur", "defend:divine-intervention")
    assert match.actor == FOE
    assert {refs[0] for refs in offered(match, "move")} == {"king-arthur"}
    play(match, "decline")
    assert match.actor == ME
    assert {refs[0] for refs in offered(match, "move")} == {"sinbad"}


TWO_ABILITIES = hero_file(
    "twofold",
    3,
    """
[words.luck]
en = { one = "Luck" }
[[card]]
id = "blow"
name = { en = "Blow" }
type = "attack"
value = 2
boost = 1
copies = 3
""",
    "resource(luck, 1, 5)",
    "at(turn_start, draw(1))",
    "at(turn_start, gain(luck, 1))",
)


def test_U_9_17_several_effects_of_one_player_come_in_the_order_that_player_picks() -> None:
    game = with_home_made(TWO_ABILITIES)
    match = scene_of(
        game,
        seat("sinbad", ["exploit"], {"sinbad": "S20", "porter": "S28"}),
        seat("twofold", [], {"twofold": "S38"}),
    )
    maneuver(match)
    maneuver(match)
    assert match.actor == FOE
    assert sorted(keys(match)) == ["choose:draw-1", "choose:gain-luck"]
    play(match, "choose:gain-luck")
    assert state(match, FOE)["luck"] == 2
    assert hand_size(match, FOE) >= 1  # the other one followed by itself


def test_U_9_18_the_card_of_a_defeated_fighter_still_resolves() -> None:
    """A Harpy falls with Clutching Claws: King Arthur's player discards all the same."""
    match = scene(
        seat("king-arthur", ["excalibur", "feint"], {"king-arthur": "S20", "merlin": "S38"}),
        seat(
            "medusa",
            ["clutching-claws"],
            {"medusa": "S36", "harpy-1": "S21", "harpy-2": "S01", "harpy-3": "S02"},
        ),
    )
    play(match, "attack:king-arthur:harpy-1", "choose:excalibur", "decline", "defend:clutching-claws")
    assert health(match, "harpy-1") == 0
    assert discard(match, ME) == ["feint", "excalibur"]


def test_U_9_18_an_effect_may_find_no_subject() -> None:
    """The Jabberwock falls to an immediately effect: nobody is next to it when its jaws would bite."""
    match = scene(
        seat("alice", ["jaws-that-bite"], {"alice": "S13", "jabberwock": ("S12", 4)}),
        seat("beowulf", ["the-equal-of-grendel"], {"beowulf": "S21", "wiglaf": "S01"}, state={"rage": 2}),
    )
    play(match, "attack:jabberwock:beowulf", "defend:the-equal-of-grendel")
    play(match, next(key for key in keys(match) if key != "decline"))
    assert health(match, "jabberwock") == 0
    assert health(match, "beowulf") == 17 - (4 - 3)  # the attack itself goes on
    assert health(match, "alice") == 13
    assert discard(match, ME) == ["jaws-that-bite"]


def test_U_9_20_the_attacker_wins_with_at_least_1_combat_damage() -> None:
    match = duel(["regroup"], ["the-holy-grail"])
    play(match, "attack:sinbad:king-arthur", "decline")
    assert health(match, "king-arthur") == 17
    assert hand_size(match, ME) == 2  # Regroup: two cards for the winner


def test_U_9_21_otherwise_the_defender_wins() -> None:
    match = duel(["regroup", "commanding-impact"], ["the-holy-grail"])
    play(match, "attack:sinbad:king-arthur", "choose:regroup", "defend:the-holy-grail")  # 1 against 1
    assert hand_size(match, ME) == 2  # Commanding Impact, and one card for the loser


def test_U_9_21_other_damage_does_not_win_a_combat() -> None:
    """The Voyage deals 2 after combat, but the attack itself dealt nothing: Skirmish's player has won."""
    match = duel(["voyage-man-eating-apes"], ["skirmish"])
    play(match, "attack:sinbad:king-arthur", "defend:skirmish")
    assert match.actor == FOE
    play(match, "move:sinbad:S19")
    assert space(match, "sinbad") == "S19"
    assert health(match, "king-arthur") == 16
