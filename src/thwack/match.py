"""The public face: a match of any game. Programs outside rely on these names."""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, overload

from .kernel import knowledge, record
from .kernel.errors import ContentError, IllegalChoice, RecordError, SceneError, SetupError, ThwackError
from .kernel.game import Card, Game
from .kernel.table import CHANCE, NOBODY, Chain, Event, Step, Table, answer, ask_again, run, unchain
from .kernel.things import Things
from .wording import language

Json = Any
Mentions = tuple[tuple[str, str], ...]  # ref, and name as it stands in a sentence
GAMES: Final = ("battle_scenes", "dice_masters", "mission_arena", "unmatched")
KINDS: Final = (".toml", ".txt")  # how the names of content files end
_loaded: dict[str, Game] = {}


def games() -> tuple[str, ...]:
    """The games there are."""
    return GAMES


def game_named(name: str) -> Game:
    """The game of that name, loaded when first asked for."""
    if name not in GAMES:
        raise SetupError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    if name not in _loaded:
        found: Game = import_module(f".games.{name}.game", __package__).GAME
        _loaded[name] = found
    return _loaded[name]


class Result:
    """How a match ended."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, scores: dict[int, int]) -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return False
        mine, theirs = (self.winners, self.reason, self.scores), (other.winners, other.reason, other.scores)
        return mine == theirs

    def __hash__(self) -> int:
        return hash((self.winners, self.reason))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r}, scores={self.scores})"


class Choice:
    """One thing that can be chosen. What it is called is worked out when somebody looks."""

    __slots__ = ("_match", "_options", "_ply", "index")

    def __init__(self, match: "Match", options: Sequence[Step], index: int) -> None:
        self._match = match
        self._options = options
        self._ply = match.ply
        self.index = index

    @property
    def step(self) -> Step:
        """The step that runs if it is chosen."""
        return self._options[self.index]

    def _describe(self) -> tuple[str, tuple[str, ...]]:
        return self._match._game.describe(self._match._table, self.step)

    @property
    def verb(self) -> str:
        """What is done: attack, move, decline ..."""
        return self._describe()[0]

    @property
    def refs(self) -> tuple[str, ...]:
        """The slugs of the things concerned, in reading order."""
        return self._describe()[1]

    @property
    def things(self) -> Things:
        """What it starts at and goes to, as the view names things."""
        return self._match._game.things(self._match._table, self.step)

    @property
    def key(self) -> str:
        """Its name, unique within the question: attack:jabberwock:king-arthur."""
        verb, refs = self._describe()
        return ":".join((verb, *refs))

    def text(self, lang: str = "en") -> str:
        """What it does, as a sentence."""
        return self._match._game.choice_text(self._match._table, self.step, language(lang))

    def __repr__(self) -> str:
        return f"Choice({self.key!r})"


class Choices(Sequence[Choice]):
    """What may be chosen now; a choice is made only when somebody looks at it."""

    __slots__ = ("_count", "_match", "_options")

    def __init__(self, match: "Match") -> None:
        self._match = match
        self._options = match._table.options
        self._count = match._table.count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Choice: ...

    @overload
    def __getitem__(self, index: slice) -> list[Choice]: ...

    def __getitem__(self, index: int | slice) -> Choice | list[Choice]:
        size = self._count
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(size))]
        if not -size <= index < size:
            raise IndexError("there is no such choice")
        return Choice(self._match, self._options, index if index >= 0 else index + size)

    def __iter__(self) -> Iterator[Choice]:
        for index in range(self._count):
            yield Choice(self._match, self._options, index)

    def keys(self) -> list[str]:
        """The keys of all of them, in order: cheaper than asking one after the other."""
        describe, table = self._match._game.describe, self._match._table
        return [":".join((verb, *refs)) for verb, refs in (describe(table, step) for step in self._options)]

    def texts(self, lang: str = "en") -> list[str]:
        """What each of them does, in order, as a sentence."""
        tell, table, lang = self._match._game.choice_text, self._match._table, language(lang)
        return [tell(table, step, lang) for step in self._options]


class Match:
    """A match under way: whose turn it is to choose, what may be chosen, and what each seat may know."""

    __slots__ = ("_game", "_history", "_origin", "_table", "ply")

    def __init__(self, game: Game, table: Table, origin: Table | dict[str, Json]) -> None:
        self._game = game
        self._table = table
        self._origin = origin  # a set-up, or the table it started from
        self._history: Chain = None
        self.ply = 0  # how many choices were made

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._game.seats(self._table)

    @property
    def actor(self) -> int | None:
        """The seat that must choose; CHANCE for a roll when those are asked; None when it is over."""
        actor = self._table.actor
        return None if actor == NOBODY else actor

    @property
    def choices(self) -> Choices:
        """What the actor may choose: never empty while there is an actor."""
        return Choices(self)

    @property
    def result(self) -> Result | None:
        """None, or how it ended."""
        if not self._table.result:
            return None
        winners, reason, scores = self._table.result
        return Result(winners, reason, dict(enumerate(scores)))

    def play(self, choice: "Choice | str | int") -> None:
        """Take a choice: itself, its key or its index.

        Anything else is an IllegalChoice, and nothing has changed.
        """
        t = self._table
        if type(choice) is int:
            index = choice
        elif type(choice) is Choice and choice._match is self and choice._ply == self.ply:
            index = choice.index
        else:
            index = self._index_of(choice)
        if not 0 <= index < t.count:
            raise IllegalChoice(self._no_such(index))
        self._history = (self._history, index)
        self.ply += 1
        answer(t, index)

    def _index_of(self, choice: object) -> int:
        if isinstance(choice, Choice):  # of another match or moment: the same key will do
            choice = choice.key
        if isinstance(choice, str):
            for found in self.choices:
                if found.key == choice:
                    return found.index
        raise IllegalChoice(self._no_such(choice))

    def _no_such(self, choice: object) -> str:
        if self._table.actor == NOBODY:
            return "the match is over: nothing can be chosen any more"
        return f"{choice!r} is not among the {self._table.count} choices of seat {self._table.actor}"

    def view(self, seat: int | None) -> dict[str, Json]:
        """Plain data: all that this seat may know, and nothing else; None is a spectator."""
        self._check_seat(seat)
        return self._game.view(self._table, seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise SetupError(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")

    def is_plainly_like(self, other: "Match", seat: int) -> bool:
        """Whether a look at the bare columns tells that the seat sees the same in both, and may choose the
        same. It is much cheaper than two views; False says nothing."""
        return knowledge.looks_alike(self._table, other._table, seat)

    def fork(self) -> "Match":
        """An independent copy, cheap enough for tree search."""
        twin = Match.__new__(Match)
        twin._game = self._game
        twin._table = self._table.fork()
        twin._origin = self._origin
        twin._history = self._history
        twin.ply = self.ply
        return twin

    def imagine(self, seat: int, seed: int) -> "Match":
        """A full match that the seat could be in: the same view, hidden things dealt anew."""
        self._check_seat(seat)
        if seat is None or type(seed) is not int:
            raise SetupError("imagine takes a seat and a whole number as seed")
        table = knowledge.imagine(self._game, self._table, seat, seed)
        return Match(self._game, table, table.fork())

    def record(self) -> dict[str, Json]:
        """Plain JSON that `thwack.replay` turns into the same match."""
        start = self._start()
        keys = []
        for index in unchain(self._history):
            keys.append(start.choices[index].key)
            start.play(index)
        found: dict[str, Json] = {"game": self._game.name, "content": self._game.content_hash}
        if isinstance(self._origin, Table):
            found["scene"] = Match(self._game, self._origin, self._origin).scene()
        else:
            found |= self._origin
        return {**found, "choices": keys}

    def _start(self) -> "Match":
        if isinstance(self._origin, Table):
            return Match(self._game, self._origin.fork(), self._origin)
        origin = self._origin
        return new(self._game.name, seed=origin["seed"], chance=origin["chance"], **origin["setup"])

    def digest(self) -> str:
        """A short name of the whole state: equal states, equal digests, on every machine."""
        return record.digest(self._table)

    def scene(self) -> dict[str, Json]:
        """The position as plain data, with an exact part that a person may leave out."""
        t = self._table
        exact = {"content": self._game.content_hash, "digest": record.digest(t), "columns": record.save(t)}
        return {**self._game.to_scene(t), "exact": exact}

    def log(self, lang: str = "en", seat: int | None = None) -> list[str]:
        """What has happened, as sentences, seen from that seat."""
        self._check_seat(seat)
        language(lang)
        lines = [self._game.event_text(self._table, e, lang, seat) for e in unchain(self._table.events)]
        return [line for line in lines if line]

    @property
    def events(self) -> Chain:
        """What has happened, newest first, as the game keeps it: `tell` says what an event is called."""
        return self._table.events

    def tell(self, event: Event, lang: str = "en", seat: int | None = None) -> tuple[str, Mentions]:
        """An event as a sentence, and what it names: (ref, name); empty if there is nothing to tell."""
        text = self._game.event_text(self._table, event, lang, seat)
        return text, self._game.event_refs(self._table, event, lang, seat) if text else ()

    def facts(self, event: Event, seat: int | None = None) -> dict[str, Json]:
        """What the sentence of an event says, as plain data."""
        return self._game.event_data(self._table, event, seat)

    def story(self, lang: str = "en", seat: int | None = None, since: int = 0) -> list[dict[str, Json]]:
        """The lines of the log from a number on: kind, text, what it names (ref, name), and its data."""
        self._check_seat(seat)
        language(lang)
        told = [(event, *self.tell(event, lang, seat)) for event in unchain(self._table.events)]
        lines = [(event, text, refs) for event, text, refs in told if text][since:]
        return [
            {"kind": event[0], "text": text, "refs": refs, "data": self.facts(event, seat)}
            for event, text, refs in lines
        ]

    def prompt(self, lang: str = "en", seat: int | None = None) -> str:
        """Who must decide what now, seen from that seat; when it is over, how it ended."""
        self._check_seat(seat)
        return self._game.prompt(self._table, language(lang), seat)

    def why_not(self, seat: int, lang: str = "en") -> dict[str, str]:
        """For each thing of its own that the seat may try to use now and cannot: the reason."""
        self._check_seat(seat)
        return self._game.why_not(self._table, seat, language(lang))

    def check(self) -> None:
        """Raise Broken if an invariant fails."""
        self._game.check(self._table)

    def listen(self, on: bool) -> None:
        """Whether events are recorded; simulations switch it off."""
        self._table.recording = on


def _chance(chance: str) -> bool:
    if chance not in ("seed", "ask"):
        raise SetupError(f'chance is "seed" or "ask", not {chance!r}')
    return chance == "ask"


def new(game: str = "unmatched", *, seed: int = 0, chance: str = "seed", **options: Any) -> Match:
    """A new match; every set-up option has a default."""
    found = game_named(game)
    if type(seed) is not int:
        raise SetupError(f"the seed must be a whole number, not {seed!r}")
    asks = _chance(chance)
    setup = found.fill_in(options)
    table = found.new(setup, seed, asks)
    run(table)
    return Match(found, table, {"setup": setup, "seed": seed, "chance": chance})


def scene(game: str, data: Mapping[str, Json], *, seed: int = 0, chance: str = "seed") -> Match:
    """A match from a position written as plain data."""
    found = game_named(game)
    if not isinstance(data, Mapping):
        raise SceneError("a scene is an object such as {'game': 'unmatched', 'seats': [...]}")
    if data.get("game", game) != game:
        raise SceneError(f"this scene is of {data['game']!r}, not of {game!r}")
    table = found.from_scene(data, seed, _chance(chance))
    exact = data.get("exact")
    if exact is not None:
        _load_exact(found, table, data, exact)
    else:
        run(table)
    return Match(found, table, table.fork())


def _load_exact(game: Game, table: Table, data: Mapping[str, Json], exact: Json) -> None:
    """Fill in what a person leaves out; whoever changed the position must leave it out too."""
    cure = "leave the exact part out"
    if not isinstance(exact, Mapping) or not isinstance(exact.get("columns"), Mapping):
        raise SceneError(f"the exact part of the scene has no columns; {cure}")
    if exact.get("content") != game.content_hash:
        raise SceneError(f"the exact part of the scene belongs to other card files; {cure}")
    try:
        record.load(table, dict(exact["columns"]), game)
        if record.digest(table) != exact.get("digest"):
            raise SceneError(f"the exact part of the scene does not fit its digest; {cure}")
        if not ask_again(table):
            raise SceneError(f"the exact part of the scene asks what cannot be asked; {cure}")
    except ThwackError:
        raise
    except Exception as fault:
        raise SceneError(f"the exact part of the scene cannot be read ({fault}); {cure}") from None
    told = {name: part for name, part in data.items() if name not in ("exact", "game")}
    if any(game.to_scene(table).get(name) != part for name, part in told.items()):
        raise SceneError(f"the exact part of the scene does not fit the rest of it; {cure}")


def replay(data: Mapping[str, Json]) -> Match:
    """The match of a record."""
    if not isinstance(data, Mapping) or not isinstance(data.get("choices"), list):
        raise RecordError('a record is an object with "game", "setup" or "scene", and "choices"')
    game = game_named(str(data.get("game")))
    if data.get("content") != game.content_hash:
        raise RecordError(
            "this record was made with other card files; replay it with the version it was made with"
        )
    try:
        if "scene" in data:
            match = scene(game.name, data["scene"])
        else:
            match = new(game.name, seed=data["seed"], chance=data["chance"], **data["setup"])
    except (KeyError, TypeError):
        raise RecordError('a record needs "setup", "seed" and "chance", or "scene"') from None
    for number, key in enumerate(data["choices"]):
        try:
            match.play(key)
        except IllegalChoice as fault:
            raise RecordError(f"choice {number + 1} of the record cannot be made: {fault}") from None
    return match


def load(game: str, path: str | Path) -> None:
    """Add home-made content, a file or a folder of files that the game takes, for this run of the program."""
    path, taker = Path(path), game_named(game)
    folder = path.is_dir()
    files = sorted(file for file in path.iterdir() if file.suffix in KINDS) if folder else [path]
    try:
        found = [(file.name, file.read_text(encoding="utf-8")) for file in files]
    except (OSError, UnicodeDecodeError) as fault:
        why = getattr(fault, "strerror", None) or "it is not UTF-8 text"
        raise ContentError(f"it cannot be read: {why}", file=str(path)) from None
    if folder:
        found = [(name, text) for name, text in found if taker.takes(name, text)]
    if not found:
        raise ContentError(f"the folder holds no .toml files, nor others that {game} takes", file=str(path))
    taker.add_content(found)


def cards(game: str) -> Sequence[Card]:
    """Every card known to the content."""
    return game_named(game).cards()


def card(game: str, name: str) -> Card:
    """The card of that id, such as alice/jaws-that-bite."""
    found = cards(game)
    for one in found:
        if one.id == name:
            return one
    raise SetupError(f"{game} has no card {name!r}")


def glossary(game: str, lang: str = "en") -> dict[str, str]:
    """What the words on the cards mean: a reminder for each."""
    return game_named(game).glossary(language(lang))


def setups(game: str) -> Json:
    """Each set-up option, its default, and what may stand there."""
    return game_named(game).setups()


__all__ = [
    "CHANCE",
    "Choice",
    "Match",
    "Result",
    "card",
    "cards",
    "games",
    "glossary",
    "load",
    "new",
    "replay",
    "scene",
    "setups",
]
