"""R-55: What does not change in a match about zones: which there are, and the rules that bring them."""

from typing import Final

from ....cardlang.moments import When
from ....cardlang.node import Effect
from ....kernel.pins import Pinned
from ..cards.oneoff_words import Mischief
from ..cards.reading import HeroDef
from ..cards.show_words import CauldronOf, Escape, LineOf, SafeHand
from ..cards.zone_words import (
    Boosting,
    BoostZone,
    BoxOf,
    DrawOtherwise,
    ExtraDeck,
    OpenRow,
    StartsWith,
    Tucks,
    Wounded,
)
from ..cards.zoning import zones_named

FIRST_ZONE: Final = 100  # `ZONE` of the table, which knows the cast


class ZonedCast(Pinned):
    """The part of a cast that is about zones."""

    heroes: tuple[HeroDef, ...]

    def _seat_zones(self) -> None:
        """R-55: The zones of heroes, in the order of their rules; what lies in each at the start."""
        self.zone: dict[tuple[int, str], int] = {}
        self.boost_zone: dict[int, int] = {}
        self.rows: dict[int, OpenRow] = {}
        self.tucks: dict[int, Tucks] = {}
        self.other_draws: dict[int, Effect] = {}
        self.starts_with: dict[int, str] = {}
        self.extra_decks: dict[int, ExtraDeck] = {}
        self.boxes: dict[int, BoxOf] = {}
        self.when_wounded: dict[int, list[When]] = {}
        self.lines: dict[int, LineOf] = {}
        self.escapes: set[int] = set()
        self.cauldrons: dict[int, CauldronOf] = {}
        self.discards_to: dict[int, int] = {}  # seats whose cards go to a zone, as a pile, when discarded
        self.safe_hands: set[int] = set()
        self.when_boosting: dict[int, list[When]] = {}
        for seat, hero in enumerate(self.heroes):
            for name in dict.fromkeys(zones_named(hero.ability)):
                self.zone[seat, name] = len(self.zone)
            for rule in hero.ability:
                if isinstance(rule, BoostZone):
                    self.boost_zone[seat] = self.zone[seat, rule.zone]
                elif isinstance(rule, When) and isinstance(rule.event, Boosting):
                    self.when_boosting.setdefault(seat, []).append(rule)
                elif isinstance(rule, OpenRow):
                    self.rows[seat] = rule
                elif isinstance(rule, Tucks):
                    self.tucks[seat] = rule
                elif isinstance(rule, DrawOtherwise):
                    self.other_draws[seat] = rule.way
                elif isinstance(rule, StartsWith):
                    self.starts_with[seat] = rule.card
                elif isinstance(rule, ExtraDeck):
                    self.extra_decks[seat] = rule
                elif isinstance(rule, BoxOf):
                    self.boxes[seat] = rule
                elif isinstance(rule, LineOf):
                    self.lines[seat] = rule
                elif isinstance(rule, CauldronOf):
                    self.cauldrons[seat] = rule
                    self.discards_to[seat] = FIRST_ZONE + self.zone[seat, rule.zone]
                elif isinstance(rule, Escape):
                    self.escapes.add(seat)
                elif isinstance(rule, When) and isinstance(rule.event, Wounded):
                    self.when_wounded.setdefault(seat, []).append(rule)
            if any(isinstance(rule, SafeHand) for card in hero.cards for rule in card.rules):
                self.safe_hands.add(seat)
        self.card_seat = {card.index: seat for seat, hero in enumerate(self.heroes) for card in hero.cards}
        self.given = frozenset(  # cards that go from hand to hand
            card.index
            for hero in self.heroes
            for rule in hero.ability
            if isinstance(rule, Mischief)
            for card in hero.cards
            if rule.tag in card.tags
        )
        self.zone_owner = tuple(seat for seat, _ in self.zone)
        self.zone_name = tuple(name for _, name in self.zone)
