"""Unmatched, from the outside. Start reading here.

    cards/    what a card can say (words, verbs, special) and how heroes and boards are read
    state/    the columns of a table, what never changes in a match, and all that writes
    rules/    one file per heading of the rulebook, each rule with its id in a docstring (U-2: setup,
              U-3: battlefield, U-4: turn, U-5: hands, U-6: maneuver, U-7: movement, U-8: scheme, U-9: attack
              and abilities, U-11 to U-13: defeat), and what words on cards do (U-10): terms, measures,
              effects, card_effects, combat_effects, special_effects
    speech/   every sentence

Beside this file: options (set-up), choices (what options are called and point at), view and view_types (who
sees what), scene (positions as data).
"""

from collections.abc import Sequence

from ...cardlang import meaning
from ...cardlang.folder_game import FolderGame
from ...cardlang.node import Effect, Rule, Things
from ...kernel.game import Game
from ...kernel.record import step_functions
from . import choices, options, scene, view
from .cards import library
from .cards.library import Library
from .cards.reading import PARSER
from .rules import (
    abilities,
    attack,
    card_effects,
    choosing,
    combat_effects,
    deck_effects,
    defeat,
    effects,
    field_effects,
    lasting,
    maneuver,
    movement,
    scheme,
    setup,
    special_effects,
    turn,
    turn_effects,
)
from .rules.oneoffs import die, lodge, mercenary, mischief, patrol, rails
from .rules.pieces import duels, large, leaving, placing, rising, sharing, summoning, tokens
from .rules.zones import (
    active,
    brews,
    decks,
    escaping,
    keeping,
    lines,
    lying,
    missions,
    ransoms,
    secrets,
    tricks,
)
from .speech import choice_lines, event_lines, judging, prompts, reasons
from .speech.card_texts import Card
from .state import invariants, triggers
from .state.cast import Settings
from .state.table import UnmatchedTable
from .view_types import View

STEPS = step_functions(
    (
        abilities,
        attack,
        card_effects,
        choosing,
        combat_effects,
        deck_effects,
        defeat,
        die,
        effects,
        field_effects,
        lasting,
        lodge,
        maneuver,
        meaning,
        mercenary,
        mischief,
        patrol,
        rails,
        movement,
        scheme,
        setup,
        special_effects,
        turn,
        turn_effects,
        triggers,
        duels,
        large,
        leaving,
        placing,
        rising,
        sharing,
        summoning,
        tokens,
        *(active, brews, decks, escaping, keeping, lines, lying, missions, ransoms, secrets, tricks),
    )
)


class Unmatched(FolderGame[UnmatchedTable, Library]):
    """The game, as the public face asks for it."""

    name = "unmatched"
    rules = 5  # one more whenever matches that were kept would go on otherwise
    view_type: type = View
    parser = PARSER
    sorts = (Effect, Things, Rule)
    steps = STEPS
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

    def cards_of(self, known: Library) -> Sequence[Card]:
        """The cards of every hero."""
        return [Card(card, hero) for hero in known.heroes.values() for card in hero.cards]

    def lay(self, known: Library, settings: Settings, seed: int, asks_chance: bool) -> UnmatchedTable:
        """U-2: A table before its set-up."""
        t = setup.lay_out(options.cast_of(known, settings), seed, asks_chance)
        t.do((setup.set_up,))
        return t

    def seats(self, t: UnmatchedTable) -> int:
        """As many as there are heroes."""
        return t.cast.seats


GAME: Game = Unmatched()
