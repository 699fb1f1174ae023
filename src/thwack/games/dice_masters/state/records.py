"""The other functions that write columns: what a match keeps beside its dice. Whose turn it is and how far it
has come, energy without a die, damage under way, what waits, bans, and the draft."""

from collections.abc import Sequence

from ....cardlang.node import Context, Effect
from ....kernel.errors import Broken
from ....kernel.ids import Seat
from .cast import Cast
from .table import (
    CLEAR,
    DRAFT,
    PAST,
    DiceTable,
    Lasting,
    Packet,
)

# The turn


def begin_turn(t: DiceTable, seat: Seat) -> None:
    """DM-5.0: A turn begins; what is counted for a turn is counted anew."""
    t.turn = seat
    t.turns += 1
    t.phase = CLEAR
    t.fielded = 0
    t.alone = 0
    t.emit("turn", seat, t.turns)


def enter(t: DiceTable, phase: int) -> None:
    """DM-5.0: The turn comes to its next step."""
    t.phase = phase


def forget_turn(t: DiceTable) -> None:
    """DM-5.5.5, G-6: What held for the turn and lies on no die is gone."""
    t.loose[0] = t.loose[1] = 0
    t.change = 0
    t.used_action = t.waived = t.weakened = 0
    t.used_once = ()
    t.alone = 0
    t.packets = []


def count_fielded(t: DiceTable, seat: Seat) -> None:
    """DM-9.2: One more was fielded; only the active player's are counted."""
    if seat == t.turn:
        t.fielded += 1


def note_action(t: DiceTable, seat: Seat, die: int, burst: int) -> None:
    """DM-5.3.7: A seat uses an action die."""
    t.used_action |= 1 << seat
    t.emit("used", seat, die, burst)


def do_once(t: DiceTable, mark: int) -> None:
    """Something that can be done once a turn was done."""
    t.used_once = tuple(sorted((*t.used_once, mark)))


def permit(t: DiceTable, seat: Seat, ban: int) -> None:
    """A seat has paid for what was forbidden, and may do it for the rest of the turn."""
    t.waived |= 1 << (4 * seat + ban)


# Energy without a die


def give_loose(t: DiceTable, seat: Seat, amount: int) -> None:
    """DM-5.1.3, G-6: Generic energy for dice that could not be drawn."""
    t.loose[seat] += amount
    t.emit("missed", seat, amount)


def spend_loose(t: DiceTable, seat: Seat, amount: int) -> None:
    """G-6: Energy without a die is spent: first what is left over of a payment."""
    from_change = min(amount, t.change) if seat == t.turn else 0
    if amount - from_change > t.loose[seat]:
        raise Broken(f"seat {seat} has no {amount} energy without a die (DM-4.9)")
    t.change -= from_change
    t.loose[seat] -= amount - from_change


def keep_change(t: DiceTable, amount: int) -> None:
    """DM-4.8: Generic energy is left over of a payment of the active player."""
    t.change += amount


def lose_change(t: DiceTable) -> None:
    """DM-4.8: What was left over is lost."""
    t.change = 0


# Damage under way


def announce_damage(t: DiceTable, packets: list[Packet], combat: int) -> None:
    """G-10: Damage is about to be dealt, in combat or by an effect."""
    t.packets = packets
    t.combat = combat if packets else 0


def mark_packet(t: DiceTable, index: int, answer: int) -> None:
    """An instance of damage remembers what has answered it."""
    source, target, amount, answers, dealer = t.packets[index]
    t.packets[index] = (source, target, amount, (*answers, answer), dealer)


def change_packet(t: DiceTable, index: int, by: int) -> None:
    """More or less of an instance of damage, never less than none."""
    source, target, amount, answers, dealer = t.packets[index]
    t.packets[index] = (source, target, max(amount + by, 0), answers, dealer)


def add_packet(t: DiceTable, packet: Packet) -> None:
    """DM-10.3: Redirected damage is an instance of its own."""
    t.packets.append(packet)


def empty_packets(t: DiceTable, die: int) -> None:
    """Nothing of the damage under way is for this die any more."""
    t.packets = [(s, x, 0 if x == die else n, a, d) for s, x, n, a, d in t.packets]


def take_damage(t: DiceTable) -> list[Packet]:
    """G-10: The damage that nothing has taken away is dealt now; it is kept until those it has beaten are
    gone."""
    t.packets = packets = [p for p in t.packets if p[2] > 0]
    t.combat = 0
    return packets


def forget_damage(t: DiceTable) -> None:
    """DM-5.4.13: Nobody asks any more who was damaged by what."""
    if t.packets:
        t.packets = []


# What waits


def wait(t: DiceTable, seat: Seat, effect: Effect, ctx: Context, source: int) -> None:
    """DM-13: An effect waits to be resolved; `source` is that of the damage that set it off."""
    t.pending.append((seat, effect, ctx, source))


def wait_otherwise(t: DiceTable, index: int, ctx: Context) -> None:
    """What waits goes by another context."""
    seat, effect, _, source = t.pending[index]
    t.pending[index] = (seat, effect, ctx, source)


def bind_pending(t: DiceTable, name: str, things: tuple[int, ...]) -> None:
    """All that waits knows these things by a name."""
    t.pending = [(who, what, ctx.bind(name, things), by) for who, what, ctx, by in t.pending]


def take_pending(t: DiceTable, index: int) -> tuple[Effect, Context]:
    """DM-13.2: An effect waits no more; G-9: to damage by the same source, those that wait are of another
    event from now on."""
    _, effect, ctx, _ = t.pending.pop(index)
    t.pending = [(seat, waiting, theirs, PAST) for seat, waiting, theirs, _ in t.pending]
    return effect, ctx


def lapse(t: DiceTable, rows: Sequence[Lasting]) -> None:
    """Rules that lasted are replaced by others; none of them changes numbers."""
    if rows:
        t.lasting = [row for row in t.lasting if row not in rows]


# The draft


def open_draft(t: DiceTable, stacks: int, basics: Sequence[int]) -> None:
    """DM-T.7: So many stacks lie in the middle, and the basic actions that were chosen."""
    t.pool = (1 << stacks) - 1
    t.picks[2] = tuple([(card, 0) for card in basics])


def add_basic_action(t: DiceTable, card: int) -> None:
    """DM-T.7: A basic action lies in the middle."""
    t.picks[2] = (*t.picks[2], (card, 0))


def take_stack(t: DiceTable, stack: int) -> None:
    """DM-T.7: One card of a stack was taken; the stack is gone."""
    if not t.pool >> stack & 1:
        raise Broken(f"stack {stack} is gone (DM-T.7)")
    t.pool &= ~(1 << stack)


def take_pick(t: DiceTable, seat: Seat, card: int, dice: int) -> None:
    """DM-T.7: A card with its dice goes to the picker."""
    t.picks[seat] = (*t.picks[seat], (card, dice))
    t.emit("picked", seat, card, dice)


def deal_teams(t: DiceTable, cast: Cast) -> None:
    """DM-T.7: The draft is over: the table is laid anew with the teams that came of it."""
    if t.phase != DRAFT:
        raise Broken("teams are dealt in the middle of a match")
    t.deal_in(cast)
    t.pool = 0
    t.picks = [(), (), ()]
    t.phase = CLEAR
