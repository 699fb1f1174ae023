"""Unmatched at the terminal, as the commands ask for it. Start reading here.

lore.py      what the content says: names in four languages, numbers, colours
card.py      cards and heroes as they lie on the table
check.py     content files: whether they are good, and what they say
question.py  questions by fighter and space, and what answers to them mean
board.py     the battlefield as a map
screen.py    the other things on the table
layout.py    which of them are shown, and where
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ...games.unmatched.speech.judging import texts_of
from ...kernel.verdict import Files
from ...match import Choice, load
from ...wording import LANGUAGES
from .. import question as plain
from ..host import Host, Item, Look, View, keys_with
from ..question import Answer
from ..showing import CardItem
from ..words import Words
from . import board, card, check, layout, lore, screen, trial
from .card import HeroItem
from .question import Mover, Question, understand


class UnmatchedHost(Host):
    """The host of Unmatched."""

    name = lore.GAME
    tries = trial
    skeletons: ClassVar = {
        "hero": (
            "play unmatched --content {file} --heroes {id},medusa",
            "simulate unmatched --content {file} --heroes {id},medusa",
        ),
        "board": (
            "play unmatched --content {file} --board {id}",
            "simulate unmatched --content {file} --board {id}",
        ),
    }
    help = keys_with(
        ("b", "board"), ("m", "hand"), ("d", "discards"), choose="choose_space", card="card_or_hero"
    )
    options: ClassVar = {
        "heroes": ("A,B", "a hero for each seat"),
        "board": ("B", "the board"),
        "mode": ("M", ""),
        "seats": ("N", "how many players there are"),
    }

    # Cards

    def load(self, path: str) -> None:
        """Add home-made heroes and boards."""
        known = set(lore.content().heroes)
        load(self.name, path)
        for hero in lore.content().heroes.values():
            if hero.id not in known:
                for lang in LANGUAGES:
                    texts_of(hero, lang, path)

    def heroes(self) -> list[str]:
        """Every hero."""
        return list(lore.content().heroes)

    def heroes_called(self, name: str) -> list[str]:
        """A hero by id or by name."""
        return [
            hero.id
            for hero in lore.content().heroes.values()
            if name.casefold() in (hero.id, *map(str.casefold, hero.name.values()))
        ]

    def cards(self) -> Sequence[Item]:
        """Every card."""
        return [card.item(fact) for fact in lore.facts().values()]

    def find(self, name: str) -> Sequence[Item]:
        """A hero by that name, or else cards."""
        if heroes := self.heroes_called(name):
            return [HeroItem(hero) for hero in heroes]
        return [card.item(fact) for fact in lore.find_cards(name)]

    def find_part(self, name: str) -> Sequence[Item]:
        """Heroes by a part of their name or by a fighter's, or else cards."""
        if heroes := lore.heroes_with(name):
            return [HeroItem(hero) for hero in heroes]
        return super().find_part(name)

    def names_in(self, lang: str) -> list[str]:
        """Cards and fighters."""
        return [*super().names_in(lang), *lore.fighter_names(lang)]

    def is_here(self, item: Item, view: View) -> bool:
        """Whether its hero is in this match."""
        return item.hero in [row["hero"] for row in view["seats"]]

    def listing(self, items: Sequence[Item], lang: str) -> RenderableType:
        """Cards in a list."""
        facts = [item.fact for item in items if isinstance(item, CardItem)]
        heroes = [Text(lore.hero_name(item.hero, lang)) for item in items if isinstance(item, HeroItem)]
        return Group(*heroes, card.listing(facts, lang)) if facts else Group(*heroes)

    # Content files

    def texts(self, name: str, text: str, lang: str, others: Files = ()) -> Sequence[RenderableType]:
        """What a hero and the cards say."""
        return check.shown_texts(name, text, lang)

    # A match

    def seat_name(self, view: View, seat: int, say: Words) -> str:
        """A seat goes by its hero."""
        return lore.player_name(screen.seen(view)["seats"][seat], say.lang)

    def opening(self, view: View, you: str, them: str, say: Words) -> str:
        """Who plays whom, where."""
        return say("say.begin", you=you, them=them, board=lore.board(view["board"]).name[say.lang])

    def question(self, choices: Sequence[Choice], view: View) -> Question:
        """The choices by verb, or by who can go where."""
        return replace(Question.of(choices), prefix=board.prefix_of(lore.board(view["board"])))

    def prompt(self, look: Look, question: plain.Question) -> str:
        """A number, or somebody and a space."""
        assert isinstance(question, Question)
        say = look.say
        if not question.movers:
            return super().prompt(look, question)
        only = question.only
        example = next(iter((only or question.movers[0]).spaces))
        if only is None:
            return say("ask.fighter", space=example)
        text = say("ask.space", who=screen.mover_name(only, screen.seen(look.view), say), space=example)
        return f"{text}; {say('ask.back')}" if question.picked is not None else text

    def understand(self, look: Look, question: plain.Question, typed: str) -> Answer:
        """What an answer means; who is to go makes a narrower question: where?"""
        assert isinstance(question, Question)
        letters = screen.markers(screen.seen(look.view), look.say.lang)
        found = understand(question, typed, letters, question.picked)
        return replace(question, picked=found) if isinstance(found, Mover) else found

    def table(self, look: Look, question: plain.Question) -> list[RenderableType]:
        """The map, the sides and the choices."""
        assert isinstance(question, Question)
        return layout.table(look, question)

    def ending(self, look: Look) -> list[RenderableType]:
        """The map and everybody on it."""
        return layout.whole_board(look, set())

    def show(self, look: Look, question: plain.Question, key: str) -> RenderableType | None:
        """The board, the hand or the discard piles."""
        assert isinstance(question, Question)
        return layout.shown(look, question, key)


HOST: Final = UnmatchedHost()
