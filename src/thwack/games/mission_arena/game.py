"""Mission Arena, from the outside. Start reading here.

The rules are in one file per phase of the turn, each rule with its id in a docstring:

    setup.py         MA-S    missions, hands, squads, who begins
    turn.py          MA-1, MA-2, MA-5, MA-11    the order of the phases; Cool Down, Duty Call, missions
    replacement.py   MA-3    empty places, and who may be fielded at all
    power.py         MA-4    Power Up; which power points are engaged or lost
    abilities.py     MA-6    special abilities: paying for them, and what each of the twelve does
    challenge.py     MA-7    who challenges whom; Group Attack
    boost.py         MA-8, MA-9    Boost and Super Hit
    resolution.py    MA-10   the clash and its outcomes; Switch, Counter Attack, Attack Mission
    checkpoint.py    MA-12   swaps, wound points, Teams, refill; teams.py: which Teams can be assembled
    stats.py         what a protagonist and a challenge are worth now; weak points
    winning.py       MA-0.7  the three ways to win

Under the rules: table.py (the columns), atoms.py (all that writes them), cast.py (what never changes). Around
them: library.py, card_reading.py, content_check.py and content/ (cards, names, decks), decks.py, options.py
(set-up); vocabulary.py (the words of cards); choices.py (what options are called), view.py (who sees what),
scene.py (positions as data). Sentences: text.py and words.toml for cards; naming.py (what is called how),
telling_choices.py, telling.py and telling.toml for options and events; asking.py, reasons.py and asking.toml
for what is asked and why something cannot be used. cards.py gives cards to the public face.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from ...cardlang.node import Amount, Context, Effect, Filter, Things
from ...kernel.about import Described
from ...kernel.errors import Broken, ContentError, SceneError
from ...kernel.game import Game
from ...kernel.record import step_functions
from ...kernel.table import Event, Step
from ...kernel.things import NO_THINGS
from ...kernel.things import Things as About
from . import choices, options, scene, view
from .cards import decks
from .cards.library import PARSER, Library, extended, library, takes
from .rules import abilities, boost, challenge, checkpoint, power, replacement, resolution, setup, turn
from .speech import choice_lines, event_lines, prompts, reasons
from .speech.card import Card
from .state.cast import cast_of
from .state.table import DISCARD, HAND, MISSIONS, MOST_WOUNDS, PILES, PLACES, ArenaTable, all_places

Json = Any
STEPS = step_functions((abilities, boost, challenge, checkpoint, power, replacement, resolution, setup, turn))


class MissionArena(Described):
    """The game, as the public face asks for it."""

    name = "mission_arena"
    sheets = decks
    view_type: type = dict

    @cached_property
    def library(self) -> Library:
        """Cards and decks."""
        return library()

    def takes(self, name: str, text: str) -> bool:
        """Cards are .toml files with mission points, decks are text files with our cards."""
        return takes(self.library, name, text)

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

    def new(self, given: Mapping[str, Json], seed: int, asks_chance: bool) -> ArenaTable:
        """A table before the first step of its set-up."""
        settings = options.settings_of(self.library, given)
        t = setup.lay_out(cast_of(self.library, settings), seed, asks_chance)
        t.do((setup.set_up, settings.first))
        return t

    def seats(self, t: ArenaTable) -> int:
        """MA-0.1: Two."""
        return 2

    def describe(self, t: ArenaTable, step: Step) -> tuple[str, tuple[str, ...]]:
        """The verb and refs of an option."""
        return choices.describe(t, step)

    def view(self, t: ArenaTable, seat: int | None) -> dict[str, Json]:
        """All that the seat may know."""
        return view.view(t, seat)

    def deal_anew(self, t: ArenaTable, seat: int) -> None:
        """Deal everything the seat does not know anew."""
        view.deal_anew(t, seat)

    def to_scene(self, t: ArenaTable) -> dict[str, Json]:
        """The position as a person would write it."""
        return scene.to_scene(t)

    def from_scene(self, data: Mapping[str, Json], seed: int, asks_chance: bool) -> ArenaTable:
        """A table from a position."""
        return scene.from_scene(self.library, data, seed, asks_chance)

    def step_named(self, name: str) -> Callable[..., None]:
        """The step of that name in a saved agenda."""
        if name not in STEPS:
            raise SceneError(f"the exact part of the scene names a step {name!r} that does not exist")
        return STEPS[name]

    def node_named(self, text: str) -> object:
        """The part of a tree that an expression in a saved table stands for."""
        for sort in (Effect, Things, Filter, Amount):
            try:
                return PARSER.parse(text, sort)
            except ContentError:
                continue
        raise SceneError(f"the exact part of the scene holds an effect that cannot be read: {text}")

    def context_of(self, parts: tuple[Any, ...]) -> Context:
        """The context of a saved effect."""
        return Context(*parts)

    def check(self, t: ArenaTable) -> None:
        """Cards conserved, each with its owner; squads, stacks and points as they can be."""
        slots = [slot for cards in (*t.piles, *t.stack, *t.power, *t.engaged) for slot in cards]
        if sorted(slots) != list(range(len(t.cast.owner))):
            raise Broken("cards were lost or doubled")
        if sorted(t.identity) != sorted(t.cast.identities):
            raise Broken("a card turned into another")
        for seat in (0, 1):
            check_seat(t, seat)

    @cached_property
    def _cards(self) -> tuple[Card, ...]:
        return tuple(Card(card, self.library) for card in self.library.cards.values())

    def cards(self) -> Sequence[Card]:
        """Every card known to the content."""
        return self._cards

    def things(self, t: ArenaTable, step: Step) -> About:
        """What an option is about."""
        return NO_THINGS

    def event_data(self, t: ArenaTable, event: Event, seat: int | None) -> dict[str, Json]:
        """What the sentence of an event says, as plain data."""
        return event_lines.event_data(t, event, seat)

    def choice_text(self, t: ArenaTable, step: Step, lang: str) -> str:
        """An option as a sentence."""
        return choice_lines.choice_text(t, step, lang)

    def event_text(self, t: ArenaTable, event: Event, lang: str, seat: int | None) -> str:
        """What happened, as a sentence seen from that seat."""
        return event_lines.event_text(t, event, lang, seat)

    def event_refs(
        self, t: ArenaTable, event: Event, lang: str, seat: int | None
    ) -> tuple[tuple[str, str], ...]:
        """The cards that the sentence of an event names."""
        return event_lines.event_refs(t, event, lang, seat)

    def prompt(self, t: ArenaTable, lang: str, seat: int | None) -> str:
        """Who must decide what now."""
        return prompts.prompt(t, lang, seat)

    def why_not(self, t: ArenaTable, seat: int, lang: str) -> dict[str, str]:
        """Why cards in hand and protagonists cannot be used now."""
        return reasons.why_not(t, seat, lang)

    def glossary(self, lang: str) -> dict[str, str]:
        """A reminder for each word on cards."""
        return prompts.glossary(lang)


def check_seat(t: ArenaTable, seat: int) -> None:
    """One player's side: own cards only, nobody twice, stacks of one name, nothing open hidden."""
    cast, first = t.cast, PILES * seat
    places = all_places(seat)
    mine = [slot for pile in t.piles[first : first + PILES] for slot in pile]
    mine += [slot for place in places for slot in t.stack[place] + t.power[place] + t.engaged[place]]
    if any(cast.owner[slot] != seat for slot in mine):
        raise Broken("a card lies with another player than its owner")
    names = 0
    for place in places:
        cards = t.stack[place]
        if len(cards) > MOST_WOUNDS:
            raise Broken("a stack has more than five wound points (MA-12.3)")
        if len({cast.name[t.identity[slot]] for slot in cards}) > 1:
            raise Broken("a stack has cards of two names (MA-12.3)")
        if cards:
            bars = cast.bars[t.identity[cards[0]]]
            if names & bars:
                raise Broken("a protagonist is in the squads twice (MA-R23, MA-12.4)")
            names |= bars
        elif t.marks[place] or t.used[place] or t.plus[place] or t.plus[2 * PLACES + place]:
            raise Broken("an empty place remembers somebody")
    if any(not t.known[slot] >> seat & 1 for slot in t.piles[first + HAND]):
        raise Broken("a player does not know the own hand")
    if any(
        not t.known[slot] >> 1 - seat & 1 for zone in (DISCARD, MISSIONS) for slot in t.piles[first + zone]
    ):
        raise Broken("an open card is hidden")


GAME: Game = MissionArena()
