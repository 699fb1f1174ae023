"""What does not change in a match: who plays whom on which board, and what follows from that."""

from typing import Any, Final, Literal, NamedTuple

from ....cardlang.control import NOTHING
from ....cardlang.moments import At, Damaged, Resource, When, While
from ....cardlang.node import Rule, walk
from ....kernel.ids import Identity
from ....kernel.pins import Pinned, definition
from ..cards.board import Board
from ..cards.field_words import ManeuverWith, Reach
from ..cards.lasting import OnlyCombatDamage
from ..cards.library import Library
from ..cards.reading import MOST, CardDef, HeroDef
from ..cards.special import SpideySense, Vanish
from ..cards.turn_words import Fallen, OfThisTurn
from ..cards.turns import HandSize, MoveValue
from ..cards.words import Attacks, Linked, Modify, States, Tokens, Uncancelable

Mode = Literal["duel", "free-for-all", "teams"]
# What no rule reads: words, and places in the library.
WORDS: Final = ("name", "ability_name", "words", "hand_wording", "set", "index", "incomplete")


class Settings(NamedTuple):
    """The set-up options of a match, all filled in."""

    heroes: tuple[str, ...]
    board: str
    mode: Mode
    seats: int
    occupied_place: str
    simultaneous: str


class Cast(Pinned):
    """The people, pieces and board of a match. Shared by all forks, never changed."""

    def __init__(self, library: Library, settings: Settings) -> None:
        self.library = library
        self.settings = settings
        self.mode = settings.mode
        self.board: Board = library.boards[settings.board]
        self.heroes: tuple[HeroDef, ...] = tuple(library.heroes[h] for h in settings.heroes)
        self.seats = len(self.heroes)
        teams = settings.mode == "teams"
        self.team = tuple(seat % 2 if teams else seat for seat in range(self.seats))
        # U-13.3: with three players one runs both heroes of the first team, and sees both hands.
        alone = teams and settings.seats == 3
        self.eyes = tuple(0b101 if alone and seat % 2 == 0 else 1 << seat for seat in range(self.seats))
        self._seat_fighters()
        self._seat_cards()
        self._seat_rules()

    def _seat_fighters(self) -> None:
        owner, slug, name, numbers, full, ranged, is_hero = [], [], [], [], [], [], []
        for seat, hero in enumerate(self.heroes):
            for f in hero.fighters:
                for number in range(f.count):
                    owner.append(seat)
                    slug.append(f"{f.id}-{number + 1}" if f.count > 1 else f.id)
                    name.append(f.id)
                    numbers.append(number + 1 if f.count > 1 else 0)
                    full.append(f.health)
                    ranged.append(f.ranged)
                    is_hero.append(f.role == "hero")
        self.owner = tuple(owner)
        self.slug = tuple(slug)
        self.name = tuple(name)
        self.number = tuple(numbers)  # which of like sidekicks each is, from 1; 0 where there is no other
        self.full_health = tuple(full)
        self.ranged = tuple(ranged)
        self.is_hero = tuple(is_hero)
        self.side = tuple(self.team[seat] for seat in owner)  # the team of each fighter
        self.fighters = tuple(
            tuple(f for f in range(len(owner)) if owner[f] == seat) for seat in range(self.seats)
        )
        self.mine = tuple(
            sum(1 << f for f in fs) for fs in self.fighters
        )  # the fighters of each seat, as bits
        self.hero = tuple(next(f for f in fs if is_hero[f]) for fs in self.fighters)
        # the(name): a seat's fighters by name
        self.named = {
            (seat, name[f]): tuple(g for g in fs if name[g] == name[f])
            for seat, fs in enumerate(self.fighters)
            for f in fs
        }
        self.all_heroes = sum(1 << f for f in self.hero)
        self.foes = tuple(
            tuple(f for f in range(len(owner)) if self.team[owner[f]] != self.team[seat])
            for seat in range(self.seats)
        )
        self.friends = tuple(
            tuple(f for f in range(len(owner)) if self.team[owner[f]] == self.team[seat])
            for seat in range(self.seats)
        )
        self.opponents = tuple(
            tuple(other for other in range(self.seats) if self.team[other] != self.team[seat])
            for seat in range(self.seats)
        )

    def _seat_cards(self) -> None:
        self.slot_owner = tuple(
            seat for seat, hero in enumerate(self.heroes) for card in hero.cards for _ in range(card.copies)
        )
        self.identities = tuple(
            card.index for hero in self.heroes for card in hero.cards for _ in range(card.copies)
        )
        # U-5.2, U-5.3: which fighters a card's banner names, as bits.
        self.users: dict[int, int] = {}
        for seat, hero in enumerate(self.heroes):
            for card in hero.cards:
                self.users[card.index] = sum(
                    1 << f for f in self.fighters[seat] if not card.banner or self.name[f] in card.banner
                )

        # What a card can be played as when that never changes, else -1, and by whom; its boost value, -1 if
        # it has none.
        self.uses = {
            c.index: (-1 if c.needs or c.rules else c.kind, self.users[c.index])
            for h in self.heroes
            for c in h.cards
        }
        self.boost = {c.index: -1 if c.boost is None else c.boost for h in self.heroes for c in h.cards}

    def _seat_rules(self) -> None:
        """Sort the abilities' rules by what they do, so that nobody has to look for them in play."""
        start: list[int] = []
        most: list[int] = []
        self.counter: dict[tuple[int, str], int] = {}
        self.states: dict[int, States] = {}
        token_owner, token_name = [], []
        linked: dict[int, Linked] = {}
        self.at: dict[tuple[int, str], list[At]] = {}
        self.when_damaged: dict[int, list[When]] = {}
        self.when_attacks: dict[int, list[When]] = {}
        self.when_fallen: dict[int, list[When]] = {}
        self.modifiers: list[tuple[int, Rule]] = []
        self.sturdy: list[tuple[int, Rule]] = []  # rules about damage that does not hurt
        self.move_values: list[tuple[int, MoveValue]] = []
        self.hand_size: dict[int, int] = {}  # of those who do not start with five and keep seven
        self.senses: dict[int, SpideySense] = {}
        self.shields: list[tuple[int, Uncancelable]] = []
        self.reaches: list[tuple[int, Rule]] = []
        self.maneuvers: dict[int, ManeuverWith] = {}
        for seat, hero in enumerate(self.heroes):
            for rule in hero.ability:
                inner = innermost(rule)
                if isinstance(rule, Resource):
                    self.counter[seat, rule.name] = len(start)
                    start.append(getattr(rule.start, "n", 0))
                    most.append(getattr(rule.most, "n", 0))
                elif isinstance(rule, States):
                    self.counter[seat, "state"] = len(start)
                    self.states[seat] = rule
                    start.append(0)
                    most.append(len(rule.states) - 1)
                elif isinstance(rule, Tokens):
                    for _ in range(getattr(rule.amount, "n", 0)):
                        token_owner.append(seat)
                        token_name.append(rule.name)
                elif isinstance(rule, Linked):
                    linked[seat] = rule
                elif isinstance(rule, At):
                    self.at.setdefault((seat, rule.moment.word), []).append(rule)
                elif isinstance(rule, When) and isinstance(rule.event, Damaged):
                    self.when_damaged.setdefault(seat, []).append(rule)
                elif isinstance(rule, When) and isinstance(rule.event, Fallen):
                    self.when_fallen.setdefault(seat, []).append(rule)
                elif isinstance(rule, When) and isinstance(rule.event, Attacks):
                    self.when_attacks.setdefault(seat, []).append(rule)
                elif isinstance(inner, Modify):
                    self.modifiers.append((seat, rule))
                elif isinstance(inner, OnlyCombatDamage):
                    self.sturdy.append((seat, rule))
                elif isinstance(rule, MoveValue):
                    self.move_values.append((seat, rule))
                elif isinstance(rule, HandSize):
                    self.hand_size[seat] = getattr(rule.amount, "n", 0)
                elif isinstance(rule, SpideySense):
                    self.senses[seat] = rule
                elif isinstance(rule, Uncancelable):
                    self.shields.append((seat, rule))
                elif isinstance(inner, Reach):
                    self.reaches.append((seat, rule))
                elif isinstance(rule, ManeuverWith):
                    self.maneuvers[seat] = rule
        # U-9.2, U-9.3, X-8: where each fighter can attack from every space, and reach under a condition.
        steps = {self.hero[seat]: rule for seat, rule in self.reaches if isinstance(rule, Reach)}
        self.areas = tuple(
            self.board.attack_area(ranged, reach_of(steps[f]) if f in steps else 1)
            for f, ranged in enumerate(self.ranged)
        )
        self.reaching = {self.hero[seat]: rule for seat, rule in self.reaches if isinstance(rule, While)}
        self.on_return = {
            seat: node.then
            for seat, hero in enumerate(self.heroes)
            for card in hero.cards
            for effect in card.effects.values()
            for node in walk(effect)
            if isinstance(node, Vanish) and node.then != NOTHING
        }
        self.after_combat = any(moment == "after_combat" for _, moment in self.at)
        # Where what a player did this turn is counted: only what the own hero's cards ask for.
        self.deeds: dict[tuple[int, str], int] = {}
        for seat, hero in enumerate(self.heroes):
            for deed in deeds_asked(hero):
                self.deeds[seat, deed] = len(start)
                start.append(0)
                most.append((1 << len(self.owner)) - 1 if deed == "left" else MOST)
        # Counters with a bit for each fighter that has left its space this turn.
        self.watches = tuple(where for (_, deed), where in self.deeds.items() if deed == "left")
        # For each fighter the token whose spaces are adjacent for its movement; empty when nobody has one.
        self.links = tuple(
            linked[seat].token if seat in linked and self.is_hero[f] else ""
            for f, seat in enumerate(self.owner)
        )
        self.links = self.links if linked else ()
        self.counter_start = tuple(start)
        self.counter_most = tuple(most)
        self.token_owner = tuple(token_owner)
        self.token_slug = tuple(
            f"{name}-{token_name[: i + 1].count(name)}" if token_name.count(name) > 1 else name
            for i, name in enumerate(token_name)
        )
        self.token_name = tuple(token_name)
        self.move_modifiers = tuple((seat, rule) for seat, rule in self.modifiers if _what(rule) == "move")
        self.draw_modifiers = tuple(
            (seat, rule) for seat, rule in self.modifiers if _what(rule) == "maneuver-draw"
        )
        self.value_modifiers = tuple(
            (seat, rule) for seat, rule in self.modifiers if _what(rule) in ("attack-value", "defense-value")
        )

    def pinned(self) -> list[Any]:
        """The heroes, with the cards of their decks in order, and the board."""
        board = self.board
        place = [board.id, board.slugs, board.zones, board.starts, sorted(board.lines), board.passages]
        return [*[definition(hero, WORDS) for hero in self.heroes], place]

    def card(self, identity: Identity) -> CardDef:
        """The card definition of an identity."""
        return self.library.cards[identity]


def deeds_asked(hero: HeroDef) -> list[str]:
    """What of a turn's events the texts of a hero hang on."""
    trees = [*hero.ability, *[tree for card in hero.cards for _, tree in card.trees()]]
    found = [node.deed for tree in trees for node in walk(tree) if isinstance(node, OfThisTurn)]
    return list(dict.fromkeys(found))


def reach_of(rule: Rule) -> int:
    """X-8: How many steps away a rule lets its hero attack."""
    return getattr(rule.amount, "n", 1) if isinstance(rule, Reach) else 1


def innermost(rule: Rule) -> Rule:
    """The rule inside any conditions."""
    while isinstance(rule, While):
        rule = rule.rule
    return rule


def _what(rule: Rule) -> str:
    inner = innermost(rule)
    return inner.what if isinstance(inner, Modify) else ""
