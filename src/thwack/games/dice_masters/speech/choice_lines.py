"""The options of Dice Masters as sentences, in four languages."""

from collections.abc import Callable
from typing import Any

from ....cardlang.meaning import accept, choose_one, let_it_happen, remember, select_nothing
from ....cardlang.node import Effect
from ....kernel.table import Step
from ....wording import NP
from ..cards.costs import energy_cost
from ..cards.library import CardDef
from ..cards.special import StandGuard
from ..cards.standing import Global, InMain
from ..rules import (
    attack,
    bans,
    choosing,
    damage,
    dice_effects,
    draft,
    drawing,
    effects,
    energy,
    fielding,
    main_step,
    special_effects,
    triggers,
    turn,
)
from ..rules import globals as global_abilities
from ..rules.stats import attack_of, level_of
from ..state.cast import Cast
from ..state.table import ATTACK, MAIN, ON_CARD, PLAYER, ZONES, DiceTable, in_field, seat_of, zone_of
from .naming import (
    ALL,
    FLAGS,
    ZONE_ROWS,
    Part,
    Said,
    asking_card,
    bonus_text,
    card_name,
    cost_text,
    damage_text,
    die_phrase,
    effect_text,
    face_text,
    has_levels,
    line,
    lowered,
    own_phrase,
    player,
    price_text,
    say,
    thing_phrase,
    title,
    told_apart,
)


def choice_text(t: DiceTable, step: Step, lang: str) -> str:
    """An option as a sentence."""
    row, parts = SAID[step[0]](t, step, lang)
    return line("choice", row, lang, **parts)


def _plain(row: str) -> Callable[[DiceTable, Step, str], Said]:
    return lambda t, step, lang: (row, {})


def _library_card(t: DiceTable, index: int) -> CardDef:
    return list(t.cast.library.cards.values())[index]


def _take_card(t: DiceTable, step: Step, lang: str) -> Said:
    card = _library_card(t, step[3])
    return "take_card", {"card": card.name[lang], "price": price_text(card, lang), "n": card.max}


def _put_dice(t: DiceTable, step: Step, lang: str) -> Said:
    return "put_dice", {"card": _library_card(t, step[2]).name[lang], "n": step[3]}


def _take_basic_action(t: DiceTable, step: Step, lang: str) -> Said:
    return "take_basic_action", {"card": _library_card(t, step[1]).name[lang]}


def _draw_this(t: DiceTable, step: Step, lang: str) -> Said:
    return "draw_this", {
        "who": player(t.cast, step[1], lang),
        "die": title(t.cast, t.cast.slot[step[2]], lang),
    }


def _roll_this(t: DiceTable, step: Step, lang: str) -> Said:
    slot = t.cast.slot[step[1][step[2]]]
    return "roll_this", {"die": title(t.cast, slot, lang), "face": face_text(t.cast, slot, step[3], lang)}


def _reroll(t: DiceTable, step: Step, lang: str) -> Said:
    slot = t.cast.slot[step[3]]
    face = face_text(t.cast, slot, t.face[step[3]], lang)
    return "reroll", {"die": title(t.cast, slot, lang), "face": face}


def _end_reroll(t: DiceTable, step: Step, lang: str) -> Said:
    return ("keep_rest", {"n": len(step[2])}) if step[2] else ("keep_all", {})


def _waive_reroll(t: DiceTable, step: Step, lang: str) -> Said:
    return "waive_rerolls", {"n": step[2]}


def _waive(t: DiceTable, step: Step, lang: str) -> Said:
    return f"waive_{bans.BANS[step[2]]}", {"n": step[3]}


def _buy(t: DiceTable, step: Step, lang: str) -> Said:
    card = t.cast.cards[step[2]]
    assert card is not None
    return "buy", {"card": card.name[lang], "price": price_text(card, lang)}


def _field_die(t: DiceTable, step: Step, lang: str) -> Said:
    die, slot = step[2], t.cast.slot[step[2]]
    cost = fielding.fielding_cost(t, die)
    if has_levels(t.cast, slot):
        return "field_level", {"card": card_name(t.cast, slot, lang), "m": level_of(t, die), "n": cost}
    return "field", {"die": title(t.cast, slot, lang), "n": cost}


def _use_die(t: DiceTable, step: Step, lang: str) -> Said:
    slot = t.cast.slot[step[2]]
    burst = t.cast.burst[slot][t.face[step[2]]]
    card = card_name(t.cast, slot, lang)
    return ("use_burst", {"card": card, "burst": "*" * burst}) if burst else ("use", {"card": card})


def _use_ability(t: DiceTable, step: Step, lang: str) -> Said:
    slot = step[2]
    rule = t.cast.texts[slot][InMain][0].rule
    assert isinstance(rule, InMain)
    cost = energy_cost(rule.cost)
    parts: dict[str, Part] = {
        "card": card_name(t.cast, slot, lang),
        "effect": lowered(effect_text(t, rule.effect, slot, lang)),
    }
    if not cost.total:
        return "ability", parts
    return "ability_cost", {**parts, "cost": cost_text(t, rule.cost, slot, lang)}


def _global(t: DiceTable, step: Step, lang: str) -> Said:
    _, slot, text = t.cast.globals[step[2]]
    assert isinstance(text.rule, Global)
    return "global", _of_global(t, slot, text.rule.cost, text.rule.effect, lang)


def _of_global(t: DiceTable, slot: int, cost: Effect, effect: Effect, lang: str) -> dict[str, Part]:
    return {
        "card": card_name(t.cast, slot, lang),
        "cost": cost_text(t, cost, slot, lang),
        "effect": lowered(effect_text(t, effect, slot, lang)),
    }


def _global_times(t: DiceTable, step: Step, lang: str) -> Said:
    card = card_name(t.cast, t.cast.globals[step[2]][1], lang)
    return "global_times" if step[3] > 1 else "global_once", {"card": card, "n": step[3]}


def _pay(t: DiceTable, step: Step, lang: str) -> Said:
    """DM-4.6, DM-4.7: The dice by name, with what they show; of a die spent in part, how much of it."""
    cast = t.cast
    groups: dict[int, list[str]] = {}
    found = []
    for die, part in step[2]:
        if die == energy.LOOSE:
            found.append(say("word", "loose", lang, n=part))
            continue
        slot = cast.slot[die]
        face = face_text(cast, slot, t.face[die], lang)
        groups.setdefault(slot, []).append(say("word", "some", lang, n=1, faces=face) if part else face)
    texts = [
        f"{_counted(cast, slot, len(faces), lang)} ({', '.join(faces)})" for slot, faces in groups.items()
    ]
    texts += found
    *first, last = texts
    return "pay", {"dice": NP(", ".join(first) + say("word", "and", lang) + last if first else last)}


def _counted(cast: Cast, slot: int, n: int, lang: str) -> str:
    """Dice of a sort and how many: a Sidekick, 2 Sidekicks, 2 × Hulk."""
    if n == 1:
        return title(cast, slot, lang).text
    card = cast.cards[slot]
    if card is None:
        return f"{n} {cast.library.sidekick.name[lang]['many']}"
    return say("word", "several", lang, n=n, die=card.title_name[lang])


def _attack(t: DiceTable, step: Step, lang: str) -> Said:
    return "attack", {"die": own_phrase(t, step[2], lang)}


def _block(row: str) -> Callable[[DiceTable, Step, str], Said]:
    return lambda t, step, lang: (
        row,
        {
            "die": own_phrase(t, step[2], lang),
            "target": own_phrase(t, step[3], lang),
        },
    )


def _fighter(row: str) -> Callable[[DiceTable, Step, str], Said]:
    return lambda t, step, lang: (row, {"die": own_phrase(t, step[1][step[2]], lang)})


def _assign(t: DiceTable, step: Step, lang: str) -> Said:
    die = own_phrase(t, step[4], lang)
    return "assign", {"n": step[7], "die": die, "target": own_phrase(t, step[5][0], lang)}


def _react(t: DiceTable, step: Step, lang: str) -> Said:
    _, slot, text = t.cast.reactions[step[2]]
    rule: Any = text.rule  # reactions have a cost and an effect
    parts = _of_global(t, slot, rule.cost, rule.effect, lang)
    return "react", {**parts, "damage": damage_text(t, step[3], lang)}


def _divert(t: DiceTable, step: Step, lang: str) -> Said:
    _, index, amount, *_ = step
    row = "divert" if amount < t.packets[index][2] else "divert_all"
    return row, {"n": amount, "damage": damage_text(t, index, lang)}


def _slip_from_damage(t: DiceTable, step: Step, lang: str) -> Said:
    _, index, cost, ctx = step
    return "slip_from_damage", {
        "damage": damage_text(t, index, lang),
        "cost": cost_text(t, cost, ctx.card, lang),
    }


def _drop_guard(t: DiceTable, step: Step, lang: str) -> Said:
    return "drop_guard", {
        "card": title(t.cast, t.cast.slot[step[1]], lang),
        "target": die_phrase(t, step[2], lang),
    }


def _slip_away(t: DiceTable, step: Step, lang: str) -> Said:
    _, things, index, cost, _ = step
    return "slip_away", {
        "die": die_phrase(t, things[index], lang),
        "cost": cost_text(t, cost, t.cast.slot[things[index]], lang),
    }


def _stay(t: DiceTable, step: Step, lang: str) -> Said:
    return "stay", {"die": die_phrase(t, step[1][step[2]], lang)}


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
    dice = [picked(s) for s in t.options if SAID[s[0]] is _pick and picked(s) < PLAYER]
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


def _lay_against(t: DiceTable, step: Step, lang: str) -> Said:
    _, ctx, die = step
    use = t.cast.uses[ctx.card]
    row = "guard" if use is not None and isinstance(use.effect, StandGuard) else "lay_against"
    return row, {
        "card": title(t.cast, ctx.card, lang),
        "target": die_phrase(t, die, lang, *_choosable(t, [die])),
    }


def _end_step(t: DiceTable, step: Step, lang: str) -> Said:
    return ("end_main" if t.phase == MAIN else "go_to_damage"), {}


def _stop_paying(t: DiceTable, step: Step, lang: str) -> Said:
    return "stop_paying", {"n": t.change}


def _stop(none: str, no_more: str) -> Callable[[DiceTable, Step, str], Said]:
    return lambda t, step, lang: (no_more if t.zones[ZONES * step[1] + ATTACK] else none, {})


def _choose_no_more(t: DiceTable, step: Step, lang: str) -> Said:
    return ("choose_no_more" if step[1] else "choose_none"), {}


def _decline(t: DiceTable, step: Step, lang: str) -> Said:
    slot = asking_card(t)
    return ("decline", {"card": card_name(t.cast, slot, lang)}) if slot >= 0 else ("decline_it", {})


def _let_it_happen(t: DiceTable, step: Step, lang: str) -> Said:
    return "let_it_happen", {"card": card_name(t.cast, step[2].card, lang)}


# What every option says.
SAID: dict[Callable[..., None], Callable[[DiceTable, Step, str], Said]] = {
    draft.take_card: _take_card,
    draft.put_dice: _put_dice,
    draft.take_basic_action: _take_basic_action,
    drawing.draw_this: _draw_this,
    drawing.roll_this: _roll_this,
    turn.choose_die_to_reroll: _reroll,
    turn.end_reroll: _end_reroll,
    turn.go_without_reroll: _plain("go_without_reroll"),
    turn.waive_reroll: _waive_reroll,
    main_step.waive: _waive,
    damage.waive_to_answer: _waive,
    fielding.buy_from: _buy,
    fielding.field_die: _field_die,
    main_step.use_die: _use_die,
    main_step.use_ability: _use_ability,
    global_abilities.use_global: _global,
    global_abilities.use_global_times: _global_times,
    energy.pay_with: _pay,
    attack.declare_attacker: _attack,
    attack.declare_blocker: _block("block"),
    attack.stretch: _block("stretch"),
    attack.go_through: _fighter("go_through"),
    attack.hit_blockers: _fighter("hit_blockers"),
    attack.assign: _assign,
    damage.react: _react,
    damage.divert: _divert,
    damage.slip_from_damage: _slip_from_damage,
    damage.drop_guard: _drop_guard,
    triggers.start_trigger: _trigger,
    choosing.pick_die: _pick,
    choosing.pick_player: _pick,
    choosing.pick_thing: _pick,
    choosing.choose_also: _pick,
    dice_effects.spin_one: _spin,
    choosing.slip_away: _slip_away,
    accept: _accept,
    choose_one: _choose_one,
    special_effects.impersonate: _card("impersonate"),
    special_effects.ban: _card("ban"),
    special_effects.borrow: _borrow,
    special_effects.lay_against: _lay_against,
    main_step.hand_over: _end_step,
    main_step.end_step: _end_step,
    main_step.pass_back: _plain("no_global"),
    main_step.let_go_on: _plain("no_global"),
    fielding.stop_paying: _stop_paying,
    attack.stop_attacking: _stop("no_attack", "no_more_attackers"),
    attack.stop_blocking: _stop("no_block", "no_more_blockers"),
    damage.let_it_be: _plain("let_it_be"),
    choosing.stay: _stay,
    remember: _choose_no_more,
    select_nothing: _decline,
    let_it_happen: _let_it_happen,
}
