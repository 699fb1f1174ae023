"""BS-2.2, BS-11.4: Verbs that move cards: loading, unloading, putting back, looking ahead."""

from ....cardlang.control import May
from ....cardlang.meaning import candidates, perform, remember, select, value
from ....cardlang.node import Context, Number, Things
from ....cardlang.nouns import One
from ....cardlang.shared import Among, Some, ThisCard
from ....cardlang.verbs import Draw
from ....kernel.ids import Identity, Seat
from ....kernel.table import Step
from ..cards.answers.words import LoadsAbility, WouldMill
from ..cards.entry.sights import Divines
from ..cards.further import ForeseesMore, IsRecycled, IsRevealed
from ..cards.named import DrawsInstead
from ..cards.special import Grounded
from ..cards.verbs import Arrange, Clairvoyance, CosmicEnergy, Load, Put, Unload
from ..state.atoms import (
    load_card,
    return_to_top,
    set_aside,
    show_card,
    shuffle_deck,
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
    sheet_of,
)
from .answers.bearing import loose, notice_unloaded
from .answers.piles import answer_loss, before_load, before_mill, is_milling, is_sunk, lost_by
from .answers.searching import found_by, is_answered, notice_search
from .choosing import least, searches_deck, slot_in, units_only
from .drawing import draw_by_effect
from .entry.seeing import notice_revealed
from .events import notice_gone, notice_load, notice_own
from .knockout import fall, leave
from .matching import includes
from .stances.hearing import notice_fed, notice_unloading
from .stances.keeping import PAYING, is_loose, loosened
from .stats import bearer_of, standing, stock_of
from .terms import is_unsearchable
from .texts.scenarios import change_scenario
from .triggers import resolve_triggers

FROM = {DECK: "deck", HAND: "hand", RESOURCES: "resources"}


# Loading


def do_load(t: SceneTable, node: Load, ctx: Context) -> None:
    """load: first onto whom, then which cards."""
    if draws_instead(t, node.cards, ctx) or is_answered(t, node, ctx):
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
    """BS-F13: One after the other; a card from hand may be answered."""
    if LoadsAbility in t.cast.hand_sorts:
        t.then(before_load(t, t.it, (load_those, unit, node, ctx, t.it)))
    else:
        load_those(t, unit, node, ctx, t.it)


def load_those(t: SceneTable, unit: int, node: Load, ctx: Context, cards: tuple[int, ...]) -> None:
    """These cards, onto whoever is still there."""
    if t.place[unit] != SCENE:
        t.it = ()
        return
    found = found_by(t, node.cards, cards)
    bearers = dict.fromkeys(bearer_of(t, card) for card in cards)
    loaded, fed = [], 0
    for card in cards:
        place = t.place[card]
        if place == SCENE or (place == HAND and is_grounded(t, t.cast.owner[card])):
            continue
        load_card(t, card, unit)
        notice_load(t, card, unit, FROM.get(place, "scene"))
        loaded.append(card)
        fed += place == RESOURCES
    notice_fed(t, unit, fed, ctx.seat)
    shuffle_after(t, node.cards, ctx)
    notice_search(t, ctx.seat, found)
    for bearer in bearers:
        if bearer != NOTHING:
            fall(t, bearer, ctx.seat)
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
    if isinstance(cards, One | Some) and searches_deck(cards) and not is_unsearchable(t, ctx.seat):
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
    if t.cast.keeps_loads:  # BS-H160
        if not isinstance(node.cards, One | Some):
            t.it = tuple(card for card in candidates(t, node.cards, ctx) if is_loose(t, card, ctx))
            unload_them(t, ctx.seat)
            return
        t.then((select, loosened(node.cards), ctx, ctx.seat), (unload_them, ctx.seat))
        return
    t.then((select, node.cards, ctx, ctx.seat), (unload_them, ctx.seat))


def unload_them(t: SceneTable, seat: Seat) -> None:
    """BS-R1: Whoever is left without cards falls; BS-R39: those of the opponent first."""
    cards = unloadable(t, t.it)
    bearers = dict.fromkeys(bearer_of(t, card) for card in cards)
    for card in cards:
        notice_unloading(t, card, seat)
        unload_card(t, card)
    owner = t.cast.owner
    for bearer in [unit for side in (1 - seat, seat) for unit in bearers if owner[unit] == side]:
        notice_unloaded(t, bearer)
        fall(t, bearer, seat)
        if t.result:
            return
    t.it = cards


def unload_is_payable(t: SceneTable, node: Unload, ctx: Context) -> bool:
    """There must be cards to unload, unless the player may unload none."""
    found = unloadable(t, candidates(t, node.cards, ctx))
    if t.cast.keeps_loads:
        found = tuple(card for card in found if is_loose(t, card, ctx.bind(PAYING, (1,))))
    return len(found) >= needed(t, node.cards, ctx)


def unloadable(t: SceneTable, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the cards that are carried and can be unloaded."""
    return tuple(card for card in cards if t.place[card] >= CARRIED and card in loose(t, bearer_of(t, card)))


# Putting cards into zones


def do_put(t: SceneTable, node: Put, ctx: Context) -> None:
    """put"""
    if draws_instead(t, node.cards, ctx) or is_answered(t, node, ctx):
        return
    t.then((select, node.cards, ctx, ctx.seat), (put_them, node, ctx))


def put_them(t: SceneTable, node: Put, ctx: Context) -> None:
    """To a zone of their owner; BS-H105: what comes from the top of a deck may be answered."""
    if WouldMill in t.cast.sorts and is_milling(t, node, t.it):
        t.do(*before_mill(t, ctx.seat), (put_those, node, ctx, t.it))
    else:
        put_those(t, node, ctx, t.it)


def put_those(t: SceneTable, node: Put, ctx: Context, cards: tuple[int, ...]) -> None:
    """These cards."""
    zone = "deck-bottom" if t.lasting and is_milling(t, node, cards) and is_sunk(t) else node.zone
    found, lost = found_by(t, node.cards, cards), zone == "deck-bottom" and lost_by(t, cards, ctx.seat)
    for card in cards:
        bearer = bearer_of(t, card)
        put_card(t, card, zone, ctx.seat, veiled=not is_open_choice(node.cards))
        if t.result:
            return
        if bearer != NOTHING:
            fall(t, bearer, ctx.seat)
            if t.result:
                return
    shuffle_after(t, node.cards, ctx)
    notice_search(t, ctx.seat, found)
    if lost:
        answer_loss(t, 1 - ctx.seat, ctx.card)
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
    return place >= CARRIED or place == SCENARIO or (place in (RESOURCES, HAND) and ctx.user == card)


def do_cosmic_energy(t: SceneTable, node: CosmicEnergy, ctx: Context) -> None:
    """BS-D2: cosmic_energy"""
    t.then((recycle, ctx.seat, value(t, node.amount, ctx), ()))


def recycle(t: SceneTable, seat: Seat, left: int, gone: tuple[int, ...]) -> None:
    """Which card of the resources goes to the bottom of the deck?"""
    if left > 0:
        kinds = dict.fromkeys(t.identity[slot] for slot in stock_of(t, seat))
        t.ask(seat, [(recycle_this, seat, kind, left, gone) for kind in kinds])


def recycle_this(t: SceneTable, seat: Seat, identity: Identity, left: int, gone: tuple[int, ...]) -> None:
    """This one; then the next."""
    slot = slot_in(t, stock_of(t, seat), identity)
    to_deck(t, slot, top=False)
    notice_own(t, slot, IsRecycled, Context(seat, slot, slot))
    t.it = (*gone, slot)
    if left > 1:
        t.then((recycle, seat, left - 1, t.it))


def cosmic_is_payable(t: SceneTable, node: CosmicEnergy, ctx: Context) -> bool:
    """In full."""
    return len(stock_of(t, ctx.seat)) >= value(t, node.amount, ctx)


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
