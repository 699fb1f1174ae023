"""What is asked of whom, why something cannot be used, and what words mean."""

import random
from typing import Any

import thwack
from tests.kits.battle_scenes import play, position, random_deck, seat, unit
from thwack import Match
from thwack.cardlang.meaning import perform, select
from thwack.games.battle_scenes.cards.library import library
from thwack.games.battle_scenes.rules.choosing import choose_more
from thwack.games.battle_scenes.speech import prompts
from thwack.games.battle_scenes.speech.catalogue import things
from thwack.games.battle_scenes.speech.prompts import ANSWERED, ASKED
from thwack.wording import LANGUAGES

SHEETS: dict[str, Any] = {card.id: card.facts for card in thwack.cards("battle_scenes")}


def begin(seed: int) -> Match:
    """A match of a preset against a random deck."""
    dice = random.Random(seed)
    decks = [dice.choice(list(library().decks)), random_deck(dice)]
    return thwack.new("battle_scenes", seed=seed, decks=decks)


def test_every_question_of_random_matches_is_known() -> None:
    """A question that nobody has thought of would be told as a text that may be used."""
    for seed in range(6):
        match, dice = begin(seed), random.Random(seed)
        while match.actor is not None:
            table = match._table
            known = table.step[0] in ASKED or any(step[0] in ANSWERED for step in table.options)
            known = known or (len(table.options) == 1 and table.step[0] in (select, choose_more, perform))
            assert known, (table.step[0], [choice.key for choice in match.choices])
            match.play(dice.randrange(len(match.choices)))


def test_glossaries_explain_every_keyword() -> None:
    rows = prompts.LINES.rows()
    assert set(rows["reminder"]) == set(library().keywords) | set(rows["term"])
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
