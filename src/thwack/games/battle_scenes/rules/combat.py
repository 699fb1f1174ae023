"""BS-5.5: Combat: the Anticipation step of the opponent, then the Attack step of the turn player."""

from typing import Any

from ....cardlang.meaning import perform, value
from ....cardlang.node import Context, Effect, Node
from ....kernel.ids import Identity, Seat
from ....kernel.table import Step
from ..cards.answers.words import TheirAnticipation, TheirCombat
from ..cards.arrivals import CombatBegins
from ..cards.entry.sights import EachCombat
from ..cards.keywords import Camouflage, Potentiate, SurpriseAnticipation, SurpriseAttack
from ..cards.named import InTheirAnticipation
from ..cards.occasions import IsPotentiated
from ..cards.outcomes import AttackBegins
from ..cards.special import EntersAtAttack
from ..cards.stances import GivesSurprise
from ..state.atoms import load_card
from ..state.cast import POWER_BIT
from ..state.records import add_boost, enter_phase, queue, spend_text
from ..state.table import (
    ANTICIPATION,
    ATTACK,
    HAND,
    POTENTIATED,
    SceneTable,
    hand_of,
    holdable,
    in_scene,
    is_character,
    is_muted,
    resources_of,
)
from .answers.hand import answers_of, ask_hand, in_hand
from .answers.piles import before_load
from .choosing import slot_in
from .damage import ask_unload
from .deeds.which import is_said_of
from .effects import is_offered
from .events import notice, notice_load
from .matching import passes
from .moving import is_grounded
from .preparation import ask_to_enter, take_shape
from .stats import all_hold, powers, rows, standing
from .texts.moments import closes, notice_moment
from .texts.zones import like_once
from .triggers import aftermath
from .using import offers

DAWNS: tuple[type[Node], ...] = (TheirCombat, TheirAnticipation)
SURPRISES: dict[int, type[Node]] = {ANTICIPATION: SurpriseAnticipation, ATTACK: SurpriseAttack}


def anticipation_step(t: SceneTable) -> None:
    """BS-5.5, BS-R25: The opponent of the turn player acts, and the turn player does not answer."""
    if t.lasting and closes(t, (anticipation_step,)):
        return
    enter_phase(t, ANTICIPATION)
    if not t.cast.sorts.isdisjoint((CombatBegins, EachCombat)):
        notice_moment(t, CombatBegins)
        notice_moment(t, EachCombat)
    if not t.cast.hand_sorts.keys().isdisjoint(DAWNS):
        seat = 1 - t.turn
        t.do((aftermath,), *[(at_moment, seat, dawn) for dawn in range(len(DAWNS))], (anticipate,))
    elif t.pending:
        t.do((aftermath,), (anticipate,))
    else:
        anticipate(t)


def at_moment(t: SceneTable, seat: Seat, dawn: int) -> None:
    """BS-H100: Cards in hand that wait for the opponent's Combat phase, then those for its first step."""
    found = in_hand(t, seat, DAWNS[dawn])
    if found:
        t.then((ask_hand, seat, answers_of(t, found), -1, ()))


def anticipate(t: SceneTable) -> None:
    """BS-5.5: The opponent of the turn player acts."""
    seat = 1 - t.turn
    if not t.units[seat]:
        return
    if SurpriseAnticipation in t.cast.sorts or GivesSurprise in t.cast.sorts:
        t.do((act, seat))
        t.then((surprise, seat, ()))
    else:
        t.then((act, seat))


def attack_step(t: SceneTable) -> None:
    """BS-5.5: The turn player acts."""
    if t.lasting and closes(t, (attack_step,)):
        return
    enter_phase(t, ATTACK)
    seat = t.turn
    if not t.units[seat] and EntersAtAttack not in t.cast.sorts:
        return
    steps: list[Step] = [(act, seat)]
    if AttackBegins in t.cast.sorts:
        notice_moment(t, AttackBegins)
        steps.insert(0, (aftermath,))
    if SurpriseAttack in t.cast.sorts or GivesSurprise in t.cast.sorts:
        steps.insert(0, (surprise, seat, ()))
    if EntersAtAttack in t.cast.sorts:
        steps.insert(0, (join, seat))
    t.then(steps[0], *steps[1:])


def act(t: SceneTable, seat: Seat) -> None:
    """BS-5.5: Actions and what belongs to the step, until the player passes."""
    if t.leaves_open(seat):
        return
    options = offers(t, seat, act)
    if t.phase == ANTICIPATION:
        if Camouflage in t.cast.sorts:
            options += camouflages(t, seat)
        if InTheirAnticipation in t.cast.sorts:
            options += texts_of_step(t, seat)
    elif Potentiate in t.cast.sorts:
        options += potentiations(t, seat)
    seeming = 1 + len(hand_of(t, seat)) if t.cast.pays_from_hand else 1
    if not options and seeming == 1:
        return
    options.append((pass_step, seat))
    t.ask(seat, options, seeming)


def pass_step(t: SceneTable, seat: Seat) -> None:
    """The step is over."""


def texts_of_step(t: SceneTable, seat: Seat) -> list[Step]:
    """What texts let the player do in the Anticipation step, each once; like cards in resources are one."""
    found: dict[tuple[int, int], Step] = {}
    for text, ctx in rows(t, InTheirAnticipation):
        rule: Any = text.rule
        if ctx.seat == seat and (ctx.card, text.number) not in t.spent and all_hold(t, text, ctx):
            if is_offered(t, rule.effect, ctx):
                found.setdefault(
                    (t.identity[ctx.card], text.number), (use_in_step, ctx, text.number, rule.effect)
                )
    return list(found.values())


def use_in_step(t: SceneTable, ctx: Context, number: int, effect: Effect) -> None:
    """Once in the step."""
    spend_text(t, ctx.card, number)
    t.emit("text_used", ctx.seat, t.identity[ctx.card])
    t.then((perform, effect, ctx), (aftermath,), (act, ctx.seat))


# Surprises


def surprise(t: SceneTable, seat: Seat, loaded: tuple[int, ...]) -> None:
    """BS-11.2, BS-D3: At the start of the step, any number of such cards from hand, each onto a character;
    `loaded` has those characters."""
    sort, sheets = SURPRISES[t.phase], t.cast.sheets
    given = [rule.where for rule, ctx in standing(t, GivesSurprise) if ctx.seat == seat]
    kinds = [
        kind
        for kind in holdable(t, seat)
        if (sort in sheets[kind].sorts and not is_muted(t, kind))
        or any(all(is_said_of(sheets[kind], f) for f in w) for w in given)
    ]
    units = [unit for unit in t.units[seat] if is_character(t, unit)]
    if kinds and units and not is_grounded(t, seat):
        hand = {t.identity[slot] for slot in hand_of(t, seat)}
        options: list[Step] = [
            (surprise_with, seat, kind, unit, loaded) for kind in kinds if kind in hand for unit in units
        ]
        t.ask(seat, [*options, (stop_surprising, seat, loaded)], 2)
    elif loaded:
        t.then((stop_surprising, seat, loaded))


def surprise_with(t: SceneTable, seat: Seat, identity: Identity, unit: int, loaded: tuple[int, ...]) -> None:
    """BS-R23: First all are loaded, unless somebody answers."""
    slot = slot_in(t, hand_of(t, seat), identity)
    t.then(before_load(t, (slot,), (surprise_loads, seat, slot, unit, loaded)))


def surprise_loads(t: SceneTable, seat: Seat, slot: int, unit: int, loaded: tuple[int, ...]) -> None:
    """It is loaded; then the next."""
    if in_scene(t, unit) and t.place[slot] == HAND:
        load_card(t, slot, unit)
        notice_load(t, slot, unit, "hand")
        loaded = (*loaded, unit)
    t.then((surprise, seat, loaded))


def stop_surprising(t: SceneTable, seat: Seat, loaded: tuple[int, ...]) -> None:
    """BS-R23: Texts about being loaded come next; then as many cards are unloaded from each."""
    steps: list[Step] = [(unload_one, seat, unit) for unit in loaded]
    t.then((aftermath,), *steps, (aftermath,))


def unload_one(t: SceneTable, seat: Seat, unit: int) -> None:
    """Any card of it, the new one too."""
    if in_scene(t, unit):
        t.then((ask_unload, seat, unit, 1))


def camouflages(t: SceneTable, seat: Seat) -> list[Step]:
    """BS-11.3, BS-R24: Cards in resources that may be loaded onto a character of their power."""
    found: list[Step] = []
    sheets, identity = t.cast.sheets, t.identity
    hidden = uncovered(t, seat)
    for kind in dict.fromkeys(map(identity.__getitem__, hidden)):
        for text in sheets[kind].texts[Camouflage]:
            power = POWER_BIT[text.rule.power]  # type: ignore[attr-defined]
            for unit in t.units[seat]:
                if is_character(t, unit) and powers(t, unit) & power:
                    found.append((camouflage, seat, kind, unit))
    return found


def uncovered(t: SceneTable, seat: Seat) -> tuple[int, ...]:
    """BS-R24: The cards with Camouflage in resources that were not camouflaged in this step."""
    hides, identity = t.cast.hides, t.identity
    found = []
    for slot in resources_of(t, seat):
        if hides[identity[slot]] and not is_muted(t, identity[slot]):
            found.append(slot)
    if t.spent:
        used = [slot for slot, _ in t.spent]
        found = [slot for slot in found if slot not in used]
    return tuple(found)


def camouflage(t: SceneTable, seat: Seat, identity: Identity, unit: int) -> None:
    """BS-11.3: Loaded; then what its text says."""
    t.do((act, seat))
    slot = slot_in(t, uncovered(t, seat), identity)
    load_card(t, slot, unit)
    notice_load(t, slot, unit, "resources")
    for text in t.cast.sheets[identity].texts[Camouflage]:
        spend_text(t, slot, text.number)
        rule: Any = text.rule
        queue(t, seat, rule.effect, Context(seat, slot, unit))
    aftermath(t)


# Potentiate


def potentiations(t: SceneTable, seat: Seat) -> list[Step]:
    """BS-11.14, BS-R27: Each card with Potentiate once, for another character that has not had it."""
    found: list[Step] = []
    for text, ctx in rows(t, Potentiate):
        if ctx.seat != seat or (ctx.card, text.number) in t.spent or not all_hold(t, text, ctx):
            continue
        rule: Any = text.rule
        for unit in t.units[seat]:
            if unit != ctx.user and is_character(t, unit) and not t.flags[unit] & POTENTIATED:
                if passes(t, unit, rule.where, ctx):
                    found.append((potentiate, seat, ctx.card, ctx.user, text.number, unit))
    return like_once(t, found)


def potentiate(t: SceneTable, seat: Seat, card: int, source: int, number: int, unit: int) -> None:
    """BS-11.14: Its next damaging action deals more to each target."""
    t.do((act, seat))
    spend_text(t, card, number)
    for text in t.cast.sheets[t.identity[card]].texts[Potentiate]:
        if text.number == number:
            rule: Any = text.rule
            add_boost(t, unit, value(t, rule.amount, Context(seat, card, source)))
    notice(t, IsPotentiated, unit)
    aftermath(t)


# Solo


def join(t: SceneTable, seat: Seat) -> None:
    """Cards that may enter at the start of the player's Attack step."""
    kinds = [kind for kind in holdable(t, seat) if EntersAtAttack in t.cast.sheets[kind].sorts]
    ask_to_enter(t, seat, kinds, join_with, pass_step)


def join_with(t: SceneTable, seat: Seat, identity: Identity, way: int) -> None:
    """It enters as usual; then the next."""
    t.do((join, seat))
    take_shape(t, seat, identity, way)
