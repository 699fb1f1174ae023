"""What the words about cards and who can be reached mean (`cards/duel_words.py`)."""

from collections.abc import Sequence

from .....cardlang.meaning import candidates, narrow, select_nothing
from .....cardlang.node import Context, Filter, Kind
from .....cardlang.verbs import Defeat
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards import duel_words, special
from ...cards.reading import ATTACK
from ...state.atoms import discard_card, show_card, show_to, shuffle_deck, take_card
from ...state.bodies import body
from ...state.combats import set_combat
from ...state.records import commit_from_deck, mix_under
from ...state.table import (
    ATTACK_SIDE,
    ATTACKER,
    CARD,
    CARDS,
    COMMITTED,
    DECK,
    NO_CARD,
    UnmatchedTable,
    deck_of,
    hand_of,
    holder_of,
)
from ..hands import cards, kind_of, slot_with
from ..terms import CARD_KIND, MEANING, combat_of, foe_card, side_of

T = UnmatchedTable


def are_nearest(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """nearest: to the fighter that does it; one that has fallen is near to nobody."""
    here, board = t.space[ctx.user], t.cast.board
    if here < 0 or not things:
        return []
    seen = body(t, ctx.user)
    for _ in range(board.size):
        seen |= board.around(seen)
        found = [f for f in things if seen & body(t, f)]
        if found:
            return found
    return []


def has_played(t: T, node: duel_words.Played, ctx: Context) -> bool:
    """played"""
    combat = combat_of(t, ctx)
    seats = candidates(t, node.who, ctx)
    sides = [side for side in (0, 1) if combat and t.cast.owner[combat[side]] in seats]
    return any(combat[CARDS + side] != NO_CARD for side in sides)


def are_timed(t: T, things: Sequence[int], node: duel_words.Timed, kind: Kind, ctx: Context) -> Sequence[int]:
    """timed"""
    return [thing for thing in things if node.timing in t.cast.card(t.identity[thing - CARD]).effects]


def are_in_hand(
    t: T, things: Sequence[int], node: duel_words.InHandOf, kind: Kind, ctx: Context
) -> Sequence[int]:
    """in_hand_of"""
    held = [slot for seat in candidates(t, node.who, ctx) for slot in hand_of(t, seat)]
    return [thing for thing in things if thing - CARD in held]


def do_search(t: T, node: duel_words.Search, ctx: Context) -> None:
    """search: whoever searches looks at the whole deck."""
    show_to(t, ctx.seat, deck_of(t, ctx.seat))
    t.emit("looked", ctx.seat, len(deck_of(t, ctx.seat)))
    t.then((choose_found, node, ctx))


def choose_found(t: T, node: duel_words.Search, ctx: Context) -> None:
    """Which card; with "may" none."""
    deck = deck_of(t, ctx.seat)
    able = narrow(t, cards(deck), CARD_KIND, node.where, ctx)
    distinct = dict.fromkeys([t.identity[thing - CARD] for thing in able])
    options: list[Step] = [(find_card, card, ctx.seat) for card in distinct]
    if ctx.optional or not options:
        options.append((find_nothing, ctx.seat))
    t.ask(ctx.seat, options, 1 + len(deck))


def find_card(t: T, card: int, seat: Seat) -> None:
    """It is shown to all; then the deck is shuffled."""
    slot = slot_with(t, deck_of(t, seat), card)
    show_card(t, slot)
    t.emit("revealed", seat, (card, -1))
    take_card(t, slot, DECK)
    shuffle_deck(t, seat)
    t.it = (CARD + slot,)


def find_nothing(t: T, seat: Seat) -> None:
    """The deck is shuffled all the same."""
    shuffle_deck(t, seat)
    select_nothing(t)


def do_shuffle_decks(t: T, node: duel_words.ShuffleDecks, ctx: Context) -> None:
    """shuffle_decks"""
    for seat in range(t.cast.seats):
        shuffle_deck(t, seat)


def can_defeat(t: T, node: Defeat, ctx: Context) -> bool:
    """Whether there is somebody to give up."""
    return any(t.space[f] >= 0 for f in candidates(t, node.target, ctx))


def do_mists(t: T, node: special.MistsOfMunnopor, ctx: Context) -> None:
    """mists_of_munnopor: what is revealed on the way goes under the deck, and nobody knows in which order."""
    slot = foe_card(t, ctx)
    if slot == NO_CARD or side_of(t, ctx) == ATTACK_SIDE:
        return
    seat, attacker = holder_of(t, slot), t.combat[ATTACKER]
    discard_card(t, slot, COMMITTED)
    set_combat(t, CARDS + ATTACK_SIDE, NO_CARD)
    passed: list[int] = []
    for top in deck_of(t, seat):
        card = t.identity[top]
        show_card(t, top)
        t.emit("revealed", seat, (card, -1))
        if kind_of(t, seat, card) & ATTACK and t.cast.users[card] >> attacker & 1:
            commit_from_deck(t, top)
            set_combat(t, CARDS + ATTACK_SIDE, top)
            break
        passed.append(top)
    mix_under(t, tuple(passed))


MEANING.filters.update(
    {
        duel_words.Nearest: are_nearest,
        duel_words.Timed: are_timed,
        duel_words.InHandOf: are_in_hand,
    }
)
MEANING.conditions.update({duel_words.Played: has_played, Defeat: can_defeat})
MEANING.effects.update(
    {
        duel_words.Search: do_search,
        duel_words.ShuffleDecks: do_shuffle_decks,
        special.MistsOfMunnopor: do_mists,
    }
)
