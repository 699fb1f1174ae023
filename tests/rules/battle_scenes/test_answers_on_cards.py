"""BS-F: What the publisher has answered about single cards of our content, each played in a scene."""

from pathlib import Path

import pytest

from tests.cards.battle_scenes.played.plays import Row, happens
from thwack.games.battle_scenes.cards.library import library

TEXT = Path(__file__).with_name("answers_on_cards.txt").read_text(encoding="utf-8").splitlines()
LINES: list[Row] = []
for line in TEXT:
    if not line.startswith("#"):
        card, scene, keys, outcome = (part.strip() for part in line.split("|"))
        LINES.append((card, scene, keys, outcome))


@pytest.mark.parametrize("row", LINES, ids=[f"{number}-{row[0]}" for number, row in enumerate(LINES)])
def test_publisher_it_comes_out_as_answered(row: Row) -> None:
    assert library().cards[row[0]].on_offer
    assert happens(row) == row[3]
