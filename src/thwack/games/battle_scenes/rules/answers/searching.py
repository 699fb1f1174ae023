"""BS-H104: Searches of the own deck: who may answer them, what they set off, who cannot make them."""

from .....cardlang.meaning import candidates, perform, select_nothing
from .....cardlang.node import Context, Things
from .....cardlang.nouns import One
from .....cardlang.shared import Some
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards.answers.words import Found, HasSearched, Searches, StopSearch
from ...cards.verbs import Load, Put
from ...state.table import DECK, PLAYER, SceneTable, deck_of
from ..choosing import searches_deck
from ..events import awaiting, wait
from ..measures import MEANING
from ..stats import Row
from ..terms import is_unsearchable, seats_meant
from .hand import answers_of, ask_hand, in_hand

BEGUN = "begun"  # what a search remembers that may go on


def is_search_of_own(t: SceneTable, cards: Things, ctx: Context) -> bool:
    """Whether a choice looks through the player's own deck, and may."""
    if not isinstance(cards, One | Some) or not searches_deck(cards) or not deck_of(t, ctx.seat):
        return False
    return ctx.seat in seats_meant(t, cards.where, ctx) and not is_unsearchable(t, ctx.seat)


def is_answered(t: SceneTable, node: Load | Put, ctx: Context) -> bool:
    """BS-H104: Whether the opponent is asked first; who need not search says so before that."""
    if Searches not in t.cast.hand_sorts or ctx.that(BEGUN) or not is_search_of_own(t, node.cards, ctx):
        return False
    found: list[Row] = []
    for text, own in in_hand(t, 1 - ctx.seat, Searches):
        if PLAYER + ctx.seat in candidates(t, text.rule.event.who, own):  # type: ignore[attr-defined]
            found.append((text, own))
    if not found:
        return False
    go_on: Step = (perform, node, ctx.bind(BEGUN, (1,)))
    question: Step = (ask_hand, 1 - ctx.seat, answers_of(t, found), PLAYER + ctx.seat, go_on)
    if ctx.optional:
        t.ask(ctx.seat, [(begin_search, ctx.seat, question), (select_nothing,)])
    else:
        t.then(question)
    return True


def begin_search(t: SceneTable, seat: Seat, question: Step) -> None:
    """Yes, the deck will be searched."""
    t.then(question)


def do_stop_search(t: SceneTable, node: StopSearch, ctx: Context) -> None:
    """stop_search: whoever answers so ends the search; here it is told."""
    t.emit("search_stopped", ctx.that("it")[0] - PLAYER)


def found_by(t: SceneTable, cards: Things, taken: tuple[int, ...]) -> int:
    """How many of the cards that were chosen a search has found; they still lie in the deck."""
    if HasSearched not in t.cast.sorts or not isinstance(cards, One | Some) or not searches_deck(cards):
        return 0
    return sum(t.place[card] == DECK for card in taken)


def notice_search(t: SceneTable, seat: Seat, found: int) -> None:
    """BS-H109: Texts that wait for a player to have found cards in the own deck."""
    for rule, own in awaiting(t, HasSearched) if found else ():
        if PLAYER + seat in candidates(t, rule.event.who, own):
            wait(t, rule, own.bind("found", (found,)), PLAYER + seat)


def _found(t: SceneTable, node: Found, ctx: Context) -> int:
    return sum(ctx.that("found"))


MEANING.effects.update({StopSearch: do_stop_search})
MEANING.amounts.update({Found: _found})
