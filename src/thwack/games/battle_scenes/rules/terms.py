"""What nouns and filters on cards mean; conditions and amounts are in `measures.py`."""

from collections.abc import Callable, Sequence
from typing import Final

from ....cardlang.meaning import candidates, common_meaning, value
from ....cardlang.node import Context, Filter, Kind, Node, Things
from ....cardlang.nouns import CardKind, Opponent, Other, Player, Theirs, This, You, Yours
from ....cardlang.shared import Among, It, Non, OneOf, Some, ThisCard, Top
from ....kernel.ids import Seat
from ..cards.answers.guards import CannotSearch
from ..cards.entry.bonds import Tamed
from ..cards.named import NoSearch, Tames
from ..cards.stances import PosesAs
from ..cards.standing import AlsoEverywhere
from ..cards.words import (
    Affiliated,
    Aligned,
    AlterEgo,
    AnyTargets,
    AtStage,
    Both,
    CarriedBy,
    Carrying,
    CharacterKind,
    EnteredNow,
    Has,
    In,
    IsMarked,
    Loaded,
    Marked,
    Named,
    NamedAs,
    OwnedBy,
    Powered,
    Revealed,
    SharingAffiliation,
    SupportKind,
    Target,
    Targeted,
    Targets,
    TheScenario,
    Typed,
    Unit,
)
from ..state.cast import ALIGNMENT_BIT, EV, TYPES
from ..state.table import (
    CARRIED,
    DECK,
    NEW,
    NOTHING,
    PILES,
    PLAYER,
    SCENE,
    ZONE_NAMES,
    SceneTable,
    deck_of,
    director,
    is_character,
    sheet_of,
)
from .matching import egos_given, includes, kin_of, passes
from .stances.belonging import card_affiliations
from .stats import names, power_bits, powers, standing, stock_of
from .texts.sides import affiliations, alignments

MEANING: Final = common_meaning()
Cards = Sequence[int]


def seat_of(t: SceneTable, thing: int) -> int:
    """Whose a thing is."""
    if thing == t.scenario:
        return director(t)
    return thing - PLAYER if thing >= PLAYER else t.cast.owner[thing]


# Kinds


def _units(t: SceneTable, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    return t.units[ctx.seat] + t.units[1 - ctx.seat]


def _characters(t: SceneTable, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    return tuple([unit for unit in t.units[ctx.seat] + t.units[1 - ctx.seat] if is_character(t, unit)])


def _supports(t: SceneTable, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    return tuple([unit for unit in t.units[ctx.seat] + t.units[1 - ctx.seat] if not is_character(t, unit)])


def _loaded(t: SceneTable, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    return tuple(card for unit in t.units[ctx.seat] + t.units[1 - ctx.seat] for card in t.load[unit])


def _cards(t: SceneTable, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """Cards are looked for where a filter says."""
    for f in where:
        if isinstance(f, Among):
            return ctx.that(f.name)
        if isinstance(f, Revealed):
            return t.revealed
    found: list[int] = []
    for f in where:
        if isinstance(f, In):
            for seat in seats_meant(t, where, ctx):
                for zone in f.zones:
                    if zone == "deck" and is_unsearchable(t, seat):
                        continue
                    if zone == "scene":
                        found.extend(card for unit in t.units[seat] for card in t.load[unit])
                    elif zone == "resources":
                        found.extend(stock_of(t, seat))
                    else:
                        found.extend(t.piles[PILES * seat + ZONE_NAMES[zone]])
    return tuple(found)


def is_unsearchable(t: SceneTable, seat: Seat) -> bool:
    """Whether a text keeps all players, or this one, from searching decks."""
    if t.lasting and CannotSearch in t.cast.lasts:
        if any(PLAYER + seat in candidates(t, rule.who, own) for rule, own in standing(t, CannotSearch)):
            return True
    may = NoSearch in t.cast.sorts or (t.lasting and NoSearch in t.cast.lasts)
    return bool(may and standing(t, NoSearch))


def seats_meant(t: SceneTable, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """Whose cards are meant, so that nobody looks into other piles."""
    for f in where:
        if isinstance(f, Yours):
            return (ctx.seat,)
        if isinstance(f, Theirs):
            return (1 - ctx.seat,)
        if isinstance(f, OwnedBy):
            return tuple({seat_of(t, thing): 0 for thing in owners(t, f.things, ctx)})
    return (ctx.seat, 1 - ctx.seat)


def owners(t: SceneTable, things: Things, ctx: Context) -> tuple[int, ...]:
    """Things that say whose cards are meant; a target does so even when it has left the scene."""
    if isinstance(things, Target):
        return ctx.that("target")
    return candidates(t, things, ctx)


def _players(t: SceneTable, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    return (PLAYER + ctx.seat, PLAYER + 1 - ctx.seat)


# Nouns


def _you(t: SceneTable, node: You, ctx: Context) -> tuple[int, ...]:
    return (PLAYER + ctx.seat,)


def _opponent(t: SceneTable, node: Opponent, ctx: Context) -> tuple[int, ...]:
    return (PLAYER + 1 - ctx.seat,)


def _this(t: SceneTable, node: This, ctx: Context) -> tuple[int, ...]:
    return (ctx.user,) if ctx.user != NOTHING else ()


def _this_card(t: SceneTable, node: ThisCard, ctx: Context) -> tuple[int, ...]:
    return (ctx.card,)


def _it(t: SceneTable, node: It, ctx: Context) -> tuple[int, ...]:
    return tuple(thing for thing in ctx.that("it") if thing >= PLAYER or t.place[thing] == SCENE)


def _targets(t: SceneTable, node: Target, ctx: Context) -> tuple[int, ...]:
    """Those targets that are still in scene."""
    return tuple(unit for unit in ctx.that("target") if t.place[unit] == SCENE)


def _top(t: SceneTable, node: Top, ctx: Context) -> tuple[int, ...]:
    return deck_of(t, ctx.seat)[: value(t, node.amount, ctx)]


def _marked(t: SceneTable, node: Marked, ctx: Context) -> tuple[int, ...]:
    return tuple(thing for card, thing in t.marks if card == ctx.card and thing >= 0)


def _both(t: SceneTable, node: Both, ctx: Context) -> tuple[int, ...]:
    return tuple(dict.fromkeys(thing for part in node.parts for thing in candidates(t, part, ctx)))


def _scenario(t: SceneTable, node: TheScenario, ctx: Context) -> tuple[int, ...]:
    return (t.scenario,) if t.scenario != NOTHING else ()


def _some(t: SceneTable, node: Some, ctx: Context) -> tuple[int, ...]:
    found = MEANING.kinds[type(node.kind)](t, node.where, ctx)
    for f in node.where:
        found = tuple(MEANING.filters[type(f)](t, found, f, node.kind, ctx))
    return found


# Filters: each keeps what passes


def keep_each(t: SceneTable, things: Cards, node: Filter, kind: Kind, ctx: Context) -> Cards:
    """A filter that looks at one thing at a time."""
    test = TESTS[type(node)]
    return [thing for thing in things if test(t, thing, node, ctx)]


def _yours(t: SceneTable, thing: int, node: Yours, ctx: Context) -> bool:
    return seat_of(t, thing) == ctx.seat


def _theirs(t: SceneTable, thing: int, node: Theirs, ctx: Context) -> bool:
    return seat_of(t, thing) != ctx.seat


def _other(t: SceneTable, thing: int, node: Other, ctx: Context) -> bool:
    """Not the one it stands on; of carried cards, not this card."""
    return thing != ctx.user and thing != ctx.card


def _in(t: SceneTable, thing: int, node: In, ctx: Context) -> bool:
    place = t.place[thing]
    return any(place >= CARRIED if zone == "scene" else place == ZONE_NAMES[zone] for zone in node.zones)


def _typed(t: SceneTable, thing: int, node: Typed, ctx: Context) -> bool:
    """BS-R13: An EV character is a character in scene, and as a card only if it says so."""
    sheet = sheet_of(t, thing)
    if any(TYPES[name] == sheet.type for name in node.types):
        return True
    if sheet.type != EV or "character" not in node.types:
        return False
    return t.place[thing] == SCENE or AlsoEverywhere in sheet.sorts


def _powered(t: SceneTable, thing: int, node: Powered, ctx: Context) -> bool:
    have = powers(t, thing) if t.place[thing] == SCENE else sheet_of(t, thing).powers
    return bool(have & power_bits(node.powers))


def _affiliated(t: SceneTable, thing: int, node: Affiliated, ctx: Context) -> bool:
    have = affiliations(t, thing) if t.place[thing] == SCENE else card_affiliations(t, thing)
    bit = t.cast.affiliation_bit
    return any(have & bit[name] for name in node.affiliations)


def _aligned(t: SceneTable, thing: int, node: Aligned, ctx: Context) -> bool:
    have = alignments(t, thing) if t.place[thing] == SCENE else sheet_of(t, thing).alignments
    return any(have & ALIGNMENT_BIT[name] for name in node.alignments)


def _named(t: SceneTable, thing: int, node: Named, ctx: Context) -> bool:
    return any(name in node.names for name in names(t, thing))


def _named_as(t: SceneTable, thing: int, node: NamedAs, ctx: Context) -> bool:
    mine = {name for other in candidates(t, node.things, ctx) for name in names(t, other)}
    return any(name in mine for name in names(t, thing))


def _alter_ego(t: SceneTable, thing: int, node: AlterEgo, ctx: Context) -> bool:
    """By what is printed; in scene a text may give one more, and in the deck."""
    sheet = sheet_of(t, thing)
    if node.ego in sheet.egos:
        return True
    if t.place[thing] == DECK:  # it may count as another there
        return any(text.rule.ego == node.ego for text in sheet.texts.get(PosesAs, ()))  # type: ignore[attr-defined]
    if t.lasting and t.cast.shifts_egos and t.place[thing] == SCENE:
        kin, sheets = kin_of(t, thing), t.cast.sheets
        return any(kin >> kind & 1 and node.ego in other.egos for kind, other in enumerate(sheets))
    return t.cast.may_be_double and node.ego in egos_given(t, thing)


def _has(t: SceneTable, thing: int, node: Has, ctx: Context) -> bool:
    """BS-D4: Some have lost a keyword."""
    if node.keyword.replace("-", "_") not in sheet_of(t, thing).keywords:
        return False
    return node.keyword != "predator" or t.place[thing] != SCENE or not is_tamed(t, thing)


def is_tamed(t: SceneTable, unit: int) -> bool:
    """BS-H140: Whether a text takes Predator from this character."""
    return Tamed in t.cast.sorts and any(includes(t, r.target, unit, own) for r, own in standing(t, Tamed))


def is_tame(t: SceneTable, unit: int) -> bool:
    """BS-D4: Whether Predator does nothing for it: it has lost the keyword, or nobody feeds now."""
    return is_tamed(t, unit) or (Tames in t.cast.sorts and bool(standing(t, Tames)))


def _carrying(t: SceneTable, thing: int, node: Carrying, ctx: Context) -> bool:
    return any(passes(t, card, node.where, ctx) for card in t.load[thing])


def _carried_by(t: SceneTable, things: Cards, node: CarriedBy, kind: Kind, ctx: Context) -> Cards:
    bearers = candidates(t, node.things, ctx)
    return [thing for thing in things if t.place[thing] - CARRIED in bearers]


def _owned_by(t: SceneTable, things: Cards, node: OwnedBy, kind: Kind, ctx: Context) -> Cards:
    seats = {seat_of(t, thing) for thing in owners(t, node.things, ctx)}
    return [thing for thing in things if seat_of(t, thing) in seats]


def _sharing(t: SceneTable, thing: int, node: SharingAffiliation, ctx: Context) -> bool:
    mine = affiliations(t, thing) if t.place[thing] == SCENE else card_affiliations(t, thing)
    return any(mine & affiliations(t, other) for other in candidates(t, node.things, ctx))


def _at_stage(t: SceneTable, thing: int, node: AtStage, ctx: Context) -> bool:
    return is_character(t, thing) and t.stage[thing] == value(t, node.stage, ctx)


def _entered_now(t: SceneTable, thing: int, node: EnteredNow, ctx: Context) -> bool:
    return bool(t.flags[thing] & NEW)


def _targeted(t: SceneTable, thing: int, node: Targeted, ctx: Context) -> bool:
    return thing in t.targets


def _revealed(t: SceneTable, thing: int, node: Revealed, ctx: Context) -> bool:
    return thing in t.revealed


def _is_marked(t: SceneTable, thing: int, node: IsMarked, ctx: Context) -> bool:
    return (ctx.card, thing) in t.marks


def _among(t: SceneTable, thing: int, node: Among, ctx: Context) -> bool:
    return thing in ctx.that(node.name)


def _non(t: SceneTable, thing: int, node: Non, ctx: Context) -> bool:
    return not passes(t, thing, (node.filter,), ctx)


def _one_of(t: SceneTable, thing: int, node: OneOf, ctx: Context) -> bool:
    return any(passes(t, thing, (f,), ctx) for f in node.filters)


MEANING.kinds.update(
    {
        CharacterKind: _characters,
        SupportKind: _supports,
        Unit: _units,
        Loaded: _loaded,
        CardKind: _cards,
        Player: _players,
    }
)
MEANING.things.update(
    {
        You: _you,
        Opponent: _opponent,
        This: _this,
        ThisCard: _this_card,
        It: _it,
        Target: _targets,
        Targets: _targets,
        AnyTargets: _targets,
        Top: _top,
        Marked: _marked,
        Both: _both,
        TheScenario: _scenario,
        Some: _some,
    }
)
# What filters ask that look at one thing at a time
TESTS: Final[dict[type[Node], Callable[..., bool]]] = {
    Yours: _yours,
    Theirs: _theirs,
    Other: _other,
    In: _in,
    Typed: _typed,
    Powered: _powered,
    Affiliated: _affiliated,
    Aligned: _aligned,
    Named: _named,
    NamedAs: _named_as,
    AlterEgo: _alter_ego,
    Has: _has,
    Carrying: _carrying,
    SharingAffiliation: _sharing,
    AtStage: _at_stage,
    EnteredNow: _entered_now,
    Targeted: _targeted,
    Revealed: _revealed,
    IsMarked: _is_marked,
    Among: _among,
    Non: _non,
    OneOf: _one_of,
}
MEANING.filters.update(dict.fromkeys(TESTS, keep_each))
MEANING.filters.update({CarriedBy: _carried_by, OwnedBy: _owned_by})
SceneTable.meaning = MEANING
