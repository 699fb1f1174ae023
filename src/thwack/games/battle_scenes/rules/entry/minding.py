"""BS-F14: Names that are named and kept in mind: alter egos, cards, affiliations."""

from .....cardlang.meaning import select
from .....cardlang.node import Context
from ...cards.entry.sights import KeepAffiliation, KeepModel, Kept, LikeModel, NameCard, NameEgo
from ...state.records import mark_name
from ...state.table import SceneTable, sheet_of
from ..choosing import units_only
from ..measures import MEANING
from ..stats import names
from ..terms import TESTS, keep_each
from ..texts.naming import AFFILIATION, CARD_NAME, EGO, MODEL, SORT, ask_name, egos, filter_of, number_of
from .introducing import shares_ego


def do_name_ego(t: SceneTable, node: NameEgo, ctx: Context) -> None:
    """BS-H82: name_ego: one that a card of either deck has."""
    t.then((ask_name, ctx.seat, tuple(number_of(EGO, index) for index in range(len(egos(t))))))


def do_name_card(t: SceneTable, node: NameCard, ctx: Context) -> None:
    """BS-H82: name_card: one of the opponent's deck."""
    found: dict[str, int] = {}
    for slot in t.cast.slots[1 - ctx.seat]:
        kind = t.cast.identities[slot]
        found.setdefault(t.cast.sheets[kind].called, number_of(CARD_NAME, kind))
    t.then((ask_name, ctx.seat, tuple(found.values())))


def do_keep_affiliation(t: SceneTable, node: KeepAffiliation, ctx: Context) -> None:
    """BS-H82: keep_affiliation: one that any card of the match has."""
    have = 0
    for sheet in t.cast.sheets:
        have |= sheet.affiliations
    found = [
        number_of(AFFILIATION, i)
        for i, (name, bit) in enumerate(t.cast.affiliation_bit.items())
        if have & bit and name != node.but
    ]
    t.then((ask_name, ctx.seat, tuple(found)), (keep_named, ctx))


def keep_named(t: SceneTable, ctx: Context) -> None:
    """It stays in mind as long as the card is in scene."""
    for number in t.it:
        mark_name(t, ctx.card, number)


def do_keep_model(t: SceneTable, node: KeepModel, ctx: Context) -> None:
    """keep_model"""
    t.then((select, node.things, ctx, ctx.seat), (keep_it, ctx))


def keep_it(t: SceneTable, ctx: Context) -> None:
    """BS-F14: Its name and alter ego stay in mind when it has left."""
    for unit in units_only(t, t.it):
        mark_name(t, ctx.card, number_of(MODEL, t.identity[unit]))
        t.emit("named", ctx.seat, number_of(MODEL, t.identity[unit]))


def _kept(t: SceneTable, thing: int, node: Kept | LikeModel, ctx: Context) -> bool:
    numbers = [number for card, number in t.marks if card == ctx.card and number < 0]
    return any(is_meant(t, thing, number, ctx) for number in numbers)


def is_meant(t: SceneTable, thing: int, number: int, ctx: Context) -> bool:
    """Whether somebody is of what was kept in mind."""
    sort, kind = divmod(-1 - number, SORT)
    if sort != MODEL:
        f = filter_of(t, number)
        return TESTS[type(f)](t, thing, f, ctx)
    model = t.cast.sheets[kind]
    return model.called in names(t, thing) or shares_ego(model, sheet_of(t, thing))


TESTS.update({Kept: _kept, LikeModel: _kept})
MEANING.filters.update({Kept: keep_each, LikeModel: keep_each})
MEANING.effects.update({NameEgo: do_name_ego, NameCard: do_name_card})
MEANING.effects.update({KeepAffiliation: do_keep_affiliation, KeepModel: do_keep_model})
