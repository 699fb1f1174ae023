"""The options of Dice Masters as sentences, in four languages. Those of effects are in `effect_lines.py`."""

from collections.abc import Callable
from typing import Any

from ....cardlang.control import Seq
from ....cardlang.meaning import candidates
from ....cardlang.node import Context, Effect
from ....cardlang.nouns import One
from ....kernel.table import Step
from ....wording import NP
from ....wording.lines import keep
from ..cards.costs import energy_cost
from ..cards.standing import Global, InMain
from ..cards.verbs import Spin
from ..rules import (
    attack,
    bans,
    choosing,
    damage,
    dice_effects,
    draft,
    drawing,
    energy,
    fielding,
    main_step,
    turn,
)
from ..rules import globals as global_abilities
from ..rules.draft import card_numbered
from ..rules.stats import distinct, level_of
from ..state.cast import Cast
from ..state.table import ATTACK, MAIN, PLAYER, ZONES, DiceTable
from .effect_lines import OF_EFFECTS
from .naming import (
    Part,
    Said,
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
    title,
)


def choice_text(t: DiceTable, step: Step, lang: str) -> str:
    """An option as a sentence."""
    row, parts = SAID[step[0]](t, step, lang)
    return line("choice", row, lang, **parts)


def _plain(row: str) -> Callable[[DiceTable, Step, str], Said]:
    return lambda t, step, lang: (row, {})


def _take_card(t: DiceTable, step: Step, lang: str) -> Said:
    card = card_numbered(t.cast.library, step[3])
    return "take_card", {"card": card.name[lang], "price": price_text(card, lang), "n": card.max}


def _put_dice(t: DiceTable, step: Step, lang: str) -> Said:
    return "put_dice", {"card": card_numbered(t.cast.library, step[2]).name[lang], "n": step[3]}


def _take_basic_action(t: DiceTable, step: Step, lang: str) -> Said:
    return "take_basic_action", {"card": card_numbered(t.cast.library, step[1]).name[lang]}


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
    known, key = t.cast.told(), ("global", step[2], lang)
    parts = known.get(key) or keep(known, key, _of_global(t, slot, text.rule.cost, text.rule.effect, lang))
    target = _only_target(t, text.rule.effect, Context(step[1], slot))
    if target < 0:
        return "global", parts
    return "global_on", {**parts, "target": die_phrase(t, target, lang, 0, whose=True)}


def _only_target(t: DiceTable, effect: Effect, ctx: Context) -> int:
    """The die that an effect is sure to be about although it would let the player choose; -1 if there are
    several, or none."""
    if isinstance(effect, Seq):
        effect = effect.parts[0]
    target = getattr(effect, "target", None)
    if not isinstance(target, One):
        return -1
    if isinstance(effect, Spin):
        found = [die for die, _ in dice_effects.spinnable(t, effect, ctx)]
    else:
        found = [thing for thing in candidates(t, target, ctx) if thing < PLAYER]
    return found[0] if len(set(distinct(t, found))) == 1 else -1


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


def _end_step(t: DiceTable, step: Step, lang: str) -> Said:
    return ("end_main" if t.phase == MAIN else "go_to_damage"), {}


def _stop_paying(t: DiceTable, step: Step, lang: str) -> Said:
    return "stop_paying", {"n": t.change}


def _stop(none: str, no_more: str) -> Callable[[DiceTable, Step, str], Said]:
    return lambda t, step, lang: (no_more if t.zones[ZONES * step[1] + ATTACK] else none, {})


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
    choosing.slip_away: _slip_away,
    main_step.hand_over: _end_step,
    main_step.end_step: _end_step,
    main_step.pass_back: _plain("no_global"),
    main_step.let_go_on: _plain("no_global"),
    fielding.stop_paying: _stop_paying,
    attack.stop_attacking: _stop("no_attack", "no_more_attackers"),
    attack.stop_blocking: _stop("no_block", "no_more_blockers"),
    damage.let_it_be: _plain("let_it_be"),
    choosing.stay: _stay,
    **OF_EFFECTS,
}
