"""U-9.1 to U-9.3, X-8: Who can attack whom, and with which card."""

from .....cardlang.meaning import holds
from .....cardlang.moments import While
from .....cardlang.node import Context
from .....kernel.ids import Seat
from ...cards.duel_words import Anywhere, OnlyAdjacent
from ...cards.reading import ATTACK
from ...state.bodies import body, touch
from ...state.table import BIT, UnmatchedTable
from ..oneoffs.ranged import farther, from_afar, usual_reach


def attacks(t: UnmatchedTable, seat: Seat, able: int) -> list[tuple[int, int]]:
    """U-9.2, U-9.3, Q-1: Who of these fighters (as bits) can attack whom: opposing fighters next to the
    attacker, or for a ranged one anywhere in a zone it shares."""
    cast = t.cast
    foes = cast.foes[seat]
    held = t.full & ~t.held[cast.team[seat]]
    if cast.troupe.small:
        held = cast.board.all
    if cast.mode == "free-for-all" and t.turns <= cast.seats:
        foes = tuple([f for f in foes if may_attack_player(t, seat, cast.owner[f])])
    found = []
    for attacker in cast.fighters[seat]:
        if able >> attacker & 1:
            area = usual_reach(t, attacker) if cast.tails else cast.areas[attacker][t.space[attacker]]
            reach = area & held
            if cast.reaching or t.ongoing or cast.patrol_attacks:
                reach |= farther(t, attacker) & held
            if cast.ranged_cards:
                reach |= from_afar(t, seat, attacker) & held
            if reach:
                for f in foes:
                    if reach & (body(t, f) if cast.odd else BIT[t.space[f]]):
                        found.append((attacker, f))
    return found


def may_attack_player(t: UnmatchedTable, seat: Seat, other: int) -> bool:
    """U-12.2: On the first turn only the player next in turn order, or one who has already taken a turn."""
    return other == (seat + 1) % t.cast.seats or bool(t.begun >> other & 1)


def attack_pairs(t: UnmatchedTable, seat: Seat, cards: dict[int, tuple[int, int]]) -> list[tuple[int, int]]:
    """Q-2: Who can attack whom with one of these cards of the hand."""
    able = 0
    for kind, users in cards.values():
        able |= users if kind & ATTACK else 0
    if t.cast.choosy and not t.cast.choosy.isdisjoint(cards):
        return choosy_pairs(t, seat, cards)
    return attacks(t, seat, able) if able else []


def choosy_pairs(t: UnmatchedTable, seat: Seat, cards: dict[int, tuple[int, int]]) -> list[tuple[int, int]]:
    """The same with cards that reach less far than their fighter, or farther."""
    foes = [f for f in t.cast.foes[seat] if t.space[f] >= 0]
    if t.cast.mode == "free-for-all" and t.turns <= t.cast.seats:
        foes = [f for f in foes if may_attack_player(t, seat, t.cast.owner[f])]
    found = []
    for attacker in t.cast.fighters[seat]:
        usable = [card for card, (kind, users) in cards.items() if kind & ATTACK and users >> attacker & 1]
        if t.space[attacker] >= 0:
            found += [(attacker, f) for f in foes if any(fits(t, card, attacker, f) for card in usable)]
    return found


def in_reach(t: UnmatchedTable, attacker: int, target: int) -> bool:
    """U-9.2, U-9.3, X-8: Whether a fighter can attack another from where it stands."""
    return bool((usual_reach(t, attacker) | farther(t, attacker)) & body(t, target))


def fits(t: UnmatchedTable, card: int, attacker: int, target: int) -> bool:
    """Whether a card that its fighter may use can be used against this target."""
    if card not in t.cast.choosy:
        return in_reach(t, attacker, target)
    for rule in t.cast.card(card).rules:
        if isinstance(rule, OnlyAdjacent):
            return touch(t, attacker, target)
        while isinstance(rule, While) and holds(t, rule.condition, Context(t.cast.owner[attacker])):
            rule = rule.rule
        if isinstance(rule, Anywhere):
            return True
    return in_reach(t, attacker, target)
