"""BS-5.3.3, BS-6.2: Ways into the scene that texts open: as though with Materialize, beside one of the same
alter ego, with fewer cards, like an EV card."""

from collections.abc import Callable
from typing import Any

from .....cardlang.control import NOTHING as NO_EFFECT
from .....cardlang.meaning import candidates, perform, value
from .....cardlang.node import Context
from .....kernel.ids import Identity, Seat, Slot
from .....kernel.table import Step
from ...cards.entry.gates import Doubles, EvolvesAnew, LetsMaterialize, Lighter, Revives
from ...cards.keywords import Materialize
from ...cards.special import PlaysFromResources
from ...cards.standing import AlsoPlain
from ...state.atoms import enter
from ...state.cast import CHARACTER, EV, Sheet
from ...state.records import end_lasting, evolve
from ...state.table import HAND, RESOURCES, SceneTable, deck_of, hand_of, resources_of
from ..choosing import slot_in
from ..knockout import fall
from ..loading import bases, has_place, is_let_in, load_from_deck, load_from_resources
from ..stats import standing
from .gatekeeping import former_selves, is_immaterial, is_such

FROM_RESOURCES = 0  # how a card is loaded, and where it comes from: as in preparation.py
MATERIALIZED = 1
REVIVED = 2
Move = Callable[..., None]
Rows = list[tuple[Any, Context]]


def has_open_doors(t: SceneTable, seat: Seat) -> bool:
    """Whether a text opens another way into the scene for this player now."""
    if not t.cast.has_doors:
        return False
    own = [row for sort in (LetsMaterialize, Doubles, EvolvesAnew) for row in standing(t, sort)]
    return any(ctx.seat == seat for _, ctx in own) or bool(standing(t, Lighter))


def other_plays(t: SceneTable, seat: Seat, kind: int, zone: int, again: Move, evolves: Move) -> list[Step]:
    """The ways that texts open to a card in hand or in resources; the phase goes on with `again`, and
    `evolves` is the step that evolves."""
    sheet = t.cast.sheets[kind]
    if not sheet.is_unit or not is_let_in(t, seat, sheet):
        return []
    found: list[Step] = []
    if zone == HAND:
        found += [(evolves, seat, kind, base) for base in evolutions_anew(t, seat, kind, sheet)]
    lighter = rows_for(t, Lighter, seat, kind, -1) if sheet.type == CHARACTER else []
    for rule, ctx in rows_for(t, LetsMaterialize, seat, kind, seat) if zone == HAND else ():
        if Materialize not in sheet.sorts:
            for base in places(t, seat, kind, sheet):
                found += ways(t, (seat, kind, base), MATERIALIZED, [(rule, ctx), *lighter], again)
    for rule, ctx in rows_for(t, Doubles, seat, kind, seat):
        for base in taken_places(t, seat, kind, sheet):
            found += ways(t, (seat, kind, base), zone_way(zone), [(rule, ctx), *lighter], again)
            if Materialize in sheet.sorts and zone == HAND:
                found += ways(t, (seat, kind, base), MATERIALIZED, [(rule, ctx), *lighter], again)
    if lighter and has_place(t, seat, kind, sheet, -1):
        found += ways(t, (seat, kind, -1), zone_way(zone), lighter, again)
        if Materialize in sheet.sorts and zone == HAND:
            found += ways(t, (seat, kind, -1), MATERIALIZED, lighter, again)
    return found


def zone_way(zone: int) -> int:
    """How a card of that zone is loaded from resources."""
    return REVIVED if zone == RESOURCES else FROM_RESOURCES


def rows_for(t: SceneTable, sort: Any, seat: Seat, kind: int, whose: int) -> Rows:
    """The rules of that sort for such a card, of that player or of anybody."""
    found = standing(t, sort)
    return [
        (rule, ctx)
        for rule, ctx in found
        if whose in (-1, ctx.seat) and is_such(t, seat, kind, rule.where, ctx)
    ]


def places(t: SceneTable, seat: Seat, kind: int, sheet: Sheet) -> list[int]:
    """Where a card could come into scene: by itself (-1), or on a base."""
    found = [-1] if sheet.type != EV or AlsoPlain in sheet.sorts else []
    found += bases(t, seat, sheet) if sheet.type == EV else []
    return [base for base in found if has_place(t, seat, kind, sheet, base)]


def taken_places(t: SceneTable, seat: Seat, kind: int, sheet: Sheet) -> list[int]:
    """BS-H131: Where only somebody of the same alter ego is in its way."""
    if not sheet.is_character:
        return []
    found = [-1] if sheet.type != EV or AlsoPlain in sheet.sorts else []
    found += bases(t, seat, sheet) if sheet.type == EV else []
    return [base for base in found if not has_place(t, seat, kind, sheet, base)]


def ways_of_doubles(t: SceneTable, seat: Seat, sheet: Sheet) -> list[int]:
    """BS-H131: How a character card in hand can be loaded, whoever of its alter ego is there."""
    if sheet.type != CHARACTER or not is_let_in(t, seat, sheet):
        return []
    found = [FROM_RESOURCES] if sheet.energy <= len(resources_of(t, seat)) else []
    if Materialize in sheet.sorts and sheet.energy <= len(deck_of(t, seat)):
        found += [] if is_immaterial(t, seat, sheet) else [MATERIALIZED]
    return found


def ways(t: SceneTable, who: tuple[int, int, int], way: int, rules: Rows, again: Move) -> list[Step]:
    """The options by the first of the rules, and with fewer cards by one of the others."""
    seat, kind, base = who
    sheet = t.cast.sheets[kind]
    if way == MATERIALIZED and is_immaterial(t, seat, sheet):
        return []
    pile = deck_of(t, seat) if way == MATERIALIZED else resources_of(t, seat)
    left = len(pile) - (1 if way == REVIVED else 0)
    count = sheet.extra if base >= 0 else sheet.energy
    found: list[Step] = []
    rule, ctx = rules[0]
    fewer = [value(t, row.amount, own) for row, own in rules if isinstance(row, Lighter)] if base < 0 else []
    for less in dict.fromkeys(([] if isinstance(rule, Lighter) else [0]) + fewer):
        if 0 < count - less <= left or (less == 0 and count <= left):
            found.append((play_by, again, seat, kind, base, way, less, rule, ctx))
    return found


def play_by(
    t: SceneTable,
    again: Move,
    seat: Seat,
    identity: Identity,
    base: int,
    way: int,
    less: int,
    rule: Any,
    ctx: Context,
) -> None:
    """BS-H132: It enters by a text; what the text asks for happens, and then it is loaded."""
    slot = slot_in(t, resources_of(t, seat) if way == REVIVED else hand_of(t, seat), identity)
    sheet = t.cast.sheets[identity]
    if way == REVIVED:
        use_up_revives(t, slot)
    use_up(t, rule, ctx)
    if base >= 0:
        evolve(t, slot, base)
    else:
        enter(t, slot)
    count = (sheet.extra if base >= 0 else sheet.energy) - less
    then = getattr(rule, "then", NO_EFFECT)
    t.then((perform, then, ctx), (load_up, slot, way, count), (again, seat))


def load_up(t: SceneTable, slot: Slot, way: int, count: int) -> None:
    """BS-R11: As many as there are left, where the text has taken one away."""
    if way == MATERIALIZED:
        load_from_deck(t, slot, count)
        return
    count = min(count, len(resources_of(t, t.cast.owner[slot])))
    t.do((stand_or_fall, slot))
    load_from_resources(t, slot, count)


def stand_or_fall(t: SceneTable, slot: Slot) -> None:
    """BS-R1: Whoever came to carry nothing does not stay."""
    fall(t, slot)


def use_up(t: SceneTable, rule: Any, ctx: Context) -> None:
    """A permission for one card is used up; a text that stands is not."""
    for index, row in enumerate(t.lasting):
        if row[0] == rule and row[1] == ctx and not isinstance(rule, Lighter):
            end_lasting(t, index)
            return


# Revive


def revived_kinds(t: SceneTable, seat: Seat) -> set[int]:
    """BS-D8: The cards in resources that a text has given Revive."""
    found = standing(t, Revives) if t.lasting else ()
    return {
        t.identity[slot]
        for rule, ctx in found
        for slot in candidates(t, rule.target, ctx)
        if t.place[slot] == RESOURCES and t.cast.owner[slot] == seat
    }


def kinds_to_revive(t: SceneTable, seat: Seat) -> list[int]:
    """BS-D8: The cards in resources that may come from there now."""
    anyone = bool([1 for _, ctx in standing(t, PlaysFromResources) if ctx.seat == seat])
    risen, revives = revived_kinds(t, seat), t.cast.revives
    if not anyone and not risen and not revives:
        return []
    found: dict[int, None] = {}
    for slot in resources_of(t, seat):
        kind = t.identity[slot]
        if revives >> kind & 1 or (anyone and t.cast.sheets[kind].type == CHARACTER) or kind in risen:
            found[kind] = None
    return list(found)


def use_up_revives(t: SceneTable, slot: Slot) -> bool:
    """BS-D8: Whether a permission for just this card was there, and is used up."""
    kind = t.identity[slot]
    for index, (rule, ctx, _) in enumerate(t.lasting):
        if isinstance(rule, Revives) and any(t.identity[s] == kind for s in candidates(t, rule.target, ctx)):
            end_lasting(t, index)
            return True
    return False


def evolutions_anew(t: SceneTable, seat: Seat, kind: int, sheet: Sheet) -> list[int]:
    """The former selves from which a character card may evolve by a text, like an EV card with +0."""
    if EvolvesAnew not in t.cast.sorts or sheet.type != CHARACTER:
        return []
    if not rows_for(t, EvolvesAnew, seat, kind, seat):
        return []
    return [base for base in former_selves(t, seat, kind) if has_place(t, seat, kind, sheet, base)]
