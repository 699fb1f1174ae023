"""R-85 to R-88: Pieces that stand on lines, and a plan for the end of a turn."""

from typing import Final

from .....cardlang.meaning import candidates, perform, value
from .....cardlang.node import Context, Name
from .....cardlang.nouns import Opponent, That
from .....kernel.ids import Seat
from ...cards.oneoff_words import EVERYWHERE, ClosestTo, Deploy, Patrolled, Patrols, PatrolSwept
from ...cards.special import AccordingToPlan
from ...cards.verbs import Discard
from ...state.records import add_lasting, drop_lasting, set_patrols
from ...state.table import UnmatchedTable, bits, is_hero
from ..measures import deeds
from ..terms import AREAS, MEANING, in_area, spaces_of

T = UnmatchedTable
OPPONENT: Final = Opponent()
VICTIM: Final = Name("victim")


def patrols_of(t: T, seat: Seat) -> int:
    """The lines where pieces of a player stand, as bits."""
    where = t.cast.patrols.get(seat)
    return 0 if where is None else t.counters[where]


def lines_beside(t: T, node: Deploy | Patrols, ctx: Context) -> int:
    """The lines that end where things are, as bits."""
    lines = (1 << len(t.cast.board.lines)) - 1
    if node.beside == EVERYWHERE:
        return lines
    found = 0
    for space in bits(spaces_of(t, node.beside, ctx)):
        found |= t.cast.board.lines_at[space]
    return found


def ends_of(t: T, lines: int) -> int:
    """The spaces at either end of these lines, as bits."""
    mask = 0
    for line in bits(lines):
        one, other = t.cast.board.lines[line]
        mask |= 1 << one | 1 << other
    return mask


def do_deploy(t: T, node: Deploy, ctx: Context) -> None:
    """deploy"""
    t.then((deploy_next, node, ctx, value(t, node.amount, ctx)))


def room_to_deploy(t: T, node: Deploy, ctx: Context) -> list[int]:
    """The lines that can take a piece now: free ones, as long as any is in the supply."""
    taken = patrols_of(t, ctx.seat)
    most = value(t, t.cast.patrol_rules[ctx.seat].amount, ctx)
    return bits(lines_beside(t, node, ctx) & ~taken) if taken.bit_count() < most else []


def deploy_next(t: T, node: Deploy, ctx: Context, left: int) -> None:
    """One after the other, as many as there is room for."""
    room = room_to_deploy(t, node, ctx) if left else []
    if room:
        t.ask(ctx.seat, [(deploy_on, line, node, ctx, left) for line in room])


def deploy_on(t: T, line: int, node: Deploy, ctx: Context, left: int) -> None:
    """On this line."""
    set_patrols(t, ctx.seat, patrols_of(t, ctx.seat) | 1 << line, "deployed")
    t.then((deploy_next, node, ctx, left - 1))


def has_no_room(t: T, node: Deploy, ctx: Context) -> bool:
    """None is left, or there is no room."""
    return not room_to_deploy(t, node, ctx)


def patrols(t: T, node: Patrols, ctx: Context) -> int:
    """patrols"""
    return (patrols_of(t, ctx.seat) & lines_beside(t, node, ctx)).bit_count()


def patrolled(t: T, node: Patrolled, ctx: Context) -> int:
    """patrolled"""
    return ends_of(t, patrols_of(t, ctx.seat))


def closest_to(t: T, node: ClosestTo, ctx: Context) -> int:
    """closest_to, R-88: own sidekicks are not in the way, for one of them is about to be placed."""
    board = t.cast.board
    seen = spaces_of(t, node.things, ctx)
    kept = [f for f in t.cast.fighters[ctx.seat] if t.space[f] >= 0 and not is_hero(t, f)]
    free = board.all & ~t.full | sum([1 << t.space[f] for f in kept])
    for _ in range(board.size):
        if seen & free:
            return seen & free
        seen |= board.around(seen)
    return free


# Sweeping them away


def begin_sweep(t: T, seat: Seat) -> None:
    """A player has boosted a maneuver: the hero may sweep pieces of opponents off its way."""
    for other, rule in t.cast.patrol_swept.items():
        if other in t.cast.opponents[seat]:
            add_lasting(t, rule, Context(seat), ())
            return


def end_sweep(t: T) -> None:
    """Everybody has moved."""
    drop_lasting(t, PatrolSwept)


def sweep(t: T, fighter: int, start: int, goal: int, steps: int, blocked: int, free: int) -> None:
    """R-86: Of the ways that lead there, one that removes as many pieces as there can be."""
    seat = t.cast.owner[fighter]
    rows = [ctx for node, ctx, _ in t.lasting if isinstance(node, PatrolSwept) and ctx.seat == seat]
    if not rows or not is_hero(t, fighter):
        return
    for other in t.cast.opponents[seat]:
        if other in t.cast.patrol_swept and patrols_of(t, other):
            gone = swept(t, start, goal, steps, blocked, free, patrols_of(t, other))
            set_patrols(t, other, patrols_of(t, other) & ~gone, "swept")


def swept(t: T, start: int, goal: int, steps: int, blocked: int, free: int, there: int) -> int:
    """The most of these lines that a walk of at most so many steps can use, as bits; of walks that come to
    the same space with as many steps left, those that use less than another are forgotten."""
    board, best = t.cast.board, 0
    known: dict[tuple[int, int], list[int]] = {}
    rest = [(start, steps, 0)]
    while rest:
        here, left, used = rest.pop()
        if here == goal and used.bit_count() > best.bit_count():
            best = used
        for after in bits(board.step_from(1 << here) & ~blocked):
            then = left if free >> after & 1 else left - 1
            more = used | board.line_bit.get((here, after), 0) & there
            if then >= 0 and is_more(known.setdefault((after, then), []), more):
                rest.append((after, then, more))
    return best


def is_more(known: list[int], used: int) -> bool:
    """Whether no other walk has used all of this; then it is remembered."""
    for other in known:
        if not used & ~other:
            return False
    known[:] = [other for other in known if other & ~used]
    known.append(used)
    return True


# All According to Plan


def do_plan(t: T, node: AccordingToPlan, ctx: Context) -> None:
    """according_to_plan: the turn is the opponent's."""
    add_lasting(t, node, ctx, candidates(t, OPPONENT, ctx))


def carry_out_plans(t: T) -> None:
    """R-87: At the end of the turn; a scheme played at any time of it will do."""
    for node, ctx, seats in t.lasting:
        if isinstance(node, AccordingToPlan) and not deeds(t, node.deed, ctx):
            t.do((perform, Discard(node.amount, (), who=That(VICTIM)), ctx.bind(VICTIM, seats)))
    drop_lasting(t, AccordingToPlan)


AREAS.update({Patrolled: patrolled, ClosestTo: closest_to})
MEANING.filters.update({Patrolled: in_area, ClosestTo: in_area})
MEANING.amounts[Patrols] = patrols
MEANING.effects.update({Deploy: do_deploy, AccordingToPlan: do_plan})
MEANING.idle[Deploy] = has_no_room
