"""The set-up options: what stands there by itself, what may be given, and what is refused in one sentence."""

import json
from typing import Any

import pytest

from tests.games.battle_scenes.small import deck_text, small
from thwack.games.battle_scenes.cards.decks import Deck, read_deck
from thwack.games.battle_scenes.cards.library import library
from thwack.games.battle_scenes.options import RANDOM, as_json, settings_of, setups
from thwack.games.battle_scenes.state.cast import Settings
from thwack.kernel.errors import SetupError

WALL = deck_text("# Stand.", "name: The Wall", "3 jarra-v1")
COURT = deck_text("# Strike.", "name: Court", "2 A01", "1 caroco-v1")
LIBRARY = small(("shield-wall.txt", WALL), ("titans-court.txt", COURT))


def settings(**options: Any) -> Settings:
    """The settings of some options."""
    return settings_of(LIBRARY, options)


def refusal(**options: Any) -> str:
    """What is said against some options: one sentence."""
    with pytest.raises(SetupError) as caught:
        settings(**options)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def home_made(*lines: str, name: str = "Mine") -> dict[str, Any]:
    """A deck as plain data."""
    return {"name": name, "cards": dict(read_deck(deck_text(*lines)).cards)}


def test_without_options_the_two_designed_decks_play_and_chance_says_who_begins() -> None:
    found = settings()
    assert [deck.id for deck in found.decks] == ["shield-wall", "titans-court"]
    assert found.first == RANDOM
    assert found == settings(decks=None, first=None) == settings(decks=[], first="random")


def test_every_option_says_what_may_stand_there() -> None:
    found = setups(LIBRARY)
    assert list(found) == ["decks", "first"]
    assert found["decks"]["choices"][0] == {"id": "shield-wall", "name": "The Wall", "about": "Stand."}
    assert found["first"] == {"default": "random", "choices": ["random", 0, 1]}
    defaults = {name: row["default"] for name, row in found.items()}
    assert settings_of(LIBRARY, defaults) == settings()


@pytest.mark.parametrize(("given", "first"), [(0, 0), (1, 1), ("0", 0), ("1", 1), ("random", RANDOM)])
def test_BS_4_1_who_begins_may_be_given(given: object, first: int) -> None:
    assert settings(first=given).first == first


def test_a_deck_is_a_preset_a_text_a_table_or_a_list() -> None:
    mine = home_made("3 jarra-v1")
    text = "name: Mine\n" + deck_text("3 Jug V1")
    cards = [card for card, copies in mine["cards"].items() for _ in range(copies)]
    decks = [
        settings(decks=[given, "court"]).decks[0]
        for given in (mine, text, Deck("", "Mine", tuple(mine["cards"].items())), cards)
    ]
    assert decks[0] == decks[1] == decks[2]
    assert (decks[0].id, decks[0].name) == ("", "Mine")
    assert decks[3].cards == decks[0].cards
    assert settings(decks=["The Wall", "Titans-Court"]) == settings()
    assert settings(decks=[LIBRARY.decks["shield-wall"], "titans-court"]) == settings()


def test_the_same_deck_is_the_same_in_any_order() -> None:
    mine = home_made("3 jarra-v1", "1 a01")
    other = {**mine, "cards": dict(reversed(mine["cards"].items()))}
    assert settings(decks=[mine, mine]) == settings(decks=[other, mine])
    numbers = [LIBRARY.cards[card].number for card, _ in settings(decks=[mine, mine]).decks[0].cards]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"first": 1},
        {"decks": ["titans-court", home_made("3 jarra-v1", "1 a01")], "first": 0},
        {"decks": [WALL, COURT]},
    ],
)
def test_settings_become_plain_data_that_gives_them_again(options: dict[str, Any]) -> None:
    found = settings(**options)
    data = as_json(found)
    assert settings_of(LIBRARY, json.loads(json.dumps(data))) == found
    assert as_json(settings_of(LIBRARY, data)) == data


def test_a_preset_is_told_by_its_id_and_a_home_made_deck_by_its_cards() -> None:
    data = as_json(settings(decks=["shield-wall", home_made("3 Jug V1")], first=1))
    assert data["first"] == 1
    assert data["decks"][0] == "shield-wall"
    assert data["decks"][1]["name"] == "Mine"
    assert data["decks"][1]["cards"]["jarra-v1"] == 3


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"deck": []}, "battle_scenes has no set-up option 'deck'; did you mean 'decks'?"),
        ({"first": 2}, "first cannot be 2; choose from random, 0, 1"),
        ({"first": True}, "first cannot be True"),
        ({"first": "randon"}, "first cannot be 'randon'; did you mean 'random'?"),
        ({"first": [0]}, "first cannot be [0]"),
        ({"decks": ["shield-wall"]}, "decks must be a list of two, such as ['shield-wall', 'titans-court']"),
        ({"decks": "shield-wall"}, "decks must be a list of two"),
        ({"decks": ["shield-wal", "titans-court"]}, "there is no preset deck 'shield-wal'; did you mean"),
        ({"decks": [3, "titans-court"]}, "a deck is a preset, the text of a deck file or a table, not 3"),
    ],
)
def test_what_cannot_stand_is_refused(options: dict[str, Any], message: str) -> None:
    assert message in refusal(**options)


def test_BS_3_all_that_is_wrong_with_a_deck_is_told_in_one_sentence() -> None:
    said = refusal(decks=["shield-wall", "name: Mess\nplums\n4 jarra-v1\n2 caroco-v1\n1 pera-v1"])
    assert said.startswith("the deck of seat 1, Mess, cannot be played: line 2: ")
    for rule in ("BS-3.1", "BS-3.2", "BS-3.3", 'there is no card "pera-v1"'):
        assert rule in said
    said = refusal(decks=[{"name": "Few", "cards": {"A01": "2"}, "hero": 1}, "titans-court"])
    assert "the copies of A01 must be a whole number" in said
    assert "a deck has no 'hero'" in said
    assert "it has 0 cards" in said


def test_the_content_of_the_package_can_be_played_without_options() -> None:
    found = settings_of(library(), {})
    assert [deck.size for deck in found.decks] == [60, 60]
    assert as_json(found) == {"decks": ["shield-wall", "titans-court"], "first": "random"}
    presets = [row["id"] for row in setups(library())["decks"]["choices"]]
    assert set(presets) == set(library().decks)
    for slug in presets:
        assert settings_of(library(), {"decks": [slug, slug]}).decks[0].name == library().decks[slug].name
