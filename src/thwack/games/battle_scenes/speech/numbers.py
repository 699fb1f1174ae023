"""Numbers of Battle Scenes: sums with X, what is counted, from one number to another."""

from dataclasses import dataclass, field

from ....cardlang.amounts import Times, UpTo
from ....cardlang.node import Amount, Node, Number
from ....wording import Narrator
from ..cards.deeds import Tally
from ..cards.words import FromTo, Minus, Plus, X


@dataclass
class SceneNumbers(Narrator):
    """Tells how many."""

    tallies: list[Tally] = field(default_factory=list)  # what the text calls X, to be explained at its end

    def series(self, texts: list[str], joint: str) -> str:
        """Several texts with commas, and a word before the last."""
        row = self.row("seq")
        before = str(row["comma"]).join(texts[:-1])
        return str(row[joint]).join(text for text in (before, texts[-1]) if text)

    def style(self, amount: Amount) -> str:
        """How a number goes with a noun."""
        if isinstance(amount, X | FromTo | Tally):
            return "plain"
        if isinstance(amount, Times) and isinstance(amount.amount, X):
            return "plain"
        if isinstance(amount, Plus | Minus):
            if isinstance(amount.first, X | Tally):
                return "plain"
            fixed, counted = self.split_sum(amount)
            return "each" if isinstance(fixed, Number) and self.style(counted) == "each" else "equal"
        return super().style(amount)

    def split_sum(self, amount: Plus | Minus) -> tuple[Amount, Amount]:
        """The fixed part of a sum or difference, and what is counted."""
        return (amount.second, amount.first) if isinstance(amount, Plus) else (amount.first, amount.second)

    def factor(self, amount: Amount) -> str:
        """The number that stands before a noun."""
        if isinstance(amount, Tally) and amount not in self.tallies:
            self.tallies.append(amount)
        if isinstance(amount, X | Tally):
            return "X"
        if isinstance(amount, UpTo):
            return str(self.row("up_to")["lead"]) + self.factor(amount.most)
        if isinstance(amount, FromTo):
            return self.series([self.factor(amount.least), self.factor(amount.most)], "or")
        if isinstance(amount, Times) and isinstance(amount.amount, X):
            number = self.factor(amount.factor)
            return "-X" if number == "-1" else f"{number}X"
        if isinstance(amount, Plus | Minus):
            if isinstance(amount.first, X | Tally):
                sign = "+" if isinstance(amount, Plus) else "-"
                return f"{self.factor(amount.first)} {sign} {self.factor(amount.second)}"
            return self.factor(self.split_sum(amount)[0])
        return super().factor(amount)

    def tail(self, amount: Amount) -> str:
        """The "for each ..." of an amount, or nothing."""
        if isinstance(amount, Plus | Minus) and self.style(amount) == "each":
            counted = self.split_sum(amount)[1]
            inner = counted.amount if isinstance(counted, Times) else counted
            row = self.row_of(inner)
            lead = str(self.row(amount.word)["and_each"]).format(told=self.factor(counted))
            return lead + self.fill(row["each"], inner, row)
        return super().tail(amount)

    def value(self, amount: Amount) -> str:
        """A number as a thing of its own."""
        if self.style(amount) == "plain":
            return self.factor(amount)
        with self.framed("counted"):
            return super().value(amount)

    def amount(self, amount: Amount, form: str, node: Node | None) -> str:
        """A number; `signed` has its sign before it, `top` are so many cards from the top of a deck."""
        if form == "signed":
            number = self.factor(amount)
            return number if number.startswith("-") else f"+{number}"
        return super().amount(amount, form, node)
