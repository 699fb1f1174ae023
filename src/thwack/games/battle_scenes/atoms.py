"""All that writes the columns. Each atom guards the change, makes it and tells it.

Events speak of a card as `(identity, eyes)`: who knew it at that time, so that the log keeps secrets.
"""

from functools import cache
from typing import Any

from ...cardlang.node import Context, Effect, Rule, walk
from ...cardlang.nouns import This
from ...kernel.knowledge import PUBLIC, shuffle
from .cast import SUPPORT
from .keywords import Exhaust
from .table import (
    ASIDE,
    CARRIED,
    DECK,
    ENTERING,
    HAND,
    NEW,
    NOTHING,
    PILES,
    POTENTIATED,
    PRIZES,
    RESOURCES,
    SCENARIO,
    SCENE,
    TOP_STAGE,
    Lasting,
    SceneTable,
)

Told = tuple[int, int]


def told(t: SceneTable, slot: int) -> Told:
    """A card as events speak of it."""
    return (t.identity[slot], t.known[slot])


def all_told(t: SceneTable, slots: tuple[int, ...]) -> tuple[Told, ...]:
    """Several cards, of which one event speaks."""
    return tuple([told(t, slot) for slot in slots])


def changed(t: SceneTable) -> None:
    """The scene is another: what was worked out from it no longer holds."""
    t.cache = {}


# Cards from place to place


def pull(t: SceneTable, slot: int) -> None:
    """Take a card from where it is."""
    place = t.place[slot]
    if place < PILES:
        index = PILES * t.cast.owner[slot] + place
        pile = t.piles[index]
        at = pile.index(slot)
        t.piles[index] = pile[:at] + pile[at + 1 :]
    elif place >= CARRIED:
        bearer = place - CARRIED
        load = t.load[bearer]
        at = load.index(slot)
        t.load[bearer] = load[:at] + load[at + 1 :]
        forget_marks(t, slot)
        changed(t)
    elif place == SCENE:
        seat = t.cast.owner[slot]
        t.units[seat] = tuple(unit for unit in t.units[seat] if unit != slot)
        clear_unit(t, slot)
        changed(t)
    else:
        t.scenario = NOTHING
        forget_marks(t, slot)
        t.spent = tuple(row for row in t.spent if row[0] != slot)
        changed(t)


def clear_unit(t: SceneTable, slot: int) -> None:
    """BS-R36: A card that leaves the scene forgets all that happened to it."""
    t.stage[slot] = t.soaked[slot] = t.taken[slot] = t.bonus[slot] = t.flags[slot] = t.acted[slot] = 0
    if t.permits:
        t.permits = tuple(row for row in t.permits if row[0] != slot)
    if t.boosts:
        t.boosts = tuple(row for row in t.boosts if row[0] != slot)
    if t.spent:
        t.spent = tuple(row for row in t.spent if row[0] != slot)
    if t.lent:
        t.lent = tuple(row for row in t.lent if slot not in row)
    if t.lasting:
        t.lasting = tuple(without(row, slot) for row in t.lasting if not is_about(row, slot))
    forget_marks(t, slot)


def is_about(row: Lasting, slot: int) -> bool:
    """Whether a rule that lasts is about the one that used it, and that is this card."""
    return row[1].fighter == slot and speaks_of_this(row[0])


@cache
def speaks_of_this(rule: Rule) -> bool:
    """Whether a rule mentions the one it stands on."""
    return any(isinstance(node, This) for node in walk(rule))


def without(row: Lasting, slot: int) -> Lasting:
    """A rule that lasts no longer remembers a card that has left."""
    rule, ctx, until = row
    bound = tuple((name, tuple(thing for thing in things if thing != slot)) for name, things in ctx.bound)
    return (rule, ctx._replace(bound=bound), until)


def forget_marks(t: SceneTable, slot: int) -> None:
    """What was chosen for a card that has left, or as a card that has left."""
    if t.marks:
        t.marks = tuple(row for row in t.marks if slot not in row)


def lay(t: SceneTable, slot: int, zone: int, eyes: int, *, first: bool = False) -> None:
    """Put a card into a pile of its owner; `eyes` see it there."""
    place = t.place[slot]
    first_pile = PILES * t.cast.owner[slot]
    piles = t.piles
    if place < PILES:
        pile = piles[first_pile + place]
        at = pile.index(slot)
        piles[first_pile + place] = pile[:at] + pile[at + 1 :]
    else:
        pull(t, slot)
    index = first_pile + zone
    piles[index] = (slot, *piles[index]) if first else (*piles[index], slot)
    t.place[slot] = zone
    t.known[slot] |= eyes


def draw_top(t: SceneTable, seat: int, count: int) -> tuple[int, ...]:
    """The top cards of a deck go to hand."""
    index = PILES * seat
    deck = t.piles[index]
    drawn = deck[:count]
    t.piles[index] = deck[count:]
    t.piles[index + HAND] += drawn
    eyes = 1 << seat
    for slot in drawn:
        t.place[slot] = HAND
        t.known[slot] |= eyes
    if drawn and t.recording:
        t.emit("drawn", seat, all_told(t, drawn))
    return drawn


def to_hand(t: SceneTable, slot: int, eyes: int = 0) -> None:
    """A card goes to its owner's hand."""
    owner = t.cast.owner[slot]
    lay(t, slot, HAND, eyes | 1 << owner)
    t.emit("to_hand", owner, told(t, slot))


def to_resources(t: SceneTable, slot: int) -> None:
    """BS-2.2: A card goes to its owner's resources, open."""
    lay(t, slot, RESOURCES, PUBLIC)


def discard(t: SceneTable, slot: int) -> None:
    """A card from hand goes to resources."""
    piles, index = t.piles, PILES * t.cast.owner[slot]
    hand = piles[index + HAND]
    at = hand.index(slot)
    piles[index + HAND] = hand[:at] + hand[at + 1 :]
    piles[index + RESOURCES] += (slot,)
    t.place[slot] = RESOURCES
    t.known[slot] |= PUBLIC
    if t.recording:
        t.emit("discarded", t.cast.owner[slot], told(t, slot))


def bank(t: SceneTable, slot: int) -> None:
    """BS-4.5: A card from hand goes to resources before the first turn."""
    to_resources(t, slot)
    t.emit("banked", t.cast.owner[slot], told(t, slot))


def mill_top(t: SceneTable, seat: int, count: int) -> None:
    """BS-R9: The top cards of a deck go to resources, as many as there are."""
    index = PILES * seat
    deck = t.piles[index]
    milled = deck[:count]
    t.piles[index] = deck[count:]
    t.piles[index + RESOURCES] += milled
    for slot in milled:
        t.place[slot] = RESOURCES
        t.known[slot] |= PUBLIC
    if milled and t.recording:
        t.emit("milled", seat, all_told(t, milled))


def to_deck(t: SceneTable, slot: int, *, top: bool) -> None:
    """A card goes on top of its owner's deck, or on its bottom; whoever knew it still does, unless it came
    from a hand, where nobody else sees which card it is."""
    if t.place[slot] == HAND:
        veil(t, t.cast.owner[slot], HAND)
    lay(t, slot, DECK, 0, first=top)
    t.emit("on_top" if top else "on_bottom", t.cast.owner[slot], told(t, slot))


def veil(t: SceneTable, seat: int, zone: int) -> None:
    """Only their player knows any longer which of several cards is which."""
    pile = t.piles[PILES * seat + zone]
    if len(pile) > 1:
        for slot in pile:
            t.known[slot] &= 1 << seat


def set_aside(t: SceneTable, slot: int) -> None:
    """BS-11.4: A card from the top of the deck is looked at."""
    lay(t, slot, ASIDE, 1 << t.cast.owner[slot])


def show_card(t: SceneTable, slot: int) -> None:
    """Everybody sees a card."""
    t.known[slot] |= PUBLIC
    t.emit("revealed", t.cast.owner[slot], told(t, slot))


def show_hand(t: SceneTable, seat: int) -> None:
    """BS-4.3: Everybody sees a hand."""
    hand = t.piles[PILES * seat + HAND]
    for slot in hand:
        t.known[slot] |= PUBLIC
    t.emit("hand_shown", seat, all_told(t, hand))


def shuffle_deck(t: SceneTable, seat: int) -> None:
    """Nobody knows the order of the deck any more."""
    shuffle(t, t.piles[PILES * seat + DECK])
    t.emit("shuffled", seat)


def hand_into_deck(t: SceneTable, seat: int) -> None:
    """BS-R15: A hand that is exchanged is shuffled into the deck."""
    index = PILES * seat
    hand = t.piles[index + HAND]
    t.piles[index] = t.piles[index] + hand
    t.piles[index + HAND] = ()
    for slot in hand:
        t.place[slot] = DECK
    shuffle(t, t.piles[index])


# The scene


def enter(t: SceneTable, slot: int) -> None:
    """BS-6.5: A character or support comes into scene, at stage 1, and is going to be loaded."""
    pull(t, slot)
    seat = t.cast.owner[slot]
    t.units[seat] = (*t.units[seat], slot)
    t.place[slot] = SCENE
    t.known[slot] |= PUBLIC
    t.flags[slot] = NEW | ENTERING
    t.stage[slot] = 0 if t.cast.sheets[t.identity[slot]].type == SUPPORT else 1
    changed(t)
    t.emit("entered", seat, told(t, slot))


def evolve(t: SceneTable, slot: int, base: int) -> None:
    """BS-R12: An EV character takes the place of its base, which it carries with all the base carried; stage,
    since when, and actions used stay."""
    seat = t.cast.owner[slot]
    pull(t, slot)
    load = (*t.load[base], base)
    t.load[base] = ()
    t.units[seat] = tuple(slot if unit == base else unit for unit in t.units[seat])
    if t.cast.sheets[t.identity[base]].type == SUPPORT:
        t.stage[slot] = 1
    else:
        t.stage[slot] = t.stage[base]
    for column in (t.soaked, t.taken, t.bonus, t.flags, t.acted):
        column[slot] = column[base]
    t.flags[slot] |= ENTERING
    rename(t, base, slot)
    spent = t.spent  # its texts may be carried on
    clear_unit(t, base)
    t.spent = spent
    t.load[slot] = load
    for card in load:
        t.place[card] = CARRIED + slot
    t.place[slot] = SCENE
    t.known[slot] |= PUBLIC
    changed(t)
    t.emit("evolved", seat, told(t, slot), told(t, base))


def rename(t: SceneTable, old: int, new: int) -> None:
    """BS-R12: What was said of a character this turn is said of what it has evolved into."""
    t.permits = tuple((new if row[0] == old else row[0], *row[1:]) for row in t.permits)
    t.boosts = tuple((new if unit == old else unit, more) for unit, more in t.boosts)
    t.uses = tuple((seat, new if unit == old else unit, card) for seat, unit, card in t.uses)
    t.lent = tuple((support, new if unit == old else unit) for support, unit in t.lent)
    t.marks = tuple((card, new if unit == old else unit) for card, unit in t.marks)
    t.targets = tuple(new if unit == old else unit for unit in t.targets)
    t.lasting = tuple((rule, renamed(ctx, old, new), until) for rule, ctx, until in t.lasting)


def renamed(ctx: Context, old: int, new: int) -> Context:
    """A context that speaks of what a character has evolved into."""
    bound = tuple(
        (name, tuple(new if thing == old else thing for thing in things)) for name, things in ctx.bound
    )
    return ctx._replace(fighter=new if ctx.fighter == old else ctx.fighter, bound=bound)


def settle_in(t: SceneTable, slot: int) -> None:
    """All its cards are loaded."""
    t.flags[slot] &= ~ENTERING


def put_scenario(t: SceneTable, slot: int) -> None:
    """BS-6.6: A scenario comes into scene; the place is free."""
    pull(t, slot)
    t.scenario = slot
    t.place[slot] = SCENARIO
    t.known[slot] |= PUBLIC
    changed(t)
    t.emit("scenario", t.cast.owner[slot], told(t, slot))


def use_up_scenario(t: SceneTable) -> None:
    """BS-5.3.3: One a turn."""
    t.played_scenario = 1


def load_card(t: SceneTable, slot: int, unit: int) -> None:
    """A card is loaded onto a character or support, open."""
    place = t.place[slot]
    if place < PILES:
        index = PILES * t.cast.owner[slot] + place
        pile = t.piles[index]
        at = pile.index(slot)
        t.piles[index] = pile[:at] + pile[at + 1 :]
    else:
        pull(t, slot)
    t.load[unit] += (slot,)
    t.place[slot] = CARRIED + unit
    t.known[slot] |= PUBLIC
    t.fresh += (slot,)
    t.cache = {}
    if t.recording:
        t.emit("loaded", unit_told(t, unit), told(t, slot))


def unload_card(t: SceneTable, slot: int) -> None:
    """BS-2.2: A carried card goes to its owner's resources; BS-11.6: or to the bottom of the deck."""
    bearer = t.place[slot] - CARRIED
    sheets = t.cast.sheets
    if t.recording:
        t.emit("unloaded", unit_told(t, bearer), told(t, slot))
    if sheets[t.identity[bearer]].is_character and Exhaust in sheets[t.identity[slot]].sorts:
        to_deck(t, slot, top=False)
    else:
        to_resources(t, slot)


def swap_cards(t: SceneTable, first: int, second: int) -> None:
    """Two carried cards change their bearers."""
    a, b = t.place[first] - CARRIED, t.place[second] - CARRIED
    t.load[a] = tuple(second if slot == first else slot for slot in t.load[a])
    t.load[b] = tuple(first if slot == second else slot for slot in t.load[b])
    t.place[first], t.place[second] = CARRIED + b, CARRIED + a
    forget_marks(t, first)
    forget_marks(t, second)
    changed(t)
    t.emit("swapped", told(t, first), told(t, second))


def unit_told(t: SceneTable, unit: int) -> Told:
    """A character or support as events speak of it: open to everybody, and whose it is."""
    return (t.identity[unit], t.cast.owner[unit])


def take_prize(t: SceneTable, unit: int) -> None:
    """BS-8.5: A card goes to the opponents' prizes."""
    lay(t, unit, PRIZES, PUBLIC)
    changed(t)


def shuffle_in(t: SceneTable, slot: int) -> None:
    """A card goes into its owner's deck, which is shuffled."""
    lay(t, slot, DECK, 0)
    t.emit("into_deck", t.cast.owner[slot], told(t, slot))


# Numbers of characters and supports


def raise_stage(t: SceneTable, unit: int, by: int) -> int:
    """BS-5.3.7, BS-F18: Up to stage 2; by how much it rose."""
    by = min(by, TOP_STAGE - t.stage[unit])
    if by > 0:
        t.stage[unit] += by
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
    t.bonus[unit] += amount
    changed(t)
    t.emit("shield", unit_told(t, unit), amount)


def soak(t: SceneTable, unit: int, amount: int) -> None:
    """BS-R2: Damage is added to what the shield has met this turn."""
    t.soaked[unit] += amount


def suffer(t: SceneTable, unit: int, amount: int) -> None:
    """BS-F2: Damage is received, whatever the shield absorbs."""
    t.taken[unit] += amount


def set_flag(t: SceneTable, slot: int, flag: int) -> None:
    """Mark a card."""
    t.flags[slot] |= flag


# Records of the turn


def note_use(t: SceneTable, seat: int, unit: int, identity: int) -> None:
    """BS-5.6: An action was used."""
    t.acted[unit] += 1
    t.uses = (*t.uses, (seat, unit, identity))


def permit(t: SceneTable, unit: int, identity: int, which: Any) -> None:
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


def spend_text(t: SceneTable, slot: int, number: int) -> None:
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


def queue(t: SceneTable, seat: int, effect: Effect, ctx: Context, needs_unit: bool = False) -> None:
    """An effect waits to be resolved."""
    t.pending = (*t.pending, (seat, effect, ctx, int(needs_unit)))


def unqueue(t: SceneTable, index: int) -> None:
    """An effect waits no longer."""
    t.pending = t.pending[:index] + t.pending[index + 1 :]


def mark(t: SceneTable, slot: int, thing: int) -> None:
    """Something is chosen for a card."""
    t.marks = (*t.marks, (slot, thing))
    changed(t)
    t.emit("marked", told(t, slot), unit_told(t, thing))


def lend(t: SceneTable, support: int, unit: int) -> None:
    """A support's action is this character's, this turn."""
    if (support, unit) not in t.lent:
        t.lent = (*t.lent, (support, unit))


def enter_phase(t: SceneTable, phase: int) -> None:
    """The next phase or step of the turn."""
    t.phase = phase
    if t.cast.phases_matter:
        changed(t)
    if t.recording:
        t.emit("phase", t.turn, phase)


def begin_turn(t: SceneTable, seat: int) -> None:
    """BS-8.3: Shields are back to full; whoever is in scene has been there since the start of the turn."""
    t.turn = seat
    t.turns += 1
    t.uses = t.permits = ()
    t.spent = t.lent = t.boosts = ()
    t.fresh = ()
    t.played_scenario = 0
    for side in t.units:
        for unit in side:
            t.soaked[unit] = t.taken[unit] = t.bonus[unit] = t.flags[unit] = t.acted[unit] = 0
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


def note_revealed(t: SceneTable, slot: int) -> None:
    """BS-11.4: A card that Clairvoyance has revealed."""
    t.revealed = (*t.revealed, slot)


def use_exchange(t: SceneTable, seat: int) -> None:
    """BS-4.3: The free exchange is used."""
    t.exchanged |= 1 << seat


def set_alone(t: SceneTable, seat: int, alone: bool) -> None:
    """The player's next Countdown is as if without characters."""
    t.alone = t.alone | 1 << seat if alone else t.alone & ~(1 << seat)


def give_turn(t: SceneTable, more: int) -> None:
    """Extra turns."""
    t.extra_turns += more


def begin_match(t: SceneTable, first: int) -> None:
    """BS-4.1: Who begins."""
    t.first = t.turn = first
    t.emit("first", first)
