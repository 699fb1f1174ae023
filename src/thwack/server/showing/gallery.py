"""What can be played and looked at: games with their set-up options, and every card in words."""

import gzip
import hashlib
import re
from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module, util
from typing import Any, Final

import msgspec

from ...match import cards, game_named, glossary, setups
from . import frames
from .texts import has, say

Json = Any
ORDER: Final = ("unmatched", "dice_masters", "battle_scenes", "mission_arena")
SEATS: Final = {"unmatched": [2, 3, 4]}
SIDES: Final = ("heroes", "teams", "decks")  # the options that say who plays what
MACHINERY: Final = ("effects", "rules", "globals", "needs", "hand_wording", "incomplete")  # for the engine


# Games


def games(lang: str) -> list[frames.GameInfo]:
    """Every game with its set-up options."""
    return [game_info(game, lang) for game in ORDER]


def game_info(game: str, lang: str) -> frames.GameInfo:
    """A game, how many can play it, and its set-up options."""
    return frames.GameInfo(
        game=game,  # type: ignore[arg-type]  # one of the games
        name=say(f"game-{game}", lang),
        blurb=say(f"blurb-{game}", lang),
        seats=SEATS.get(game, [2]),
        options=[option(name, row, lang) for name, row in setups(game).items()],
    )


def option(name: str, row: dict[str, Json], lang: str) -> frames.Option:
    """A set-up option in words."""
    choices = row["choices"]
    values = [side(choice, lang) for choice in choices]
    if name in SIDES:
        kind = "sides"
    elif all(isinstance(choice, bool) for choice in choices):
        kind = "flag"
    elif all(type(choice) is int for choice in choices):
        kind = "number"
    else:
        kind = "choice"
    many = bool(row.get("list")) or name == "basic_actions"
    label = say(f"option-{name}", lang)
    return frames.Option(name, label, kind, row["default"], values, many)  # type: ignore[arg-type]  # as above


def side(choice: Json, lang: str) -> frames.Side:
    """Something that can stand in a set-up option, in words."""
    if isinstance(choice, dict):
        return frames.Side(
            str(choice["id"]), in_words(choice["name"], lang), in_words(choice.get("about", ""), lang)
        )
    if isinstance(choice, bool):
        return frames.Side(str(choice).lower(), say("value-on" if choice else "value-off", lang), "")
    if has(f"value-{choice}"):
        return frames.Side(str(choice), say(f"value-{choice}", lang), "")
    return frames.Side(str(choice), str(choice), "")


def in_words(name: Json, lang: str) -> str:
    """A name that is the same everywhere, or one for each language."""
    return str(name[lang] if isinstance(name, dict) else name)


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
    """What each seat plays, if the set-up says so."""
    name = next((name for name in SIDES if setup.get(name)), None)
    if name is None:
        return []
    known = {row["id"]: in_words(row["name"], lang) for row in setups(game)[name]["choices"]}
    return [
        known.get(one, str(one)) if isinstance(one, str) else str(one.get("name", "")) for one in setup[name]
    ]


def title(game: str, setup: dict[str, Json], lang: str) -> str:
    """What a room is called: the game, and who plays what."""
    sides = side_names(game, setup, lang)
    if not sides:
        return say(f"game-{game}", lang)
    told = sides[0]
    for other in sides[1:]:
        told = say("versus", lang, one=told, other=other)
    return say("title", lang, game=say(f"game-{game}", lang), sides=told)


def shared_seats(setup: dict[str, Json]) -> frozenset[int]:
    """U-13.3: In team play with three players one runs both heroes of the first team."""
    return frozenset({0, 2}) if setup.get("mode") == "teams" and setup.get("seats") == 3 else frozenset()


# Cards


def catalogue(game: str, lang: str) -> list[dict[str, Json]]:
    """Every card on offer, and what else can be looked at closely, as plain data."""
    return _catalogue(game, lang, game_named(game).content_hash)


@lru_cache(maxsize=32)
def _catalogue(game: str, lang: str, content: str) -> list[dict[str, Json]]:
    words = glossary(game, lang)
    found = [entry(card, lang) for card in cards(game) if card.on_offer]
    found += things(game, lang)
    for row in found:
        row.setdefault("parts", [{"kind": "text", "text": line} for line in row["text"].splitlines()])
        row["reminders"] = reminders(f"{row['name']} {row['text']}", words)
    return found


def tag(game: str, lang: str) -> str:
    """Changes when the catalogue does."""
    return f'"{hashlib.blake2b(as_bytes(game, lang, False), digest_size=9).hexdigest()}"'


def as_bytes(game: str, lang: str, packed: bool) -> bytes:
    """The catalogue as it is sent."""
    return _as_bytes(game, lang, packed, game_named(game).content_hash)


@lru_cache(maxsize=64)
def _as_bytes(game: str, lang: str, packed: bool, content: str) -> bytes:
    data = msgspec.json.encode(catalogue(game, lang))
    return gzip.compress(data, 6, mtime=0) if packed else data


def entry(card: Any, lang: str) -> dict[str, Json]:
    """A card in words."""
    facts = {name: value for name, value in card.facts.items() if name not in MACHINERY}
    refs = [card.id] if "/" not in card.id else [card.id, card.id.split("/")[-1]]
    row = {"id": card.id, "refs": refs, "name": in_words(facts["name"], lang)}
    return {
        **row,
        "kind": str(facts.get("type", "protagonist")),
        "side": facts.get("hero"),
        "facts": facts,
        "text": card.text(lang),
        "parts": [{"kind": kind, "text": text} for kind, text in card.parts(lang)],
    }


def things(game: str, lang: str) -> list[dict[str, Json]]:
    """What the game has beside cards: fighters, boards, dice without a card."""
    name = f"thwack.games.{game}.speech.catalogue"
    if util.find_spec(name) is None:
        return []
    library = game_named(game).library  # type: ignore[attr-defined]  # every game has one
    found: list[dict[str, Json]] = import_module(name).things(library, lang)
    return found


def reminders(text: str, words: dict[str, str]) -> list[dict[str, str]]:
    """The words of a text that have a reminder. Of several forms of a word (Sidekick, Sidekicks) the first in
    the text stands for all."""
    found: dict[str, tuple[int, str]] = {}  # where, and which form, by reminder
    for term, told in words.items():
        there = re.search(rf"(?<!\w){re.escape(term)}(?!\w)", text, re.IGNORECASE)
        if there and (told not in found or there.start() < found[told][0]):
            found[told] = (there.start(), term)
    return [{"term": term, "text": told} for told, (_, term) in found.items()]
