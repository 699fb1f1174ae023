"""What an option is called, and what it points at.

It is called by its verb and the slugs of the things concerned. It points at things as the view names them:

    fighter:medusa      a fighter, by its slug
    token:fog-1         a token, by its slug
    space:S07           a space of the board
    seat:1              a player
    hand:0:feint        a card in the hand of a seat; like cards are one
    deck:0:feint        a card in the deck of a seat that is being looked at
    zone:0:sinbad/feint a card in a zone of a seat, whoever's it is
"""

from collections.abc import Callable
from typing import Final

from ...cardlang.meaning import accept, choose_one, let_it_happen, select_nothing
from ...cardlang.node import Context, Effect
from ...cardlang.verbs import Become
from ...kernel.table import Step
from ...kernel.things import NO_FACTS, NO_THINGS, Things
from .rules import (
    attack,
    card_effects,
    choosing,
    deck_effects,
    effects,
    field_effects,
    maneuver,
    measures,
    movement,
    scheme,
    setup,
    special_effects,
    turn,
    turn_effects,
)
from .rules.oneoffs import die, lodge, mercenary, mischief, patrol
from .rules.pieces import duels, large, sharing
from .rules.zones import active, brews, decks, escaping, ransoms, secrets, tricks
from .state.cast import Cast
from .state.table import (
    CARD,
    SPACE,
    TOKEN,
    UnmatchedTable,
    bits,
    deck_of,
    discard_of,
    hand_of,
    zone_of,
)


def thing_slug(cast: Cast, thing: int) -> str:
    """The slug of a fighter, token or space."""
    if thing >= SPACE:
        return cast.board.slugs[thing - SPACE]
    return cast.token_slug[thing - TOKEN] if thing >= TOKEN else cast.slug[thing]


def effect_slug(effect: Effect) -> str:
    """A choice of effects is called by what they do: draw-2, big."""
    if isinstance(effect, Become):
        return effect.state
    shown = effect.shown().replace("-", " minus ")  # no slug in it has a dash
    words = "".join(c if c.isalnum() else " " for c in shown).split()
    return "-".join(word for word in words if word != "the")


# Where an option's card stands in its step: all of these are `(function, card, ...)`.
CARD_VERBS: dict[Callable[..., None], str] = {
    attack.play_attack_card: "choose",
    attack.defend: "defend",
    maneuver.boost_maneuver: "boost",
    card_effects.boost_with: "boost",
    special_effects.play_face_down: "boost",
    turn.discard_one_over: "choose",
    card_effects.discard_this: "choose",
    card_effects.keep_this: "choose",
    card_effects.order_this: "choose",
    card_effects.put_back_this: "choose",
    special_effects.play_for_them: "choose",
    special_effects.give_up: "choose",
    special_effects.reveal_this: "choose",
    special_effects.take_this_away: "choose",
    effects.pick_card: "choose",
    choosing.choose_card: "choose",
    deck_effects.lot_falls_on: "choose",
    die.bury_this: "choose",
    mercenary.play_instead: "choose",
    mercenary.guess: "choose",
    lodge.lay_aside: "choose",
    mischief.play_trouble: "choose",
    deck_effects.reorder_this: "choose",
    special_effects.show_both: "choose",
    active.make_active: "choose",
    secrets.reveal_secret: "choose",
    tricks.swap_for: "choose",
    tricks.recall_this: "choose",
    duels.find_card: "choose",
}
# Options that are a fighter or token and the index of a space.
SPACE_VERBS: dict[Callable[..., None], str] = {
    movement.move_one_of: "move",
    movement.move_only: "move",
    movement.move_unlike: "move",
    movement.move_token: "move",
    movement.place_one_of: "place",
    escaping.escape_to: "place",
    movement.return_fighter: "place",
    large.lay_tail: "tail",
    field_effects.scatter_one: "place",
    field_effects.walk_to: "move",
}
# Options that are one thing: a fighter, a token or a space.
THING_VERBS: frozenset[Callable[..., None]] = frozenset(
    {
        effects.pick_fighter,
        effects.pick_token,
        effects.pick_space,
        choosing.choose_this,
        sharing.give_to,
        deck_effects.name_hero,
        special_effects.pay_with,
    }
)
# Options that are an effect and its context.
EFFECT_VERBS: frozenset[Callable[..., None]] = frozenset(
    {accept, maneuver.maneuver_otherwise, maneuver.draw_otherwise, turn_effects.choose_for_turn, brews.brew}
)
# Options that are always the same.
PLAIN_VERBS: dict[Callable[..., None], str] = {
    mischief.to_hand: "hand",
    mischief.to_deck: "deck",
    decks.reveal_from_box: "reveal",
    ransoms.pay_ransom: "pay",
}
REFUSALS: frozenset[Callable[..., None]] = frozenset(
    {
        attack.do_not_defend,
        turn.lose_attack,
        maneuver.move_unboosted,
        maneuver.draw_as_usual,
        decks.leave_box,
        ransoms.pay_nothing,
        escaping.walk_instead,
        secrets.keep_quiet,
        movement.stop_moving,
        movement.stop_placing,
        card_effects.leave_it,
        card_effects.stop_boosting,
        card_effects.stop_discarding,
        choosing.stop_choosing,
        card_effects.stop_putting_back,
        duels.find_nothing,
        sharing.keep_the_rest,
        select_nothing,
        let_it_happen,
        die.keep_roll,
        mercenary.stop_searching,
    }
)


def describe(t: UnmatchedTable, step: Step) -> tuple[str, tuple[str, ...]]:
    """The verb and refs of an option; made from the option alone, so it never goes stale."""
    function, cast = step[0], t.cast
    if function in SPACE_VERBS:
        return SPACE_VERBS[function], (thing_slug(cast, step[1]), cast.board.slugs[step[2]])
    if function in BOOSTS:
        return CARD_VERBS[function], (own_slug(cast, step[1], player_of(step[2])),)
    if function in CARD_VERBS:
        given = step[1] in cast.given and t.actor >= 0
        return CARD_VERBS[function], (own_slug(cast, step[1], t.actor) if given else cast.card(step[1]).id,)
    if function in REFUSALS:
        return "decline", ()
    if function in (turn.take_action, turn.attack_freely):
        return describe_action(cast, step)
    if function in (effects.pick_player, mischief.give_to):
        return "choose", (cast.player_slug[step[1]],)
    if function in THING_VERBS:
        return "choose", (thing_slug(cast, step[1]),)
    if function in EFFECT_VERBS:
        return "choose", (effect_slug(step[1]),)
    if function is choose_one:
        return "choose", (effect_slug(step[1].effects[step[4]]),)
    if function is card_effects.take_all:
        return "choose", (effect_slug(step[1]),)
    if function is field_effects.go_past:
        return "choose", tuple(cast.slug[f] for f in bits(step[1])) or ("nobody",)
    if function is special_effects.strike_zone:
        return "choose", (cast.board.zone_names[step[1]],)
    if function is effects.name_item:
        return "choose", (measures.ITEMS[step[1]],)
    if function is effects.draw_and_tell:
        return "choose", (str(step[2]),)
    if function is setup.take_loadout:
        return "choose", (str(cast.troupe.loadouts[step[3]][step[2]].options[step[1]]),)
    if function is card_effects.discard_as_told:
        return "choose", ("discard",)
    if function is die.show_face:
        return "roll", ("die", str(step[1]) if step[1] else "x")
    if function is die.roll_again:
        return "roll", ("again",)
    if function is patrol.deploy_on:
        return "choose", ("-".join(ends_of(cast, step[1])),)
    if function in PLAIN_VERBS:
        return "choose", (PLAIN_VERBS[function],)
    return "choose", (str(step[1]),)  # a number: spent, foretold, suspected


def ends_of(cast: Cast, line: int) -> list[str]:
    """The spaces that a line joins."""
    return [cast.board.slugs[space] for space in cast.board.lines[line]]


def player_of(part: Context | int) -> int:
    """The seat in a step: as such, or in a context."""
    return part.seat if isinstance(part, Context) else part


def own_slug(cast: Cast, identity: int, seat: int) -> str:
    """A card by its slug; with its hero's if it is another hero's, for both may have such a card."""
    card, owner = cast.card(identity), cast.card_seat[identity]
    return card.id if owner == seat else f"{cast.player_slug[owner]}/{card.id}"


def describe_action(cast: Cast, step: Step) -> tuple[str, tuple[str, ...]]:
    """U-4.2: The three actions."""
    if step[1] is scheme.scheme:
        return "scheme", (own_slug(cast, step[3], step[2]), cast.slug[step[4]])
    if step[1] is attack.attack:
        return "attack", (cast.slug[step[3]], cast.slug[step[4]])
    return "maneuver", ()


# What options point at.

# Whose hand the card of an option lies in: where its seat stands in the step, or a context with the seat.
HAND_SEATS: Final[dict[Callable[..., None], int]] = {
    attack.play_attack_card: 2,
    attack.defend: 2,
    maneuver.boost_maneuver: 2,
    card_effects.boost_with: 2,
    special_effects.play_face_down: 2,
    turn.discard_one_over: 2,
    card_effects.discard_this: 4,
    card_effects.put_back_this: 5,
    special_effects.play_for_them: 2,
    special_effects.give_up: 2,
    special_effects.reveal_this: 2,
    special_effects.take_this_away: 2,
    special_effects.show_both: 2,
    die.bury_this: 2,
    lodge.lay_aside: 2,
    mischief.play_trouble: 2,
    secrets.reveal_secret: 2,
    tricks.swap_for: 2,
}
# Cards that are looked at, in a hand or on a deck: where their slots stand in the step, and the context.
LOOKED_AT: Final[dict[Callable[..., None], tuple[int, int]]] = {
    card_effects.keep_this: (4, 5),
    card_effects.order_this: (3, 5),
}
BOOSTS: Final = frozenset({maneuver.boost_maneuver, card_effects.boost_with, special_effects.play_face_down})
NUMBERS: Final = frozenset(
    {
        effects.spend,
        ransoms.pay_price,
        sharing.seal_fate,
        special_effects.predict_value,
        special_effects.suspect,
    }
)


def things(t: UnmatchedTable, step: Step) -> Things:
    """Where an option starts and where it goes; those about nothing on the table have neither."""
    function = step[0]
    if function in SPACE_VERBS:
        return Things((thing_name(t.cast, step[1]),), (thing_name(t.cast, SPACE + step[2]),))
    if function in HAND_SEATS:
        seat = player_of(step[HAND_SEATS[function]])
        facts = {"boost": t.cast.boost[step[1]]} if function in BOOSTS else NO_FACTS
        lies = in_hand(t, seat, step[1]) if is_held(t, seat, step[1]) else in_zone(t, seat, step[1])
        return Things((lies,), (), facts)
    if function in LOOKED_AT:
        slots, ctx = LOOKED_AT[function]
        return Things(looked_at(t, step[ctx].seat, step[1], step[slots]))
    if function is effects.pick_card:
        return Things(lying(t, step[1], step[2]))
    if function is tricks.recall_this:
        return NO_THINGS  # discard piles are not laid out
    if function is active.make_active:
        return Things((in_zone(t, step[2].seat, step[1]),))
    if function is choosing.choose_card:
        return Things(lying(t, step[1], step[7]))
    if function is deck_effects.reorder_this:
        return Things(lying(t, step[1], tuple(CARD + slot for slot in step[2])))
    if function in (turn.take_action, turn.attack_freely):
        return about_action(t, step)
    if function in (effects.pick_player, mischief.give_to):
        return Things((f"seat:{step[1]}", f"fighter:{t.cast.slug[t.cast.hero[step[1]]]}"))
    if function in THING_VERBS:
        return Things((thing_name(t.cast, step[1]),))
    if function is field_effects.go_past:
        return Things(tuple(thing_name(t.cast, f) for f in bits(step[1])))
    if function is patrol.deploy_on:
        one, other = ends_of(t.cast, step[1])
        return Things((f"space:{one}",), (f"space:{other}",))
    if function is effects.draw_and_tell:
        return Things(facts={"n": step[2]})
    return Things(facts={"n": step[1]}) if function in NUMBERS else NO_THINGS


def thing_name(cast: Cast, thing: int) -> str:
    """A fighter, token or space as the view names it."""
    kind = "space" if thing >= SPACE else "token" if thing >= TOKEN else "fighter"
    return f"{kind}:{thing_slug(cast, thing)}"


def in_hand(t: UnmatchedTable, seat: int, identity: int) -> str:
    """A card in a hand."""
    card = t.cast.card(identity)
    given = identity in t.cast.given and t.cast.card_seat[identity] != seat
    return f"hand:{seat}:{card.hero}/{card.id}" if given else f"hand:{seat}:{card.id}"


def is_held(t: UnmatchedTable, seat: int, identity: int) -> bool:
    """Whether such a card is in a hand; most are, and without zones all."""
    return not t.cast.zone_name or any(t.identity[slot] == identity for slot in hand_of(t, seat))


def in_zone(t: UnmatchedTable, seat: int, identity: int) -> str:
    """R-55: A card in a zone."""
    card = t.cast.card(identity)
    return f"zone:{seat}:{card.hero}/{card.id}"


def looked_at(t: UnmatchedTable, seat: int, identity: int, slots: tuple[int, ...]) -> tuple[str, ...]:
    """A card that is looked at, wherever it lies."""
    found = [slot for slot in slots if t.identity[slot] == identity]
    zones = ["deck" if slot in deck_of(t, seat) else "hand" for slot in found]
    return tuple(dict.fromkeys([f"{zone}:{seat}:{t.cast.card(identity).id}" for zone in zones]))


def lying(t: UnmatchedTable, identity: int, things: tuple[int, ...]) -> tuple[str, ...]:
    """A card that is chosen by what it is, in a hand or on a deck; on a table, discard piles are not laid out
    to be pointed at."""
    owner = t.cast.slot_owner[things[0] - CARD]
    slots = tuple(thing - CARD for thing in things if thing - CARD not in discard_of(t, owner))
    for zone, seat in enumerate(t.cast.zone_owner):
        if slots and set(slots) <= set(zone_of(t, seat, t.cast.zone_name[zone])):
            return (in_zone(t, seat, identity),)
    return looked_at(t, owner, identity, slots)


def about_action(t: UnmatchedTable, step: Step) -> Things:
    """U-8.1, U-9.1: A scheme starts at its card and goes to who plays it; an attack goes from fighter to
    fighter."""
    cast = t.cast
    if step[1] is scheme.scheme:
        return Things((in_hand(t, step[2], step[3]),), (thing_name(cast, step[4]),))
    if step[1] is attack.attack:
        return Things((thing_name(cast, step[3]),), (thing_name(cast, step[4]),))
    return NO_THINGS
