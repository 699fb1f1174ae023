"""What an option is about: the things on the table that one could point at to choose it.

Kinds of thing, each with the name that the view gives it:

    die:die-12        a die that lies one by one on the table: rolled, in a reserve pool, in a field
    card:hulk-...     a card: to be bought or picked, to be used or copied, or whose effect waits
    global:smash      the Global ability of a card
    seat:0            a player
    used:0:hulk-...   a die of that sort in a pile of that seat (used, bag, prep), where no die is seen alone

Options name one die of several like ones; a person may point at any of these. So all of them are listed.
"""

from collections.abc import Callable, Iterable
from typing import Final

from ...kernel.masks import bits
from ...kernel.table import Step
from ...kernel.things import NO_THINGS, Things
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
    BAG,
    FIELD,
    ON_CARD,
    PLAYER,
    PREP,
    RESERVE,
    ROLLING,
    USED,
    ZONES,
    DiceTable,
    seat_of,
    zone_of,
)

SEEN: Final = (ROLLING, RESERVE, FIELD, ATTACK)  # zones in which dice lie one by one
PILES: Final = {USED: "used", BAG: "bag", PREP: "prep"}


def die_id(die: int) -> str:
    """A die by its number: the same one all match long."""
    return f"die-{die}"


def die_thing(t: DiceTable, die: int) -> str:
    """A die as a thing to point at: itself, its card, the pile it is in, or whom it lies under."""
    zone = zone_of(t, die)
    slug = t.cast.slugs[t.cast.slot[die]]
    if zone in SEEN:
        return f"die:{die_id(die)}"
    if zone == ON_CARD:
        return f"card:{slug}"
    if zone in PILES:
        return f"{PILES[zone]}:{seat_of(t, die)}:{slug}"
    return die_thing(t, t.under[die])


def card_thing(t: DiceTable, slot: int) -> str:
    """A card of the match as a thing to point at."""
    return f"card:{t.cast.slugs[slot]}"


def alike(t: DiceTable, die: int) -> list[int]:
    """The dice that may stand for this one: like it, in the same place."""
    sign = like(t, die)
    return [d for d in bits(t.zones[t.place[die]]) if d == die or like(t, d) == sign]


def twins(t: DiceTable, die: int) -> list[int]:
    """The dice of the same sort that show the same face, in the same place."""
    sign = t.cast.slot[die], t.face[die]
    return [d for d in bits(t.zones[t.place[die]]) if (t.cast.slot[d], t.face[d]) == sign]


def dice_things(t: DiceTable, dice: Iterable[int]) -> tuple[str, ...]:
    """Dice as things, each once."""
    return tuple(dict.fromkeys(die_thing(t, die) for die in dice))


def any_of(t: DiceTable, thing: int) -> tuple[str, ...]:
    """A player, or all dice that may stand for this one."""
    return (f"seat:{thing - PLAYER}",) if thing >= PLAYER else dice_things(t, alike(t, thing))


def _draft(t: DiceTable, step: Step) -> Things:
    return Things((f"card:{draft.card_numbered(t.cast.library, step[3]).id}",))


def _reroll(t: DiceTable, step: Step) -> Things:
    """DM-5.2.2: A die in the roll, not one that is chosen already."""
    return Things(dice_things(t, [d for d in twins(t, step[3]) if d not in step[2]]))


def _card(t: DiceTable, step: Step) -> Things:
    return Things((card_thing(t, step[2]),))


def _own_die(t: DiceTable, step: Step) -> Things:
    return Things(dice_things(t, twins(t, step[2])))


def _global(t: DiceTable, step: Step) -> Things:
    return Things((f"global:{t.cast.slug(t.cast.globals[step[2]][1])}",))


def _pay(t: DiceTable, step: Step) -> Things:
    """DM-4.6: All dice that could be of this payment; `way` is one such payment, die by die, and whether only
    a part of it is spent."""
    dice = [d for die, _ in step[2] if die != energy.LOOSE for d in twins(t, die)]
    way = [[die_id(die), bool(part)] for die, part in step[2] if die != energy.LOOSE]
    loose = sum(part for die, part in step[2] if die == energy.LOOSE)
    return Things(dice_things(t, dice), (), {"way": way, "loose": loose})


def _die(t: DiceTable, step: Step) -> Things:
    return Things(any_of(t, step[2]))


def _block(t: DiceTable, step: Step) -> Things:
    """DM-5.4.5: The blocker, and the attacker it would block."""
    return Things(any_of(t, step[2]), any_of(t, step[3]))


def _assign(t: DiceTable, step: Step) -> Things:
    """DM-5.4.10: Who takes the damage, and how much."""
    return Things(any_of(t, step[5][0]), (), {"amount": step[7]})


def _react(t: DiceTable, step: Step) -> Things:
    """DM-12.5: The card of a Global ability, and who would take the damage it answers."""
    start = (f"global:{t.cast.slug(t.cast.reactions[step[2]][1])}",)
    return Things(start, (), {"hit": list(any_of(t, t.packets[step[3]][1]))})


def _damaged(t: DiceTable, step: Step) -> Things:
    return Things(any_of(t, t.packets[step[1]][1]))


def _trigger(t: DiceTable, step: Step) -> Things:
    """DM-13.1: The card of a waiting effect, and its die."""
    ctx = t.pending[step[1]][2]
    dice = any_of(t, ctx.user) if ctx.user >= 0 else ()
    cards = (card_thing(t, ctx.card),) if ctx.card >= 0 else ()
    return Things(tuple(dict.fromkeys(dice + cards)))


def _picked(t: DiceTable, step: Step) -> Things:
    return Things(any_of(t, step[1]))


def _also(t: DiceTable, step: Step) -> Things:
    return Things(any_of(t, step[4][-1]))


def _slip(t: DiceTable, step: Step) -> Things:
    return Things(any_of(t, step[1][step[2]]))


# What each option is about; options that are not here are about nothing one could point at.
POINTS: Final[dict[Callable[..., None], Callable[[DiceTable, Step], Things]]] = {
    draft.take_card: _draft,
    turn.choose_die_to_reroll: _reroll,
    fielding.buy_from: _card,
    fielding.field_die: _own_die,
    main_step.use_die: _own_die,
    main_step.use_ability: _card,
    global_abilities.use_global: _global,
    energy.pay_with: _pay,
    attack.declare_attacker: _die,
    attack.declare_blocker: _block,
    attack.stretch: _block,
    attack.assign: _assign,
    damage.react: _react,
    damage.divert: _damaged,
    damage.slip_from_damage: _damaged,
    damage.drop_guard: _die,
    triggers.start_trigger: _trigger,
    choosing.pick_die: _picked,
    choosing.pick_player: _picked,
    choosing.pick_thing: _picked,
    choosing.choose_also: _also,
    choosing.slip_away: _slip,
    dice_effects.spin_one: _picked,
    special_effects.impersonate: _card,
    special_effects.ban: _card,
    special_effects.borrow: _die,
    special_effects.guard: _die,
    special_effects.pin: _die,
}


def things(t: DiceTable, step: Step) -> Things:
    """What one could point at to choose an option."""
    point = POINTS.get(step[0])
    return point(t, step) if point is not None else NO_THINGS


def visible_dice(t: DiceTable, seat: int) -> list[int]:
    """The dice of a seat that lie one by one on the table, not in a pile."""
    return [die for zone in SEEN for die in bits(t.zones[ZONES * seat + zone])]
