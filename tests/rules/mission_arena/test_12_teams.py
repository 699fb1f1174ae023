"""MA-12.4: Teams; larger ones are in test_12_larger_teams.py."""

from itertools import product

import pytest

from tests.kits.mission_arena import (
    at,
    discard,
    hand,
    hero,
    home_made,
    keys,
    made,
    missions,
    pass_to,
    place,
    play,
    points,
    position,
    side,
    squad,
    verbs,
)
from thwack.match import Match

ME, FOE = 0, 1
SPOTS = ("active", "reserve", "hand")
TRIO = ("MA01", "MA04", "MA07")  # the members of MA20
SPARE = ("MA15", "MA16", "MA17", "MA18", "MA09")  # fills the other places


def teams(match: Match) -> list[str]:
    """What may be assembled."""
    return [key for key in keys(match) if key.startswith("assemble")]


def spread(cards: tuple[str, ...], spots: tuple[str, ...]) -> Match:
    """A Check Point where each of these cards is in its spot and all other places are taken."""
    squads = {name: [card for card, spot in zip(cards, spots, strict=True) if spot == name] for name in SPOTS}
    spare = list(SPARE)
    for name, size in (("active", 3), ("reserve", 2)):
        while len(squads[name]) < size:
            squads[name].append(spare.pop(0))
    ours = side(squads["active"], squads["reserve"], hand=[*squads["hand"], "MA20"], deck=[])
    return position(ours, phase="check-point")


# Where the members are


@pytest.mark.parametrize("spots", [spots for spots in product(SPOTS, repeat=3) if spots.count("reserve") < 3])
def test_MA_12_4_members_from_squads_and_hand(spots: tuple[str, ...]) -> None:
    match = spread(TRIO, spots)
    vacated = [
        f"{name}-{number}" for name in ("active", "reserve") for number in range(1, spots.count(name) + 1)
    ]
    assert teams(match) == [f"assemble:MA20:{where}" for where in vacated]
    for where in vacated:
        chosen = match.fork()
        play(chosen, f"assemble:MA20:{where}")
        found = place(chosen, ME, where)
        assert (found["card"], found["wounds"], found["power"]) == ("MA20", [], 3)
        assert found["power_cards"] == sorted(TRIO)
        assert not set(hand(chosen, ME)) & {*TRIO, "MA20"}
        for other in vacated:
            if other != where:
                assert place(chosen, ME, other)["card"] is None


def test_MA_12_4_all_from_hand_take_an_empty_place() -> None:
    ours = side(["MA15", "MA16"], ["MA17", None], hand=["MA11", "MA13", "MA19"], deck=[])
    match = position(ours, phase="check-point")
    assert teams(match) == ["assemble:MA19:active-3", "assemble:MA19:reserve-2"]
    play(match, "assemble:MA19:reserve-2")
    assert place(match, ME, "reserve-2")["power_cards"] == ["MA11", "MA13"]
    assert place(match, ME, "reserve-2")["engaged"] == 0


def test_MA_12_4_all_from_hand_and_no_empty_place_is_refused() -> None:
    ours = side(["MA15", "MA16", "MA18"], ["MA17", "MA09"], hand=["MA11", "MA13", "MA19"])
    match = position(ours, phase="check-point")
    assert teams(match) == []


def test_MA_12_4_the_values_are_those_of_the_team_card() -> None:
    match = position(side([at("MA11", 1)], hand=["MA13", "MA19", "MA15"], deck=[]), phase="check-point")
    play(match, "assemble:MA19:active-1")
    found = place(match, ME, "active-1")
    assert (found["attack"], found["defence"], found["resistance"], found["power"]) == (1050, 900, 400, 3)


def test_MA_12_4_all_copies_in_squads_and_hand_become_power_points() -> None:
    ours = side(
        [at("MA11", 2, "MA12"), "MA15"],
        ["MA13"],
        hand=["MA11", "MA12", "MA14", "MA13", "MA19", "MA19", "MA16"],
        discard=["MA11"],
        missions=["MA13"],
        deck=["MA11"],
    )
    match = position(ours, phase="check-point")
    play(match, "assemble:MA19:active-1")
    found = place(match, ME, "active-1")
    assert found["power"] == 2 + 7
    assert found["power_cards"] == ["MA11", "MA11", "MA12", "MA12", "MA13", "MA13", "MA14"]
    assert hand(match, ME) == ["MA16", "MA19"]
    assert (discard(match, ME), missions(match, ME)) == (["MA11"], ["MA13"])  # these stay


def test_MA_12_4_copies_drawn_later_are_not_fielded() -> None:
    hand_ = ["MA11", "MA13", "MA13", "MA16", "MA18", "MA19"]
    match = position(side(["MA11"], ["MA15"], hand=hand_, deck=["MA11", "MA13"]), phase="check-point")
    play(match, "assemble:MA19:active-1", "deploy:MA16:active-2")
    assert verbs(match) == {"deploy"}
    assert all(key.startswith("deploy:MA18") for key in keys(match))  # the hand has no other
    play(match, "deploy:MA18:active-3", "pass")
    assert (squad(match, ME), hand(match, ME)) == (["MA19", "MA16", "MA18", "MA15", None], ["MA11"])


def test_MA_12_4_but_they_may_be_discarded_for_boost() -> None:
    match = position(side([at("MA19", 1)], ["MA15"], hand=["MA11", "MA13"]), side([at("MB01", 1)]))
    play(match, "challenge:MA19:MB01")
    assert keys(match) == ["boost:MA19:MA11", "boost:MA19:MA13", "pass"]


def test_MA_12_4_an_equal_team_card_is_a_wound_point() -> None:
    match = position(side([at("MA19", 1)], ["MA15"], hand=["MA19", "MA20"], deck=[]), phase="check-point")
    assert [key for key in keys(match) if key.startswith("wound")] == ["wound:MA19:MA19"]
    play(match, "wound:MA19:MA19")
    assert place(match, ME, "active-1")["wounds"] == ["MA19"]


def test_MA_12_4_once_a_check_point() -> None:
    hand_ = ["MA11", "MA13", "MA19", "MA01", "MA04", "MA07", "MA20"]
    match = position(side(["MA15"], hand=hand_, deck=[]), phase="check-point")
    assert len(teams(match)) == 4  # two Teams, Active or Reserve
    play(match, "assemble:MA19:active-2")
    assert teams(match) == []


def test_MA_12_4_two_teams_without_a_common_member_stand_side_by_side() -> None:
    match = position(side(["MA19", *TRIO[:2]], ["MA07"], hand=["MA20"], deck=[]), phase="check-point")
    assert len(teams(match)) == 3
    play(match, "assemble:MA20:active-3")
    assert squad(match, ME) == ["MA19", None, "MA20", None, None]


def test_MA_12_4_both_players_know_the_members_below() -> None:
    ours = side([at("MA11", 1)], hand=["MA13", "MA19", "MA15"], deck=[])
    match = position(ours, phase="check-point")
    play(match, "assemble:MA19:active-1")
    for who in (ME, FOE, None):
        assert match.view(who)["seats"][ME]["active"][0]["power_cards"] == ["MA11", "MA13"]


# Refused


@pytest.mark.parametrize("missing", TRIO)
def test_MA_12_4_every_member_must_be_there(missing: str) -> None:
    rest = [card for card in TRIO if card != missing]
    ours = side([rest[0]], hand=[rest[1], "MA20"], deck=[missing], discard=[missing], missions=[missing])
    assert teams(position(ours, phase="check-point")) == []
    power = side([at(rest[0], [missing])], hand=[rest[1], "MA20"], deck=[])
    assert teams(position(power, phase="check-point")) == []


def test_MA_12_4_the_team_card_must_be_in_hand() -> None:
    ours = side(list(TRIO), hand=["MA15"], discard=["MA20"], missions=["MA20"], deck=[])
    assert teams(position(ours, phase="check-point")) == []


def test_MA_12_4_members_of_the_opponent_do_not_count() -> None:
    ours = side(["MA01", "MA04"], hand=["MA20"], deck=[])
    assert teams(position(ours, side(["MA07"], hand=["MA07"]), phase="check-point")) == []
    match = position(side(["MA07"], ["MA15"], hand=["MA07"]), ours, phase="check-point", active=FOE)
    assert teams(match) == []


def test_MA_12_4_not_beside_a_team_of_the_same_name() -> None:
    cards = made(hero("Duo", members=["thor", "hulk"]), hero("Duo2", "duo", members=["thor", "hulk"]))
    ours = side(["Duo", None], hand=["MA07", "MA09", "Duo2"], deck=[])
    match = home_made(cards, ours, side(), phase="check-point")
    assert keys(match) == ["wound:Duo:Duo2", "pass"]


# Where it goes


def test_MA_R56_power_points_of_other_places_stay() -> None:
    ours = side([at("MA11", 2), at("MA15", 1)], [at("MA13", 3)], hand=["MA19", "MA16"], deck=[])
    for where, other, power, left in (
        ("active-1", "reserve-1", 4, 3),
        ("reserve-1", "active-1", 5, 2),
    ):
        match = position(ours, phase="check-point")
        play(match, f"assemble:MA19:{where}")
        assert (place(match, ME, where)["card"], place(match, ME, where)["power"]) == ("MA19", power)
        found = place(match, ME, other)
        assert (found["card"], found["power"], found["power_cards"]) == (None, left, [])


def test_MA_R56_no_other_place_than_those_the_members_left() -> None:
    ours = side(["MA11", None, "MA15"], [None, "MA16"], hand=["MA13", "MA19"], deck=[])
    assert teams(position(ours, phase="check-point")) == ["assemble:MA19:active-1"]


def test_MA_R56_empty_places_with_power_points_are_choices_of_their_own() -> None:
    ours = side([at(None, 1), None, None], [None, at(None, 2)], hand=["MA11", "MA13", "MA19"], deck=[])
    match = position(ours, phase="check-point")
    assert teams(match) == [
        f"assemble:MA19:{where}" for where in ("active-1", "active-2", "reserve-1", "reserve-2")
    ]
    play(match, "assemble:MA19:reserve-2")
    assert place(match, ME, "reserve-2")["power"] == 4


def test_MA_R57_stacks_of_members_become_power_points_as_a_whole() -> None:
    ours = side([at("MA01", 1, "MA02", "MA03")], [at("MA07", 2, "MA07")], hand=["MA04", "MA20"], deck=[])
    match = position(ours, phase="check-point")
    play(match, "assemble:MA20:active-1")
    found = place(match, ME, "active-1")
    assert (found["wounds"], found["power"]) == ([], 1 + 3 + 2 + 1)
    assert found["power_cards"] == ["MA01", "MA02", "MA03", "MA04", "MA07", "MA07"]


# Beside another Team, and afterwards


def test_MA_R59_a_second_team_with_a_common_member_is_refused() -> None:
    cards = made(hero("Duo", members=["thor", "hulk"]))
    ours = side([at("Duo", 1)], hand=[*TRIO, "MA20"], deck=[])
    match = home_made(cards, ours, side(), phase="check-point")
    assert teams(match) == []
    apart = side([at("Duo", 1)], hand=["MA11", "MA13", "MA19"], deck=[])
    assert teams(home_made(cards, apart, side(), phase="check-point")) != []


def test_MA_R59_not_even_if_it_takes_in_two_smaller_ones() -> None:
    cards = made(
        hero("Left", members=["ann", "bea"]),
        hero("Right", members=["cid", "dan"]),
        hero("All", members=["ann", "bea", "cid", "dan"]),
        *(hero(name) for name in ("Ann", "Bea", "Cid", "Dan")),
    )
    everybody = ["Ann", "Bea", "Cid", "Dan", "All"]
    ours = side(["Left", "Right"], hand=everybody, deck=[])
    assert teams(home_made(cards, ours, side(), phase="check-point")) == []
    one = side(["Left"], hand=everybody, deck=[])
    assert teams(home_made(cards, one, side(), phase="check-point")) == ["assemble:All:active-1"]


def test_MA_R60_when_a_team_is_defeated_its_members_may_be_fielded_again() -> None:
    ours = side([at("MA19", 1), "MA15"], ["MA16"], hand=["MA11", "MA13"], deck=["MA17", "MA18"] * 6)
    cards = made(hero("Rex", attack=3000))
    match = home_made(cards, ours, side(["Rex", "MB06", "MB09"], ["MB14", "MB15"]), active=FOE, turn=4)
    play(match, "challenge:Rex:MA19", "pass", "pass")
    assert (squad(match, ME)[0], points(match, FOE)) == (None, 1)
    pass_to(match, "replacement", 5)
    assert {"deploy:MA11:active-3", "deploy:MA13:active-3"} <= set(keys(match))


def test_MA_R60_not_while_a_wound_point_is_left() -> None:
    ours = side([at("MA19", 1, "MA19"), "MA15"], ["MA16"], hand=["MA11", "MA13"], deck=["MA17"] * 12)
    cards = made(hero("Rex", attack=3000))
    match = home_made(cards, ours, side(["Rex", "MB06", "MB09"], ["MB14", "MB15"]), active=FOE, turn=4)
    play(match, "challenge:Rex:MA19", "pass", "pass")
    assert (squad(match, ME)[0], points(match, FOE)) == ("MA19", 1)
    pass_to(match, "replacement", 5)
    assert not any(key.startswith(("deploy:MA11", "deploy:MA13")) for key in keys(match))


def test_MA_12_7_bonuses_for_a_member_do_not_reach_the_team() -> None:
    cards = made(
        hero("Fan", ability="bonus_attack(100, each(protagonist, named(spider_man)))"),
        hero("Watch", ability="bonus_attack(100, each(protagonist, affiliation(web_watch)))"),
    )
    for card, spider, team in (("Fan", 900, 1050), ("Watch", 900, 1150)):
        alone = home_made(cards, side([at(card, 1), "MB01"], ["MA11"]), side(["MB14"]), phase="abilities")
        play(alone, f"activate:{card}")
        assert place(alone, ME, "active-2")["attack"] == spider
        joined = home_made(cards, side([at(card, 1), "MB17"], ["MA11"]), side(["MB14"]), phase="abilities")
        play(joined, f"activate:{card}")
        assert place(joined, ME, "active-2")["attack"] == team
