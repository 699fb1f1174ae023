"""Content files of Mission Arena, cards and decks: whether they are good, and what they hold."""

from collections.abc import Sequence
from typing import Any, Final

from ....cardlang.decklist import Deck
from ....kernel.verdict import Verdict, counted
from ....wording.judging import DeckJudge
from ..cards import decks, library
from ..cards.library import CardDef, Library
from .card_texts import card_text


class ArenaJudge(DeckJudge[CardDef, Library]):
    """Sets and decks of Mission Arena."""

    library = library
    decks = decks

    def verdict_of(self, cards: Sequence[CardDef], name: str) -> Verdict:
        """What a good file of cards holds."""
        teams = sum(card.is_team for card in cards)
        unfinished = sum(bool(card.incomplete) for card in cards)
        facts = {"cards": len(cards), "teams": teams, "incomplete": unfinished}
        told = f"{counted(len(cards), 'card')}, {counted(teams, 'Team')}"
        told += f", {unfinished} not finished" if unfinished else ""
        return Verdict(name, "set", cards[0].set, facts=facts, told=told)

    def summed(self, deck: Deck, known: Library) -> tuple[dict[str, Any], str]:
        """How many names and Teams a deck has, and how many mission points in all."""
        rows = [(known.cards[card], copies) for card, copies in deck.cards]
        names = len({card.called for card, _ in rows})
        teams = sum(copies for card, copies in rows if card.is_team)
        points = sum(card.points * copies for card, copies in rows)
        told = f"{counted(deck.size, 'card')}, {counted(names, 'name')}, {counted(teams, 'Team')}"
        return {"names": names, "teams": teams, "points": points}, f"{told}, {points} mission points in all"

    def wording(self, card: CardDef, lang: str, known: Library) -> str:
        """What a card says."""
        return card_text(card, lang, known)


JUDGE: Final = ArenaJudge()
judge = JUDGE.judge
