"""Pages for a browser: one file each, without anything from elsewhere, light or dark as the reader likes."""

import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any, Final, NamedTuple

from ..match import game_named
from .elo import Rating
from .matrix import Matrix, Row, Tally
from .report import summary
from .sprt import FIRST, NEITHER, SECOND
from .standings import Pairing, Standings

Json = Any
SHELL: Final = Path(__file__).with_name("page.html")
REACH: Final = 176  # units that the picture of an interval is wide
ABOUT: Final = (
    "<p>Elo tells who wins how often: 100 points are 64 %, 200 are 76 %. The mean of all is 0. Nash is how "
    "often two perfect players would choose a side, and score what a side has against that mixture, in Elo: "
    "0 for those in it, less for all others. Click on a head to sort.</p>"
)


class Cell(NamedTuple):
    """A field of a table: what is shown, and what it is sorted by."""

    html: str
    value: float | str


def balance_page(found: Matrix, called: Mapping[str, str]) -> str:
    """The matrix of a balance, or one side against the field."""
    game = game_named(found.game).about.title["en"]
    title = f"{called[found.one]} against the field" if found.one else f"Balance of {game}"
    told = f"{game}, {len(found.rows)} {found.option}, played by {found.player}, seed {found.seed}"
    facts = [
        ("games", f"{found.games:,}", games_a_cell(found)),
        ("the player who goes first wins", percent(found.first_turn.share), span(found.first_turn)),
        ("decisions a game", *lengths(found.lengths)),
        ("turns a game", *lengths(found.turns)),
    ]
    for name, count in found.endings.items():
        if name:
            facts.append((f"ended by {name}", percent(count / found.games), f"{count:,} games"))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(told + setup_told(found.setup))}.{stopped(found.stopped)}</p>',
    ]
    if found.one:
        row = next(row for row in found.rows if row.name == found.one)
        elo = row.rating
        facts[:0] = [
            ("wins of all games", percent(row.all.share), span(row.all)),
            ("Elo, where the mean of all is 0", f"{elo.elo:+.0f}", f"{elo.low:+.0f} to {elo.high:+.0f}"),
        ]
        parts += [tiles(*facts), "<h2>Against each</h2>", opponents(found, called)]
    else:
        best = found.rows[0].rating.elo - found.rows[-1].rating.elo
        facts.append(("from best to worst", f"{best:.0f} Elo", ""))
        parts += [tiles(*facts), "<h2>Ranking</h2>", ABOUT, ranking(found, called)]
        parts += ["<h2>Who beats whom</h2>", heat_map(found, called)]
    return page(title, parts, found.as_json())


def ladder_page(found: Standings) -> str:
    """The standings of a ladder."""
    title = f"Ladder of {game_named(found.game).about.title['en']}"
    low, high = found.first_turn_interval
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{len(found.players)} players, seed {found.seed}{escape(setup_told(found.setup))}; '
        f"{len(found.sides)} sides in turn. Two meet in pairs of games of one deal, with seats and sides "
        f"swapped.{stopped(found.stopped)}</p>",
        tiles(
            ("games", f"{found.games:,}", ""),
            ("the first turn wins", f"{percent(low)} to {percent(high)}", "95 % interval"),
            ("decisions a game", *lengths(found.lengths)),
        ),
        "<h2>Standings</h2>",
        "<p>The mean of all is 0. The bars are 95 % intervals, reckoned from pairs of games.</p>",
        table(
            ["player", "Elo", "95 %", "interval", "share", "games"],
            [
                [
                    Cell(escape(one.name), one.name),
                    elo_cell(one.rating.elo),
                    interval_cell(one.rating),
                    picture([other.rating for other in found.players], one.rating),
                    Cell(percent(one.share), one.share),
                    Cell(f"{one.games:,}", one.games),
                ]
                for one in found.players
            ],
            sorted_by=1,
        ),
        "<h2>Pairings</h2>",
        f"<p>Better: {better_means(found)}.</p>",
        pairings(found),
    ]
    return page(title, parts, found.as_json())


def page(title: str, parts: Sequence[str], data: Mapping[str, Json]) -> str:
    """The whole file."""
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    shell = Template(SHELL.read_text(encoding="utf-8"))
    return shell.substitute(title=escape(title), body="\n".join(parts), data=text)


def percent(share: float) -> str:
    """A share, in whole percents."""
    return f"{100 * share:.0f} %"


def span(tally: Tally) -> str:
    """The interval of a share."""
    low, high = tally.interval
    return f"{100 * low:.0f} to {100 * high:.0f} %"


def setup_told(setup: Mapping[str, Json]) -> str:
    """The options that were chosen."""
    return "".join(f", {name.replace('_', ' ')} {value}" for name, value in setup.items())


def stopped(yes: bool) -> str:
    """A word about a run that has not ended."""
    return " <strong>This run was stopped before its end.</strong>" if yes else ""


def games_a_cell(found: Matrix) -> str:
    """How many games there are of each two."""
    counts = {tally.games for tally in found.cells.values()}
    return f"{min(counts)} a cell" if len(counts) == 1 else f"{min(counts)} to {max(counts)} a cell"


def lengths(found: Sequence[int]) -> tuple[str, str]:
    """How long games are."""
    told = summary(tuple(found))
    if told["mean"] is None:
        return "none", ""
    return f"{told['mean']:.0f}", f"median {told['median']:.0f}, {told['min']} to {told['max']}"


def tiles(*facts: tuple[str, str, str]) -> str:
    """A few numbers, large."""
    rows = (
        f"<div><dt>{escape(name)}</dt><dd>{escape(number)}<small>{escape(more)}</small></dd></div>"
        for name, number, more in facts
    )
    return f'<dl class="tiles">{"".join(rows)}</dl>'


def table(heads: Sequence[str], rows: Sequence[Sequence[Cell]], sorted_by: int) -> str:
    """A table that is sorted by a click on a head; the first column names its rows."""
    tops = []
    for at, head in enumerate(heads):
        kind = ' class="name"' if not at else ""
        sort = ' aria-sort="descending"' if at == sorted_by else ""
        tops.append(f'<th scope="col"{kind}{sort}><button type="button">{escape(head)}</button></th>')
    lines = []
    for first, *rest in rows:
        cells = "".join(f'<td data-v="{escape(str(cell.value))}">{cell.html}</td>' for cell in rest)
        key = escape(str(first.value))
        lines.append(f'<tr><th scope="row" class="name" data-v="{key}">{first.html}</th>{cells}</tr>')
    return (
        '<div class="sheet" tabindex="0" role="region" aria-label="table">'
        f'<table class="sortable"><thead><tr>{"".join(tops)}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def elo_cell(elo: float) -> Cell:
    """Elo points."""
    return Cell(f"{elo:+.0f}" if round(elo) else "0", elo)


def interval_cell(rating: Rating) -> Cell:
    """The interval of a rating, sorted by its lower end."""
    return Cell(f"<small>{rating.low:+.0f} to {rating.high:+.0f}</small>", rating.low)


def picture(all_ratings: Sequence[Rating], one: Rating) -> Cell:
    """A rating and its interval on the line of all."""
    low = min(min(rating.low for rating in all_ratings), -1.0)
    high = max(max(rating.high for rating in all_ratings), 1.0)
    low_end, middle, high_end, zero = (
        (elo - low) / (high - low) for elo in (one.low, one.elo, one.high, 0.0)
    )
    told = f"{one.elo:+.0f} Elo, {one.low:+.0f} to {one.high:+.0f}"
    return Cell(drawn((low_end, middle, high_end), zero, told), one.elo)


def drawn(parts: tuple[float, float, float], zero: float, told: str) -> str:
    """An interval with its middle, on a line from 0 to 1."""
    low, middle, high, mark = (f"{5 + part * (REACH - 10):.1f}" for part in (*parts, zero))
    return (
        f'<svg class="reach" viewBox="0 0 {REACH} 18" role="img" aria-label="{told}">'
        f'<line class="zero" x1="{mark}" x2="{mark}" y1="0" y2="18"/>'
        f'<line class="span" x1="{low}" x2="{high}" y1="9" y2="9"/>'
        f'<circle class="dot" cx="{middle}" cy="9" r="4.5"/></svg>'
    )


def ranking(found: Matrix, called: Mapping[str, str]) -> str:
    """Every side in a line."""
    heads = ["side", "Elo", "95 %", "interval", "share", "Nash", "score", "with the first turn", "decisions"]
    ratings = [row.rating for row in found.rows]
    return table(heads, [ranking_line(row, called, ratings) for row in found.rows], sorted_by=1)


def ranking_line(row: Row, called: Mapping[str, str], ratings: Sequence[Rating]) -> list[Cell]:
    """A side's numbers."""
    share = f"{percent(row.all.share)} <small>{span(row.all)}</small>"
    weight, score = row.weight or 0.0, row.score or 0.0
    return [
        Cell(escape(called[row.name]), called[row.name]),
        elo_cell(row.rating.elo),
        interval_cell(row.rating),
        picture(ratings, row.rating),
        Cell(share, row.all.share),
        Cell(percent(weight), weight),
        elo_cell(score),
        Cell(percent(row.first.share), row.first.share),
        Cell(f"{row.all.length:.0f}", row.all.length),
    ]


def opponents(found: Matrix, called: Mapping[str, str]) -> str:
    """One side against all others, the hardest first."""
    cells = [(other, tally) for (side, other), tally in found.cells.items() if side == found.one]
    rows = [
        [
            Cell(escape(called[other]), called[other]),
            Cell(percent(tally.share), tally.share),
            Cell(f"<small>{span(tally)}</small>", tally.interval[0]),
            bar(tally),
            Cell(str(tally.games), tally.games),
            Cell(str(tally.wins), tally.wins),
            Cell(str(tally.draws), tally.draws),
            Cell(f"{tally.length:.0f}", tally.length),
        ]
        for other, tally in sorted(cells, key=lambda pair: pair[1].share)
    ]
    heads = ["against", "share", "95 %", "0 to 100 %", "games", "won", "drawn", "decisions"]
    return table(heads, rows, sorted_by=1).replace('"descending"', '"ascending"')


def bar(tally: Tally) -> Cell:
    """A share and its interval on a line from 0 to 100 %."""
    low, high = tally.interval
    return Cell(drawn((low, tally.share, high), 0.5, f"{percent(tally.share)}, {span(tally)}"), tally.share)


def heat_map(found: Matrix, called: Mapping[str, str]) -> str:
    """Who beats whom. Rows and columns can be put in order together, and rows by any column."""
    tops = "".join(
        f'<th scope="col" data-side="{escape(row.name)}"><button type="button">{escape(called[row.name])}'
        "</button></th>"
        for row in found.rows
    )
    lines = "".join(heat_line(found, called, row, rank) for rank, row in enumerate(found.rows))
    lines = lines.replace('tabindex="-1"', 'tabindex="0"', 1)  # arrow keys lead to the others
    choices = {"rank": "Elo", "name": "name", "share": "share of wins"}
    options = "".join(f'<option value="{key}">{text}</option>' for key, text in choices.items())
    return (
        f'<div class="tools"><label>Order of both: <select id="order">{options}</select></label>'
        '<span class="scale">0 % <i></i> 100 %</span>'
        '<span class="soft">bold: the interval does not contain 50 %</span></div>'
        '<div class="sheet" tabindex="0" role="region" aria-label="who beats whom">'
        '<table class="sortable heat"><caption>Wins in percent of the row against the column; below, the '
        '95 % interval.</caption><thead><tr><th class="name" scope="col"><button type="button">wins of'
        f"</button></th>{tops}</tr></thead><tbody>{lines}</tbody></table></div>"
        '<p id="told" class="soft" aria-live="polite"></p>'
    )


def heat_line(found: Matrix, called: Mapping[str, str], row: Row, rank: int) -> str:
    """A side against all others."""
    keys = json.dumps({"rank": rank, "name": called[row.name], "share": -row.all.share}, ensure_ascii=False)
    cells = "".join(heat_cell(found, called, row.name, other.name) for other in found.rows)
    return (
        f'<tr data-side="{escape(row.name)}" data-keys="{escape(keys)}"><th scope="row" class="name" '
        f'data-v="{escape(called[row.name])}">{escape(called[row.name])}</th>{cells}</tr>'
    )


def heat_cell(found: Matrix, called: Mapping[str, str], side: str, other: str) -> str:
    """A side against another."""
    data = f'data-side="{escape(other)}" tabindex="-1"'
    tally = found.cells.get((side, other))
    if tally is None or not tally.games:
        return f'<td class="self" data-v="" {data}>{"·" if side == other else ""}</td>'
    low, high = tally.interval
    kind = ("win" if tally.share > 0.5 else "lose") + (" sure" if low > 0.5 or high < 0.5 else "")
    draws = f", {tally.draws} drawn" if tally.draws else ""
    told = (
        f"{called[side]} against {called[other]}: {tally.wins} of {tally.games} won{draws}, "
        f"{percent(tally.share)} ({100 * low:.0f} to {100 * high:.0f} %), {tally.length:.0f} decisions a game"
    )
    return (
        f'<td class="{kind}" data-v="{tally.share:.4f}" style="--k:{200 * abs(tally.share - 0.5):.0f}%" '
        f'title="{escape(told)}" {data}>{100 * tally.share:.0f}'
        f"<small>{100 * low:.0f}–{100 * high:.0f}</small></td>"
    )


def pairings(found: Standings) -> str:
    """Who has met whom on a ladder."""
    rows = [
        [
            Cell(f"{escape(one.first)} : {escape(one.second)}", f"{one.first} {one.second}"),
            Cell(f"{one.wins:,}", one.wins),
            Cell(f"{one.draws:,}", one.draws),
            Cell(f"{one.losses:,}", one.losses),
            Cell(percent(one.share), one.share),
            elo_cell(one.difference.elo),
            interval_cell(one.difference),
            Cell(" ".join(map(str, one.counts)), one.counts[-1]),
            Cell(f"{max(one.llr):.2f}", max(one.llr)),
            Cell(escape(better(one, found)), better(one, found)),
        ]
        for one in found.pairings
    ]
    heads = ["pairing", "won", "drawn", "lost", "share", "Elo", "95 %", "pairs 0 ½ 1 1½ 2", "LLR", "better"]
    return table(heads, rows, sorted_by=-1)


def better(one: Pairing, found: Standings) -> str:
    """What the sequential test says."""
    told = {FIRST: one.first, SECOND: one.second, NEITHER: f"neither by {found.test.elo1:g}"}
    return told.get(one.verdict, "not clear yet")


def better_means(found: Standings) -> str:
    """How it is found out who is better."""
    if not found.tested:
        return "the 95 % interval of the difference does not contain 0, and there are at least ten pairs"
    test = found.test
    return (
        f"by {test.elo1:g} Elo rather than {test.elo0:g}, by a sequential test that is wrong at most once in "
        "twenty"
    )
