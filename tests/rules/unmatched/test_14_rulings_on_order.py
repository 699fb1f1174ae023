"""The rulings on order and checks, on several players, on what is hidden or off the board: Q-17 to Q-31."""

from collections import Counter
from typing import Any

import pytest

import thwack
from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    hand_size,
    health,
    hero_file,
    keys,
    maneuver,
    offered,
    pass_turn,
    play,
    scene,
    scene_of,
    seat,
    set_up,
    space,
    spaces,
    to_the_move,
    with_home_made,
)
from thwack import Match
from thwack.kernel.errors import SetupError

from .foes import HARPIES, OUTLAWS, SISTERS, against_arthur, sinbad

# Order, checks


def test_Q_17_a_hero_that_falls_at_the_start_of_a_turn_has_lost_before_the_first_action() -> None:
    match = scene(
        seat("king-arthur", ["prophecy"], {"king-arthur": ("S31", 1), "merlin": "S20"}),
        seat("medusa", ["feint"], {"medusa": "S32", **HARPIES}),
    )
    pass_turn(match)
    assert match.actor == FOE
    play(match, "choose:king-arthur")
    assert match.result is not None
    assert match.result.winners == (FOE,)


def test_Q_17_the_end_of_a_turn_is_a_check() -> None:
    """Bigfoot, alone, may draw at the end of his turn; his deck is empty and he has 2 health."""
    match = against_arthur(
        seat("bigfoot", ["crash-through-the-trees"], {"bigfoot": ("S01", 2), "jackalope": "S28"}, deck=[]),
        ["excalibur"],
        actions=1,
    )
    play(match, "scheme:crash-through-the-trees:bigfoot", "decline")
    assert match.result is None
    play(match, "choose:draw-1")
    assert match.result is not None
    assert match.result.winners == (FOE,)


def test_Q_18_end_of_turn_effects_come_before_the_hand_limit() -> None:
    cards = ["crash-through-the-trees", "disengage", "feint", "feint", "hoax", "hoax", "savagery", "regroup"]
    match = against_arthur(
        seat("bigfoot", cards, {"bigfoot": "S01", "jackalope": "S28"}, deck=["skirmish"]),
        ["excalibur"],
        actions=1,
    )
    play(match, "scheme:crash-through-the-trees:bigfoot", "decline")
    assert hand_size(match, ME) == 7
    assert sorted(keys(match)) == ["choose:draw-1", "decline"]
    play(match, "choose:draw-1")
    assert hand_size(match, ME) == 8
    assert "choose:skirmish" in keys(match)
    play(match, "choose:skirmish")
    assert match.view(None)["active"] == FOE


TOUCHES = """
[[card]]
id = "quake"
name = { en = "Quake" }
type = "scheme"
boost = 1
copies = 3
scheme = "damage(each(fighter), 1)"
[[card]]
id = "clash"
name = { en = "Clash" }
type = "attack"
value = 0
boost = 1
copies = 6
after = "damage(each(fighter, in_combat), 1)"
"""


def somebody_touchy(slug: str) -> str:
    """Somebody who may draw when damaged."""
    return hero_file(slug, 9, TOUCHES, f"when(damaged(the({slug})), may(draw(1)))")


def touchy(card: str, option: str) -> Match:
    """Two heroes who may draw a card whenever they are hurt."""
    return scene_of(
        with_home_made(somebody_touchy("ann"), somebody_touchy("bob")),
        seat("ann", [card], {"ann": "S20"}),
        seat("bob", [], {"bob": "S21"}),
        options={"simultaneous": option},
    )


def test_Q_19_active_first_the_active_players_effects_come_first() -> None:
    match = play(touchy("quake", "active-first"), "scheme:quake:ann")
    assert (health(match, "ann"), health(match, "bob")) == (9, 9)
    assert match.actor == ME
    play(match, "choose:draw-1")
    assert match.actor == FOE


def test_Q_19_active_last_the_active_players_effects_come_last() -> None:
    match = play(touchy("quake", "active-last"), "scheme:quake:ann")
    assert match.actor == FOE
    play(match, "decline")
    assert match.actor == ME


def test_Q_19_in_combat_the_defender_comes_first_either_way() -> None:
    for option in ("active-first", "active-last"):
        match = play(touchy("clash", option), "attack:ann:bob")
        assert (health(match, "ann"), health(match, "bob")) == (9, 9)
        assert match.actor == FOE, option


def test_Q_19_the_option_is_one_of_two_words() -> None:
    with pytest.raises(SetupError):
        thwack.new("unmatched", simultaneous="both")
    assert thwack.setups("unmatched")["simultaneous"] == {
        "default": "active-first",
        "choices": ["active-first", "active-last"],
    }


def test_Q_20_damage_to_several_fighters_is_simultaneous() -> None:
    """Prey Upon defeats three Harpies at once, and each of them feeds Dracula."""
    match = scene(
        seat("dracula", ["prey-upon"], {"dracula": ("S20", 5), **SISTERS}),
        seat("medusa", [], {"medusa": "S38", "harpy-1": "S10", "harpy-2": "S19", "harpy-3": "S21"}),
        actions=1,
    )
    play(match, "scheme:prey-upon:dracula")
    assert [space(match, f"harpy-{n}") for n in (1, 2, 3)] == [None] * 3
    assert health(match, "dracula") == 8


def test_Q_21_gained_actions_must_be_taken() -> None:
    match = scene(
        seat("dracula", ["mistform", "feint"], {"dracula": "S20", **SISTERS}),
        seat("king-arthur", [], {"king-arthur": "S38", "merlin": "S37"}),
        actions=1,
    )
    play(match, "scheme:mistform:dracula", "place:dracula:S33")
    assert match.view(None)["actions"] == 1
    assert match.actor == ME
    assert "decline" not in keys(match)
    assert "attack:dracula:king-arthur" in keys(match)


def test_Q_21_the_win_check_comes_before_a_gained_action() -> None:
    """Remnant of Valor defeats King Arthur and, as it hurt Beowulf, gains an action that nobody needs."""
    match = scene(
        seat("beowulf", ["remnant-of-valor", "feint"], {"beowulf": "S21", "wiglaf": "S20"}),
        seat("king-arthur", [], {"king-arthur": ("S19", 1), "merlin": "S38"}),
    )
    play(match, "scheme:remnant-of-valor:wiglaf")
    assert match.result is not None
    assert match.result.winners == (ME,)


def test_Q_22_each_fighter_is_moved_one_at_a_time_in_any_order() -> None:
    match = scene(
        seat("king-arthur", ["command-the-storms"], {"king-arthur": "S20", "merlin": "S19"}),
        seat("sinbad", [], {"sinbad": "S38", "porter": "S37"}),
    )
    play(match, "scheme:command-the-storms:merlin")
    assert match.actor == ME
    assert {refs[0] for refs in offered(match, "move")} == {"king-arthur", "merlin", "sinbad", "porter"}
    play(match, "move:porter:S32")  # S36, S32: the opponent's first
    assert {refs[0] for refs in offered(match, "move")} == {"king-arthur", "merlin", "sinbad"}
    play(match, "move:king-arthur:S04")
    play(match, "decline")  # the rest move 0
    assert (space(match, "porter"), space(match, "king-arthur")) == ("S32", "S04")
    assert (space(match, "merlin"), space(match, "sinbad")) == ("S19", "S38")


def test_Q_22_fighters_of_an_eliminated_player_are_not_there() -> None:
    match = scene(
        seat("king-arthur", ["command-the-storms"], {"king-arthur": "S20", "merlin": "S19"}),
        seat("sinbad", [], {"sinbad": 0, "porter": 0}),
        seat("alice", [], {"alice": "S38", "jabberwock": "S37"}),
        mode="free-for-all",
    )
    play(match, "scheme:command-the-storms:merlin")
    assert {refs[0] for refs in offered(match, "move")} == {"king-arthur", "merlin", "alice", "jabberwock"}


# More than two players


def test_Q_23_the_action_in_which_a_player_is_eliminated_is_finished() -> None:
    match = scene(
        seat("sinbad", ["toil-and-danger", "feint"], {"sinbad": "S20", "porter": "S28"}),
        seat("king-arthur", ["regroup"], {"king-arthur": ("S21", 1), "merlin": "S11"}),
        seat("alice", [], {"alice": "S38", "jabberwock": "S37"}),
        mode="free-for-all",
    )
    play(match, "attack:sinbad:king-arthur", "choose:toil-and-danger", "defend:regroup")
    assert space(match, "king-arthur") is None
    assert space(match, "merlin") is None  # at once
    assert hand_size(match, FOE) == 1  # Regroup, already committed, still draws
    assert match.actor == ME
    assert {refs[0] for refs in offered(match, "move")} == {"sinbad"}  # and so does Toil and Danger move
    assert "S11" in spaces(match, "move", "sinbad")
    play(match, "decline")
    assert match.result is None


def test_Q_23_if_no_hero_is_left_the_active_player_wins() -> None:
    match = scene(
        seat("king-arthur", [], {"king-arthur": ("S19", 1), "merlin": "S38"}),
        seat("beowulf", ["remnant-of-valor"], {"beowulf": ("S21", 1), "wiglaf": "S20"}),
        seat("alice", [], {"alice": ("S10", 1), "jabberwock": "S37"}),
        mode="free-for-all",
        active=1,
    )
    play(match, "scheme:remnant-of-valor:wiglaf")
    assert match.result is not None
    assert match.result.winners == (1,)


def test_Q_24_three_players_use_start_spaces_1_to_3() -> None:
    match = set_up(thwack.new("unmatched", heroes=["sinbad", "alice", "beowulf"], mode="free-for-all"))
    assert [space(match, hero) for hero in ("sinbad", "alice", "beowulf")] == ["S20", "S32", "S03"]


def test_Q_24_a_scheme_that_says_an_opponent_lets_its_player_choose_one() -> None:
    match = scene(
        seat("beowulf", ["vigor-and-courage"], {"beowulf": "S20", "wiglaf": "S19"}),
        seat("king-arthur", ["excalibur"], {"king-arthur": "S38", "merlin": "S37"}),
        seat("alice", ["skirmish"], {"alice": "S01", "jabberwock": "S02"}),
        mode="free-for-all",
    )
    play(match, "scheme:vigor-and-courage:beowulf")
    assert keys(match) == ["choose:king-arthur", "choose:alice"]
    play(match, "choose:alice")
    assert discard(match, 2) == ["skirmish"]
    assert discard(match, 1) == []


def test_Q_25_the_first_turn_limit_binds_attacks_only() -> None:
    """Dr. Watson, whose player has had no turn, may not be attacked by Medusa, but looked at."""
    heroes = ["king-arthur", "medusa", "sinbad", "sherlock-holmes"]
    match = thwack.new("unmatched", heroes=heroes, board="marmoreal", mode="free-for-all", seed=4)
    while match.view(None)["turn"] == 0:
        wanted = "place:dr-watson:M25"
        play(match, wanted if wanted in keys(match) else keys(match)[0])
    pass_turn(match)
    assert match.actor == 1
    assert "choose:dr-watson" in keys(match)
    play(match, "choose:dr-watson")
    assert health(match, "dr-watson") == 7
    assert "dr-watson" not in {refs[1] for refs in offered(match, "attack")}


def against_alice_and_arthur(row: dict[str, Any]) -> Match:
    """Seats 1 and 3 are one team; seat 0 is active, seat 2 is its teammate Sinbad."""
    return scene(
        row,
        seat("king-arthur", ["excalibur"], {"king-arthur": "S28", "merlin": "S29"}),
        seat("sinbad", ["exploit"], {"sinbad": "S07", "porter": "S06"}),
        seat("alice", ["drink-me"], {"alice": "S21", "jabberwock": "S01"}),
        mode="teams",
        actions=1,
    )


def test_Q_26_in_team_play_your_opponent_is_the_other_player_in_the_combat() -> None:
    match = against_alice_and_arthur(
        seat(
            "medusa",
            ["clutching-claws"],
            {"medusa": "S38", "harpy-1": "S20", "harpy-2": "S37", "harpy-3": "S33"},
        )
    )
    play(match, "attack:harpy-1:alice")
    assert discard(match, 3) == ["drink-me"]
    assert discard(match, 1) == []


def test_Q_26_a_scheme_chooses_one_opposing_player() -> None:
    match = against_alice_and_arthur(
        seat("beowulf", ["vigor-and-courage"], {"beowulf": "S38", "wiglaf": "S37"})
    )
    play(match, "scheme:vigor-and-courage:beowulf")
    assert keys(match) == ["choose:king-arthur", "choose:alice"]  # not the teammate


def test_Q_26_the_lone_player_has_two_hands_decks_and_turns() -> None:
    heroes = ["king-arthur", "sinbad", "alice", "medusa"]
    match = set_up(thwack.new("unmatched", heroes=heroes, mode="teams", seats=3))
    assert match.seats == 4
    assert len(hand(match, 0)) == len(hand(match, 2)) == 5
    assert len(deck(match, 0)) == len(deck(match, 2)) == 25
    assert not set(deck(match, 2)) <= set(deck(match, 0))
    usable = {refs[0] for refs in offered(match, "scheme")}
    assert usable <= set(hand(match, 0))  # on King Arthur's turn only his hand is played
    pass_turn(match)
    assert match.view(None)["active"] == 1


def test_Q_27_cards_of_a_defeated_hero_serve_only_to_boost() -> None:
    match = scene(
        seat("king-arthur", ["excalibur", "prophecy"], {"king-arthur": 0, "merlin": "S20"}),
        seat("sinbad", [], {"sinbad": "S21", "porter": "S28"}),
        seat("alice", [], {"alice": "S01", "jabberwock": "S02"}),
        seat("medusa", [], {"medusa": "S38", "harpy-1": "S37", "harpy-2": "S33", "harpy-3": "S27"}),
        mode="teams",
    )
    assert keys(match) == ["maneuver", "scheme:prophecy:merlin"]
    play(match, "maneuver")
    assert "boost:excalibur" in keys(match)


def without_a_hero(row: dict[str, Any]) -> Match:
    """A player whose hero is defeated, about to take the last action of the turn."""
    return scene(
        row,
        seat("sinbad", [], {"sinbad": "S21", "porter": "S28"}),
        seat("alice", ["drink-me"], {"alice": "S01", "jabberwock": "S02"}),
        seat("medusa", [], {"medusa": "S38", "harpy-1": "S37", "harpy-2": "S33", "harpy-3": "S27"}),
        mode="teams",
        actions=1,
    )


def test_Q_27_an_ability_that_names_the_defeated_hero_stops() -> None:
    match = without_a_hero(seat("bigfoot", ["jackalope-horns"], {"bigfoot": 0, "jackalope": "S15"}))
    maneuver(match)
    assert match.view(None)["active"] == 1  # nobody asked whether Bigfoot draws


def test_Q_27_an_ability_that_names_no_fighter_goes_on() -> None:
    outlaws = {"outlaw-1": "S20", "outlaw-2": "S07", "outlaw-3": "S06", "outlaw-4": 0}
    match = without_a_hero(seat("robin-hood", ["highway-robbery"], {"robin-hood": 0, **outlaws}))
    play(match, "attack:outlaw-1:sinbad")
    assert match.actor == ME
    assert {refs[0] for refs in offered(match, "move")} == {"outlaw-1"}


def test_Q_28_teams_start_on_1_and_3_against_2_and_4() -> None:
    heroes = ["king-arthur", "sinbad", "alice", "medusa"]
    match = set_up(thwack.new("unmatched", heroes=heroes, mode="teams", board="marmoreal"))
    assert [space(match, hero) for hero in heroes] == ["M13", "M31", "M03", "M11"]
    assert [row["team"] for row in match.view(None)["seats"]] == [0, 1, 0, 1]


SEVERAL = {"raptors": 3, "cloak-and-dagger": 2, "wayward-sisters": 3}


@pytest.mark.parametrize("character", SEVERAL)
def test_Q_29_a_character_with_several_heroes_loses_when_all_of_them_are_defeated(character: str) -> None:
    """Each with 1 health, attacked one after the other."""
    fighters = set_up(thwack.new("unmatched", heroes=[character, "medusa"])).view(None)["seats"][ME]
    heroes = [slug for slug, row in fighters["fighters"].items() if row["hero"]]
    assert len(heroes) == SEVERAL[character]
    for last in heroes:
        others = {hero: 0 for hero in heroes if hero != last}
        spare = next(iter(others))
        for there, over in (({**others, spare: ("S38", 1)}, False), (others, True)):
            match = scene(
                seat(character, [], {last: ("S02", 1), **there}),
                seat("king-arthur", ["excalibur", "prophecy"], {"king-arthur": "S03", "merlin": "S07"}),
                active=FOE,
            )
            play(match, f"attack:king-arthur:{last}", "choose:excalibur")
            while match.view(None)["combat"] is not None and match.actor is not None:
                play(match, keys(match)[-1])
            assert health(match, last) == 0
            assert (match.result is not None) == over
            assert match.result is None or match.result.winners == (FOE,)


def test_Q_29_which_hero_is_meant_its_controller_chooses() -> None:
    """Stolen Memories hurts the hero of who keeps the card: one of the Raptors, whom their player picks."""
    raptors = {"raptor-1": "S02", "raptor-2": "S37", "raptor-3": "S38"}
    match = scene(
        seat("bloody-mary", ["stolen-memories", "feint"], {"bloody-mary": "S20"}),
        seat("raptors", ["feint"], raptors),
    )
    before = {slug: health(match, slug) for slug in raptors}
    play(match, "scheme:stolen-memories:bloody-mary", "choose:feint")
    assert (match.actor, "decline" in keys(match)) == (FOE, True)
    play(match, "decline")
    assert (match.actor, set(keys(match))) == (FOE, {f"choose:{slug}" for slug in raptors})
    play(match, "choose:raptor-2")
    lost = {slug: before[slug] - health(match, slug) for slug in raptors}
    assert lost == {"raptor-1": 0, "raptor-2": 1, "raptor-3": 0}


# Hidden and shown


def test_Q_30_a_revealed_hand_is_shown_to_all_and_stays_in_hand() -> None:
    match = against_arthur(
        seat("sherlock-holmes", ["confirm-suspicion"], {"sherlock-holmes": "S01", "dr-watson": "S02"}),
        ["excalibur", "prophecy"],
        actions=1,
    )
    play(match, "scheme:confirm-suspicion:sherlock-holmes", "choose:3")
    assert match.view(None)["seats"][FOE]["hand"] == ["excalibur", "prophecy"]
    assert {"excalibur", "prophecy"} <= set(hand(match, FOE))


def test_Q_30_looking_is_private_to_the_looking_player() -> None:
    match = against_arthur(
        seat("sherlock-holmes", ["study-methods"], {"sherlock-holmes": "S20", "dr-watson": "S02"}),
        ["excalibur", "prophecy"],
        actions=1,
    )
    play(match, "attack:sherlock-holmes:king-arthur")
    assert match.view(ME)["seats"][FOE]["hand"] == ["excalibur", "prophecy"]
    assert match.view(None)["seats"][FOE]["hand"] == []


def test_Q_31_what_happens_after_attacking_does_so_even_if_the_attacker_fell() -> None:
    """The Outlaw falls to a Counterpunch: it cannot move any more, and the turn goes on."""
    match = scene(
        seat("robin-hood", ["highway-robbery", "snark"], {"robin-hood": "S07", **OUTLAWS, "outlaw-1": "S20"}),
        seat("sherlock-holmes", ["counterpunch"], {"sherlock-holmes": "S21", "dr-watson": "S38"}),
    )
    play(match, "attack:outlaw-1:sherlock-holmes", "choose:highway-robbery", "defend:counterpunch")
    assert health(match, "outlaw-1") == 0
    assert match.view(None)["actions"] <= 1
    assert discard(match, ME)[:1] == ["highway-robbery"]


def test_Q_31_a_voyage_does_not_count_itself_but_does_in_the_next_maneuver() -> None:
    match = against_arthur(sinbad(["voyage-whale-island", "feint"]))
    play(match, "attack:sinbad:king-arthur", "choose:voyage-whale-island")
    assert health(match, "king-arthur") == 18 - 2
    to_the_move(match)
    assert "S02" in spaces(match, "move", "sinbad")  # three steps: 2 and one Voyage
    assert "S32" not in spaces(match, "move", "sinbad")
    assert Counter(discard(match, ME)) == {"voyage-whale-island": 1}


# Off the board


def test_X_5_whoever_is_off_the_board_has_no_more_actions_and_no_hand_limit() -> None:
    cards = [
        "vanish",
        "coded-notes",
        "confound",
        "lurking",
        "lurking",
        "slip-away",
        "slip-away",
        "slip-away",
        "vanish",
    ]
    match = against_arthur(
        seat("invisible-man", cards, {"invisible-man": ("S20", 10)}), ["excalibur", "prophecy"]
    )
    play(match, "scheme:vanish:invisible-man")
    assert space(match, "invisible-man") is None
    assert health(match, "invisible-man") == 11
    assert match.view(None)["active"] == FOE
    assert hand_size(match, ME) == 8
    assert offered(match, "attack") == []


@pytest.mark.parametrize("option", ["not-offered", "fails"])
def test_X_5_a_vanished_fighter_returns_to_any_free_space_at_the_start_of_the_own_turn(option: str) -> None:
    match = against_arthur(
        seat("invisible-man", ["vanish", "step-lightly"], {"invisible-man": "S20"}),
        ["excalibur", "prophecy"],
        options={"occupied_place": option},
    )
    play(match, "scheme:vanish:invisible-man")
    pass_turn(match)
    assert match.actor == ME
    everywhere = {f"S{n:02}" for n in range(1, 39)}
    assert set(spaces(match, "place", "invisible-man")) == everywhere - {"S21", "S38"}
    play(match, "place:invisible-man:S07")
    assert space(match, "invisible-man") == "S07"
    assert match.view(None)["actions"] == 2


def test_X_5_the_dormant_are_neither_damaged_nor_chosen_as_an_opponent() -> None:
    match = scene(
        seat("invisible-man", ["vanish"], {"invisible-man": "S20"}),
        seat("beowulf", ["vigor-and-courage"], {"beowulf": "S38", "wiglaf": "S37"}),
        seat("king-arthur", ["excalibur"], {"king-arthur": "S01", "merlin": "S02"}),
        mode="free-for-all",
    )
    play(match, "scheme:vanish:invisible-man")
    assert match.actor == 1
    play(match, "scheme:vigor-and-courage:beowulf")  # only King Arthur's player is left to be chosen
    assert discard(match, 2) == ["excalibur"]
    assert health(match, "invisible-man") == 15
