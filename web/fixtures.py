"""Positions to look at without a server: State frames and catalogues, as web/dealt/*.json.

    python web/fixtures.py [game ...]

dev.html?game=unmatched&n=3 shows one. Numbers below 20 are positions seen by who must choose, 20 to 27 by who
must wait, 28 by a spectator, 29 the end of a match.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import thwack
from thwack.match import Match, game_named
from thwack.server.showing.gallery import catalogue, side_names
from thwack.server.showing.sight import choices_of

LANGUAGES = ("en", "pt", "es", "it")
FOLDER = Path(__file__).parent / "dealt"
POSITIONS = 30
Json = dict[str, Any]


def main(games: list[str]) -> None:
    """Write the files of these games."""
    FOLDER.mkdir(exist_ok=True)
    for game in games or thwack.games():
        for lang in LANGUAGES:
            write(f"{game}-cards-{lang}", catalogue(game, lang))
        for number, match, seat in positions(game):
            write(f"{game}-{number}", {lang: whole(match, seat, lang) for lang in LANGUAGES})
        print(game, "written")


def write(name: str, data: object) -> None:
    """One file."""
    (FOLDER / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


def positions(game: str) -> Iterator[tuple[int, Match, int | None]]:
    """Number, match and through whose eyes: early, middle and late positions of random matches."""
    for number in range(POSITIONS):
        chance = random.Random(f"{game} {number}")
        match = thwack.new(game, seed=number, **setup(game, chance))
        over = number == POSITIONS - 1
        match = finish(match, chance) if over else walk(match, chance, (number % 10) ** 2 * 3)
        actor = match.actor
        waiting = next((seat for seat in range(match.seats) if seat != actor), None)
        yield number, match, actor if number < 20 else waiting if number < 28 or over else None


def setup(game: str, chance: random.Random) -> Json:
    """Two sides, drawn by lot; everything else as it is by default."""
    for name, option in thwack.setups(game).items():
        if option.get("list") and option["choices"]:
            sides = [side for side in option["choices"] if "tournament" in side.get("modes", ["tournament"])]
            return {name: [side["id"] for side in chance.sample(sides, 2)]}
    return {}


def walk(match: Match, chance: random.Random, plies: int) -> Match:
    """Play that many choices at random; the position before the last choice if the match ends on the way."""
    for _ in range(plies):
        before = match.fork()
        match.play(chance.randrange(len(match.choices)))
        if match.actor is None:
            return before
    return match


def finish(match: Match, chance: random.Random) -> Match:
    """Play at random to the end."""
    while match.actor is not None:
        match.play(chance.randrange(len(match.choices)))
    return match


def lines(match: Match, seat: int | None, lang: str) -> list[Json]:
    """The log of that seat."""
    return [
        {"n": n, "ply": 0, **line, "refs": mentions(line["refs"])}
        for n, line in enumerate(match.story(lang, seat))
    ]


def state(match: Match, seat: int | None, lang: str) -> Json:
    """The frame that the server would send to that seat, without the log."""
    acting = seat is not None and match.actor == seat
    result = match.result
    prompt = match.prompt(lang, seat)
    return {
        "t": "state", "room": "fixture", "match": "fixture", "game": match.game, "rated": False, "setup": {},
        "version": match.ply, "ply": match.ply, "question": match.ply, "seat": seat, "actor": match.actor,
        "own": [] if seat is None else [seat], "prompt": prompt, "view": match.view(seat),
        "choices": msgspec.to_builtins(choices_of(match, lang)) if acting else [],
        "why_not": {} if seat is None else match.why_not(seat, lang),
        "lines": [], "from": 0,
        "seats": [seat_of(number, seat) for number in range(match.seats)],
        "undo": {"can": False, "why": "", "asked_by": None}, "thinking": False,
        "result": result and {"winners": list(result.winners), "reason": result.reason, "text": prompt},
        "rematch": None, "plays": plays(match, lang),
    }  # fmt: skip


def plays(match: Match, lang: str) -> list[str]:
    """What each seat plays, as the view calls it, in a language."""
    rows = match.view(None)["seats"]
    named = [next(row[key] for key in ("hero", "team", "name") if key in row) for row in rows]
    return side_names(match.game, {game_named(match.game).about.sides: named}, lang) if all(named) else []


def whole(match: Match, seat: int | None, lang: str) -> Json:
    """The frame with all of the log."""
    return {**state(match, seat, lang), "lines": lines(match, seat, lang)}


def mentions(refs: Any) -> list[Json]:
    """What a line names."""
    return [{"ref": ref, "name": name} for ref, name in refs]


def seat_of(number: int, seat: int | None) -> Json:
    """A seat: a person, or a program at the other side."""
    mine = number == seat
    kind, level = ("person", None) if mine or seat is None else ("level", 3)
    name = f"Player {number + 1}"
    return {"name": name, "kind": kind, "level": level, "online": True, "you": mine, "account": mine}


if __name__ == "__main__":
    main(sys.argv[1:])
