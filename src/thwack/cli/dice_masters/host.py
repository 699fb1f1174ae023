"""Dice Masters at the terminal, as the commands ask for it. Start reading here.

lore.py    what the content says: names in four languages, faces, colours
dice.py    dice as little boxes, or in a line
screen.py  the mat: life, piles, field and reserve of both
lanes.py   the attack zone: attackers and blockers side by side
asking.py  the numbered choices
panels.py  cards with their texts, all faces, the draft
layout.py  which of them are shown, and where
card.py    a card as it lies on the table
check.py   content files: cards and teams
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from ...match import Choice
from .. import lookup
from ..arguments import words
from ..host import Item, Look, View, keys_with
from ..question import Answer, Question, several
from ..sheets import SheetHost
from ..words import Words
from . import asking, card, check, layout, lore, screen, trial

Json = Any
OURS: Final = 1000  # the numbers of home-made cards begin behind this one


class DiceMastersHost(SheetHost):
    """The host of Dice Masters."""

    name = lore.GAME
    tries = trial
    skeletons: ClassVar = {
        "card": (
            "card dice_masters {id}-first-steps --content {file}",
            "new team {id}-team --content {file}",
        ),
        "team": (
            "play dice_masters{content} --teams {file},avengers-assemble",
            "simulate dice_masters{content} --teams {file},avengers-assemble",
        ),
    }
    help = keys_with(("1 3", "several"), ("b", "mat"), ("m", "texts"), ("d", "faces"))
    options: ClassVar = {
        "mode": ("M", ""),
        "teams": ("A,B", "a team for each seat: a preset, or the path of a team file"),
        "basic_actions": ("A,B", "the basic actions in the middle, instead of those the teams bring"),
        "life": ("N", "how much life each player has"),
    }

    # Set-up

    sheets = "teams"
    example = "my-team.txt,avengers-assemble"
    checks = check.CHECKS
    lore = lore
    card = card
    layout = layout
    screen = screen

    def setup(self, given: dict[str, Json]) -> dict[str, Json]:
        """Team files are read; lists are lists."""
        found = super().setup(given)
        if isinstance(found.get("basic_actions"), str):
            found["basic_actions"] = words(found["basic_actions"])
        return found

    def blanks(self, kind: str) -> Mapping[str, str]:
        """Numbers that no card has yet, or the cards of a team."""
        known = lookup.library_of(self.name)
        if kind == "team":
            return {"cards": trial.example(known)}
        number = max(known.by_number[-1].number, OURS)
        return {"number": str(number + 1), "number_after": str(number + 2)}

    def may_be_any_number(self, given: Mapping[str, Json]) -> bool:
        """For a draft there are no teams, and the game says so."""
        return given.get("mode") == "draft"

    # Cards

    def heroes(self) -> list[str]:
        """Every title, and the basic actions under one."""
        return list(dict.fromkeys(fact.hero for fact in lore.facts().values()))

    def heroes_called(self, name: str) -> list[str]:
        """By slug, or by a title in any language."""
        wanted = lore.slug(name)
        found = [
            fact.hero
            for fact in lore.facts().values()
            if wanted and wanted in (fact.hero, *map(lore.slug, fact.title.values()))
        ]
        return list(dict.fromkeys(found))

    def is_here(self, item: Item, view: View) -> bool:
        """Whether it lies on the table."""
        rows = [*view["basic_actions"], *(row for seat in view["seats"] for row in seat["cards"])]
        pool = view["draft"]["pool"] if view["draft"] else []
        return item.id in [*pool, *(row["card"] for row in rows)]

    # A match

    def opening(self, view: View, you: str, them: str, say: Words) -> str:
        """Who plays whom, and what."""
        life = view["seats"][0]["most_life"]
        return say("say.begin_dice", you=you, them=them, mode=say.find(f"mode.{view['mode']}"), life=life)

    def question(self, choices: Sequence[Choice], view: View) -> Question:
        """The choices by verb; to keep the dice or to pass is number 0."""
        return Question.of(choices, asking.REFUSALS)

    def understand(self, look: Look, question: Question, typed: str) -> Answer:
        """DM-5.2.2, DM-5.4.2: Dice to reroll and attackers may be named all at once."""
        return several(question, typed, asking.TOGETHER) or super().understand(look, question, typed)


HOST: Final = DiceMastersHost()
