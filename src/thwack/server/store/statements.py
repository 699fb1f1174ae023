"""Every statement that the server uses, each made once."""

from typing import Final

from sqlalchemy import bindparam, func, select
from sqlalchemy.sql.expression import Insert, Select, Update

from .schema import ANALYSES, ENTRIES, KEPT, MATCHES, PEOPLE, SEATS

# What the server remembers
ADD_KEPT: Final[Insert] = KEPT.insert()
SET_KEPT: Final[Update] = (
    KEPT.update().where(KEPT.c.name == bindparam("which")).values(value=bindparam("value"))
)
GET_KEPT: Final[Select[str]] = select(KEPT.c.value).where(KEPT.c.name == bindparam("which"))

# People
ADD_PERSON: Final[Insert] = PEOPLE.insert()
GET_PERSON: Final[Select[str, str, str]] = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login).where(
    PEOPLE.c.id == bindparam("which")
)
GET_LOGIN: Final[Select[str, str, str]] = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password).where(
    PEOPLE.c.login == bindparam("which")
)
RENAME: Final[Update] = (
    PEOPLE.update().where(PEOPLE.c.id == bindparam("which")).values(name=bindparam("name"))
)
MAKE_ACCOUNT: Final[Update] = (
    PEOPLE.update()
    .where(PEOPLE.c.id == bindparam("which"), PEOPLE.c.login.is_(None))
    .values(name=bindparam("name"), login=bindparam("login"), password=bindparam("password"))
)

# Matches
ADD_MATCH: Final[Insert] = MATCHES.insert()
ADD_SEAT: Final[Insert] = SEATS.insert()
_MATCH: Final = select(
    MATCHES.c.id,
    MATCHES.c.room,
    MATCHES.c.game,
    MATCHES.c.setup,
    MATCHES.c.seed,
    MATCHES.c.content,
    MATCHES.c.listed,
    MATCHES.c.rated,
    MATCHES.c.state,
    MATCHES.c.result,
    MATCHES.c.rematch,
    MATCHES.c.rules,
    MATCHES.c.watch,
)
GET_MATCH: Final = _MATCH.where(MATCHES.c.id == bindparam("which"))
GET_ROOM: Final = select(MATCHES.c.id).where(MATCHES.c.room == bindparam("which"))
OPEN_ROOMS: Final = (
    _MATCH.where(MATCHES.c.listed == 1, MATCHES.c.state == "waiting", MATCHES.c.created >= bindparam("since"))
    .order_by(MATCHES.c.created.desc())
    .limit(50)
)
GET_SEATS: Final = (
    select(SEATS.c.seat, SEATS.c.kind, SEATS.c.level, SEATS.c.bot, SEATS.c.person, PEOPLE.c.name)
    .select_from(SEATS.outerjoin(PEOPLE, SEATS.c.person == PEOPLE.c.id))
    .where(SEATS.c.match == bindparam("which"))
    .order_by(SEATS.c.seat)
)
TAKE_SEAT: Final[Update] = (
    SEATS.update()
    .where(SEATS.c.match == bindparam("which"), SEATS.c.seat == bindparam("at_seat"), SEATS.c.kind == "open")
    .values(kind="person", person=bindparam("person"))
)
MOVE_SEAT: Final[Update] = (
    SEATS.update()
    .where(
        SEATS.c.match == bindparam("which"),
        SEATS.c.seat == bindparam("at_seat"),
        SEATS.c.person == bindparam("before"),
    )
    .values(person=bindparam("person"))
)
SET_STATE: Final[Update] = (
    MATCHES.update().where(MATCHES.c.id == bindparam("which")).values(state=bindparam("state"))
)
SET_RESULT: Final[Update] = (
    MATCHES.update()
    .where(MATCHES.c.id == bindparam("which"))
    .values(state=bindparam("state"), result=bindparam("result"))
)
SET_REMATCH: Final[Update] = (
    MATCHES.update().where(MATCHES.c.id == bindparam("which")).values(rematch=bindparam("rematch"))
)

# Entries
ADD_ENTRY: Final[Insert] = ENTRIES.insert()
GET_ENTRIES: Final = (
    select(
        ENTRIES.c.n,
        ENTRIES.c.kind,
        ENTRIES.c.seat,
        ENTRIES.c.number,
        ENTRIES.c.key,
        ENTRIES.c.client,
        ENTRIES.c.seq,
    )
    .where(ENTRIES.c.match == bindparam("which"), ENTRIES.c.n >= bindparam("since"))
    .order_by(ENTRIES.c.n)
)
COUNT_PLAYING: Final[Select[int]] = (
    select(func.count()).select_from(MATCHES).where(MATCHES.c.state == "playing")
)

# Analyses
ADD_ANALYSIS: Final[Insert] = ANALYSES.insert()
GET_ANALYSIS: Final[Select[str]] = select(ANALYSES.c.verdicts).where(ANALYSES.c.match == bindparam("which"))
