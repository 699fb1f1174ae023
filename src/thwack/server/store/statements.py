"""Every statement that the server uses, each made once."""

from typing import Final

from sqlalchemy import and_, bindparam, exists, func, null, or_, select
from sqlalchemy.sql.expression import Delete, Insert, ScalarSelect, Select, Update

from .schema import (
    ANALYSES,
    BELONGINGS,
    CLOCKS,
    ENTRIES,
    HOURS,
    KEPT,
    LESSONS,
    MATCHES,
    MUTED,
    OFFERS,
    PEOPLE,
    RATINGS,
    SEATS,
    SESSIONS,
)

# What the server remembers
ADD_KEPT: Final[Insert] = KEPT.insert()
SET_KEPT: Final[Update] = (
    KEPT.update().where(KEPT.c.name == bindparam("which")).values(value=bindparam("value"))
)
GET_KEPT: Final[Select[str]] = select(KEPT.c.value).where(KEPT.c.name == bindparam("which"))

# People
ADD_PERSON: Final[Insert] = PEOPLE.insert()
GET_PERSON: Final[Select[str, str, str, int]] = select(
    PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.exchanged
).where(PEOPLE.c.id == bindparam("which"))
GET_LOGIN: Final[Select[str, str, str, str]] = select(
    PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password, PEOPLE.c.login
).where(or_(PEOPLE.c.login == bindparam("login"), PEOPLE.c.claims == bindparam("claims")))
GET_PASSWORD: Final[Select[str]] = select(PEOPLE.c.password).where(
    PEOPLE.c.id == bindparam("which"), PEOPLE.c.login.is_not(None)
)
SET_PASSWORD: Final[Update] = (
    PEOPLE.update().where(PEOPLE.c.id == bindparam("which")).values(password=bindparam("password"))
)
RENAME: Final[Update] = (
    PEOPLE.update()
    .where(PEOPLE.c.id == bindparam("which"), PEOPLE.c.login.is_(None))
    .values(name=bindparam("name"), looks=bindparam("looks"))
)
MAKE_ACCOUNT: Final[Update] = (
    PEOPLE.update()
    .where(PEOPLE.c.id == bindparam("which"), PEOPLE.c.login.is_(None))
    .values(
        name=bindparam("name"),
        login=bindparam("login"),
        password=bindparam("password"),
        looks=bindparam("looks"),
        claims=bindparam("claims"),
    )
)
GUESTS_LIKE: Final[Select[str, str]] = select(PEOPLE.c.id, PEOPLE.c.name).where(
    PEOPLE.c.looks == bindparam("looks"), PEOPLE.c.login.is_(None)
)
_OLDER: Final = PEOPLE.alias("older")
ALIKE: Final[Select[str, str]] = (
    select(PEOPLE.c.name, _OLDER.c.name)
    .join_from(PEOPLE, _OLDER, PEOPLE.c.looks == _OLDER.c.claims)
    .where(PEOPLE.c.login.is_not(None), PEOPLE.c.claims.is_(None))
    .order_by(PEOPLE.c.created, PEOPLE.c.id)
)
MARK_EXCHANGED: Final[Update] = (
    PEOPLE.update()
    .where(PEOPLE.c.id == bindparam("which"), PEOPLE.c.exchanged.is_(None))
    .values(exchanged=bindparam("exchanged"))
)
SET_EXCHANGED: Final[Update] = (
    PEOPLE.update().where(PEOPLE.c.id == bindparam("which")).values(exchanged=bindparam("exchanged"))
)

# Sessions
ADD_SESSION: Final[Insert] = SESSIONS.insert()
GET_SESSION: Final[Select[str, str, str, int]] = (
    select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, SESSIONS.c.seen)
    .join_from(SESSIONS, PEOPLE, SESSIONS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.id == bindparam("which"))
)
SESSIONS_OF: Final[Select[str]] = select(SESSIONS.c.id).where(SESSIONS.c.person == bindparam("which"))
TOUCH_SESSION: Final[Update] = (
    SESSIONS.update().where(SESSIONS.c.id == bindparam("which")).values(seen=bindparam("seen"))
)
END_SESSION: Final[Delete] = SESSIONS.delete().where(SESSIONS.c.id == bindparam("which"))
END_SESSIONS: Final[Delete] = SESSIONS.delete().where(SESSIONS.c.person == bindparam("which"))
END_IDLE: Final[Delete] = SESSIONS.delete().where(SESSIONS.c.seen < bindparam("before"))
_NEVER_SAT: Final = ~exists().where(SEATS.c.person == PEOPLE.c.id)
END_LOST: Final[Delete] = SESSIONS.delete().where(
    SESSIONS.c.seen < bindparam("before"),
    SESSIONS.c.person.in_(select(PEOPLE.c.id).where(PEOPLE.c.login.is_(None), _NEVER_SAT)),
)
FORGET_GUESTS: Final[Delete] = PEOPLE.delete().where(
    PEOPLE.c.login.is_(None),
    PEOPLE.c.created < bindparam("before"),
    _NEVER_SAT,
    ~exists().where(SESSIONS.c.person == PEOPLE.c.id),
    ~exists().where(or_(MUTED.c.person == PEOPLE.c.id, MUTED.c.other == PEOPLE.c.id)),
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
    MATCHES.c.secret,
    MATCHES.c.source,
    MATCHES.c.source_ply,
    MATCHES.c.scene,
    MATCHES.c.same_luck,
    MATCHES.c.practice,
)
GET_MATCH: Final = _MATCH.where(MATCHES.c.id == bindparam("which"))
GET_ROOM: Final = select(MATCHES.c.id, MATCHES.c.state).where(MATCHES.c.room == bindparam("which"))
OPEN_ROOMS: Final = (
    _MATCH.where(MATCHES.c.listed == 1, MATCHES.c.state == "waiting", MATCHES.c.created >= bindparam("since"))
    .order_by(MATCHES.c.created.desc())
    .limit(50)
)
_NOW: Final = RATINGS.alias("now")
_THEN: Final = RATINGS.alias("then")  # by the match itself, once it is reckoned


def _standing(column: str) -> ScalarSelect[float]:
    """A rating as it stands: at a rated table those who play see each other's."""
    last = select(_NOW.c[column]).where(
        MATCHES.c.rated == 1, _NOW.c.person == SEATS.c.person, _NOW.c.game == MATCHES.c.game
    )
    return last.order_by(_NOW.c.n.desc()).limit(1).scalar_subquery()


GET_SEATS: Final = (
    select(
        SEATS.c.seat,
        SEATS.c.kind,
        SEATS.c.level,
        SEATS.c.bot,
        SEATS.c.person,
        PEOPLE.c.name,
        PEOPLE.c.login,
        func.coalesce(_THEN.c.rating, _standing("rating")),
        func.coalesce(_THEN.c.deviation, _standing("deviation")),
        _THEN.c.rating - _THEN.c.before,
    )
    .select_from(
        SEATS.join(MATCHES, MATCHES.c.id == SEATS.c.match)
        .outerjoin(PEOPLE, SEATS.c.person == PEOPLE.c.id)
        .outerjoin(_THEN, and_(_THEN.c.match == SEATS.c.match, _THEN.c.person == SEATS.c.person))
    )
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
BEGIN: Final[Update] = (
    MATCHES.update()
    .where(MATCHES.c.id == bindparam("which"))
    .values(state="playing", begun=bindparam("begun"))
)
SET_RESULT: Final[Update] = (
    MATCHES.update()
    .where(MATCHES.c.id == bindparam("which"))
    .values(state=bindparam("state"), result=bindparam("result"))
)
SET_REMATCH: Final[Update] = (
    MATCHES.update().where(MATCHES.c.id == bindparam("which")).values(rematch=bindparam("rematch"))
)

GIVE_TO_PROGRAM: Final[Update] = (
    SEATS.update()
    .where(SEATS.c.match == bindparam("which"), SEATS.c.person == bindparam("before"))
    .values(kind="level", level=bindparam("new_level"), person=null())
)
LEAVE_SEATS: Final[Update] = (
    SEATS.update()
    .where(SEATS.c.match == bindparam("which"), SEATS.c.person == bindparam("before"))
    .values(kind="open", person=null())
)
CANCEL: Final[Update] = (
    MATCHES.update()
    .where(MATCHES.c.id == bindparam("which"), MATCHES.c.state == "waiting")
    .values(state="cancelled")
)

# Offers
ADD_OFFER: Final[Insert] = OFFERS.insert()
DROP_OFFER: Final[Delete] = OFFERS.delete().where(
    OFFERS.c.match == bindparam("which"), OFFERS.c.what == bindparam("asked")
)
GET_OFFERS: Final = (
    select(OFFERS.c.what, OFFERS.c.seat, OFFERS.c.n, OFFERS.c.at, OFFERS.c.agreed)
    .where(OFFERS.c.match == bindparam("which"))
    .order_by(OFFERS.c.what)
)

# Clocks
ADD_CLOCK: Final[Insert] = CLOCKS.insert()
SET_CLOCK: Final[Update] = (
    CLOCKS.update()
    .where(CLOCKS.c.match == bindparam("which"))
    .values(
        left=bindparam("new_left"),
        seat=bindparam("new_seat"),
        since=bindparam("new_since"),
        ends=bindparam("new_ends"),
    )
)
GET_CLOCK: Final = select(
    CLOCKS.c.kind, CLOCKS.c.time, CLOCKS.c.plus, CLOCKS.c.left, CLOCKS.c.seat, CLOCKS.c.since
).where(CLOCKS.c.match == bindparam("which"))
RUNNING_CLOCKS: Final[Select[str, int]] = select(CLOCKS.c.match, CLOCKS.c.ends).where(
    CLOCKS.c.ends.is_not(None)
)
ADD_HOURS: Final[Insert] = HOURS.insert()
SET_HOURS: Final[Update] = HOURS.update().where(HOURS.c.ms < bindparam("now")).values(ms=bindparam("now"))
GET_HOURS: Final[Select[int]] = select(HOURS.c.ms)

# Who does not hear whom
MUTE: Final[Insert] = MUTED.insert()
UNMUTE: Final[Delete] = MUTED.delete().where(
    MUTED.c.person == bindparam("which"), MUTED.c.other == bindparam("whom")
)
MUTED_BY: Final[Select[str]] = select(MUTED.c.other).where(MUTED.c.person == bindparam("which"))

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

# Analyses
ADD_ANALYSIS: Final[Insert] = ANALYSES.insert()
GET_ANALYSIS: Final[Select[str]] = select(ANALYSES.c.verdicts).where(ANALYSES.c.match == bindparam("which"))

# Lessons
ADD_LESSON: Final[Insert] = LESSONS.insert()
GET_LESSON: Final[Select[str]] = select(LESSONS.c.lesson).where(LESSONS.c.match == bindparam("which"))
LESSONS_OF: Final[Select[str, str, str, str | None]] = (  # puzzles, too
    select(LESSONS.c.lesson, MATCHES.c.state, MATCHES.c.room, MATCHES.c.result)
    .join_from(LESSONS, MATCHES, LESSONS.c.match == MATCHES.c.id)
    .join(SEATS, SEATS.c.match == MATCHES.c.id)
    .where(SEATS.c.person == bindparam("which"))
    .order_by(MATCHES.c.created, MATCHES.c.id)
)

# Matches of somebody
_LATER: Final = ENTRIES.alias("later")
_LAST: Final = select(func.max(_LATER.c.n)).where(_LATER.c.match == MATCHES.c.id).scalar_subquery()
_CHANGED: Final = func.coalesce(ENTRIES.c.at, MATCHES.c.begun, MATCHES.c.created)
_TURN: Final = func.coalesce(ENTRIES.c.next, MATCHES.c.first)
_OWN: Final = SEATS.alias("own")
_OTHER: Final = SEATS.alias("other")
_NEWEST: Final = MATCHES.outerjoin(ENTRIES, and_(ENTRIES.c.match == MATCHES.c.id, ENTRIES.c.n == _LAST))
_AT_TABLE: Final = and_(  # and it is no lesson: those are on a page of their own
    MATCHES.c.id.in_(select(_OWN.c.match).where(_OWN.c.person == bindparam("person"))),
    MATCHES.c.id.not_in(select(LESSONS.c.match)),
)
_OF: Final = select(
    MATCHES.c.id,
    MATCHES.c.room,
    MATCHES.c.game,
    MATCHES.c.setup,
    MATCHES.c.state,
    MATCHES.c.result,
    MATCHES.c.rules,
    MATCHES.c.rated,
    _CHANGED,
    _TURN,
).select_from(_NEWEST)
RUNNING_OF: Final = (
    _OF.where(_AT_TABLE, or_(MATCHES.c.state == "waiting", MATCHES.c.state == "playing"))
    .order_by(_CHANGED.desc(), MATCHES.c.id)
    .limit(100)
)
PAST_OF: Final = (
    _OF.where(_AT_TABLE, MATCHES.c.state == "over", bindparam("before") > _CHANGED)
    .order_by(_CHANGED.desc(), MATCHES.c.id)
    .limit(bindparam("most"))
)
_HIS_TURN: Final = exists().where(
    _OWN.c.match == MATCHES.c.id, _OWN.c.person == bindparam("person"), _OWN.c.seat == _TURN
)
TURNS_OF: Final[Select[str, bool]] = (  # matches with other people, and whether these wait for somebody
    select(MATCHES.c.room, _HIS_TURN)
    .select_from(_NEWEST)
    .where(
        _AT_TABLE,
        MATCHES.c.state == "playing",
        exists().where(_OTHER.c.match == MATCHES.c.id, _OTHER.c.person != bindparam("person")),
    )
)

# Belongings
ADD_BELONGING: Final[Insert] = BELONGINGS.insert()
DROP_BELONGING: Final[Delete] = BELONGINGS.delete().where(
    BELONGINGS.c.person == bindparam("which"), BELONGINGS.c.name == bindparam("called")
)
BELONGINGS_OF: Final[Select[str, str]] = (
    select(BELONGINGS.c.name, BELONGINGS.c.value)
    .where(BELONGINGS.c.person == bindparam("which"))
    .order_by(BELONGINGS.c.name)
)
