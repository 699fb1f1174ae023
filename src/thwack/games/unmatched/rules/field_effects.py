"""U-3, U-7, U-13: What the words about the field mean: sides, zones, and who stands where (see
`cards/field_words.py`)."""

from collections.abc import Sequence

from ....cardlang.meaning import candidates, narrow, select
from ....cardlang.node import Context, Filter, Kind, Things
from ....kernel.fan import Fan
from ....kernel.ids import Seat
from ..cards import field_words, verbs
from ..state.atoms import set_space, swap_spaces
from ..state.table import UnmatchedTable
from .idle import finds_nobody
from .lasting import able_to_leave
from .terms import FIGHTER, MEANING

T = UnmatchedTable


def are_friendly(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """friendly, U-13.2: of the own team."""
    side, team = t.cast.side, t.cast.team[ctx.seat]
    return [thing for thing in things if side[thing] == team]


def are_having(
    t: T, things: Sequence[int], node: field_words.Having, kind: Kind, ctx: Context
) -> Sequence[int]:
    """having: players with such a fighter on the board."""
    standing = [f for f, space in enumerate(t.space) if space >= 0]
    found = {t.cast.owner[f] for f in narrow(t, standing, FIGHTER, node.where, ctx)}
    return [seat for seat in things if seat in found]


def zones_of(t: T, things: Things, ctx: Context) -> int:
    """How many zones the space of a fighter is in; 0 for one that is not on the board."""
    spaces = [t.space[f] for f in candidates(t, things, ctx)]
    return sum(len(t.cast.board.zones[space]) for space in spaces if space >= 0)


def in_fewer_zones(t: T, node: field_words.InFewerZones, ctx: Context) -> bool:
    """in_fewer_zones. R-16: whoever is not on the board has no zones to compare."""
    return 0 < zones_of(t, node.first, ctx) < zones_of(t, node.second, ctx)


def do_scatter(t: T, node: field_words.Scatter, ctx: Context) -> None:
    """scatter: first whom, then where each of them goes."""
    t.then((select, node.target, ctx, ctx.seat), (scatter_selected, ctx.seat))


def scatter_selected(t: T, seat: Seat) -> None:
    """Everybody selected, one after the other in any order."""
    t.then((choose_scatter, seat, t.it))


def choose_scatter(t: T, seat: Seat, fighters: tuple[int, ...]) -> None:
    """U-7.2, Q-9: Another space of the zone that each of these stands in; who finds none stays."""
    in_zone, free = t.cast.board.in_zone, ~t.full
    movers = able_to_leave(t, fighters) if t.lasting else fighters
    pairs = [(f, in_zone[t.space[f]] & free) for f in movers if t.space[f] >= 0]
    pairs = [(f, where) for f, where in pairs if where]
    if pairs:
        t.ask(seat, Fan(scatter_one, pairs, (seat, fighters)))


def scatter_one(t: T, fighter: int, space: int, seat: Seat, fighters: tuple[int, ...]) -> None:
    """Place one, then go on with the others."""
    set_space(t, fighter, space)
    t.then((choose_scatter, seat, tuple(f for f in fighters if f != fighter)))


# Who takes whose place


def do_trade_places(t: T, node: verbs.TradePlaces, ctx: Context) -> None:
    """trade_places: one, then the other."""
    t.then((select, node.first, ctx, ctx.seat), (choose_partner, node, ctx))


def choose_partner(t: T, node: verbs.TradePlaces, ctx: Context) -> None:
    """With whom."""
    t.then((select, node.second, ctx, ctx.seat), (trade_selected, t.it))


def trade_selected(t: T, first: tuple[int, ...]) -> None:
    """Both must be on the board; both are remembered if they swapped."""
    pair = tuple([f for f in (*first[:1], *t.it[:1]) if t.space[f] >= 0])
    if len(set(able_to_leave(t, pair))) == 2:
        swap_spaces(t, *pair)
        t.it = pair
    else:
        t.it = ()


MEANING.filters.update({field_words.Friendly: are_friendly, field_words.Having: are_having})
MEANING.conditions[field_words.InFewerZones] = in_fewer_zones
MEANING.effects.update({field_words.Scatter: do_scatter, verbs.TradePlaces: do_trade_places})
MEANING.idle[field_words.Scatter] = finds_nobody
