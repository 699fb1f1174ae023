"""MA-H4: Abilities that are not offered, since they could do nothing."""

import pytest

from tests.kits.mission_arena import Json, at, home_made, keys, phase, place, play, position, side
from tests.rules.mission_arena.ability_kit import ABILITIES, DEFENSIVE, OFFENSIVE, made
from thwack.match import Match

LOKI = made("H1", "loki", "power_bank(each(protagonist, named(thor)))", affiliation="unaligned")


def enemy(**parts: Json) -> dict[str, Json]:
    """A side without power points, but with all that can be attacked."""
    return side(["MB16", "MB09"], ["MB14"], **{"missions": ["MB15"], **parts})


def offered(match: Match) -> list[str]:
    """The abilities that may be used now."""
    return [key for key in keys(match) if key.startswith("activate:")]


# MA-H4: not in Reserve, not in a turn without challenges


@pytest.mark.parametrize("word", OFFENSIVE)
def test_MA_H4_what_changes_the_own_challenge_is_for_active_protagonists(word: str) -> None:
    """Of the Offensive ones, only Bonus Attack works from the Reserve."""
    card, cost = ABILITIES[word]
    match = position(side(["MA06"], [at(card, cost)]), enemy(), "abilities")
    assert offered(match) == ([f"activate:{card}"] if word == "bonus_attack" else [])
    match = position(side([at(card, cost), "MA06"], ["MA17"]), enemy(), "abilities")
    assert offered(match) == [f"activate:{card}"]


@pytest.mark.parametrize("word", OFFENSIVE)
def test_MA_H4_nor_is_it_offered_in_a_turn_without_challenges(word: str) -> None:
    """Bonus Attack still counts in the turn after."""
    card, cost = ABILITIES[word]
    mine = side([at(card, cost), "MA06"], ["MA17"])
    match = position(mine, enemy(), "abilities", turn=1)
    assert offered(match) == ([f"activate:{card}"] if word == "bonus_attack" else [])
    assert offered(position(mine, enemy(), "abilities", turn=2)) == [f"activate:{card}"]


@pytest.mark.parametrize("word", DEFENSIVE)
def test_MA_H4_defensive_abilities_not_in_a_turn_without_challenges(word: str) -> None:
    card, cost = ABILITIES[word]
    theirs = side([at(card, cost), "MA06"], ["MA17"])
    assert offered(position(enemy(), theirs, "abilities", turn=1)) == []
    assert offered(position(enemy(), theirs, "abilities", turn=2)) == [f"activate:{card}"]


@pytest.mark.parametrize("word", ["new_mission", "power_bank", "recycle"])
def test_MA_H4_support_is_for_every_turn(word: str) -> None:
    card, cost = ABILITIES[word]
    mine = side(
        [at(card, cost), "MA10"], ["MA17"], hand=["MA18"], discard=["MA18"], missions=["MA18", "MA18"]
    )
    assert offered(position(mine, enemy(), "abilities", turn=1)) == [f"activate:{card}"]


def test_MA_H4_no_recycle_with_an_empty_discard_pile() -> None:
    mine = side([at("MA16", 1)], ["MA17"])
    assert offered(position(mine, enemy(discard=["MB01"]), "abilities")) == []
    assert offered(position({**mine, "discard": ["MA01"]}, enemy(), "abilities")) == ["activate:MA16"]


def broker(missions: list[str], hand: list[str]) -> dict[str, Json]:
    """Grey Broker, who could pay for New Mission."""
    return side([at("MA15", 2)], ["MA17"], missions=missions, hand=hand)


def test_MA_H4_no_new_mission_without_a_mission_or_without_a_hand() -> None:
    assert offered(position(broker(["MA01", "MA02"], []), enemy(), "abilities")) == []
    assert offered(position(broker([], ["MA16"]), enemy(), "abilities")) == []
    assert offered(position(broker(["MA01"], ["MA16"]), enemy(), "abilities")) == []  # it is activated
    assert offered(position(broker(["MA01", "MA02"], ["MA16"]), enemy(), "abilities")) == ["activate:MA15"]


def test_MA_H4_in_the_opponents_turn_one_mission_is_enough_for_new_mission() -> None:
    assert offered(position(enemy(), broker(["MA01"], ["MA16"]), "abilities")) == ["activate:MA15"]
    assert offered(position(enemy(), broker([], ["MA16"]), "abilities")) == []


def test_MA_H4_no_attack_mission_without_an_opposing_mission() -> None:
    mine = side([at("MA08", 3)], ["MA17"], missions=["MA15"])
    assert offered(position(mine, enemy(missions=[]), "abilities")) == []
    assert offered(position(mine, enemy(), "abilities")) == ["activate:MA08"]


def test_MA_H4_no_trap_attack_without_an_opposing_reserve() -> None:
    mine = side([at("MA11", 2)], ["MA17"])
    assert offered(position(mine, side(["MB16"], []), "abilities")) == []
    assert offered(position(mine, side(["MB16"], [None, "MB14"]), "abilities")) == ["activate:MA11"]


def test_MA_H4_in_the_turn_of_the_second_player_it_is_the_first_who_is_looked_at() -> None:
    """Black Widow and Thor have a Reserve and missions of their own; that is not what they attack."""
    mine = side([at("MA11", 2), at("MA08", 3)], ["MA17"], missions=["MA15"])
    bare = side(["MB16"], [], missions=[])
    assert offered(position(bare, mine, "abilities", active=1)) == []
    assert offered(position(enemy(), mine, "abilities", active=1)) == ["activate:MA11", "activate:MA08"]


CLIENTS: list[tuple[Json, list[str]]] = [  # beside Iron Man with Power Bank, who gains 2
    ("MA01", ["activate:MA05"]),  # Group Attack (2)
    ("MA07", []),  # Brute Force (3)
    (at("MA07", 1), ["activate:MA05"]),
    ("MA03", []),  # Counter Attack: Defensive
    ("MA16", []),  # no Avenger
    (at("MA16", 1), ["activate:MA16"]),
    (at("MA10", 1), ["activate:MA05", "activate:MA10"]),  # who could pay alone as well
]


@pytest.mark.parametrize(("client", "expected"), CLIENTS)
def test_MA_H4_no_power_bank_that_could_help_pay_for_nobody(client: Json, expected: list[str]) -> None:
    mine = side([at("MA05", 1), client], ["MA17"], discard=["MA18"])
    assert offered(position(mine, enemy(), "abilities")) == expected


def test_MA_H4_a_larger_power_bank_can_do_more() -> None:
    mine = side([at("MA05", 1, "MA05"), "MA07"], ["MA17"])
    assert offered(position(mine, enemy(), "abilities")) == ["activate:MA05"]


def test_MA_H4_no_power_bank_for_one_who_may_not_or_has_done_so() -> None:
    """Double Hit in Reserve; and Hulk, who has used Bonus Attack."""
    assert offered(position(side([at("MA05", 1)], ["MA09"]), enemy(), "abilities")) == []
    match = position(side([at("MA05", 1), at("MA10", 1)], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA10")
    assert phase(match) == "challenge"


def test_MA_H4_no_power_bank_for_one_who_was_called_by_duty() -> None:
    deck = ["MA18", "MA18", "MA02", "MA18", "MA18", "MA18"]
    match = position(side([at("MA05", 1), "MA01", "MA17"], ["MA15", "MA16"], deck=deck), enemy(), "cool-down")
    play(match, "pass", "power:MA17", "power:MA17", "power:MA17")
    assert phase(match) == "challenge"
    assert place(match, 0, "active-2")["barred"]


def test_MA_H4_nobody_called_by_duty_is_asked() -> None:
    """MA-2.1: Hulk has the points for Bonus Attack, Iron Man for Power Bank."""
    for duty, found in (("MA09", ["activate:MA05"]), ("MA04", ["activate:MA10"])):
        deck = ["MA18", "MA18", duty, "MA18", "MA18", "MA18"]
        mine = side([at("MA05", 1), at("MA10", 1), "MA01"], ["MA17", "MA15"], deck=deck)
        match = position(mine, enemy(), "cool-down")
        play(match, "pass", "power:MA17", "power:MA17", "power:MA17")
        assert offered(match) == found


def test_MA_H4_duty_is_a_matter_of_the_turn_player() -> None:
    """MA-R16: Seat 0 reveals a Hawkeye; the Hawkeye of seat 1 answers."""
    deck = ["MA18", "MA18", "MA14", "MA18", "MA18", "MA18"]
    mine = side(["MA09", "MA01", "MA04"], ["MA17", "MA15"], deck=deck)
    match = position(mine, side([at("MA13", 1)], ["MB14"]), "cool-down")
    play(match, "pass", "power:MA17", "power:MA17", "power:MA17")
    assert (match.actor, offered(match)) == (1, ["activate:MA13"])


def test_MA_H4_without_a_duty_call_nobody_is_left_out() -> None:
    """The last card of all is a Hulk."""
    theirs = side(["MB16"], ["MB14", "MA10"])
    assert offered(position(side([at("MA09", 2)], ["MA17"]), theirs, "abilities")) == ["activate:MA09"]


def test_MA_H4_two_power_banks_that_only_reach_each_other() -> None:
    cards = made("H1", "loki", "power_bank(each(protagonist, named(thor)))")
    cards += made("H2", "thor", "power_bank(each(protagonist, named(loki)))")
    assert offered(home_made(cards, side([at("H1", 1), at("H2", 1)], ["MA17"]), enemy(), "abilities")) == []


def test_MA_H4_two_power_banks_that_are_enough_together() -> None:
    """Thor needs 3, each of the two gains 2; alone neither is offered."""
    for points, found in ((1, ["activate:MA05", "activate:H1"]), (0, [])):
        mine = side([at("MA05", 1), at("H1", points), "MA07"], ["MA17"])
        assert offered(home_made(LOKI, mine, enemy(), "abilities")) == found


BESIDE: list[Json] = [  # who does not help Iron Man to pay 3 for Thor
    at("MA17", 1),  # no Power Bank
    at("MB14", 1),  # a Power Bank for neutral ones
    at(None, 1),  # nobody: power points that were left there
]


@pytest.mark.parametrize("other", BESIDE)
def test_MA_H4_others_do_not_help_to_pay(other: Json) -> None:
    match = position(side([at("MA05", 1), "MA07", other], ["MA18"]), enemy(), "abilities")
    assert offered(match) == []


def test_MA_H4_a_power_bank_that_was_used_does_not_help_again() -> None:
    """Iron Man's points went to Captain America: 2 of Loki are too little for Thor."""
    mine = side([at("H1", 1), "MA07", "MA01"], [at("MA05", 2), "MA17"])
    match = home_made(LOKI, mine, enemy(), "abilities")
    assert offered(match) == ["activate:H1", "activate:MA05"]
    play(match, "activate:MA05", "activate:MA01")
    assert phase(match) == "challenge"


def test_MA_H4_a_power_bank_called_by_duty_does_not_help() -> None:
    for duty, found in (("MA04", []), ("MA18", ["activate:H1", "activate:MA05"])):
        deck = ["MA18", "MA18", duty, "MA18", "MA18", "MA18"]
        mine = side([at("H1", 1), "MA07", "MA17"], [at("MA05", 1), "MA15"], deck=deck)
        match = home_made(LOKI, mine, enemy(), "cool-down")
        play(match, "pass", "power:MA17", "power:MA17", "power:MA17")
        assert offered(match) == found
