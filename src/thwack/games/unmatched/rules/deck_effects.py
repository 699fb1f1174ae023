"""U-5, U-10: What the words about decks and discard piles mean (`cards/deck_words.py`, `pile_words.py`)."""

from collections.abc import Sequence

from ....cardlang.meaning import candidates, select, value
from ....cardlang.node import Context, Filter, Kind
from ....cardlang.nouns import Each
from ....kernel.ids import Seat
from ....kernel.knowledge import PUBLIC
from ....kernel.table import Step
from ..cards import deck_words
from ..cards.oneoff_words import OtherName
from ..cards.pile_words import AtRandom, Reorder, ToBottom
from ..state.atoms import blur, discard_card, shuffle_deck
from ..state.records import lay_in_order, put_into_deck, put_on_top, put_under, sink_card
from ..state.table import CARD, DECK, DISCARD, UnmatchedTable, deck_of, discard_of, hand_of, heroes_of
from .card_effects import look_at, pile_with
from .hands import cards, slot_with
from .terms import MEANING

T = UnmatchedTable


def top_of(t: T, node: deck_words.TopOf, ctx: Context) -> tuple[int, ...]:
    """top_of"""
    amount = value(t, node.amount, ctx)
    return tuple(card for seat in candidates(t, node.who, ctx) for card in cards(deck_of(t, seat)[:amount]))


def do_discard_cards(t: T, node: deck_words.DiscardCards, ctx: Context) -> None:
    """discard_cards"""
    t.then((select, node.cards, ctx, ctx.seat), (discard_selected,))


def discard_selected(t: T) -> None:
    """U-5.6: Each onto its owner's pile; what went there is remembered."""
    for thing in t.it:
        pile = pile_with(t, thing - CARD)
        if pile != DISCARD:
            discard_card(t, thing - CARD, pile)


def top_discards(t: T, node: deck_words.TopDiscards, ctx: Context) -> tuple[int, ...]:
    """top_discards: as many as there are."""
    return cards(discard_of(t, ctx.seat)[-value(t, node.amount, ctx) :])


def deck_empty(t: T, node: deck_words.DeckEmpty, ctx: Context) -> bool:
    """deck_empty"""
    return not deck_of(t, ctx.seat)


def do_shuffle_in(t: T, node: deck_words.ShuffleIn, ctx: Context) -> None:
    """shuffle_in"""
    t.then((select, node.cards, ctx, ctx.seat), (shuffle_in_selected,))


def shuffle_in_selected(t: T) -> None:
    """R-8: Nobody knows any more where these cards are, nor what of a hand has stayed. Each deck is shuffled
    once."""
    slots = [thing - CARD for thing in t.it]
    for seat in sorted({t.cast.slot_owner[slot] for slot in slots}):
        own = [slot for slot in slots if t.cast.slot_owner[slot] == seat]
        if any(slot in hand_of(t, seat) for slot in own):
            blur(t, seat, hand_of(t, seat))
        for slot in own:
            put_into_deck(t, slot, pile_with(t, slot))
        shuffle_deck(t, seat)


def bottom(t: T, node: deck_words.Bottom, ctx: Context) -> tuple[int, ...]:
    """bottom: the lowest first."""
    return cards(deck_of(t, ctx.seat)[::-1][: value(t, node.amount, ctx)])


def hero_of(t: T, node: deck_words.HeroOf, ctx: Context) -> tuple[int, ...]:
    """hero_of"""
    return tuple([f for seat in candidates(t, node.who, ctx) for f in heroes_of(t, seat)])


def select_hero_of(t: T, node: deck_words.HeroOf, ctx: Context, seat: Seat) -> None:
    """Q-29: Of several heroes one is meant, chosen by their player."""
    t.then((choose_hero_of, tuple(candidates(t, node.who, ctx)), ()))


def choose_hero_of(t: T, seats: tuple[int, ...], found: tuple[int, ...]) -> None:
    """The next player's."""
    if seats:
        able = [f for f in heroes_of(t, seats[0]) if t.space[f] >= 0] or [heroes_of(t, seats[0])[0]]
        t.ask(seats[0], [(name_hero, f, seats, found) for f in able])
    else:
        t.it = found


def name_hero(t: T, hero: int, seats: tuple[int, ...], found: tuple[int, ...]) -> None:
    """This one."""
    t.do((choose_hero_of, seats[1:], (*found, hero)))


def have_other_names(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """other_name"""
    own = t.identity[ctx.card]
    return [thing for thing in things if t.identity[thing - CARD] != own]


def are_for_combat(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """combat_card"""
    return [thing for thing in things if t.cast.card(t.identity[thing - CARD]).type != "scheme"]


def do_to_top(t: T, node: deck_words.ToTop, ctx: Context) -> None:
    """to_top"""
    t.then((select, node.cards, ctx, ctx.seat), (lift_selected,))


def lift_selected(t: T) -> None:
    """Each onto its owner's deck; whoever knows it still does."""
    for thing in t.it:
        veil_hand(t, thing - CARD)
        put_on_top(t, thing - CARD, pile_with(t, thing - CARD))


MEANING.things.update(
    {
        deck_words.TopOf: top_of,
        deck_words.TopDiscards: top_discards,
        deck_words.Bottom: bottom,
        deck_words.HeroOf: hero_of,
    }
)
MEANING.selects[deck_words.HeroOf] = select_hero_of
MEANING.filters[deck_words.CombatCard] = are_for_combat
MEANING.effects[deck_words.ToTop] = do_to_top
MEANING.conditions[deck_words.DeckEmpty] = deck_empty
MEANING.effects.update({deck_words.DiscardCards: do_discard_cards, deck_words.ShuffleIn: do_shuffle_in})


def at_random(t: T, node: AtRandom, ctx: Context) -> tuple[int, ...]:
    """at_random: those that chance picks from."""
    return candidates(t, Each(node.kind, node.where), ctx)


def select_at_random(t: T, node: AtRandom, ctx: Context, seat: Seat) -> None:
    """So many, one after the other."""
    t.then((draw_lots, candidates(t, node, ctx), value(t, node.amount, ctx), ()))


def draw_lots(t: T, able: tuple[int, ...], left: int, found: tuple[int, ...]) -> None:
    """The next one that chance picks."""
    if left and able:
        t.by_chance([(lot_falls_on, t.identity[thing - CARD], able, left, found) for thing in able])
    else:
        t.it = found


def lot_falls_on(t: T, card: int, able: tuple[int, ...], left: int, found: tuple[int, ...]) -> None:
    """This one, and go on."""
    slot = slot_with(t, tuple([thing - CARD for thing in able]), card)
    rest = tuple([thing for thing in able if thing != CARD + slot])
    t.do((draw_lots, rest, left - 1, (*found, CARD + slot)))


def do_to_bottom(t: T, node: ToBottom, ctx: Context) -> None:
    """to_bottom"""
    t.then((select, node.cards, ctx, ctx.seat), (sink_selected,))


def sink_selected(t: T) -> None:
    """Q-30: Whoever knows the card knows where it went."""
    for thing in t.it:
        slot = thing - CARD
        pile = pile_with(t, slot)
        if pile in (DECK, DISCARD):
            sink_card(t, slot, pile)
        else:
            veil_hand(t, slot)
            put_under(t, slot, pile)


def veil_hand(t: T, slot: int) -> None:
    """R-8: A card that is not known to all goes from a hand to a deck: which ones stayed is not known."""
    seat = t.cast.slot_owner[slot]
    if slot in hand_of(t, seat) and t.known[slot] != PUBLIC:
        blur(t, seat, hand_of(t, seat))


def do_reorder(t: T, node: Reorder, ctx: Context) -> None:
    """reorder: those that still lie on a deck; whoever orders them looks at them."""
    found = [thing - CARD for thing in candidates(t, node.cards, ctx)]
    high = len(found) - 1 if node.left == "rest" else None  # the one that was put under the deck is not there
    slots = tuple([slot for slot in found if slot in deck_of(t, t.cast.slot_owner[slot])[:high]])
    look_at(t, ctx.seat, slots)
    t.then((reorder_next, slots, (), ctx))


def reorder_next(t: T, slots: tuple[int, ...], put: tuple[int, ...], ctx: Context) -> None:
    """Which of them lies next, from the top down."""
    if slots:
        distinct = dict.fromkeys([t.identity[slot] for slot in slots])
        options: list[Step] = [(reorder_this, card, slots, put, ctx) for card in distinct]
        t.ask(ctx.seat, options, len(slots))
    elif put:
        lay_in_order(t, put, ctx.seat)


def reorder_this(t: T, card: int, slots: tuple[int, ...], put: tuple[int, ...], ctx: Context) -> None:
    """This one."""
    slot = slot_with(t, slots, card)
    t.then((reorder_next, tuple([s for s in slots if s != slot]), (*put, slot), ctx))


MEANING.things[AtRandom] = at_random
MEANING.selects[AtRandom] = select_at_random
MEANING.effects.update({ToBottom: do_to_bottom, Reorder: do_reorder})
MEANING.filters[OtherName] = have_other_names
