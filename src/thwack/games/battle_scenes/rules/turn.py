"""BS-5: The turn: Countdown, Draw, Preparation, Adjustment, Combat."""

from typing import Final

from ....cardlang.meaning import candidates, value
from ....cardlang.moments import TurnStart
from ....cardlang.node import Node
from ....kernel.ids import Identity, Seat
from ....kernel.table import Step
from ..cards.answers.words import CardsDrawn
from ..cards.arrivals import DrawPhase
from ..cards.changes import MayCountAlone
from ..cards.entry.sights import CountdownOver, TheirCountdownOver, TurnOver
from ..cards.further import CountdownPhase
from ..cards.keywords import Tactic
from ..cards.limits import HoldsMore
from ..cards.named import EachTurn
from ..cards.occasions import AdjustmentStart
from ..cards.stances import HoldsFewer
from ..cards.standing import CountsAlone, CountsMore, DrawsMore
from ..state.atoms import discard, load_card, mill_top, unload_card
from ..state.cast import ABILITY
from ..state.records import begin_turn, enter_phase, give_turn, queue, set_alone
from ..state.table import (
    ADJUSTMENT,
    COUNTDOWN,
    DRAW,
    HAND,
    HAND_LIMIT,
    PILES,
    PLAYER,
    PREPARATION,
    TURN_LIMIT,
    SceneTable,
    hand_of,
    is_character,
    is_muted,
    prizes_of,
    resources_of,
)
from .choosing import slot_in
from .combat import anticipation_step, attack_step
from .drawing import draw_by_effect
from .events import notice_load
from .knockout import end, fall
from .preparation import go_on
from .shields import energy
from .stances.hearing import notice_unloading
from .stats import all_hold, present, rows, standing
from .texts.moments import closes, notice_moment, turn_closes
from .triggers import aftermath


def play_turn(t: SceneTable, seat: Seat) -> None:
    """BS-5: The phases in their order. BS-H9: after 200 turns nobody has won."""
    if t.turns >= TURN_LIMIT:
        end(t, (), "turn limit")
        return
    begin_turn(t, seat)
    if TurnStart in t.cast.sorts or EachTurn in t.cast.sorts:
        notice_moment(t, TurnStart)
        notice_moment(t, EachTurn)
    if t.pending or not t.cast.sorts.isdisjoint(EARLY):  # questions before Preparation
        t.do((aftermath,), (countdown,), (aftermath,), (draw_phase,), (aftermath,), *PHASES_FROM[2:])
        return
    countdown(t)
    if t.pending:
        t.do((aftermath,), (draw_phase,), (preparation_phase,), *LATER)
        return
    draw_phase(t)
    if not t.result:
        t.do(*LATER)
        preparation_phase(t)


def next_turn(t: SceneTable) -> None:
    """BS-4.6: The other player's turn, unless there is an extra one."""
    if t.lasting and turn_closes(t, (next_turn,)):
        return
    if TurnOver in t.cast.sorts:
        notice_moment(t, TurnOver)
    if t.pending:
        t.do((aftermath,), (go_round,))
    else:
        go_round(t)


def go_round(t: SceneTable) -> None:
    """BS-4.6: All that belongs to the turn has happened."""
    if t.extra_turns:
        give_turn(t, -1)
        play_turn(t, t.turn)
    else:
        play_turn(t, 1 - t.turn)


# Countdown and Draw


def characters(t: SceneTable, seat: Seat) -> int:
    """How many characters a player controls."""
    is_character, identity, found = t.cast.is_character, t.identity, 0
    for unit in t.units[seat]:
        found += is_character[identity[unit]]
    return found


def countdown(t: SceneTable) -> None:
    """BS-5.1, BS-R8, BS-R9: Without a character, cards go from the deck to resources."""
    enter_phase(t, COUNTDOWN)
    seat = t.turn
    if characters(t, seat) and MayCountAlone in t.cast.sorts and may_count_alone(t, seat):
        t.do((ask_alone, seat))
    else:
        count_down(t, seat)


def may_count_alone(t: SceneTable, seat: Seat) -> bool:
    """Whether a text lets the player choose to count as if without characters."""
    return any(ctx.seat == seat for _, ctx in standing(t, MayCountAlone))


def ask_alone(t: SceneTable, seat: Seat) -> None:
    """As if without characters?"""
    t.ask(seat, [(count_as_alone, seat), (count_down, seat)])


def count_as_alone(t: SceneTable, seat: Seat) -> None:
    """Yes."""
    set_alone(t, seat, True)
    count_down(t, seat)


def count_down(t: SceneTable, seat: Seat) -> None:
    """BS-5.1: So many cards."""
    count = 0
    if not characters(t, seat) or t.alone >> seat & 1 or is_counted_alone(t, seat):
        count = 1 + characters(t, 1 - seat) + len(prizes_of(t, 1 - seat))
    set_alone(t, seat, False)
    count += more_for(t, seat, CountsMore)
    if count:
        mill_top(t, seat, count)
    notice_moment(t, CountdownPhase)
    if not t.cast.sorts.isdisjoint((CountdownOver, TheirCountdownOver)):
        t.do((aftermath,), (close_countdown,))


def close_countdown(t: SceneTable) -> None:
    """BS-5.1: Texts about the end of the phase."""
    notice_moment(t, CountdownOver)
    notice_moment(t, TheirCountdownOver)
    aftermath(t)


def more_for(t: SceneTable, seat: Seat, sort: type[Node]) -> int:
    """What texts add to what a player does in a phase."""
    if not t.cast.turn_texts & present(t) and not t.lasting:
        return 0
    return sum(
        value(t, rule.amount, ctx)
        for rule, ctx in standing(t, sort)
        if PLAYER + seat in candidates(t, rule.who, ctx)
    )


def is_counted_alone(t: SceneTable, seat: Seat) -> bool:
    """Whether a text makes the player count as if without characters."""
    if not t.cast.turn_texts & present(t) and not t.lasting:
        return False
    return any(PLAYER + seat in candidates(t, rule.who, ctx) for rule, ctx in standing(t, CountsAlone))


def draw_phase(t: SceneTable) -> None:
    """BS-5.2, BS-4.6: One card, two with a character; none in the very first turn."""
    enter_phase(t, DRAW)
    seat = t.turn
    if t.turns == 1:
        return
    count = (2 if characters(t, seat) else 1) + more_for(t, seat, DrawsMore)
    draw_by_effect(t, seat, count, 0)
    if CardsDrawn in t.cast.sorts and not t.result:
        notice_drawn(t, t.it)
    if DrawPhase in t.cast.sorts and not t.result:
        notice_moment(t, DrawPhase)


def notice_drawn(t: SceneTable, drawn: tuple[int, ...]) -> None:
    """Texts of the turn player that wait for the cards of the Draw phase."""
    for text, ctx in rows(t, CardsDrawn) if drawn else ():
        if ctx.seat == t.turn and all_hold(t, text, ctx):
            queue(t, ctx.seat, text.rule.effect, ctx.bind("drawn", drawn))  # type: ignore[attr-defined]


def preparation_phase(t: SceneTable) -> None:
    """BS-5.3: The activities, in any order."""
    enter_phase(t, PREPARATION)
    go_on(t, t.turn)


# Adjustment


def adjustment_phase(t: SceneTable) -> None:
    """BS-5.4, BS-R33: Texts about its start, then energy, then hand."""
    if t.lasting and closes(t, (adjustment_phase,)):
        return
    enter_phase(t, ADJUSTMENT)
    seat = t.turn
    notice_moment(t, AdjustmentStart)
    if t.pending or t.cast.with_sort.get(Tactic, 0) & present(t):
        t.do((aftermath,), (tactics, seat), (trim_energy, seat), (trim_hand, seat))
    elif t.units[seat] or len(t.piles[PILES * seat + HAND]) > hand_limit(t, seat):
        t.do((trim_energy, seat), (trim_hand, seat))


def tactics(t: SceneTable, seat: Seat) -> None:
    """BS-11.16, BS-R32: Abilities without Tactic from resources, in place of carried ones with it."""
    sheets, identity = t.cast.sheets, t.identity
    carried = [
        (unit, kind)
        for unit in t.units[seat]
        if is_character(t, unit)
        for kind in dict.fromkeys(identity[card] for card in t.load[unit])
        if Tactic in sheets[kind].sorts and not is_muted(t, kind)
    ]
    if not carried:
        return
    kinds = [
        kind
        for kind in dict.fromkeys(identity[slot] for slot in resources_of(t, seat))
        if sheets[kind].type == ABILITY and Tactic not in sheets[kind].sorts
    ]
    if kinds:
        options: list[Step] = [
            (use_tactic, seat, unit, tactic, kind) for unit, tactic in carried for kind in kinds
        ]
        t.ask(seat, [*options, (no_tactic, seat)])


def use_tactic(t: SceneTable, seat: Seat, unit: int, tactic: int, identity: Identity) -> None:
    """BS-11.16: Loaded; then the card with Tactic is unloaded."""
    slot = slot_in(t, resources_of(t, seat), identity)
    load_card(t, slot, unit)
    notice_load(t, slot, unit, "resources")
    unload_card(t, slot_in(t, t.load[unit], tactic))
    t.do((aftermath,), (tactics, seat))


def no_tactic(t: SceneTable, seat: Seat) -> None:
    """No more of it."""


def trim_energy(t: SceneTable, seat: Seat) -> None:
    """BS-5.4, BS-R3: From each that carries more than its Initial Energy, down to it, as its player likes."""
    for unit in t.units[seat]:
        load = t.load[unit]
        if len(load) > energy(t, unit):
            kinds = dict.fromkeys(t.identity[card] for card in load)
            t.ask(seat, [(trim_card, seat, unit, kind) for kind in kinds])
            return


def trim_card(t: SceneTable, seat: Seat, unit: int, identity: Identity) -> None:
    """This one; then the next."""
    card = slot_in(t, t.load[unit], identity)
    notice_unloading(t, card, seat)
    unload_card(t, card)
    fall(t, unit)
    if t.pending:
        t.do((aftermath,), (trim_energy, seat))
    else:
        t.do((trim_energy, seat))


def trim_hand(t: SceneTable, seat: Seat) -> None:
    """BS-5.4: With more than seven cards in hand, down to seven."""
    hand = hand_of(t, seat)
    if len(hand) > hand_limit(t, seat):
        kinds = dict.fromkeys(t.identity[slot] for slot in hand)
        t.ask(seat, [(trim_from_hand, seat, kind) for kind in kinds], len(hand))


def hand_limit(t: SceneTable, seat: Seat) -> int:
    """BS-5.4: Seven, and what texts add or take."""
    sorts = t.cast.sorts
    if HoldsMore not in sorts and HoldsFewer not in sorts:
        return HAND_LIMIT
    more = sum(value(t, r.amount, ctx) for r, ctx in standing(t, HoldsMore) if ctx.seat == seat)
    fewer = sum(
        value(t, rule.amount, ctx)
        for rule, ctx in standing(t, HoldsFewer)
        if PLAYER + seat in candidates(t, rule.who, ctx)
    )
    return max(HAND_LIMIT + more - fewer, 0)


def trim_from_hand(t: SceneTable, seat: Seat, identity: Identity) -> None:
    """This one; then the next."""
    discard(t, slot_in(t, hand_of(t, seat), identity))
    t.do((trim_hand, seat))


EARLY: Final = (MayCountAlone, DrawPhase, CardsDrawn, CountdownOver, TheirCountdownOver)
LATER: tuple[Step, ...] = ((adjustment_phase,), (anticipation_step,), (attack_step,), (next_turn,))
PHASES_FROM: tuple[Step, ...] = ((countdown,), (draw_phase,), (preparation_phase,), *LATER)
