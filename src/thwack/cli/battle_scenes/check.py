"""Content files of Battle Scenes, cards and decks: what they say."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from ...games.battle_scenes.cards.library import CardDef, Library
from ...games.battle_scenes.speech.judging import JUDGE
from ..deck_checking import DeckChecks, Kind
from ..words import Words
from . import boxes, lore


class SceneChecks(DeckChecks[CardDef, Library]):
    """Sets and decks of Battle Scenes."""

    judge = JUDGE

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


CHECKS: Final = SceneChecks(lore.GAME)
