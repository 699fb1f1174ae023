"""How much a plain run looks at: less of what is alike. `THWACK_THOROUGH=1 ./test` looks at all of it."""

import os
from collections.abc import Sequence

from thwack.wording import LANGUAGES

THOROUGH = bool(os.environ.get("THWACK_THOROUGH"))
Size = tuple[int, int]


def batches(count: int, few: int) -> range:
    """Numbers of batches, such as of random matches: a few, or all of them."""
    return range(count if THOROUGH else few)


def screens(sizes: Sequence[Size]) -> list[tuple[Size, str]]:
    """Sizes of a screen, each in every language; or the first so, and each other in one, in turn."""
    if THOROUGH:
        return [(size, lang) for size in sizes for lang in LANGUAGES]
    first = [(sizes[0], lang) for lang in LANGUAGES]
    return first + [(size, LANGUAGES[at % len(LANGUAGES)]) for at, size in enumerate(sizes[1:], start=1)]
