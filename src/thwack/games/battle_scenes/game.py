"""Battle Scenes, from the outside. Start reading here.

The rules are in one file per heading of the rulebook, each rule with its id in a docstring:

    setup.py         BS-4          hands, exchanges, the first resources
    turn.py          BS-5          the phases of a turn; Countdown, Draw, Adjustment
    preparation.py   BS-5.3        the activities of the Preparation phase
    combat.py        BS-5.5        the Anticipation and Attack steps, surprises, Camouflage, Potentiate
    loading.py       BS-6          loading what is put in scene
    actions.py       BS-7.1        who may use which action and when
    using.py         BS-H2         using an action: costs, targets, answers, effect
    damage.py        BS-8          damage and shield
    knockout.py      BS-8.5        who is knocked out or destroyed, and others that leave
    winning.py       BS-9          points, the end of the game
    stats.py         BS-6.3, 6.4   what a character is now: powers, affiliations, shield, texts that stand
    events.py, triggers.py  BS-R22 texts that wait for something, and their order
    terms.py         nouns and filters on cards; measures.py: conditions and amounts; choosing.py: choices
    effects.py       verbs on cards; moving.py: those that move cards; special_effects.py: of single cards

Under the rules: table.py (the columns), atoms.py and records.py (all that writes them), cast.py (what never
changes). Around them: library.py, card_reading.py and content/ (cards, decks), decks.py, options.py (set-up);
vocabulary.py, verbs.py, keywords.py, rules.py, special.py (the words of cards); choices.py (what options are
called), view.py (who sees what), scene.py (positions as data). Sentences: text.py, teller.py, phrases.py and
words.toml for cards; naming.py (what is called how), telling_choices.py, telling_effects.py, telling.py,
telling.toml for options and events; asking.py, reasons.py and asking.toml for what is asked and why something
cannot be used. cards.py gives cards to the public face.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from ...cardlang import meaning
from ...cardlang.node import Amount, Condition, Context, Effect, Filter, Rule, Things
from ...kernel.errors import Broken, ContentError, SceneError
from ...kernel.game import Game
from ...kernel.record import step_functions
from ...kernel.table import Event, Step
from ...kernel.things import NO_THINGS
from ...kernel.things import Things as About
from . import choices, options, scene, view
from .cards.decks import signs
from .cards.library import PARSER, Library, extended, library
from .rules import (
    choosing,
    combat,
    damage,
    effects,
    loading,
    moving,
    preparation,
    setup,
    special_effects,
    triggers,
    turn,
    using,
)
from .speech import event_lines, prompts, reasons
from .speech.card import Card
from .state.cast import cast_of
from .state.table import CARRIED, NOTHING, PILES, SCENARIO, SCENE, TOP_STAGE, SceneTable, hand_of

Json = Any
VERSIONED: Final = re.compile(r"^version\s*=", re.MULTILINE)  # what no file of another game says
STEPS = step_functions(
    (
        choosing,
        combat,
        damage,
        effects,
        loading,
        meaning,
        moving,
        preparation,
        setup,
        special_effects,
        triggers,
        turn,
        using,
    )
)


class BattleScenes:
    """The game, as the public face asks for it."""

    name = "battle_scenes"
    view_type: type = dict

    @cached_property
    def library(self) -> Library:
        """Cards and decks."""
        return library()

    def takes(self, name: str, text: str) -> bool:
        """Cards are .toml files with versions, decks are text files."""
        if name.endswith(".toml"):
            return "[[card]]" in text and VERSIONED.search(text) is not None
        return signs(self.library, text) > 0

    def add_content(self, files: Sequence[tuple[str, str]]) -> None:
        """More cards and decks, each as the name and text of a file; all of them, or none."""
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

    def new(self, given: Mapping[str, Json], seed: int, asks_chance: bool) -> SceneTable:
        """A table before the first step of its set-up."""
        settings = options.settings_of(self.library, given)
        t = setup.lay_out(cast_of(self.library, settings), seed, asks_chance)
        t.do((setup.set_up, settings.first))
        return t

    def seats(self, t: SceneTable) -> int:
        """BS-R40: Two."""
        return 2

    def describe(self, t: SceneTable, step: Step) -> tuple[str, tuple[str, ...]]:
        """The verb and refs of an option."""
        return choices.describe(t, step)

    def view(self, t: SceneTable, seat: int | None) -> dict[str, Json]:
        """All that the seat may know."""
        return view.view(t, seat)

    def deal_anew(self, t: SceneTable, seat: int) -> None:
        """Deal everything the seat does not know anew."""
        view.deal_anew(t, seat)

    def to_scene(self, t: SceneTable) -> dict[str, Json]:
        """The position as a person would write it."""
        return scene.to_scene(t)

    def from_scene(self, data: Mapping[str, Json], seed: int, asks_chance: bool) -> SceneTable:
        """A table from a position."""
        return scene.from_scene(self.library, data, seed, asks_chance)

    def step_named(self, name: str) -> Callable[..., None]:
        """The step of that name in a saved agenda."""
        if name not in STEPS:
            raise SceneError(f"the exact part of the scene names a step {name!r} that does not exist")
        return STEPS[name]

    def node_named(self, text: str) -> object:
        """The part of a tree that an expression in a saved table stands for."""
        for sort in (Effect, Things, Rule, Filter, Amount, Condition):
            try:
                return PARSER.parse(text, sort)
            except ContentError:
                continue
        raise SceneError(f"the exact part of the scene holds an effect that cannot be read: {text}")

    def context_of(self, parts: tuple[Any, ...]) -> Context:
        """The context of a saved effect."""
        return Context(*parts)

    def check(self, t: SceneTable) -> None:
        """Cards conserved, each in one place, stages and points within their bounds."""
        slots = sorted(
            [
                *(slot for pile in t.piles for slot in pile),
                *(unit for side in t.units for unit in side),
                *(card for load in t.load for card in load),
                *((t.scenario,) if t.scenario != NOTHING else ()),
            ]
        )
        if slots != list(range(len(t.cast.owner))):
            raise Broken("cards were lost or doubled")
        if sorted(t.identity) != sorted(t.cast.identities):
            raise Broken("a card turned into another")
        check_places(t)
        for seat in (0, 1):
            for unit in t.units[seat]:
                if not 0 <= t.stage[unit] <= TOP_STAGE:
                    raise Broken("a stage is out of bounds")
                if not t.load[unit] and not t.agenda and not t.result:
                    raise Broken("a character without cards is in scene (BS-R1)")
            if any(not t.known[slot] >> seat & 1 for slot in hand_of(t, seat)):
                raise Broken("a player does not know the own hand")

    @cached_property
    def _cards(self) -> tuple[Card, ...]:
        return tuple(Card(card, self.library) for card in self.library.cards.values())

    def cards(self) -> Sequence[Card]:
        """Every card known to the content."""
        return self._cards

    def things(self, t: SceneTable, step: Step) -> About:
        """What an option is about."""
        return NO_THINGS

    def event_data(self, t: SceneTable, event: Event, seat: int | None) -> dict[str, Json]:
        """What the sentence of an event says, as plain data."""
        return {}

    def choice_text(self, t: SceneTable, step: Step, lang: str) -> str:
        """An option as a sentence."""
        return event_lines.choice_text(t, step, lang)

    def event_text(self, t: SceneTable, event: Event, lang: str, seat: int | None) -> str:
        """What happened, as a sentence seen from that seat."""
        return event_lines.event_text(t, event, lang, seat)

    def event_refs(
        self, t: SceneTable, event: Event, lang: str, seat: int | None
    ) -> tuple[tuple[str, str], ...]:
        """The cards that the sentence of an event names."""
        return prompts.event_refs(t, event, lang, seat)

    def prompt(self, t: SceneTable, lang: str, seat: int | None) -> str:
        """Who must decide what now."""
        return prompts.prompt(t, lang, seat)

    def why_not(self, t: SceneTable, seat: int, lang: str) -> dict[str, str]:
        """Why cards in hand, characters and actions cannot be used now."""
        return reasons.why_not(t, seat, lang)

    def glossary(self, lang: str) -> dict[str, str]:
        """A reminder for each keyword."""
        return prompts.glossary(lang)


def check_places(t: SceneTable) -> None:
    """Every card is where its place says, and with its owner."""
    for number, pile in enumerate(t.piles):
        for slot in pile:
            if t.place[slot] != number % PILES or t.cast.owner[slot] != number // PILES:
                raise Broken("a card lies in another pile than it should")
    for seat, side in enumerate(t.units):
        for unit in side:
            if t.place[unit] != SCENE or t.cast.owner[unit] != seat:
                raise Broken("a character is in scene on the wrong side")
            for card in t.load[unit]:
                if t.place[card] != CARRIED + unit:
                    raise Broken("a carried card is not with its bearer")
    if t.scenario != NOTHING and t.place[t.scenario] != SCENARIO:
        raise Broken("the scenario is not in scene")
    if any(t.load[slot] for slot in range(len(t.place)) if t.place[slot] != SCENE):
        raise Broken("a card that is not in scene carries cards")


GAME: Game = BattleScenes()
