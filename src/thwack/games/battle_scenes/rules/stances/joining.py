"""BS-H165, BS-H53: Targets of several effects that are used as one action, where texts demand some."""

from .....cardlang.node import Context
from ...state.action import Action
from ...state.table import SceneTable
from ..actions import is_aimable, legal_targets
from ..deeds.aiming import lured
from ..entry.binding import is_confined_from
from .modes import noun_at, nouns_of


def is_mode_aimable(t: SceneTable, action: Action, mode: int, ctx: Context) -> bool:
    """BS-H1: Whether a mode has legal targets, or needs none; what texts demand need only be among all of
    them."""
    if mode not in action.joint or not (t.cast.may_lure or t.lasting):
        return all(is_aimable(t, noun, ctx.user, ctx.card, ctx) for noun in nouns_of(action, mode))
    legal = legal_from(t, action, mode, ctx, 0)
    if not all(legal) or any(is_confined_from(t, ctx.user, ctx.card, place) for place in legal):
        return False
    return can_meet(lured(t, ctx, all_of(legal), ()), legal)


def open_for(t: SceneTable, action: Action, mode: int, ctx: Context, chosen: tuple[int, ...]) -> list[int]:
    """Whom the player may choose as the next target, so that all that texts demand can still be chosen."""
    legal = legal_from(t, action, mode, ctx, len(chosen))
    wanted = lured(t, ctx, all_of(legal), chosen) if t.cast.may_lure or t.lasting else []
    return [
        unit for unit in legal[0] if can_meet([group for group in wanted if unit not in group], legal[1:])
    ]


def legal_from(t: SceneTable, action: Action, mode: int, ctx: Context, number: int) -> list[list[int]]:
    """The legal targets of each effect from that number on."""
    return [
        legal_targets(t, noun_at(action, mode, place), ctx.user, ctx.card, ctx)
        for place in range(number, len(action.joint[mode]))
    ]


def all_of(legal: list[list[int]]) -> list[int]:
    """Those that any of the effects may aim at."""
    return list(dict.fromkeys(unit for place in legal for unit in place))


def can_meet(wanted: list[list[int]], legal: list[list[int]]) -> bool:
    """Whether one target of each effect can be chosen so that there is one of each group among them."""
    if not wanted:
        return True
    if not legal:
        return False
    return any(can_meet([group for group in wanted if unit not in group], legal[1:]) for unit in legal[0])
