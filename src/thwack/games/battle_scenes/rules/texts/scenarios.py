"""BS-6.6: A scenario takes the place of another, and whoever puts it there controls it."""

from typing import Any

from .....cardlang.meaning import is_payable, perform
from .....cardlang.node import Context, Effect
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards.arrivals import NoScenario, Resists
from ...cards.occasions import Enters
from ...cards.stances import SupportsScore
from ...state.atoms import present_card, put_scenario, to_resources, told
from ...state.table import NOTHING, SceneTable
from ..events import notice, notice_gone, notice_replaced
from ..knockout import check_points
from ..stats import own_texts, standing


def is_closed(t: SceneTable) -> bool:
    """Whether a text keeps scenarios out."""
    return NoScenario in t.cast.sorts and bool(standing(t, NoScenario))


def change_scenario(t: SceneTable, card: int, seat: Seat) -> None:
    """BS-6.6: A new scenario sends the old one to its owner's resources. BS-H74: some ask for a price."""
    if is_closed(t):
        return
    if t.scenario != NOTHING and own_texts(t, t.scenario, Resists):
        present_card(t, card)
        t.do((ask_resist, card, seat))
    else:
        replace_scenario(t, card, seat)


def replace_scenario(t: SceneTable, card: int, seat: Seat) -> None:
    """BS-6.6, BS-H73: The player who puts it in scene controls it."""
    old = t.scenario
    drop_scenario(t, seat)
    put_scenario(t, card, seat)
    if SupportsScore in t.cast.sorts and check_points(t, seat):  # BS-9.1: supports may score now
        return
    notice(t, Enters, card, old)


def drop_scenario(t: SceneTable, seat: Seat) -> None:
    """The scenario in scene gives way to another of this player's."""
    old = t.scenario
    if old != NOTHING:
        notice_replaced(t, old, seat)
        notice_gone(t, old)
        to_resources(t, old)
        t.emit("scenario_gone", t.cast.owner[old], told(t, old))


def ask_resist(t: SceneTable, card: int, seat: Seat) -> None:
    """BS-H74: Pay, or lose the new scenario?"""
    rule: Any = own_texts(t, t.scenario, Resists)[0].rule
    ctx = Context(seat, t.scenario, t.scenario)
    options: list[Step] = [(pay_resist, card, seat, rule.cost, ctx)] if is_payable(t, rule.cost, ctx) else []
    t.ask(seat, [*options, (fail_resist, card, seat)])


def pay_resist(t: SceneTable, card: int, seat: Seat, cost: Effect, ctx: Context) -> None:
    """The price is paid, and the new scenario enters."""
    t.then((perform, cost, ctx), (replace_scenario, card, seat))


def fail_resist(t: SceneTable, card: int, seat: Seat) -> None:
    """The new scenario goes to resources; the old one leaves all the same."""
    drop_scenario(t, seat)
    to_resources(t, card)
    t.emit("to_resources", t.cast.owner[card], told(t, card))
