"""All texts of all cards as sheets to read, one per rarity; THWACK_BLESS=1 writes them anew."""

import os
from pathlib import Path

import pytest

from thwack.games.dice_masters.cards.library import CardDef, library
from thwack.games.dice_masters.cards.reading import RARITIES
from thwack.games.dice_masters.speech.card_texts import card_parts
from thwack.games.dice_masters.speech.teller import book
from thwack.wording import LANGUAGES

FOLDER = Path(__file__).parent


def card_sheet(card: CardDef, lang: str) -> list[str]:
    """A card: number and name, facts, texts."""
    label = book().label
    facts = [label("type", card.type, lang)]
    facts += [book().label("energy", card.energy, lang)] if card.energy else []
    facts += [book().label("affiliation", team, lang) for team in card.affiliations]
    facts += [f"{label('fact', 'cost', lang)} {card.cost}", f"{label('fact', 'max', lang)} {card.max}"]
    lines = [f"{card.number} {card.name[lang]}", "  " + " · ".join(facts)]
    return [*lines, *(f"  {text}" for _, text in card_parts(card, lang)), ""]


def sheet(rarity: str, lang: str) -> str:
    """All cards of a rarity in order of number, for a reviewer to read."""
    cards = [card for card in library().cards.values() if card.rarity == rarity]
    lines = [f"{book().label('rarity', rarity, lang).capitalize()} ({len(cards)})", ""]
    for card in sorted(cards, key=lambda card: card.number):
        lines += card_sheet(card, lang)
    return "\n".join(lines).rstrip() + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rarity", RARITIES)
def test_texts_are_as_they_were_read(rarity: str, lang: str) -> None:
    file = FOLDER / f"{rarity}.{lang}.txt"
    text = sheet(rarity, lang)
    if os.environ.get("THWACK_BLESS"):
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, "read the new text, then bless it with THWACK_BLESS=1"


def test_all_cards_are_there_and_no_sheet_is_left_over() -> None:
    assert len(library().cards) == 132
    known = {f"{rarity}.{lang}.txt" for rarity in RARITIES for lang in LANGUAGES}
    assert {file.name for file in FOLDER.glob("*.txt")} == known
