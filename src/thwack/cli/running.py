"""What commands that play many matches share: who plays, the seed, where results are kept."""

import argparse
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Final

from rich.console import Console

from ..arena.backends import BACKENDS, Backend
from ..arena.contest import Contest
from .arguments import Parser, Usage, nearest, whole
from .progress import Bar
from .saves import state_file

MOST_WORKERS: Final = 1024


def add_running(parser: Parser, workers: int) -> None:
    """Who plays, and the seed."""
    parser.add_argument(
        "--workers",
        type=whole(1, MOST_WORKERS),
        default=workers,
        metavar="N",
        help=f"number of processes ({workers})",
    )
    parser.add_argument(
        "--backend",
        type=backend,
        default="loky",
        metavar="B",
        help="loky, dask or ray: what runs the games (loky)",
    )
    parser.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="the address of a running dask or ray cluster"
    )
    parser.add_argument(
        "--seed", type=whole(0), default=0, metavar="N", help="the same seed gives the same numbers (0)"
    )


def backend(word: str) -> str:
    """The name of a backend."""
    if word not in BACKENDS:
        raise ArgumentTypeError(f"there is no backend {word!r}{nearest(word, BACKENDS)}")
    return word


def backend_of(args: argparse.Namespace) -> Backend:
    """Who plays, or a sentence."""
    found = Backend(args.backend, args.workers, args.cluster)
    found.check()
    return found


def add_results(parser: Parser) -> None:
    """Where results are kept."""
    parser.add_argument(
        "--results",
        metavar="FILE",
        help="where every game is recorded as it ends; the same command resumes from there (a file of "
        "its own for every plan)",
    )
    parser.add_argument("--html", metavar="FILE", help="also write a page for a browser")


def results_file(args: argparse.Namespace, contest: Contest) -> Path:
    """The file that was named, or the one that belongs to the plan."""
    if args.results:
        return Path(args.results)
    folder = state_file().parent / "arena"
    return folder / f"{contest.kind}-{contest.game}-{contest.head()['plan']}.jsonl"


def check_places(*paths: str | None) -> None:
    """What will be written has a place: nobody wants to learn after an hour that it has none."""
    for path in filter(None, paths):
        folder = Path(path).parent
        if not folder.is_dir():
            raise Usage(f"there is no folder {str(folder)!r} for {path}")
        if Path(path).is_dir():
            raise Usage(f"{path} is a folder; a file is needed")


class Meter:
    """Tells a bar what was played: first what was there already, then what is new."""

    def __init__(self, bar: Bar) -> None:
        self._bar = bar
        self.before = -1
        self.done = 0

    def __call__(self, games: int) -> None:
        self.done += games
        if self.before < 0:
            self.before = games
            self._bar.begin(games)
        else:
            self._bar.add(games)


def tell_kept(out: Console, meter: Meter, total: int, stopped: bool, results: Path) -> None:
    """Where the games are, after Ctrl-C or when some were there before."""
    if stopped:
        out.print(
            f"[bold yellow]Stopped:[/] {meter.done} of {total} games were played. They are kept in\n"
            f"{results}\nand the same command goes on from there.",
            soft_wrap=True,
        )
    elif meter.before > 0:
        out.print(f"{meter.before} games were already in {results}", soft_wrap=True)


def percent(share: float) -> str:
    """A share as a person reads it."""
    return f"{100 * share:.1f} %"


def signed(elo: float) -> str:
    """Elo points, with their sign."""
    return f"{elo:+.0f}" if round(elo) else "0"
