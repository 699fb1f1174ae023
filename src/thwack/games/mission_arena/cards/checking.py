"""What a special ability on a card may not say although it can be read: amounts that cannot be, names that
mean nothing, nobody whom it reaches."""

from collections.abc import Collection, Mapping
from typing import Final, NoReturn

from ....cardlang.amounts import Times
from ....cardlang.form import Form, column_of, hint_of
from ....cardlang.node import Amount, Node, Number, show
from ....cardlang.nouns import Each
from ....cardlang.places import check_places
from .places import ABILITY, GRAMMAR
from .words import Ability, BonusAttack, BonusDefence, Named, NewMission, PowerBank, Recycle, Wounds

MOST_CARDS: Final = 3  # MA-6.30, MA-6.32
MEANS: Final = {  # what the plain names in filters are
    "affiliation": "affiliation",
    "alignment": "alignment",
    "named": "protagonist",
    "skill": "skill",
}


Known = Mapping[str, Collection[str]]  # all names that cards may speak of, by what they are, as slugs


def check_ability(form: Form, text: str, ability: Ability, known: Known, called: str) -> None:
    """MA-6: How much an ability counts, and whom it reaches. `text` is what it was read from, `called` who
    has it."""
    check_places(form, GRAMMAR, ability, ABILITY, text)
    if isinstance(ability, BonusAttack | BonusDefence):
        check_bonus(form, text, ability.amount)
    if isinstance(ability, NewMission | Recycle):
        check_cards(form, text, ability.amount)
    if isinstance(ability, BonusAttack | BonusDefence | PowerBank) and isinstance(ability.who, Each):
        check_who(form, text, ability.who, known)
    if isinstance(ability, PowerBank):
        check_others(form, text, ability, called)


def check_bonus(form: Form, text: str, amount: Amount) -> None:
    """MA-6.15, MA-6.21: A bonus is a number, or a number for each wound point."""
    number = amount.factor if isinstance(amount, Times) and isinstance(amount.amount, Wounds) else amount
    if not isinstance(number, Number) or number.n < 1:
        hint = "write a number such as 100, or times(100, wounds)"
        fail_at(form, text, f"{show(amount)} is no bonus", hint, amount)


def check_cards(form: Form, text: str, amount: Amount) -> None:
    """MA-6.30, MA-6.32: So many cards as there are wound points, or a few."""
    if isinstance(amount, Number) and 1 <= amount.n <= MOST_CARDS:
        return
    if not isinstance(amount, Wounds):
        hint = f"write a number from 1 to {MOST_CARDS}, or wounds"
        fail_at(form, text, f"{show(amount)} is no number of cards", hint, amount)


def check_who(form: Form, text: str, who: Each, known: Known) -> None:
    """MA-6.4: Those of a printed affiliation, skill, alignment or name."""
    if not who.where:
        message = "each(protagonist) must say which"
        fail_at(form, text, message, "write each(protagonist, affiliation(...))", who)
    for one in who.where:
        what = MEANS[one.word]
        slug = str(getattr(one, "name", ""))
        if slug not in known[what]:
            hint = hint_of(slug, known[what]).replace("-", "_")
            fail_at(form, text, f"{show(one)} names no {what}", hint, one)
        if [other.word for other in who.where].count(one.word) > 1:
            fail_at(form, text, f"nobody has two of {what}", f"leave one {one.word}(...) out", who)


def check_others(form: Form, text: str, ability: PowerBank, called: str) -> None:
    """MA-6.31: It is for others, so it does not name the one who has it."""
    for one in getattr(ability.who, "where", ()):
        if isinstance(one, Named) and one.name == called:
            hint = "name somebody else, or an affiliation, skill or alignment"
            fail_at(form, text, "power_bank is for others, and this names the card itself", hint, one)


def fail_at(form: Form, text: str, message: str, hint: str, node: Node) -> NoReturn:
    """A fault of this part of an expression."""
    form.fail(message, hint, text, column_of(text, show(node), node.word))
