"""What the tests of special abilities (MA-6) share: home-made cards, and the way to a clash."""

import json

from tests.kits.mission_arena import hero, place, play
from thwack.match import Match

ABILITIES = {  # a card of ours with each ability, and its cost
    "group_attack": ("MA01", 2),
    "trap_attack": ("MA11", 2),
    "brute_force": ("MA07", 3),
    "attack_mission": ("MA08", 3),
    "double_hit": ("MA09", 2),
    "bonus_attack": ("MA10", 1),
    "counter_attack": ("MA13", 1),
    "bonus_defence": ("MA18", 1),
    "switch": ("MA12", 1),
    "new_mission": ("MA15", 2),
    "power_bank": ("MA05", 1),
    "recycle": ("MA16", 1),
}
OFFENSIVE = ["group_attack", "trap_attack", "brute_force", "attack_mission", "double_hit", "bonus_attack"]
DEFENSIVE = ["counter_attack", "bonus_defence", "switch"]
SUPPORT = ["new_mission", "power_bank", "recycle"]


PLAIN = {"skill": "mystic", "affiliation": "avengers", "attack": 800, "defence": 700, "resistance": 300}


def made(card: str, name: str, ability: str = "", **fields: str | int) -> str:
    """The text of a home-made card: made("H1", "loki", "counter_attack", attack=900, nemesis="thor")."""
    rows = hero(card, name, **{**PLAIN, **fields})
    if ability:
        rows["ability"] = ability
    return "\n".join(["[[card]]", *(f"{field} = {json.dumps(row)}" for field, row in rows.items()), ""])


def use(match: Match, *cards: str) -> None:
    """The turn player uses the abilities of these and then no more."""
    play(match, *(f"activate:{card}" for card in cards))
    stop(match, 0)


def answer(match: Match, *cards: str) -> None:
    """The defender uses the abilities of these and then no more."""
    stop(match, 0)
    play(match, *(f"activate:{card}" for card in cards))
    stop(match, 1)


def stop(match: Match, seat: int) -> None:
    """No more abilities, if that seat is asked for any."""
    view = match.view(None)
    if view["phase"] == "abilities" and view["actor"] == seat:
        play(match, "pass")


def marks(match: Match, seat: int, where: str) -> list[str]:
    """The abilities that are active on whoever stands there."""
    return list(place(match, seat, where)["marks"])


def power(match: Match, seat: int, where: str) -> tuple[int, int]:
    """The power points of a place, and how many of them are engaged."""
    found = place(match, seat, where)
    return found["power"], found["engaged"]
