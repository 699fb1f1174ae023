"""Unmatched: what the features need to know about a match and what never changes in it."""

from functools import lru_cache
from typing import Final

from ...cardlang.amounts import Count
from ...cardlang.control import If
from ...cardlang.meaning import candidates, holds, value
from ...cardlang.moments import While
from ...cardlang.node import Context, walk
from ...cardlang.nouns import One, This
from ...cardlang.verbs import Damage
from ...games.unmatched.cards.board import Board
from ...games.unmatched.cards.words import Discarded, InState, InZoneOf, Modify, Tagged
from ...games.unmatched.rules.abilities import staying_rules
from ...games.unmatched.state.cast import Cast
from ...games.unmatched.state.table import PILES, UnmatchedTable, bits, heroes_of
from .cards import Worth, worth_of

BY_HERO: Final = 1
BY_SIDEKICK: Final = 2
FARTHEST: Final = 9  # steps of a move that are told apart
MATCHES: Final = 200  # sheets that are kept


class Sheet:
    """A cast, as the features see it. Tuples have a part per seat, where nothing else is said."""

    def __init__(self, cast: Cast, heroes: tuple[tuple[int, ...], ...]) -> None:
        seats = range(cast.seats)
        self.seats = seats
        self.team = cast.team
        self.hero = tuple(own[0] for own in heroes)
        self.heroes = heroes  # some have several; R-82: some choose
        self.fighters = cast.fighters
        self.sidekicks = tuple(tuple(f for f in cast.fighters[s] if f not in heroes[s]) for s in seats)
        self.hero_health = tuple(sum(cast.full_health[h] for h in self.heroes[s]) for s in seats)
        rivals = cast.troupe.rivals
        self.sidekick_health = tuple(
            max(sum(rivals.get(s, cast.full_health[f]) for f in fs), 1) for s, fs in enumerate(self.sidekicks)
        )
        self.move = tuple(hero.move for hero in cast.heroes)
        self.opponents = cast.opponents
        self.mates = tuple(tuple(o for o in seats if cast.team[o] == cast.team[s]) for s in seats)
        # The counter of a hero's state and of a resource, -1 where there is none.
        self.state = tuple(cast.counter.get((s, "state"), -1) for s in seats)
        chosen = {"state", "resurrected"} | {
            str(rule.name) for rules in cast.troupe.loadouts.values() for rule in rules
        }
        self.counter = tuple(
            next((n for (o, name), n in cast.counter.items() if o == s and name not in chosen), -1)
            for s in seats
        )
        self.toll = tuple(toll_of(cast, s) for s in seats)
        self.gaze = tuple(gaze_of(cast, s) for s in seats)
        self.hoard = tuple(hoard_of(cast, s) for s in seats)
        # Tokens that come from a supply: the more of them lie on the board, the better.
        self.tokens = tuple(
            tuple(k for k, owner in enumerate(cast.token_owner) if owner == s and cast.supplied[k])
            for s in seats
        )
        self.assets = tuple(assets_of(cast, s) for s in seats)
        self.gathers = tuple(
            self.counter[s] >= 0
            or bool(self.hoard[s] or self.tokens[s] or self.assets[s] or s in cast.patrols)
            for s in seats
        )
        self.modifiers = tuple(tuple(r for o, r in cast.value_modifiers if o == s) for s in seats)
        # For every card what it is likely to do and who may use it, as bits.
        self.worth: dict[int, tuple[Worth, int]] = {}
        for s in seats:
            states = cast.states[s].states if s in cast.states else ()
            for card in cast.heroes[s].cards:
                users = cast.users[card.index]
                who = BY_HERO * any(users >> hero & 1 for hero in self.heroes[s])
                who |= BY_SIDEKICK * any(users >> f & 1 for f in self.sidekicks[s])
                self.worth[card.index] = worth_of(card, states), who
        # For every fighter, by how far it moves and where it stands: where it can attack then.
        self.area = tuple(areas_of(cast.board, cast.areas[f]) for f in range(len(cast.owner)))
        self.distance = distances_of(cast.board)


def toll_of(cast: Cast, seat: int) -> tuple[int, ...]:
    """The damage that each of a hero's states costs it after a maneuver; nothing if none of them does."""
    if seat not in cast.states:
        return ()
    tolls = [0] * len(cast.states[seat].states)
    for rule in cast.at.get((seat, "after_maneuver"), ()):
        effect = rule.effect
        if (
            isinstance(effect, If)
            and isinstance(effect.condition, InState)
            and isinstance(effect.then, Damage)
        ):
            tolls[cast.states[seat].states.index(effect.condition.state)] = getattr(
                effect.then.amount, "n", 0
            )
    return tuple(tolls) if any(tolls) else ()


def gaze_of(cast: Cast, seat: int) -> int:
    """The damage a hero deals to somebody in its zone when its turn starts."""
    for rule in cast.at.get((seat, "turn_start"), ()):
        for node in walk(rule):
            if isinstance(node, Damage) and isinstance(node.target, One):
                if any(isinstance(f, InZoneOf) for f in node.target.where):
                    return getattr(node.amount, "n", 0)
    return 0


def hoard_of(cast: Cast, seat: int) -> frozenset[int]:
    """The cards that count for their hero's ability while they lie in the discard pile."""
    tags = set()
    for rule in cast.heroes[seat].ability:
        for node in walk(rule):
            filters = getattr(node.things, "where", ()) if isinstance(node, Count) else ()
            if any(isinstance(f, Discarded) for f in filters):
                tags |= {f.tag for f in filters if isinstance(f, Tagged)}
    return frozenset(card.index for card in cast.heroes[seat].cards if tags & set(card.tags))


def assets_of(cast: Cast, seat: int) -> tuple[int, ...]:
    """R-55: The places of a hero's zones in which every card is to the good, as they are numbered in
    `piles`."""
    found = [cast.boost_zone[seat]] if seat in cast.boost_zone else []
    if seat in cast.rows:
        found.append(cast.zone[seat, cast.rows[seat].to])
    if seat in cast.tucks:
        found.append(cast.zone[seat, cast.tucks[seat].zone])
    if seat in cast.extra_decks:
        found.append(cast.zone[seat, cast.extra_decks[seat].to])
    if seat in cast.cauldrons:
        found.append(cast.zone[seat, cast.cauldrons[seat].zone])
    if seat in cast.boxes:
        found.append(cast.zone[seat, cast.boxes[seat].to])
    return tuple(PILES * cast.seats + zone for zone in found)


@lru_cache(maxsize=MATCHES)
def sheet_of(cast: Cast, heroes: tuple[tuple[int, ...], ...]) -> Sheet:
    """The sheet of a cast with these heroes by seat; made once."""
    return Sheet(cast, heroes)


def sheet_for(t: UnmatchedTable) -> Sheet:
    """The sheet of a table."""
    cast = t.cast
    chosen = tuple([heroes_of(t, s) for s in range(cast.seats)]) if cast.troupe.rivals else cast.heroes_of
    return sheet_of(cast, chosen)


Areas = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=MATCHES)
def areas_of(board: Board, area: tuple[int, ...]) -> Areas:
    """Where a fighter who reaches so far from each space could attack after so many steps, if nobody were in
    the way; for nowhere, the last place of a row, that is nothing."""
    found = []
    for steps in range(FARTHEST + 1):
        row = []
        for space in range(board.size):
            mask = 0
            for end in bits(board.reach(space, steps, 0)):
                mask |= area[end]
            row.append(mask)
        found.append((*row, 0))
    return tuple(found)


@lru_cache(maxsize=MATCHES)
def distances_of(board: Board) -> Areas:
    """The steps from each space to each other if nobody were in the way."""
    return tuple(
        tuple(next(n for n in range(board.size) if board.reach(a, n, 0) >> b & 1) for b in range(board.size))
        for a in range(board.size)
    )


def modified(t: UnmatchedTable, sheet: Sheet, seat: int) -> tuple[int, int]:
    """What the hero's ability adds to its attacks and its defences now."""
    attack = defence = 0
    ctx = Context(seat)
    rules = [*sheet.modifiers[seat], *(staying_rules(t, seat) if t.ongoing else ())]
    for rule in rules:
        inner = rule
        while isinstance(inner, While) and holds(t, inner.condition, ctx):
            inner = inner.rule
        if isinstance(inner, Modify) and is_about_hero(t, inner, seat, ctx):
            if inner.what == "attack-value":
                attack += value(t, inner.amount, ctx)
            elif inner.what == "defense-value":
                defence += value(t, inner.amount, ctx)
    return attack, defence


def is_about_hero(t: UnmatchedTable, rule: Modify, seat: int, ctx: Context) -> bool:
    """Whether a rule changes the cards of the hero, and not of sidekicks alone."""
    return isinstance(rule.of, This) or heroes_of(t, seat)[0] in candidates(t, rule.of, ctx)
