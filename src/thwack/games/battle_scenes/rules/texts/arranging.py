"""Verbs about decks and hands, loads that are filled up, damage that is divided, effects that come later."""

from .....cardlang.meaning import candidates, perform, select, value
from .....cardlang.moments import At
from .....cardlang.node import Context, Name, Number
from .....cardlang.nouns import CardKind, That, Yours
from .....cardlang.shared import Some
from .....kernel.ids import Identity, Seat
from .....kernel.table import Step
from ...cards.arrivals import AtDusk, DiscardRandom, Divide, FillUp, PhaseEnds, Scatter, Soon, TurnEnds
from ...cards.verbs import Load
from ...cards.words import In
from ...state.atoms import discard, return_to_top, set_aside, show_card, to_deck, veil
from ...state.records import make_last
from ...state.table import ASIDE, PILES, PLAYER, SceneTable, hand_of
from ..choosing import slot_in, units_only
from ..damage import deal
from ..measures import MEANING
from ..shields import energy


def do_scatter(t: SceneTable, node: Scatter, ctx: Context) -> None:
    """scatter: whose deck it is may have to be chosen."""
    t.then((select, node.of, ctx.must(), ctx.seat), (scatter_of, node, ctx))


def scatter_of(t: SceneTable, node: Scatter, ctx: Context) -> None:
    """The cards of that player, for the eyes of the player of the effect."""
    steps: list[Step] = []
    for thing in t.it:
        theirs = ctx._replace(seat=thing - PLAYER)
        steps += [
            (select, node.cards, theirs.must(), ctx.seat),
            (scatter_them, ctx.seat, thing - PLAYER, int(bool(node.manner))),
        ]
    t.do(*steps)


def scatter_them(t: SceneTable, seat: Seat, owner: Seat, shown: int) -> None:
    """Set aside; only the player who looks at them knows which goes where."""
    cards = t.it
    for slot in cards:
        set_aside(t, slot, seat)
        if shown:
            show_card(t, slot)
    if owner != seat:
        t.emit("spied", owner, seat, len(cards))
    veil(t, owner, ASIDE, seat)
    t.then((scatter_next, seat, owner, len(cards)))


def scatter_next(t: SceneTable, seat: Seat, owner: Seat, left: int) -> None:
    """Which card goes where? The last one on either end is the outermost."""
    pile = t.piles[PILES * owner + ASIDE]
    kinds = dict.fromkeys(t.identity[slot] for slot in pile)
    if left and kinds:
        options: list[Step] = [
            (scatter_this, seat, kind, owner, left, top) for kind in kinds for top in (1, 0)
        ]
        t.ask(seat, options, 2 * len(pile))


def scatter_this(t: SceneTable, seat: Seat, identity: Identity, owner: Seat, left: int, top: int) -> None:
    """This one on top, or on the bottom; then the next."""
    slot = slot_in(t, t.piles[PILES * owner + ASIDE], identity)
    if top:
        return_to_top(t, slot, seat)
    else:
        to_deck(t, slot, top=False)
    t.then((scatter_next, seat, owner, left - 1))


def do_fill_up(t: SceneTable, node: FillUp, ctx: Context) -> None:
    """fill_up"""
    for unit in units_only(t, candidates(t, node.target, ctx)):
        count = energy(t, unit) - value(t, node.short, ctx) - len(t.load[unit])
        cards = Some(Number(max(count, 0)), CardKind(), (Yours(), In(("resources",))))  # type: ignore[arg-type]
        t.do((perform, Load(cards, That(Name("it"))), ctx.bind("it", (unit,))))


def do_divide(t: SceneTable, node: Divide, ctx: Context) -> None:
    """divide: one point after the other is given to somebody."""
    for source in candidates(t, node.by, ctx):
        t.do((ask_share, node, ctx._replace(user=source).must(), value(t, node.amount, ctx), ()))


def ask_share(t: SceneTable, node: Divide, ctx: Context, left: int, chosen: tuple[int, ...]) -> None:
    """Who takes the next point?"""
    units = t.meaning.kinds[type(node.kind)](t, (), ctx)
    if left and units:
        t.ask(ctx.seat, [(add_share, node, ctx, left, (*chosen, unit)) for unit in units])
    else:
        deal(t, chosen, 1, False, ctx)


def add_share(t: SceneTable, node: Divide, ctx: Context, left: int, chosen: tuple[int, ...]) -> None:
    """This one; then the next."""
    t.then((ask_share, node, ctx, left - 1, chosen))


def do_discard_random(t: SceneTable, node: DiscardRandom, ctx: Context) -> None:
    """discard_random: each of them, one card after the other."""
    amount = value(t, node.amount, ctx)
    for thing in candidates(t, node.who, ctx):
        t.do(*[(lose_one, thing - PLAYER)] * amount)


def lose_one(t: SceneTable, seat: Seat) -> None:
    """Chance says which."""
    hand = hand_of(t, seat)
    if hand:
        t.by_chance([(lose_this, seat, index) for index in range(len(hand))])


def lose_this(t: SceneTable, seat: Seat, index: int) -> None:
    """This one."""
    discard(t, hand_of(t, seat)[index])


def do_soon(t: SceneTable, node: Soon, ctx: Context) -> None:
    """soon"""
    make_last(t, At(PhaseEnds(), node.effect), ctx.must(), t.turns)


def do_at_dusk(t: SceneTable, node: AtDusk, ctx: Context) -> None:
    """at_dusk"""
    make_last(t, At(TurnEnds(), node.effect), ctx.must(), t.turns)


MEANING.effects.update({Scatter: do_scatter, FillUp: do_fill_up, Divide: do_divide, Soon: do_soon})
MEANING.effects.update({DiscardRandom: do_discard_random, AtDusk: do_at_dusk})
