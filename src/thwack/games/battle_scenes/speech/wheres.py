"""What the filters behind a noun say together."""

from typing import Final

from ....cardlang.node import Filter
from ....cardlang.nouns import OtherThan
from ....cardlang.shared import Among

# Where a filter stands among others, in the order in which they are read behind a noun.
ORDER: Final = (
    "yours",
    "other",
    "other_than",
    "revealed",
    "is_marked",
    "aligned",
    "theirs",
    "affiliated",
    "powered",
    "of_power",
    "chosen",
    "has",
    "named",
    "called",
    "costing",
    "of_card",
    "timed",
    "damaging",
    "alter_ego",
    "carrying",
    "non",
    "named_as",
    "sharing_affiliation",
    "besides",
    "at_stage",
    "energy_most",
    "entered_now",
    "burdened",
    "unlike",
    "same_target",
    "new_target",
    "hasty",
    "wearing",
    "carried_by",
    "in_",
    "owned_by",
    "free",
)


def is_anybodys(where: tuple[Filter, ...]) -> bool:
    """Whether cards of either player are meant: where they lie is said, and not whose they are."""
    words = {f.word for f in where}
    return "in_" in words and words.isdisjoint(("yours", "theirs", "owned_by", "among"))


def is_plainly_among(where: tuple[Filter, ...]) -> bool:
    """Whether all that is said of cards is that they were looked at, and not of which sort they are."""
    return any(isinstance(f, Among) for f in where) and all(
        isinstance(f, Among | OtherThan) or f.word == "in_" for f in where
    )
