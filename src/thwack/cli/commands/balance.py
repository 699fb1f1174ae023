"""`thwack balance`: which side beats which, and how good each is: heroes, decks or teams."""

import argparse
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from ...arena.backends import cores
from ...arena.balance import balance_of, weigh
from ...arena.matrix import Band, Matrix, Tally
from ...arena.pages import balance_page
from ...kernel.errors import SetupError
from ..arguments import Commands, Usage, add_content, command, console, game, print_json, whole
from ..host import host_of
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
from ..sides import add_sides, given, proper_names

NAME: Final = "balance"
EXAMPLE: Final = """thwack balance unmatched --player greedy --games-per-cell 20 --html balance.html
thwack balance unmatched --heroes my-hero.toml
thwack balance dice_masters --mode basic --player random --csv teams.csv
thwack balance mission_arena --player level:4 --games-per-cell 200 --band 40:60 --early
thwack balance battle_scenes --decks my-deck.txt,titans-court,hail-hydra --json"""

WIDEST: Final = 10_000  # columns, more than any table has


def add(commands: Commands) -> None:
    """The command and its arguments."""
    parser = command(commands, NAME, run, EXAMPLE)
    parser.add_argument("game", type=game, metavar="GAME")
    parser.add_argument("--player", default="greedy", metavar="P", help="the player for both sides (greedy)")
    parser.add_argument(
        "--games-per-cell",
        type=whole(1, 10**7),
        default=20,
        metavar="N",
        help="games per pairing, half of them with each side in the first seat (20)",
    )
    parser.add_argument(
        "--band",
        type=band,
        metavar="LOW:HIGH",
        help="the shares of wins that are called even, such as 40:60: what lies outside is listed",
    )
    parser.add_argument(
        "--early",
        action="store_true",
        help="two sides play no more as soon as it is clear whether they lie in the band",
    )
    parser.add_argument(
        "--cards",
        action="store_true",
        help="also tell which cards are never used, and with which of them a side wins more often",
    )
    add_running(parser, cores())
    add_results(parser)
    parser.add_argument("--csv", metavar="FILE", help="also write the matrix as a table")
    add_sides(
        parser,
        "{sides} to compare, by name or as files: all on offer if none are named; one alone plays all others",
    )
    add_content(parser)
    parser.add_argument("--json", action="store_true", help="one object, for a program to read")


def run(args: argparse.Namespace) -> int:
    """Play and print; after Ctrl-C what there is."""
    if args.early and not args.band:
        raise Usage("--early needs a band, such as --band 40:60")
    backend = backend_of(args)
    check_places(args.html, args.csv)
    setup, sides, content = given(args)
    early = args.band if args.early else None
    balance = balance_of(args.game, args.player, args.seed, setup, sides, content, early)
    results = results_file(args, balance)
    total = len(balance.cells) * args.games_per_cell
    with Bar("Playing", total) as bar:
        meter = Meter(bar)
        found = weigh(balance, args.games_per_cell, backend, results, meter)
    called = {name: host_of(args.game).side(name) for name in balance.field.names}
    if args.csv:
        Path(args.csv).write_text(found.as_csv(), encoding="utf-8")
    if args.html:
        Path(args.html).write_text(balance_page(found, proper_names(args.game, called)), encoding="utf-8")
    if args.json:
        judged = {"band": found.judged(args.band)} if args.band else {}
        print_json({**found.as_json(), **judged, "results": str(results)})
    else:
        out = console()
        tell_kept(out, meter, total, found.stopped, results)
        if found.games:
            show(out, found, called)
            if args.band:
                tell_band(out, found, args.band, called)
            if args.cards:
                tell_cards(out, found, called)
    return 130 if found.stopped else 0


def show(out: Console, found: Matrix, called: dict[str, str]) -> None:
    """The matrix as tables."""
    if found.one:
        out.print(against_the_field(found, called))
    else:
        out.print(ranking(found, called))
        table = heat(found, called)
        wide = out.options.update(max_width=WIDEST)
        if Measurement.get(out, wide, table).maximum <= out.width:
            out.print(table)
        else:
            out.print(
                "The matrix is wider than this screen: --html FILE or --csv FILE writes it to a file.\n"
            )
    first = found.first_turn
    out.print(
        f"{found.games} games of {found.game} by {found.player}, "
        f"{sum(found.lengths) / len(found.lengths):.0f} decisions each. The player who goes first wins "
        f"{percent(first.share)} ({percent(first.interval[0])} to {percent(first.interval[1])}). "
        + ends(found)
    )


def ends(found: Matrix) -> str:
    """How matches end, and after how many turns."""
    told = ", ".join(
        f"{name} {percent(count / found.games)}" for name, count in found.endings.items() if name
    )
    turns = sorted(found.turns)
    soon = turns[len(turns) // 20]
    length = f"A game takes {sum(turns) / len(turns):.1f} turns, and one in twenty is over by turn {soon}."
    return f"{length} Games end by: {told}." if told else length


def tell_band(out: Console, found: Matrix, wanted: Band, called: dict[str, str]) -> None:
    """What lies outside the band: sides by their share, pairs by their interval."""
    told = f"{100 * wanted.low:g} to {100 * wanted.high:g} %"
    sides = [f"{called[row.name]} {percent(row.all.share)}" for row in found.beyond(wanted)]
    out.print(f"\nAgainst the field, outside {told}: {', '.join(sides) or 'none'}.")
    pairs = found.apart(wanted)
    out.print(f"Pairs with an interval wholly outside {told}: {len(pairs) or 'none'}{':' if pairs else '.'}")
    for side, other, tally in pairs:
        out.print(f"  {called[side]} against {called[other]}: {percent(tally.share)} ({span(tally)})")


def tell_cards(out: Console, found: Matrix, called: dict[str, str]) -> None:
    """Which cards nobody uses, and which decide, side by side."""
    if not found.uses:
        out.print(f"\nWhich cards are used cannot be told in {found.game}.")
    for row in found.rows:
        own = [use for use in found.uses if use.side == row.name]
        if own:
            never = [use.card for use in own if not use.used]
            deciding = [
                f"{use.card} ({100 * use.points_with / use.used:.0f} % with it, "
                f"{100 * use.points_without / use.unused:.0f} % without)"
                for use in own
                if use.decides
            ]
            out.print(f"\n{called[row.name]}: never used: {', '.join(never) or 'none'}.")
            out.print(f"It wins more often with: {', '.join(deciding) or 'none, as far as can be told'}.")


def band(word: str) -> Band:
    """A band of shares, in percent: 40:60."""
    try:
        low, high = (float(part) / 100 for part in word.split(":"))
        found = Band(low, high)
        found.check()
    except (ValueError, SetupError):
        raise ArgumentTypeError(
            f"{word!r} is no band; write a share below and one above 50 %, as 40:60"
        ) from None
    return found


def ranking(found: Matrix, called: dict[str, str]) -> Table:
    """Every side in a line."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", justify="right")
    table.add_column(found.option, no_wrap=True)
    for name in ("share", "95 %", "Elo", "±", "Nash", "score", "first", "moves"):
        table.add_column(name, justify="right")
    for rank, row in enumerate(found.rows, start=1):
        table.add_row(
            str(rank),
            called[row.name],
            f"{100 * row.all.share:.0f} %",
            span(row.all),
            signed(row.rating.elo),
            f"{(row.rating.high - row.rating.low) / 2:.0f}",
            f"{100 * row.weight:.0f} %" if row.weight is not None else "",
            signed(row.score) if row.score is not None else "",
            f"{100 * row.first.share:.0f} %",
            f"{row.all.length:.0f}",
        )
    return table


def span(tally: Tally) -> str:
    """An interval in few columns."""
    low, high = tally.interval
    return f"{100 * low:.0f}–{100 * high:.0f}"


def heat(found: Matrix, called: dict[str, str]) -> Table:
    """Who beats whom: percentages, green where the row wins and red where it loses; bold beyond doubt."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=0)
    table.add_column("", justify="right")
    table.add_column("wins of, against", no_wrap=True)
    for number in range(1, len(found.rows) + 1):
        table.add_column(str(number), justify="right", no_wrap=True)
    for rank, row in enumerate(found.rows, start=1):
        cells = [
            cell(found.cells[row.name, other.name]) if other is not row else Text("·", "dim")
            for other in found.rows
        ]
        table.add_row(str(rank), called[row.name], *cells)
    return table


def cell(tally: Tally) -> Text:
    """A share in its colour."""
    low, high = tally.interval
    colour = "green" if tally.share > 0.55 else "red" if tally.share < 0.45 else ""
    sure = "bold " if low > 0.5 or high < 0.5 else ""
    return Text(f"{100 * tally.share:.0f}" if tally.games else "", f"{sure}{colour}".strip())


def against_the_field(found: Matrix, called: dict[str, str]) -> Table:
    """One side against all others: the worst opponents first."""
    row = next(row for row in found.rows if row.name == found.one)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(f"{called[found.one]} against")
    for name in ("games", "won", "share", "95 %", "moves"):
        table.add_column(name, justify="right")
    opponents = [(other, found.cells[found.one, other]) for side, other in found.cells if side == found.one]
    for other, tally in sorted(opponents, key=lambda pair: pair[1].share):
        table.add_row(called[other], *numbers(tally))
    table.add_section()
    table.add_row("all", *numbers(row.all))
    elo, low, high = map(signed, row.rating)
    table.caption = f"Elo {elo} ({low} to {high}), where the mean of all is 0"
    return table


def numbers(tally: Tally) -> tuple[str, ...]:
    """How some matches went."""
    low, high = tally.interval
    return (
        str(tally.games),
        str(tally.wins) + (f" + {tally.draws}/2" if tally.draws else ""),
        percent(tally.share),
        f"{percent(low)} to {percent(high)}",
        f"{tally.length:.0f}",
    )
