"""DM-5.3, DM-12, DM-13.3: The main step: buying, fielding, actions, Global abilities, and whose turn it is to
act."""

from typing import Any, Final

from ....cardlang.meaning import perform, value
from ....cardlang.node import Context
from ....cardlang.verbs import Spend
from ....kernel.table import Step
from ..cards.costs import Cost
from ..cards.standing import FieldingCost, FreeFielding, Global, InMain, UsesAction
from ..state.atoms import buy, do_once, move, unroll
from ..state.cast import NOBODYS, Text
from ..state.table import (
    ATTACK,
    FIELD,
    MAIN,
    ON_CARD,
    PLAYER,
    RESERVE,
    USED,
    ZONES,
    DiceTable,
    bits,
    field,
    in_field,
    seat_of,
)
from .bans import BANS, is_banned, pay_off, price_of_ban
from .drawing import enter_field
from .effects import is_possible
from .energy import Purse, affordable, is_affordable, look_into, pay, purse_of
from .events import notice
from .knockout import settle
from .matching import matches
from .stats import all_hold, listeners, speaker, standing, text_slot
from .triggers import aftermath, resolve_triggers

# Marks in `used_once`.
IN_MAIN_ONCE: Final = 100_000
GLOBAL_ONCE: Final = 200_000


def main_step(t: DiceTable, seat: int) -> None:
    """DM-5.3: The main step."""
    t.phase = MAIN
    t.then((act, seat))


def drop_unfielded(t: DiceTable, seat: int) -> None:
    """DM-5.3.11"""
    for die in bits(t.zones[ZONES * seat + RESERVE]):
        if t.cast.level[t.cast.slot[die]][t.face[die]]:
            unroll(t, die, seat, USED)


# DM-13.3: who acts


def act(t: DiceTable, seat: int) -> None:
    """DM-13.3: The active player acts as often as wanted, then hands over."""
    options = actions_of(t, seat)
    if options:
        options.append((hand_over, seat))
        t.ask(seat, options)
    else:
        hand_over(t, seat)


def hand_over(t: DiceTable, seat: int) -> None:
    """DM-13.3: The other player may use one Global ability; if there is none to use, the step is over."""
    options = globals_of(t, 1 - seat)
    if options:
        t.ask(1 - seat, [*options, (pass_back, 1 - seat)])


def respond(t: DiceTable, seat: int) -> None:
    """DM-13.3: One action, or pass."""
    options = globals_of(t, seat)
    t.ask(seat, [*options, (pass_back, seat)])


def pass_back(t: DiceTable, seat: int) -> None:
    """DM-13.4: The active player may go on; if that one passes too, nothing more happens in this step."""
    t.then((act_or_end, 1 - seat))


def act_or_end(t: DiceTable, seat: int) -> None:
    """DM-13.4: Go on, or end the step."""
    options = actions_of(t, seat)
    options.append((end_step, seat))
    t.ask(seat, options)


def end_step(t: DiceTable, seat: int) -> None:
    """DM-13.4: Both have passed."""


def next_act(t: DiceTable) -> Step:
    """After an action the active player goes on, or first the other may answer it (D-8)."""
    if t.cast.every_action and t.phase == MAIN:
        return (interrupt, 1 - t.turn)
    return (act, t.turn)


def interrupt(t: DiceTable, seat: int) -> None:
    """D-8: Where the match is set up so, the other player may use one Global ability after every action of
    the main step."""
    t.ask(seat, [*globals_of(t, seat), (let_go_on, seat)])


def let_go_on(t: DiceTable, seat: int) -> None:
    """No."""
    t.then((act, t.turn))


def actions_of(t: DiceTable, seat: int) -> list[Step]:
    """DM-5.3.1, DM-5.4.8: What the active player may do now; fielding and buying in the main step only."""
    purse, characters, actions = look_into(t, seat)
    options: list[Step] = []
    if t.phase == MAIN:
        options = buys_of(t, seat, purse)
        if characters:
            options += fieldings_of(t, seat, purse, characters)
        if t.cast.in_main or t.copying:
            options += abilities_of(t, seat)
    banned = price_of_ban(t, seat, "actions")
    if banned:
        if actions or usable_globals(t, seat, purse):
            options += waivers(t, seat, "actions", banned)
        return options
    for die in actions:  # DM-5.3.7
        options.append((use_die, seat, die))
    return options + usable_globals(t, seat, purse)


# DM-5.3.2: buying


def buys_of(t: DiceTable, seat: int, purse: Purse) -> list[Step]:
    """DM-5.3.2, DM-5.3.3: The cards that can be paid for."""
    total, typed, wild = purse
    options: list[Step] = []
    if total:
        left = t.zones[ZONES * seat + ON_CARD] | t.zones[ZONES * NOBODYS + ON_CARD]
        for slot, price, energy, dice in t.cast.shop[seat]:
            if price <= total and dice & left and (wild or energy < 0 or typed[energy]):
                options.append((buy_from, seat, slot))
    return options


def buy_from(t: DiceTable, seat: int, slot: int, batch: tuple[int, ...] = ()) -> None:
    """DM-5.3.3, DM-5.3.4: Pay in full, with at least one energy of the card's type."""
    t.then((pay, seat, t.cast.cost_of[slot]), (take_bought, seat, slot, batch))


def take_bought(t: DiceTable, seat: int, slot: int, batch: tuple[int, ...]) -> None:
    """DM-5.3.4: The die goes to the used pile."""
    left = t.zones[ZONES * seat + ON_CARD] | t.zones[ZONES * NOBODYS + ON_CARD]
    mask = t.cast.dice[slot] & left
    die = (mask & -mask).bit_length() - 1
    batch = (*batch, *t.it, die)
    buy(t, seat, die)
    if t.change:
        t.then((go_on_paying, seat, batch))
    else:
        stop_paying(t, batch)


# DM-5.3.9: fielding


def fieldings_of(t: DiceTable, seat: int, purse: Purse, characters: list[int]) -> list[Step]:
    """DM-5.3.9: The characters in the reserve pool whose fielding cost can be paid."""
    banned = price_of_ban(t, seat, "fielding")
    if banned:
        return waivers(t, seat, "fielding", banned)
    found: list[Step] = []
    for die in characters:
        if fielding_cost(t, die) <= purse[0] and not (t.lasting and is_banned(t, seat, t.cast.slot[die])):
            found.append((field_die, seat, die))
    return found


def fielding_cost(t: DiceTable, die: int) -> int:
    """DM-5.3.9: The cost on the face, and what texts make of it."""
    cost = t.cast.cost[t.cast.slot[die]][t.face[die]]
    if listeners(t, FreeFielding) or listeners(t, FieldingCost):
        for rule, ctx in standing(t, FieldingCost):
            assert isinstance(rule, FieldingCost)
            if matches(t, rule.target, die, ctx):
                cost += value(t, rule.more, ctx)
        for rule, ctx in standing(t, FreeFielding):
            assert isinstance(rule, FreeFielding)
            if matches(t, rule.target, die, ctx):
                return 0
    return cost


def field_die(t: DiceTable, seat: int, die: int, batch: tuple[int, ...] = ()) -> None:
    """DM-5.3.9: Pay with any energy."""
    cost = fielding_cost(t, die)
    if cost:
        t.then((pay, seat, Cost(cost)), (put_in_field, seat, die, batch))
    else:
        t.it = ()
        put_in_field(t, seat, die, batch)


def put_in_field(t: DiceTable, seat: int, die: int, batch: tuple[int, ...]) -> None:
    """DM-9.2: It is fielded."""
    batch = (*batch, *t.it)
    move(t, die, seat, FIELD)
    enter_field(t, seat, die)
    if t.change:
        t.then((go_on_paying, seat, batch))
    else:
        stop_paying(t, batch)


# DM-4.8: several costs paid together


def go_on_paying(t: DiceTable, seat: int, batch: tuple[int, ...]) -> None:
    """DM-4.8, H-2: Generic energy left over can pay for more at once; then the effects come. `batch` are the
    dice spent and bought so far."""
    purse, characters, _ = look_into(t, seat)
    options = buys_of(t, seat, purse) + fieldings_of(t, seat, purse, characters)
    options = [(*step, batch) for step in options if costs(t, step)]
    if options:
        t.ask(seat, [*options, (stop_paying, batch)])
    else:
        t.then((stop_paying, batch))


def costs(t: DiceTable, step: Step) -> bool:
    """Whether an option asks for energy at all."""
    return step[0] is buy_from or (step[0] is field_die and fielding_cost(t, step[2]) > 0)


def stop_paying(t: DiceTable, batch: tuple[int, ...]) -> None:
    """DM-4.8: What is left over is lost; DM-5.3.10, H-20: effects find no die of the batch in the used
    pile."""
    t.change = 0
    if batch:
        t.pending = [(who, what, ctx.bind("spent", batch), by) for who, what, ctx, by in t.pending]
    settle(t)
    if t.pending:
        t.do((resolve_triggers,), next_act(t))
    else:
        t.then(next_act(t))


# DM-5.3.7: action dice


def use_die(t: DiceTable, seat: int, die: int) -> None:
    """DM-5.3.7: It costs nothing; the effect, then the die goes to the used pile."""
    slot = t.cast.slot[die]
    use = t.cast.uses[slot]
    assert use is not None
    t.used_action |= 1 << seat
    t.emit("used", seat, die, t.cast.burst[slot][t.face[die]])
    notice(t, UsesAction, PLAYER + seat)
    t.then(
        (perform, use.effect, Context(seat, slot, die)),
        (settle,),
        (put_action_away, die),
        (resolve_triggers,),
        next_act(t),
    )


def put_action_away(t: DiceTable, die: int) -> None:
    """DM-5.3.7: Unless its effect has put it elsewhere."""
    if t.place[die] % ZONES == RESERVE:
        unroll(t, die, seat_of(t, die), USED)


# DM-12: Global abilities


def globals_of(t: DiceTable, seat: int) -> list[Step]:
    """DM-12.2: The Global abilities a seat can use now, or what it costs to be allowed to."""
    if not t.cast.globals:
        return []
    purse = purse_of(t, seat)
    found = usable_globals(t, seat, purse)
    if found:
        banned = price_of_ban(t, seat, "actions")
        if banned:
            return waivers(t, seat, "actions", banned)
    return found


def usable_globals(t: DiceTable, seat: int, purse: Purse) -> list[Step]:
    """DM-12.1, DM-12.2: Those whose cost can be paid and that would find something to do."""
    options: list[Step] = []
    total, typed, wild = purse
    if total:
        for number, least, energy, of_type, easy, fights, slot, text in t.cast.global_rows:
            if total >= least and (not of_type or typed[energy] + wild >= of_type):
                if easy:
                    if in_field(t):
                        options.append((use_global, seat, number))
                elif fights and not t.zones[ZONES * t.turn + ATTACK]:
                    continue
                elif can_use(t, number, slot, text, seat):
                    options.append((use_global, seat, number))
    return options


def can_use(t: DiceTable, number: int, slot: int, text: Text, seat: int) -> bool:
    """DM-4.9: Whether the rest of the cost can be paid, the conditions hold and there is something to do."""
    if text.once and GLOBAL_ONCE + 2 * number + seat in t.used_once:
        return False
    ctx = Context(seat, slot)
    rule: Any = text.rule
    if not all_hold(t, text, ctx) or not (is_simple(rule) or is_affordable(t, rule.cost, seat)):
        return False
    return is_possible(t, rule.effect, ctx)


def use_global(t: DiceTable, seat: int, number: int) -> None:
    """DM-12.3, H-3: Once, or several times together if the energy allows."""
    _, _, text = t.cast.globals[number]
    assert isinstance(text.rule, Global)
    cost = t.cast.global_costs[number]
    purse = purse_of(t, seat)
    most = 1
    several = is_simple(text.rule) and not text.once and cost.total > 0
    while several and affordable(purse, times(cost, most + 1)):
        most += 1
    if most > 1:
        t.ask(seat, [(use_global_times, seat, number, n) for n in range(1, most + 1)])
    else:
        t.then((use_global_times, seat, number, 1))


def times(cost: Cost, n: int) -> Cost:
    """A cost so many times."""
    return Cost(cost.total * n, cost.type, cost.typed * n)


def is_simple(rule: Global) -> bool:
    """Whether the cost is nothing but energy, so that it can be paid several times at once."""
    return type(rule.cost) is Spend


def use_global_times(t: DiceTable, seat: int, number: int, n: int) -> None:
    """DM-12.3: Paid as one, resolved as one effect."""
    _, slot, text = t.cast.globals[number]
    rule = text.rule
    assert isinstance(rule, Global)
    if text.once:
        do_once(t, GLOBAL_ONCE + 2 * number + seat)
    t.emit("global", seat, slot)
    ctx = Context(seat, slot)
    cost: Step = (pay, seat, times(t.cast.global_costs[number], n)) if n > 1 else (perform, rule.cost, ctx)
    t.then(
        cost,
        *[(perform, rule.effect, ctx)] * n,
        (aftermath,),
        next_act(t) if seat == t.turn else (act, t.turn),
    )


# Abilities of the main step


def abilities_of(t: DiceTable, seat: int) -> list[Step]:
    """What texts let the active player do in the main step."""
    options: list[Step] = []
    seen: list[int] = []
    mask = field(t, seat) & (t.cast.in_main | t.copying)
    for die in bits(mask):
        slot = text_slot(t, die)
        if slot in seen:
            continue
        seen.append(slot)
        for text in t.cast.texts[slot].get(InMain, ()):
            rule = text.rule
            assert isinstance(rule, InMain)
            ctx = Context(seat, slot, die)
            if text.once and IN_MAIN_ONCE + slot in t.used_once:
                continue
            if is_affordable(t, rule.cost, seat) and is_possible(t, rule.effect, ctx):
                options.append((use_ability, seat, slot))
    return options


def use_ability(t: DiceTable, seat: int, slot: int) -> None:
    """Pay, then do it."""
    text = t.cast.texts[slot][InMain][0]
    rule = text.rule
    assert isinstance(rule, InMain)
    if text.once:
        do_once(t, IN_MAIN_ONCE + slot)
    ctx = Context(seat, slot, speaker(t, slot, seat))
    t.emit("ability", seat, slot)
    t.then(
        (perform, rule.cost, ctx),
        (drop_change,),
        (perform, rule.effect, ctx),
        (aftermath,),
        next_act(t),
    )


def drop_change(t: DiceTable) -> None:
    """DM-4.8: What is left over of a payment is lost."""
    t.change = 0


# Professor X: what the opponent may not do unless they pay life


def waivers(t: DiceTable, seat: int, what: str, price: int) -> list[Step]:
    """Paying life for the permission, if there is enough."""
    return [(waive, seat, BANS.index(what), price)] if t.life[seat] >= price else []


def waive(t: DiceTable, seat: int, ban: int, price: int) -> None:
    """The ban is off for the rest of the turn."""
    pay_off(t, seat, ban, price)
    if not t.result:
        t.then((act, t.turn) if seat == t.turn else (respond, seat))


def waive_for_reroll(t: DiceTable, seat: int) -> None:
    """Pay for the reroll, or go without."""
    price = price_of_ban(t, seat, "rerolls")
    options: list[Step] = [(waive_reroll, seat, price)] if t.life[seat] >= price else []
    t.ask(seat, [*options, (go_without_reroll, seat)])


def waive_reroll(t: DiceTable, seat: int, price: int) -> None:
    """The ban is off for this turn."""
    from .turn import choose_reroll

    pay_off(t, seat, BANS.index("rerolls"), price)
    if not t.result:
        t.then((choose_reroll, seat, ()))


def go_without_reroll(t: DiceTable, seat: int) -> None:
    """No reroll."""
    from .turn import end_reroll

    t.then((end_reroll, seat, ()))
