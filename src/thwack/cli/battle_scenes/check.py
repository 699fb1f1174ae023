"""Content files of Battle Scenes, cards and decks: whether they are good, and what they say."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ...cardlang.node import Node, walk
from ...cardlang.vocabulary import words_of
from ...games.battle_scenes.cards import decks, library, special
from ...games.battle_scenes.cards.decks import Deck
from ...games.battle_scenes.cards.library import CardDef, Library
from ...games.battle_scenes.speech.card_texts import card_text
from ...kernel.errors import ContentError
from .. import checking
from ..host import Files
from ..verdict import Verdict, counted, with_specials
from ..words import Words
from . import boxes, lore

SPECIALS: Final = frozenset(words_of(special))


def built_in() -> Path:
    """The content that comes with the package."""
    return Path(library.__file__).parent / "content"


def known_with(others: Files | None) -> Library:
    """What comes with the game, and the cards of other files as far as they are good."""
    return checking.known_with(lore.content(), others, library.extended)


# Whether it is good


def judge(text: str, name: str, others: Files | None = None) -> Verdict:
    """Read a file as the game would, beside others; one that comes with the game (None) is known already."""
    if name.endswith(".txt"):
        return judge_deck(text, name, known_with(others))
    if names := checking.names_in(text, name, others, library):
        return names
    cards, known = cards_of(text, name, others)
    checking.see_to_texts(cards, name, lambda card, lang: text_of(card, lang, known, name))
    return verdict_of(cards, name)


def cards_of(text: str, name: str, others: Files | None) -> tuple[list[CardDef], Library]:
    """The cards of a file, and a library that holds them."""
    return checking.cards_of(text, name, others, known_with(others), library.extended)


def verdict_of(cards: Sequence[CardDef], name: str) -> Verdict:
    """What a good file of cards holds."""
    specials = sorted({node.word for card in cards for node in words_on(card)} & SPECIALS)
    unfinished = sum(bool(card.incomplete) for card in cards)
    types = {kind: sum(card.type == kind for card in cards) for kind in lore.KINDS}
    facts = {"cards": len(cards), "types": types, "specials": specials, "incomplete": unfinished}
    told = f"{counted(len(cards), 'card')}, {with_specials(specials, unfinished)}"
    return Verdict(name, "set", cards[0].set, facts=facts, told=told, specials=tuple(specials))


def words_on(card: CardDef) -> list[Node]:
    """All nodes of the trees on a card."""
    trees: list[Node | None] = [*card.rules, card.evolves]
    if card.action is not None:
        trees += [card.action.pay, card.action.effect]
    return [node for tree in trees if tree is not None for node in walk(tree)]


# Decks


def judge_deck(text: str, name: str, known: Library) -> Verdict:
    """BS-3.1 to BS-3.3: All that is wrong with a deck is said in one go; advice is no fault."""
    deck, faults = decks.sheet_of(text, name)
    faults += decks.faults_of(known, deck)
    if faults:
        raise ContentError("; ".join(faults), file=name)
    deck = decks.resolved(known, deck)
    advice = decks.advice_of(known, deck)
    characters, energy = characters_in(deck, known)
    facts: dict[str, Any] = {
        "size": deck.size,
        "cards": dict(deck.cards),
        "characters": characters,
        "energy": energy,
        "advice": advice,
    }
    told = f"{counted(deck.size, 'card')}, {counted(characters, 'character')} with {energy} Energy"
    return Verdict(name, "deck", deck.name, facts=facts, told="; ".join([told, *advice]))


def characters_in(deck: Deck, known: Library) -> tuple[int, int]:
    """How many characters a deck has, and how much Energy they have in all."""
    found = [(known.cards[card], copies) for card, copies in deck.cards]
    own = [(card.energy, copies) for card, copies in found if card.type == "character"]
    return sum(copies for _, copies in own), sum(energy * copies for energy, copies in own)


# What it says


def shown_texts(text: str, name: str, lang: str, others: Files = ()) -> list[RenderableType]:
    """What the cards of a file say; of a deck, which cards it brings, by type."""
    say = Words(lang)
    if name.endswith(".txt"):
        return deck_texts(text, name, say, known_with(others))
    cards, known = cards_of(text, name, others)
    shown: list[RenderableType] = []
    for card in cards:
        head = Text.assemble((f"{card.name[lang]} {card.version}", "bold"), " ", boxes.numbers(card, say))
        shown += [head, Padding(Text(text_of(card, lang, known, name)), (0, 0, 0, 2))]
    return shown


def text_of(card: CardDef, lang: str, known: Library, name: str) -> str:
    """What a card says, or the fault that keeps it from being worded."""
    return checking.worded(card, lang, name, lambda: card_text(card, lang, known))


def deck_texts(text: str, name: str, say: Words, known: Library) -> list[RenderableType]:
    """The cards of a deck by type."""
    deck = decks.resolved(known, decks.read_deck(text, name))
    shown: list[RenderableType] = [Text(f"\n{deck.name}", style="bold underline")]
    if deck.about:
        shown.append(Text(deck.about, style="italic"))
    for kind in lore.KINDS:
        rows = [(known.cards[card], copies) for card, copies in deck.cards if known.cards[card].type == kind]
        if not rows:
            continue
        total = sum(copies for _, copies in rows)
        name = say(f"kinds.{kind}" if total > 1 else f"kind.{kind}")
        title = f"{name[0].upper()}{name[1:]}: {total}"
        shown.append(Text(title, style=f"bold {lore.KIND_COLOURS[kind]}"))
        for card, copies in rows:
            line = Text(f"{copies}× {card.name[say.lang]} {card.version} ")
            shown.append(Padding(line.append_text(boxes.numbers(card, say)), (0, 0, 0, 2)))
    return shown
