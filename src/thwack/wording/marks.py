"""Marks: conditions that a card shows as a sign before a sentence, such as the burst on a die's face.

A tree may hang such a condition anywhere. Before it is told, the condition is brought to the front, where a
sign can stand for it; the tree goes on meaning the same.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..cardlang.control import NOTHING, And, Did, If, May, Seq
from ..cardlang.moments import While
from ..cardlang.node import Condition, Effect, Rule, walk

IsMark = Callable[[Condition], bool]


def forward(effect: Effect, is_mark: IsMark) -> Effect:
    """An effect whose marks stand in front of whole sentences, as far as they can."""
    if isinstance(effect, Seq):
        parts: list[Effect] = []
        for part in effect.parts:
            told = forward(part, is_mark)
            parts.extend(told.parts if isinstance(told, Seq) else (told,))
        return Seq(tuple(parts))
    if isinstance(effect, May):
        inner = forward(effect.effect, is_mark)
        if isinstance(inner, If) and is_mark(inner.condition):
            return If(
                inner.condition, May(inner.then), NOTHING if inner.else_ == NOTHING else May(inner.else_)
            )
        return May(inner)
    return _forward_if(effect, is_mark) if isinstance(effect, If) else effect


def _forward_if(effect: If, is_mark: IsMark) -> Effect:
    mark, rest = split(effect.condition, is_mark)
    if mark is not None and rest is not None and effect.else_ == NOTHING:
        return If(mark, If(rest, forward(effect.then, is_mark)))
    found = replace(effect, then=forward(effect.then, is_mark), else_=forward(effect.else_, is_mark))
    if is_mark(found.condition) or not isinstance(found.then, Seq):
        return found
    *parts, last = found.then.parts
    if parts and _follows(last, parts, is_mark):  # what hangs on an earlier deed can stand behind all of it
        return Seq((replace(found, then=parts[0] if len(parts) == 1 else Seq(tuple(parts))), last))
    return found


def _follows(effect: Effect, parts: list[Effect], is_mark: IsMark) -> bool:
    """Whether an effect stands under a mark and happens only if one of these has been done."""
    if not (isinstance(effect, If) and is_mark(effect.condition) and effect.else_ == NOTHING):
        return False
    inner = effect.then
    names = {getattr(node, "as_", "") for part in parts for node in walk(part)}
    return isinstance(inner, If) and isinstance(inner.condition, Did) and inner.condition.name in names


def split(condition: Condition, is_mark: IsMark) -> tuple[Condition | None, Condition | None]:
    """The mark among conditions that must all hold, and the rest."""
    if is_mark(condition):
        return condition, None
    if isinstance(condition, And):
        mark = next((c for c in condition.conditions if is_mark(c)), None)
        if mark is not None:
            rest = tuple(c for c in condition.conditions if c is not mark)
            return mark, rest[0] if len(rest) == 1 else And(rest)
    return None, condition


def forward_rule(rule: Rule, is_mark: IsMark) -> Rule:
    """A rule under a mark as that mark's `while_` around all of it."""
    if isinstance(rule, While):
        mark, rest = split(rule.condition, is_mark)
        if mark is not None:
            inner = forward_rule(rule.rule, is_mark)
            return While(mark, inner if rest is None else While(rest, inner))
    below: Any = getattr(rule, "rule", None)
    if isinstance(below, Rule):
        inner = forward_rule(below, is_mark)
        if isinstance(inner, While) and is_mark(inner.condition):
            return While(inner.condition, _with(rule, "rule", inner.rule))
        return _with(rule, "rule", inner)
    effect: Any = getattr(rule, "effect", None)
    if not isinstance(effect, Effect):
        return rule
    told = forward(effect, is_mark)
    if isinstance(told, If) and is_mark(told.condition) and told.else_ == NOTHING:
        return While(told.condition, _with(rule, "effect", told.then))
    return _with(rule, "effect", told)


def _with(rule: Rule, name: str, value: Any) -> Rule:
    changes: dict[str, Any] = {name: value}
    return replace(rule, **changes)
