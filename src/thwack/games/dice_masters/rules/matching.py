"""Whether a thing is one of those a noun means: for standing rules and for events."""

from ....cardlang.meaning import narrow
from ....cardlang.node import Context, Things
from ....cardlang.nouns import Each, One, Opponent, Player, That, This, You
from ....cardlang.shared import It
from ..cards.words import AnyOf, DieKind
from ..state.table import PLAYER, DiceTable, seat_of


def matches(t: DiceTable, node: Things, thing: int, ctx: Context, any_die: bool = False) -> bool:
    """Whether the noun could mean this die or player; `any_die`: `this` is any die of the card (DM-9.1)."""
    sort = type(node)
    if sort is This:
        if not any_die or thing >= PLAYER:
            return thing == ctx.user
        acts = t.acts[thing]
        slot = acts if acts >= 0 else t.cast.slot[thing]
        return slot == ctx.card and seat_of(t, thing) == ctx.seat
    if sort is Each or sort is One:
        assert isinstance(node, Each | One)
        if isinstance(node.kind, Player):
            return thing >= PLAYER and bool(narrow(t, (thing,), node.kind, node.where, ctx))
        if thing >= PLAYER:
            return False
        if isinstance(node.kind, DieKind) or t.face[thing] >= 0:
            return bool(narrow(t, (thing,), node.kind, node.where, ctx))
        return False
    if sort is You:
        return thing == PLAYER + ctx.seat
    if sort is Opponent:
        return thing == PLAYER + 1 - ctx.seat
    if sort is AnyOf:
        assert isinstance(node, AnyOf)
        return any(matches(t, part, thing, ctx, any_die) for part in node.parts)
    if sort is That:
        assert isinstance(node, That)
        return thing in ctx.that(node.name)
    return sort is It and thing in ctx.that("it")
