"""BS-H81: Scenarios that answer an action from hand."""

from collections.abc import Callable
from typing import Any

from .....cardlang.node import Context
from .....kernel.ids import Identity, Seat
from .....kernel.table import Step
from ...cards.named import ActionOf, AtOdds, FirstBlow, Interrupts, NotFirst, Printed, Singular
from ...state.cast import TIMING_BIT, Action
from ...state.records import change_using
from ...state.table import CANCELED, KIND, USER, SceneTable, hand_of
from ..choosing import slot_in
from ..triggers import aftermath
from .scenarios import change_scenario
from .sides import affiliations
from .which import FITS, About, fits


def interruptions(
    t: SceneTable, ctx: Context, hand: dict[int, None], goes_on: Callable[..., None], mode: int
) -> list[Step]:
    """Scenarios that such a hand could put in scene against the action under way, which then goes on."""
    found: list[Step] = []
    for kind in hand:
        for text in t.cast.sheets[kind].texts.get(Interrupts, ()):
            rule: Any = text.rule
            if fits(t, rule.which, t.using[KIND], -1, ctx.user, ctx.card):
                found.append((interrupt, 1 - ctx.seat, kind, ctx, goes_on, mode))
    return found


def interrupt(
    t: SceneTable, seat: Seat, identity: Identity, ctx: Context, goes_on: Callable[..., None], mode: int
) -> None:
    """The scenario enters, and the action has no effect."""
    change_using(t, CANCELED, 1)
    slot = slot_in(t, hand_of(t, seat), identity)
    t.do((change_scenario, slot, seat), (aftermath,), (goes_on, mode, ctx))


# Which actions


def _not_first(t: SceneTable, node: NotFirst, action: Action, about: About) -> bool:
    """An action under way is already noted."""
    unit = about[2]
    return t.acted[unit] > int(bool(t.using) and t.using[USER] == unit)


def _at_odds(t: SceneTable, node: AtOdds, action: Action, about: About) -> bool:
    unit = about[2]
    mine, seat = affiliations(t, unit), t.cast.owner[unit]
    others = [
        user
        for by, user, _ in t.uses
        if by == seat and user != unit and t.cast.is_character[t.identity[user]]
    ]
    return any(not mine & affiliations(t, user) for user in others)


def _first_blow(t: SceneTable, node: FirstBlow, action: Action, about: About) -> bool:
    """Of its player, the action under way too."""
    seat, sheets = t.cast.owner[about[2]], t.cast.sheets
    blows = 0
    for by, _, used in t.uses:
        found: Any = sheets[used].action
        blows += by == seat and any(found.damages) and any(noun is not None for noun in found.nouns)
    return blows <= 1


def _printed(t: SceneTable, node: Printed, action: Action, about: About) -> bool:
    return any(action.timing & TIMING_BIT[timing] for timing in node.timings)


def _singular(t: SceneTable, node: Singular, action: Action, about: About) -> bool:
    return action.singular


def _action_of(t: SceneTable, node: ActionOf, action: Action, about: About) -> bool:
    """A card that was never there has no action: names that were chosen are settled before."""
    return False


FITS.update({Singular: _singular, ActionOf: _action_of})
FITS.update({NotFirst: _not_first, AtOdds: _at_odds, FirstBlow: _first_blow, Printed: _printed})
