"""`thwack ladder`: players meet in pairs of games; Elo with intervals, and who is better."""

import argparse
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from ...arena.backends import cores
from ...arena.ladder import climb, ladder_of
from ...arena.pages import better, better_means, ladder_page
from ...arena.sprt import Sprt
from ...arena.standings import Standings
from ..arguments import Commands, add_content, command, console, game, print_json, whole, words
from ..progress import Bar
from ..running import (
    Meter,
    add_results,
    add_running,
    backend_of,
    check_places,
    percent,
    results_file,
    signed,
    tell_kept,
)
from ..sides import add_sides, given

NAME: Final = "ladder"
EXAMPLE: Final = """thwack ladder unmatched --players random,greedy --pairs 50
thwack ladder mission_arena --players greedy,ismcts:200 --sprt --elo1 50
thwack ladder unmatched --players level:1,level:2,level:3 --heroes alice,medusa --html ladder.html
thwack ladder unmatched --players random,greedy --backend dask --workers 8 --json"""
WIDTH: Final = 50  # columns of the plot


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument(
        "--players",
        type=words,
        default=["random", "greedy"],
        metavar="A,B,...",
        help="the players (random,greedy)",
    )
    parser.add_argument(
        "--pairs", type=whole(1, 10**7), default=400, metavar="N", help="pairs of games per pairing (400)"
    )
    parser.add_argument(
        "--sprt",
        action="store_true",
        help="stop each pairing once it is clear who is better, or that neither is",
    )
    parser.add_argument(
        "--elo0",
        type=elo,
        default=Sprt().elo0,
        metavar="E",
        help="an Elo lead that does not count as better (0)",
    )
    parser.add_argument(
        "--elo1", type=elo, default=Sprt().elo1, metavar="E", help="an Elo lead that does (50)"
    )
    add_running(parser, cores())
    add_results(parser)
    add_sides(parser, "{sides} to play with, by name or as files: all on offer if none are named")
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def elo(word: str) -> float:
    """A number of Elo points."""
    try:
        return float(word)
    except ValueError:
        raise ArgumentTypeError(f"a number of Elo points is needed, not {word!r}") from None


def run(args: argparse.Namespace) -> int:
    """Play and print; after Ctrl-C what there is."""
    backend = backend_of(args)
    check_places(args.html)
    setup, sides, content = given(args)
    test = Sprt(args.elo0, args.elo1)
    test.check()
    ladder = ladder_of(args.game, args.players, args.seed, setup, sides, content, test if args.sprt else None)
    results = results_file(args, ladder)
    total = 2 * args.pairs * len(ladder.pairings)
    with Bar("Playing", total) as bar:
        meter = Meter(bar)
        found = climb(ladder, args.pairs, backend, results, meter, test)
    if args.html:
        Path(args.html).write_text(ladder_page(found), encoding="utf-8")
    if args.json:
        print_json({**found.as_json(), "results": str(results)})
    else:
        out = console()
        tell_kept(out, meter, total, found.stopped, results)
        if found.games:
            show(out, found)
    return 130 if found.stopped else 0


def show(out: Console, found: Standings) -> None:
    """The standings as tables and a plot."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column("player")
    for name in ("Elo", "95 %", "games", "share"):
        table.add_column(name, justify="right")
    for rank, one in enumerate(found.players, start=1):
        table.add_row(
            str(rank),
            one.name,
            signed(one.rating.elo),
            f"{signed(one.rating.low)} to {signed(one.rating.high)}",
            str(one.games),
            percent(one.share),
        )
    out.print(table)
    for line in plot(found):
        out.print(line, highlight=False, no_wrap=True)
    out.print(pairings(found))
    out.print(told(found))


def plot(found: Standings) -> list[str]:
    """Ratings with their intervals on one line each: the best at the top."""
    low = min(0.0, *(one.rating.low for one in found.players))
    high = max(0.0, *(one.rating.high for one in found.players))
    longest = max(len(one.name) for one in found.players)

    def column(elo: float) -> int:
        return round((elo - low) / (high - low) * (WIDTH - 1)) if high > low else 0

    lines = []
    for one in found.players:
        line = [" "] * WIDTH
        line[column(0)] = "·"
        left, right = column(one.rating.low), column(one.rating.high)
        line[left : right + 1] = "─" * (right - left + 1)
        line[left], line[right] = "├", "┤"
        line[column(one.rating.elo)] = "●"
        lines.append(f" {one.name.rjust(longest)} {''.join(line).rstrip()}")
    axis = [" "] * (WIDTH + 6)
    for elo in (low, 0.0, high):
        text = signed(elo)
        start = max(0, column(elo) - len(text) // 2)
        if not "".join(axis[max(0, start - 1) : start + len(text) + 1]).strip():
            axis[start : start + len(text)] = text
    return [*lines, f" {' ' * longest} {''.join(axis).rstrip()}", ""]


def pairings(found: Standings) -> Table:
    """Who has met whom."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name, justify in (("pairing", "left"), ("won", "right"), ("drawn", "right"), ("lost", "right")):
        table.add_column(name, justify="right" if justify == "right" else "left")
    table.add_column("Elo", justify="right")
    table.add_column("95 %", justify="right")
    table.add_column("better")
    for one in found.pairings:
        table.add_row(
            f"{one.first} : {one.second}",
            str(one.wins),
            str(one.draws),
            str(one.losses),
            signed(one.difference.elo),
            f"{signed(one.difference.low)} to {signed(one.difference.high)}",
            better(one, found),
        )
    return table


def told(found: Standings) -> str:
    """The rest in sentences."""
    low, high = found.first_turn_interval
    mean = sum(found.lengths) / max(len(found.lengths), 1)
    return (
        f"{found.games} games of {found.game}, {mean:.0f} decisions each. The player who goes first wins "
        f"{percent(low)} to {percent(high)}. Better: {better_means(found)}."
    )
