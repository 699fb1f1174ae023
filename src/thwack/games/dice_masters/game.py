"""Marvel Dice Masters, from the outside. Start reading here.

The rules are in one file per heading of the rulebook, each rule with its id in a docstring:

    setup.py     DM-2      what lies where at the start
    draft.py     DM-T.7    the draft; teams.py: DM-T.2 to DM-T.9, what a team may hold
    energy.py    DM-4      energy, and the ways to pay; costs.py: costs on cards
    turn.py      DM-5.0    the order of a turn, clear and draw, roll and reroll, clean up
    drawing.py   DM-3.1    drawing, refilling, rolling
    main.py      DM-5.3    buying, fielding, actions, Global abilities (DM-12), who acts when (DM-13.3)
    bans.py      DM-7.3    what texts keep the opponent from
    attack.py    DM-5.4    attackers, blockers, damage
    winning.py   DM-6      who has won
    damage.py    DM-10     what lowers, prevents and redirects damage, and what it does
    knockout.py  DM-5.4.13 who is KO'd
    stats.py     DM-8      numbers and standing rules, "while active" (DM-9)
    events.py    DM-9      events and who waits for them; triggers.py: DM-13, in which order
    terms.py     DM-7      what nouns, filters, conditions and amounts on cards mean
    choosing.py  DM-7.2    how what an effect is about is chosen
    effects.py   DM-14     what verbs on cards do; special.py and special_effects.py: what one card needs

Under the rules: table.py (the columns), atoms.py (all that writes them), cast.py (what never changes).
Around them: library.py and content/ (cards, teams), vocabulary.py (the words of cards), options.py (set-up),
choices.py (what options are called), pointing.py (what on the table they are about), view.py (who sees what),
scene.py (positions as data), telling.py, telling_choices.py, asking.py, reasons.py and text.py (sentences),
catalogue.py (what can be looked at beside the cards).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from ...cardlang import meaning
from ...cardlang.node import Context, Effect, Rule, Things
from ...kernel.about import Described
from ...kernel.errors import Broken, ContentError, SceneError
from ...kernel.game import Game
from ...kernel.masks import bits
from ...kernel.record import step_functions
from ...kernel.table import CHANCE, Event, Step
from ...kernel.things import NO_THINGS
from ...kernel.things import Things as About
from . import choices, options, scene, view
from .cards import teams
from .cards.costs import Cost
from .cards.library import PARSER, Library, extended, library, signs
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
from .speech import choice_lines, event_lines, prompts, reasons
from .state.cast import SIDEKICKS
from .state.table import (
    ATTACK,
    FIELD,
    HELD,
    ON_CARD,
    RESERVE,
    ROLLING,
    ZONES,
    DiceTable,
)

Json = Any
STEPS = step_functions(
    (
        attack,
        choosing,
        damage,
        draft,
        drawing,
        dice_effects,
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


class DiceMasters(Described):
    """The game, as the public face asks for it."""

    name = "dice_masters"
    rules = 1  # one more whenever matches that were kept would go on otherwise
    sheets = teams
    view_type: type = dict

    @cached_property
    def library(self) -> Library:
        """Cards, dice and preset teams."""
        return library()

    def claims(self, name: str, text: str) -> int:
        """Cards are .toml files with faces, teams .txt files; a note beside them is neither."""
        return signs(self.library, name, text)

    def add_content(self, files: Sequence[tuple[str, str]]) -> None:
        """More cards and teams, each as the name and text of a file; all of them, or none."""
        self.library = extended(self.library, files)
        vars(self).pop("_cards", None)

    @property
    def content_hash(self) -> str:
        """Changes when any content file does."""
        return self.library.hash

    def setups(self) -> Json:
        """Each set-up option, its default, and what may stand there."""
        return options.setups(self.library)

    def fill_in(self, given: Mapping[str, Any]) -> dict[str, Json]:
        """All set-up options, defaults filled in."""
        return options.as_json(options.settings_of(self.library, given))

    def new(self, given: Mapping[str, Json], seed: int, asks_chance: bool) -> DiceTable:
        """A table before the first step of its set-up."""
        settings = options.from_json(given)
        t = setup.lay_out(options.cast_of(self.library, settings), seed, asks_chance)
        t.do((setup.set_up,))
        return t

    def seats(self, t: DiceTable) -> int:
        """DM-1.1: Two."""
        return 2

    def describe(self, t: DiceTable, step: Step) -> tuple[str, tuple[str, ...]]:
        """The verb and refs of an option."""
        return choices.describe(t, step)

    def view(self, t: DiceTable, seat: int | None) -> dict[str, Json]:
        """All that the seat may know."""
        return view.view(t, seat)

    def deal_anew(self, t: DiceTable, seat: int) -> None:
        """Nothing lies hidden: what comes out of a bag is decided when it is drawn."""

    def to_scene(self, t: DiceTable) -> dict[str, Json]:
        """The position as a person would write it."""
        return scene.to_scene(t)

    def from_scene(self, data: Mapping[str, Json], seed: int, asks_chance: bool) -> DiceTable:
        """A table from a position."""
        return scene.from_scene(self.library, data, seed, asks_chance)

    def step_named(self, name: str) -> Callable[..., None]:
        """The step of that name in a saved agenda."""
        if name not in STEPS:
            raise SceneError(f"the exact part of the scene names a step {name!r} that does not exist")
        return STEPS[name]

    def node_named(self, text: str) -> object:
        """The effect, rule or noun of that expression in a saved agenda."""
        for sort in (Effect, Rule, Things):
            try:
                return PARSER.parse(text, sort)
            except ContentError:
                continue
        raise SceneError(f"the exact part of the scene holds an effect that cannot be read: {text}")

    def context_of(self, parts: tuple[Any, ...]) -> object:
        """The context of a saved effect, or a saved cost: both are named tuples."""
        return Cost(*parts) if len(parts) == len(Cost._fields) else Context(*parts)

    def check(self, t: DiceTable) -> None:
        """Dice conserved, every die in one zone, faces where they belong, life within its bounds."""
        check_zones(t)
        for seat in (0, 1):
            if t.life[seat] > t.cast.life or (t.life[seat] <= 0 and not t.result):
                raise Broken(f"seat {seat} has {t.life[seat]} life (DM-6.1, DM-6.2)")
        for die, place in enumerate(t.place):
            zone = place % ZONES
            level = t.face[die] >= 0 and t.cast.level[t.cast.slot[die]][t.face[die]]
            if zone in (FIELD, ATTACK) and not level and t.actor != CHANCE:  # else it is being rerolled
                raise Broken("a die in the field shows no character (DM-14.4)")
            if (zone in (FIELD, ATTACK, RESERVE)) != (t.face[die] >= 0) and zone not in (HELD, ROLLING):
                raise Broken("a die shows a face where it should not, or none where it should (DM-14.2)")
            if zone not in (FIELD, ATTACK) and t.damage[die] and zone != HELD:
                raise Broken("damage on a die that is not in the field (DM-8.1)")

    @cached_property
    def _cards(self) -> tuple[event_lines.Card, ...]:
        return tuple(event_lines.Card(card, self.library) for card in self.library.cards.values())

    def cards(self) -> Sequence[event_lines.Card]:
        """Every card known to the content."""
        return self._cards

    def things(self, t: DiceTable, step: Step) -> About:
        """What an option is about."""
        return NO_THINGS

    def event_data(self, t: DiceTable, event: Event, seat: int | None) -> dict[str, Json]:
        """What the sentence of an event says, as plain data."""
        return {}

    def choice_text(self, t: DiceTable, step: Step, lang: str) -> str:
        """An option as a sentence."""
        return choice_lines.choice_text(t, step, lang)

    def event_text(self, t: DiceTable, event: Event, lang: str, seat: int | None) -> str:
        """What happened, as a sentence."""
        return event_lines.event_text(t, event, lang, seat)

    def event_refs(
        self, t: DiceTable, event: Event, lang: str, seat: int | None
    ) -> tuple[tuple[str, str], ...]:
        """The cards and dice that the sentence of an event names."""
        return prompts.event_refs(t, event, lang, seat)

    def prompt(self, t: DiceTable, lang: str, seat: int | None) -> str:
        """Who must decide what now."""
        return prompts.prompt(t, lang, seat)

    def why_not(self, t: DiceTable, seat: int, lang: str) -> dict[str, str]:
        """What the seat cannot use now, and why."""
        return reasons.why_not(t, seat, lang)

    def glossary(self, lang: str) -> dict[str, str]:
        """A reminder for each word on cards."""
        return prompts.glossary(self.library, lang)


def check_zones(t: DiceTable) -> None:
    """Every die lies in exactly one zone, Sidekicks are eight each (DM-T.2), cards keep their owners."""
    seen = 0
    for place, mask in enumerate(t.zones):
        if seen & mask:
            raise Broken("a die lies in two zones")
        seen |= mask
        for die in bits(mask):
            if t.place[die] != place:
                raise Broken("a die is not where it is thought to be")
    if seen != (1 << len(t.place)) - 1:
        raise Broken("dice were lost")
    for seat in (0, 1):
        own = [d for d, owner in enumerate(t.owner) if owner == seat]
        if sum(t.cast.slot[d] == seat for d in own) != SIDEKICKS:
            raise Broken("a player does not have eight Sidekicks (DM-T.2)")
    for die, owner in enumerate(t.owner):
        home = t.cast.home[die]
        if owner != home and (home != 2 or t.place[die] % ZONES == ON_CARD):
            raise Broken("a die changed its owner")


GAME: Game = DiceMasters()
