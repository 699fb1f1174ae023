"""The set-up options: what stands there by itself, what may be given, and what is refused in one sentence."""

import json
from typing import Any

import pytest

from tests.games.mission_arena.small import deck_text, small
from thwack.games.mission_arena.cards.decks import Deck, read_deck
from thwack.games.mission_arena.cards.library import library
from thwack.games.mission_arena.options import RANDOM, Settings, as_json, settings_of, setups
from thwack.kernel.errors import SetupError

HEROES = deck_text("# Stand.", "name: Ripe Heroes", "5 F11")
COURT = deck_text("# Strike.", "name: Court", "2 F01", "1 F20")
LIBRARY = small(("avengers.txt", HEROES), ("webs-and-court.txt", COURT))


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


def test_without_options_the_two_designed_decks_play_with_abilities_and_without_weak_points() -> None:
    found = settings()
    assert [deck.id for deck in found.decks] == ["avengers", "webs-and-court"]
    assert found[1:] == (True, "off", RANDOM)
    nothing = dict.fromkeys(("decks", "abilities", "weak_points", "first"))
    assert found == settings(**nothing) == settings(decks=[], first="random")


def test_every_option_says_what_may_stand_there() -> None:
    found = setups(LIBRARY)
    assert list(found) == ["decks", "abilities", "weak_points", "first"]
    assert found["decks"]["choices"][0] == {"id": "avengers", "name": "Ripe Heroes", "about": "Stand."}
    assert found["abilities"] == {"default": True, "choices": [True, False]}
    assert found["weak_points"] == {"default": "off", "choices": ["off", "A", "B"]}
    assert found["first"] == {"default": "random", "choices": ["random", 0, 1]}
    defaults = {name: row["default"] for name, row in found.items()}
    assert settings_of(LIBRARY, defaults) == settings()
    for name in ("abilities", "weak_points", "first"):
        for choice in found[name]["choices"]:
            assert as_json(settings(**{name: choice}))[name] == choice


@pytest.mark.parametrize(("given", "first"), [(0, 0), (1, 1), ("0", 0), ("1", 1), ("random", RANDOM)])
def test_MA_S_5_who_begins_may_be_given(given: object, first: int) -> None:
    assert settings(first=given).first == first


@pytest.mark.parametrize(("given", "on"), [(True, True), (False, False), ("on", True), ("Off", False)])
def test_MA_0_8_special_abilities_are_an_option(given: object, on: bool) -> None:
    assert settings(abilities=given).abilities is on


@pytest.mark.parametrize(("given", "variant"), [("off", "off"), ("A", "A"), ("b", "B"), ("OFF", "off")])
def test_MA_0_8_weak_points_are_played_by_one_variant(given: str, variant: str) -> None:
    assert settings(weak_points=given).weak_points == variant


def test_a_deck_is_a_preset_a_text_a_table_or_a_list() -> None:
    mine = home_made("5 F11")
    text = "name: Mine\n" + deck_text("5 Pear")
    cards = [card for card, copies in mine["cards"].items() for _ in range(copies)]
    decks = [
        settings(decks=[given, "court"]).decks[0]
        for given in (mine, text, Deck("", "Mine", tuple(mine["cards"].items())), cards)
    ]
    assert decks[0] == decks[1] == decks[2]
    assert (decks[0].id, decks[0].name) == ("", "Mine")
    assert decks[3].cards == decks[0].cards
    assert settings(decks=["Ripe Heroes", "Webs-and-Court"]) == settings()
    assert settings(decks=[LIBRARY.decks["avengers"], "webs-and-court"]) == settings()


def test_the_same_deck_is_the_same_in_any_order() -> None:
    mine = home_made("5 F11", "1 f20")
    other = {**mine, "cards": dict(reversed(mine["cards"].items()))}
    assert settings(decks=[mine, mine]) == settings(decks=[other, mine])
    numbers = [LIBRARY.cards[card].number for card, _ in settings(decks=[mine, mine]).decks[0].cards]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"first": 1, "abilities": False},
        {"weak_points": "b"},
        {"decks": ["webs-and-court", home_made("5 Pear", "1 f20")], "first": 0, "weak_points": "A"},
        {"decks": [HEROES, COURT], "abilities": "off"},
    ],
)
def test_settings_become_plain_data_that_gives_them_again(options: dict[str, Any]) -> None:
    found = settings(**options)
    data = as_json(found)
    assert settings_of(LIBRARY, json.loads(json.dumps(data))) == found
    assert as_json(settings_of(LIBRARY, data)) == data


def test_a_preset_is_told_by_its_id_and_a_home_made_deck_by_its_cards() -> None:
    data = as_json(settings(decks=["avengers", home_made("4 Pear")], first=1))
    assert data["first"] == 1
    assert data["decks"][0] == "avengers"
    assert data["decks"][1]["name"] == "Mine"
    assert data["decks"][1]["cards"]["F11"] == 4


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"deck": []}, "mission_arena has no set-up option 'deck'; did you mean 'decks'?"),
        ({"weak_point": "A"}, "mission_arena has no set-up option 'weak_point'; did you mean 'weak_points'?"),
        ({"first": 2}, "first cannot be 2; choose from random, 0, 1"),
        ({"first": True}, "first cannot be True"),
        ({"first": [0]}, "first cannot be [0]"),
        ({"abilities": 1}, "abilities cannot be 1; choose from on, off"),
        ({"abilities": "of"}, "abilities cannot be 'of'; did you mean 'off'?"),
        ({"weak_points": "C"}, "weak_points cannot be 'C'; choose from off, A, B"),
        ({"weak_points": True}, "weak_points cannot be True; choose from off, A, B"),
        ({"weak_points": ["A", "B"]}, "weak_points cannot be ['A', 'B']"),
        ({"decks": ["avengers"]}, "decks must be a list of two, such as ['avengers', 'webs-and-court']"),
        ({"decks": "avengers"}, "decks must be a list of two"),
        ({"decks": ["avenger", "webs-and-court"]}, "there is no preset deck 'avenger'; did you mean"),
        ({"decks": [3, "avengers"]}, "a deck is a preset, the text of a deck file or a table, not 3"),
    ],
)
def test_what_cannot_stand_is_refused(options: dict[str, Any], message: str) -> None:
    assert message in refusal(**options)


def test_MA_0_1_all_that_is_wrong_with_a_deck_is_told_in_one_sentence() -> None:
    said = refusal(decks=["avengers", "name: Mess\nplums\n6 F11\n1 quince\n1 F30"])
    assert said.startswith("the deck of seat 1, Mess, cannot be played: line 2: ")
    for part in ("it has 8 cards", "Pear appears 6 times", 'there is no card "quince"', "F30 is known, but"):
        assert part in said
    said = refusal(decks=[{"name": "Few", "cards": {"F01": "2"}, "hero": 1}, "webs-and-court"])
    assert "the copies of F01 must be a whole number" in said
    assert "a deck has no 'hero'" in said
    assert "it has 0 cards" in said


def test_the_content_of_the_package_can_be_played_without_options() -> None:
    found = settings_of(library(), {})
    assert [deck.size for deck in found.decks] == [56, 56]
    assert as_json(found) == {
        "decks": ["avengers", "webs-and-court"],
        "abilities": True,
        "weak_points": "off",
        "first": "random",
    }
    presets = [row["id"] for row in setups(library())["decks"]["choices"]]
    assert set(presets) == set(library().decks)
    for slug in presets:
        assert settings_of(library(), {"decks": [slug, slug]}).decks[0].name == library().decks[slug].name
