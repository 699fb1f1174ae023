"""Any game's table as plain text or HTML."""

import random
from typing import Any

import pytest

import thwack
from thwack.content import names
from thwack.plain import Block, Rows, Zone, as_html, as_text, picture

VIEW: dict[str, Any] = {
    "game": "toy_duel",
    "seat": None,
    "actor": 1,
    "turn": 3,
    "open": False,
    "fight": {"attack": {"who": "ann", "value": 4}, "defence": {"who": "bob", "value": None}, "round": 2},
    "waiting": None,
    "lines": [],
    "seats": [
        {
            "hero": "ann",
            "life": 5,
            "hand": ["c1"],
            "hand_size": 3,
            "deck": [None, None, "c2"],
            "discard": [],
            "field": [
                {
                    "ref": "c1",
                    "card": "c1",
                    "power": 10,
                    "level": 10,
                    "tired": True,
                    "on": [],
                    "printed": [1, 1],
                },
                {
                    "ref": "c2",
                    "card": "c2",
                    "power": -2,
                    "level": 1,
                    "tired": False,
                    "on": [],
                    "printed": [2, 2],
                },
            ],
        },
        {
            "hero": "bob",
            "used": ["c1", "c2", "c1"],
            "people": {"bob": {"space": "S1"}, "pet": {"space": None}},
        },
    ],
    "result": None,
}
NAMES = {"c1": "Rock, Paper", "c2": "Scissors"}
TEXT = """\
Toy Duel, seen by a spectator
  turn 3 · open no

Fight
  round 2
             who  value
    attack   ann      4
    defence  bob

Seat 0: ann
  life 5
  hand  Rock, Paper; 2 hidden
  deck  Scissors; 2 hidden
  field
    ref          power  level  tired  printed
    Rock, Paper     10     10  yes    1, 1
    Scissors        -2      1         2, 2
  empty: discard

Seat 1: bob (to choose)
  used  Rock, Paper ×2; Scissors
  people
         space
    bob  S1
    pet"""


def test_a_view_becomes_facts_zones_and_tables() -> None:
    table, fight, ann, bob = picture(VIEW, NAMES)
    assert table == Block("Toy Duel, seen by a spectator", (("turn", "3"), ("open", "no")))
    assert (fight.title, fight.facts) == ("fight", (("round", "2"),))
    assert ann.zones == (
        Zone("hand", ("Rock, Paper",), 2),
        Zone("deck", ("Scissors",), 2),
        Zone("discard", ()),
    )
    assert bob.tables == (Rows("people", ("", "space"), (("bob", "S1"), ("pet", ""))),)


def test_as_text() -> None:
    assert as_text(picture(VIEW, NAMES)) == TEXT


def test_a_row_that_is_too_long_becomes_a_paragraph() -> None:
    told = as_text(picture(VIEW, NAMES), 34)
    assert max(map(len, told.splitlines())) <= 34
    assert "    Rock, Paper: power 10 · level\n      10 · tired · printed 1, 1\n" in told


def test_who_looks_and_chance_and_the_end_are_told() -> None:
    blocks = picture({**VIEW, "seat": 0, "actor": -1, "result": {"winners": [1], "reason": "two rounds"}})
    assert blocks[0].title == "Toy Duel, seen by seat 0"
    assert ("actor", "chance") in blocks[0].facts
    assert blocks[-1] == Block("result", (("reason", "two rounds"),), (Zone("winners", ("1",)),))


def test_html_is_escaped() -> None:
    wild = {"game": "<b>", "seats": [{"<i>": "<script>", "hand": ["&"], "field": [{"<u>": "<s>"}]}]}
    told = as_html(picture(wild, {"&": "<em>"}))
    for tag in ("<b>B", "<i>", "<script>", "<em>", "<u>", "<s>"):
        assert tag not in told
    assert "&lt;script&gt;" in told
    assert as_html(picture(VIEW, NAMES)).count("<section>") == 4


@pytest.mark.parametrize("game", thwack.games())
def test_every_table_can_be_drawn_at_any_width(game: str) -> None:
    match, dice = thwack.new(game, seed=2), random.Random(2)
    while match.actor is not None:
        match.play(dice.randrange(len(match.choices)))
        if match.ply % 9 == 0 or match.actor is None:
            for seat in (None, 0, 1):
                blocks = picture(match.view(seat), names(game))
                for width in (40, 88):
                    assert max(map(len, as_text(blocks, width).splitlines())) <= width
                assert len(blocks) >= 3


@pytest.mark.parametrize("game", thwack.games())
def test_cards_have_names_in_every_language(game: str) -> None:
    for lang in ("en", "pt", "es", "it"):
        assert len(names(game, lang)) >= 40
    assert all(name[:1].strip() for name in names(game).values())
