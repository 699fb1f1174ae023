"""Who is asking: guests at once, accounts if wanted. A cookie says who; a token moves a seat.

A new guest is nothing but a signed cookie, its ticket: only who does something that is kept gets a row in the
database, and a session for the ticket. Cookies of before there were sessions are exchanged in the same way.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from ..showing.refusals import Refused
from ..showing.texts import say
from ..store import Row, Store, Taken, Work
from ..store import statements as sql
from .names import likeness, login_of, numbered
from .passwords import is_too_common
from .sessions import NEWS, Sessions, is_secret, over_for

COOKIE: Final = "thwack"
KNOWN: Final = "thwack-known"  # the cookie of a browser in which somebody has signed in before
YEAR: Final = 365 * 24 * 3600
GRACE: Final = 60  # seconds for which a cookie that was exchanged still works: more pages may be open


class Person(NamedTuple):
    """A guest, or somebody with an account."""

    id: str
    name: str
    account: bool


class Arrival(NamedTuple):
    """Somebody who came with a cookie."""

    person: Person
    session: str | None = None  # none: the cookie can be exchanged for one
    kept: bool = True  # whether the database knows them
    renew: bool = False  # whether the browser should keep the cookie for longer


class Account(NamedTuple):
    """An account that was found by its name, with the hash of its password."""

    id: str
    name: str
    password: str


def new_id(size: int = 9) -> str:
    """A name that nobody guesses, short enough for a link."""
    return secrets.token_urlsafe(size)


def any_number() -> int:
    """Four digits to tell guests apart."""
    return secrets.randbelow(9000) + 1000


def person_of(row: Row) -> Person:
    """A person from id, name and login."""
    return Person(row[0], row[1], row[2] is not None)


class People:
    """Guests and accounts."""

    def __init__(self, store: Store, key: str, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self.sessions = Sessions(store, clock)
        self._former = URLSafeSerializer(key, salt="person")  # cookies of before there were sessions
        self._tickets = URLSafeSerializer(key, salt="guest")
        self._known = URLSafeSerializer(key, salt="known")
        self._seats = URLSafeSerializer(key, salt="seat")
        self._hasher = PasswordHasher()
        self._nobody = ""  # the hash of a password that nobody has

    # Cookies

    async def who(self, cookie: str | None) -> Arrival | None:
        """Who sent that cookie; nobody if it is not ours, or its session is over."""
        if not cookie:
            return None
        if is_secret(cookie):
            found = await self.sessions.find(cookie)
            return Arrival(person_of(found.row), found.id, renew=found.touched) if found else None
        return await self._with_ticket(cookie) or await self._with_former(cookie)

    async def _with_ticket(self, cookie: str) -> Arrival | None:
        try:
            which, name = self._tickets.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        rows = await self._store.rows(sql.GET_PERSON, {"which": which})
        if not rows:
            return Arrival(Person(which, name, False), kept=False)
        return self._exchangeable(rows[0])

    async def _with_former(self, cookie: str) -> Arrival | None:
        try:
            which = str(self._former.loads(cookie))
        except BadSignature:
            return None
        rows = await self._store.rows(sql.GET_PERSON, {"which": which})
        return self._exchangeable(rows[0]) if rows else None

    def _exchangeable(self, row: Row) -> Arrival | None:
        """Somebody whose cookie was not exchanged yet, or a moment ago by another page."""
        exchanged = row[3]
        if exchanged is not None and self.sessions.now - exchanged > GRACE:
            return None
        return Arrival(person_of(row))

    async def admit(self, arrival: Arrival) -> tuple[Person, str]:
        """A session for somebody who has none, and the cookie for it; who was nobody's row becomes one."""
        person = arrival.person if arrival.kept else await self._keep(arrival.person)
        opened = self.sessions.open(person.id)
        mark = {"which": person.id, "exchanged": self.sessions.now}
        try:
            await self._store.write(Work(sql.MARK_EXCHANGED, mark), opened.work)
        except Taken:  # forgotten meanwhile
            raise Refused("no_cookie") from None
        return person, opened.secret

    async def _keep(self, guest: Person) -> Person:
        """A guest's row; the ticket may be as old as you like, and the name an account's by now."""
        now = self.sessions.now
        row = {"id": guest.id, "name": guest.name, "login": None, "password": None, "claims": None}
        with suppress(Taken):  # another page was faster
            more = {"created": now, "exchanged": now, "looks": likeness(guest.name)}
            await self._store.write(Work(sql.ADD_PERSON, {**row, **more}))
        return await self._stand_aside(guest)

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

    # Guests

    def new_guest(self, lang: str) -> tuple[Person, str]:
        """Somebody who has just come in, called a guest in their own language, and the cookie for them."""
        person = Person(new_id(), say("guest", lang, number=str(any_number())), False)
        return person, self._ticket(person)

    def _ticket(self, guest: Person) -> str:
        return str(self._tickets.dumps([guest.id, guest.name]))

    async def is_taken(self, name: str) -> bool:
        """Whether somebody has an account with that name, or with one that looks the same."""
        asked = {"login": login_of(name), "claims": likeness(name)}
        return bool(await self._store.rows(sql.GET_LOGIN, asked))

    async def rename(self, arrival: Arrival, name: str) -> tuple[Person, str | None]:
        """The same guest, called otherwise, and a new cookie where the name stands in it."""
        if await self.is_taken(name):
            raise Refused("taken")
        person = arrival.person._replace(name=name)
        if not arrival.kept:
            return person, self._ticket(person)
        await self._call(person)
        return await self._stand_aside(person), None

    async def _call(self, guest: Person) -> None:
        called = {"which": guest.id, "name": guest.name, "looks": likeness(guest.name)}
        await self._store.write(Work(sql.RENAME, called))

    async def _stand_aside(self, guest: Person) -> Person:
        """A guest with the name of an account, which may have been made a moment ago, gets a number."""
        if not await self.is_taken(guest.name):
            return guest
        numbered_guest = guest._replace(name=numbered(guest.name, any_number()))
        await self._call(numbered_guest)
        return numbered_guest

    # Accounts

    async def make_account(self, person: Person, name: str, password: str) -> tuple[Person, str] | None:
        """The guest with a name and a password, who keeps all matches, and a new session: whoever had the
        guest's cookie has nothing any more. Nobody if that name is taken."""
        check_password(password, name)
        if await self.is_taken(name):
            return None
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        opened, looks = self.sessions.open(person.id), likeness(name)
        row = {"which": person.id, "name": name, "login": login_of(name), "password": hashed}
        made = Work(sql.MAKE_ACCOUNT, {**row, "looks": looks, "claims": looks})
        try:
            await self._store.write(made, *over_for(person.id), opened.work, tell=NEWS + person.id)
        except Taken:
            return None
        return Person(person.id, name, True), opened.secret

    async def make_way(self, account: Person) -> list[Person]:
        """Guests who bear the name of a new account are told apart from it by a number."""
        rows = await self._store.rows(sql.GUESTS_LIKE, {"looks": likeness(account.name)})
        return [await self._stand_aside(Person(which, name, False)) for which, name in rows]

    async def account_named(self, name: str) -> Account | None:
        """The account of that name. Where two look the same, it is the one that is written so."""
        login = login_of(name)
        rows = await self._store.rows(sql.GET_LOGIN, {"login": login, "claims": likeness(name)})
        rows.sort(key=lambda row: row[3] != login)
        return Account(*rows[0][:3]) if rows else None

    async def log_in(self, account: Account | None, password: str) -> tuple[Person, str] | None:
        """Somebody with an account and a new session, if the password is right. It takes as long for a name
        that nobody has."""
        if not await self._is_right(account.password if account else await self._nobodys(), password):
            return None
        if account is None:
            return None
        opened = self.sessions.open(account.id)
        await self._store.write(opened.work)
        return Person(account.id, account.name, True), opened.secret

    async def change_password(self, person: Person, old: str, new: str) -> str | None:
        """Another password, and the cookie of the only session that is left; nothing if the old is wrong."""
        rows = await self._store.rows(sql.GET_PASSWORD, {"which": person.id})
        if not rows or not await self._is_right(rows[0][0], old):
            return None
        check_password(new, person.name)
        hashed = await asyncio.to_thread(self._hasher.hash, new)
        opened = self.sessions.open(person.id)
        changed = Work(sql.SET_PASSWORD, {"which": person.id, "password": hashed})
        await self._store.write(changed, *over_for(person.id), opened.work, tell=NEWS + person.id)
        return opened.secret

    async def _nobodys(self) -> str:
        if not self._nobody:
            self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(16))
        return self._nobody

    async def _is_right(self, hashed: str, password: str) -> bool:
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            return False
        return True

    # Who may guess

    def known_cookie(self, person: Person) -> str:
        """What a browser keeps in which somebody has signed in, and keeps after they have left."""
        return str(self._known.dumps([person.id, new_id()]))

    def guesser(self, name: str, account: Account | None, cookie: str | None) -> str:
        """Who guesses a password. Strangers share their guesses at a name, whether it is anybody's or not;
        a browser in which that account was used before has its own, so nobody can lock its owner out."""
        with suppress(BadSignature, ValueError, TypeError):
            person, browser = self._known.loads(cookie or "")
            if account is not None and person == account.id:
                return f"browser:{browser}"
        return f"name:{likeness(name)}"


def check_password(password: str, name: str) -> None:
    """Refuse a password that strangers would try first."""
    if is_too_common(password, name):
        raise Refused("common_password")
