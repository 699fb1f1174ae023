"""Content files of Battle Scenes, cards and decks: whether they are good, and what they say."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from ...cardlang.node import Node, walk
from ...cardlang.vocabulary import words_of
from ...games.battle_scenes.cards import decks, library, special
from ...games.battle_scenes.cards.decks import Deck
from ...games.battle_scenes.cards.library import CardDef, Library
from ...games.battle_scenes.speech.card_texts import card_text
from ..deck_checking import DeckChecks, Kind
from ..verdict import Verdict, counted, with_specials
from ..words import Words
from . import boxes, lore

SPECIALS: Final = frozenset(words_of(special))


class SceneChecks(DeckChecks[CardDef, Library]):
    """Sets and decks of Battle Scenes."""

    library = library
    decks = decks

    def verdict_of(self, cards: Sequence[CardDef], name: str) -> Verdict:
        """What a good file of cards holds."""
        specials = sorted({node.word for card in cards for node in words_on(card)} & SPECIALS)
        unfinished = sum(bool(card.incomplete) for card in cards)
        types = {kind: sum(card.type == kind for card in cards) for kind in lore.KINDS}
        facts = {"cards": len(cards), "types": types, "specials": specials, "incomplete": unfinished}
        told = f"{counted(len(cards), 'card')}, {with_specials(specials, unfinished)}"
        return Verdict(name, "set", cards[0].set, facts=facts, told=told, specials=tuple(specials))

    def summed(self, deck: Deck, known: Library) -> tuple[dict[str, Any], str]:
        """BS-3.1 to BS-3.3: How many characters a deck has, with how much Energy; advice is no fault."""
        advice = decks.advice_of(known, deck)
        characters, energy = characters_in(deck, known)
        told = f"{counted(deck.size, 'card')}, {counted(characters, 'character')} with {energy} Energy"
        facts = {"characters": characters, "energy": energy, "advice": advice}
        return facts, "; ".join([told, *advice])

    def wording(self, card: CardDef, lang: str, known: Library) -> str:
        """What a card says."""
        return card_text(card, lang, known)

    def head(self, card: CardDef, say: Words) -> Text:
        """A card by its name, its version and its numbers."""
        return Text.assemble((f"{card.name[say.lang]} {card.version}", "bold"), " ", boxes.numbers(card, say))

    def kinds(
        self, rows: Sequence[tuple[CardDef, int]], known: Library, say: Words
    ) -> Iterator[Kind[CardDef]]:
        """By type."""
        for kind in lore.KINDS:
            some = [row for row in rows if row[0].type == kind]
            name = say(f"kinds.{kind}" if sum(copies for _, copies in some) > 1 else f"kind.{kind}")
            yield Kind(f"{name[0].upper()}{name[1:]}", lore.KIND_COLOURS[kind], some)


def words_on(card: CardDef) -> list[Node]:
    """All nodes of the trees on a card."""
    trees: list[Node | None] = [*card.rules, card.evolves]
    if card.action is not None:
        trees += [card.action.pay, card.action.effect]
    return [node for tree in trees if tree is not None for node in walk(tree)]


def characters_in(deck: Deck, known: Library) -> tuple[int, int]:
    """How many characters a deck has, and how much Energy they have in all."""
    found = [(known.cards[card], copies) for card, copies in deck.cards]
    own = [(card.energy, copies) for card, copies in found if card.type == "character"]
    return sum(copies for _, copies in own), sum(energy * copies for energy, copies in own)


CHECKS: Final = SceneChecks(lore.content)
