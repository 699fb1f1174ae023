"""What the command line asks of a game: its host, who knows the cards and lays the table.

Commands know no game; they ask the host. A game has a folder beside this file with a `host.py` in it, whose
`HOST` is the host; a game of another package has it in that package. A host is imported when it is first
asked for. A game without one has a plain host (`plain_host.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module, resources
from inspect import getfile
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

from rich.console import RenderableType

from ..content import names
from ..discovery import part_of
from ..kernel.errors import SetupError
from ..kernel.verdict import Files
from ..match import Choice, Match, cards, game_named, games, load
from ..wording import LANGUAGES
from ..wording.judging import worded
from .lookup import with_words_in_name
from .question import Answer, Question, by_key_or_number
from .terminal import Terminal
from .trial import Tries
from .words import Words, learn_from

Json = Any
View = Any  # the game's own, declared in its view_types.py: only its host looks inside
Key = tuple[str, str]  # what can be typed, and the word of [help] that says what it does
DEFAULT: Final = "unmatched"  # the game of whoever names none


@dataclass(frozen=True)
class Look:
    """A person at the screen: what that seat sees, and where it is shown."""

    view: View
    seat: int
    own: frozenset[int]  # the seats of whoever looks
    say: Words
    terminal: Terminal
    prompt: str = ""  # who must decide what, in a sentence

    @property
    def width(self) -> int:
        """The columns of the screen."""
        return self.terminal.console.width


class Item(Protocol):
    """What can be looked up: a card, or a hero's character card."""

    @property
    def id(self) -> str:
        """Its id, such as alice/jaws-that-bite."""

    @property
    def hero(self) -> str:
        """The slug of the hero it belongs to."""

    def panel(self, langs: Sequence[str]) -> RenderableType:
        """How it would lie on the table, with its text in these languages."""

    def as_json(self) -> dict[str, Json]:
        """It as plain data, with its texts in every language."""


def keys_with(*own: Key, choose: str = "choose", card: str = "card") -> tuple[Key, ...]:
    """What can be typed in every game, and what only in this one."""
    before = (("1 2 3 …", choose), ("Enter", "again"), ("i", "words"))
    about = (("w", "hint"), ("a", "auto"), ("u", "undo"))
    return (*before, *about, *own, ("c NAME", card), ("l", "log"), ("s FILE", "save"), ("q", "quit"))


class Host(ABC):
    """A game at the command line. What is not abstract may stay as it is in a simple game."""

    name: str
    help: tuple[Key, ...]
    options: ClassVar[Mapping[str, tuple[str, str]]] = {}  # set-up options: a sign for the value, what it is

    @property
    def has_secrets(self) -> bool:
        """Whether seats hide things from one another, so that somebody has to pass the screen on."""
        return game_named(self.name).about.secrets

    # Set-up

    def setup(self, given: dict[str, Json]) -> dict[str, Json]:
        """The set-up options as the game takes them, from what was typed."""
        return given

    def side(self, name: str) -> str:
        """A side of a simulation, short enough for a table."""
        return name

    def shared_seats(self, match: Match) -> frozenset[int]:
        """Seats that one person plays, who sees both hands; a scene has its options beside the rest."""
        setup = match.record().get("setup")
        if setup is None:
            scene = match.scene()
            setup = {**scene, **scene.get("options", {})}
        return game_named(match.game).about.shared_seats(setup)

    # Cards

    def load(self, path: str) -> None:
        """Add a home-made file or folder, and see to it that every card can be worded."""
        known = {one.id for one in cards(self.name)}
        load(self.name, path)
        for one in cards(self.name):
            for lang in LANGUAGES if one.id not in known else ():
                worded(one.id, lang, path, partial(one.text, lang))

    @abstractmethod
    def heroes(self) -> list[str]:
        """The slugs under which cards are gathered."""

    def hero_names(self) -> list[str]:
        """What is offered to somebody who has typed none of them."""
        return self.heroes()

    def heroes_called(self, name: str) -> list[str]:
        """The slugs that somebody means who types this: one of them, or a name in any language."""
        return [name] if name in self.heroes() else []

    @abstractmethod
    def cards(self) -> Sequence[Item]:
        """Every card."""

    @abstractmethod
    def find(self, name: str) -> Sequence[Item]:
        """What somebody may mean who types this: ids, and names in any language."""

    def find_part(self, name: str) -> Sequence[Item]:
        """What has these words in a name in any language, of which the last may be cut short."""
        slugs = with_words_in_name(self.name, name)
        return [item for item in self.cards() if item.id.rpartition("/")[2] in slugs]

    def names_in(self, lang: str) -> list[str]:
        """The names of all that can be found, in a language."""
        return list(names(self.name, lang).values())

    @abstractmethod
    def is_here(self, item: Item, view: View) -> bool:
        """Whether it is in this match."""

    @abstractmethod
    def listing(self, items: Sequence[Item], lang: str) -> RenderableType:
        """Cards in a list."""

    # Content files

    suffixes: tuple[str, ...] = (".toml",)  # how the names of content files end
    tries: Tries | None = None  # how new content is tried in play
    # What `thwack new` writes, from files in skeletons/, and what can be done with it next
    skeletons: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def content(self) -> Path:
        """The folder with the content that comes with the game, if any does."""
        return Path(getfile(type(game_named(self.name)))).parent / "cards" / "content"

    def blanks(self, kind: str) -> Mapping[str, str]:
        """What stands in a skeleton of that kind beside the name of what it is for."""
        return {}

    def texts(self, name: str, text: str, lang: str, others: Files = ()) -> Sequence[RenderableType]:
        """What the cards of a good file say."""
        return ()

    # A match

    @abstractmethod
    def seat_name(self, view: View, seat: int, say: Words) -> str:
        """Who sits there."""

    @abstractmethod
    def opening(self, view: View, you: str, them: str, say: Words) -> str:
        """The first line of a match: who plays whom, and what."""

    @abstractmethod
    def table(self, look: Look, question: Question) -> list[RenderableType]:
        """The table and the choices, as much as the question needs and the screen holds."""

    @abstractmethod
    def ending(self, look: Look) -> list[RenderableType]:
        """The table without choices: when all is over, or while there is only something to read."""

    @abstractmethod
    def show(self, look: Look, question: Question, key: str) -> RenderableType | None:
        """What somebody wants to see who types this key of `help`; None if it is none of ours."""

    def question(self, choices: Sequence[Choice], view: View) -> Question:
        """The choices, sorted for a person who sees this."""
        return Question.of(choices)

    def prompt(self, look: Look, question: Question) -> str:
        """What is asked for."""
        return look.say("ask.number")

    def understand(self, look: Look, question: Question, typed: str) -> Answer:
        """What somebody means who types this."""
        return by_key_or_number(question, typed)


def host_of(game: str) -> Host:
    """The host of a game, imported when first asked for."""
    if game not in games():
        raise SetupError(f"there is no game {game!r}; the games are {', '.join(games())}")
    if has_folder(game):
        own: Host = import_module(f".{game}.host", __package__).HOST
        return own
    part = part_of(game, "host", "HOST")
    if part is None:
        plain: Host = import_module(".plain_host", __package__).plain_host(game)  # it is made of this file
        return plain
    learn_from(part)
    brought: Host = part.HOST
    return brought


@cache
def has_folder(game: str) -> bool:
    """Whether there is a folder for the game beside this file."""
    return resources.files(__package__).joinpath(game, "host.py").is_file()


def hosts() -> list[Host]:
    """The hosts of all games that have one of their own; one that cannot be loaded is left out."""
    found = []
    for game in games():
        with suppress(SetupError):
            if has_folder(game) or part_of(game, "host") is not None:
                found.append(host_of(game))
    return found
