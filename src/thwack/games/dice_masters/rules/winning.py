"""DM-6: Winning."""

from ..state.table import DiceTable


def check_life(t: DiceTable) -> bool:
    """DM-6.1: A player without life has lost, at once; G-1: if both have none, the active player wins, or
    nobody where the match is set up so."""
    if t.result:
        return True
    if t.life[0] > 0 and t.life[1] > 0:
        return False
    winners: tuple[int, ...]
    if t.life[0] <= 0 and t.life[1] <= 0:
        winners = () if t.cast.settings.both_at_zero == "draw" else (t.turn,)
    else:
        winners = (0,) if t.life[0] > 0 else (1,)
    t.emit("won", winners)
    t.finish(winners, "life", (max(t.life[0], 0), max(t.life[1], 0)))
    return True
