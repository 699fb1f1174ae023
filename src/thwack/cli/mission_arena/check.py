"""Content files of Mission Arena, cards and decks: what they say."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from ...games.mission_arena.cards.library import CardDef, Library
from ...games.mission_arena.speech.judging import JUDGE
from ..deck_checking import DeckChecks, Kind
from ..words import Words
from . import boxes, lore


class ArenaChecks(DeckChecks[CardDef, Library]):
    """Sets and decks of Mission Arena."""

    judge = JUDGE

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


CHECKS: Final = ArenaChecks(lore.GAME)
