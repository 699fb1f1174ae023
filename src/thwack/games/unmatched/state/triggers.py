"""What character cards say of something that just happened: it comes next, on top of the agenda."""

from collections.abc import Callable

from ....cardlang.meaning import candidates, perform, remember
from ....cardlang.moments import Damaged, When
from ....cardlang.node import Context, Effect
from ....kernel.table import Step
from ..cards.piece_words import Enters, Moved, Removed
from ..cards.turn_words import Fallen
from .bodies import body
from .table import BIT, UnmatchedTable, has_hero

# what happens when somebody loses a card that was given to them; `rules` say what.
WHEN_LOST: list[Callable[..., None]] = []


def triggered(t: UnmatchedTable, struck: list[int]) -> list[Step]:
    """What character cards say of damage to these fighters, before any of them leaves the board; it comes
    next, if the hero whose card it is still stands."""
    steps: list[Step] = []
    for seat in in_order(t, list(t.cast.when_damaged)):
        for rule in t.cast.when_damaged[seat]:
            for fighter in struck:
                event, ctx = rule.event, Context(seat, user=fighter)
                hit = isinstance(event, Damaged) and fighter in candidates(t, event.target, ctx)
                if hit:
                    steps.append((perform, rule.effect, ctx))
    return steps


def in_order(t: UnmatchedTable, seats: list[int]) -> list[int]:
    """U-9.17, Q-19: Whose effects come first when several players' happen at once; in combat the
    defender's."""
    active = [seat for seat in seats if seat == t.turn]
    others = [seat for seat in seats if seat != t.turn]
    return others + active if t.combat or t.cast.settings.simultaneous == "active-last" else active + others


def steps_of_fall(t: UnmatchedTable, fighter: int) -> list[Step]:
    """What character cards say of the defeat of this fighter, who still stands; Q-27: not those of a fallen
    hero."""
    steps: list[Step] = []
    for seat in in_order(t, list(t.cast.when_fallen)):
        for rule in t.cast.when_fallen[seat] if has_hero(t, seat) else ():
            event, ctx = rule.event, Context(seat, user=fighter)
            if isinstance(event, Fallen) and fighter in candidates(t, event.target, ctx):
                steps.append((perform, rule.effect, ctx))
    return steps


# Pieces: what they set off comes in the middle of something, which must not forget what it was about.


def perform_aside(t: UnmatchedTable, effect: Effect, ctx: Context) -> None:
    """Do something in between, and remember what was going on."""
    t.then((perform, effect, ctx), (remember, t.it))


def in_between(t: UnmatchedTable, rules: dict[int, list[When]], fighter: int) -> None:
    """What these rules say of this fighter comes next; Q-27: not those of a fallen hero."""
    for seat in reversed(in_order(t, list(rules))):
        if has_hero(t, seat):
            for rule in rules[seat]:
                ctx = Context(seat, user=fighter)
                if concerns(t, rule, ctx):
                    t.do((perform_aside, rule.effect, ctx))


def concerns(t: UnmatchedTable, rule: When, ctx: Context) -> bool:
    """Whether an event that just happened to a fighter is the one a rule waits for."""
    event = rule.event
    if isinstance(event, Enters):
        cast, here = t.cast, body(t, ctx.user)
        lies = [k for k, name in enumerate(cast.token_name) if name == event.token and here & BIT[t.token[k]]]
        if not any(cast.token_owner[k] == ctx.seat for k in lies):
            return False
        return ctx.user in candidates(t, event.who, ctx)
    return isinstance(event, Moved) and ctx.user in candidates(t, event.who, ctx)


def entered(t: UnmatchedTable, fighter: int) -> None:
    """X-13: A fighter came to a space, and may have stepped on a token there."""
    if t.space[fighter] >= 0:
        in_between(t, t.cast.when_entered, fighter)


def moved(t: UnmatchedTable, fighter: int) -> None:
    """A fighter has moved to another space."""
    if t.space[fighter] >= 0:
        in_between(t, t.cast.when_moved, fighter)


def removed(t: UnmatchedTable, token: int) -> None:
    """X-13: A token left the board."""
    seat = t.cast.token_owner[token]
    for rule in t.cast.when_removed.get(seat, ()):
        if isinstance(rule.event, Removed) and rule.event.token == t.cast.token_name[token]:
            t.do((perform_aside, rule.effect, Context(seat)))
