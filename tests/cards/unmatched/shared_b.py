"""What tests of single cards share: a foe without tricks, a combat in one line, and the facts of a deck."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.kits.unmatched import FOE, keys, offered, play, seat
from thwack import Match
from thwack.games.unmatched.cards.library import library

HOOD = "little-red-riding-hood"
BASKET = "whats-that-in-my-basket"  # versatile, value 4, boost 3, no effect; only she can use it
TALE = "once-upon-a-time"  # versatile, value 2, boost 1; with a knife in the basket 3 damage after combat
PELT = "never-leave-the-path"  # while it lies on her pile, these cards of hers only hit or block
KNIFE = "long-have-i-sought-you"  # an attack card with a knife on it
SPARE = "into-the-woods-knife"  # a scheme: who holds one is asked for the next action, not made to maneuver


def red(
    hand: Sequence[str] = (), at: dict[str, Any] | None = None, *, knife: bool = False, **more: Any
) -> dict[str, Any]:
    """The usual foe: Little Red Riding Hood on S10, the Huntsman far away; her cards only hit or block."""
    places = {HOOD: "S10", "huntsman": "S36", **(at or {})}
    if knife:
        more["discard"] = [KNIFE]
    return seat(HOOD, hand, places, **more)


def attack(match: Match, attacker: str, target: str, card: str, defend: str | None = None) -> Match:
    """Attack with this card; the foe defends with that one or not at all. What is forced is not asked."""
    play(match, f"attack:{attacker}:{target}")
    combat = match.view(None)["combat"]
    if combat is not None and not combat["attack"]["played"]:
        play(match, f"choose:{card}")
    if defend is not None:
        play(match, f"defend:{defend}")
    elif offered(match, "defend"):
        play(match, "decline")
    return match


def pass_turn(match: Match) -> Match:
    """The player whose turn it is maneuvers without a boost or a move, until the turn is over."""
    seat_now = match.view(None)["active"]
    while match.view(None)["active"] == seat_now:
        play(match, "maneuver" if "maneuver" in keys(match) else "decline")
    return match


def is_over(match: Match) -> bool:
    """Whether no combat and no scheme is under way any more."""
    view = match.view(None)
    return view["combat"] is None and not any(row["in_play"] for row in view["seats"])


def actions(match: Match) -> int:
    """How many actions are left."""
    return int(match.view(None)["actions"])


def hand_size(match: Match, who: int) -> int:
    """How many cards a player holds, as everybody can count."""
    return int(match.view(None)["seats"][who]["hand_size"])


def seen_hand(match: Match, eyes: int | None, who: int = FOE) -> list[str]:
    """What these eyes know of a hand."""
    return list(match.view(eyes)["seats"][who]["hand"])


def seen_deck(match: Match, eyes: int | None, who: int) -> list[str | None]:
    """What these eyes know of a deck, top first."""
    return list(match.view(eyes)["seats"][who]["deck"])


def places(match: Match, verb: str, thing: str) -> set[str]:
    """The spaces offered to this fighter or token."""
    return {refs[1] for refs in offered(match, verb) if refs[0] == thing}


def movers(match: Match, verb: str = "move") -> set[str]:
    """The fighters or tokens that are offered a space."""
    return {refs[0] for refs in offered(match, verb)}


class Facts(NamedTuple):
    """What is printed on a card beside its effect."""

    type: str
    value: int | None
    boost: int | None
    copies: int
    banner: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    needs: str = ""


def facts_of(hero: str) -> dict[str, Facts]:
    """The facts of every card of a deck, by card."""
    return {
        card.id: Facts(
            card.type,
            card.value,
            card.boost,
            card.copies,
            card.banner,
            card.tags,
            card.needs.shown() if card.needs is not None else "",
        )
        for card in library().heroes[hero].cards
    }


def fighters_of(hero: str) -> list[tuple[str, str, int, int, str]]:
    """The fighters of a hero: name, role, how many, health, reach."""
    return [
        (f.id, f.role, f.count, f.health, "ranged" if f.ranged else "melee")
        for f in library().heroes[hero].fighters
    ]


def move_of(hero: str) -> int:
    """A hero's move value."""
    return library().heroes[hero].move


def deck_size(hero: str) -> int:
    """How many cards a deck has."""
    return sum(facts.copies for facts in facts_of(hero).values())
