"""Who must be chosen as a target along with others."""

from .....cardlang.node import Context
from ...cards.answers.guards import Covers
from ...state.table import SceneTable
from ..matching import includes
from ..stats import standing


def covers(
    t: SceneTable, ctx: Context, legal: list[int], chosen: tuple[int, ...]
) -> list[tuple[int, list[int]]]:
    """Those that opponents of theirs must choose along with some: who it is, and with whom."""
    if not t.lasting and Covers not in t.cast.sorts:
        return []
    return [
        (own.user, [unit for unit in legal if unit != own.user and includes(t, rule.target, unit, own)])
        for rule, own in standing(t, Covers)
        if own.seat != ctx.seat and own.user in legal and own.user not in chosen
    ]


def demanded(t: SceneTable, ctx: Context, legal: list[int], chosen: tuple[int, ...]) -> list[list[int]]:
    """Those that must still be chosen because of somebody who was."""
    return [
        [cover] for cover, others in covers(t, ctx, legal, chosen) if any(unit in others for unit in chosen)
    ]


def choosable(
    t: SceneTable, ctx: Context, legal: list[int], chosen: tuple[int, ...], left: list[int], places: int
) -> list[int]:
    """Those of the targets that are left which can be chosen with as many places: the last one is not for
    somebody who is covered."""
    if places > 1:
        return left
    hidden = [unit for _, others in covers(t, ctx, legal, chosen) for unit in others]
    return [unit for unit in left if unit not in hidden]
