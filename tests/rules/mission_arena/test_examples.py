"""The examples that the guide itself gives, step by step; further situations are in test_situations.py. P1 is
seat 0, whose turn it is unless an example says otherwise."""

from collections.abc import Mapping
from typing import Any

import pytest

import thwack
from tests.kits.mission_arena import (
    at,
    avenger,
    discard,
    game_with,
    hand,
    home_made,
    keys,
    missions,
    pass_to,
    phase,
    place,
    play,
    position,
    seat_view,
    side,
    squad,
    sums,
    verbs,
)
from thwack import Match, SceneError, SetupError
from thwack.games.mission_arena.game import MissionArena

Json = Any


def deck_size(match: Match, number: int) -> int:
    """How many cards are in a deck."""
    return int(seat_view(match, number)["deck_size"])


def challenges(match: Match) -> list[str]:
    """The challenges that may be declared."""
    return [key for key in keys(match) if key.startswith("challenge:")]


RARITIES = "".join(
    avenger(card, "captain-america", rarity=rarity)
    for card, rarity in (("CA-D", "deck"), ("CA-U", "ultra-rare"), ("CA-S", "secret"))
)
MIXES: list[dict[str, int]] = [
    {"MA01": 3, "CA-U": 1, "CA-S": 1},
    {"CA-D": 1, "MA01": 1, "MA02": 1, "MA03": 1, "CA-U": 1},
]


def with_captains(captains: Mapping[str, int], **others: int) -> dict[str, Json]:
    """The deck of the Avengers with other Captains America, 51 other cards unless changed."""
    rest = {"MA04": 3, "MA05": 1, "MA06": 1, "MA07": 4, "MA08": 1, "MA09": 3, "MA10": 1, "MA11": 4}
    rest |= {"MA12": 1, "MA13": 4, "MA14": 1, "MA15": 4, "MA16": 4, "MA17": 4, "MA18": 4}
    rest |= {"MA19": 3, "MA20": 3, "MA21": 3, "MA22": 2, **others}
    return {"name": "Captains", "cards": {**captains, **rest}}


def is_legal(game: MissionArena, deck: dict[str, Json]) -> bool:
    """Whether a match may be played with a deck."""
    try:
        game.fill_in({"decks": [deck, "webs-and-court"]})
    except SetupError:
        return False
    return True


def test_E1_copies() -> None:
    game = game_with(RARITIES)
    assert [is_legal(game, with_captains(mix)) for mix in MIXES] == [True, True]
    six = {"MA01": 2, "MA02": 1, "MA03": 1, "CA-U": 1, "CA-S": 1}
    assert not is_legal(game, with_captains(six, MA18=3))  # 56 cards, but six of one name
    assert is_legal(game, with_captains({**six, "MA01": 1}, MA18=4))
    assert not is_legal(game, with_captains(MIXES[0], MA18=3))  # 55
    assert not is_legal(game, with_captains(MIXES[0], MA18=5))  # 57


def test_E1_through_a_new_match() -> None:
    captains = {"MA01": 3, "MA02": 1, "MA03": 1}
    assert thwack.new("mission_arena", decks=[with_captains(captains), "avengers"]).actor == 0
    wrong = [with_captains({**captains, "MA02": 2}, MA18=3), with_captains(captains, MA18=3)]
    wrong.append(with_captains(captains, MA18=5))
    for deck, said in zip(wrong, ("6 times", "55 cards", "57 cards"), strict=True):
        with pytest.raises(SetupError, match=f"{said}.*MA-0.1"):
            thwack.new("mission_arena", decks=[deck, "avengers"])


@pytest.mark.parametrize("mix", MIXES)
def test_E1_any_of_the_five_on_any_other(mix: dict[str, int]) -> None:
    five = [card for card, copies in mix.items() for _ in range(copies)]
    for number, card in enumerate(five):
        others = five[:number] + five[number + 1 :]
        match = home_made(RARITIES, side([card], hand=others), side(), "check-point")
        assert {key for key in keys(match) if key.startswith("wound:")} == {
            f"wound:{card}:{other}" for other in others
        }
    match = home_made(RARITIES, side([at(five[0], 0, *five[1:])], ["MA11"]), side(), "check-point")
    assert len(place(match, 0, "active-1")["wounds"]) == 4


def test_E2_thor_in_the_mission_zone() -> None:
    mine = side(["MA01", "MA04", "MA09"], hand=["MA07", "MA08"], missions=["MA15", "MA07", "MA16"])
    match = position(mine, side(), "replacement")
    assert keys(match) == ["deploy:MA07:reserve-1", "deploy:MA08:reserve-1"]
    play(match, "deploy:MA07:reserve-1")
    assert hand(match, 0) == ["MA08"]
    assert squad(match, 0) == ["MA01", "MA04", "MA09", "MA07", None]  # the second Thor is not fielded
    pass_to(match, "check-point")
    assert not any(key.startswith("deploy:") for key in keys(match))
    play(match, "wound:MA07:MA08")
    thor = place(match, 0, "reserve-1")
    assert (thor["card"], thor["wounds"]) == ("MA08", ["MA07"])
    assert missions(match, 0) == ["MA15", "MA07", "MA16"]


def test_E2_a_second_thor_is_refused() -> None:
    with pytest.raises(SceneError, match="thor is in the squads twice"):
        position(side(["MA07", "MA08"]))


@pytest.mark.parametrize("first", ["MA01", "MA04", "MA09"])
def test_E3_replacement(first: str) -> None:
    theirs = side([at(card, 0) for card in ("MB07", "MB13", "MB16")], ["MB14", "MB15"])
    mine = side(["MA15", "MA16", "MA18"], ["MA11", "MA13"], hand=["MA01", "MA04", "MA09"])
    match = position(mine, theirs, active=1)
    play(match, "challenge:MB07:MA15", "challenge:MB13:MA16", "challenge:MB16:MA18")
    play(match, "order:MB07:MA15", "order:MB13:MA16")
    assert squad(match, 0) == [None, None, None, "MA11", "MA13"]
    play(match, "pass")  # their Check Point
    assert (match.actor, phase(match)) == (0, "replacement")
    left = deck_size(match, 0)
    drawn = hand(match, 0)  # the three, and two more by the start of the turn
    assert keys(match) == ["replace:MA11:active-1", "replace:MA13:active-1"]
    play(match, "replace:MA11:active-1")
    assert squad(match, 0) == ["MA11", "MA13", None, None, None]
    assert {f"deploy:{card}:active-3" for card in drawn} == set(keys(match))
    play(match, f"deploy:{first}:active-3")
    others = [card for card in ("MA01", "MA04", "MA09") if card != first]
    play(match, f"deploy:{others[0]}:reserve-1", f"deploy:{others[1]}:reserve-2")
    assert squad(match, 0) == ["MA11", "MA13", first, *others]
    assert deck_size(match, 0) == left


def test_E4_three_challenges() -> None:
    mine = side(["MA01", "MA07", "MA04"], ["MA11"])
    match = position(mine, side(["MB09", "MB07", "MB11"], ["MB14"]))
    assert len(challenges(match)) == 9
    assert not any("MA11" in key or "MB14" in key for key in keys(match))
    play(match, "challenge:MA01:MB09")
    assert challenges(match) == [
        "challenge:MA07:MB07",
        "challenge:MA07:MB11",
        "challenge:MA04:MB07",
        "challenge:MA04:MB11",
    ]  # no second target for Captain America, no second challenger for Nebula
    other = match.fork()
    play(other, "challenge:MA07:MB11")
    assert challenges(other) == ["challenge:MA04:MB07"]
    play(match, "challenge:MA07:MB07", "challenge:MA04:MB11")
    found = [(row["challenger"], row["target"]) for row in match.view(None)["challenges"]]
    assert found == [("MA01", "MB09"), ("MA07", "MB07"), ("MA04", "MB11")]
    assert phase(match) == "resolution"


def test_E5_group_attack() -> None:
    mine = side([at("MA01", 2), "MA05"], ["MA11"], hand=["MA15"])
    match = position(mine, side([at("MB07", 2), "MB09"]), "abilities")
    play(match, "activate:MA01")
    assert place(match, 0, "active-1")["engaged"] == 2
    play(match, "challenge:MA01:MB07", "choose:MA05")
    assert phase(match) == "boost"  # Iron Man is not asked for a challenge of his own
    assert sums(match) == (1750, 750, 450)
    assert match.view(None)["challenges"][0]["partner"] == "MA05"
    play(match, "pass")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "battle of fate")
    assert match.result.scores == {0: 1, 1: 0}
    assert "MB07" in discard(match, 1)


def test_E5_without_him_he_may_launch_one() -> None:
    match = position(side([at("MA01", 2), "MA04"]), side([at("MB07", 2), "MB09"]), "abilities")
    play(match, "activate:MA01", "challenge:MA01:MB07", "pass")
    assert challenges(match) == ["challenge:MA04:MB09"]


def test_E6_swap_at_check_point() -> None:
    mine = side([at("MA07", 3), "MA15", "MA16"], ["MA04", "MA18"], hand=["MA15"])
    match = position(mine, side(), "check-point")
    play(match, "swap:MA07:MA04")
    assert phase(match) == "check-point"
    one, other = place(match, 0, "active-1"), place(match, 0, "reserve-1")
    assert (one["card"], one["power"]) == ("MA04", 3)
    assert (other["card"], other["power"]) == ("MA07", 0)


def test_E7_moving_up_to_a_larger_team() -> None:
    mine = side([at("MA19", 2), "MA15", "MA16"], ["MA09", "MA18"], hand=["MA01", "MA21", "MA04", "MA17"])
    match = position(mine, side(), "check-point")
    play(match, "assemble:MA21:active-1")
    team = place(match, 0, "active-1")
    assert (team["card"], team["power"], team["wounds"]) == ("MA21", 5, [])
    assert team["power_cards"] == ["MA01", "MA09", "MA19"]  # and two that nobody knows
    assert squad(match, 0) == ["MA21", "MA15", "MA16", None, "MA18"]
    assert {"deploy:MA04:reserve-1", "deploy:MA17:reserve-1"} <= set(keys(match))
    play(match, "deploy:MA04:reserve-1")
    assert squad(match, 0) == ["MA21", "MA15", "MA16", "MA04", "MA18"]
    assert hand(match, 0) == ["MA17"]


def test_E7_a_hulk_drawn_later_is_good_for_boost_only() -> None:
    deck = ["MA10", "MA09", *["MA15", "MA16"] * 5]
    mine = side([at("MA19", 2), "MA15", "MA16"], ["MA09", "MA18"], hand=["MA01", "MA21"], deck=deck)
    match = position(mine, side(["MB07"], ["MB14", "MB15"]), "check-point")
    play(match, "assemble:MA21:active-1", "pass")
    assert hand(match, 0) == ["MA10"]  # drawn for the empty place, which stays empty
    assert squad(match, 0) == ["MA21", "MA15", "MA16", None, "MA18"]
    pass_to(match, "replacement", turn=5)
    assert hand(match, 0).count("MA09") == 1
    assert not any(key.startswith("deploy:") for key in keys(match))
    assert squad(match, 0)[3] is None
    pass_to(match, "challenge", turn=5)
    play(match, next(key for key in keys(match) if key.startswith("challenge:MA21:")))
    pass_to(match, "boost")
    assert {"boost:MA21:MA09", "boost:MA21:MA10"} <= set(keys(match))
    pass_to(match, "check-point")
    assert not any(key.startswith(("deploy:MA09", "deploy:MA10", "wound:MA21:MA")) for key in keys(match))
    assert not any("MA09" in key or "MA10" in key for key in keys(match))


@pytest.mark.parametrize(("who", "attack"), [("MB17", 1050), ("MB01", 900)])
def test_E8_no_bonus_inside_a_team(who: str, attack: int) -> None:
    card = avenger("HM01", "night-weaver", ability="bonus_attack(100, each(protagonist, named(spider_man)))")
    match = home_made(card, side([who, at("HM01", 1)], ["MB14"]), side(["MA15"]), "abilities")
    play(match, "activate:HM01")
    assert place(match, 0, "active-2")["engaged"] == 1
    assert place(match, 0, "active-1")["attack"] == attack
    play(match, f"challenge:{who}:MA15")
    assert match.view(None)["challenges"][0]["attack"] == attack


SPLITS = [(3, 0, 0, 0, 0), (0, 0, 0, 0, 3), (1, 1, 1, 0, 0), (2, 1, 0, 0, 0), (0, 1, 0, 1, 1)]


@pytest.mark.parametrize("split", SPLITS)
def test_E9_power_up_split(split: tuple[int, ...]) -> None:
    people = ["MA01", "MA04", "MA07", "MA11", "MA13"]
    match = position(side(people[:3], people[3:], deck=["MA15", "MA16", "MA17", "MA18"]), side(), "power-up")
    for who, count in zip(people, split, strict=True):
        for _ in range(count):
            assert keys(match) == [f"power:{one}" for one in people]  # nobody may stop before the third
            play(match, f"power:{who}")
    assert verbs(match) != {"power"}
    assert deck_size(match, 0) == 1
    for seat in (0, 1, None):
        rows = match.view(seat)["seats"][0]
        assert tuple(row["power"] for row in rows["active"] + rows["reserve"]) == split
        assert [row["power_cards"] for row in rows["active"] + rows["reserve"]] == [[]] * 5


def test_E10_first_turn_of_the_starting_player() -> None:
    five = ["MA15", "MA11", "MA16", "MA13", "MA04"]
    mine = side(
        [at("MA04", 2, engaged=1), "MA01", "MA16"],
        ["MA11", "MA13"],
        missions=five,
        deck=["MA09", "MA07", "MA18", *["MA17"] * 7],
    )
    theirs = side(["MB01", "MB07", "MB13"], ["MB14", "MB15"], missions=["MB04", "MB06"])
    match = position(mine, theirs, "cool-down", turn=1)
    seen: list[str] = []
    assert hand(match, 0) == ["MA07", "MA09"]  # two were drawn
    assert discard(match, 0)[1:] == ["MA18"]  # after the engaged power point, Duty Call
    while match.view(None)["turn"] == 1:
        seen.append(phase(match))
        assert match.actor == 0
        assert not any(row["activated"] for row in seat_view(match, 0)["missions"])
        play(match, "pass" if "pass" in keys(match) else "power:MA04")
    assert list(dict.fromkeys(seen)) == ["replacement", "power-up", "abilities", "check-point"]
    assert missions(match, 0) == five
    assert place(match, 0, "active-1")["power"] == 4
    pass_to(match, "challenge", turn=2)  # the other player has a mission and challenges at once
    assert seat_view(match, 1)["missions"][0]["activated"]
    assert len(challenges(match)) == 9
