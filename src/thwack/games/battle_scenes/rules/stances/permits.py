"""BS-H3: Permissions for a further action that say more than which one: whom it may aim at, that it may be
used at once, that it wears its user out.

What a permission says of targets is kept as a number: 0 says nothing, below 0 nobody that an action of the
same name has targeted this turn, and above 0 only whom the action of a card has targeted (its identity and
1)."""

from typing import Any, Final

from .....cardlang.node import Context, Filter, Node
from .....cardlang.nouns import THIS, One
from .....kernel.ids import Identity, Seat
from ...cards.outcomes import Hasty, NewTarget, SameTarget, Scarred, Wearing
from ...cards.stances import Spares
from ...cards.verbs import Unload
from ...cards.words import CarriedBy, Loaded
from ...state.cast import Action
from ...state.records import note_blow, queue, use_permit
from ...state.table import AIM, KIND, SCENE, USER, SceneTable, is_character
from ..entry.binding import confine_use, permit_for
from ..matching import includes, passes
from ..measures import MEANING
from ..terms import TESTS, keep_each
from ..texts.which import FITS, About, fits

FREE_AIM: Final = 0
NEW_ONES: Final = -1
SHED: Final = Unload(One(Loaded(), (CarriedBy(THIS),)))


def says(t: SceneTable, index: int, sort: type[Node]) -> bool:
    """Whether a permission says such a thing."""
    return index >= 0 and any(type(f) is sort for f in t.permits[index][2])


def use_a_permit(t: SceneTable, seat: Seat, unit: int, identity: Identity, card: int) -> int:
    """BS-H3: A permission is used up; whom the action may aim at by it."""
    index = permit_for(t, unit, card)
    found = aim_of(t, index)
    if says(t, index, Wearing):
        queue(t, seat, SHED, Context(seat, card, unit), needs_unit=True)
    confine_use(t, unit, t.permits[index][2])
    use_permit(t, index)
    return found


def aim_of(t: SceneTable, index: int) -> int:
    """Whom a permission lets an action aim at."""
    if says(t, index, NewTarget):
        return NEW_ONES
    return t.permits[index][1] + 1 if says(t, index, SameTarget) else FREE_AIM


def is_hasty(t: SceneTable, unit: int, card: int) -> bool:
    """BS-R37: Whether a permission lifts the limit of the turn it entered."""
    if not t.acted[unit] or not t.permits:
        return False
    return says(t, permit_for(t, unit, card), Hasty)


def within_aim(t: SceneTable, things: list[int], unit: int, card: int) -> list[int]:
    """Those of some targets that the action under way, or one that is asked about, may aim at."""
    if t.using:
        aim, kind = t.using[AIM], t.using[KIND]
    else:
        kind = t.identity[card]
        aim = aim_of(t, permit_for(t, unit, card)) if t.acted[unit] else FREE_AIM
    if aim == FREE_AIM:
        return things
    return [thing for thing in things if is_within(t, aim, thing, unit, kind)]


def is_within(t: SceneTable, aim: int, thing: int, unit: int, kind: Identity) -> bool:
    """Whether a target is one of those."""
    sheets: Any = t.cast.sheets
    slug = sheets[kind].action.slug
    for target, user, used, hurt in t.blows:
        if target == thing and not hurt:
            if aim == NEW_ONES and sheets[used].action.slug == slug:
                return False
            if aim > FREE_AIM and user == unit and used == aim - 1:
                return True
    return aim == NEW_ONES


def is_spared(t: SceneTable, thing: int, unit: int, card: int) -> bool:
    """Whether the text of the action's own card keeps this user from aiming it there."""
    sheet = t.cast.sheets[t.using[KIND] if t.using else t.identity[card]]
    ctx = Context(t.cast.owner[unit], card, unit)
    texts: tuple[Any, ...] = sheet.texts.get(Spares, ())
    return any(
        includes(t, text.rule.target, thing, ctx) and passes(t, unit, text.rule.where, ctx) for text in texts
    )


def note_targets(t: SceneTable, targets: tuple[int, ...]) -> None:
    """The action under way has its targets."""
    if t.cast.heeds_blows:
        for unit in targets:
            note_blow(t, unit, t.using[USER], t.using[KIND], 0)


def _scarred(t: SceneTable, thing: int, node: Scarred, ctx: Context) -> bool:
    for target, user, used, hurt in t.blows:
        if target == thing and hurt and fits(t, node.which, used, -1, user, -1, ctx):
            if is_meant(t, node, user, ctx):
                return True
    return False


def is_meant(t: SceneTable, node: Scarred, user: int, ctx: Context) -> bool:
    """Whether the one that dealt the damage is meant, even if it has left the scene since."""
    if t.place[user] == SCENE:
        return includes(t, node.by, user, ctx)
    where: tuple[Filter, ...] = getattr(node.by, "where", ())
    return is_character(t, user) and passes(t, user, where, ctx)


def _says_more(t: SceneTable, node: Node, action: Action, about: About) -> bool:
    """It says how the action is used, not which one it is."""
    return True


TESTS.update({Scarred: _scarred})
MEANING.filters.update({Scarred: keep_each})
FITS.update({Hasty: _says_more, Wearing: _says_more, SameTarget: _says_more, NewTarget: _says_more})
