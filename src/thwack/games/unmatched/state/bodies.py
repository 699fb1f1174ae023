"""R-93, R-96: Where fighters stand who share a space, or who need two."""

from .table import BIT, OFF_BOARD, UnmatchedTable, bits, is_hero


def tail_of(t: UnmatchedTable, fighter: int) -> int:
    """The second space of a large fighter; below 0 for anybody else."""
    at = t.cast.tails.get(fighter)
    return OFF_BOARD if at is None else t.counters[at] - 1


def body(t: UnmatchedTable, fighter: int) -> int:
    """The spaces that a fighter stands in, as bits."""
    return BIT[t.space[fighter]] | BIT[tail_of(t, fighter)] if t.cast.odd else BIT[t.space[fighter]]


def touch(t: UnmatchedTable, one: int, other: int) -> bool:
    """U-3.2, R-93: Whether two fighters are adjacent: also those who share a space, nobody to himself."""
    here = body(t, one)
    return one != other and bool((t.cast.board.around(here) | here) & body(t, other))


def crowded(t: UnmatchedTable) -> int:
    """R-93: The spaces that hold as many small fighters as they can, as bits."""
    counts = [0] * t.cast.board.size
    for fighter in bits(t.cast.troupe.small & t.standing):
        counts[t.space[fighter]] += 1
    return sum([1 << space for space, count in enumerate(counts) if count >= t.cast.troupe.crowd])


def room_for(t: UnmatchedTable, fighter: int) -> int:
    """U-3.1: The spaces where a fighter could stand, as bits, without those it stands in."""
    if not t.cast.odd:
        return ~t.full
    if t.cast.troupe.small >> fighter & 1:
        return ~(crowded(t) | BIT[t.space[fighter]])
    if fighter in t.cast.tails:
        return sum([1 << s for s in bits(t.cast.board.all) if tails_at(t, fighter, s)])
    return ~t.full


def tails_at(t: UnmatchedTable, fighter: int, space: int) -> int:
    """R-96: Where the other end of a large fighter can be if one end is here, as bits; 0 if it cannot."""
    free = t.cast.board.all & ~(t.full & ~body(t, fighter))
    found = t.cast.board.near[space] & free if free >> space & 1 else 0
    return found & ~body(t, fighter) if body(t, fighter) >> space & 1 else found


def recount(t: UnmatchedTable) -> None:
    """What follows from where everybody stands: small fighters stand in nobody's way."""
    t.held = [0] * len(t.held)
    t.full = 0
    for fighter in bits(t.standing & ~t.cast.troupe.small):
        t.held[t.cast.side[fighter]] |= body(t, fighter)
        t.full |= body(t, fighter)


def strides(
    t: UnmatchedTable, fighter: int, steps: int, blocked: int, traps: int, exact: bool
) -> set[tuple[int, int]]:
    """R-97: Where both ends of a large fighter can be after a move: either end goes first, the other follows
    into the space just left. Secret passages are too narrow, and a trap is where a move ends."""
    near = t.cast.board.near
    start = (t.space[fighter], tail_of(t, fighter))
    reached = edge = {start}
    caught: set[tuple[int, int]] = set()
    for _ in range(steps):
        found: set[tuple[int, int]] = set()
        for one, other in edge:
            for lead, last in ((one, other), (other, one)):
                for there in bits(near[lead] & ~blocked & ~BIT[last]):
                    (caught if traps >> there & 1 else found).add((there, lead))
        edge = found if exact else found - reached
        reached = edge if exact else reached | found
    free = ~(t.full & ~body(t, fighter))
    both = {(a, b) for a, b in reached | caught if free >> a & 1 and free >> b & 1}
    return both | {(b, a) for a, b in both}


def may_swap(t: UnmatchedTable, one: int, other: int) -> bool:
    """R-94, R-98: Whether both have room in the other's place, once that has left it."""
    gone = t.full & ~(body(t, one) | body(t, other))
    for fighter, space in ((one, t.space[other]), (other, t.space[one])):
        if gone >> space & 1 and not t.cast.troupe.small >> fighter & 1:
            return False
        rest = gone | BIT[t.space[fighter]]
        if fighter in t.cast.tails and not t.cast.board.near[space] & ~rest:
            return False
    return True


def hits_on_small(t: UnmatchedTable, hits: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """R-95: Damage to a small fighter is dealt to all of its kind in the space."""
    cast, found = t.cast, list(hits)
    for fighter, amount in hits:
        if cast.troupe.small >> fighter & 1 and t.space[fighter] >= 0:
            for other in cast.named[cast.owner[fighter], cast.name[fighter]]:
                if t.space[other] == t.space[fighter] and other not in [f for f, _ in found]:
                    found.append((other, amount))
    return found


def sidekick_spaces(t: UnmatchedTable) -> int:
    """The spaces that hold a sidekick, as bits."""
    mask = 0
    for f in bits(t.standing):
        mask |= 0 if is_hero(t, f) else body(t, f)
    return mask
