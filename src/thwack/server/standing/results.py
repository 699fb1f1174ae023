"""Results of somebody: with what they played, and against whom."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple, cast

import msgspec

from ..showing import standing as bodies
from ..showing.gallery import side_names
from ..showing.texts import say


class Seated(NamedTuple):
    """A seat at a match that is over."""

    match: str
    game: str
    setup: str
    result: str
    seat: int
    kind: str
    level: int | None
    bot: str | None
    person: str | None
    name: str | None
    login: str | None
    seen: str | None


class Against(NamedTuple):
    """Whom one has played against, or with what."""

    kind: str
    name: str = ""
    open: bool = False


Tallies = dict[Against, list[int]]  # won, drawn, lost


def results(rows: Sequence[Seated], owner: str, you: bool, lang: str) -> list[bodies.GameResults]:
    """All results, by game; whoever looks at somebody else's learns no name of a third who shows nothing."""
    sides: dict[str, Tallies] = defaultdict(dict)
    opponents: dict[str, Tallies] = defaultdict(dict)
    for _, group in groupby(rows, lambda row: row.match):
        seats = list(group)
        own = [row for row in seats if row.person == owner]
        others = [row for row in seats if row.person != owner]
        if not others or any(row.kind in ("open", "tutor") for row in others):
            continue  # on one screen nobody wins against anybody
        game, how = seats[0].game, outcome(seats, own)
        for other in {against(row, you, lang) for row in others}:
            count(opponents[game], other, how)
        plays = side_names(game, msgspec.json.decode(seats[0].setup), lang)
        for side in {plays[row.seat] for row in own if row.seat < len(plays) and plays[row.seat]}:
            count(sides[game], Against("side", side), how)
    return [bodies.GameResults(game, told(sides[game]), told(opponents[game])) for game in sorted(opponents)]


def outcome(seats: Iterable[Seated], own: Sequence[Seated]) -> int:
    """Won, drawn or lost: 0, 1 or 2."""
    winners = set(msgspec.json.decode(own[0].result)["winners"])
    mine = {row.seat for row in own}
    if not winners or winners >= {row.seat for row in seats}:
        return 1
    return 0 if winners & mine else 2


def against(row: Seated, you: bool, lang: str) -> Against:
    """Who sat there, as whoever looks may know it."""
    if row.kind == "level":
        return Against("level", say("level", lang, n=row.level or 0))
    if row.kind == "bot":
        return Against("bot", row.bot or "")
    if row.login is not None and (you or row.seen == "all"):
        return Against("person", row.name or "", row.seen == "all")
    return Against("others")


def count(tallies: Tallies, what: Against, how: int) -> None:
    """One match more."""
    tallies.setdefault(what, [0, 0, 0])[how] += 1


def told(tallies: Tallies) -> list[bodies.Tally]:
    """As it is sent: what there is most of first."""
    rows = sorted(tallies.items(), key=lambda row: (-sum(row[1]), row[0].kind, row[0].name))
    return [bodies.Tally(cast(Any, what.kind), what.name, what.open, *numbers) for what, numbers in rows]
