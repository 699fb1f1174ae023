"""MA-6.1 to MA-6.6: Special abilities: who may use which, what they cost, how long they last."""

import random

import pytest

import thwack
from tests.kits.mission_arena import (
    Json,
    at,
    discard,
    hand,
    home_made,
    keys,
    outcome,
    pass_to,
    phase,
    place,
    play,
    position,
    side,
    squad,
)
from tests.rules.mission_arena.ability_kit import (
    ABILITIES,
    DEFENSIVE,
    OFFENSIVE,
    SUPPORT,
    answer,
    made,
    marks,
    power,
    use,
)
from thwack.match import Match

PLACES = ["active-1", "active-2", "active-3", "reserve-1", "reserve-2"]
EVERY = [*OFFENSIVE, *DEFENSIVE, *SUPPORT]


def owner(card: str, points: int, **parts: Json) -> dict[str, Json]:
    """A side that could use the ability of its first Active protagonist, if it had the power points."""
    things: dict[str, Json] = {"hand": ["MA18"], "discard": ["MA18"], "missions": ["MA16", "MA15"], **parts}
    friend, other = ("MA01", "MA13") if card == "MA05" else ("MA06", "MA17")
    return side([at(card, points), friend], [other], **things)


def enemy(**parts: Json) -> dict[str, Json]:
    """A side that has all that can be attacked, and no power points."""
    return side(["MB06", "MB09"], ["MB14"], missions=["MB15", "MB16"], **parts)


def own_turn(word: str, points: int = 3, **parts: Json) -> Match:
    """Phase 6 of the turn of the one with that ability."""
    return position(owner(ABILITIES[word][0], points, **parts), enemy(), "abilities")


def in_answer(word: str, points: int = 3, **parts: Json) -> Match:
    """Phase 6 of the opponent's turn; seat 1 has that ability."""
    return position(enemy(), owner(ABILITIES[word][0], points, **parts), "abilities")


def is_offered(match: Match, word: str, seat: int = 0) -> bool:
    """Whether a seat may use that ability now."""
    return (
        phase(match) == "abilities"
        and match.actor == seat
        and f"activate:{ABILITIES[word][0]}" in keys(match)
    )


# MA-6.1: who, and when


def test_MA_6_1_the_turn_player_declares_and_then_the_defender_answers() -> None:
    mine = side([at("MA01", 2), at("MA13", 1), "MA04"], [at("MA16", 1), at("MA18", 1)], discard=["MA17"])
    theirs = side([at("MB01", 1), at("MB09", 2)], [at("MB15", 1), at("MB04", 1)], discard=["MB16"])
    match = position(mine, theirs, "abilities")
    assert (match.actor, keys(match)) == (0, ["activate:MA01", "activate:MA16", "pass"])
    play(match, "activate:MA16")
    assert (match.actor, keys(match)) == (0, ["activate:MA01", "pass"])
    play(match, "activate:MA01")
    assert (match.actor, keys(match)) == (1, ["activate:MB01", "activate:MB15", "activate:MB04", "pass"])
    play(match, "activate:MB04", "activate:MB01")
    assert (match.actor, keys(match)) == (1, ["activate:MB15", "pass"])
    play(match, "pass")
    assert (match.actor, phase(match)) == (0, "challenge")  # the turn player is not asked again


def test_MA_6_1_abilities_of_the_reserve_are_used_in_the_own_turn() -> None:
    match = position(side(["MA09"], [at("MA14", 1)]), enemy(), "abilities")
    play(match, "activate:MA14")
    assert power(match, 0, "reserve-1") == (1, 1)
    assert place(match, 0, "active-1")["attack"] == 1100 + 100


def test_MA_6_1_abilities_of_the_reserve_are_used_in_answer() -> None:
    match = position(enemy(), side(["MA09"], [at("MA02", 1)]), "abilities")
    answer(match, "MA02")
    assert power(match, 1, "reserve-1") == (1, 1)
    assert place(match, 1, "active-1")["defence"] == 650 + 50


def test_MA_6_1_nobody_must_use_anything() -> None:
    match = own_turn("bonus_attack")
    play(match, "pass")
    assert phase(match) == "challenge"
    assert power(match, 0, "active-1") == (3, 0)
    assert place(match, 0, "active-1")["attack"] == 1150


@pytest.mark.parametrize("word", EVERY)
def test_MA_0_8_without_level_1_no_ability_is_offered(word: str) -> None:
    side_with_it = owner(ABILITIES[word][0], 3)
    assert is_offered(own_turn(word), word) or is_offered(in_answer(word), word, 1)
    assert phase(position(side_with_it, enemy(), "abilities", abilities=False)) == "challenge"
    assert phase(position(enemy(), side_with_it, "abilities", abilities=False)) == "challenge"


def test_MA_0_8_a_whole_match_without_abilities() -> None:
    match, dice = thwack.new("mission_arena", seed=3, abilities="off"), random.Random(3)
    met = set()
    while match.actor is not None:
        choice = dice.choice(list(match.choices))
        met |= {match.view(None)["phase"], choice.verb}
        match.play(choice)
    assert {"abilities", "activate"} & met == set()
    assert {"challenge", "boost"} <= met


# MA-6.2: once a turn, the top card, paid by its own power points


@pytest.mark.parametrize("word", [*OFFENSIVE, *SUPPORT])
def test_MA_6_2_it_costs_power_points_of_that_protagonist_in_the_own_turn(word: str) -> None:
    card, cost = ABILITIES[word]
    assert not is_offered(own_turn(word, cost - 1), word)
    match = own_turn(word, cost + 1)
    play(match, f"activate:{card}")
    assert power(match, 0, "active-1") == (cost + 1, cost)


@pytest.mark.parametrize("word", [*DEFENSIVE, *SUPPORT])
def test_MA_6_2_it_costs_power_points_of_that_protagonist_in_answer(word: str) -> None:
    card, cost = ABILITIES[word]
    assert not is_offered(in_answer(word, cost - 1), word, 1)
    match = in_answer(word, cost + 1)
    play(match, f"activate:{card}")
    assert power(match, 1, "active-1") == (cost + 1, cost)


def test_MA_6_2_power_points_of_others_do_not_pay() -> None:
    match = position(side(["MA10", at("MA01", 1)], ["MA17"]), enemy(), "abilities")
    assert phase(match) == "challenge"


def test_MA_6_2_engaged_power_points_do_not_pay() -> None:
    match = position(side([at("MA09", 3, engaged=2)], ["MA17"]), enemy(), "abilities")
    assert phase(match) == "challenge"
    match = position(side([at("MA09", 3, engaged=1)], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA09")
    assert power(match, 0, "active-1") == (3, 3)


@pytest.mark.parametrize("word", [*OFFENSIVE, *SUPPORT])
def test_MA_6_2_once_a_turn(word: str) -> None:
    match = own_turn(word, 9)
    play(match, f"activate:{ABILITIES[word][0]}")
    while match.view(None)["phase"] == "abilities":
        assert not is_offered(match, word)
        play(match, keys(match)[0])
    assert place(match, 0, "active-1")["used"]


@pytest.mark.parametrize("word", [*DEFENSIVE, *SUPPORT])
def test_MA_6_2_once_a_turn_in_answer(word: str) -> None:
    match = in_answer(word, 9)
    play(match, f"activate:{ABILITIES[word][0]}")
    while match.view(None)["phase"] == "abilities":
        assert not is_offered(match, word, 1)
        play(match, keys(match)[0])


def test_MA_6_2_two_protagonists_with_the_same_ability_use_it_both() -> None:
    match = position(side([at("MA07", 3), at("MA06", 3)], ["MA17"]), enemy(), "abilities")
    use(match, "MA07", "MA06")
    assert marks(match, 0, "active-1") == marks(match, 0, "active-2") == ["brute_force"]


def test_MA_6_2_only_the_top_card_lends_its_ability() -> None:
    """Hulk with Double Hit (2) below and Bonus Attack (1) on top, then the other way round."""
    match = position(side([at("MA10", 2, "MA09")], ["MA17"]), enemy(), "abilities")
    play(match, "activate:MA10")
    assert marks(match, 0, "active-1") == ["bonus_attack"]
    assert phase(match) == "challenge"
    assert phase(position(side([at("MA09", 1, "MA10")], ["MA17"]), enemy(), "abilities")) == "challenge"


# MA-6.3: until the own Cool Down


@pytest.mark.parametrize("word", OFFENSIVE)
def test_MA_6_3_what_was_used_in_the_own_turn_lasts_through_the_next(word: str) -> None:
    card, cost = ABILITIES[word]
    match = own_turn(word, cost)
    use(match, card)
    assert marks(match, 0, "active-1") == [word]
    pass_to(match, "challenge", 4)
    assert marks(match, 0, "active-1") == [word]
    assert power(match, 0, "active-1")[1] == cost
    pass_to(match, "power-up", 5)
    assert marks(match, 0, "active-1") == []
    assert power(match, 0, "active-1") == (0, 0)


@pytest.mark.parametrize("word", DEFENSIVE)
def test_MA_6_3_what_was_used_in_answer_ends_with_the_next_cool_down(word: str) -> None:
    card, cost = ABILITIES[word]
    match = in_answer(word, cost)
    answer(match, card)
    pass_to(match, "check-point", 3)
    assert marks(match, 1, "active-1") == [word]
    pass_to(match, "power-up", 4)
    assert marks(match, 1, "active-1") == []
    assert power(match, 1, "active-1") == (0, 0)


def test_MA_6_3_the_cool_down_of_the_opponent_ends_nothing() -> None:
    """Bonus Attack in turn 3 counts in turn 4, for a Counter Attack, but not in turn 5."""
    mine = side([at("MA14", 1), "MA09", "MA07"], ["MA01", "MA16"])
    match = position(mine, enemy(), "abilities")
    use(match, "MA14")
    seen = []
    for turn in (3, 4, 5):
        pass_to(match, "power-up" if turn > 3 else "challenge", turn)
        seen.append((place(match, 0, "active-1")["attack"], place(match, 0, "reserve-1")["attack"]))
    assert seen == [(900, 950), (900, 950), (800, 850)]


def test_MA_6_3_the_own_cool_down_leaves_the_bonuses_of_the_opponent() -> None:
    """Hawkeye gives his Bonus Attack in turn 3; in turn 4 the other player cools down."""
    theirs = side([at("MB03", 1), at("MB06", 1)], ["MB14"])
    match = position(side([at("MA14", 1)], ["MA01"]), theirs, "abilities")
    use(match, "MA14")
    play(match, "activate:MB03", "activate:MB06")
    assert place(match, 1, "active-1")["defence"] == 900 + 100 + 50
    pass_to(match, "power-up", 4)
    assert place(match, 1, "active-1")["defence"] == 900
    assert place(match, 0, "active-1")["attack"] == 900


def test_MA_6_3_it_stays_when_the_wound_that_carried_it_is_lost() -> None:
    """Hulk with Bonus Attack loses his top card to a Counter Attack; below is another Hulk."""
    mine = side([at("MA10", 1, "MA09")], ["MA17"])
    match = position(mine, side([at("MB19", 1)], ["MB14"]), "abilities")
    use(match, "MA10")
    answer(match, "MB19")
    play(match, "challenge:MA10:MB19")
    assert squad(match, 0)[0] == "MA09"
    assert discard(match, 0) == ["MA10"]
    assert place(match, 0, "active-1")["attack"] == 1100 + 150
    assert marks(match, 0, "active-1") == ["bonus_attack"]


def test_MA_6_3_a_bonus_for_others_stays_when_its_protagonist_is_gone() -> None:
    """Hawkeye gives 100 Attack to all Avengers, and falls."""
    match = position(side([at("MA14", 1), "MA09"], ["MA17"]), side([at("MB19", 1)], ["MB14"]), "abilities")
    use(match, "MA14")
    answer(match, "MB19")
    play(match, "challenge:MA14:MB19")
    assert "MA14" not in squad(match, 0)
    assert place(match, 0, "active-2")["attack"] == 1100 + 100


def test_MA_R14_the_ability_stays_when_its_power_point_is_lost() -> None:
    """The attack takes the engaged power point, and the Counter Attack still comes."""
    match = position(side(["MA07", "MA16"], ["MA17"]), side([at("MB01", 1)], ["MB14"]), "abilities")
    answer(match, "MB01")
    play(match, "challenge:MA07:MB01")
    assert outcome(match) == "exhausted"
    assert power(match, 1, "active-1") == (0, 0)
    assert marks(match, 1, "active-1") == ["counter_attack"]
    assert "MA07" in discard(match, 0)  # 800 against Defence 750, and no power point


def test_MA_R14_a_bonus_stays_when_its_power_point_is_lost() -> None:
    match = position(side(["MA09"], ["MA17"]), side([at("MB03", 1)], ["MB14"]), "abilities")
    answer(match, "MB03")
    play(match, "challenge:MA09:MB03")
    assert outcome(match) == "exhausted"
    assert (power(match, 1, "active-1"), place(match, 1, "active-1")["defence"]) == ((0, 0), 1000)


# MA-6.4: a printed target


def test_MA_6_4_a_printed_target_limits_who_profits() -> None:
    """Bonus Defence for Avengers: not for Gear Tyrant; of the others, all."""
    match = position(enemy(), side([at("MA02", 1), "MA17", "MA09"], ["MA13", "MA15"]), "abilities")
    before = [place(match, 1, where)["defence"] for where in PLACES]
    answer(match, "MA02")
    after = [place(match, 1, where)["defence"] for where in PLACES]
    assert [new - old for new, old in zip(after, before, strict=True)] == [50, 0, 50, 50, 0]


def test_MA_6_4_without_a_target_the_bonus_is_for_itself() -> None:
    match = position(side([at("MA10", 1), "MA01"], ["MA11"]), enemy(), "abilities")
    use(match, "MA10")
    found = [place(match, 0, where)["attack"] for where in ("active-1", "active-2", "reserve-1")]
    assert found == [1150 + 150, 850, 700]


FILTERS = [  # whom a home-made bonus reaches, of Iron Man, Gear Tyrant, Star Trader, Relic Hunter
    ("affiliation(iron_ring)", [0, 100, 0, 0]),
    ("skill(technological)", [100, 100, 0, 0]),
    ("alignment(neutral)", [0, 0, 100, 100]),
    ("named(iron_man)", [100, 0, 0, 0]),
    ("alignment(evil), skill(technological)", [0, 100, 0, 0]),
]


@pytest.mark.parametrize(("filters", "expected"), FILTERS)
def test_MA_6_4_targets_by_affiliation_skill_alignment_and_name(filters: str, expected: list[int]) -> None:
    source = made("H1", "loki", f"bonus_attack(100, who=each(protagonist, {filters}))", alignment="good")
    match = home_made(source, side([at("H1", 1), "MA05", "MA17"], ["MB14", "MA16"]), enemy(), "abilities")
    places = ("active-2", "active-3", "reserve-1", "reserve-2")
    before = [place(match, 0, where)["attack"] for where in places]
    use(match, "H1")
    after = [place(match, 0, where)["attack"] for where in places]
    assert [new - old for new, old in zip(after, before, strict=True)] == expected
    assert place(match, 0, "active-1")["attack"] == 800


# MA-6.5: progressive abilities


STACKS = [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)]  # cards, and what they count


def stacked(card: str, cards: int) -> dict[str, Json]:
    """A stack of so many equal cards, with a power point."""
    return at(card, 1, *[card] * (cards - 1))


@pytest.mark.parametrize(("cards", "times"), STACKS)
def test_MA_6_5_a_drop_counts_once_for_each_wound_point(cards: int, times: int) -> None:
    """Of Attack and Defence, for itself and for others; nobody is asked for the level."""
    match = position(side([stacked("MA04", cards), stacked("MA14", cards)], ["MA01"]), enemy(), "abilities")
    play(match, "activate:MA04")
    assert place(match, 0, "active-1")["attack"] == 900 + 100 * times
    play(match, "activate:MA14")
    assert phase(match) == "challenge"
    assert place(match, 0, "active-1")["attack"] == 900 + 200 * times
    assert place(match, 0, "reserve-1")["attack"] == 850 + 100 * times
    match = position(enemy(), side([stacked("MB03", cards), stacked("MB06", cards)], ["MB04"]), "abilities")
    answer(match, "MB03", "MB06")
    assert place(match, 1, "active-1")["defence"] == 900 + 150 * times
    assert place(match, 1, "reserve-1")["defence"] == 750 + 50 * times


def test_MA_6_5_without_a_drop_wound_points_do_not_count() -> None:
    match = position(side([stacked("MA10", 4)], ["MA01"]), enemy(), "abilities")
    use(match, "MA10")
    assert place(match, 0, "active-1")["attack"] == 1150 + 150
    match = position(enemy(), side([stacked("MA18", 3)], ["MA01"]), "abilities")
    answer(match, "MA18")
    assert place(match, 1, "active-1")["defence"] == 700 + 100


def test_MA_6_5_the_level_is_that_of_the_moment_of_use() -> None:
    """A wound point that is lost afterwards does not lower it."""
    match = position(side([stacked("MA04", 3)], ["MA17"]), side([at("MB19", 1)], ["MB14"]), "abilities")
    use(match, "MA04")
    answer(match, "MB19")
    play(match, "challenge:MA04:MB19")
    assert place(match, 0, "active-1")["wounds"] == ["MA04"]
    assert place(match, 0, "active-1")["attack"] == 900 + 300


@pytest.mark.parametrize(("cards", "times"), STACKS)
def test_MA_R49_at_most_three_wound_points_count(cards: int, times: int) -> None:
    """Recycle takes as many cards; Power Bank gains one more than wound points, but 3 in all."""
    mine = side([stacked("MA16", cards)], ["MA01"], discard=["MA17"] * 6)
    match = position(mine, enemy(), "abilities")
    use(match, "MA16")
    assert hand(match, 0) == ["MA17"] * times
    match = position(side([stacked("MA05", cards), "MA01"], ["MA09"]), enemy(), "abilities")
    play(match, "activate:MA05")
    assert match.view(0)["seats"][0]["bank"] == min(1 + cards, 3)


# MA-6.6: Offensive, Defensive, Support


@pytest.mark.parametrize("word", EVERY)
def test_MA_6_6_offensive_in_the_own_turn_defensive_in_answer_support_in_both(word: str) -> None:
    assert is_offered(own_turn(word), word) == (word not in DEFENSIVE)
    assert is_offered(in_answer(word), word, 1) == (word not in OFFENSIVE)


def test_MA_6_6_a_team_is_a_protagonist_like_any_other() -> None:
    """Teams with Double Hit, Switch and Counter Attack."""
    mine, theirs = side([at("MA21", 2)], ["MA17"]), side([at("MB17", 1)], ["MB14"])
    match = position(mine, theirs, "abilities")
    assert keys(match) == ["activate:MA21", "pass"]
    play(match, "activate:MA21")
    assert (match.actor, keys(match)) == (1, ["activate:MB17", "pass"])
    play(match, "activate:MB17")
    assert (marks(match, 0, "active-1"), marks(match, 1, "active-1")) == (["double_hit"], ["switch"])
