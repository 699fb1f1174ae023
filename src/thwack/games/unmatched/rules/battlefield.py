"""U-3: The battlefield: who stands where, who is next to whom, who shares a zone."""

from ....kernel.ids import Seat
from ..state.table import BIT, UnmatchedTable


def holding_token(t: UnmatchedTable, name: str) -> int:
    """The spaces that hold such a token, as bits."""
    mask = 0
    for token, space in enumerate(t.token):
        if space >= 0 and t.cast.token_name[token] == name:
            mask |= 1 << space
    return mask


def room_taken(t: UnmatchedTable, token: int) -> int:
    """R-4: The spaces where a token cannot go because one of its kind lies there, as bits."""
    cast = t.cast
    if cast.piled[token]:
        return 0
    mask = 0
    for other, space in enumerate(t.token):
        if (
            cast.token_name[other] == cast.token_name[token]
            and cast.token_owner[other] == cast.token_owner[token]
        ):
            mask |= BIT[space]
    return mask


def littered(t: UnmatchedTable) -> int:
    """The spaces that hold any token, as bits."""
    mask = 0
    for space in t.token:
        mask |= BIT[space]
    return mask


def on_board(t: UnmatchedTable, seat: Seat) -> bool:
    """X-5: Whether any fighter of the player is on the board; one with none is dormant or out."""
    return bool(t.standing & t.cast.mine[seat])
