"""Why something of one's own cannot be used now: the rule that stands in the way, in a sentence."""

from functools import lru_cache
from typing import Final

from ....kernel.masks import bits
from ....kernel.table import CHANCE
from ....wording.grammar import REMEMBERED
from ..cards.costs import ENERGIES
from ..pointing import die_id, things, visible_dice
from ..rules import attack, energy, fielding, main_step, turn
from ..rules.attack import can_block
from ..rules.bans import is_ban, is_banned, price_of_ban
from ..rules.energy import Purse, purse_of
from ..rules.fielding import fielding_cost
from ..rules.globals import GLOBAL_ONCE
from ..rules.special_effects import pinner_of
from ..state.cast import NOBODYS, Cast
from ..state.table import (
    ATTACK,
    ATTACKERS,
    CANNOT_BLOCK,
    CONTROLLER,
    DRAFT,
    FIELD,
    MAIN,
    ON_CARD,
    ROLLING,
    ZONES,
    DiceTable,
    zone_of,
)
from .naming import asking_card, card_name, player, say
from .prompts import forbidder, line

ENERGY_NAMES: Final = {number: name for name, number in ENERGIES.items()}
# Questions in which a player may do one thing or another; all others must be answered first.
OPEN: Final = (
    main_step.act,
    main_step.act_or_end,
    main_step.hand_over,
    main_step.respond,
    main_step.interrupt,
    fielding.go_on_paying,
    turn.choose_reroll,
    turn.waive_for_reroll,
    attack.choose_attackers,
    attack.choose_blockers,
)
FOR_GLOBALS: Final = (
    main_step.act,
    main_step.act_or_end,
    main_step.hand_over,
    main_step.respond,
    main_step.interrupt,
)


def why_not(t: DiceTable, seat: int, lang: str) -> dict[str, str]:
    """Each card, die, pile and Global ability (`global:...`) that a seat may try to use now and cannot."""
    if t.phase == DRAFT:
        return {}
    usable = offered(t, seat)
    found: dict[str, str] = {}
    for slot, *_ in t.cast.shop[seat]:
        slug = t.cast.slugs[slot]
        if f"card:{slug}" not in usable and slug not in found:
            found[slug] = why_no_buy(t, seat, slot, lang)
    for die in visible_dice(t, seat):
        if f"die:{die_id(die)}" not in usable:
            found[die_id(die)] = why_no_die(t, seat, die, lang)
    for number, slot, _ in t.cast.globals:
        name = f"global:{t.cast.slug(slot)}"
        if name not in usable:
            found[name] = why_no_global(t, seat, number, lang)
    for slot in [row[1] for row in t.cast.reactions] + [row[0] for row in t.cast.afterwards]:
        name = f"global:{t.cast.slug(slot)}"
        if name not in usable:
            found[name] = busy(t, seat, lang) or line("why", "on_damage", lang)
    return found | {pile: line("why", pile, lang) for pile in ("bag", "prep", "used")}


def offered(t: DiceTable, seat: int) -> set[str]:
    """What some choice of the seat starts at."""
    if t.actor != seat:
        return set()
    return {thing for step in t.options for thing in things(t, step).start}


def busy(t: DiceTable, seat: int, lang: str) -> str:
    """What keeps a seat from everything: it is over, or somebody else decides; empty if nothing does."""
    if t.result:
        return line("why", "over", lang)
    if t.actor == CHANCE:
        return line("why", "chance", lang)
    if t.actor == seat:
        return ""
    return _theirs(t.cast, "they_decide" if t.turn == seat else "their_turn", 1 - seat, lang)


@lru_cache(maxsize=REMEMBERED)
def _theirs(cast: Cast, row: str, other: int, lang: str) -> str:
    return line("why", row, lang, who=player(cast, other, lang))


def question(t: DiceTable, lang: str) -> str:
    """The question that must be answered first; empty where one may do this or that."""
    if t.step[0] in OPEN:
        return ""
    if t.step[0] is energy.pay:
        return line("why", "paying", lang)
    slot = asking_card(t)
    if slot >= 0:
        return line("why", "asked_by", lang, card=card_name(t.cast, slot, lang))
    return line("why", "asked", lang)


def why_no_buy(t: DiceTable, seat: int, slot: int, lang: str) -> str:
    """DM-5.3.2, DM-5.3.3: A die is left, it is the own main step, and there is energy, one of the type."""
    left = t.zones[ZONES * seat + ON_CARD] | t.zones[ZONES * NOBODYS + ON_CARD]
    if not t.cast.dice[slot] & left:
        return line("why", "no_dice", lang)
    first = busy(t, seat, lang) or question(t, lang)
    if first:
        return first
    if t.turn != seat or t.phase != MAIN:
        return line("why", "buy_in_main", lang)
    price, type_ = t.cast.price[slot], t.cast.type[slot]
    return too_dear(purse_of(t, seat), price, type_, 1 if type_ >= 0 else 0, lang)


def too_dear(purse: Purse, price: int, type_: int, typed: int, lang: str) -> str:
    """DM-4.9: What is missing to pay a price in full."""
    total, by_type, wild = purse
    if total < price:
        return line("why", "costs", lang, n=price, m=total)
    if typed and by_type[type_] + wild < typed:
        word = say("face", ENERGY_NAMES[type_], lang, n=1)
        return line("why", "needs", lang, n=typed, energy=word, m=by_type[type_] + wild)
    return line("why", "not_now", lang)


def why_no_die(t: DiceTable, seat: int, die: int, lang: str) -> str:
    """Why a die on the table cannot be used: by where it lies."""
    zone = zone_of(t, die)
    if zone == ROLLING:
        return why_no_reroll(t, seat, die, lang)
    if zone in (FIELD, ATTACK):
        return why_no_fight(t, seat, die, lang)
    slot, face = t.cast.slot[die], t.face[die]
    if t.cast.amount[slot][face]:
        if t.actor == seat and t.step[0] is energy.pay:
            return line("why", "cannot_pay", lang)
        return line("why", "is_energy", lang)
    first = busy(t, seat, lang) or question(t, lang)
    if first:
        return first
    if t.cast.level[slot][face]:
        return why_no_fielding(t, seat, die, lang)
    if price_of_ban(t, seat, "actions"):
        return line("why", "forbidden", lang, card=forbidder(t, "actions", lang))
    return line("why", "own_turn_action", lang)


def why_no_reroll(t: DiceTable, seat: int, die: int, lang: str) -> str:
    """DM-5.2.2: All dice that were rolled may be chosen, unless a text forbids it."""
    first = busy(t, seat, lang)
    if first:
        return first
    if t.step[0] is turn.choose_reroll and die in t.step[2]:
        return line("why", "in_reroll", lang)
    if price_of_ban(t, seat, "rerolls"):
        return line("why", "forbidden", lang, card=forbidder(t, "rerolls", lang))
    return line("why", "not_now", lang)


def why_no_fielding(t: DiceTable, seat: int, die: int, lang: str) -> str:
    """DM-5.3.9: The own main step, the fielding cost, and nobody who forbids it."""
    if t.turn != seat or t.phase != MAIN:
        return line("why", "field_in_main", lang)
    if price_of_ban(t, seat, "fielding"):
        return line("why", "forbidden", lang, card=forbidder(t, "fielding", lang))
    if t.lasting and is_banned(t, seat, t.cast.slot[die]):
        slot = next(ctx.card for rule, ctx, _ in t.lasting if is_ban(rule) and ctx.seat != seat)
        return line("why", "forbidden", lang, card=card_name(t.cast, slot, lang))
    return too_dear(purse_of(t, seat), fielding_cost(t, die), -1, 0, lang)


def why_no_fight(t: DiceTable, seat: int, die: int, lang: str) -> str:
    """DM-5.4.2, DM-5.4.5: Why a character in the field neither attacks nor blocks now."""
    if zone_of(t, die) == ATTACK:
        return line("why", "attacks" if t.turn == seat else "blocks", lang)
    first = busy(t, seat, lang) or question(t, lang)
    if first:
        return first
    if t.turn == seat:
        return why_no_attack(t, seat, die, lang)
    if t.step[0] is not attack.choose_blockers:
        return line("why", "block_later", lang)
    if t.flags[die] & CANNOT_BLOCK:
        return line("why", "cannot_block", lang)
    if pinner_of(t, die) >= 0:
        return line("why", "pinned", lang, card=card_name(t.cast, pinner_of(t, die), lang))
    attackers = bits(t.zones[ZONES * (1 - seat) + ATTACK])
    able = any(can_block(t, die, foe) for foe in attackers)
    return line("why", "others_block" if able else "cannot_block_them", lang)


def why_no_attack(t: DiceTable, seat: int, die: int, lang: str) -> str:
    """DM-5.4.2, DM-14.7"""
    if t.step[0] is not attack.choose_attackers:
        return line("why", "attack_over" if t.phase >= ATTACKERS else "attack_later", lang)
    if t.flags[die] & CONTROLLER:
        return line("why", "controls", lang)
    if pinner_of(t, die) >= 0:
        return line("why", "pinned", lang, card=card_name(t.cast, pinner_of(t, die), lang))
    return line("why", "others_attack", lang)


def why_no_global(t: DiceTable, seat: int, number: int, lang: str) -> str:
    """DM-12.2: The moment, the energy, and something to do."""
    first = busy(t, seat, lang) or question(t, lang)
    if first:
        return first
    if t.step[0] not in FOR_GLOBALS:
        return line("why", "global_later", lang)
    if price_of_ban(t, seat, "actions"):
        return line("why", "forbidden", lang, card=forbidder(t, "actions", lang))
    if t.cast.globals[number][2].once and GLOBAL_ONCE + 2 * number + seat in t.used_once:
        return line("why", "once", lang)
    purse, cost = purse_of(t, seat), t.cast.global_costs[number]
    if energy.affordable(purse, cost):
        return line("why", "no_use", lang)
    return too_dear(purse, cost.total, cost.type, cost.typed, lang)
