"""The functions that write the columns of dice and players; those of the match itself are in `records.py`.
Nothing else writes. Each guards its change, makes it and tells it."""

from ....cardlang.node import Context, Rule
from ....kernel.errors import Broken
from ....kernel.ids import Seat, Slot
from ..cards.standing import Have
from .cast import unwrapped
from .table import (
    ATTACK,
    BAG,
    BORROWED,
    BY_LEVEL,
    CONTROLLED,
    CONTROLLER,
    FIELD,
    HELD,
    KEEPS_COPY_UNTIL_NEXT_TURN,
    LAID,
    LASTING_FLAGS,
    NO_FACE,
    NO_SOURCE,
    PINS,
    PREP,
    RESERVE,
    USED,
    ZONES,
    DiceTable,
    seat_of,
    zone_of,
)


def put(column: tuple[int, ...], die: int, value: int) -> tuple[int, ...]:
    """A column with another value for one die."""
    return column if column[die] == value else (*column[:die], value, *column[die + 1 :])


def move(t: DiceTable, die: int, seat: Seat, zone: int) -> None:
    """Put a die into a zone of a seat; whatever else changes is up to the caller."""
    place = ZONES * seat + zone
    old = t.place[die]
    bit = 1 << die
    if not t.zones[old] & bit:
        raise Broken(f"die {die} is not where it should be")
    t.zones[old] ^= bit
    t.zones[place] |= bit
    t.place[die] = place


def move_all(t: DiceTable, seat: Seat, old: int, new: int) -> None:
    """All dice of one zone of a seat into another; their faces stay."""
    zones, place = t.zones, ZONES * seat + new
    mask = zones[ZONES * seat + old]
    zones[ZONES * seat + old] = 0
    zones[place] |= mask
    while mask > 0:
        low = mask & -mask
        mask ^= low
        t.place[low.bit_length() - 1] = place


def turn_to(t: DiceTable, die: int, face: int) -> None:
    """A die shows another face."""
    t.face[die] = face


def unroll(t: DiceTable, die: int, seat: Seat, zone: int) -> None:
    """DM-14.2: Into a zone where dice are not rolled; whatever was on the die is gone."""
    if zone_of(t, die) >= FIELD:
        strip(t, die)
    t.face[die] = NO_FACE
    move(t, die, seat, zone)


def strip(t: DiceTable, die: int) -> None:
    """A die leaves play: damage, bonuses, blocks and copies go, what lay under it goes back."""
    t.damage[die] = 0
    t.plus_attack[die] = t.plus_defense[die] = 0
    t.plus_burst = put(t.plus_burst, die, 0)
    let_go(t, die)
    disengage(t, die)
    t.flags[die] = 0
    t.must_block = put(t.must_block, die, 0)
    if t.copying >> die & 1:
        become(t, die, -1)
    release(t, die)


def disengage(t: DiceTable, die: int) -> None:
    """G-5: A die fights no more: it blocks nobody, and nobody blocks it; G-4: attackers that it has blocked
    stay blocked."""
    t.blocks[die] = 0
    t.blocked &= ~(1 << die)
    for blocker in t.cast.dice_in[t.zones[ZONES * (1 - t.turn) + ATTACK]]:
        t.blocks[blocker] &= ~(1 << die)


def let_go(t: DiceTable, die: int) -> None:
    """A die is no longer captured, controlled or laid by another; DM-14.7: who controls nobody any more may
    attack again."""
    holder = t.under[die]
    t.under, t.origin = put(t.under, die, -1), put(t.origin, die, -1)
    if t.flags[die] & CONTROLLED and holder >= 0:
        if not any(t.flags[d] & CONTROLLED for d, under in enumerate(t.under) if under == holder):
            t.flags[holder] &= ~CONTROLLER
    t.flags[die] &= ~(BORROWED | CONTROLLED | LAID | PINS)


def release(t: DiceTable, holder: int) -> None:
    """DM-14.6, DM-14.9: What a die captured, controls or carries goes back where it came from; DM-7.5: what
    pins its type stays as long as its card says."""
    for die, under in enumerate(t.under):
        if under == holder and t.flags[die] & PINS:
            t.under = put(t.under, die, -1)
        elif under == holder:
            give_back(t, die)


def give_back(t: DiceTable, die: int) -> None:
    """DM-14.6, DM-14.9: A captured or controlled die goes back to the zone it was taken from; a die that lay
    by another or was borrowed and used goes to the used pile."""
    seat, zone = divmod(t.origin[die], ZONES)
    if t.flags[die] & BORROWED:
        zone = USED
    elif zone == ATTACK:
        zone = FIELD
    let_go(t, die)
    disengage(t, die)
    if zone not in (FIELD, RESERVE):
        t.face[die] = NO_FACE
    move(t, die, seat, zone)
    t.emit("returned", die, zone)


def take_away(t: DiceTable, die: int, holder: int, zone: int) -> None:
    """A die fights no more and goes to a zone of who takes it; DM-14.9: whoever controlled it so far, it goes
    back to its owner."""
    origin = t.origin[die] if t.flags[die] & CONTROLLED else t.place[die]
    let_go(t, die)
    disengage(t, die)
    t.origin, t.under = put(t.origin, die, origin), put(t.under, die, holder)
    move(t, die, seat_of(t, holder), zone)


def hold(t: DiceTable, die: int, holder: int) -> None:
    """DM-14.6: A die goes under another one and does not exist for the time being."""
    take_away(t, die, holder, HELD)
    t.emit("captured", die, holder)


def lay_by(t: DiceTable, die: int, holder: int, seat: Seat) -> None:
    """An action die lies by a character, and goes to its owner's used pile when that ends."""
    t.origin, t.under = put(t.origin, die, ZONES * t.owner[die] + USED), put(t.under, die, holder)
    t.flags[die] |= LAID
    t.face[die] = NO_FACE
    move(t, die, seat, HELD)
    t.emit("laid", die, holder)


def take_control(t: DiceTable, die: int, holder: int) -> None:
    """DM-14.7: The die counts as the other player's."""
    take_away(t, die, holder, FIELD)
    t.flags[die] |= CONTROLLED
    t.flags[holder] |= CONTROLLER
    t.emit("controlled", die, holder)


def retire(t: DiceTable, die: int, zone: int) -> None:
    """To a zone of its owner; DM-14.9: a controlled die always goes to its owner's prep area."""
    if t.flags[die] & CONTROLLED:
        zone = PREP
    unroll(t, die, t.owner[die], zone)


def hurt(t: DiceTable, die: int, amount: int, source: int = NO_SOURCE) -> None:
    """DM-8.1: Damage is marked on a die."""
    t.damage[die] += amount
    if t.recording:
        t.emit("hurt", die, amount, source)


def lose_life(t: DiceTable, seat: Seat, amount: int, source: int = NO_SOURCE) -> None:
    """A player loses life."""
    t.life[seat] -= amount
    if t.recording:
        t.emit("lost", seat, amount, t.life[seat], source)


def gain_life(t: DiceTable, seat: Seat, amount: int) -> None:
    """DM-6.2: Never above the life at the start."""
    gained = min(amount, t.cast.life - t.life[seat])
    if gained > 0:
        t.life[seat] += gained
        if t.recording:
            t.emit("gained", seat, gained, t.life[seat])


def set_life(t: DiceTable, seat: Seat, life: int) -> None:
    """DM-6.2: A life total becomes a number."""
    t.life[seat] = min(life, t.cast.life)
    t.emit("life", seat, t.life[seat])


def add_bonus(t: DiceTable, die: int, attack: int, defense: int, from_burst: bool) -> None:
    """DM-8.4: A bonus until the end of the turn."""
    t.plus_attack[die] += attack
    t.plus_defense[die] += defense
    if defense < 0:
        t.weakened = 1
    if from_burst:
        t.plus_burst = put(t.plus_burst, die, t.plus_burst[die] + 100 * attack + defense)
    if t.recording:
        t.emit("bonus", die, attack, defense)


def make_block(t: DiceTable, die: int, attacker: int) -> None:
    """A die has to block an attacker, if it is able to."""
    t.must_block = put(t.must_block, die, t.must_block[die] | 1 << attacker)
    t.emit("must_block", die, attacker)


def block(t: DiceTable, die: int, attacker: int) -> None:
    """DM-5.4.5: A die blocks an attacker, in the attack zone."""
    seat = seat_of(t, die)
    if t.place[die] != ZONES * seat + ATTACK:
        move(t, die, seat, ATTACK)
    t.blocks[die] |= 1 << attacker
    t.blocked |= 1 << attacker
    if t.recording:
        t.emit("blocked", die, attacker)


def send_to_attack(t: DiceTable, seat: Seat, die: int) -> None:
    """DM-5.4.2: A die attacks: it moves to the attack zone."""
    move(t, die, seat, ATTACK)
    t.alone += 1
    if t.recording:
        t.emit("attacked", die)


def pass_blockers(t: DiceTable, die: int) -> None:
    """A blocked attacker damages the player instead of its blockers."""
    t.gone_through |= 1 << die


def stop_block(t: DiceTable, die: int) -> None:
    """DM-5.5.1: A blocker goes back to the field."""
    move(t, die, 1 - t.turn, FIELD)
    t.blocks[die] = 0


def forget_blocks(t: DiceTable) -> None:
    """DM-5.5: The attack is over: nobody is blocked any more."""
    t.blocked = t.gone_through = 0


def withdraw(t: DiceTable, die: int) -> None:
    """G-5: An attacker goes back to the field; whoever blocked it blocks nobody."""
    move(t, die, t.turn, FIELD)
    disengage(t, die)
    t.emit("withdrew", die)


def refresh_all(t: DiceTable) -> None:
    """DM-5.5.3, DM-7.5: Damage, bonuses and what held for the turn are gone; lists are made anew only where
    there is anything."""
    blank = t.cast.blank
    if t.damage != blank:
        t.damage = blank[:]
    if t.plus_attack != blank or t.plus_defense != blank:
        t.plus_attack, t.plus_defense, t.plus_burst = blank[:], blank[:], tuple(blank)
    if any(t.must_block):
        t.must_block = tuple(blank)
    if t.flags != blank:
        t.flags = [flag & LASTING_FLAGS for flag in t.flags]
    for die in t.cast.dice_in[t.copying]:
        if not t.flags[die]:
            end_copy(t, die)


def set_flag(t: DiceTable, die: int, flag: int) -> None:
    """Something holds for a die until the end of the turn."""
    t.flags[die] |= flag


def buy(t: DiceTable, seat: Seat, die: int) -> None:
    """DM-5.3.4: The die goes to the buyer's used pile."""
    t.owner[die] = seat
    move(t, die, seat, USED)
    if t.recording:
        t.emit("bought", seat, die)


def refill(t: DiceTable, seat: Seat) -> None:
    """DM-3.1: The used pile goes into the bag."""
    used = t.zones[ZONES * seat + USED]
    t.zones[ZONES * seat + USED] = 0
    t.zones[ZONES * seat + BAG] |= used
    for die in t.cast.dice_in[used]:
        t.place[die] = ZONES * seat + BAG
    if t.recording:
        t.emit("refilled", seat)


def copy_numbers(t: DiceTable, die: int, stats: int) -> None:
    """DM-14.10: Other numbers than the own."""
    t.stats = put(t.stats, die, stats)
    t.copying |= 1 << die


def copy_card(t: DiceTable, die: int, slot: Slot) -> None:
    """DM-14.10: Another card than the own."""
    t.acts = put(t.acts, die, slot)
    t.copying |= 1 << die
    t.emit("copied", die, slot)


def become(t: DiceTable, die: int, persona: int) -> None:
    """The die copies a card until somebody says otherwise, + BY_LEVEL with its faces; -1: it is itself."""
    t.persona = put(t.persona, die, persona)
    end_copy(t, die)
    if persona >= 0:
        t.emit("copied", die, t.acts[die])


def end_copy(t: DiceTable, die: int) -> None:
    """DM-7.5: What a die has copied for a time ends: it is itself again, or what it copies for good."""
    persona = t.persona[die]
    t.acts = put(t.acts, die, persona % BY_LEVEL if persona >= 0 else -1)
    t.stats = put(t.stats, die, persona if persona >= BY_LEVEL else -1)
    t.copying = t.copying | 1 << die if persona >= 0 else t.copying & ~(1 << die)


def end_kept_copy(t: DiceTable, die: int) -> None:
    """DM-7.5: What a die has copied until the own next turn ends."""
    t.flags[die] &= ~KEEPS_COPY_UNTIL_NEXT_TURN
    end_copy(t, die)


def make_last(t: DiceTable, rule: Rule, ctx: Context, until: int) -> None:
    """A rule stands for a while."""
    t.lasting.append((rule, ctx, until))
    t.modified += changes_numbers(rule)


def forget_lasting(t: DiceTable, until: int, seat: Seat) -> None:
    """DM-7.5: What lasted until now ends."""
    kept = [row for row in t.lasting if row[2] != until or (until and row[1].seat != seat)]
    if len(kept) != len(t.lasting):
        t.lasting = kept
        t.modified = sum(changes_numbers(row[0]) for row in kept)


def changes_numbers(rule: Rule) -> bool:
    """Whether a rule is a bonus to A and D, perhaps under a condition."""
    return type(unwrapped(rule).rule) is Have
