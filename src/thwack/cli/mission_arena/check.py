"""Content files of Mission Arena, cards and decks: whether they are good, and what they say."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from ...cardlang.decklist import Deck
from ...games.mission_arena.cards import decks, library
from ...games.mission_arena.cards.library import CardDef, Library
from ...games.mission_arena.speech.card_texts import card_text
from ..deck_checking import DeckChecks, Kind
from ..verdict import Verdict, counted
from ..words import Words
from . import boxes, lore


class ArenaChecks(DeckChecks[CardDef, Library]):
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

    def head(self, card: CardDef, say: Words) -> Text:
        """A card by its name, its id and its numbers."""
        name, number = (f"{card.name[say.lang]} ", "bold"), (f"{card.id} ", "dim")
        return Text.assemble(name, number, boxes.values_of(card, boxes.SPACED))

    def kinds(
        self, rows: Sequence[tuple[CardDef, int]], known: Library, say: Words
    ) -> Iterator[Kind[CardDef]]:
        """By alignment, the Teams last."""
        for one in lore.ALIGNMENTS:
            some = [row for row in rows if row[0].alignment == one and not row[0].is_team]
            yield Kind(known.alignments[one][say.lang], lore.COLOURS[one], some)
        yield Kind(say("arena.team"), lore.PLAIN, [row for row in rows if row[0].is_team])


CHECKS: Final = ArenaChecks(lore.content)
