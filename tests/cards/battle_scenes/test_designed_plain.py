"""Cards of our own design whose action is made of plain verbs: each with its own numbers."""

from tests.cards.battle_scenes.shared import (
    Plain,
    aims_as_it_says,
    does_what_it_says,
    keeps_its_cost,
    keeps_its_time,
    needs_its_power,
    rows,
)

PLAIN = [
    Plain("A01", "ranged-attack", 1, "normal", damage=2),
    Plain("A03", "energy-attack", 1, "anticipate", damage=1, most=2),
    Plain("A04", "super-strength", 1, "normal", damage=3),
    Plain("A05", "super-strength", 2, "normal", damage=4),
    Plain("A06", "agility", 1, "unforeseen", damage=2),
    Plain("A07", "ranged-attack", 1, "anticipate", pierce=1),
    Plain("A08", "ranged-attack", 1, "normal", damage=1),
    Plain("A09", "agility", 1, "anticipate", lower=1, aim="character"),
    Plain("A10", "elasticity", 1, "normal", damage=2),
    Plain("A12", "cosmic-power", 1, "normal", damage=3),
    Plain("A13", "energy-attack", 1, "normal", damage=4),
    Plain("A19", "agility", 0, "normal", damage=1),
    Plain("A20", "ranged-attack", 1, "normal", damage=2),
    Plain("A21", "energy-attack", 1, "anticipate", damage=2),
    Plain("A22", "elasticity", 1, "anticipate", lower=1, aim="character"),
    Plain("A24", "blades", 1, "anticipate", pierce=1),
    Plain("A26", "cosmic-power", 2, "normal", pierce=3),
    Plain("A28", "super-strength", 1, "normal", damage=3),
    Plain("A31", "flight", 1, "normal", damage=2, own_shield=1),
    Plain("A32", "ranged-attack", 1, "normal", damage=2, own_shield=1),
    Plain("B01", "cosmic-power", 1, "normal", damage=3),
    Plain("B02", "super-strength", 1, "normal", damage=3),
    Plain("B04", "blades", 1, "unforeseen", pierce=1),
    Plain("B05", "agility", 1, "normal", damage=2),
    Plain("B06", "ranged-attack", 1, "normal", damage=1),
    Plain("B07", "energy-attack", 1, "anticipate", damage=1, most=2),
    Plain("B08", "flight", 1, "normal", damage=2, own_shield=1),
    Plain("B09", "super-strength", 1, "normal", damage=3),
    Plain("B10", "elasticity", 1, "normal", damage=2),
    Plain("B11", "", 0, "normal", damage=1),
    Plain("B13", "cosmic-power", 2, "normal", pierce=3),
    Plain("B19", "blades", 1, "anticipate", pierce=1),
    Plain("B20", "ranged-attack", 1, "normal", damage=2),
    Plain("B21", "energy-attack", 1, "anticipate", damage=2),
    Plain("B22", "elasticity", 1, "anticipate", shield=-2),
    Plain("B25", "cosmic-power", 2, "normal", pierce=3),
    Plain("B27", "super-strength", 1, "normal", damage=3),
    Plain("B28", "telekinesis", 1, "anticipate", lower=1, aim="character"),
    Plain("B31", "agility", 0, "unforeseen", own_shield=1, aim="nobody"),
    Plain("B32", "", 1, "anticipate", pierce=1),
]


@rows(PLAIN)
def test_plain_actions_keep_their_time(row: Plain) -> None:
    """Offered in the phases of their timing, and in no other."""
    keeps_its_time(row)


@rows(PLAIN)
def test_plain_actions_keep_their_cost(row: Plain) -> None:
    """So many stages, and not with fewer."""
    keeps_its_cost(row)


@rows(PLAIN)
def test_plain_actions_need_their_power(row: Plain) -> None:
    """For whoever has the power, and nobody else."""
    needs_its_power(row)


@rows(PLAIN)
def test_plain_actions_aim_as_they_say(row: Plain) -> None:
    """The right kind of target, and as many as they say."""
    aims_as_it_says(row)


@rows(PLAIN)
def test_plain_actions_do_what_they_say(row: Plain) -> None:
    """The amounts, and nothing to anybody else."""
    does_what_it_says(row)
