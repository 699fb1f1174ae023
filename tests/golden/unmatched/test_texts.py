"""All texts of all heroes as sheets to read; THWACK_BLESS=1 writes them anew."""

import os
from pathlib import Path

import pytest

from tests.wording.kit import book, hero, names
from thwack.games.unmatched.cards.library import library
from thwack.games.unmatched.cards.reading import CardDef, HeroDef
from thwack.games.unmatched.speech.card_texts import card_texts, rule_texts
from thwack.wording import LANGUAGES

FOLDER = Path(__file__).parent


def card_sheet(card: CardDef, of: HeroDef, lang: str) -> list[str]:
    """A card: name, facts, texts."""
    label = book().label
    banner = [of.fighter(slug).name[lang]["one"] for slug in card.banner] or [label("banner", "any", lang)]
    facts = [label("type", card.type, lang)]
    if card.value is not None:
        facts[0] += f" {card.value}"
    if card.boost is not None:
        facts.append(f"{label('fact', 'boost', lang)} {card.boost}")
    facts += [", ".join(banner), f"×{card.copies}"]
    facts += [names(of.id).word(tag, lang).one for tag in card.tags]
    lines = [card.name[lang], "  " + " · ".join(facts)]
    for timing, text in card_texts(card, lang, names(of.id)):
        lines.append(f"  {timing}: {text}" if timing else f"  {text}")
    return [*lines, ""]


def sheet(of: HeroDef, lang: str) -> str:
    """A hero's ability and cards, for a reviewer to read."""
    lines = [of.name[lang], "", f"{book().label('fact', 'ability', lang)}: {of.ability_name[lang]}"]
    lines += [f"  {text}" for text in rule_texts(of.ability, lang, names(of.id))]
    lines.append("")
    for card in of.cards:
        lines += card_sheet(card, of, lang)
    return "\n".join(lines).rstrip() + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(library().heroes))
def test_texts_are_as_they_were_read(slug: str, lang: str) -> None:
    file = FOLDER / f"{slug}.{lang}.txt"
    text = sheet(hero(slug), lang)
    if os.environ.get("THWACK_BLESS"):
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, "read the new text, then bless it with THWACK_BLESS=1"


def test_no_sheet_is_left_over() -> None:
    known = {f"{slug}.{lang}.txt" for slug in library().heroes for lang in LANGUAGES}
    assert {file.name for file in FOLDER.glob("*.txt")} == known
