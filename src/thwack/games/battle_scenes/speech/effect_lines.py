"""What the effects of Battle Scenes ask, as sentences in four languages."""

from collections.abc import Callable

from ....cardlang.meaning import accept, choose_one, let_it_happen, remember, select_nothing
from ....cardlang.node import Number
from ....kernel.table import Step
from ....wording import NP
from ..choices import tells_zone
from ..rules import choosing, drawing, effects, moving, special_effects, triggers
from ..rules.entry import seeing
from ..rules.texts import arranging, swapping
from ..state.cast import POWERS
from ..state.table import CARRIED, PILE_NAMES, PLAYER, SceneTable
from .naming import (
    Part,
    Said,
    Telling,
    asking_card,
    card_at,
    card_name,
    card_on,
    effect_phrase,
    inner,
    lowered,
    player_phrase,
    say,
    slot_name,
    source_phrase,
    unit_phrase,
    units_phrase,
)


def _accept(t: SceneTable, step: Step, lang: str) -> Said:
    return "effect", {"effect": effect_phrase(t, step[1], step[2], lang)}


def _let_happen(t: SceneTable, step: Step, lang: str) -> Said:
    return "let_happen", {"effect": lowered(effect_phrase(t, step[1], step[2], lang))}


def _choose_one(t: SceneTable, step: Step, lang: str) -> Said:
    return "effect", {"effect": effect_phrase(t, step[1].effects[step[4]], step[5], lang)}


def _trigger(t: SceneTable, step: Step, lang: str) -> Said:
    """A waiting effect by its card and text; whose it is and a number where that is not plain."""
    waiting = [option[1] for option in t.options]
    found = [_waiting(t, index, lang) for index in waiting]
    mine = found[waiting.index(step[1])]
    seat, card, effect = mine
    marks = [say("word", "theirs", lang)] if seat != t.actor else []
    if found.count(mine) > 1:
        number = found[: waiting.index(step[1]) + 1].count(mine)
        marks.append(say("word", "number", lang, n=number))
    parts: dict[str, Part] = {"card": card, "effect": effect}
    return ("trigger_marked", {**parts, "marks": ", ".join(marks)}) if marks else ("trigger", parts)


def _waiting(t: SceneTable, index: int, lang: str) -> tuple[int, NP, str]:
    """Whose a waiting effect is, its card, and what it does."""
    seat, effect, ctx, _ = t.pending[index]
    card = source_phrase(t, ctx.card, ctx.user, lang)
    return seat, card, lowered(effect_phrase(t, effect, ctx, lang))


def _decline(t: SceneTable, step: Step, lang: str) -> Said:
    slot = asking_card(t)
    return ("decline", {"card": slot_name(t, slot, lang)}) if slot >= 0 else ("decline_it", {})


def _no_more(t: SceneTable, step: Step, lang: str) -> Said:
    if t.step and t.step[0] is moving.reveal_any:
        return ("reveal_no_more" if t.revealed else "reveal_none"), {}
    return ("choose_no_more" if step[1] else "choose_none"), {}


def _change_stage(t: SceneTable, step: Step, lang: str) -> Said:
    _, units, sign, by, _ = step
    row = ("raise_by" if sign > 0 else "lower_by") if by else "stay"
    return row, {"unit": units_phrase(t, units, lang), "n": by}


def _name_power(t: SceneTable, step: Step, lang: str) -> Said:
    _, power, units, locks, _ = step
    return ("lock_power" if locks else "lose_power"), {
        "power": t.cast.library.powers[POWERS[power]][lang],
        "unit": units_phrase(t, units, lang),
    }


def _purge_power(t: SceneTable, step: Step, lang: str) -> Said:
    return "purge_power", {"power": t.cast.library.powers[POWERS[step[1]]][lang]}


def _purge_type(t: SceneTable, step: Step, lang: str) -> Said:
    return "purge_type", {"type": t.cast.library.types[step[1]][lang]}


def _swap_second(t: SceneTable, step: Step, lang: str) -> Said:
    _, parts = card_on("", 3, 4)(t, step, lang)
    return "swap_second", {**parts, "other": card_name(t.cast, step[2], lang)}


def _take_top(t: SceneTable, step: Step, lang: str) -> Said:
    return ("take_top" if step[2] else "take_none"), {"n": step[2]}


# What is chosen: told by the step that waits for it.


def _damage(t: SceneTable, step: Step, lang: str) -> Said:
    _, amount, piercing, _ = step
    if not isinstance(amount, Number):
        return "pick", {}
    return ("pick_pierce" if piercing else "pick_damage"), {"n": amount.n}


PURPOSES: dict[Callable[..., None], Telling] = {
    effects.damage_it: _damage,
    effects.change_stage: lambda t, s, lang: ("pick_capacitate" if s[2] > 0 else "pick_incapacitate", {}),
    effects.shield_it: lambda t, s, lang: ("pick_shield", {"bonus": f"{s[1]:+d}"}),
    effects.return_it: lambda t, s, lang: ("pick_return", {"zone": say("zone", s[1], lang)}),
    drawing.mill_it: lambda t, s, lang: ("pick_mill", {"n": s[1]}),
    moving.load_onto: lambda t, s, lang: ("pick_onto", {}),
    special_effects.carry_them_off: lambda t, s, lang: ("pick_carry_off", {}),
}
CARD_PURPOSES: dict[Callable[..., None], Telling] = {
    moving.load_them: lambda t, s, lang: ("load", {"unit": unit_phrase(t, s[1], lang)}),
    moving.put_them: lambda t, s, lang: ("pick_put", {"zone": say("zone", s[1].zone, lang)}),
}


def _pick(t: SceneTable, step: Step, lang: str) -> Said:
    """A character, support or player, for whatever comes next."""
    several = step[0] in (choosing.choose_unit_also, arranging.add_share)
    thing = step[4][-1] if several else step[1]
    told = player_phrase(t, thing - PLAYER, lang) if thing >= PLAYER else unit_phrase(t, thing, lang)
    waiting = t.agenda[-1] if t.agenda else ()
    tell = PURPOSES.get(waiting[0]) if waiting else None
    row, parts = tell(t, waiting, lang) if tell is not None else ("pick", {})
    return row, {"thing": told, **parts}


def _pick_card(t: SceneTable, step: Step, lang: str) -> Said:
    """A card, for whatever comes next; with its bearer, or with where it lies if that is not plain."""
    place, kind = step[-2], step[-1]
    name = card_name(t.cast, kind, lang)
    waiting = t.agenda[-1] if t.agenda else ()
    if place >= CARRIED:
        bearer = unit_phrase(t, place - CARRIED, lang)
        if waiting and waiting[0] is moving.unload_them:
            return "unload", {"card": name, "unit": bearer}
        name += f" ({inner(bearer.text)})"
    elif tells_zone(t, step):
        name += f" ({say('place', PILE_NAMES[place], lang)})"
    tell = CARD_PURPOSES.get(waiting[0]) if waiting else None
    row, parts = tell(t, waiting, lang) if tell is not None else ("pick", {"thing": name})
    return row, {"card": name, **parts}


# What every option of effects says.
EFFECTS: dict[Callable[..., None], Telling] = {
    accept: _accept,
    effects.accept_once: _accept,
    let_it_happen: _let_happen,
    choose_one: _choose_one,
    triggers.start_trigger: _trigger,
    select_nothing: _decline,
    remember: _no_more,
    choosing.pick_unit: _pick,
    choosing.pick_player: _pick,
    choosing.choose_unit_also: _pick,
    arranging.add_share: lambda t, s, lang: ("pick_damage", {**_pick(t, s, lang)[1], "n": 1}),
    arranging.scatter_this: lambda t, s, lang: (
        ("scatter_top" if s[5] else "scatter_bottom"),
        {"card": card_name(t.cast, s[2], lang)},
    ),
    arranging.lose_this: lambda t, s, lang: ("lose_this", {"n": s[2] + 1}),
    seeing.bury_this: lambda t, s, lang: ("lose_this", {"n": s[2] + 1}),
    choosing.pick_card: _pick_card,
    choosing.choose_also: _pick_card,
    choosing.take_top: _take_top,
    effects.change_stage_by: _change_stage,
    effects.name_power: _name_power,
    special_effects.purge_power: _purge_power,
    special_effects.purge_type: _purge_type,
    moving.recycle_this: card_at("recycle"),
    moving.reveal_this: card_at("reveal"),
    moving.put_back_this: card_at("put_back"),
    swapping.swap_first: card_on("swap_first", 3, 4),
    swapping.swap_second: _swap_second,
}
