"""What is asked of whom, why something cannot be used, and what the log names."""

import random
from pathlib import Path
from typing import Any

import pytest

import thwack
from tests.games import asked
from tests.kits.battle_scenes import play, position, random_deck, seat, unit
from tests.thorough import dear
from thwack import Match
from thwack.games.battle_scenes.cards.library import library
from thwack.games.battle_scenes.speech import prompts
from thwack.games.battle_scenes.speech.catalogue import things
from thwack.games.battle_scenes.speech.prompts import ANSWERED, ASKED
from thwack.wording import LANGUAGES

CATALOGUE = {card.id for card in thwack.cards("battle_scenes")}
SHEETS: dict[str, Any] = {card.id: card.facts for card in thwack.cards("battle_scenes")}


def begin(seed: int) -> Match:
    """A match of a preset against a random deck."""
    dice = random.Random(seed)
    decks = [dice.choice(list(library().decks)), random_deck(dice)]
    return thwack.new("battle_scenes", seed=seed, decks=decks)


def own(row: dict[str, Any]) -> list[str]:
    """All that a person may try to use: the hand, and who is in scene."""
    return [*row["hand"], *(one["ref"] for one in row["scene"])]


@dear(1)
@pytest.mark.parametrize("batch", range(3))
def test_every_position_says_what_is_asked_and_why_the_rest_is_not(batch: int) -> None:
    for match in asked.positions(begin, 100, batch):
        asked.check_prompts(match)
        asked.check_reasons(match, own)


def test_the_log_names_cards_that_there_are() -> None:
    for seed in range(2):
        match, dice = begin(seed), random.Random(seed)
        while match.actor is not None:
            match.play(dice.randrange(len(match.choices)))
        asked.check_story(match, CATALOGUE)


def test_rows_are_there_in_four_languages() -> None:
    rows = prompts.LINES.rows()
    asked.check_rows(rows)
    asked.check_rows_are_used(rows, Path(prompts.__file__).parent)
    assert set(rows["reminder"]) == set(library().keywords) | set(rows["term"])


def test_every_question_of_random_matches_is_known() -> None:
    """A question that nobody has thought of would be told as a text that may be used."""
    for seed in range(6):
        match, dice = begin(seed), random.Random(seed)
        while match.actor is not None:
            table = match._table
            known = table.step[0] in ASKED or any(step[0] in ANSWERED for step in table.options)
            assert known, (table.step[0], [choice.key for choice in match.choices])
            match.play(dice.randrange(len(match.choices)))


def test_glossaries_explain_every_keyword() -> None:
    for lang in LANGUAGES:
        found = thwack.glossary("battle_scenes", lang)
        assert {names[lang] for names in library().keywords.values()} <= set(found)


# Prompts


def test_a_prompt_says_whose_turn_it_is_the_phase_and_the_decision() -> None:
    match = position(seat(unit("A06", "A08", "A19", stage=2), hand=["A01"]), seat(unit("A06", "2")))
    assert match.prompt("en", 0).startswith(
        "Player 1, turn 5, preparation. Put cards in scene, capacitate, or"
    )
    assert match.prompt("es", 1).startswith(
        "Jugador 1, turno 5, preparación. Esperando a que Jugador 1 ponga cartas en escena, capacite, o"
    )


def test_a_prompt_names_the_action_that_wants_a_target() -> None:
    match = position(
        seat(unit("A06", "A08", "A19", stage=2)), seat(unit("A06", "2"), unit("A01", "2")), "attack"
    )
    acts = [choice for choice in match.choices if choice.verb == "act"]
    play(match, acts[0].key)
    assert match.prompt("en", 0) == (
        "Player 1, turn 5, attack. Choose a target for Blind Spot of Black Widow (Player 1)."
    )


# Reasons


def test_bs_6_why_a_card_cannot_be_put_in_scene() -> None:
    """BS-6.1, BS-R11, BS-5.3.3: Abilities never, others with enough resources and without a rival."""
    ability = next(card for card, row in SHEETS.items() if row["type"] == "ability")
    match = position(seat(unit("A06", "2"), hand=["A06", "A01", ability], resources=["A08"]))
    found = match.why_not(0)
    assert found[f"play:{ability}"].startswith("Abilities are not put in scene")
    assert found["play:A06"].startswith("You already control ")
    need = SHEETS["A01"]["energy"]
    assert found["play:A01"] == f"Needs {need} cards in resources, and there is 1."


def test_bs_7_why_an_action_cannot_be_used() -> None:
    """BS-7.1, BS-6.5: Stages, and time in scene."""
    match = position(
        seat(unit("A06", "A08", "A19", stage=0), unit("A01", "2", stage=2, since="now")),
        seat(unit("A06", "2")),
        "preparation",
    )
    found = match.why_not(0)
    slug = SHEETS["A01"]["action"]["slug"]
    assert found[f"act:A01:{slug}"].endswith("came in scene this turn and cannot act yet.")
    assert set(match.why_not(1).values()) == {"Player 1 decides now."}


# Words for tables


def test_every_word_on_a_card_has_a_name_in_the_catalogue() -> None:
    for lang in LANGUAGES:
        found = {row["id"]: row for row in things(library(), lang)}
        for card in thwack.cards("battle_scenes"):
            if card.on_offer:
                for group, field in (("power", "powers"), ("affiliation", "affiliations")):
                    assert all(found[f"{group}/{slug}"]["name"] for slug in SHEETS[card.id][field])
        assert found["keyword/spy"]["text"].endswith(".")
