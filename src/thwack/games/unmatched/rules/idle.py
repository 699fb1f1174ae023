"""Effects of which everybody can see that they would do nothing: a bargain for one is not offered.

Only what is public counts, such as who stands where and how many cards a hand has; what those cards are does
not, for a question that is not put would tell of them.
"""

from collections.abc import Callable
from typing import Final

from ....cardlang.meaning import candidates, value
from ....cardlang.node import Context, Node, Things, walk
from ....cardlang.nouns import Either, OtherThan, That
from ....cardlang.shared import Among
from ....cardlang.verbs import Damage, Defeat, Gain, Heal, Take
from ..cards import verbs
from ..cards.words import BoostOf, PrintedValue, TheirCard
from ..state.table import CARDS, NO_CARD, TOKEN, UnmatchedTable, hand_of, most_health
from .defeat import returnable
from .hands import boost_sources
from .terms import combat_of, foe_card, side_of

T = UnmatchedTable


def targets(t: T, things: Things, ctx: Context) -> tuple[int, ...] | None:
    """Those meant; None if that hangs on what has not happened yet."""
    if any(isinstance(node, That | Either | OtherThan | Among) for node in walk(things)):
        return None
    return candidates(t, things, ctx)


def finds_nobody(
    t: T, node: Damage | Defeat | verbs.SetHealth | verbs.Move | verbs.Place, ctx: Context
) -> bool:
    """No fighter or token on the board."""
    found = targets(t, node.target, ctx)
    return found is not None and not any(thing >= TOKEN or t.space[thing] >= 0 for thing in found)


def hurts_nobody(t: T, node: Damage, ctx: Context) -> bool:
    """Nobody to hurt, or as much as the number on the other card, which is 0."""
    told = isinstance(node.amount, BoostOf | PrintedValue) and isinstance(node.amount.card, TheirCard)
    return finds_nobody(t, node, ctx) or (told and not value(t, node.amount, ctx))


def finds_nobody_hurt(t: T, node: Heal, ctx: Context) -> bool:
    """No fighter who has lost health and is not defeated."""
    found = targets(t, node.target, ctx)
    return found is not None and not any(0 < t.health[f] < most_health(t, f) for f in found)


def finds_nobody_defeated(t: T, node: verbs.BringBack, ctx: Context) -> bool:
    """Nobody who could return."""
    found = targets(t, node.target, ctx)
    return found is not None and not returnable(t, found)


def lacks_a_partner(t: T, node: verbs.TradePlaces, ctx: Context) -> bool:
    """One of the two is not on the board."""
    pair = (targets(t, node.first, ctx), targets(t, node.second, ctx))
    return any(found is not None and not any(t.space[f] >= 0 for f in found) for found in pair)


def has_no_hand(t: T, node: verbs.Boost, ctx: Context) -> bool:
    """Q-5 asks for a card with a boost value, but only the number of cards is known to all."""
    combat = combat_of(t, ctx)
    return not boost_sources(t, ctx.seat) or (bool(combat) and combat[CARDS + side_of(t, ctx)] == NO_CARD)


def finds_no_hand(t: T, node: verbs.Discard, ctx: Context) -> bool:
    """Nobody who would discard has a card."""
    seats = targets(t, node.who, ctx)
    return seats is not None and not any(hand_of(t, seat) for seat in seats)


def finds_no_card(t: T, node: Take, ctx: Context) -> bool:
    """No such card."""
    return targets(t, node.cards, ctx) == ()


def has_its_fill(t: T, node: Gain, ctx: Context) -> bool:
    """No more can be had."""
    where = t.cast.counter[ctx.seat, node.resource]
    return t.counters[where] >= t.cast.counter_most[where]


def finds_no_answer(t: T, node: Node, ctx: Context) -> bool:
    """Q-13: There is no card on the other side."""
    return foe_card(t, ctx) == NO_CARD


IDLE: Final[dict[type[Node], Callable[..., bool]]] = {
    Damage: hurts_nobody,
    Defeat: finds_nobody,
    verbs.SetHealth: finds_nobody,
    verbs.Move: finds_nobody,
    verbs.Place: finds_nobody,
    Heal: finds_nobody_hurt,
    verbs.BringBack: finds_nobody_defeated,
    verbs.TradePlaces: lacks_a_partner,
    verbs.Boost: has_no_hand,
    verbs.Discard: finds_no_hand,
    Take: finds_no_card,
    Gain: has_its_fill,
    verbs.Cancel: finds_no_answer,
    verbs.IgnoreValue: finds_no_answer,
}
