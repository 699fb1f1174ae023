"""BS-2.2, BS-11.4: Verbs that move cards: loading, unloading, putting back, looking ahead."""

from ....cardlang.control import May
from ....cardlang.meaning import candidates, perform, remember, select, value
from ....cardlang.node import Context, Number, Things
from ....cardlang.nouns import One
from ....cardlang.shared import Among, Some, ThisCard
from ....cardlang.verbs import Draw
from ....kernel.ids import Identity, Seat
from ....kernel.table import Step
from ..cards.entry.sights import Divines
from ..cards.further import ForeseesMore, IsRecycled, IsRevealed
from ..cards.named import DrawsInstead
from ..cards.special import Grounded
from ..cards.verbs import Arrange, Clairvoyance, CosmicEnergy, Load, Put, Swap, Unload
from ..state.atoms import (
    load_card,
    return_to_top,
    set_aside,
    show_card,
    shuffle_deck,
    swap_cards,
    to_deck,
    to_hand,
    to_resources,
    told,
    unload_card,
    veil,
)
from ..state.cast import SCENARIO_CARD
from ..state.records import note_revealed
from ..state.table import (
    ASIDE,
    CARRIED,
    DECK,
    HAND,
    NOTHING,
    PILES,
    PLAYER,
    RESOURCES,
    SCENARIO,
    SCENE,
    SceneTable,
    deck_of,
    resources_of,
    sheet_of,
)
from .choosing import least, searches_deck, slot_in, units_only
from .drawing import draw_by_effect
from .entry.seeing import notice_revealed
from .events import notice_gone, notice_load, notice_own
from .knockout import fall, leave
from .matching import includes
from .stats import bearer_of, standing
from .terms import is_unsearchable
from .texts.scenarios import change_scenario
from .triggers import resolve_triggers

FROM = {DECK: "deck", HAND: "hand", RESOURCES: "resources"}


# Loading


def do_load(t: SceneTable, node: Load, ctx: Context) -> None:
    """load: first onto whom, then which cards."""
    if draws_instead(t, node.cards, ctx):
        return
    if isinstance(node.onto, One):
        t.then((select, node.onto, ctx.must(), ctx.seat), (load_onto, node, ctx))
    else:
        t.it = candidates(t, node.onto, ctx)
        load_onto(t, node, ctx)


def load_onto(t: SceneTable, node: Load, ctx: Context) -> None:
    """Which cards?"""
    units = units_only(t, t.it)
    if units:
        t.then((select, node.cards, ctx, ctx.seat), (load_them, units[0], node, ctx))
    else:
        t.it = ()


def load_them(t: SceneTable, unit: int, node: Load, ctx: Context) -> None:
    """BS-F13: One after the other."""
    cards = t.it
    bearers = dict.fromkeys(bearer_of(t, card) for card in cards)
    loaded = []
    for card in cards:
        place = t.place[card]
        if place == SCENE or (place == HAND and is_grounded(t, t.cast.owner[card])):
            continue
        load_card(t, card, unit)
        notice_load(t, card, unit, FROM.get(place, "scene"))
        loaded.append(card)
    shuffle_after(t, node.cards, ctx)
    for bearer in bearers:
        if bearer != NOTHING:
            fall(t, bearer)
            if t.result:
                return
    t.it = tuple(loaded)


def is_grounded(t: SceneTable, seat: Seat) -> bool:
    """Whether a player cannot put characters in scene or load cards from hand."""
    if not t.lasting and Grounded not in t.cast.sorts:
        return False
    return any(PLAYER + seat in candidates(t, rule.who, own) for rule, own in standing(t, Grounded))


def draws_instead(t: SceneTable, cards: Things, ctx: Context) -> bool:
    """BS-H85: Whether as many cards are drawn in place of a search of the own deck."""
    if DrawsInstead not in t.cast.sorts or not isinstance(cards, One | Some) or not searches_deck(cards):
        return False
    if not standing(t, DrawsInstead):
        return False
    count = value(t, cards.amount, ctx) if isinstance(cards, Some) else 1
    if ctx.optional:
        t.then((perform, May(Draw(Number(count))), ctx.must()), (remember, ()))
    else:
        t.then((draw_by_effect, ctx.seat, count, 1), (remember, ()))
    return True


def shuffle_after(t: SceneTable, cards: Things, ctx: Context) -> None:
    """BS-H5: A deck that was searched is shuffled, whatever was found."""
    if isinstance(cards, One | Some) and searches_deck(cards) and not is_unsearchable(t):
        shuffle_deck(t, ctx.seat)


def load_is_payable(t: SceneTable, node: Load, ctx: Context) -> bool:
    """There must be cards to load, unless the player may load none."""
    return len(candidates(t, node.cards, ctx)) >= needed(t, node.cards, ctx)


def needed(t: SceneTable, cards: Things, ctx: Context) -> int:
    """How many cards a cost takes at least."""
    return least(t, cards.amount, ctx) if isinstance(cards, Some) else 1


# Unloading


def do_unload(t: SceneTable, node: Unload, ctx: Context) -> None:
    """unload"""
    t.then((select, node.cards, ctx, ctx.seat), (unload_them, ctx.seat))


def unload_them(t: SceneTable, seat: Seat) -> None:
    """BS-R1: Whoever is left without cards falls; BS-R39: those of the opponent first."""
    cards = tuple(card for card in t.it if t.place[card] >= CARRIED)
    bearers = dict.fromkeys(bearer_of(t, card) for card in cards)
    for card in cards:
        unload_card(t, card)
    owner = t.cast.owner
    for bearer in [unit for side in (1 - seat, seat) for unit in bearers if owner[unit] == side]:
        fall(t, bearer)
        if t.result:
            return
    t.it = cards


def unload_is_payable(t: SceneTable, node: Unload, ctx: Context) -> bool:
    """There must be cards to unload, unless the player may unload none."""
    found = [card for card in candidates(t, node.cards, ctx) if t.place[card] >= CARRIED]
    return len(found) >= needed(t, node.cards, ctx)


# Putting cards into zones


def do_put(t: SceneTable, node: Put, ctx: Context) -> None:
    """put"""
    if draws_instead(t, node.cards, ctx):
        return
    t.then((select, node.cards, ctx, ctx.seat), (put_them, node, ctx))


def put_them(t: SceneTable, node: Put, ctx: Context) -> None:
    """To a zone of their owner."""
    cards = t.it
    for card in cards:
        bearer = bearer_of(t, card)
        put_card(t, card, node.zone, ctx.seat, veiled=not is_open_choice(node.cards))
        if t.result:
            return
        if bearer != NOTHING:
            fall(t, bearer)
            if t.result:
                return
    shuffle_after(t, node.cards, ctx)
    t.it = cards


def is_open_choice(cards: Things) -> bool:
    """Whether whoever chose these cards had seen them, so that nobody need guess which they are."""
    return any(isinstance(f, Among) for f in getattr(cards, "where", ()))


def put_card(t: SceneTable, card: int, zone: str, seat: Seat, veiled: bool = True) -> None:
    """One card, by a player."""
    if t.place[card] == SCENARIO:
        notice_gone(t, card)
    if zone == "hand":
        to_hand(t, card)
    elif zone == "deck-top":
        to_deck(t, card, top=True, veiled=veiled)
    elif zone == "deck-bottom":
        to_deck(t, card, top=False, veiled=veiled)
    elif zone == "prizes":
        leave(t, card, "prizes")
    elif zone == "scene":
        if sheet_of(t, card).type == SCENARIO_CARD:
            change_scenario(t, card, seat)
    else:
        was = t.place[card]
        to_resources(t, card)
        t.emit("scenario_gone" if was == SCENARIO else "to_resources", t.cast.owner[card], told(t, card))


def put_is_payable(t: SceneTable, node: Put, ctx: Context) -> bool:
    """There must be a card to put; this card must be carried."""
    found = candidates(t, node.cards, ctx)
    if isinstance(node.cards, ThisCard):
        return any(is_at_work(t, card, ctx) for card in found)
    return len(found) >= needed(t, node.cards, ctx)


def is_at_work(t: SceneTable, card: int, ctx: Context) -> bool:
    """Whether a card is where its text works: carried, in scene as the scenario, in resources by itself."""
    place = t.place[card]
    return place >= CARRIED or place == SCENARIO or (place == RESOURCES and ctx.user == card)


def do_cosmic_energy(t: SceneTable, node: CosmicEnergy, ctx: Context) -> None:
    """BS-D2: cosmic_energy"""
    t.then((recycle, ctx.seat, value(t, node.amount, ctx), ()))


def recycle(t: SceneTable, seat: Seat, left: int, gone: tuple[int, ...]) -> None:
    """Which card of the resources goes to the bottom of the deck?"""
    if left > 0:
        kinds = dict.fromkeys(t.identity[slot] for slot in resources_of(t, seat))
        t.ask(seat, [(recycle_this, seat, kind, left, gone) for kind in kinds])


def recycle_this(t: SceneTable, seat: Seat, identity: Identity, left: int, gone: tuple[int, ...]) -> None:
    """This one; then the next."""
    slot = slot_in(t, resources_of(t, seat), identity)
    to_deck(t, slot, top=False)
    notice_own(t, slot, IsRecycled, Context(seat, slot, slot))
    t.it = (*gone, slot)
    if left > 1:
        t.then((recycle, seat, left - 1, t.it))


def cosmic_is_payable(t: SceneTable, node: CosmicEnergy, ctx: Context) -> bool:
    """In full."""
    return len(resources_of(t, ctx.seat)) >= value(t, node.amount, ctx)


# Clairvoyance


def do_clairvoyance(t: SceneTable, node: Clairvoyance, ctx: Context) -> None:
    """BS-11.4: clairvoyance: set aside, reveal any, then the effect, then back."""
    seat = ctx.seat
    boosts = [(r, own) for r, own in standing(t, ForeseesMore) if includes(t, r.target, ctx.user, own)]
    more = sum(value(t, rule.amount, own) for rule, own in boosts)
    for slot in deck_of(t, seat)[: value(t, node.amount, ctx) + more]:
        set_aside(t, slot, seat)
    t.emit("foresaw", seat, len(t.piles[PILES * seat + ASIDE]))
    heeds: list[Step] = [(heed_reveals, ctx)] if Divines in t.cast.sorts else []
    t.then((reveal_any, seat), *heeds, (perform, node.effect, ctx), (return_aside, seat, seat))


def heed_reveals(t: SceneTable, ctx: Context) -> None:
    """BS-11.4: Texts that wait for what was revealed."""
    notice_revealed(t, ctx)
    if t.pending:
        t.then((resolve_triggers,))


def reveal_any(t: SceneTable, seat: Seat) -> None:
    """Any number, one at a time."""
    hidden = [slot for slot in t.piles[PILES * seat + ASIDE] if slot not in t.revealed]
    if hidden:
        kinds = dict.fromkeys(t.identity[slot] for slot in hidden)
        options: list[Step] = [(reveal_this, seat, kind) for kind in kinds]
        t.ask(seat, [*options, (remember, ())])


def reveal_this(t: SceneTable, seat: Seat, identity: Identity) -> None:
    """This one; then the next."""
    hidden = tuple(slot for slot in t.piles[PILES * seat + ASIDE] if slot not in t.revealed)
    slot = slot_in(t, hidden, identity)
    show_card(t, slot)
    note_revealed(t, slot)
    notice_own(t, slot, IsRevealed, Context(seat, slot, slot))
    if t.pending:
        t.then((resolve_triggers,), (reveal_any, seat))
    else:
        t.then((reveal_any, seat))


def return_aside(t: SceneTable, seat: Seat, owner: Seat) -> None:
    """BS-11.4: In an order that only the player who looks at them knows, even if they were revealed."""
    veil(t, owner, ASIDE, seat)
    t.then((put_back, seat, owner))


def put_back(t: SceneTable, seat: Seat, owner: Seat) -> None:
    """BS-11.4, BS-F19: Those still set aside go back on top in any order; the last will be the top card."""
    kinds = dict.fromkeys(t.identity[slot] for slot in t.piles[PILES * owner + ASIDE])
    if kinds:
        t.ask(
            seat,
            [(put_back_this, seat, kind, owner) for kind in kinds],
            len(t.piles[PILES * owner + ASIDE]),
        )


def put_back_this(t: SceneTable, seat: Seat, identity: Identity, owner: Seat) -> None:
    """This one; then the next."""
    return_to_top(t, slot_in(t, t.piles[PILES * owner + ASIDE], identity), seat)
    t.then((put_back, seat, owner))


def do_arrange(t: SceneTable, node: Arrange, ctx: Context) -> None:
    """arrange: looked at, and put back in any order; whose deck it is may have to be chosen."""
    t.then((select, node.of, ctx.must(), ctx.seat), (arrange_of, node, ctx))


def arrange_of(t: SceneTable, node: Arrange, ctx: Context) -> None:
    """The cards of that player, for the eyes of the player of the effect."""
    steps: list[Step] = []
    for thing in t.it:
        theirs = ctx._replace(seat=thing - PLAYER)
        steps += [(select, node.cards, theirs.must(), ctx.seat), (arrange_them, ctx.seat)]
    t.do(*steps)


def arrange_them(t: SceneTable, seat: Seat) -> None:
    """Set aside, and put back on the deck they are from."""
    owners = dict.fromkeys(t.cast.owner[slot] for slot in t.it)
    for slot in t.it:
        set_aside(t, slot, seat)
    for owner in owners:
        if owner != seat:
            t.emit("spied", owner, seat, len(t.piles[PILES * owner + ASIDE]))
    t.do(*[(return_aside, seat, owner) for owner in owners])


# Swapping


def do_swap(t: SceneTable, node: Swap, ctx: Context) -> None:
    """swap: a card of one for a card of another."""
    units = candidates(t, node.target, ctx)
    options: list[Step] = [
        (swap_first, node, ctx, unit, kind)
        for unit in units
        for kind in dict.fromkeys(t.identity[card] for card in t.load[unit])
    ]
    if len(units) > 1:
        t.ask(ctx.seat, options)


def swap_first(t: SceneTable, node: Swap, ctx: Context, unit: int, identity: Identity) -> None:
    """The first card is chosen."""
    t.then((ask_swap, node, ctx, unit, identity))


def ask_swap(t: SceneTable, node: Swap, ctx: Context, unit: int, identity: Identity) -> None:
    """For which card of another?"""
    t.ask(
        ctx.seat,
        [
            (swap_second, unit, identity, other, kind)
            for other in candidates(t, node.target, ctx)
            if other != unit
            for kind in dict.fromkeys(t.identity[card] for card in t.load[other])
        ],
    )


def swap_second(t: SceneTable, unit: int, identity: Identity, other: int, kind: int) -> None:
    """The two change places."""
    swap_cards(t, slot_in(t, t.load[unit], identity), slot_in(t, t.load[other], kind))


def swap_is_possible(t: SceneTable, node: Swap, ctx: Context) -> bool:
    """It takes two."""
    return len(candidates(t, node.target, ctx)) > 1
