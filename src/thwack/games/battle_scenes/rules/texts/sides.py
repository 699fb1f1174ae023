"""BS-6.4: The affiliations and alignments that characters and supports have now."""

from typing import Final

from .....cardlang.meaning import candidates
from ...cards.answers.guards import AlsoAligned, Converts
from ...cards.further import Joins
from ...cards.standing import AffiliationsOf, Stripped
from ...state.cast import ALIGNMENT_BIT
from ...state.table import SceneTable
from ..matching import includes, kin_of
from ..stats import standing

AFFILIATIONS: Final = 2000  # keys of the cache, beside those of stats.py
ALIGNMENTS: Final = 3000


def affiliations(t: SceneTable, unit: int) -> int:
    """The affiliations of a character or support now, as bits."""
    key = AFFILIATIONS + unit
    found: int | None = t.cache.get(key)
    if found is None:
        t.cache[key] = by_versions(t, unit, "affiliations")
        found = by_versions(t, unit, "affiliations")
        for rule, ctx in standing(t, AffiliationsOf):
            if ctx.user == unit:
                for other in candidates(t, rule.things, ctx):
                    found |= by_versions(t, other, "affiliations")
        for rule, ctx in standing(t, Joins):
            if includes(t, rule.target, unit, ctx):
                found |= sum(t.cast.affiliation_bit[name] for name in rule.affiliations)
        for rule, ctx in standing(t, Converts):
            if includes(t, rule.target, unit, ctx):
                found = sum(t.cast.affiliation_bit[name] for name in rule.affiliations)
        t.cache[key] = 0 if is_stripped(t, unit) else found
        found = t.cache[key]
    return found


def alignments(t: SceneTable, unit: int) -> int:
    """Hero, villain, both or none, as bits."""
    if (t.lasting or Stripped in t.cast.sorts) and is_stripped(t, unit):
        return 0
    if AlsoAligned not in t.cast.sorts:
        return by_versions(t, unit, "alignments")
    key = ALIGNMENTS + unit
    found: int | None = t.cache.get(key)
    if found is None:
        found = t.cache[key] = by_versions(t, unit, "alignments")
        for rule, ctx in standing(t, AlsoAligned):
            if includes(t, rule.target, unit, ctx):
                found |= sum(ALIGNMENT_BIT[name] for name in rule.alignments)
        t.cache[key] = found
    return found


def by_versions(t: SceneTable, unit: int, what: str) -> int:
    """BS-6.4: What is printed on a card and on the other versions it carries."""
    sheets, identity = t.cast.sheets, t.identity
    mine = identity[unit]
    kin = kin_of(t, unit)
    found: int = getattr(sheets[mine], what)
    for card in t.load[unit]:
        if kin >> identity[card] & 1:
            found |= getattr(sheets[identity[card]], what)
    return found


def is_stripped(t: SceneTable, unit: int) -> bool:
    """Whether it has lost alignments and affiliations."""
    return any(includes(t, rule.target, unit, ctx) for rule, ctx in standing(t, Stripped))
