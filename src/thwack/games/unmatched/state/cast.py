"""What does not change in a match: who plays whom on which board, and what follows from that."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from ....cardlang.amounts import AnyNumber
from ....cardlang.control import NOTHING
from ....cardlang.moments import At, Damaged, Resource, When, While
from ....cardlang.node import Rule
from ....kernel.ids import Identity
from ....kernel.pins import definition
from ..cards.board import Board
from ..cards.duel_words import Anywhere, FaceUp, Leaves, OnlyAdjacent, Tough
from ..cards.field_words import ManeuverWith, Reach
from ..cards.lasting import OnlyCombatDamage
from ..cards.library import Library
from ..cards.oneoff_words import Die, DieBoost, FromAfar, Patrol, PatrolAttacks, PatrolSwept, Rails
from ..cards.piece_words import Enters, Large, Loadout, Moved, Removed, Resurrects, Snare
from ..cards.reading import MOST, CardDef, HeroDef
from ..cards.special import Overload, SpideySense, Vanish
from ..cards.turn_words import Fallen, OfThisTurn
from ..cards.turns import HandSize, MoveValue, Ongoing
from ..cards.words import Attacks, BeganOn, Linked, Modify, States, Tokens, Uncancelable
from ..cards.zone_words import Stands
from .troupe import troupe_of
from .zone_cast import ZonedCast

Mode = Literal["duel", "free-for-all", "teams"]
# What no rule reads: words, and places in the library.
WORDS: Final = (
    *("name", "ability_name", "words", "hand_wording", "set", "index", "incomplete"),
    *("difficulty", "style"),
)


class Settings(NamedTuple):
    """The set-up options of a match, all filled in."""

    heroes: tuple[str, ...]
    board: str
    mode: Mode
    seats: int
    occupied_place: str
    simultaneous: str


class Cast(ZonedCast):
    """The people, pieces and board of a match. Shared by all forks, never changed."""

    def __init__(self, library: Library, settings: Settings) -> None:
        self.library = library
        self.settings = settings
        self.mode = settings.mode
        self.board: Board = library.boards[settings.board]
        # which of like heroes each player's is, from 1.
        self.copy = tuple(settings.heroes[: seat + 1].count(h) for seat, h in enumerate(settings.heroes))
        self.heroes: tuple[HeroDef, ...] = tuple(map(library.copy_of, settings.heroes, self.copy))
        self.seats = len(self.heroes)
        self.player_slug = tuple(map(told_apart, settings.heroes, self.copy))
        teams = settings.mode == "teams"
        self.team = tuple(seat % 2 if teams else seat for seat in range(self.seats))
        # U-13.3: with three players one runs both heroes of the first team, and sees both hands.
        alone = teams and settings.seats == 3
        self.eyes = tuple(0b101 if alone and seat % 2 == 0 else 1 << seat for seat in range(self.seats))
        self._seat_fighters()
        self.troupe = troupe_of(self.heroes, self.named)
        self._seat_cards()
        self._seat_rules()
        self._seat_zones()
        everybody = (1 << len(self.owner)) - 1
        for card in self.given:  # by any fighter of whoever holds it
            self.users[card] = everybody
            self.uses[card] = (self.uses[card][0], everybody)

    def _seat_fighters(self) -> None:
        owner, slug, name, numbers, full, waits, ranged, is_hero = [], [], [], [], [], [], [], []
        for seat, hero in enumerate(self.heroes):
            for f in hero.fighters:
                for number in range(f.count):
                    owner.append(seat)
                    called = f"{f.id}-{number + 1}" if f.count > 1 else f.id
                    slug.append(told_apart(called, self.copy[seat]))
                    name.append(f.id)
                    numbers.append(number + 1 if f.count > 1 else 0)
                    full.append(f.health)
                    waits.append(f.waits)
                    ranged.append(f.ranged)
                    is_hero.append(f.role == "hero")
        self.owner = tuple(owner)
        self.slug = tuple(slug)
        self.name = tuple(name)
        self.number = tuple(numbers)  # which of like sidekicks each is, from 1; 0 where there is no other
        self.full_health = tuple(full)
        self.first_health = tuple(0 if wait else most for most, wait in zip(full, waits, strict=True))
        self.ranged = tuple(ranged)
        self.is_hero = tuple(is_hero)
        self.side = tuple(self.team[seat] for seat in owner)  # the team of each fighter
        self.fighters = tuple(
            tuple(f for f in range(len(owner)) if owner[f] == seat) for seat in range(self.seats)
        )
        # the fighters of each seat, as bits
        self.mine = tuple(sum(1 << f for f in fs) for fs in self.fighters)
        # some have several heroes; `hero` is the first of them
        self.heroes_of = tuple(tuple(f for f in fs if is_hero[f]) for fs in self.fighters)
        self.hero = tuple(heroes[0] for heroes in self.heroes_of)
        # the(name): a seat's fighters by name
        self.named = {
            (seat, name[f]): tuple(g for g in fs if name[g] == name[f])
            for seat, fs in enumerate(self.fighters)
            for f in fs
        }
        self.all_heroes = sum(1 << f for fs in self.heroes_of for f in fs)
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
        self.cards = self.library.cards  # by their identities
        if max(self.copy) > 1:
            self.cards = self.cards * max(self.copy)
            for hero in self.heroes:
                for card in hero.cards:
                    self.cards[card.index] = card
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
        self.ranged_cards = self._cards_with(FromAfar)
        self.die_boosts = self._cards_with(DieBoost)
        self.boost |= dict.fromkeys(self.die_boosts, 0)  # until it is rolled

    def _cards_with(self, kind: type[Rule]) -> frozenset[int]:
        """The cards that say so."""
        cards = [card for hero in self.heroes for card in hero.cards]
        return frozenset(card.index for card in cards if any(isinstance(rule, kind) for rule in card.rules))

    def _seat_rules(self) -> None:
        """Sort the abilities' rules by what they do, so that nobody has to look for them in play."""
        start: list[int] = []
        most: list[int] = []
        self.counter: dict[tuple[int, str], int] = {}
        self.states: dict[int, States] = {}
        token_owner, token_name, self.supplied, self.piled = [], [], [], []
        linked: dict[int, Linked] = {}
        self.at: dict[tuple[int, str], list[At]] = {}
        self.when_damaged: dict[int, list[When]] = {}
        self.when_attacks: dict[int, list[When]] = {}
        self.when_fallen: dict[int, list[When]] = {}
        self.when_entered: dict[int, list[When]] = {}
        self.when_moved: dict[int, list[When]] = {}
        self.when_removed: dict[int, list[When]] = {}
        self.when_left: dict[int, list[When]] = {}
        self.tough: list[tuple[int, Tough]] = []
        self.snares: list[tuple[int, str]] = []  # tokens that stop opposing fighters
        self.modifiers: list[tuple[int, Rule]] = []
        self.sturdy: list[tuple[int, Rule]] = []  # rules about damage that does not hurt
        self.move_values: list[tuple[int, MoveValue]] = []
        self.hand_size: dict[int, int] = {}  # of those who do not start with five and keep seven
        self.senses: dict[int, SpideySense] = {}
        self.shields: list[tuple[int, Rule]] = []
        self.reaches: list[tuple[int, Rule]] = []
        self.maneuvers: dict[int, ManeuverWith] = {}
        self.rails: dict[int, str] = {}  # fighters, and the tokens whose spaces they walk for nothing
        self.tails: dict[int, int] = {}  # the counters of fighters who stand in two spaces
        self.odd = bool(self.troupe.small or self.troupe.large)
        self.patrols: dict[int, int] = {}  # the counters of those who have pieces on lines
        self.patrol_rules: dict[int, Patrol] = {}
        self.patrol_attacks: set[int] = set()
        self.patrol_swept: dict[int, PatrolSwept] = {}
        self.dice: dict[int, Die] = {}
        self.faces: dict[int, int] = {}  # of a die, the X included
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
                        self.supplied.append(rule.start == "supply")  # not on the board at the start
                        self.piled.append(isinstance(rule.room, AnyNumber))  # several share a space
                elif isinstance(rule, Linked):
                    linked[seat] = rule
                elif isinstance(rule, At):
                    self.at.setdefault((seat, rule.moment.word), []).append(rule)
                elif isinstance(rule, When) and isinstance(rule.event, Damaged):
                    self.when_damaged.setdefault(seat, []).append(rule)
                elif isinstance(rule, When) and isinstance(rule.event, Enters):
                    self.when_entered.setdefault(seat, []).append(rule)
                elif isinstance(rule, When) and isinstance(rule.event, Moved):
                    self.when_moved.setdefault(seat, []).append(rule)
                elif isinstance(rule, When) and isinstance(rule.event, Removed):
                    self.when_removed.setdefault(seat, []).append(rule)
                elif isinstance(rule, When) and isinstance(rule.event, Leaves):
                    self.when_left.setdefault(seat, []).append(rule)
                elif isinstance(rule, Loadout | Resurrects):
                    self.counter[seat, str(getattr(rule, "name", "resurrected"))] = len(start)
                    start.append(0)
                    most.append(len(rule.options) - 1 if isinstance(rule, Loadout) else 2)
                elif isinstance(rule, Patrol):
                    self.patrols[seat] = len(start)  # a bit for each line
                    self.patrol_rules[seat] = rule
                    start.append(0)
                    most.append((1 << len(self.board.lines)) - 1)
                elif isinstance(rule, PatrolAttacks):
                    self.patrol_attacks.add(seat)
                elif isinstance(rule, PatrolSwept):
                    self.patrol_swept[seat] = rule
                elif isinstance(rule, Large):  # the other space, from 1, now and when the turn began
                    for fighter in self.named[seat, str(rule.name)]:
                        self.tails[fighter] = len(start)
                        start += [0, 0]
                        most += [self.board.size, self.board.size]
                elif isinstance(rule, Tough):
                    self.tough.append((seat, rule))
                elif isinstance(rule, Snare):
                    self.snares.append((seat, str(rule.token)))
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
                elif isinstance(inner, Uncancelable):
                    self.shields.append((seat, rule))
                elif isinstance(inner, Reach):
                    self.reaches.append((seat, rule))
                elif isinstance(rule, ManeuverWith):
                    self.maneuvers[seat] = rule
                elif isinstance(rule, Rails):
                    self.rails[self.hero[seat]] = rule.token
                elif isinstance(rule, Die):
                    self.dice[seat] = rule
                    self.faces[seat] = 1 + getattr(rule.most, "n", 0)
        # U-9.2, U-9.3, X-8: where each fighter can attack from every space
        steps = {
            f: rule for seat, rule in self.reaches for f in self.heroes_of[seat] if isinstance(rule, Reach)
        }
        self.areas = tuple(
            self.board.attack_area(ranged, reach_of(steps[f]) if f in steps else 1)
            for f, ranged in enumerate(self.ranged)
        )
        self.reaching = {
            f: rule for seat, rule in self.reaches for f in self.heroes_of[seat] if isinstance(rule, While)
        }
        self.on_return = {
            seat: node.then
            for seat, hero in enumerate(self.heroes)
            for node in hero.card_nodes
            if isinstance(node, Vanish) and node.then != NOTHING
        }
        rules = [(card, rule) for hero in self.heroes for card in hero.cards for rule in card.rules]
        standing = [rule.rule for _, rule in rules if isinstance(rule, Stands | Ongoing)]
        self.after_combat = any(moment == "after_combat" for _, moment in self.at) or any(
            isinstance(rule, At) and rule.moment.word == "after_combat" for rule in standing
        )
        # Cards that reach less far than their fighter, or farther; those played face up.
        self.choosy = frozenset(
            card.index for card, rule in rules if isinstance(innermost(rule), OnlyAdjacent | Anywhere)
        )
        self.face_up = frozenset(card.index for card, rule in rules if isinstance(rule, FaceUp))
        self.overloads = {
            card.index: getattr(rule.amount, "n", 0) for card, rule in rules if isinstance(rule, Overload)
        }
        # Where what a player did this turn is counted: only what the own hero's cards ask for.
        self.deeds: dict[tuple[int, str], int] = {}
        for seat, hero in enumerate(self.heroes):
            for deed in deeds_asked(hero):
                self.deeds[seat, deed] = len(start)
                start.append(0)
                several = {"left": len(self.owner), "paths": len(self.board.lines)}  # a bit for each
                most.append((1 << several[deed]) - 1 if deed in several else MOST)
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
        self.token_slug = self._token_slugs(token_name)
        self.token_name = tuple(token_name)
        self.fog = tuple(k for k, seat in enumerate(token_owner) if asks_where_it_began(self.heroes[seat]))
        watched = self.when_entered or self.when_moved or self.when_left or self.rails or self.patrol_swept
        self.alert = bool(watched or self.tails)  # a move may set something off, or ask something
        odd = self.troupe.passers or self.links or self.snares or self.rails
        self.rough = self.odd or bool(odd)  # where one can go hangs on more than who stands there
        self.move_modifiers = tuple((seat, rule) for seat, rule in self.modifiers if _what(rule) == "move")
        self.draw_modifiers = tuple(
            (seat, rule) for seat, rule in self.modifiers if _what(rule) == "maneuver-draw"
        )
        self.value_modifiers = tuple(
            (seat, rule) for seat, rule in self.modifiers if _what(rule) in ("attack-value", "defense-value")
        )

    def _token_slugs(self, names: Sequence[str]) -> tuple[str, ...]:
        """Tokens by name, and numbered where there are several."""
        copies = [self.copy[seat] for seat in self.token_owner]
        alike = list(zip(names, copies, strict=True))
        return tuple(
            told_apart(f"{one[0]}-{alike[: i + 1].count(one)}" if alike.count(one) > 1 else one[0], one[1])
            for i, one in enumerate(alike)
        )

    def pinned(self) -> list[Any]:
        """The heroes, with the cards of their decks in order, and the board."""
        board = self.board
        place = [board.id, board.slugs, board.zones, board.starts, sorted(board.lines), board.passages]
        return [*[definition(hero, WORDS) for hero in self.heroes], place]

    def card(self, identity: Identity) -> CardDef:
        """The card definition of an identity."""
        return self.cards[identity]


def told_apart(slug: str, copy: int) -> str:
    """R-70: What belongs to the second, third ... of like heroes is told by the end of its slug: medusa@2."""
    return slug if copy == 1 else f"{slug}@{copy}"


def deeds_asked(hero: HeroDef) -> list[str]:
    """What of a turn's events the texts of a hero hang on."""
    found = [n.deed for n in (*hero.ability_nodes, *hero.card_nodes) if isinstance(n, OfThisTurn)]
    return list(dict.fromkeys(found))


def asks_where_it_began(hero: HeroDef) -> bool:
    """Whether a hero's cards ask where a token lay when the turn began."""
    return any(isinstance(node, BeganOn) for node in hero.card_nodes)


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
