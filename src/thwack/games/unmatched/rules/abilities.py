"""U-9.16: What the character cards say, at the moments they name."""

from ....cardlang.control import Choose, Seq
from ....cardlang.meaning import perform
from ....cardlang.moments import At
from ....cardlang.node import Context, Number, Rule, walk
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.turns import Ongoing
from ..cards.words import The
from ..cards.zone_words import Stands
from ..state.table import UnmatchedTable, has_hero
from .terms import LAST_COMBAT


def rules_at(t: UnmatchedTable, seat: Seat, moment: str) -> list[At]:
    """What a character card says for this moment, and the player's cards that stay in play."""
    rules = t.cast.at.get((seat, moment), [])
    if t.ongoing:
        staying = [rule for rule in staying_rules(t, seat) if isinstance(rule, At)]
        rules = [*rules, *[rule for rule in staying if rule.moment.word == moment]]
    return rules


def use_abilities(
    t: UnmatchedTable,
    seat: Seat,
    moment: str,
    fighter: int = -1,
    combat: tuple[int, ...] = (),
    slot: int = -1,
) -> None:
    """U-9.16: What the character card says for this moment; after an attack it still knows of the combat.

    Q-27: a defeated hero's ability that names a fighter stops.
    """
    if not t.ongoing and (seat, moment) not in t.cast.at:
        return
    rules = rules_at(t, seat, moment)
    if rules:
        able = [rule for rule in rules if has_hero(t, seat) or not names_fighter(rule)]
        effects = tuple([rule.effect for rule in able])
        if t.ongoing and len(set(effects)) < len(effects):  # the same card twice: no order to pick
            effects = tuple([Seq((one,) * effects.count(one)) for one in dict.fromkeys(effects)])
        if len(effects) > 1:  # U-9.17, Q-19: several by one player, who picks the order
            effects = (Choose(Number(len(effects)), effects),)
        ctx = Context(seat, slot, fighter)
        ctx = ctx.bind(LAST_COMBAT, combat) if combat else ctx
        t.do(*[(perform, effect, ctx) for effect in effects])


def staying_rules(t: UnmatchedTable, seat: Seat) -> list[Rule]:
    """X-4, R-55: What the ongoing schemes of a player say, and the cards in zones of the hero."""
    mine = [t.cast.card(t.identity[slot]) for slot in t.ongoing if t.cast.slot_owner[slot] == seat]
    return [rule.rule for card in mine for rule in card.rules if isinstance(rule, Ongoing | Stands)]


def abilities_at(t: UnmatchedTable, seat: Seat, moment: str, fighter: int = -1) -> list[Step]:
    """The step that will use what a character card says for this moment, if it says anything."""
    return [(use_abilities, seat, moment, fighter)] if t.ongoing or (seat, moment) in t.cast.at else []


def names_fighter(rule: At) -> bool:
    """Whether an ability speaks of a named fighter."""
    return any(isinstance(node, The) for node in walk(rule))
