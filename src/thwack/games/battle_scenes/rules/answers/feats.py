"""What else the words about answers do: damage and draws that are taken away, names, rules that stand for a
time, and a few conditions and filters."""

from .....cardlang.meaning import candidates
from .....cardlang.node import Context, Slug
from .....cardlang.nouns import Each
from ...cards.answers.guards import Muted, NextPreparation, WhileHere
from ...cards.answers.words import (
    Acting,
    Drawn,
    Hush,
    NameSupport,
    Spare,
    TakeDraw,
    Unaffiliated,
    YourAnticipation,
)
from ...cards.changes import UnloadFrom
from ...cards.deeds import OfCard
from ...cards.limits import Forbids
from ...cards.verbs import Return
from ...cards.words import CharacterKind, Named, Typed
from ...state.atoms import unit_told
from ...state.cast import SUPPORT
from ...state.records import make_last
from ...state.table import ANTICIPATION, IN_EFFECT, KIND, SCENE, TURN_LIMIT, USER, SceneTable, sheet_of
from ..choosing import units_only
from ..drawing import draw_cards
from ..measures import MEANING
from ..terms import TESTS, keep_each
from ..texts.naming import CARD_NAME, ask_name, number_of, settled
from ..texts.sides import affiliations
from ..texts.which import fits


def do_spare(t: SceneTable, node: Spare, ctx: Context) -> None:
    """BS-F3: spare: whoever answers so takes the damage away; here it is told."""
    for unit in units_only(t, ctx.that("it")):
        t.emit("unhurt", unit_told(t, unit), t.identity[ctx.card])


def do_take_draw(t: SceneTable, node: TakeDraw, ctx: Context) -> None:
    """take_draw: as many as the opponent was about to draw; that number, which is no card's, stands below
    0."""
    draw_cards(t, ctx.seat, -ctx.that("it")[0], 1)


def do_hush(t: SceneTable, node: Hush, ctx: Context) -> None:
    """hush: the card is known by its name."""
    name = Slug(sheet_of(t, ctx.that("it")[0]).called)
    make_last(t, Muted((name,)), ctx.must(), t.turns)
    which = OfCard((Typed((Slug("ability"),)), Named((name,))))
    make_last(t, Forbids(Each(CharacterKind(), ()), (which,)), ctx.must(), t.turns)


# Rules that stand for a time


def do_next_preparation(t: SceneTable, node: NextPreparation, ctx: Context) -> None:
    """next_preparation: the number of the turn, which is no card's, stands below 0."""
    for rule in node.rules:
        make_last(t, rule, ctx.must().bind("turn", (-t.turns - 1,)), t.turns + 1)


def do_while_here(t: SceneTable, node: WhileHere, ctx: Context) -> None:
    """while_here: rules that speak of this end when it leaves."""
    for rule in node.rules:
        make_last(t, settled(t, rule, ctx), ctx.must(), TURN_LIMIT)


def do_name_support(t: SceneTable, node: NameSupport, ctx: Context) -> None:
    """BS-H82: name_support: one that either deck has."""
    found: dict[str, int] = {}
    for identity, sheet in enumerate(t.cast.sheets):
        if sheet.type == SUPPORT:
            found.setdefault(sheet.called, number_of(CARD_NAME, identity))
    t.then((ask_name, ctx.seat, tuple(found.values())))


# Conditions and filters


def _acting(t: SceneTable, node: Acting, ctx: Context) -> bool:
    if not t.using or not t.using[IN_EFFECT] or t.cast.owner[t.using[USER]] != ctx.seat:
        return False
    return fits(t, node.which, t.using[KIND], -1, t.using[USER])


def _your_anticipation(t: SceneTable, node: YourAnticipation, ctx: Context) -> bool:
    return t.phase == ANTICIPATION and t.turn == ctx.seat


def _drawn(t: SceneTable, thing: int, node: Drawn, ctx: Context) -> bool:
    return thing in ctx.that("drawn")


def _unaffiliated(t: SceneTable, thing: int, node: Unaffiliated, ctx: Context) -> bool:
    have = affiliations(t, thing) if t.place[thing] == SCENE else sheet_of(t, thing).affiliations
    return not have


# Prices


def is_returnable(t: SceneTable, node: Return, ctx: Context) -> bool:
    """There is somebody to return."""
    return bool(candidates(t, node.target, ctx))


def is_unloadable(t: SceneTable, node: UnloadFrom, ctx: Context) -> bool:
    """There is somebody to unload from."""
    return bool(candidates(t, node.target, ctx))


TESTS.update({Drawn: _drawn, Unaffiliated: _unaffiliated})
MEANING.filters.update({Drawn: keep_each, Unaffiliated: keep_each})
MEANING.conditions.update({YourAnticipation: _your_anticipation})
MEANING.conditions.update({Acting: _acting, Return: is_returnable, UnloadFrom: is_unloadable})
MEANING.effects.update({Spare: do_spare, TakeDraw: do_take_draw, Hush: do_hush})
MEANING.effects.update({NextPreparation: do_next_preparation, WhileHere: do_while_here})
MEANING.effects.update({NameSupport: do_name_support})
