"""`thwack serve`: the web table, for people who play in a browser."""

import argparse
import errno
import json
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from http.client import HTTPException
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ...kernel.errors import ThwackError
from ...players import installed, player_named
from ..arguments import Commands, Usage, command, console, whole

NAME: Final = "serve"
EXAMPLE: Final = """thwack serve --open
thwack serve --host 0.0.0.0 --port 8000
thwack serve --db postgresql://thwack@localhost/thwack --origin https://thwack.example"""
PORT: Final = 8321
TRIED: Final = 20  # ports after it, when somebody else has it
LOCAL: Final = ("127.0.0.1", "0.0.0.0", "::")  # a browser on this machine calls them localhost
SOON: Final = 2.0  # seconds in which a server says how it is
HEALTH: Final = frozenset({"status", "version", "matches", "sockets"})


class Place(NamedTuple):
    """Where to listen, and what a browser on this machine calls it."""

    host: str
    port: int

    @property
    def url(self) -> str:
        """What to type into a browser."""
        host = "localhost" if self.host in LOCAL else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"


class Taken(Exception):
    """Somebody else has the port."""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument(
        "--host",
        type=some("an address"),
        default="127.0.0.1",
        metavar="H",
        help="the address to listen on (127.0.0.1: this machine only)",
    )
    parser.add_argument(
        "--port", type=whole(1, 65535), metavar="N", help=f"the port ({PORT}; with --open the next free one)"
    )
    parser.add_argument(
        "--db",
        type=some("a database"),
        metavar="URL",
        help="the database: sqlite:///FILE or postgresql://... (a file in your data folder)",
    )
    parser.add_argument(
        "--open", action="store_true", help="open the page in a browser, even if Thwack is already running"
    )
    parser.add_argument(
        "--origin",
        type=origin,
        action="append",
        default=[],
        metavar="URL",
        help="another address at which the page can be reached, behind a proxy; may be given several times",
    )
    parser.add_argument(
        "--bots",
        type=bots,
        default=[],
        metavar="A,B",
        help="bots that people may play against: my_module:MyBot, or names that packages offer",
    )
    parser.add_argument(
        "--workers", type=whole(1, 256), metavar="N", help="number of processes for opponents"
    )
    parser.add_argument(
        "--processes",
        type=whole(1, 64),
        default=1,
        metavar="N",
        help="number of processes that serve the page; more than one need PostgreSQL",
    )


def bots(text: str) -> list[str]:
    """Names of bots, each of which can be had."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        try:
            player_named(name)
        except ThwackError as fault:
            raise ArgumentTypeError(str(fault)) from None
    return names


def some(what: str) -> Callable[[str], str]:
    """A word that is not empty, as an unset variable of a script would be."""

    def filled(word: str) -> str:
        if not word.strip():
            raise ArgumentTypeError(f"{what} is needed, not an empty word")
        return word

    return filled


def origin(word: str) -> str:
    """An address as browsers name it: how, and which host, and nothing after it."""
    try:
        found = urlsplit(word.rstrip("/"))
        right = found.scheme in ("http", "https") and found.hostname and not (found.path or found.query)
    except ValueError:
        right = False
    if not right:
        raise ArgumentTypeError(f"an address such as https://thwack.example is needed, not {word!r}")
    return word


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it, or open the table that is there already."""
    place = free_place(args) if args.open else Place(args.host, args.port or PORT)
    if place is None:
        return 0
    try:
        check(place)
    except Taken:
        raise Usage(
            f"cannot listen on {place.host}:{place.port}: the port is in use; try another --port"
        ) from None
    serve(args, place)
    return 0


def serve(args: argparse.Namespace, place: Place) -> None:
    """Serve there. Who only wants to play sees on the terminal what goes wrong, and nothing else."""
    from ...server.http.processes import run_all
    from ...server.http.running import run as run_server
    from ...server.logs import FAULTS, Log  # takes a moment, and other commands do not need it
    from ...server.settings import Settings

    def ready() -> None:
        console().print(f"Thwack is at {place.url} (Ctrl-C stops it)")
        if args.open:
            show(place)

    given = {"db": args.db} if args.db else {}
    settings = Settings(
        host=place.host,
        port=place.port,
        origins=tuple(args.origin),
        workers=args.workers or 0,
        processes=args.processes,
        bots=tuple(dict.fromkeys([*args.bots, *installed()])),
        **given,
    )
    playing = args.open and sys.stderr.isatty()
    serve_there = run_all if args.processes > 1 else run_server
    serve_there(settings, Log(only=FAULTS if playing else None), ready)
    mark = "\n" if sys.stdout.isatty() else ""  # there the line begins with ^C
    console().print(f"{mark}Thwack has stopped; all matches are kept.")


def show(place: Place) -> None:
    """Open the page. Some browsers come back only when they are closed, so nobody waits for them."""
    threading.Thread(target=webbrowser.open, args=[place.url], daemon=True).start()


# Which port


def free_place(args: argparse.Namespace) -> Place | None:
    """Where to listen for whoever wants to play now; None if a table was there already and is open now."""
    first, *_ = tried = ports(args.port)
    for port in tried:
        place = Place(args.host, port)
        try:
            check(place)
        except Taken:
            if is_thwack(place):
                open_that(place, args.db)
                return None
            continue
        if port != first:
            console().print(f"Port {first} is in use, so Thwack takes {port}.")
        return place
    return Place(args.host, first)  # taken, and it will be told


def ports(asked: int | None) -> Sequence[int]:
    """The ports to try: the one that was named, or ours and those after it."""
    return [asked] if asked else range(PORT, PORT + TRIED + 1)


def open_that(place: Place, db: str | None) -> None:
    """Open the table that is there, unless other data were asked for."""
    if db:
        raise Usage(
            f"Thwack is already running at {place.url}, maybe with other data; stop it or try another --port"
        )
    console().print(f"Thwack is already running at {place.url}")
    webbrowser.open(place.url)


def check(place: Place) -> None:
    """Whether one can listen there: `Taken`, or one clear sentence instead of a long fault."""
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name == "posix":  # elsewhere it would let two listen at once
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(place)
        except (OSError, UnicodeError) as fault:
            number = getattr(fault, "errno", None)
            if number == errno.EADDRINUSE:
                raise Taken from None
            told = getattr(fault, "strerror", None) or "that is not an address"
            option = "--port" if number == errno.EACCES else "--host"
            raise Usage(f"cannot listen on {place.host}:{place.port}: {told}; try another {option}") from None


def is_thwack(place: Place) -> bool:
    """Whether whoever listens there is one of us."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{place.url}api/health", timeout=SOON) as answer:
            found = json.loads(answer.read(1000))
    except (OSError, HTTPException, ValueError):
        return False
    return isinstance(found, dict) and set(found) >= HEALTH
