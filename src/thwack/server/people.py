"""Who is asking: guests at once, accounts if wanted. A signed cookie says who; a token moves a seat."""

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from .showing.texts import say
from .store import Store, Taken, Work
from .store import statements as sql

COOKIE: Final = "thwack"
YEAR: Final = 365 * 24 * 3600
SIGNING: Final = "signing-key"
STARTS: Final = "starts"


class Person(NamedTuple):
    """A guest, or somebody with an account."""

    id: str
    name: str
    account: bool


def new_id(size: int = 9) -> str:
    """A name that nobody guesses, short enough for a link."""
    return secrets.token_urlsafe(size)


def folded(name: str) -> str:
    """Two names that look the same are the same account."""
    return " ".join(name.split()).casefold()


class People:
    """Guests and accounts."""

    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._cookies = URLSafeSerializer(key, salt="person")
        self._seats = URLSafeSerializer(key, salt="seat")
        self._hasher = PasswordHasher()
        self._nobody = ""  # the hash of a password that nobody has
        self._known: dict[str, Person] = {}

    # Cookies

    def cookie_for(self, person: Person) -> str:
        """What a browser keeps."""
        return str(self._cookies.dumps(person.id))

    async def who(self, cookie: str | None) -> Person | None:
        """Who sent that cookie; nobody if we did not sign it."""
        if not cookie:
            return None
        try:
            found = self._cookies.loads(cookie)
        except BadSignature:
            return None
        return await self.person(str(found))

    async def person(self, which: str) -> Person | None:
        """The person of that id."""
        if which not in self._known:
            rows = await self._store.rows(sql.GET_PERSON, {"which": which})
            if not rows:
                return None
            if len(self._known) > 50_000:
                self._known.clear()
            self._known[which] = Person(rows[0][0], rows[0][1], rows[0][2] is not None)
        return self._known[which]

    # Seat tokens

    def seat_token(self, match: str, seat: int, person: str) -> str:
        """With it whoever holds it sits down where that person sits, as long as the person sits there."""
        return str(self._seats.dumps([match, seat, person]))

    def read_seat_token(self, token: str) -> tuple[str, int, str] | None:
        """What a token says; nothing if we did not sign it."""
        try:
            match, seat, person = self._seats.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return str(match), int(seat), str(person)

    # Guests and accounts

    async def new_guest(self, lang: str) -> Person:
        """Somebody who has just come in, called a guest in their own language."""
        name = say("guest", lang, number=str(secrets.randbelow(9000) + 1000))
        person = Person(new_id(), name, False)
        row = {"id": person.id, "name": person.name, "login": None, "password": None}
        await self._store.write(Work(sql.ADD_PERSON, {**row, "created": int(time.time())}))
        self._known[person.id] = person
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """The same person, called otherwise."""
        await self._store.write(Work(sql.RENAME, {"which": person.id, "name": name}))
        self._known[person.id] = person._replace(name=name)
        return self._known[person.id]

    async def make_account(self, person: Person, name: str, password: str) -> Person | None:
        """The guest with a name and a password, who keeps all matches; nobody if that name is taken."""
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        row = {"which": person.id, "name": name, "login": folded(name), "password": hashed}
        try:
            await self._store.write(Work(sql.MAKE_ACCOUNT, row))
        except Taken:
            return None
        self._known[person.id] = Person(person.id, name, True)
        return self._known[person.id]

    async def log_in(self, name: str, password: str) -> Person | None:
        """Who has that name and password. It takes as long for a name that nobody has."""
        rows = await self._store.rows(sql.GET_LOGIN, {"which": folded(name)})
        if not self._nobody:
            self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(16))
        hashed = rows[0][2] if rows else self._nobody
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            return None
        return await self.person(rows[0][0]) if rows else None


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
