"""BS-H165: Several of the effects of an action instead of one."""

from typing import Any

from .....cardlang.meaning import perform
from .....cardlang.node import Context, Effect, Node
from .....kernel.table import Step
from ...cards.entry.bonds import DoesAll
from ...cards.stances import AllEffects, TwoEffects
from ...state.cast import Action
from ...state.table import SceneTable
from ..stats import standing


def is_open_mode(t: SceneTable, action: Action, mode: int, ctx: Context) -> bool:
    """Whether a text lets the user combine the effects so; what is printed is always open."""
    if mode in action.joint:
        return is_let(t, TwoEffects, action, ctx)
    if action.whole >= 0:  # all effects together if a text says so, else one of them
        return (mode == action.whole) == any(own.user == ctx.user for _, own in standing(t, DoesAll))
    return mode != action.all_of_them or is_let(t, AllEffects, action, ctx)


def is_let(t: SceneTable, sort: type[Node], action: Action, ctx: Context) -> bool:
    """Whether a text of the user's says so of this action."""
    return any(own.user == ctx.user and action.slug in rule.names for rule, own in standing(t, sort))


def noun_at(action: Action, mode: int, number: int) -> Any:
    """The target noun of a mode; of several effects, that of the one whose target is chosen next."""
    joint = action.joint.get(mode)
    return action.nouns[mode] if joint is None else action.nouns[joint[min(number, len(joint) - 1)]]


def effect_at(action: Action, mode: int, number: int) -> Effect:
    """The effect of a mode; of several, the one whose target is chosen next."""
    joint = action.joint.get(mode)
    return action.modes[mode if joint is None else joint[min(number, len(joint) - 1)]]


def nouns_of(action: Action, mode: int) -> list[Any]:
    """All target nouns of a mode."""
    return [action.nouns[one] for one in action.joint.get(mode, (mode,))]


def parts_of(action: Action, mode: int, ctx: Context) -> list[Step]:
    """The effects of a combined mode, in the printed order, each with its own target."""
    targets = ctx.that("target")
    return [
        (perform, action.modes[one], ctx.bind("target", targets[number : number + 1]))
        for number, one in enumerate(action.joint[mode])
    ]
