"""What all requests share: who asks, in which language, from where; JSON in and out."""

import asyncio
import hashlib
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec
from fastapi import Request, Response

from ...wording import LANGUAGES
from ..people import COOKIE, KNOWN, YEAR, Arrival, Person
from ..server import Server
from ..settings import BODY, PATIENCE
from ..showing import bodies, frames, standing, teaching
from ..showing.refusals import Refused

Json = Any
T = TypeVar("T")
JSON: Final = "application/json"
SCHEMAS: Final = "#/components/schemas/{name}"
STRUCTS: Final = (
    bodies.Health,
    bodies.Me,
    bodies.NewName,
    bodies.Account,
    bodies.NewPassword,
    bodies.GameInfo,
    bodies.CardInfo,
    bodies.Rulebook,
    bodies.DeckText,
    bodies.DeckCheck,
    bodies.NewRoom,
    bodies.Join,
    bodies.Move,
    bodies.SeatToken,
    bodies.RoomInfo,
    teaching.LessonInfo,
    teaching.PuzzleInfo,
    bodies.OwnMatches,
    bodies.Turns,
    bodies.Belonging,
    bodies.Belongings,
    standing.Profile,
    standing.ProfileWish,
    standing.Leaders,
    bodies.ReplayInfo,
    bodies.Analysis,
    bodies.Branch,
    bodies.RecordFile,
    bodies.Imported,
    frames.State,
    bodies.FaultBody,
)


def server_of(request: Request) -> Server:
    """The server that answers."""
    found: Server = request.app.state.server
    return found


def address_of(request: Any) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"


def language_of(request: Any, asked: str | None) -> str:
    """The language asked for, or the one that the browser prefers."""
    if asked:
        return asked
    for part in str(request.headers.get("accept-language", "")).split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, if it is what it should be."""
    if not request.headers.get("content-type", "").startswith(JSON):
        raise Refused("bad_request")
    if int(request.headers.get("content-length") or 0) > BODY:
        raise Refused("too_large")
    try:
        async with asyncio.timeout(PATIENCE):
            data = await read_body(request)
    except TimeoutError:
        raise Refused("slow_body") from None
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("bad_request") from None


async def read_body(request: Request) -> bytearray:
    """All parts of a body, as they come."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > BODY:
            raise Refused("too_large")
    return data


def answer(data: Json, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(data), status, media_type=JSON, headers={"cache-control": "no-store"})


async def lasting(request: Request, data: Callable[[bool], bytes]) -> Response:
    """JSON that seldom changes, packed or not, with a tag: whoever has it is told so."""
    plain = await asyncio.to_thread(data, False)
    tag = f'"{hashlib.blake2b(plain, digest_size=9).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
        plain = await asyncio.to_thread(data, True)
    return Response(plain, media_type=JSON, headers=headers)


def fault(refusal: Refused, lang: str) -> Response:
    """An answer that says what went wrong."""
    return answer(bodies.FaultBody(bodies.Fault(refusal.code, refusal.text(lang))), refusal.status)


# Who asks


async def arrived(request: Request) -> Arrival | None:
    """Who asks, and with which session, if we have met."""
    return await server_of(request).people.who(request.cookies.get(COOKIE))


async def asker(request: Request) -> Person | None:
    """Who asks, if we have met."""
    found = await arrived(request)
    return found.person if found else None


async def known_arrival(request: Request) -> Arrival:
    """Who asks for something that is kept; whoever has no cookie asks for /api/me first. A guest who has
    only just come in, or comes with a cookie of before, gets a session."""
    found = await arrived(request)
    if found is None:
        raise Refused("no_cookie")
    if found.session is not None:
        return found
    person, secret = await server_of(request).people.admit(found)
    remember(request, secret)
    return Arrival(person)


async def known_asker(request: Request) -> Person:
    """Who asks for something that is kept."""
    return (await known_arrival(request)).person


# Cookies: they go out with whatever is answered, even if it is a refusal


def remember(request: Request, cookie: str) -> None:
    """Give the browser its cookie."""
    request.state.cookies[COOKIE] = cookie


def remember_browser(request: Request, person: Person) -> None:
    """This browser may try the password of this account even if strangers do."""
    request.state.cookies[KNOWN] = server_of(request).people.known_cookie(person)


def forget(request: Request) -> None:
    """Take the browser's cookie away."""
    request.state.cookies[COOKIE] = ""


def give_cookies(request: Request, response: Response) -> None:
    """Send the cookies: no script can read them, and other sites cannot send them."""
    for name, value in request.state.cookies.items():
        response.set_cookie(
            name,
            value,
            max_age=YEAR if value else 0,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
            path="/",
        )


# What the API's description says


def schema_named(kind: type[Any]) -> str:
    """Where a struct is described."""
    return SCHEMAS.format(name=kind.__name__)


def reference(kind: type[Any]) -> dict[str, Json]:
    """The same, as a schema."""
    return {"$ref": schema_named(kind)}


def schemas() -> dict[str, Json]:
    """All structs as JSON schemas."""
    _, found = msgspec.json.schema_components(STRUCTS, ref_template=SCHEMAS)
    return dict(found)


def described(
    result: type[Any] | None = None,
    *,
    listed: bool = False,
    body: type[Any] | None = None,
    faults: Iterable[int] = (),
) -> dict[str, Json]:
    """What a route takes and gives, for `add_api_route`."""
    schema: dict[str, Json] = reference(result) if result else {"type": "object"}
    if listed:
        schema = {"type": "array", "items": schema}
    wrong = {"content": {JSON: {"schema": reference(bodies.FaultBody)}}}
    responses: dict[int | str, dict[str, Json]] = {
        200: {"content": {JSON: {"schema": schema}}, "description": "Done"}
    }
    for status in (*faults, 400, 403, 422, 429):
        responses[status] = {**wrong, "description": "Refused"}
    found: dict[str, Json] = {"responses": responses, "response_class": Response}
    if body is not None:
        content = {"required": True, "content": {JSON: {"schema": reference(body)}}}
        found["openapi_extra"] = {"requestBody": content}
    return found
