"""What is asked of whom, why something cannot be used, and what the log names, in games that have it all."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import thwack
from tests.games import asked
from tests.kits.battle_scenes import random_deck
from tests.thorough import dear
from thwack import Match
from thwack.games.battle_scenes.speech import prompts as scene_prompts
from thwack.games.mission_arena.speech import prompts as arena_prompts
from thwack.wording.lines import Lines

Row = dict[str, Any]


class Asked(NamedTuple):
    """A game: how a match of it begins, what in a seat's row a person may try to use, and its words."""

    begin: Callable[[int], Match]
    own: Callable[[Row], Sequence[str]]
    lines: Lines
    matches: int  # of which the whole log is read


def scenes(seed: int) -> Match:
    """A preset against a random deck."""
    dice = random.Random(seed)
    decks = [dice.choice(presets("battle_scenes")), random_deck(dice)]
    return thwack.new("battle_scenes", seed=seed, decks=decks)


def own_scene(row: Row) -> list[str]:
    """The hand, and who is in scene."""
    return [*row["hand"], *(one["ref"] for one in row["scene"])]


def arena(seed: int) -> Match:
    """Two presets, with some rules or others."""
    dice = random.Random(seed)
    decks = [dice.choice(presets("mission_arena")) for _ in range(2)]
    return thwack.new("mission_arena", seed=seed, decks=decks, weak_points=dice.choice(("off", "A", "B")))


def own_squads(row: Row) -> list[str]:
    """The hand, and who stands in the squads."""
    return [
        *map(str, row["hand"]),
        *(place["card"] for place in row["active"] + row["reserve"] if place["card"]),
    ]


def presets(game: str) -> list[str]:
    """The decks that come with a game."""
    return [row["id"] for row in thwack.setups(game)["decks"]["choices"]]


GAMES = {
    "battle_scenes": Asked(scenes, own_scene, scene_prompts.LINES, 2),
    "mission_arena": Asked(arena, own_squads, arena_prompts.LINES, 4),
}


@dear(2)
@pytest.mark.parametrize("batch", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_every_position_says_what_is_asked_and_why_the_rest_is_not(game: str, batch: int) -> None:
    for match in asked.positions(GAMES[game].begin, 100, batch):
        asked.check_prompts(match)
        asked.check_reasons(match, GAMES[game].own)


@dear(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_log_names_cards_that_there_are(game: str) -> None:
    catalogue = {card.id for card in thwack.cards(game)}
    for seed in range(GAMES[game].matches):
        match, dice = GAMES[game].begin(seed), random.Random(seed)
        while match.actor is not None:
            match.play(dice.randrange(len(match.choices)))
        asked.check_story(match, catalogue)


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_there_in_four_languages_and_used(game: str) -> None:
    rows = GAMES[game].lines.rows()
    asked.check_rows(rows)
    asked.check_rows_are_used(rows, Path(thwack.__file__).parent / "games" / game / "speech")
