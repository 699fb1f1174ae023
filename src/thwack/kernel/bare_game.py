"""A game that is nothing but rules: no cards, no content files, no words on cards.

It says what only it can say; whatever else the public face asks for stands here, as it is when there is
nothing to tell.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from .about import Described
from .errors import ContentError, SceneError, SetupError
from .game import Card
from .record import Json
from .table import Event, Step
from .things import NO_THINGS, Things
from .verdict import Files, Verdict


class BareGame(Described):
    """What a small game starts from. Left to write: `new`, `describe`, `choice_text`, `event_text`, `prompt`,
    `view`, `deal_anew` (if anything is hidden), `check`, `to_scene` and `from_scene`."""

    rules: int = 1  # one more whenever matches that were kept would go on otherwise
    content_hash: str = ""  # there is no content
    view_type: type = dict
    steps: ClassVar[Mapping[str, Callable[..., None]]]  # what `step_functions` finds in its rules

    # Set-up: each option has a default and what may stand there

    def setups(self) -> Json:
        """None; a game that has some gives {"rounds": {"default": 2, "choices": [1, 2, 3]}} and the like."""
        return {}

    def fill_in(self, options: Mapping[str, Any]) -> dict[str, Json]:
        """All set-up options with defaults filled in; SetupError for any that cannot stand."""
        known = self.setups()
        for name, value in options.items():
            if name not in known:
                raise SetupError(f"{self.name} has no set-up option {name!r}")
            if value not in known[name]["choices"]:
                raise SetupError(f"{name} cannot be {value!r}; choose from {known[name]['choices']}")
        return {name: options.get(name, row["default"]) for name, row in known.items()}

    def seats(self, t: Any) -> int:
        """Two, unless the game says otherwise."""
        return 2

    # Cards and content

    def cards(self) -> Sequence[Card]:
        """None."""
        return ()

    def claims(self, name: str, text: str) -> int:
        """No file."""
        return 0

    def add_content(self, files: Sequence[tuple[str, str]]) -> None:
        """There is nothing that could be added to."""
        raise ContentError(f"{self.name} takes no content", file=files[0][0] if files else "")

    def judge(self, name: str, text: str, others: Files | None = None) -> Verdict:
        """It is added to a game of which nobody else knows, beside the others."""
        type(self)().add_content([*(others or ()), (name, text)])
        return Verdict(name, "content", self.name, told="it can be loaded")

    def glossary(self, lang: str) -> dict[str, str]:
        """No keywords."""
        return {}

    # What is said beside the sentences

    def things(self, t: Any, step: Step) -> Things:
        """Nothing: every option is a plain button."""
        return NO_THINGS

    def event_refs(self, t: Any, event: Event, lang: str, seat: int | None) -> tuple[tuple[str, str], ...]:
        """Nothing that could be looked up."""
        return ()

    def event_data(self, t: Any, event: Event, seat: int | None) -> dict[str, Json]:
        """Nothing beside the sentence."""
        return {}

    def why_not(self, t: Any, seat: int, lang: str) -> dict[str, str]:
        """Nothing is explained."""
        return {}

    # Saved tables

    def step_named(self, name: str) -> Callable[..., None]:
        """The step of that name in a saved agenda."""
        if name not in self.steps:
            raise SceneError(f"the exact part of the scene names a step {name!r} that does not exist")
        return self.steps[name]

    def node_named(self, text: str) -> object:
        """There are no effects."""
        raise SceneError(f"the exact part of the scene holds an effect, and {self.name} has none: {text}")

    def context_of(self, parts: tuple[Any, ...]) -> object:
        """There are no effects."""
        raise SceneError(f"the exact part of the scene holds an effect, and {self.name} has none")
