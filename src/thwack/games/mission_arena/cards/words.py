"""The words that the cards of Mission Arena use: the twelve special abilities (MA-6), whom they reach, and
how much they count."""

from typing import ClassVar

from ....cardlang.node import Amount, Effect, Filter, Kind, Number, Slug, Things
from ....cardlang.nouns import THIS

OFFENSIVE = "offensive"
DEFENSIVE = "defensive"
SUPPORT = "support"


class Ability(Effect):
    """A special ability: when it may be used (MA-6.6), and how many power points it costs."""

    kind: ClassVar[str]
    cost: ClassVar[int]


# Offensive: in the own turn


class GroupAttack(Ability):
    """MA-6.10: One more protagonist joins the challenge.            group_attack"""

    word = "group_attack"
    kind, cost = OFFENSIVE, 2


class TrapAttack(Ability):
    """MA-6.11: It may challenge the opposing Reserve.            trap_attack"""

    word = "trap_attack"
    kind, cost = OFFENSIVE, 2


class BruteForce(Ability):
    """MA-6.12: Defence is ignored.            brute_force"""

    word = "brute_force"
    kind, cost = OFFENSIVE, 3


class AttackMission(Ability):
    """MA-6.13: It may challenge the first mission of the opponent.            attack_mission"""

    word = "attack_mission"
    kind, cost = OFFENSIVE, 3


class DoubleHit(Ability):
    """MA-6.14: A defeat costs two wound points.            double_hit"""

    word = "double_hit"
    kind, cost = OFFENSIVE, 2


class BonusAttack(Ability):
    """MA-6.15: More Attack until the end of the opposing turn.

    bonus_attack(150)
    bonus_attack(times(100, wounds), each(protagonist, affiliation(avengers)))
    """

    word = "bonus_attack"
    kind, cost = OFFENSIVE, 1
    amount: Amount
    who: Things = THIS


# Defensive: in the opponent's turn


class CounterAttack(Ability):
    """MA-6.20: Whoever is challenged strikes back.            counter_attack"""

    word = "counter_attack"
    kind, cost = DEFENSIVE, 1


class BonusDefence(Ability):
    """MA-6.21: More Defence until the own Cool Down.

    bonus_defence(100)
    bonus_defence(times(50, wounds), each(protagonist, affiliation(web_watch)))
    """

    word = "bonus_defence"
    kind, cost = DEFENSIVE, 1
    amount: Amount
    who: Things = THIS


class Switch(Ability):
    """MA-6.22: It takes the place of whoever is challenged.            switch"""

    word = "switch"
    kind, cost = DEFENSIVE, 1


# Support: in both


class NewMission(Ability):
    """MA-6.30: Missions are exchanged with cards from hand.            new_mission(wounds)"""

    word = "new_mission"
    kind, cost = SUPPORT, 2
    amount: Amount = Number(1)


class PowerBank(Ability):
    """MA-6.31: Points for the abilities of others, one more than there are wound points.

    power_bank(each(protagonist, affiliation(avengers)))
    """

    word = "power_bank"
    kind, cost = SUPPORT, 1
    who: Things


class Recycle(Ability):
    """MA-6.32: Cards of the own discard pile go to the hand.            recycle(wounds)"""

    word = "recycle"
    kind, cost = SUPPORT, 1
    amount: Amount = Number(1)


# How much


class Wounds(Amount):
    """MA-6.5: The wound points of the stack, counted up to 3.            times(100, wounds)"""

    word = "wounds"


# Whom


class Protagonist(Kind):
    """The player's own protagonists, Active and in Reserve.            each(protagonist)"""

    word = "protagonist"


class Affiliation(Filter):
    """Of an affiliation.            each(protagonist, affiliation(avengers))"""

    word = "affiliation"
    name: Slug


class Skill(Filter):
    """Of a skill.            each(protagonist, skill(cosmic))"""

    word = "skill"
    name: Slug


class Alignment(Filter):
    """Of an alignment.            each(protagonist, alignment(neutral))"""

    word = "alignment"
    name: Slug


class Named(Filter):
    """Of a name; not a Team with that member (MA-12.7).            each(protagonist, named(spider_man))"""

    word = "named"
    name: Slug
