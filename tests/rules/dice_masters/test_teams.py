"""DM-T: Teams, modes and the draft."""

from typing import Any

import pytest

import thwack
from tests.kits.dice_masters import keys, left, life, play, position, roll, seat, step, zone
from thwack import CHANCE, Match
from thwack.games.dice_masters.cards.library import library
from thwack.kernel.errors import SetupError

HULK, THOR, BEAST = "hulk-jade-giant", "thor-odinson", "beast-mutate-666"
CARDS = library().cards


def team(cards: dict[str, int], basics: tuple[str, ...] = ("smash", "power-bolt")) -> dict[str, Any]:
    """A team as plain data."""
    return {"name": "Mine", "cards": cards, "basic_actions": list(basics)}


LEGAL = team({HULK: 4, THOR: 1})


def new(mine: dict[str, Any], mode: str = "tournament", **options: Any) -> Match:
    """A match of a team against a legal one."""
    return thwack.new("dice_masters", mode=mode, teams=[mine, LEGAL], chance="ask", **options)


def refused(mine: dict[str, Any], mode: str = "tournament") -> str:
    """Why a team cannot play."""
    with pytest.raises(SetupError) as caught:
        new(mine, mode)
    return str(caught.value)


def distinct(number: int, dice: int = 1) -> dict[str, int]:
    """So many cards of different titles, each with so many dice."""
    found: dict[str, int] = {}
    titles: set[str] = set()
    for card in CARDS.values():
        if card.type == "character" and card.title not in titles and len(found) < number:
            found[card.id] = dice
            titles.add(card.title)
    return found


def test_dm_t_1_cards_and_rarities() -> None:
    assert len(CARDS) == 132
    starter = [card for card in CARDS.values() if card.starter]
    assert len(starter) == 34
    assert {card.rarity for card in starter} == {"common"}
    assert {card.rarity for card in CARDS.values()} == {"common", "uncommon", "rare", "super-rare"}
    assert sorted(card.number for card in CARDS.values()) == list(range(1, 133))
    assert CARDS["green-goblin-gobby"].rarity == "super-rare"


@pytest.mark.parametrize("mode", ["first-game", "basic", "tournament", "draft"])
def test_dm_t_2_eight_sidekicks_in_every_mode(mode: str) -> None:
    match = thwack.new("dice_masters", mode=mode, seed=1)
    while step(match) == "draft":
        match.play(0)
    for row in match.view(None)["seats"]:
        dice = [*row["bag"], *(one["die"] for one in row["rolling"])]
        assert dice == ["sidekick"] * 8


def test_dm_t_2_sidekicks_are_neither_bought_nor_left_out() -> None:
    found = refused(team({HULK: 1, "sidekick": 4}))
    assert "every player has 8 Sidekicks, which are not part of a team (DM-T.2)" in found
    match = new(team({HULK: 1}))
    roll(match, *["sidekick fist"] * 4)
    play(match, "keep")
    assert not [key for key in keys(match) if key.startswith("buy:sidekick")]


def test_dm_t_3_no_basic_action_twice_in_a_team() -> None:
    assert "the basic action smash is listed more than once (DM-T.3)" in refused(
        team({HULK: 1}, ("smash", "smash"))
    )


def test_dm_t_3_if_both_bring_the_same_one_there_are_two_sets() -> None:
    match = new(team({HULK: 1}, ("smash", "take-cover")))
    assert left(match) == {"smash": 6, "take-cover": 3, "power-bolt": 3}
    # both buy from the same dice, also after the first three
    mine = seat(reserve=["sidekick fist"] * 3, used=["smash"] * 3)
    match = position(mine, basics=("smash", "smash"))
    play(match, "buy:smash")
    assert left(match) == {"smash": 2}


def test_dm_t_4_no_two_cards_of_one_title() -> None:
    assert "only one card per title is allowed (DM-T.4)" in refused(team({HULK: 1, "hulk-green-goliath": 1}))
    other = thwack.new("dice_masters", teams=[team({HULK: 1}), team({"hulk-green-goliath": 1})])
    assert (left(other, 0), left(other, 1)) == ({HULK: 1}, {"hulk-green-goliath": 1})  # in two teams they may


def test_dm_t_5_at_least_one_die_and_at_most_the_limit() -> None:
    assert f"{HULK} has no dice, but each card needs at least 1 (DM-T.5)" in refused(team({HULK: 0, THOR: 1}))
    assert f"{HULK} has 5 dice, but its limit is 4 (DM-T.5)" in refused(team({HULK: 5}))
    assert left(new(team({HULK: 1, THOR: 4})), 0) == {HULK: 1, THOR: 4}


def test_dm_t_6_other_actions_are_normal_cards_and_affiliations_mix() -> None:
    mixed = {
        "mjolnir-thors-hammer": 2,
        HULK: 1,  # an Avenger
        BEAST: 1,  # of the X-Men
        "doctor-doom-nemesis": 1,  # a villain
        "thing-grim-ben": 1,  # of the Fantastic Four
    }
    match = new(team(mixed))
    assert left(match, 0) == mixed
    assert "mjolnir-thors-hammer" not in left(match)
    found = refused(team({HULK: 1, "smash": 1}, ("mjolnir-thors-hammer", "power-bolt")))
    assert "smash is a basic action and does not belong among the cards (DM-T.6)" in found
    assert "mjolnir-thors-hammer is not a basic action" in found
    # one buys it like any card of the team, and the opponent does not
    mine = seat(reserve=["sidekick bolt"] * 5, cards={"mjolnir-thors-hammer": 1}, field=["sidekick"])
    match = position(mine)
    play(match, "buy:mjolnir-thors-hammer")
    assert "mjolnir-thors-hammer" in zone(match, 0, "used")
    mine = seat(reserve=["sidekick bolt"] * 5, field=["sidekick"])
    match = position(mine, seat(cards={"mjolnir-thors-hammer": 1}))
    assert keys(match) == ["global:mjolnir-thors-hammer", "pass"]


# DM-T.7: the draft


def draft(**options: Any) -> Match:
    """A draft before its first pick."""
    options.setdefault("basic_actions", ["smash", "power-bolt", "take-cover", "force-beam"])
    return thwack.new("dice_masters", mode="draft", chance="ask", **options)


def test_dm_t_7_n_is_from_8_to_20_and_both_limit_and_life() -> None:
    for number in (7, 21):
        with pytest.raises(SetupError, match="from 8 to 20"):
            draft(life=number)
    for number in (8, 20):
        match = draft(life=number)
        assert match.view(None)["draft"]["limit"] == number
        assert life(match) == [number, number]


def test_dm_t_7_basic_actions_are_drawn_at_random() -> None:
    match = thwack.new("dice_masters", mode="draft", chance="ask")
    assert match.actor == CHANCE
    assert len(keys(match)) == 10
    play(match, "draw:smash")
    assert "draw:smash" not in keys(match)
    play(match, "draw:force-beam", "draw:distraction", "draw:take-cover")
    assert match.view(None)["draft"]["basic_actions"] == ["smash", "force-beam", "distraction", "take-cover"]
    assert match.actor == 1
    three = draft(basic_actions=["smash", "power-bolt", "take-cover"])
    assert three.view(None)["draft"]["basic_actions"] == ["smash", "power-bolt", "take-cover"]
    for wrong in (["smash", "power-bolt"], ["smash"] * 3):
        with pytest.raises(SetupError):
            draft(basic_actions=wrong)


def test_dm_t_7_the_second_player_picks_first_and_they_take_turns() -> None:
    match = draft()
    seen = []
    for card in (HULK, THOR, BEAST):
        seen.append(match.actor)
        play(match, f"pick:{card}", "choose:1")
    assert seen == [1, 0, 1]
    assert match.view(None)["draft"]["picked"] == [
        [{"card": THOR, "dice": 1}],
        [{"card": HULK, "dice": 1}, {"card": BEAST, "dice": 1}],
    ]


def test_dm_t_7_all_cards_but_basic_actions_are_offered() -> None:
    match = draft()
    assert sorted(keys(match)) == sorted(f"pick:{c.id}" for c in CARDS.values() if c.type != "basic-action")


def test_dm_t_7_how_many_dice_the_card_and_n_allow() -> None:
    match = draft(life=8)
    play(match, f"pick:{HULK}")
    assert keys(match) == ["choose:1", "choose:2", "choose:3", "choose:4"]
    play(match, "choose:4", "pick:phoenix-redd")
    assert keys(match) == ["choose:1", "choose:2", "choose:3"]  # the limit of that card
    play(match, "choose:1", f"pick:{THOR}", "choose:3", f"pick:{BEAST}", "choose:1", "pick:storm-ro")
    # of eight dice seven are in the team: one is left, and it is put there at once
    assert match.actor == 0
    assert match.view(None)["draft"]["picked"][1][-1] == {"card": "storm-ro", "dice": 1}


def test_dm_t_7_a_card_without_dice_is_not_used() -> None:
    match = draft(life=8)
    picks = [HULK, THOR, BEAST, "storm-ro", "angel-soaring", "nova-quasar"]
    dice = {HULK: 4, THOR: 1, BEAST: 4, "storm-ro": 1, "angel-soaring": 0, "nova-quasar": 1}
    for card in picks:
        play(match, f"pick:{card}")
        if dice[card]:
            play(match, f"choose:{dice[card]}")
    assert match.view(None)["draft"]["picked"][1] == [
        {"card": HULK, "dice": 4},
        {"card": BEAST, "dice": 4},
        {"card": "angel-soaring", "dice": 0},
    ]
    while step(match) == "draft":  # the first player fills up, the second picks on without dice
        play(match, keys(match)[-1])
    assert left(match, 1) == {BEAST: 4, HULK: 4}
    assert sum(left(match, 0).values()) == 8


def test_dm_t_7_then_the_match_begins_with_these_teams() -> None:
    match = draft(life=8)
    for card, dice in ((HULK, 4), (THOR, 4), (BEAST, 4), ("storm-ro", 4)):
        play(match, f"pick:{card}", f"choose:{dice}")
    assert step(match) == "roll"
    view = match.view(None)
    assert (view["active"], view["turn"], view["draft"]) == (0, 1, None)
    assert (left(match, 0), left(match, 1)) == ({"storm-ro": 4, THOR: 4}, {BEAST: 4, HULK: 4})
    assert left(match) == {"smash": 3, "power-bolt": 3, "take-cover": 3, "force-beam": 3}
    assert life(match) == [8, 8]


# DM-T.8, DM-T.9: the other modes


TABLE = [("basic", 15, 6, 15), ("tournament", 20, 8, 20)]


@pytest.mark.parametrize(("mode", "start", "cards", "dice"), TABLE)
def test_dm_t_8_and_t_9_the_table(mode: str, start: int, cards: int, dice: int) -> None:
    full = distinct(cards, 2)
    for name in list(full)[: dice - 2 * cards]:
        full[name] += 1
    match = new(team(full), mode)
    assert life(match) == [start, start]
    assert left(match, 0) == full
    assert left(match) == {"smash": 6, "power-bolt": 6}
    assert f"a {mode} team has at most {cards}" in refused(team(distinct(cards + 1)), mode)
    full[list(full)[-1]] += 1
    assert f"it has {dice + 1} dice, but a {mode} team has at most {dice}" in refused(team(full), mode)
    for wrong in ((), ("smash",), ("smash", "power-bolt", "take-cover")):
        assert "basic action" in refused(team({HULK: 1}, wrong), mode)


def test_dm_t_8_basic_actions_with_three_dice_each_lie_in_the_middle() -> None:
    teams = [team({HULK: 1}, ("smash", "take-cover")), team({THOR: 1}, ("power-bolt", "force-beam"))]
    match = thwack.new("dice_masters", mode="basic", teams=teams)
    assert left(match) == {"smash": 3, "take-cover": 3, "power-bolt": 3, "force-beam": 3}
    assert (left(match, 0), left(match, 1)) == ({HULK: 1}, {THOR: 1})
    assert life(match) == [15, 15]
    assert match.view(None)["active"] == 0


def test_dm_t_9_a_tournament_team() -> None:
    match = thwack.new("dice_masters", mode="tournament")
    assert life(match) == [20, 20]
    for number in (0, 1):
        assert len(left(match, number)) <= 8
        assert sum(left(match, number).values()) <= 20
    assert sum(left(match).values()) == 12


# The set-up options beside the table


@pytest.mark.parametrize(("mode", "number"), [("first-game", 6), ("basic", 40), ("tournament", 1)])
def test_dm_t_9_life_may_be_set(mode: str, number: int) -> None:
    match = thwack.new("dice_masters", mode=mode, life=number)
    assert life(match) == [number, number]
    assert [row["most_life"] for row in match.view(None)["seats"]] == [number, number]


def test_dm_t_8_basic_actions_may_be_set() -> None:
    chosen = ["distraction", "gearing-up", "gearing-up", "focus-power"]
    match = thwack.new("dice_masters", mode="basic", basic_actions=chosen)
    assert left(match) == {"distraction": 3, "gearing-up": 6, "focus-power": 3}
    with pytest.raises(SetupError, match="4 basic actions in the middle, not 3"):
        thwack.new("dice_masters", mode="basic", basic_actions=chosen[:3])
    chosen = ["smash", "distraction", "take-cover"]
    assert left(thwack.new("dice_masters", mode="first-game", basic_actions=chosen)) == dict.fromkeys(
        chosen, 3
    )


def test_dm_t_8_teams_may_be_presets_texts_or_data() -> None:
    text = f"name: Written\n2 {HULK}\n3x Thor: Odinson\nbasic: smash, distraction\n"
    match = thwack.new("dice_masters", mode="basic", teams=["out-of-the-box", text])
    assert left(match, 1) == {HULK: 2, THOR: 3}
    assert sum(left(match, 0).values()) == 15
    assert left(match) == {"inner-rage": 3, "power-bolt": 3, "smash": 3, "distraction": 3}


@pytest.mark.parametrize(("errata", "after"), [("printed", 7), ("errata", 10)])
def test_dm_t_9_errata_are_a_set_up_option(errata: str, after: int) -> None:
    """Wall-Crawler sets the opponent's life to 10; by its errata it then deals no damage."""
    name = "spider-man-wall-crawler"
    mine = seat(field=[f"{name} 1 attacking"], reserve=["sidekick fist", "sidekick fist"])
    match = position(mine, seat(life=15), step="block", errata=errata)
    play(match, keys(match)[0])
    assert life(match) == [20, after]
    with pytest.raises(SetupError):
        thwack.new("dice_masters", errata="later")
