"""What the objects of all games have in common: they hand on what the public face asks to their own rooms."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from ..kernel.about import Described
from ..kernel.errors import ContentError, SceneError
from ..kernel.game import Card, Sheets
from ..kernel.record import Json
from ..kernel.table import Event, Step, Table
from ..kernel.things import Things
from ..kernel.verdict import Files, Verdict
from .node import Context, Node
from .parse import Parser

# The tables are the game's own, which is why they are Any in what is asked of its rooms.


class Shelf(Protocol):
    """The library of a game."""

    @property
    def hash(self) -> str:
        """Changes when any content does."""


class Content(Protocol):
    """A game's cards/library.py."""

    def library(self) -> Any:
        """The content that comes with the package."""

    def extended(self, library: Any, files: Files, /) -> Any:
        """A library with more files in it; ContentError if any cannot stand."""

    def signs(self, library: Any, name: str, text: str, /) -> int:
        """How much in a file, by its name and text, speaks for content of this game."""


class Options(Protocol):
    """A game's options.py."""

    def setups(self, library: Any, /) -> Json:
        """Each set-up option, its default, and what may stand there."""

    def settings_of(self, library: Any, given: Mapping[str, Any], /) -> Any:
        """The settings that options stand for; SetupError for any that cannot stand."""

    def as_json(self, settings: Any, /) -> dict[str, Json]:
        """Settings as plain data."""


class Choices(Protocol):
    """A game's choices.py."""

    def describe(self, t: Any, step: Step, /) -> tuple[str, tuple[str, ...]]:
        """The verb and the refs of an option."""

    def things(self, t: Any, step: Step, /) -> Things:
        """What an option is about."""


class Views(Protocol):
    """A game's view.py."""

    def view(self, t: Any, seat: int | None, /) -> Any:
        """All that the seat may know."""

    def deal_anew(self, t: Any, seat: int | None, /) -> None:
        """Deal everything the seat does not know anew."""


class Scenes(Protocol):
    """A game's scene.py."""

    def to_scene(self, t: Any, /) -> dict[str, Json]:
        """The position as a person would write it."""

    def from_scene(self, library: Any, data: Mapping[str, Json], seed: int, asks_chance: bool, /) -> Any:
        """A table from a position."""


class Invariants(Protocol):
    """A game's state/invariants.py."""

    def check(self, t: Any, /) -> None:
        """Raise Broken if an invariant fails."""


class ChoiceLines(Protocol):
    """A game's speech/choice_lines.py."""

    def choice_text(self, t: Any, step: Step, lang: str, /) -> str:
        """An option as a sentence."""


class EventLines(Protocol):
    """A game's speech/event_lines.py."""

    def event_text(self, t: Any, event: Event, lang: str, seat: int | None, /) -> str:
        """What happened as a sentence; empty if there is nothing to tell."""

    def event_refs(self, t: Any, event: Event, lang: str, seat: int | None, /) -> tuple[tuple[str, str], ...]:
        """The things that the sentence names."""

    def event_data(self, t: Any, event: Event, seat: int | None, /) -> dict[str, Json]:
        """What the sentence says, as plain data."""


class Prompts(Protocol):
    """A game's speech/prompts.py."""

    def prompt(self, t: Any, lang: str, seat: int | None, /) -> str:
        """Who must decide what now."""

    def kind(self, t: Any, /) -> str:
        """Which kind of question is open."""

    def glossary(self, library: Any, lang: str, /) -> dict[str, str]:
        """A reminder for each word on cards."""


class Reasons(Protocol):
    """A game's speech/reasons.py."""

    def why_not(self, t: Any, seat: int, lang: str, /) -> dict[str, str]:
        """Why things of the seat cannot be used now."""


class Judging(Protocol):
    """A game's speech/judging.py."""

    def judge(self, known: Any, name: str, text: str, others: Files | None, /) -> Verdict:
        """Read a content file as the game would, beside others."""


T = TypeVar("T", bound=Table)
L = TypeVar("L", bound=Shelf)


class FolderGame(Described, Generic[T, L]):
    """A game as the public face asks for it, made of the rooms of its folder.

    A game says which rooms are its own and writes what is left: its cards, and how a table is laid. All that
    stands here hands on."""

    name: str
    rules: int
    view_type: type
    parser: ClassVar[Parser]
    sorts: ClassVar[tuple[type[Node], ...]]  # what a saved table may hold, in the order in which it is tried
    steps: ClassVar[Mapping[str, Callable[..., None]]]  # what `step_functions` finds in its rules
    content: Content
    options: Options
    choices: Choices
    views: Views
    scenes: Scenes
    invariants: Invariants
    choice_lines: ChoiceLines
    event_lines: EventLines
    judging: Judging
    prompts: Prompts
    reasons: Reasons
    sheets: Sheets  # only where decks or teams are built

    # What a game writes itself

    def cards_of(self, library: L) -> Sequence[Card]:
        """The cards of a library."""
        raise NotImplementedError

    def lay(self, library: L, settings: Any, seed: int, asks_chance: bool) -> T:
        """A table before the first step of its set-up."""
        raise NotImplementedError

    def seats(self, t: T) -> int:
        """Two, unless the game says otherwise."""
        return 2

    # What all hand on

    @cached_property
    def library(self) -> L:
        """What the content holds; replaced when more is added."""
        found: L = self.content.library()
        return found

    @cached_property
    def _cards(self) -> tuple[Card, ...]:
        return tuple(self.cards_of(self.library))

    def cards(self) -> Sequence[Card]:
        """Every card known to the content."""
        return self._cards

    def claims(self, name: str, text: str) -> int:
        """How much in a file speaks for content of this game."""
        return self.content.signs(self.library, name, text)

    def add_content(self, files: Files) -> None:
        """More content, each file as its name and text; all of it, or none."""
        self.library = self.content.extended(self.library, files)
        vars(self).pop("_cards", None)

    def judge(self, name: str, text: str, others: Files | None = None) -> Verdict:
        """What a content file holds; ContentError if it cannot stand."""
        return self.judging.judge(self.library, name, text, others)

    @property
    def content_hash(self) -> str:
        """Changes when any content does."""
        return self.library.hash

    def setups(self) -> Json:
        """Each set-up option, its default, and what may stand there."""
        return self.options.setups(self.library)

    def fill_in(self, options: Mapping[str, Any]) -> dict[str, Json]:
        """All set-up options, defaults filled in."""
        return self.options.as_json(self.options.settings_of(self.library, options))

    def new(self, options: Mapping[str, Json], seed: int, asks_chance: bool) -> T:
        """A table before the first step of its set-up."""
        return self.lay(self.library, self.options.settings_of(self.library, options), seed, asks_chance)

    def describe(self, t: T, step: Step) -> tuple[str, tuple[str, ...]]:
        """The verb and refs of an option."""
        return self.choices.describe(t, step)

    def things(self, t: T, step: Step) -> Things:
        """What an option is about."""
        return self.choices.things(t, step)

    def view(self, t: T, seat: int | None) -> dict[str, Json]:
        """All that the seat may know."""
        found: dict[str, Json] = self.views.view(t, seat)
        return found

    def deal_anew(self, t: T, seat: int | None) -> None:
        """Deal everything the seat does not know anew."""
        self.views.deal_anew(t, seat)

    def to_scene(self, t: T) -> dict[str, Json]:
        """The position as a person would write it."""
        return self.scenes.to_scene(t)

    def from_scene(self, scene: Mapping[str, Json], seed: int, asks_chance: bool) -> T:
        """A table from a position."""
        found: T = self.scenes.from_scene(self.library, scene, seed, asks_chance)
        return found

    def step_named(self, name: str) -> Callable[..., None]:
        """The step of that name in a saved agenda."""
        if name not in self.steps:
            raise SceneError(f"the exact part of the scene names a step {name!r} that does not exist")
        return self.steps[name]

    def node_named(self, text: str) -> object:
        """The part of a tree that an expression in a saved table stands for."""
        for sort in self.sorts:
            try:
                found: object = self.parser.parse(text, sort)
                return found
            except ContentError:
                continue
        raise SceneError(f"the exact part of the scene holds an effect that cannot be read: {text}")

    def context_of(self, parts: tuple[Any, ...]) -> object:
        """The context of a saved effect."""
        return Context(*parts)

    def check(self, t: T) -> None:
        """Raise Broken if an invariant fails."""
        self.invariants.check(t)

    def choice_text(self, t: T, step: Step, lang: str) -> str:
        """An option as a sentence."""
        return self.choice_lines.choice_text(t, step, lang)

    def event_text(self, t: T, event: Event, lang: str, seat: int | None) -> str:
        """What happened, as a sentence seen from that seat."""
        return self.event_lines.event_text(t, event, lang, seat)

    def event_refs(self, t: T, event: Event, lang: str, seat: int | None) -> tuple[tuple[str, str], ...]:
        """The things that the sentence of an event names."""
        return self.event_lines.event_refs(t, event, lang, seat)

    def event_data(self, t: T, event: Event, seat: int | None) -> dict[str, Json]:
        """What the sentence of an event says, as plain data."""
        return self.event_lines.event_data(t, event, seat)

    def prompt(self, t: T, lang: str, seat: int | None) -> str:
        """Who must decide what now."""
        return self.prompts.prompt(t, lang, seat)

    def prompt_kind(self, t: T) -> str:
        """Which kind of question is open."""
        return self.prompts.kind(t)

    def why_not(self, t: T, seat: int, lang: str) -> dict[str, str]:
        """Why things of the seat cannot be used now."""
        return self.reasons.why_not(t, seat, lang)

    def glossary(self, lang: str) -> dict[str, str]:
        """A reminder for each word on cards."""
        return self.prompts.glossary(self.library, lang)
