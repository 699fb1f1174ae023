"""What never changes during a match: the cards, and what follows from them.

Everything about a card is a list by identity, so that a rule asks with one index; sets of cards and of names
are bit masks.
"""

from collections import Counter
from typing import Any, Final

from ....cardlang.amounts import Times
from ....cardlang.node import Amount, Filter, Number, Things
from ....cardlang.nouns import Each
from ....kernel.ids import Identity
from ....kernel.pins import Pinned, definition
from ..cards.library import CardDef, Library
from ..cards.words import (
    DEFENSIVE,
    OFFENSIVE,
    Ability,
    Affiliation,
    Alignment,
    AttackMission,
    BonusAttack,
    BonusDefence,
    BruteForce,
    CounterAttack,
    DoubleHit,
    GroupAttack,
    Named,
    NewMission,
    PowerBank,
    Recycle,
    Skill,
    Switch,
    TrapAttack,
    Wounds,
)

ABILITIES: Final[tuple[type[Ability], ...]] = (
    *(GroupAttack, TrapAttack, BruteForce, AttackMission, DoubleHit, BonusAttack),
    *(CounterAttack, BonusDefence, Switch, NewMission, PowerBank, Recycle),
)
GROUP, TRAP, BRUTE, AT_MISSION, DOUBLE, BONUS_ATTACK, COUNTER, BONUS_DEFENCE, SWITCH, RENEW, BANK, RECYCLE = [
    1 << number for number in range(len(ABILITIES))
]
BIT: Final = {ability: 1 << number for number, ability in enumerate(ABILITIES)}
OF_CHALLENGES: Final = GROUP | TRAP | BRUTE | AT_MISSION | DOUBLE  # MA-H4: useless to whoever launches none
WEAK_OFF: Final = "off"
WEAK_HIT: Final = "A"  # MA-10.8: Double Hit
WEAK_BONUS: Final = "B"  # MA-10.8: +500 Attack
CYCLE: Final = ("scientific", "mystic", "cosmic", "technological", "combat")  # MA-10.8
ITSELF: Final = -1  # MA-6.4: no printed target
GOOD_AND_EVIL: Final = 0b101  # MA-0.4
ALIGNMENTS: Final = ("good", "neutral", "evil")
# What no rule reads: words, and the card's place in the library.
WORDS: Final = ("name", "number", "rarity", "set", "incomplete")


class Cast(Pinned):
    """The cards of a match and the rules it is played by. Shared by all forks, never changed."""

    def __init__(
        self,
        library: Library,
        names: tuple[str, str],
        sides: tuple[tuple[str, ...], tuple[str, ...]],
        abilities: bool,
        weak_points: str,
    ) -> None:
        self.library = library
        self.names = names  # of the decks
        self.abilities = abilities
        self.weak_points = weak_points
        self.sheets: list[CardDef] = []
        self.identities: list[int] = []  # by slot, before anything was shuffled
        self.owner: list[int] = []  # by slot
        self.slots: list[tuple[int, ...]] = []  # by seat
        self.number: dict[str, int] = {}  # identities by card id
        for seat, cards in enumerate(sides):
            start = len(self.owner)
            for card in cards:
                if card not in self.number:
                    self.number[card] = len(self.sheets)
                    self.sheets.append(library.cards[card])
                self.identities.append(self.number[card])
                self.owner.append(seat)
            self.slots.append(tuple(range(start, len(self.owner))))
        self.read()

    def read(self) -> None:
        """What follows from the cards, so that no step has to look for it."""
        sheets = self.sheets
        called = [name for card in sheets for name in (card.called, *card.members)]
        self.called = tuple(dict.fromkeys(called))
        bit = {name: 1 << number for number, name in enumerate(self.called)}
        self.attack = [card.attack for card in sheets]
        self.defence = [card.defence for card in sheets]
        self.resistance = [card.resistance for card in sheets]
        self.might = [card.attack + card.defence + card.resistance for card in sheets]
        self.points = [card.points for card in sheets]
        self.is_team = [card.is_team for card in sheets]
        self.name = [bit[card.called] for card in sheets]
        self.members = [sum(bit[name] for name in card.members) for card in sheets]
        self.nemesis = [bit.get(card.nemesis, 0) for card in sheets]
        self.alignment = [1 << ALIGNMENTS.index(card.alignment) for card in sheets]
        self.affiliation = [card.affiliation for card in sheets]
        self.skill = [CYCLE.index(card.skill) for card in sheets]
        self.ability = [card.ability for card in sheets]
        self.kind = [card.ability.kind if card.ability else "" for card in sheets]
        self.cost = [card.ability.cost if card.ability else 0 for card in sheets]
        self.mark = [BIT[type(card.ability)] if card.ability else 0 for card in sheets]
        # By card: the identities its ability reaches, or ITSELF
        self.reach = [self.reached(getattr(card.ability, "who", None)) for card in sheets]
        # By card: the names that cannot be fielded while it is (MA-R23, MA-12.4)
        self.bars = [name | members for name, members in zip(self.name, self.members, strict=True)]
        self.team_names = sum({bit[card.called] for card in sheets if card.is_team})
        self.teams = sum(1 << number for number, card in enumerate(sheets) if card.is_team)
        self.same_name = [  # by card: the identities of that name
            sum(1 << number for number, other in enumerate(self.name) if other == name) for name in self.name
        ]
        # By card: whether a player may use it in the own turn, and in the opponent's (MA-6.6)
        self.in_turn = [bool(kind) and kind != DEFENSIVE for kind in self.kind]
        self.in_answer = [bool(kind) and kind != OFFENSIVE for kind in self.kind]

    def reached(self, who: Things | None) -> int:
        """MA-6.4, MA-H1: The cards, as bits, that a printed target names; else ITSELF."""
        if not isinstance(who, Each):
            return ITSELF
        return sum(
            1 << number
            for number, card in enumerate(self.sheets)
            if all(passes(card, one) for one in who.where)
        )

    def pinned(self) -> list[Any]:
        """The cards, and how many of each are in either deck."""
        sheets = [definition(card, WORDS) for card in self.sheets]
        sides = [[self.identities[slot] for slot in slots] for slots in self.slots]
        return [sheets, [list(Counter(side).items()) for side in sides]]

    def slug(self, identity: Identity) -> str:
        """The id of a card."""
        return self.sheets[identity].id


def passes(card: CardDef, one: Filter) -> bool:
    """Whether a card fits a filter. MA-12.7: the members of a Team do not count."""
    match one:
        case Affiliation():
            return card.affiliation == one.name
        case Skill():
            return card.skill == one.name
        case Alignment():
            return card.alignment == one.name
        case Named():
            return card.called == one.name
    raise ValueError(f"{one.word} is no filter of this game")


def amount_of(amount: Amount, wounds: int) -> int:
    """MA-6.5, MA-R49: A number on a card, where so many wound points count."""
    match amount:
        case Number():
            return amount.n
        case Wounds():
            return wounds
        case Times():
            return amount_of(amount.factor, wounds) * amount_of(amount.amount, wounds)
    raise ValueError(f"{amount.word} is no amount of this game")
