"""MA-10: Resolution, without weak points and Counter Attack (test_10_weak_points.py, test_10_counter.py)."""

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
    phase,
    place,
    play,
    points,
    position,
    side,
    squad,
    sums,
)
from thwack.match import Match

ME, FOE = 0, 1
BORDERS = (0, 849, 850, 851, 1199, 1200, 1201, 5000)  # of Defence 850 and Resistance 350


def strike(
    attack: int, power: int = 0, *wounds: str, engaged: int = 0, defence: int = 850, resistance: int = 350
) -> Match:
    """Rex challenges Wall; in Wall's stack lie Wall, Wall2 and so on."""
    versions = [hero(f"Wall{n}", "wall", defence=850 + n, resistance=350) for n in range(2, 6)]
    cards = made(hero("Rex", attack=attack), hero("Wall", defence=defence, resistance=resistance), *versions)
    ours = side(["Rex"], ["MA11"], missions=["MA15", "MA16"])
    theirs = side([at("Wall", power, *wounds, engaged=engaged), "MB09"], ["MB14"])
    match = home_made(cards, ours, theirs)
    play(match, "challenge:Rex:Wall")
    return match


def outcome(match: Match, number: int = 0) -> str:
    """How a challenge ended."""
    return str(match.view(None)["challenges"][number]["outcome"])


# The order


def three() -> Match:
    """Three challenges."""
    match = position(side(["MA01", "MA09", "MA04"], ["MA11"]), side(["MB09", "MB14", "MB11"], ["MB15"]))
    play(match, "challenge:MA01:MB09", "challenge:MA09:MB14", "challenge:MA04:MB11")
    return match


def test_MA_10_1_the_turn_player_chooses_the_order() -> None:
    match = three()
    assert (phase(match), match.actor) == ("resolution", ME)
    assert keys(match) == ["order:MA01:MB09", "order:MA09:MB14", "order:MA04:MB11"]
    play(match, "order:MA09:MB14")
    assert [row["resolved"] for row in match.view(None)["challenges"]] == [False, True, False]
    assert (squad(match, FOE)[:3], points(match, ME)) == (["MB09", None, "MB11"], 1)
    assert keys(match) == ["order:MA01:MB09", "order:MA04:MB11"]
    play(match, "order:MA04:MB11")  # the last one comes by itself
    assert (phase(match), points(match, ME)) == ("check-point", 3)
    assert squad(match, FOE) == [None, None, None, "MB15", None]


def test_MA_10_1_the_order_may_decide_who_wins() -> None:
    ours = side(["MA05", "MA13"], ["MA11"], missions=["MA15"])
    theirs = side([at("MB07", 0), at("MB01", 1)], ["MB14"])  # Iron Man's nemesis; Counter Attack
    for order, score in (("order:MA05:MB07", {0: 1, 1: 0}), ("order:MA13:MB01", {0: 1, 1: 1})):
        match = position(ours, theirs, phase="abilities")
        play(match, "activate:MB01", "challenge:MA05:MB07", "challenge:MA13:MB01", order)
        assert match.result is not None
        assert (match.result.winners, match.result.scores) == ((ME,), score)


def test_MA_10_1_the_final_values_are_compared() -> None:
    ours = side([at("MA04", 2)], ["MA11"], hand=["MA15", "MA05"])
    theirs = side([at("MB03", 2, "MB01")], ["MB14"], hand=["MB15", "MB02"])
    match = position(ours, theirs, phase="abilities")
    play(match, "activate:MA04", "activate:MB03", "challenge:MA04:MB03")
    play(match, "boost:MA04:MA15", "pass", "boost:MB03:MB15", "pass", "super-hit:MA04:MA05")
    found = match.view(None)["challenges"][0]
    assert found["attack_parts"] == [
        {"of": "printed", "n": 900},
        {"of": "bonus", "n": 100},
        {"of": "boost", "n": 100},
        {"of": "super-hit", "n": 200},
    ]
    assert found["defence_parts"] == [
        {"of": "printed", "n": 900},
        {"of": "bonus", "n": 200},
        {"of": "boost", "n": 50},
    ]
    assert sums(match) == (1300, 1150, 400)
    play(match, "pass")
    assert outcome(match) == "exhausted"


def test_MA_10_1_the_log_tells_what_was_compared() -> None:
    ours = side(["MA09", "MA13"], ["MA11"])
    match = position(ours, side(["MB14", at("MB01", 1)], [at("MB04", 1)]), phase="abilities")
    play(match, "activate:MB01", "activate:MB04", "challenge:MA09:MB14", "challenge:MA13:MB01")
    play(match, "order:MA09:MB14", "swap:MB04:MB14")
    told = match.log()
    assert "Web Scout takes the place of Star Trader." in told
    assert "Hulk (Attack 1100) against Web Scout (Defence 750, 1050 with Resistance): defeated." in told
    assert "Hawkeye (Attack 750) against Spider-Man (Defence 850, 1200 with Resistance): ineffective." in told
    assert "Spider-Man strikes back at Hawkeye with Attack 800: the challenger is defeated." in told


def test_MA_10_1_abilities_of_others_do_not_count() -> None:
    full, deck = ["MA16", "MA04", "MA01"], ["MA15"] * 9
    theirs = side([at("MB07", 3), at("MB01", 1), "MB06"], ["MB14", "MB15"], deck=["MB04"] * 9)
    ours = side(full, ["MA11", "MA13"], deck=deck)
    match = position(ours, theirs, phase="abilities", active=FOE, turn=4)
    play(match, "activate:MB07", "pass", "swap:MB07:MB15", "pass")  # Brute Force stays active in Reserve
    pass_to(match, "challenge", 5)
    assert place(match, FOE, "reserve-2")["marks"] == ["brute_force"]
    play(match, "challenge:MA16:MB01", "pass")
    assert match.view(None)["challenges"][0]["brute_force"] is False
    pass_to(match, "check-point")
    assert outcome(match) == "ineffective"


def test_MA_10_1_the_top_card_of_a_stack_says_whether_a_bonus_reaches_it() -> None:
    cards = made(
        hero("Fan", ability="bonus_attack(100, each(protagonist, affiliation(avengers)))"),
        hero("New", "rex", affiliation="avengers", attack=800),
        hero("Old", "rex", affiliation="unaligned", attack=700),
    )
    for top, below, attack in (("New", "Old", 900), ("Old", "New", 700)):
        ours = side([at("Fan", 1), at(top, 0, below)], ["MA11"])
        match = home_made(cards, ours, side(["MB01"], ["MB14"]), phase="abilities")
        play(match, "activate:Fan")
        assert place(match, ME, "active-2")["attack"] == attack


# In the turn of the second seat


def test_MA_6_22_the_first_seat_is_asked_for_switch_in_the_turn_of_the_second() -> None:
    ours = side(["MA01"], [at("MA12", 1)])
    match = position(ours, side(["MB09"], ["MB14"]), phase="abilities", active=FOE)
    play(match, "activate:MA12", "challenge:MB09:MA01")
    assert (match.actor, keys(match)) == (ME, ["swap:MA12:MA01", "pass"])
    play(match, "swap:MA12:MA01")
    assert match.view(None)["challenges"][0]["target"] == "MA12"
    assert squad(match, ME) == [None, None, None, "MA01", None]


@pytest.mark.parametrize(("pile", "left"), [([], ["MA16"]), (["MA01", "MA09"], ["MA09", "MA16"])])
def test_MA_6_13_the_second_seat_takes_a_mission_of_the_first(pile: list[str], left: list[str]) -> None:
    ours = side(["MA01"], missions=["MA15", "MA16"], discard=pile)
    theirs = side([at("MB08", 3)], ["MB14"], missions=["MB15", "MB16"], discard=["MB01", "MB04"])
    match = position(ours, theirs, phase="abilities", active=FOE)
    play(match, "activate:MB08", "challenge:MB08:MA15:mission")
    if pile:
        assert (match.actor, keys(match)) == (FOE, ["choose:MA01", "choose:MA09"])
        play(match, "choose:MA09")
    assert (missions(match, ME), missions(match, FOE)) == (left, ["MB15", "MB16"])
    assert discard(match, ME) == ([*pile[:1], "MA15"])


# The three bands


@pytest.mark.parametrize("attack", [attack for attack in BORDERS if attack < 850])
@pytest.mark.parametrize("power", [0, 1, 2])
def test_MA_10_2_below_defence_nothing_happens(attack: int, power: int) -> None:
    match = strike(attack, power)
    assert outcome(match) == "ineffective"
    assert (squad(match, FOE)[0], place(match, FOE, "active-1")["power"]) == ("Wall", power)
    assert (discard(match, FOE), points(match, ME), points(match, FOE)) == ([], 0, 0)
    assert (squad(match, ME)[0], hand(match, ME)) == ("Rex", [])


@pytest.mark.parametrize("attack", [attack for attack in BORDERS if 850 <= attack < 1200])
@pytest.mark.parametrize("power", [1, 2, 3])
def test_MA_10_3_from_defence_on_a_power_card_is_lost(attack: int, power: int) -> None:
    match = strike(attack, power)
    assert outcome(match) == "exhausted"
    assert (squad(match, FOE)[0], place(match, FOE, "active-1")["power"]) == ("Wall", power - 1)
    assert (len(discard(match, FOE)), points(match, ME)) == (1, 0)
    assert hand(match, ME) == []  # an exhausted one resolves no mission


@pytest.mark.parametrize("attack", [attack for attack in BORDERS if 850 <= attack < 1200])
def test_MA_10_3_without_power_cards_it_is_a_defeat(attack: int) -> None:
    match = strike(attack)
    assert outcome(match) == "defeated"
    assert (squad(match, FOE)[0], discard(match, FOE), points(match, ME)) == (None, ["Wall"], 1 + 4)


def test_MA_10_3_an_engaged_power_card_will_do() -> None:
    match = strike(900, 1, engaged=1)
    assert outcome(match) == "exhausted"
    found = place(match, FOE, "active-1")
    assert (found["power"], found["engaged"]) == (0, 0)


def test_MA_10_3_its_owner_says_which_engaged_or_not() -> None:
    for key, engaged in (("choose:unknown", 1), ("choose:unknown:engaged", 0)):
        match = strike(900, 2, engaged=1)
        assert (match.actor, keys(match)) == (FOE, ["choose:unknown", "choose:unknown:engaged"])
        play(match, key)
        found = place(match, FOE, "active-1")
        assert (found["power"], found["engaged"]) == (1, engaged)


@pytest.mark.parametrize("attack", [attack for attack in BORDERS if attack >= 1200])
@pytest.mark.parametrize(("power", "engaged"), [(0, 0), (1, 0), (3, 2)])
def test_MA_10_4_from_defence_and_resistance_on_all_is_lost(attack: int, power: int, engaged: int) -> None:
    match = strike(attack, power, engaged=engaged)
    assert outcome(match) == "defeated"
    found = place(match, FOE, "active-1")
    assert (found["card"], found["power"], found["engaged"]) == (None, 0, 0)
    assert (discard(match, FOE)[0], len(discard(match, FOE))) == ("Wall", power + 1)
    assert points(match, ME) == 1 + 4


@pytest.mark.parametrize(
    ("attack", "defence", "resistance", "expected"),
    [
        (0, 0, 100, "exhausted"),
        (0, 0, 0, "defeated"),
        (99, 0, 100, "exhausted"),
        (100, 0, 100, "defeated"),
        (699, 700, 0, "ineffective"),
        (700, 700, 0, "defeated"),
    ],
)
def test_MA_10_4_bands_that_are_empty(attack: int, defence: int, resistance: int, expected: str) -> None:
    assert outcome(strike(attack, 1, defence=defence, resistance=resistance)) == expected


@pytest.mark.parametrize(("boost", "expected"), [(0, "ineffective"), (1, "exhausted"), (2, "defeated")])
def test_MA_10_4_what_is_added_moves_the_bands(boost: int, expected: str) -> None:
    cards = made(hero("Rex", attack=800), hero("Wall", defence=900, resistance=100))
    ours = side([at("Rex", 2)], ["MA11"], hand=["MA15", "MA16"])
    match = home_made(cards, ours, side([at("Wall", 1)], ["MB14"]))
    play(match, "challenge:Rex:Wall", *["boost:Rex:MA15", "boost:Rex:MA16"][:boost])
    pass_to(match, "check-point")
    assert outcome(match) == expected


# Points and damage


def test_MA_10_5_each_defeat_gives_a_point_at_once() -> None:
    match = three()
    found = []
    for key in ("order:MA01:MB09", "order:MA04:MB11"):
        play(match, key)
        found.append(points(match, ME))
    assert found == [1, 3]  # the last one was forced


def test_MA_10_5_also_in_reserve() -> None:
    match = position(side([at("MA11", 2)], ["MA13"]), side(["MB01"], ["MB14"]), phase="abilities")
    play(match, "activate:MA11", "challenge:MA11:MB14")
    assert (points(match, ME), points(match, FOE)) == (1, 0)
    assert squad(match, FOE) == ["MB01", None, None, None, None]


def test_MA_10_5_to_the_second_seat_in_its_turn() -> None:
    match = position(side(["MA13"]), side(["MB07"], ["MB14"]), active=FOE)
    play(match, "challenge:MB07:MA13")
    assert (points(match, ME), points(match, FOE)) == (0, 1)
    assert discard(match, ME) == ["MA13"]


def test_MA_10_6_the_challenged_one_deals_no_damage() -> None:
    match = position(side(["MA16"], ["MA11"]), side([at("MB19", 3)], ["MB14"]))
    play(match, "challenge:MA16:MB19")  # 650 against 1350/1150/550
    assert outcome(match) == "ineffective"
    assert (squad(match, ME)[0], points(match, FOE)) == ("MA16", 0)


# Wounds


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("power", [0, 2])
def test_MA_10_7_a_defeat_costs_the_top_card(size: int, power: int) -> None:
    below = ["Wall2", "Wall3", "Wall4", "Wall5"][: size - 1]
    match = strike(1200, power, *below)
    found = place(match, FOE, "active-1")
    assert outcome(match) == "defeated"
    assert points(match, ME) == 1 + 4  # the defeat and the mission
    assert hand(match, ME) == ["MA15"]
    if size > 1:
        assert (found["card"], found["wounds"]) == (below[0], below[1:])
        assert (found["defence"], found["power"]) == (852, power)
        assert discard(match, FOE) == ["Wall"]
    else:
        assert (found["card"], found["power"], len(discard(match, FOE))) == (None, 0, 1 + power)


def test_MA_10_7_the_last_card_takes_the_power_points_along() -> None:
    match = strike(1200, 3, engaged=1)
    assert len(discard(match, FOE)) == 4
    assert place(match, FOE, "active-1")["power"] == 0


def test_MA_10_7_the_next_card_counts_from_then_on() -> None:
    ours = side([at("MA07", 0), "MA09"], ["MA11"])
    match = position(ours, side([at("MB08", 2, "MB07", "MB07")], ["MB14"]))
    play(match, "challenge:MA09:MB08", "pass")  # 1100 against 800 and 1300
    assert place(match, FOE, "active-1")["card"] == "MB08"
    boosted = position(
        side([at("MA10", 2)], ["MA11"], hand=["MA15", "MA16"]),
        side([at("MB08", 2, "MB07", "MB07")], ["MB14"]),
    )
    play(boosted, "challenge:MA10:MB08", "boost:MA10:MA15", "boost:MA10:MA16")
    found = place(boosted, FOE, "active-1")
    assert (found["card"], found["wounds"], found["power"]) == ("MB07", ["MB07"], 2)
    assert (found["attack"], found["defence"], found["resistance"]) == (1050, 750, 450)


def test_MA_10_7_wounds_below_do_not_help_the_one_on_top() -> None:
    match = strike(850, 0, "Wall5")
    assert place(match, FOE, "active-1")["card"] == "Wall5"


# Rulings


def test_MA_R5_a_single_card_has_one_wound_point() -> None:
    match = strike(1200)
    assert squad(match, FOE)[0] is None
    ability = position(side([at("MA04", 1)], ["MA11"]), side(["MB01"]), phase="abilities")
    play(ability, "activate:MA04")
    assert place(ability, ME, "active-1")["attack"] == 900 + 1 * 100


@pytest.mark.parametrize(("attack", "left"), [(1199, "Wall"), (1200, "Wall2"), (1201, "Wall2")])
def test_MA_R12_equal_is_enough_with_wounds_too(attack: int, left: str) -> None:
    assert place(strike(attack, 1, "Wall2"), FOE, "active-1")["card"] == left


@pytest.mark.parametrize("size", [1, 2, 5])
def test_MA_R15_exhausted_without_power_points_costs_one_wound_point(size: int) -> None:
    below = ["Wall2", "Wall3", "Wall4", "Wall5"][: size - 1]
    match = strike(850, 0, *below)
    assert outcome(match) == "defeated"
    assert place(match, FOE, "active-1")["card"] == (below[0] if below else None)
    assert discard(match, FOE) == ["Wall"]
    assert points(match, ME) == 1 + 4


def test_MA_R15_a_power_point_saves_the_wound_point() -> None:
    found = place(strike(1199, 1, "Wall2"), FOE, "active-1")
    assert (found["card"], found["power"]) == ("Wall", 0)


def test_MA_R67_discarded_power_cards_lie_face_up() -> None:
    ours = side(["MA09"], ["MA11"])
    match = position(ours, side([at("MB01", ["MB15"]), at("MB09", ["MB16", "MB04"])], ["MB14"]))
    fork = match.fork()
    play(match, "challenge:MA09:MB01")
    assert [match.view(who)["seats"][FOE]["discard"] for who in (ME, FOE, None)] == [["MB15"]] * 3
    play(fork, "challenge:MA09:MB09")
    assert [fork.view(who)["seats"][FOE]["discard"] for who in (ME, FOE, None)] == [
        ["MB09", "MB16", "MB04"]
    ] * 3


def test_MA_R67_nobody_knew_them_before() -> None:
    match = position(side(["MA09"], ["MA11"]), side([at("MB01", ["MB15"])], ["MB14"]))
    for who in (ME, FOE, None):
        found = match.view(who)["seats"][FOE]["active"][0]
        assert (found["power"], found["power_cards"]) == (1, [])
