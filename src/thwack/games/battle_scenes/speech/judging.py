"""Content files of Battle Scenes, cards and decks: whether they are good, and what they hold."""

from collections.abc import Sequence
from typing import Any, Final

from ....cardlang.node import Node, walk
from ....cardlang.vocabulary import words_of
from ....kernel.verdict import Verdict, counted, with_specials
from ....wording.judging import DeckJudge
from ..cards import decks, library, special
from ..cards.checking import TYPES
from ..cards.decks import Deck
from ..cards.library import CardDef, Library
from .card_texts import card_text

SPECIALS: Final = frozenset(words_of(special))


class SceneJudge(DeckJudge[CardDef, Library]):
    """Sets and decks of Battle Scenes."""

    library = library
    decks = decks

    def verdict_of(self, cards: Sequence[CardDef], name: str) -> Verdict:
        """What a good file of cards holds."""
        specials = sorted({node.word for card in cards for node in words_on(card)} & SPECIALS)
        unfinished = sum(bool(card.incomplete) for card in cards)
        types = {kind: sum(card.type == kind for card in cards) for kind in TYPES}
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


JUDGE: Final = SceneJudge()
judge = JUDGE.judge
