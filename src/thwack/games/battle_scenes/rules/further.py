"""What the words of `further.py` mean."""

from collections.abc import Callable
from typing import Final

from ....cardlang.control import May
from ....cardlang.meaning import candidates, perform, select, select_nothing, value
from ....cardlang.node import Amount, Context, Node
from ....cardlang.nouns import One
from ....cardlang.shared import Some
from ....kernel.table import Step
from ..cards.further import (
    Colourless,
    Deal,
    DealPiercing,
    Doubled,
    EgoAs,
    EnergyLeast,
    Exert,
    FirstAction,
    Half,
    HalfUp,
    InAnticipation,
    KinOf,
    Lets,
    OtherUses,
    OwnerOf,
    PowersHad,
    Replaces,
    ShuffleDeck,
    Unshielded,
)
from ..cards.stances import PosesAs
from ..state.atoms import shuffle_deck
from ..state.records import lower_stage
from ..state.table import ANTICIPATION, DECK, PLAYER, SceneTable, is_character, sheet_of
from .choosing import pick_unit, units_only
from .damage import deal
from .matching import kin_of
from .measures import MEANING
from .shields import energy, shield
from .stats import names, powers
from .terms import TESTS, keep_each, seat_of

# Stages as a price


def able(t: SceneTable, node: Exert, ctx: Context) -> list[int]:
    """BS-H35: Those that can drop so far."""
    amount = value(t, node.amount, ctx)
    return [u for u in candidates(t, node.target, ctx) if is_character(t, u) and t.stage[u] >= amount]


def do_exert(t: SceneTable, node: Exert, ctx: Context) -> None:
    """exert"""
    units = able(t, node, ctx)
    if not units:
        t.it = ()
    elif isinstance(node.target, Some):
        t.then((select, node.target, ctx, ctx.seat), (exert_it, value(t, node.amount, ctx)))
    elif isinstance(node.target, One):
        t.then((ask_exert, node, ctx), (exert_it, value(t, node.amount, ctx)))
    else:
        t.it = tuple(units)
        exert_it(t, value(t, node.amount, ctx))


def ask_exert(t: SceneTable, node: Exert, ctx: Context) -> None:
    """Which one?"""
    options: list[Step] = [(pick_unit, unit) for unit in able(t, node, ctx)]
    t.ask(ctx.seat, [*options, (select_nothing,)] if ctx.optional else options)


def exert_it(t: SceneTable, amount: int) -> None:
    """It drops, if it can drop so far."""
    t.it = tuple(unit for unit in t.it if t.stage[unit] >= amount)
    for unit in t.it:
        lower_stage(t, unit, amount)


def exert_is_payable(t: SceneTable, node: Exert, ctx: Context) -> bool:
    """Somebody can."""
    return bool(able(t, node, ctx))


# Damage of others


def do_deal(t: SceneTable, node: Deal, ctx: Context) -> None:
    """deal"""
    strike_for(t, node, False, ctx)


def do_deal_piercing(t: SceneTable, node: DealPiercing, ctx: Context) -> None:
    """deal_piercing"""
    strike_for(t, node, True, ctx)


def strike_for(t: SceneTable, node: Deal | DealPiercing, piercing: bool, ctx: Context) -> None:
    """Each of those who deal it, one after the other."""
    steps: list[Step] = []
    for source in candidates(t, node.by, ctx):
        own = ctx._replace(user=source).must()
        near = ctx.must() if source == ctx.card else own  # who "other" is not
        steps += [(select, node.target, near, ctx.seat), (deal_it, node.amount, piercing, own)]
    t.do(*steps)


def deal_it(t: SceneTable, amount: Amount, piercing: bool, ctx: Context) -> None:
    """BS-F4: The amount is found when the damage happens."""
    deal(t, units_only(t, t.it), value(t, amount, ctx), piercing, ctx)


# Players


def do_lets(t: SceneTable, node: Lets, ctx: Context) -> None:
    """lets: that player decides, and what is said to "you" is said to them."""
    seats = [thing - PLAYER for thing in candidates(t, node.who, ctx)]
    t.do(*[(perform, May(node.effect), ctx.must()._replace(seat=seat)) for seat in seats])


def _owner_of(t: SceneTable, node: OwnerOf, ctx: Context) -> tuple[int, ...]:
    """Even of one that has left the scene."""
    return tuple({PLAYER + seat_of(t, thing): 0 for thing in candidates(t, node.things, ctx)})


# Filters and conditions


def _energy_least(t: SceneTable, thing: int, node: EnergyLeast, ctx: Context) -> bool:
    return energy(t, thing) >= value(t, node.least, ctx)


def _doubled(t: SceneTable, thing: int, node: Doubled, ctx: Context) -> bool:
    kin = kin_of(t, thing)
    others = [unit for side in t.units for unit in side if unit != thing and is_character(t, unit)]
    return any(kin >> t.identity[unit] & 1 for unit in others)


def _replaces(t: SceneTable, node: Replaces, ctx: Context) -> bool:
    """Of a scenario that enters, the event is about the one it replaces."""
    return any(name in node.names for slot in ctx.that("it") for name in names(t, slot))


def _unshielded(t: SceneTable, thing: int, node: Unshielded, ctx: Context) -> bool:
    return shield(t, thing) == 0


def _kin_of(t: SceneTable, thing: int, node: KinOf, ctx: Context) -> bool:
    kin = t.cast.kin[t.identity[thing]]
    others = candidates(t, node.things, ctx)
    if any(kin >> t.identity[other] & 1 for other in others):
        return True
    return any(ego in sheet_of(t, other).egos for ego in egos_in_deck(t, thing) for other in others)


def egos_in_deck(t: SceneTable, slot: int) -> list[str]:
    """The alter egos that a card has besides while it is in the deck."""
    if PosesAs not in t.cast.sorts or t.place[slot] != DECK:
        return []
    return [text.rule.ego for text in sheet_of(t, slot).texts.get(PosesAs, ())]  # type: ignore[attr-defined]


def _ego_as(t: SceneTable, thing: int, node: EgoAs, ctx: Context) -> bool:
    if not sheet_of(t, thing).card.alter_ego:
        return False
    mine = {*sheet_of(t, thing).egos, *egos_in_deck(t, thing)}
    found = [sheet_of(t, other) for other in candidates(t, node.things, ctx)]
    return any(sheet.card.alter_ego and mine & set(sheet.egos) for sheet in found)


def _colourless(t: SceneTable, thing: int, node: Colourless, ctx: Context) -> bool:
    return not sheet_of(t, thing).powers


def _first_action(t: SceneTable, node: FirstAction, ctx: Context) -> bool:
    return len(t.uses) <= 1


def _in_anticipation(t: SceneTable, node: InAnticipation, ctx: Context) -> bool:
    return t.phase == ANTICIPATION


# Amounts


def _half(t: SceneTable, node: Half, ctx: Context) -> int:
    return value(t, node.amount, ctx) // 2


def _half_up(t: SceneTable, node: HalfUp, ctx: Context) -> int:
    return (value(t, node.amount, ctx) + 1) // 2


def _powers_had(t: SceneTable, node: PowersHad, ctx: Context) -> int:
    return sum(powers(t, unit).bit_count() for unit in candidates(t, node.things, ctx))


def _other_uses(t: SceneTable, node: OtherUses, ctx: Context) -> int:
    """The use under way is already noted, so it is left out."""
    actions = [t.cast.sheets[used].action for _, _, used in t.uses]
    return sum(action is not None and action.slug in node.names for action in actions) - 1


def do_shuffle(t: SceneTable, node: ShuffleDeck, ctx: Context) -> None:
    """shuffle"""
    shuffle_deck(t, ctx.seat)


MORE_TESTS: Final[dict[type[Node], Callable[..., bool]]] = {
    EnergyLeast: _energy_least,
    Doubled: _doubled,
    Unshielded: _unshielded,
    KinOf: _kin_of,
    EgoAs: _ego_as,
    Colourless: _colourless,
}
TESTS.update(MORE_TESTS)
MEANING.filters.update(dict.fromkeys(MORE_TESTS, keep_each))
MEANING.amounts.update({Half: _half, HalfUp: _half_up, PowersHad: _powers_had, OtherUses: _other_uses})
MEANING.things.update({OwnerOf: _owner_of})
MEANING.effects.update({Exert: do_exert, Deal: do_deal, DealPiercing: do_deal_piercing, Lets: do_lets})
MEANING.effects.update({ShuffleDeck: do_shuffle})
MEANING.conditions.update({Exert: exert_is_payable, Replaces: _replaces})
MEANING.conditions.update({FirstAction: _first_action, InAnticipation: _in_anticipation})
