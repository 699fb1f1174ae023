"""What a player names: a power, an affiliation, a card type or an action. The names are kept as numbers below
0, where no card's is; rules that last speak of the name itself."""

from dataclasses import replace
from typing import Any, Final

from .....cardlang.meaning import candidates, select, value
from .....cardlang.node import Context, Node, Number, Slug, fields_of
from .....kernel.ids import Seat
from ...cards.deeds import SameName, Tally
from ...cards.entry.bonds import AtTarget
from ...cards.named import (
    ANYBODY,
    ActionOf,
    Chosen,
    GainsChosen,
    NameAction,
    NameAffiliation,
    NamePower,
    NameType,
)
from ...cards.standing import Gains
from ...cards.verbs import Called, OfPower
from ...cards.words import Affiliated, AlterEgo, Named, Powered, Typed
from ...state.cast import POWERS, Action
from ...state.table import KIND, PLAYER, SCENE, SceneTable, sheet_of
from ..actions import sources
from ..measures import MEANING
from ..stats import powers
from ..terms import TESTS, keep_each
from .sides import affiliations
from .which import FITS, About

TYPE_NAMES: Final = ("character", "support", "scenario", "ability")
POWER, AFFILIATION, TYPE, ACTION, EGO, CARD_NAME, MODEL = range(7)
SORT: Final = 1000  # numbers of one sort of name


def number_of(sort: int, index: int) -> int:
    """A name as a number."""
    return -1 - SORT * sort - index


def name_of(t: SceneTable, number: int) -> tuple[int, str]:
    """The sort of a name, and the name."""
    sort, index = divmod(-1 - number, SORT)
    if sort == POWER:
        return sort, POWERS[index]
    if sort == AFFILIATION:
        return sort, list(t.cast.affiliation_bit)[index]
    if sort == TYPE:
        return sort, TYPE_NAMES[index]
    if sort == EGO:
        return sort, egos(t)[index]
    if sort in (CARD_NAME, MODEL):
        return sort, t.cast.sheets[index].called
    return sort, t.cast.sheets[index].action.slug  # type: ignore[union-attr]


def egos(t: SceneTable) -> list[str]:
    """All alter egos of the match."""
    return list(dict.fromkeys(ego for sheet in t.cast.sheets if sheet.card.alter_ego for ego in sheet.egos))


def ask_name(t: SceneTable, seat: Seat, numbers: tuple[int, ...]) -> None:
    """Which one?"""
    if numbers:
        t.ask(seat, [(take_name, seat, number) for number in numbers])
    else:
        t.it = ()


def take_name(t: SceneTable, seat: Seat, number: int) -> None:
    """This one."""
    t.it = (number,)
    t.emit("named", seat, number)


def do_name_power(t: SceneTable, node: NamePower, ctx: Context) -> None:
    """name_power"""
    t.then((select, node.who, ctx.must(), ctx.seat), (name_power_by, node, ctx))


def name_power_by(t: SceneTable, node: NamePower, ctx: Context) -> None:
    """By that player, of all powers or of those that these cards have."""
    seat = t.it[0] - PLAYER if t.it else ctx.seat
    found = (1 << len(POWERS)) - 1
    if node.of != ANYBODY:
        found = 0
        for thing in candidates(t, node.of, ctx):
            found |= powers(t, thing) if t.place[thing] == SCENE else sheet_of(t, thing).powers
    numbers = tuple(number_of(POWER, i) for i in range(len(POWERS)) if found >> i & 1)
    t.then((ask_name, seat, numbers))


def power_is_named(t: SceneTable, node: NamePower, ctx: Context) -> bool:
    """There must be one to name."""
    if node.of == ANYBODY:
        return True
    return any(sheet_of(t, thing).powers for thing in candidates(t, node.of, ctx))


def do_name_affiliation(t: SceneTable, node: NameAffiliation, ctx: Context) -> None:
    """BS-H82: name_affiliation: one that these have; of all, one that any card of the match has."""
    bits = list(t.cast.affiliation_bit.values())
    if node.of == ANYBODY:
        have = [sheet.affiliations for sheet in t.cast.sheets]
    else:
        have = [affiliations(t, thing) for thing in candidates(t, node.of, ctx)]
    least = value(t, node.least, ctx)
    numbers = [
        number_of(AFFILIATION, i)
        for i, bit in enumerate(bits)
        if sum(bool(one & bit) for one in have) >= least
    ]
    t.then((ask_name, ctx.seat, tuple(numbers)))


def do_name_type(t: SceneTable, node: NameType, ctx: Context) -> None:
    """name_type"""
    t.then((ask_name, ctx.seat, tuple(number_of(TYPE, i) for i in range(len(TYPE_NAMES)))))


def do_name_action(t: SceneTable, node: NameAction, ctx: Context) -> None:
    """name_action: lists are open, so any action of either deck may be named; or one of somebody's."""
    found: dict[str, int] = {}
    own: set[int] | None = None
    if node.of != ANYBODY:
        units = candidates(t, node.of, ctx)
        own = {t.identity[card] for unit in units for card in sources(t, t.cast.owner[unit], unit)}
    for identity, sheet in enumerate(t.cast.sheets):
        if sheet.action is not None and (own is None or identity in own):
            found.setdefault(sheet.action.slug, number_of(ACTION, identity))
    t.then((ask_name, ctx.seat, tuple(found.values())))


# What the names mean


def _chosen(t: SceneTable, thing: int, node: Chosen, ctx: Context) -> bool:
    """Before anything was named, everybody may be meant."""
    numbers = ctx.that(node.name)
    return all(TESTS[type(f)](t, thing, f, ctx) for f in (filter_of(t, number) for number in numbers))


def filter_of(t: SceneTable, number: int) -> Any:
    """A name as a filter of cards."""
    sort, name = name_of(t, number)
    if sort == EGO:
        return AlterEgo(Slug(name))
    word: Any = (Powered, Affiliated, Typed, Called, Named, Named, Named)[sort]
    return word((Slug(name),))


def settled(t: SceneTable, node: Any, ctx: Context, actions: bool = False) -> Any:
    """A rule that lasts, with the names that were chosen in it; among actions a power is an action's."""
    if isinstance(node, Chosen):
        numbers = ctx.that(node.name)
        if not numbers:
            return node
        sort, name = name_of(t, numbers[0])
        return OfPower((Slug(name),)) if actions and sort == POWER else filter_of(t, numbers[0])
    if isinstance(node, SameName) and t.using:
        under_way: Any = t.cast.sheets[t.using[KIND]].action
        return Called((under_way.slug,))
    if isinstance(node, AtTarget):
        return AtTarget(Number(ctx.that("target")[0])) if ctx.that("target") else node
    if isinstance(node, Tally):
        return Number(value(t, node.amount, ctx))
    if isinstance(node, ActionOf) and ctx.that(node.name):
        action: Any = sheet_of(t, ctx.that(node.name)[0]).action
        return Called((action.slug,)) if action is not None else node
    if isinstance(node, GainsChosen) and ctx.that(node.name):
        return Gains(node.target, (Slug(name_of(t, ctx.that(node.name)[0])[1]),))
    if isinstance(node, tuple):
        return tuple(settled(t, part, ctx, actions) for part in node)
    if not isinstance(node, Node):
        return node
    changed = {
        field.name: settled(t, getattr(node, field.name), ctx, actions or field.name == "which")
        for field in fields_of(type(node))
    }
    found: Any = node
    return replace(found, **changed)


def _no_name(t: SceneTable, node: Chosen, action: Action, about: About) -> bool:
    """An action that could not be named is none: names that were chosen are settled before."""
    return False


FITS.update({Chosen: _no_name})
TESTS.update({Chosen: _chosen})
MEANING.filters.update({Chosen: keep_each})
MEANING.effects.update({NamePower: do_name_power, NameAffiliation: do_name_affiliation})
MEANING.effects.update({NameType: do_name_type, NameAction: do_name_action})
MEANING.conditions.update({NamePower: power_is_named})
