"""The options of Battle Scenes as sentences, in four languages."""

from collections.abc import Callable
from typing import Any

from ....cardlang.meaning import value
from ....cardlang.node import Context
from ....kernel.table import Step
from ..cards.keywords import Lead, Potentiate
from ..cards.reading import NO_COST, X_COST
from ..cards.verbs import Clairvoyance
from ..choices import WAYS
from ..rules import combat, damage, drawing, loading, preparation, setup, special_effects, turn, using
from ..rules.answers import aims, hand, piles, searching
from ..rules.deeds.price import stages
from ..rules.entry import admission, introducing
from ..rules.foresight import damage_of, damage_to, is_of_use, plain_damage
from ..rules.stances import paying
from ..rules.stances.modes import effect_at
from ..rules.texts import entering, interrupting, naming, scenarios
from ..state.table import ANTICIPATION, KIND, SceneTable, hand_of, resources_of
from .card_texts import book
from .effect_lines import EFFECTS
from .naming import (
    Part,
    Said,
    Telling,
    action_effect,
    action_name,
    card_at,
    card_name,
    card_on,
    card_phrase,
    effect_phrase,
    line,
    lowered,
    plain,
    player,
    power_name,
    slot_name,
    source_phrase,
    thing_named,
    unit_at,
    unit_phrase,
)


def choice_text(t: SceneTable, step: Step, lang: str) -> str:
    """An option as a sentence."""
    row, parts = SAID[step[0]](t, step, lang)
    return line("choice", row, lang, **parts)


# The start


def _start(t: SceneTable, step: Step, lang: str) -> Said:
    return "start", {"who": player(t.cast, step[1], lang)}


def _exchange_free(t: SceneTable, step: Step, lang: str) -> Said:
    return "exchange_free", {"n": len(hand_of(t, step[1]))}


def _exchange_paid(t: SceneTable, step: Step, lang: str) -> Said:
    return "exchange_paid", {"n": max(len(hand_of(t, step[1])) - 2, 0)}


def _stop_banking(t: SceneTable, step: Step, lang: str) -> Said:
    return ("bank_no_more" if resources_of(t, step[1]) else "bank_none"), {}


# Preparation


def _play(t: SceneTable, step: Step, lang: str) -> Said:
    kind = step[2]
    row = WAYS.get(step[3], ("play",))[0]
    return row, {"card": card_phrase(t.cast, kind, lang), "n": t.cast.energy[kind]}


def _play_by(t: SceneTable, step: Step, lang: str) -> Said:
    """By a text: on whom it evolves, from where it is loaded, and whose text it is."""
    _, _, _, kind, base, way, less, _, ctx = step
    sheet = t.cast.sheets[kind]
    count = (sheet.extra if base >= 0 else sheet.energy) - less
    row = WAYS.get(way, ("play",))[0]
    if base >= 0:
        row = "evolve_from_deck" if way == preparation.MATERIALIZED else "evolve"
        parts = {"unit": unit_phrase(t, base, lang), "card": card_name(t.cast, kind, lang), "n": count}
    else:
        parts = {"card": card_phrase(t.cast, kind, lang), "n": count}
    told = line("choice", row, lang, **parts)
    return "play_by", {"effect": told, "card": slot_name(t, ctx.card, lang)}


def _evolve(t: SceneTable, step: Step, lang: str) -> Said:
    return "evolve", _evolution(t, step, lang)


def _evolution(t: SceneTable, step: Step, lang: str) -> dict[str, Part]:
    extra = t.cast.sheets[step[2]].extra
    return {
        "unit": unit_phrase(t, step[3], lang),
        "card": card_name(t.cast, step[2], lang),
        "n": extra,
    }


def _of_source(row: str, sort: Any) -> Telling:
    """What a card does for a character, and by how much."""

    def tell(t: SceneTable, step: Step, lang: str) -> Said:
        _, seat, card, source, number, unit = step
        text = next(text for text in t.cast.sheets[t.identity[card]].texts[sort] if text.number == number)
        rule: Any = text.rule
        return row, {
            "unit": unit_phrase(t, unit, lang),
            "card": source_phrase(t, card, source, lang),
            "n": value(t, rule.amount, Context(seat, card, source)),
        }

    return tell


def _use_text(t: SceneTable, step: Step, lang: str) -> Said:
    _, seat, card, unit, number = step
    effect = preparation.text_of(t, card, number).rule.effect
    return "use_text", {
        "card": source_phrase(t, card, unit, lang),
        "effect": lowered(effect_phrase(t, effect, Context(seat, card, unit), lang)),
    }


def _enhance(t: SceneTable, step: Step, lang: str) -> Said:
    _, _, card, unit, _ = step
    found = unit_phrase(t, unit, lang)
    if card == unit:
        return "enhance_own", {"unit": found}
    return "enhance", {"unit": found, "card": slot_name(t, card, lang)}


# Loading


def _load(t: SceneTable, step: Step, lang: str) -> Said:
    """BS-6.2: A card for whoever enters; BS-6.3: an ability of a power that it does not have is energy."""
    _, unit, kind = step[:3]
    _, parts = card_on("", 1, 2)(t, step, lang)
    sheet = t.cast.sheets[kind]
    power = sheet.action.power if sheet.action is not None else sheet.powers
    if is_of_use(t, unit, kind) or not power:
        return "load", parts
    return "load_as_energy", {**parts, "power": power_name(t, power, lang)}


def _load_by(keyword: Callable[[SceneTable], str]) -> Telling:
    """Loading by a keyword, which is named."""

    def tell(t: SceneTable, step: Step, lang: str) -> Said:
        way = t.cast.library.keywords[keyword(t)][lang]
        _, parts = card_on("", 3, 2)(t, step, lang)
        return "load_by", {**parts, "way": way}

    return tell


def _surprise(t: SceneTable) -> str:
    return "surprise-anticipation" if t.phase == ANTICIPATION else "surprise-attack"


def _stop_surprising(t: SceneTable, step: Step, lang: str) -> Said:
    return ("load_no_more" if step[2] else "load_none"), {}


def _tactic(t: SceneTable, step: Step, lang: str) -> Said:
    _, _, unit, tactic, kind = step
    return "tactic", {
        "unit": unit_phrase(t, unit, lang),
        "card": card_name(t.cast, kind, lang),
        "other": card_name(t.cast, tactic, lang),
    }


# Actions


def _use(t: SceneTable, step: Step, lang: str) -> Said:
    """The action by name, from which card if that is another, its cost and its text."""
    _, _, unit, card, x = step
    kind = t.identity[card]
    action = t.cast.sheets[kind].action
    assert action is not None
    title, name = action_name(t, kind, lang), card_name(t.cast, kind, lang)
    label = book().label
    facts = [name] if card != unit and name != title else []
    if action.cost == X_COST:
        facts.append(f"X = {x}")
    elif action.cost == NO_COST:
        facts.append(label("action", "none", lang))
    else:
        cost = stages(t, t.cast.owner[unit], unit, card, action)
        facts.append(label("action", "cost", lang).format(n=cost))
    parts: dict[str, Part] = {
        "unit": unit_phrase(t, unit, lang),
        "action": title,
        "cost": ", ".join(facts),
        "effect": action_effect(t, kind, lang),
    }
    now = damage_of(t, unit, card, action)
    if now is None:
        return "use", parts
    return "use_now", {**parts, "now": str(now[0]) if now[0] == now[1] else f"{now[0]}–{now[1]}"}


def _target(t: SceneTable, step: Step, lang: str) -> Said:
    """A target, and what it would take if that is not what the card says."""
    _, mode, ctx, chosen, unit = step
    action = t.cast.sheets[t.identity[ctx.card]].action
    assert action is not None
    parts: dict[str, Part] = {"unit": unit_phrase(t, unit, lang)}
    amount = plain_damage(effect_at(action, mode, len(chosen)))
    (dealt,) = damage_to(t, ctx.user, ctx.card, amount, [unit]) if amount else [amount]
    return ("target_now", {**parts, "n": dealt}) if dealt != amount else ("target", parts)


def _mode(t: SceneTable, step: Step, lang: str) -> Said:
    _, mode, ctx = step
    action = t.cast.sheets[t.identity[ctx.card]].action
    assert action is not None
    effect = action.modes[mode]
    if mode in action.joint:  # each may have a target of its own
        parts = [effect_phrase(t, action.modes[one], ctx, lang) for one in action.joint[mode]]
        return "effect", {"effect": "; ".join([parts[0], *map(lowered, parts[1:])])}
    told = effect.effect if isinstance(effect, Clairvoyance) else effect
    return "effect", {"effect": effect_phrase(t, told, ctx, lang)}


def _end_step(t: SceneTable, step: Step, lang: str) -> Said:
    if any(option[0] is combat.join_with for option in t.options):
        return "enter_nobody", {}
    return ("end_anticipation" if t.phase == ANTICIPATION else "end_attack"), {}


def _under_way(t: SceneTable, lang: str) -> str:
    """The action that is under way, by name."""
    return action_name(t, t.using[KIND], lang)


def _stop_action(t: SceneTable, step: Step, lang: str) -> Said:
    return "stop_action", {"card": card_name(t.cast, step[2], lang), "action": _under_way(t, lang)}


def _evolve_in_answer(t: SceneTable, step: Step, lang: str) -> Said:
    return "evolve_in_answer", {**_evolution(t, step, lang), "action": _under_way(t, lang)}


def _let_act(t: SceneTable, step: Step, lang: str) -> Said:
    return "let_act", {"action": _under_way(t, lang)}


def _let_draw(t: SceneTable, step: Step, lang: str) -> Said:
    return "let_draw", {"who": player(t.cast, step[1], lang), "n": step[2]}


def _avert(t: SceneTable, step: Step, lang: str) -> Said:
    effect = effect_phrase(t, step[1].cost, step[2], lang)
    return "avert", {"card": slot_name(t, step[2].card, lang), "effect": lowered(effect)}


def _answer(t: SceneTable, step: Step, lang: str) -> Said:
    _, seat, kind, number, _, it, _ = step
    slot = next(slot for slot in hand_of(t, seat) if t.identity[slot] == kind)
    effect = hand.effect_of(hand.text_of(t, (kind, number)))
    ctx = Context(seat, slot, slot).bind("it", (it,))
    told = effect_phrase(t, effect, ctx, lang)
    return "answer", {"card": card_name(t.cast, kind, lang), "effect": lowered(told)}


def _use_in_step(t: SceneTable, step: Step, lang: str) -> Said:
    ctx = step[1]
    return "use_text", {
        "card": slot_name(t, ctx.card, lang),
        "effect": lowered(effect_phrase(t, step[3], ctx, lang)),
    }


def card_slot(row: str, at: int) -> Telling:
    """An option about a card that lies open."""
    return lambda t, step, lang: (row, {"card": slot_name(t, step[at], lang)})


# What every option says.
SAID: dict[Callable[..., None], Telling] = {
    setup.start: _start,
    setup.keep: plain("keep"),
    setup.exchange_free: _exchange_free,
    setup.exchange_paid: _exchange_paid,
    setup.bank_card: card_at("bank"),
    setup.stop_banking: _stop_banking,
    preparation.capacitate_basic: card_on("capacitate", 2, 3),
    preparation.capacitate_extra: card_on("capacitate_extra", 2, 3),
    preparation.lead: _of_source("lead", Lead),
    preparation.play_card: _play,
    admission.play_by: _play_by,
    introducing.burden: _load,
    introducing.stop_burdening: plain("load_no_more"),
    preparation.take_shape: _play,
    combat.join_with: _play,
    entering.bring_in: _play,
    entering.bring_nobody: plain("enter_nobody"),
    interrupting.interrupt: _stop_action,
    combat.use_in_step: _use_in_step,
    naming.take_name: lambda t, s, lang: ("pick", {"thing": thing_named(t, s[2], lang)}),
    drawing.mill_so_many: lambda t, s, lang: ("take_top" if s[2] else "take_none", {"n": s[2]}),
    special_effects.unload_some: lambda t, s, lang: (
        "unload_so_many",
        {"unit": unit_phrase(t, s[2], lang), "n": s[3]},
    ),
    preparation.play_ev: _evolve,
    preparation.play_scenario: card_at("play_scenario"),
    preparation.discard_card: card_at("discard"),
    drawing.discard_this: card_at("discard"),
    turn.trim_from_hand: card_at("discard"),
    preparation.surrender: unit_at("surrender", 2),
    preparation.use_text: _use_text,
    preparation.enhance: _enhance,
    preparation.enhance_with: card_on("load", 2, 3),
    preparation.shift_shape: unit_at("shift_shape", 2),
    preparation.keep_shape: plain("enter_nobody"),
    preparation.end_preparation: plain("end_preparation"),
    loading.load_this: _load,
    loading.stop_loading: plain("load_no_more"),
    paying.pay_self: lambda t, s, lang: ("effect", {"effect": effect_phrase(t, s[1], s[2], lang)}),
    paying.pay_from: unit_at("bear_cost", 1),
    paying.name_x: lambda t, s, lang: ("name_x", {"n": s[3]}),
    combat.surprise_with: _load_by(_surprise),
    combat.camouflage: _load_by(lambda t: "camouflage"),
    combat.stop_surprising: _stop_surprising,
    turn.use_tactic: _tactic,
    turn.no_tactic: plain("no_tactic"),
    turn.trim_card: card_on("unload", 2, 3),
    damage.unload_this: card_on("unload", 2, 3),
    using.use_action: _use,
    using.choose_targets: _mode,
    using.add_target: _target,
    using.aimed: plain("no_more_targets"),
    combat.potentiate: _of_source("potentiate", Potentiate),
    damage.boost_target: unit_at("boost_target", 1),
    damage.meet: unit_at("take_damage", 1),
    damage.bear: unit_at("take_damage", 1),
    damage.avert: _avert,
    scenarios.pay_resist: lambda t, s, lang: ("effect", {"effect": effect_phrase(t, s[3], s[4], lang)}),
    scenarios.fail_resist: card_slot("lose_scenario", 1),
    turn.count_as_alone: plain("count_as_alone"),
    turn.count_down: plain("count_down"),
    combat.pass_step: _end_step,
    drawing.stop_draw: card_at("stop_draw"),
    drawing.draw_cards: _let_draw,
    using.stop_action: _stop_action,
    using.evolve_in_answer: _evolve_in_answer,
    using.take_effect: _let_act,
    hand.answer_with: _answer,
    hand.let_be: plain("no_answer"),
    searching.begin_search: plain("search"),
    piles.sink_this: card_at("sink"),
    aims.retarget: unit_at("retarget", 2),
    **EFFECTS,
}
