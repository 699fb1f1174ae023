"""U-9.3, X-8, R-73: Who can attack farther than usual: under a condition, or with a certain card."""

from .....cardlang.meaning import candidates, holds
from .....cardlang.moments import While
from .....cardlang.node import Context, Rule
from .....kernel.ids import Seat
from ...cards.zone_words import Ranged
from ...state.bodies import body, tail_of
from ...state.cast import reach_of
from ...state.table import ATTACKER, HAND, PILES, TARGET, UnmatchedTable
from ..abilities import staying_rules
from .patrol import ends_of, patrols_of


def from_afar(t: UnmatchedTable, seat: Seat, attacker: int) -> int:
    """Where such a card in hand lets this fighter attack, as bits."""
    cast = t.cast
    for slot in t.piles[PILES * seat + HAND]:
        card = t.identity[slot]
        if card in cast.ranged_cards and cast.users[card] >> attacker & 1:
            return cast.board.in_zone[t.space[attacker]]
    return 0


def usual_reach(t: UnmatchedTable, attacker: int) -> int:
    """U-9.2, U-9.3, X-8: Where a fighter can attack from where it stands; R-96: from either space."""
    area = t.cast.areas[attacker]
    found = area[t.space[attacker]]
    return found | area[tail_of(t, attacker)] if attacker in t.cast.tails else found


def farther(t: UnmatchedTable, attacker: int) -> int:
    """X-8, R-85: Where a reach that hangs on a condition lets a fighter attack now, as bits."""
    seat = t.cast.owner[attacker]
    patrolled = ends_of(t, patrols_of(t, seat)) if seat in t.cast.patrol_attacks else 0
    if t.ongoing and is_made_ranged(t, attacker):
        return t.cast.board.in_zone[t.space[attacker]] | patrolled
    rule = t.cast.reaching.get(attacker)
    if rule is None:
        return patrolled
    ctx = Context(t.cast.owner[attacker], user=attacker)
    inner: Rule = rule
    while isinstance(inner, While):
        if not holds(t, inner.condition, ctx):
            return patrolled
        inner = inner.rule
    return t.cast.board.within(reach_of(inner))[t.space[attacker]] | patrolled


def is_made_ranged(t: UnmatchedTable, attacker: int) -> bool:
    """R-58: Whether a card in play makes a fighter a ranged one."""
    seat = t.cast.owner[attacker]
    rules = [rule for rule in staying_rules(t, seat) if isinstance(rule, Ranged)]
    return any(attacker in candidates(t, rule.of, Context(seat)) for rule in rules)


def needs_a_ranged_card(t: UnmatchedTable) -> bool:
    """R-73: Whether the target is out of the attacker's own reach."""
    attacker = t.combat[ATTACKER]
    return not (usual_reach(t, attacker) | farther(t, attacker)) & body(t, t.combat[TARGET])
