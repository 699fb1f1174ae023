"""Battle Scenes: what is under way. A position in the middle of an action is worth what the action brings."""

from typing import Any, Final

from ...cardlang.meaning import choose_next, next_part, perform, select
from ...cardlang.node import Context, Effect
from ...games.battle_scenes.rules.answers.hand import ask_hand
from ...games.battle_scenes.rules.combat import unload_one
from ...games.battle_scenes.rules.damage import ask_unload, bonus, endure, hit
from ...games.battle_scenes.rules.drawing import discard_next
from ...games.battle_scenes.rules.effects import change_stage, damage_it
from ...games.battle_scenes.rules.loading import ask_load
from ...games.battle_scenes.rules.moving import load_onto, load_them, put_them, recycle, unload_them
from ...games.battle_scenes.rules.shields import shield
from ...games.battle_scenes.rules.stats import present
from ...games.battle_scenes.rules.texts.lessening import lowered
from ...games.battle_scenes.rules.using import ask_target, finish_action
from ...games.battle_scenes.state.table import BONUS, CANCELED, CARD, KIND, USER, X_VALUE, SceneTable
from .cards import Promise, how_many, is_own, number
from .sheet import Book

PRIZE: Final = 1.5  # a point, in cards that an opposing character loses
WAITING: Final = 0.8  # an effect that waits to be resolved, as part of one that is


class Coming:
    """What will happen before anybody is asked about something else."""

    __slots__ = ("book", "change", "lost", "promise", "spent", "t")

    def __init__(self, t: SceneTable, book: Book) -> None:
        self.t = t
        self.book = book
        self.change: dict[int, float] = {}  # by character or support: cards it will carry more
        self.promise = [0.0, 0.0]  # by seat: all that is no damage, in cards
        self.spent = [0, 0]  # by seat: resources that will be gone
        self.lost = [0, 0]  # by seat: cards of the hand that will be gone

    def load(self, unit: int, count: float) -> None:
        """It will carry so many cards more."""
        self.change[unit] = self.change.get(unit, 0.0) + count

    def strike(self, unit: int, promise: Promise, ctx: Context) -> None:
        """Damage to one of them."""
        self.load(unit, -self.loss(unit, promise, ctx))

    def loss(self, unit: int, promise: Promise, ctx: Context) -> float:
        """BS-R2: How many cards it will lose; the shield meets the damage of the turn added up."""
        t = self.t
        if t.lasting or t.cast.damage_texts & present(t):
            promise = heeded(t, unit, promise, ctx)
        loss = promise.pierce
        if promise.damage > 0:
            soaked = t.soaked[unit]
            wall = max(shield(t, unit) - promise.strip, soaked)
            loss += max(soaked + promise.damage - wall, 0.0)
        return min(loss, len(t.load[unit]) + self.change.get(unit, 0.0))

    def strike_best(self, promise: Promise, ctx: Context) -> None:
        """Damage to whom the player will choose: the best of the opponents."""
        hits = int(promise.hits)
        if hits < 1 or not (promise.damage or promise.pierce):
            return
        t = self.t
        ranked = []
        for unit in t.units[1 - ctx.seat]:
            loss = self.loss(unit, promise, ctx)
            left = len(t.load[unit]) + self.change.get(unit, 0.0)
            energy = self.book.energy[t.identity[unit]] if t.cast.is_character[t.identity[unit]] else 0
            gain = loss + (PRIZE * energy if loss >= left else 0.1 * energy / left if left > 0 else 0.0)
            ranked.append((gain, unit))
        ranked.sort(reverse=True)
        for _, unit in ranked[:hits]:
            self.strike(unit, promise, ctx)

    def effect(self, effect: Effect, ctx: Context, x: int) -> None:
        """An effect that is still to run."""
        promise = self.book.promise(effect, x)
        self.promise[ctx.seat] += promise.sure
        if promise.hits > 0:
            targets = ctx.that("target")
            if targets:
                for unit in targets:
                    if self.t.cast.owner[unit] != ctx.seat:
                        self.strike(unit, promise, ctx)
            else:
                self.strike_best(promise, ctx)


def blow(amount: float, piercing: bool) -> Promise:
    """Damage to one of them."""
    return Promise(pierce=amount, hits=1.0) if piercing else Promise(damage=amount, hits=1.0)


def heeded(t: SceneTable, unit: int, promise: Promise, ctx: Context) -> Promise:
    """BS-F1, BS-H6: Damage with what texts in scene add to it and take from it."""
    more = bonus(t, unit, ctx, 0) if promise.damage or promise.pierce else 0
    damage = promise.damage and max(lowered(t, unit, int(promise.damage) + more, ctx), 0)
    pierce = promise.pierce and max(lowered(t, unit, int(promise.pierce) + more, ctx), 0)
    return promise._replace(damage=float(damage), pierce=float(pierce))


def coming(t: SceneTable, book: Book) -> Coming:
    """All that is under way."""
    found = Coming(t, book)
    step = t.step
    sort = step[0] if step else None
    if sort is ask_load:
        found.load(step[1], step[2])
        found.spent[t.cast.owner[step[1]]] += step[2]
    elif sort is ask_unload:
        found.load(step[2], -step[3])
    elif sort is discard_next:
        found.lost[step[1]] += step[2]
    elif sort is recycle:
        found.spent[step[1]] += step[2]
    elif sort is ask_hand:
        put_off(found, step[4])
    if t.using or t.pending or sort is select or sort is choose_next:
        under_way(found, sort, step)
    return found


def put_off(found: Coming, later: Any) -> None:
    """What comes after a question that somebody may answer from hand: damage, or an effect."""
    while later and later[0] is ask_hand:
        later = later[4]
    if later and later[0] is endure:
        found.strike(later[1], blow(later[2], later[3]), later[4])
    elif later and later[0] is perform:
        found.effect(later[1], later[2], 1)


def under_way(found: Coming, sort: Any, step: Any) -> None:
    """The action, and what is on the agenda."""
    t, book = found.t, found.book
    x = t.using[X_VALUE] if t.using else 1
    begun = False
    for later in t.agenda:
        do = later[0]
        if do is finish_action:
            begun = True
        elif do is perform:
            found.effect(later[1], later[2], x)
        elif do is next_part:
            for part in later[1].parts[later[2] :]:
                found.effect(part, later[3], x)
        elif do is hit:
            found.strike(later[1], blow(later[2], later[3]), later[4])
        elif do is unload_one:
            found.load(later[2], -1.0)
    if sort is select and t.agenda:
        selected(found, t.agenda[-1], step[1])
    elif sort is choose_next:
        best = max(step[1].effects, key=lambda effect: book.promise(effect, x).value)
        found.effect(best, step[4], x)
    if t.using and not begun and not t.using[CANCELED]:
        action_to_come(found, sort, step, x)
    for seat, effect, _, _ in t.pending:
        found.promise[seat] += WAITING * book.promise(effect, x).value


def action_to_come(found: Coming, sort: Any, step: Any, x: int) -> None:
    """An action whose effect has not begun: with its targets, or with the best ones."""
    t, book = found.t, found.book
    user = t.using[USER]
    action = t.cast.sheets[t.using[KIND]].action
    if action is None:
        return
    mode = step[1] if sort is ask_target else -1
    modes = action.modes[: action.printed] if mode < 0 else (action.modes[mode],)
    promise = max((book.promise(effect, x) for effect in modes), key=lambda one: one.value)
    seat = t.cast.owner[user]
    ctx = Context(seat, t.using[CARD], user)
    more = t.using[BONUS]
    for boosted, amount in t.boosts:
        if boosted == user:
            more += amount
    if more and promise.hits > 0:
        promise = promise._replace(damage=promise.damage + more)
    found.promise[seat] += promise.sure
    if promise.hits > 0:
        chosen = t.targets or (step[3] if sort is ask_target else ())
        for unit in chosen:
            if t.cast.owner[unit] != seat:
                found.strike(unit, promise, ctx)
        if not t.targets:
            found.strike_best(promise._replace(hits=promise.hits - len(chosen)), ctx)


def selected(found: Coming, later: Any, things: Any) -> None:
    """What will be done to the things that a player is choosing."""
    do = later[0]
    if do is damage_it:
        found.strike_best(blow(number(later[1], 1), later[2]), later[3])
    elif do is unload_them:
        ctx = found.t.step[2]
        if is_own(things):
            found.load(ctx.user, -how_many(things, 1))
        else:
            found.strike_best(blow(how_many(things, 1), True), ctx)
    elif do is load_them:
        found.load(later[1], how_many(things, 1))
    elif do is load_onto:
        found.promise[later[2].seat] += 0.8 * how_many(later[1].cards, 1)
    elif do is change_stage:
        found.promise[later[3].seat] += 0.8
    elif do is put_them and later[1].zone == "hand":
        found.promise[later[2].seat] += 0.8 * how_many(things, 1)
