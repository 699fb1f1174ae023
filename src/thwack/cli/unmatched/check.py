"""Content files of Unmatched, heroes and boards: whether they are good, and what they say."""

import tomllib
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ...cardlang.node import walk
from ...cardlang.vocabulary import words_of
from ...games.unmatched.cards import reading, special
from ...games.unmatched.cards.reading import HeroDef
from ...games.unmatched.speech.card_texts import card_texts, rule_texts
from ...games.unmatched.speech.naming import names_of
from ...kernel.errors import Broken, ContentError
from ...wording import LANGUAGES
from ..verdict import Verdict, counted, with_specials

SPECIALS: Final = frozenset(words_of(special))


def built_in() -> Path:
    """The content that comes with the package."""
    return Path(reading.__file__).parent / "content"


def is_board(text: str) -> bool:
    """Whether a file describes a board; what cannot be read counts as a hero, whose reader says why."""
    try:
        return not {"space", "lines", "zones"}.isdisjoint(tomllib.loads(text))
    except tomllib.TOMLDecodeError:
        return False


def judge(text: str, name: str) -> Verdict:
    """Read a file as the game would."""
    if is_board(text):
        board = reading.read_board(text, name)
        facts = {"spaces": board.size}
        return Verdict(name, "board", board.id, facts=facts, told=counted(board.size, "space"))
    hero = reading.read_hero(text, name)
    for one in LANGUAGES:
        texts_of(hero, one, name)
    return verdict_of(hero, name)


def verdict_of(hero: HeroDef, name: str) -> Verdict:
    """What a good hero file holds."""
    trees = [tree for card in hero.cards for _, tree in card.trees()]
    specials = sorted({node.word for tree in (*hero.ability, *trees) for node in walk(tree)} & SPECIALS)
    deck = sum(card.copies for card in hero.cards)
    unfinished = sum(bool(card.incomplete) for card in hero.cards)
    facts = {"deck": deck, "cards": len(hero.cards), "specials": specials, "incomplete": unfinished}
    told = f"deck of {deck}, {counted(len(hero.cards), 'card')}, {with_specials(specials, unfinished)}"
    return Verdict(name, "hero", hero.id, facts=facts, told=told, specials=tuple(specials))


def texts_of(hero: HeroDef, language: str, name: str) -> dict[str, list[str]]:
    """What the ability and every card say in a language, or the fault that keeps them from being worded."""
    names = names_of(hero)
    found: dict[str, list[str]] = {}
    where = "ability"
    try:
        found[where] = rule_texts(hero.ability, language, names)
        for card in hero.cards:
            where = f"card {card.id}"
            found[card.name[language]] = [
                ": ".join(filter(None, line)) for line in card_texts(card, language, names)
            ]
    except ContentError as fault:
        raise fault.at(file=name, card=where) from None
    except (Broken, KeyError) as fault:
        message = f"it cannot be worded in {language}: {fault}"
        raise ContentError(
            message, file=name, card=where, hint="give the word its names under [words]"
        ) from None
    return found


def shown_texts(text: str, name: str, language: str) -> list[RenderableType]:
    """What a hero and the cards say."""
    if is_board(text):
        return []
    hero = reading.read_hero(text, name)
    shown: list[RenderableType] = [Text(f"\n{hero.name[language]}", style="bold underline")]
    for title, lines in texts_of(hero, language, name).items():
        shown.append(Text(hero.ability_name[language] if title == "ability" else title, style="bold"))
        shown += [Padding(Text(line), (0, 0, 0, 2)) for line in lines]
    return shown
