"""What an option is about: the dice, cards and players of the table that one could point at to choose it.

Options name one die of several like ones; a person may point at any of these. So all of them are listed.
"""

from collections.abc import Callable, Iterable
from typing import Any

from ...kernel.masks import bits
from ...kernel.table import Step
from .choices import card_at, describe
from .rules import (
    attack,
    choosing,
    damage,
    dice_effects,
    draft,
    energy,
    fielding,
    main_step,
    special_effects,
    triggers,
    turn,
)
from .rules import globals as global_abilities
from .rules.stats import like
from .state.table import (
    ATTACK,
    FIELD,
    PLAYER,
    RESERVE,
    ROLLING,
    ZONES,
    DiceTable,
)

Json = Any


def die_id(die: int) -> str:
    """A die by its number: the same one all match long."""
    return f"die-{die}"


def alike(t: DiceTable, die: int) -> list[int]:
    """The dice that may stand for this one: like it, in the same place."""
    sign = like(t, die)
    return [d for d in bits(t.zones[t.place[die]]) if d == die or like(t, d) == sign]


def twins(t: DiceTable, die: int) -> list[int]:
    """The dice of the same sort that show the same face, in the same place."""
    sign = t.cast.slot[die], t.face[die]
    return [d for d in bits(t.zones[t.place[die]]) if (t.cast.slot[d], t.face[d]) == sign]


def dice_ids(dice: Iterable[int]) -> list[str]:
    """Dice by their ids, each once."""
    return [die_id(die) for die in dict.fromkeys(dice)]


def _things(t: DiceTable, *things: int) -> Json:
    """Dice and players."""
    dice = [d for thing in things if 0 <= thing < PLAYER for d in alike(t, thing)]
    seats = [thing - PLAYER for thing in things if PLAYER <= thing < PLAYER + 2]
    return {"dice": dice_ids(dice), "seats": seats}


def _reroll(t: DiceTable, step: Step) -> Json:
    """DM-5.2.2: A die in the roll, not one that is chosen already."""
    return {"dice": dice_ids(d for d in twins(t, step[3]) if d not in step[2])}


def _pay(t: DiceTable, step: Step) -> Json:
    """DM-4.6: All dice that could be of this payment; `way` is one such payment, die by die."""
    dice = [d for die, _ in step[2] if die != energy.LOOSE for d in twins(t, die)]
    way = [[die_id(die), bool(part)] for die, part in step[2] if die != energy.LOOSE]
    loose = sum(part for die, part in step[2] if die == energy.LOOSE)
    return {"dice": dice_ids(dice), "way": way, "loose": loose}


def _block(t: DiceTable, step: Step) -> Json:
    """DM-5.4.5: The blocker, and the attacker it would block."""
    return {"dice": dice_ids(alike(t, step[2])), "to": dice_ids(alike(t, step[3]))}


def _assign(t: DiceTable, step: Step) -> Json:
    """DM-5.4.10: Who takes the damage, and how much."""
    return {**_things(t, step[5][0]), "amount": step[7]}


def _react(t: DiceTable, step: Step) -> Json:
    """DM-12.5: The card of a Global ability, and who would take the damage it answers."""
    slot = t.cast.reactions[step[2]][1]
    return {"globals": [t.cast.slug(slot)], "hit": _things(t, t.packets[step[3]][1])["dice"]}


def _trigger(t: DiceTable, step: Step) -> Json:
    """DM-13.1: The card of a waiting effect, and its die."""
    ctx = t.pending[step[1]][2]
    cards = [t.cast.slug(ctx.card)] if ctx.card >= 0 else []
    return {**_things(t, ctx.user), "cards": cards}


def _card(t: DiceTable, slot: int) -> Json:
    return {"cards": [t.cast.slug(slot)]}


# What each option is about; options that are not here are about nothing one could point at.
POINTS: dict[Callable[..., None], Callable[[DiceTable, Step], Json]] = {
    draft.take_card: lambda t, s: {"cards": [card_at(t, s[3])]},
    turn.choose_die_to_reroll: _reroll,
    fielding.buy_from: lambda t, s: _card(t, s[2]),
    fielding.field_die: lambda t, s: {"dice": dice_ids(twins(t, s[2]))},
    main_step.use_die: lambda t, s: {"dice": dice_ids(twins(t, s[2]))},
    main_step.use_ability: lambda t, s: _card(t, s[2]),
    global_abilities.use_global: lambda t, s: {"globals": [t.cast.slug(t.cast.globals[s[2]][1])]},
    energy.pay_with: _pay,
    attack.declare_attacker: lambda t, s: _things(t, s[2]),
    attack.declare_blocker: _block,
    attack.stretch: _block,
    attack.assign: _assign,
    damage.react: _react,
    damage.divert: lambda t, s: _things(t, t.packets[s[1]][1]),
    damage.slip_from_damage: lambda t, s: _things(t, t.packets[s[1]][1]),
    damage.drop_guard: lambda t, s: _things(t, s[2]),
    triggers.start_trigger: _trigger,
    choosing.pick_die: lambda t, s: _things(t, s[1]),
    choosing.pick_player: lambda t, s: _things(t, s[1]),
    choosing.pick_thing: lambda t, s: _things(t, s[1]),
    choosing.choose_also: lambda t, s: _things(t, s[4][-1]),
    choosing.slip_away: lambda t, s: _things(t, s[1][s[2]]),
    dice_effects.spin_one: lambda t, s: _things(t, s[1]),
    special_effects.impersonate: lambda t, s: _card(t, s[2]),
    special_effects.ban: lambda t, s: _card(t, s[2]),
    special_effects.borrow: lambda t, s: _things(t, s[2]),
    special_effects.lay_against: lambda t, s: _things(t, s[2]),
}


def points(t: DiceTable, step: Step) -> dict[str, Json]:
    """What one could point at to choose an option; parts that are empty are left out."""
    found = POINTS[step[0]](t, step) if step[0] in POINTS else {}
    return {name: part for name, part in found.items() if part}


def options_view(t: DiceTable, seat: int | None) -> list[Json]:
    """For whoever is asked: each open choice by its key, with what one could point at."""
    if seat is None or t.actor != seat:
        return []
    found = []
    for step in t.options:
        verb, refs = describe(t, step)
        found.append({"key": ":".join((verb, *refs)), **points(t, step)})
    return found


def visible_dice(t: DiceTable, seat: int) -> list[int]:
    """The dice of a seat that lie one by one on the table, not in a pile."""
    first = ZONES * seat
    return [die for zone in (ROLLING, RESERVE, FIELD, ATTACK) for die in bits(t.zones[first + zone])]
