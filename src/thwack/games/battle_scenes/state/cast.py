"""What does not change in a match: which cards there are, and what follows from their texts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from ....cardlang.node import Node, walk
from ....cardlang.shared import YourTurn
from ....kernel.ids import Identity
from ....kernel.pins import Pinned, definition
from ..cards import arrivals, changes, deeds, limits, named, outcomes, stances
from ..cards.answers import guards
from ..cards.answers import words as answers
from ..cards.entry import bonds, gates, sights
from ..cards.further import InAnticipation, InResources
from ..cards.keywords import (
    Arm,
    Camouflage,
    Enhancement,
    Host,
    Keyword,
    Lead,
    Materialize,
    Readiness,
    Revive,
    Shapeshifter,
    Share,
)
from ..cards.occasions import HandEmpty
from ..cards.special import (
    EvolvesInAnswer,
    PlaysFromResources,
    StopsAnticipation,
)
from ..cards.standing import (
    AlsoEverywhere,
    Bars,
    Borrows,
    CannotUse,
    CountsAlone,
    CountsMore,
    DrawsMore,
    Hastens,
    Idle,
    InPreparation,
    Lends,
    LendsTo,
    Locked,
    Loses,
    OnlyOn,
    Powerless,
    Ready,
    Untargetable,
)
from ..cards.words import (
    AtStage,
    In,
    InAttackStep,
    StageOf,
    TheirPreparation,
)
from .action import POWER_BIT as POWER_BIT
from .action import POWERS as POWERS
from .action import TIMING_BIT as TIMING_BIT
from .action import Action as Action
from .damage_sorts import DAMAGE_SORTS
from .sorts import HARM_SORTS, LASTING, LURES, PHASE_CONDITIONS, TIED, USE_SORTS
from .texts import Text as Text
from .texts import sort_of as sort_of
from .texts import texts_of as texts_of

if TYPE_CHECKING:  # the library's trees use the special nodes, whose functions work on tables: it is above us
    from ..cards.decks import Deck
    from ..cards.library import CardDef, Library

CHARACTER: Final = 0
EV: Final = 1
SUPPORT: Final = 2
SCENARIO_CARD: Final = 3
ABILITY: Final = 4
TYPES: Final = {
    "character": CHARACTER,
    "ev": EV,
    "support": SUPPORT,
    "scenario": SCENARIO_CARD,
    "ability": ABILITY,
}
Alignment = Literal["hero", "villain"]
NEVER: Final = 999
ALIGNMENTS: Final[tuple[Alignment, ...]] = ("hero", "villain")
ALIGNMENT_BIT: Final[dict[str, int]] = {name: 1 << i for i, name in enumerate(ALIGNMENTS)}
NORMAL_TIME: Final = 1
ANTICIPATE: Final = 2
UNFORESEEN: Final = 4
# What no rule reads: words, and the card's place in the library.
WORDS: Final = ("name", "alter_ego", "printed", "rarity", "number", "version", "set", "incomplete")


class Settings(NamedTuple):
    """The set-up options of a match, all filled in."""

    decks: tuple[Deck, Deck]
    first: int  # the seat that begins, or RANDOM: BS-4.1


def trees_of(card: CardDef) -> tuple[Node, ...]:
    """All that is written on a card: its rules, and the cost and effect of its action."""
    action = card.action
    box = (action.pay, action.effect) if action is not None else ()
    return (*card.rules, *(tree for tree in box if tree is not None))


class Sheet:
    """A card as the engine reads it. Made once for a card."""

    def __init__(self, card: CardDef, affiliation_bit: dict[str, int]) -> None:
        self.card = card
        self.id = card.id
        self.type = TYPES[card.type]
        self.is_character = self.type in (CHARACTER, EV)
        self.is_unit = self.type in (CHARACTER, EV, SUPPORT)
        self.energy = card.energy or 0
        self.extra = card.extra or 0
        self.shield = card.shield or 0
        self.powers = sum(POWER_BIT[power] for power in card.powers)
        self.alignments = sum(ALIGNMENT_BIT[alignment] for alignment in card.alignments)
        self.affiliations = 0
        for affiliation in card.affiliations:
            self.affiliations |= affiliation_bit[affiliation]
        self.called = card.called
        self.egos = card.egos
        texts: dict[type[Node], tuple[Text, ...]] = {}
        for text in texts_of(card.rules):
            sort = sort_of(text.rule)
            texts[sort] = (*texts.get(sort, ()), text)
        self.texts = texts
        self.sorts = frozenset(texts)
        self.keywords = frozenset(rule.word for rule in card.rules if isinstance(rule, Keyword))
        self.action = Action(card) if card.action is not None and card.action.effect is not None else None
        self.evolves = card.evolves

    def has(self, sort: type[Node]) -> bool:
        """Whether the card has a text of that sort."""
        return sort in self.sorts


def least_resources(sheet: Sheet) -> int:
    """How many cards a player must at least have in resources to put a card in scene; NEVER for abilities."""
    if sheet.type == ABILITY:
        return NEVER
    if sheet.type == SCENARIO_CARD or Materialize in sheet.sorts:
        return 0
    if stances.Underloads in sheet.sorts:
        return 1
    return min(sheet.energy, sheet.extra) if sheet.type == EV else sheet.energy


class Cast(Pinned):
    """The cards of a match. Shared by all forks, never changed."""

    def __init__(
        self, library: Library, names: tuple[str, str], sides: tuple[tuple[str, ...], tuple[str, ...]]
    ) -> None:
        self.library = library
        self.names = names  # of the decks
        self.affiliation_bit = {slug: 1 << i for i, slug in enumerate(library.affiliations)}
        self.sheets: list[Sheet] = []
        self.identities: list[int] = []  # by slot, before anything was shuffled
        self.owner: list[int] = []  # by slot
        self.slots: list[tuple[int, ...]] = []  # by seat
        known: dict[str, int] = {}
        for seat, cards in enumerate(sides):
            start = len(self.owner)
            for card in cards:
                if card not in known:
                    known[card] = len(self.sheets)
                    self.sheets.append(Sheet(library.cards[card], self.affiliation_bit))
                self.identities.append(known[card])
                self.owner.append(seat)
            self.slots.append(tuple(range(start, len(self.owner))))
        self.number = known
        self.read()

    def read(self) -> None:
        """What follows from the cards, so that no step has to look for it."""
        sheets = self.sheets
        self.sorts: frozenset[type[Node]] = frozenset().union(*(sheet.sorts for sheet in sheets))
        # BS-5.3.2: the character cards, as bits, that share an alter ego with a card
        self.kin = [
            sum(1 << j for j, b in enumerate(sheets) if set(a.egos) & set(b.egos) and b.is_unit)
            for a in sheets
        ]
        self.is_character = [sheet.is_character for sheet in sheets]
        self.is_unit = [sheet.is_unit for sheet in sheets]
        self.least_resources = [least_resources(sheet) for sheet in sheets]
        self.with_sort = {  # the cards that have a text of that sort, as bits
            sort: sum(1 << i for i, sheet in enumerate(sheets) if sort in sheet.sorts) for sort in self.sorts
        }
        # Cards by what they have a say in: powers of those who carry them, actions of others, damage, turns
        self.lends_powers = self.with_any(Host, Arm, Borrows, deeds.LetsBorrow, bonds.Learns)
        self.shares = self.with_any(Share, Lends, LendsTo, deeds.LendsAbilities)
        self.damage_texts = self.with_any(*DAMAGE_SORTS)
        self.turn_texts = self.with_any(CountsAlone, CountsMore, DrawsMore, changes.MayCountAlone)
        self.may_forbid = self.with_any(Idle, Locked, CannotUse, limits.Forbids)
        guards_aims = (Untargetable, changes.Evades, deeds.Eludes, *LURES, stances.Spares, bonds.Confines)
        self.may_protect = self.with_any(*guards_aims)
        self.may_reprice = self.with_any(deeds.ActsFree, deeds.Costs, stances.LeastCost)
        self.borrows = self.with_any(Borrows, deeds.LetsBorrow)
        self.may_retime = self.with_any(Hastens, changes.Sudden)
        self.may_ready = self.with_any(Readiness, Ready)
        self.may_lure = self.with_any(*LURES, bonds.Confines)
        self.may_rob = self.with_any(Powerless, Loses)  # of powers
        self.revives = self.with_any(Revive)
        self.keeps_out = self.with_any(gates.Excludes, Bars)
        nodes = [node for sheet in sheets for tree in trees_of(sheet.card) for node in walk(tree)]
        self.lasts = frozenset(  # sorts of rules that some effect makes stand for a turn
            sort_of(rule) for node in nodes if isinstance(node, LASTING) for rule in node.rules
        )
        if any(isinstance(node, answers.Hush) for node in nodes):
            self.lasts |= {guards.Muted, limits.Forbids}
        # Texts that work from the hand, by what they wait for: the cards, as bits
        self.hand_sorts = {
            sort: sum(
                1 << i
                for i, sheet in enumerate(sheets)
                if any(text.from_hand for text in sheet.texts.get(sort, ()))
            )
            for sort in self.sorts
            if any(text.from_hand for sheet in sheets for text in sheet.texts.get(sort, ()))
        }
        self.answers_use = not USE_SORTS.isdisjoint(self.hand_sorts)
        self.answers_harm = not HARM_SORTS.isdisjoint(self.hand_sorts)
        self.counts_blows = any(isinstance(node, answers.StruckFor) for node in nodes)
        self.heeds_mode = any(isinstance(node, answers.Retarget | guards.Decoys) for node in nodes)
        self.heeds_effect = any(isinstance(node, answers.Acting) for node in nodes)
        sorts, says = self.sorts, {type(node) for node in nodes}
        self.has_answers = not sorts.isdisjoint((StopsAnticipation, EvolvesInAnswer, named.Interrupts))
        self.may_revive = not sorts.isdisjoint((Revive, PlaysFromResources))
        self.must_look = not sorts.isdisjoint((OnlyOn, HandEmpty, sights.OpenHands))  # when something moved
        self.may_overturn = sights.Overturns in sorts
        # Whether texts let cards enter in other ways than the book's, or keep them out
        said = sorts | self.lasts
        self.has_doors = not said.isdisjoint(
            (gates.LetsMaterialize, gates.Doubles, gates.Lighter, gates.EvolvesAnew)
        )
        self.may_evolve_more = gates.EvolvesFrom in said
        self.may_be_double = gates.AlsoEgo in said
        self.pays_from_hand = any(
            isinstance(node, In) and "hand" in node.zones
            for sheet in sheets
            if sheet.action is not None and sheet.action.pay is not None
            for node in walk(sheet.action.pay)
        )
        self.has_preparation_texts = not sorts.isdisjoint(
            (InPreparation, Lead, Enhancement, Shapeshifter, named.Freely, named.Enhanced)
        )
        self.heeds_blows = not says.isdisjoint((outcomes.Scarred, *TIED))  # who was hit by what, this turn
        self.ties_aims = not says.isdisjoint(TIED)
        self.shifts_egos = stances.BearsEgo in says
        self.keeps_loads = stances.KeepsLoad in sorts
        self.wrappers = frozenset(
            type(node) for sheet in sheets for rule in sheet.card.rules for node in walk(rule)
        )
        self.may_blank = limits.Blanks in sorts or limits.Blanks in self.lasts
        # BS-R22: whether texts hang on what lies in resources, or is put there
        self.piles_matter = InResources in self.wrappers
        self.heeds_piles = not sorts.isdisjoint((arrivals.ToResources, arrivals.UnloadedFrom))
        self.hides = [Camouflage in sheet.sorts for sheet in sheets]
        self.acts = [sheet.action is not None for sheet in sheets]
        self.is_ability = [sheet.type == ABILITY for sheet in sheets]
        # BS-R13: those that are character cards wherever they lie
        self.as_character = sum(
            1 << i for i, s in enumerate(sheets) if s.type == CHARACTER or AlsoEverywhere in s.sorts
        )
        self.people_like = [  # BS-5.3.2: the character cards that share an alter ego with a card
            frozenset(i for i in range(len(sheets)) if kin & self.as_character & 1 << i) for kin in self.kin
        ]
        self.energy = [sheet.energy for sheet in sheets]
        # Whether a standing text hangs on stages, or on the phase: else these may change without a thought
        conditions = [node for sheet in sheets for rule in sheet.card.rules for node in walk(rule)]
        self.stages_matter = any(isinstance(node, AtStage | StageOf) for node in conditions)
        self.phases_matter = any(
            isinstance(node, InAttackStep | InAnticipation | TheirPreparation | YourTurn | PHASE_CONDITIONS)
            for node in conditions
        )
        counts: dict[str, int] = {}
        for sheet in sheets:
            if sheet.action is not None:
                counts[sheet.action.slug] = counts.get(sheet.action.slug, 0) + 1
        self.shared_slugs = frozenset(slug for slug, count in counts.items() if count > 1)

    def with_any(self, *sorts: type[Node]) -> int:
        """The cards that have a text of one of these sorts, as bits."""
        found = 0
        for sort in sorts:
            found |= self.with_sort.get(sort, 0)
        return found

    def pinned(self) -> list[Any]:
        """The cards, and how many of each are in either deck."""
        sheets = [definition(sheet.card, WORDS) for sheet in self.sheets]
        sides = [[self.identities[slot] for slot in slots] for slots in self.slots]
        return [sheets, [list(Counter(side).items()) for side in sides]]

    def slug(self, identity: Identity) -> str:
        """The id of a card."""
        return self.sheets[identity].id
