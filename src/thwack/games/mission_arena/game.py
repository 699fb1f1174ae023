"""Mission Arena, from the outside. Start reading here.

cards/     words.py (what a card can say), library.py (what the content holds), decks.py, content/
state/     table.py (the columns), cast.py (what never changes), atoms.py and records.py (all that writes)
rules/     a file per phase of the turn, each rule with its id in a docstring: turn.py has their order
speech/    every sentence, in four languages
here       options.py (set-up), choices.py (what options are called and point at), view.py and
           view_types.py (who sees what), scene.py (positions as data)
"""

from ...cardlang.folder_game import FolderGame
from ...cardlang.node import Amount, Effect, Filter, Things
from ...kernel.game import Game
from ...kernel.record import step_functions
from . import choices, options, scene, view
from .cards import decks, library
from .cards.library import PARSER, Library
from .options import Settings, cast_of
from .rules import abilities, boost, challenge, checkpoint, power, replacement, resolution, setup, turn
from .speech import choice_lines, event_lines, judging, prompts, reasons
from .speech.card_texts import Card
from .state import invariants
from .state.table import ArenaTable
from .view_types import View


class MissionArena(FolderGame[ArenaTable, Library]):
    """The game, as the public face asks for it."""

    name = "mission_arena"
    rules = 3  # one more whenever matches that were kept would go on otherwise
    view_type: type = View
    parser = PARSER
    sorts = (Effect, Things, Filter, Amount)
    steps = step_functions(
        (abilities, boost, challenge, checkpoint, power, replacement, resolution, setup, turn)
    )
    content = library
    options = options
    choices = choices
    views = view
    scenes = scene
    invariants = invariants
    choice_lines = choice_lines
    event_lines = event_lines
    judging = judging
    prompts = prompts
    reasons = reasons
    sheets = decks

    def cards_of(self, known: Library) -> list[Card]:
        """Every card known to the content."""
        return [Card(card, known) for card in known.cards.values()]

    def lay(self, known: Library, settings: Settings, seed: int, asks_chance: bool) -> ArenaTable:
        """A table before the first step of its set-up."""
        t = setup.lay_out(cast_of(known, settings), seed, asks_chance)
        t.do((setup.set_up, settings.first))
        return t


GAME: Game = MissionArena()
