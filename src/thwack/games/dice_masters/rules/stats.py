"""DM-8, DM-9: Which rules stand, and the numbers that follow from them."""

from collections.abc import Sequence
from typing import Any

from ....cardlang.meaning import holds, value
from ....cardlang.node import Context, Node, Rule, walk
from ....kernel.ids import Seat, Slot
from ..cards.standing import Have
from ..cards.words import Burst
from ..state.cast import Text, sort_of, unwrapped
from ..state.table import (
    ATTACK,
    BY_LEVEL,
    CONTROLLER,
    FIELD,
    HELD,
    ZONES,
    DiceTable,
    field,
    in_field,
    seat_of,
)
from .matching import matches


def text_slot(t: DiceTable, die: int) -> int:
    """DM-14.10: The card whose text a die uses."""
    acts = t.acts[die]
    return acts if acts >= 0 else t.cast.slot[die]


def speaker(t: DiceTable, slot: Slot, seat: Seat) -> int:
    """H-1: The die that stands for a card "while active": one that shows a burst, if any."""
    found, most = -1, -1
    for die in t.cast.dice_in[field(t, seat)]:
        if text_slot(t, die) == slot and burst_of(t, die) > most:
            found, most = die, burst_of(t, die)
    return found


def burst_of(t: DiceTable, die: int) -> int:
    """DM-11.4: How many bursts the face of a die shows."""
    face = t.face[die]
    return t.cast.burst[t.cast.slot[die]][face] if face >= 0 else 0


def listeners(t: DiceTable, sort: type[Node]) -> int:
    """The dice in the field that may have a text of a sort, as bits."""
    mask = t.cast.listeners.get(sort)
    return (mask | t.copying) & in_field(t) if mask else 0


def standing(t: DiceTable, sort: type[Node]) -> list[tuple[Rule, Context]]:
    """The rules of a sort that stand now; DM-9.1: "while active" once for each card."""
    found: list[tuple[Rule, Context]] = []
    mask = listeners(t, sort)
    if mask:
        active: list[tuple[int, int, Text]] = []
        for die in t.cast.dice_in[mask]:
            slot = text_slot(t, die)
            for text in t.cast.texts[slot].get(sort, ()):
                seat = seat_of(t, die)
                ctx = Context(seat, slot, die)
                if text.active:
                    if (slot, seat, text) in active:
                        continue
                    active.append((slot, seat, text))
                    ctx = Context(seat, slot, speaker(t, slot, seat))
                if all_hold(t, text, ctx):
                    found.append((text.rule, ctx))
    for rule, ctx, _ in t.lasting:
        text = unwrapped(rule)
        if sort_of(text.rule) is sort and all_hold(t, text, ctx):
            found.append((text.rule, ctx))
    return found


def all_hold(t: DiceTable, text: Text, ctx: Context) -> bool:
    """Whether the conditions of a text hold."""
    return not text.conditions or all(holds(t, condition, ctx) for condition in text.conditions)


def stands_for(t: DiceTable, sort: type[Node], die: int) -> bool:
    """Whether a rule of a sort with a target stands for this die."""
    if not t.lasting and not listeners(t, sort):
        return False
    rules: list[tuple[Any, Context]] = standing(t, sort)  # all of a sort that has targets
    return any(matches(t, rule.target, die, ctx) for rule, ctx in rules)


def own_rules(t: DiceTable, die: int, sort: type[Node]) -> list[tuple[Rule, Context]]:
    """The rules of a sort on the card of one die, or lasting for it, that hold now."""
    texts = t.cast.texts[text_slot(t, die)].get(sort, ())
    found = []
    ctx = Context(seat_of(t, die), text_slot(t, die), die)
    for text in texts:
        if all_hold(t, text, ctx):
            found.append((text.rule, ctx))
    for rule, theirs, _ in t.lasting:
        text = unwrapped(rule)
        if theirs.user == die and sort_of(text.rule) is sort and all_hold(t, text, theirs):
            found.append((text.rule, theirs))
    return found


def level_of(t: DiceTable, die: int) -> int:
    """DM-1.10: The level a die shows; 0 if it shows no character."""
    face = t.face[die]
    return t.cast.level[t.cast.slot[die]][face] if face >= 0 else 0


def printed(t: DiceTable, die: int) -> tuple[int, int]:
    """A and D as the face shows them, or as copied (DM-14.10)."""
    slot, face = t.cast.slot[die], t.face[die]
    copied = t.stats[die]
    if copied >= BY_LEVEL:
        slot, face = copied - BY_LEVEL, t.cast.level_face[copied - BY_LEVEL][level_of(t, die)]
    elif copied >= 0:
        return divmod(copied, 100)
    if face < 0:
        return 0, 0
    return t.cast.attack[slot][face], t.cast.defense[slot][face]


def printed_with_burst(t: DiceTable, die: int) -> tuple[int, int]:
    """DM-14.10: A and D as the face shows them, with what its burst has given the die and gives it now."""
    attack, defense = printed(t, die)
    given = divmod(t.plus_burst[die], 100)
    attack, defense = attack + given[0], defense + given[1]
    ctx = Context(seat_of(t, die), text_slot(t, die), die)
    for text in t.cast.texts[ctx.card].get(Have, ()):
        rule = text.rule
        assert isinstance(rule, Have)
        by_burst = any(isinstance(node, Burst) for condition in text.conditions for node in walk(condition))
        if by_burst and all_hold(t, text, ctx) and matches(t, rule.target, die, ctx):
            attack += value(t, rule.attack, ctx)
            defense += value(t, rule.defense, ctx)
    return attack, defense


def numbers(t: DiceTable, die: int) -> tuple[int, int]:
    """DM-8.2, DM-8.3: A and D now: all changes are added up first, and neither falls below 0.

    DM-7.2: Standing bonuses reach only dice in the field.
    """
    attack, defense = printed(t, die)
    attack += t.plus_attack[die]
    defense += t.plus_defense[die]
    fielded = in_field(t)
    if fielded >> die & 1 and (t.modified or fielded & (t.cast.listeners.get(Have, 0) | t.copying)):
        for rule, ctx in standing(t, Have):
            assert isinstance(rule, Have)
            if matches(t, rule.target, die, ctx):
                attack += value(t, rule.attack, ctx)
                defense += value(t, rule.defense, ctx)
    return (attack if attack > 0 else 0), (defense if defense > 0 else 0)


def attack_of(t: DiceTable, die: int) -> int:
    """A now."""
    return numbers(t, die)[0]


def defense_of(t: DiceTable, die: int) -> int:
    """D now."""
    return numbers(t, die)[1]


def like(t: DiceTable, die: int) -> tuple[int, ...]:
    """What tells a die from others: dice with equal signs are one choice."""
    found: tuple[int, ...] = (
        t.place[die],
        t.cast.slot[die],
        t.face[die],
        t.damage[die],
        t.plus_attack[die],
        t.plus_defense[die],
        t.flags[die],
        t.blocks[die],
        t.must_block[die],
        t.under[die],
        t.acts[die],
        t.stats[die],
        t.owner[die],
    )
    if (t.flags[die] & CONTROLLER or t.zones[HELD] | t.zones[ZONES + HELD]) and die in t.under:
        found = (*found, die)
    elif t.place[die] % ZONES == ATTACK:
        blockers = 0
        for blocker in t.cast.dice_in[t.zones[ZONES * (1 - t.turn) + ATTACK]]:
            if t.blocks[blocker] >> die & 1:
                blockers |= 1 << blocker
        found = (*found, blockers, t.blocked >> die & 1)
    return found


def distinct(t: DiceTable, things: Sequence[int]) -> Sequence[int]:
    """One of each group of like dice."""
    slot = t.cast.slot
    if len(things) < 2 or (max(things) < len(slot) and len({slot[thing] for thing in things}) == len(things)):
        return things
    seen: dict[tuple[int, ...], int] = {}
    for thing in things:
        sign = like(t, thing) if thing < len(t.place) else (thing,)
        if sign not in seen:
            seen[sign] = thing
    return list(seen.values())


def engaged_with(t: DiceTable, die: int) -> int:
    """DM-G.5: The dice on the other side of a block, as bits."""
    bit = 1 << die
    if not (t.zones[ATTACK] | t.zones[ZONES + ATTACK]) & bit:
        return 0
    if seat_of(t, die) == t.turn:
        return blockers_of(t, die)
    return t.blocks[die] & t.zones[ZONES * t.turn + ATTACK]


def blockers_of(t: DiceTable, attacker: int) -> int:
    """The dice that block an attacker, as bits."""
    found = 0
    for blocker in t.cast.dice_in[t.zones[ZONES * (1 - t.turn) + ATTACK]]:
        if t.blocks[blocker] >> attacker & 1:
            found |= 1 << blocker
    return found


def characters(t: DiceTable, seat: Seat) -> int:
    """How many characters a seat has in the field."""
    return (t.zones[ZONES * seat + FIELD] | t.zones[ZONES * seat + ATTACK]).bit_count()
