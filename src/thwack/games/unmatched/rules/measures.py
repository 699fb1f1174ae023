"""U-10: What conditions and amounts on Unmatched cards mean. They look and change nothing."""

from collections.abc import Sequence
from typing import Final

from ....cardlang.amounts import Stat
from ....cardlang.meaning import candidates, is_open, narrow, value
from ....cardlang.node import Context, Kind
from ....cardlang.nouns import Each
from ....cardlang.shared import Is
from ....cardlang.verbs import Spend
from ....kernel.ids import Seat
from ..cards import special, turn_words, verbs, words
from ..state.table import (
    ATTACK_SIDE,
    CARD,
    CARDS,
    DEALT,
    DEFENSE_SIDE,
    NO_CARD,
    OVER,
    PREDICTED,
    PRINTED,
    WINNER,
    UnmatchedTable,
    discard_of,
    hand_of,
)
from .hands import boost_value, cards
from .terms import CARD_KIND, FIGHTER, MEANING, combat_of, foe_card, side_of

T = UnmatchedTable
ITEMS: Final = ("pelt", "flower", "knife")


# Conditions


def attacker_won(combat: Sequence[int]) -> bool:
    """U-9.20: The attack itself dealt at least 1 combat damage, unless an effect named the winner."""
    return combat[DEALT] > 0 if combat[WINNER] < 0 else combat[WINNER] == ATTACK_SIDE


def winner(t: T, ctx: Context) -> int:
    """U-9.20, U-9.21: The side that won the combat, a tie being a win for the defender; below 0 while there
    is none."""
    combat = combat_of(t, ctx)
    if not combat or not combat[OVER]:
        return -1
    return ATTACK_SIDE if attacker_won(combat) else DEFENSE_SIDE


def won(t: T, node: words.Won, ctx: Context) -> bool:
    """won"""
    return winner(t, ctx) >= 0 and winner(t, ctx) == side_of(t, ctx)


def lost(t: T, node: words.Lost, ctx: Context) -> bool:
    """lost"""
    return winner(t, ctx) >= 0 and winner(t, ctx) != side_of(t, ctx)


def attacking(t: T, node: words.Attacking, ctx: Context) -> bool:
    """attacking"""
    return bool(combat_of(t, ctx)) and side_of(t, ctx) == ATTACK_SIDE


def defending(t: T, node: words.Defending, ctx: Context) -> bool:
    """defending"""
    return bool(combat_of(t, ctx)) and side_of(t, ctx) == DEFENSE_SIDE


def is_(t: T, node: Is, ctx: Context) -> bool:
    """is_: any of them passes all filters."""
    return bool(narrow(t, candidates(t, node.things, ctx), FIGHTER, node.where, ctx))


def none_of(t: T, node: words.NoneOf, ctx: Context) -> bool:
    """none"""
    return not candidates(t, Each(node.kind, node.where), ctx)


def hand_empty(t: T, node: words.HandEmpty, ctx: Context) -> bool:
    """hand_empty: everybody sees how many cards a hand has."""
    return not any(hand_of(t, seat) for seat in candidates(t, node.who, ctx))


def in_state(t: T, node: words.InState, ctx: Context) -> bool:
    """in_state"""
    names = t.cast.states[ctx.seat].states
    return names[t.counters[t.cast.counter[ctx.seat, "state"]]] == node.state


def holds_any_item(t: T, seat: Seat) -> bool:
    """R-9, X-11: Whether what is in the basket counts as any one item: a card that says so, or nothing but
    the basket itself."""
    pile = discard_of(t, seat)
    if not pile:
        return any(isinstance(rule, special.BasketItem) for rule in t.cast.heroes[seat].ability)
    return any(isinstance(rule, special.AnyItem) for rule in t.cast.card(t.identity[pile[-1]]).rules)


def is_predicted(t: UnmatchedTable, node: special.Predicted, ctx: Context) -> bool:
    """Whether the attack card's printed value is what was foretold."""
    slot = foe_card(t, ctx)
    return slot != NO_CARD and t.cast.card(t.identity[slot]).value == t.combat[PREDICTED]


def basket(t: T, node: words.Basket, ctx: Context) -> bool:
    """basket: the item on the top card of the own discard pile."""
    named = ctx.that("item")
    if named:
        return ITEMS[named[0]] == node.item
    if holds_any_item(t, ctx.seat):
        return True
    top = discard_of(t, ctx.seat)[-1:]
    return any(node.item in t.cast.card(t.identity[slot]).tags for slot in top)


def can_spend(t: T, node: Spend, ctx: Context) -> bool:
    """Whether a resource suffices."""
    return is_open(node.amount) or value(t, Stat(node.resource), ctx) >= value(t, node.amount, ctx)


def can_discard(t: T, node: verbs.Discard, ctx: Context) -> bool:
    """Whether the hand suffices, as everybody sees it: by its size."""
    return is_open(node.amount) or len(hand_of(t, ctx.seat)) >= value(t, node.amount, ctx)


def can_put_back(t: T, node: verbs.PutBack, ctx: Context) -> bool:
    """Whether the hand has enough cards."""
    return is_open(node.amount) or len(hand_of(t, ctx.seat)) >= value(t, node.amount, ctx)


def has_to_discard(t: T, node: verbs.Discard, ctx: Context) -> bool:
    """Whether the hand has enough cards of the sort."""
    able = narrow(t, cards(hand_of(t, ctx.seat)), CARD_KIND, node.where, ctx)
    return is_open(node.amount) or len(able) >= value(t, node.amount, ctx)


# The turn so far


def deeds(t: T, what: str, ctx: Context) -> int:
    """How often the player did this in the current turn, or how much of it."""
    return t.counters[t.cast.deeds[ctx.seat, what]]


def has(t: T, node: turn_words.Has, ctx: Context) -> bool:
    """has"""
    return value(t, Stat(node.resource), ctx) >= value(t, node.amount, ctx)


def won_this_turn(t: T, node: turn_words.WonThisTurn, ctx: Context) -> bool:
    """won_this_turn"""
    return deeds(t, node.deed, ctx) > 0


def dealt_this_turn(t: T, node: turn_words.DealtThisTurn, ctx: Context) -> int:
    """dealt_this_turn"""
    return deeds(t, node.deed, ctx)


def exactly(t: T, node: turn_words.Exactly, ctx: Context) -> bool:
    """exactly"""
    return value(t, node.amount, ctx) == value(t, node.number, ctx)


def weaker(t: T, node: turn_words.Weaker, ctx: Context) -> bool:
    """weaker: of two who are there."""
    first, second = candidates(t, node.first, ctx), candidates(t, node.second, ctx)
    return bool(first and second) and t.health[first[0]] < t.health[second[0]]


def third_action(t: T, node: turn_words.ThirdAction, ctx: Context) -> bool:
    """third_action"""
    return t.turn == ctx.seat and deeds(t, node.deed, ctx) == 3


def first_action(t: T, node: turn_words.FirstAction, ctx: Context) -> bool:
    """first_action"""
    return t.turn == ctx.seat and deeds(t, node.deed, ctx) == 1


def happened(t: T, node: turn_words.OfThisTurn, ctx: Context) -> bool:
    """lost_this_turn, maneuvered, hero_attacked, hero_hurt"""
    return deeds(t, node.deed, ctx) > 0


def first_loss(t: T, node: turn_words.FirstLoss, ctx: Context) -> bool:
    """first_loss: the combat that was just lost is counted already."""
    return winner(t, ctx) == 1 - side_of(t, ctx) and deeds(t, node.deed, ctx) == 1


def have_left(
    t: T, things: Sequence[int], node: turn_words.HasLeft, kind: Kind, ctx: Context
) -> Sequence[int]:
    """has_left: a bit for each fighter that has."""
    left = deeds(t, node.deed, ctx)
    return [thing for thing in things if left >> thing & 1]


def other_cards_played(t: T, node: turn_words.OtherCardsPlayed, ctx: Context) -> int:
    """other_cards_played: in combats and as schemes; this one is counted already."""
    return max(deeds(t, node.deed, ctx) - 1, 0)


# Amounts


def health(t: T, node: words.Health, ctx: Context) -> int:
    """health"""
    return sum(t.health[f] for f in candidates(t, node.of, ctx))


def boost_of(t: T, node: words.BoostOf, ctx: Context) -> int:
    """boost_of"""
    return sum(boost_value(t, thing - CARD) for thing in candidates(t, node.card, ctx))


def printed_value_of(t: T, node: words.PrintedValue, ctx: Context) -> int:
    """printed_value, U-10.3: the number on the card, or what it was changed to."""
    total, combat = 0, combat_of(t, ctx)
    for thing in candidates(t, node.card, ctx):
        slot = thing - CARD
        side = next((s for s in (0, 1) if combat and combat[CARDS + s] == slot), -1)
        changed = combat[PRINTED + side] if side >= 0 else -1
        total += changed if changed >= 0 else t.cast.card(t.identity[slot]).value or 0
    return total


def dealt(t: T, node: words.Dealt, ctx: Context) -> int:
    """dealt"""
    combat = combat_of(t, ctx)
    return combat[DEALT] if combat else 0


def stat(t: T, node: Stat, ctx: Context) -> int:
    """stat"""
    return t.counters[t.cast.counter[ctx.seat, node.resource]]


MEANING.conditions.update(
    {
        words.Won: won,
        words.Lost: lost,
        words.Attacking: attacking,
        words.Defending: defending,
        Is: is_,
        words.NoneOf: none_of,
        words.HandEmpty: hand_empty,
        words.InState: in_state,
        words.Basket: basket,
        special.Predicted: is_predicted,
        turn_words.Has: has,
        turn_words.WonThisTurn: won_this_turn,
        turn_words.ThirdAction: third_action,
        turn_words.FirstAction: first_action,
        turn_words.Attacked: happened,
        turn_words.LostThisTurn: happened,
        turn_words.Maneuvered: happened,
        turn_words.HeroAttacked: happened,
        turn_words.HeroHurt: happened,
        turn_words.FirstLoss: first_loss,
        turn_words.Weaker: weaker,
        turn_words.Exactly: exactly,
        Spend: can_spend,
        verbs.Discard: can_discard,
        verbs.PutBack: can_put_back,
    }
)
MEANING.affords[verbs.Discard] = has_to_discard
MEANING.amounts.update(
    {
        words.Health: health,
        words.BoostOf: boost_of,
        words.PrintedValue: printed_value_of,
        words.Dealt: dealt,
        turn_words.OtherCardsPlayed: other_cards_played,
        turn_words.DealtThisTurn: dealt_this_turn,
        Stat: stat,
    }
)
MEANING.filters[turn_words.HasLeft] = have_left
