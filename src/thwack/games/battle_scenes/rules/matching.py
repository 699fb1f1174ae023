"""Whether a noun on a card means a thing, and whether a thing passes filters; who is of which alter ego."""

from typing import Final

from ....cardlang.meaning import candidates, narrow
from ....cardlang.node import Context, Filter, Kind, Node, Things
from ....cardlang.nouns import Each, One, This
from ..cards.entry.gates import AlsoEgo
from ..cards.stances import BearsEgo
from ..cards.words import CharacterKind, SupportKind, Unit
from ..state.table import PLAYER, SCENE, SceneTable, is_character

UNIT: Final = Unit()
OF_SCENE: Final[frozenset[type[Node]]] = frozenset((CharacterKind, SupportKind, Unit))


def passes(t: SceneTable, thing: int, where: tuple[Filter, ...], ctx: Context) -> bool:
    """Whether a thing passes all filters."""
    return bool(narrow(t, (thing,), UNIT, where, ctx)) if where else True


def includes(t: SceneTable, things: Things, thing: int, ctx: Context) -> bool:
    """Whether a noun means this thing, too."""
    sort = type(things)
    if sort is This:
        return thing == ctx.user
    if sort is Each or sort is One:
        kind = things.kind  # type: ignore[attr-defined]
        if type(kind) in OF_SCENE:
            if thing >= PLAYER or t.place[thing] != SCENE or not is_of(t, thing, kind):
                return False
            return bool(narrow(t, (thing,), kind, things.where, ctx))  # type: ignore[attr-defined]
    return thing in candidates(t, things, ctx)


def is_of(t: SceneTable, unit: int, kind: Kind) -> bool:
    """Whether a card in scene is of that kind: a character, a support, or either."""
    return type(kind) is Unit or is_character(t, unit) is (type(kind) is CharacterKind)


def kin_of(t: SceneTable, unit: int) -> int:
    """BS-6.4: The cards, as bits, that are other versions of a character, by all its alter egos."""
    found = t.cast.kin[t.identity[unit]]
    if not t.lasting:
        return found
    for ego in egos_given(t, unit) if t.cast.may_be_double else ():
        found |= sum(1 << i for i, s in enumerate(t.cast.sheets) if ego in s.egos and s.is_unit)
    for rule, ctx, _ in t.lasting if t.cast.shifts_egos else ():  # BS-H162
        if isinstance(rule, BearsEgo) and includes(t, rule.target, unit, ctx):
            for card in candidates(t, rule.things, ctx):
                found |= t.cast.kin[t.identity[card]]
    return found


def egos_given(t: SceneTable, unit: int) -> list[str]:
    """The alter egos that a character has this turn besides its own."""
    return [
        rule.ego
        for rule, ctx, _ in t.lasting
        if isinstance(rule, AlsoEgo) and includes(t, rule.target, unit, ctx)
    ]
