"""What tests of the dice screen are made of: a few cards, views written by hand, a game that shows them."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

from thwack.games.dice_masters.cards.faces import Face, face_data, read_face
from thwack.wording import LANGUAGES

from ..stand_in import ME as ME
from ..stand_in import Json as Json
from ..stand_in import Question, StandInGame, standing_in
from ..stand_in import look_at as look_at

View = Any  # as the game declares it; written by hand here, as far as a test needs it
FOE = 1
STATS = {
    "thor": ("bolt", ["1/5/6", "2/6/8", "3/8/8"]),
    "hulk": ("fist", ["1/6/5*", "2/7/7*", "3/8/8"]),
    "storm": ("mask", ["0/2/1", "1/2/2", "1/3/2"]),
    "beast": ("mask", ["0/1/2*", "0/2/3", "1/2/4"]),
    "iron-man": ("shield", ["1/3/5", "1/4/6", "2/5/7*"]),
    "spider-man": ("fist", ["0/3/3", "1/4/4", "1/5/5"]),
}
NAMES = {"pt": {"Storm": "Tempestade", "Beast": "Fera"}, "es": {"Storm": "Tormenta", "Beast": "Bestia"}}


SIDEKICK = ["fist", "bolt", "mask", "shield", "wild", "0/1/1"]


def read_all(texts: list[str]) -> list[Face]:
    """The faces of a die, as content files write them."""
    found: list[Face] = []
    for text in texts:
        face = read_face(text, 1 + sum(1 for one in found if one.level))
        assert face is not None
        found.append(face)
    return found


def face_of(die: str, slug: str) -> Json:
    """The face of that slug, as plain data."""
    faces = next((row["faces"] for row in CARDS if row["id"] == die), None)
    known = faces if faces is not None else [face_data(face) for face in read_all(SIDEKICK)]
    word, _, number = slug.partition("-")
    wanted = {
        "level": {"kind": "character", "level": int(number or 1)},
        "action": {"kind": "action", "burst": int(number or 0)},
    }.get(word, {"kind": "energy", "energy": word, "amount": int(number or 1)})
    return next(face for face in known if wanted.items() <= face.items())


def card(number: int, slug: str, title: str, subtitle: str = "", cost: int = 3) -> dict[str, Json]:
    """The facts of a card."""
    titles = {lang: NAMES.get(lang, {}).get(title, title) for lang in LANGUAGES}
    hero = title.lower().replace(" ", "-")
    energy, levels = STATS.get(hero, (None, ["action-0", "action-1", "action-2"]))
    faces = [energy, f"{energy}-2", f"{energy}-2"] if energy else ["generic-2"] * 3
    return {
        "id": slug,
        "number": number,
        "title": titles,
        "subtitle": dict.fromkeys(LANGUAGES, subtitle) if subtitle else None,
        "name": {lang: f"{name}: {subtitle}" if subtitle else name for lang, name in titles.items()},
        "type": "character" if energy else "basic-action",
        "cost": cost,
        "energy": energy,
        "affiliations": ["avengers"] if title in ("Thor", "Hulk", "Iron Man") else [],
        "max": 4 if energy else 3,
        "rarity": "common",
        "faces": [face_data(face) for face in read_all(faces + levels)],
        "rules": [],
        "global": None,
        "incomplete": "",
    }


CARDS = [
    card(1, "beast-big-boy-blue", "Beast", "Big Boy Blue", 2),
    card(7, "hulk-jade-giant", "Hulk", "Jade Giant", 6),
    card(13, "iron-man-playboy", "Iron Man", "Playboy", 4),
    card(16, "spider-man-tiger", "Spider-Man", "Tiger", 4),
    card(21, "storm-ro", "Storm", "'Ro", 2),
    card(23, "thor-lord-of-asgard", "Thor", "Lord of Asgard", 6),
    card(24, "thor-odinson", "Thor", "Odinson", 6),
    card(27, "force-beam", "Force Beam", cost=3),
    card(32, "smash", "Smash!", cost=3),
]


class StandInCard:
    """A card as the public face gives it."""

    def __init__(self, facts: dict[str, Json]) -> None:
        self.facts: Json = facts
        self.id = str(facts["id"])
        self.on_offer = True

    def text(self, lang: str = "en") -> str:
        """A sentence that tells the language, and the card."""
        return "" if self.id == "smash" else f"[{lang}] What {self.facts['name'][lang]} does."


# Views


def stock(name: str, left: int, of: int) -> View:
    """A card with the dice left on it."""
    return {"card": name, "left": left, "of": of}


def rolled(die: str, *faces: str) -> list[View]:
    """Dice with the faces they show."""
    return [{"die": die, "face": face, "shows": face_of(die, face)} for face in faces]


def fielded(die: str, level: int, printed: tuple[int, int], **more: Json) -> View:
    """A die in the field."""
    found = {"die": die, "level": level, "cost": 1, "attack": printed[0], "defense": printed[1]}
    quiet: View = {
        "attacking": False,
        "blocks": [],
        "blocked": False,
        "captive": [],
        "attached": [],
        "acts_as": None,
    }
    rest = {
        "damage": 0,
        "burst": 0,
        "printed": list(printed),
        "blocked": False,
        "hits": 0,
        "controlled": False,
    }
    return {**found, **rest, **quiet, "owner": ME, **more}


def side(**zones: Json) -> View:
    """A player's part of a view."""
    piles: View = {name: [] for name in ("cards", "bag", "prep", "rolling", "reserve", "field", "used")}
    return {"life": 20, "most_life": 20, "loose": 0, **piles, **zones}


def view(mine: View, theirs: View, **more: Json) -> View:
    """A whole view; seat 0 looks."""
    middle = [stock("force-beam", 2, 3), stock("smash", 0, 3)]
    found = {"game": "dice_masters", "mode": "basic", "seat": ME, "active": ME, "turn": 3, "step": "main"}
    rest = {"actor": ME, "basic_actions": middle, "draft": None, "result": None, "seats": [mine, theirs]}
    return {**found, **rest, **more}


def main_step() -> View:
    """Dice in every zone."""
    mine = side(
        life=14,
        cards=[stock("thor-lord-of-asgard", 1, 2), stock("hulk-jade-giant", 0, 3)],
        bag=["hulk-jade-giant", *["sidekick"] * 3],
        used=["sidekick", "storm-ro"],
        reserve=[
            *rolled("sidekick", "fist", "fist", "wild", "level-1"),
            *rolled("thor-lord-of-asgard", "bolt-2", "level-2"),
            *rolled("force-beam", "action-1"),
        ],
        field=[fielded("storm-ro", 2, (2, 2)), fielded("sidekick", 1, (1, 1), attack=2, defense=2)],
    )
    theirs = side(
        life=6,
        cards=[stock("spider-man-tiger", 1, 3), stock("iron-man-playboy", 1, 2)],
        prep=["sidekick", "sidekick", "spider-man-tiger"],
        reserve=rolled("spider-man-tiger", "fist-2"),
        field=[
            fielded("iron-man-playboy", 3, (5, 7), damage=1, burst=1),
            fielded("beast-big-boy-blue", 2, (2, 3), captive=["thor-lord-of-asgard"]),
        ],
    )
    return view(mine, theirs)


def attack_step() -> View:
    """Thor and Hulk are blocked, Hulk by two; Storm is free; a Sidekick stays at home."""
    mine = side(
        field=[
            fielded("thor-lord-of-asgard", 1, (5, 6), attacking=True),
            fielded("sidekick", 1, (1, 1)),
            fielded("storm-ro", 2, (2, 2), attacking=True, hits=2),
            fielded("hulk-jade-giant", 3, (8, 8), attacking=True, damage=4),
        ],
        reserve=rolled("force-beam", "action-0"),
    )
    theirs = side(
        field=[
            fielded("iron-man-playboy", 3, (5, 7), blocks=[0]),
            fielded("spider-man-tiger", 1, (3, 3), blocks=[3]),
            fielded("beast-big-boy-blue", 2, (2, 3), attack=3, defense=4, blocks=[3]),
        ],
    )
    return view(mine, theirs, step="actions")


def draft_step() -> View:
    """Both have picked, and some cards are left."""
    pool = [str(row["id"]) for row in CARDS if row["type"] == "character"]
    picked = [[{"card": "thor-odinson", "dice": 2}], [{"card": "hulk-jade-giant", "dice": 1}]]
    draft = {"limit": 12, "pool": pool, "picked": picked, "basic_actions": []}
    return view(side(), side(), step="draft", draft=draft)


# A game that shows them


class StandIn(StandInGame):
    """It has the cards above."""

    name = "dice_masters"
    reason = "life"
    scores = (1, 0)

    def setups(self) -> Json:
        """As the game's, for as many as are needed here."""
        return {
            "mode": {"default": "basic", "choices": ["basic", "draft"]},
            "teams": {"default": ["a", "b"], "choices": [{"id": "a"}, {"id": "b"}], "list": True},
            "life": {"default": None, "choices": list(range(1, 41))},
            "basic_actions": {"default": None, "choices": [{"id": "smash"}]},
        }

    def cards(self) -> Sequence[StandInCard]:
        """The cards above."""
        return [StandInCard(row) for row in CARDS]


def stand_in(*questions: Question) -> AbstractContextManager[StandInGame]:
    """While this lasts, dice_masters is the stand-in with these questions."""
    return standing_in(StandIn(questions), ("dice_masters", "unmatched"))
