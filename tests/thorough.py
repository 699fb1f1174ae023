"""How much a run looks at: less of what is alike. `THWACK_THOROUGH=1 ./test` looks at all of it.

    ./test                  of a test that is marked `dear(3)` three cases run, the same ones each time
    ./test --quick          and of the folders that take long, one test in so many
    ./test tests/server     whatever is named runs whole, but for the sizes below

Nothing is left out for good.
"""

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import pytest

from thwack.wording import LANGUAGES


def how_much(environment: Mapping[str, str]) -> str:
    """What ./test has asked for: "plain" or "quick"; "" is everything."""
    return "" if environment.get("THWACK_THOROUGH") else environment.get("THWACK_SAMPLE", "")


THOROUGH = bool(os.environ.get("THWACK_THOROUGH"))
SAMPLE = how_much(os.environ)
CHEAP = ("rules", "cards", "kernel", "cardlang", "wording", "golden")  # folders that run whole in any case
SELDOM = 10  # of the others, a quick run has one test in so many of each file
Size = tuple[int, int]


def dear(cases: int) -> pytest.MarkDecorator:
    """A test whose cases are alike and take long: so many of them are enough for every day.

    With 0 it is left to the thorough run, since others look at nearly the same.
    """
    return pytest.mark.dear(cases)


def sampled(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Those tests that are run, in their order."""
    if not SAMPLE:
        return list(items)
    some = some_cases(items)
    return one_in_many(some) if SAMPLE == "quick" else some


def some_cases(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """All tests, but of those that are dear only some cases, as far apart as can be."""
    groups: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        groups[item.nodeid.partition("[")[0]].append(item)
    found: list[pytest.Item] = []
    for group in groups.values():
        mark = group[0].get_closest_marker("dear")
        count = min(len(group), mark.args[0]) if mark else len(group)
        found += [group[at * len(group) // count] for at in range(count)]
    return found


def one_in_many(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """All tests of the cheap folders; of other files one in so many, and one at least."""
    files: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        files[item.nodeid.partition("::")[0]].append(item)
    found: list[pytest.Item] = []
    for file, group in files.items():
        first = min(SELDOM // 2, len(group) - 1)  # whole matches often stand at the beginning
        found += group if file.split("/")[1] in CHEAP else group[first::SELDOM]
    return found


def batches(count: int, few: int) -> range:
    """Numbers of batches, such as of random matches: a few, or all of them."""
    return range(count if THOROUGH else few)


def examples(count: int) -> int:
    """How many examples of a property: all, or a third of them."""
    return count if THOROUGH else max(3, count // 3)


def screens(sizes: Sequence[Size]) -> list[tuple[Size, str]]:
    """Sizes of a screen, each in every language; or the first so, and each other in one, in turn."""
    if THOROUGH:
        return [(size, lang) for size in sizes for lang in LANGUAGES]
    first = [(sizes[0], lang) for lang in LANGUAGES]
    return first + [(size, LANGUAGES[at % len(LANGUAGES)]) for at, size in enumerate(sizes[1:], start=1)]
