"""What is asked of whom, and what words on cards mean."""

import re
from pathlib import Path

import pytest

import thwack
from tests.games.dice_masters.sentences import is_sound, positions
from tests.kits.dice_masters import play, position, seat
from tests.thorough import dear
from thwack.games.dice_masters.cards.library import library
from thwack.games.dice_masters.speech import catalogue, prompts
from thwack.wording import LANGUAGES

SLOT = re.compile(r"\{(who|other|card|step|damage|target|energy)")
PACKAGE = Path(prompts.__file__).parent


@dear(2)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_has_a_prompt_that_differs_by_who_is_asked(lang: str) -> None:
    for match in positions():
        before = match.digest()
        said = [match.prompt(lang, who) for who in (0, 1, None)]
        assert match.digest() == before
        assert all(is_sound(text, lang) for text in said), said
        if match.actor in (0, 1):
            assert said[match.actor] not in (said[1 - match.actor], said[2])


def test_prompts_and_reasons_are_the_same_in_every_world_one_could_be_in() -> None:
    for number, match in enumerate(positions()):
        for who in (0, 1):
            world = match.imagine(who, number)
            assert world.prompt("en", who) == match.prompt("en", who)
            assert world.why_not(who) == match.why_not(who)


def test_every_question_of_random_matches_is_known() -> None:
    for match in positions():
        if match.actor is not None:
            assert match._table.step[0] in prompts.ASKED


def test_prompt_of_the_main_step() -> None:
    match = position(seat(reserve=["sidekick fist", "sidekick 1"]), seat())
    assert match.prompt("en", 0) == (
        "Your turn, main step. Buy dice, field characters, use actions and Globals, or end the step."
    )
    assert match.prompt("en", 1) == (
        "Player 1's turn, main step. Player 1 is buying, fielding and using actions."
    )
    assert match.prompt("pt", 1) == (
        "Turno do Jogador 1, etapa principal. O Jogador 1 está comprando, posicionando e usando ações."
    )


def test_prompt_of_a_payment_names_what_it_is_for() -> None:
    cards = {"hulk-jade-giant": 1}
    reserve = ["sidekick fist"] * 3 + ["sidekick wild"] * 2 + ["sidekick bolt"] * 3
    match = position(seat(reserve=reserve, cards=cards), seat())
    play(match, "buy:hulk-jade-giant")
    assert match.prompt("en", 0) == "Your turn, main step. Pay 6 energy for Hulk: Jade Giant."
    assert match.prompt("it", 1) == (
        "Turno del Giocatore 1, fase principale. Il Giocatore 1 sta pagando per Hulk: Gigante di giada."
    )


def test_prompt_of_attack_and_block() -> None:
    match = position(seat(field=["sidekick"]), seat(field=["sidekick"]), step="attack")
    assert match.prompt("en", 0) == "Your turn, attackers. Choose your attackers, one after the other."
    play(match, "attack:sidekick")
    assert match.prompt("en", 1) == "Player 1's turn, blockers. Choose who blocks which attacker."
    assert match.prompt("es", 0) == (
        "Tu turno, bloqueadores. El Jugador 2 está eligiendo a los bloqueadores."
    )


def test_prompt_at_the_end_tells_who_won_and_why() -> None:
    match = position(seat(field=["sidekick"]), seat(life=1), step="attack")
    play(match, "attack:sidekick")
    assert match.prompt("en", 0) == "You win: Player 2 has no life left."
    assert match.prompt("en", 1) == "Player 1 wins: you have no life left."
    assert match.prompt("en") == "Player 1 wins: Player 2 has no life left."


# Words and rows


def test_every_row_is_there_in_four_languages_with_the_same_slots_and_is_used() -> None:
    code = "".join((PACKAGE / name).read_text(encoding="utf-8") for name in ("prompts.py", "reasons.py"))
    made = {
        "step",
        "term",
        "reminder",
        "ask",
    }  # looked up by the names of what they tell; for ask: of purposes
    for group, found in prompts.rows().items():
        for name, row in found.items():
            assert tuple(row) == LANGUAGES, name
            assert group in made or f'"{name}"' in code or group == "why", name
            slots = [set(SLOT.findall(text)) for text in row.values()]
            assert slots.count(slots[0]) == len(LANGUAGES), name
    assert set(prompts.rows()["term"]) == set(prompts.rows()["reminder"])


def test_the_sidekick_can_be_looked_at() -> None:
    for lang in LANGUAGES:
        (found,) = catalogue.things(library(), lang)
        assert found["id"] == "sidekick"
        faces = found["facts"]["faces"]
        energies = ("fist", "bolt", "mask", "shield", "wild")
        assert faces[:5] == [{"kind": "energy", "energy": one, "amount": 1} for one in energies]
        numbers = {"level": 1, "cost": 0, "attack": 1, "defense": 1, "burst": 0}
        assert faces[5:] == [{"kind": "character", **numbers}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_explains_words_that_stand_on_cards(lang: str) -> None:
    texts = "\n".join(card.text(lang) for card in thwack.cards("dice_masters")).lower()
    words = thwack.glossary("dice_masters", lang)
    assert len(words) > 15
    for word, reminder in words.items():
        assert word.lower() in texts, word
        assert is_sound(reminder, lang), reminder
