"""What lines of the log say, as plain data."""

import random
from typing import Any

import pytest

from tests.games.unmatched.test_properties import new
from tests.kits.unmatched import FOE, ME, play, scene, seat
from tests.thorough import batches
from thwack import Match
from thwack.games.unmatched.speech.event_lines import EVENTS


def data(match: Match, kind: str, eyes: int | None = None) -> list[dict[str, Any]]:
    """The data of all lines of a kind, for these eyes."""
    return [line["data"] for line in match.story("en", eyes) if line["kind"] == kind]


def test_a_drawn_card_is_told_only_to_who_drew_it() -> None:
    match = scene(seat("king-arthur", deck=["feint", "regroup"]), seat("medusa"))  # it maneuvers by itself
    assert data(match, "drew", ME) == [{"who": ME, "card": "king-arthur/feint"}]
    assert data(match, "drew", FOE) == data(match, "drew") == [{"who": ME, "card": None}]


def test_a_combat_is_told_with_fighters_cards_and_numbers() -> None:
    match = scene(
        seat("king-arthur", ["swift-strike"], {"king-arthur": "S20"}),
        seat("medusa", ["dash"], {"medusa": "S21"}),
    )
    play(match, "attack:king-arthur:medusa", "decline")
    assert data(match, "attacked") == [{"who": "king-arthur", "target": "medusa"}]
    assert data(match, "revealed") == [{"who": ME, "card": "king-arthur/swift-strike"}]
    assert data(match, "clashed") == [{"n": 3, "m": 0, "damage": 3}]
    assert data(match, "hurt") == [{"who": "medusa", "n": 3}]


def test_an_attack_that_does_no_damage_is_told_as_a_win_of_the_defense() -> None:
    """U-9.21: Also a tie is."""
    match = scene(
        seat("king-arthur", ["skirmish"], {"king-arthur": "S20"}),
        seat("alice", ["skirmish"], {"alice": "S21"}),
    )
    play(match, "attack:king-arthur:alice", "defend:skirmish")
    assert data(match, "clashed") == [{"n": 4, "m": 4, "damage": 0}]
    told = {lang: [line for line in match.log(lang) if " 4 " in line] for lang in ("en", "pt", "es", "it")}
    assert told == {
        "en": ["Attack 4 against defense 4: no damage, the defender wins."],
        "pt": ["Ataque 4 contra defesa 4: nenhum dano, a defesa vence."],
        "es": ["Ataque 4 contra defensa 4: ningún daño, gana la defensa."],
        "it": ["Attacco 4 contro difesa 4: nessun danno, vince la difesa."],
    }


def test_the_end_is_told_with_its_winners() -> None:
    match = scene(
        seat("king-arthur", ["swift-strike"], {"king-arthur": "S20"}),
        seat("medusa", [], {"medusa": ("S21", 1)}),
    )
    play(match, "attack:king-arthur:medusa")
    while match.actor is not None:
        match.play(len(match.choices) - 1)
    assert data(match, "won") == [{"winners": [ME]}]


@pytest.mark.parametrize("batch", batches(10, few=2))
def test_data_say_no_more_than_the_sentence(batch: int) -> None:
    """Whoever reads a card's name in no sentence finds it in no data; every slot has its datum."""
    for seed in range(4 * batch, 4 * batch + 4):
        match, dice = new(seed), random.Random(seed)
        while match.actor is not None:
            match.play(dice.randrange(len(match.choices)))
        for eyes in (None, *range(match.seats)):
            for line in match.story("en", eyes):
                if line["kind"] == "won":
                    continue
                slots = [what.partition("=")[0] for what in EVENTS[line["kind"]]]
                assert list(line["data"]) == slots
                named = {ref for ref, _ in line["refs"] if "/" in ref}
                assert {value for name, value in line["data"].items() if name == "card" and value} == named
