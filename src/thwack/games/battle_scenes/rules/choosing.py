"""How the things that an effect is about are chosen. Like cards are one choice."""

from ....cardlang.amounts import UpTo
from ....cardlang.meaning import candidates, is_open, remember, select_nothing, value
from ....cardlang.node import Amount, Context, Things
from ....cardlang.nouns import CardKind, One, Player
from ....cardlang.shared import Some, Top
from ....kernel.ids import Identity, Place, Seat
from ....kernel.table import Step
from ..cards.named import Unlike
from ..cards.words import FromTo, In, Loaded
from ..state.atoms import show_card
from ..state.table import DECK, PILES, PLAYER, SCENE, ZONE_NAMES, SceneTable, sheet_of
from .terms import MEANING, is_unsearchable, seats_meant


def pick_unit(t: SceneTable, unit: int) -> None:
    """A character or support is chosen."""
    t.it = (unit,)


def pick_player(t: SceneTable, thing: int) -> None:
    """A player is chosen."""
    t.it = (thing,)


def pick_card(t: SceneTable, node: One, ctx: Context, place: Place, identity: Identity) -> None:
    """A card is chosen by what it is and where it lies."""
    slot = slot_among(t, candidates(t, node, ctx), place, identity)
    if searches_deck(node) and t.place[slot] == DECK:
        show_card(t, slot)
    t.it = (slot,)


def slot_among(t: SceneTable, slots: tuple[int, ...], place: Place, identity: Identity) -> int:
    """Which of like cards is meant: the one that most eyes know, so that what stays behind is what nobody has
    seen."""
    best = -1
    for slot in slots:
        if t.identity[slot] == identity and t.place[slot] == place:
            if best < 0 or t.known[slot].bit_count() > t.known[best].bit_count():
                best = slot
    return best


def slot_in(t: SceneTable, pile: tuple[int, ...], identity: Identity) -> int:
    """The same, in one pile."""
    best = -1
    kinds = t.identity
    for slot in pile:
        if kinds[slot] == identity and (best < 0 or t.known[slot].bit_count() > t.known[best].bit_count()):
            best = slot
    return best


def distinct(t: SceneTable, slots: tuple[int, ...] | list[int]) -> dict[tuple[int, int], int]:
    """Like cards in the same place, or on the same bearer, are one."""
    found: dict[tuple[int, int], int] = {}
    for slot in slots:
        found.setdefault((t.place[slot], t.identity[slot]), slot)
    return found


def searches_deck(node: One | Some) -> bool:
    """BS-H5: Whether a choice looks through a deck."""
    return any(isinstance(f, In) and "deck" in f.zones for f in node.where) and not any(
        f.word in ("among", "revealed") for f in node.where
    )


def unseen_cards(t: SceneTable, node: Things, ctx: Context) -> int:
    """Among how many cards that others cannot see a choice is made: those of hands and decks."""
    if not isinstance(node, One | Some) or not isinstance(node.kind, CardKind):
        return 0
    zones = [zone for f in node.where if isinstance(f, In) for zone in f.zones if zone in ("hand", "deck")]
    if not zones or any(f.word in ("among", "revealed") for f in node.where):
        return 0
    return sum(
        len(t.piles[PILES * seat + ZONE_NAMES[zone]])
        for seat in seats_meant(t, node.where, ctx)
        for zone in zones
        if zone == "hand" or not is_unsearchable(t, seat)
    )


def select_one(t: SceneTable, node: One, ctx: Context, seat: Seat) -> None:
    """one: the player of the effect chooses."""
    found = candidates(t, node, ctx)
    options: list[Step]
    unseen = unseen_cards(t, node, ctx)
    refusable = bool(ctx.optional)
    if unseen and searches_deck(node) and (not found or any(t.place[slot] == DECK for slot in found)):
        refusable = True  # BS-H5; but what lies open has to be taken
    if not found and not (unseen and refusable):
        t.it = ()
        return
    if isinstance(node.kind, Loaded | CardKind):
        options = [(pick_card, node, ctx, place, identity) for place, identity in distinct(t, found)]
    elif isinstance(node.kind, Player):
        options = [(pick_player, thing) for thing in found]
    else:
        options = [(pick_unit, unit) for unit in found]
    if refusable:
        options.append((select_nothing,))
    t.ask(seat, options, refusable + unseen)


def select_some(t: SceneTable, node: Some, ctx: Context, seat: Seat) -> None:
    """some: as many as there are, one at a time, chosen by the player the noun names."""
    chooser = candidates(t, node.by, ctx)[0] - PLAYER
    t.then((choose_more, node, ctx, chooser, ()))


def choose_more(t: SceneTable, node: Some, ctx: Context, seat: Seat, chosen: tuple[int, ...]) -> None:
    """The next of some things."""
    most = value(t, node.amount, ctx)
    found = [thing for thing in candidates(t, node, ctx) if thing not in chosen]
    if chosen and any(isinstance(f, Unlike) for f in node.where):
        taken = {sheet_of(t, thing).called for thing in chosen}
        found = [thing for thing in found if sheet_of(t, thing).called not in taken]
    unseen = unseen_cards(t, node, ctx) - len(chosen)
    refusable = bool(ctx.optional) or len(chosen) >= least(t, node.amount, ctx)
    if len(chosen) >= most or not (found or (unseen > 0 and refusable)):
        t.then((remember, chosen))
        return
    options: list[Step]
    if isinstance(node.kind, Loaded | CardKind):
        options = [
            (choose_also, node, ctx, seat, chosen, place, identity) for place, identity in distinct(t, found)
        ]
    else:
        options = [(choose_unit_also, node, ctx, seat, (*chosen, unit)) for unit in found]
    if refusable:
        options.append((remember, chosen))
    t.ask(seat, options, refusable + unseen)


def choose_also(
    t: SceneTable,
    node: Some,
    ctx: Context,
    seat: Seat,
    chosen: tuple[int, ...],
    place: Place,
    identity: Identity,
) -> None:
    """One more of some cards; what is found in a deck is shown."""
    left = tuple(slot for slot in candidates(t, node, ctx) if slot not in chosen)
    slot = slot_among(t, left, place, identity)
    if t.place[slot] == DECK and searches_deck(node):
        show_card(t, slot)
    t.then((choose_more, node, ctx, seat, (*chosen, slot)))


def choose_unit_also(t: SceneTable, node: Some, ctx: Context, seat: Seat, chosen: tuple[int, ...]) -> None:
    """One more of some characters or supports."""
    t.then((choose_more, node, ctx, seat, chosen))


def select_top(t: SceneTable, node: Top, ctx: Context, seat: Seat) -> None:
    """top: how many, if that is open."""
    most = len(candidates(t, node, ctx))
    if is_open(node.amount) and most:
        t.ask(seat, [(take_top, ctx.seat, count) for count in range(most + 1)])
    else:
        t.it = candidates(t, node, ctx)


def take_top(t: SceneTable, seat: Seat, count: int) -> None:
    """So many cards from the top of the deck."""
    t.it = t.piles[PILES * seat][:count]


def numbers(t: SceneTable, amount: Amount, ctx: Context) -> range | None:
    """The numbers a player may choose from; None if the number is fixed."""
    if isinstance(amount, FromTo):
        return range(value(t, amount.least, ctx), value(t, amount.most, ctx) + 1)
    if isinstance(amount, UpTo):
        return range(value(t, amount, ctx) + 1)
    return None


def least(t: SceneTable, amount: Amount, ctx: Context) -> int:
    """The least a number may be, where the player may choose it."""
    if is_open(amount):
        return 0
    return value(t, amount.least if isinstance(amount, FromTo) else amount, ctx)


def units_only(t: SceneTable, things: tuple[int, ...]) -> tuple[int, ...]:
    """Those that are in scene."""
    return tuple(thing for thing in things if thing < PLAYER and t.place[thing] == SCENE)


def seats_of(t: SceneTable, who: Things, ctx: Context) -> list[int]:
    """Players, where no choice is needed."""
    return [thing - PLAYER for thing in candidates(t, who, ctx)]


MEANING.selects.update({One: select_one, Some: select_some, Top: select_top})
