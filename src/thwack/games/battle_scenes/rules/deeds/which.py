"""BS-1.4: Which actions a text speaks of: by cost, by card, by name (see also `texts/which.py`)."""

from .....cardlang.meaning import value
from .....cardlang.node import Context, Filter, walk
from .....cardlang.shared import Non, OneOf
from ...cards.deeds import Costing, Free, OfCard, Piercing, SameName
from ...cards.reading import X_COST
from ...cards.verbs import Pierce
from ...cards.words import Affiliated, AlterEgo, Has, Named, Powered, Typed
from ...state.cast import TYPES, Action, Sheet
from ...state.table import KIND, X_VALUE, SceneTable
from ..stats import power_bits
from ..texts.which import FITS, About


def _costing(t: SceneTable, node: Costing, action: Action, about: About) -> bool:
    return cost_of(t, action, about) == value(t, node.amount, about[4] or Context(0))


def cost_of(t: SceneTable, action: Action, about: About) -> int:
    """BS-R34: The cost in stages that an action names; an X is what it was named, or would be."""
    if action.cost != X_COST:
        return action.cost
    asked = about[4].that("x") if about[4] is not None else ()
    if asked:
        return asked[0]
    return t.using[X_VALUE] if t.using and t.using[KIND] == about[0] else X_COST


def _of_card(t: SceneTable, node: OfCard, action: Action, about: About) -> bool:
    return all(is_said_of(t.cast.sheets[about[0]], part) for part in node.where)


def is_said_of(sheet: Sheet, f: Filter) -> bool:
    """Whether a card is such a one, by what is printed on it."""
    if isinstance(f, Non):
        return not is_said_of(sheet, f.filter)
    if isinstance(f, OneOf):
        return any(is_said_of(sheet, part) for part in f.filters)
    if isinstance(f, Typed):
        return any(TYPES[name] == sheet.type for name in f.types)
    if isinstance(f, Has):
        return f.keyword.replace("-", "_") in sheet.keywords
    if isinstance(f, Named):
        return sheet.called in f.names
    if isinstance(f, AlterEgo):
        return f.ego in sheet.egos
    if isinstance(f, Affiliated):
        return any(name in sheet.card.affiliations for name in f.affiliations)
    assert isinstance(f, Powered)
    return bool(sheet.powers & power_bits(f.powers))


def _piercing(t: SceneTable, node: Piercing, action: Action, about: About) -> bool:
    return any(isinstance(part, Pierce) for part in walk(action.effect))


def _same_name(t: SceneTable, node: SameName, action: Action, about: About) -> bool:
    other = t.cast.sheets[about[1]].action if about[1] >= 0 else None
    return other is not None and other.slug == action.slug


def _free(t: SceneTable, node: Free, action: Action, about: About) -> bool:
    """It says what the action costs, not which one it is."""
    return True


FITS.update({Costing: _costing, OfCard: _of_card, Piercing: _piercing, SameName: _same_name, Free: _free})
