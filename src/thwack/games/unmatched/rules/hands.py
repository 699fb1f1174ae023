"""U-5: Cards. Who may use which, and what a hand offers."""

from ....cardlang.meaning import holds, perform, value
from ....cardlang.moments import While
from ....cardlang.node import Context
from ....kernel.ids import Identity, Seat, Slot
from ....kernel.table import Step
from ..cards.reading import TYPES
from ..cards.turns import Ongoing
from ..cards.words import Modify, PlayAs
from ..state.table import CARD, HAND, PILES, UnmatchedTable


def kind_of(t: UnmatchedTable, seat: Seat, identity: Identity) -> int:
    """U-5.4, U-5.5: What a card can be played as now, as bits; 0 while its form is not the hero's
    (`needs`)."""
    card = t.cast.cards[identity]
    kind = card.kind
    if card.needs is not None and not holds(t, card.needs, Context(seat)):
        return 0
    for rule in card.rules:
        if (
            isinstance(rule, While)
            and isinstance(rule.rule, PlayAs)
            and holds(t, rule.condition, Context(seat))
        ):
            kind |= TYPES[rule.rule.type]
    return kind


def playable(t: UnmatchedTable, seat: Seat, kind: int) -> dict[int, tuple[int, int]]:
    """U-5.2, U-5.3: The cards in hand that can be played as these kinds, with the undefeated fighters that
    may use them.

    Like cards are one: the keys are identities, the values are what it can be played as and a bit per
    fighter.
    """
    found: dict[int, tuple[int, int]] = {}
    hand = t.piles[PILES * seat + HAND]
    if not hand:
        return found
    able = t.standing
    uses = t.cast.uses
    given = t.cast.given
    identity = t.identity
    for slot in hand:
        card = identity[slot]
        if card not in found:
            as_now, users = uses[card]
            if as_now < 0:
                as_now = kind_of(t, seat, card)
            users &= able
            if card in given:  # whoever holds it plays it
                users &= t.cast.mine[seat]
            if as_now & kind and users:
                found[card] = (as_now, users)
    return found


def boosters(t: UnmatchedTable, slots: tuple[int, ...]) -> list[int]:
    """Q-5, U-6.8: Those of these cards with a boost value, whether or not they can still be played; like
    cards are one."""
    boost = t.cast.boost
    identity = t.identity
    found: list[int] = []
    for slot in slots:
        card = identity[slot]
        if boost[card] >= 0 and card not in found:
            found.append(card)
    return found


def boost_sources(t: UnmatchedTable, seat: Seat) -> tuple[int, ...]:
    """R-56: What a player may boost with: the hand, and the cards in a zone that is for that."""
    hand = t.piles[PILES * seat + HAND]
    if seat not in t.cast.boost_zone:
        return hand
    return (*hand, *t.piles[PILES * t.cast.seats + t.cast.boost_zone[seat]])


def boost_steps(t: UnmatchedTable, slot: Slot, seat: Seat) -> list[Step]:
    """R-57: What a boost sets off: first what the card itself says of it, for whoever boosts, then what their
    character card says."""
    effect = t.cast.cards[t.identity[slot]].effects.get("boosted")
    if effect is None and seat not in t.cast.when_boosting:
        return []
    steps: list[Step] = [] if effect is None else [(perform, effect, Context(seat, slot))]
    return steps + [(perform, rule.effect, Context(seat)) for rule in t.cast.when_boosting.get(seat, ())]


def boost_value(t: UnmatchedTable, slot: Slot) -> int:
    """The boost value of the card in a slot, and what schemes in play add; a card without one counts 0."""
    printed = t.cast.boost[t.identity[slot]]
    return max(printed, 0) + (added_boost(t, t.cast.slot_owner[slot]) if t.ongoing and printed >= 0 else 0)


def added_boost(t: UnmatchedTable, seat: Seat) -> int:
    """R-83: What the ongoing schemes of a player add to the boost values of their cards."""
    cards_known = [t.cast.card(t.identity[slot]) for slot in t.ongoing if t.cast.slot_owner[slot] == seat]
    rules = [rule.rule for card in cards_known for rule in card.rules if isinstance(rule, Ongoing)]
    return sum(
        [value(t, r.amount, Context(seat)) for r in rules if isinstance(r, Modify) and r.what == "boost"]
    )


def slot_with(t: UnmatchedTable, pile: tuple[int, ...], identity: Identity) -> int:
    """Which of like cards is meant: the one that most eyes know, so that what stays behind is what nobody
    has seen."""
    best = -1
    kinds = t.identity
    for slot in pile:
        if kinds[slot] == identity:
            if best < 0 or t.known[slot].bit_count() > t.known[best].bit_count():
                best = slot
    return best


def cards(slots: tuple[int, ...]) -> tuple[int, ...]:
    """Slots as things."""
    return tuple(CARD + slot for slot in slots)
