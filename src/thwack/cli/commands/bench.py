"""`thwack bench`: how fast we are, next to a peer in the same run."""

import argparse
from typing import Any, Final

from rich import box
from rich.table import Table

from ...arena.speed import measure
from ..arguments import Commands, command, console, print_json, seconds
from ..progress import Bar

NAME: Final = "bench"
EXAMPLE: Final = """thwack bench --seconds 10
thwack bench --peer --json"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    about = "measure decisions, matches, forks and views per second on one core"
    parser = command(commands, NAME, run, about, EXAMPLE)
    parser.add_argument(
        "--seconds", type=seconds, default=3.0, metavar="S", help="seconds of play for each game (3)"
    )
    parser.add_argument(
        "--peer",
        action="store_true",
        help="also measure RLCard's uno in the same run: pip install 'thwack[peer]'",
    )
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    with Bar("Measuring", 1.0) as bar:
        report = measure(args.seconds, args.peer, progress=bar.at)
    if args.json:
        print_json(report)
    else:
        show(report)
    return 0


def show(report: dict[str, Any]) -> None:
    """The figures as a table."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("a second")
    for name in ("decisions", "matches", "forks", "views"):
        table.add_column(name, justify="right")
    for game, row in report["games"].items():
        table.add_row(
            game, f"{row['decisions']:,}", f"{row['matches']:,.1f}", f"{row['forks']:,}", f"{row['views']:,}"
        )
    peer = report["peer"]
    if peer:
        table.add_row(peer["name"], f"{peer['decisions']:,}", f"{peer['matches']:,.1f}", "", "")
    out = console()
    out.print(table)
    for game, ratio in (peer["ratio"] if peer else {}).items():
        out.print(f"{game}: {ratio:.2f} times the decisions a second of {peer['name']}.")
