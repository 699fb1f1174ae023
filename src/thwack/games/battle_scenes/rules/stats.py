"""BS-1.3, BS-6.3, BS-6.4: What a character or support is now: its powers, affiliations, names and shield, and
which texts stand.

Printed and current values are different things: nothing here is written down, but what was worked out is kept
in `t.cache` until the scene changes.
"""

from collections.abc import Sequence
from typing import Any, Final

from ....cardlang.meaning import candidates, holds, narrow
from ....cardlang.node import Context, Node
from ....kernel.ids import Seat, Slot
from ..cards.answers.guards import Seals
from ..cards.deeds import LetsBorrow
from ..cards.entry.bonds import Learns
from ..cards.further import InResources
from ..cards.keywords import Arm, Host, Link
from ..cards.limits import Blanks, Everyones
from ..cards.standing import (
    AlsoEverywhere,
    AlsoNamed,
    Borrows,
    FromPrizes,
    Gains,
    Loses,
    Powerless,
    PowersOf,
)
from ..cards.words import Loaded
from ..state.cast import ABILITY, POWER_BIT, SCENARIO_CARD, Text, sort_of
from ..state.table import (
    CARRIED,
    DECK,
    NOTHING,
    PILES,
    PLAYER,
    PREPARATION,
    PRIZES,
    RESOURCES,
    SCENE,
    SceneTable,
    director,
    is_character,
    is_muted,
    sheet_of,
)
from .matching import includes, kin_of, passes

# BS-H10: texts about powers stand whatever powers the bearer has, or they could never give one.
ABOUT_POWERS: Final = frozenset((Gains, Arm, PowersOf, Powerless, Host, Link))
MASKS: Final = 8000  # a character or support with what it carries, as bits
PRESENT: Final = -1
BLANKED: Final = -2
ELSEWHERE: Final = ((FromPrizes, PRIZES), (InResources, RESOURCES))

Row = tuple[Text, Context]


# Which texts stand


def rows(t: SceneTable, sort: type[Node]) -> Sequence[Row]:
    """All texts of that sort that stand in scene, whatever their conditions."""
    mask = t.cast.with_sort.get(sort)
    if mask is None:
        return ()
    cache = t.cache
    here: int | None = cache.get(PRESENT)
    if here is None:
        here = present(t)
    if not mask & here:
        return ()
    found: Sequence[Row] | None = cache.get(sort)
    if found is None:
        found = cache[sort] = find_rows(t, sort, mask)
    return found


def present(t: SceneTable) -> int:
    """Which cards are where texts work from, as bits: most questions end here."""
    found: int | None = t.cache.get(PRESENT)
    if found is not None:
        return found
    identity, load, cache, found = t.identity, t.load, t.cache, 0
    for side in t.units:
        for unit in side:
            mine = 1 << identity[unit]
            for card in load[unit]:
                mine |= 1 << identity[card]
            cache[MASKS + unit] = mine
            found |= mine
    if t.scenario != NOTHING:
        found |= 1 << identity[t.scenario]
    for wrapper, zone in ELSEWHERE:
        if wrapper in t.cast.wrappers:
            for seat in (0, 1):
                for card in t.piles[PILES * seat + zone]:
                    found |= 1 << identity[card]
    cache[PRESENT] = found
    return found


def find_rows(t: SceneTable, sort: type[Node], mask: int) -> list[Row]:
    """Texts of characters and supports and of what they carry, of prizes, then of the scenario; `mask` has
    the cards with such a text."""
    cast, identity = t.cast, t.identity
    found: list[Row] = []
    blank = blanked(t) if cast.may_blank and sort is not Blanks else ()
    for seat in (0, 1):
        for unit in t.units[seat]:
            if not t.cache[MASKS + unit] & mask or unit in blank:
                continue
            mine = identity[unit]
            if mask >> mine & 1:
                found += texts_in_scene(t, sort, Context(seat, unit, unit))
            seen = {mine}
            for card in t.load[unit]:
                kind = identity[card]
                if mask >> kind & 1 and not is_muted(t, kind):
                    ctx = Context(seat, card, unit)
                    for text in cast.sheets[kind].texts[sort]:
                        if works_carried(t, sort, text, ctx, kind not in seen):
                            found.append((text, ctx))
                    seen.add(kind)
        if FromPrizes in cast.wrappers:
            for card in t.piles[PILES * seat + PRIZES]:
                if mask >> identity[card] & 1:
                    texts = cast.sheets[identity[card]].texts[sort]
                    ctx = Context(seat, card, NOTHING)
                    found += [(text, ctx) for text in texts if text.from_prizes]
        if InResources in cast.wrappers:
            for card in stock_of(t, seat) if sort is not Seals else t.piles[PILES * seat + RESOURCES]:
                if mask >> identity[card] & 1 and not is_muted(t, identity[card]):
                    texts = cast.sheets[identity[card]].texts[sort]
                    found += [(text, Context(seat, card, card)) for text in texts if text.from_resources]
    if t.scenario != NOTHING and mask >> identity[t.scenario] & 1:
        found += texts_in_scene(t, sort, Context(director(t), t.scenario, t.scenario))
    if Everyones in cast.wrappers:
        found += [(text, ctx._replace(seat=1 - ctx.seat)) for text, ctx in found if text.everyones]
    return found


def blanked(t: SceneTable) -> frozenset[int]:
    """BS-H70: Those whose texts, and the texts of what they carry, have no effect. Texts that say so are
    looked at first, and all that was worked out on the way is forgotten, by the forks that share it, too."""
    found: frozenset[int] | None = t.cache.get(BLANKED)
    if found is None:
        t.cache[BLANKED] = frozenset()
        rules = standing(t, Blanks)
        units = t.units[0] + t.units[1]
        found = frozenset(u for u in units for rule, ctx in rules if includes(t, rule.target, u, ctx))
        t.cache.clear()
        t.cache[BLANKED] = found
        present(t)
    return found


def is_blank(t: SceneTable, slot: Slot) -> bool:
    """BS-H70: Whether a card stands, or is carried, where texts have no effect."""
    place = t.place[slot]
    return (slot if place == SCENE else place - CARRIED) in blanked(t)


def texts_in_scene(t: SceneTable, sort: type[Node], ctx: Context) -> list[Row]:
    """The texts of a card that is in scene itself."""
    texts = sheet_of(t, ctx.card).texts[sort]
    return [(text, ctx) for text in texts if text.carried is None and not works_elsewhere(text)]


def works_elsewhere(text: Text) -> bool:
    """Whether a text works from another place, and not in scene."""
    elsewhere = text.from_prizes or text.from_resources or text.from_hand or text.aboard
    return elsewhere and not text.also_here


def works_carried(t: SceneTable, sort: type[Node], text: Text, ctx: Context, is_first: bool) -> bool:
    """BS-6.3, BS-6.4: Whether a text of a carried card stands: an ability's, if its bearer is a character
    with its power; another version's, once (BS-R18); and those that say they work while carried."""
    unit = ctx.user
    if text.carried is not None:
        return is_character(t, unit) and passes(t, unit, text.carried, ctx)
    if text.aboard:
        return not is_character(t, unit)
    if works_elsewhere(text):
        return False
    sheet = sheet_of(t, ctx.card)
    if sheet.type == ABILITY:
        if not is_character(t, unit):
            return False
        return sort in ABOUT_POWERS or not sheet.powers or bool(sheet.powers & powers(t, unit))
    return is_first and bool(kin_of(t, unit) >> t.identity[ctx.card] & 1)


def standing(t: SceneTable, sort: type[Node]) -> Sequence[tuple[Any, Context]]:
    """All rules of that sort that stand now: on cards, then those that last for a turn."""
    texts = rows(t, sort)
    if not texts and not t.lasting:
        return ()
    found = [(text.rule, ctx) for text, ctx in texts if all_hold(t, text, ctx)]
    if t.lasting:
        found += [(rule, ctx) for rule, ctx, _ in t.lasting if sort_of(rule) is sort and is_due(t, ctx)]
    return found


def is_due(t: SceneTable, ctx: Context) -> bool:
    """Whether a rule stands now: some are about a later turn, or the Preparation phase of one."""
    if not ctx.bound:
        return True
    turn = ctx.that("turn")
    if turn:
        return turn == (-t.turns,) and t.phase == PREPARATION
    return ctx.that("in_turn") in ((), (-t.turns,))


def all_hold(t: SceneTable, text: Text, ctx: Context) -> bool:
    """Whether the conditions of a text are met, and it was not used up."""
    for condition in text.conditions:
        if not holds(t, condition, ctx):
            return False
    return not (text.once and (ctx.card, text.number) in t.spent)


def own_texts(t: SceneTable, slot: Slot, sort: type[Node]) -> tuple[Text, ...]:
    """The texts of that sort printed on a card, wherever it is, unless they have no effect there."""
    if (t.cast.may_blank and is_blank(t, slot)) or is_muted(t, t.identity[slot]):
        return ()
    return sheet_of(t, slot).texts.get(sort, ())


def stock_of(t: SceneTable, seat: Seat) -> tuple[int, ...]:
    """The cards in a player's resources that the player may use."""
    found = t.piles[PILES * seat + RESOURCES]
    if Seals not in t.cast.sorts or not is_sealed(t, seat):
        return found
    return tuple(card for card in found if sheet_of(t, card).type != SCENARIO_CARD)


def is_sealed(t: SceneTable, seat: Seat) -> bool:
    """Whether a text keeps a player from using scenarios in the own resources."""
    return any(PLAYER + seat in candidates(t, rule.who, ctx) for rule, ctx in standing(t, Seals))


# Powers, affiliations, names


def powers(t: SceneTable, unit: int) -> int:
    """The powers of a character now, as bits."""
    found: int | None = t.cache.get(unit)
    if found is None:
        t.cache[unit] = printed_powers(t, unit)  # what texts about powers see while they are worked out
        found = t.cache[unit] = find_powers(t, unit)
    return found


def printed_powers(t: SceneTable, unit: int) -> int:
    """BS-6.4: Those on the card and on the other versions it carries."""
    sheets, identity = t.cast.sheets, t.identity
    mine = identity[unit]
    kin = kin_of(t, unit)
    found = sheets[mine].powers
    for card in t.load[unit]:
        other = identity[card]
        if kin >> other & 1:
            found |= sheets[other].powers
    return found


def find_powers(t: SceneTable, unit: int) -> int:
    """BS-F10: Those it has by itself and by others, without those that are lost."""
    found = own_powers(t, unit)
    if PowersOf in t.cast.sorts:
        for rule, ctx in standing(t, PowersOf):
            if ctx.user == unit:
                found |= powers_of_things(t, rule, ctx)
        found = kept_powers(t, unit, found)
    return found


def own_powers(t: SceneTable, unit: int) -> int:
    """Printed ones and gained ones."""
    found = printed_powers(t, unit)
    sorts = t.cast.sorts
    if t.lasting or t.cast.lends_powers & present(t):
        found |= powers_by_load(t, unit)
    if Gains in sorts or t.lasting:
        for rule, ctx in standing(t, Gains):
            if includes(t, rule.target, unit, ctx):
                found |= power_bits(rule.powers)
    return kept_powers(t, unit, found)


def kept_powers(t: SceneTable, unit: int, found: int) -> int:
    """BS-F10: What is not lost."""
    if not t.lasting and not t.cast.may_rob & present(t):
        return found
    for rule, ctx in standing(t, Powerless):
        if includes(t, rule.target, unit, ctx):
            found = 0
    for rule, ctx in standing(t, Loses):
        if includes(t, rule.target, unit, ctx):
            found &= ~POWER_BIT[rule.power]
    return found


def power_bits(names: tuple[str, ...]) -> int:
    """Powers by name, as bits."""
    found = 0
    for name in names:
        found |= POWER_BIT[name]
    return found


def powers_by_load(t: SceneTable, unit: int) -> int:
    """BS-11.9, BS-11.12: Host gives the powers of linked actions, Arm the power of its card, and some borrow
    the powers of cards they carry."""
    found = 0
    sheets, identity = t.cast.sheets, t.identity
    if not is_character(t, unit):
        return 0
    seat = t.cast.owner[unit]
    hosts = Host in t.cast.sorts and any(ctx.user == unit for _, ctx in standing(t, Host))
    texts = [row for row in standing(t, Borrows) if row[1].user == unit]
    texts += [row for row in standing(t, LetsBorrow) if includes(t, row[0].target, unit, row[1])]
    for rule, ctx in texts:
        for card in narrow(t, t.load[unit], LOADED, rule.where, ctx):
            found |= sheets[identity[card]].powers
    learns = any(includes(t, rule.target, unit, ctx) for rule, ctx in standing(t, Learns))
    for card in t.load[unit]:
        sheet = sheets[identity[card]]
        if learns and sheet.type == ABILITY:
            found |= sheet.powers
        if hosts and Link in sheet.sorts and sheet.action is not None and is_linked(t, card, unit):
            found |= sheet.action.power
        for text in sheet.texts[Arm] if Arm in sheet.sorts else ():
            if passes(t, unit, text.rule.where, Context(seat, card, unit)):  # type: ignore[attr-defined]
                found |= sheet.powers
    return found


LOADED: Final = Loaded()


def is_linked(t: SceneTable, card: int, unit: int) -> bool:
    """BS-11.10: Whether a carried card with Link works for its bearer."""
    for text in own_texts(t, card, Link):
        if text.carried is None or passes(t, unit, text.carried, Context(t.cast.owner[unit], card, unit)):
            return True
    return False


def powers_of_things(t: SceneTable, rule: PowersOf, ctx: Context) -> int:
    """The powers of other characters, gained ones too, or of carried ability cards."""
    found = 0
    for thing in candidates(t, rule.things, ctx):
        if t.place[thing] == SCENE:
            found |= own_powers(t, thing)
        else:
            found |= sheet_of(t, thing).powers
    return found


def names(t: SceneTable, slot: Slot) -> tuple[str, ...]:
    """What a card counts as being named, where it is."""
    sheet = sheet_of(t, slot)
    found: tuple[str, ...] = (sheet.called,)
    for text in sheet.texts.get(AlsoEverywhere, ()):
        found += text.rule.names  # type: ignore[attr-defined]
    if t.place[slot] in (DECK, RESOURCES):
        for text in sheet.texts.get(AlsoNamed, ()):
            found += text.rule.names  # type: ignore[attr-defined]
    return found


def bearer_of(t: SceneTable, slot: Slot) -> int:
    """Who carries a card, or NOTHING."""
    place = t.place[slot]
    return place - CARRIED if place >= CARRIED else NOTHING
