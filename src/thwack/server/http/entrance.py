"""The HTTP interface for people: guests, accounts, sessions."""

from typing import Final

from fastapi import APIRouter, Request, Response

from ..people import COOKIE, KNOWN, Arrival, Person
from ..people.names import clean
from ..showing import bodies
from ..showing.refusals import Refused
from .requests import (
    address_of,
    answer,
    arrived,
    body_of,
    described,
    forget,
    known_arrival,
    language_of,
    remember,
    remember_browser,
    server_of,
)

ENTRANCE: Final = APIRouter(prefix="/api")


def told(person: Person) -> Response:
    """Who somebody is."""
    return answer(bodies.Me(person.id, person.name, person.account))


def check_pace(request: Request) -> None:
    """Accounts are made, and passwords tried, a few at a time from one address."""
    if not server_of(request).entrances.take(address_of(request)):
        raise Refused("too_fast")


async def leave(request: Request, arrival: Arrival | None) -> None:
    """End the session with which somebody came, or what they could have exchanged for one."""
    if arrival is not None and arrival.kept:
        await server_of(request).people.sessions.end(arrival.person.id, arrival.session)
        await server_of(request).doors.check(arrival.person.id)


@ENTRANCE.get("/me", **described(bodies.Me))
async def me(request: Request) -> Response:
    """Who is asking; whoever is new becomes a guest."""
    people, arrival = server_of(request).people, await arrived(request)
    if arrival is None:
        person, ticket = people.new_guest(language_of(request, None))
        remember(request, ticket)
        return told(person)
    if arrival.session is None and arrival.kept:
        person, secret = await people.admit(arrival)
        remember(request, secret)
        return told(person)
    if arrival.renew:
        remember(request, request.cookies[COOKIE])
    return told(arrival.person)


@ENTRANCE.post("/me", **described(bodies.Me, body=bodies.NewName, faults=(401, 409, 413)))
async def rename(request: Request) -> Response:
    """A guest wants another name, which no account has; an account keeps its own."""
    wish = await body_of(request, bodies.NewName)
    server, arrival = server_of(request), await arrived(request)
    if arrival is None:
        raise Refused("no_cookie")
    if arrival.person.account:
        raise Refused("forbidden")
    person, ticket = await server.people.rename(arrival, clean(wish.name))
    if ticket is not None:
        remember(request, ticket)
    server.hub.rename(person)
    return told(person)


@ENTRANCE.post("/accounts", **described(bodies.Me, body=bodies.Account, faults=(401, 409, 413)))
async def make_account(request: Request) -> Response:
    """The guest gets an account, and keeps all matches."""
    check_pace(request)
    wish = await body_of(request, bodies.Account)
    server, person = server_of(request), (await known_arrival(request)).person
    if person.account:
        raise Refused("forbidden")
    made = await server.people.make_account(person, clean(wish.name), wish.password)
    if made is None:
        raise Refused("taken")
    account, secret = made
    remember(request, secret)
    remember_browser(request, account)
    for one in (account, *await server.people.make_way(account)):
        server.hub.rename(one)
    await server.doors.check(account.id)
    return told(account)


@ENTRANCE.post("/login", **described(bodies.Me, body=bodies.Account, faults=(401, 413)))
async def log_in(request: Request) -> Response:
    """A name and a password; from now on this browser is that person, and no longer who it was."""
    check_pace(request)
    wish = await body_of(request, bodies.Account)
    server, before = server_of(request), await arrived(request)
    account = await server.people.account_named(wish.name)
    if not server.guesses.take(server.people.guesser(wish.name, account, request.cookies.get(KNOWN))):
        raise Refused("too_many_guesses")
    found = await server.people.log_in(account, wish.password)
    if found is None:
        raise Refused("wrong_password")
    person, secret = found
    remember(request, secret)
    remember_browser(request, person)
    await leave(request, before)
    return told(person)


@ENTRANCE.post("/password", **described(bodies.Me, body=bodies.NewPassword, faults=(401, 413)))
async def change_password(request: Request) -> Response:
    """Another password for one's account; whoever else was signed in to it is signed out."""
    check_pace(request)
    wish = await body_of(request, bodies.NewPassword)
    server, arrival = server_of(request), await known_arrival(request)
    if not arrival.person.account:
        raise Refused("forbidden")
    if not server.guesses.take(f"person:{arrival.person.id}"):
        raise Refused("too_many_guesses")
    secret = await server.people.change_password(arrival.person, wish.old, wish.new)
    if secret is None:
        raise Refused("old_password")
    remember(request, secret)
    await server.doors.check(arrival.person.id)
    return told(arrival.person)


@ENTRANCE.post("/logout", **described())
async def log_out(request: Request) -> Response:
    """This browser forgets who it was, and so does the server."""
    await leave(request, await arrived(request))
    forget(request)
    return answer({})


@ENTRANCE.post("/logout/everywhere", **described(faults=(401,)))
async def log_out_everywhere(request: Request) -> Response:
    """All browsers forget who they were."""
    server, arrival = server_of(request), await arrived(request)
    if arrival is None:
        raise Refused("no_cookie")
    await server.people.sessions.end_all(arrival.person.id)
    await server.doors.check(arrival.person.id)
    forget(request)
    return answer({})
