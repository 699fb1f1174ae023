"""The HTTP interface around a match: one's own matches, what an account keeps, tables that wait."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response

from ..people import Person
from ..showing import bodies, frames
from ..showing.refusals import Refused
from .requests import answer, arrived, asker, body_of, described, known_asker, language_of, server_of

CLUB: Final = APIRouter(prefix="/api")
Id = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Thing = Annotated[str, Path(min_length=1, max_length=60, pattern=r"^[a-z][a-z0-9_.]*$")]
Before = Annotated[int | None, Query(ge=0, le=2**53 - 1)]


@CLUB.get("/me/matches", **described(bodies.OwnMatches))
async def matches(request: Request, lang: frames.Lang | None = None, before: Before = None) -> Response:
    """Where one sits or has sat: running matches and the newest that are over; or older ones."""
    person = await asker(request)
    if person is None:
        return answer(bodies.OwnMatches([], [], False))
    return answer(await server_of(request).own.of(person, language_of(request, lang), before))


@CLUB.get("/me/turns", **described(bodies.Turns))
async def turns(request: Request) -> Response:
    """In which matches other people wait for whoever asks."""
    found = await arrived(request)
    if found is None or not found.kept:
        return answer(bodies.Turns(0, []))
    return answer(await server_of(request).own.turns(found.person))


async def owner(request: Request) -> Person:
    """Somebody with an account: guests keep their things in the browser."""
    person = await known_asker(request)
    if not person.account:
        raise Refused("forbidden")
    return person


@CLUB.get("/me/belongings", **described(bodies.Belongings, faults=(401,)))
async def belongings(request: Request) -> Response:
    """All that an account keeps."""
    person = await owner(request)
    return answer(bodies.Belongings(await server_of(request).belongings.of(person.id)))


@CLUB.post("/me/belongings/{name}", **described(body=bodies.Belonging, faults=(401, 409, 413)))
async def keep(request: Request, name: Thing) -> Response:
    """Keep something in one's account."""
    person = await owner(request)
    wish = await body_of(request, bodies.Belonging)
    await server_of(request).belongings.keep(person.id, name, wish.value)
    return answer({})


# A table that waits


@CLUB.post(
    "/rooms/{room}/move",
    **described(bodies.RoomInfo, body=bodies.Move, faults=(401, 404, 409, 410, 413)),
)
async def change_seat(request: Request, room: Id, lang: frames.Lang | None = None) -> Response:
    """Sit elsewhere, as long as the match has not begun."""
    server = server_of(request)
    wish = await body_of(request, bodies.Move)
    person = await known_asker(request)
    place = await server.hub.place(await server.hub.match_of(room))
    await server.rooms.change_seat(place, person, wish.seat)
    return answer(await server.rooms.info(place, person, language_of(request, lang)))


@CLUB.post("/rooms/{room}/leave", **described(faults=(401, 404, 409, 410)))
async def leave(request: Request, room: Id) -> Response:
    """Stand up before the match has begun; a table with nobody at it is there no more."""
    server = server_of(request)
    person = await known_asker(request)
    await server.rooms.leave(await server.hub.place(await server.hub.match_of(room)), person)
    return answer({})
