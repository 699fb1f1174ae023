"""BS-R22: In which order what waits is resolved."""

from typing import Any

from ....cardlang.meaning import perform
from ....cardlang.node import Context
from ....kernel.table import Step
from ..cards.entry.sights import OpenHands
from ..cards.occasions import HandEmpty
from ..cards.standing import OnlyOn
from ..state.atoms import unload_card
from ..state.records import queue, unqueue
from ..state.table import ANTICIPATION, NOTHING, SceneTable, hand_of, in_scene, is_character
from .entry.seeing import air_hands
from .knockout import fall
from .matching import passes
from .stats import own_texts, present, rows


def aftermath(t: SceneTable) -> None:
    """After whatever has happened: what cannot stay where it is falls off, then what waits is resolved."""
    sorts = t.cast.sorts
    if OnlyOn in sorts and t.cast.with_sort[OnlyOn] & present(t):
        shed(t)
        if t.result:
            return
    if HandEmpty in sorts:
        look_at_hands(t)
    if OpenHands in sorts:
        air_hands(t)
    if t.pending:
        t.then((resolve_triggers,))


def shed(t: SceneTable) -> None:
    """Cards that only some may carry are unloaded from others."""
    for side in t.units:
        for unit in side:
            for card in t.load[unit]:
                for text in own_texts(t, card, OnlyOn):
                    rule: Any = text.rule
                    ctx = Context(t.cast.owner[card], card, unit)
                    if not is_character(t, unit) or not passes(t, unit, rule.where, ctx):
                        unload_card(t, card)
                        fall(t, unit)
                        if t.result:
                            return


def look_at_hands(t: SceneTable) -> None:
    """Texts that wait for an empty hand."""
    for text, ctx in rows(t, HandEmpty):
        rule: Any = text.rule
        waits = any(effect is rule.effect and theirs.card == ctx.card for _, effect, theirs, _ in t.pending)
        if not hand_of(t, ctx.seat) and not waits:
            queue(t, ctx.seat, rule.effect, ctx)


def resolve_triggers(t: SceneTable) -> None:
    """BS-R22, BS-H8: Whoever controls the phase or step orders all that waits."""
    pending = t.pending
    if not pending:
        return
    if len(pending) == 1:
        t.then((start_trigger, 0))
        return
    options: dict[tuple[Any, ...], Step] = {}
    for index, (seat, effect, ctx, _) in enumerate(pending):
        options.setdefault((seat, effect, ctx), (start_trigger, index))
    t.ask(controller(t), list(options.values()))


def controller(t: SceneTable) -> int:
    """BS-R22: In the Anticipation step that is the opponent of the turn player."""
    return 1 - t.turn if t.phase == ANTICIPATION else t.turn


def start_trigger(t: SceneTable, index: int) -> None:
    """One effect from start to end; then come those that wait, and those it caused."""
    _, effect, ctx, needs_unit = t.pending[index]
    unqueue(t, index)
    if needs_unit and ctx.user != NOTHING and not in_scene(t, ctx.user):
        aftermath(t)
        return
    t.then((perform, effect, ctx), (aftermath,))
