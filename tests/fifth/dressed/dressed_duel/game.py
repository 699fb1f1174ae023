"""The same duel under another name."""

from typing import Final

from tests.fifth.toy_duel.game import ToyDuel
from thwack.kernel.game import Game


class DressedDuel(ToyDuel):
    """The game."""

    name = "dressed_duel"


GAME: Final[Game] = DressedDuel()
