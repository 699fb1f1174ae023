"""U-10: Effects: what the verbs on Unmatched cards do, and which function does it for every verb.

Those about cards are in `card_effects.py`, those about values in `combat_effects.py`, what one single card
needs in `special_effects.py`; what nouns mean is in `terms.py`, conditions and amounts in `measures.py`.
"""

from typing import Final

from ....cardlang.amounts import Stat
from ....cardlang.control import Choose
from ....cardlang.meaning import candidates, is_open, perform, select, value
from ....cardlang.node import Context, Effect, Filter
from ....cardlang.nouns import Each, One, Player, Theirs
from ....cardlang.verbs import Become, Damage, Defeat, Draw, Gain, Heal, Look, Reveal, Spend, Switch, Take
from ....kernel.ids import Seat
from ..cards import special, verbs, words
from ..state.atoms import (
    change_actions,
    change_counter,
    defeat,
    heal,
    hurt,
    set_health,
    set_state,
    swap_spaces,
)
from ..state.table import (
    TOKEN,
    UnmatchedTable,
    hand_of,
)
from .card_effects import (
    do_blind_boost,
    do_boost,
    do_discard,
    do_fetch,
    do_keep,
    do_look,
    do_put_back,
    do_reveal,
    do_take,
)
from .combat_effects import do_add_value, do_cancel, do_ignore_value, do_prevent_damage, do_set_value
from .hands import cards
from .maneuver import draw_cards
from .measures import ITEMS, holds_any_item
from .movement import choose_move, choose_moves, choose_place, choose_return, choose_token_move
from .special_effects import (
    do_boost_face_down,
    do_confirm_suspicion,
    do_deduce,
    do_do_my_bidding,
    do_lock_value,
    do_vanish,
)
from .terms import MEANING, area, where_is

T = UnmatchedTable


# Running a card's effect


def resolve(t: T, effect: Effect, ctx: Context) -> None:
    """Run a card's effect; an item that counts as any is first named by its player."""
    if t.cast.card(t.identity[ctx.card]).asks_item and holds_any_item(t, ctx.seat):
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


def choose_draw(t: T, seat: Seat, most: int) -> None:
    """U-10.2: Up to so many."""
    t.ask(seat, [(draw_and_tell, seat, n) for n in range(most + 1)])


def draw_and_tell(t: T, seat: Seat, amount: int) -> None:
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


def do_become(t: T, node: Become, ctx: Context) -> None:
    """become"""
    set_state(t, ctx.seat, t.cast.states[ctx.seat].states.index(node.state))


def do_switch(t: T, node: Switch, ctx: Context) -> None:
    """switch: to the next state, round and round."""
    now = t.counters[t.cast.counter[ctx.seat, "state"]]
    set_state(t, ctx.seat, (now + 1) % len(t.cast.states[ctx.seat].states))


def do_move(t: T, node: verbs.Move, ctx: Context) -> None:
    """move: first who moves them, then (if it must be remembered) whom, then where."""
    t.then((select, node.by, ctx.must(), ctx.seat), (move_by, node, ctx))


def move_by(t: T, node: verbs.Move, ctx: Context) -> None:
    """U-7.1, Q-22: The mover picks; with `each`, one after the other in any order."""
    if not t.it:
        return
    mover = t.it[0]
    if isinstance(node.target, One) and node.as_:
        t.do((select, node.target, ctx, mover), (move_selected, node, ctx, mover))
        return
    t.it = candidates(t, node.target, ctx)
    move_selected(t, node, ctx, mover)


def move_selected(t: T, node: verbs.Move, ctx: Context, mover: int) -> None:
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


def do_place(t: T, node: verbs.Place, ctx: Context) -> None:
    """place: fighters that are on the board, or tokens."""
    things = tuple(thing for thing in candidates(t, node.target, ctx) if where_is(t, thing) >= 0)
    how_many = len(things) if isinstance(node.target, Each) else 1
    t.it = ()
    if things:
        t.then((choose_place, ctx.seat, things, place_mask(t, node.where, ctx), how_many, ctx.optional))


def do_bring_back(t: T, node: verbs.BringBack, ctx: Context) -> None:
    """bring_back: like sidekicks are alike, so the first of them returns."""
    found = candidates(t, node.target, ctx)
    if found:
        t.then((choose_return, ctx.seat, found[0], place_mask(t, node.where, ctx)))


def do_trade_places(t: T, node: verbs.TradePlaces, ctx: Context) -> None:
    """trade_places: both must be on the board; with "may" it can be refused."""
    one, other = candidates(t, node.first, ctx)[:1], candidates(t, node.second, ctx)[:1]
    if one and other and t.space[one[0]] >= 0 and t.space[other[0]] >= 0:
        swap_spaces(t, one[0], other[0])


def do_set_health(t: T, node: verbs.SetHealth, ctx: Context) -> None:
    """set_health"""
    for f in candidates(t, node.target, ctx):
        set_health(t, f, value(t, node.amount, ctx))


def do_gain_action(t: T, node: verbs.GainAction, ctx: Context) -> None:
    """gain_action, Q-21: gained actions must be taken like the others. R-12: in one's own turn."""
    if t.turn == ctx.seat:
        change_actions(t, value(t, node.amount, ctx))


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


def pick_player(t: T, seat: Seat) -> None:
    """This player."""
    t.it = (seat,)


MEANING.picks.update(
    {
        words.FighterKind: pick_fighter,
        words.TokenKind: pick_token,
        words.SpaceKind: pick_space,
        Player: pick_player,
    }
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
        verbs.Move: do_move,
        verbs.Place: do_place,
        verbs.BringBack: do_bring_back,
        verbs.TradePlaces: do_trade_places,
        verbs.Discard: do_discard,
        verbs.Boost: do_boost,
        verbs.BlindBoost: do_blind_boost,
        verbs.SetValue: do_set_value,
        verbs.AddValue: do_add_value,
        verbs.Cancel: do_cancel,
        verbs.IgnoreValue: do_ignore_value,
        verbs.PreventDamage: do_prevent_damage,
        verbs.SetHealth: do_set_health,
        verbs.GainAction: do_gain_action,
        verbs.Fetch: do_fetch,
        verbs.Keep: do_keep,
        verbs.PutBack: do_put_back,
        special.BoostFaceDown: do_boost_face_down,
        special.DoMyBidding: do_do_my_bidding,
        special.Deduce: do_deduce,
        special.ConfirmSuspicion: do_confirm_suspicion,
        special.LockValue: do_lock_value,
        special.Vanish: do_vanish,
    }
)
# Effects that always ask.
REFUSABLE: Final = frozenset(
    {verbs.Move, verbs.Place, verbs.Discard, verbs.Boost, Take, Choose, special.BoostFaceDown}
)


def offers_refusal(node: Effect) -> bool:
    """Effects that ask anyway: with "may", refusing is one more option of the same question."""
    if isinstance(node, Damage):
        return isinstance(node.target, One)
    return type(node) in REFUSABLE


MEANING.refusable = offers_refusal
UnmatchedTable.meaning = MEANING
