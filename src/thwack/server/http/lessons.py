"""The HTTP interface for learning: which lessons and puzzles there are, and a room for one of them."""

import time
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from ...puzzles import NAMED
from ..showing import bodies, teaching
from ..showing.refusals import Refused
from ..tables import learning
from .api import GameId, Lang
from .requests import address_of, answer, asker, described, known_asker, language_of, server_of

LESSONS: Final = APIRouter(prefix="/api")
DAY: Final = 24 * 3600  # seconds
Number = Annotated[int, Path(ge=0, le=10**9)]
LessonId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9_]*$")]


@LESSONS.get("/lessons", **described(teaching.LessonInfo, listed=True))
async def lessons(request: Request, lang: Lang = None) -> Response:
    """The lessons of all games, in the order in which they are best taken."""
    server = server_of(request)
    await server.cards_read.wait()
    return answer(await learning.listed(server.store, await asker(request), language_of(request, lang)))


@LESSONS.post("/lessons/{game}/{lesson}", **described(bodies.RoomInfo, faults=(401, 404)))
async def learn(request: Request, game: GameId, lesson: LessonId, lang: Lang = None) -> Response:
    """A room in which a lesson begins."""
    return await room_for(request, f"{game}/{lesson}", lang)


async def room_for(request: Request, name: str, lang: str | None) -> Response:
    """A room for what has that id."""
    server = server_of(request)
    if not server.making.take(address_of(request)):
        raise Refused("too_fast")
    person = await known_asker(request)
    place = await server.hub.place(await server.rooms.learn(name, person))
    return answer(await server.rooms.info(place, person, language_of(request, lang)))


@LESSONS.get("/puzzles", **described(teaching.PuzzleInfo, listed=True))
async def puzzles(request: Request, lang: Lang = None) -> Response:
    """The puzzles of all games, the easiest of each first; one of them is today's."""
    server = server_of(request)
    await server.cards_read.wait()
    day = int(time.time()) // DAY
    return answer(await learning.posed(server.store, await asker(request), language_of(request, lang), day))


@LESSONS.post("/puzzles/{game}/{number}", **described(bodies.RoomInfo, faults=(401, 404)))
async def solve(request: Request, game: GameId, number: Number, lang: Lang = None) -> Response:
    """A room in which a puzzle is put."""
    return await room_for(request, f"{game}{NAMED}{number}", lang)
