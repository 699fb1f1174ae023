"""BS-H160: Characters from which no card is unloaded."""

from dataclasses import replace
from typing import Any, Final

from .....cardlang.node import Context, Things
from .....cardlang.nouns import Each, One
from .....cardlang.shared import Some
from ...cards.outcomes import Loose
from ...cards.stances import KeepsLoad
from ...state.table import CARD, CARRIED, KIND, USER, SceneTable
from ..matching import includes
from ..stats import standing
from ..terms import MEANING, TESTS, keep_each
from ..texts.which import fits

PAYING: Final = "paying"  # what the cost of an action remembers: it is no effect
LOOSE: Final = Loose()


def withstands(t: SceneTable, unit: int) -> bool:
    """Whether even damage unloads no card from it."""
    return any(not rule.which and includes(t, rule.target, unit, own) for rule, own in standing(t, KeepsLoad))


def is_kept(t: SceneTable, unit: int, ctx: Context | None) -> bool:
    """Whether an effect unloads no card from it; `ctx` is whose effect it is, the action's under way if that
    is left out."""
    by_action = bool(t.using) and (ctx is None or (ctx.card == t.using[CARD] and not ctx.that(PAYING)))
    for rule, own in standing(t, KeepsLoad):
        if includes(t, rule.target, unit, own):
            if not rule.which:
                return True
            if by_action and fits(t, rule.which, t.using[KIND], -1, t.using[USER], t.using[CARD], own):
                return True
    return False


def is_loose(t: SceneTable, card: int, ctx: Context) -> bool:
    """Whether an effect can unload a card."""
    return t.place[card] < CARRIED or not is_kept(t, t.place[card] - CARRIED, ctx)


def _loose(t: SceneTable, thing: int, node: Loose, ctx: Context) -> bool:
    return is_loose(t, thing, ctx)


def loosened(cards: Things) -> Things:
    """A noun without the cards that cannot be unloaded."""
    if isinstance(cards, One | Some | Each):
        found: Any = cards
        return replace(found, where=(*cards.where, LOOSE))  # type: ignore[no-any-return]
    return cards


TESTS.update({Loose: _loose})
MEANING.filters.update({Loose: keep_each})
