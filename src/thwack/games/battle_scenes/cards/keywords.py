"""The keywords of Battle Scenes: words printed on cards that stand for a rule of the book (BS-11), or of
later sets (BS-D)."""

from ....cardlang.control import NOTHING
from ....cardlang.node import Amount, Effect, Filter, Rule, Slug


class Keyword(Rule):
    """A word printed on cards that stands for a rule of the book."""


class Platoon(Keyword):
    """BS-11.13: Any number of them may be in scene.            platoon"""

    word = "platoon"


class Fleet(Keyword):
    """BS-11.8: Any number of these supports may be in scene.            fleet"""

    word = "fleet"


class Clone(Keyword):
    """BS-D6: Any number of that alter ego with different names.            clone"""

    word = "clone"


class Link(Keyword):
    """BS-11.10: The bearer may use this card's action.            link"""

    word = "link"


class Host(Keyword):
    """BS-11.9: It gains the powers of the actions of carried cards with Link.            host"""

    word = "host"


class Spy(Keyword):
    """BS-11.7: When it goes to the opponents' prizes you may draw a card.            spy"""

    word = "spy"


class Materialize(Keyword):
    """BS-11.11: It may be loaded from the top of the deck.            materialize"""

    word = "materialize"


class Revive(Keyword):
    """BS-D8: It may be put in scene from resources.            revive"""

    word = "revive"


class Shapeshifter(Keyword):
    """BS-D9: It may give way to a character of a name your opponent controls.            shapeshifter"""

    word = "shapeshifter"


class Predator(Keyword):
    """BS-D4: When its action damages characters of others, you may load it.            predator"""

    word = "predator"


class Enhancement(Keyword):
    """BS-D5: Once in your Preparation, load its own alter ego and unload a card.            enhancement"""

    word = "enhancement"


class UniqueItem(Keyword):
    """BS-11.17: One copy in a deck.            unique_item"""

    word = "unique_item"


class MagicItem(Keyword):
    """BS-D10: A characteristic other texts speak of.            magic_item"""

    word = "magic_item"


class Exhaust(Keyword):
    """BS-11.6: Unloaded from a character it goes to the bottom of the deck.            exhaust"""

    word = "exhaust"


class Tactic(Keyword):
    """BS-11.16: At the start of your Adjustment it may give way to another ability.            tactic"""

    word = "tactic"


class SurpriseAnticipation(Keyword):
    """BS-11.2: From hand onto a character at the start of an opponent's Anticipation step.

    surprise_anticipation
    """

    word = "surprise_anticipation"


class SurpriseAttack(Keyword):
    """BS-D3: From hand onto a character at the start of your Attack step.            surprise_attack"""

    word = "surprise_attack"


class Camouflage(Keyword):
    """BS-11.3: From resources onto a character of that power in an opponent's Anticipation step.

    camouflage(energy_attack)
    camouflage(energy_attack, may(capacitate(this, 1)))
    """

    word = "camouflage"
    power: Slug
    effect: Effect = NOTHING


class Share(Keyword):
    """BS-11.5: Others of that power and a common affiliation may use this action.            share(blades)"""

    word = "share"
    power: Slug


class Arm(Keyword):
    """BS-11.12: A bearer of that sort gains the power and may use the action at any time.

    arm(affiliated(tropa_escudo))
    """

    word = "arm"
    where: tuple[Filter, ...]


class Potentiate(Keyword):
    """BS-11.14: Once in your Attack step, the next damage of another one is higher.

    potentiate(1, affiliated(vingadores))
    """

    word = "potentiate"
    amount: Amount
    where: tuple[Filter, ...]


class Lead(Keyword):
    """BS-D7: Once in your Preparation, raise one of your characters.            lead(1, affiliated(x_men))"""

    word = "lead"
    amount: Amount
    where: tuple[Filter, ...]


class Delay(Keyword):
    """BS-D11: Once in your Preparation, lower a character.            delay(1, theirs)"""

    word = "delay"
    amount: Amount
    where: tuple[Filter, ...]


class Readiness(Keyword):
    """BS-D1: Its own action, or such actions, may be used in the turn the character enters.

    readiness
    readiness(of_power(energy_attack))
    """

    word = "readiness"
    which: tuple[Filter, ...]
