"""The host of a game that has none of its own: the table as plain text, and numbered choices."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..content import names
from ..kernel.spoken import in_words
from ..match import card, cards, game_named
from ..plain import as_text, picture
from ..wording import LANGUAGES
from .drawing import numbered, refusal
from .host import Host, Item, Look, View, keys_with
from .question import Question
from .showing import CardItem, framed, in_languages
from .words import Words

Json = Any


class PlainHost(Host):
    """A game of which nothing is known but what every game says."""

    help = keys_with(("b", "table"))

    def __init__(self, name: str) -> None:
        self.name = name

    # Cards

    def heroes(self) -> list[str]:
        """All cards are gathered under the name of the game."""
        return [self.name] if cards(self.name) else []

    def cards(self) -> Sequence[Item]:
        """Every card."""
        return [self.item(one.id) for one in cards(self.name)]

    def find(self, name: str) -> Sequence[Item]:
        """Cards by id, or by their name in any language."""
        wanted = name.casefold()
        called = [
            {slug for slug, told in names(self.name, lang).items() if told.casefold() == wanted}
            for lang in LANGUAGES
        ]
        slugs = set().union(*called, {name})
        return [self.item(one.id) for one in cards(self.name) if {one.id, one.id.rpartition("/")[2]} & slugs]

    def item(self, name: str) -> Item:
        """A card to look at."""
        return CardItem(name, name, self.name, self.drawn, self.as_json)

    def drawn(self, name: str, langs: Sequence[str]) -> RenderableType:
        """A card in its frame."""
        found = card(self.name, name)
        return framed(in_languages(langs, lambda say: [found.text(say.lang)]), title=name, ink="white")

    def as_json(self, name: str) -> dict[str, Json]:
        """A card as plain data."""
        found = card(self.name, name)
        return {"id": name, **found.facts, "text": {lang: found.text(lang) for lang in LANGUAGES}}

    def is_here(self, item: Item, view: View) -> bool:
        """It may be."""
        return True

    def listing(self, items: Sequence[Item], lang: str) -> RenderableType:
        """Cards in a list."""
        called = names(self.name, lang)
        return Group(
            *(Text(f"{item.id}  {called.get(item.id.rpartition('/')[2], '')}".rstrip()) for item in items)
        )

    # A match

    def seat_name(self, view: View, seat: int, say: Words) -> str:
        """Players go by number."""
        return say("seat.player", n=seat + 1)

    def opening(self, view: View, you: str, them: str, say: Words) -> str:
        """Who plays whom, and what."""
        return say(
            "say.begin_plain", you=you, them=them, game=in_words(game_named(self.name).about.title, say.lang)
        )

    def table(self, look: Look, question: Question) -> list[RenderableType]:
        """All that is seen, what is asked, and the choices."""
        lines: list[RenderableType] = [
            numbered(number, Text(choice.text(look.say.lang)))
            for number, choice in enumerate(question.listed, 1)
        ]
        return [
            self.picture(look),
            Rule(style="dim"),
            Text(look.prompt, style="bold"),
            *lines,
            *refusal(question, look.say),
        ]

    def picture(self, look: Look) -> RenderableType:
        """All that is seen, in plain words."""
        return Text(as_text(picture(look.view, names(self.name, look.say.lang)), look.width))

    def ending(self, look: Look) -> list[RenderableType]:
        """The table when all is over."""
        return [self.picture(look)]

    def show(self, look: Look, question: Question, key: str) -> RenderableType | None:
        """The table once more."""
        return self.picture(look) if key == "b" else None


@cache
def plain_host(game: str) -> PlainHost:
    """The plain host of a game."""
    return PlainHost(game)
