"""Battle Scenes, from the outside. Start reading here.

    cards/     what cards can say (words, verbs, keywords, standing rules, single cards), reading them, decks
    state/     the columns (table), all that writes them (atoms, records), what never changes (cast)
    rules/     a file per heading of the rulebook, each rule with its id in a docstring: setup (BS-4),
               turn (BS-5), preparation (BS-5.3), combat (BS-5.5), loading (BS-6), actions (BS-7), using
               (BS-H2), damage and knockout (BS-8), winning (BS-9); what a character is now (stats), texts
               that wait (events, triggers), answers from the hand (answers), and what nouns, conditions and
               verbs on cards mean
    speech/    every sentence, in four languages

Beside this file: options (set-up), choices and pointing (what options are called and are about), view (who
sees what, as view_types declares it), scene (positions as data).
"""

from collections.abc import Sequence
from typing import Final

from ...cardlang import meaning
from ...cardlang.folder_game import FolderGame
from ...cardlang.node import Amount, Condition, Effect, Filter, Rule, Things
from ...kernel.game import Game
from ...kernel.record import step_functions
from . import choices, options, scene, view
from .cards import decks, library
from .cards.library import PARSER, Library
from .rules import (
    choosing,
    combat,
    damage,
    drawing,
    effects,
    further,
    loading,
    moving,
    preparation,
    setup,
    special_effects,
    triggers,
    turn,
    using,
)
from .rules.answers import aims, bearing, hand, occasions, piles, searching
from .rules.answers import entering as coming
from .rules.answers import feats as answer_feats
from .rules.deeds import aiming, feats, numbers, price, setting_off
from .rules.deeds import which as deeds_which
from .rules.entry import admission, binding, introducing, minding, seeing
from .rules.stances import (
    hearing,
    keeping,
    modes,
    paying,
    permits,
    remembering,
    substitutes,
)
from .rules.texts import (
    arranging,
    conditions,
    entering,
    interrupting,
    moments,
    naming,
    players,
    scenarios,
    swapping,
)
from .speech import choice_lines, event_lines, judging, prompts, reasons
from .speech.card_texts import Card
from .state import invariants
from .state.cast import Settings
from .state.table import SceneTable
from .view_types import View

RULES: Final = (
    aims,
    answer_feats,
    bearing,
    coming,
    hand,
    occasions,
    piles,
    searching,
    admission,
    aiming,
    arranging,
    binding,
    choosing,
    combat,
    conditions,
    damage,
    drawing,
    effects,
    feats,
    entering,
    further,
    hearing,
    interrupting,
    keeping,
    loading,
    meaning,
    modes,
    introducing,
    minding,
    moments,
    moving,
    naming,
    numbers,
    paying,
    permits,
    players,
    preparation,
    price,
    remembering,
    scenarios,
    seeing,
    setting_off,
    setup,
    special_effects,
    substitutes,
    swapping,
    triggers,
    turn,
    using,
    deeds_which,
)


class BattleScenes(FolderGame[SceneTable, Library]):
    """The game, as the public face asks for it."""

    name = "battle_scenes"
    rules = 5  # one more whenever matches that were kept would go on otherwise
    view_type: type = View
    parser = PARSER
    sorts = (Effect, Things, Rule, Filter, Amount, Condition)
    steps = step_functions(RULES)
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

    def cards_of(self, library: Library) -> Sequence[Card]:
        """Every card known to the content."""
        return [Card(card, library) for card in library.cards.values()]

    def lay(self, library: Library, settings: Settings, seed: int, asks_chance: bool) -> SceneTable:
        """A table before the first step of its set-up."""
        t = setup.lay_out(options.cast_of(library, settings), seed, asks_chance)
        t.do((setup.set_up, settings.first))
        return t


GAME: Game = BattleScenes()
