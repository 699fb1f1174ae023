"""MA-H4, MA-H11: Abilities that are not offered since they could do nothing; and with what they are paid."""

import pytest

from tests.rules.mission_arena.ability_kit import (
    ABILITIES,
    DEFENSIVE,
    OFFENSIVE,
    answer,
    made,
    marks,
    power,
)
from tests.squads import Json, at, discard, home_made, keys, phase, place, play, position, seat_view, side
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


# MA-H11: known and unknown power points


def assembled(*more: str) -> Match:
    """In turn 3 a Team is assembled from Black Widow, who has two power points, and Hawkeye in hand; then in
    turn 5 it is phase 6, and the Team has got three more."""
    mine = side([at("MA11", 2), "MA01", "MA04"], ["MA17", "MA15"], hand=["MA13", "MA19", *more])
    match = position(mine, side(["MB16", "MB09", "MB06"], ["MB14", "MB15"]), "check-point")
    play(match, "assemble:MA19:active-1")
    return match


def to_turn_5(match: Match, *powered: str) -> None:
    """On to phase 6 of turn 5, with power points for these."""
    while match.view(None)["turn"] < 5:
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    while phase(match) != "abilities":
        wanted = [f"power:{card}" for card in powered if f"power:{card}" in keys(match)]
        play(match, wanted[0] if wanted else "pass")


def test_MA_H11_the_player_says_which_power_points_are_engaged() -> None:
    """Black Widow and Hawkeye are known, the others are not; equal ones are one choice."""
    match = assembled()
    assert place(match, 0, "active-1")["power_cards"] == ["MA11", "MA13"]
    to_turn_5(match, "MA19")
    assert power(match, 0, "active-1") == (2 + 2 + 3, 0)
    play(match, "activate:MA19")
    assert sorted(keys(match)) == ["choose:MA11", "choose:MA13", "choose:unknown"]
    play(match, "choose:MA13")
    assert sorted(keys(match)) == ["choose:MA11", "choose:unknown"]
    play(match, "choose:unknown")
    assert power(match, 0, "active-1") == (7, 2)
    assert marks(match, 0, "active-1") == ["trap_attack"]


def test_MA_H11_what_was_engaged_goes_in_the_cool_down() -> None:
    match = assembled()
    to_turn_5(match, "MA19")
    play(match, "activate:MA19", "choose:MA13", "choose:MA11")
    while match.view(None)["turn"] < 7:
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    assert {"MA11", "MA13"} <= set(discard(match, 0))
    assert place(match, 0, "active-1")["power_cards"] == []


def test_MA_H11_equal_cards_are_no_choice() -> None:
    """Two copies of Hawkeye: either will do."""
    match = assembled("MA13")
    assert place(match, 0, "active-1")["power_cards"] == ["MA11", "MA13", "MA13"]
    to_turn_5(match, "MA17")
    play(match, "activate:MA19", "choose:MA13")
    assert sorted(keys(match)) == ["choose:MA11", "choose:MA13", "choose:unknown"]
    play(match, "choose:MA13")
    assert power(match, 0, "active-1") == (5, 2)


def test_MA_H11_unknown_ones_are_engaged_without_a_question() -> None:
    match = position(side([at("MA19", 5)], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA19")
    assert (phase(match), power(match, 0, "active-1")) == ("challenge", (5, 2))


def test_MA_H11_all_known_ones_are_engaged_without_a_question() -> None:
    """The Team has exactly Black Widow and Hawkeye under it."""
    mine = side(["MA11", "MA01", "MA04"], ["MA17", "MA15"], hand=["MA13", "MA19"])
    match = position(mine, side(["MB16", "MB09", "MB06"], ["MB14", "MB15"]), "check-point")
    play(match, "assemble:MA19:active-1")
    to_turn_5(match, "MA17")
    play(match, "activate:MA19")
    assert (phase(match), power(match, 0, "active-1")) == ("challenge", (2, 2))


def test_MA_H11_the_one_of_all_that_are_left_is_not_asked_for() -> None:
    """Two of Widow, Hawkeye, Hawkeye: after Widow only Hawkeyes are left."""
    mine = side(["MA11", "MA01", "MA04"], ["MA17", "MA15"], hand=["MA13", "MA13", "MA19"])
    match = position(mine, side(["MB16", "MB09", "MB06"], ["MB14", "MB15"]), "check-point")
    play(match, "assemble:MA19:active-1")
    to_turn_5(match, "MA17")
    play(match, "activate:MA19", "choose:MA11")
    assert (phase(match), power(match, 0, "active-1")) == ("challenge", (3, 2))


# MA-H11: own power points and temporary ones


@pytest.mark.parametrize(
    ("own", "cards", "expected"),
    [
        (0, 1, []),  # 2 of the bank, nothing to choose
        (1, 1, ["choose:bank-1", "choose:bank-2"]),
        (2, 1, ["choose:bank-0", "choose:bank-1", "choose:bank-2"]),
        (5, 2, ["choose:bank-0", "choose:bank-1", "choose:bank-2"]),  # never more than it costs
    ],
)
def test_MA_H11_the_player_mixes_temporary_and_own_points(own: int, cards: int, expected: list[str]) -> None:
    """Captain America needs 2 for Group Attack."""
    bank = at("MA05", 1, *["MA05"] * (cards - 1))
    match = position(side([bank, at("MA01", own)], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA05", "activate:MA01")
    if not expected:
        assert phase(match) == "challenge"
        return
    assert keys(match) == expected
    for key in expected:
        other = match.fork()
        play(other, key)
        used = int(key[-1])
        assert power(other, 0, "active-2") == (own, 2 - used)
        assert marks(other, 0, "active-2") == ["group_attack"]


def test_MA_H11_what_is_not_used_of_the_bank_is_left_for_others() -> None:
    """Captain America uses one of two; Hulk the other."""
    mine = side([at("MA05", 1), at("MA01", 1), "MA10"], ["MA17"])
    match = position(mine, enemy(), "abilities")
    play(match, "activate:MA05", "activate:MA01", "choose:bank-1")
    assert seat_view(match, 0)["bank"] == 1
    play(match, "activate:MA10")
    assert marks(match, 0, "active-3") == ["bonus_attack"]
    assert power(match, 0, "active-3") == (0, 0)


def test_MA_H11_a_mix_of_bank_and_known_cards() -> None:
    """A Team with Trap Attack (2) pays one temporary point and one of its known cards."""
    mine = side(["MA11", at("MA05", 1), "MA01"], ["MA17", "MA15"], hand=["MA13", "MA19"])
    match = position(mine, side(["MB16", "MB09", "MB06"], ["MB14", "MB15"]), "check-point")
    play(match, "assemble:MA19:active-1")
    to_turn_5(match, "MA17")
    play(match, "activate:MA05", "activate:MA19", "choose:bank-1")
    assert sorted(keys(match)) == ["choose:MA11", "choose:MA13"]
    play(match, "choose:MA11")
    assert power(match, 0, "active-1") == (2, 1)


def test_MA_H11_the_defender_mixes_too() -> None:
    match = position(enemy(), side([at("MA13", 1)], [at("MA05", 1)]), "abilities")
    play(match, "activate:MA05", "activate:MA13")
    assert (match.actor, keys(match)) == (1, ["choose:bank-0", "choose:bank-1"])
    play(match, "choose:bank-0")
    assert (power(match, 1, "active-1"), marks(match, 1, "active-1")) == ((1, 1), ["counter_attack"])


def test_MA_H11_exhaustion_asks_for_engaged_or_not() -> None:
    """Spider-Man has engaged one of two for Counter Attack."""
    match = position(side(["MA07"], ["MA17"]), side([at("MB01", 2)], ["MB14"]), "abilities")
    answer(match, "MB01")
    play(match, "challenge:MA07:MB01")
    assert (match.actor, keys(match)) == (1, ["choose:unknown", "choose:unknown:engaged"])
    play(match, "choose:unknown:engaged")
    assert power(match, 1, "active-1") == (1, 0)
