"""Which pages may speak to the server: an exact list, so that no other page can use somebody's cookie."""

import socket
from typing import Final

from ..settings import Settings

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE: Final = ("0.0.0.0", "::", "")


def addresses() -> list[str]:
    """The names and addresses by which this machine is known in its network."""
    name = socket.gethostname()
    found = [name.lower(), f"{name.lower()}.local"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # sends nothing: it only asks which address would be used
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    return found


def hosts_of(settings: Settings) -> list[str]:
    """The names under which the server can be reached."""
    own = [] if settings.host in EVERYWHERE else [settings.host]
    if settings.host in EVERYWHERE:
        own = addresses()
    return [*dict.fromkeys([*own, *LOOPBACK])]


def allowed_origins(settings: Settings) -> frozenset[str]:
    """The origins of our own page."""
    ours = {f"http://{host}:{settings.port}" for host in hosts_of(settings)}
    if settings.port == 80:
        ours |= {f"http://{host}" for host in hosts_of(settings)}
    return frozenset(ours | {origin.rstrip("/") for origin in settings.origins})
