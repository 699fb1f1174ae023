"""What an observation is made of: fields, each with a name, a size, and a way to write what it finds.

A field finds its value in the telling of a view (`lenses/`) under its own name, and writes numbers from -1 to
1 into a row of zeros; what is not there leaves zeros behind. Fields know no game and keep nothing.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

Json = Any
Numbers: TypeAlias = "array[float]"


class Line(NamedTuple):
    """A line of the table that tells what lies where."""

    depth: int  # inside how many things of which there are several
    start: int  # from the start of the row, or of the thing it is in
    size: int
    name: str
    about: str


class Field(ABC):
    """A part of an observation."""

    def __init__(self, name: str, size: int, about: str) -> None:
        self.name = name
        self.size = size
        self.about = about

    @abstractmethod
    def write(self, out: Numbers, at: int, value: Json) -> None:
        """Write what the field finds, from `at` on."""

    def lines(self, start: int, depth: int) -> Iterator[Line]:
        """What lies where."""
        yield Line(depth, start, self.size, self.name, self.about)


class Number(Field):
    """A number as a share of `scale`, or yes and no as 1 and 0; of a list its length."""

    def __init__(self, name: str, scale: float = 1, about: str = "") -> None:
        shown = "yes or no" if scale == 1 else f"/ {scale:g}"
        super().__init__(name, 1, f"{about}: {shown}" if about else shown)
        self.scale = scale

    def write(self, out: Numbers, at: int, value: Json) -> None:
        """Write the share; more than the scale is cut off."""
        out[at] = part_of(len(value) if isinstance(value, list) else value, self.scale)


def part_of(value: float, scale: float) -> float:
    """A number as a share of a scale, from -1 to 1."""
    part = value / scale
    return 1.0 if part > 1.0 else -1.0 if part < -1.0 else part


class OneOf(Field):
    """A 1 at the place of the value, or at those of all values of a list."""

    def __init__(self, name: str, values: Sequence[str | int], about: str = "") -> None:
        shown = ", ".join(str(value) for value in values)
        super().__init__(name, len(values), about or f"one of {shown}")
        self.places = {value: place for place, value in enumerate(values)}

    def write(self, out: Numbers, at: int, value: Json) -> None:
        """Write ones; what the list does not hold leaves none."""
        for one in value if isinstance(value, list) else (value,):
            place = self.places.get(one)
            if place is not None:
                out[at + place] = 1.0


class Counts(Field):
    """How many of each card, by card number, as a share of `scale`; of a single card, a 1 at its place."""

    def __init__(self, name: str, numbers: Mapping[str, int], scale: float = 1, about: str = "") -> None:
        shown = "a 1 by card number" if scale == 1 else f"how many by card number, / {scale:g}"
        super().__init__(name, len(numbers), f"{about}: {shown}" if about else shown)
        self.numbers = numbers
        self.scale = scale

    def write(self, out: Numbers, at: int, value: Json) -> None:
        """Add up the cards; those that nobody sees are no cards here."""
        step, numbers = 1 / self.scale, self.numbers
        for card in (value,) if isinstance(value, str) else value:
            number = numbers.get(card)
            if number is not None:
                out[at + number] = min(out[at + number] + step, 1.0)


class Known(Field):
    """A card by facts: its number as a share of all, then what is printed on it."""

    def __init__(
        self, name: str, numbers: Mapping[str, int], facts: Mapping[str, Numbers], names: Sequence[str]
    ) -> None:
        super().__init__(name, 1 + len(names), f"(card number + 1) / {len(numbers)}; {', '.join(names)}")
        self.numbers = numbers
        self.facts = facts
        self.width = len(names)

    def write(self, out: Numbers, at: int, value: Json) -> None:
        """Write the number and the facts."""
        number = self.numbers.get(value)
        if number is not None:
            out[at] = (number + 1) / len(self.numbers)
            out[at + 1 : at + 1 + self.width] = self.facts[value]


class Group(Field):
    """Fields one after the other, of one thing."""

    def __init__(self, name: str, fields: Sequence[Field], about: str = "") -> None:
        self.fields = tuple(fields)
        super().__init__(name, sum(field.size for field in fields), about)
        starts = [sum(field.size for field in fields[:at]) for at in range(len(fields))]
        self.parts = [(field.name, start, field.write) for field, start in zip(fields, starts, strict=True)]

    def write(self, out: Numbers, at: int, value: Json) -> None:
        """Write all fields."""
        for name, start, write in self.parts:
            found = value.get(name)
            if found or found == 0:
                write(out, at + start, found)

    def lines(self, start: int, depth: int) -> Iterator[Line]:
        """The lines of all fields, one after the other."""
        for (_, at, _), field in zip(self.parts, self.fields, strict=True):
            yield from field.lines(start + at, depth)


class There(Field):
    """The first number of a thing; `Each` writes it."""

    def __init__(self) -> None:
        super().__init__("there", 1, "1 if there is one")

    def write(self, out: Numbers, at: int, value: Json) -> None:
        """Write that it is there."""
        out[at] = 1.0


class Each(Field):
    """Up to `most` things, one after the other; the first number of each is 1 if it is there."""

    def __init__(self, name: str, most: int, fields: Sequence[Field], about: str = "") -> None:
        self.there = There()
        self.inner = Group(name, [self.there, *fields])
        self.most = most
        shown = f"{most} × {self.inner.size}" if most > 1 else "nothing if there is none"
        super().__init__(name, most * self.inner.size, f"{about}: {shown}" if about else shown)

    def write(self, out: Numbers, at: int, value: Json) -> None:
        """Write all things, or the only one."""
        things = value if isinstance(value, list) else [value]
        for thing in things[: self.most]:
            self.inner.write(out, at, thing)
            self.there.write(out, at, thing)
            at += self.inner.size

    def lines(self, start: int, depth: int) -> Iterator[Line]:
        """The line of the whole, then those of one thing, counted from where it starts."""
        yield Line(depth, start, self.size, self.name, self.about)
        yield from self.inner.lines(0, depth + 1)
