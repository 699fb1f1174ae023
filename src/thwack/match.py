"""The public face: a match of any game. Programs outside rely on these names."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NoReturn, SupportsIndex

from . import plain
from .choice import Choice, Choices, Result
from .content import card, cards, game_named, games, glossary, load, names, setups
from .kernel import knowledge, pins, record
from .kernel.citations import told_apart
from .kernel.errors import IllegalChoice, RecordError, SceneError, SetupError
from .kernel.game import Game
from .kernel.table import CHANCE, NOBODY, Chain, Event, Table, answer, ask_again, run, unchain, weights
from .kernel.whole import whole
from .wording import language

Json = Any
Mentions = tuple[tuple[str, str], ...]  # ref, and name as it stands in a sentence


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
    def rules(self) -> int:
        """The version of the game's rules."""
        return self._game.rules

    @property
    def content(self) -> str:
        """A short name of the content it is played with: cards, boards, dice. Records pin it."""
        return self._table.content()

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
        return Choices(self._game, self._table)

    @property
    def result(self) -> Result | None:
        """None, or how it ended."""
        if not self._table.result:
            return None
        winners, reason, scores = self._table.result
        return Result(winners, reason, dict(enumerate(scores)))

    def chances(self) -> tuple[Fraction, ...]:
        """How likely each choice is when chance is asked, in their order; together they are 1."""
        if self._table.actor != CHANCE:
            raise IllegalChoice('chance is not asked now; matches begun with chance="ask" ask it for rolls')
        counts = weights(self._table)
        return tuple(Fraction(count, sum(counts)) for count in counts)

    def play(self, choice: Choice | str | SupportsIndex) -> None:
        """Take a choice: itself, its key or its index. Nothing has changed after an IllegalChoice."""
        t = self._table
        if type(choice) is int:
            index = choice
        elif type(choice) is Choice and choice.is_answer(t):
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
        number = whole(choice)
        if number is None:
            raise IllegalChoice(self._no_such(choice))
        return number

    def _no_such(self, choice: object) -> str:
        if self._table.actor == NOBODY:
            return "the match is over: nothing can be chosen any more"
        return f"{choice!r} is not among the {self._table.count} choices of seat {self._table.actor}"

    def view(self, seat: SupportsIndex | None) -> dict[str, Json]:
        """Plain data: all that this seat may know, and nothing else; None is a spectator."""
        return self._game.view(self._table, self._eyes(seat))

    def _eyes(self, seat: SupportsIndex | None) -> int | None:
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: SupportsIndex) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise SetupError(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        return number

    def is_plainly_like(self, other: "Match", seat: int) -> bool:
        """Whether a look at the bare columns tells that the seat sees the same in both, and may choose the
        same. It is much cheaper than two views; False says nothing."""
        return knowledge.looks_alike(self._table, other._table, seat)

    def kept_still(self, before: "Match", seat: int) -> bool:
        """Whether nothing was rolled, shuffled or shown to the seat since: it hardly learnt anything."""
        return knowledge.kept_still(before._table, self._table, seat)

    def fork(self) -> "Match":
        """An independent copy, cheap enough for tree search."""
        twin = Match.__new__(Match)
        twin._game = self._game
        twin._table = self._table.fork()
        twin._origin = self._origin
        twin._history = self._history
        twin.ply = self.ply
        return twin

    def imagine(self, seat: SupportsIndex | None, seed: SupportsIndex) -> "Match":
        """A full match that the seat could be in, or that a spectator (None) could be watching: the same
        view, hidden things dealt anew."""
        table = knowledge.imagine(self._game, self._table, self._eyes(seat), _seed(seed))
        return Match(self._game, table, table.fork())

    def record(self) -> dict[str, Json]:
        """Plain JSON that `thwack.replay` turns into the same match."""
        start = self._start()
        pinned = pins.pins(self._game, start._table)
        keys = []
        for index in unchain(self._history):
            keys.append(start.choices[index].key)
            start.play(index)
        found: dict[str, Json] = {"game": self._game.name, **pinned}
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
        exact = {**pins.pins(self._game, t), "digest": record.digest(t), "columns": record.save(t)}
        return {**self._game.to_scene(t), "exact": exact}

    def log(self, lang: str = "en", seat: SupportsIndex | None = None) -> list[str]:
        """What has happened, as sentences, seen from that seat."""
        eyes = self._eyes(seat)
        language(lang)
        lines = [self._game.event_text(self._table, e, lang, eyes) for e in unchain(self._table.events)]
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

    def story(
        self, lang: str = "en", seat: SupportsIndex | None = None, since: int = 0
    ) -> list[dict[str, Json]]:
        """The lines of the log from a number on: kind, text, what it names (ref, name), and its data."""
        eyes = self._eyes(seat)
        language(lang)
        told = [(event, *self.tell(event, lang, eyes)) for event in unchain(self._table.events)]
        lines = [(event, text, refs) for event, text, refs in told if text][since:]
        return [
            {"kind": event[0], "text": text, "refs": refs, "data": self.facts(event, eyes)}
            for event, text, refs in lines
        ]

    def prompt(self, lang: str = "en", seat: SupportsIndex | None = None) -> str:
        """Who must decide what now, seen from that seat; when it is over, how it ended."""
        return self._game.prompt(self._table, language(lang), self._eyes(seat))

    def why_not(self, seat: SupportsIndex, lang: str = "en") -> dict[str, str]:
        """For each thing of its own that the seat may try to use now and cannot: the reason."""
        return {ref: text for ref, (text, _) in self.reasons(seat, lang).items()}

    def reasons(self, seat: SupportsIndex, lang: str = "en") -> dict[str, tuple[str, str]]:
        """The same, each reason with the id of the rule behind it; empty if the game cites none."""
        told, rules = self._game.why_not(self._table, self._seat(seat), language(lang)), self._game.citations
        return {ref: told_apart(text, rules.reasons) for ref, text in told.items()}

    def prompt_rule(self) -> str:
        """The id of the rule behind the open question, or behind how it ended; empty if none is cited."""
        return self._game.citations.prompts.get(self._game.prompt_kind(self._table), "")

    def check(self) -> None:
        """Raise Broken if an invariant fails."""
        self._game.check(self._table)

    def listen(self, on: bool) -> None:
        """Whether events are recorded; simulations switch it off."""
        self._table.recording = on

    # What Python asks of any object

    def __copy__(self) -> "Match":
        return self.fork()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as its record, and replayed where it is unpickled."""
        return _unpickled, (self.record(), self._table.recording)

    def __eq__(self, other: object) -> bool:
        """Whether both are in the same state; how they came there does not matter."""
        if not isinstance(other, Match):
            return NotImplemented
        if self.game != other.game or self.digest() != other.digest():
            return False
        told = self._game.to_scene  # which says what the numbers of the columns stand for
        return self._table is other._table or told(self._table) == told(other._table)

    def __hash__(self) -> NoReturn:
        raise TypeError("a match changes as it is played, so it cannot be hashed; use match.digest()")

    def __repr__(self) -> str:
        if self._table.result:
            now = f"over, winners {self._table.result[0]}"
        else:
            who = "chance" if self.actor == CHANCE else f"seat {self.actor}"
            now = f"{who} has {self._table.count} choices"
        return f"<Match of {self.game} at ply {self.ply}: {now}>"

    def __str__(self) -> str:
        """The table in plain text, as a spectator sees it: whoever prints a match gives nothing away."""
        return f"{plain.as_text(self._picture())}\n\n{self.prompt()}"

    def _repr_html_(self) -> str:
        """The same for notebooks."""
        return plain.as_html(self._picture())

    def _picture(self) -> list[plain.Block]:
        return plain.picture(self.view(None), names(self.game))


def _unpickled(data: Mapping[str, Json], recording: bool) -> Match:
    match = replay(data)
    match.listen(recording)
    return match


def _seed(seed: SupportsIndex) -> int:
    number = whole(seed)
    if number is None:
        raise SetupError(f"the seed must be a whole number, not {seed!r}")
    return number


def _chance(chance: str) -> bool:
    if chance not in ("seed", "ask"):
        raise SetupError(f'chance is "seed" or "ask", not {chance!r}')
    return chance == "ask"


def new(game: str = "unmatched", *, seed: SupportsIndex = 0, chance: str = "seed", **options: Any) -> Match:
    """A new match; every set-up option has a default."""
    found, number, asks = game_named(game), _seed(seed), _chance(chance)
    setup = found.fill_in(options)
    table = found.new(setup, number, asks)
    run(table)
    return Match(found, table, {"setup": setup, "seed": number, "chance": chance})


def scene(game: str, data: Mapping[str, Json], *, seed: SupportsIndex = 0, chance: str = "seed") -> Match:
    """A match from a position written as plain data."""
    found = game_named(game)
    if not isinstance(data, Mapping):
        raise SceneError("a scene is an object such as {'game': 'unmatched', 'seats': [...]}")
    if data.get("game", game) != game:
        raise SceneError(f"this scene is for {data['game']!r}, not for {game!r}")
    table = found.from_scene(data, _seed(seed), _chance(chance))
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
    wrong = pins.wrong_rules(game, exact) or pins.wrong_content(game, table, exact)
    if wrong:
        raise SceneError(f"the exact part of the scene {wrong}; {cure}")
    told = {name: part for name, part in data.items() if name not in ("exact", "game")}
    try:
        record.load(table, dict(exact["columns"]), game)
        if record.digest(table) != exact.get("digest"):
            raise SceneError(f"the exact part of the scene does not match its digest; {cure}")
        if not ask_again(table):
            raise SceneError(f"the exact part of the scene asks an impossible question; {cure}")
        pins.look_through(game, table)
        found = game.to_scene(table)
    except SceneError:
        raise
    except Exception:  # whatever a rule stumbles over, columns that contradict each other are the cause
        raise SceneError(f"the exact part of the scene does not add up; {cure}") from None
    if any(found.get(name) != part for name, part in told.items()):
        raise SceneError(f"the exact part of the scene does not match the rest of it; {cure}")


def replay(data: Mapping[str, Json]) -> Match:
    """The match of a record."""
    if not isinstance(data, Mapping) or not isinstance(data.get("choices"), list):
        raise RecordError('a record is an object with "game", "setup" or "scene", and "choices"')
    game = game_named(str(data.get("game")))
    cure = "replay it with the version of Thwack it was made with"
    wrong = pins.wrong_rules(game, data)
    if wrong:
        raise RecordError(f"this record {wrong}; {cure}")
    try:
        if "scene" in data:
            match = scene(game.name, data["scene"])
        else:
            match = new(game.name, seed=data["seed"], chance=data["chance"], **data["setup"])
    except (KeyError, TypeError):
        raise RecordError('a record needs "setup", "seed" and "chance", or "scene"') from None
    except SetupError as fault:
        raise RecordError(
            f"this record cannot be set up ({fault}); load the content it was made with"
        ) from None
    wrong = pins.wrong_content(game, match._table, data)
    if wrong:
        raise RecordError(f"this record {wrong}; load the content it was made with, or {cure}")
    for number, key in enumerate(data["choices"]):
        try:
            match.play(key)
        except IllegalChoice as fault:
            raise RecordError(f"choice {number + 1} of the record cannot be made: {fault}") from None
    return match


__all__ = [
    "CHANCE",
    "Choice",
    "Choices",
    "Match",
    "Result",
    "card",
    "cards",
    "game_named",
    "games",
    "glossary",
    "load",
    "new",
    "replay",
    "scene",
    "setups",
]
