"""What the public face asks of a game. One object per game, without state."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from .about import About
from .citations import Citations
from .primer import Primer, QuickPart
from .problem import Problem
from .record import Json
from .table import Event, Step, Table
from .things import Things
from .verdict import Files, Verdict


class Card(Protocol):
    """A card of a game's content."""

    @property
    def id(self) -> str:
        """Its slug, with its deck's where names repeat."""

    @property
    def on_offer(self) -> bool:
        """False: known, but not finished, so not offered in play."""

    @property
    def facts(self) -> Json:
        """Its numbers and names as plain data."""

    def text(self, lang: str = "en") -> str:
        """What it does, worded from its effect."""

    def parts(self, lang: str = "en") -> Sequence[tuple[str, str]]:
        """The same in parts, each with its kind, which the text may put into words before it."""


class Sheets(Protocol):
    """Decks or teams as text, in a game to which players bring their own: its cards/decks.py or teams.py."""

    def judged(self, library: Any, text: str, /) -> tuple[Sequence[Problem], str]:
        """All that keeps a text from play, and the text as the game would write it, if it can be read.

        The id of a preset stands for its text, so that builders can start from it."""


class Builds(Protocol):
    """A game whose `about` has a builder."""

    library: Any
    sheets: Sheets


class Game(Protocol):
    """A game. The tables it makes are its own, which is why they are Any here: nobody else looks inside."""

    name: str
    rules: int  # the version of its rules: one more whenever matches that were kept would go on otherwise
    view_type: type  # how its views are declared: a TypedDict

    @property
    def about(self) -> About:
        """What it says of itself."""

    @property
    def primer(self) -> Primer:
        """What it says to a newcomer: its goal, the steps of a turn, its words. It may be empty."""

    @property
    def citations(self) -> Citations:
        """Which rules stand behind what it says, by kind. It may cite none."""

    @property
    def quick(self) -> tuple[QuickPart, ...]:
        """The game on one sheet. It may have none."""

    @property
    def content_hash(self) -> str:
        """Changes when any content does."""

    def setups(self) -> Json:
        """Each set-up option, its default, and what may stand there."""

    def cards(self) -> Sequence[Card]:
        """Every card known to the content."""

    def other_things(self, lang: str) -> list[dict[str, Json]]:
        """What can be looked at closely beside cards (a fighter, a board, a die): rows of the catalogue, with
        id, refs, name, kind, side, facts and text."""

    def claims(self, name: str, text: str) -> int:
        """How much in a file, by its name and text, speaks for content of this game: whoever claims most of a
        file has it. 0 if it is none."""

    def judge(self, name: str, text: str, others: Files | None = None) -> Verdict:
        """What a content file holds, read as the game would; a ContentError says what is wrong. It may speak
        of what stands in the others, which may be wrong themselves; there are None for a file that comes with
        the game, which knows it already."""

    def add_content(self, files: Sequence[tuple[str, str]]) -> None:
        """More content, each file as its name and text; ContentError if any of it cannot stand."""

    def fill_in(self, options: Mapping[str, Any]) -> dict[str, Json]:
        """All set-up options with defaults filled in; SetupError for any that cannot stand."""

    def new(self, options: Mapping[str, Json], seed: int, asks_chance: bool) -> Table:
        """A table at the first step of the match; all options are filled in."""

    def seats(self, t: Any) -> int:
        """How many seats there are."""

    def describe(self, t: Any, step: Step) -> tuple[str, tuple[str, ...]]:
        """The verb and the refs of an option."""

    def things(self, t: Any, step: Step) -> Things:
        """What an option is about: where it starts and where it goes, as the view names things."""

    def choice_text(self, t: Any, step: Step, lang: str) -> str:
        """An option as a sentence."""

    def event_text(self, t: Any, event: Event, lang: str, seat: int | None) -> str:
        """What happened as a sentence, seen from that seat; empty if there is nothing to tell."""

    def event_refs(self, t: Any, event: Event, lang: str, seat: int | None) -> tuple[tuple[str, str], ...]:
        """The things that the sentence of an event names, in its order: ref, and name as it stands there.

        Where several things go by one ref, # and the one that is meant follow: its id, or whose it is."""

    def event_data(self, t: Any, event: Event, seat: int | None) -> dict[str, Json]:
        """What the sentence of an event says, as plain data: who, which card, how many."""

    def prompt(self, t: Any, lang: str, seat: int | None) -> str:
        """Who must decide what now, and because of what, seen from that seat; at the end: how it ended."""

    def prompt_kind(self, t: Any) -> str:
        """Which kind of question is open, as `citations` has them; "over" at the end, empty if unknown."""

    def why_not(self, t: Any, seat: int, lang: str) -> dict[str, str]:
        """Each thing of its own that the seat may try to use now and cannot, by its ref: the reason, which
        may know its kind (`citations.Told`)."""

    def glossary(self, lang: str) -> dict[str, str]:
        """A reminder for each keyword; it may know its kind, too."""

    def view(self, t: Any, seat: int | None) -> dict[str, Json]:
        """All that the seat may know."""

    def deal_anew(self, t: Any, seat: int | None) -> None:
        """Deal everything the seat does not know anew; None: everything that is not public."""

    def check(self, t: Any) -> None:
        """Raise Broken if an invariant fails."""

    def to_scene(self, t: Any) -> dict[str, Json]:
        """The position as a person would write it."""

    def from_scene(self, scene: Mapping[str, Json], seed: int, asks_chance: bool) -> Table:
        """A table from a position; SceneError if it cannot be."""

    def step_named(self, name: str) -> Callable[..., None]:
        """The step function of that name in a saved agenda."""

    def node_named(self, text: str) -> object:
        """The effect node of that expression in a saved agenda."""

    def context_of(self, parts: tuple[Any, ...]) -> object:
        """The context of that saved agenda's effect."""
