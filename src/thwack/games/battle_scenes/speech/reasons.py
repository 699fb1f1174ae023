"""Why something of one's own cannot be used now: the rule in one sentence, in four languages.

Only what the seat may know is looked at: its own hand, and what lies open.
"""

from collections.abc import Callable
from typing import Final

from ....kernel.table import Step
from ..cards.keywords import Materialize
from ..cards.standing import AlsoPlain
from ..choices import PAIRS, UNITS, describe
from ..rules import choosing, combat, drawing, preparation, setup, turn, using
from ..rules.actions import (
    TIMES,
    has_power,
    is_forbidden,
    is_ready,
    is_timely,
    is_used_up,
    needs_no_power,
    sources,
)
from ..rules.deeds.price import stages
from ..rules.loading import bases, is_rival
from ..rules.preparation import REVIVED
from ..rules.using import has_permit
from ..state.cast import EV, POWERS, SCENARIO_CARD, Action
from ..state.table import (
    ANTICIPATION,
    CARRIED,
    HAND,
    NEW,
    SceneTable,
    hand_of,
    ref_of,
    resources_of,
    sheet_of,
)
from .naming import Part, Said, action_name, card_phrase, player
from .prompts import decision, line

# Where an option has a card from hand in its step.
FROM_HAND: Final[dict[Callable[..., None], int]] = {
    setup.bank_card: 2,
    preparation.discard_card: 2,
    preparation.play_card: 2,
    preparation.take_shape: 2,
    preparation.play_ev: 2,
    preparation.play_scenario: 2,
    preparation.capacitate_basic: 3,
    preparation.capacitate_extra: 3,
    combat.join_with: 2,
    combat.surprise_with: 2,
    turn.trim_from_hand: 2,
    drawing.discard_this: 2,
    drawing.stop_draw: 2,
    using.stop_action: 2,
    using.evolve_in_answer: 2,
}
PICKS: Final = (choosing.pick_card, choosing.choose_also)  # a card by where it lies and what it is
PLAYS: Final = (preparation.play_card, preparation.play_ev, preparation.play_scenario)


def why_not(t: SceneTable, seat: int, lang: str) -> dict[str, str]:
    """For every card in hand, by its id, and everyone in scene, by their ref, that is in no choice: why.

    A card in hand whose id means something else in a choice is "hand:" and its id. While the seat may put
    cards in scene, "play:" and the id says why one cannot be; while it may act, "act:", the ref and the
    action say why that action cannot be used.
    """
    options: list[Step] = list(t.options) if t.actor == seat else []
    refs = {ref for step in options for ref in describe(t, step)[1]}
    usable = {card for step in options for card in from_hand(step)}
    units = {unit for step in options for unit in units_meant(step)}
    hand = dict.fromkeys(t.identity[slot] for slot in hand_of(t, seat))
    general = in_general(t, seat, lang)
    found: dict[str, str] = {}
    for card in hand:
        if card not in usable:
            slug = t.cast.slug(card)
            found[f"hand:{slug}" if slug in refs else slug] = reason(t, seat, lang, hand_reason(t)) or general
    for unit in t.units[seat]:
        if unit not in units:
            why = reason(t, seat, lang, unit_reason(t, seat, unit, lang)) or general
            found.setdefault(ref_of(t, unit), why)
    if options and t.step[0] in OFFERING:
        found |= unused_actions(t, seat, lang, options)
    if options and t.step[0] is preparation.prepare:
        played = {step[2] for step in options if step[0] in PLAYS}
        for card in hand:
            if card not in played:
                found[f"play:{t.cast.slug(card)}"] = told(no_play(t, seat, card, lang), lang)
    return found


OFFERING: Final = (preparation.prepare, combat.act)  # the steps in which actions are used


def from_hand(step: Step) -> list[int]:
    """The card from hand that an option uses."""
    if step[0] in PICKS:
        return [step[-1]] if step[-2] == HAND else []
    at = FROM_HAND.get(step[0])
    if at is None or (step[0] is preparation.play_card and step[3] == REVIVED):
        return []
    return [step[at]]


def units_meant(step: Step) -> list[int]:
    """The characters and supports that an option names; one to unload a card names that card."""
    function = step[0]
    if function in UNITS:
        return [step[UNITS[function][1]]]
    if function in PAIRS:
        return [step[at] for sort, at in PAIRS[function][1] if sort in ("unit", "slot")]
    if function is choosing.choose_unit_also:
        return [step[4][-1]]
    if function in PICKS:
        return [step[-2] - CARRIED] if step[-2] >= CARRIED else []
    return [step[2]] if function is using.use_action else []


def told(said: Said, lang: str) -> str:
    """A reason as a sentence."""
    row, parts = said
    return line("why", row, lang, **parts)


def in_general(t: SceneTable, seat: int, lang: str) -> str:
    """Why nothing can be used that no rule speaks of: it is over, somebody else decides, or something must be
    decided first."""
    if t.result:
        return line("why", "over", lang)
    if t.actor < 0:
        return line("frame", "chance", lang)
    if t.actor != seat:
        return line("why", "theirs", lang, who=player(t.cast, t.actor, lang))
    return line("why", "first", lang, do=decision(t, lang, seat))


def reason(t: SceneTable, seat: int, lang: str, rule: Said | None) -> str:
    """What a rule says, to whoever is asked; empty if it says nothing."""
    return told(rule, lang) if rule is not None and t.actor == seat and not t.result else ""


def hand_reason(t: SceneTable) -> Said | None:
    """BS-4.3, BS-6.1: Why cards in hand are of no use in this phase."""
    if t.step[:1] == (setup.exchange,):
        return "exchange_first", {}
    return ("not_in_combat", {}) if t.step[:1] == (combat.act,) else None


# Characters and their actions


def unit_reason(t: SceneTable, seat: int, unit: int, lang: str) -> Said | None:
    """BS-5.5, BS-5.6, BS-6.5: Why somebody in scene can do nothing now."""
    if t.actor != seat or t.step[0] not in OFFERING:
        return None
    if not sheet_of(t, unit).is_character:
        return "support", {}
    for card in sources(t, seat, unit):
        return no_action(t, seat, unit, card, lang)
    return "no_action", named(t, unit, lang)


def unused_actions(t: SceneTable, seat: int, lang: str, options: list[Step]) -> dict[str, str]:
    """For each action at the disposal of a character that is not offered: why it cannot be used."""
    offered = {(step[2], t.identity[step[3]]) for step in options if step[0] is using.use_action}
    found: dict[str, str] = {}
    for unit in t.units[seat]:
        if sheet_of(t, unit).is_character:
            for card in sources(t, seat, unit):
                if (unit, t.identity[card]) not in offered:
                    key = f"act:{ref_of(t, unit)}:{action_of(t, card).slug}"
                    found.setdefault(key, told(no_action(t, seat, unit, card, lang), lang))
    return found


def action_of(t: SceneTable, card: int) -> Action:
    """The action of a card that has one."""
    action = sheet_of(t, card).action
    assert action is not None
    return action


def named(t: SceneTable, unit: int, lang: str) -> dict[str, Part]:
    """A character or support by name."""
    return {"unit": card_phrase(t.cast, t.identity[unit], lang)}


def no_action(t: SceneTable, seat: int, unit: int, card: int, lang: str) -> Said:
    """BS-7.1, BS-5.5, BS-5.6, BS-6.5: Why a character cannot use an action now, in the order of the rules."""
    action, who = action_of(t, card), named(t, unit, lang)
    parts: dict[str, Part] = {"action": action_name(t, t.identity[card], lang)}
    if t.flags[unit] & NEW and not is_ready(t, unit, card):
        return "new", who
    if t.acted[unit] and not has_permit(t, unit):
        return "acted", who
    if not is_timely(t, unit, card, action, TIMES[t.phase]):
        return ("not_anticipate" if t.phase == ANTICIPATION else "not_unforeseen"), parts
    cost = stages(t, seat, unit, card, action)
    if cost > t.stage[unit]:
        return "cost", {**parts, **who, "n": cost, "m": t.stage[unit]}
    if not has_power(t, unit, action.power) and not needs_no_power(t, unit, card):
        power = POWERS[action.power.bit_length() - 1]
        return "power", {**parts, **who, "power": t.cast.library.powers[power][lang]}
    if is_used_up(t, seat, unit, t.identity[card], action) or t.acted[unit]:
        return "used_up", parts
    if action.is_reserved or is_forbidden(t, unit, card, action):
        return "forbidden", {**parts, **who}
    return "useless", parts


# Putting in scene


def no_play(t: SceneTable, seat: int, kind: int, lang: str) -> Said:
    """BS-5.3.3, BS-6.1, BS-R11, BS-R12: Why a card cannot be put in scene now."""
    sheet, cast = t.cast.sheets[kind], t.cast
    if sheet.type == SCENARIO_CARD:
        return "scenario", {}
    if not sheet.is_unit:
        return "ability", {}
    evolves = sheet.type == EV and AlsoPlain not in sheet.sorts
    found = bases(t, seat, sheet) if evolves else []
    if evolves and not found:
        return "no_base", {}
    kin = cast.kin[kind]
    for unit in t.units[seat]:
        if unit not in found and kin >> t.identity[unit] & 1 and is_rival(t, sheet, unit):
            return "rival", named(t, unit, lang)
    need, have = sheet.extra if evolves else sheet.energy, len(resources_of(t, seat))
    if need > have and Materialize not in sheet.sorts:
        return "energy", {"n": need, "m": have}
    return "barred", {}
