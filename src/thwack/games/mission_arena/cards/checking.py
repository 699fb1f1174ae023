"""What a special ability on a card may not say although it can be read: amounts that cannot be, names that
mean nothing, nobody whom it reaches."""

from collections.abc import Collection, Mapping
from typing import Final, NoReturn

from ....cardlang.amounts import Times
from ....cardlang.form import Form, column_of, hint_of
from ....cardlang.node import Amount, Node, Number, Things, show
from ....cardlang.nouns import Each, This
from .words import Ability, BonusAttack, BonusDefence, NewMission, PowerBank, Recycle, Wounds

MOST_CARDS: Final = 3  # MA-6.30, MA-6.32
MEANS: Final = {  # what the plain names in filters are
    "affiliation": "affiliation",
    "alignment": "alignment",
    "named": "protagonist",
    "skill": "skill",
}


Known = Mapping[str, Collection[str]]  # all names that cards may speak of, by what they are, as slugs


def check_ability(form: Form, text: str, ability: Ability, known: Known) -> None:
    """MA-6: How much an ability counts, and whom it reaches. `text` is what it was read from."""
    if isinstance(ability, BonusAttack | BonusDefence):
        check_bonus(form, text, ability.amount)
        if not isinstance(ability.who, This):
            check_who(form, text, ability.who, known, "write this or each(protagonist, ...)")
    elif isinstance(ability, NewMission | Recycle):
        check_cards(form, text, ability.amount)
    elif isinstance(ability, PowerBank):
        check_who(form, text, ability.who, known, "write each(protagonist, ...)")


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


def check_who(form: Form, text: str, who: Things, known: Known, hint: str) -> None:
    """MA-6.4: Those of a printed affiliation, skill, alignment or name."""
    if not isinstance(who, Each):
        fail_at(form, text, f"it cannot reach {show(who)}", hint, who)
    if not who.where:
        message = "each(protagonist) must say which"
        fail_at(form, text, message, "write each(protagonist, affiliation(...))", who)
    for one in who.where:
        what = MEANS[one.word]
        slug = str(getattr(one, "name", ""))
        if slug not in known[what]:
            hint = hint_of(slug, known[what]).replace("-", "_")
            fail_at(form, text, f"{show(one)} names no {what}", hint, one)


def fail_at(form: Form, text: str, message: str, hint: str, node: Node) -> NoReturn:
    """A fault of this part of an expression."""
    form.fail(message, hint, text, column_of(text, show(node), node.word))
