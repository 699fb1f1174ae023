"""All that writes the columns, with `records.py`. Each atom guards the change, makes it and tells it.

Events speak of a card as `(identity, eyes)`: who knew it at that time, so that the log keeps secrets.
"""

from typing import Any

from ....cardlang.control import If
from ....cardlang.node import Context, Rule, walk
from ....cardlang.nouns import THIS, This
from ....cardlang.shared import Is
from ....kernel.ids import Seat, Slot
from ....kernel.knowledge import PUBLIC, shuffle
from ..cards.arrivals import ToResources, UnloadedFrom
from ..cards.entry.sights import Overturns
from ..cards.keywords import Exhaust
from .cast import SUPPORT
from .table import (
    ASIDE,
    CARRIED,
    COUNTDOWN,
    DECK,
    ENTERING,
    HAND,
    NEW,
    NOTHING,
    PILE_NAMES,
    PILES,
    PRIZES,
    RESOURCES,
    SCENARIO,
    SCENE,
    TAKEN_OVER,
    Lasting,
    SceneTable,
    is_muted,
    with_at,
)

Told = tuple[int, int]


def told(t: SceneTable, slot: Slot) -> Told:
    """A card as events speak of it."""
    return (t.identity[slot], t.known[slot])


def all_told(t: SceneTable, slots: tuple[int, ...]) -> tuple[Told, ...]:
    """Several cards, of which one event speaks."""
    return tuple([told(t, slot) for slot in slots])


def changed(t: SceneTable) -> None:
    """The scene is another: what was worked out from it no longer holds."""
    t.cache = {}


# Cards from place to place


def pull(t: SceneTable, slot: Slot) -> None:
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
        t.load = with_at(t.load, bearer, load[:at] + load[at + 1 :])
        forget_marks(t, slot)
        changed(t)
    elif place == SCENE:
        seat = t.cast.owner[slot]
        t.units[seat] = tuple(unit for unit in t.units[seat] if unit != slot)
        clear_unit(t, slot)
        changed(t)
    else:
        t.scenario = NOTHING
        t.flags[slot] = 0
        forget_marks(t, slot)
        t.spent = tuple(row for row in t.spent if row[0] != slot)
        changed(t)


def clear_unit(t: SceneTable, slot: Slot) -> None:
    """BS-R36: A card that leaves the scene forgets all that happened to it."""
    t.stage[slot] = t.flags[slot] = 0
    t.soaked, t.taken = with_at(t.soaked, slot, 0), with_at(t.taken, slot, 0)
    t.bonus, t.acted = with_at(t.bonus, slot, 0), with_at(t.acted, slot, 0)
    if t.permits:
        t.permits = tuple(row for row in t.permits if row[0] != slot)
    if t.blows:
        t.blows = tuple(row for row in t.blows if row[0] != slot)
    if t.boosts:
        t.boosts = tuple(row for row in t.boosts if row[0] != slot)
    if t.spent:
        t.spent = tuple(row for row in t.spent if row[0] != slot)
    if t.lent:
        t.lent = tuple(row for row in t.lent if slot not in row)
    if t.lasting:
        t.lasting = tuple(without(row, slot) for row in t.lasting if not is_about(row, slot))
    forget_marks(t, slot)


def is_about(row: Lasting, slot: Slot) -> bool:
    """Whether a rule that lasts is about the one that used it, and that is this card."""
    return row[1].user == slot and speaks_of_this(row[0])


def speaks_of_this(rule: Rule) -> bool:
    """Whether a rule mentions the one it stands on."""
    return any(isinstance(node, This) for node in walk(rule))


def without(row: Lasting, slot: Slot) -> Lasting:
    """A rule that lasts no longer remembers a card that has left."""
    rule, ctx, until = row
    bound = tuple((name, tuple(thing for thing in things if thing != slot)) for name, things in ctx.bound)
    return (rule, ctx._replace(bound=bound), until)


def forget_marks(t: SceneTable, slot: Slot) -> None:
    """What was chosen for a card that has left, or as a card that has left."""
    if t.marks:
        t.marks = tuple(row for row in t.marks if slot not in row)


def lay(t: SceneTable, slot: Slot, zone: int, eyes: int, *, first: bool = False) -> None:
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
    if RESOURCES in (zone, place):
        heed(t, slot, place)


def heed(t: SceneTable, slot: Slot, place: int) -> None:
    """A card has come to resources from a place, or has left them: standing texts may hang on it, and its own
    texts may wait for it."""
    cast = t.cast
    if cast.piles_matter:
        changed(t)
    if not cast.heeds_piles or t.place[slot] != RESOURCES or not t.turns or is_muted(t, t.identity[slot]):
        return
    seat, texts = cast.owner[slot], cast.sheets[t.identity[slot]].texts
    zone = "scene" if place >= CARRIED else PILE_NAMES[place] if place < PILES else ""
    for text in texts.get(ToResources, ()):
        rule: Any = text.rule
        if zone in rule.event.zones:
            t.pending = (*t.pending, (seat, rule.effect, Context(seat, slot, slot), 0))
    for text in texts.get(UnloadedFrom, ()) if place >= CARRIED else ():
        rule = text.rule
        effect = If(Is(THIS, rule.event.where), rule.effect)
        t.pending = (*t.pending, (seat, effect, Context(seat, slot, place - CARRIED), 0))


def draw_top(t: SceneTable, seat: Seat, count: int) -> tuple[int, ...]:
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


def to_hand(t: SceneTable, slot: Slot, eyes: int = 0) -> None:
    """A card goes to its owner's hand."""
    owner = t.cast.owner[slot]
    lay(t, slot, HAND, eyes | 1 << owner)
    t.emit("to_hand", owner, told(t, slot))


def to_resources(t: SceneTable, slot: Slot) -> None:
    """BS-2.2: A card goes to its owner's resources, open."""
    lay(t, slot, RESOURCES, PUBLIC)


def discard(t: SceneTable, slot: Slot) -> None:
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
    if t.cast.piles_matter or t.cast.heeds_piles:
        heed(t, slot, HAND)


def bank(t: SceneTable, slot: Slot) -> None:
    """BS-4.5: A card from hand goes to resources before the first turn."""
    to_resources(t, slot)
    t.emit("banked", t.cast.owner[slot], told(t, slot))


def mill_top(t: SceneTable, seat: Seat, count: int) -> None:
    """BS-R9: The top cards of a deck go to resources, as many as there are."""
    index = PILES * seat
    deck = t.piles[index]
    milled = deck[:count]
    t.piles[index] = deck[count:]
    t.piles[index + RESOURCES] += milled
    for slot in milled:
        t.place[slot] = RESOURCES
        t.known[slot] |= PUBLIC
    if t.phase == COUNTDOWN and seat == t.turn:
        t.counted += len(milled)
    if milled and t.recording:
        t.emit("milled", seat, all_told(t, milled))
    if t.cast.piles_matter or t.cast.heeds_piles:
        for slot in milled:
            heed(t, slot, DECK)


def to_deck(t: SceneTable, slot: Slot, *, top: bool, veiled: bool = True) -> None:
    """A card goes on top of its owner's deck, or on its bottom; whoever knew it still does, unless it came
    from a hand, where nobody else sees which card it is."""
    if t.place[slot] == HAND and veiled:
        veil(t, t.cast.owner[slot], HAND, t.cast.owner[slot])
    lay(t, slot, DECK, 0, first=top)
    t.emit("on_top" if top else "on_bottom", t.cast.owner[slot], told(t, slot))
    if not top and t.cast.may_overturn and t.scenario != NOTHING:  # BS-H133: at once
        if Overturns in t.cast.sheets[t.identity[t.scenario]].sorts:
            mill_top(t, t.cast.owner[slot], 1)


def veil(t: SceneTable, owner: Seat, zone: int, seat: Seat) -> None:
    """Only one seat knows any longer which of several cards is which."""
    pile = t.piles[PILES * owner + zone]
    if len(pile) > 1:
        for slot in pile:
            t.known[slot] &= 1 << seat


def set_aside(t: SceneTable, slot: Slot, seat: Seat) -> None:
    """BS-11.4: A card from the top of a deck is looked at."""
    lay(t, slot, ASIDE, 1 << seat)


def return_to_top(t: SceneTable, slot: Slot, seat: Seat) -> None:
    """BS-11.4: A card that a player looked at goes back on top of its owner's deck."""
    owner = t.cast.owner[slot]
    if owner == seat:
        to_deck(t, slot, top=True)
    else:
        lay(t, slot, DECK, 0, first=True)
        t.emit("on_top_by", owner, seat, told(t, slot))


def present_card(t: SceneTable, slot: Slot) -> None:
    """A card is on the table, seen by everybody, and not yet where it will lie."""
    lay(t, slot, ASIDE, PUBLIC)


def look_at(t: SceneTable, seat: Seat, slots: tuple[int, ...]) -> None:
    """A player sees cards that others do not."""
    for slot in slots:
        t.known[slot] |= 1 << seat
    t.emit("looked", seat, all_told(t, slots))


def show_card(t: SceneTable, slot: Slot) -> None:
    """Everybody sees a card."""
    t.known[slot] |= PUBLIC
    t.emit("revealed", t.cast.owner[slot], told(t, slot))


def show_hand(t: SceneTable, seat: Seat) -> None:
    """BS-4.3: Everybody sees a hand."""
    hand = t.piles[PILES * seat + HAND]
    for slot in hand:
        t.known[slot] |= PUBLIC
    t.emit("hand_shown", seat, all_told(t, hand))


def shuffle_deck(t: SceneTable, seat: Seat) -> None:
    """Nobody knows the order of the deck any more."""
    shuffle(t, t.piles[PILES * seat + DECK])
    t.emit("shuffled", seat)


def hand_into_deck(t: SceneTable, seat: Seat) -> None:
    """BS-R15: A hand that is exchanged is shuffled into the deck."""
    index = PILES * seat
    hand = t.piles[index + HAND]
    t.piles[index] = t.piles[index] + hand
    t.piles[index + HAND] = ()
    for slot in hand:
        t.place[slot] = DECK
    shuffle(t, t.piles[index])


# The scene


def enter(t: SceneTable, slot: Slot) -> None:
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


def settle_in(t: SceneTable, slot: Slot) -> None:
    """All its cards are loaded."""
    t.flags[slot] &= ~ENTERING


def put_scenario(t: SceneTable, slot: Slot, seat: Seat) -> None:
    """BS-6.6, BS-H73: A scenario comes into scene under the control of a player; the place is free."""
    pull(t, slot)
    t.scenario = slot
    t.flags[slot] = TAKEN_OVER if seat != t.cast.owner[slot] else 0
    t.place[slot] = SCENARIO
    t.known[slot] |= PUBLIC
    changed(t)
    t.emit("scenario", seat, told(t, slot))


def load_card(t: SceneTable, slot: Slot, unit: int) -> None:
    """A card is loaded onto a character or support, open."""
    pull(t, slot)
    t.load = with_at(t.load, unit, (*t.load[unit], slot))
    t.place[slot] = CARRIED + unit
    t.known[slot] |= PUBLIC
    t.fresh += (slot,)
    t.cache = {}
    if t.recording:
        t.emit("loaded", unit_told(t, unit), told(t, slot))


def unload_card(t: SceneTable, slot: Slot) -> None:
    """BS-2.2: A carried card goes to its owner's resources; BS-11.6: or to the bottom of the deck."""
    bearer = t.place[slot] - CARRIED
    sheets = t.cast.sheets
    if t.recording:
        t.emit("unloaded", unit_told(t, bearer), told(t, slot))
    exhausts = Exhaust in sheets[t.identity[slot]].sorts and not is_muted(t, t.identity[slot])
    if exhausts and sheets[t.identity[bearer]].is_character:
        to_deck(t, slot, top=False)
    else:
        to_resources(t, slot)


def swap_cards(t: SceneTable, first: int, second: int) -> None:
    """Two carried cards change their bearers."""
    a, b = t.place[first] - CARRIED, t.place[second] - CARRIED
    t.load = with_at(t.load, a, tuple(second if slot == first else slot for slot in t.load[a]))
    t.load = with_at(t.load, b, tuple(first if slot == second else slot for slot in t.load[b]))
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


def shuffle_in(t: SceneTable, slot: Slot) -> None:
    """A card goes into its owner's deck, which is shuffled."""
    lay(t, slot, DECK, 0)
    t.emit("into_deck", t.cast.owner[slot], told(t, slot))
