"""Whose fault it was: each error says who has to act."""

from .problem import Problem


class ThwackError(Exception):
    """Everything Thwack raises on purpose; the message is one sentence a person can act on."""

    @property
    def problem(self) -> Problem | None:
        """The message as data, where it was raised with that, so that it can be told in other languages."""
        found = self.args[0] if self.args else None
        return found if isinstance(found, Problem) else None


class IllegalChoice(ThwackError):
    """A player's fault: that choice is not on offer. The match has not changed."""


class SetupError(ThwackError):
    """A set-up option that does not exist or cannot stand."""


class SceneError(ThwackError):
    """A position that cannot be."""


class RecordError(ThwackError):
    """A record that cannot be replayed."""


class ContentError(ThwackError):
    """A content file's fault: it names the file, the card, the column and a cure."""

    def __init__(
        self,
        message: str,
        *,
        file: str = "",
        card: str = "",
        text: str = "",
        column: int = -1,
        hint: str = "",
    ) -> None:
        self.message = message
        self.file = file
        self.card = card
        self.text = text
        self.column = column
        self.hint = hint
        super().__init__(self.sentence())

    def sentence(self) -> str:
        """One sentence with the place, then the expression with a caret under the fault."""
        place = ": ".join(part for part in (self.file, self.card) if part)
        line = f"{place}: {self.message}" if place else self.message
        if self.hint:
            line += f" ({self.hint})"
        if self.text and self.column >= 0:
            line += f"\n    {self.text}\n    {' ' * self.column}^"
        return line

    def at(self, *, file: str = "", card: str = "") -> "ContentError":
        """The same fault with its place filled in by whoever knows it."""
        return ContentError(
            self.message,
            file=self.file or file,
            card=self.card or card,
            text=self.text,
            column=self.column,
            hint=self.hint,
        )


class Broken(ThwackError):
    """Our fault: an invariant does not hold."""
