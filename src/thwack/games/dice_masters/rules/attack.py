"""DM-5.4: The attack step, in the book's order."""

from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.special import MayIgnoreBlockers, Stretches
from ..cards.standing import (
    AttackEnd,
    Attacks,
    AttackStart,
    Blocks,
    HitsEachBlocker,
    IsBlocked,
    IsEngaged,
    IsUnblocked,
    NotBlockedBy,
    OnlyBlockedBy,
    Overflows,
    StrikesDouble,
    StrikesFirst,
    StrikesTwice,
    Unblockable,
)
from ..state.atoms import block, pass_blockers, send_to_attack
from ..state.records import enter
from ..state.table import (
    ACTIONS,
    ATTACK,
    ATTACKERS,
    BLOCKERS,
    CANNOT_BLOCK,
    CONTROLLER,
    DAMAGE,
    FIELD,
    MUST_ATTACK,
    PLAYER,
    ZONES,
    DiceTable,
    Packet,
    seat_of,
)
from .damage import deal, lowered, packet
from .dice_effects import spin_to
from .events import at_moment, notice
from .main_step import act, drop_unfielded
from .special_effects import pinner_of, return_borrowed
from .stats import attack_of, blockers_of, defense_of, distinct, level_of, own_rules, stands_for, text_slot
from .terms import passes
from .triggers import aftermath


def attack_step(t: DiceTable, seat: Seat) -> None:
    """DM-5.4.1, DM-5.4.2: The step begins when unfielded characters are gone; then attackers are declared."""
    drop_unfielded(t, seat)
    enter(t, ATTACKERS)
    at_moment(t, AttackStart, -1)
    if t.pending:
        t.do((aftermath,), (choose_attackers, seat))
    else:
        t.then((choose_attackers, seat))


def choose_attackers(t: DiceTable, seat: Seat) -> None:
    """DM-5.4.2: Any, all or none of the own fielded characters, one at a time."""
    able = may_attack(t, seat)
    if not able:
        stop_attacking(t, seat)
        return
    forced = [die for die in able if t.flags[die] & MUST_ATTACK]
    options: list[Step] = [(declare_attacker, seat, die) for die in distinct(t, forced or able)]
    if not forced:
        options.append((stop_attacking, seat))
    t.ask(seat, options)


def may_attack(t: DiceTable, seat: Seat) -> list[int]:
    """DM-5.4.2, DM-14.7: Who stands in the field, controls nobody and is not kept from it."""
    found = []
    for die in t.cast.dice_in[t.zones[ZONES * seat + FIELD]]:
        if t.flags[die] & CONTROLLER or (t.lasting and pinner_of(t, die) >= 0):
            continue
        found.append(die)
    return found


def declare_attacker(t: DiceTable, seat: Seat, die: int) -> None:
    """DM-5.4.2: It moves to the attack zone."""
    send_to_attack(t, seat, die)
    t.then((choose_attackers, seat))


def stop_attacking(t: DiceTable, seat: Seat) -> None:
    """DM-5.4.3, G-16: Without attackers the attack step is over; else it goes on."""
    attackers = t.cast.dice_in[t.zones[ZONES * seat + ATTACK]]
    if not attackers:
        t.emit("no_attack", seat)
        return
    t.do(
        (block_step, 1 - seat),  # DM-5.4.5
        (action_step, seat),  # DM-5.4.8
        (combat_damage, seat),  # DM-5.4.9
    )
    for die in attackers:
        notice(t, Attacks, die)
    if t.pending:
        t.do((aftermath,))  # DM-5.4.4


def block_step(t: DiceTable, seat: Seat) -> None:
    """DM-5.4.5: Blockers are declared; DM-5.4.7: then texts hear of blocks."""
    enter(t, BLOCKERS)
    t.then((choose_blockers, seat), (note_blocks,))


def action_step(t: DiceTable, seat: Seat) -> None:
    """DM-5.4.8, D-11: The attacker first."""
    enter(t, ACTIONS)
    t.then((act, seat))


# Blocks


def choose_blockers(t: DiceTable, seat: Seat) -> None:
    """DM-5.4.5, DM-5.4.6: Each blocker blocks one attacker; several may block the same."""
    attackers = list(distinct(t, t.cast.dice_in[t.zones[ZONES * (1 - seat) + ATTACK]]))
    free = t.cast.dice_in[t.zones[ZONES * seat + FIELD]]
    forced: list[Step] = []
    options: list[Step] = []
    for die in distinct(t, free):
        if t.flags[die] & CANNOT_BLOCK or (t.lasting and pinner_of(t, die) >= 0):
            continue
        wanted = [a for a in t.cast.dice_in[t.must_block[die]] if can_block(t, die, a)]
        if wanted:  # G-17, H-32
            forced += [(declare_blocker, seat, die, a) for a in distinct(t, wanted)]
            continue
        options += [(declare_blocker, seat, die, a) for a in attackers if can_block(t, die, a)]
    if forced:
        t.ask(seat, forced)
        return
    if t.cast.listeners.get(Stretches, 0) or t.copying:
        options += stretches_of(t, seat, attackers)
    if options:
        t.ask(seat, [*options, (stop_blocking, seat)])


def can_block(t: DiceTable, die: int, attacker: int) -> bool:
    """DM-7.3: Whether nothing keeps a die from blocking an attacker."""
    if t.place[attacker] != ZONES * t.turn + ATTACK:
        return False
    if stands_for(t, Unblockable, attacker):
        return False
    texts = t.cast.texts[text_slot(t, attacker)]
    if NotBlockedBy in texts:
        for rule, ctx in own_rules(t, attacker, NotBlockedBy):
            assert isinstance(rule, NotBlockedBy)
            if passes(t, die, rule.where, ctx):
                return False
    if OnlyBlockedBy in texts:
        for rule, ctx in own_rules(t, attacker, OnlyBlockedBy):
            assert isinstance(rule, OnlyBlockedBy)
            if not passes(t, die, rule.where, ctx):
                return False
    return True


def declare_blocker(t: DiceTable, seat: Seat, die: int, attacker: int) -> None:
    """DM-5.4.5: It moves to the attack zone."""
    block(t, die, attacker)
    t.then((choose_blockers, seat))


def stretches_of(t: DiceTable, seat: Seat, attackers: list[int]) -> list[Step]:
    """Mr. Fantastic "Elastic": a blocker that spins down a level for each further attacker it blocks."""
    options: list[Step] = []
    for die in distinct(t, t.cast.dice_in[t.zones[ZONES * seat + ATTACK]]):
        if Stretches in t.cast.texts[text_slot(t, die)] and level_of(t, die) > 1:
            for attacker in attackers:
                if not t.blocks[die] >> attacker & 1 and can_block(t, die, attacker):
                    options.append((stretch, seat, die, attacker))
    return options


def stretch(t: DiceTable, seat: Seat, die: int, attacker: int) -> None:
    """One level down, one attacker more."""
    spin_to(t, die, level_of(t, die) - 1)
    t.then((declare_blocker, seat, die, attacker))


def stop_blocking(t: DiceTable, seat: Seat) -> None:
    """DM-5.4.5: All blockers are assigned."""


def note_blocks(t: DiceTable) -> None:
    """DM-5.4.7: Texts hear of blocks."""
    for die in t.cast.dice_in[t.zones[ZONES * t.turn + ATTACK]]:
        if t.blocked >> die & 1:
            notice(t, IsBlocked, die)
            notice(t, IsEngaged, die)
        else:
            notice(t, IsUnblocked, die)
    if t.zones[ZONES * t.turn + ATTACK] and not t.zones[ZONES * (1 - t.turn) + ATTACK]:
        t.emit("no_block", 1 - t.turn)
    for die in t.cast.dice_in[t.zones[ZONES * (1 - t.turn) + ATTACK]]:
        notice(t, Blocks, die)
        notice(t, IsEngaged, die)
    if t.pending or t.damage != t.cast.blank:  # DM-5.4.13: a blocker that has stretched may have too little D
        t.do((aftermath,))


# Damage


def combat_damage(t: DiceTable, seat: Seat) -> None:
    """DM-5.4.9: Both sides assign, the attacker first; those who strike first before the others."""
    enter(t, DAMAGE)
    attackers, blockers = t.zones[ZONES * seat + ATTACK], t.zones[ZONES * (1 - seat) + ATTACK]
    fighters = t.cast.dice_in[attackers] + t.cast.dice_in[blockers]
    first = tuple(die for die in fighters if StrikesFirst in t.cast.texts[text_slot(t, die)])
    rest = tuple(die for die in fighters if die not in first)
    steps: list[Step] = [(assign_next, rest, 0, ()), (aftermath,), (end_attack,)]
    if first:
        steps = [(assign_next, first, 0, ()), (aftermath,), *steps]
    t.then(*steps)


def end_attack(t: DiceTable) -> None:
    """The end of the attack step: texts hear of it while damage is still marked."""
    return_borrowed(t)
    at_moment(t, AttackEnd, -1)
    if t.pending:
        t.do((aftermath,))


def assign_next(t: DiceTable, fighters: tuple[int, ...], index: int, packets: tuple[Packet, ...]) -> None:
    """DM-5.4.10, DM-5.4.11: One die after the other; then all damage is dealt together."""
    while index < len(fighters):
        die = fighters[index]
        if t.place[die] % ZONES == ATTACK:
            if t.place[die] // ZONES == t.turn:
                if t.blocked >> die & 1:
                    t.then((assign_attacker, fighters, index, packets))
                    return
                packets += unblocked_damage(t, die)
            else:
                foes = t.cast.dice_in[t.blocks[die] & t.zones[ZONES * t.turn + ATTACK]]
                if len(foes) > 1:
                    left = attack_of(t, die)
                    t.then((split, fighters, index, packets, die, tuple(foes), left))
                    return
                packets += tuple(packet(die, foe, attack_of(t, die), 1 - t.turn) for foe in foes)
        index += 1
    deal(t, packets, 1)


def unblocked_damage(t: DiceTable, die: int) -> tuple[Packet, ...]:
    """DM-5.4.15: To the defending player's life."""
    target, amount = PLAYER + 1 - t.turn, attack_of(t, die)
    if stands_for(t, StrikesDouble, die):
        amount *= 2
    one = packet(die, target, amount, t.turn)
    return (one, one) if stands_for(t, StrikesTwice, die) else (one,)


def hits_player(t: DiceTable, die: int) -> int:
    """DM-5.4.15: What an attacker would deal to the defending player as things stand: nothing if it is
    blocked."""
    if t.place[die] != ZONES * t.turn + ATTACK or t.blocked >> die & 1:
        return 0
    return sum(lowered(t, p)[2] for p in unblocked_damage(t, die))


def assign_attacker(t: DiceTable, fighters: tuple[int, ...], index: int, packets: tuple[Packet, ...]) -> None:
    """DM-5.4.10: A blocked attacker deals its A to its blockers."""
    die = fighters[index]
    if MayIgnoreBlockers in t.cast.texts[text_slot(t, die)]:
        t.ask(t.turn, [(go_through, fighters, index, packets), (hit_blockers, fighters, index, packets)])
    else:
        t.then((hit_blockers, fighters, index, packets))


def go_through(t: DiceTable, fighters: tuple[int, ...], index: int, packets: tuple[Packet, ...]) -> None:
    """Cyclops "Scott Summers": to the opponent instead; he goes to the used pile in clean up."""
    die = fighters[index]
    pass_blockers(t, die)
    packets += (packet(die, PLAYER + 1 - t.turn, attack_of(t, die), t.turn),)
    t.then((assign_next, fighters, index + 1, packets))


def hit_blockers(t: DiceTable, fighters: tuple[int, ...], index: int, packets: tuple[Packet, ...]) -> None:
    """DM-5.4.10, DM-5.4.12: To one blocker all of it, to several as the player likes; what is beyond their D
    is lost, or goes to the opponent."""
    die = fighters[index]
    foes = t.cast.dice_in[blockers_of(t, die)]
    attack = attack_of(t, die)
    if stands_for(t, Overflows, die):
        beyond = attack - sum(defense_of(t, foe) for foe in foes)
        if beyond > 0:
            packets += (packet(die, PLAYER + 1 - t.turn, beyond, t.turn),)
            attack -= beyond
    if len(foes) > 1 and HitsEachBlocker in t.cast.texts[text_slot(t, die)]:
        packets += tuple(packet(die, foe, attack, t.turn) for foe in foes)
    elif len(foes) > 1:
        t.then((split, fighters, index, packets, die, tuple(foes), attack))
        return
    else:
        packets += tuple(packet(die, foe, attack, t.turn) for foe in foes)
    t.then((assign_next, fighters, index + 1, packets))


def split(
    t: DiceTable,
    fighters: tuple[int, ...],
    index: int,
    packets: tuple[Packet, ...],
    die: int,
    foes: tuple[int, ...],
    left: int,
) -> None:
    """DM-5.4.10, DM-5.4.11: How much of it for the first of several; the last takes what is left."""
    seat = seat_of(t, die)
    if len(foes) == 1 or left == 0:
        packets += (packet(die, foes[0], left, seat),)
        t.then((assign_next, fighters, index + 1, packets))
        return
    t.ask(seat, [(assign, fighters, index, packets, die, foes, left, n) for n in range(left + 1)])


def assign(
    t: DiceTable,
    fighters: tuple[int, ...],
    index: int,
    packets: tuple[Packet, ...],
    die: int,
    foes: tuple[int, ...],
    left: int,
    amount: int,
) -> None:
    """So much for this one."""
    packets += (packet(die, foes[0], amount, seat_of(t, die)),)
    t.then((split, fighters, index, packets, die, foes[1:], left - amount))
