"""The options of Mission Arena as sentences, in four languages."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ....cardlang.node import Number
from ....kernel.table import Step
from ....wording import NP
from ....wording.prompts import plain
from ..rules import abilities, boost, challenge, checkpoint, power, replacement, resolution, setup
from ..rules.stats import power_count, top_of, wounds_counted
from ..state.cast import amount_of
from ..state.table import (
    ATTACK,
    CHALLENGER,
    DEFENCE,
    NOWHERE,
    PARTNER,
    PLACES,
    SUPER,
    TARGET,
    ArenaTable,
    all_places,
    missions_of,
)
from .card_texts import ability_phrase
from .naming import (
    Part,
    Said,
    Telling,
    bonus_text,
    boost_bonus,
    card_name,
    card_phrase,
    line,
    listed,
    place_name,
    player,
    power_name,
    target_phrase,
    unit_phrase,
)


def choice_text(t: ArenaTable, step: Step, lang: str) -> str:
    """An option as a sentence."""
    row, parts = SAID[step[0]](t, step, lang)
    return line("choice", row, lang, **parts)


# Like ones


def _with_card(row: str) -> Telling:
    """A protagonist and a card from hand or from its stack."""
    return lambda t, step, lang: (
        row,
        {"unit": unit_phrase(t, step[1], lang), "card": card_phrase(t.cast, step[2], lang)},
    )


def _into_place(row: str) -> Telling:
    """A card from hand and the place it takes."""
    return lambda t, step, lang: (
        row,
        {"card": card_phrase(t.cast, step[2], lang), "place": place_name(step[1], lang)},
    )


def _of_power(row: str) -> Telling:
    """A power point of a protagonist."""
    return lambda t, step, lang: (
        row,
        {"unit": unit_phrase(t, step[1], lang), "power": power_name(t.cast, step[2], lang)},
    )


# The start


def _start(t: ArenaTable, step: Step, lang: str) -> Said:
    return "start", {"who": player(t.cast, step[1], lang)}


def _lot(t: ArenaTable, step: Step, lang: str) -> Said:
    """MA-S.5: The step of the second player knows the card of the first."""
    seat = len(step) - 2
    return "lot", {"who": player(t.cast, seat, lang), "card": card_name(t.cast, step[-1], lang)}


# Squads and power points


def _replace(t: ArenaTable, step: Step, lang: str) -> Said:
    return "replace", {"unit": unit_phrase(t, step[2], lang), "place": place_name(step[1], lang)}


def _swap(t: ArenaTable, step: Step, lang: str) -> Said:
    """Two protagonists, or one and an empty place."""
    _, place, other = step
    unit = unit_phrase(t, place, lang)
    if not t.stack[other]:
        return "move", {"unit": unit, "place": place_name(other, lang)}
    return "swap", {"unit": unit, "other": unit_phrase(t, other, lang)}


def _power(t: ArenaTable, step: Step, lang: str) -> Said:
    return "power", {"unit": unit_phrase(t, step[1], lang), "n": power_count(t, step[1])}


# Special abilities


def _activate(t: ArenaTable, step: Step, lang: str) -> Said:
    """The ability by name, what it costs, and what it does now, with so many wound points."""
    place = step[1]
    card = top_of(t, place)
    ability = t.cast.ability[card]
    assert ability is not None
    return "activate", {
        "unit": unit_phrase(t, place, lang),
        "ability": t.cast.library.abilities[ability.word][lang],
        "n": ability.cost,
        "effect": effect_text(t, card, wounds_counted(t, place), lang),
    }


def effect_text(t: ArenaTable, card: int, wounds: int, lang: str) -> str:
    """What the ability of a card does with so many wound points, in short."""
    known = t.cast.told()
    found: str | None = known.get(("effect", card, wounds, lang))
    if found is None:
        ability: Any = t.cast.ability[card]
        if hasattr(ability, "amount"):
            ability = replace(ability, amount=Number(amount_of(ability.amount, wounds)))
        found = known["effect", card, wounds, lang] = ability_phrase(ability, lang, t.cast.library)
    return found


def _end_declaring(t: ArenaTable, step: Step, lang: str) -> Said:
    some = any(t.used[place] for place in all_places(step[1]))
    return ("abilities_no_more" if some else "abilities_none"), {}


def _pay_with(t: ArenaTable, step: Step, lang: str) -> Said:
    _, place, used = step
    rest = t.cast.cost[top_of(t, place)] - used
    row = "pay_both" if used and rest else "pay_bank" if used else "pay_own"
    return row, {"unit": unit_phrase(t, place, lang), "n": used, "m": rest}


def _recycle(t: ArenaTable, step: Step, lang: str) -> Said:
    return "recycle", {"card": card_name(t.cast, step[2], lang)}


def _renew(t: ArenaTable, step: Step, lang: str) -> Said:
    _, at, card, seat, *_ = step
    old = t.identity[missions_of(t, seat)[at]]
    return "renew", {
        "n": at + 1,
        "old": card_name(t.cast, old, lang),
        "card": card_name(t.cast, card, lang),
    }


def _stop_renewing(t: ArenaTable, step: Step, lang: str) -> Said:
    some = t.step[:1] == (abilities.choose_mission,) and t.step[3]
    return ("renew_no_more" if some else "renew_none"), {}


# Challenges


def _challenge(t: ArenaTable, step: Step, lang: str) -> Said:
    return "challenge", {"unit": unit_phrase(t, step[1], lang), "target": target_phrase(t, step[2], lang)}


def _end_challenges(t: ArenaTable, step: Step, lang: str) -> Said:
    return ("challenge_no_more" if t.challenges else "challenge_none"), {}


def _join(t: ArenaTable, step: Step, lang: str) -> Said:
    launcher = t.challenges[step[2]][CHALLENGER]
    return "join", {"unit": unit_phrase(t, step[1], lang), "other": unit_phrase(t, launcher, lang)}


def _alone(t: ArenaTable, step: Step, lang: str) -> Said:
    return "alone", {"unit": unit_phrase(t, t.challenges[-1][CHALLENGER], lang)}


def _boost(t: ArenaTable, step: Step, lang: str) -> Said:
    row, parts = _with_card("boost")(t, step, lang)
    return row, {**parts, "bonus": boost_bonus(t, step[1] // PLACES, lang)}


def _no_boost(t: ArenaTable, step: Step, lang: str) -> Said:
    return ("boost_no_more" if t.boosts[2 * step[1] + 1] else "boost_none"), {}


def _super_hit(t: ArenaTable, step: Step, lang: str) -> Said:
    _, target, card, seat = step
    return "super_hit", {
        "unit": target_phrase(t, target, lang),
        "card": card_name(t.cast, card, lang),
        "bonus": bonus_text(ATTACK if seat == t.turn else DEFENCE, SUPER, lang),
    }


def _order(t: ArenaTable, step: Step, lang: str) -> Said:
    found = t.challenges[step[1]]
    units = [unit_phrase(t, found[CHALLENGER], lang).text]
    if found[PARTNER] != NOWHERE:
        units.append(unit_phrase(t, found[PARTNER], lang).text)
    return "order", {"unit": NP(listed(units, lang)), "target": target_phrase(t, found[TARGET], lang)}


def _switch(t: ArenaTable, step: Step, lang: str) -> Said:
    return "switch", {"unit": unit_phrase(t, step[1], lang), "other": unit_phrase(t, step[2], lang)}


def _no_switch(t: ArenaTable, step: Step, lang: str) -> Said:
    target = t.challenges[t.step[1]][TARGET]
    return "no_switch", {"other": unit_phrase(t, target, lang)}


def _put_mission(t: ArenaTable, step: Step, lang: str) -> Said:
    _, seat, card = step
    old = t.identity[missions_of(t, seat)[0]]
    return "put_mission", {"card": card_name(t.cast, card, lang), "old": card_name(t.cast, old, lang)}


# Check Point


def _wound(t: ArenaTable, step: Step, lang: str) -> Said:
    """MA-6.2: Only the top card lends its ability, so the one below is said to go."""
    _, place, card = step
    parts: dict[str, Part] = {"card": card_name(t.cast, card, lang), "n": len(t.stack[place])}
    new, old = t.cast.ability[card], t.cast.ability[top_of(t, place)]
    if old is None or new == old:
        return "wound", parts
    named = t.cast.library.abilities
    parts["old"] = named[old.word][lang]
    if new is None:
        return "wound_loses", parts
    return "wound_covers", {**parts, "ability": named[new.word][lang]}


# What every option says.
SAID: Final[dict[Callable[..., None], Telling]] = {
    setup.start: _start,
    setup.draw_other_lot: _lot,
    setup.compare_lots: _lot,
    setup.deploy: _into_place("deploy"),
    replacement.bring_in: _into_place("deploy"),
    replacement.replace: _replace,
    replacement.move: _swap,
    replacement.stay: plain("stay"),
    power.give_power: _power,
    power.engage_this: _of_power("engage"),
    power.discard_ready: _of_power("discard_ready"),
    power.discard_engaged: _of_power("discard_engaged"),
    abilities.activate: _activate,
    abilities.end_declaring: _end_declaring,
    abilities.pay_with: _pay_with,
    abilities.recycle_this: _recycle,
    abilities.renew_this: _renew,
    abilities.stop_renewing: _stop_renewing,
    challenge.challenge: _challenge,
    challenge.end_challenges: _end_challenges,
    challenge.join: _join,
    challenge.go_alone: _alone,
    boost.boost_with: _boost,
    boost.no_boost: _no_boost,
    boost.hit_with: _super_hit,
    boost.no_hit: plain("no_hit"),
    resolution.resolve: _order,
    resolution.switch_in: _switch,
    resolution.no_switch: _no_switch,
    resolution.put_mission: _put_mission,
    checkpoint.swap_two: _swap,
    checkpoint.swap_hand: _with_card("swap_hand"),
    checkpoint.wound: _wound,
    checkpoint.turn_stack: _with_card("restack"),
    checkpoint.form_team: _into_place("assemble"),
    checkpoint.refill_with: _into_place("deploy"),
    checkpoint.end_check_point: plain("end_check_point"),
}
