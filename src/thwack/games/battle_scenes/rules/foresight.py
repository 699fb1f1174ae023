"""What an option would come to, for whoever must choose: looked at on a copy of the table, which is thrown
away. All that it asks lies open."""

from ....cardlang.control import Seq
from ....cardlang.node import Context, Effect, Number
from ....cardlang.verbs import Damage
from ....kernel.ids import Identity
from ..cards.verbs import Pierce
from ..cards.words import Target, Targets
from ..state.atoms import load_card
from ..state.cast import ABILITY, ANTICIPATE, UNFORESEEN, Action
from ..state.records import aim, change_using, start_using, take_boosts
from ..state.table import BONUS, SceneTable, resources_of
from .actions import has_power, is_armed, is_hastened, legal_targets, needs_no_power
from .choosing import slot_in
from .damage import bonus, guard_of
from .stats import powers
from .texts.lessening import lowered


def hitting(effect: Effect) -> Damage | Pierce | None:
    """The part of an effect that deals damage to its targets."""
    for part in effect.parts if isinstance(effect, Seq) else (effect,):
        if isinstance(part, Damage | Pierce) and isinstance(part.target, Target | Targets):
            return part
    return None


def plain_damage(effect: Effect) -> int:
    """The damage that an effect deals to each of its targets, if that is a plain number; else 0."""
    part = hitting(effect)
    return part.amount.n if part is not None and isinstance(part.amount, Number) else 0


def is_piercing(effect: Effect) -> bool:
    """BS-8.4: Whether no shield takes anything of the damage that an effect deals."""
    return isinstance(hitting(effect), Pierce)


def damage_to(t: SceneTable, unit: int, card: int, amount: int, targets: list[int]) -> list[int]:
    """BS-F1, BS-H6: What an action of a character would deal to each of these now, before their shields."""
    t = t.fork()
    if not t.using:
        start_using(t, (unit, card, 0, 0, 0, 0, t.identity[card], t.identity[unit], 0, 0, 0))
        change_using(t, BONUS, take_boosts(t, unit))
    ctx = Context(t.cast.owner[unit], card, unit)
    found = []
    for target in targets:
        aim(t, (target,))
        guard = guard_of(t, target, ctx)
        dealt = amount + t.using[BONUS] + bonus(t, target, ctx, 0)
        found.append(max(lowered(t, guard if guard >= 0 else target, dealt, ctx), 0))
    return found


def damage_of(t: SceneTable, unit: int, card: int, action: Action) -> tuple[int, int] | None:
    """The least and the most damage that an action would deal to a target now; None if it is no plain number,
    or what is printed."""
    noun, amount = action.nouns[0], plain_damage(action.modes[0])
    if len(action.modes) > 1 or noun is None or not amount:
        return None
    ctx = Context(t.cast.owner[unit], card, unit)
    found = damage_to(t, unit, card, amount, legal_targets(t, noun, unit, card, ctx))
    return (min(found), max(found)) if any(dealt != amount for dealt in found) else None


def is_of_use(t: SceneTable, unit: int, identity: Identity) -> bool:
    """BS-6.3, BS-11.12: Whether a card from resources would be more than energy to whoever carries it."""
    seat = t.cast.owner[unit]
    sheet = t.cast.sheets[identity]
    if sheet.type != ABILITY:
        return True
    t = t.fork()
    slot = slot_in(t, resources_of(t, seat), identity)
    if slot < 0:
        return True
    load_card(t, slot, unit)
    if sheet.action is None:
        return not sheet.powers or bool(sheet.powers & powers(t, unit))
    return has_power(t, unit, sheet.action.power) or needs_no_power(t, unit, slot)


def timing_of(t: SceneTable, unit: int, card: int, action: Action) -> list[str]:
    """BS-1.4, BS-11.12: When a character may use an action besides its Attack step, as things are now."""
    armed = is_armed(t, unit, card)
    early = bool(action.timing & ANTICIPATE) or armed or is_hastened(t, unit, card)
    found = ["anticipate"] if early else []
    return [*found, "unforeseen"] if action.timing & UNFORESEEN or armed else found
