"""The HTTP interface for learning: which lessons there are, and a room for one of them."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from ..showing import bodies
from ..showing.refusals import Refused
from ..tables import learning
from .api import GameId, Lang
from .requests import address_of, answer, asker, described, known_asker, language_of, server_of

LESSONS: Final = APIRouter(prefix="/api")
LessonId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9_]*$")]


@LESSONS.get("/lessons", **described(bodies.LessonInfo, listed=True))
async def lessons(request: Request, lang: Lang = None) -> Response:
    """The lessons of all games, in the order in which they are best taken."""
    server = server_of(request)
    await server.cards_read.wait()
    return answer(await learning.listed(server.store, await asker(request), language_of(request, lang)))


@LESSONS.post("/lessons/{game}/{lesson}", **described(bodies.RoomInfo, faults=(401, 404)))
async def learn(request: Request, game: GameId, lesson: LessonId, lang: Lang = None) -> Response:
    """A room in which a lesson begins."""
    server = server_of(request)
    if not server.making.take(address_of(request)):
        raise Refused("too_fast")
    person = await known_asker(request)
    place = await server.hub.place(await server.rooms.learn(f"{game}/{lesson}", person))
    return answer(await server.rooms.info(place, person, language_of(request, lang)))
