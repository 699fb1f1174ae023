"""A game whose views and choices were written before: screens are tested with it, not with the engine."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from rich.console import RenderableType

from thwack import discovery, match
from thwack.cli.host import Look, host_of
from thwack.cli.words import Words
from thwack.kernel.about import Described
from thwack.kernel.errors import SceneError, SetupError
from thwack.kernel.table import Event, Step, Table
from thwack.kernel.things import NO_THINGS, Things
from thwack.kernel.verdict import Files, Verdict

from .kit import Script

Json = Any
View = dict[str, Any]
Question = tuple[int, View, Sequence[str]]  # seat, view, keys of choices
ME = 0


class Page(Table):
    """A table that goes from one written question to the next."""

    __slots__ = ("at", "game")

    def __init__(self, game: "StandInGame") -> None:
        super().__init__()
        self.at = 0
        self.game = game

    def fork(self) -> "Page":
        """An independent copy."""
        t = Page.__new__(Page)
        self.copy_kernel_to(t)
        t.at, t.game = self.at, self.game
        return t


def put(t: Page, number: int) -> None:
    """Put a question of the script, or end."""
    t.at = number
    questions = t.game.questions
    if number >= len(questions):
        t.finish((ME,), t.game.reason, t.game.scores)
        return
    seat, _, keys = questions[number]
    t.ask(seat, [(chosen, number, index) for index in range(len(keys))])


def chosen(t: Page, number: int, index: int) -> None:
    """Something was chosen: on to the next question."""
    t.emit("chosen", number, index)
    t.then((put, number + 1))


class StandInGame(Described, ABC):
    """What the public face asks of any game. One of these has its name, its cards and its set-up options."""

    view_type: type = dict

    name: str
    reason: str  # how its matches end
    scores: tuple[int, int]
    rules = 1
    content_hash = "a stand-in"

    @property
    def _folder(self) -> str:
        """It describes itself as the game for which it stands in."""
        return f"thwack.games.{self.name}"

    def __init__(self, questions: Sequence[Question] = ()) -> None:
        self.questions = questions

    @abstractmethod
    def setups(self) -> Json:
        """As the game's, for as many as are needed."""

    @abstractmethod
    def cards(self) -> Sequence[Any]:
        """Those that are needed."""

    def claims(self, name: str, text: str) -> int:
        """None."""
        return 0

    def add_content(self, files: Sequence[tuple[str, str]]) -> None:
        """It takes none."""
        raise SetupError("a stand-in takes no content")

    def judge(self, name: str, text: str, others: Files | None = None) -> Verdict:
        """It judges none."""
        raise SetupError("a stand-in takes no content")

    def fill_in(self, options: Mapping[str, Any]) -> dict[str, Json]:
        """Whatever was given."""
        return dict(options)

    def new(self, options: Mapping[str, Json], seed: int, asks_chance: bool) -> Page:
        """A table before the first question."""
        t = Page(self)
        t.do((put, 0))
        return t

    def seats(self, t: Page) -> int:
        """Two."""
        return 2

    def describe(self, t: Page, step: Step) -> tuple[str, tuple[str, ...]]:
        """From the written key."""
        verb, *refs = self.questions[step[1]][2][step[2]].split(":")
        return verb, tuple(refs)

    def things(self, t: Page, step: Step) -> Things:
        """Nothing lies on this table."""
        return NO_THINGS

    def event_data(self, t: Page, event: Event, seat: int | None) -> dict[str, Json]:
        """Nothing."""
        return {}

    def choice_text(self, t: Page, step: Step, lang: str) -> str:
        """The key, as words."""
        return " ".join((self.describe(t, step)[0], *self.describe(t, step)[1])).capitalize()

    def event_text(self, t: Page, event: Event, lang: str, seat: int | None) -> str:
        """What was chosen."""
        return f"Choice {event[2]} of question {event[1]}."

    def event_refs(self, t: Page, event: Event, lang: str, seat: int | None) -> tuple[tuple[str, str], ...]:
        """It names nothing."""
        return ()

    def prompt(self, t: Page, lang: str, seat: int | None) -> str:
        """The number of the question."""
        return f"Question {t.at}."

    def why_not(self, t: Page, seat: int, lang: str) -> dict[str, str]:
        """All that is written can be chosen."""
        return {}

    def glossary(self, lang: str) -> dict[str, str]:
        """It has no keywords."""
        return {}

    def view(self, t: Page, seat: int | None) -> View:
        """The written one."""
        last = min(t.at, len(self.questions) - 1)
        result = {"winners": [ME], "reason": self.reason} if t.result else None
        return {**self.questions[last][1], "seat": seat, "result": result}

    def deal_anew(self, t: Page, seat: int | None) -> None:
        """Nothing is hidden: the table stays as it is."""
        assert t.game is self

    def check(self, t: Page) -> None:
        """Nothing else can break."""
        assert t.game is self

    def to_scene(self, t: Page) -> dict[str, Json]:
        """It has none."""
        raise SceneError("a stand-in has no scenes")

    def from_scene(self, scene: Mapping[str, Json], seed: int, asks_chance: bool) -> Page:
        """It has none."""
        raise SceneError("a stand-in has no scenes")

    def step_named(self, name: str) -> Callable[..., None]:
        """It saves nothing."""
        raise SceneError(name)

    def node_named(self, text: str) -> object:
        """It saves nothing."""
        raise SceneError(text)

    def context_of(self, parts: tuple[Any, ...]) -> object:
        """It saves nothing."""
        raise SceneError(str(parts))


class StandInCard:
    """A card as the public face gives it."""

    def __init__(self, card: Any) -> None:
        self.card = card
        self.id: str = card.id
        self.facts: Json = {"id": card.id, "name": card.name}
        self.on_offer: bool = card.on_offer

    def text(self, lang: str = "en") -> str:
        """A sentence that tells the language, and the card."""
        return f"[{lang}] What {self.card.name[lang]} does."


class DeckStandIn(StandInGame):
    """A game of decks, which has the cards of the game that it stands in for."""

    library: Any  # what things are called, and what content files are judged by
    card: type[StandInCard] = StandInCard

    def setups(self) -> Json:
        """As the game's."""
        decks = {"default": ["a", "b"], "choices": [{"id": "a"}, {"id": "b"}], "list": True}
        return {"decks": decks, "first": {"default": "random", "choices": ["random", 0, 1]}}

    def cards(self) -> Sequence[StandInCard]:
        """Those of the game."""
        return [self.card(card) for card in self.library.cards.values()]

    def view(self, t: Page, seat: int | None) -> View:
        """The written one; a hand is its owner's alone."""
        shown = super().view(t, seat)
        seats = [row if seat == number else {**row, "hand": []} for number, row in enumerate(shown["seats"])]
        return {**shown, "seats": seats}


def look_at(shown: View, size: tuple[int, int] = (80, 40), lang: str = "en") -> Look:
    """Somebody who sits at seat 0 and looks."""
    return Look(shown, ME, frozenset({ME}), Words(lang), Script([], *size))


def text_of(look: Look, *parts: RenderableType) -> str:
    """What these parts look like on paper, after all that was shown before."""
    assert isinstance(look.terminal, Script)
    look.terminal.show(*parts)
    return look.terminal.text


def table_of(look: Look) -> list[RenderableType]:
    """The table with the choices of the game that stands in."""
    game = look.view["game"]
    host = host_of(game)
    return host.table(look, host.question(match.new(game).choices, look.view))


def assert_fits(look: Look, shown: Sequence[RenderableType]) -> None:
    """It takes no more rows and columns than the screen has."""
    assert look.terminal.fits(*shown)
    assert max(map(len, text_of(look, *shown).splitlines())) <= look.width


@contextmanager
def standing_in(game: StandInGame, games: Sequence[str] | None = None) -> Iterator[StandInGame]:
    """While this lasts there are only these games, and the one of that name is this one."""
    loaded = {**discovery._loaded, game.name: game}
    there = tuple(games or discovery.games())
    with patch.object(discovery, "own_games", lambda: there), patch.object(discovery, "_loaded", loaded):
        yield game
