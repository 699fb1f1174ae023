"""U-10: Effects: what the verbs on Unmatched cards do, and which function does it for every verb.

Those about cards are in `card_effects.py`, those about values in `combat_effects.py`, what one single card
needs in `special_effects.py`; what nouns mean is in `terms.py`, conditions and amounts in `measures.py`.
"""

from typing import Final

from ....cardlang.amounts import Stat
from ....cardlang.control import Choose, Pick
from ....cardlang.meaning import candidates, is_open, perform, remember, select, value
from ....cardlang.node import Context, Effect
from ....cardlang.nouns import CardKind, Chance, Each, One, Player, Theirs, You
from ....cardlang.shared import Some
from ....cardlang.verbs import Become, Damage, Defeat, Draw, Gain, Heal, Look, Reveal, Spend, Switch, Take
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards import field_words, show_words, special, turn_words, verbs, words
from ..cards.duel_words import Search
from ..cards.pile_words import AtRandom
from ..state.atoms import (
    change_actions,
    change_counter,
    defeat,
    heal,
    hurt,
    set_health,
    set_state,
)
from ..state.table import (
    CARD,
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
from .combat_effects import (
    do_add_value,
    do_cancel,
    do_cap_damage,
    do_ignore_value,
    do_prevent_damage,
    do_set_value,
    do_win,
)
from .hands import cards, slot_with
from .idle import IDLE
from .lasting import exposed
from .maneuver import draw_cards
from .measures import ITEMS, holds_any_item
from .movement import (
    choose_exact_move,
    choose_move,
    choose_moves,
    choose_token_move,
)
from .pieces.rising import gains_barred
from .special_effects import (
    do_boost_face_down,
    do_confirm_suspicion,
    do_deduce,
    do_do_my_bidding,
    do_lock_value,
    do_vanish,
)
from .terms import MEANING

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
    """Draw for everybody selected, one after the other; what came is remembered together."""
    seats, t.it = t.it, ()
    draw_for_rest(t, node, value(t, node.amount, ctx), seats, ())


def draw_for_rest(t: T, node: Draw, most: int, seats: tuple[int, ...], drawn: tuple[int, ...]) -> None:
    """The next of them."""
    drawn += t.it
    if seats:
        way = choose_draw if is_open(node.amount) else draw_and_tell
        t.do((way, seats[0], most), (draw_for_rest, node, most, seats[1:], drawn))
    else:
        t.it = drawn


def choose_draw(t: T, seat: Seat, most: int) -> None:
    """U-10.2: Up to so many."""
    t.ask(seat, [(draw_and_tell, seat, n) for n in range(most + 1)])


def draw_and_tell(t: T, seat: Seat, amount: int) -> None:
    """Draw, and remember which cards came, after all that missing ones (U-6.2) may set off."""
    t.do((tell_drawn, seat, hand_of(t, seat)))
    draw_cards(t, seat, amount)


def tell_drawn(t: T, seat: Seat, before: tuple[int, ...]) -> None:
    """The cards of a hand that were not there before."""
    t.it = cards(tuple(slot for slot in hand_of(t, seat) if slot not in before))


def do_damage(t: T, node: Damage, ctx: Context) -> None:
    """damage"""
    t.then((select, node.target, ctx, ctx.seat), (damage_selected, node, ctx))


def damage_selected(t: T, node: Damage, ctx: Context) -> None:
    """Q-20: All at once; what is remembered is who took damage."""
    amount = value(t, node.amount, ctx)
    struck = exposed(t, t.it) if t.cast.sturdy or t.lasting or t.ongoing else t.it
    t.it = hurt(t, [(f, amount) for f in struck])


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
    """spend: a fixed amount, in full or not at all, or as much as the player likes."""
    if is_open(node.amount):
        t.do((choose_spend, node, ctx))
    else:
        amount = value(t, node.amount, ctx)
        spend(t, amount if value(t, Stat(node.resource), ctx) >= amount else 0, node, ctx)


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
    t.then((select, node.target, ctx, ctx.seat), (defeat_selected,))


def defeat_selected(t: T) -> None:
    """Whoever was selected and still stands."""
    for f in t.it:
        if t.space[f] >= 0:
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
    t.do(*[(move_for, node, ctx, mover) for mover in t.it])


def move_for(t: T, node: verbs.Move, ctx: Context, mover: int) -> None:
    """One mover; whom they move must be chosen first if it is to be remembered, or one of several."""
    if isinstance(node.target, Some) or (isinstance(node.target, One) and node.as_):
        t.do((select, node.target, ctx, mover), (move_selected, node, ctx, mover))
        return
    t.it = candidates(t, node.target, ctx)
    move_selected(t, node, ctx, mover)


def move_selected(t: T, node: verbs.Move, ctx: Context, mover: int) -> None:
    """Ask where to: for one of them, or for each that was not left to choose."""
    things, steps = t.it, value(t, node.amount, ctx)
    each = isinstance(node.target, Each) or (not isinstance(node.target, One) and len(things) > 1)
    after: Step = (remember, things) if each else (keep_it, things)
    through = 2 if isinstance(node.through, words.Sidekick) else int(isinstance(node.through, Theirs))
    if things and not is_open(node.amount):
        t.do((choose_exact_move, mover, things, steps, through), after)
    elif things and things[0] >= TOKEN:
        t.do((choose_token_move, mover, tuple(k - TOKEN for k in things), steps, int(each)), after)
    elif things:
        t.do((choose_moves if each else choose_move, mover, things, steps, through), after)


def keep_it(t: T, things: tuple[int, ...]) -> None:
    """A thing that was selected and stayed where it is was still selected."""
    if len(things) == 1:
        t.it = things


def do_set_health(t: T, node: verbs.SetHealth, ctx: Context) -> None:
    """set_health"""
    t.then((select, node.target, ctx, ctx.seat), (set_health_of_selected, node, ctx))


def set_health_of_selected(t: T, node: verbs.SetHealth, ctx: Context) -> None:
    """The dial of whoever was selected; at zero a fighter is defeated (U-11.1)."""
    amount = value(t, node.amount, ctx)
    for f in t.it:
        if amount > 0:
            set_health(t, f, amount)
        elif t.space[f] >= 0:
            defeat(t, f)


def do_gain_action(t: T, node: verbs.GainAction, ctx: Context) -> None:
    """gain_action, Q-21: gained actions must be taken like the others. R-12: in one's own turn."""
    if t.turn == ctx.seat and not (t.ongoing and gains_barred(t, ctx.seat)):
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


def card_options(t: T, things: tuple[int, ...]) -> list[Step]:
    """Cards are chosen by what they are: like cards are one."""
    distinct = dict.fromkeys([t.identity[thing - CARD] for thing in things])
    return [(pick_card, card, things) for card in distinct]


def pick_card(t: T, card: int, things: tuple[int, ...]) -> None:
    """This card, of those there are to choose from."""
    t.it = (CARD + slot_with(t, tuple(thing - CARD for thing in things), card),)


MEANING.picks.update(
    {
        words.FighterKind: pick_fighter,
        words.TokenKind: pick_token,
        words.SpaceKind: pick_space,
        Player: pick_player,
    }
)
MEANING.offers[CardKind] = card_options
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
        verbs.Discard: do_discard,
        verbs.Boost: do_boost,
        verbs.BlindBoost: do_blind_boost,
        verbs.SetValue: do_set_value,
        verbs.AddValue: do_add_value,
        verbs.Cancel: do_cancel,
        verbs.IgnoreValue: do_ignore_value,
        verbs.PreventDamage: do_prevent_damage,
        verbs.CapDamage: do_cap_damage,
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
        turn_words.Win: do_win,
    }
)
# Effects that always ask.
REFUSABLE: Final = frozenset(
    {
        verbs.Place,
        verbs.Boost,
        Take,
        Choose,
        special.BoostFaceDown,
        Search,
        show_words.SwapCard,
        show_words.CastSpell,
    }
)


def offers_refusal(node: Effect) -> bool:
    """Effects that ask their player anyway: with "may", refusing is one more option of the same question."""
    if isinstance(node, Damage):
        return isinstance(node.target, One | Some)
    if isinstance(node, Pick):
        return isinstance(node.things, One | Some)
    if isinstance(node, field_words.StepIn | show_words.StandIn):
        return isinstance(node.who, One)
    if isinstance(node, verbs.Move):
        return isinstance(node.by, You)
    if isinstance(node, verbs.Discard):
        return isinstance(node.who, You) and not isinstance(node.by, Chance)
    if isinstance(node, Take) and isinstance(node.cards, AtRandom):
        return False  # chance picks, so it has to be asked before
    return type(node) in REFUSABLE


MEANING.refusable = offers_refusal
MEANING.idle.update(IDLE)
UnmatchedTable.meaning = MEANING
