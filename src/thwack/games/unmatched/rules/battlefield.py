"""U-3: The battlefield: who stands where, who is next to whom, who shares a zone."""

from ....kernel.ids import Seat
from ..state.table import UnmatchedTable


def holding_token(t: UnmatchedTable, name: str) -> int:
    """The spaces that hold such a token, as bits."""
    mask = 0
    for token, space in enumerate(t.token):
        if space >= 0 and t.cast.token_name[token] == name:
            mask |= 1 << space
    return mask


def on_board(t: UnmatchedTable, seat: Seat) -> bool:
    """X-5: Whether any fighter of the player is on the board; one with none is dormant or out."""
    return bool(t.standing & t.cast.mine[seat])
