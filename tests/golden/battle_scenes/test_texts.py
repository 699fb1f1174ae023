"""All texts of all cards on offer as sheets to read, one per set; THWACK_BLESS=1 writes them anew."""

from pathlib import Path

import pytest

from tests.golden import sheets
from thwack.games.battle_scenes.cards.library import CardDef, library
from thwack.games.battle_scenes.speech.card_texts import book, card_lines
from thwack.wording import LANGUAGES

FOLDER = Path(__file__).parent
OFFERED = [card for card in library().by_number if card.on_offer]
SETS = sheets.sets_of(OFFERED)


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
    return [*lines, *(f"  {line}" for line in card_lines(card, lang))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_texts_are_as_they_were_read(name: str, lang: str) -> None:
    sheets.check(FOLDER / f"{name}.{lang}.txt", sheets.sheet(OFFERED, name, lang, card_sheet))


def test_all_cards_are_there_and_no_sheet_is_left_over() -> None:
    assert len(OFFERED) >= 463  # more with every set that is finished
    sheets.check_none_is_left_over(FOLDER, SETS)
