"""Marvel Dice Masters, from the outside. Start reading here.

    cards/   what a card says: words, verbs, standing rules, faces of dice, costs; the library and teams
    state/   table.py: the columns; atoms.py and records.py: all that writes them; cast.py: what never changes
    rules/   a file per heading of the rulebook, each rule with its id in a docstring. Begin with turn.py (the
             order of a turn), main_step.py and attack.py; stats.py has numbers and standing rules, events.py
             and triggers.py texts that wait for something, effects.py and dice_effects.py what verbs do
    speech/  sentences, in four languages

In front of them: options.py (set-up), choices.py and pointing.py (what options are called, and what on the
table they are about), view.py and view_types.py (what a seat sees), scene.py and scene_data.py (positions as
data).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ...cardlang import meaning
from ...cardlang.folder_game import FolderGame
from ...cardlang.node import Context, Effect, Rule, Things
from ...kernel.game import Game
from ...kernel.record import step_functions
from . import choices, options, scene, view
from .cards import library, teams
from .cards.costs import Cost
from .cards.library import PARSER, Library
from .rules import (
    attack,
    choosing,
    damage,
    dice_effects,
    draft,
    drawing,
    effects,
    energy,
    fielding,
    knockout,
    main_step,
    setup,
    special_effects,
    triggers,
    turn,
)
from .rules import globals as global_abilities
from .speech import choice_lines, event_lines, judging, prompts, reasons
from .speech.card_texts import Card
from .state import invariants
from .state.cast import Settings
from .state.table import DiceTable
from .view_types import View

Json = Any


class DiceMasters(FolderGame[DiceTable, Library]):
    """The game, as the public face asks for it."""

    name = "dice_masters"
    rules = 2  # one more whenever matches that were kept would go on otherwise
    view_type: type = View
    parser = PARSER
    sorts = (Effect, Rule, Things)
    steps = step_functions(
        (
            attack,
            choosing,
            damage,
            dice_effects,
            draft,
            drawing,
            effects,
            energy,
            fielding,
            global_abilities,
            knockout,
            main_step,
            meaning,
            scene,
            setup,
            special_effects,
            triggers,
            turn,
        )
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
    sheets = teams

    def cards_of(self, library: Library) -> Sequence[Card]:
        """Every card known to the content."""
        return [Card(card, library) for card in library.cards.values()]

    def new(self, given: Mapping[str, Json], seed: int, asks_chance: bool) -> DiceTable:
        """A table before the first step of its set-up. All options are filled in, so none is judged again."""
        return self.lay(self.library, options.from_json(given), seed, asks_chance)

    def lay(self, library: Library, settings: Settings, seed: int, asks_chance: bool) -> DiceTable:
        """A table before the first step of its set-up."""
        t = setup.lay_out(options.cast_of(library, settings), seed, asks_chance)
        t.do((setup.set_up,))
        return t

    def context_of(self, parts: tuple[Any, ...]) -> object:
        """The context of a saved effect, or a saved cost: both are named tuples."""
        return Cost(*parts) if len(parts) == len(Cost._fields) else Context(*parts)


GAME: Game = DiceMasters()
