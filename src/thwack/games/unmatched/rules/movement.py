"""U-6.3 to U-6.5 and U-7: Moving and placing, of one's own pieces and of others'."""

from typing import Final

from ....kernel.fan import Fan
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..state.atoms import bring_back, set_space, set_token
from ..state.bodies import body, room_for, sidekick_spaces, strides, tail_of
from ..state.table import BIT, TOKEN, UnmatchedTable, bits, is_hero, most_health
from ..state.triggers import moved
from .battlefield import holding_token, room_taken
from .lasting import able_to_leave, slips_through
from .oneoffs.patrol import sweep
from .oneoffs.track import ON_TRACK, note_way, reach_on
from .pieces.large import offer_tail, stride
from .pieces.leaving import left, left_by_walking

THROUGH_SIDEKICKS: Final = 2
SCURRYING: Final = 8  # through sidekicks, whose spaces do not count


def destinations(
    t: UnmatchedTable, movers: tuple[int, ...], steps: int, through_foes: int, mover: Seat = -1
) -> list[tuple[int, int]]:
    """U-6.4, U-6.5, U-7.1: Where each of these can end a walk, as bits: rules seen from its own player's
    side."""
    cast = t.cast
    if cast.rough or through_foes or t.lasting or t.ongoing:
        return rough_destinations(t, movers, steps, through_foes, mover)
    space, full, reach = t.space, t.full, cast.board.reach
    found = []
    for f in movers:
        here = space[f]
        if here >= 0:
            found.append((f, reach(here, steps, full & ~t.held[cast.side[f]]) & ~full))
    return found


def rough_destinations(
    t: UnmatchedTable, movers: tuple[int, ...], steps: int, through_foes: int, mover: Seat
) -> list[tuple[int, int]]:
    """The same where tokens, cards in play or the fighters themselves have a say."""
    cast = t.cast
    space, held, side, links = t.space, t.held, cast.side, cast.links
    reach = cast.board.reach
    full = t.full
    free = ~full
    blocked = linked = 0
    found = []
    if t.lasting:
        movers = able_to_leave(t, movers)
    if cast.odd:
        return odd_destinations(t, movers, steps, through_foes, mover)
    for f in movers:
        here = space[f]
        if here >= 0:
            if cast.troupe.passers >> f & 1:
                blocked = 0
            elif not through_foes or through_foes == ON_TRACK:
                blocked = full & ~held[side[f]]
                if t.ongoing and slips_through(t, f):
                    blocked = 0
            elif through_foes == THROUGH_SIDEKICKS:
                blocked = held_by_heroes(t, f)
            if links:
                linked = holding_token(t, links[f]) if links[f] else 0
            ends = reach(here, steps, blocked, linked)
            if cast.snares and steps and (traps := snares_for(t, f)):
                ends = reach(here, steps, blocked | traps, linked)
                edge = reach(here, steps - 1, blocked | traps, linked) | 1 << here
                beside = cast.board.step_from(edge) | (linked if linked & edge else 0)
                ends |= beside & traps & ~blocked
            if cast.rails and (track := track_for(t, f, mover, through_foes)):
                traps = snares_for(t, f) if cast.snares else 0
                ends |= reach_on(cast.board, here, steps, blocked | traps, track)
            found.append((f, ends & free))
    return found


def way_blocked(t: UnmatchedTable, fighter: int, through: int) -> int:
    """U-6.4: The spaces that a walk cannot enter, as bits; R-93: nobody stops a small fighter."""
    if (t.cast.troupe.passers | t.cast.troupe.small) >> fighter & 1:
        return 0
    if through in (THROUGH_SIDEKICKS, SCURRYING):
        return held_by_heroes(t, fighter)
    if through not in (0, ON_TRACK) or (t.ongoing and slips_through(t, fighter)):
        return 0
    return t.full & ~t.held[t.cast.side[fighter]]


def odd_destinations(
    t: UnmatchedTable, movers: tuple[int, ...], steps: int, through: int, mover: Seat
) -> list[tuple[int, int]]:
    """R-93, R-97: The same in a match with small or large fighters."""
    found = []
    board = t.cast.board
    for f in movers:
        here, blocked = t.space[f], way_blocked(t, f, through)
        if here < 0:
            continue
        traps = snares_for(t, f) if t.cast.snares else 0
        if f in t.cast.tails:
            start = {(here, tail_of(t, f)), (tail_of(t, f), here)}
            pairs = strides(t, f, steps, blocked, traps, False) - start
            found.append((f, sum([1 << end for end in {one for one, _ in pairs}])))
            continue
        linked = holding_token(t, t.cast.links[f]) if t.cast.links and t.cast.links[f] else 0
        ends = board.reach(here, steps, blocked | traps, linked)
        if traps and steps:
            ends |= board.step_from(board.reach(here, steps - 1, blocked | traps, linked)) & traps & ~blocked
        free = sidekick_spaces(t) if through == SCURRYING else 0
        if t.cast.rails and not free:
            free = track_for(t, f, mover, through)
        if free:
            ends |= reach_on(board, here, steps, blocked | traps, free)
        found.append((f, ends & room_for(t, f)))
    return found


def track_for(t: UnmatchedTable, fighter: int, mover: Seat, through: int) -> int:
    """R-79: The spaces that do not count for this fighter, as bits: its own player moves it, or an effect
    says so of anybody."""
    if through == ON_TRACK:
        return holding_token(t, next(iter(t.cast.rails.values())))
    own = fighter in t.cast.rails and mover == t.cast.owner[fighter]
    return holding_token(t, t.cast.rails[fighter]) if own else 0


def held_by_heroes(t: UnmatchedTable, fighter: int) -> int:
    """The spaces of heroes that oppose this fighter, as bits."""
    side, mask = t.cast.side, 0
    for other in bits(t.cast.all_heroes & t.standing):
        if is_hero(t, other) and side[other] != side[fighter]:
            mask |= body(t, other)
    return mask


def snares_for(t: UnmatchedTable, fighter: int) -> int:
    """X-13: The spaces with tokens that stop this fighter, as bits."""
    mask, cast = 0, t.cast
    for seat, name in cast.snares:
        if cast.team[seat] != cast.side[fighter]:
            for token, space in enumerate(t.token):
                if cast.token_owner[token] == seat and cast.token_name[token] == name:
                    mask |= BIT[space]
    return mask


def go(
    t: UnmatchedTable,
    fighter: int,
    space: int,
    after: Step | None = None,
    mover: Seat = -1,
    steps: int = 0,
    through: int = 0,
) -> None:
    """A fighter moves; what that sets off comes before what is to follow. Who moves it, how far it may go and
    through whom matter to those who watch its way."""
    if not t.cast.alert:
        set_space(t, fighter, space)
        if after is not None:
            t.then(after)
        return
    if after is not None:
        t.do(after)
    if fighter in t.cast.tails:
        blocked, traps = way_blocked(t, fighter, through), snares_for(t, fighter) if t.cast.snares else 0
        stride(t, fighter, space, mover, steps, blocked, traps)
        return
    start = t.space[fighter]
    if space != start:
        blocked = way_blocked(t, fighter, through)
        set_space(t, fighter, space)
        if fighter in t.cast.rails:
            track = track_for(t, fighter, mover, through)
            note_way(t, fighter, start, space, steps, blocked, track)
        if t.cast.patrol_swept and t.lasting:
            track = track_for(t, fighter, mover, through) if t.cast.rails else 0
            sweep(t, fighter, start, space, steps, blocked, track)
        if t.cast.when_moved:
            moved(t, fighter)
        if t.cast.when_left:
            left_by_walking(t, fighter, start, mover, steps, blocked)


def put(t: UnmatchedTable, fighter: int, space: int) -> None:
    """U-7.2: A fighter is placed, which is no movement."""
    start = body(t, fighter)
    set_space(t, fighter, space)
    if fighter in t.cast.tails:
        t.do((left, fighter, start))
        offer_tail(t, fighter)
    elif t.cast.when_left:
        left(t, fighter, start)


def choose_moves(
    t: UnmatchedTable, seat: Seat, movers: tuple[int, ...], steps: int, through_foes: int
) -> None:
    """U-6.3, Q-22: Each of these may move, one after the other, in any order; a refusal ends it."""
    pairs = destinations(t, movers, steps, through_foes, seat)
    t.ask(seat, Fan(move_one_of, pairs, (seat, movers, steps, through_foes), ((stop_moving,),)))


def move_one_of(
    t: UnmatchedTable,
    fighter: int,
    space: int,
    seat: Seat,
    movers: tuple[int, ...],
    steps: int,
    through_foes: int,
) -> None:
    """Move one, then go on with the others."""
    at = movers.index(fighter)
    rest = movers[:at] + movers[at + 1 :]
    after = (choose_moves, seat, rest, steps, through_foes) if rest else None
    go(t, fighter, space, after, seat, steps, through_foes)


def stop_moving(t: UnmatchedTable) -> None:
    """U-10.2: The rest stay where they are."""


def choose_unlike_moves(t: UnmatchedTable, seat: Seat, movers: tuple[tuple[int, int], ...]) -> None:
    """U-6.3: Each of these may move as far as its own move value takes it, one after the other."""
    pairs = [pair for f, steps in movers for pair in destinations(t, (f,), steps, 0, seat)]
    t.ask(seat, Fan(move_unlike, pairs, (seat, movers), ((stop_moving,),)))


def move_unlike(
    t: UnmatchedTable, fighter: int, space: int, seat: Seat, movers: tuple[tuple[int, int], ...]
) -> None:
    """Move one, then go on with the others."""
    rest = tuple([pair for pair in movers if pair[0] != fighter])
    go(t, fighter, space, (choose_unlike_moves, seat, rest) if rest else None, seat, dict(movers)[fighter])


def choose_move(
    t: UnmatchedTable, seat: Seat, movers: tuple[int, ...], steps: int, through_foes: int
) -> None:
    """One of these may move."""
    pairs = destinations(t, movers, steps, through_foes, seat)
    t.ask(seat, Fan(move_only, pairs, way_of(t, seat, steps, through_foes), ((stop_moving,),)))


def choose_exact_move(
    t: UnmatchedTable, seat: Seat, movers: tuple[int, ...], steps: int, through_foes: int
) -> None:
    """Q-6: One of these moves so many spaces, no fewer; back to where it began if the way leads there. Who
    finds no way stays."""
    pairs = []
    for f in able_to_leave(t, movers) if t.lasting else movers:
        if t.space[f] >= 0:
            blocked = way_blocked(t, f, through_foes)
            traps = snares_for(t, f) if t.cast.snares else 0
            if f in t.cast.tails:
                pairs_of_ends = strides(t, f, steps, blocked, traps, True)
                ends = sum([1 << end for end in {one for one, _ in pairs_of_ends}])
            else:
                ends = t.cast.board.ends(t.space[f], steps, blocked, traps)
                ends &= room_for(t, f) | BIT[t.space[f]]
            if ends:
                pairs.append((f, ends))
    if pairs:
        t.ask(seat, Fan(move_only, pairs, way_of(t, seat, steps, through_foes)))


def way_of(t: UnmatchedTable, seat: Seat, steps: int, through_foes: int) -> tuple[int, ...]:
    """Who moves a fighter, how far and through whom, where anybody watches its way (R-80 too); else an option
    says where to, and nothing more."""
    watched = t.cast.when_left or t.cast.rails or t.cast.tails
    return (seat, steps, through_foes) if watched else ()


def move_only(
    t: UnmatchedTable, fighter: int, space: int, seat: Seat = -1, steps: int = 0, through_foes: int = 0
) -> None:
    """Move one, and that is all."""
    t.it = (fighter,)
    go(t, fighter, space, None, seat, steps, through_foes)


def token_destinations(t: UnmatchedTable, token: int, steps: int) -> int:
    """R-4: Tokens move along lines whoever stands there; two tokens of a kind never share a space."""
    return t.cast.board.reach(t.token[token], steps, 0) & ~(room_taken(t, token) | BIT[t.token[token]])


def choose_token_move(
    t: UnmatchedTable, seat: Seat, tokens: tuple[int, ...], steps: int, one_by_one: int
) -> None:
    """One of these tokens may move, or each of them, one after the other."""
    pairs = [(TOKEN + k, token_destinations(t, k, steps)) for k in tokens]
    t.ask(seat, Fan(move_token, pairs, (seat, tokens if one_by_one else (), steps), ((stop_moving,),)))


def move_token(
    t: UnmatchedTable, thing: int, space: int, seat: Seat, tokens: tuple[int, ...], steps: int
) -> None:
    """Move one token, then go on with the others, if they may move too."""
    set_token(t, thing - TOKEN, space)
    t.it = (thing,)
    rest = tuple(k for k in tokens if TOKEN + k != thing)
    if rest:
        t.then((choose_token_move, seat, rest, steps, 1))


def choose_place(
    t: UnmatchedTable, seat: Seat, things: tuple[int, ...], where: int, how_many: int, optional: int
) -> None:
    """U-7.2, Q-9: Put so many of these, one after the other, into free spaces of the mask; without a space
    it is skipped."""
    pairs = []
    of_supply = 0
    for thing in able_to_leave(t, things) if t.lasting else things:
        if thing >= TOKEN:
            of_supply += t.token[thing - TOKEN] < 0
            if of_supply > 1 and t.token[thing - TOKEN] < 0:
                continue  # those in the supply are alike
            free = where & ~room_taken(t, thing - TOKEN)
        elif t.cast.settings.occupied_place == "fails":
            free = where & ~(1 << t.space[thing]) if t.space[thing] >= 0 else where
        else:
            free = where & room_for(t, thing)
        if free:
            pairs.append((thing, free))
    if not pairs:
        t.it = ()
    else:
        last = ((stop_placing,),) if optional else ()
        t.ask(seat, Fan(place_one_of, pairs, (seat, things, where, how_many, optional), last))


def place_one_of(
    t: UnmatchedTable,
    thing: int,
    space: int,
    seat: Seat,
    things: tuple[int, ...],
    where: int,
    how_many: int,
    optional: int,
) -> None:
    """Place one, then go on with the others."""
    if thing >= TOKEN:
        set_token(t, thing - TOKEN, space)
    elif room_for(t, thing) >> space & 1:  # Q-9 (option): choosing an occupied space, the placement fails
        put(t, thing, space)
    t.it = (thing,)
    rest = tuple(other for other in things if other != thing)
    if rest and how_many > 1:
        t.do((choose_place, seat, rest, where, how_many - 1, optional))


def stop_placing(t: UnmatchedTable) -> None:
    """The refusal of an optional placement."""
    t.it = ()


def choose_return(t: UnmatchedTable, seat: Seat, fighters: tuple[int, ...], where: int, health: int) -> None:
    """A defeated fighter comes back to a free space of the mask, if there is one; like sidekicks are alike,
    so of them the first returns. A health of 0 stands for all of it."""
    alike: dict[tuple[int, str], int] = {}
    for f in fighters:
        alike.setdefault((t.cast.owner[f], t.cast.name[f]), f)
    pairs = [(f, where & t.cast.board.all & room_for(t, f)) for f in alike.values()]
    pairs = [pair for pair in pairs if pair[1]]
    if pairs:
        t.ask(seat, Fan(return_fighter, pairs, (health,)))


def return_fighter(t: UnmatchedTable, fighter: int, space: int, health: int) -> None:
    """Back on the board."""
    t.it = (fighter,)
    bring_back(t, fighter, space, health or most_health(t, fighter))
    if fighter in t.cast.tails:
        offer_tail(t, fighter)
