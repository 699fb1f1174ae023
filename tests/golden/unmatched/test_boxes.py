"""Heroes as they are chosen: by their boxes, each with a difficulty and a line about how it plays."""

import pytest

import thwack
from thwack.games.unmatched.cards.library import boxes, library
from thwack.games.unmatched.cards.reading import DIFFICULTIES
from thwack.wording import LANGUAGES

OFFERED = library().offered
HEROES = thwack.setups("unmatched")["heroes"]


@pytest.mark.parametrize("hero", OFFERED)
def test_every_hero_says_how_it_plays(hero: str) -> None:
    """In its file, below `move`: difficulty = "easy", style.en = "..." and so in pt, es and it."""
    found = library().heroes[hero]
    assert found.difficulty in DIFFICULTIES, f"{hero}: add difficulty"
    assert set(found.style) == set(LANGUAGES), f"{hero}: add style.en, style.pt, style.es, style.it"
    assert len(set(found.style.values())) == len(LANGUAGES), f"{hero}: a language says what another says"
    for line in found.style.values():
        assert 20 <= len(line) <= 110, line
        assert line[0].isupper(), line
        assert line.endswith("."), line


@pytest.mark.parametrize("hero", OFFERED)
def test_every_hero_is_in_a_box(hero: str) -> None:
    assert library().heroes[hero].set in [box.id for box in boxes()], f"{hero}: set must be in boxes.toml"


def test_no_line_is_written_twice() -> None:
    lines = [library().heroes[hero].style.get("en") for hero in OFFERED]
    assert len(set(lines)) == len(lines)


def test_boxes_come_in_their_order_and_hold_every_hero_once() -> None:
    groups = HEROES["groups"]
    years = [group["year"] for group in groups]
    assert years == sorted(years)
    assert sorted(hero for group in groups for hero in group["sides"]) == sorted(OFFERED)
    assert groups[0]["name"] == "Battle of Legends, Volume One"
    assert groups[0]["sides"][:4] == ["alice", "king-arthur", "medusa", "sinbad"]


def test_a_hero_is_told_by_its_numbers() -> None:
    rows = {row["id"]: row["traits"] for row in HEROES["choices"]}
    assert rows["medusa"] == {
        "difficulty": "easy",
        "health": 16,
        "move": 3,
        "reach": "ranged",
        "sidekicks": 3,
    }
    assert rows["ms-marvel"]["reach"] == 2
    assert rows["bruce-lee"]["reach"] == "melee"
    assert rows["bruce-lee"]["sidekicks"] == 0
