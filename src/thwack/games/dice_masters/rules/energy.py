"""DM-4: Energy and costs."""

from itertools import repeat
from typing import Final

from ....cardlang.control import Nothing
from ....cardlang.meaning import is_payable
from ....cardlang.node import Context, Effect
from ....cardlang.verbs import Spend
from ....kernel.ids import Seat, Slot
from ..cards.costs import GENERIC, WILD, Cost, energy_cost
from ..state.atoms import move, turn_to
from ..state.records import keep_change, spend_loose
from ..state.table import RESERVE, USED, ZONES, DiceTable

PART: Final = 1  # DM-4.7: a die spent in part
LOOSE: Final = -1  # G-6: energy without a die


# What a seat could pay with: all energy; by type; wild energy, which is any type but not generic.
Purse = tuple[int, list[int], int]


def purse_of(t: DiceTable, seat: Seat) -> Purse:
    """DM-4.2 to DM-4.5: The energy in a reserve pool."""
    cast = t.cast
    total = t.loose[seat] + (t.change if seat == t.turn else 0)
    typed = [0, 0, 0, 0, 0, 0]  # by energy; the last two are wild and generic
    mask = t.zones[ZONES * seat + RESERVE]
    while mask > 0:
        low = mask & -mask
        die = low.bit_length() - 1
        mask ^= low
        slot, face = cast.slot[die], t.face[die]
        amount = cast.amount[slot][face]
        if amount:
            total += amount
            typed[cast.energy[slot][face]] += amount
    return total, typed, typed[WILD]


def look_into(t: DiceTable, seat: Seat) -> tuple[Purse, list[int], list[int]]:
    """A reserve pool in one look: the energy, the dice that show a character, those that show an action; one
    of each sort."""
    cast = t.cast
    total = t.loose[seat] + (t.change if seat == t.turn else 0)
    typed = [0, 0, 0, 0, 0, 0]
    seen: list[tuple[int, int]] = []
    characters: list[int] = []
    actions: list[int] = []
    mask = t.zones[ZONES * seat + RESERVE]
    while mask > 0:
        low = mask & -mask
        mask ^= low
        die = low.bit_length() - 1
        slot, face = cast.slot[die], t.face[die]
        amount = cast.amount[slot][face]
        if amount:
            total += amount
            typed[cast.energy[slot][face]] += amount
        elif (slot, face) not in seen:
            seen.append((slot, face))
            if cast.level[slot][face]:
                characters.append(die)
            else:
                actions.append(die)
    return (total, typed, typed[WILD]), characters, actions


def affordable(purse: Purse, cost: Cost) -> bool:
    """DM-4.9: In full or not at all."""
    total, typed, wild = purse
    return total >= cost.total and (not cost.typed or typed[cost.type] + wild >= cost.typed)


def is_affordable(t: DiceTable, cost: Effect, seat: Seat) -> bool:
    """DM-4.9: Whether a seat can pay a cost on a card in full."""
    return type(cost) is Nothing or is_payable(t, cost, Context(seat))


def spend_is_payable(t: DiceTable, cost: Spend, ctx: Context) -> bool:
    """Whether there is energy for it."""
    return affordable(purse_of(t, ctx.seat), energy_cost(cost))


# A way to pay: pairs of a die and PART or 0; the pair (LOOSE, n) is energy without a die.
Way = tuple[tuple[int, int], ...]


# Like dice that can pay: the dice, how much each gives, whether it is of the type asked for, whether it can
# be split.
Coin = tuple[list[int], int, bool, bool]


def coins_of(t: DiceTable, seat: Seat, cost: Cost) -> list[Coin]:
    """What can pay such a cost, like dice together."""
    cast = t.cast
    total, kind, of_kind = cost
    groups: dict[tuple[int, int], Coin] = {}
    only_typed = 0 < of_kind == total  # DM-4.3: nothing but that type will do
    mask = t.zones[ZONES * seat + RESERVE]
    while mask > 0:
        low = mask & -mask
        mask ^= low
        die = low.bit_length() - 1
        slot, face = cast.slot[die], t.face[die]
        amount = cast.amount[slot][face]
        if amount:
            known = groups.get((slot, face))
            if known is not None:
                known[0].append(die)
                continue
            energy = cast.energy[slot][face]
            fits = energy in (kind, WILD)
            if fits or not only_typed:
                groups[slot, face] = ([die], amount, fits, amount > 1 and energy != GENERIC)
    return list(groups.values())


def ways_to_pay(t: DiceTable, seat: Seat, cost: Cost) -> list[Way]:
    """DM-4.6 to DM-4.8, H-2: Every way that leaves something else behind, none with a die too many."""
    wanted, _, of_kind = cost
    if not wanted:
        return [()]
    coins = coins_of(t, seat, cost)
    if wanted == 1 and not t.change and not t.loose[seat]:
        return [((coin[0][0], PART if coin[3] else 0),) for coin in coins if coin[2] or not of_kind]
    loose = 0 if of_kind == wanted else t.loose[seat] + (t.change if seat == t.turn else 0)
    left = [min(loose, wanted)]  # the most that the coins from here on can give
    for coin in reversed(coins):
        left.append(left[-1] + len(coin[0]) * coin[1])
    left.reverse()
    if left[0] == wanted:  # all there is
        way = tuple([(die, 0) for coin in coins for die in coin[0]])
        return [((LOOSE, left[-1]), *way) if left[-1] else way]
    found = search(coins, left, cost)
    if any(coin[3] for coin in coins):
        return [way for way in found if not is_roundabout(t, way)]
    return found


def is_roundabout(t: DiceTable, way: Way) -> bool:
    """H-2: Whether a die spent in part and a like die that shows the rest could be that one die, whole."""
    slot, face = t.cast.slot, t.face
    rest = {(slot[die], single_face(t, slot[die], face[die])) for die, part in way if part and die != LOOSE}
    return bool(rest) and any((slot[die], face[die]) in rest for die, part in way if not part)


def search(coins: list[Coin], left: list[int], cost: Cost) -> list[Way]:
    """Take of each sort of coin from none to all, whole or in part.

    A payment under way is: the dice, their energy, how much of it is of the type asked for, and whether a
    single energy was taken that is not of that type, or that is.
    """
    wanted, _, of_kind = cost
    most = wanted + 1
    started: list[tuple[Way, int, int, bool, bool]] = [((), 0, 0, False, False)]
    for index, (dice, amount, fits, splits) in enumerate(coins):
        least = wanted - left[index + 1]
        count = len(dice)
        unit = splits or amount == 1  # of a die that can be split, half could have been kept
        grown = []
        for way, total, typed, plain, fitting in started:
            for whole in range(count + 1):
                given = total + whole * amount
                if given > most:
                    break
                for split in range(count - whole + 1 if splits else 1):
                    if given > most:
                        break
                    if given >= least:
                        if whole or split:
                            taken = way + tuple(zip(dice[:whole], repeat(0)))
                            if split:
                                taken += tuple(zip(dice[whole : whole + split], repeat(PART)))
                            of_type = typed + given - total if fits else typed
                            grown.append(
                                (
                                    taken,
                                    given,
                                    of_type,
                                    plain or (unit and not fits),
                                    fitting or (unit and fits),
                                )
                            )
                        else:
                            grown.append((way, total, typed, plain, fitting))
                    given += 1
        started = grown
    found: list[Way] = []
    for way, total, typed, plain, fitting in started:
        for units in range(max(wanted - total, 0), left[-1] + 1):
            if typed >= of_kind and is_tight(
                total + units - wanted, typed > of_kind, plain or units > 0, fitting
            ):
                found.append(((LOOSE, units), *way) if units else way)
    return found


def is_tight(beyond: int, more: bool, plain: bool, fitting: bool) -> bool:
    """H-2: Whether nothing could be taken out of a payment that gives so much more than it should: a generic
    die gives 2, so no more than 1 can be lost, and that only if no single energy could have been kept; one of
    the type asked for could if there is more of it."""
    if not beyond:
        return True
    return beyond == 1 and not plain and not (fitting and more)


def pay(t: DiceTable, seat: Seat, cost: Cost) -> None:
    """DM-4.6: The player chooses the dice; the dice that went to the used pile are the result."""
    ways = ways_to_pay(t, seat, cost)
    if len(ways) == 1:
        pay_with(t, seat, ways[0], cost.total)
    else:
        t.ask(seat, [(pay_with, seat, way, cost.total) for way in ways])


def pay_with(t: DiceTable, seat: Seat, way: Way, total: int) -> None:
    """DM-4.6: Dice go to the used pile at once; DM-4.7: or show what is left of them."""
    cast = t.cast
    spent = []
    given = 0
    for die, part in way:
        if die == LOOSE:
            given += part
            spend_loose(t, seat, part)
            continue
        slot = cast.slot[die]
        if part:
            given += 1
            turn_to(t, die, single_face(t, slot, t.face[die]))
        else:
            given += cast.amount[slot][t.face[die]]
            turn_to(t, die, -1)
            move(t, die, seat, USED)
            spent.append(die)
    if seat == t.turn and given != total:
        keep_change(t, given - total)  # DM-4.8: only generic energy can be left over
    if way and t.recording:
        t.emit("paid", seat, total)
    t.it = tuple(spent)


def single_face(t: DiceTable, slot: Slot, face: int) -> int:
    """DM-4.7: The face that shows one energy of the same type."""
    energy = t.cast.energy[slot][face]
    for other, amount in enumerate(t.cast.amount[slot]):
        if amount == 1 and t.cast.energy[slot][other] == energy:
            return other
    return face
