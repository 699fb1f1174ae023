"""What Deadpool's cards do and nobody else's: walks of any length, a card in another's place, guesses."""

from typing import Final

from .....cardlang.meaning import candidates, select
from .....cardlang.node import Context
from .....cardlang.nouns import ONE, YOU, One, Player, Theirs
from .....kernel.fan import Fan
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards.oneoff_words import Go, Yellow
from ...cards.reading import ATTACK, DEFENSE
from ...cards.special import GuessCard, LayBare, TimeOut
from ...cards.verbs import Discard
from ...state.atoms import discard_card, put, show_card, shuffle_deck
from ...state.combats import set_combat
from ...state.table import (
    ADDED,
    ATTACK_SIDE,
    CANCELED,
    CARDS,
    COMMITTED,
    DECK,
    IGNORED,
    LOCKED,
    PRINTED,
    SET,
    UnmatchedTable,
    deck_of,
    hand_of,
)
from ..attack import resolve_card
from ..card_effects import discard_of_one, look_at
from ..hands import kind_of, slot_with
from ..maneuver import draw_cards
from ..movement import destinations, move_only
from ..terms import AREAS, MEANING, area, in_area, side_of

T = UnmatchedTable
YELLOWISH: Final = frozenset({"yellow", "amber", "ochre"})
CHOSEN_FOR_THEM: Final = Discard(ONE, (), by=YOU)
FRESH: Final = {SET: -1, PRINTED: -1, ADDED: 0, IGNORED: 0, LOCKED: 0, CANCELED: 0}


def in_yellow(t: T, node: Yellow, ctx: Context) -> int:
    """yellow"""
    zones = t.cast.board.zones
    return sum(1 << space for space in range(t.cast.board.size) if YELLOWISH & set(zones[space]))


def do_go(t: T, node: Go, ctx: Context) -> None:
    """go"""
    where = t.cast.board.all
    for one in node.where:
        where &= area(t, one, ctx)
    for fighter in candidates(t, node.target, ctx):
        t.do((choose_goal, fighter, where, ctx.seat))


def choose_goal(t: T, fighter: int, where: int, seat: Seat) -> None:
    """U-6.4, U-6.5: As far as the way leads, to another space; where none can be reached, nowhere."""
    far = t.cast.board.size
    pairs = [(f, goals & where) for f, goals in destinations(t, (fighter,), far, 0) if goals & where]
    if pairs:
        t.ask(seat, Fan(move_only, pairs, (seat, far, 0)))


def do_time_out(t: T, node: TimeOut, ctx: Context) -> None:
    """time_out"""
    look_at(t, ctx.seat, deck_of(t, ctx.seat))
    t.then((choose_instead, ctx))


def choose_instead(t: T, ctx: Context) -> None:
    """R-76: A card of the deck that could be played here, or none: nobody else sees what is in it."""
    side = side_of(t, ctx)
    kind = ATTACK if side == ATTACK_SIDE else DEFENSE
    deck = deck_of(t, ctx.seat)
    able = [
        card
        for card in dict.fromkeys([t.identity[slot] for slot in deck])
        if kind_of(t, ctx.seat, card) & kind and t.cast.users[card] >> t.combat[side] & 1
    ]
    options: list[Step] = [(play_instead, card, ctx) for card in able]
    t.ask(ctx.seat, [*options, (stop_searching, ctx.seat)], 1 + len(deck))


def play_instead(t: T, card: int, ctx: Context) -> None:
    """It lies there as if it had been played, and what it says comes next."""
    side, slot = side_of(t, ctx), slot_with(t, deck_of(t, ctx.seat), card)
    discard_card(t, t.combat[CARDS + side], COMMITTED)
    put(t, slot, DECK, COMMITTED)
    show_card(t, slot)
    set_combat(t, CARDS + side, slot)
    for part, start in FRESH.items():
        set_combat(t, part + side, start)
    t.emit("revealed", ctx.seat, (card, -1))
    shuffle_deck(t, ctx.seat)
    t.do((resolve_card, side, 0))


def stop_searching(t: T, seat: Seat) -> None:
    """The deck was searched all the same."""
    shuffle_deck(t, seat)


def do_guess(t: T, node: GuessCard, ctx: Context) -> None:
    """guess_card"""
    t.do((select, One(Player(), (Theirs(),)), ctx, ctx.seat), (begin_guess, ctx))


def begin_guess(t: T, ctx: Context) -> None:
    """Whose hand it is about."""
    if t.it:
        t.do((name_card, t.it[0], ctx))


def name_card(t: T, seat: Seat, ctx: Context) -> None:
    """Any card of the deck that everybody knows the player to have."""
    t.ask(ctx.seat, [(guess, card.index, seat, ctx) for card in t.cast.heroes[seat].cards])


def guess(t: T, card: int, seat: Seat, ctx: Context) -> None:
    """All of that name are discarded; a wrong guess draws a card."""
    t.emit("guessed", ctx.seat, (card, -1))
    found = [slot for slot in hand_of(t, seat) if t.identity[slot] == card]
    for slot in found:
        discard_card(t, slot)
    if not found:
        draw_cards(t, ctx.seat, 1)


def do_lay_bare(t: T, node: LayBare, ctx: Context) -> None:
    """lay_bare"""
    other = t.cast.owner[t.combat[1 - side_of(t, ctx)]]
    t.then((discard_of_one, CHOSEN_FOR_THEM, Context(other, ctx.card), ctx.seat))


AREAS[Yellow] = in_yellow
MEANING.filters[Yellow] = in_area
MEANING.effects.update({Go: do_go, TimeOut: do_time_out, GuessCard: do_guess, LayBare: do_lay_bare})
