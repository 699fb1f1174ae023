"""The worked situations we check the rules with, step by step: E1 to E10 after the examples that the guide
itself gives, S1 to S16 further ones. P1 is seat 0, whose turn it is unless a situation says otherwise."""

from collections.abc import Mapping
from typing import Any

import pytest

import thwack
from tests.kits.made_arena import game_with, made
from tests.kits.mission_arena import (
    at,
    discard,
    hand,
    home_made,
    keys,
    missions,
    pass_to,
    phase,
    place,
    play,
    points,
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
ALL_PLACES = ("active-1", "active-2", "active-3", "reserve-1", "reserve-2")


def outcome(match: Match, number: int = 0) -> str | None:
    """How a challenge of this turn ended."""
    found: str | None = match.view(None)["challenges"][number]["outcome"]
    return found


def deck_size(match: Match, number: int) -> int:
    """How many cards are in a deck."""
    return int(seat_view(match, number)["deck_size"])


def challenges(match: Match) -> list[str]:
    """The challenges that may be declared."""
    return [key for key in keys(match) if key.startswith("challenge:")]


# 1. Examples of the guide


RARITIES = "".join(
    made(card, "captain-america", rarity=rarity)
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
    mine = side([at("MA01", 2), "MA04"], ["MA11"], hand=["MA15"])
    match = position(mine, side([at("MB07", 2), "MB09"]), "abilities")
    play(match, "activate:MA01")
    assert place(match, 0, "active-1")["engaged"] == 2
    play(match, "challenge:MA01:MB07", "choose:MA04")
    assert phase(match) == "boost"  # Iron Man is not asked for a challenge of his own
    assert sums(match) == (1750, 750, 450)
    assert match.view(None)["challenges"][0]["partner"] == "MA04"
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
    card = made("HM01", "night-weaver", ability="bonus_attack(100, each(protagonist, named(spider_man)))")
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


# 2. Further situations


@pytest.mark.parametrize("power", [1, 0])
@pytest.mark.parametrize(
    ("attack", "band"), [(840, "ineffective"), (850, "exhausted"), (1199, "exhausted"), (1200, "defeated")]
)
def test_S1_the_three_bands(attack: int, band: str, power: int) -> None:
    mine = side(["HM01"], ["MA11"], missions=["MA16", "MA13"])
    theirs = side([at("MB01", power), "MB15"])
    match = home_made(made("HM01", "hulk", attack=attack), mine, theirs)
    if band == "exhausted" and power == 0:
        band = "defeated"
    play(match, "challenge:HM01:MB01")
    assert phase(match) == "check-point"
    assert (outcome(match), sums(match)) == (band, (attack, 850, 350))
    target = place(match, 1, "active-1")
    assert target["card"] == (None if band == "defeated" else "MB01")
    assert target["power"] == (power if band == "ineffective" else 0)
    assert len(discard(match, 1)) == {"ineffective": 0, "exhausted": 1, "defeated": 1 + power}[band]
    assert points(match, 0) == (1 + 4 if band == "defeated" else 0)
    assert hand(match, 0) == (["MA16"] if band == "defeated" else [])
    assert missions(match, 0) == (["MA13"] if band == "defeated" else ["MA16", "MA13"])


def boosted_iron_man() -> Match:
    """Iron Man, boosted by two cards, has challenged Night Weaver; P2 may answer."""
    mine = side([at("MA04", 2, engaged=1)], ["MA11"], hand=["MA04", "MA05", "MA15", "MA16", "MA17"])
    match = position(mine, side([at("MB06", 1)], hand=["MB06", "MB14", "MB15"]))
    play(match, "challenge:MA04:MB06")
    assert (match.actor, phase(match)) == (0, "boost")
    play(match, "boost:MA04:MA15", "boost:MA04:MA16")
    assert (match.actor, phase(match), sums(match)) == (1, "boost", (1100, 750, 300))  # no third card
    return match


def test_S2_boost_unanswered() -> None:
    match = boosted_iron_man()
    play(match, "pass", "pass", "pass")
    assert (outcome(match), sums(match)) == ("defeated", (1100, 750, 300))
    assert hand(match, 0) == ["MA04", "MA05", "MA17"]


def test_S2_boost_answered_by_boost() -> None:
    match = boosted_iron_man()
    play(match, "boost:MB06:MB14")
    assert (match.actor, phase(match), sums(match)) == (0, "super-hit", (1100, 800, 300))  # no second one
    play(match, "pass", "pass")
    assert (outcome(match), sums(match)) == ("defeated", (1100, 800, 300))  # equal is enough


def test_S2_boost_answered_by_super_hit() -> None:
    match = boosted_iron_man()
    play(match, "pass")
    assert keys(match) == ["super-hit:MA04:MA04", "super-hit:MA04:MA05", "pass"]
    play(match, "pass")
    assert (match.actor, keys(match)) == (1, ["super-hit:MB06:MB06", "pass"])
    play(match, "super-hit:MB06:MB06")
    assert phase(match) == "check-point"  # P1 is not asked again
    assert (outcome(match), sums(match)) == ("exhausted", (1100, 950, 300))
    assert place(match, 1, "active-1")["power"] == 0


def test_S2_super_hit_against_super_hit() -> None:
    match = boosted_iron_man()
    play(match, "pass", "super-hit:MA04:MA04")
    assert (match.actor, sums(match)) == (1, (1300, 750, 300))  # no second Super Hit with MA05
    play(match, "super-hit:MB06:MB06")
    assert (outcome(match), sums(match)) == ("defeated", (1300, 950, 300))
    assert phase(match) == "check-point"
    assert points(match, 0) == 1


@pytest.mark.parametrize(("challenger", "power", "fate"), [("MA09", 2, False), ("MA04", 4, True)])
def test_S3_wounds(challenger: str, power: int, fate: bool) -> None:
    cards = ["MA15", "MA16", "MA17", "MA18"][:power]
    mine = side([at(challenger, power)], ["MA11"], hand=cards, missions=["MA16"])
    match = position(mine, side([at("MB08", 2, "MB07", "MB07")], ["MB14"]))
    play(match, f"challenge:{challenger}:MB08", *(f"boost:{challenger}:{card}" for card in cards))
    assert (outcome(match), sums(match)) == ("defeated", (1300, 800, 500))
    if fate:
        assert match.result is not None
        assert (match.result.winners, match.result.reason) == ((0,), "battle of fate")
        return
    thanos = place(match, 1, "active-1")
    assert (thanos["card"], thanos["wounds"], thanos["power"]) == ("MB07", ["MB07"], 2)
    assert discard(match, 1) == ["MB08"]
    assert match.result is None
    assert (points(match, 0), missions(match, 0), hand(match, 0)) == (1 + 4, [], ["MA16"])


@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (2, 0), (1, 0)])
def test_S4_double_hit(wounds: int, left: int) -> None:
    theirs = side([at("MB09", 1, *["MB09"] * (wounds - 1)), "MB15"])
    match = position(side([at("MA09", 2)], ["MA11"]), theirs, "abilities")
    play(match, "activate:MA09", "challenge:MA09:MB09")
    assert (outcome(match), sums(match)) == ("defeated", (1100, 700, 350))
    found = place(match, 1, "active-1")
    assert (found["card"], found["wounds"]) == ("MB09" if left else None, [])
    assert found["power"] == (1 if left else 0)
    assert discard(match, 1).count("MB09") >= min(wounds, 2)
    assert len(discard(match, 1)) == (2 if left else wounds + 1)
    assert points(match, 0) == 1


def test_S5_trap_attack() -> None:
    mine = side([at("MA11", 2)], ["MA13"], missions=["MA16", "MA15"])
    match = position(mine, side(["MB07"], ["MB14"]), "abilities")
    play(match, "activate:MA11")
    assert challenges(match) == ["challenge:MA11:MB07", "challenge:MA11:MB14"]
    play(match, "challenge:MA11:MB14")
    assert (outcome(match), sums(match)) == ("defeated", (700, 650, 250))
    assert place(match, 1, "reserve-1")["card"] is None
    assert points(match, 0) == 1
    assert (hand(match, 0), missions(match, 0)) == ([], ["MA16", "MA15"])
    pass_to(match, "power-up", turn=4)
    assert missions(match, 0) == ["MA15"]
    assert "MA16" in discard(match, 0)
    assert points(match, 0) == 1


@pytest.mark.parametrize(("target", "fate"), [("MB11", True), ("MB14", False)])
def test_S5_thor_traps_loki(target: str, fate: bool) -> None:
    thor = made("HM01", "thor", attack=1000, ability="trap_attack", nemesis="loki")
    match = home_made(thor, side([at("HM01", 2)], ["MA13"]), side(["MB07"], [target]), "abilities")
    play(match, "activate:HM01", f"challenge:HM01:{target}")
    assert outcome(match) == "defeated"
    assert (match.result is not None) is fate
    if match.result is not None:
        assert (match.result.winners, match.result.reason) == ((0,), "battle of fate")


def test_S6_counter_attack() -> None:
    mine = side(["MA13", "MA15", "MA18"], ["MA11", "MA01"], missions=["MA16", "MA15"])
    match = position(mine, side([at("MB01", 1)]), "abilities")
    assert (match.actor, keys(match)) == (1, ["activate:MB01", "pass"])
    play(match, "activate:MB01", "challenge:MA13:MB01")
    assert (outcome(match), sums(match)) == ("ineffective", (750, 850, 350))
    assert squad(match, 0) == [None, "MA15", "MA18", "MA11", "MA01"]
    assert (points(match, 0), points(match, 1)) == (0, 1)
    assert place(match, 1, "active-1")["power"] == 1
    play(match, "pass")  # the Check Point
    pass_to(match, "power-up", turn=4)
    assert (points(match, 0), missions(match, 0)) == (0, ["MA15"])
    assert discard(match, 0) == ["MA13", "MA16"]


def test_S6_both_are_exhausted() -> None:
    mine = side([at("MA07", 1), "MA15", "MA18"], ["MA11", "MA01"], missions=["MA16"])
    match = position(mine, side([at("MB01", 1)]), "abilities")
    play(match, "activate:MB01", "challenge:MA07:MB01")
    assert (outcome(match), sums(match)) == ("exhausted", (1000, 850, 350))
    spider, thor = place(match, 1, "active-1"), place(match, 0, "active-1")
    assert (spider["card"], spider["power"], spider["engaged"]) == ("MB01", 0, 0)
    assert spider["marks"] == ["counter_attack"]
    assert (thor["card"], thor["power"]) == ("MA07", 0)
    assert (points(match, 0), points(match, 1)) == (0, 0)
    assert missions(match, 0) == ["MA16"]


def test_S7_brute_force_against_a_team() -> None:
    match = position(side([at("MA07", 3)], ["MA11"]), side([at("MB19", 1), "MB15"]), "abilities")
    plain = match.fork()
    play(match, "activate:MA07", "pass", "challenge:MA07:MB19")
    assert (outcome(match), place(match, 1, "active-1")["card"]) == ("defeated", None)
    play(plain, "pass", "pass", "challenge:MA07:MB19")
    assert outcome(plain) == "ineffective"


def test_S7_brute_force_against_bonus_defence() -> None:
    card = made(
        "HM01", "star-trader", ability="bonus_defence(100, each(protagonist, affiliation(web_watch)))"
    )
    theirs = side([at("MB19", 1), "MB15"], [at("HM01", 1)])
    match = home_made(card, side([at("MA07", 3)], ["MA11"]), theirs, "abilities")
    play(match, "activate:MA07", "activate:HM01", "pass")
    assert place(match, 1, "active-1")["defence"] == 1250
    play(match, "challenge:MA07:MB19")
    assert (outcome(match), place(match, 1, "active-1")["card"]) == ("defeated", None)


@pytest.mark.parametrize(("power", "band"), [(2, "exhausted"), (0, "defeated")])
def test_S7_brute_force_below_resistance(power: int, band: str) -> None:
    thor = made("HM01", "thor", attack=500, ability="brute_force")
    match = home_made(thor, side([at("HM01", 3)], ["MA11"]), side([at("MB20", power)]), "abilities")
    play(match, "activate:HM01", "challenge:HM01:MB20")
    assert outcome(match) == band
    assert place(match, 1, "active-1")["power"] == (1 if power else 0)
    assert place(match, 1, "active-1")["card"] == ("MB20" if power else None)


@pytest.mark.parametrize(("taken", "left"), [("MB07", "MB09"), ("MB09", "MB07")])
def test_S8_attack_mission(taken: str, left: str) -> None:
    mine = side([at("MA08", 3)], ["MA11"], missions=["MA16"])
    theirs = side(["MB04"], missions=["MB15", "MB06", "MB01"], discard=["MB07", "MB09"])
    match = position(mine, theirs, "abilities")
    play(match, "activate:MA08")
    assert "challenge:MA08:MB15:mission" in keys(match)
    play(match, "challenge:MA08:MB15:mission")
    assert (match.actor, sorted(keys(match))) == (0, ["choose:MB07", "choose:MB09"])
    assert (outcome(match), sums(match)) == ("defeated", (1050, 700, 300))
    play(match, f"choose:{taken}")
    assert missions(match, 1) == [taken, "MB06", "MB01"]
    assert discard(match, 1) == [left, "MB15"]
    assert points(match, 0) == 0
    assert (missions(match, 0), hand(match, 0)) == (["MA16"], [])
    pass_to(match, "power-up", turn=4)
    assert (points(match, 0), missions(match, 0)) == (0, [])


# Draws two, and then Duty Call reveals the third
DUTY = ["MA15", "MA16", "MA06", *["MA18"] * 9]


def test_S9_duty_call() -> None:
    mine = side([at("MA05", 1), at("MA01", 2), "MA18"], ["MA11", "MA13"], deck=DUTY)
    match = position(mine, side(["MB07", "MB15"]), "cool-down")
    assert match.view(None)["duty"] == {"card": "MA06", "name": "iron-man"}
    assert discard(match, 0) == ["MA06"]
    assert [place(match, 0, f"active-{n}")["barred"] for n in (1, 2, 3)] == [True, False, False]
    play(match, "pass", "power:MA05", "power:MA05", "power:MA18")
    assert place(match, 0, "active-1")["power"] == 3
    assert (phase(match), keys(match)) == ("abilities", ["activate:MA01", "pass"])
    play(match, "activate:MA01")
    assert not any(key.startswith("challenge:MA05") for key in keys(match))
    play(match, "challenge:MA01:MB07")
    assert challenges(match) == ["challenge:MA18:MB15"]  # nobody was there to be a partner


def test_S9_and_the_turn_after() -> None:
    iron_man = made("HM01", "iron-man", defence=1000, ability="counter_attack")
    mine = side([at("HM01", 1), "MA01", "MA18"], ["MA11", "MA13"], deck=DUTY)
    match = home_made(iron_man, mine, side(["MB04"], ["MB14", "MB15"]), "cool-down")
    assert place(match, 0, "active-1")["barred"]
    play(match, "pass", "power:HM01", "power:HM01", "power:HM01")
    pass_to(match, "abilities", turn=4)
    assert (match.actor, keys(match)) == (0, ["activate:HM01", "pass"])
    assert not place(match, 0, "active-1")["barred"]
    play(match, "activate:HM01")
    assert match.actor == 1
    play(match, "challenge:MB04:HM01")
    pass_to(match, "boost")
    assert match.actor == 0
    play(match, "boost:HM01:MA15")
    assert match.view(None)["challenges"][0]["defence_parts"] == [
        {"of": "printed", "n": 1000},
        {"of": "boost", "n": 50},
    ]


@pytest.mark.parametrize(("revealed", "barred"), [("MA04", False), ("MA20", True)])
def test_S9_teams(revealed: str, barred: bool) -> None:
    mine = side([at("MA20", 2), "MA18"], ["MA11", "MA13"], deck=["MA15", "MA16", revealed, *["MA18"] * 9])
    match = position(mine, side(["MB07", "MB15"]), "cool-down")
    assert match.view(None)["duty"]["card"] == revealed
    assert place(match, 0, "active-1")["barred"] is barred
    pass_to(match, "power-up")
    play(match, "power:MA20", "power:MA20", "power:MA20")
    assert ("activate:MA20" in keys(match)) is not barred
    pass_to(match, "challenge")
    assert any(key.startswith("challenge:MA20:") for key in keys(match)) is not barred


def test_S10_no_card_to_draw() -> None:
    match = position(side(["MA01"], ["MA11"], deck=[]), side(["MB07"], points=0), "cool-down")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((1,), "total destruction")


def test_S10_one_card() -> None:
    mine = side(["MA01", "MA18", "MA15"], ["MA11", "MA13"], deck=["MA16"])
    match = position(mine, side(["MB07"]), "cool-down")
    assert (match.result, hand(match, 0), deck_size(match, 0)) == (None, ["MA16"], 0)
    assert (match.view(None)["duty"], discard(match, 0)) == (None, [])
    play(match, "pass")  # nobody moves
    assert phase(match) == "challenge"
    assert sum(place(match, 0, name)["power"] for name in ALL_PLACES) == 0


def test_S10_four_cards() -> None:
    mine = side(["MA01", "MA18", "MA15"], ["MA11", "MA13"], deck=["MA16", "MA04", "MA07", "MA09"])
    match = position(mine, side(["MB07"]), "cool-down")
    assert hand(match, 0) == ["MA04", "MA16"]
    assert match.view(None)["duty"] == {"card": "MA07", "name": "thor"}
    play(match, "pass", "power:MA01")
    assert phase(match) == "challenge"
    assert (place(match, 0, "active-1")["power"], deck_size(match, 0)) == (1, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_S11_eleven_turns(first: int) -> None:
    match = thwack.new("mission_arena", seed=4, first=first)
    turns: dict[int, int] = {}
    while match.actor is not None:
        view = match.view(None)
        turns.setdefault(view["turn"], view["active"])
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    turns.pop(0)  # the squads
    assert turns == {number: (number + 1 + first) % 2 for number in range(1, 12)}
    assert [missions(match, seat) for seat in (0, 1)] == [[], []]
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((), "mission complete")  # nobody challenged


@pytest.mark.parametrize(("scored", "winners"), [((3, 2), (0,)), ((2, 3), (1,)), ((2, 2), ())])
def test_S11_end_and_tie(scored: tuple[int, int], winners: tuple[int, ...]) -> None:
    mine = side(["MA01"], ["MA11"], points=scored[0])
    theirs = side(["MB07"], ["MB14"], points=scored[1])
    match = position(mine, theirs, "check-point", turn=11)
    assert match.result is None
    play(match, "pass")
    pass_to_end(match)
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (winners, "mission complete")
    assert match.result.scores == dict(enumerate(scored))


def pass_to_end(match: Match) -> None:
    """The squads may still have to be refilled."""
    while match.actor is not None:
        play(match, keys(match)[0])


def test_S12_weak_points_variant_b() -> None:
    mine = side(["MA16", "MA09"], ["MA11"])
    match = position(mine, side([at("MB07", 1), at("MB04", 1)]), weak_points="B")
    play(match, "challenge:MA16:MB07", "challenge:MA09:MB04")
    assert [sums(match, 0), sums(match, 1)] == [(1150, 750, 450), (1100, 750, 300)]
    play(match, "order:MA16:MB07")
    assert [outcome(match, 0), outcome(match, 1)] == ["exhausted", "defeated"]
    assert place(match, 1, "active-1")["power"] == 0


def test_S12_weak_points_variant_a() -> None:
    match = position(side(["MA16"], ["MA11"]), side([at("MB07", 1)]), weak_points="A")
    play(match, "challenge:MA16:MB07")
    assert (outcome(match), sums(match)) == ("ineffective", (650, 750, 450))


@pytest.mark.parametrize(("variant", "left"), [("A", None), ("off", "MB07")])
def test_S12_variant_a_hits_twice(variant: str, left: str | None) -> None:
    mine = side([at("MA16", 6)], ["MA11"], hand=["MA15"] * 6)
    match = position(mine, side([at("MB07", 1, "MB07")]), weak_points=variant)
    play(match, "challenge:MA16:MB07", *["boost:MA16:MA15"] * 6)
    assert (outcome(match), sums(match)) == ("defeated", (1250, 750, 450))
    assert place(match, 1, "active-1")["card"] == left
    assert discard(match, 1).count("MB07") >= (1 if left else 2)
    assert points(match, 0) == 1


def test_S13_good_and_evil() -> None:
    cards = made("HM01", "gear-tyrant", alignment="evil") + made("HM02", "relic-hunter", alignment="neutral")
    both = side([at("MA01", 2), "HM01", "HM02"])
    match = home_made(cards, both, side(["MB07", "MB09"]), "abilities")
    play(match, "activate:MA01", "challenge:MA01:MB07")
    assert keys(match) == ["choose:HM02", "pass"]
    play(match, "choose:HM02")
    assert match.view(None)["challenges"][0]["partner"] == "HM02"
    assert challenges(match) == ["challenge:HM01:MB09"]
    alone = home_made(cards, side([at("MA01", 2), "HM01"]), side(["MB07", "MB09"]), "abilities")
    play(alone, "activate:MA01", "challenge:MA01:MB07")
    assert "choose" not in verbs(alone)
    assert alone.view(None)["challenges"][0]["partner"] is None


def test_S14_switch_and_zones() -> None:
    theirs = side(["MB16", at("MB09", 2, engaged=1)], [at("MB04", 1)])
    match = position(side(["MA07"], ["MA11"]), theirs, "abilities")
    play(match, "activate:MB04", "challenge:MA07:MB09")
    assert (match.actor, keys(match)) == (1, ["swap:MB04:MB09", "pass"])
    play(match, "swap:MB04:MB09")
    scout, nebula = place(match, 1, "active-2"), place(match, 1, "reserve-1")
    assert (scout["card"], scout["power"], scout["engaged"]) == ("MB04", 2, 1)
    assert (nebula["card"], nebula["power"], nebula["engaged"]) == ("MB09", 1, 1)
    assert (outcome(match), sums(match)) == ("exhausted", (1000, 750, 300))
    assert (match.actor, keys(match)) == (1, ["choose:unknown", "choose:unknown:engaged"])
    play(match, "choose:unknown:engaged")
    scout = place(match, 1, "active-2")
    assert (scout["card"], scout["power"], scout["engaged"]) == ("MB04", 1, 0)
    assert place(match, 1, "reserve-1")["power"] == 1


def test_S14_engaged_until_cool_down() -> None:
    theirs = side(["MB16", at("MB09", 2, engaged=1)], [at("MB04", 1), "MB14"])
    match = position(side(["MA07"], ["MA11"]), theirs, "abilities")
    play(match, "activate:MB04", "challenge:MA07:MB09", "swap:MB04:MB09", "choose:unknown")
    scout = place(match, 1, "active-2")
    assert (scout["power"], scout["engaged"]) == (1, 1)
    pass_to(match, "power-up", turn=4)
    assert place(match, 1, "active-2")["power"] == 0
    assert place(match, 1, "reserve-1")["power"] == 0


def test_S14_the_other_one_is_usable() -> None:
    theirs = side(["MB16", at("MB09", 2, engaged=1)], [at("MB04", 1), "MB14"])
    match = position(side(["MA07"], ["MA11"]), theirs, "abilities")
    play(match, "activate:MB04", "challenge:MA07:MB09", "swap:MB04:MB09", "choose:unknown:engaged")
    pass_to(match, "abilities", turn=5)
    play(match, "pass")  # P1 uses nothing
    assert (match.actor, keys(match)) == (1, ["activate:MB04", "pass"])
    play(match, "activate:MB04")
    scout = place(match, 1, "active-2")
    assert (scout["card"], scout["power"], scout["engaged"]) == ("MB04", 1, 1)


@pytest.mark.parametrize(("wounds", "gained"), [(1, 2), (2, 3), (3, 3), (5, 3)])
def test_S15_power_bank(wounds: int, gained: int) -> None:
    mine = side([at("MA05", 1, *["MA04"] * (wounds - 1)), "MA01"], ["MA11"], hand=["MA15"])
    match = position(mine, side(["MB07", "MB15"]), "abilities")
    assert keys(match) == ["activate:MA05", "pass"]  # Captain America cannot pay
    play(match, "activate:MA05")
    assert seat_view(match, 0)["bank"] == gained
    assert place(match, 0, "active-1")["engaged"] == 1
    assert keys(match) == ["activate:MA01", "pass"]
    play(match, "activate:MA01")
    assert place(match, 0, "active-2")["marks"] == ["group_attack"]
    assert (phase(match), seat_view(match, 0)["bank"]) == ("challenge", 0)  # one that was left is gone
    assert place(match, 0, "active-2")["power"] == 0


def test_S15_unused_points_vanish_and_are_no_cards() -> None:
    mine = side([at("MA05", 1), "MA01"], ["MA11"], hand=["MA15"])
    match = position(mine, side(["MB07", "MB15"]), "abilities")
    play(match, "activate:MA05", "pass")
    assert (phase(match), seat_view(match, 0)["bank"]) == ("challenge", 0)
    play(match, "challenge:MA01:MB07", "challenge:MA05:MB15")
    assert (phase(match), keys(match)) == ("boost", ["boost:MA05:MA15", "pass"])  # not Captain America


def test_S15_nor_do_they_save_from_exhaustion() -> None:
    mine = side([at("MA05", 1), "MA02"], ["MA11"])
    match = position(mine, side(["MB07"], ["MB14"]), "abilities", active=1)
    play(match, "activate:MA05", "pass", "challenge:MB07:MA02")
    assert sums(match) == (1050, 850, 350)  # the band of exhaustion
    assert (outcome(match), place(match, 0, "active-2")["card"]) == ("defeated", None)


def test_S16_new_mission() -> None:
    mine = side([at("MA15", 2)], ["MA11"], hand=["MA13", "MA21"], missions=["MA16", "MA01", "MA07"])
    match = position(mine, side(["MB07"]), "abilities")
    assert seat_view(match, 0)["missions"][0] == {"card": "MA16", "activated": True}
    play(match, "activate:MA15")
    assert [key for key in keys(match) if key != "pass"] == [
        "choose:mission-2:MA13",
        "choose:mission-2:MA21",
        "choose:mission-3:MA13",
        "choose:mission-3:MA21",
    ]
    for key, column in (
        ("choose:mission-2:MA21", ["MA16", "MA21", "MA07"]),
        ("choose:mission-3:MA13", ["MA16", "MA01", "MA13"]),
    ):
        other = match.fork()
        play(other, key)
        assert phase(other) == "challenge"  # only one
        assert missions(other, 0) == column
