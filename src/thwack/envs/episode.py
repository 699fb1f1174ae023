"""A match as learners play it: actions are numbers, and what is seen is arrays of fixed sizes."""

from array import array
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..kernel.errors import IllegalChoice, SetupError
from ..match import Match, new
from ..players import Seen
from .choices import MORE, ChoiceRows
from .lenses import Lens, lens_of

Json = Any
Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]  # "observation": Floats, "action_mask": Mask, "choices": Floats
LEAST: Final = 2  # actions: a choice, and the next page


class Encoder:
    """Turns views and choices into arrays. It is handed what a seat may see, and nothing more."""

    def __init__(self, game: str, seats: int = 2, actions: int | None = None) -> None:
        self.lens: Lens = lens_of(game, seats)
        self.actions = self.lens.actions if actions is None else actions
        if type(self.actions) is not int or self.actions < LEAST:
            raise SetupError(f"actions must be a whole number of {LEAST} or more, not {actions!r}")
        self.rows = ChoiceRows(self.lens)
        self.size = self.lens.layout.size
        self.width = self.rows.size  # of the row of a choice
        self._blank = bytes(4 * self.size)

    def observation(self, view: Mapping[str, Json]) -> Floats:
        """A view as an array."""
        out = array("f", self._blank)
        self.lens.layout.write(out, 0, self.lens.tell(view))
        return np.frombuffer(out, dtype=np.float32)

    def shown(self, count: int, first: int = 0) -> tuple[int, bool]:
        """How many choices a page shows, and whether there is one after it, which takes an action itself."""
        left = count - first
        return (left, False) if left <= self.actions else (self.actions - 1, True)

    def choices(self, seen: Seen, view: Mapping[str, Json], first: int = 0) -> Floats:
        """A row for each action that may be taken now, the next page included."""
        shown, more = self.shown(len(seen.choices), first)
        rows = array("f", bytes(4 * (shown + more) * self.width))
        self.rows.write(rows, seen.choices[first : first + shown], view)
        if more:
            self.rows.write_more(rows, shown)
        return np.frombuffer(rows, dtype=np.float32).reshape(-1, self.width)

    def see(self, seen: Seen, first: int = 0, is_asked: bool = True) -> Observation:
        """All that a seat sees; who is not asked has no choices. `first` is the first choice of the page."""
        view = seen.view
        mask = np.zeros(self.actions, dtype=np.int8)
        choices = np.zeros((self.actions, self.width), dtype=np.float32)
        if is_asked:
            rows = self.choices(seen, view, first)
            mask[: len(rows)] = 1
            choices[: len(rows)] = rows
        return {"observation": self.observation(view), "action_mask": mask, "choices": choices}


class Episode:
    """One match, action by action.

    The i-th action is the i-th choice of the question. A question with more choices than there are actions
    comes in pages: the last action of a page is the next page, and there is no way back.
    """

    def __init__(self, encoder: Encoder, match: Match) -> None:
        self.encoder = encoder
        self.match = match
        self.first = 0  # the first choice of the page
        self.steps = 0
        self._eyes = [Seen(match, seat) for seat in range(match.seats)]

    @property
    def seat(self) -> int | None:
        """Who must choose; None when it is over."""
        return self.match.actor

    def seen(self, seat: int) -> Seen:
        """The match as a seat sees it."""
        return self._eyes[seat]

    def observe(self, seat: int) -> Observation:
        """What a seat sees, as arrays."""
        return self.encoder.see(self._eyes[seat], self.first, self.seat == seat)

    def mask(self) -> Mask:
        """The actions that may be taken by whoever is asked."""
        mask = np.zeros(self.encoder.actions, dtype=np.int8)
        if self.seat is not None:
            mask[: sum(self.encoder.shown(len(self.match.choices), self.first))] = 1
        return mask

    def keys(self) -> list[str]:
        """What the actions are called: the keys of choices, and `more` for the next page."""
        if self.seat is None:
            return []
        choices = self.match.choices
        shown, more = self.encoder.shown(len(choices), self.first)
        keys = [choice.key for choice in choices[self.first : self.first + shown]]
        return [*keys, MORE] if more else keys

    def act(self, action: int) -> None:
        """Take an action; one that may not be taken is an IllegalChoice, and nothing has changed."""
        count = 0 if self.seat is None else len(self.match.choices)
        shown, more = self.encoder.shown(count, self.first)
        if not 0 <= action < shown + more:
            raise IllegalChoice(f"action {action} is not among the {shown + more} that may be taken")
        self.steps += 1
        if action == shown:
            self.first += shown
        else:
            self.match.play(self.first + action)
            self.first = 0

    def rewards(self) -> list[float]:
        """For each seat 1 if it has won, -1 if it has lost, 0 in a draw or while the match goes on."""
        result, seats = self.match.result, self.match.seats
        if result is None or not result.winners or len(result.winners) == seats:
            return [0.0] * seats
        return [1.0 if seat in result.winners else -1.0 for seat in range(seats)]


class Starter:
    """Starts episodes of one game and set-up, all with the same shapes."""

    def __init__(self, game: str, setup: Mapping[str, Json], actions: int | None = None) -> None:
        self.game = game
        self.setup = dict(setup)
        for name in ("seed", "chance"):
            if name in self.setup:
                raise SetupError(f"{name} is not a set-up option here: a match is seeded by reset(seed=...)")
        self.seats = new(game, **self.setup).seats
        self.encoder = Encoder(game, self.seats, actions)

    def start(self, seed: int, changes: Mapping[str, Json] | None = None, listen: bool = False) -> Episode:
        """An episode; the same seed gives the same match. `changes` are set-up options for this one only."""
        match = new(self.game, seed=seed, **{**self.setup, **(changes or {})})
        if match.seats != self.seats:
            raise SetupError(
                f"there are {self.seats} seats here; a set-up for {match.seats} cannot change that"
            )
        match.listen(listen)
        return Episode(self.encoder, match)
