"""Run a server until somebody stops it."""

import asyncio
import signal
from typing import Final

import uvicorn

from .app import application
from .logs import Log
from .settings import FRAME, Settings

STOPS: Final = (signal.SIGINT, signal.SIGTERM)
PATIENCE: Final = 5  # seconds that open requests get when the server stops
PING: Final = 20.0  # seconds after which a silent socket is asked whether it is still there


def uvicorn_server(settings: Settings, log: Log | None = None) -> uvicorn.Server:
    """The server as uvicorn runs it. It logs nothing itself: our own lines say what happened."""
    return uvicorn.Server(
        uvicorn.Config(
            application(settings, log),
            host=settings.host,
            port=settings.port,
            ws="websockets-sansio",
            ws_max_size=FRAME,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=PATIENCE,
        )
    )


def run(settings: Settings, log: Log | None = None) -> None:
    """Serve until SIGINT or SIGTERM; what was accepted is kept before the process ends."""
    server = uvicorn_server(settings, log)
    previous = {which: signal.getsignal(which) for which in STOPS}
    for which in STOPS:  # uvicorn sends itself the signal once more when it has stopped
        signal.signal(which, lambda *_: None)
    try:
        asyncio.run(server.serve())
    finally:
        for which, handler in previous.items():
            signal.signal(which, handler)
