"""All texts of all cards as sheets to read; THWACK_BLESS=1 writes them anew."""

import os
from pathlib import Path

import pytest

from thwack.games.mission_arena.cards.library import CardDef, library
from thwack.games.mission_arena.speech.card_texts import book, card_lines
from thwack.wording import LANGUAGES
from thwack.wording.book import common_grammar

FOLDER = Path(__file__).parent
OFFERED = [card for card in library().by_number if card.on_offer]
SETS = tuple(dict.fromkeys(card.set for card in OFFERED))


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
    return [*lines, *(f"  {line}" for line in card_lines(card, lang)), ""]


def sheet(name: str, lang: str) -> str:
    """All cards of a set that are on offer, for a reviewer to read."""
    cards = [card for card in OFFERED if card.set == name]
    lines = [f"{name.upper()} ({len(cards)})", ""]
    for card in cards:
        lines += card_sheet(card, lang)
    return "\n".join(lines).rstrip() + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_texts_are_as_they_were_read(name: str, lang: str) -> None:
    file = FOLDER / f"{name}.{lang}.txt"
    text = sheet(name, lang)
    if os.environ.get("THWACK_BLESS"):
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, "read the new text, then bless it with THWACK_BLESS=1"


def test_all_cards_are_there_and_no_sheet_is_left_over() -> None:
    assert len(OFFERED) == 42
    known = {f"{name}.{lang}.txt" for name in SETS for lang in LANGUAGES}
    assert {file.name for file in FOLDER.glob("*.txt")} == known
