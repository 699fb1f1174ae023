"""Content files of Dice Masters, cards and teams: what they say."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from ...games.dice_masters.cards.library import CardDef, Library
from ...games.dice_masters.cards.teams import read_team
from ...games.dice_masters.speech.judging import JUDGE
from ..deck_checking import Checks
from ..words import Words
from . import lore
from .screen import price


class DiceChecks(Checks[CardDef, Library]):
    """Cards and teams of Dice Masters."""

    judge = JUDGE

    def head(self, card: CardDef, say: Words) -> Text:
        """A card by its name and its cost."""
        return Text.assemble((f"{card.name[say.lang]} ", "bold"), price(card.id, say))

    def list_texts(self, known: Library, name: str, text: str, say: Words) -> list[RenderableType]:
        """The cards of a team with their dice, then its basic actions."""
        team = read_team(text, known, name)
        rows = [*team.cards, *((card, 0) for card in team.basic_actions)]
        title = Text(f"\n{team.name}", style="bold underline")
        return [title, *(self.listed(known.cards[card], dice, say) for card, dice in rows)]


CHECKS: Final = DiceChecks(lore.GAME)
