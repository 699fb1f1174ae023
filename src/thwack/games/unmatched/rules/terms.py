"""U-10: What nouns, filters, conditions and amounts on Unmatched cards mean. They look and change nothing."""

from collections.abc import Sequence

from ....cardlang.amounts import Stat
from ....cardlang.meaning import candidates, common_meaning, is_open, narrow, value
from ....cardlang.node import Context, Filter, Kind, Things
from ....cardlang.nouns import CardKind, Each, Opponent, Other, Player, Theirs, This, Yours
from ....cardlang.shared import Among, Is, ThisCard, Top
from ....cardlang.verbs import Spend
from ....kernel.errors import Broken
from ..cards import words as v
from ..state.table import (
    ATTACK_SIDE,
    BIT,
    CARD,
    CARDS,
    DEALT,
    DEFENSE_SIDE,
    NO_CARD,
    OVER,
    PILES,
    PRINTED,
    SPACE,
    TOKEN,
    UnmatchedTable,
    deck_of,
    discard_of,
    hand_of,
)
from .battlefield import holding_token, on_board
from .hands import boost_value, cards

T = UnmatchedTable
FIGHTER = v.FighterKind()
CARD_KIND = CardKind()
ITEMS = ("pelt", "flower", "knife")


def side_of(t: T, ctx: Context) -> int:
    """Which side of the combat the effect's player is on."""
    return ATTACK_SIDE if t.cast.owner[t.combat[0]] == ctx.seat else DEFENSE_SIDE


def foe_card(t: T, ctx: Context) -> int:
    """The slot of the other player's card in this combat, or NO_CARD."""
    return t.combat[CARDS + 1 - side_of(t, ctx)] if t.combat else NO_CARD


def has_any_item(t: T, slot: int) -> bool:
    """Whether the card's item counts as any."""
    return any(rule.word == "any_item" for rule in t.cast.card(t.identity[slot]).rules)


# Kinds


def all_fighters(t: T, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """The fighters on the board, or those off it when defeated ones are asked for."""
    for node in where:
        if type(node) is v.Defeated:
            return tuple([f for f, left in enumerate(t.health) if left == 0])
    return tuple([f for f, space in enumerate(t.space) if space >= 0])


def all_tokens(t: T, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """The player's own tokens."""
    return tuple(TOKEN + k for k, owner in enumerate(t.cast.token_owner) if owner == ctx.seat)


def all_spaces(t: T, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """Every space."""
    return tuple(SPACE + s for s in range(t.cast.board.size))


def all_players(t: T, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """Players with a fighter on the board: the dormant (X-5) and eliminated cannot be chosen."""
    return tuple(seat for seat in range(t.cast.seats) if on_board(t, seat))


def all_cards(t: T, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """The player's own cards, wherever they are."""
    if any(isinstance(f, v.Discarded) for f in where):
        return cards(discard_of(t, ctx.seat))
    return tuple(CARD + slot for pile in range(PILES) for slot in t.piles[PILES * ctx.seat + pile])


# Nouns


def the(t: T, node: v.The, ctx: Context) -> tuple[int, ...]:
    """the"""
    return t.cast.named[ctx.seat, node.name]


def this(t: T, node: This, ctx: Context) -> tuple[int, ...]:
    """this: the fighter that uses the card."""
    return (ctx.user,)


def foe(t: T, node: v.Foe, ctx: Context) -> tuple[int, ...]:
    """foe"""
    return (t.combat[1 - side_of(t, ctx)],) if t.combat else ()


def this_card(t: T, node: ThisCard, ctx: Context) -> tuple[int, ...]:
    """this_card"""
    return (CARD + ctx.card,)


def their_card(t: T, node: v.TheirCard, ctx: Context) -> tuple[int, ...]:
    """their_card"""
    slot = foe_card(t, ctx)
    return (CARD + slot,) if slot != NO_CARD else ()


def top(t: T, node: Top, ctx: Context) -> tuple[int, ...]:
    """top"""
    return cards(deck_of(t, ctx.seat)[: value(t, node.amount, ctx)])


def cards_in_hand(t: T, node: v.HandOf, ctx: Context) -> tuple[int, ...]:
    """hand_of"""
    return tuple(CARD + slot for seat in candidates(t, node.who, ctx) for slot in hand_of(t, seat))


def top_discard(t: T, node: v.TopDiscard, ctx: Context) -> tuple[int, ...]:
    """top_discard"""
    return cards(discard_of(t, ctx.seat)[-1:])


def opponent(t: T, node: Opponent, ctx: Context) -> tuple[int, ...]:
    """U-12.3, Q-26: The other player in this combat. Schemes say one(player, theirs); the library insists."""
    return (t.cast.owner[t.combat[1 - side_of(t, ctx)]],) if t.combat else ()


# Filters


def where_is(t: T, thing: int) -> int:
    """The space of a fighter, token or space; below 0 if it is nowhere."""
    if thing >= SPACE:
        return thing - SPACE
    return t.token[thing - TOKEN] if thing >= TOKEN else t.space[thing]


def spaces_of(t: T, things: Things, ctx: Context) -> int:
    """The spaces of things, as bits."""
    mask = 0
    for thing in candidates(t, things, ctx):
        if where_is(t, thing) >= 0:
            mask |= 1 << where_is(t, thing)
    return mask


def area(t: T, node: Filter, ctx: Context) -> int:
    """The spaces that a filter of place allows, as bits."""
    board = t.cast.board
    if isinstance(node, v.AdjacentTo):
        return board.around(spaces_of(t, node.things, ctx))
    if isinstance(node, v.InZoneOf):
        return board.share_zone(spaces_of(t, node.things, ctx))
    if isinstance(node, v.InSpaceOf):
        return spaces_of(t, node.things, ctx)
    if isinstance(node, v.On):
        return holding_token(t, node.token)
    if isinstance(node, v.Empty):
        return board.all & ~t.full
    raise Broken(f"{node.shown()} is no place")


def in_area(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """Filters of place."""
    mask = area(t, node, ctx)
    return [thing for thing in things if mask & BIT[where_is(t, thing)]]


def seat_of(t: T, thing: int, kind: Kind) -> int:
    """The seat a fighter belongs to; a player is a seat."""
    return thing if isinstance(kind, Player) else t.cast.owner[thing]


def are_yours(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """yours: the own fighters; a teammate's are friendly, but not yours (U-13.1)."""
    return [thing for thing in things if seat_of(t, thing, kind) == ctx.seat]


def are_theirs(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """theirs: opposing (U-13.2: a teammate's fighters are friendly)."""
    team = t.cast.team
    return [thing for thing in things if team[seat_of(t, thing, kind)] != team[ctx.seat]]


def are_other(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """other: not this card, not this fighter."""
    this_one = CARD + ctx.card if isinstance(kind, CardKind) else ctx.user
    return [thing for thing in things if thing != this_one]


def are_in_combat(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """in_combat"""
    return [thing for thing in things if thing in t.combat[:2]]


def are_defeated(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """defeated"""
    return [thing for thing in things if t.health[thing] == 0]


def are_undefeated(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """undefeated"""
    return [thing for thing in things if t.health[thing] > 0]


def are_heroes(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """hero"""
    return [thing for thing in things if t.cast.is_hero[thing]]


def are_sidekicks(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """sidekick"""
    return [thing for thing in things if not t.cast.is_hero[thing]]


def are_called(t: T, things: Sequence[int], node: v.Called, kind: Kind, ctx: Context) -> Sequence[int]:
    """called: fighters of the effect's player."""
    cast = t.cast
    return [f for f in things if cast.name[f] == node.name and cast.owner[f] == ctx.seat]


def began_on(t: T, things: Sequence[int], node: v.BeganOn, kind: Kind, ctx: Context) -> Sequence[int]:
    """began_on"""
    return [thing for thing in things if t.began_fog & BIT[t.began[thing]]]


def are_displaced(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """displaced, Q-16: not in the space it held when the current turn began, whoever's turn it is."""
    return [thing for thing in things if t.space[thing] != t.began[thing]]


def are_among(t: T, things: Sequence[int], node: Among, kind: Kind, ctx: Context) -> Sequence[int]:
    """among"""
    known = ctx.that(node.name)
    return [thing for thing in things if thing in known]


def are_tagged(t: T, things: Sequence[int], node: v.Tagged, kind: Kind, ctx: Context) -> Sequence[int]:
    """tagged"""
    cards_known = t.cast.library.cards
    return [thing for thing in things if node.tag in cards_known[t.identity[thing - CARD]].tags]


def are_discarded(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """discarded"""
    pile = discard_of(t, ctx.seat)
    return [thing for thing in things if thing - CARD in pile]


def are_bannered(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """bannered"""
    return [thing for thing in things if t.cast.card(t.identity[thing - CARD]).banner]


# Conditions


def attacker_won(t: T) -> bool:
    """U-9.20: The attack itself dealt at least 1 combat damage."""
    return t.combat[DEALT] > 0


def won(t: T, node: v.Won, ctx: Context) -> bool:
    """won, U-9.20 and U-9.21: a tie is a win for the defender."""
    return bool(t.combat and t.combat[OVER]) and attacker_won(t) == (side_of(t, ctx) == ATTACK_SIDE)


def lost(t: T, node: v.Lost, ctx: Context) -> bool:
    """lost"""
    return bool(t.combat and t.combat[OVER]) and attacker_won(t) != (side_of(t, ctx) == ATTACK_SIDE)


def attacking(t: T, node: v.Attacking, ctx: Context) -> bool:
    """attacking"""
    return bool(t.combat) and side_of(t, ctx) == ATTACK_SIDE


def defending(t: T, node: v.Defending, ctx: Context) -> bool:
    """defending"""
    return bool(t.combat) and side_of(t, ctx) == DEFENSE_SIDE


def is_(t: T, node: Is, ctx: Context) -> bool:
    """is_: any of them passes all filters."""
    return bool(narrow(t, candidates(t, node.things, ctx), FIGHTER, node.where, ctx))


def none_of(t: T, node: v.NoneOf, ctx: Context) -> bool:
    """none"""
    return not candidates(t, Each(node.kind, node.where), ctx)


def in_state(t: T, node: v.InState, ctx: Context) -> bool:
    """in_state"""
    names = t.cast.states[ctx.seat].states
    return names[t.counters[t.cast.counter[ctx.seat, "state"]]] == node.state


def basket(t: T, node: v.Basket, ctx: Context) -> bool:
    """basket: the item on the top card of the own discard pile."""
    named = ctx.that("item")
    if named:
        return ITEMS[named[0]] == node.item
    pile = discard_of(t, ctx.seat)
    if not pile:
        return False
    return node.item in t.cast.card(t.identity[pile[-1]]).tags or has_any_item(t, pile[-1])


def can_spend(t: T, node: Spend, ctx: Context) -> bool:
    """Whether a resource suffices."""
    return is_open(node.amount) or value(t, Stat(node.resource), ctx) >= value(t, node.amount, ctx)


def can_discard(t: T, node: v.Discard, ctx: Context) -> bool:
    """Whether the hand suffices."""
    return is_open(node.amount) or len(hand_of(t, ctx.seat)) >= value(t, node.amount, ctx)


# Amounts


def health(t: T, node: v.Health, ctx: Context) -> int:
    """health"""
    return sum(t.health[f] for f in candidates(t, node.of, ctx))


def boost_of(t: T, node: v.BoostOf, ctx: Context) -> int:
    """boost_of"""
    return sum(boost_value(t, thing - CARD) for thing in candidates(t, node.card, ctx))


def printed_value_of(t: T, node: v.PrintedValue, ctx: Context) -> int:
    """printed_value, U-10.3: the number on the card, or what it was changed to."""
    total = 0
    for thing in candidates(t, node.card, ctx):
        slot = thing - CARD
        side = next((s for s in (0, 1) if t.combat and t.combat[CARDS + s] == slot), -1)
        changed = t.combat[PRINTED + side] if side >= 0 else -1
        total += changed if changed >= 0 else t.cast.card(t.identity[slot]).value or 0
    return total


def dealt(t: T, node: v.Dealt, ctx: Context) -> int:
    """dealt"""
    return t.combat[DEALT] if t.combat else 0


def stat(t: T, node: Stat, ctx: Context) -> int:
    """stat"""
    return t.counters[t.cast.counter[ctx.seat, node.resource]]


MEANING = common_meaning()
MEANING.kinds.update(
    {
        v.FighterKind: all_fighters,
        v.TokenKind: all_tokens,
        v.SpaceKind: all_spaces,
        Player: all_players,
        CardKind: all_cards,
    }
)
MEANING.things.update(
    {
        v.The: the,
        This: this,
        v.Foe: foe,
        ThisCard: this_card,
        v.TheirCard: their_card,
        Top: top,
        v.HandOf: cards_in_hand,
        v.TopDiscard: top_discard,
        Opponent: opponent,
    }
)
MEANING.filters.update(
    {
        v.AdjacentTo: in_area,
        v.InZoneOf: in_area,
        v.InSpaceOf: in_area,
        v.On: in_area,
        v.Empty: in_area,
        Yours: are_yours,
        Theirs: are_theirs,
        Other: are_other,
        v.InCombat: are_in_combat,
        v.Defeated: are_defeated,
        v.Undefeated: are_undefeated,
        v.Hero: are_heroes,
        v.Sidekick: are_sidekicks,
        v.Called: are_called,
        v.BeganOn: began_on,
        v.Displaced: are_displaced,
        Among: are_among,
        v.Tagged: are_tagged,
        v.Discarded: are_discarded,
        v.Bannered: are_bannered,
    }
)
MEANING.conditions.update(
    {
        v.Won: won,
        v.Lost: lost,
        v.Attacking: attacking,
        v.Defending: defending,
        Is: is_,
        v.NoneOf: none_of,
        v.InState: in_state,
        v.Basket: basket,
        Spend: can_spend,
        v.Discard: can_discard,
    }
)
MEANING.amounts.update(
    {v.Health: health, v.BoostOf: boost_of, v.PrintedValue: printed_value_of, v.Dealt: dealt, Stat: stat}
)
