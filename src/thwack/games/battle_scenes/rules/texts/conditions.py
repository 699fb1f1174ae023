"""What conditions and filters of `arrivals.py` mean."""

from collections.abc import Callable
from typing import Final

from .....cardlang.meaning import candidates, value
from .....cardlang.node import Context, Node
from ...cards.arrivals import (
    Allied,
    Besides,
    ByOpponent,
    InCombat,
    InPreparations,
    Lightest,
    Loner,
    WithWord,
    YourPreparation,
)
from ...state.table import ANTICIPATION, ATTACK, PLAYER, PREPARATION, SceneTable, is_character
from ..stats import names
from ..terms import MEANING, TESTS, keep_each
from .sides import affiliations


def _your_preparation(t: SceneTable, node: YourPreparation, ctx: Context) -> bool:
    return t.phase == PREPARATION and t.turn == ctx.seat


def _in_preparations(t: SceneTable, node: InPreparations, ctx: Context) -> bool:
    return t.phase == PREPARATION


def _in_combat(t: SceneTable, node: InCombat, ctx: Context) -> bool:
    return t.phase in (ANTICIPATION, ATTACK)


def _allied(t: SceneTable, node: Allied, ctx: Context) -> bool:
    """Of one affiliation, so many of them."""
    have = [affiliations(t, unit) for unit in candidates(t, node.things, ctx)]
    least = value(t, node.least, ctx)
    bits = t.cast.affiliation_bit.values()
    return len(have) >= least and any(sum(bool(one & bit) for one in have) >= least for bit in bits)


def _by_opponent(t: SceneTable, node: ByOpponent, ctx: Context) -> bool:
    return PLAYER + 1 - ctx.seat in ctx.that("it")


def _besides(t: SceneTable, thing: int, node: Besides, ctx: Context) -> bool:
    return thing not in candidates(t, node.things, ctx)


def _loner(t: SceneTable, thing: int, node: Loner, ctx: Context) -> bool:
    mine = affiliations(t, thing)
    others = [unit for side in t.units for unit in side if unit != thing and is_character(t, unit)]
    return not any(mine & affiliations(t, unit) for unit in others)


def _with_word(t: SceneTable, thing: int, node: WithWord, ctx: Context) -> bool:
    return any(node.part in name.split("-") for name in names(t, thing))


def _lightest(t: SceneTable, thing: int, node: Lightest, ctx: Context) -> bool:
    mine = [len(t.load[unit]) for unit in t.units[ctx.seat] if is_character(t, unit)]
    return bool(mine) and len(t.load[thing]) == min(mine)


NEW_TESTS: Final[dict[type[Node], Callable[..., bool]]] = {
    Besides: _besides,
    Loner: _loner,
    WithWord: _with_word,
    Lightest: _lightest,
}
TESTS.update(NEW_TESTS)
MEANING.filters.update(dict.fromkeys(NEW_TESTS, keep_each))
MEANING.conditions.update({YourPreparation: _your_preparation, InPreparations: _in_preparations})
MEANING.conditions.update({InCombat: _in_combat, Allied: _allied, ByOpponent: _by_opponent})
