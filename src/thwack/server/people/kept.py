"""What the server itself remembers: its key, how often it was started; and what it tells when it starts."""

import secrets
from contextlib import suppress
from typing import Final

from ..store import Store, Taken, Trouble, Work
from ..store import statements as sql

SIGNING: Final = "signing-key"
STARTS: Final = "starts"
PULSE: Final = "pulse"


async def signing_key(store: Store) -> str:
    """The key that signs cookies: made once, and the same for all servers on this database."""
    key = {"which": SIGNING}
    if not await store.rows(sql.GET_KEPT, key):
        with suppress(Taken):  # another server was faster: its key it is
            await store.write(Work(sql.ADD_KEPT, {"name": SIGNING, "value": secrets.token_urlsafe(32)}))
    return str((await store.rows(sql.GET_KEPT, key))[0][0])


async def count_start(store: Store) -> int:
    """How often servers were started on this database: versions of states grow over restarts, too."""
    rows = await store.rows(sql.GET_KEPT, {"which": STARTS})
    if not rows:
        try:
            await store.write(Work(sql.ADD_KEPT, {"name": STARTS, "value": "1"}))
            return 1
        except Taken:
            rows = await store.rows(sql.GET_KEPT, {"which": STARTS})
    found = int(rows[0][0]) + 1
    await store.write(Work(sql.SET_KEPT, {"which": STARTS, "value": str(found)}))
    return found


async def beat(store: Store, now: int) -> None:
    """Write something, to find out whether that can be done; `store.trouble` says it."""
    with suppress(Trouble, Taken):
        if not await store.rows(sql.GET_KEPT, {"which": PULSE}):
            await store.write(Work(sql.ADD_KEPT, {"name": PULSE, "value": str(now)}))
        else:
            await store.write(Work(sql.SET_KEPT, {"which": PULSE, "value": str(now)}))


async def alike(store: Store) -> list[tuple[str, str]]:
    """Accounts whose names look like an older account's: the names of both."""
    return [(row[0], row[1]) for row in await store.rows(sql.ALIKE, {})]
