"""R-63, R-64: Decks of cards that are no action cards: Titania's Glamours, and Pandora's box of Miseries."""

from .....cardlang.meaning import perform, value
from .....cardlang.node import Context
from .....kernel.ids import Seat
from ...cards.zone_words import CloseBox, Fade, Feathers, OpenBox, PeekBox, SendBack, Unveil
from ...state.atoms import hurt, show_to, take_card
from ...state.combats import set_combat
from ...state.table import CARDS, COMMITTED, NO_CARD, ZONE, UnmatchedTable, zone_of
from ...state.zones import lay_card, shuffle_zone
from ..lasting import exposed
from ..terms import MEANING, foe_card, side_of

T = UnmatchedTable


# Glamours


def do_unveil(t: T, node: Unveil, ctx: Context) -> None:
    """R-63: The top card of the deck, if there is one."""
    rule = t.cast.extra_decks[ctx.seat]
    for slot in zone_of(t, ctx.seat, rule.zone)[:1]:
        lay_card(t, slot, ZONE + t.cast.zone[ctx.seat, rule.zone], ctx.seat, rule.to)


def do_fade(t: T, node: Fade, ctx: Context) -> None:
    """R-63: What lies open goes to its own discard pile."""
    rule = t.cast.extra_decks[ctx.seat]
    for slot in zone_of(t, ctx.seat, rule.to):
        lay_card(t, slot, ZONE + t.cast.zone[ctx.seat, rule.to], ctx.seat, rule.gone)


def can_fade(t: T, node: Fade, ctx: Context) -> bool:
    """Whether one lies open."""
    return bool(zone_of(t, ctx.seat, t.cast.extra_decks[ctx.seat].to))


def do_send_back(t: T, node: SendBack, ctx: Context) -> None:
    """R-34: The card goes back to its owner's hand, and is no card of the combat any more."""
    slot = foe_card(t, ctx)
    if slot != NO_CARD:
        take_card(t, slot, COMMITTED)
        set_combat(t, CARDS + 1 - side_of(t, ctx), NO_CARD)


# Miseries


def revealed(t: T, seat: Seat) -> tuple[int, ...]:
    """The cards of the box that lie open."""
    return zone_of(t, seat, t.cast.boxes[seat].to)


def do_open_box(t: T, node: OpenBox, ctx: Context) -> None:
    """R-64: The first card of the box has to be revealed."""
    reveal_from_box(t, value(t, node.amount, ctx), ctx)


def reveal_from_box(t: T, most: int, ctx: Context) -> None:
    """R-64: The top card; what it says happens, then it is seen whether that was too much."""
    rule = t.cast.boxes[ctx.seat]
    for slot in zone_of(t, ctx.seat, rule.zone)[:1]:
        lay_card(t, slot, ZONE + t.cast.zone[ctx.seat, rule.zone], ctx.seat, rule.to)
        effect = t.cast.card(t.identity[slot]).effects.get("opened")
        own = ctx._replace(card=slot)
        t.do(*([(perform, effect, own)] if effect is not None else []), (go_on_or_suffer, most, ctx))


def go_on_or_suffer(t: T, most: int, ctx: Context) -> None:
    """R-64: With so many feathers it is over, and hurts once for each card; before that the player may go
    on."""
    open_cards = revealed(t, ctx.seat)
    rules = [rule for slot in open_cards for rule in t.cast.card(t.identity[slot]).rules]
    feathers = sum([value(t, rule.amount, ctx) for rule in rules if isinstance(rule, Feathers)])
    if feathers >= most:
        hero = t.cast.hero[ctx.seat]
        hurt(t, [(f, len(open_cards)) for f in exposed(t, (hero,))])
    elif zone_of(t, ctx.seat, t.cast.boxes[ctx.seat].zone) and t.health[t.cast.hero[ctx.seat]]:
        t.ask(ctx.seat, [(reveal_from_box, most, ctx), (leave_box, ctx.seat)])


def leave_box(t: T, seat: Seat) -> None:
    """Enough."""


def do_close_box(t: T, node: CloseBox, ctx: Context) -> None:
    """R-64: What was revealed is shuffled back."""
    rule = t.cast.boxes[ctx.seat]
    for slot in revealed(t, ctx.seat):
        lay_card(t, slot, ZONE + t.cast.zone[ctx.seat, rule.to], ctx.seat, rule.zone)
    shuffle_zone(t, ctx.seat, rule.zone)


def do_peek_box(t: T, node: PeekBox, ctx: Context) -> None:
    """R-64: The next card, seen in private."""
    top = zone_of(t, ctx.seat, t.cast.boxes[ctx.seat].zone)[:1]
    show_to(t, ctx.seat, top)
    t.emit("looked", ctx.seat, len(top))


MEANING.effects.update(
    {
        Unveil: do_unveil,
        Fade: do_fade,
        SendBack: do_send_back,
        OpenBox: do_open_box,
        CloseBox: do_close_box,
        PeekBox: do_peek_box,
    }
)
MEANING.conditions[Fade] = can_fade
