"""DM-13: In which order what waits is resolved."""

from typing import Any, Final

from ....cardlang.control import If, May, Nothing, Seq
from ....cardlang.meaning import candidates, holds, perform, value
from ....cardlang.node import Context, Effect, Node, walk
from ....cardlang.shared import It
from ....cardlang.verbs import Damage, Draw, Heal
from ....kernel.table import Step
from ..cards.verbs import CannotBlock, Deal, DealNoDamage, Gets, MustAttack, MustBlock
from ..cards.words import AttackOf, DefenseOf, DieKind
from ..state.records import take_pending
from ..state.table import PLAYER, DiceTable, Pending
from .effects import is_possible
from .knockout import settle
from .stats import like

# What moves no die, marks no damage and costs no life.
QUIET: Final = (Seq, If, May, Nothing, CannotBlock, MustAttack, MustBlock, DealNoDamage)


def aftermath(t: DiceTable) -> None:
    """After an effect: those it has beaten are KO'd, then what waits is resolved."""
    settle(t)
    if t.pending:
        t.then((resolve_triggers,))


def resolve_triggers(t: DiceTable) -> None:
    """DM-13.1, DM-13.6: The active player's effects first; each player orders the own ones."""
    pending = t.pending
    if not pending:
        return
    seat = t.turn
    if len(pending) == 1:
        t.then((start_trigger, 0))
        return
    if not any(row[0] == seat for row in pending):
        seat = 1 - seat
    options: dict[tuple[Any, ...], Step] = {}
    for index in ordered(t, [i for i, row in enumerate(pending) if row[0] == seat]):
        options.setdefault(sign_of(t, pending[index][1], pending[index][2]), (start_trigger, index))
    if len(options) == 1:
        t.then(next(iter(options.values())))
    else:
        t.ask(seat, list(options.values()))


def ordered(t: DiceTable, indices: list[int]) -> list[int]:
    """H-39: Those of a player's waiting effects whose order may matter. What would do nothing waits for the
    others, unless one of them could change that."""
    rows = [t.pending[index] for index in indices]
    idle = [is_idle(t, effect, ctx) for _, effect, ctx, _ in rows]
    if not any(idle):
        return indices
    if all(idle):
        return indices[:1]
    sleeping = [row for row, is_one in zip(rows, idle, strict=True) if is_one]
    busy = [row for row, is_one in zip(rows, idle, strict=True) if not is_one]
    if not all(wakes_nobody(t, row, sleeping) for row in busy):
        return indices
    return [index for index, is_one in zip(indices, idle, strict=True) if not is_one]


def is_idle(t: DiceTable, effect: Effect, ctx: Context) -> bool:
    """Whether an effect would do nothing as things stand."""
    if isinstance(effect, Seq):
        return all(is_idle(t, part, ctx) for part in effect.parts)
    if isinstance(effect, If):
        return is_idle(t, effect.then if holds(t, effect.condition, ctx) else effect.else_, ctx)
    if isinstance(effect, May):
        return is_idle(t, effect.effect, ctx)
    if isinstance(effect, Gets):
        bonus = (value(t, effect.attack, ctx), value(t, effect.defense, ctx))
        return bonus == (0, 0) or not candidates(t, effect.target, ctx)
    if isinstance(effect, Damage | Deal | Heal) and value(t, effect.amount, ctx) == 0:
        return True
    return not is_possible(t, effect, ctx)


def wakes_nobody(t: DiceTable, row: Pending, sleeping: list[Pending]) -> bool:
    """Whether an effect surely changes nothing that would make others do something: it gives bonuses, forces
    or forbids, or draws dice, and none of the others asks for that."""
    asked = [type(node) for _, effect, _, _ in sleeping for node in walk(effect)]
    for node in walk(row[1]):
        if isinstance(node, Gets):
            lowers = value(t, node.attack, row[2]) < 0 or value(t, node.defense, row[2]) < 0
            if lowers or AttackOf in asked or DefenseOf in asked:
                return False
        elif isinstance(node, Draw):
            if DieKind in asked:
                return False
        elif isinstance(node, Effect) and not isinstance(node, QUIET):
            return False
    return True


def sign_of(t: DiceTable, effect: Node, ctx: Context) -> tuple[Any, ...]:
    """H-6: What tells waiting effects apart: like effects of like dice are one choice, and whom the event was
    about matters only if the effect speaks of it."""
    bound = []
    for name, things in ctx.bound:
        if name != "it":
            bound.append((name, things))
        elif speaks_of_it(effect):
            bound.append((name, look(t, things)))
    return (effect, ctx.card, tuple(bound), look(t, (ctx.user,)))


def speaks_of_it(effect: Node) -> bool:
    """Whether an effect is about what its event was about."""
    return any(isinstance(node, It) for node in walk(effect))


def look(t: DiceTable, things: tuple[int, ...]) -> tuple[Any, ...]:
    """What things look like: like dice look the same."""
    return tuple(like(t, thing) if 0 <= thing < PLAYER else thing for thing in things)


def start_trigger(t: DiceTable, index: int) -> None:
    """DM-13.2: One effect from start to end; then come those that wait, and those it caused."""
    effect, ctx = take_pending(t, index)
    t.then((perform, effect, ctx), (aftermath,))
