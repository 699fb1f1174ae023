"""Unmatched, from the outside. Start reading here.

The rules are in one file per heading of the rulebook, each rule with its id in a docstring:

    setup.py        U-2       who stands where at the start
    battlefield.py  U-3       who is next to whom, who shares a zone (the graph itself: board.py)
    turn.py         U-4       actions, the end of a turn
    cards.py        U-5       what a hand offers, and to whom
    maneuver.py     U-6       draw, boost, move
    movement.py     U-7       moving and placing
    scheme.py       U-8       the scheme action
    attack.py       U-9       combat from start to end
    abilities.py    U-9.16    what character cards say at which moment
    terms.py        U-10      what nouns, filters, conditions and amounts on cards mean
    effects.py      U-10      what verbs on cards do; special.py: what only one card needs
    defeat.py       U-11..13  who has won, who is out, whose turn is next

Under the rules: table.py (the columns), atoms.py (all that writes them), cast.py (what never changes).
Around them: library.py and content/ (heroes, boards), vocabulary.py (the words of cards), options.py
(set-up), choices.py (what options are called), view.py (who sees what), scene.py (positions as data),
telling.py (sentences), asking.py (what is asked of whom), reasons.py (why something cannot be done),
catalogue.py (fighters and boards as plain data).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from ...cardlang import meaning
from ...cardlang.node import Context, Effect, Things
from ...kernel.errors import Broken, ContentError, SceneError
from ...kernel.game import Game
from ...kernel.record import step_functions
from ...kernel.table import Event, Step
from ...kernel.things import NO_THINGS
from ...kernel.things import Things as About
from . import choices, options, scene, view
from .cards import special
from .cards.library import PARSER, Library, extended, library
from .rules import abilities, attack, defeat, effects, maneuver, movement, scheme, setup, turn
from .speech import event_lines, prompts, reasons
from .state.cast import Settings, cast_of
from .state.table import PILES, UnmatchedTable, hand_of

Json = Any
STEPS = step_functions(
    (abilities, attack, defeat, effects, maneuver, meaning, movement, scheme, setup, special, turn)
)


class Unmatched:
    """The game, as the public face asks for it."""

    name = "unmatched"
    view_type: type = dict

    @cached_property
    def library(self) -> Library:
        """Heroes, cards and boards."""
        return library()

    def takes(self, name: str, text: str) -> bool:
        """Heroes and boards are .toml files."""
        return name.endswith(".toml")

    def add_content(self, files: Sequence[tuple[str, str]]) -> None:
        """More heroes and boards, each as the name and text of a file; all of them, or none."""
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
        found = options.settings_of(self.library, given)._asdict()
        found["heroes"] = list(found["heroes"])
        return found

    def new(self, given: Mapping[str, Json], seed: int, asks_chance: bool) -> UnmatchedTable:
        """A table before the first step of its set-up."""
        settings = Settings(**{**given, "heroes": tuple(given["heroes"])})  # filled in, so known to stand
        t = setup.lay_out(cast_of(self.library, settings), seed, asks_chance)
        t.do((setup.set_up,))
        return t

    def seats(self, t: UnmatchedTable) -> int:
        """How many seats there are."""
        return t.cast.seats

    def describe(self, t: UnmatchedTable, step: Step) -> tuple[str, tuple[str, ...]]:
        """The verb and refs of an option."""
        return choices.describe(t.cast, step)

    def view(self, t: UnmatchedTable, seat: int | None) -> dict[str, Json]:
        """All that the seat may know."""
        return view.view(t, seat)

    def deal_anew(self, t: UnmatchedTable, seat: int) -> None:
        """Deal everything the seat does not know anew."""
        view.deal_anew(t, seat)

    def to_scene(self, t: UnmatchedTable) -> dict[str, Json]:
        """The position as a person would write it."""
        return scene.to_scene(t)

    def from_scene(self, data: Mapping[str, Json], seed: int, asks_chance: bool) -> UnmatchedTable:
        """A table from a position."""
        return scene.from_scene(self.library, data, seed, asks_chance)

    def step_named(self, name: str) -> Callable[..., None]:
        """The step of that name in a saved agenda."""
        if name not in STEPS:
            raise SceneError(f"the exact part of the scene names a step {name!r} that does not exist")
        return STEPS[name]

    def node_named(self, text: str) -> object:
        """The effect of that expression in a saved agenda."""
        try:
            return PARSER.parse(text, Effect)
        except ContentError:
            pass
        try:
            return PARSER.parse(text, Things)
        except ContentError as fault:
            raise SceneError(
                f"the exact part of the scene holds an effect that cannot be read: {text}"
            ) from fault

    def context_of(self, parts: tuple[Any, ...]) -> Context:
        """The context of a saved effect."""
        return Context(*parts)

    def check(self, t: UnmatchedTable) -> None:
        """Cards conserved, one fighter per space, health and counters within their bounds."""
        cast = t.cast
        slots = sorted(slot for pile in t.piles for slot in pile)
        if slots != list(range(len(cast.identities))):
            raise Broken("cards were lost or doubled")
        if sorted(t.identity) != sorted(cast.identities):
            raise Broken("a card turned into another")
        for number, pile in enumerate(t.piles):
            if any(cast.slot_owner[slot] != number // PILES for slot in pile):
                raise Broken("a card lies in a pile of another player")
        for team, held in enumerate(t.held):
            if held != sum(
                1 << t.space[f] for f in range(len(t.space)) if cast.side[f] == team and t.space[f] >= 0
            ):
                raise Broken("the spaces a team holds are not those its fighters stand on")
        if t.full != sum(1 << space for space in t.space if space >= 0):
            raise Broken("the spaces that are full are not those fighters stand on")
        if t.standing != sum(1 << f for f, space in enumerate(t.space) if space >= 0):
            raise Broken("who stands on the board is not who has a space")
        taken = [space for space in t.space if space >= 0]
        if len(set(taken)) != len(taken):
            raise Broken("two fighters share a space (U-3.1)")
        for f, health in enumerate(t.health):
            if not 0 <= health <= cast.full_health[f] or (health == 0 and t.space[f] >= 0):
                raise Broken(f"{cast.slug[f]} has {health} health")
        for number, most in enumerate(cast.counter_most):
            if not 0 <= t.counters[number] <= most:
                raise Broken("a counter is out of bounds")
        fog = [space for space in t.token if space >= 0]
        if len(set(fog)) != len(fog):
            raise Broken("two tokens share a space (R-4)")
        for seat in range(cast.seats):
            if any(not t.known[slot] & cast.eyes[seat] for slot in hand_of(t, seat)):
                raise Broken("a player does not know the own hand")

    @cached_property
    def _cards(self) -> tuple[event_lines.Card, ...]:
        return tuple(
            event_lines.Card(card, hero) for hero in self.library.heroes.values() for card in hero.cards
        )

    def cards(self) -> Sequence[event_lines.Card]:
        """Every card known to the content."""
        return self._cards

    def things(self, t: UnmatchedTable, step: Step) -> About:
        """What an option is about."""
        return NO_THINGS

    def event_data(self, t: UnmatchedTable, event: Event, seat: int | None) -> dict[str, Json]:
        """What the sentence of an event says, as plain data."""
        return {}

    def choice_text(self, t: UnmatchedTable, step: Step, lang: str) -> str:
        """An option as a sentence."""
        return event_lines.choice_text(t, step, lang)

    def event_text(self, t: UnmatchedTable, event: Event, lang: str, seat: int | None) -> str:
        """What happened, as a sentence seen from that seat."""
        return event_lines.event_text(t, event, lang, seat)

    def event_refs(
        self, t: UnmatchedTable, event: Event, lang: str, seat: int | None
    ) -> tuple[tuple[str, str], ...]:
        """The cards and fighters that the sentence of an event names."""
        return event_lines.event_refs(t, event, lang, seat)

    def prompt(self, t: UnmatchedTable, lang: str, seat: int | None) -> str:
        """Whose turn it is, who must decide what and because of what."""
        return prompts.prompt(t, lang, seat)

    def why_not(self, t: UnmatchedTable, seat: int, lang: str) -> dict[str, str]:
        """Why cards, fighters and tokens of the seat cannot be used now."""
        return reasons.why_not(t, seat, lang)

    def glossary(self, lang: str) -> dict[str, str]:
        """A reminder for each word of the cards."""
        return prompts.glossary(lang)


GAME: Game = Unmatched()
