"""What a game says of itself: its title, who sits where, what names a side, what can be built.

Server, page, arena and terminal ask the game for it, so none of them has to know which games there are. It
stands in `speech/about.toml` in the game's folder, or in `about.toml` beside its `game.py`.
"""

import tomllib
from collections.abc import Mapping
from functools import cached_property
from importlib import import_module, resources, util
from typing import Any, Final, NamedTuple

from .citations import Citations, citations_in
from .errors import ContentError
from .primer import Primer, QuickPart, primer_in, quick_in
from .spoken import Words, in_words, read_words

Json = Any
PLACES: Final = ("speech/about.toml", "about.toml")
LAST: Final = 100  # on the shelf: games that do not care stand behind those that do, by name


class Builder(NamedTuple):
    """What people put together before they play: a deck, or a team."""

    what: str
    cost: str = "cost"  # the fact of a card by which the builder sorts and counts
    once: tuple[str, ...] = ()  # kinds of card that are in or out, and stand in a list of their own
    leave_out: tuple[str, ...] = ()  # kinds that nobody chooses


class Shared(NamedTuple):
    """Seats that one person plays, if the set-up is like this."""

    when: Mapping[str, Json]
    seats: frozenset[int]


class OptionWords(NamedTuple):
    """What a set-up option is called, and what its values are."""

    label: Words
    values: Mapping[str, Words]
    many: bool = False  # several of its values at once
    traits: Mapping[str, "OptionWords"] = {}  # what is told of its values: health, difficulty


class About(NamedTuple):
    """A game in its own words."""

    title: Words
    blurb: Words
    order: int = LAST
    seats: tuple[int, ...] = (2,)
    secrets: bool = True  # False: everybody may see everything, so nobody has to pass the screen on
    sides: str = ""  # the set-up option that says what each seat plays
    no_sides: Mapping[str, Json] = {}  # the set-up in which nobody brings a side: it is made in the match
    crowd: Mapping[str, Json] = {}  # what else is set up when more than two sit down
    shared: tuple[Shared, ...] = ()
    first_options: tuple[str, ...] = ()  # set-up options that stand in front of the others
    builder: Builder | None = None
    options: Mapping[str, OptionWords] = {}
    leads: tuple[int, ...] = ()  # Elo by which each level of program is ahead of the one below, as measured

    def shared_seats(self, setup: Mapping[str, Json]) -> frozenset[int]:
        """The seats that one person plays together; none in nearly every set-up."""
        for row in self.shared:
            if all(setup.get(name) == value for name, value in row.when.items()):
                return row.seats
        return frozenset()

    def takes_many(self, name: str) -> bool:
        """Whether a set-up option takes several of its values at once, though not one for each seat."""
        return name in self.options and self.options[name].many

    def option_label(self, name: str, lang: str) -> str:
        """What a set-up option is called; one without words goes by its name."""
        found = self.options.get(name)
        return in_words(found.label, lang) if found else name.replace("_", " ").capitalize()

    def value_label(self, name: str, value: str, lang: str) -> str | None:
        """What a value of a set-up option is called, if that is said."""
        found = self.options.get(name)
        words = found.values.get(value) if found else None
        return in_words(words, lang) if words else None

    def trait_words(self, name: str, trait: str, value: str, lang: str) -> tuple[str, str]:
        """What is told of a value of a set-up option, and how it is there: Difficulty, easy."""
        found = self.options.get(name)
        words = found.traits.get(trait) if found else None
        if words is None:
            return trait.replace("_", " ").capitalize(), value
        return in_words(words.label, lang), in_words(words.values.get(value, {"en": value}), lang)


# Reading


def plain_about(name: str) -> About:
    """What can be said of a game that says nothing: its name."""
    return About({"en": name.replace("_", " ").capitalize()}, {"en": ""})


def about_in(package: str, name: str) -> About:
    """What the game in a package says of itself."""
    folder = resources.files(package) if package else None
    for place in PLACES:
        file = folder.joinpath(*place.split("/")) if folder else None
        if file is not None and file.is_file():
            return read_about(file.read_text(encoding="utf-8"), f"{package}/{place}", name)
    return plain_about(name)


def read_about(text: str, file: str, name: str) -> About:
    """An about.toml; ContentError if it cannot be read."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise ContentError(f"it is not TOML: {fault}", file=file) from None
    plain = plain_about(name)
    try:
        found = About(
            read_words(data.pop("title", plain.title)),
            read_words(data.pop("blurb", plain.blurb)),
            **{key: READERS[key](data.pop(key)) for key in READERS if key in data},
        )
    except (AttributeError, KeyError, TypeError, ValueError) as fault:
        raise ContentError(f"it cannot be read: {fault}", file=file) from None
    if data:
        known = ", ".join(("title", "blurb", *READERS))
        raise ContentError(f"unknown entry {next(iter(data))}", file=file, hint=f"there are {known}")
    return found


def _builder(row: Json) -> Builder:
    what = row["what"]
    if what not in ("deck", "team"):
        raise ValueError(f'what is built is a "deck" or a "team", not {what!r}')
    once, leave_out = tuple(row.get("once", ())), tuple(row.get("leave_out", ()))
    return Builder(what, row.get("cost", "cost"), once, leave_out)


def _shared(rows: Json) -> tuple[Shared, ...]:
    return tuple(Shared(dict(row["when"]), frozenset(row["seats"])) for row in rows)


def _options(rows: Json) -> dict[str, OptionWords]:
    return {
        name: OptionWords(
            read_words(row["label"]),
            {value: read_words(words) for value, words in row.get("values", {}).items()},
            bool(row.get("many")),
            _options(row.get("traits", {})),
        )
        for name, row in rows.items()
    }


READERS: Final[Mapping[str, Any]] = {
    "order": int,
    "seats": tuple,
    "secrets": bool,
    "sides": str,
    "no_sides": dict,
    "crowd": dict,
    "shared": _shared,
    "first_options": tuple,
    "builder": _builder,
    "options": _options,
    "leads": tuple,
}


class Described:
    """A game that has a folder: what it says of itself is found there."""

    name: str

    @cached_property
    def about(self) -> About:
        """What the game says of itself, read when first asked for."""
        return about_in(self._folder, self.name)

    @cached_property
    def primer(self) -> Primer:
        """What the game says to a newcomer, read when first asked for."""
        return primer_in(self._folder)

    @cached_property
    def citations(self) -> Citations:
        """Which rules stand behind what the game says, read when first asked for."""
        return citations_in(self._folder)

    @cached_property
    def quick(self) -> tuple[QuickPart, ...]:
        """The game on one sheet, read when first asked for."""
        return quick_in(self._folder)

    def prompt_kind(self, t: Any) -> str:
        """Which kind of question is open: unknown, unless the game says more."""
        return ""

    @property
    def _folder(self) -> str:
        return type(self).__module__.rpartition(".")[0]

    def other_things(self, lang: str) -> list[dict[str, Json]]:
        """What can be looked at closely beside cards: what `things` in speech/catalogue.py finds."""
        name = f"{self._folder}.speech.catalogue"
        if not self._folder or util.find_spec(f"{self._folder}.speech") is None or not util.find_spec(name):
            return []
        library: Json = getattr(self, "library", None)
        found: list[dict[str, Json]] = import_module(name).things(library, lang)
        return found
