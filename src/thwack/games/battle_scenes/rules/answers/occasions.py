"""BS-H100: When a hand may answer: an action, damage, somebody who enters, a phase that begins."""

from .....cardlang.node import Context, Node
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards.answers.words import IsStruck, WouldSuffer, WouldSufferOtherwise
from ...cards.arrivals import AimedAt
from ...cards.further import Uses
from ...cards.occasions import IsTargeted
from ...cards.standing import ANYBODY
from ...state.table import CARD, KIND, USER, SceneTable
from ..matching import includes
from ..stats import Row
from ..texts.which import fits
from .hand import asked, in_hand, is_own_stop, wait_for_hand


def before_effect(t: SceneTable, ctx: Context, then: Step) -> Step:
    """BS-H102: Questions about the action under way, first to the opponent of its user."""
    rows = [answers_to_use(t, seat, ctx) for seat in (1 - ctx.seat, ctx.seat)]
    return asked(t, rows, t.using[USER], then)


def answers_to_use(t: SceneTable, seat: Seat, ctx: Context) -> list[Row]:
    """What a player could answer an action with."""
    kind, user, card = t.using[KIND], t.using[USER], t.using[CARD]
    found: list[Row] = []
    for text, own in in_hand(t, seat, Uses):
        event = text.rule.event  # type: ignore[attr-defined]
        if includes(t, event.target, user, own) and fits(t, event.which, kind, -1, user, card, own):
            found.append((text, own))
    for text, own in in_hand(t, seat, IsTargeted):
        event = text.rule.event  # type: ignore[attr-defined]
        if includes(t, event.by, user, own) and is_any(t, event.target, t.targets, own):
            found.append((text, own))
    for text, own in in_hand(t, seat, AimedAt):
        event = text.rule.event  # type: ignore[attr-defined]
        if includes(t, event.by, user, own) and is_any(t, event.target, t.targets, own):
            if fits(t, event.which, kind, -1, user, card, own):
                found.append((text, own))
    return [(text, own) for text, own in found if not is_own_stop(text, seat, ctx.seat)]


def is_any(t: SceneTable, things: Node, units: tuple[int, ...], own: Context) -> bool:
    """Whether a noun means one of them."""
    return any(includes(t, things, unit, own) for unit in units)  # type: ignore[arg-type]


def before_harm(t: SceneTable, target: int, ctx: Context, then: Step) -> Step:
    """BS-H103: Questions before damage is taken, first to the player whose it is."""
    source = ctx.user
    by_action = bool(t.using) and source == t.using[USER]
    owner = t.cast.owner[target]
    rows: list[list[Row]] = []
    for seat in (owner, 1 - owner):
        found: list[Row] = []
        for text, own in in_hand(t, seat, WouldSuffer):
            event = text.rule.event  # type: ignore[attr-defined]
            if includes(t, event.target, target, own):
                if event.by == ANYBODY or includes(t, event.by, source, own):
                    found.append((text, own))
        for text, own in in_hand(t, seat, WouldSufferOtherwise) if not by_action else ():
            event = text.rule.event  # type: ignore[attr-defined]
            if includes(t, event.target, target, own):
                found.append((text, own))
        rows.append(found)
    return asked(t, rows, target, then)


def after_blow(t: SceneTable, unit: int, source: int) -> None:
    """BS-F2: An action has damaged somebody."""
    for seat in (0, 1):
        found: list[Row] = []
        for text, own in in_hand(t, seat, IsStruck):
            event = text.rule.event  # type: ignore[attr-defined]
            if includes(t, event.target, unit, own) and includes(t, event.by, source, own):
                found.append((text, own))
        wait_for_hand(t, found, source, source)


def after_entry(t: SceneTable, sort: type[Node], unit: int) -> None:
    """Somebody has entered, perhaps with Materialize."""
    for seat in (0, 1):
        found: list[Row] = []
        for text, own in in_hand(t, seat, sort):
            event = text.rule.event  # type: ignore[attr-defined]
            if includes(t, event.target, unit, own):
                found.append((text, own))
        wait_for_hand(t, found, unit, unit)
