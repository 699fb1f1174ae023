"""What conditions, amounts and filters about actions mean."""

from .....cardlang.meaning import candidates, value
from .....cardlang.node import Context
from ...cards.deeds import Acted, Exactly, LetsAct, Quarry, Tally, UsesOf
from ...state.table import SceneTable, in_scene
from ..measures import MEANING
from ..terms import TESTS, keep_each
from ..texts.which import fits
from .setting_off import do_lets_act


def _uses_of(t: SceneTable, node: UsesOf, ctx: Context) -> int:
    users = candidates(t, node.things, ctx)
    return sum(user in users and fits(t, node.which, used, -1, user, -1, ctx) for _, user, used in t.uses)


def _tally(t: SceneTable, node: Tally, ctx: Context) -> int:
    return value(t, node.amount, ctx)


def _exactly(t: SceneTable, node: Exactly, ctx: Context) -> bool:
    return value(t, node.amount, ctx) == value(t, node.most, ctx)


def _quarry(t: SceneTable, node: Quarry, ctx: Context) -> tuple[int, ...]:
    return tuple(unit for unit in ctx.that("quarry") if in_scene(t, unit))


def _acted(t: SceneTable, thing: int, node: Acted, ctx: Context) -> bool:
    return t.acted[thing] > 0


TESTS.update({Acted: _acted})
MEANING.filters.update({Acted: keep_each})
MEANING.things.update({Quarry: _quarry})
MEANING.conditions.update({Exactly: _exactly})
MEANING.amounts.update({UsesOf: _uses_of, Tally: _tally})
MEANING.effects.update({LetsAct: do_lets_act})
