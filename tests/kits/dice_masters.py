"""Positions of Dice Masters for tests, in few words."""

import random
from typing import Any

import thwack
from thwack.games.dice_masters.cards.library import library
from thwack.games.dice_masters.game import DiceMasters
from thwack.kernel.table import run
from thwack.match import Match

Json = Any
ZONES = ("bag", "prep", "used", "held")


def rolled(text: str) -> dict[str, Json]:
    """A die with its face: "sidekick fist", "hulk-jade-giant 3" (level 3), "force-beam action-0"."""
    die, _, face = text.partition(" ")
    return {"die": die, "face": f"level-{face}" if face.isdigit() else face}


def fielded(text: str) -> dict[str, Json]:
    """A character in the field: "thor-lord-of-asgard 2", with "attacking", "damage=3", "blocks=0"."""
    die, *words = text.split()
    found: dict[str, Json] = {"die": die, "level": 1}
    for word in words:
        name, _, number = word.partition("=")
        if word.isdigit():
            found["level"] = int(word)
        elif name == "attacking":
            found["attacking"] = True
        elif name == "blocks":
            found["blocks"] = [int(n) for n in number.split(",")]
        else:
            found[name] = int(number)
    return found


def seat(**parts: Json) -> dict[str, Json]:
    """One player: field, reserve, rolling, bag, prep, used, cards, life, loose."""
    found: dict[str, Json] = {}
    for name, value in parts.items():
        if name == "field":
            value = [fielded(item) for item in value]
        elif name in ("reserve", "rolling"):
            value = [rolled(item) for item in value]
        found[name] = value
    return found


def position(
    mine: dict[str, Json],
    theirs: dict[str, Json] | None = None,
    step: str = "main",
    basics: tuple[str, ...] = (),
    chance: str = "ask",
    **parts: Json,
) -> Match:
    """A match from a position; seat 0 is active unless `active` says otherwise."""
    data = {"game": "dice_masters", "step": step, "basic_actions": list(basics), **parts}
    return thwack.scene("dice_masters", {**data, "seats": [mine, theirs or {}]}, chance=chance)


def home_made(card: str, mine: dict[str, Json], theirs: dict[str, Json], **parts: Json) -> Match:
    """A position in a game that knows one file of cards more, given as its text."""
    game = DiceMasters()
    game.add_content([("home-made.toml", card)])
    table = game.from_scene({"step": "main", **parts, "seats": [mine, theirs]}, 0, True)
    run(table)
    return Match(game, table, table.fork())


def keys(match: Match) -> list[str]:
    """The keys of all choices."""
    return [choice.key for choice in match.choices]


def play(match: Match, *wanted: str) -> None:
    """Take choices by their keys, one after the other; a wrong one tells what there was."""
    for key in wanted:
        offered = keys(match)
        assert key in offered, f"{key!r} is not among {offered} of seat {match.actor}"
        match.play(key)
        match.check()


def take(match: Match, *starts: str) -> None:
    """Like `play`, where what follows in a key tells the die only from others that are not concerned."""
    for start in starts:
        found = [key for key in keys(match) if key == start or key.startswith(f"{start}:")]
        assert len(found) == 1, f"{start!r} means {found} among {keys(match)} of seat {match.actor}"
        play(match, *found)


def roll(match: Match, *texts: str) -> None:
    """Chance rolls these faces ("sidekick fist", "hulk-jade-giant 3"), each when its die comes."""
    wanted = [f"roll:{row['die']}:{row['face']}" for row in map(rolled, texts)]
    while wanted:
        key = next((key for key in wanted if key in keys(match)), wanted[0])
        play(match, key)
        wanted.remove(key)


def left(match: Match, number: int | None = None) -> dict[str, int]:
    """The dice left on a seat's cards, or on the basic actions."""
    view = match.view(None)
    rows = view["basic_actions"] if number is None else view["seats"][number]["cards"]
    return {row["card"]: row["left"] for row in rows}


def step(match: Match) -> str:
    """The step of the turn."""
    return str(match.view(None)["step"])


def zone(match: Match, number: int, name: str) -> list[str]:
    """The dice in a zone of a seat, sorted; "die face" where they show one."""
    rows = match.view(None)["seats"][number][name]
    if name in ("reserve", "rolling"):
        return sorted(f"{row['die']} {row['face']}" for row in rows)
    if name == "field":
        return sorted(f"{row['die']} {row['level']}" for row in rows)
    return sorted(rows)


def life(match: Match) -> list[int]:
    """The life of both players."""
    return [row["life"] for row in match.view(None)["seats"]]


def die(match: Match, number: int, name: str) -> dict[str, Json]:
    """A character in a seat's field, by its slug: the only one of that name."""
    rows = [row for row in match.view(None)["seats"][number]["field"] if row["die"] == name]
    assert len(rows) == 1, f"{len(rows)} dice {name} in the field of seat {number}"
    found: dict[str, Json] = rows[0]
    return found


def numbers(match: Match, number: int, name: str) -> tuple[int, int]:
    """A and D of a character in the field."""
    row = die(match, number, name)
    return row["attack"], row["defense"]


def random_team(dice: random.Random, mode: str = "tournament") -> dict[str, Json]:
    """A legal team of random cards."""
    most_cards, most_dice = {"basic": (6, 15), "tournament": (8, 20)}[mode]
    known = library()
    cards = [known.cards[name] for name in known.offered]
    dice.shuffle(cards)
    team: dict[str, int] = {}
    titles: set[str] = set()
    for card in cards:
        room = most_dice - sum(team.values())
        if card.type != "basic-action" and card.title not in titles and room and len(team) < most_cards:
            team[card.id] = dice.randint(1, min(card.max, room))
            titles.add(card.title)
    basics = [card.id for card in cards if card.type == "basic-action"]
    return {"name": "Random", "cards": team, "basic_actions": basics[:2]}


def marked(match: Match, number: int) -> dict[str, int]:
    """The damage on each character in a seat's field; two of one name are an error."""
    rows = match.view(None)["seats"][number]["field"]
    assert len({row["die"] for row in rows}) == len(rows), "two dice of one name in the field"
    return {row["die"]: row["damage"] for row in rows}
