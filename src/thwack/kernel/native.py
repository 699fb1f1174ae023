"""What is said to the compiler, where Thwack is compiled (`thwack/compiled.py`); nothing in plain Python."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

Class = TypeVar("Class", bound=type)


def _as_it_is(cls: Class) -> Class:
    return cls


def _unheard(**how: object) -> Callable[[Class], Class]:
    """How a class is compiled. It is what it is."""
    return _as_it_is


if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    mypyc_attr = _unheard

__all__ = ["i64", "mypyc_attr"]
