"""Atoms, too: the numbers of characters and supports, and the records of a turn."""

from typing import Any

from ....cardlang.node import Context, Effect, Number, Rule
from ....kernel.ids import Identity, Seat, Slot
from ....kernel.knowledge import PUBLIC
from ..cards.entry.bonds import AtTarget
from .atoms import all_told, changed, clear_unit, pull, told, unit_told
from .cast import SUPPORT
from .table import BLOW, CARRIED, ENTERING, POTENTIATED, RISEN, SCENE, TOP_STAGE, SceneTable, with_at

# Evolving


def evolve(t: SceneTable, slot: Slot, base: int) -> None:
    """BS-R12: An EV character takes the place of its base, which it carries with all the base carried; stage,
    since when, and actions used stay."""
    seat = t.cast.owner[slot]
    pull(t, slot)
    load = (*t.load[base], base)
    t.load = with_at(t.load, base, ())
    t.units[seat] = tuple(slot if unit == base else unit for unit in t.units[seat])
    if t.cast.sheets[t.identity[base]].type == SUPPORT:
        t.stage[slot] = 1
    else:
        t.stage[slot] = t.stage[base]
    t.soaked, t.taken = with_at(t.soaked, slot, t.soaked[base]), with_at(t.taken, slot, t.taken[base])
    t.bonus, t.acted = with_at(t.bonus, slot, t.bonus[base]), with_at(t.acted, slot, t.acted[base])
    t.flags[slot] = t.flags[base] | ENTERING
    rename(t, base, slot)
    spent = t.spent  # its texts may be carried on
    clear_unit(t, base)
    t.spent = spent
    t.load = with_at(t.load, slot, load)
    for card in load:
        t.place[card] = CARRIED + slot
    t.place[slot] = SCENE
    t.known[slot] |= PUBLIC
    changed(t)
    t.emit("evolved", seat, told(t, slot), told(t, base))


def rename(t: SceneTable, old: int, new: int) -> None:
    """BS-R12: What was said of a character this turn is said of what it has evolved into."""
    t.permits = tuple(
        (new if user == old else user, card, tuple(new_target(f, old, new) for f in which))
        for user, card, which in t.permits
    )
    t.boosts = tuple((new if unit == old else unit, more) for unit, more in t.boosts)
    t.spent = tuple((new if slot == old and n >= BLOW else slot, n) for slot, n in t.spent)
    t.uses = tuple((seat, new if unit == old else unit, card) for seat, unit, card in t.uses)
    t.blows = tuple(
        (new if unit == old else unit, new if user == old else user, card, hurt)
        for unit, user, card, hurt in t.blows
    )
    t.lent = tuple((support, new if unit == old else unit) for support, unit in t.lent)
    t.marks = tuple((card, new if unit == old else unit) for card, unit in t.marks)
    t.targets = tuple(new if unit == old else unit for unit in t.targets)
    t.lasting = tuple((rule, renamed(ctx, old, new), until) for rule, ctx, until in t.lasting)


def new_target(f: Any, old: int, new: int) -> Any:
    """A filter of actions that speaks of the one that has evolved."""
    return AtTarget(Number(new)) if isinstance(f, AtTarget) and f.target == Number(old) else f


def renamed(ctx: Context, old: int, new: int) -> Context:
    """A context that speaks of what a character has evolved into."""
    bound = tuple(
        (name, tuple(new if thing == old else thing for thing in things)) for name, things in ctx.bound
    )
    return ctx._replace(user=new if ctx.user == old else ctx.user, bound=bound)


# Numbers of characters and supports


def raise_stage(t: SceneTable, unit: int, by: int) -> int:
    """BS-5.3.7, BS-F18: Up to stage 2; by how much it rose."""
    by = min(by, TOP_STAGE - t.stage[unit])
    if by > 0:
        t.stage[unit] += by
        t.flags[unit] |= RISEN
        if t.cast.stages_matter:
            changed(t)
        t.emit("raised", unit_told(t, unit), t.stage[unit])
    return max(by, 0)


def lower_stage(t: SceneTable, unit: int, by: int) -> None:
    """BS-R21: Down to stage 0."""
    by = min(by, t.stage[unit])
    if by > 0:
        t.stage[unit] -= by
        if t.cast.stages_matter:
            changed(t)
        t.emit("lowered", unit_told(t, unit), t.stage[unit])


def pay_stages(t: SceneTable, unit: int, by: int) -> None:
    """BS-7.1: The cost of an action."""
    t.stage[unit] -= by
    if t.cast.stages_matter:
        changed(t)


def add_shield(t: SceneTable, unit: int, amount: int) -> None:
    """Until the end of the turn."""
    t.bonus = with_at(t.bonus, unit, t.bonus[unit] + amount)
    changed(t)
    t.emit("shield", unit_told(t, unit), amount)


def soak(t: SceneTable, unit: int, amount: int) -> None:
    """BS-R2: Damage is added to what the shield has met this turn."""
    t.soaked = with_at(t.soaked, unit, t.soaked[unit] + amount)


def suffer(t: SceneTable, unit: int, amount: int) -> None:
    """BS-F2: Damage is received, whatever the shield absorbs."""
    t.taken = with_at(t.taken, unit, t.taken[unit] + amount)


def count_blow(t: SceneTable, unit: int, amount: int) -> None:
    """BS-F2: An action of an opponent has damaged it."""
    t.spent = (*t.spent, (unit, BLOW + amount))


def set_flag(t: SceneTable, slot: Slot, flag: int) -> None:
    """Mark a card."""
    t.flags[slot] |= flag


# Records of the turn


def note_use(t: SceneTable, seat: Seat, unit: int, identity: Identity) -> None:
    """BS-5.6: An action was used."""
    t.acted = with_at(t.acted, unit, t.acted[unit] + 1)
    t.uses = (*t.uses, (seat, unit, identity))


def note_blow(t: SceneTable, unit: int, user: int, identity: Identity, hurt: int) -> None:
    """An action targets somebody, or damages one."""
    t.blows = (*t.blows, (unit, user, identity, hurt))


def permit(t: SceneTable, unit: int, identity: Identity, which: Any) -> None:
    """BS-H3: One more action."""
    t.permits = (*t.permits, (unit, identity, which))


def use_permit(t: SceneTable, index: int) -> None:
    """BS-H3: A permission is used up."""
    t.permits = t.permits[:index] + t.permits[index + 1 :]


def add_boost(t: SceneTable, unit: int, amount: int) -> None:
    """BS-11.14: The next damaging action of a character will deal more."""
    t.boosts = (*t.boosts, (unit, amount))
    t.flags[unit] |= POTENTIATED
    t.emit("potentiated", unit_told(t, unit), amount)


def take_boosts(t: SceneTable, unit: int) -> int:
    """BS-11.14: All that was added to the next damaging action."""
    amount = sum(more for boosted, more in t.boosts if boosted == unit)
    t.boosts = tuple(row for row in t.boosts if row[0] != unit)
    return amount


def spend_text(t: SceneTable, slot: Slot, number: int) -> None:
    """A text that works once has worked."""
    t.spent = (*t.spent, (slot, number))


def make_last(t: SceneTable, rule: Rule, ctx: Context, until: int) -> None:
    """A rule stands until the end of a turn."""
    t.lasting = (*t.lasting, (rule, ctx, until))
    changed(t)


def end_lasting(t: SceneTable, index: int) -> None:
    """A rule that lasted has done its work."""
    t.lasting = t.lasting[:index] + t.lasting[index + 1 :]
    changed(t)


def bind_lasting(t: SceneTable, index: int, name: str, numbers: tuple[int, ...]) -> None:
    """A rule that lasts keeps numbers in mind."""
    rule, ctx, until = t.lasting[index]
    t.lasting = (*t.lasting[:index], (rule, ctx.bind(name, numbers), until), *t.lasting[index + 1 :])


def queue(t: SceneTable, seat: Seat, effect: Effect, ctx: Context, needs_unit: bool = False) -> None:
    """An effect waits to be resolved."""
    t.pending = (*t.pending, (seat, effect, ctx, int(needs_unit)))


def unqueue(t: SceneTable, index: int) -> None:
    """An effect waits no longer."""
    t.pending = t.pending[:index] + t.pending[index + 1 :]


def mark(t: SceneTable, slot: Slot, thing: int) -> None:
    """Something is chosen for a card."""
    t.marks = (*t.marks, (slot, thing))
    changed(t)
    t.emit("marked", told(t, slot), unit_told(t, thing))


def mark_name(t: SceneTable, slot: Slot, number: int) -> None:
    """A name is chosen for a card; its number is below 0, where no card's is."""
    t.marks = (*t.marks, (slot, number))
    changed(t)


def open_hand(t: SceneTable, seat: Seat, slots: tuple[int, ...]) -> None:
    """Everybody sees these cards of a hand."""
    for slot in slots:
        t.known[slot] |= PUBLIC
    t.emit("hand_shown", seat, all_told(t, slots))


def lend(t: SceneTable, support: int, unit: int) -> None:
    """A support's action is this character's, this turn."""
    if (support, unit) not in t.lent:
        t.lent = (*t.lent, (support, unit))


def enter_phase(t: SceneTable, phase: int) -> None:
    """The next phase or step of the turn."""
    t.phase = phase
    if t.lasting:
        t.lasting = tuple(row for row in t.lasting if row[1].that("phase") in ((), (-phase,)))
    if t.cast.phases_matter or t.lasting:
        changed(t)
    if t.recording:
        t.emit("phase", t.turn, phase)


def begin_turn(t: SceneTable, seat: Seat) -> None:
    """BS-8.3: Shields are back to full; whoever is in scene has been there since the start of the turn."""
    t.turn = seat
    t.turns += 1
    t.uses = t.permits = t.blows = ()
    t.spent = t.lent = t.boosts = ()
    t.fresh = ()
    t.played_scenario = t.counted = 0
    for side in t.units:
        for unit in side:
            t.flags[unit] = 0
    t.soaked = t.taken = t.bonus = t.acted = (0,) * len(t.soaked)  # only who is in scene had any
    if t.lasting:
        t.lasting = tuple(row for row in t.lasting if row[2] >= t.turns)
    changed(t)
    t.emit("turn", seat, t.turns)


def start_using(t: SceneTable, using: tuple[int, ...]) -> None:
    """An action is under way."""
    t.using = using
    t.targets = t.revealed = ()


def stop_using(t: SceneTable) -> None:
    """The action is over."""
    t.using = t.targets = t.revealed = ()


def change_using(t: SceneTable, part: int, number: int) -> None:
    """One part of the action under way."""
    using = t.using
    t.using = (*using[:part], number, *using[part + 1 :])


def aim(t: SceneTable, targets: tuple[int, ...]) -> None:
    """The action has its targets."""
    t.targets = targets
    t.emit("targets", tuple(unit_told(t, unit) for unit in targets))


def note_revealed(t: SceneTable, slot: Slot) -> None:
    """BS-11.4: A card that Clairvoyance has revealed."""
    t.revealed = (*t.revealed, slot)


def use_exchange(t: SceneTable, seat: Seat) -> None:
    """BS-4.3: The free exchange is used."""
    t.exchanged |= 1 << seat


def set_alone(t: SceneTable, seat: Seat, alone: bool) -> None:
    """The player's next Countdown is as if without characters."""
    t.alone = t.alone | 1 << seat if alone else t.alone & ~(1 << seat)


def give_turn(t: SceneTable, more: int) -> None:
    """Extra turns."""
    t.extra_turns += more


def begin_match(t: SceneTable, first: int) -> None:
    """BS-4.1: Who begins."""
    t.first = t.turn = first
    t.emit("first", first)


def use_up_scenario(t: SceneTable) -> None:
    """BS-5.3.3: One a turn."""
    t.played_scenario = 1
