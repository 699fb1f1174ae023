"""Battle Scenes at the terminal, as the commands ask for it. Start reading here.

lore.py    what the content says: names in four languages, numbers, colours
boxes.py   cards as little boxes, or in a line
screen.py  both scenes, the scenario, the phases, the hand
asking.py  questions, folded where there is much to choose, and the numbered choices
panels.py  cards with their texts, the piles, what the signs mean
layout.py  which of them are shown, and where
card.py    a card as it lies on the table
check.py   content files: cards and decks
"""

import ast
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from rich.console import RenderableType

from ...match import Choice, load
from ...wording import LANGUAGES
from .. import question as plain
from ..arguments import Usage
from ..host import Files, Host, Item, Look, View
from ..question import Answer
from ..verdict import Verdict
from ..words import Words
from . import asking, card, check, layout, lore, screen
from .asking import Question
from .card import CardItem

Json = Any
LONG: Final = 28  # columns of a deck's name in a table
SEATS: Final = 2
NAMED: Final = re.compile(r"^\s*name\s*:\s*(.+)$", re.MULTILINE | re.IGNORECASE)


class BattleScenesHost(Host):
    """The host of Battle Scenes."""

    name = lore.GAME
    help = (
        ("1 2 3 …", "choose"),
        ("Enter", "again"),
        ("a", "auto"),
        ("u", "undo"),
        ("b", "scenes"),
        ("m", "hand"),
        ("t", "scene_texts"),
        ("d", "resources"),
        ("i", "signs"),
        ("c NAME", "card"),
        ("l", "log"),
        ("s FILE", "save"),
        ("q", "quit"),
    )
    options: ClassVar = {
        "decks": ("A,B", "a deck for each seat: a preset, or the path of a deck file"),
        "first": ("S", "the seat that begins"),
    }

    # Set-up

    def setup(self, given: dict[str, Json]) -> dict[str, Json]:
        """Deck files are read."""
        found = dict(given)
        if "decks" in found:
            if len(found["decks"]) != SEATS:
                typed = ",".join(found["decks"])
                raise Usage(f"--decks takes two decks, such as my-deck.txt,titans-court, not {typed!r}")
            found["decks"] = [deck_text(one) for one in found["decks"]]
        return found

    def side(self, name: str) -> str:
        """A deck goes by its name, also when it was given as an id, as the text of a file or as a table."""
        called = name
        if name in lore.content().decks:
            called = lore.content().decks[name].name
        elif name.startswith("{"):
            called = str(ast.literal_eval(name).get("name") or name)
        elif "\n" in name:
            found = NAMED.search(name)
            called = found[1].strip() if found else name.strip().partition("\n")[0]
        return called if len(called) <= LONG else called[: LONG - 1] + "…"

    # Cards

    def load(self, path: str) -> None:
        """Add home-made cards and decks, and see to it that every card can be worded."""
        known = set(lore.facts())
        load(self.name, path)
        for one in lore.facts().values():
            if one.id not in known:
                for lang in LANGUAGES:
                    check.text_of(one, lang, lore.content(), path)

    def heroes(self) -> list[str]:
        """Every name that cards share."""
        return list(dict.fromkeys(fact.called for fact in lore.facts().values()))

    def hero_names(self) -> list[str]:
        """As slugs, in every language."""
        return lore.all_names()

    def heroes_called(self, name: str) -> list[str]:
        """By slug, or by a name in any language: those may be several in the game's own."""
        return lore.called(name)

    def cards(self) -> Sequence[CardItem]:
        """Every card."""
        return [CardItem(fact) for fact in lore.facts().values()]

    def find(self, name: str) -> Sequence[CardItem]:
        """Cards by id, name or alter ego."""
        return [CardItem(fact) for fact in lore.find_cards(name)]

    def is_here(self, item: Item, view: View) -> bool:
        """Whether it can be seen in this match."""
        return item.id in lore.seen_in(view)

    def listing(self, items: Sequence[Item], lang: str) -> RenderableType:
        """Cards in a list."""
        return card.listing([item.fact for item in items if isinstance(item, CardItem)], lang)

    # Content files

    suffixes = (".toml", ".txt")

    def content(self) -> Path:
        """The folder with cards and decks."""
        return check.built_in()

    def claims(self, file: Path, text: str) -> bool:
        """Whether a file looks like cards or a deck."""
        return check.is_ours(file, text)

    def judge(self, text: str, name: str, others: Files | None) -> Verdict:
        """Read cards or a deck as the game would."""
        return check.judge(text, name, others)

    def texts(self, text: str, name: str, lang: str, others: Files = ()) -> Sequence[RenderableType]:
        """What the cards say, or which a deck brings."""
        return check.shown_texts(text, name, lang, others)

    # A match

    def seat_name(self, view: View, seat: int, say: Words) -> str:
        """Players go by their decks."""
        return screen.seat_name(view, seat, say)

    def opening(self, view: View, you: str, them: str, say: Words) -> str:
        """Who plays whom, and for how many points."""
        return say("say.begin_scenes", you=you, them=them, n=screen.GOAL)

    def question(self, choices: Sequence[Choice], view: View) -> Question:
        """The choices by verb, folded where they are many."""
        return asking.question_of(choices, view)

    def prompt(self, look: Look, question: plain.Question) -> str:
        """A number; from an open fold there is a way back."""
        text = super().prompt(look, question)
        is_open = isinstance(question, Question) and question.picked is not None
        return f"{text}; {look.say('ask.back')}" if is_open else text

    def understand(self, look: Look, question: plain.Question, typed: str) -> Answer:
        """A choice, or a fold that is opened."""
        assert isinstance(question, Question)
        return asking.understand(question, typed)

    def table(self, look: Look, question: plain.Question) -> list[RenderableType]:
        """Both scenes and the choices."""
        assert isinstance(question, Question)
        return layout.table(look, question)

    def ending(self, look: Look) -> list[RenderableType]:
        """Both scenes when all is over."""
        return layout.ending(look)

    def show(self, look: Look, question: plain.Question, key: str) -> RenderableType | None:
        """Both scenes in full, the hand, the texts, the piles or the signs."""
        return layout.shown(look, key)


def deck_text(word: str) -> str:
    """A preset's slug as it is; of a deck file the text in it, with the name of the file if it has none."""
    path = Path(word).expanduser()
    if path.suffix != ".txt" and not path.is_file():
        return word
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Usage(f"{word}: this is not a text file in UTF-8") from None
    return text if NAMED.search(text) else f"{text.rstrip()}\nname: {path.stem}\n"


HOST: Final = BattleScenesHost()
