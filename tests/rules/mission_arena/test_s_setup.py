"""MA-S: Set-up."""

from collections import Counter
from typing import Any

import pytest

import thwack
from tests.kits.mission_arena import discard, hand, keys, phase, play, position, seat_view, side, squad, verbs
from thwack import CHANCE, Match

Json = Any
PLACES = ("active-1", "active-2", "active-3", "reserve-1", "reserve-2")


def new(seed: int = 0, **options: Json) -> Match:
    """A new match."""
    return thwack.new("mission_arena", seed=seed, **options)


def part(match: Match, number: int, name: str) -> list[str]:
    """A pile of a seat with its order, as nobody at the table knows it."""
    found: list[str] = match.scene()["seats"][number][name]
    return found


def name_of(card: str) -> str:
    """The English name of a card."""
    return str(thwack.card("mission_arena", card).facts["name"]["en"])


def called(card: str) -> str:
    """The name of a card as rules see it."""
    return str(thwack.card("mission_arena", card).facts["called"])


def deploy_all(match: Match, number: int) -> None:
    """A seat takes the first choice until its squads stand."""
    while match.actor == number and phase(match) == "deploy":
        play(match, keys(match)[0])


def lots(mine: list[str], theirs: list[str], chance: str = "ask", seed: int = 0, hands: int = 1) -> Match:
    """A match in which only who begins is open, with these cards in the decks."""
    one = side(hand=["MA15"] * hands, deck=mine)
    other = side(hand=["MB15"] * hands, deck=theirs)
    data = {"game": "mission_arena", "phase": "deploy", "seats": [one, other]}
    return thwack.scene("mission_arena", data, seed=seed, chance=chance)


# MA-S.1


def test_MA_S_1_both_shuffle() -> None:
    for number in (0, 1):
        orders = {tuple(part(new(seed), number, "deck")) for seed in range(5)}
        assert len(orders) == 5


def test_MA_S_1_no_card_is_lost() -> None:
    match = new(3)
    for number, preset in enumerate(("avengers", "webs-and-court")):
        piles = Counter(part(match, number, "deck") + part(match, number, "hand"))
        piles += Counter(part(match, number, "missions"))
        assert piles == Counter(match.scene()["seats"][number]["list"])
        deck = thwack.new("mission_arena", decks=[preset, preset]).scene()["seats"][0]["list"]
        assert piles == Counter(deck)
        assert sum(piles.values()) == 56


def test_MA_S_1_five_missions_face_up() -> None:
    match = new(1)
    for number in (0, 1):
        column = part(match, number, "missions")
        assert len(column) == 5
        for viewer in (0, 1, None):
            row = match.view(viewer)["seats"][number]["missions"]
            assert row == [{"card": card, "activated": False} for card in column]


# MA-S.2


def test_MA_S_2_ten_cards_each() -> None:
    match = new(1)
    for number in (0, 1):
        assert (len(hand(match, number)), seat_view(match, number)["deck_size"]) == (10, 41)
        for viewer in (1 - number, None):
            row = match.view(viewer)["seats"][number]
            assert (row["hand"], row["hand_size"]) == ([], 10)


# MA-S.3


def test_MA_S_3_three_active_and_two_in_reserve() -> None:
    cards = ["MA01", "MA04", "MA07", "MA09", "MA11", "MA13", "MA15", "MA16"]
    match = position(side(hand=cards), side(hand=[card.replace("MA", "MB") for card in cards]), "deploy")
    for number in (0, 1):
        for name in PLACES:
            assert match.actor == number
            assert keys(match) == [f"deploy:{card}:{name}" for card in hand(match, number)]
            play(match, keys(match)[-1])
    assert phase(match) != "deploy"
    assert squad(match, 0) == cards[:2:-1]


def test_MA_S_3_no_team_cards_and_different_ones() -> None:
    cards = ["MA01", "MA02", "MA04", "MA19", "MA20", "MA11", "MA13", "MA15"]
    match = position(side(hand=cards), side(hand=["MB15"]), "deploy")
    assert [choice.refs[0] for choice in match.choices] == ["MA01", "MA02", "MA04", "MA11", "MA13", "MA15"]
    play(match, "deploy:MA01:active-1")
    assert [choice.refs[0] for choice in match.choices] == ["MA04", "MA11", "MA13", "MA15"]


def test_MA_S_3_incomplete_squads() -> None:
    mine = side(hand=["MA01", "MA01", "MA02", "MA19", "MA04", "MA04", "MA20", "MA21", "MA22", "MA22"])
    match = position(mine, side(hand=["MB15", "MB14"]), "deploy")
    play(match, "deploy:MA01:active-1")
    assert match.actor == 1  # only Iron Man was left
    assert squad(match, 0) == ["MA01", "MA04", None, None, None]
    assert len(hand(match, 0)) == 8


def test_MA_S_3_nobody_may_be_left_out() -> None:
    match = position(side(hand=["MA01", "MA04"]), side(hand=["MB15", "MB14"]), "deploy")
    assert verbs(match) == {"deploy"}


def test_MA_S_3_the_opponent_sees_backs_only() -> None:
    match = new(6)
    deploy_all(match, 0)
    fielded = [card for card in squad(match, 0) if card]
    assert (match.actor, len(fielded)) == (1, 5)
    own = match.view(0)["seats"][0]
    assert not any(row["face_down"] for row in own["active"] + own["reserve"])
    for viewer in (1, None):
        row = match.view(viewer)["seats"][0]
        places = row["active"] + row["reserve"]
        assert all(one["face_down"] and one["card"] is None for one in places)
        assert {one[value] for one in places for value in ("attack", "defence", "resistance")} == {None}
        assert (row["hand"], row["hand_size"]) == ([], 5)


def test_MA_S_3_nor_does_the_log_tell() -> None:
    match = new(6)
    before = {viewer: len(match.log("en", viewer)) for viewer in (0, 1, None)}
    deploy_all(match, 0)
    names = [name_of(card) for card in squad(match, 0) if card]
    told = {viewer: " ".join(match.log("en", viewer)[start:]) for viewer, start in before.items()}
    assert all(name in told[0] for name in names)
    for viewer in (1, None):
        assert told[viewer]  # that somebody was fielded
        assert not any(name in told[viewer] for name in names)


def test_MA_S_3_nor_can_it_be_worked_out() -> None:
    match = new(6)
    deploy_all(match, 0)
    play(match, keys(match)[0])
    worlds = [match.imagine(1, seed) for seed in range(8)]
    assert all(world.view(1) == match.view(1) for world in worlds)
    assert len({tuple(squad(world, 0)) for world in worlds}) > 4
    for world in worlds:
        found = [card for card in squad(world, 0) if card]
        assert len({called(card) for card in found}) == 5
        assert not any(thwack.card("mission_arena", card).facts["members"] for card in found)


# MA-S.4


def test_MA_S_4_all_are_revealed_at_once() -> None:
    match = new(6, first=0)
    deploy_all(match, 0)
    for left in range(5, 0, -1):
        assert all(row["face_down"] for row in match.view(1)["seats"][0]["active"])
        places = match.view(0)["seats"][1]["active"] + match.view(0)["seats"][1]["reserve"]
        assert sum(row["face_down"] for row in places) == 5 - left
        assert all(row["card"] is None for row in places)
        play(match, keys(match)[0])
    for viewer in (0, 1, None):
        for number in (0, 1):
            row = match.view(viewer)["seats"][number]
            assert [one["card"] for one in row["active"] + row["reserve"]] == squad(match, number)
            assert not any(one["face_down"] for one in row["active"] + row["reserve"])
    log = " ".join(match.log("en", None))
    assert all(name_of(card) in log for number in (0, 1) for card in squad(match, number) if card)


# MA-S.5


def test_MA_S_5_each_reveals_a_card() -> None:
    match = lots(["MA07", "MA15", "MA15"], ["MB07", "MB14", "MB14"])
    assert (match.actor, match.view(None)["first"], match.view(None)["turn"]) == (CHANCE, None, 0)
    assert sorted(keys(match)) == ["choose:player-1:MA07", "choose:player-1:MA15"]
    play(match, "choose:player-1:MA07")
    assert (match.actor, sorted(keys(match))) == (CHANCE, ["choose:player-2:MB07", "choose:player-2:MB14"])


@pytest.mark.parametrize(
    ("mine", "theirs", "first"), [("MA07", "MB07", 0), ("MA07", "MB14", 1), ("MA15", "MB07", 0)]
)
def test_MA_S_5_the_lower_attack_begins(mine: str, theirs: str, first: int) -> None:
    one, other = ["MA07", *["MA15"] * 5], ["MB07", *["MB14"] * 5]
    match = lots(one, other)
    play(match, f"choose:player-1:{mine}", f"choose:player-2:{theirs}")
    view = match.view(None)
    assert (view["first"], view["active"], view["turn"]) == (first, first, 1)
    log = " ".join(match.log("en", 1 - first))
    assert name_of(mine) in log
    assert name_of(theirs) in log


def test_MA_S_5_by_chance() -> None:
    begun = set()
    for seed in range(12):
        match = new(seed)
        for number in (0, 1):
            deploy_all(match, number)
        begun.add(match.view(None)["first"])
    assert begun == {0, 1}


@pytest.mark.parametrize("first", [0, 1])
def test_MA_S_5_or_it_was_agreed(first: int) -> None:
    match = new(2, first=first, chance="ask")
    assert match.view(None)["first"] is None  # before the squads stand
    for number in (0, 1):
        deploy_all(match, number)
    assert (match.actor, match.view(None)["first"], match.view(None)["active"]) == (first, first, first)


def test_MA_S_5_in_a_whole_match() -> None:
    match = new(5, chance="ask")
    for number in (0, 1):
        deploy_all(match, number)
    assert match.actor == CHANCE
    decks = [part(match, number, "deck") for number in (0, 1)]
    assert {choice.refs for choice in match.choices} == {("player-1", card) for card in decks[0]}
    play(match, keys(match)[0])
    assert {choice.refs for choice in match.choices} == {("player-2", card) for card in decks[1]}


# Rulings


def test_MA_R9_equal_attacks_are_drawn_again() -> None:
    match = lots(["MA01", "MA07", "MA15"], ["MB09", "MB07", "MB14"])
    first = keys(match)
    play(match, "choose:player-1:MA01", "choose:player-2:MB09")  # 850 and 850
    assert (match.actor, match.view(None)["first"]) == (CHANCE, None)
    assert sorted(keys(match)) == sorted(first)  # all of them again, also those that were revealed
    play(match, "choose:player-1:MA15", "choose:player-2:MB14")  # 600 and 600
    assert (match.actor, match.view(None)["first"]) == (CHANCE, None)
    play(match, "choose:player-1:MA07", "choose:player-2:MB09")
    assert match.view(None)["first"] == 1


def test_MA_R9_both_shuffle_again() -> None:
    cards = ["MA01", "MA07", "MA09", "MA11", "MA13", "MA15", "MA16", "MA17"]
    match = lots(cards, ["MB09", *["MB07", "MB14"] * 4])
    play(match, "choose:player-1:MA01", "choose:player-2:MB09")
    assert part(match, 0, "deck") != cards
    assert sorted(part(match, 0, "deck")) == cards


def test_MA_R10_the_cards_are_shuffled_back() -> None:
    mine, theirs = ["MA07", *["MA15", "MA16"] * 4], ["MB07", *["MB14", "MB04"] * 4]
    tops = set()
    for seed in range(8):
        match = lots(mine, theirs, seed=seed)
        play(match, "choose:player-1:MA07", "choose:player-2:MB07")
        assert match.view(None)["first"] == 0
        assert sorted(part(match, 1, "deck")) == sorted(theirs)
        assert discard(match, 1) == []
        tops.add(part(match, 1, "deck").index("MB07"))
    assert len(tops) > 2  # and nobody knows where


def test_MA_R10_nobody_knows_where_they_are() -> None:
    mine, theirs = ["MA07", *["MA15", "MA16"] * 4], ["MB07", *["MB14", "MB04"] * 4]
    match = lots(mine, theirs)
    play(match, "choose:player-1:MA07", "choose:player-2:MB07")
    worlds = [match.imagine(0, seed) for seed in range(8)]
    assert len({part(world, 1, "deck").index("MB07") for world in worlds}) > 2


def test_MA_H13_chance_decides_if_no_card_can() -> None:
    match = lots(["MA15"] * 6, ["MB14", "MA15"] * 3)  # all have 600
    assert (match.actor, keys(match)) == (CHANCE, ["choose:player-1", "choose:player-2"])
    play(match, "choose:player-2")
    assert (match.view(None)["first"], match.view(None)["active"]) == (1, 1)
    begun = {lots(["MA15"] * 9, ["MB14"] * 9, "seed", seed).view(None)["first"] for seed in range(12)}
    assert begun == {0, 1}


def test_MA_H13_as_long_as_one_card_can_they_reveal() -> None:
    match = lots(["MA15"] * 6, ["MB14"] * 5 + ["MB04"])
    assert (match.actor, match.view(None)["first"]) == (CHANCE, None)
    assert keys(match) == ["choose:player-2:MB14", "choose:player-2:MB04"]  # mine could be no other
    play(match, "choose:player-2:MB04")
    assert match.view(None)["first"] == 0
