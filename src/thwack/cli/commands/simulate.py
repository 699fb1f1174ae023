"""`thwack simulate`: many matches, win rates with their intervals, lengths."""

import argparse
from typing import Final

from rich import box
from rich.table import Table

from ...arena import Report, simulate
from ...arena.report import Interval, summary
from ...match import new
from ..arguments import Commands, add_content, command, console, game, print_json, whole, words
from ..content import load_content
from ..host import host_of
from ..progress import Bar
from ..running import add_running, backend_of, percent
from ..setup import add_setup, setup_of

NAME: Final = "simulate"
EXAMPLE: Final = """thwack simulate unmatched --games 1000 --players random,random --workers 2
thwack simulate unmatched --heroes alice,dracula --board soho --json
thwack simulate unmatched --content my-hero.toml --heroes my-hero,medusa
thwack simulate battle_scenes --games 200 --decks my-deck.txt,titans-court"""


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument(
        "--games", type=whole(1, 10**9), default=1000, metavar="N", help="number of games (1000)"
    )
    parser.add_argument("--players", type=words, metavar="A,B", help="who plays (random for every seat)")
    add_running(parser, workers=1)
    add_setup(parser)
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Simulate and print; after Ctrl-C what there is."""
    content = load_content(args.game, args.content)
    setup = setup_of(args)
    players = args.players or ["random"] * new(args.game, **setup).seats
    backend = backend_of(args)
    with Bar("Playing", args.games) as bar:
        report = simulate(
            args.game,
            players,
            args.games,
            seed=args.seed,
            setup=setup,
            progress=bar.add,
            content=content,
            backend=backend,
        )
    if args.json:
        print_json(report.as_json())
    else:
        show(report, args.games)
    return 130 if report.stopped else 0


def row(label: str, name: str, wins: int, games: int, interval: Interval) -> tuple[str, str, str, str, str]:
    """A line of the table: who, how often, how sure."""
    return label, name, str(wins), percent(wins / games), f"{percent(interval[0])} to {percent(interval[1])}"


def show(report: Report, wanted: int) -> None:
    """The report as tables."""
    out = console()
    if report.stopped:
        out.print(f"[bold yellow]Stopped:[/] {report.games} of {wanted} games were finished.")
    if not report.games:
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name, justify in (
        ("", "left"),
        ("who", "left"),
        ("wins", "right"),
        ("share", "right"),
        ("95 %", "right"),
    ):
        table.add_column(name, justify="right" if justify == "right" else "left")
    for number, player in enumerate(report.players):
        table.add_row(
            *row(f"player {number + 1}", player, report.wins[number], report.games, report.intervals[number])
        )
    table.add_section()
    for side in report.sides:
        name = host_of(report.game).side(side.name)
        table.add_row(*row(side.option, name, side.wins, report.games, side.interval))
    table.add_section()
    table.add_row(*row("turn", "first", report.first_turn_wins, report.games, report.first_turn_interval))
    if report.draws:
        table.add_row("", "draws", str(report.draws), percent(report.draws / report.games), "")
    out.print(table)
    lengths = summary(report.lengths)
    out.print(
        f"{report.games} games of {report.game} in {report.seconds:.1f} s. "
        f"Decisions a game: {lengths['mean']:.0f} on average, median {lengths['median']:.0f}, "
        f"{lengths['min']} to {lengths['max']}."
    )
