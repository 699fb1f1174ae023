"""U-10: Effects: what the verbs on Unmatched cards do. What their nouns mean is in `terms.py`."""

from ....cardlang.amounts import Stat
from ....cardlang.control import Choose
from ....cardlang.meaning import candidates, is_open, narrow, perform, remember, select, value
from ....cardlang.node import Context, Effect, Filter
from ....cardlang.nouns import Chance, Each, One, Player, Theirs, You
from ....cardlang.verbs import Become, Damage, Defeat, Draw, Gain, Heal, Look, Reveal, Spend, Switch, Take
from ....kernel.table import Step
from ..cards import words as v
from ..state.atoms import (
    blur,
    change_actions,
    change_counter,
    defeat,
    discard_card,
    discard_to_boost,
    heal,
    hide_on_deck,
    hurt,
    set_combat,
    set_health,
    set_state,
    show_card,
    show_to,
    shuffle_deck,
    swap_spaces,
    take_card,
)
from ..state.table import (
    ADDED,
    CANCELED,
    CARD,
    DECK,
    DEFENSE_SIDE,
    DISCARD,
    HAND,
    IGNORED,
    LOCKED,
    MOMENT,
    NO_CARD,
    PILES,
    PREVENTED,
    SET,
    TOKEN,
    UnmatchedTable,
    deck_of,
    discard_of,
    hand_of,
)
from .hands import boost_value, boosters, cards, slot_with
from .maneuver import draw_cards
from .movement import choose_move, choose_moves, choose_place, choose_return, choose_token_move
from .terms import CARD_KIND, ITEMS, MEANING, area, foe_card, has_any_item, side_of, where_is

T = UnmatchedTable


# Running a card's effect


def resolve(t: T, effect: Effect, ctx: Context) -> None:
    """Run a card's effect; an item that counts as any is first named by its player."""
    top = discard_of(t, ctx.seat)[-1:]
    if top and t.cast.card(t.identity[ctx.card]).asks_item and has_any_item(t, top[0]):
        t.ask(ctx.seat, [(name_item, item, effect, ctx) for item in range(len(ITEMS))])
    else:
        t.then((perform, effect, ctx))


def name_item(t: T, item: int, effect: Effect, ctx: Context) -> None:
    """The item counts as this one while the effect lasts."""
    t.then((perform, effect, ctx.bind("item", (item,))))


# Verbs


def do_draw(t: T, node: Draw, ctx: Context) -> None:
    """draw: by whoever is named; an open number is chosen first."""
    t.then((select, node.who, ctx, ctx.seat), (draw_for, node, ctx))


def draw_for(t: T, node: Draw, ctx: Context) -> None:
    """Draw for the player selected."""
    most = value(t, node.amount, ctx)
    for seat in t.it:
        if is_open(node.amount):
            t.do((choose_draw, seat, most))
        else:
            t.do((draw_and_tell, seat, most))


def choose_draw(t: T, seat: int, most: int) -> None:
    """U-10.2: Up to so many."""
    t.ask(seat, [(draw_and_tell, seat, n) for n in range(most + 1)])


def draw_and_tell(t: T, seat: int, amount: int) -> None:
    """Draw, and remember which cards came."""
    before = hand_of(t, seat)
    draw_cards(t, seat, amount)
    t.it = cards(tuple(slot for slot in hand_of(t, seat) if slot not in before))


def do_damage(t: T, node: Damage, ctx: Context) -> None:
    """damage"""
    t.then((select, node.target, ctx, ctx.seat), (damage_selected, node, ctx))


def damage_selected(t: T, node: Damage, ctx: Context) -> None:
    """Q-20: All at once; what is remembered is who took damage."""
    amount = value(t, node.amount, ctx)
    t.it = hurt(t, [(f, amount) for f in t.it])


def do_heal(t: T, node: Heal, ctx: Context) -> None:
    """heal"""
    t.then((select, node.target, ctx, ctx.seat), (heal_selected, node, ctx))


def heal_selected(t: T, node: Heal, ctx: Context) -> None:
    """Heal whoever was selected."""
    for f in t.it:
        heal(t, f, value(t, node.amount, ctx))


def do_gain(t: T, node: Gain, ctx: Context) -> None:
    """gain"""
    change_counter(t, ctx.seat, node.resource, value(t, node.amount, ctx))


def do_spend(t: T, node: Spend, ctx: Context) -> None:
    """spend: a fixed amount, or as much as the player likes."""
    if is_open(node.amount):
        t.do((choose_spend, node, ctx))
    else:
        spend(t, value(t, node.amount, ctx), node, ctx)


def choose_spend(t: T, node: Spend, ctx: Context) -> None:
    """How much?"""
    most = min(value(t, node.amount, ctx), value(t, Stat(node.resource), ctx))
    t.ask(ctx.seat, [(spend, n, node, ctx) for n in range(most + 1)])


def spend(t: T, amount: int, node: Spend, ctx: Context) -> None:
    """Pay it."""
    change_counter(t, ctx.seat, node.resource, -amount)
    t.it = (amount,)


def do_defeat(t: T, node: Defeat, ctx: Context) -> None:
    """defeat"""
    for f in candidates(t, node.target, ctx):
        if t.health[f]:
            defeat(t, f)


def do_reveal(t: T, node: Reveal, ctx: Context) -> None:
    """reveal"""
    t.it = candidates(t, node.cards, ctx)
    for thing in t.it:
        show_card(t, thing - CARD)
        t.emit("revealed", ctx.seat, (t.identity[thing - CARD], -1))


def do_look(t: T, node: Look, ctx: Context) -> None:
    """look: in private (Q-30)."""
    t.it = candidates(t, node.cards, ctx)
    show_to(t, ctx.seat, tuple(thing - CARD for thing in t.it))
    t.emit("looked", ctx.seat, len(t.it))


def do_take(t: T, node: Take, ctx: Context) -> None:
    """take: from wherever the card lies; with "may" it can be left there."""
    found = candidates(t, node.cards, ctx)
    if found and ctx.optional:
        t.ask(ctx.seat, [(take_all, node, ctx.must()), (leave_it,)])
    else:
        take_all(t, node, ctx)


def take_all(t: T, node: Take, ctx: Context) -> None:
    """Into the hand."""
    for thing in candidates(t, node.cards, ctx):
        slot = thing - CARD
        pile = next(p for p in range(PILES) if slot in t.piles[PILES * ctx.seat + p])
        if pile != HAND:
            take_card(t, slot, pile)


def leave_it(t: T) -> None:
    """The refusal of an optional effect."""
    t.it = ()


def do_become(t: T, node: Become, ctx: Context) -> None:
    """become"""
    set_state(t, ctx.seat, t.cast.states[ctx.seat].states.index(node.state))


def do_switch(t: T, node: Switch, ctx: Context) -> None:
    """switch: to the next state, round and round."""
    now = t.counters[t.cast.counter[ctx.seat, "state"]]
    set_state(t, ctx.seat, (now + 1) % len(t.cast.states[ctx.seat].states))


def do_move(t: T, node: v.Move, ctx: Context) -> None:
    """move: first who moves them, then (if it must be remembered) whom, then where."""
    t.then((select, node.by, ctx.must(), ctx.seat), (move_by, node, ctx))


def move_by(t: T, node: v.Move, ctx: Context) -> None:
    """U-7.1, Q-22: The mover picks; with `each`, one after the other in any order."""
    if not t.it:
        return
    mover = t.it[0]
    if isinstance(node.target, One) and node.as_:
        t.do((select, node.target, ctx, mover), (move_selected, node, ctx, mover))
        return
    t.it = candidates(t, node.target, ctx)
    move_selected(t, node, ctx, mover)


def move_selected(t: T, node: v.Move, ctx: Context, mover: int) -> None:
    """Ask where to."""
    things, steps = t.it, value(t, node.amount, ctx)
    through = int(isinstance(node.through, Theirs))
    if things and things[0] >= TOKEN:
        t.do((choose_token_move, mover, tuple(k - TOKEN for k in things), steps), (keep_it, things))
    elif isinstance(node.target, Each):
        t.do((choose_moves, mover, things, steps, through))
    elif things:
        t.then((choose_move, mover, things, steps, through), (keep_it, things))


def keep_it(t: T, things: tuple[int, ...]) -> None:
    """A thing that was selected and stayed where it is was still selected."""
    if len(things) == 1:
        t.it = things


def place_mask(t: T, where: tuple[Filter, ...], ctx: Context) -> int:
    """The spaces that all filters allow, as bits."""
    mask = t.cast.board.all
    for node in where:
        mask &= area(t, node, ctx)
    return mask


def do_place(t: T, node: v.Place, ctx: Context) -> None:
    """place: fighters that are on the board, or tokens."""
    things = tuple(thing for thing in candidates(t, node.target, ctx) if where_is(t, thing) >= 0)
    how_many = len(things) if isinstance(node.target, Each) else 1
    t.it = ()
    if things:
        t.then((choose_place, ctx.seat, things, place_mask(t, node.where, ctx), how_many, ctx.optional))


def do_bring_back(t: T, node: v.BringBack, ctx: Context) -> None:
    """bring_back: like sidekicks are alike, so the first of them returns."""
    found = candidates(t, node.target, ctx)
    if found:
        t.then((choose_return, ctx.seat, found[0], place_mask(t, node.where, ctx)))


def do_trade_places(t: T, node: v.TradePlaces, ctx: Context) -> None:
    """trade_places: both must be on the board; with "may" it can be refused."""
    one, other = candidates(t, node.first, ctx)[:1], candidates(t, node.second, ctx)[:1]
    if one and other and t.space[one[0]] >= 0 and t.space[other[0]] >= 0:
        swap_spaces(t, one[0], other[0])


def do_discard(t: T, node: v.Discard, ctx: Context) -> None:
    """discard"""
    t.then((select, node.who, ctx.must(), ctx.seat), (discard_from, node, ctx))


def discard_from(t: T, node: v.Discard, ctx: Context) -> None:
    """Q-10: The discarding player chooses, unless chance or another player does."""
    seats, t.it = t.it, ()
    if seats:
        t.then((discard_next, node, ctx, seats[0], value(t, node.amount, ctx), ()))


def discard_next(t: T, node: v.Discard, ctx: Context, seat: int, left: int, gone: tuple[int, ...]) -> None:
    """The next card to go; the cards gone so far are remembered."""
    able = [thing - CARD for thing in narrow(t, cards(hand_of(t, seat)), CARD_KIND, node.where, ctx)]
    if not left or not able:
        t.do((remember, gone))
        return
    options: list[Step] = [(discard_this, t.identity[s], node, ctx, seat, left, gone) for s in able]
    if isinstance(node.by, Chance):
        t.by_chance(options)
        return
    options = list(dict.fromkeys(options))
    if is_open(node.amount) or ctx.optional:
        options.append((stop_discarding, gone))
    t.ask(ctx.seat if isinstance(node.by, You) else seat, options)


def discard_this(
    t: T, card: int, node: v.Discard, ctx: Context, seat: int, left: int, gone: tuple[int, ...]
) -> None:
    """Discard it and go on."""
    slot = slot_with(t, hand_of(t, seat), card)
    discard_card(t, slot)
    t.then((discard_next, node, ctx, seat, left - 1, (*gone, CARD + slot)))


def stop_discarding(t: T, things: tuple[int, ...]) -> None:
    """No more; what is gone is remembered."""
    t.it = things


def do_boost(t: T, node: v.Boost, ctx: Context) -> None:
    """boost, U-6.9: discard a card from hand and add its boost value to this card."""
    options: list[Step] = [(boost_with, card, ctx) for card in boosters(t, ctx.seat)]
    if options and ctx.optional:
        options.append((leave_it,))
    if options:
        t.ask(ctx.seat, options)


def boost_with(t: T, card: int, ctx: Context) -> None:
    """Add it."""
    slot = slot_with(t, hand_of(t, ctx.seat), card)
    discard_to_boost(t, slot, boost_value(t, slot))
    add_value(t, boost_value(t, slot), ctx)


def do_blind_boost(t: T, node: v.BlindBoost, ctx: Context) -> None:
    """X-2: The top card of the deck; an empty deck adds nothing, and it is no draw (Q-8)."""
    deck = deck_of(t, ctx.seat)
    if deck:
        show_card(t, deck[0])
        discard_card(t, deck[0], DECK)
        add_value(t, boost_value(t, deck[0]), ctx)


def add_value(t: T, amount: int, ctx: Context) -> None:
    """Q-14: Additions count whatever the value becomes; a locked value takes none."""
    side = side_of(t, ctx)
    set_combat(t, ADDED + side, t.combat[ADDED + side] + amount)


def do_add_value(t: T, node: v.AddValue, ctx: Context) -> None:
    """add_value"""
    add_value(t, value(t, node.amount, ctx), ctx)


def do_set_value(t: T, node: v.SetValue, ctx: Context) -> None:
    """set_value: the latest counts."""
    side = side_of(t, ctx)
    if not t.combat[LOCKED + side]:
        set_combat(t, SET + side, value(t, node.amount, ctx))


def do_cancel(t: T, node: v.Cancel, ctx: Context) -> None:
    """cancel, U-10.6, Q-11, Q-12: effects of the other card that have not resolved yet, if it has any and
    allows it."""
    slot, side = foe_card(t, ctx), 1 - side_of(t, ctx)
    if slot == NO_CARD:
        return
    card = t.cast.card(t.identity[slot])
    # The defender's effects of a moment come first: the attacker's of the same moment are still open.
    first_open = t.combat[MOMENT] + (side == DEFENSE_SIDE)
    still_open = any(name in card.effects for name in ("immediately", "during", "after")[first_open:])
    if still_open and not is_protected(t, slot):
        set_combat(t, CANCELED + side, 1)
        t.emit("canceled", t.cast.slot_owner[slot], (card.index, -1))


def is_protected(t: T, slot: int) -> bool:
    """Whether the card or its hero says that its effects cannot be canceled."""
    seat = t.cast.slot_owner[slot]
    rules = [rule for rule in t.cast.card(t.identity[slot]).rules if isinstance(rule, v.Uncancelable)]
    rules += [rule for owner, rule in t.cast.shields if owner == seat]
    return any(narrow(t, (CARD + slot,), CARD_KIND, rule.where, Context(seat)) for rule in rules)


def do_ignore_value(t: T, node: v.IgnoreValue, ctx: Context) -> None:
    """ignore_value, U-10.4"""
    if foe_card(t, ctx) != NO_CARD:
        set_combat(t, IGNORED + 1 - side_of(t, ctx), 1)


def do_prevent_damage(t: T, node: v.PreventDamage, ctx: Context) -> None:
    """prevent_damage"""
    for f in candidates(t, node.target, ctx):
        set_combat(t, PREVENTED, t.combat[PREVENTED] | 1 << f)


def do_set_health(t: T, node: v.SetHealth, ctx: Context) -> None:
    """set_health"""
    for f in candidates(t, node.target, ctx):
        set_health(t, f, value(t, node.amount, ctx))


def do_gain_action(t: T, node: v.GainAction, ctx: Context) -> None:
    """gain_action, Q-21: gained actions must be taken like the others."""
    change_actions(t, value(t, node.amount, ctx))


def do_fetch(t: T, node: v.Fetch, ctx: Context) -> None:
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


def do_keep(t: T, node: v.Keep, ctx: Context) -> None:
    """keep"""
    slots = tuple(thing - CARD for thing in candidates(t, node.cards, ctx))
    blur(t, ctx.seat, tuple(slot for slot in slots if slot in hand_of(t, ctx.seat)))
    t.then((keep_next, node, value(t, node.amount, ctx), slots, ctx))


def keep_next(t: T, node: v.Keep, left: int, slots: tuple[int, ...], ctx: Context) -> None:
    """Which one to keep next."""
    if left and slots:
        distinct = dict.fromkeys([t.identity[slot] for slot in slots])
        t.ask(ctx.seat, [(keep_this, card, node, left, slots, ctx) for card in distinct])
    elif slots:
        t.then((order_next, node, slots, (), ctx))


def keep_this(t: T, card: int, node: v.Keep, left: int, slots: tuple[int, ...], ctx: Context) -> None:
    """Into the hand, if it is not there already."""
    slot = slot_with(t, slots, card)
    if slot in deck_of(t, ctx.seat):
        take_card(t, slot, DECK)
    t.then((keep_next, node, left - 1, tuple(s for s in slots if s != slot), ctx))


def order_next(
    t: T, node: v.Keep | v.PutBack, slots: tuple[int, ...], put: tuple[int, ...], ctx: Context
) -> None:
    """Which of the rest lies next, from the top down."""
    if slots:
        distinct = dict.fromkeys([t.identity[slot] for slot in slots])
        t.ask(ctx.seat, [(order_this, card, node, slots, put, ctx) for card in distinct])
    else:
        t.then((lay_on_deck, node, put, ctx))


def order_this(
    t: T, card: int, node: v.Keep | v.PutBack, slots: tuple[int, ...], put: tuple[int, ...], ctx: Context
) -> None:
    """This one."""
    slot = slot_with(t, slots, card)
    t.then((order_next, node, tuple(s for s in slots if s != slot), (*put, slot), ctx))


def lay_on_deck(t: T, node: v.Keep | v.PutBack, put: tuple[int, ...], ctx: Context) -> None:
    """The first named ends up highest."""
    on_top = not isinstance(node, v.Keep) or node.rest == "top"
    for slot in put[::-1] if on_top else put:
        source = DECK if slot in deck_of(t, ctx.seat) else HAND
        hide_on_deck(t, slot, source, on_top)


def do_put_back(t: T, node: v.PutBack, ctx: Context) -> None:
    """put_back"""
    blur(t, ctx.seat, hand_of(t, ctx.seat))
    t.then((put_back_next, node, min(value(t, node.amount, ctx), len(hand_of(t, ctx.seat))), (), ctx))


def put_back_next(t: T, node: v.PutBack, left: int, chosen: tuple[int, ...], ctx: Context) -> None:
    """Which card of the hand lies next, from the top down."""
    able = [slot for slot in hand_of(t, ctx.seat) if slot not in chosen]
    if left and able:
        distinct = dict.fromkeys([t.identity[slot] for slot in able])
        t.ask(ctx.seat, [(put_back_this, card, node, left, chosen, ctx) for card in distinct])
    else:
        t.then((lay_on_deck, node, chosen, ctx))


def put_back_this(t: T, card: int, node: v.PutBack, left: int, chosen: tuple[int, ...], ctx: Context) -> None:
    """This one."""
    slot = slot_with(t, tuple(s for s in hand_of(t, ctx.seat) if s not in chosen), card)
    t.do((put_back_next, node, left - 1, (*chosen, slot), ctx))


# Picks: options speak of ids, and leave the pick in `t.it`.


def pick_fighter(t: T, fighter: int) -> None:
    """This fighter."""
    t.it = (fighter,)


def pick_token(t: T, token: int) -> None:
    """This token."""
    t.it = (token,)


def pick_space(t: T, space: int) -> None:
    """This space."""
    t.it = (space,)


def pick_player(t: T, seat: int) -> None:
    """This player."""
    t.it = (seat,)


MEANING.picks.update(
    {v.FighterKind: pick_fighter, v.TokenKind: pick_token, v.SpaceKind: pick_space, Player: pick_player}
)
MEANING.effects.update(
    {
        Draw: do_draw,
        Damage: do_damage,
        Heal: do_heal,
        Gain: do_gain,
        Spend: do_spend,
        Defeat: do_defeat,
        Reveal: do_reveal,
        Look: do_look,
        Take: do_take,
        Become: do_become,
        Switch: do_switch,
        v.Move: do_move,
        v.Place: do_place,
        v.BringBack: do_bring_back,
        v.TradePlaces: do_trade_places,
        v.Discard: do_discard,
        v.Boost: do_boost,
        v.BlindBoost: do_blind_boost,
        v.SetValue: do_set_value,
        v.AddValue: do_add_value,
        v.Cancel: do_cancel,
        v.IgnoreValue: do_ignore_value,
        v.PreventDamage: do_prevent_damage,
        v.SetHealth: do_set_health,
        v.GainAction: do_gain_action,
        v.Fetch: do_fetch,
        v.Keep: do_keep,
        v.PutBack: do_put_back,
    }
)


def offers_refusal(node: Effect) -> bool:
    """Effects that ask anyway: with "may", refusing is one more option of the same question."""
    if isinstance(node, Damage):
        return isinstance(node.target, One)
    return type(node) in REFUSABLE


# Effects that always ask; special.py adds its own.
REFUSABLE: set[type[Effect]] = {v.Move, v.Place, v.Discard, v.Boost, Take, Choose}
MEANING.refusable = offers_refusal
UnmatchedTable.meaning = MEANING
