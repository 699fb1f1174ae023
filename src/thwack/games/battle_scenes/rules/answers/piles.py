"""BS-H105: Cards on their way from the top of a deck to resources, or from the scene to the bottom of a deck;
cards that were drawn or are about to be loaded from a hand."""

from .....cardlang.meaning import candidates, perform, select, value
from .....cardlang.node import Context
from .....kernel.ids import Identity, Seat
from .....kernel.table import Step
from ...cards.answers.guards import MillsBelow
from ...cards.answers.words import Bottom, CardsSunk, LoadsAbility, Sink, WouldDraw, WouldMill
from ...cards.verbs import Put
from ...state.atoms import mill_top, show_card, to_deck, unit_told
from ...state.cast import ABILITY
from ...state.table import ASIDE, CARRIED, DECK, HAND, PLAYER, SceneTable, deck_of, sheet_of
from ..choosing import searches_deck, slot_in, units_only
from ..entry.seeing import notice_milled
from ..events import awaiting, notice_leaving
from ..measures import MEANING
from ..stats import Row, standing
from .hand import answers_of, ask_hand, in_hand, wait_for_hand

# From the top of a deck


def before_mill(t: SceneTable, by: Seat) -> list[Step]:
    """BS-H105: What texts let their players do about an effect of this player, before it happens."""
    return [
        (perform, rule.effect, own)
        for rule, own in awaiting(t, WouldMill)
        if PLAYER + by in candidates(t, rule.event.who, own)
    ]


def is_sunk(t: SceneTable) -> bool:
    """Whether such cards go to the bottom of the deck."""
    return bool(t.lasting) and MillsBelow in t.cast.lasts and bool(standing(t, MillsBelow))


def mill_each(t: SceneTable, things: tuple[int, ...], amount: int, heeded: int) -> None:
    """BS-R9: All that are left, if there are fewer. `heeded`: texts may wait for it."""
    for thing in things:
        seat = thing - PLAYER
        moves = amount > 0 and bool(deck_of(t, seat))
        if is_sunk(t):
            for slot in deck_of(t, seat)[:amount]:
                to_deck(t, slot, top=False)
        else:
            mill_top(t, seat, amount)
            if heeded and moves:
                notice_milled(t, seat)


def is_milling(t: SceneTable, node: Put, cards: tuple[int, ...]) -> bool:
    """Whether cards that were looked at on top of a deck are about to go to resources."""
    if node.zone != "resources" or not any(t.place[card] in (DECK, ASIDE) for card in cards):
        return False
    found = getattr(node.cards, "where", None)
    return found is None or not searches_deck(node.cards)  # type: ignore[arg-type]


# To the bottom of a deck


def lost_by(t: SceneTable, cards: tuple[int, ...], seat: Seat) -> bool:
    """Whether cards that the opponent's characters and supports carry are among them."""
    if CardsSunk not in t.cast.hand_sorts:
        return False
    return any(t.place[card] >= CARRIED and t.cast.owner[card] != seat for card in cards)


def answer_loss(t: SceneTable, seat: Seat, card: int) -> None:
    """A player has lost carried cards to the bottom of the deck; `card` lies open."""
    wait_for_hand(t, in_hand(t, seat, CardsSunk), card, card)


def do_sink(t: SceneTable, node: Sink, ctx: Context) -> None:
    """sink"""
    t.then((select, node.target, ctx, ctx.seat), (sink_them, ctx))


def sink_them(t: SceneTable, ctx: Context) -> None:
    """One after the other."""
    steps: list[Step] = [(sink_next, unit, ctx.seat) for unit in units_only(t, t.it)]
    if any(lost_by(t, t.load[unit], ctx.seat) for unit in units_only(t, t.it)):
        steps.append((answer_loss, 1 - ctx.seat, t.scenario if t.scenario >= 0 else ctx.card))
    t.do(*steps)


def sink_next(t: SceneTable, unit: int, seat: Seat) -> None:
    """Which card is next? The last one lies at the very bottom; whoever is left without cards goes then."""
    kinds = dict.fromkeys(t.identity[card] for card in t.load[unit])
    t.ask(seat, [(sink_this, unit, kind, seat) for kind in (*kinds, t.identity[unit])])


def sink_this(t: SceneTable, unit: int, identity: Identity, seat: Seat) -> None:
    """This one; the character or support itself with all that it still carries."""
    found = slot_in(t, t.load[unit], identity)
    if found >= 0:
        to_deck(t, found, top=False)
        t.do((sink_next, unit, seat))
        return
    rest = t.load[unit]
    t.emit("put_away", unit_told(t, unit))
    notice_leaving(t, unit)
    to_deck(t, unit, top=False)
    for card in rest:
        to_deck(t, card, top=False)


def _bottom(t: SceneTable, node: Bottom, ctx: Context) -> tuple[int, ...]:
    """The very last one first."""
    count = value(t, node.amount, ctx)
    return deck_of(t, ctx.seat)[::-1][:count]


# Hands


def answers_to_draw(t: SceneTable, seat: Seat, amount: int) -> list[Row]:
    """What the opponent could answer a draw of so many cards with."""
    return [
        (text, own)
        for text, own in in_hand(t, 1 - seat, WouldDraw)
        if PLAYER + seat in candidates(t, text.rule.event.who, own)  # type: ignore[attr-defined]
        and amount >= value(t, text.rule.event.least, own)  # type: ignore[attr-defined]
    ]


def answers_to_load(t: SceneTable, card: int) -> list[Row]:
    """What the opponent could answer with when an ability card is about to be loaded from hand."""
    if LoadsAbility not in t.cast.hand_sorts or t.place[card] != HAND or sheet_of(t, card).type != ABILITY:
        return []
    owner = t.cast.owner[card]
    return [
        (text, own)
        for text, own in in_hand(t, 1 - owner, LoadsAbility)
        if PLAYER + owner in candidates(t, text.rule.event.who, own)  # type: ignore[attr-defined]
    ]


def before_load(t: SceneTable, cards: tuple[int, ...], then: Step) -> Step:
    """Questions before cards are loaded from a hand, which are shown then."""
    for card in cards:
        found = answers_to_load(t, card)
        if found:
            show_card(t, card)
            then = (ask_hand, 1 - t.cast.owner[card], answers_of(t, found), card, then)
    return then


MEANING.effects.update({Sink: do_sink})
MEANING.things.update({Bottom: _bottom})
