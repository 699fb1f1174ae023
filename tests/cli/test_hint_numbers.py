"""What the hint `w` says is to be typed is what must be typed, however the choices lie on the screen."""

import random
import re
from collections.abc import Sequence

import pytest

import thwack
from tests.thorough import dear
from thwack import Match
from thwack.cli import reading
from thwack.cli.folding import Fold
from thwack.cli.folding import Question as Folded
from thwack.cli.host import host_of
from thwack.cli.reading import HINT_SEED, HINTS
from thwack.cli.session import Session
from thwack.cli.unmatched.question import Question as OfSpaces
from thwack.cli.words import Words
from thwack.players import Candidate, Seen

from .kit import Script

GAMES = ("unmatched", "dice_masters", "battle_scenes", "mission_arena")
SEEDS, PLIES, PLACES = (1, 2), 250, 3
SIZES = ((80, 24), (100, 50), (140, 50))
LANGS = ("en", "pt", "es", "it")


class Wishes:
    """In the place of somebody who thinks: it likes any choices, and says so by chances that tell which."""

    def __init__(self, seed: int, level: int) -> None:
        self.dice = random.Random(seed)

    def explain(self, seen: Seen) -> list[Candidate]:
        """Some choices, best first."""
        indices = list(range(len(seen.choices)))
        self.dice.shuffle(indices)
        return [Candidate(index, (90 - place) / 100) for place, index in enumerate(indices[:HINTS])]


class Follower(Script):
    """Somebody who asks for a hint, perhaps after opening something, and types what one of its lines says."""

    def __init__(self, wanted: int, before: Sequence[str], size: tuple[int, int], enter: str) -> None:
        super().__init__([*before, "w"], *size)
        self.wanted = wanted  # which line of the hint
        self.enter = enter
        self.path: list[str] | None = None
        self.told = ""

    def read(self, prompt: str) -> str | None:
        """The next word of the path, once the hint has named it."""
        if self.lines or self.path:
            return (self.lines or self.path or [""]).pop(0)
        assert self.path is None, f"{self.told} was typed, and nothing was chosen:\n{self.text}"
        found = re.findall(rf"│ {90 - self.wanted}%  (\S+(?: \S+)*)  ", self.text)
        self.told = found[-1]
        spaces = re.fullmatch(r"\d \S*\d", self.told) and "→" in self.text
        words = [self.told] if spaces else self.told.split()
        self.path = ["" if word == self.enter else word for word in words]
        return self.path.pop(0)


def positions(game: str, seed: int) -> list[Match]:
    """A match at some of its questions, of those with much to choose and of the others."""
    dice = random.Random(seed)
    match = thwack.new(game, seed=seed)
    much: list[Match] = []
    others: list[Match] = []
    while match.actor is not None and match.ply < PLIES:
        if match.actor >= 0 and not dice.randrange(3):
            way = opened(match, dice)[0]
            (others if way == "plain" else much).append(match.fork())
        match.play(dice.randrange(len(match.choices)))
    return [one for some in (much, others) for one in dice.sample(some, min(PLACES, len(some)))]


def opened(match: Match, dice: random.Random) -> tuple[str, list[str]]:
    """How the choices of a position lie, and the number of something that can be opened, if there is any."""
    host = host_of(match.game)
    assert match.actor is not None
    question = host.question(match.choices, match.view(match.actor))
    if isinstance(question, OfSpaces) and question.movers:
        several = len(question.movers) > 1
        return "spaces", [str(dice.randint(1, len(question.movers)))] if several else []
    folds = []
    if isinstance(question, Folded):
        folds = [str(n) for n, one in enumerate(question.entries(), 1) if isinstance(one, Fold)]
    return ("folds" if folds else "plain"), [dice.choice(folds)] if folds else []


@dear(0)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_who_types_what_the_hint_names_makes_that_choice(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "Leveled", Wishes)
    ways, dice = set(), random.Random(seed)
    for match in positions(game, seed):
        way, inner = opened(match, dice)
        for before in [[], inner] if inner else [[]]:
            ways.add((way, bool(before)))
            follow(match, before, dice)
    assert ("plain", False) in ways
    if game in ("battle_scenes", "mission_arena"):
        assert {("folds", False), ("folds", True)} <= ways
    if game == "unmatched":
        assert ("spaces", False) in ways


def follow(position: Match, before: list[str], dice: random.Random) -> None:
    """Ask for a hint in this position, and take its advice."""
    match, wanted = position.fork(), dice.randrange(min(HINTS, len(position.choices)))
    lang, size = dice.choice(LANGS), dice.choice(SIZES)
    assert match.actor is not None
    liked = Wishes(HINT_SEED, 5).explain(Seen(match, match.actor))[wanted]
    key = match.choices[liked.index].key
    say = Words(lang)
    screen = Follower(wanted, before, size, say("key.Enter"))
    session = Session(match, screen, say, {match.actor}, {}, {})
    session.ask(match.actor)
    assert session.match.record()["choices"][-1] == key, f"{screen.told} was typed:\n{screen.text}"
