"""The rulings adopted where the rulebook is silent, on actions, placing, cards and values: Q-1 to Q-16."""

import pytest

import thwack
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
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
    spaces,
    state,
    with_home_made,
)
from thwack import CHANCE, Match
from thwack.kernel.errors import SetupError

from .foes import HARPIES, OUTLAWS, against_arthur, arthur, sinbad

# Actions


def test_Q_1_only_opposing_fighters_are_targets() -> None:
    match = scene(
        seat("king-arthur", ["feint"], {"king-arthur": "S20", "merlin": "S19"}),
        seat("sinbad", [], {"sinbad": "S21", "porter": "S28"}),
        seat("alice", [], {"alice": "S10", "jabberwock": "S24"}),
        seat("medusa", [], {"medusa": "S38", "harpy-1": "S37", "harpy-2": "S33", "harpy-3": "S27"}),
        mode="teams",
    )
    aimed = {refs[1] for refs in offered(match, "attack")}
    assert aimed == {"sinbad", "porter"}  # not Merlin, not the teammate's Alice and Jabberwock


def test_Q_2_only_attackers_with_a_usable_card_are_offered() -> None:
    match = scene(
        seat("sinbad", ["by-fortune-and-fate"], {"sinbad": "S20", "porter": "S31"}),
        seat("king-arthur", [], {"king-arthur": "S21", "merlin": "S38"}),
    )
    assert keys(match) == ["maneuver", "attack:porter:king-arthur"]


def test_Q_3_a_maneuver_is_always_possible() -> None:
    match = scene(
        seat("sinbad", ["riches-beyond-compare"], {"sinbad": "S20", "porter": "S28"}, deck=[]),
        seat("king-arthur", ["prophecy"], {"king-arthur": "S38", "merlin": "S37"}),
    )
    assert "maneuver" in keys(match)
    maneuver(match)
    assert (health(match, "sinbad"), health(match, "porter")) == (13, 4)
    maneuver(match)
    assert (health(match, "sinbad"), health(match, "porter")) == (11, 2)
    assert match.view(None)["active"] == FOE


def test_Q_4_the_boost_is_decided_after_the_draw_and_before_the_first_move() -> None:
    match = scene(
        seat("king-arthur", ["prophecy"], {"king-arthur": "S20", "merlin": "S19"}, deck=["excalibur"]),
        seat("sinbad", [], {"sinbad": "S38", "porter": "S37"}),
    )
    play(match, "maneuver")
    assert sorted(keys(match)) == ["boost:excalibur", "boost:prophecy", "decline"]  # the drawn card too
    play(match, "decline", "move:merlin:S18")
    assert offered(match, "boost") == []
    assert {refs[0] for refs in offered(match, "move")} == {"king-arthur"}


PLAIN = hero_file(
    "plain",
    4,
    """
[[card]]
id = "with-boost"
name = { en = "With" }
type = "attack"
value = 2
boost = 0
copies = 2
[[card]]
id = "without-boost"
name = { en = "Without" }
type = "attack"
value = 2
copies = 2
""",
)


def test_Q_5_a_card_without_a_boost_value_cannot_boost() -> None:
    match = scene_of(
        with_home_made(PLAIN),
        seat("plain", ["with-boost", "without-boost"], {"plain": "S20"}),
        seat("sinbad", [], {"sinbad": "S21", "porter": "S37"}),
    )
    play(match, "maneuver")
    assert keys(match) == ["boost:with-boost", "decline"]  # a boost of 0 is a boost value


def test_Q_6_ending_where_one_began_is_no_displacement() -> None:
    """Out and back in the same turn, Momentous Shift stays 3; out alone makes it 5."""
    for back, damage in ((True, 3), (False, 5)):
        match = against_arthur(
            seat(
                "sinbad",
                ["momentous-shift"],
                {"sinbad": "S20", "porter": "S28"},
                deck=["riches-beyond-compare", "riches-beyond-compare"],
            ),
            actions=3,
        )
        maneuver(match, "move:sinbad:S10")
        maneuver(match, "move:sinbad:S20" if back else "move:sinbad:S11")
        play(match, "attack:sinbad:king-arthur")
        assert health(match, "king-arthur") == 18 - damage


def test_Q_7_what_is_there_is_drawn_then_each_missing_card_costs_2() -> None:
    me = seat("sinbad", ["riches-beyond-compare"] * 2, {"sinbad": "S20", "porter": "S28"})
    rest = deck(against_arthur(me), ME)
    rest.remove("feint")
    match = against_arthur({**me, "deck": ["feint"], "discard": rest})
    play(match, "scheme:riches-beyond-compare:sinbad")  # draw three, one is there
    assert hand(match, ME) == ["feint", "riches-beyond-compare"]
    assert (health(match, "sinbad"), health(match, "porter")) == (11, 2)


def test_Q_7_missing_cards_are_paid_for_one_by_one() -> None:
    """Beowulf gains Rage each time he is hurt: twice for two missing cards."""
    match = scene(
        seat(
            "beowulf",
            ["golden-drinking-horn"] * 2,
            {"beowulf": "S20", "wiglaf": "S19"},
            deck=[],
            state={"rage": 1},
        ),
        seat("king-arthur", [], {"king-arthur": "S38", "merlin": "S37"}),
    )
    play(match, "scheme:golden-drinking-horn:beowulf", "choose:1", "choose:draw-2")
    assert health(match, "beowulf") == 13
    assert state(match, ME)["rage"] == 2


def test_Q_8_a_blind_boost_and_a_look_are_no_draws() -> None:
    match = against_arthur(
        seat("alice", ["manxome-foe"], {"alice": "S20", "jabberwock": "S28"}, deck=[]), actions=1
    )
    play(match, "attack:alice:king-arthur")
    assert health(match, "king-arthur") == 18 - (3 + 2)  # BIG, and nothing from the deck
    assert (health(match, "alice"), health(match, "jabberwock")) == (13, 8)
    match = scene(
        seat("king-arthur", ["prophecy"], {"king-arthur": "S20", "merlin": "S19"}, deck=[]),
        seat("sinbad", ["feint"], {"sinbad": "S38", "porter": "S37"}),
        actions=1,
    )
    play(match, "scheme:prophecy:merlin")
    assert (health(match, "king-arthur"), health(match, "merlin")) == (18, 7)


def test_X_2_a_blind_boost_discards_the_top_card_and_adds_its_boost() -> None:
    match = against_arthur(
        seat("alice", ["manxome-foe"], {"alice": "S20", "jabberwock": "S28"}, deck=["looking-glass"]),
        actions=1,
    )
    play(match, "attack:alice:king-arthur")
    assert health(match, "king-arthur") == 18 - (3 + 2 + 4)
    assert discard(match, ME) == ["looking-glass", "manxome-foe"]


# Placing


def watson(option: str, porter: str) -> Match:
    """Sherlock Holmes in the corner S07, whose neighbours are S06 and S15."""
    return scene(
        seat(
            "sherlock-holmes",
            ["administer-aid"],
            {"sherlock-holmes": ("S07", 10), "dr-watson": "S20"},
            deck=["feint"],
        ),
        seat("sinbad", ["exploit"], {"sinbad": "S06", "porter": porter}),
        actions=1,
        options={"occupied_place": option},
    )


def test_Q_9_without_a_free_space_the_placement_is_skipped_and_the_rest_goes_on() -> None:
    match = play(watson("not-offered", "S15"), "scheme:administer-aid:dr-watson")
    assert space(match, "dr-watson") == "S20"
    assert health(match, "sherlock-holmes") == 11
    assert hand(match, ME) == ["feint"]


def test_Q_9_not_offered_an_occupied_space_cannot_be_chosen() -> None:
    match = play(watson("not-offered", "S38"), "scheme:administer-aid:dr-watson")
    assert space(match, "dr-watson") == "S15"  # the only free one


def test_Q_9_fails_an_occupied_space_can_be_chosen_and_the_placement_fails() -> None:
    match = play(watson("fails", "S38"), "scheme:administer-aid:dr-watson")
    assert spaces(match, "place", "dr-watson") == ["S06", "S15"]
    good = play(match.fork(), "place:dr-watson:S15")
    assert space(good, "dr-watson") == "S15"
    play(match, "place:dr-watson:S06")
    assert space(match, "dr-watson") == "S20"
    assert space(match, "sinbad") == "S06"
    assert health(match, "sherlock-holmes") == 11  # the rest goes on
    assert hand(match, ME) == ["feint"]


def test_Q_9_fails_a_card_that_says_empty_still_needs_an_empty_space() -> None:
    match = against_arthur(
        seat("invisible-man", ["slip-away"], {"invisible-man": "S20"}, state={"fog": ["S18", "S19", "S23"]}),
        options={"occupied_place": "fails"},
    )
    play(match, "attack:invisible-man:king-arthur")
    assert not {"S20", "S21", "S38"} & set(spaces(match, "place", "fog-1"))
    assert "S10" in spaces(match, "place", "fog-1")


def test_Q_9_the_option_is_one_of_two_words() -> None:
    with pytest.raises(SetupError):
        thwack.new("unmatched", occupied_place="swap")
    assert thwack.setups("unmatched")["occupied_place"] == {
        "default": "not-offered",
        "choices": ["not-offered", "fails"],
    }


# Cards and values


def test_Q_10_the_discarding_player_chooses() -> None:
    match = against_arthur(
        seat("medusa", ["clutching-claws"], {"medusa": "S36", **HARPIES, "harpy-1": "S20"}),
        ["excalibur", "prophecy"],
    )
    play(match, "attack:harpy-1:king-arthur")
    assert match.actor == FOE
    assert sorted(keys(match)) == ["choose:excalibur", "choose:prophecy"]
    play(match, "choose:prophecy")
    assert discard(match, FOE) == ["prophecy"]


def test_Q_10_unless_another_player_chooses() -> None:
    match = against_arthur(
        seat("alice", ["snicker-snack"], {"alice": "S20", "jabberwock": "S28"}), ["excalibur", "prophecy"]
    )
    play(match, "attack:alice:king-arthur")
    assert match.actor == ME
    play(match, "choose:excalibur")
    assert discard(match, FOE) == ["excalibur"]


def test_Q_10_unless_it_is_random() -> None:
    match = against_arthur(
        seat("robin-hood", ["ambush"], {"robin-hood": "S20", **OUTLAWS}),
        ["excalibur", "prophecy"],
        chance="ask",
    )
    play(match, "attack:robin-hood:king-arthur")
    assert match.actor == CHANCE
    assert sorted(keys(match)) == ["choose:excalibur", "choose:prophecy"]
    play(match, "choose:excalibur")
    assert health(match, "king-arthur") == 18 - (2 + 3)


def test_Q_11_of_two_feints_the_defenders_cancels_the_attackers() -> None:
    """Visible in King Arthur's boost, which is lost when an effect of his attack card is canceled."""
    match = scene(
        arthur(["feint", "noble-sacrifice"]),
        seat("sinbad", ["feint"], {"sinbad": "S21", "porter": "S01"}),
    )
    bare = play(match.fork(), "attack:king-arthur:sinbad", "choose:feint", "boost:noble-sacrifice", "decline")
    assert health(bare, "sinbad") == 15 - (2 + 3)
    play(match, "attack:king-arthur:sinbad", "choose:feint", "boost:noble-sacrifice", "defend:feint")
    assert health(match, "sinbad") == 15 - (2 - 2)


def test_Q_11_an_attackers_feint_is_too_late_for_an_immediately_effect() -> None:
    match = scene(
        arthur(["feint"]),
        seat("beowulf", ["the-equal-of-grendel"], {"beowulf": "S21", "wiglaf": "S01"}, state={"rage": 2}),
    )
    play(match, "attack:king-arthur:beowulf", "defend:the-equal-of-grendel")
    assert match.actor == FOE
    play(match, next(key for key in keys(match) if key != "decline"))
    assert health(match, "king-arthur") == 18 - 2


def test_Q_11_an_attackers_feint_stops_what_comes_later() -> None:
    match = scene(
        arthur(["feint"]),
        seat("sinbad", ["exploit", "riches-beyond-compare"], {"sinbad": "S21", "porter": "S01"}),
        actions=1,
    )
    play(match, "attack:king-arthur:sinbad", "defend:exploit")
    assert discard(match, FOE) == ["exploit"]
    assert hand(match, FOE) == ["riches-beyond-compare"]  # Exploit draws no card


def test_Q_12_a_card_without_an_effect_is_never_canceled() -> None:
    """Excalibur keeps King Arthur's boost under a Feint, The Aid of Morgana does not."""
    for card, lost in (("excalibur", 6 + 1 - 2), ("the-aid-of-morgana", 4 - 2)):
        match = scene(
            arthur([card, "momentous-shift"]),
            seat("sinbad", ["feint"], {"sinbad": "S21", "porter": "S01"}),
        )
        play(match, "attack:king-arthur:sinbad", f"choose:{card}", "boost:momentous-shift", "defend:feint")
        assert health(match, "sinbad") == 15 - lost, card


def test_Q_12_abilities_and_values_are_not_canceled() -> None:
    """BIG Alice attacks with 2 more, Feint or not."""
    match = against_arthur(
        seat("alice", ["o-frabjous-day"], {"alice": "S20", "jabberwock": "S28"}, state={"size": "big"}),
        ["feint"],
    )
    play(match, "attack:alice:king-arthur", "defend:feint")
    assert health(match, "king-arthur") == 18 - (4 + 2 - 2)
    assert state(match, ME)["size"] == "big"  # the effect, though, was canceled


def test_Q_13_without_a_defense_card_there_is_nothing_to_cancel_lock_or_deduce() -> None:
    for hero, card, damage in (
        ("sinbad", "feint", 2),
        ("invisible-man", "impossible-to-see", 2),
        ("sherlock-holmes", "deduce-strategy", 3),
    ):
        match = against_arthur(seat(hero, [card], {hero: "S20"}))
        play(match, f"attack:{hero}:king-arthur")
        if offered(match, "choose"):  # may deduce: it changes nothing
            play(match, next(key for key in keys(match) if key != "decline"))
        assert health(match, "king-arthur") == 18 - damage, card


def test_Q_14_a_value_is_what_it_became_plus_all_additions() -> None:
    """The Ancient Heirloom becomes 5 and is then boosted by 3."""
    match = against_arthur(
        seat(
            "beowulf",
            ["the-ancient-heirloom", "the-war-king"],
            {"beowulf": "S20", "wiglaf": "S28"},
            state={"rage": 3},
        )
    )
    play(match, "attack:beowulf:king-arthur", "choose:the-ancient-heirloom")
    play(match, next(key for key in keys(match) if key != "decline"))  # 2 Rage: becomes 5
    play(match, next(key for key in keys(match) if key != "decline"))  # 1 Rage: boosts
    assert health(match, "king-arthur") == 18 - (5 + 3)


def test_Q_14_bonuses_of_abilities_come_on_top_of_what_a_value_became() -> None:
    match = against_arthur(
        seat("alice", ["momentous-shift"], {"alice": "S19", "jabberwock": "S28"}, deck=["drink-me"]),
    )
    maneuver(match, "move:alice:S20")
    play(match, "attack:alice:king-arthur")
    assert health(match, "king-arthur") == 18 - (5 + 2)


def test_Q_14_a_locked_value_rejects_what_it_would_become_and_what_would_be_added() -> None:
    fog = {"fog": ["S18", "S19", "S23"]}
    match = scene(
        seat(
            "sinbad", ["momentous-shift"], {"sinbad": "S19", "porter": "S38"}, deck=["riches-beyond-compare"]
        ),
        seat("invisible-man", ["impossible-to-see"], {"invisible-man": "S21"}, state=fog),
    )
    maneuver(match, "move:sinbad:S20")
    play(match, "attack:sinbad:invisible-man", "defend:impossible-to-see")
    assert health(match, "invisible-man") == 15
    match = scene(
        seat("beowulf", ["epic-poem"], {"beowulf": "S20", "wiglaf": "S38"}, state={"rage": 3}),
        seat("invisible-man", ["impossible-to-see"], {"invisible-man": "S21"}, state=fog),
    )
    play(match, "attack:beowulf:invisible-man", "defend:impossible-to-see")
    assert health(match, "invisible-man") == 15


def test_Q_15_damage_never_drops_below_zero() -> None:
    match = scene(
        sinbad(["regroup"]),
        seat("king-arthur", ["skirmish"], {"king-arthur": ("S21", 10), "merlin": "S38"}),
    )
    play(match, "attack:sinbad:king-arthur", "defend:skirmish")
    assert match.view(None)["combat"]["damage"] == 0
    settle(match)
    assert health(match, "king-arthur") == 10


def test_Q_16_a_defender_moved_earlier_in_the_attackers_turn_has_left_the_space() -> None:
    """Command the Storms brings Sinbad next to King Arthur: his Momentous Shift counts 5."""
    match = scene(
        seat("king-arthur", ["command-the-storms", "excalibur"], {"king-arthur": "S20", "merlin": "S38"}),
        seat("sinbad", ["momentous-shift"], {"sinbad": "S31", "porter": "S01"}),
    )
    play(match, "scheme:command-the-storms:merlin", "move:sinbad:S21", "decline")
    play(match, "attack:king-arthur:sinbad", "defend:momentous-shift")
    assert health(match, "sinbad") == 15 - (6 - 5)
