"""U-10.3 to U-10.6: What the verbs about the values and effects of a combat's cards do."""

from collections.abc import Sequence

from ....cardlang.meaning import candidates, holds, narrow, select, value
from ....cardlang.moments import While
from ....cardlang.node import Context, Kind, Rule, Things
from ....kernel.ids import Slot
from ..cards import combat_words, turn_words, verbs, words
from ..state.atoms import change_actions, note_deed
from ..state.combats import set_combat
from ..state.records import add_lasting
from ..state.table import (
    ADDED,
    AFTER,
    ATTACK_SIDE,
    BECOMES,
    BIT,
    BONUS,
    CANCELED,
    CAP,
    CARD,
    CARDS,
    DEALT,
    DEFENSE_SIDE,
    IGNORED,
    LATER,
    LOCKED,
    MOMENT,
    NO_CARD,
    PREVENTED,
    SET,
    WINNER,
    UnmatchedTable,
)
from .pieces.rising import gains_barred
from .terms import CARD_KIND, MEANING, combat_of, foe_card, in_area, side_of, spot

T = UnmatchedTable


def side_meant(t: T, of: Things, ctx: Context) -> int:
    """The side of the card that an effect is about; below 0 if that was not played (Q-13)."""
    own = side_of(t, ctx)
    if isinstance(of, words.TheirCard):
        return 1 - own if foe_card(t, ctx) != NO_CARD else -1
    return own


def add_value(t: T, amount: int, ctx: Context) -> None:
    """Q-14: Additions count whatever the value becomes; a locked value takes none."""
    add_to_side(t, side_of(t, ctx), amount)


def add_to_side(t: T, side: int, amount: int) -> None:
    """Add to the card of this side."""
    set_combat(t, ADDED + side, t.combat[ADDED + side] + amount)


def do_add_value(t: T, node: verbs.AddValue, ctx: Context) -> None:
    """add_value"""
    side = side_meant(t, node.of, ctx)
    if side >= 0:
        add_to_side(t, side, value(t, node.amount, ctx))


def do_set_value(t: T, node: verbs.SetValue, ctx: Context) -> None:
    """set_value: the latest counts."""
    side = side_meant(t, node.of, ctx)
    if side >= 0 and not t.combat[LOCKED + side]:
        set_combat(t, SET + side, value(t, node.amount, ctx))


def do_cancel(t: T, node: verbs.Cancel, ctx: Context) -> None:
    """cancel, U-10.6, Q-11, Q-12: effects of the other card that have not resolved yet, if it has any and
    allows it."""
    slot, side = foe_card(t, ctx), 1 - side_of(t, ctx)
    if slot == NO_CARD:
        return
    card = t.cast.card(t.identity[slot])
    # The defender's effects of a moment come first: the attacker's of the same moment are still open.
    first_open = t.combat[MOMENT] + (side == DEFENSE_SIDE)
    still_open = any(name in card.effects for name in ("immediately", "during", "after")[first_open:])
    if side != DEFENSE_SIDE and t.combat[BONUS]:  # the main attack's effects are no part of it
        still_open = t.combat[BECOMES] >= 0 and first_open < 2
    if still_open and not is_protected(t, slot):
        set_combat(t, CANCELED + side, 1)
        t.emit("canceled", t.cast.slot_owner[slot], (card.index, -1))


def is_protected(t: T, slot: Slot) -> bool:
    """Whether the card or its hero says that its effects cannot be canceled."""
    seat = t.cast.slot_owner[slot]
    rules: list[Rule] = [*t.cast.card(t.identity[slot]).rules]
    for rule in [*rules, *[rule for owner, rule in t.cast.shields if owner == seat]]:
        while isinstance(rule, While) and holds(t, rule.condition, Context(seat)):
            rule = rule.rule
        if isinstance(rule, words.Uncancelable):
            if narrow(t, (CARD + slot,), CARD_KIND, rule.where, Context(seat)):
                return True
    return False


def do_win(t: T, node: turn_words.Win, ctx: Context) -> None:
    """win: whatever the damage was; a combat that was lost so far is now won."""
    side = side_of(t, ctx)
    if t.combat[DEALT] > 0 if side == DEFENSE_SIDE else not t.combat[DEALT]:
        note_deed(t, ctx.seat, "won", 1)
    set_combat(t, WINNER, side)


def do_give_action(t: T, node: turn_words.GiveAction, ctx: Context) -> None:
    """give_action: to the attacker, whose turn it is (R-12)."""
    if t.turn != ctx.seat and not (t.ongoing and gains_barred(t, t.turn)):
        change_actions(t, value(t, node.amount, ctx))


MEANING.effects[turn_words.GiveAction] = do_give_action


def do_ignore_value(t: T, node: verbs.IgnoreValue, ctx: Context) -> None:
    """ignore_value, U-10.4"""
    slots = [thing - CARD for thing in candidates(t, node.of, ctx)]
    for side in (ATTACK_SIDE, DEFENSE_SIDE):
        if t.combat[CARDS + side] in slots:
            set_combat(t, IGNORED + side, 1)


def do_cap_damage(t: T, node: verbs.CapDamage, ctx: Context) -> None:
    """cap_damage: only who is attacked takes combat damage; of several caps the lowest counts."""
    if side_of(t, ctx) == DEFENSE_SIDE:
        most, before = value(t, node.amount, ctx), t.combat[CAP]
        set_combat(t, CAP, most if before < 0 else min(most, before))


def do_prevent_damage(t: T, node: verbs.PreventDamage, ctx: Context) -> None:
    """prevent_damage"""
    t.then((select, node.target, ctx, ctx.seat), (protect_selected,))


def protect_selected(t: T) -> None:
    """Whoever was selected takes no more damage in this combat."""
    for f in t.it:
        set_combat(t, PREVENTED, t.combat[PREVENTED] | 1 << f)


def are_of_type(
    t: T, things: Sequence[int], node: combat_words.OfType, kind: Kind, ctx: Context
) -> Sequence[int]:
    """of_type: as printed."""
    types = node.type.split("-or-")
    return [thing for thing in things if t.cast.card(t.identity[thing - CARD]).type in types]


def began_in_zone(
    t: T, things: Sequence[int], node: combat_words.BeganInZone, kind: Kind, ctx: Context
) -> Sequence[int]:
    """began_in_zone, Q-16; whoever came onto the board this turn began it in no zone."""
    zone = t.cast.board.share_zone
    return [f for f in things if t.space[f] >= 0 and zone(BIT[t.began[f]]) & BIT[t.space[f]]]


def are_owned_by(
    t: T, things: Sequence[int], node: combat_words.OwnedBy, kind: Kind, ctx: Context
) -> Sequence[int]:
    """owned_by"""
    seats = candidates(t, node.who, ctx)
    return [f for f in things if t.cast.owner[f] in seats]


def spaces_between(t: T, node: combat_words.SpacesBetween, ctx: Context) -> int:
    """spaces_between: along lines; nothing if one of them is not on the board (U-9.18)."""
    ends = [spot(t, thing) for of in (node.first, node.second) for thing in candidates(t, of, ctx)[:1]]
    if len(ends) < 2 or not all(ends):
        return 0
    seen, steps, board = ends[0], 0, t.cast.board
    while not seen & ends[1]:
        seen |= board.around(seen)
        steps += 1
    return max(steps - 1, 0)


def do_cancel_later(t: T, node: combat_words.CancelLater, ctx: Context) -> None:
    """cancel_later, U-10.6: if there is such an effect, and the card allows it."""
    slot, side = foe_card(t, ctx), 1 - side_of(t, ctx)
    if slot == NO_CARD:
        return
    card = t.cast.card(t.identity[slot])
    open_still = any(name in card.effects for name in ("during", "after"))
    if open_still and t.combat[CANCELED + side] in (0, AFTER) and not is_protected(t, slot):
        set_combat(t, CANCELED + side, LATER)
        t.emit("canceled", t.cast.slot_owner[slot], (card.index, -1))


def do_cancel_after(t: T, node: combat_words.CancelAfter, ctx: Context) -> None:
    """cancel_after, U-10.6: if there is such an effect, and the card allows it."""
    slot, side = foe_card(t, ctx), 1 - side_of(t, ctx)
    if slot == NO_CARD or (side != DEFENSE_SIDE and t.combat[BONUS]):
        return
    card = t.cast.card(t.identity[slot])
    if "after" in card.effects and not t.combat[CANCELED + side] and not is_protected(t, slot):
        set_combat(t, CANCELED + side, AFTER)
        t.emit("canceled", t.cast.slot_owner[slot], (card.index, -1))


def do_subtract_value(t: T, node: combat_words.SubtractValue, ctx: Context) -> None:
    """subtract_value"""
    side = side_meant(t, node.of, ctx)
    if side >= 0:
        add_to_side(t, side, -value(t, node.amount, ctx))


def is_lower(t: T, node: combat_words.Lower, ctx: Context) -> bool:
    """lower"""
    return value(t, node.first, ctx) < value(t, node.second, ctx)


def name_fighter(
    t: T, things: Sequence[int], node: combat_words.BannerOf, kind: Kind, ctx: Context
) -> Sequence[int]:
    """banner_of"""
    return [thing for thing in things if node.name in t.cast.card(t.identity[thing - CARD]).banner]


def do_spare(t: T, node: combat_words.SpareFromEffects, ctx: Context) -> None:
    """spare_from_effects"""
    t.then((select, node.target, ctx, ctx.seat), (spare_selected, node, ctx))


def spare_selected(t: T, node: combat_words.SpareFromEffects, ctx: Context) -> None:
    """While this card is in the combat."""
    add_lasting(t, node, ctx, t.it)


def your_card(t: T, node: combat_words.YourCard, ctx: Context) -> tuple[int, ...]:
    """your_card"""
    combat = combat_of(t, ctx)
    slot = combat[CARDS + side_of(t, ctx)] if combat else NO_CARD
    return (CARD + slot,) if slot != NO_CARD else ()


def canceled(t: T, node: combat_words.Canceled, ctx: Context) -> bool:
    """canceled: by whom does not matter."""
    combat = combat_of(t, ctx)
    return bool(combat and combat[CANCELED + 1 - side_of(t, ctx)])


MEANING.filters[combat_words.OfType] = are_of_type
MEANING.filters[combat_words.StartSpace] = in_area
MEANING.filters[combat_words.BeganInZone] = began_in_zone
MEANING.filters[combat_words.OwnedBy] = are_owned_by
MEANING.amounts[combat_words.SpacesBetween] = spaces_between
MEANING.effects[combat_words.CancelLater] = do_cancel_later
MEANING.conditions[combat_words.Canceled] = canceled
MEANING.effects.update(
    {
        combat_words.CancelAfter: do_cancel_after,
        combat_words.SubtractValue: do_subtract_value,
        combat_words.SpareFromEffects: do_spare,
    }
)
MEANING.conditions[combat_words.Lower] = is_lower
MEANING.things[combat_words.YourCard] = your_card
MEANING.filters[combat_words.BannerOf] = name_fighter
