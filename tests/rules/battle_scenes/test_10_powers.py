"""BS-10: Powers."""

import pytest

from tests.kits.battle_scenes import keys, position, row, seat, unit

#: Each power with an ability card of it and the name of its action.
ABILITIES = {
    "agility": ("A19", "quick-step"),
    "ranged-attack": ("A32", "guarded-throw"),
    "energy-attack": ("A21", "arc-surge"),
    "elasticity": ("A22", "elastic-snare"),
    "genius": ("A23", "field-analysis"),
    "blades": ("A24", "crossed-blades"),
    "magic": ("A25", "warding-sigil"),
    "cosmic-power": ("A26", "cosmic-lance"),
    "regeneration": ("A27", "rapid-recovery"),
    "super-strength": ("A28", "hammer-fist"),
    "telekinesis": ("A29", "mind-shove"),
    "telepathy": ("A30", "thought-lock"),
    "flight": ("A31", "dive-attack"),
}
PEOPLE = ("A05", "A06", "A07", "A09", "A10", "A11", "A12", "A03")


def test_BS_10_1_there_are_thirteen() -> None:
    match = position(seat(*[unit(card, "3") for card in PEOPLE], hand=["A19"]))
    assert {power for card in PEOPLE for power in row(match, 0, card)["powers"]} == set(ABILITIES)
    assert len(ABILITIES) == 13


@pytest.mark.parametrize("power", ABILITIES)
def test_BS_10_1_an_action_is_for_those_who_have_its_power(power: str) -> None:
    card, action = ABILITIES[power]
    mine = seat(*[unit(one, card, "2", stage=2) for one in PEOPLE], resources=["A08"], deck=["A08"] * 3)
    match = position(mine, seat(unit("B03", "4"), deck=["B06"]), "attack")
    having = [one for one in PEOPLE if power in row(match, 0, one)["powers"]]
    assert [one for one in PEOPLE if f"act:{one}:{action}" in keys(match)] == having
    assert 0 < len(having) < len(PEOPLE)


def test_BS_10_1_a_colourless_action_is_for_everybody() -> None:
    """Procurar Indícios has no power."""
    people = [unit(one, "procurar-indicios-v1", "2") for one in PEOPLE]
    mine = seat(*people, unit("A14", "procurar-indicios-v1", "1"), resources=["A08"], deck=["A08"] * 3)
    match = position(mine, seat(unit("B03", "4"), deck=["B06"]), "attack")
    users = [key.split(":")[1] for key in keys(match) if key.endswith("procurar-indicios")]
    assert users == list(PEOPLE)  # not for a support
