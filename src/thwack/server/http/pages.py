"""The page itself: the built files, and index.html for every address that is the page's own."""

import gzip
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from fastapi import HTTPException, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse

from ..showing.refusals import Refused
from .headers import is_api

FOREVER: Final = "public, max-age=31536000, immutable"  # files whose names change when they do
KINDS: Final = {
    ".css": "text/css",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


def folder() -> Path:
    """Where the built files are."""
    return Path(str(resources.files("thwack") / "web"))


async def page(request: Request, path: str) -> Response:
    """A file of the page; an address without a dot is the page's own."""
    if is_api(request.scope["path"]):  # `no_route` says whether there is another method
        raise HTTPException(404)
    root = folder().resolve()
    if "." not in path.rsplit("/", 1)[-1]:
        index = root / "index.html"
        if not index.is_file():
            return PlainTextResponse("The page was not built: run `npm run build` in web/.", 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})
    file = file_at(root, path)
    if file is None:
        raise Refused("not_found")
    caching = FOREVER if path.startswith("assets/") else "no-cache"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    kind = KINDS.get(file.suffix)
    if kind and "gzip" in request.headers.get("accept-encoding", ""):
        data = packed(file, file.stat().st_mtime_ns)
        return Response(data, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return FileResponse(file, media_type=kind, headers=headers)


def file_at(root: Path, path: str) -> Path | None:
    """The file at an address below the root; a name that no file can have is none."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None


@lru_cache(maxsize=256)
def packed(file: Path, changed: int) -> bytes:
    """A file as it travels: a third of its size. `changed` is when it was made, for it may be made anew."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)
