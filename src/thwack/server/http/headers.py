"""What every answer carries: what a browser may do with it, and which methods an address has."""

from collections.abc import Container
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.routing import APIRoute

PAGE: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src {sources}; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors {framed}"
)
DATA: Final = "default-src 'none'; frame-ancestors 'none'"  # of what is no page: nothing is loaded or run
HTTPS_ONLY: Final = "max-age=31536000"
ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": (
        "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
        "magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), clipboard-write=(self)"
    ),
}


def is_api(path: str) -> bool:
    """Whether an address belongs to the interface for programs."""
    return path == "/api" or path.startswith("/api/")


def is_embed(path: str) -> bool:
    """Whether an address is there for other pages to show: it knows nobody, and nothing can be done there."""
    return path.startswith("/embed/")


def policy(request: Request, origins: Container[str]) -> str:
    """What a browser may load for an answer. Some take 'self' for no socket, so that is named as well; a
    host that is not ours could be anything, and is not repeated."""
    if is_api(request.scope["path"]):
        return DATA
    host, scheme = request.headers.get("host", ""), request.url.scheme
    sources = "'self'"
    if f"{scheme}://{host}" in origins:
        sources += f" {'wss' if scheme == 'https' else 'ws'}://{host}"
    return PAGE.format(sources=sources, framed="*" if is_embed(request.scope["path"]) else "'none'")


def add_headers(request: Request, response: Response, origins: Container[str]) -> None:
    """What is said with every answer, good or bad."""
    for name, value in ALWAYS.items():
        response.headers[name] = value
    response.headers["content-security-policy"] = policy(request, origins)
    if request.url.scheme == "https":
        response.headers["strict-transport-security"] = HTTPS_ONLY


def methods_of(path: str, *routers: APIRouter) -> list[str]:
    """How an address of the interface may be asked; nothing if there is no such address."""
    routes = [route for router in routers for route in router.routes]
    found = [route for route in routes if isinstance(route, APIRoute) and route.path_regex.match(path)]
    return sorted({method for route in found for method in route.methods or ()})
