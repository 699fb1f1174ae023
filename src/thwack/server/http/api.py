"""The HTTP interface, under /api: games, rooms, looking back. `entrance.py` has the part for people."""

from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from ... import __version__
from .. import decks
from ..showing import bodies, frames, gallery, rulebooks
from ..showing.refusals import Refused
from .requests import (
    address_of,
    answer,
    asker,
    body_of,
    described,
    known_asker,
    language_of,
    lasting,
    server_of,
)

ROUTER: Final = APIRouter(prefix="/api")
Lang = frames.Lang | None
Id = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
GameId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9_]*$")]
Ply = Annotated[int, Path(ge=0, le=1_000_000)]
SeatQuery = Annotated[int | None, Query(ge=0, le=3)]
Since = Annotated[int, Query(ge=0, le=1_000_000)]
SeatPath = Annotated[int, Path(ge=0, le=3)]


@ROUTER.get("/health", **described(bodies.Health, faults=(503,)))
async def health(request: Request) -> Response:
    """How the server is."""
    server = server_of(request)
    hub, trouble = server.hub, await server.storage_trouble()
    found = bodies.Health("trouble" if trouble else "ok", __version__, hub.places, hub.sockets, trouble)
    return answer(found, 503 if trouble else 200)


# Games


@ROUTER.get("/games", **described(bodies.GameInfo, listed=True))
async def games(request: Request, lang: Lang = None) -> Response:
    """What can be played."""
    await server_of(request).cards_read.wait()
    return answer(gallery.games(language_of(request, lang), server_of(request).settings.bots))


@ROUTER.get("/games/{game}/cards", **described(bodies.CardInfo, listed=True, faults=(404,)))
async def cards(request: Request, game: GameId, lang: Lang = None) -> Response:
    """Every card on offer, and what else can be looked at closely. A browser asks again only for news."""
    await server_of(request).cards_read.wait()
    gallery.known(game)
    spoken = language_of(request, lang)
    return await lasting(request, lambda packed: gallery.as_bytes(game, spoken, packed))


@ROUTER.get("/games/{game}/rules", **described(bodies.Rulebook, faults=(404,)))
async def rules(request: Request, game: GameId, lang: Lang = None) -> Response:
    """The rulebook of a game. A browser asks again only for news."""
    await server_of(request).cards_read.wait()
    gallery.known(game)
    spoken = language_of(request, lang)
    return await lasting(request, lambda packed: rulebooks.as_bytes(game, spoken, packed))


@ROUTER.post("/games/{game}/check", **described(bodies.DeckCheck, body=bodies.DeckText, faults=(404, 413)))
async def check(request: Request, game: GameId, lang: Lang = None) -> Response:
    """Whether a deck or a team can be played, with every limit it breaks."""
    gallery.known(game)
    wish = await body_of(request, bodies.DeckText)
    return answer(decks.check(game, wish.text, language_of(request, lang)))


# Rooms


@ROUTER.get("/rooms", **described(bodies.RoomInfo, listed=True))
async def open_tables(request: Request, lang: Lang = None) -> Response:
    """Tables where somebody waits for others."""
    rooms = server_of(request).rooms
    return answer(await rooms.open_tables(await asker(request), language_of(request, lang)))


@ROUTER.post("/rooms", **described(bodies.RoomInfo, body=bodies.NewRoom, faults=(401, 413)))
async def make_room(request: Request, lang: Lang = None) -> Response:
    """A new room."""
    server = server_of(request)
    if not server.making.take(address_of(request)):
        raise Refused("too_fast")
    wish = await body_of(request, bodies.NewRoom)
    person = await known_asker(request)
    place = await server.hub.place(await server.rooms.make(wish, person))
    return answer(await server.rooms.info(place, person, language_of(request, lang)))


@ROUTER.get("/rooms/{room}", **described(bodies.RoomInfo, faults=(404, 410)))
async def room_info(request: Request, room: Id, lang: Lang = None) -> Response:
    """A room, and who is in it."""
    server = server_of(request)
    place = await server.hub.place(await server.hub.match_of(room))
    return answer(await server.rooms.info(place, await asker(request), language_of(request, lang)))


@ROUTER.post(
    "/rooms/{room}/join",
    **described(bodies.RoomInfo, body=bodies.Join, faults=(401, 404, 409, 410, 413)),
)
async def join(request: Request, room: Id, lang: Lang = None) -> Response:
    """Sit down."""
    server = server_of(request)
    wish = await body_of(request, bodies.Join)
    person = await known_asker(request)
    place = await server.hub.place(await server.hub.match_of(room))
    await server.rooms.join(place, person, wish)
    return answer(await server.rooms.info(place, person, language_of(request, lang)))


@ROUTER.get("/rooms/{room}/seats/{seat}/token", **described(bodies.SeatToken, faults=(401, 404, 410)))
async def seat_token(request: Request, room: Id, seat: SeatPath) -> Response:
    """With this one can go on playing on another device."""
    server = server_of(request)
    person = await known_asker(request)
    place = await server.hub.place(await server.hub.match_of(room))
    return answer(bodies.SeatToken(seat, server.rooms.token(place, person, seat)))


# Looking back


@ROUTER.post("/matches", **described(bodies.Imported, body=bodies.RecordFile, faults=(401, 413)))
async def take_in(request: Request, lang: Lang = None) -> Response:
    """A match as a file: it is played again, its luck is checked, and then anybody can look at it."""
    server = server_of(request)
    if not server.making.take(address_of(request)):
        raise Refused("too_fast")
    wish = await body_of(request, bodies.RecordFile)
    await known_asker(request)
    return answer(bodies.Imported(*await server.imports.take_in(wish.text)))


@ROUTER.get("/matches/{match}/replay", **described(bodies.ReplayInfo, faults=(404,)))
async def replay(request: Request, match: Id, lang: Lang = None, seat: SeatQuery = None) -> Response:
    """A match from its beginning, as whoever asks may see it."""
    server = server_of(request)
    place = await server.hub.place(match)
    person = await asker(request)
    return answer(await server.replays.info(place, person, seat, language_of(request, lang)))


@ROUTER.get("/matches/{match}/at/{ply}", **described(frames.State, faults=(404,)))
async def at(request: Request, match: Id, ply: Ply, lang: Lang = None, seat: SeatQuery = None) -> Response:
    """The position after so many choices."""
    server = server_of(request)
    place = await server.hub.place(match)
    person = await asker(request)
    return answer(await server.replays.at(place, person, seat, ply, language_of(request, lang)))


@ROUTER.get("/matches/{match}/analysis", **described(bodies.Analysis, faults=(404, 409)))
async def analysis(request: Request, match: Id, lang: Lang = None, since: Since = 0) -> Response:
    """What a strong player thinks of a match that is over; who asks again and again gets all of it."""
    server = server_of(request)
    place = await server.hub.place(match)
    return answer(await server.analyses.look(place, since, language_of(request, lang)))


@ROUTER.post(
    "/matches/{match}/branch", **described(bodies.RoomInfo, body=bodies.Branch, faults=(401, 404, 409, 413))
)
async def branch(request: Request, match: Id, lang: Lang = None) -> Response:
    """Play on from a position of a match that is over."""
    server = server_of(request)
    if not server.making.take(address_of(request)):
        raise Refused("too_fast")
    wish = await body_of(request, bodies.Branch)
    person = await known_asker(request)
    made = await server.rooms.branch(await server.hub.place(match), wish, person)
    return answer(await server.rooms.info(await server.hub.place(made), person, language_of(request, lang)))


@ROUTER.get("/matches/{match}/record", **described(faults=(404,)))
async def record(request: Request, match: Id) -> Response:
    """The record of a match that is over."""
    server = server_of(request)
    found: Any = await server.replays.record(await server.hub.place(match))
    return answer(msgspec.to_builtins(found))
