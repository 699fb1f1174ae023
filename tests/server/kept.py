"""Matches that were played before the server was started: written straight into its database."""

import asyncio
import random
from typing import NamedTuple

import thwack
from thwack.match import Match
from thwack.server.store import Work, open_store
from thwack.server.store import statements as sql


class Kept(NamedTuple):
    """A match that is in the database, and its positions as the engine has them."""

    match: str
    positions: list[Match]


def played(game: str, seed: int) -> tuple[list[Match], list[Work]]:
    """A match of two programs that choose at random, to its end: its positions, and what is written of it."""
    chance, match, which = random.Random(f"{game} {seed}"), thwack.new(game, seed=seed), f"{game}-{seed}"
    entries, positions = [], [match.fork()]
    while match.actor is not None:
        choice = match.choices[chance.randrange(len(match.choices))]
        entry = {"n": match.ply, "kind": "choice", "seat": match.actor, "number": choice.index}
        entry |= {"match": which, "key": choice.key, "client": None, "seq": None, "at": 0}
        match.play(choice.index)
        entries.append({**entry, "next": match.actor})
        positions.append(match.fork())
    row = {"id": which, "room": f"room-{which}", "game": game, "setup": "{}", "seed": seed, "listed": 0}
    row |= {"content": match.content, "rules": match.rules, "program": "", "rated": 0, "state": "over"}
    row |= {"result": None, "rematch": None, "created": 0, "watch": 0, "secret": None, "source": None}
    row |= {"source_ply": None, "scene": None, "same_luck": 0, "practice": 0, "begun": 0, "first": 0}
    seats = [
        {"match": which, "seat": at, "kind": "level", "level": 1, "bot": None, "person": None}
        for at in range(2)
    ]
    work = [Work(sql.ADD_MATCH, row), *(Work(sql.ADD_SEAT, seat) for seat in seats)]
    return positions, work + [Work(sql.ADD_ENTRY, entry) for entry in entries]


def keep(db: str, game: str, *seeds: int) -> list[Kept]:
    """Write matches of a game into a database."""
    made = [played(game, seed) for seed in seeds]

    async def write() -> None:
        store = await open_store(db)
        for _, work in made:
            await store.write(*work)
        await store.close()

    asyncio.run(write())
    return [Kept(f"{game}-{seed}", positions) for seed, (positions, _) in zip(seeds, made, strict=True)]
