"""Matches that come as files: played again, their luck checked, and kept to be looked at like any other.

A file says what was chosen, not by whom: nobody can be made to have played what they have not. So the people
of such a match are nobody's, it is nobody's match, and it changes no rating.
"""

import asyncio
import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from ...kernel.errors import ThwackError
from ...match import Match, replay
from ...proof import verified
from ..showing.refusals import Refused
from ..store import Work
from ..store import statements as sql
from .entries import AGREED, CLOSINGS, NOBODY, Chair, Made, result_of_closing, told_result
from .rooms import Plan, Rooms

Json = Any
CHANCE: Final = "seed"  # a match with real dice has no luck to check, and nobody to ask for it


class Read(NamedTuple):
    """A record that was played again, and how it ended if that was no choice: who gave up, or agreed."""

    record: Mapping[str, Json]
    match: Match
    made: list[Made]
    end: tuple[str, int] | None

    @property
    def secret(self) -> str | None:
        """From which its luck follows, if it says so; that was checked."""
        return self.record["proof"]["secret"] if "proof" in self.record else None


def read(text: str) -> Read:
    """A record as text; whatever is wrong with it is refused."""
    try:
        record = msgspec.json.decode(text)
        if not isinstance(record, Mapping) or "scene" in record or record.get("chance") != CHANCE:
            raise Refused("record_kind")
        match = verified(record) if "proof" in record else replay(record)
        found = Read(record, match, made_in(record), end_of(record, match))
    except ThwackError as fault:
        raise Refused("setup", fault) from None
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, RecursionError):
        raise Refused("record_kind") from None
    if match.result is None and found.end is None:
        raise Refused("record_unfinished")
    return found


def made_in(record: Mapping[str, Json]) -> list[Made]:
    """The choices once more, with their numbers and who made them."""
    match, made = replay({**record, "choices": []}), []
    for key in record["choices"]:
        number = match.choices.keys().index(key)
        made.append(Made(number, key, match.actor or 0))
        match.play(number)
    return made


# What a record calls the end that no choice made, and the entry that it is.
ENDS: Final = {"draw": "draw"} | {said: kind for kind, said in CLOSINGS.items()}


def end_of(record: Mapping[str, Json], match: Match) -> tuple[str, int] | None:
    """How a match ended that was not played to its end."""
    end = record.get("ended")
    if match.result is not None or end is None:
        return None
    by, seat = end["by"], end["seat"]
    if by not in ENDS or type(seat) is not int or not 0 <= seat < match.seats:
        raise Refused("record_kind")
    return ENDS[by], seat


class Imports:
    """Takes matches in."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def take_in(self, text: str) -> tuple[str, bool]:
        """Keep a match; gives its name, and whether its luck was proved."""
        found = await asyncio.to_thread(read, text)
        record, match = found.record, found.match
        chairs = [Chair("person", None, None, "") for _ in range(match.seats)]
        plan = Plan(record["game"], dict(record["setup"]), chairs, False, False, 0, found.secret)
        plan = plan._replace(made=found.made)
        if found.secret is None:
            plan = plan._replace(same_seed=record["seed"])
        which, _ = await self._rooms.keep(plan)
        await self._rooms.store.write(*ending(which, found), tell=which)
        return which, found.secret is not None


def ending(which: str, found: Read) -> list[Work]:
    """That it is over, and how."""
    result, work = found.match.result, []
    if found.end is not None:
        kind, seat = found.end
        entry = {"match": which, "n": len(found.made), "kind": kind, "seat": seat, "number": 0, "key": ""}
        entry |= {"client": None, "seq": None, "at": int(time.time() * 1000), "next": NOBODY}
        work.append(Work(sql.ADD_ENTRY, entry))
        result = AGREED if kind == "draw" else result_of_closing(found.match, kind, seat)
    told = msgspec.json.encode(told_result(result)).decode()
    return [*work, Work(sql.SET_RESULT, {"which": which, "state": "over", "result": told})]
