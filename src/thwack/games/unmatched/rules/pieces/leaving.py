"""Who leaves whose zone: what character cards say of it, at every step of a walk (`cards/duel_words.py`)."""

from .....cardlang.meaning import candidates
from .....cardlang.node import Context
from .....kernel.ids import Seat
from ...cards.duel_words import Leaves
from ...state.bodies import body
from ...state.table import BIT, UnmatchedTable, bits, is_hero
from ...state.triggers import perform_aside

T = UnmatchedTable


def left(t: T, fighter: int, start: int) -> None:
    """A fighter was placed or swapped, or left the board undefeated; where it stood, as bits. R-96: whoever
    stands in two spaces is in the zone as long as one of them is."""
    for seat, rules in t.cast.when_left.items():
        for rule in rules:
            zone = zone_watched(t, rule.event, seat, fighter)
            if zone & start and not zone & body(t, fighter):
                t.do((perform_aside, rule.effect, Context(seat, user=fighter)))


def zone_watched(t: T, event: object, seat: Seat, fighter: int) -> int:
    """The spaces that a rule of a seat watches this fighter leave, as bits."""
    ctx = Context(seat, user=fighter)
    if not isinstance(event, Leaves):
        return 0
    whose = [f for f in candidates(t, event.whose, ctx) if t.space[f] >= 0 and f != fighter]
    on_board = t.space[fighter] >= 0
    who = candidates(t, event.who, ctx) if on_board else [f for f in t.cast.foes[seat] if is_hero(t, f)]
    if fighter not in who or t.health[fighter] == 0:
        return 0
    watched = 0
    for watcher in whose:
        watched |= body(t, watcher)
    return t.cast.board.share_zone(watched)


def left_by_walking(t: T, fighter: int, start: int, mover: Seat, steps: int, blocked: int) -> None:
    """R-44: The way of a walk is the one on which the fighter leaves least often; if those who profit from
    that move it, most often."""
    for seat, rules in t.cast.when_left.items():
        for rule in rules:
            zone = zone_watched(t, rule.event, seat, fighter)
            if zone:
                kind = mover >= 0 and t.cast.team[mover] == t.cast.team[seat]
                for _ in range(leavings(t, start, t.space[fighter], steps, blocked, zone, kind)):
                    t.do((perform_aside, rule.effect, Context(seat, user=fighter)))


def leavings(t: T, start: int, end: int, steps: int, blocked: int, zone: int, most: bool) -> int:
    """How often a walk of at most so many steps leaves a zone, at best or at worst."""
    near, best = t.cast.board.steps, -1
    edge = {start: 0}
    for _ in range(max(steps, 1)):
        found: dict[int, int] = {}
        for space, count in edge.items():
            for after in bits(near[space] & ~blocked):
                more = count + int(bool(zone & BIT[space] and not zone & BIT[after]))
                if after not in found or (more > found[after]) == most:
                    found[after] = more
        edge = found
        if end in edge and (best < 0 or (edge[end] > best) == most):
            best = edge[end]
    return best if best >= 0 else int(bool(zone & BIT[start] and not zone & BIT[end]))


def left_by_striding(
    t: T, fighter: int, head: int, tail: int, mover: Seat, steps: int, blocked: int, traps: int
) -> None:
    """R-44, R-97: The same for a large fighter, from these two spaces; both of its ends have arrived."""
    for seat, rules in t.cast.when_left.items():
        for rule in rules:
            zone = zone_watched(t, rule.event, seat, fighter)
            if zone:
                kind = mover >= 0 and t.cast.team[mover] == t.cast.team[seat]
                found = strides_leaving(t, fighter, (head, tail), steps, blocked, traps, zone, kind)
                for _ in range(found):
                    t.do((perform_aside, rule.effect, Context(seat, user=fighter)))


def strides_leaving(
    t: T, fighter: int, start: tuple[int, int], steps: int, blocked: int, traps: int, zone: int, most: bool
) -> int:
    """How often a large fighter leaves a zone on its way to where it stands, at best or at worst."""
    near, best, end = t.cast.board.near, -1, body(t, fighter)
    edge = {start: 0}
    for _ in range(max(steps, 1)):
        found: dict[tuple[int, int], int] = {}
        for (one, other), count in edge.items():
            inside = bool(zone & (BIT[one] | BIT[other]))
            for lead, last in ((one, other), (other, one)):
                for there in bits(near[lead] & ~blocked & ~BIT[last]):
                    more = count + int(inside and not zone & (BIT[there] | BIT[lead]))
                    if BIT[there] | BIT[lead] == end and (best < 0 or (more > best) == most):
                        best = more
                    pair = (there, lead)
                    if not traps >> there & 1 and (pair not in found or (more > found[pair]) == most):
                        found[pair] = more
        edge = found
    gone = zone & (BIT[start[0]] | BIT[start[1]]) and not zone & end
    return best if best >= 0 else int(bool(gone))
