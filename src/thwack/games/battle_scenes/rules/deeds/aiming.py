"""BS-H2: Whom an action must aim at."""

from .....cardlang.meaning import value
from .....cardlang.node import Context
from ...cards.deeds import Lures
from ...cards.stances import Attracts
from ...cards.words import AnyTargets, Target, Targets
from ...state.table import KIND, SceneTable
from ..answers.covering import choosable, demanded
from ..entry.binding import confinements
from ..matching import includes
from ..stats import standing
from ..texts.which import fits

Noun = Target | Targets | AnyTargets


def must_take(
    t: SceneTable, ctx: Context, legal: list[int], chosen: tuple[int, ...], left: list[int], most: int
) -> list[int]:
    """BS-H53: Those of the targets that are left among which the player may choose: while places are short,
    only those that some text draws the action to."""
    if not left or (not t.cast.may_lure and not t.lasting):
        return left
    wanted = lured(t, ctx, legal, chosen)
    places = most - len(chosen)
    left = choosable(t, ctx, legal, chosen, left, places)
    if len(wanted) < places:
        return left
    return [unit for unit in left if is_torn_less(wanted, unit, places)]


def is_torn_less(wanted: list[list[int]], unit: int, places: int) -> bool:
    """Whether this target does for one of the texts, and the places that are left do for the others."""
    rest = [group for group in wanted if unit not in group]
    return len(rest) < len(wanted) and len(rest) < places


def lured(t: SceneTable, ctx: Context, legal: list[int], chosen: tuple[int, ...]) -> list[list[int]]:
    """The groups of legal targets of which one must be chosen, and none is yet."""
    found = demanded(t, ctx, legal, chosen)
    for rule, own in standing(t, Lures):
        if includes(t, rule.by, ctx.user, own):
            group = [unit for unit in legal if includes(t, rule.target, unit, own)]
            if group and not any(unit in chosen for unit in group):
                found.append(group)
    kind = t.using[KIND] if t.using else t.identity[ctx.card]
    for rule, own in standing(t, Attracts):
        if own.seat != ctx.seat and fits(t, rule.which, kind, -1, ctx.user, ctx.card, own):
            group = [unit for unit in legal if includes(t, rule.target, unit, own)]
            if group and not any(unit in chosen for unit in group):
                found.append(group)
    for bound in confinements(t, ctx.user, ctx.card):
        if not any(unit in chosen for unit in bound):
            found.append([unit for unit in legal if unit in bound])
    return found


def is_lured(t: SceneTable, ctx: Context, legal: list[int], chosen: tuple[int, ...]) -> bool:
    """BS-H53: Whether the action may not stop at these targets."""
    return bool(t.cast.may_lure or t.lasting) and bool(lured(t, ctx, legal, chosen))


def is_torn(t: SceneTable, noun: Noun, legal: list[int], ctx: Context) -> bool:
    """BS-H53: Whether texts demand more targets than the action has."""
    if not t.cast.may_lure and not t.lasting:
        return False
    wanted = lured(t, ctx, legal, ())
    most = 1 if isinstance(noun, Target) else value(t, noun.amount, ctx)
    return len(wanted) > 1 and not any(is_torn_less(wanted, unit, most) for unit in legal)
