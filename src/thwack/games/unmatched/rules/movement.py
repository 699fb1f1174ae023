"""U-6.3 to U-6.5 and U-7: Moving and placing, of one's own pieces and of others'."""

from ....kernel.fan import Fan
from ....kernel.ids import Seat
from ..state.atoms import bring_back, set_space, set_token
from ..state.table import BIT, TOKEN, UnmatchedTable
from .battlefield import holding_token
from .lasting import able_to_leave


def destinations(
    t: UnmatchedTable, movers: tuple[int, ...], steps: int, through_foes: int
) -> list[tuple[int, int]]:
    """U-6.4, U-6.5, U-7.1: Where each of these can end a walk, as bits: rules seen from its own player's
    side."""
    cast = t.cast
    space, held, side, links = t.space, t.held, cast.side, cast.links
    reach = cast.board.reach
    full = t.full
    free = ~full
    blocked = linked = 0
    found = []
    if t.lasting:
        movers = able_to_leave(t, movers)
    for f in movers:
        here = space[f]
        if here >= 0:
            if not through_foes:
                blocked = full & ~held[side[f]]
            if links:
                linked = holding_token(t, links[f]) if links[f] else 0
            found.append((f, reach(here, steps, blocked, linked) & free))
    return found


def choose_moves(
    t: UnmatchedTable, seat: Seat, movers: tuple[int, ...], steps: int, through_foes: int
) -> None:
    """U-6.3, Q-22: Each of these may move, one after the other, in any order; a refusal ends it."""
    pairs = destinations(t, movers, steps, through_foes)
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
    set_space(t, fighter, space)
    at = movers.index(fighter)
    rest = movers[:at] + movers[at + 1 :]
    if rest:
        t.then((choose_moves, seat, rest, steps, through_foes))


def stop_moving(t: UnmatchedTable) -> None:
    """U-10.2: The rest stay where they are."""


def choose_unlike_moves(t: UnmatchedTable, seat: Seat, movers: tuple[tuple[int, int], ...]) -> None:
    """U-6.3: Each of these may move as far as its own move value takes it, one after the other."""
    pairs = [pair for f, steps in movers for pair in destinations(t, (f,), steps, 0)]
    t.ask(seat, Fan(move_unlike, pairs, (seat, movers), ((stop_moving,),)))


def move_unlike(
    t: UnmatchedTable, fighter: int, space: int, seat: Seat, movers: tuple[tuple[int, int], ...]
) -> None:
    """Move one, then go on with the others."""
    set_space(t, fighter, space)
    rest = tuple([pair for pair in movers if pair[0] != fighter])
    if rest:
        t.then((choose_unlike_moves, seat, rest))


def choose_move(
    t: UnmatchedTable, seat: Seat, movers: tuple[int, ...], steps: int, through_foes: int
) -> None:
    """One of these may move."""
    t.ask(seat, Fan(move_only, destinations(t, movers, steps, through_foes), (), ((stop_moving,),)))


def choose_exact_move(
    t: UnmatchedTable, seat: Seat, movers: tuple[int, ...], steps: int, through_foes: int
) -> None:
    """Q-6: One of these moves so many spaces, no fewer; back to where it began if the way leads there. Who
    finds no way stays."""
    pairs = []
    for f in able_to_leave(t, movers) if t.lasting else movers:
        if t.space[f] >= 0:
            blocked = 0 if through_foes else t.full & ~t.held[t.cast.side[f]]
            ends = t.cast.board.ends(t.space[f], steps, blocked) & ~(t.full & ~BIT[t.space[f]])
            if ends:
                pairs.append((f, ends))
    if pairs:
        t.ask(seat, Fan(move_only, pairs, ()))


def move_only(t: UnmatchedTable, fighter: int, space: int) -> None:
    """Move one, and that is all."""
    set_space(t, fighter, space)
    t.it = (fighter,)


def token_destinations(t: UnmatchedTable, token: int, steps: int) -> int:
    """R-4: Tokens move along lines whoever stands there; two tokens of a kind never share a space."""
    taken = holding_token(t, t.cast.token_name[token])
    return t.cast.board.reach(t.token[token], steps, 0) & ~taken


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
    full = t.full
    pairs = []
    for thing in able_to_leave(t, things) if t.lasting else things:
        if thing >= TOKEN:
            free = where & ~holding_token(t, t.cast.token_name[thing - TOKEN])
        elif t.cast.settings.occupied_place == "fails":
            free = where & ~(1 << t.space[thing]) if t.space[thing] >= 0 else where
        else:
            free = where & ~full
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
    elif not t.full >> space & 1:  # Q-9 (option): choosing an occupied space, the placement fails
        set_space(t, thing, space)
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
    free = where & ~t.full
    alike: dict[tuple[int, str], int] = {}
    for f in fighters:
        alike.setdefault((t.cast.owner[f], t.cast.name[f]), f)
    if free and alike:
        t.ask(seat, Fan(return_fighter, [(f, free) for f in alike.values()], (health,)))


def return_fighter(t: UnmatchedTable, fighter: int, space: int, health: int) -> None:
    """Back on the board."""
    bring_back(t, fighter, space, health or t.cast.full_health[fighter])
