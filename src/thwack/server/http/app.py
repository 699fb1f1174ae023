"""The application: who may come in, which route answers, and what is said when something goes wrong."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from ... import __version__
from ..logs import Log
from ..people import COOKIE
from ..server import Server, start
from ..settings import Settings
from ..showing import frames
from ..showing.refusals import Refused
from ..store import Trouble
from ..tables.watching import check_lets_in
from .api import ROUTER
from .club import CLUB
from .entrance import ENTRANCE
from .headers import add_headers, is_api, methods_of
from .lessons import LESSONS
from .pages import page
from .requests import address_of, fault, give_cookies, language_of, schemas
from .socket import GONE, POLICY, Connection
from .standing import STANDING

DESCRIBED: Final = "/api/openapi.json"
Next = Callable[[Request], Awaitable[Response]]


def application(
    settings: Settings, log: Log | None = None, ready: Callable[[], None] = lambda: None
) -> FastAPI:
    """A server with these settings; `ready` is called when people can come in."""
    told = log or Log()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        try:
            server = await start(settings, told)
        except Exception as fault:  # whoever runs us says it in a sentence
            app.state.why_not = fault
            raise
        app.state.server = server
        told.tell("started", version=__version__)
        ready()
        yield
        await server.close()

    app = FastAPI(
        title="Thwack",
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url=DESCRIBED,
    )
    app.include_router(ROUTER)
    app.include_router(ENTRANCE)
    app.include_router(LESSONS)
    app.include_router(CLUB)
    app.include_router(STANDING)
    app.add_api_websocket_route("/api/rooms/{room}/socket", connect)
    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
    app.middleware("http")(guard)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, misunderstood)
    app.add_exception_handler(HTTPException, no_route)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]  # the way FastAPI wants it
    return app


def described(app: FastAPI) -> dict[str, Any]:
    """The API's description, with our structs in it."""
    if not app.openapi_schema:
        found = get_openapi(title=app.title, version=app.version, routes=app.routes)
        found.setdefault("components", {})["schemas"] = schemas()
        app.openapi_schema = found
    return app.openapi_schema


# Who may come in


async def guard(request: Request, answer: Next) -> Response:
    """Nobody asks too much, and no other page asks in somebody's name; what was asked is logged."""
    server: Server = request.app.state.server
    began = time.perf_counter()
    request.state.cookies = {}
    origin = request.headers.get("origin")
    lang = language_of(request, None)
    if not server.requests.take(address_of(request)):
        response = fault(Refused("too_fast"), lang)
    elif request.method not in ("GET", "HEAD") and origin is not None and origin not in server.origins:
        response = fault(Refused("origin"), lang)
    else:
        try:
            response = await answer(request)
        except Trouble as trouble:
            server.log.tell("fault", where="storage", path=request.url.path, why=str(trouble))
            response = fault(Refused("storage"), lang)
        except ClientDisconnect:  # whoever asked has gone, and nobody will read this
            server.log.tell("gone", path=request.url.path)
            response = fault(Refused("bad_request"), lang)
        except Exception as broken:  # what it says may speak of hidden things, so only its kind is told
            server.log.tell("fault", where="http", path=request.url.path, kind=type(broken).__name__)
            response = fault(Refused("broken"), lang)
            response.status_code = 500
    add_headers(request, response, server.origins)
    give_cookies(request, response)
    took = round((time.perf_counter() - began) * 1000, 1)
    path, status = request.url.path, response.status_code
    server.log.tell("request", method=request.method, path=path, status=status, ms=took)
    return response


async def refused(request: Request, refusal: Exception) -> Response:
    """Something that cannot be done."""
    assert isinstance(refusal, Refused)
    asked = request.query_params.get("lang")
    return fault(refusal, language_of(request, asked if asked in frames.LANGS else None))


async def misunderstood(request: Request, _: Exception) -> Response:
    """A request whose parts are not what they should be."""
    return await refused(request, Refused("bad_request"))


async def no_route(request: Request, wrong: Exception) -> Response:
    """An address or a method that does not exist. Routes know their own method only, and the page's takes
    what is left: so who asks the interface is told of all methods that an address has."""
    assert isinstance(wrong, HTTPException)
    path, allowed = request.scope["path"], (wrong.headers or {}).get("Allow", "")
    if is_api(path):
        allowed = ", ".join(methods_of(path, ROUTER, ENTRANCE, LESSONS, CLUB, STANDING)) or (
            "GET, HEAD" if path == DESCRIBED else ""
        )
    response = await refused(request, Refused("method" if allowed else "not_found"))
    if allowed:
        response.headers["allow"] = allowed
    return response


# Sockets


async def connect(socket: WebSocket, room: str) -> None:
    """A page wants to look at a room."""
    server: Server = socket.app.state.server
    origin, address = socket.headers.get("origin"), address_of(socket)
    limits = server.settings.limits
    if origin is not None and origin not in server.origins:
        return await socket.close(POLICY)
    await socket.accept()
    if limits is not None and server.sockets[address] >= limits.sockets:
        return await hang_up(socket, Refused("too_fast"), POLICY)
    server.sockets[address] += 1
    try:
        arrival = await server.people.who(socket.cookies.get(COOKIE))
        person = arrival.person if arrival else None
        place = await server.hub.place(await server.hub.match_of(room))
        check_lets_in(place.live, place.live.seats_of(person.id if person else None))
        muted = await server.muted.by(person.id) if person else frozenset()
        parts = (server.manners, server.muted, person, limits, server.log, server.held, muted)
        connection = Connection(socket, place, *parts)
        with place.kept(), server.doors.through(socket, arrival):
            await connection.run()
    except Refused as refusal:
        await hang_up(socket, refusal, GONE)
    finally:
        server.sockets[address] -= 1
        if not server.sockets[address]:
            del server.sockets[address]


async def hang_up(socket: WebSocket, refusal: Refused, code: int) -> None:
    """Say why, and go."""
    told = frames.Error(refusal.code, refusal.text(language_of(socket, None)), None)
    await socket.send_text(frames.ENCODER.encode(told).decode())
    await socket.close(code)
