"""BS-5.3: The Preparation phase, with its activities in any order."""

from collections.abc import Callable
from typing import Any

from ....cardlang.meaning import perform, value
from ....cardlang.node import Context
from ....kernel.ids import Identity, Seat, Slot
from ....kernel.table import Step
from ..cards.arrivals import Leads
from ..cards.further import InResources
from ..cards.keywords import Enhancement, Lead, Materialize, Revive, Shapeshifter
from ..cards.limits import InHand
from ..cards.named import Enhanced, Freely, Shifts
from ..cards.special import PlaysFromResources
from ..cards.stances import Underloads
from ..cards.standing import AlsoPlain, InPreparation
from ..state.atoms import discard, enter, load_card, unit_told
from ..state.cast import CHARACTER, EV, SCENARIO_CARD
from ..state.records import end_lasting, evolve, set_flag, spend_text, use_up_scenario
from ..state.table import (
    BASIC,
    HAND,
    NEW,
    PILES,
    RESOURCES,
    TOP_STAGE,
    SceneTable,
    deck_of,
    hand_of,
    holdable,
    is_character,
    resources_of,
    sheet_of,
)
from .choosing import numbers, slot_in
from .damage import ask_unload
from .deeds.feats import lift, notice_enhanced
from .drawing import draw_cards
from .effects import can_rise, change_stage_by, is_offered
from .entry.admission import has_open_doors, kinds_to_revive, other_plays, use_up_revives
from .entry.gatekeeping import is_immaterial
from .events import notice_load, notice_own
from .knockout import knock_out, shift_away
from .loading import bases, is_materializing, lacks, load_from_deck, load_from_resources, may_enter
from .matching import includes, kin_of, passes
from .stats import all_hold, rows, standing, stock_of
from .texts.scenarios import change_scenario, is_closed
from .texts.zones import like_once, texts_in_hand, texts_in_resources
from .triggers import aftermath
from .using import offers

Move = Callable[..., None]
FROM_RESOURCES = 0  # how a card is loaded, and where it comes from
MATERIALIZED = 1
REVIVED = 2
GIVEN = -9  # the number of a keyword that another card's text gives


def prepare(t: SceneTable, seat: Seat) -> None:
    """BS-5.3: What the player may do now."""
    if not t.leaves_open(seat):
        t.ask(seat, activities(t, seat))


def activities(t: SceneTable, seat: Seat) -> list[Step]:
    """BS-5.3: All that is open to the player, and the end of the phase."""
    identity = t.identity
    hand = list(dict.fromkeys(map(identity.__getitem__, t.piles[PILES * seat + HAND])))
    options: list[Step] = []
    least, left = t.cast.least_resources, len(stock_of(t, seat))
    doors = t.cast.has_doors and has_open_doors(t, seat)
    for kind in hand:
        if least[kind] <= left or doors:
            options += plays(t, seat, kind, HAND)
            options += other_plays(t, seat, kind, HAND, prepare, play_ev) if doors else []
    units = t.units[seat]
    if units:
        capacitations(t, seat, hand, options)
        options += offers(t, seat, prepare)
    if t.lasting or t.cast.may_revive:
        options += revivals(t, seat)
    if t.cast.has_preparation_texts:
        options += texts(t, seat)
    for kind in hand:  # plain loops: Python 3.11 would call a function for each list comprehension
        options.append((discard_card, seat, kind))
    for unit in units:
        if t.cast.is_character[identity[unit]] and not t.flags[unit] & NEW:
            options.append((surrender, seat, unit))
    options.append((end_preparation, seat))
    return options


def end_preparation(t: SceneTable, seat: Seat) -> None:
    """The phase is over."""


def go_on(t: SceneTable, seat: Seat) -> None:
    """What waits is resolved, then the phase goes on."""
    if t.pending or t.cast.must_look:
        t.do((aftermath,), (prepare, seat))
    else:
        t.then((prepare, seat))


# Capacitation


def capacitations(t: SceneTable, seat: Seat, hand: list[int], options: list[Step]) -> None:
    """BS-5.3.1, BS-5.3.2, BS-5.3.7: Basic and extra capacitation of characters below stage 2."""
    cast, identity = t.cast, t.identity
    for unit in t.units[seat]:
        mine = identity[unit]
        if t.stage[unit] >= TOP_STAGE or not cast.is_character[mine] or not can_rise(t, unit):
            continue
        if not t.flags[unit] & BASIC:
            for kind in hand:
                options.append((capacitate_basic, seat, unit, kind))
        kin = cast.people_like[mine]
        more = kin_of(t, unit) & cast.as_character if cast.may_be_double else 0
        for kind in hand:
            if kind in kin or more >> kind & 1:
                options.append((capacitate_extra, seat, unit, kind))


def capacitate_basic(t: SceneTable, seat: Seat, unit: int, identity: Identity) -> None:
    """BS-5.3.1: A card from hand raises a character that has not had this yet."""
    discard(t, slot_in(t, hand_of(t, seat), identity))
    set_flag(t, unit, BASIC)
    lift(t, unit, 1)
    go_on(t, seat)


def capacitate_extra(t: SceneTable, seat: Seat, unit: int, identity: Identity) -> None:
    """BS-5.3.2: A character card of the same alter ego raises it once more."""
    discard(t, slot_in(t, hand_of(t, seat), identity))
    lift(t, unit, 1)
    go_on(t, seat)


# Putting in scene


def plays(t: SceneTable, seat: Seat, kind: int, zone: int) -> list[Step]:
    """BS-5.3.3: The ways in which a card could be put in scene now."""
    sheet = t.cast.sheets[kind]
    if sheet.type == SCENARIO_CARD:
        barred = t.played_scenario or zone != HAND or is_closed(t) or lacks(t, seat, sheet)
        return [] if barred else [(play_scenario, seat, kind)]
    if not sheet.is_unit:
        return []
    found: list[Step] = []
    if sheet.type != EV or AlsoPlain in sheet.sorts:
        left = len(stock_of(t, seat)) - (1 if zone == RESOURCES else 0)
        affordable = sheet.energy <= left or (left > 0 and Underloads in sheet.sorts)  # BS-R11
        melts = Materialize in sheet.sorts and is_materializing(t, seat, sheet)
        if (affordable or melts) and may_enter(t, seat, kind, sheet, -1):
            if affordable:
                found.append((play_card, seat, kind, FROM_RESOURCES if zone == HAND else REVIVED))
            if melts and zone == HAND:
                if sheet.energy <= len(deck_of(t, seat)) and not is_immaterial(t, seat, sheet):  # BS-R14
                    found.append((play_card, seat, kind, MATERIALIZED))
    if sheet.type == EV and zone == HAND and sheet.extra <= len(stock_of(t, seat)):
        for base in bases(t, seat, sheet):
            if may_enter(t, seat, kind, sheet, base):
                found.append((play_ev, seat, kind, base))
    return found


def play_card(t: SceneTable, seat: Seat, identity: Identity, way: int) -> None:
    """BS-6.2: It enters, and is loaded with exactly its Initial Energy."""
    pile = resources_of(t, seat) if way == REVIVED else hand_of(t, seat)
    slot = slot_in(t, pile, identity)
    if way == REVIVED:
        use_up_revival(t, slot)
    enter(t, slot)
    t.do((prepare, seat))
    energy = t.cast.energy[identity]
    if way == MATERIALIZED:
        load_from_deck(t, slot, energy)
    else:
        load_from_resources(t, slot, energy)


def play_ev(t: SceneTable, seat: Seat, identity: Identity, base: int) -> None:
    """BS-R12: It evolves, and is loaded with the printed +N."""
    slot = slot_in(t, hand_of(t, seat), identity)
    evolve(t, slot, base)
    t.do((prepare, seat))
    load_from_resources(t, slot, t.cast.sheets[identity].extra)


def play_scenario(t: SceneTable, seat: Seat, identity: Identity) -> None:
    """BS-5.3.3, BS-6.6: One a turn."""
    use_up_scenario(t)
    slot = slot_in(t, hand_of(t, seat), identity)
    t.do((change_scenario, slot, seat), (aftermath,), (prepare, seat))


def revivals(t: SceneTable, seat: Seat) -> list[Step]:
    """BS-D8: Cards that may be put in scene straight from resources."""
    found: list[Step] = []
    kinds = kinds_to_revive(t, seat)
    doors = bool(kinds) and has_open_doors(t, seat)
    for kind in kinds:
        found += plays(t, seat, kind, RESOURCES)
        found += other_plays(t, seat, kind, RESOURCES, prepare, play_ev) if doors else []
    return found


def use_up_revival(t: SceneTable, slot: Slot) -> None:
    """A permission to put one character in scene from resources is used up, unless the card needs none."""
    if Revive in sheet_of(t, slot).sorts or use_up_revives(t, slot):
        return
    for index, (rule, ctx, _) in enumerate(t.lasting):
        if type(rule) is PlaysFromResources and ctx.seat == t.cast.owner[slot]:
            end_lasting(t, index)
            return


# Discarding and surrendering


def discard_card(t: SceneTable, seat: Seat, identity: Identity) -> None:
    """BS-5.3.4: A card from hand goes to resources."""
    discard(t, slot_in(t, hand_of(t, seat), identity))
    go_on(t, seat)


def surrender(t: SceneTable, seat: Seat, unit: int) -> None:
    """BS-5.3.5: Knocked out by its own player, who then draws a card (BS-R26: after Spy)."""
    t.emit("surrendered", unit_told(t, unit))
    knock_out(t, unit)
    if not t.result:  # BS-R6
        t.do((aftermath,), (draw_for_surrender, seat), (prepare, seat))


def draw_for_surrender(t: SceneTable, seat: Seat) -> None:
    """BS-5.3.5: One card."""
    draw_cards(t, seat, 1, 0)


# Texts of the phase


def texts(t: SceneTable, seat: Seat) -> list[Step]:
    """What texts let the player do, each once in the phase."""
    sorts = t.cast.sorts
    found: list[Step] = []
    if InPreparation in sorts:
        for text, ctx in rows(t, InPreparation):
            if text.from_resources or ctx.seat != seat or not is_open_text(t, text, ctx):
                continue
            if is_offered(t, text.rule.effect, ctx):  # type: ignore[attr-defined]
                unit = ctx.user if ctx.user >= 0 else ctx.card  # in the prizes it stands on nobody
                found.append((use_text, seat, ctx.card, unit, text.number))
    for text, ctx in rows(t, Freely) if Freely in sorts else ():
        effect: Any = text.rule.effect  # type: ignore[attr-defined]
        if ctx.seat == seat and all_hold(t, text, ctx) and is_offered(t, effect, ctx):
            found.append((use_text, seat, ctx.card, ctx.user, text.number))
    if InHand in t.cast.wrappers:
        found += [(use_text, seat, card, card, number) for card, number in texts_in_hand(t, seat)]
    if InResources in t.cast.wrappers:
        found += [(use_text, seat, card, card, number) for card, number in texts_in_resources(t, seat)]
    if Lead in sorts:
        for text, ctx in rows(t, Lead):
            if ctx.seat == seat and is_open_text(t, text, ctx):
                rule: Any = text.rule
                for unit in t.units[seat]:
                    if is_character(t, unit) and t.stage[unit] < TOP_STAGE and can_rise(t, unit):
                        if passes(t, unit, rule.where, ctx):
                            found.append((lead, seat, ctx.card, ctx.user, text.number, unit))
    if Enhancement in sorts:
        for text, ctx in rows(t, Enhancement):
            if ctx.seat == seat and is_open_text(t, text, ctx) and kin_in_resources(t, seat, ctx.user):
                found.append((enhance, seat, ctx.card, ctx.user, text.number))
    found = like_once(t, found)
    if Shapeshifter in sorts or Shifts in t.cast.lasts:
        shifters = [ctx.user for _, ctx in rows(t, Shapeshifter)]
        for rule, ctx in standing(t, Shifts):
            shifters += [unit for unit in t.units[seat] if includes(t, rule.target, unit, ctx)]
        for unit in dict.fromkeys(shifters):
            if t.cast.owner[unit] == seat and not t.flags[unit] & NEW:
                found.append((shift_shape, seat, unit))
    for rule, ctx in standing(t, Enhanced) if Enhanced in sorts else ():
        for unit in t.units[seat]:
            if includes(t, rule.target, unit, ctx) and kin_in_resources(t, seat, unit):
                if (unit, GIVEN) not in t.spent:
                    found.append((enhance, seat, unit, unit, GIVEN))
    return found


def is_open_text(t: SceneTable, text: Any, ctx: Context) -> bool:
    """Whether its conditions are met and it was not used in this phase."""
    return (ctx.card, text.number) not in t.spent and all_hold(t, text, ctx)


def text_of(t: SceneTable, card: int, number: int) -> Any:
    """One of the texts of a card."""
    for found in sheet_of(t, card).texts.values():
        for text in found:
            if text.number == number:
                return text
    raise AssertionError


def use_text(t: SceneTable, seat: Seat, card: int, unit: int, number: int) -> None:
    """in_preparation: once in the phase."""
    spend_text(t, card, number)
    effect = text_of(t, card, number).rule.effect
    t.emit("text_used", seat, t.identity[card])
    t.then((perform, effect, Context(seat, card, unit).bind("may", (1,))), (aftermath,), (prepare, seat))


def lead(t: SceneTable, seat: Seat, card: int, leader: int, number: int, unit: int) -> None:
    """BS-D7: Once in the phase."""
    spend_text(t, card, number)
    amount, ctx = text_of(t, card, number).rule.amount, Context(seat, card, leader)
    notice_own(t, card, Leads, ctx)
    choice = numbers(t, amount, ctx)
    if choice is None:
        lift(t, unit, value(t, amount, ctx))
        go_on(t, seat)
    else:
        t.do((ask_lead, seat, unit, tuple(choice)), (aftermath,), (prepare, seat))


def ask_lead(t: SceneTable, seat: Seat, unit: int, choice: tuple[int, ...]) -> None:
    """BS-D7: By how many stages?"""
    t.ask(seat, [(change_stage_by, (unit,), 1, by, seat) for by in choice])


def kin_in_resources(t: SceneTable, seat: Seat, unit: int) -> dict[int, None]:
    """Cards of its own alter ego."""
    kin = kin_of(t, unit)
    return dict.fromkeys(t.identity[s] for s in resources_of(t, seat) if kin >> t.identity[s] & 1)


def enhance(t: SceneTable, seat: Seat, card: int, unit: int, number: int) -> None:
    """BS-D5: A card of its own alter ego is loaded, then a card unloaded."""
    spend_text(t, card, number)
    t.then((ask_enhance, seat, unit))


def ask_enhance(t: SceneTable, seat: Seat, unit: int) -> None:
    """Which one?"""
    t.ask(seat, [(enhance_with, seat, unit, kind) for kind in kin_in_resources(t, seat, unit)])


def enhance_with(t: SceneTable, seat: Seat, unit: int, identity: Identity) -> None:
    """Loaded; then one is unloaded."""
    slot = slot_in(t, resources_of(t, seat), identity)
    load_card(t, slot, unit)
    notice_load(t, slot, unit, "resources")
    notice_enhanced(t, unit)
    t.do((aftermath,), (ask_unload, seat, unit, 1), (prepare, seat))


def shift_shape(t: SceneTable, seat: Seat, unit: int) -> None:
    """BS-D9: It goes to resources, and a character of a name the opponent controls may enter."""
    shift_away(t, unit, seat)
    t.do((aftermath,), (ask_shape, seat), (prepare, seat))


def ask_shape(t: SceneTable, seat: Seat) -> None:
    """Which character card?"""
    cast = t.cast
    faces = 0
    for unit in t.units[1 - seat]:
        if is_character(t, unit):
            mine = t.identity[unit]
            faces |= cast.kin[mine]
            faces |= sum(1 << i for i, s in enumerate(cast.sheets) if s.called == cast.sheets[mine].called)
    shapes = [k for k in holdable(t, seat) if faces >> k & 1 and cast.sheets[k].type == CHARACTER]
    ask_to_enter(t, seat, shapes, take_shape, keep_shape)


def ask_to_enter(t: SceneTable, seat: Seat, kinds: list[int], enters: Move, refuses: Move) -> None:
    """Which of these enters, if one could for all that everybody knows; those that the hand has are
    offered."""
    ways = [(kind, step[3]) for kind in kinds for step in plays(t, seat, kind, HAND)]
    if ways:
        hand = {t.identity[slot] for slot in hand_of(t, seat)}
        t.ask(seat, [*[(enters, seat, *way) for way in ways if way[0] in hand], (refuses, seat)], 2)


def take_shape(t: SceneTable, seat: Seat, identity: Identity, way: int) -> None:
    """It enters as usual."""
    slot = slot_in(t, hand_of(t, seat), identity)
    enter(t, slot)
    if way == MATERIALIZED:
        load_from_deck(t, slot, t.cast.energy[identity])
    else:
        load_from_resources(t, slot, t.cast.energy[identity])


def keep_shape(t: SceneTable, seat: Seat) -> None:
    """Nobody enters."""
