"""`thwack bench`: how fast we are, next to a peer in the same run."""

import argparse
from typing import Any, Final

from rich import box
from rich.table import Table

from ...arena.bench import measure
from ..arguments import Commands, command, console, print_json, seconds
from ..progress import Bar

NAME: Final = "bench"
RATES: Final = ("decisions", "matches", "forks", "views", "walks")
EXAMPLE: Final = """thwack bench --seconds 10
thwack bench --peer --json"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
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
    """The figures as tables, one for each form."""
    out, peer = console(), report["peer"]
    for form, rows in report["forms"].items():
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(f"{form}, a second")
        for name in RATES:
            table.add_column(name, justify="right")
        for game, row in rows.items():
            table.add_row(game, *(f"{row[name]:,}" for name in RATES))
        if peer:
            table.add_row(peer["name"], f"{peer['decisions']:,}", f"{peer['matches']:,}")
        out.print(table)
        for game, row in rows.items():
            if peer:
                ratio = peer["ratio"][form][game]
                out.print(f"{game}: {ratio:.2f} times the decisions a second of {peer['name']}.")
            if row["slowest_pair"]:
                span = f"{row['slowest_pair']:,} to {row['fastest_pair']:,}"
                out.print(f"{game}: {span} decisions a second with other sides.")
            match, fork = row["match_bytes"] / 1000, row["fork_bytes"] / 1000
            out.print(f"{game}: {match:.1f} kB of memory a match, {fork:.1f} a fork.")
