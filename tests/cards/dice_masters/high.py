"""What the tests of the cards 67 to 132 share: the ways through a turn."""

from tests.kits.dice_masters import die, keys, play, zone
from thwack import Match

CHANCE = -1


def accept(match: Match) -> None:
    """Say yes: the only choice that is no pass."""
    offered = [key for key in keys(match) if key != "pass"]
    assert len(offered) == 1, f"this is no yes or no: {keys(match)}"
    play(match, *offered)


def take(match: Match, *starts: str) -> None:
    """Take choices by how their keys begin: the first that fits, where like dice have unlike names."""
    for start in starts:
        found = [key for key in keys(match) if key == start or key.startswith(f"{start}:")]
        assert found, f"{start!r} is not among {keys(match)} of seat {match.actor}"
        play(match, found[0])


def attack(match: Match, *names: str) -> None:
    """These characters attack, and no others."""
    to_attack(match)
    take(match, *[f"attack:{name}" for name in names])
    if any(key.startswith("attack:") for key in keys(match)):
        play(match, "pass")


def roll(match: Match, *faces: str) -> None:
    """The faces that come up, one after the other."""
    for face in faces:
        found = [key for key in keys(match) if key.startswith("roll:") and key.endswith(f":{face}")]
        assert match.actor == CHANCE, f"no die is being rolled: {keys(match)}"
        assert found, f"{face} is not among {keys(match)}"
        play(match, found[0])


def to_attack(match: Match) -> None:
    """Both players pass until attackers are declared."""
    while match.view(None)["step"] == "main":
        play(match, "pass")


def pass_on(match: Match, turn: int = 1) -> None:
    """Both players pass until that turn is over; where only a pass is left it was taken already."""
    while match.result is None and match.view(None)["turn"] == turn:
        play(match, "pass")


def next_turn(match: Match, face: str = "mask", turn: int = 1) -> None:
    """That turn ends; in the next the player rolls this face with every Sidekick and keeps it."""
    pass_on(match, turn)
    roll_turn(match, face)


def roll_turn(match: Match, face: str = "mask") -> None:
    """The dice of a turn all show this face, and are kept."""
    while match.actor == CHANCE:
        offered = keys(match)
        wanted = [key for key in offered if key.endswith(f":{face}")]
        play(match, (wanted or offered)[0])
    play(match, "keep")


def damage_on(match: Match, number: int, name: str) -> int:
    """The damage that is marked on a character in the field: the only one of that name."""
    found = die(match, number, name)["damage"]
    assert isinstance(found, int)
    return found


def is_fielded(match: Match, number: int, name: str) -> bool:
    """Whether a seat has a die of that name in the field."""
    return any(row.startswith(f"{name} ") for row in zone(match, number, "field"))


def level(match: Match, number: int, name: str) -> int:
    """The level of a character in the field: the only one of that name."""
    found = die(match, number, name)["level"]
    assert isinstance(found, int)
    return found


def fallen(match: Match, number: int) -> list[str]:
    """The dice in a prep area; when the next turn has begun and they are being rolled, those that were there
    before four Sidekicks were drawn."""
    row = match.view(None)["seats"][number]
    found = sorted([*row["prep"], *(die["die"] for die in row["rolling"])])
    for _ in range(4 if row["rolling"] else 0):
        found.remove("sidekick")
    return found
