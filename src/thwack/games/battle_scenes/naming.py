"""What characters and supports in scene are called, so that every key means one thing."""

from .table import SceneTable


def ref_of(t: SceneTable, unit: int) -> str:
    """The id of its card; with the seat if both sides have one in scene, with a number for the second of a
    side."""
    identity, units = t.identity, t.units
    kind = identity[unit]
    seat = t.cast.owner[unit]
    name = t.cast.sheets[kind].id
    same = [other for other in units[seat] if identity[other] == kind]
    if any(identity[other] == kind for other in units[1 - seat]):
        name += f"@{seat + 1}"
    if len(same) > 1 and unit in same and same.index(unit):
        name += f".{same.index(unit) + 1}"
    return name
