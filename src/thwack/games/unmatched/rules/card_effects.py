"""U-10: What the verbs about cards do: show, take, discard, boost, fetch and put back."""

from ....cardlang.meaning import candidates, is_open, narrow, remember, select, value
from ....cardlang.node import Context, Things
from ....cardlang.nouns import Chance, One, You
from ....cardlang.verbs import Look, Reveal, Take
from ....kernel.ids import Seat, Slot
from ....kernel.table import Step
from ..cards import verbs
from ..cards.piece_words import KeepsHand
from ..cards.words import HandOf
from ..state.atoms import (
    blur,
    discard_card,
    discard_to_boost,
    hide_on_deck,
    show_card,
    show_to,
    shuffle_deck,
    take_card,
)
from ..state.combats import set_combat, take_back
from ..state.table import (
    ATTACK_SIDE,
    CARD,
    CARDS,
    DECK,
    DISCARD,
    FLIPPED,
    HAND,
    NO_CARD,
    PILES,
    USED,
    ZONE,
    UnmatchedTable,
    deck_of,
    hand_of,
    holder_of,
)
from .abilities import staying_rules
from .combat_effects import add_value
from .hands import boost_sources, boost_steps, boost_value, boosters, cards, slot_with
from .oneoffs.die import is_rolled_for, roll_die
from .terms import CARD_KIND, EFFECT_ENDS, side_of
from .zones.secrets import offer_secret, steps_of_loss

T = UnmatchedTable


def do_reveal(t: T, node: Reveal, ctx: Context) -> None:
    """reveal"""
    t.do(*unless_secret(t, node.cards, ctx, (go_on_revealing, node, ctx)))


def unless_secret(t: T, things: Things, ctx: Context, step: Step) -> list[Step]:
    """R-69: A step that shows cards; whose hand it would show to a foe may be able to prevent it."""
    if isinstance(things, HandOf) and t.cast.safe_hands:
        for seat in candidates(t, things.who, ctx):
            if seat in t.cast.safe_hands and seat in t.cast.opponents[ctx.seat]:
                return [(offer_secret, seat, step)]
    return [step]


def go_on_revealing(t: T, node: Reveal, ctx: Context) -> None:
    """The cards are shown."""
    t.then((select, node.cards, ctx, ctx.seat), (reveal_selected, ctx))


def reveal_selected(t: T, ctx: Context) -> None:
    """Q-30: Shown to all."""
    for thing in t.it:
        show_card(t, thing - CARD)
        t.emit("revealed", ctx.seat, (t.identity[thing - CARD], -1))


def do_look(t: T, node: Look, ctx: Context) -> None:
    """look"""
    t.do(*unless_secret(t, node.cards, ctx, (go_on_looking, node, ctx)))


def go_on_looking(t: T, node: Look, ctx: Context) -> None:
    """The cards are seen."""
    t.then((select, node.cards, ctx, ctx.seat), (look_at_selected, ctx))


def look_at_selected(t: T, ctx: Context) -> None:
    """Q-30: In private."""
    show_to(t, ctx.seat, tuple(thing - CARD for thing in t.it))
    t.emit("looked", ctx.seat, len(t.it))


def look_at(t: T, seat: Seat, slots: tuple[int, ...]) -> None:
    """Whoever has to choose among cards looks at those that are still unknown to them."""
    unknown = [slot for slot in slots if t.cast.eyes[seat] & ~t.known[slot]]
    if unknown:
        show_to(t, seat, slots)
        t.emit("looked", seat, len(slots))


def do_take(t: T, node: Take, ctx: Context) -> None:
    """take: from wherever the card lies; with "may" it can be left there."""
    if isinstance(node.cards, One) or type(node.cards) in t.meaning.selects:
        t.then((select, node.cards, ctx, ctx.seat), (take_selected, ctx))
    elif ctx.optional and candidates(t, node.cards, ctx):
        t.ask(ctx.seat, [(take_all, node, ctx.must()), (leave_it,)])
    else:
        take_all(t, node, ctx)


def take_all(t: T, node: Take, ctx: Context) -> None:
    """All of them."""
    t.it = candidates(t, node.cards, ctx)
    take_selected(t, ctx)


def take_selected(t: T, ctx: Context) -> None:
    """Into the hand."""
    for thing in t.it:
        into_hand(t, thing - CARD)


def into_hand(t: T, slot: Slot) -> None:
    """From wherever the card lies."""
    pile = pile_with(t, slot)
    if pile != HAND:
        take_card(t, slot, pile)
    elif holder_of(t, slot) != t.cast.slot_owner[slot]:
        take_back(t, slot)


def pile_with(t: T, slot: Slot) -> int:
    """The pile of its owner that a card lies in, or the zone."""
    first = PILES * holder_of(t, slot)
    for pile in range(PILES):
        if slot in t.piles[first + pile]:
            return pile
    return ZONE + next(n for n, zone in enumerate(t.piles[PILES * t.cast.seats :]) if slot in zone)


def leave_it(t: T) -> None:
    """The refusal of an optional effect."""
    t.it = ()


def do_discard(t: T, node: verbs.Discard, ctx: Context) -> None:
    """discard"""
    t.then((select, node.who, ctx.must(), ctx.seat), (discard_from, node, ctx))


def discard_from(t: T, node: verbs.Discard, ctx: Context) -> None:
    """Everybody selected discards, one after the other; what went is remembered together."""
    seats, t.it = t.it, ()
    t.do(
        *[(discard_of_one, node, ctx, seat) for seat in seats[:1]],
        (discard_of_rest, node, ctx, seats[1:], ()),
    )


def discard_of_rest(
    t: T, node: verbs.Discard, ctx: Context, seats: tuple[int, ...], gone: tuple[int, ...]
) -> None:
    """The next of them."""
    gone += t.it
    if seats:
        t.do((discard_of_one, node, ctx, seats[0]), (discard_of_rest, node, ctx, seats[1:], gone))
    else:
        t.it = gone


def discard_of_one(t: T, node: verbs.Discard, ctx: Context, seat: Seat) -> None:
    """R-54: Some may ignore that others make them discard."""
    if t.ongoing and seat != ctx.seat and hand_of(t, seat) and ignores_discards(t, seat):
        t.ask(seat, [(discard_as_told, node, ctx, seat), (leave_it,)])
    else:
        discard_as_told(t, node, ctx, seat)


def ignores_discards(t: T, seat: Seat) -> bool:
    """R-54: Whether a card in play lets this player ignore that others make them discard."""
    return any(isinstance(rule, KeepsHand) for rule in staying_rules(t, seat))


def discard_as_told(t: T, node: verbs.Discard, ctx: Context, seat: Seat) -> None:
    """R-14: Whoever chooses from another's hand has to see it."""
    if isinstance(node.by, You) and seat != ctx.seat:
        if seat in t.cast.safe_hands and seat in t.cast.opponents[ctx.seat]:
            t.do((offer_secret, seat, (discard_seen, node, ctx, seat)))
            return
        look_at(t, ctx.seat, hand_of(t, seat))
    t.then((discard_next, node, ctx, seat, value(t, node.amount, ctx), ()))


def discard_seen(t: T, node: verbs.Discard, ctx: Context, seat: Seat) -> None:
    """R-14: Now it is seen."""
    look_at(t, ctx.seat, hand_of(t, seat))
    t.then((discard_next, node, ctx, seat, value(t, node.amount, ctx), ()))


def discard_next(
    t: T, node: verbs.Discard, ctx: Context, seat: Seat, left: int, gone: tuple[int, ...]
) -> None:
    """Q-10: The next card to go; the discarding player chooses, unless chance or another player does. The
    cards gone so far are remembered."""
    hand = hand_of(t, seat)
    able = [thing - CARD for thing in narrow(t, cards(hand), CARD_KIND, node.where, ctx)]
    by_chance = isinstance(node.by, Chance)
    refusable = not by_chance and (is_open(node.amount) or bool(ctx.optional))
    if not left or not (able or (hand and refusable)):
        t.do((remember, gone))
        return
    options: list[Step] = [(discard_this, t.identity[s], node, ctx.must(), seat, left, gone) for s in able]
    if by_chance:
        t.by_chance(options)
        return
    options = list(dict.fromkeys(options))
    if refusable:
        options.append((stop_discarding, gone))
    t.ask(ctx.seat if isinstance(node.by, You) else seat, options, refusable + len(hand))


def discard_this(
    t: T, card: int, node: verbs.Discard, ctx: Context, seat: Seat, left: int, gone: tuple[int, ...]
) -> None:
    """Discard it and go on."""
    slot = slot_with(t, hand_of(t, seat), card)
    discard_card(t, slot)
    after: Step = (discard_next, node, ctx, seat, left - 1, (*gone, CARD + slot))
    if seat in t.cast.safe_hands:
        t.do(*steps_of_loss(t, slot, ctx.seat), after)
    else:
        t.then(after)


def stop_discarding(t: T, things: tuple[int, ...]) -> None:
    """No more; what is gone is remembered."""
    t.it = things


def do_boost(t: T, node: verbs.Boost, ctx: Context) -> None:
    """boost, U-6.9: discard a card from hand and add its boost value to this card."""
    t.it = ()
    if t.combat[CARDS + side_of(t, ctx)] != NO_CARD:
        t.then((choose_combat_boost, value(t, node.times, ctx), (), ctx))


def choose_combat_boost(t: T, left: int, used: tuple[int, ...], ctx: Context) -> None:
    """Which card; after the first of several, one may stop."""
    slots = boost_sources(t, ctx.seat)
    options: list[Step] = [(boost_with, card, ctx, left - 1, used) for card in boosters(t, slots)]
    refusable = int(bool(ctx.optional or used))
    if refusable:
        options.append((stop_boosting, used))
    if left and options:
        t.ask(ctx.seat, options, refusable + len(slots))
    else:
        t.it = used


def stop_boosting(t: T, used: tuple[int, ...]) -> None:
    """No boost, or no more; those that were used are remembered."""
    t.it = used


def boost_with(t: T, card: int, ctx: Context, left: int, used: tuple[int, ...]) -> None:
    """Add it; what that sets off comes at once, then perhaps another."""
    slot = slot_with(t, boost_sources(t, ctx.seat), card)
    discard_to_boost(t, slot, boost_value(t, slot), ctx.seat, pile_with(t, slot))
    add_value(t, boost_value(t, slot), ctx)
    used = (*used, CARD + slot)
    if side_of(t, ctx) == ATTACK_SIDE and NO_CARD in t.combat[USED : USED + 2]:
        set_combat(t, USED + t.combat[USED : USED + 2].index(NO_CARD), slot)
    t.do(
        *([(roll_die, ctx.seat), (add_roll, ctx)] if is_rolled_for(t, slot, ctx.seat) else []),
        *boost_steps(t, slot, ctx.seat),
        (choose_combat_boost, left, used, ctx) if left else (remember, used),
    )


def add_roll(t: T, ctx: Context) -> None:
    """R-72: As much as the die says."""
    add_value(t, t.it[0], ctx)


def do_blind_boost(t: T, node: verbs.BlindBoost, ctx: Context) -> None:
    """X-2: The top card of the deck; an empty deck adds nothing, and it is no draw (Q-8)."""
    deck = deck_of(t, ctx.seat)
    if deck:
        show_card(t, deck[0])
        discard_card(t, deck[0], DECK)
        set_combat(t, FLIPPED + side_of(t, ctx), deck[0])
        add_value(t, value(t, node.times, ctx) * boost_value(t, deck[0]), ctx)


def do_fetch(t: T, node: verbs.Fetch, ctx: Context) -> None:
    """fetch: the discard pile is open to all; only a searched deck is shuffled."""
    for pile in (DISCARD, DECK):
        for slot in t.piles[PILES * ctx.seat + pile]:
            if t.cast.card(t.identity[slot]).id == node.card:
                show_card(t, slot)
                take_card(t, slot, pile)
                if pile == DECK:
                    shuffle_deck(t, ctx.seat)
                return
    shuffle_deck(t, ctx.seat)


def do_keep(t: T, node: verbs.Keep, ctx: Context) -> None:
    """keep"""
    slots = tuple(thing - CARD for thing in candidates(t, node.cards, ctx))
    look_at(t, ctx.seat, slots)
    blur(t, ctx.seat, tuple(slot for slot in slots if slot in hand_of(t, ctx.seat)))
    t.then((keep_next, node, value(t, node.amount, ctx), slots, ctx))


def keep_next(t: T, node: verbs.Keep, left: int, slots: tuple[int, ...], ctx: Context) -> None:
    """Which one to keep next."""
    if left and slots:
        distinct = dict.fromkeys([t.identity[slot] for slot in slots])
        t.ask(ctx.seat, [(keep_this, card, node, left, slots, ctx) for card in distinct], len(slots))
    elif slots:
        t.then((order_next, node, slots, (), ctx))


def keep_this(t: T, card: int, node: verbs.Keep, left: int, slots: tuple[int, ...], ctx: Context) -> None:
    """Into the hand, if it is not there already."""
    slot = slot_with(t, slots, card)
    into_hand(t, slot)
    t.then((keep_next, node, left - 1, tuple(s for s in slots if s != slot), ctx))


def order_next(
    t: T, node: verbs.Keep | verbs.PutBack, slots: tuple[int, ...], put: tuple[int, ...], ctx: Context
) -> None:
    """Which of the rest lies next, from the top down."""
    if slots:
        distinct = dict.fromkeys([t.identity[slot] for slot in slots])
        t.ask(ctx.seat, [(order_this, card, node, slots, put, ctx) for card in distinct], len(slots))
    else:
        t.then((lay_on_deck, node, put, ctx))


def order_this(
    t: T,
    card: int,
    node: verbs.Keep | verbs.PutBack,
    slots: tuple[int, ...],
    put: tuple[int, ...],
    ctx: Context,
) -> None:
    """This one."""
    slot = slot_with(t, slots, card)
    t.then((order_next, node, tuple(s for s in slots if s != slot), (*put, slot), ctx))


def lay_on_deck(t: T, node: verbs.Keep | verbs.PutBack, put: tuple[int, ...], ctx: Context) -> None:
    """The first named ends up highest."""
    on_top = (node.rest if isinstance(node, verbs.Keep) else node.to) == "top"
    for slot in put[::-1] if on_top else put:
        hide_on_deck(t, slot, pile_with(t, slot), on_top)
    t.it = cards(put)


def do_put_back(t: T, node: verbs.PutBack, ctx: Context) -> None:
    """put_back"""
    blur(t, ctx.seat, hand_of(t, ctx.seat))
    t.then((put_back_next, node, min(value(t, node.amount, ctx), len(hand_of(t, ctx.seat))), (), ctx))


def put_back_next(t: T, node: verbs.PutBack, left: int, chosen: tuple[int, ...], ctx: Context) -> None:
    """Which card of the hand lies next, from the top down."""
    able = [slot for slot in hand_of(t, ctx.seat) if slot not in chosen]
    if left and able:
        distinct = dict.fromkeys([t.identity[slot] for slot in able])
        options: list[Step] = [(put_back_this, card, node, left, chosen, ctx) for card in distinct]
        if is_open(node.amount):
            options.append((stop_putting_back, node, chosen, ctx))
        t.ask(ctx.seat, options, int(is_open(node.amount)) + len(able))
    else:
        t.then((lay_on_deck, node, chosen, ctx))


def stop_putting_back(t: T, node: verbs.PutBack, chosen: tuple[int, ...], ctx: Context) -> None:
    """No more."""
    t.then((lay_on_deck, node, chosen, ctx))


def put_back_this(
    t: T, card: int, node: verbs.PutBack, left: int, chosen: tuple[int, ...], ctx: Context
) -> None:
    """This one."""
    slot = slot_with(t, tuple(s for s in hand_of(t, ctx.seat) if s not in chosen), card)
    t.do((put_back_next, node, left - 1, (*chosen, slot), ctx))


EFFECT_ENDS.add(choose_combat_boost)
