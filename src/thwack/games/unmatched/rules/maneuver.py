"""U-6: The maneuver: draw, boost, move."""

from ....cardlang.meaning import can_be_paid, candidates, holds, perform, value
from ....cardlang.moments import While
from ....cardlang.node import Context, Effect, Rule
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.turns import MoveValue
from ..cards.words import Modify
from ..cards.zone_words import Further
from ..state.atoms import discard_to_boost, draw_card, hurt, note_deed
from ..state.table import HAND, ZONE, UnmatchedTable, hand_of
from .abilities import abilities_at, rules_at, staying_rules, use_abilities
from .hands import boost_sources, boost_steps, boost_value, boosters, slot_with
from .lasting import may_draw
from .movement import choose_moves, choose_unlike_moves
from .oneoffs.die import is_rolled_for, roll_die
from .oneoffs.patrol import begin_sweep, end_sweep
from .terms import EFFECT_ENDS
from .zones.escaping import choose_escape


def maneuver(t: UnmatchedTable, seat: Seat) -> None:
    """U-6.1: Draw a card, then move; the boost is decided in between (Q-4)."""
    if t.recording:
        t.emit("maneuvered", seat)
    if t.cast.deeds:
        note_deed(t, seat, "maneuvered", 1)
    t.do(
        (choose_boost, seat),  # U-6.6
        *([(end_sweep,)] if t.cast.patrol_swept else []),
        *abilities_at(t, seat, "after_maneuver"),
    )
    if seat in t.cast.other_draws and may_draw(t, seat):
        t.do((choose_how_to_draw, seat))
    else:  # U-6.1: now, so that what it sets off comes before the boost
        draw_cards(t, seat, 1 + added(t, seat, t.cast.draw_modifiers))


def choose_how_to_draw(t: UnmatchedTable, seat: Seat) -> None:
    """R-61: What a character card lets its player do in a maneuver instead of drawing."""
    t.ask(seat, [(draw_otherwise, t.cast.other_draws[seat], Context(seat)), (draw_as_usual, seat)])


def draw_otherwise(t: UnmatchedTable, effect: Effect, ctx: Context) -> None:
    """This."""
    t.then((perform, effect, ctx))


def draw_as_usual(t: UnmatchedTable, seat: Seat) -> None:
    """U-6.1: A card."""
    draw_cards(t, seat, 1 + added(t, seat, t.cast.draw_modifiers))


def draw_cards(t: UnmatchedTable, seat: Seat, amount: int) -> None:
    """U-6.1, U-6.2, Q-7: Draw what is there; every card that is missing costs each own fighter 2 health, one
    by one."""
    if not may_draw(t, seat):
        return
    for _ in range(amount):
        if not draw_card(t, seat):
            t.emit("exhausted", seat)
            hurt(t, [(f, 2) for f in t.cast.fighters[seat]])


def choose_boost(t: UnmatchedTable, seat: Seat) -> None:
    """U-6.6, Q-4: Once, after the draw and before the first fighter moves, a card may be discarded to go
    further."""
    slots = boost_sources(t, seat)
    options: list[Step] = [(boost_maneuver, card, seat) for card in boosters(t, slots)]
    rule = t.cast.maneuvers.get(seat)
    if rule is not None and can_be_paid(t, rule.effect, Context(seat)):
        options.append((maneuver_otherwise, rule.effect, Context(seat)))
    options.append((move_unboosted, seat))
    t.ask(seat, options, 1 + len(slots))


def maneuver_otherwise(t: UnmatchedTable, effect: Effect, ctx: Context) -> None:
    """What a character card lets its player do in a maneuver instead of boosting and moving."""
    t.then((perform, effect, ctx))


def boost_maneuver(t: UnmatchedTable, card: int, seat: Seat) -> None:
    """U-6.6, U-6.7: Its boost value adds to the move value of all own fighters; its effects are ignored."""
    slot = slot_with(t, boost_sources(t, seat), card)
    boost = boost_value(t, slot)
    zone = t.cast.boost_zone.get(seat)
    hand = zone is None or slot in hand_of(t, seat)
    discard_to_boost(t, slot, boost, seat, HAND if hand else ZONE + t.cast.boost_zone[seat])
    steps = boost_steps(t, slot, seat)
    if t.cast.patrol_swept:
        begin_sweep(t, seat)
    if t.cast.die_boosts and is_rolled_for(t, slot, seat):
        t.do(*steps, (roll_die, seat), (move_rolled, seat))
    elif seat in t.cast.escapes:
        t.do(*steps, (offer_escape, seat, boost))
    elif steps:
        t.do(*steps, (move_fighters, seat, boost))
    else:
        move_fighters(t, seat, boost)


def move_rolled(t: UnmatchedTable, seat: Seat) -> None:
    """R-72: As far as the die says."""
    move_fighters(t, seat, t.it[0])


def offer_escape(t: UnmatchedTable, seat: Seat, boost: int) -> None:
    """R-68: Before anybody moves."""
    hero = t.cast.hero[seat]
    rest = tuple([f for f in t.cast.fighters[seat] if f != hero])
    t.then((choose_escape, seat, (choose_all_moves, seat, boost, rest), (move_fighters, seat, boost)))


def move_unboosted(t: UnmatchedTable, seat: Seat) -> None:
    """No boost."""
    move_fighters(t, seat, 0)


def move_fighters(t: UnmatchedTable, seat: Seat, boost: int) -> None:
    """U-6.3: Now they move; what is said of the moment before that comes first."""
    if (t.ongoing or (seat, "before_moves") in t.cast.at) and rules_at(t, seat, "before_moves"):
        t.do((use_abilities, seat, "before_moves"), (choose_all_moves, seat, boost))
    else:
        choose_all_moves(t, seat, boost)


def choose_all_moves(t: UnmatchedTable, seat: Seat, boost: int, some: tuple[int, ...] = ()) -> None:
    """U-6.3: Each own fighter may move up to the move value."""
    modifiers = t.cast.move_modifiers
    more = boost + added(t, seat, modifiers) if modifiers else boost
    for node, ctx, _ in t.lasting:
        if ctx.seat == seat and isinstance(node, Modify) and node.what == "move":
            more += value(t, node.amount, ctx)
    fighters, usual = some or t.cast.fighters[seat], t.cast.heroes[seat].move
    values = own_move_values(t, seat) if t.cast.move_values or t.ongoing else {}
    if values:  # a boost takes all of them further
        t.then((choose_unlike_moves, seat, tuple([(f, values.get(f, usual) + more) for f in fighters])))
    else:
        t.then((choose_moves, seat, fighters, usual + more, 0))


def added(t: UnmatchedTable, seat: Seat, rules: tuple[tuple[int, Rule], ...]) -> int:
    """What the abilities of a player add now."""
    total = 0
    for owner, rule in rules:
        inner = rule
        while isinstance(inner, While) and holds(t, inner.condition, Context(owner)):
            inner = inner.rule
        if owner == seat and isinstance(inner, Modify):
            total += value(t, inner.amount, Context(seat))
    return total


def own_move_values(t: UnmatchedTable, seat: Seat) -> dict[int, int]:
    """The fighters of a player who have a move value of their own; a card in play counts before the
    character card."""
    rules: list[Rule] = [rule for owner, rule in t.cast.move_values if owner == seat]
    found: dict[int, int] = {}
    for rule in [*rules, *staying_rules(t, seat)]:
        if isinstance(rule, MoveValue):
            for f in candidates(t, rule.of, Context(seat)):
                found[f] = value(t, rule.amount, Context(seat))
        elif isinstance(rule, Further):
            for f in candidates(t, rule.of, Context(seat)):
                found[f] = found.get(f, t.cast.heroes[seat].move) + value(t, rule.amount, Context(seat))
    return found


EFFECT_ENDS.update({choose_boost, offer_escape, move_fighters, choose_all_moves})
