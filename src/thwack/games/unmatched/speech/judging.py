"""Content files of Unmatched, heroes and boards: whether they are good, and what they hold."""

import tomllib
from typing import Final

from ....cardlang.form import read_toml
from ....cardlang.node import walk
from ....cardlang.vocabulary import words_of
from ....kernel.errors import Broken, ContentError
from ....kernel.verdict import Files, Verdict, counted, with_specials
from ....wording import LANGUAGES
from ..cards import reading, special
from ..cards.library import Library
from ..cards.reading import HeroDef
from .card_texts import card_texts, rule_texts
from .naming import names_of

BOXES: Final = "boxes.toml"  # which boxes there are: neither a hero nor a board
SPECIALS: Final = frozenset(words_of(special))


def is_board(text: str) -> bool:
    """Whether a file describes a board; what cannot be read counts as a hero, whose reader says why."""
    try:
        return not {"space", "lines", "zones"}.isdisjoint(tomllib.loads(text))
    except tomllib.TOMLDecodeError:
        return False


def judge(known: Library, name: str, text: str, others: Files | None = None) -> Verdict:
    """Read a file as the game would: a hero or a board stands for itself, whatever else is known."""
    if name.endswith(BOXES):
        found = read_toml(text, name).get("box", [])
        return Verdict(name, "boxes", "boxes", facts={"boxes": len(found)}, told=f"{len(found)} boxes")
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
