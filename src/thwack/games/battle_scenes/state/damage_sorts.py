"""The sorts of text that have a say in damage, so that most damage need not look for them."""

from typing import Final

from ..cards import arrivals, changes, deeds, limits, outcomes
from ..cards.answers import guards
from ..cards.occasions import Hurt, HurtByAction
from ..cards.special import BoostOne, ShrugOff, UnhurtByScenario
from ..cards.standing import Guards, LessDamage, MoreDamage, MoreToTargets, Pierces, Unhurt

DAMAGE_SORTS: Final = (
    guards.AbsorbsNew,
    guards.GivesWay,
    guards.UnhurtOtherwise,
    guards.Unpierced,
    BoostOne,
    changes.Boosts,
    changes.Capped,
    changes.Diverts,
    Guards,
    changes.Harmless,
    Hurt,
    HurtByAction,
    LessDamage,
    MoreDamage,
    MoreToTargets,
    Pierces,
    changes.Shelters,
    deeds.HarmedBy,
    deeds.PiercesThrough,
    ShrugOff,
    changes.Shrugs,
    arrivals.HurtBy,
    arrivals.Strikes,
    arrivals.Suffers,
    limits.Averts,
    outcomes.Menaced,
    limits.Halved,
    limits.Pierced,
    limits.Strengthens,
    limits.UnhurtBut,
    limits.UnhurtBy,
    Unhurt,
    UnhurtByScenario,
)
