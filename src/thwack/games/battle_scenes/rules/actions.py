"""BS-7.1, BS-F21: Who may use which action, and when."""

from collections.abc import Sequence
from typing import Any

from ....cardlang.meaning import candidates, is_payable
from ....cardlang.node import Context
from ....kernel.ids import Seat
from ..cards.changes import Evades, Sudden
from ..cards.deeds import Eludes, LendsAbilities, LetsBorrow
from ..cards.keywords import Arm, Readiness, Share
from ..cards.limits import Forbids, Timed
from ..cards.reading import X_COST
from ..cards.stances import Spares, StandsIn
from ..cards.standing import (
    Borrows,
    CannotUse,
    FromResources,
    Hastens,
    Idle,
    IgnoresPower,
    Lends,
    LendsTo,
    Locked,
    OnlyFor,
    Ready,
    Untargetable,
)
from ..cards.words import AnyTargets, Target, Targets, Unit
from ..state.cast import ABILITY, ANTICIPATE, NORMAL_TIME, POWER_BIT, TIMING_BIT, UNFORESEEN, Action
from ..state.table import (
    ANTICIPATION,
    ATTACK,
    CARRIED,
    KIND,
    NEW,
    PREPARATION,
    SceneTable,
    is_character,
    resources_of,
)
from .deeds.aiming import is_torn
from .deeds.price import is_allowed, is_single
from .entry.binding import cannot_pay_taxes, is_confined_from, is_solitary, swaps_kinds
from .matching import includes, kin_of, passes
from .stances.permits import is_hasty, is_spared, within_aim
from .stances.substitutes import can_be_borne, spent
from .stats import MASKS, all_hold, is_linked, own_texts, powers, present, rows, standing, stock_of
from .texts.sides import affiliations
from .texts.which import FITS, About, fits

EVER = NORMAL_TIME | ANTICIPATE | UNFORESEEN
TIMES = {PREPARATION: UNFORESEEN, ANTICIPATION: ANTICIPATE, ATTACK: EVER}  # BS-5.3.6, BS-5.5
Noun = Target | Targets | AnyTargets
SOURCES = 6000  # a key of the cache, beside those of stats.py


def sources(t: SceneTable, seat: Seat, unit: int) -> list[int]:
    """BS-F21: The cards whose actions are at a character's disposal, like cards once: its own, what it
    carries, what others share or lend, what works from resources."""
    found: list[int] | None = t.cache.get(SOURCES + unit)
    if found is None:
        found = t.cache[SOURCES + unit] = own_sources(t, unit)
    if FromResources not in t.cast.sorts:
        if not t.cast.shares & present(t) and not (t.lasting and LendsTo in t.cast.lasts):
            return found
    others = other_sources(t, seat, unit)
    if not others:
        return found
    kinds = {t.identity[card]: card for card in found}
    for card in others:
        kinds.setdefault(t.identity[card], card)
    return list(kinds.values())


def own_sources(t: SceneTable, unit: int) -> list[int]:
    """BS-6.3, BS-6.4, BS-11.10: The character itself, abilities and versions it carries, linked cards."""
    cast, identity = t.cast, t.identity
    mine = identity[unit]
    acts, is_ability = cast.acts, cast.is_ability
    found = [unit] if acts[mine] else []
    seen, kin = [mine], kin_of(t, unit)
    borrowed = borrows(t, unit) if t.lasting or cast.borrows & present(t) else ()
    for card in t.load[unit]:
        kind = identity[card]
        if not acts[kind] or kind in seen:
            continue
        if is_ability[kind] or kin >> kind & 1 or card in borrowed or is_linked(t, card, unit):
            found.append(card)
            seen.append(kind)
    return found


def other_sources(t: SceneTable, seat: Seat, unit: int) -> list[int]:
    """Cards that the character does not carry."""
    sheets, identity, sorts = t.cast.sheets, t.identity, t.cast.sorts
    shares = t.cast.with_sort.get(Share, 0) & present(t)
    found = shared(t, seat, unit, shares) if shares else []
    if Lends in sorts or LendsTo in sorts or LendsTo in t.cast.lasts:
        found += lent(t, seat, unit)
    if LendsAbilities in sorts:
        found += lent_abilities(t, seat, unit)
    if FromResources in sorts:
        for card in resources_of(t, seat):
            sheet = sheets[identity[card]]
            if FromResources in sheet.sorts and sheet.powers & powers(t, unit):
                found.append(card)
    return found


def borrows(t: SceneTable, unit: int) -> list[int]:
    """The carried cards whose actions a character has by its text."""
    texts = [row for row in standing(t, Borrows) if row[1].user == unit]
    texts += [row for row in standing(t, LetsBorrow) if includes(t, row[0].target, unit, row[1])]
    return [card for rule, ctx in texts for card in t.load[unit] if passes(t, card, rule.where, ctx)]


def lent_abilities(t: SceneTable, seat: Seat, unit: int) -> list[int]:
    """Ability cards that others carry and let a character use."""
    cast, identity = t.cast, t.identity
    return [
        card
        for rule, ctx in standing(t, LendsAbilities)
        if ctx.seat == seat and ctx.user != unit and includes(t, rule.target, unit, ctx)
        for card in t.load[ctx.user]
        if cast.is_ability[identity[card]] and cast.acts[identity[card]]
    ]


def shared(t: SceneTable, seat: Seat, unit: int, shares: int) -> list[int]:
    """BS-11.5: Cards with Share, as bits, on others of a common affiliation."""
    identity = t.identity
    found = []
    for other in t.units[seat]:
        if other == unit or not t.cache[MASKS + other] & shares:
            continue
        for card in t.load[other]:
            if not shares >> identity[card] & 1:
                continue
            if is_character(t, other) and affiliations(t, other) & affiliations(t, unit):
                for text in own_texts(t, card, Share):
                    if POWER_BIT[text.rule.power] & powers(t, unit):  # type: ignore[attr-defined]
                        found.append(card)
    return found


def lent(t: SceneTable, seat: Seat, unit: int) -> list[int]:
    """Supports and scenarios that let a character use their action."""
    found = [ctx.card for rule, ctx in standing(t, LendsTo) if includes(t, rule.target, unit, ctx)]
    if t.phase != ATTACK or t.turn != seat:
        return found
    for rule, ctx in standing(t, Lends):
        if ctx.seat == seat and not is_character(t, ctx.user) and includes(t, rule.target, unit, ctx):
            takers = [taker for support, taker in t.lent if support == ctx.card]
            if not takers or unit in takers:
                found.append(ctx.card)
    return found


# Timing, power, cost


def is_timely(t: SceneTable, unit: int, card: int, action: Action, when: int) -> bool:
    """BS-5.5, BS-6.5: The action's timing fits, and the character has been in scene long enough."""
    if not action.timing & when:
        if not (action.may_be_early and is_armed(t, unit, card)):
            if not (when == ANTICIPATE and is_hastened(t, unit, card)):
                if not (when == UNFORESEEN and is_sudden(t, unit, card)):
                    return False
    return not t.flags[unit] & NEW or is_ready(t, unit, card) or is_hasty(t, unit, card)


def is_armed(t: SceneTable, unit: int, card: int) -> bool:
    """BS-11.12: Whether Arm makes the action both anticipate and unforeseen."""
    return any(
        passes(t, unit, text.rule.where, Context(t.cast.owner[unit], card, unit))  # type: ignore[attr-defined]
        for text in own_texts(t, card, Arm)
        if t.place[card] == CARRIED + unit
    )


def is_hastened(t: SceneTable, unit: int, card: int) -> bool:
    """Whether a text makes it an anticipate action."""
    return any(
        includes(t, rule.target, unit, ctx) and fits(t, rule.which, t.identity[card], -1, unit, card)
        for rule, ctx in standing(t, Hastens)
    )


def is_sudden(t: SceneTable, unit: int, card: int) -> bool:
    """Whether a text makes it an unforeseen action."""
    return any(
        includes(t, rule.target, unit, ctx) and fits(t, rule.which, t.identity[card], -1, unit, card)
        for rule, ctx in standing(t, Sudden)
    )


def is_ready(t: SceneTable, unit: int, card: int) -> bool:
    """BS-D1: Readiness, for a card's own action or for some sort of action."""
    identity = t.identity[card]
    for text, ctx in rows(t, Readiness):
        if ctx.user == unit and all_hold(t, text, ctx):
            which = text.rule.which  # type: ignore[attr-defined]
            if fits(t, which, identity, -1) if which else t.identity[ctx.card] == identity:
                return True
    return any(
        includes(t, rule.target, unit, ctx) and fits(t, rule.which, identity, -1)
        for rule, ctx in standing(t, Ready)
    )


def is_able(t: SceneTable, seat: Seat, unit: int, card: int, action: Action) -> bool:
    """BS-7.1, BS-6.3: It has the power, and no rule forbids this action now."""
    kind = t.identity[card]
    if not has_power(t, unit, action.power) and not needs_no_power(t, unit, card):
        return False
    if t.uses and (is_used_up(t, seat, unit, kind, action) or is_single(t, unit, kind)):
        return False
    if t.acted[unit] and not any(
        row[0] == unit and fits(t, row[2], kind, row[1], unit, card) for row in t.permits
    ):
        return False
    if action.is_reserved:
        for text in own_texts(t, card, OnlyFor):
            if not is_allowed(t, unit, text.rule.where, Context(seat, card, unit)):  # type: ignore[attr-defined]
                return False
    if t.lasting or t.cast.may_forbid & present(t):
        return not is_forbidden(t, unit, card, action)
    return True


def has_power(t: SceneTable, unit: int, power: int) -> bool:
    """BS-10.1: Whether it has the power; what is printed on it is enough where no power can be lost."""
    if not power:
        return True
    cast = t.cast
    if power & cast.sheets[t.identity[unit]].powers and not t.lasting and not cast.may_rob & present(t):
        return True
    return bool(power & powers(t, unit))


def needs_no_power(t: SceneTable, unit: int, card: int) -> bool:
    """Whether a text lifts the need for a power from a carried ability."""
    if t.cast.sheets[t.identity[card]].type != ABILITY or t.place[card] != CARRIED + unit:
        return False
    return any(includes(t, rule.target, unit, ctx) for rule, ctx in standing(t, IgnoresPower))


def is_used_up(t: SceneTable, seat: Seat, unit: int, kind: int, action: Action) -> bool:
    """BS-11.1, BS-11.15: Single actions, Singularity, and actions a player may use once a turn."""
    sheets = t.cast.sheets
    for by, user, used in t.uses:
        if action.single and user == unit and used == kind:
            return True
        if by == seat:
            other = sheets[used].action
            if other is not None and is_solitary(t, unit, action) and is_solitary(t, user, other):
                return True
            if action.one_per_turn and other is not None and other.slug == action.slug:
                return True
    return False


def is_forbidden(t: SceneTable, unit: int, card: int, action: Action) -> bool:
    """Texts of this turn that keep a character from acting."""
    if any(includes(t, rule.target, unit, ctx) for rule, ctx in standing(t, Idle)):
        return True
    if cannot_pay_taxes(t, unit, card, action):
        return True
    for rule, ctx in standing(t, Forbids):
        if includes(t, rule.target, unit, ctx):
            if fits(t, rule.which, t.identity[card], -1, unit, card, ctx):
                return True
    for rule, ctx in standing(t, Locked):
        if POWER_BIT[rule.power] & action.power and includes(t, rule.target, unit, ctx):
            return True
    return any(
        includes(t, rule.target, unit, ctx)
        and t.identity[card] in [t.identity[other] for other in candidates(t, rule.cards, ctx)]
        for rule, ctx in standing(t, CannotUse)
    )


def is_useful(t: SceneTable, seat: Seat, unit: int, card: int, action: Action, x: int) -> bool:
    """BS-H1: Its further costs can be paid, and there is a legal target if it needs one. BS-R20: for most
    actions the user itself is one."""
    ties = t.cast.ties_aims or bool(t.permits)
    if action.is_easy and not ties and not t.lasting and not t.cast.may_protect & present(t):
        return True
    ctx = Context(seat, card, unit)
    if action.pays_x:  # BS-H171
        ctx = ctx.bind("x", (len(resources_of(t, seat)) // action.pays_x,))
    if action.pay is not None:
        with_x = ctx.bind("x", (x,)) if action.cost == X_COST else ctx
        payable = is_payable(t, action.pay, with_x) and spent(t, action.pay, with_x) <= len(stock_of(t, seat))
        if not payable and not (StandsIn in t.cast.sorts and can_be_borne(t, action.pay, with_x)):
            return False
    return any(is_aimable(t, noun, unit, card, ctx) for noun in action.nouns)


def is_aimable(t: SceneTable, noun: Noun | None, unit: int, card: int, ctx: Context) -> bool:
    """BS-H1: Whether it has a legal target, or needs none."""
    if noun is None:
        return not is_confined_from(t, unit, card, [])
    return has_target(t, noun, unit, card, ctx)


def has_target(t: SceneTable, noun: Noun, unit: int, card: int, ctx: Context) -> bool:
    """Whether there is a legal target."""
    ties = t.cast.ties_aims or bool(t.permits)
    if not noun.where and not ties and not t.lasting and not t.cast.may_protect & present(t):
        kind = type(noun.kind)
        if kind.word != "support":
            return True  # BS-R20: the user itself
    legal = legal_targets(t, noun, unit, card, ctx)
    if not legal or is_confined_from(t, unit, card, legal):
        return False
    return not is_torn(t, noun, legal, ctx)


def legal_targets(t: SceneTable, noun: Noun, unit: int, card: int, ctx: Context) -> list[int]:
    """BS-R20: Anybody in scene that the noun means and no text protects."""
    kind = Unit if swaps_kinds(t, noun.kind) else type(noun.kind)
    kinds: Sequence[int] = t.meaning.kinds[kind](t, noun.where, ctx)
    filters = t.meaning.filters
    for f in noun.where:
        kinds = filters[type(f)](t, kinds, f, noun.kind, ctx)
    guards = standing(t, Untargetable)
    if t.cast.ties_aims:
        kinds = within_aim(t, list(kinds), unit, card)
    if Spares in t.cast.sorts:
        kinds = [thing for thing in kinds if not is_spared(t, thing, unit, card)]
    if Eludes in t.cast.sorts or t.lasting:
        kinds = [thing for thing in kinds if not is_eluding(t, thing, unit, card)]
    if Evades in t.cast.sorts:
        kinds = [thing for thing in kinds if not is_evading(t, thing, t.cast.owner[unit])]
    if not guards:
        return list(kinds)
    return [thing for thing in kinds if not is_protected(t, guards, thing, unit, card)]


def is_evading(t: SceneTable, thing: int, seat: Seat) -> bool:
    """BS-H43: Whether it keeps out of the first action with targets that this player uses in the turn."""
    sheets = t.cast.sheets
    aimed = [used for by, _, used in t.uses if by == seat and any(sheets[used].action.nouns)]  # type: ignore[union-attr]
    if len(aimed) > (1 if t.using else 0):
        return False
    return any(ctx.seat != seat and includes(t, rule.target, thing, ctx) for rule, ctx in standing(t, Evades))


def is_eluding(t: SceneTable, thing: int, unit: int, card: int) -> bool:
    """Whether a text keeps it from being targeted by such an action."""
    identity = t.using[KIND] if t.using else t.identity[card]
    return any(
        includes(t, rule.target, thing, ctx) and fits(t, rule.which, identity, -1, unit, card, ctx)
        for rule, ctx in standing(t, Eludes)
    )


def is_protected(
    t: SceneTable, guards: Sequence[tuple[Any, Context]], thing: int, unit: int, card: int
) -> bool:
    """Whether a text keeps it from being targeted by this action of this user."""
    action = t.cast.sheets[t.using[KIND] if t.using else t.identity[card]].action
    assert action is not None
    for rule, ctx in guards:
        if rule.power and not POWER_BIT[rule.power] & action.power:
            continue
        if rule.timing == "anticipate" and not is_anticipate(t, unit, card, action):
            continue
        if rule.timing == "unforeseen" and not is_unforeseen(t, unit, card, action):
            continue
        if includes(t, rule.target, thing, ctx) and includes(t, rule.by, unit, ctx):
            return True
    return False


def is_anticipate(t: SceneTable, unit: int, card: int, action: Action) -> bool:
    """Whether it is an anticipate action by itself, by Arm (BS-11.12) or by a text."""
    return bool(action.timing & ANTICIPATE) or is_armed(t, unit, card) or is_hastened(t, unit, card)


def is_unforeseen(t: SceneTable, unit: int, card: int, action: Action) -> bool:
    """Whether it is an unforeseen action by itself, by Arm (BS-11.12) or by a text."""
    return bool(action.timing & UNFORESEEN) or is_armed(t, unit, card) or is_sudden(t, unit, card)


def _timed(t: SceneTable, node: Timed, action: Action, about: About) -> bool:
    """By itself, by Arm or by a text."""
    _, _, unit, card, _ = about
    if any(action.timing & TIMING_BIT[timing] for timing in node.timings):
        return True
    if unit < 0 or card < 0:
        return False
    return ("anticipate" in node.timings and is_anticipate(t, unit, card, action)) or (
        "unforeseen" in node.timings and is_unforeseen(t, unit, card, action)
    )


FITS[Timed] = _timed
