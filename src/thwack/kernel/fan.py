"""Option groups: many like options as a few numbers, made into steps only when somebody takes or looks at
one."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, overload

from .table import Step


class Fan(Sequence[Step]):
    """For each thing and each set bit of its mask the step `(function, thing, bit, *rest)`; then some single
    steps."""

    __slots__ = ("_last", "_length", "_pairs", "_rest", "function")

    def __init__(
        self,
        function: Callable[..., None],
        pairs: list[tuple[int, int]],
        rest: tuple[Any, ...],
        last: tuple[Step, ...] = (),
    ) -> None:
        self.function = function
        self._pairs = pairs
        self._rest = rest
        self._last = last
        length = len(last)
        for _, mask in pairs:
            length += mask.bit_count()
        self._length = length

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Step: ...

    @overload
    def __getitem__(self, index: slice) -> list[Step]: ...

    def __getitem__(self, index: int | slice) -> Step | list[Step]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._length))]
        if index < 0:
            index += self._length
        for thing, mask in self._pairs:
            count = mask.bit_count()
            if index < count:
                for _ in range(index):  # drop the lower bits
                    mask &= mask - 1
                return (self.function, thing, (mask & -mask).bit_length() - 1) + self._rest
            index -= count
        return self._last[index]

    def __iter__(self) -> Iterator[Step]:
        found: list[Step] = []
        for thing, mask in self._pairs:
            while mask > 0:
                lowest = mask & -mask
                found.append((self.function, thing, lowest.bit_length() - 1) + self._rest)
                mask ^= lowest
        found.extend(self._last)
        return iter(found)
