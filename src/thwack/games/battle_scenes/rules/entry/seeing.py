"""What is shown, and what texts make of decks: hands that are open, Clairvoyance that finds something, cards
that go to resources."""

from typing import Any

from .....cardlang.meaning import candidates, select, value
from .....cardlang.node import Context
from .....cardlang.verbs import Reveal
from .....kernel.ids import Seat
from .....kernel.knowledge import PUBLIC
from ...cards.entry.sights import (
    BuryRandom,
    CountAlong,
    Divines,
    FelledBy,
    HandAndTop,
    MilledBy,
    OpenHands,
    ThatSupport,
)
from ...state.atoms import mill_top, show_card, to_deck
from ...state.records import open_hand, queue
from ...state.table import CARD, KIND, PLAYER, USER, SceneTable, deck_of, hand_of, in_scene
from ..events import awaiting, wait
from ..matching import includes, passes
from ..stats import own_texts, standing
from ..terms import MEANING
from ..texts.which import fits

# Hands and decks


def do_reveal(t: SceneTable, node: Reveal, ctx: Context) -> None:
    """reveal"""
    t.then((select, node.cards, ctx.must(), ctx.seat), (show_them,))


def show_them(t: SceneTable) -> None:
    """To everybody."""
    for slot in t.it:
        show_card(t, slot)


def _hand_and_top(t: SceneTable, node: HandAndTop, ctx: Context) -> tuple[int, ...]:
    found: tuple[int, ...] = ()
    for thing in candidates(t, node.who, ctx):
        seat = thing - PLAYER
        found += hand_of(t, seat) + deck_of(t, seat)[: value(t, node.amount, ctx)]
    return found


def do_bury_random(t: SceneTable, node: BuryRandom, ctx: Context) -> None:
    """bury_random: each of them, one card after the other."""
    amount = value(t, node.amount, ctx)
    for thing in candidates(t, node.who, ctx):
        t.do(*[(bury_one, thing - PLAYER)] * amount)


def bury_one(t: SceneTable, seat: Seat) -> None:
    """Chance says which."""
    hand = hand_of(t, seat)
    if hand:
        t.by_chance([(bury_this, seat, index) for index in range(len(hand))])


def bury_this(t: SceneTable, seat: Seat, index: int) -> None:
    """This one."""
    to_deck(t, hand_of(t, seat)[index], top=False)


def air_hands(t: SceneTable) -> None:
    """Whoever plays with an open hand shows what is new in it."""
    for rule, own in standing(t, OpenHands):
        for thing in candidates(t, rule.who, own):
            seat = thing - PLAYER
            hidden = tuple(slot for slot in hand_of(t, seat) if t.known[slot] & PUBLIC != PUBLIC)
            if hidden:
                open_hand(t, seat, hidden)


def do_count_along(t: SceneTable, node: CountAlong, ctx: Context) -> None:
    """BS-5.1: count_along"""
    mill_top(t, ctx.seat, t.counted)


def counts_anything(t: SceneTable, node: CountAlong, ctx: Context) -> bool:
    """There must be cards to put there."""
    return t.counted > 0 and bool(deck_of(t, ctx.seat))


def _that_support(t: SceneTable, node: ThatSupport, ctx: Context) -> tuple[int, ...]:
    return tuple(thing for thing in ctx.that("it") if in_scene(t, thing))


# What texts wait for


def notice_revealed(t: SceneTable, ctx: Context) -> None:
    """BS-11.4: Texts that wait for Clairvoyance of somebody's action to reveal such cards."""
    for rule, own in awaiting(t, Divines):
        if includes(t, rule.event.target, ctx.user, own):
            if any(passes(t, slot, rule.event.where, own) for slot in t.revealed):
                wait(t, rule, own, ctx.user)


def notice_felled_by(t: SceneTable, unit: int) -> None:
    """A character's own text about the action that knocks it out."""
    if not t.using:
        return
    for text in own_texts(t, unit, FelledBy):
        rule: Any = text.rule
        own = Context(t.cast.owner[unit], unit, unit)
        if fits(t, rule.event.which, t.using[KIND], -1, t.using[USER], t.using[CARD], own):
            queue(t, own.seat, rule.effect, own)


def is_of_action(t: SceneTable, ctx: Context) -> bool:
    """Whether an effect is that of the action under way."""
    return bool(t.using) and ctx.card == t.using[CARD] and ctx.user == t.using[USER]


def notice_milled(t: SceneTable, seat: Seat) -> None:
    """BS-R9: The effect of the action under way has put cards of a player's deck into resources."""
    kind, user, card = t.using[KIND], t.using[USER], t.using[CARD]
    for rule, own in awaiting(t, MilledBy):
        if own.seat == seat and includes(t, rule.event.target, user, own):
            if fits(t, rule.event.which, kind, -1, user, card, own):
                wait(t, rule, own, user)


MEANING.effects.update({Reveal: do_reveal, BuryRandom: do_bury_random, CountAlong: do_count_along})
MEANING.things.update({HandAndTop: _hand_and_top, ThatSupport: _that_support})
MEANING.conditions.update({CountAlong: counts_anything})
