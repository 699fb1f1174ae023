"""What the verbs of `special.py` and `changes.py` do; what their other words do is where the rule applies."""

from ....cardlang.amounts import UpTo
from ....cardlang.meaning import candidates, select, value
from ....cardlang.node import Context, Things
from ....cardlang.nouns import THIS
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.changes import Burdened, Exchange, UnloadFrom
from ..cards.special import CarryOff, ExtraTurn, NextCountdownAlone, Purge
from ..cards.standing import CannotRise
from ..state.atoms import shuffle_deck, shuffle_in, swap_cards, unload_card
from ..state.cast import ABILITY, POWERS, TYPES
from ..state.records import give_turn, make_last, set_alone
from ..state.table import CARRIED, PLAYER, SceneTable, in_scene, sheet_of
from .answers.bearing import loose
from .choosing import units_only
from .damage import unload_by_damage
from .events import notice_leaving
from .knockout import fall, is_exiled, leave
from .stances.keeping import is_kept
from .terms import MEANING, TESTS, keep_each

PURGED_TYPES = ("scenario", "support", "character")


def do_carry_off(t: SceneTable, node: CarryOff, ctx: Context) -> None:
    """carry_off: with all cards they carry."""
    t.then((select, node.target, ctx, ctx.seat), (carry_them_off, ctx.seat))


def carry_them_off(t: SceneTable, by: Seat) -> None:
    """Into their owners' decks."""
    units = units_only(t, t.it)
    for unit in [unit for unit in units if is_exiled(t, unit, by)]:
        leave(t, unit, "prizes")
        if t.result:
            return
    units = units_only(t, units)
    for unit in units:
        notice_leaving(t, unit)
        for card in (*t.load[unit], unit):
            shuffle_in(t, card)
    for seat in dict.fromkeys(t.cast.owner[unit] for unit in units):
        shuffle_deck(t, seat)


def do_next_countdown_alone(t: SceneTable, node: NextCountdownAlone, ctx: Context) -> None:
    """next_countdown_alone"""
    t.then((select, node.who, ctx.must(), ctx.seat), (count_alone,))


def count_alone(t: SceneTable) -> None:
    """Each of them."""
    for thing in t.it:
        set_alone(t, thing - PLAYER, True)


def do_extra_turn(t: SceneTable, node: ExtraTurn, ctx: Context) -> None:
    """extra_turn: the next one is the player's, too; its number, which is no card's, stands below 0."""
    give_turn(t, 1)
    make_last(t, CannotRise(THIS), ctx.must().bind("turn", (-t.turns - 1,)), t.turns + 1)


def do_purge(t: SceneTable, node: Purge, ctx: Context) -> None:
    """purge: a power or a card type is named."""
    options: list[Step] = [(purge_power, power, node, ctx) for power in range(len(POWERS))]
    t.ask(ctx.seat, [*options, *[(purge_type, name, node, ctx) for name in PURGED_TYPES]])


def purge_power(t: SceneTable, power: int, node: Purge, ctx: Context) -> None:
    """All ability cards of that power are unloaded."""
    for unit in opponents_first(t, node, ctx):
        for card in t.load[unit]:
            sheet = sheet_of(t, card)
            if sheet.type == ABILITY and sheet.powers >> power & 1 and card in loose(t, unit):
                unload_card(t, card)
        fall(t, unit)
        if t.result:
            return


def purge_type(t: SceneTable, name: str, node: Purge, ctx: Context) -> None:
    """All cards of that type are unloaded."""
    for unit in opponents_first(t, node, ctx):
        for card in t.load[unit]:
            if sheet_of(t, card).type == TYPES[name] and card in loose(t, unit):
                unload_card(t, card)
        fall(t, unit)
        if t.result:
            return


def opponents_first(t: SceneTable, node: Purge, ctx: Context) -> list[int]:
    """BS-R39: Those of the opponent fall first."""
    units = candidates(t, node.target, ctx)
    if t.cast.keeps_loads:
        units = tuple(unit for unit in units if not is_kept(t, unit, ctx))
    mine = [unit for unit in units if t.cast.owner[unit] == ctx.seat]
    return [*(unit for unit in units if unit not in mine), *mine]


# Cards that change places


def do_exchange(t: SceneTable, node: Exchange, ctx: Context) -> None:
    """exchange: the first card, then the one it is swapped with."""
    t.then((select, node.first, ctx, ctx.seat), (exchange_first, node.second, ctx))


def exchange_first(t: SceneTable, second: Things, ctx: Context) -> None:
    """Which other card?"""
    if t.it and candidates(t, second, ctx):
        t.then((select, second, ctx.must(), ctx.seat), (exchange_both, t.it[0]))
    else:
        t.it = ()


def exchange_both(t: SceneTable, first: int) -> None:
    """The two change places."""
    second = t.it[0] if t.it else first
    if t.place[first] >= CARRIED and t.place[second] >= CARRIED and t.place[first] != t.place[second]:
        swap_cards(t, first, second)
        t.it = (first, second)
    else:
        t.it = ()


def exchange_is_possible(t: SceneTable, node: Exchange, ctx: Context) -> bool:
    """There is a card on either side."""
    return bool(candidates(t, node.first, ctx)) and bool(candidates(t, node.second, ctx))


# Unloading from several


def do_unload_from(t: SceneTable, node: UnloadFrom, ctx: Context) -> None:
    """unload_from"""
    upto = int(isinstance(node.amount, UpTo))
    t.then((select, node.target, ctx, ctx.seat), (unload_each, value(t, node.amount, ctx), ctx.seat, upto))


def unload_each(t: SceneTable, amount: int, seat: Seat, upto: int) -> None:
    """BS-R3: The player of the effect chooses; BS-R39: those of the opponent first."""
    units = units_only(t, t.it)
    owner = t.cast.owner
    steps: list[Step] = [
        (ask_how_many, seat, unit, amount) if upto else (unload_some, seat, unit, amount)
        for side in (1 - seat, seat)
        for unit in units
        if owner[unit] == side
    ]
    if amount > 0:
        t.do(*steps)


def ask_how_many(t: SceneTable, seat: Seat, unit: int, most: int) -> None:
    """How many from this one?"""
    if in_scene(t, unit):
        most = min(most, len(t.load[unit]))
        t.ask(seat, [(unload_some, seat, unit, count) for count in range(most + 1)])


def unload_some(t: SceneTable, seat: Seat, unit: int, amount: int) -> None:
    """From one of them."""
    if in_scene(t, unit) and amount > 0 and not (t.cast.keeps_loads and is_kept(t, unit, None)):
        unload_by_damage(t, seat, unit, amount)


def _burdened(t: SceneTable, thing: int, node: Burdened, ctx: Context) -> bool:
    return len(t.load[thing]) >= value(t, node.least, ctx)


MEANING.effects.update(
    {
        CarryOff: do_carry_off,
        NextCountdownAlone: do_next_countdown_alone,
        ExtraTurn: do_extra_turn,
        Purge: do_purge,
        Exchange: do_exchange,
        UnloadFrom: do_unload_from,
    }
)
TESTS.update({Burdened: _burdened})
MEANING.filters.update({Burdened: keep_each})
MEANING.conditions.update({Exchange: exchange_is_possible})
