"""Which actions a text speaks of: a test for each filter, by the card with the action and its user."""

from collections.abc import Callable
from typing import Any, Final

from .....cardlang.node import Context, Filter, Node
from .....cardlang.shared import Non
from .....kernel.ids import Identity
from ...cards.further import Foreseeing
from ...cards.limits import Aimed, Damaging, OfAbility, OfNoPower, OwnAction, UsedBefore, UsedByIt
from ...cards.verbs import Called, OfPower, SameAction
from ...state.cast import ABILITY, POWER_BIT, Action
from ...state.table import SceneTable


def fits(
    t: SceneTable,
    which: tuple[Filter, ...],
    identity: Identity,
    same: int,
    unit: int = -1,
    card: int = -1,
    own: Context | None = None,
) -> bool:
    """Whether the action of a card, used by a character, is one of them; with nothing said, every action
    is. `own` is whose text says so."""
    action = t.cast.sheets[identity].action
    assert action is not None
    return all(FITS[type(f)](t, f, action, (identity, same, unit, card, own)) for f in which)


# The card with the action, the action it is compared with, its user, its slot, and whose text it is
About = tuple[int, int, int, int, Context | None]


def _same(t: SceneTable, node: SameAction, action: Action, about: About) -> bool:
    return about[0] == about[1]


def _of_power(t: SceneTable, node: OfPower, action: Action, about: About) -> bool:
    return any(action.power & POWER_BIT[power] for power in node.powers)


def _called(t: SceneTable, node: Called, action: Action, about: About) -> bool:
    return action.slug in node.names


def _non(t: SceneTable, node: Non, action: Action, about: About) -> bool:
    return not FITS[type(node.filter)](t, node.filter, action, about)


def _foreseeing(t: SceneTable, node: Foreseeing, action: Action, about: About) -> bool:
    return action.foresees


def _damaging(t: SceneTable, node: Damaging, action: Action, about: About) -> bool:
    return any(action.damages)


def _aimed(t: SceneTable, node: Aimed, action: Action, about: About) -> bool:
    return any(noun is not None for noun in action.nouns)


def _of_ability(t: SceneTable, node: OfAbility, action: Action, about: About) -> bool:
    return t.cast.sheets[about[0]].type == ABILITY


def _own(t: SceneTable, node: OwnAction, action: Action, about: About) -> bool:
    return about[2] >= 0 and t.identity[about[2]] == about[0]


def _of_no_power(t: SceneTable, node: OfNoPower, action: Action, about: About) -> bool:
    return not action.power


def _used_before(t: SceneTable, node: UsedBefore, action: Action, about: About) -> bool:
    return any(is_named(t, used, action) for _, _, used in t.uses)


def _used_by_it(t: SceneTable, node: UsedByIt, action: Action, about: About) -> bool:
    return any(user == about[2] and is_named(t, used, action) for _, user, used in t.uses)


def is_named(t: SceneTable, used: Identity, action: Action) -> bool:
    """Whether the action that was used has the name of another."""
    found: Any = t.cast.sheets[used].action
    return bool(found.slug == action.slug)


FITS: Final[dict[type[Node], Callable[..., bool]]] = {
    SameAction: _same,
    OfPower: _of_power,
    Called: _called,
    Non: _non,
    Foreseeing: _foreseeing,
    Damaging: _damaging,
    Aimed: _aimed,
    OfAbility: _of_ability,
    OwnAction: _own,
    OfNoPower: _of_no_power,
    UsedBefore: _used_before,
    UsedByIt: _used_by_it,
}
