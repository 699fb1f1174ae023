"""What does not change in a match: which cards and dice there are, and what follows from their texts."""

from typing import Any, Final, Literal, NamedTuple

from ....cardlang.moments import At, When, While
from ....cardlang.node import Condition, Node, Number, Rule, walk
from ....cardlang.nouns import One
from ....cardlang.shared import Once
from ....cardlang.verbs import Spend
from ....kernel.ids import Seat, Slot
from ....kernel.masks import Members
from ....kernel.pins import Pinned, definition
from ..cards.costs import ENERGIES, Cost, energy_cost
from ..cards.faces import Face
from ..cards.library import CardDef, Library
from ..cards.standing import DealsDamage, First, Global, Have, InMain, Reaction, Use, WhileActive
from ..cards.teams import Team
from ..cards.verbs import Spin
from ..cards.words import Attacking, Blocked, Burst, CharacterKind

SIDEKICKS: Final = 8  # DM-T.2
DICE_OF_BASIC: Final = 3  # DM-1.7
NOBODYS: Final = 2  # the seat of the middle
WRAPPERS: Final = (WhileActive, While, Once)
# What no rule reads: words, and the card's place among others.
WORDS: Final = (
    *("name", "title_name", "subtitle", "hand_wording", "grammar"),
    *("number", "starter", "incomplete"),
)


Mode = Literal["first-game", "basic", "tournament", "draft"]


class Settings(NamedTuple):
    """The set-up options of a match, all filled in."""

    mode: Mode
    teams: tuple[Team, ...]  # none in a draft
    basic_actions: tuple[str, ...]  # the cards in the middle; none in a draft: four are drawn at random
    life: int
    errata: str
    globals_order: str
    both_at_zero: str


class Text(NamedTuple):
    """A rule of a card without its wrappers: once while active, under conditions, once a turn."""

    rule: Rule
    active: bool
    conditions: tuple[Condition, ...]
    once: bool


def unwrapped(rule: Rule) -> Text:
    """A rule without its wrappers."""
    active, once = False, False
    conditions: tuple[Condition, ...] = ()
    while isinstance(rule, WRAPPERS):
        if isinstance(rule, WhileActive):
            active = True
        elif isinstance(rule, While):
            conditions += (rule.condition,)
        else:
            once = True
        rule = rule.rule
    return Text(rule, active, conditions, once)


def texts_of(rules: tuple[Rule, ...]) -> tuple[Text, ...]:
    """The rules of a card, unwrapped."""
    return tuple([unwrapped(rule) for rule in rules])


def sort_of(rule: Rule) -> type[Node]:
    """What a text is looked up by: the event of a trigger, the moment of a timed effect, else the rule."""
    if isinstance(rule, When):
        event = rule.event.event if isinstance(rule.event, First) else rule.event
        return type(event)
    if isinstance(rule, At):
        return type(rule.moment)
    return type(rule)


def lowers_defense(text: Text) -> bool:
    """Whether a standing rule could take D away, so that a die without damage could be beaten (DM-8.3)."""
    rule = text.rule
    return isinstance(rule, Have) and not (isinstance(rule.defense, Number) and rule.defense.n >= 0)


class Cast(Pinned):
    """The cards and dice of a match. Shared by all forks, never changed."""

    def __init__(self, library: Library, settings: Settings) -> None:
        self.dice_in = Members()  # the dice of a set, lowest first, by its bits
        self.library = library
        self.settings = settings
        self.mode = settings.mode
        self.life = settings.life
        self.every_action = settings.globals_order == "every-action"
        self.cards: list[CardDef | None] = [None, None]  # by slot; Sidekicks have no card
        self.card_seat: list[int] = [0, 1]
        self.faces: list[tuple[Face, ...]] = [library.sidekick.faces] * 2  # by slot
        self.slot: list[int] = []  # by die
        self.home: list[int] = []  # by die
        for seat in (0, 1):
            self.add_dice(seat, seat, SIDEKICKS)
        for seat, team in enumerate(settings.teams):
            for name, dice in team.cards:
                self.add_card(library.cards[name], seat, dice)
        counts: dict[str, int] = {}
        for name in settings.basic_actions:  # DM-T.3: two sets if both bring the same
            counts[name] = counts.get(name, 0) + DICE_OF_BASIC
        for name, dice in counts.items():
            self.add_card(library.cards[name], NOBODYS, dice)
        self.read_texts(settings.errata == "errata")

    def add_card(self, card: CardDef, seat: Seat, dice: int) -> None:
        """A card with its dice."""
        self.cards.append(card)
        self.card_seat.append(seat)
        self.faces.append(card.faces)
        self.add_dice(len(self.cards) - 1, seat, dice)

    def add_dice(self, slot: Slot, seat: Seat, dice: int) -> None:
        """The dice of a slot."""
        self.slot.extend([slot] * dice)
        self.home.extend([seat] * dice)

    def read_texts(self, errata: bool) -> None:
        """Everything that follows from the texts, so that no step has to look for it."""
        self.dice: list[int] = [0] * len(self.cards)  # by slot: its dice as bits
        for die, slot in enumerate(self.slot):
            self.dice[slot] |= 1 << die
        self.texts: list[dict[type[Node], tuple[Text, ...]]] = []
        self.listeners: dict[type[Node], int] = {}  # the dice whose card has a text of that sort
        self.uses: list[Use | None] = []
        self.has_burst_text: list[bool] = []
        self.globals: list[tuple[int, int, Text]] = []  # number, slot, text: DM-12.1, one per card name
        self.global_costs: list[Cost] = []  # their energy
        # Number, energy of the cost (in all, of a type, how much of it), easy, fights, slot, text. Easy: any
        # character will do as target; fights: the target is in the attack zone.
        self.global_rows: list[tuple[int, int, int, int, bool, bool, int, Text]] = []
        self.reactions: list[tuple[int, int, Text]] = []  # to damage that is about to be dealt
        self.afterwards: list[tuple[int, Text]] = []  # slot, text: to damage that was dealt
        seen: set[str] = set()
        for slot, card in enumerate(self.cards):
            by_sort: dict[type[Node], tuple[Text, ...]] = {}
            use = None
            if card is not None:
                rules = card.errata if errata and card.errata is not None else card.rules
                for text in texts_of(rules):
                    if isinstance(text.rule, Use):
                        use = text.rule
                        continue
                    sort = sort_of(text.rule)
                    by_sort[sort] = (*by_sort.get(sort, ()), text)
                if card.id not in seen:
                    seen.add(card.id)
                    self.read_globals(slot, texts_of(card.globals))
            self.texts.append(by_sort)
            trees = card.rules if card is not None else ()
            self.has_burst_text.append(any(isinstance(n, Burst) for tree in trees for n in walk(tree)))
            self.uses.append(use)
            for sort in by_sort:
                self.listeners[sort] = self.listeners.get(sort, 0) | self.dice[slot]
        self.weakens = any(lowers_defense(text) for texts in self.texts for text in texts.get(Have, ()))
        self.read_faces()

    def read_globals(self, slot: Slot, texts: tuple[Text, ...]) -> None:
        """DM-12.1: Whose card it is does not matter."""
        for text in texts:
            if isinstance(text.rule, Global):
                self.globals.append((len(self.globals), slot, text))
                self.global_costs.append(energy_cost(text.rule.cost))
                self.read_global(slot, text, text.rule)
            elif isinstance(text.rule, Reaction):
                if isinstance(text.rule.event, DealsDamage):
                    self.afterwards.append((slot, text))
                else:
                    self.reactions.append((len(self.reactions), slot, text))

    def read_global(self, slot: Slot, text: Text, rule: Global) -> None:
        """What is asked of a Global ability whenever somebody could use it."""
        target = getattr(rule.effect, "target", None)
        where = target.where if isinstance(target, One) else ()
        plain = type(rule.cost) is Spend and not text.once and not text.conditions
        easy = plain and not isinstance(rule.effect, Spin) and target == One(CharacterKind(), ())
        fights = any(isinstance(f, Attacking | Blocked) for f in where)
        self.global_rows.append((len(self.global_rows), *energy_cost(rule.cost), easy, fights, slot, text))

    def read_faces(self) -> None:
        """The numbers of the faces by slot, as plain tuples."""
        self.first_like = [  # equal faces are the first of them
            tuple([face.slug for face in faces].index(face.slug) for face in faces) for faces in self.faces
        ]
        self.level = [tuple(face.level for face in faces) for faces in self.faces]
        self.cost = [tuple(face.cost for face in faces) for faces in self.faces]
        self.attack = [tuple(face.attack for face in faces) for faces in self.faces]
        self.defense = [tuple(face.defense for face in faces) for faces in self.faces]
        self.burst = [tuple(face.burst for face in faces) for faces in self.faces]
        self.energy = [tuple(ENERGIES.get(face.energy, -1) for face in faces) for faces in self.faces]
        self.amount = [tuple(face.amount for face in faces) for faces in self.faces]
        self.is_action = [tuple(face.sort == 2 for face in faces) for faces in self.faces]
        self.blank = [0] * len(self.slot)  # a column of dice with nothing in it, to compare others with
        self.type = [ENERGIES.get(card.energy, -1) if card else -1 for card in self.cards]  # G-11
        self.character_die = [any(levels) for levels in self.level]
        self.level_face = [
            tuple(levels.index(n) if n in levels else -1 for n in range(4)) for levels in self.level
        ]
        self.in_main = self.listeners.get(InMain, 0)
        self.slugs = tuple(card.id if card is not None else "sidekick" for card in self.cards)  # by slot
        self.basics = tuple(s for s, seat in enumerate(self.card_seat) if seat == NOBODYS)
        self.price = tuple(card.cost if card else 0 for card in self.cards)
        self.cost_of = tuple(  # DM-5.3.3: at least one energy of the card's type
            Cost(price, type_, 1) if type_ >= 0 else Cost(price)
            for price, type_ in zip(self.price, self.type, strict=True)
        )
        self.shop = tuple(  # by seat: slot, price, energy type, dice
            tuple(
                (slot, self.price[slot], self.type[slot], self.dice[slot])
                for slot in range(2, len(self.cards))
                if self.card_seat[slot] in (seat, NOBODYS)
            )
            for seat in (0, 1)
        )

    def pinned(self) -> list[Any]:
        """The Sidekick, the cards in their order and their dice; as long as a draft lasts, all on offer."""
        cards: list[Any] = [card for card in self.cards if card is not None]
        if not self.settings.teams:
            cards = [self.library.cards[name] for name in self.library.offered]
        found = [definition(card, WORDS) for card in cards]
        return [definition(self.faces[0], WORDS), found, self.slot, self.home]

    def slug(self, slot: Slot) -> str:
        """The slug of a card and of its dice."""
        return self.slugs[slot]
