"""U-11 to U-13: Winning, elimination and whose turn comes next."""

from ....kernel.ids import Seat
from ..state.table import UnmatchedTable, has_hero


def is_out(t: UnmatchedTable, seat: Seat) -> bool:
    """U-12.4, U-13.7: Whether a player is out of the match (in team play only when all own fighters are
    defeated)."""
    cast = t.cast
    if cast.mode == "teams":
        return not any(t.health[f] for f in cast.fighters[seat])
    return not has_hero(t, seat)


def judge(t: UnmatchedTable) -> None:
    """U-11.3, U-12.5, U-13.8: At the start or end of an action: has somebody won?

    If nobody has a hero left, the player whose turn it is wins (Q-23), in team play with the team.
    """
    cast = t.cast
    if t.standing & cast.all_heroes == cast.all_heroes:
        return
    alive = {cast.team[seat] for seat in range(cast.seats) if has_hero(t, seat)}
    if len(alive) > 1:
        return
    winner = alive.pop() if alive else cast.team[t.turn]
    winners = tuple(seat for seat in range(cast.seats) if cast.team[seat] == winner)
    t.emit("won", winners)
    t.finish(winners, "hero defeated", tuple(int(seat in winners) for seat in range(cast.seats)))


def next_seat(t: UnmatchedTable, seat: Seat) -> int:
    """U-4.4, U-13.5: The next player in turn order who is not out."""
    n = t.cast.seats
    if t.standing & t.cast.all_heroes == t.cast.all_heroes:
        return (seat + 1) % n
    for step in range(1, n + 1):
        if not is_out(t, (seat + step) % n):
            return (seat + step) % n
    return seat


def returnable(t: UnmatchedTable, fighters: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these who are defeated, and whose player is still in the match."""
    return tuple(f for f in fighters if not t.health[f] and not is_out(t, t.cast.owner[f]))
