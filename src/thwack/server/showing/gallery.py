"""What can be played and looked at: games with their set-up options, and every card in words."""

import gzip
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ...content import keyword_rules
from ...discovery import playable
from ...kernel.about import About
from ...kernel.errors import SetupError
from ...kernel.game import Card
from ...kernel.spoken import in_words
from ...match import cards, game_named, glossary, setups
from ...rulebook import rulebook
from ...wording import LANGUAGES
from . import bodies
from .refusals import Refused
from .texts import say

Json = Any
MACHINERY: Final = ("effects", "rules", "globals", "needs", "hand_wording", "incomplete")  # for the engine


# Games


def known(game: str) -> None:
    """Refuse a game that is not there, or that cannot be loaded."""
    try:
        game_named(game)
    except SetupError:
        raise Refused("not_found") from None


def games(lang: str, bots: Sequence[str] = ()) -> list[bodies.GameInfo]:
    """Every game with its set-up options."""
    return [game_info(game, lang, bots) for game in playable()]


def game_info(game: str, lang: str, bots: Sequence[str] = ()) -> bodies.GameInfo:
    """A game in its own words, and its set-up options."""
    about = game_named(game).about
    return bodies.GameInfo(
        game=game,
        name=in_words(about.title, lang),
        blurb=in_words(about.blurb, lang),
        seats=list(about.seats),
        cards=any(card.on_offer for card in cards(game)),
        secrets=about.secrets,
        no_sides=dict(about.no_sides),
        crowd=dict(about.crowd),
        options=[option(about, name, row, lang) for name, row in setups(game).items()],
        builder=builder(about),
        bots=list(bots),
        rules=bool(rulebook(game).sections),
    )


def builder(about: About) -> bodies.Builder | None:
    """What can be built."""
    found = about.builder
    if found is None:
        return None
    what: Any = found.what  # one of the two: `read_about` has seen to it
    return bodies.Builder(what, found.cost, list(found.once), list(found.leave_out))


def option(about: About, name: str, row: dict[str, Json], lang: str) -> bodies.Option:
    """A set-up option in words."""
    choices = row["choices"]
    kind: Any = "choice"  # one of those that the frame knows
    if name == about.sides:
        kind = "sides"
    elif all(isinstance(choice, bool) for choice in choices):
        kind = "flag"
    elif all(type(choice) is int for choice in choices):
        kind = "number"
    return bodies.Option(
        name=name,
        label=about.option_label(name, lang),
        kind=kind,
        default=row["default"],
        values=[side(about, name, choice, lang) for choice in choices],
        many=bool(row.get("list")) or about.takes_many(name),
        first=name in about.first_options,
        groups=tuple(
            bodies.Group(spoken(group["name"], lang), group.get("year"), list(group["sides"]))
            for group in row.get("groups", ())
        ),
    )


def side(about: About, option: str, choice: Json, lang: str) -> bodies.Side:
    """Something that can stand in a set-up option, in words."""
    if isinstance(choice, dict):
        note = spoken(choice.get("about", ""), lang)
        traits = [
            bodies.Trait(trait, *about.trait_words(option, trait, str(value), lang))
            for trait, value in choice.get("traits", {}).items()
            if value != ""
        ]
        return bodies.Side(str(choice["id"]), spoken(choice["name"], lang), note, tuple(traits))
    if isinstance(choice, bool):
        return bodies.Side(str(choice).lower(), say("value-on" if choice else "value-off", lang), "")
    told = about.value_label(option, str(choice), lang)
    return bodies.Side(str(choice), str(choice) if told is None else told, "")


def spoken(name: Json, lang: str) -> str:
    """A name that is the same everywhere, or one for each language."""
    return in_words(name, lang) if isinstance(name, dict) else str(name)


def as_given(game: str, setup: dict[str, Json]) -> dict[str, Json]:
    """A set-up from the page: what the page has as text (0, true) becomes what the game takes."""
    known = setups(game)
    return {name: plain(known.get(name, {}).get("choices", ()), value) for name, value in setup.items()}


def plain(choices: Iterable[Json], value: Json) -> Json:
    """The choice that a text stands for."""
    if isinstance(value, str):
        for choice in choices:
            if not isinstance(choice, dict | str) and str(choice).lower() == value:
                return choice
    return value


def side_names(game: str, setup: dict[str, Json], lang: str) -> list[str]:
    """What each seat plays, if the set-up says so. One of ours that was written down whole is known by its
    English name."""
    name = game_named(game).about.sides
    if not setup.get(name):
        return []
    called = [one if isinstance(one, str) else str(one.get("name", "")) for one in setup[name]]
    known = known_sides(game, name, lang, game_named(game).content_hash)
    return [known.get(one, one) for one in called]


@lru_cache(maxsize=32)
def known_sides(game: str, option: str, lang: str, content: str) -> dict[str, str]:
    """What the sides on offer are called, by their ids and English names."""
    rows = setups(game)[option]["choices"]
    names = [(row["id"], spoken(row["name"], "en"), spoken(row["name"], lang)) for row in rows]
    return {key: told for row in names for key, told in ((row[1], row[2]), (row[0], row[2]))}


def title(game: str, setup: dict[str, Json], lang: str) -> str:
    """What a room is called: the game, and who plays what."""
    sides, name = side_names(game, setup, lang), in_words(game_named(game).about.title, lang)
    if not sides:
        return name
    told = sides[0]
    for other in sides[1:]:
        told = say("versus", lang, one=told, other=other)
    return say("title", lang, game=name, sides=told)


# Cards


def catalogue(game: str, lang: str) -> list[dict[str, Json]]:
    """Every card on offer, and what else can be looked at closely, as plain data."""
    return _catalogue(game, lang, game_named(game).content_hash)


@lru_cache(maxsize=32)
def _catalogue(game: str, lang: str, content: str) -> list[dict[str, Json]]:
    words, rules = glossary(game, lang), keyword_rules(game, lang)
    cited = game_named(game).citations.keywords
    found = [entry(card, lang) for card in cards(game) if card.on_offer]
    found += game_named(game).other_things(lang)
    for row in found:
        row.setdefault("parts", [{"kind": "text", "text": line} for line in row["text"].splitlines()])
        row["rules"] = [cited[word] for word in (row["facts"].get("word"),) if word in cited]
        row["reminders"] = reminders(f"{row['name']} {row['text']}", words, rules)
    return found


def as_bytes(game: str, lang: str, packed: bool) -> bytes:
    """The catalogue as it is sent."""
    return _as_bytes(game, lang, packed, game_named(game).content_hash)


@lru_cache(maxsize=64)
def _as_bytes(game: str, lang: str, packed: bool, content: str) -> bytes:
    data = msgspec.json.encode(catalogue(game, lang))
    return gzip.compress(data, 6, mtime=0) if packed else data


def entry(card: Card, lang: str) -> dict[str, Json]:
    """A card in words."""
    facts = {name: told(name, value, lang) for name, value in card.facts.items() if name not in MACHINERY}
    refs = [card.id] if "/" not in card.id else [card.id, card.id.split("/")[-1]]
    row = {"id": card.id, "refs": refs, "name": spoken(facts["name"], lang)}
    return {
        **row,
        "kind": str(facts.get("type", "protagonist")),
        "side": facts.get("hero"),
        "facts": facts,
        "text": card.text(lang),
        "parts": [{"kind": kind, "text": text} for kind, text in card.parts(lang)],
    }


def told(name: str, fact: Json, lang: str) -> Json:
    """A fact of a card; where it is a name in each language, in this one. Its own name is kept in all."""
    is_name = isinstance(fact, dict) and fact.keys() == set(LANGUAGES)
    return spoken(fact, lang) if is_name and name != "name" else fact


def reminders(text: str, words: dict[str, str], rules: dict[str, str]) -> list[dict[str, str]]:
    """The words of a text that have a reminder, each with its rule. Of several forms of a word
    (Sidekick, Sidekicks) the first in the text stands for all."""
    found: dict[str, tuple[int, str]] = {}  # where, and which form, by reminder
    for term, told in words.items():
        there = re.search(rf"(?<!\w){re.escape(term)}(?!\w)", text, re.IGNORECASE)
        if there and (told not in found or there.start() < found[told][0]):
            found[told] = (there.start(), term)
    return [{"term": term, "text": told, "rule": rules.get(told, "")} for told, (_, term) in found.items()]
