"""All texts of all cards as sheets to read; THWACK_BLESS=1 writes them anew."""

from pathlib import Path

import pytest

from tests.golden import sheets
from thwack.games.mission_arena.cards.library import CardDef, library
from thwack.games.mission_arena.speech.card_texts import book, card_lines
from thwack.wording import LANGUAGES
from thwack.wording.book import common_grammar

FOLDER = Path(__file__).parent
OFFERED = [card for card in library().by_number if card.on_offer]
SETS = sheets.sets_of(OFFERED)


def facts_line(card: CardDef, lang: str) -> str:
    """Rarity, traits and numbers."""
    label, names = book().label, library()
    facts = [
        names.rarities[card.rarity][lang],
        names.alignments[card.alignment][lang],
        names.skills[card.skill][lang],
        names.affiliations[card.affiliation][lang],
        f"{label('fact', 'attack', lang)} {card.attack}",
        f"{label('fact', 'defence', lang)} {card.defence}",
        f"{label('fact', 'resistance', lang)} {card.resistance}",
        common_grammar(lang).fill(label("fact", "points", lang), {"n": card.points}),
    ]
    return " · ".join(facts)


def card_sheet(card: CardDef, lang: str) -> list[str]:
    """A card: name, facts, texts."""
    lines = [f"{card.id}: {card.name[lang]}", f"  {facts_line(card, lang)}"]
    return [*lines, *(f"  {line}" for line in card_lines(card, lang))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_texts_are_as_they_were_read(name: str, lang: str) -> None:
    sheets.check(FOLDER / f"{name}.{lang}.txt", sheets.sheet(OFFERED, name, lang, card_sheet))


def test_all_cards_are_there_and_no_sheet_is_left_over() -> None:
    assert len(OFFERED) == 42
    sheets.check_none_is_left_over(FOLDER, SETS)
