"""Run a server until somebody stops it."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

from ...kernel.errors import SetupError, ThwackError
from ..logs import Log
from ..settings import FRAME, Settings
from .app import application
from .flow import Flow

STOPS: Final = (signal.SIGINT, signal.SIGTERM)
PATIENCE: Final = 5  # seconds that open requests get when the server stops
FILES: Final = 65_536
TURN: Final = 0.001  # seconds after which a thread that waits gets its turn: commits must not wait long
# New objects before a look for such as refer to themselves, looks before a longer one, longer ones before a
# full one: there are few, and each look stops everybody. The hub tidies up when it is calm.
TIDYING: Final = (2_000, 1, 1_000_000)
PING: Final = 20.0  # seconds after which a silent socket is asked whether it is still there


def uvicorn_server(
    settings: Settings, log: Log | None = None, ready: Callable[[], None] = lambda: None
) -> uvicorn.Server:
    """The server as uvicorn runs it. It logs nothing itself: our own lines say what happened."""
    quiet = logging.getLogger("uvicorn")
    quiet.addHandler(logging.NullHandler())
    quiet.propagate = False
    return uvicorn.Server(
        uvicorn.Config(
            application(settings, log, ready),
            host=settings.host,
            port=settings.port,
            ws=Flow,
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


def allow_many_sockets() -> None:
    """As many open files as the system lets us have: each socket is one."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if most == resource.RLIM_INFINITY else min(most, FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def run(
    settings: Settings,
    log: Log | None = None,
    ready: Callable[[], None] = lambda: None,
    handed: socket.socket | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM; what was accepted is kept before the process ends. `handed` brings
    connections that another process has accepted."""
    allow_many_sockets()
    sys.setswitchinterval(TURN)
    gc.set_threshold(*TIDYING)
    server = uvicorn_server(settings, log, ready)
    previous = {which: signal.getsignal(which) for which in STOPS}
    for which in STOPS:  # uvicorn sends itself the signal once more when it has stopped
        signal.signal(which, lambda *_: None)
    faster = None if handed else server.config.get_loop_factory()  # which accepts them by itself alone
    try:
        with asyncio.Runner(loop_factory=faster) as runner:
            runner.run(server.serve([handed] if handed else None))
    except SystemExit:  # it could not start: why is told below
        pass
    finally:
        for which, handler in previous.items():
            signal.signal(which, handler)
    app: Any = server.config.app
    if (fault := getattr(app.state, "why_not", None)) is not None:
        raise fault if isinstance(fault, ThwackError) else SetupError(why_no_database(fault))
    if not server.started:
        raise SetupError(f"cannot listen on {settings.host}:{settings.port}; try another --port")


def why_no_database(fault: Exception) -> str:
    """What a database says of itself, in one line: SQLAlchemy adds its own and where to read on."""
    told = str(getattr(fault, "orig", None) or fault) or type(fault).__name__
    return f"the database cannot be used: {told.splitlines()[0]}"
