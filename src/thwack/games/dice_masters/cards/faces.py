"""The faces of dice, as the index of a card prints them (DM-1.8, DM-1.10)."""

import re
from dataclasses import dataclass
from typing import Final, Literal, TypedDict

from ....cardlang.form import Form

ENERGY: Final = 0
CHARACTER: Final = 1
ACTION: Final = 2

EnergyName = Literal["fist", "bolt", "mask", "shield", "generic", "wild"]
ENERGIES: Final = ("fist", "bolt", "mask", "shield")  # DM-4.2: the typed ones
GENERIC: Final = "generic"
WILD: Final = "wild"
FACES: Final = 6
LEVELS: Final = 3

_ENERGY: Final = re.compile(r"(fist|bolt|mask|shield)(-2)?|(generic)(-2)|(wild)")
_ACTION: Final = re.compile(r"action-([012])")
_CHARACTER: Final = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{1,2})(\*{0,2})")
_HINT: Final = (
    "write fist, fist-2, generic-2, wild, action-0, or cost/attack/defense and bursts such as 1/3/4*"
)


@dataclass(frozen=True)
class Face:
    """DM-1.8: One face of a die. What does not belong to its sort is 0 or empty."""

    slug: str
    sort: int  # ENERGY, CHARACTER or ACTION
    energy: str = ""
    amount: int = 0
    level: int = 0
    cost: int = 0
    attack: int = 0
    defense: int = 0
    burst: int = 0


class EnergyFace(TypedDict):
    """DM-1.8: A face that shows energy."""

    kind: Literal["energy"]
    energy: EnergyName
    amount: int


class CharacterFace(TypedDict):
    """DM-1.8: A face that shows a character: level, fielding cost, A, D, and how many bursts."""

    kind: Literal["character"]
    level: int
    cost: int
    attack: int
    defense: int
    burst: int


class ActionFace(TypedDict):
    """DM-1.8: A face that shows an action, and how many bursts."""

    kind: Literal["action"]
    burst: int


_NAMES: Final[dict[str, EnergyName]] = {name: name for name in (*ENERGIES, GENERIC, WILD)}
FaceData = EnergyFace | CharacterFace | ActionFace


def face_data(face: Face) -> FaceData:
    """A face as plain data."""
    if face.sort == ENERGY:
        return {"kind": "energy", "energy": _NAMES[face.energy], "amount": face.amount}
    if face.sort == ACTION:
        return {"kind": "action", "burst": face.burst}
    return {
        "kind": "character",
        "level": face.level,
        "cost": face.cost,
        "attack": face.attack,
        "defense": face.defense,
        "burst": face.burst,
    }


def read_faces(form: Form, type_: str, energy: str = "") -> tuple[Face, ...]:
    """DM-1.8, DM-1.10: The six faces of a die; levels count character faces from the left.

    `type_` is the type of the card, or "sidekick"; `energy` the energy type of the card.
    """
    found: list[Face] = []
    for text in form.texts("faces"):
        level = 1 + sum(face.sort == CHARACTER for face in found)
        face = read_face(text, level)
        if face is None:
            form.fail(f'there is no face "{text}"', _HINT)
        found.append(face)
    if len(found) != FACES:
        form.fail(f"a die has {FACES} faces, not {len(found)}")
    _check_sorts(form, type_, found)
    _check_energy(form, type_, energy, found)
    return tuple(found)


def read_face(text: str, level: int = 1) -> Face | None:
    """The face that a text means, if it means one."""
    if match := _ENERGY.fullmatch(text):
        return Face(text, ENERGY, energy=text.partition("-")[0], amount=2 if match[2] or match[4] else 1)
    if match := _ACTION.fullmatch(text):
        return Face(text, ACTION, burst=int(match[1]))
    if match := _CHARACTER.fullmatch(text):
        cost, attack, defense = int(match[1]), int(match[2]), int(match[3])
        return Face(
            f"level-{level}", CHARACTER, "", 0, level, cost, attack, defense, burst=match[4].count("*")
        )
    return None


def _check_sorts(form: Form, type_: str, faces: list[Face]) -> None:
    """DM-1.3: A die has energy faces and either character or action faces."""
    levels, actions, energy = (
        sum(face.sort == sort for face in faces) for sort in (CHARACTER, ACTION, ENERGY)
    )
    if type_ in ("character", "sidekick"):
        if actions:
            form.fail(f"the die of a {type_} has no action faces (DM-1.3)", "leave action-... out")
        if not 1 <= levels <= LEVELS:
            form.fail(f"the die of a {type_} has 1 to {LEVELS} character faces, not {levels} (DM-1.10)")
    else:
        if levels:
            form.fail(f"the die of a card of type {type_} has no character faces (DM-1.3)")
        if not actions:
            form.fail("an action die needs an action face (DM-1.8)", "add action-0")
    if not energy:
        form.fail("every die has energy faces (DM-1.8)")


def _check_energy(form: Form, type_: str, energy: str, faces: list[Face]) -> None:
    """DM-1.5: A die yields the energy of its card, a basic action's generic energy, a Sidekick's any."""
    allowed = {"sidekick": (*ENERGIES, WILD), "basic-action": (GENERIC, WILD)}.get(
        type_, (energy, GENERIC, WILD)
    )
    for face in faces:
        if face.sort == ENERGY and face.energy not in allowed:
            form.fail(
                f"this die cannot show {face.slug} (DM-1.5)",
                f"its energy faces can be of {', '.join(allowed)}",
            )
        if face.amount > 1 and face.energy in ENERGIES:
            if not any(other.energy == face.energy and other.amount == 1 for other in faces):
                form.fail(
                    f"a die with {face.slug} needs the face {face.energy}, too (DM-4.7)",
                    "it may be spent in part and then shows the rest",
                )
