"""What is called how in sentences: players, cards, protagonists, places, power points."""

from collections.abc import Callable
from typing import Final

from ....cardlang.decklist import spoken_name
from ....kernel.table import Step
from ....wording import NP
from ....wording.lines import Lines
from ....wording.lines import Part as Part
from ....wording.lines import Said as Said
from ..rules.power import UNKNOWN
from ..rules.stats import top_of
from ..state.cast import Cast
from ..state.table import (
    ACTIVE,
    ATTACK,
    BOOST_ATTACK,
    BOOST_DEFENCE,
    DEFENCE,
    MISSION,
    PLACES,
    ArenaTable,
    all_places,
    is_active,
    missions_of,
)

Telling = Callable[[ArenaTable, Step, str], Said]  # what an option says

LINES: Final = Lines(__package__)
rows, say, line, listed = LINES.rows, LINES.say, LINES.line, LINES.listed


def player(cast: Cast, seat: int, lang: str) -> NP:
    """A player by the name of the deck, or by number."""
    known = cast.told()
    found: list[str] | None = known.get(("decks", lang))
    if found is None:
        found = known["decks", lang] = [spoken_name(cast.library, name, lang) for name in cast.names]
    return LINES.player(found, seat, lang)


# Cards


def card_names(cast: Cast, lang: str) -> list[str]:
    """The names of all cards of the match, told apart by rarity where there are several of a name, then by
    their ids."""
    known = cast.told()
    found: list[str] | None = known.get(("cards", lang))
    if found is None:
        found = known["cards", lang] = []
        for card in cast.sheets:
            marks = []
            same = [other for other in cast.sheets if other.name[lang] == card.name[lang]]
            if len(same) > 1:
                marks.append(cast.library.rarities[card.rarity][lang])
            if sum(other.rarity == card.rarity for other in same) > 1:
                marks.append(card.id)
            found.append(marked(card.name[lang], marks))
    return found


def names(cast: Cast, lang: str) -> list[str]:
    """The names of all protagonists of the match, by card; with an id where different ones are called
    alike."""
    known = cast.told()
    found: list[str] | None = known.get(("names", lang))
    if found is None:
        found = known["names", lang] = []
        for card in cast.sheets:
            called = {other.called for other in cast.sheets if other.name[lang] == card.name[lang]}
            found.append(marked(card.name[lang], [card.id] if len(called) > 1 else []))
    return found


def marked(name: str, marks: list[str]) -> str:
    """A name with something in brackets behind it, or alone."""
    return f"{name} ({', '.join(marks)})" if marks else name


def card_name(cast: Cast, identity: int, lang: str) -> str:
    """A card by its name and whatever tells it from others of that name."""
    return card_names(cast, lang)[identity]


def card_phrase(cast: Cast, identity: int, lang: str) -> NP:
    """A card as somebody."""
    return NP(card_name(cast, identity, lang), animate=True)


# Protagonists and places


def unit_phrase(t: ArenaTable, place: int, lang: str) -> NP:
    """A protagonist in a squad by name; that of the opponent of whoever is asked is marked where both have
    one of that name, and if it is in Reserve."""
    seat, card = place // PLACES, top_of(t, place)
    marks = []
    if seat != t.actor and t.actor >= 0:
        mine = [top_of(t, other) for other in all_places(1 - seat) if t.stack[other]]
        if any(t.cast.name[other] == t.cast.name[card] for other in mine):
            marks.append(say("word", "theirs", lang))
        if not is_active(place):
            marks.append(say("word", "in_reserve", lang))
    return NP(marked(names(t.cast, lang)[card], marks), animate=True)


def target_phrase(t: ArenaTable, target: int, lang: str) -> NP:
    """Whoever is challenged: a protagonist, or the first mission."""
    if target != MISSION:
        return unit_phrase(t, target, lang)
    return mission_phrase(t.cast, t.identity[missions_of(t, 1 - t.turn)[0]], lang)


def mission_phrase(cast: Cast, identity: int, lang: str) -> NP:
    """A card as a mission."""
    return NP(say("word", "the_mission", lang, card=card_name(cast, identity, lang)), animate=True)


def place_name(place: int, lang: str) -> str:
    """A place of the Active or the Reserve squad by its number."""
    at = place % PLACES
    if at < ACTIVE:
        return say("word", "active", lang, n=at + 1)
    return say("word", "reserve", lang, n=at - ACTIVE + 1)


def power_name(cast: Cast, kind: int, lang: str) -> str:
    """MA-H11: A power point, as far as its owner knows it."""
    if kind == UNKNOWN:
        return say("word", "unknown_power", lang)
    return say("word", "known_power", lang, card=card_name(cast, kind, lang))


def boost_bonus(t: ArenaTable, seat: int, lang: str) -> str:
    """MA-8.1, MA-8.2: What a card discarded as a Boost gives that seat: Attack in the own turn, else
    Defence."""
    return bonus_text(*((ATTACK, BOOST_ATTACK) if seat == t.turn else (DEFENCE, BOOST_DEFENCE)), lang)


def bonus_text(what: int, amount: int, lang: str) -> str:
    """So much more Attack or Defence."""
    return say("word", "attack" if what == ATTACK else "defence", lang, n=amount)
