"""The HTTP interface for what people show of themselves: their pages, and the leaders."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from ..showing import frames, gallery, standing
from .club import owner
from .requests import answer, asker, body_of, described, language_of, server_of

STANDING: Final = APIRouter(prefix="/api")
Name = Annotated[str, Path(min_length=1, max_length=40)]
GameId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9_]*$")]


@STANDING.get("/people/{name}", **described(standing.Profile, faults=(404,)))
async def profile(request: Request, name: Name, lang: frames.Lang | None = None) -> Response:
    """Somebody's ratings and results, if whoever asks may see them."""
    server = server_of(request)
    await server.cards_read.wait()
    return answer(await server.profiles.page(await asker(request), name, language_of(request, lang)))


@STANDING.post("/me/profile", **described(body=standing.ProfileWish, faults=(401, 413)))
async def show(request: Request) -> Response:
    """Who may see one's page, and whether one is listed."""
    person = await owner(request)
    wish = await body_of(request, standing.ProfileWish)
    await server_of(request).profiles.set(person.id, wish.seen, wish.listed)
    return answer({})


@STANDING.get("/games/{game}/leaders", **described(standing.Leaders, faults=(404,)))
async def leaders(request: Request, game: GameId) -> Response:
    """Who is strongest, of those who agree to be listed."""
    gallery.known(game)
    return answer(await server_of(request).profiles.leaders(await asker(request), game))
