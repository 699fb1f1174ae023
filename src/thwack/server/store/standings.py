"""The statements about ratings, and about what people show of themselves."""

from typing import Final

from sqlalchemy import and_, bindparam, exists, func, select
from sqlalchemy.sql.expression import Delete, Insert, Select

from .schema import COUNTED, LESSONS, MATCHES, PEOPLE, PROFILES, RATINGS, SEATS

ESTABLISHED: Final = 110.0  # a deviation up to which a rating stands among the others

# Reckoning
ADD_RATING: Final[Insert] = RATINGS.insert()
ADD_COUNTED: Final[Insert] = COUNTED.insert()
DUE: Final[Select[str]] = (
    select(MATCHES.c.id)
    .where(MATCHES.c.rated == 1, MATCHES.c.state == "over", MATCHES.c.id.not_in(select(COUNTED.c.match)))
    .order_by(MATCHES.c.created, MATCHES.c.id)
)
TO_COUNT: Final = (  # its seats, as long as it is due
    select(MATCHES.c.game, MATCHES.c.result, SEATS.c.seat, SEATS.c.person, PEOPLE.c.login)
    .select_from(
        MATCHES.join(SEATS, SEATS.c.match == MATCHES.c.id).outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
    )
    .where(
        MATCHES.c.id == bindparam("which"),
        MATCHES.c.rated == 1,
        MATCHES.c.state == "over",
        MATCHES.c.id.not_in(select(COUNTED.c.match)),
    )
    .order_by(SEATS.c.seat)
)
_LAST: Final = RATINGS.alias("last")
LAST_RATING: Final = (
    select(_LAST.c.n, _LAST.c.rating, _LAST.c.deviation, _LAST.c.volatility, _LAST.c.at)
    .where(_LAST.c.person == bindparam("which"), _LAST.c.game == bindparam("of_game"))
    .order_by(_LAST.c.n.desc())
    .limit(1)
)

# Looking at somebody
HISTORY: Final = (
    select(RATINGS.c.game, RATINGS.c.n, RATINGS.c.rating, RATINGS.c.deviation, RATINGS.c.at, RATINGS.c.match)
    .where(RATINGS.c.person == bindparam("which"))
    .order_by(RATINGS.c.game, RATINGS.c.n)
)
_OWN: Final = SEATS.alias("own")
_OTHER: Final = SEATS.alias("other")
PLAYED: Final = (  # the newest matches that are over, and what anybody may know of all who sat there
    select(
        MATCHES.c.id,
        MATCHES.c.game,
        MATCHES.c.setup,
        MATCHES.c.result,
        SEATS.c.seat,
        SEATS.c.kind,
        SEATS.c.level,
        SEATS.c.bot,
        SEATS.c.person,
        PEOPLE.c.name,
        PEOPLE.c.login,
        PROFILES.c.seen,
    )
    .select_from(
        MATCHES.join(SEATS, SEATS.c.match == MATCHES.c.id)
        .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
        .outerjoin(PROFILES, PROFILES.c.person == SEATS.c.person)
    )
    .where(
        MATCHES.c.state == "over",
        MATCHES.c.result.is_not(None),
        MATCHES.c.source.is_(None),  # "play on from here" says nothing of those who sat there
        MATCHES.c.id.in_(select(_OWN.c.match).where(_OWN.c.person == bindparam("which"))),
        MATCHES.c.id.not_in(select(LESSONS.c.match)),
    )
    .order_by(MATCHES.c.created.desc(), MATCHES.c.id, SEATS.c.seat)
    .limit(bindparam("most"))
)
HAVE_MET: Final[Select[int]] = (
    select(func.count())
    .select_from(_OWN.join(_OTHER, _OTHER.c.match == _OWN.c.match))
    .where(_OWN.c.person == bindparam("which"), _OTHER.c.person == bindparam("whom"))
)

# Who may look
GET_PROFILE: Final[Select[str, int]] = select(PROFILES.c.seen, PROFILES.c.listed).where(
    PROFILES.c.person == bindparam("which")
)
DROP_PROFILE: Final[Delete] = PROFILES.delete().where(PROFILES.c.person == bindparam("which"))
ADD_PROFILE: Final[Insert] = PROFILES.insert()

# Leaders
_LATER: Final = RATINGS.alias("later")
LEADERS: Final = (
    select(PEOPLE.c.id, PEOPLE.c.name, RATINGS.c.rating, RATINGS.c.deviation, RATINGS.c.n, PROFILES.c.seen)
    .select_from(
        RATINGS.join(PROFILES, and_(PROFILES.c.person == RATINGS.c.person, PROFILES.c.listed == 1)).join(
            PEOPLE, PEOPLE.c.id == RATINGS.c.person
        )
    )
    .where(
        RATINGS.c.game == bindparam("of_game"),
        ~exists().where(
            _LATER.c.person == RATINGS.c.person,
            _LATER.c.game == RATINGS.c.game,
            _LATER.c.n == RATINGS.c.n + 1,
        ),
    )
    .order_by(RATINGS.c.deviation > ESTABLISHED, RATINGS.c.rating.desc(), PEOPLE.c.name)
    .limit(100)
)
