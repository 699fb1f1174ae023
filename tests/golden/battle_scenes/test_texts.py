"""All texts of all cards on offer as sheets to read, one per set; THWACK_BLESS=1 writes them anew."""

import os
from pathlib import Path

import pytest

from thwack.games.battle_scenes.cards.library import CardDef, library
from thwack.games.battle_scenes.speech.card_texts import book, card_lines
from thwack.wording import LANGUAGES

FOLDER = Path(__file__).parent
OFFERED = [card for card in library().by_number if card.on_offer]
SETS = tuple(dict.fromkeys(card.set for card in OFFERED))


def facts_line(card: CardDef, lang: str) -> str:
    """Type, sides, powers and numbers."""
    label, names = book().label, library()
    facts = [label("type", card.type, lang)]
    facts += [names.alignments[one][lang] for one in card.alignments]
    facts += [names.affiliations[one][lang] for one in card.affiliations]
    facts += [names.powers[one][lang] for one in card.powers]
    if card.energy:
        extra = f" (+{card.extra})" if card.extra else ""
        facts.append(f"{label('fact', 'energy', lang)} {card.energy}{extra}")
        facts.append(f"{label('fact', 'shield', lang)} {card.shield}")
    return " · ".join(facts)


def card_sheet(card: CardDef, lang: str) -> list[str]:
    """A card: name, facts, texts."""
    ego = f" ({library().alter_ego(card, lang)})" if card.alter_ego else ""
    lines = [f"{card.id}: {card.name[lang]} {card.version}{ego}", f"  {facts_line(card, lang)}"]
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
    assert len(OFFERED) == 413
    known = {f"{name}.{lang}.txt" for name in SETS for lang in LANGUAGES}
    assert {file.name for file in FOLDER.glob("*.txt")} == known
