"""What `thwack bench` tells: each form of Thwack in a process of its own, and the peer, all in turn."""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ..compiled import COMPILED, PLAIN, VARIABLE, how
from ..match import games
from .speed import PEER, SLICE, Json, Round, Tally, figures, other_figures, our_round, peer_round, play_for

Tell = Callable[[float], None]
FORMS: Final = (PLAIN, COMPILED)


class Form:
    """Thwack in another process, plain or compiled, which does what it is told line by line."""

    def __init__(self, name: str) -> None:
        self.name = name
        environment = dict(os.environ)
        if name == PLAIN:
            environment.pop(VARIABLE, None)
        command = [sys.executable, "-m", "thwack.arena.bench"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)

    def ask(self, what: str, game: str, seconds: float, seed: int) -> Json:
        """Have something measured."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([what, game, seconds, seed]), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())

    def play(self, game: str, seed: int, tally: Tally) -> None:
        """Have it play for a slice, and add that up."""
        decisions, matches, seconds = self.ask("play", game, SLICE, seed)
        tally.decisions += decisions
        tally.matches += matches
        tally.seconds += seconds

    def close(self) -> None:
        """It may go."""
        self._process.kill()
        self._process.communicate()


@contextmanager
def forms() -> Iterator[list[Form]]:
    """Those that are there: where a build is kept apart from the sources, both; otherwise what runs here."""
    names = FORMS if how() == COMPILED and os.environ.get(VARIABLE) else (how(),)
    found = [Form(name) for name in names]
    try:
        yield found
    finally:
        for form in found:
            form.close()


def measure(
    seconds: float = 3.0, peer: bool = False, seed: int = 1, progress: Tell | None = None
) -> dict[str, Json]:
    """The figures of every game in every form, and with `peer` those of RLCard's uno and how many times its
    decisions a second ours are. `progress` is called with the share that has been done."""
    tell = progress or (lambda share: None)
    uno, theirs = peer_round(seed) if peer else None, Tally()
    with forms() as found:
        tallies = {(form.name, game): Tally() for form in found for game in games()}
        for form in found:
            for game in games():
                form.play(game, seed, Tally())  # a first slice fills caches, and is not counted
        while (least := min(tally.seconds for tally in tallies.values())) < seconds:
            tell(0.5 * least / seconds)
            for game in games():
                for form in found:
                    form.play(game, seed, tallies[form.name, game])
            if uno is not None:
                play_for(SLICE, uno, theirs)
        rows: dict[str, dict[str, Json]] = {form.name: {} for form in found}
        done = 0
        for game in games():
            for form in found:
                more = form.ask("more", game, seconds, seed)
                rows[form.name][game] = {**figures(tallies[form.name, game]), **more}
                done += 1
                tell(0.5 + 0.5 * done / len(tallies))
    report: dict[str, Json] = {"python": platform.python_version(), "seconds": seconds, "forms": rows}
    report["peer"] = None
    if peer:
        base = figures(theirs)
        ratio = {
            form: {game: round(row["decisions"] / base["decisions"], 2) for game, row in of.items()}
            for form, of in rows.items()
        }
        report["peer"] = {"name": PEER, **base, "ratio": ratio}
    return report


def obey() -> None:
    """What a form does: reads what is wanted, and tells what came of it."""
    rounds: dict[str, Round] = {}
    for line in sys.stdin:
        what, game, seconds, seed = json.loads(line)
        if what == "play":
            tally = Tally()
            play_for(seconds, rounds.setdefault(game, our_round(game, seed)), tally)
            answer: Json = [tally.decisions, tally.matches, tally.seconds]
        else:
            answer = other_figures(game, seconds, seed)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    obey()
