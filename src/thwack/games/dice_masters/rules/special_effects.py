"""What the specials do: one card each."""

from ....cardlang.meaning import perform, remember
from ....cardlang.node import Context, Number, Slug
from ....kernel.ids import Seat, Slot
from ..cards.special import BanCard, BorrowAction, Impersonate, PinDown, StandGuard, UseBorrowed
from ..cards.standing import Forbids, UsesAction
from ..state.atoms import become, give_back, hold, lay_by, make_last, set_flag
from ..state.records import lapse, note_action
from ..state.table import (
    BORROWED,
    BY_LEVEL,
    HELD,
    LAID,
    PINS,
    PLAYER,
    RESERVE,
    THEIR_TURN,
    UNTIL_REPLACED,
    USED,
    ZONES,
    DiceTable,
    field,
    in_field,
    seat_of,
)
from .bans import is_ban, price_of_ban
from .events import notice
from .stats import burst_of, distinct, text_slot
from .terms import MEANING

# Mystique "Shapeshifter"


def do_impersonate(t: DiceTable, node: Impersonate, ctx: Context) -> None:
    """impersonate: a character card of the opponent; the Mystique fielded before is herself again."""
    slots = characters_of(t, 1 - ctx.seat)
    if slots and in_field(t) >> ctx.user & 1:
        t.ask(ctx.seat, [(impersonate, ctx, slot) for slot in slots])


def characters_of(t: DiceTable, seat: Seat) -> list[int]:
    """The character cards of a seat."""
    cast = t.cast
    return [s for s in range(2, len(cast.cards)) if cast.card_seat[s] == seat and cast.character_die[s]]


def impersonate(t: DiceTable, ctx: Context, slot: Slot) -> None:
    """DM-14.10: The die uses that card; with a burst it uses the faces too, level by level."""
    for die in t.cast.dice_in[field(t, ctx.seat) & t.copying]:
        if t.persona[die] >= 0 and t.cast.slot[die] == ctx.card:
            become(t, die, -1)
    become(t, ctx.user, BY_LEVEL + slot if burst_of(t, ctx.user) == 1 else slot)


# Rogue "Anna Marie"


def do_borrow_action(t: DiceTable, node: BorrowAction, ctx: Context) -> None:
    """borrow_action: out of the opponent's used pile or reserve pool."""
    first = ZONES * (1 - ctx.seat)
    pool = t.zones[first + USED] | t.zones[first + RESERVE]
    dice = [die for die in t.cast.dice_in[pool] if not t.cast.character_die[t.cast.slot[die]]]
    if dice and in_field(t) >> ctx.user & 1:
        t.ask(ctx.seat, [(borrow, ctx, die) for die in distinct(t, dice)])


def borrow(t: DiceTable, ctx: Context, die: int) -> None:
    """DM-14.6: It lies under Rogue."""
    hold(t, die, ctx.user)


def borrowed_by(t: DiceTable, holder: int) -> list[int]:
    """The action dice that lie under a die, captured."""
    held = t.zones[HELD] | t.zones[ZONES + HELD]
    return [
        die
        for die in t.cast.dice_in[held]
        if t.under[die] == holder and not t.flags[die] & LAID and not t.cast.character_die[t.cast.slot[die]]
    ]


def do_use_borrowed(t: DiceTable, node: UseBorrowed, ctx: Context) -> None:
    """use_borrowed: without bursts; after the attack step it is in its owner's used pile."""
    for die in borrowed_by(t, ctx.user)[:1]:
        slot = t.cast.slot[die]
        use = t.cast.uses[slot]
        assert use is not None
        set_flag(t, die, BORROWED)
        note_action(t, ctx.seat, die, 0)
        notice(t, UsesAction, PLAYER + ctx.seat)
        bound = (("burst", (0,)),)
        t.then((perform, use.effect, Context(ctx.seat, slot, die, bound=bound)))


def can_use_borrowed(t: DiceTable, node: UseBorrowed, ctx: Context) -> bool:
    """Whether there is a die to use, and Professor X does not forbid actions."""
    return bool(borrowed_by(t, ctx.user)) and not price_of_ban(t, ctx.seat, "actions")


def return_borrowed(t: DiceTable) -> None:
    """After the attack step."""
    for die in t.cast.dice_in[t.zones[HELD] | t.zones[ZONES + HELD]]:
        if t.flags[die] & BORROWED and not t.flags[die] & LAID:
            give_back(t, die)


# Vibranium Shield "Irreplaceable"


def do_pin_down(t: DiceTable, node: PinDown, ctx: Context) -> None:
    """pin_down: against an opposing character."""
    dice = [d for d in t.cast.dice_in[field(t, 1 - ctx.seat)] if t.cast.type[text_slot(t, d)] >= 0]
    if dice:
        t.ask(ctx.seat, [(pin, ctx, die) for die in distinct(t, dice)])


def pin(t: DiceTable, ctx: Context, target: int) -> None:
    """H-37: The type counts from now on, and the die stays, whatever becomes of the character."""
    lay_by(t, ctx.user, target, ctx.seat)
    pin_type(t, ctx.seat, ctx.user, t.cast.type[text_slot(t, target)])


def pin_type(t: DiceTable, seat: Seat, shield: int, energy: int) -> None:
    """The opponent's characters of a type cannot fight until the end of the opponent's next turn."""
    set_flag(t, shield, PINS)
    ctx = Context(seat, t.cast.slot[shield], shield, bound=(("type", (energy,)),))
    make_last(t, Forbids(Slug("fighting"), Number(0)), ctx, THEIR_TURN)


def pinner_of(t: DiceTable, die: int) -> int:
    """The card that keeps the characters of this one's type from attacking and blocking; -1 if none does."""
    for rule, ctx, until in t.lasting:
        if until == THEIR_TURN and ctx.seat != seat_of(t, die) and isinstance(rule, Forbids):
            if t.cast.type[text_slot(t, die)] in ctx.that("type"):
                return ctx.card
    return -1


def end_of_turn_specials(t: DiceTable, seat: Seat) -> None:
    """At the end of the opponent's turn the shield goes to the used pile."""
    for shield in t.cast.dice_in[t.zones[ZONES * (1 - seat) + HELD]]:
        if t.flags[shield] & PINS:
            give_back(t, shield)


# Loki "Gem-Keeper"


def do_ban_card(t: DiceTable, node: BanCard, ctx: Context) -> None:
    """ban_card: a character card of the opponent."""
    slots = characters_of(t, 1 - ctx.seat)
    if slots:
        t.ask(ctx.seat, [(ban, ctx, slot) for slot in slots])


def ban(t: DiceTable, ctx: Context, slot: Slot) -> None:
    """Older choices lapse."""
    lapse(t, [row for row in t.lasting if is_ban(row[0]) and row[1].seat == ctx.seat])
    rule = Forbids(Slug("card"), Number(0))
    make_last(t, rule, Context(ctx.seat, ctx.card, bound=(("card", (slot,)),)), UNTIL_REPLACED)
    t.emit("banned", ctx.seat, slot)


# Vibranium Shield "Cap's Protection"


def do_stand_guard(t: DiceTable, node: StandGuard, ctx: Context) -> None:
    """stand_guard: by an own character."""
    dice = t.cast.dice_in[field(t, ctx.seat)]
    if dice:
        t.ask(ctx.seat, [(guard, ctx, die) for die in distinct(t, dice)])
    else:
        t.then((remember, ()))


def guard(t: DiceTable, ctx: Context, target: int) -> None:
    """The shield lies there until it is used, or the character is gone."""
    lay_by(t, ctx.user, target, ctx.seat)


MEANING.effects.update(
    {
        Impersonate: do_impersonate,
        BorrowAction: do_borrow_action,
        UseBorrowed: do_use_borrowed,
        PinDown: do_pin_down,
        BanCard: do_ban_card,
        StandGuard: do_stand_guard,
    }
)
MEANING.conditions.update({UseBorrowed: can_use_borrowed})
