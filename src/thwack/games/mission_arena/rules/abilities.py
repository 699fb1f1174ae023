"""MA-6: Special abilities (level 1). What each of the twelve does is at the end, by its word."""

from collections.abc import Callable
from typing import Final

from ....kernel.fan import Fan
from ....kernel.ids import Identity, Place, Seat
from ....kernel.table import Step
from ..cards.words import (
    Ability,
    AttackMission,
    BonusAttack,
    BonusDefence,
    BruteForce,
    CounterAttack,
    DoubleHit,
    GroupAttack,
    NewMission,
    PowerBank,
    Recycle,
    Switch,
    TrapAttack,
)
from ..state.atoms import enter_phase, exchange_mission, take_back
from ..state.cast import (
    AT_MISSION,
    BANK,
    BONUS_DEFENCE,
    COUNTER,
    ITSELF,
    OF_CHALLENGES,
    RECYCLE,
    RENEW,
    SWITCH,
    TRAP,
    amount_of,
)
from ..state.records import add_bonus, add_plus, close_bank, deposit, set_mark, use_ability, withdraw
from ..state.table import (
    ABILITIES,
    ACTIVATED,
    ATTACK,
    DEFENCE,
    HAND,
    MISSIONS,
    MOST_COUNTED,
    PILES,
    PLACES,
    ArenaTable,
    all_places,
    discard_of,
    hand_of,
    is_active,
    missions_of,
    reserve_places,
)
from .power import engage_some
from .stats import is_barred, top_of, wounds_counted

OF_DEFENCE: Final = COUNTER | BONUS_DEFENCE | SWITCH


def ability_phase(t: ArenaTable) -> None:
    """MA-6.1, MA-R33: The turn player declares, then the other answers."""
    if t.cast.abilities:
        enter_phase(t, ABILITIES)
        t.do((declare, t.turn), (declare, 1 - t.turn), (end_abilities,))


def declare(t: ArenaTable, seat: Seat) -> None:
    """MA-6.1: Abilities of Active and Reserve protagonists, one at a time."""
    options: list[Step] = []
    power, bank = t.power, t.bank
    for place in range(PLACES * seat, PLACES * seat + PLACES):
        if (power[place] or bank) and t.stack[place]:
            card = t.identity[t.stack[place][0]]
            cost = t.cast.cost[card]
            if (len(power[place]) >= cost or len(power[place]) + banked(t, place) >= cost) and is_usable(
                t, seat, place
            ):
                options.append((activate, place))
    if options:
        options.append((end_declaring, seat))
        t.ask(seat, options)


def end_declaring(t: ArenaTable, seat: Seat) -> None:
    """Enough."""


def end_abilities(t: ArenaTable) -> None:
    """MA-R50: Temporary points that were not used are gone."""
    if t.bank:
        close_bank(t)


def is_usable(t: ArenaTable, seat: Seat, place: Place, asked: int = 0) -> bool:
    """MA-6.2, MA-6.6, MA-2.1, MA-H4: Whether a protagonist may use its ability now, if it is paid."""
    card = t.identity[t.stack[place][0]]
    fits = t.cast.in_turn if seat == t.turn else t.cast.in_answer
    mark = t.cast.mark[card]
    if not fits[card] or t.used[place] & mark or is_barred(t, place):
        return False
    return can_matter(t, seat, place, mark, asked)


def can_matter(t: ArenaTable, seat: Seat, place: Place, mark: int, asked: int) -> bool:
    """MA-H4: An ability that can do nothing is not offered."""
    if mark & OF_CHALLENGES:
        if t.turns == 1 or not is_active(place):
            return False
        if mark == TRAP:
            return any(t.stack[other] for other in reserve_places(1 - seat))
        return mark != AT_MISSION or bool(missions_of(t, 1 - seat))
    if mark & OF_DEFENCE:
        return t.turns > 1
    if mark == RENEW:
        return bool(hand_of(t, seat)) and len(missions_of(t, seat)) > first_free(t, seat)
    if mark == RECYCLE:
        return bool(discard_of(t, seat))
    return mark != BANK or has_client(t, seat, place, asked | 1 << place)


def has_client(t: ArenaTable, seat: Seat, place: Place, asked: int) -> bool:
    """MA-6.31: Whether there is another protagonist whose ability could be paid for; `asked` are those that
    would pay for one another."""
    reach = t.cast.reach[top_of(t, place)]
    return any(
        t.stack[other]
        and not asked >> other & 1
        and reach >> top_of(t, other) & 1
        and is_usable(t, seat, other, asked)
        and could_pay(t, other, asked)
        for other in all_places(seat)
    )


def could_pay(t: ArenaTable, place: Place, asked: int) -> bool:
    """MA-H4: Whether a protagonist could pay with its power points, temporary ones, and those that others
    could still gain for it; `asked` are those who would."""
    card = top_of(t, place)
    total = len(t.power[place]) + banked(t, place)
    for other in all_places(place // PLACES):
        if t.stack[other] and (t.power[other] or asked >> other & 1):
            teller = top_of(t, other)
            is_open = t.cast.mark[teller] == BANK and not t.used[other] & BANK and not is_barred(t, other)
            if is_open and t.cast.reach[teller] >> card & 1:
                total += gain_of(t, other)
    return total >= t.cast.cost[card]


def gain_of(t: ArenaTable, place: Place) -> int:
    """MA-6.31, MA-R49: One point more than wound points, at most 3."""
    return min(1 + len(t.stack[place]), MOST_COUNTED)


def first_free(t: ArenaTable, seat: Seat) -> int:
    """MA-6.30: The first mission that is not activated."""
    return 1 if seat == t.turn and t.flags & ACTIVATED else 0


# Paying


def accounts(t: ArenaTable, place: Place) -> list[tuple[int, int]]:
    """MA-6.31: The temporary points that a protagonist may use, with the place of the one who gained them:
    another one of the same player."""
    card, seat, reach = top_of(t, place), place // PLACES, t.cast.reach
    return [
        (source, points)
        for source, teller, points in t.bank
        if source != place and source // PLACES == seat and reach[teller] >> card & 1
    ]


def banked(t: ArenaTable, place: Place) -> int:
    """MA-6.31: How many temporary points a protagonist may use."""
    return sum(points for _, points in accounts(t, place)) if t.bank else 0


def activate(t: ArenaTable, place: Place) -> None:
    """MA-6.2: It is paid, and then it works."""
    use_ability(t, place, t.cast.mark[top_of(t, place)])
    t.do((pay, place), (work, place), (declare, place // PLACES))


def pay(t: ArenaTable, place: Place) -> None:
    """MA-6.2, MA-H11: With own power points and temporary ones; the player chooses how many of each."""
    cost, own = t.cast.cost[top_of(t, place)], len(t.power[place])
    saved = banked(t, place)
    if saved:
        options = [(pay_with, place, used) for used in range(max(0, cost - own), min(saved, cost) + 1)]
        t.ask(place // PLACES, options)
    else:
        engage_some(t, place, cost)


def pay_with(t: ArenaTable, place: Place, used: int) -> None:
    """MA-6.31: So many temporary points, the rest from the own ones."""
    withdraw(t, tuple([source for source, _ in accounts(t, place)]), used)
    engage_some(t, place, t.cast.cost[top_of(t, place)] - used)


def work(t: ArenaTable, place: Place) -> None:
    """What the card says."""
    ability = t.cast.ability[top_of(t, place)]
    assert ability is not None
    USE[type(ability)](t, place, ability)


# What they do


def stay_active(t: ArenaTable, place: Place, ability: Ability) -> None:
    """MA-6.10 to MA-6.14, MA-6.20, MA-6.22: It counts in challenges, until the own Cool Down (MA-6.3)."""
    set_mark(t, place, t.cast.mark[top_of(t, place)])


def raise_attack(t: ArenaTable, place: Place, ability: BonusAttack) -> None:
    """MA-6.15: +X Attack."""
    give_bonus(t, place, ATTACK, amount_of(ability.amount, wounds_counted(t, place)))


def raise_defence(t: ArenaTable, place: Place, ability: BonusDefence) -> None:
    """MA-6.21: +X Defence."""
    give_bonus(t, place, DEFENCE, amount_of(ability.amount, wounds_counted(t, place)))


def give_bonus(t: ArenaTable, place: Place, what: int, amount: int) -> None:
    """MA-6.4, MA-H1: To whom the card names, else to the protagonist itself."""
    card = top_of(t, place)
    set_mark(t, place, t.cast.mark[card])
    if t.cast.reach[card] != ITSELF:
        add_bonus(t, place, what, amount)
    else:
        add_plus(t, place, what, amount)


def open_bank(t: ArenaTable, place: Place, ability: PowerBank) -> None:
    """MA-6.31, MA-R49: One point more than wound points, at most 3."""
    deposit(t, place, gain_of(t, place))


def recycle(t: ArenaTable, place: Place, ability: Recycle) -> None:
    """MA-6.32: So many cards of the own discard pile."""
    t.then((choose_recycled, place // PLACES, amount_of(ability.amount, wounds_counted(t, place))))


def choose_recycled(t: ArenaTable, seat: Seat, left: int) -> None:
    """MA-6.32: One at a time."""
    cards = 0
    for slot in discard_of(t, seat):
        cards |= 1 << t.identity[slot]
    if cards:
        t.ask(seat, Fan(recycle_this, [(seat, cards)], (left,)))


def recycle_this(t: ArenaTable, seat: Seat, identity: Identity, left: int) -> None:
    """MA-6.32: This one; then the next."""
    take_back(t, seat, identity)
    if left > 1:
        t.then((choose_recycled, seat, left - 1))


def renew_missions(t: ArenaTable, place: Place, ability: NewMission) -> None:
    """MA-6.30: So many missions that are not activated."""
    amount = amount_of(ability.amount, wounds_counted(t, place))
    t.then((choose_mission, place // PLACES, amount, 0))


def choose_mission(t: ArenaTable, seat: Seat, left: int, done: int) -> None:
    """MA-6.30, MA-H3: Which mission is exchanged with which card; each mission once."""
    cards = 0
    for slot in t.piles[PILES * seat + HAND]:
        cards |= 1 << t.identity[slot]
    count = len(t.piles[PILES * seat + MISSIONS])
    pairs = [(at, cards) for at in range(first_free(t, seat), count) if not done >> at & 1]
    if cards and pairs:
        t.ask(seat, Fan(renew_this, pairs, (seat, left, done), ((stop_renewing, seat),)))


def renew_this(t: ArenaTable, at: int, identity: Identity, seat: Seat, left: int, done: int) -> None:
    """MA-6.30: This one; then the next."""
    exchange_mission(t, seat, at, identity)
    if left > 1:
        t.then((choose_mission, seat, left - 1, done | 1 << at))


def stop_renewing(t: ArenaTable, seat: Seat) -> None:
    """MA-H3: Enough."""


USE: Final[dict[type[Ability], Callable[..., None]]] = {
    GroupAttack: stay_active,
    TrapAttack: stay_active,
    BruteForce: stay_active,
    AttackMission: stay_active,
    DoubleHit: stay_active,
    CounterAttack: stay_active,
    Switch: stay_active,
    BonusAttack: raise_attack,
    BonusDefence: raise_defence,
    NewMission: renew_missions,
    PowerBank: open_bank,
    Recycle: recycle,
}
