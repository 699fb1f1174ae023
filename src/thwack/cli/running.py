"""What commands that play many matches share: who plays, the seed, where results are kept."""

import argparse
from argparse import ArgumentTypeError
from typing import Final

from ..arena.backends import BACKENDS, Backend
from .arguments import Parser, nearest, whole

MOST_WORKERS: Final = 1024


def add_running(parser: Parser, workers: int) -> None:
    """Who plays, and the seed."""
    parser.add_argument(
        "--workers",
        type=whole(1, MOST_WORKERS),
        default=workers,
        metavar="N",
        help=f"processes at work ({workers})",
    )
    parser.add_argument(
        "--backend", type=backend, default="loky", metavar="B", help="loky, dask or ray: who plays (loky)"
    )
    parser.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="a cluster of dask or ray that is there already"
    )
    parser.add_argument(
        "--seed", type=whole(0), default=0, metavar="N", help="the same seed, the same numbers (0)"
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
