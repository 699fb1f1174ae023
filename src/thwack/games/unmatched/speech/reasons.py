"""Why something of one's own cannot be used now: a true sentence for every card, fighter and token.

Only what the seat itself knows is looked at: its own hand, and what lies open to all.
"""

from ....kernel.table import CHANCE, NOBODY
from ....wording import NP
from ....wording.lines import Part, Said
from ....wording.prompts import OURS
from ..cards.reading import ATTACK, DEFENSE, SCHEME
from ..choices import describe, in_hand, things
from ..rules import movement
from ..rules.defeat import is_out
from ..rules.hands import kind_of, playable
from ..rules.lasting import able_to_leave
from ..rules.oneoffs.ranged import farther
from ..rules.pieces.targets import attacks
from ..state.table import ATTACKER, BIT, TARGET, UnmatchedTable, bits, hand_of
from .naming import fighter_phrase, names, seat_phrase
from .prompts import PROMPTS, line, source

T = UnmatchedTable
BOOSTS = frozenset({"boost_move", "boost_card", "face_down"})
ABOUT_CARDS = frozenset({"discard", "keep", "order"})
ABOUT_FIGHTERS = frozenset(
    {"moves", "moves_unlike", "move", "move_one", "place", "place_one", "pick_fighter"}
)


def why_not(t: T, seat: int, lang: str) -> dict[str, str]:
    """The reason for each card of the hand, each own fighter and token, and the maneuver, by its ref, if no
    choice is about it."""
    return Reasons(t, seat, lang).all()


class Reasons:
    """The reasons of one seat at one moment."""

    def __init__(self, t: T, seat: int, lang: str) -> None:
        self.t = t
        self.seat = seat
        self.lang = lang
        self.asked = t.actor == seat
        self.open: Said = PROMPTS.asked(t, lang) if self.asked else ("", {})
        self._general = ""  # once it was said

    def all(self) -> dict[str, str]:
        """By ref: cards go by their slug, as choices and views have them."""
        t, cast = self.t, self.t.cast
        options = t.options if self.asked else ()
        offered = {ref for option in options for ref in describe(t, option)[1]}
        held = {name for option in options for name in things(t, option).start}
        found: dict[str, str] = {}
        for card in dict.fromkeys(t.identity[slot] for slot in hand_of(t, self.seat)):
            if in_hand(t, self.seat, card) not in held:  # its twin may lie elsewhere, or in another hand
                found[cast.card(card).id] = self.card(card)
        for f in cast.fighters[self.seat]:
            if cast.slug[f] not in offered:
                found[cast.slug[f]] = self.fighter(f)
        for token, owner in enumerate(cast.token_owner):
            if owner == self.seat and cast.token_slug[token] not in offered:
                found[cast.token_slug[token]] = self.say("token") if self.asked else self.general()
        if self.open[0] != "action":
            found["maneuver"] = self.general()
        return found

    def say(self, row: str, **parts: Part) -> str:
        """A reason as a sentence."""
        return line("why", row, self.lang, **parts)

    def general(self) -> str:
        """U-4.1: It is not the time: somebody else must choose, or something else must be chosen first."""
        if not self._general:
            self._general = self.first() if self.asked else self.waiting()
        return self._general

    def first(self) -> str:
        """What must be chosen first."""
        return self.say("first", do=PROMPTS.worded(self.open, OURS, self.lang))

    def waiting(self) -> str:
        """U-4.4, U-11.3, U-12.4: Why this seat is not asked at all."""
        t = self.t
        if t.result:
            return self.say("over")
        if is_out(t, self.seat):
            return self.say("out")
        if t.actor == t.turn or t.actor in (CHANCE, NOBODY):
            return self.say("turn", who=seat_phrase(t.cast, t.turn, self.lang))
        return self.say("chooses", who=seat_phrase(t.cast, t.actor, self.lang))

    # Cards

    def card(self, card: int) -> str:
        """U-5: Why this card of the hand is not among the choices."""
        row, parts = self.open
        if row == "action":
            return self.for_action(card)
        if row == "attack_card":
            return self.for_combat(card, ATTACK, self.t.combat[ATTACKER])
        if row == "defense_card":
            return self.for_combat(card, DEFENSE, self.t.combat[TARGET])
        if row in BOOSTS:
            return self.say("no_boost")
        if row == "give_up":
            return self.say("not_value", **parts)
        return self.say("not_this_card") if row in ABOUT_CARDS else self.general()

    def for_action(self, card: int) -> str:
        """U-5.2, U-8.1, U-9.2, U-9.5: No action starts with this card."""
        t = self.t
        kind = kind_of(t, self.seat, card)
        users = t.cast.users[card] & t.standing
        if not kind:
            return self.say("form")
        if not users:
            return self.nobody(card)
        if not kind & ATTACK:
            return self.say("only_defends")
        return self.say("declare_first" if attacks(t, self.seat, users) else "no_target")

    def for_combat(self, card: int, wanted: int, fighter: int) -> str:
        """U-5.3, U-9.4, U-9.5: It cannot be played here, or not by this fighter."""
        kind = kind_of(self.t, self.seat, card)
        if not kind:
            return self.say("form")
        if not kind & wanted:
            if kind & SCHEME:
                return self.say("only_scheme")
            return self.say("cannot_attack" if wanted == ATTACK else "only_attacks")
        if not self.t.cast.users[card] & 1 << fighter:
            return self.say("banner", who=self.users(card))
        return self.say("not_this_card")

    def nobody(self, card: int) -> str:
        """U-5.2: Whoever the card names is defeated, or has left the board (X-5)."""
        t = self.t
        if any(t.health[f] for f in bits(t.cast.users[card])):
            return self.say("banner_away")
        return self.say("banner_defeated", who=self.users(card))

    def users(self, card: int) -> NP:
        """Who may use a card, as its banner names them."""
        hero = self.t.cast.heroes[self.seat]
        called = names(hero)
        allowed = self.t.cast.card(card).banner or tuple(f.id for f in hero.fighters)
        if len(allowed) == 1 and called.is_alone(allowed[0]):
            return called.person(allowed[0], self.lang)
        nouns = [(called.person_noun(name, self.lang), called.is_alone(name)) for name in allowed]
        text = ", ".join(noun.one if alone else noun.many for noun, alone in nouns)
        return NP(text, nouns[0][0].gender, many=True, animate=True)

    # Fighters

    def fighter(self, f: int) -> str:
        """U-6.3, U-9.2, U-11.1: Why no choice is about this fighter."""
        t, row = self.t, self.open[0]
        who = fighter_phrase(t.cast, f, self.lang)
        if not t.health[f]:
            return self.say("defeated", who=who)
        if t.space[f] < 0 and t.turns:
            return self.say("off_board", who=who)
        if row == "action":
            return self.no_attack(f, who)
        if row in ABOUT_FIGHTERS:
            return self.not_about(f, who)
        return self.general()

    def no_attack(self, f: int, who: NP) -> str:
        """U-9.2, U-9.3, U-12.2, Q-2: No card to attack with, or nobody to attack."""
        t = self.t
        if not any(users >> f & 1 for _, users in playable(t, self.seat, ATTACK).values()):
            return self.say("no_attack_card", who=who)
        reach = t.cast.areas[f][t.space[f]] | farther(t, f)
        if any(reach & BIT[t.space[foe]] for foe in t.cast.foes[self.seat]):
            return self.say("first_turn")
        if f in [t.cast.hero[seat] for seat, _ in t.cast.reaches]:
            return self.say("nobody_in_reach", who=who)
        return self.say("nobody_in_zone" if t.cast.ranged[f] else "nobody_adjacent", who=who)

    def not_about(self, f: int, who: NP) -> str:
        """U-6.3, U-6.4: It has moved, it has nowhere to go, or the effect is not about it."""
        step = self.t.step
        if not able_to_leave(self.t, (f,)):
            return self.say("held", who=who)
        if step[0] in (movement.choose_moves, movement.choose_move) and f in step[2]:
            return self.say("no_way", who=who)
        unlike = step[0] is movement.choose_unlike_moves
        if unlike and any(pair[0] == f for pair in step[2]):
            return self.say("no_way", who=who)
        in_maneuver = (unlike or step[0] is movement.choose_moves) and source(self.t)[0] < 0
        return self.say("moved" if in_maneuver else "not_chosen", who=who)
