"""Options that effects of cards leave open, as sentences: which effect is first, whom it is about, whether it
happens at all."""

from collections.abc import Callable
from typing import Final

from ....cardlang.meaning import accept, choose_one, let_it_happen, remember, select_nothing
from ....kernel.table import Step
from ....wording.lines import Part, Said
from ..rules import choosing, damage, dice_effects, effects, special_effects, triggers
from ..rules.stats import attack_of, level_of
from ..state.table import ON_CARD, PLAYER, ZONES, DiceTable, in_field, seat_of, zone_of
from .naming import (
    ALL,
    FLAGS,
    ZONE_ROWS,
    asking_card,
    bonus_text,
    card_name,
    die_phrase,
    effect_text,
    own_phrase,
    say,
    thing_phrase,
    title,
    told_apart,
)


def _trigger(t: DiceTable, step: Step, lang: str) -> Said:
    """The card of a waiting effect; its die, whom it is about or a number where that is not enough."""
    index = step[1]
    signs = [triggers.sign_of(t, effect, ctx) for _, effect, ctx, _ in t.pending]
    names = [card_name(t.cast, ctx.card, lang) for _, _, ctx, _ in t.pending]
    others = [i for i, name in enumerate(names) if name == names[index] and signs[i] != signs[index]]
    found = []
    for detail in (_trigger_die, _trigger_cause):
        text = detail(t, index, lang)
        rest = [i for i in others if detail(t, i, lang) == text]
        if len(rest) < len(others) and text:
            found.append(text)
        others = rest
    if others:
        found.append(say("detail", "number", lang, n=1 + sum(i < index for i in others)))
    parts: dict[str, Part] = {"card": names[index], "detail": ", ".join(found)}
    return "trigger_die" if found else "trigger", parts


def _trigger_die(t: DiceTable, index: int, lang: str) -> str:
    ctx = t.pending[index][2]
    if ctx.user < 0 or not in_field(t) >> ctx.user & 1:
        return ""
    if t.cast.slot[ctx.user] != ctx.card:  # it uses the card of another
        return say("detail", "die", lang, die=die_phrase(t, ctx.user, lang))
    return ", ".join(told_apart(t, ctx.user, lang))


def _trigger_cause(t: DiceTable, index: int, lang: str) -> str:
    ctx = t.pending[index][2]
    cause = [thing for thing in ctx.that("it") if thing != ctx.user]
    return say("detail", "about", lang, thing=thing_phrase(t, cause[0], lang)) if cause else ""


# What is done with a die that is chosen: by the step that waits for the choice.
PURPOSES: dict[Callable[..., None], Callable[[DiceTable, Step, int, str], Said]] = {
    effects.damage_it: lambda t, s, thing, lang: ("pick_damage", {"n": s[1]}),
    effects.deal_it: lambda t, s, thing, lang: ("pick_damage", {"n": len(s[1]) * s[2]}),
    effects.strike_it: lambda t, s, thing, lang: ("pick_damage", {"n": sum(attack_of(t, d) for d in s[1])}),
    effects.ko_them: lambda t, s, thing, lang: ("pick_ko", {}),
    effects.give_bonus: lambda t, s, thing, lang: ("pick_bonus", {"bonus": bonus_text(s[1], s[2])}),
    dice_effects.spin_them_to: lambda t, s, thing, lang: ("pick_level", {"n": s[1]}),
    dice_effects.roll_them: lambda t, s, thing, lang: ("pick_roll", {}),
    dice_effects.reroll_them: lambda t, s, thing, lang: ("pick_reroll", {}),
    dice_effects.put_them: lambda t, s, thing, lang: _put(t, s, thing, lang),
    dice_effects.capture_them: lambda t, s, thing, lang: ("pick_capture", {}),
    dice_effects.control_them: lambda t, s, thing, lang: ("pick_control", {}),
    effects.flag_them: lambda t, s, thing, lang: (f"pick_{FLAGS[s[1]]}", {}),
    effects.make_them_block: lambda t, s, thing, lang: (
        "pick_must_block",
        {"target": own_phrase(t, s[1], lang)},
    ),
    effects.withdraw_them: lambda t, s, thing, lang: ("pick_withdraw", {}),
    damage.redirect_to_it: lambda t, s, thing, lang: ("pick_redirect", {"n": s[2]}),
}


# Options that choose a die or a player for an effect.
PICKS: Final = (choosing.pick_die, choosing.pick_player, choosing.pick_thing, choosing.choose_also)


def _put(t: DiceTable, step: Step, thing: int, lang: str) -> Said:
    if zone_of(t, thing) == ON_CARD:
        return "pick_gain", {"thing": card_name(t.cast, t.cast.slot[thing], lang)}
    return "pick_put", {"zone": say("zone", step[1], lang)}


def picked(step: Step) -> int:
    """What an option chooses."""
    thing: int = step[4][-1] if step[0] is choosing.choose_also else step[1]
    return thing


def _choosable(t: DiceTable, dice: list[int]) -> tuple[int, bool]:
    """Which dice could be meant when one of these is chosen, as bits; and whether it must be told whose."""
    seats = {seat_of(t, die) for die in dice}
    if len(seats) != 1:
        return ALL, len(seats) > 1
    mask = 0
    for zone in t.zones[ZONES * min(seats) : ZONES * (min(seats) + 1)]:
        mask |= zone
    return mask, False


def _pick(t: DiceTable, step: Step, lang: str) -> Said:
    thing = picked(step)
    dice = [picked(s) for s in t.options if s[0] in PICKS and picked(s) < PLAYER]
    waiting = t.agenda[-2:]
    while waiting and waiting[-1][0] is choosing.let_slip:
        waiting.pop()
    row, parts = "pick", dict[str, Part]()
    if waiting and waiting[-1][0] in PURPOSES:
        row, parts = PURPOSES[waiting[-1][0]](t, waiting[-1], thing, lang)
    return row, {"thing": thing_phrase(t, thing, lang, *_choosable(t, dice)), **parts}


def _spin(t: DiceTable, step: Step, lang: str) -> Said:
    _, die, by, _ = step
    dice = [s[1] for s in t.options if s[0] is dice_effects.spin_one]
    row = "spin_up" if by > 0 else "spin_down"
    return row, {"die": die_phrase(t, die, lang, *_choosable(t, dice)), "n": level_of(t, die) + by}


def _accept(t: DiceTable, step: Step, lang: str) -> Said:
    return "effect", {"effect": effect_text(t, step[1], step[2].card, lang)}


def _choose_one(t: DiceTable, step: Step, lang: str) -> Said:
    return "effect", {"effect": effect_text(t, step[1].effects[step[4]], step[5].card, lang)}


def _card(row: str) -> Callable[[DiceTable, Step, str], Said]:
    return lambda t, step, lang: (row, {"card": card_name(t.cast, step[2], lang)})


def _borrow(t: DiceTable, step: Step, lang: str) -> Said:
    zone = say("zone", ZONE_ROWS[zone_of(t, step[2])], lang)
    return "borrow", {"die": own_phrase(t, step[2], lang), "zone": zone}


def _lay(row: str) -> Callable[[DiceTable, Step, str], Said]:
    return lambda t, step, lang: (
        row,
        {
            "card": title(t.cast, step[1].card, lang),
            "target": die_phrase(t, step[2], lang, *_choosable(t, [step[2]])),
        },
    )


def _choose_no_more(t: DiceTable, step: Step, lang: str) -> Said:
    return ("choose_no_more" if step[1] else "choose_none"), {}


def _decline(t: DiceTable, step: Step, lang: str) -> Said:
    slot = asking_card(t)
    return ("decline", {"card": card_name(t.cast, slot, lang)}) if slot >= 0 else ("decline_it", {})


def _let_it_happen(t: DiceTable, step: Step, lang: str) -> Said:
    return "let_it_happen", {"card": card_name(t.cast, step[2].card, lang)}


# What every such option says.
OF_EFFECTS: Final[dict[Callable[..., None], Callable[[DiceTable, Step, str], Said]]] = {
    triggers.start_trigger: _trigger,
    choosing.pick_die: _pick,
    choosing.pick_player: _pick,
    choosing.pick_thing: _pick,
    choosing.choose_also: _pick,
    dice_effects.spin_one: _spin,
    accept: _accept,
    choose_one: _choose_one,
    special_effects.impersonate: _card("impersonate"),
    special_effects.ban: _card("ban"),
    special_effects.borrow: _borrow,
    special_effects.guard: _lay("guard"),
    special_effects.pin: _lay("lay_against"),
    remember: _choose_no_more,
    select_nothing: _decline,
    let_it_happen: _let_it_happen,
}
