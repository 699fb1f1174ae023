"""DM-1: Objects."""

from typing import Any

import pytest

import thwack
from tests.kits.dice_masters import die, keys, left, life, play, position, roll, seat, zone
from thwack.games.dice_masters.cards.faces import ACTION, CHARACTER, ENERGY, Face
from thwack.games.dice_masters.cards.library import CardDef, library
from thwack.kernel.errors import SceneError, SetupError

CARDS = library().cards
TEAM = {"name": "Any", "cards": {"hulk-jade-giant": 4}, "basic_actions": ["smash", "power-bolt"]}


def faces_of(card: CardDef, sort: int) -> list[Face]:
    """The faces of a card's die of one sort."""
    return [face for face in card.faces if face.sort == sort]


def test_dm_1_1_two_players_play() -> None:
    match = thwack.new("dice_masters")
    assert match.seats == 2
    assert len(match.view(None)["seats"]) == 2
    for number in (1, 3):
        with pytest.raises(SetupError):
            thwack.new("dice_masters", teams=[TEAM] * number)
        with pytest.raises(SceneError):
            thwack.scene("dice_masters", {"game": "dice_masters", "seats": [{}] * number})


def test_dm_1_2_the_starter_box() -> None:
    starter = [card for card in CARDS.values() if card.starter]
    characters = [card for card in starter if card.type == "character"]
    titles = {card.title for card in characters}
    assert len(characters) == 24
    assert len(titles) == 8
    assert all(sum(card.title == title for card in characters) == 3 for title in titles)
    assert len([card for card in starter if card.type == "basic-action"]) == 10
    match = thwack.new("dice_masters", mode="basic")
    assert sum(left(match).values()) == 12  # basic action dice, four colours
    sidekicks = [dice for row in match.view(None)["seats"] for dice in (*row["bag"], *row["rolling"])]
    assert len(sidekicks) == 16


def test_dm_1_3_characters_have_numbers_and_actions_have_none() -> None:
    for card in CARDS.values():
        characters, actions = faces_of(card, CHARACTER), faces_of(card, ACTION)
        assert bool(characters) != bool(actions)
        assert bool(characters) == (card.type == "character")
        assert all(face.attack + face.defense > 0 for face in characters)
        assert all(face.attack == face.defense == face.cost == 0 for face in actions)


def test_dm_1_3_a_sidekick_is_a_character_without_card_and_powers() -> None:
    assert "sidekick" not in CARDS
    match = position(seat(reserve=["sidekick 1"]), basics=("force-beam",))
    assert keys(match) == ["field:sidekick", "pass"]  # no card to buy it from
    play(match, "field:sidekick")
    assert keys(match) == ["attack:sidekick", "pass"]  # nothing was triggered, nothing is offered
    assert die(match, 0, "sidekick")["printed"] == [1, 1]


def test_dm_1_4_what_a_card_shows() -> None:
    card = CARDS["captain-america-american-hero"]
    assert (card.cost, card.energy, card.affiliations) == (4, "shield", ("avengers",))
    assert card.title_name["en"] == "Captain America"
    assert card.subtitle is not None
    assert card.subtitle["en"] == "American Hero"
    assert (card.rarity, card.max, card.number) == ("common", 4, 4)
    assert len(card.rules) == 1
    assert [face.slug for face in card.faces] == [
        "shield",
        "shield-2",
        "shield-2",
        "level-1",
        "level-2",
        "level-3",
    ]
    for one in CARDS.values():
        assert one.cost > 0
        assert one.max > 0
        assert len(one.faces) == 6


def test_dm_1_5_the_type_of_a_card_is_part_of_its_price_and_what_its_die_yields() -> None:
    for card in CARDS.values():
        kinds = {face.energy for face in faces_of(card, ENERGY)}
        assert kinds == ({"generic"} if card.type == "basic-action" else {card.energy})
    cards = {"beast-mutate-666": 1, "human-torch-playing-with-fire": 1}
    mine = seat(reserve=["sidekick fist", "sidekick bolt"], cards=cards)
    match = position(mine, basics=("invulnerability",))
    assert keys(match) == ["buy:human-torch-playing-with-fire", "buy:invulnerability", "pass"]


def test_dm_1_6_the_affiliations() -> None:
    found = [card.affiliations for card in CARDS.values()]
    assert {one for some in found for one in some} == {"avengers", "fantastic-four", "villains", "x-men"}
    assert CARDS["spider-man-tiger"].affiliations == ()
    assert CARDS["thor-odinson"].affiliations == ("avengers",)
    # Nick Fury makes Avengers stronger, and nobody else
    team = ["nick-fury-wwii-veteran 1", "thor-odinson 1", "spider-man-tiger 1", "sidekick"]
    match = position(seat(field=team), step="attack")
    assert [die(match, 0, name.split()[0])["attack"] for name in team] == [1, 6, 3, 1]


@pytest.mark.parametrize(("card", "most"), [("hulk-jade-giant", 4), ("cyclops-if-looks-could-kill", 2)])
def test_dm_1_7_max_is_the_most_dice_of_a_card_in_a_team(card: str, most: int) -> None:
    team: dict[str, Any] = {**TEAM, "cards": {card: most}}
    assert left(thwack.new("dice_masters", teams=[team, TEAM]), 0) == {card: most}
    team["cards"] = {card: most + 1}
    with pytest.raises(SetupError, match=f"its limit is {most} "):
        thwack.new("dice_masters", teams=[team, TEAM])


def test_dm_1_7_of_a_basic_action_three_dice_are_used() -> None:
    basics = [card for card in CARDS.values() if card.type == "basic-action"]
    assert {card.max for card in basics} == {3}
    match = thwack.new("dice_masters", mode="first-game")
    assert set(left(match).values()) == {3}


def test_dm_1_8_every_die_has_energy_faces_and_the_others_of_its_kind() -> None:
    assert all(faces_of(card, ENERGY) for card in CARDS.values())
    mine = seat(bag=[], prep=["hulk-jade-giant", "force-beam"])
    match = position(mine, step="roll", basics=("force-beam",))
    assert keys(match) == [
        f"roll:hulk-jade-giant:{face}" for face in ("fist", "fist-2", "level-1", "level-2", "level-3")
    ]
    roll(match, "hulk-jade-giant 2")
    assert keys(match) == [
        f"roll:force-beam:{face}" for face in ("generic-2", "action-0", "action-1", "action-2")
    ]
    roll(match, "force-beam action-2")
    assert zone(match, 0, "rolling") == ["force-beam action-2", "hulk-jade-giant level-2"]
    match = position(seat(field=["hulk-jade-giant 2"]), step="attack")
    row = die(match, 0, "hulk-jade-giant")
    assert (row["cost"], row["attack"], row["defense"], row["burst"]) == (2, 7, 7, 1)


@pytest.mark.parametrize(("level", "stays"), [(1, False), (2, True)])
def test_dm_1_9_as_much_damage_as_its_d_kos_a_character(level: int, stays: bool) -> None:
    """Two damage to Beast, whose D is 2 at level 1 and 3 at level 2."""
    mine = seat(reserve=["power-bolt action-0"], field=["sidekick"])
    theirs = seat(field=[f"beast-big-boy-blue {level}"])
    match = position(mine, theirs, basics=("power-bolt",))
    play(match, "use:power-bolt", "choose:beast-big-boy-blue")
    assert (zone(match, 1, "prep") == []) == stays
    assert (zone(match, 1, "field") != []) == stays
    assert life(match) == [20, 20]


def test_dm_1_10_levels_count_from_the_left_and_have_nothing_to_do_with_the_cost() -> None:
    for card in CARDS.values():
        levels = [face.level for face in card.faces if face.sort == CHARACTER]
        assert levels == ([1, 2, 3] if card.type == "character" else [])
    assert [face.level for face in library().sidekick.faces if face.sort == CHARACTER] == [1]
    costs = {}
    for level in (1, 2, 3):
        match = position(seat(field=[f"mystique-unknown {level}"]), step="attack")
        costs[level] = die(match, 0, "mystique-unknown")["cost"]
    assert costs == {1: 1, 2: 0, 3: 2}  # the second level is the cheapest
