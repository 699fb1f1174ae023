"""U-3, U-7, U-13: What the words about the field mean: sides, zones, and who stands where (see
`cards/field_words.py`)."""

from collections.abc import Sequence

from ....cardlang.meaning import candidates, narrow, select, value
from ....cardlang.node import Context, Filter, Kind, Things
from ....cardlang.nouns import Player, Theirs
from ....kernel.fan import Fan
from ....kernel.ids import Seat
from ..cards import field_words, verbs
from ..state.atoms import swap_spaces
from ..state.bodies import body, room_for, touch
from ..state.combats import set_combat
from ..state.table import BIT, TARGET, UnmatchedTable, bits
from .idle import finds_nobody, targets
from .lasting import able_to_leave, slips_through
from .movement import go, put, snares_for, stop_moving
from .pieces.large import offer_tail
from .pieces.leaving import left
from .terms import AREAS, FIGHTER, MEANING, spaces_of, where_is

T = UnmatchedTable


def are_friendly(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """friendly, U-13.2: of the own team."""
    side, team = t.cast.side, t.cast.team[ctx.seat]
    if isinstance(kind, Player):
        return [seat for seat in things if t.cast.team[seat] == team]
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
    t.then((choose_scatter, seat, t.it, ()))


def choose_scatter(t: T, seat: Seat, fighters: tuple[int, ...], gone: tuple[int, ...]) -> None:
    """U-7.2, Q-9: Another space of the zone that each of these stands in; who finds none stays. Those who
    went are remembered."""
    in_zone = t.cast.board.in_zone
    movers = able_to_leave(t, fighters) if t.lasting else fighters
    pairs = [(f, in_zone[t.space[f]] & room_for(t, f)) for f in movers if t.space[f] >= 0]
    pairs = [(f, where) for f, where in pairs if where]
    if pairs:
        t.ask(seat, Fan(scatter_one, pairs, (seat, fighters, gone)))
    else:
        t.it = gone


def scatter_one(
    t: T, fighter: int, space: int, seat: Seat, fighters: tuple[int, ...], gone: tuple[int, ...]
) -> None:
    """Place one, then go on with the others."""
    t.do((choose_scatter, seat, tuple(f for f in fighters if f != fighter), (*gone, fighter)))
    put(t, fighter, space)


def are_besides(
    t: T, things: Sequence[int], node: field_words.Besides, kind: Kind, ctx: Context
) -> Sequence[int]:
    """besides"""
    known = candidates(t, node.things, ctx)
    return [thing for thing in things if thing not in known]


def are_flanked(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """flanked: next to two fighters of the effect's player; a teammate's do not count."""
    mine = [f for f in t.cast.fighters[ctx.seat] if t.space[f] >= 0]
    return [f for f in things if t.space[f] >= 0 and sum([touch(t, f, g) for g in mine]) > 1]


def are_outside(
    t: T, things: Sequence[int], node: field_words.OutsideZoneOf, kind: Kind, ctx: Context
) -> Sequence[int]:
    """outside_zone_of: on the board, but in none of those zones."""
    mask = outside(t, node, ctx)
    return [thing for thing in things if mask & BIT[where_is(t, thing)]]


def outside(t: T, node: field_words.OutsideZoneOf, ctx: Context) -> int:
    """The spaces outside, as bits."""
    return t.cast.board.all & ~t.cast.board.share_zone(spaces_of(t, node.things, ctx))


def have_left_zone(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """left_zone, Q-16: the space it stands in shares no zone with the one where it began the turn."""
    in_zone, space, began = t.cast.board.in_zone, t.space, t.began
    there = [f for f in things if space[f] >= 0 and began[f] >= 0]
    return [f for f in there if not in_zone[began[f]] & BIT[space[f]]]


# Who takes whose place


def do_step_in(t: T, node: field_words.StepIn, ctx: Context) -> None:
    """step_in: first who, with "may" nobody."""
    t.then((select, node.who, ctx, ctx.seat), (step_in_selected,))


def step_in_selected(t: T) -> None:
    """R-18: The two trade places, and the attack is now on the other; whose card it is stays as it was."""
    pair = (t.combat[TARGET], *t.it[:1])
    on_board = tuple([f for f in pair if t.space[f] >= 0])
    if len(set(able_to_leave(t, on_board))) == 2:
        swap(t, *pair)
        set_combat(t, TARGET, pair[1])
        t.emit("stepped_in", pair[1])


def has_nobody_to_step_in(t: T, node: field_words.StepIn, ctx: Context) -> bool:
    """Nobody else on the board."""
    found = targets(t, node.who, ctx)
    return found is not None and not any(t.space[f] >= 0 and f != t.combat[TARGET] for f in found)


def swap(t: T, one: int, other: int) -> None:
    """Two fighters trade places; whoever watches sees both of them leave."""
    here, there = body(t, one), body(t, other)
    swap_spaces(t, one, other)
    for fighter, start in ((one, here), (other, there)):
        if fighter in t.cast.tails:
            t.do((left, fighter, start))
            offer_tail(t, fighter)
        elif t.cast.when_left:
            left(t, fighter, start)


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
        swap(t, *pair)
        t.it = pair
    else:
        t.it = ()


# Walks


def ways(t: T, fighter: int, steps: int, through_foes: int, seat: Seat) -> dict[int, list[int]]:
    """Q-6: Where a walk can end, and for each end which foes of the seat it can pass, as bits."""
    board, here = t.cast.board, t.space[fighter]
    free_way = through_foes or (t.ongoing and slips_through(t, fighter))
    blocked = 0 if free_way else t.full & ~t.held[t.cast.side[fighter]]
    if through_foes and t.cast.side[fighter] != t.cast.team[seat]:  # not through those of its mover
        blocked = t.held[t.cast.team[seat]]
    marks: dict[int, int] = {}
    for f in t.cast.foes[seat]:
        for space in bits(body(t, f)) if f != fighter else ():
            marks[space] = marks.get(space, 0) | 1 << f
    traps = snares_for(t, fighter) if t.cast.snares else 0
    seen = {(here, 0)}
    edge = [(here, 0)]
    for _ in range(steps):
        found = []
        for space, passed in edge:
            for after in bits(board.steps[space] & ~blocked):
                way = (after, passed | marks.get(after, 0))
                if way not in seen:
                    seen.add(way)
                    if not traps >> after & 1:
                        found.append(way)
        edge = found
    free = room_for(t, fighter) | 1 << here
    ends: dict[int, list[int]] = {}
    for space, passed in sorted(seen):
        if free >> space & 1 and (space, passed) != (here, 0):
            ends.setdefault(space, []).append(passed)
    return ends


def do_walk(t: T, node: field_words.Walk, ctx: Context) -> None:
    """walk: first who, then where to, then which way."""
    t.then((select, node.target, ctx.must(), ctx.seat), (walk_selected, node, ctx))


def walk_selected(t: T, node: field_words.Walk, ctx: Context) -> None:
    """The one that was selected, if it stands on the board and may leave its space."""
    able = [f for f in able_to_leave(t, t.it[:1]) if t.space[f] >= 0]
    t.it = ()
    if able:
        through = int(isinstance(node.through, Theirs))
        t.then((choose_walk, ctx.seat, able[0], value(t, node.amount, ctx), through))


def choose_walk(t: T, seat: Seat, fighter: int, steps: int, through_foes: int) -> None:
    """U-6.4, U-10.2: Where the walk ends, or no walk at all."""
    ends = sum([1 << space for space in ways(t, fighter, steps, through_foes, seat)])
    pairs = [(fighter, ends)]
    t.ask(seat, Fan(walk_to, pairs, (seat, steps, through_foes), ((stop_moving,),)))


def walk_to(t: T, fighter: int, space: int, seat: Seat, steps: int, through_foes: int) -> None:
    """R-19: If several ways lead there, its mover says whom the fighter passes."""
    masks = ways(t, fighter, steps, through_foes, seat)[space]
    t.do((choose_way, seat, fighter, space, tuple(masks), steps, through_foes))


def choose_way(
    t: T, seat: Seat, fighter: int, space: int, masks: tuple[int, ...], steps: int, through: int
) -> None:
    """Whom it passes; with one way only there is nothing to ask."""
    if len(masks) == 1:
        go_past(t, masks[0], fighter, space, seat, steps, through)
    else:
        t.ask(seat, [(go_past, mask, fighter, space, seat, steps, through) for mask in masks])


def go_past(t: T, passed: int, fighter: int, space: int, seat: Seat, steps: int, through: int) -> None:
    """The fighter walks; those it passed are remembered."""
    t.it = tuple(bits(passed))
    if space != t.space[fighter]:
        go(t, fighter, space, None, seat, steps, through)


MEANING.filters.update(
    {
        field_words.Friendly: are_friendly,
        field_words.Having: are_having,
        field_words.Besides: are_besides,
        field_words.Flanked: are_flanked,
        field_words.OutsideZoneOf: are_outside,
        field_words.LeftZone: have_left_zone,
    }
)
MEANING.conditions[field_words.InFewerZones] = in_fewer_zones
MEANING.effects.update(
    {
        field_words.Scatter: do_scatter,
        field_words.StepIn: do_step_in,
        field_words.Walk: do_walk,
        verbs.TradePlaces: do_trade_places,
    }
)
MEANING.idle.update(
    {
        field_words.Scatter: finds_nobody,
        field_words.Walk: finds_nobody,
        field_words.StepIn: has_nobody_to_step_in,
    }
)
AREAS[field_words.OutsideZoneOf] = outside
