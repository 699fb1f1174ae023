"""The tables. A match is its set-up, its seed and its entries, which are only ever added to."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

KEPT: Final = Table(  # what the server itself remembers: the key that signs cookies, how often it was started
    "kept", METADATA, Column("name", Text, primary_key=True), Column("value", Text, nullable=False)
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the account's name, folded; none: a guest
    Column("password", Text),  # its hash
    Column("created", BigInteger, nullable=False),
    Column("looks", Text),  # what the name looks like (`people/names.py`)
    Column("claims", Text),  # the same, if nobody else may look so; none: a guest, or a twin of before
    Column("exchanged", BigInteger),  # when a cookie became a session; none: one of before may still
    Index("ix_people_looks", "looks"),
    Index("ix_people_claims", "claims", unique=True),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),  # the hash of what the browser keeps
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("ix_sessions_person", "person"),
    Index("ix_sessions_seen", "seen"),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("room", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("setup", Text, nullable=False),  # JSON, all options filled in
    Column("seed", BigInteger, nullable=False),
    Column("content", Text, nullable=False),  # the cards and boards it is played with
    Column("program", Text, nullable=False),  # the version of Thwack it was begun with
    Column("listed", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("state", Text, nullable=False),  # waiting, playing, over, cancelled
    Column("result", Text),  # JSON
    Column("rematch", Text),  # the room of the rematch
    Column("created", BigInteger, nullable=False),
    Column(
        "watch", Integer, server_default="0"
    ),  # how many choices behind others may watch; null: nobody may
    Column("rules", Integer, nullable=False, server_default="1"),  # their version
    Column("secret", Text),  # from which its luck follows; null: it was begun before there were any
    Column("source", Text),  # the match that it goes on from
    Column("source_ply", Integer),  # after how many choices of that
    Column("scene", Text),  # JSON: the position it begins with, if what is hidden was dealt anew
    Column("same_luck", Integer, nullable=False, server_default="0"),  # as the match it goes on from had
    Column("begun", BigInteger),  # when everybody had sat down; null: not yet, or before this was kept
    Column("first", Integer),  # who chooses first; null: it was begun before this was kept
    Column("practice", Integer, nullable=False, server_default="0"),  # whether anything may be taken back
    Index("ix_matches_open", "listed", "state", "created"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # person, level, bot, tutor, open
    Column("level", Integer),
    Column("bot", Text),
    Column("person", Text, ForeignKey("people.id")),
    Index("ix_seats_person", "person"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),  # two who write the same entry: one fails, and must look again
    # choice, undo, resign, draw, pause, resume, read; flag, claim, program (`tables/clocks.py`)
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the choice among those on offer; how many choices stay
    Column("key", Text, nullable=False),
    Column("client", Text),  # none: an opponent program
    Column("seq", BigInteger),
    Column("at", BigInteger, nullable=False),
    Column("next", Integer),  # who must choose then; -1: nobody; null: it was made before this was kept
    UniqueConstraint("match", "seat", "client", "seq"),
)

ANALYSES: Final = Table(  # of matches that are over: can be made again, but not at once
    "analyses",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("verdicts", Text, nullable=False),  # JSON, one for each choice
)

LESSONS: Final = Table(  # which matches are lessons
    "lessons",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("lesson", Text, nullable=False),  # unmatched/first
)

OFFERS: Final = Table(  # what people at a table have offered each other, until it is answered
    "offers",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("what", Text, primary_key=True),  # undo, draw, pause, resume, rematch
    Column("seat", Integer, nullable=False),  # whose
    Column("n", Integer, nullable=False),  # how many entries there were: to take back is offered for one only
    Column("at", BigInteger, nullable=False),
    Column("agreed", Text, nullable=False),  # JSON: people who have agreed, where several are asked
)

CLOCKS: Final = Table(  # of matches that have one; times are milliseconds of the server's own time
    "clocks",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("kind", Text, nullable=False),  # move, bank, days
    Column("time", Integer, nullable=False),  # seconds
    Column("plus", Integer, nullable=False),
    Column("left", Text, nullable=False),  # JSON: for each seat, when it was asked last
    Column("seat", Integer),  # whose move it is; null: a program's
    Column("since", BigInteger),  # when that began to run; null: it stands
    Column("ends", BigInteger),  # when it will be up
    Index("ix_clocks_ends", "ends"),
)

HOURS: Final = Table(  # how long there has been a server: one row
    "hours",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("ms", BigInteger, nullable=False),
)

MUTED: Final = Table(  # whom somebody does not want to hear
    "muted",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("other", Text, ForeignKey("people.id"), primary_key=True),
)

BELONGINGS: Final = Table(  # what an account keeps for the page: decks, settings
    "belongings",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),  # JSON, which the page alone reads
)

RATINGS: Final = Table(  # of somebody in a game, after each rated match; the last row is how it stands
    "ratings",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("n", Integer, primary_key=True),  # from 1; two who write the same: one fails, and reckons anew
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("score", Float, nullable=False),  # 1 won, 0.5 drawn, 0 lost
    Column("before", Float, nullable=False),  # the rating that it was
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "person"),
)

COUNTED: Final = Table(  # rated matches that the ratings have taken in, or that do not concern them
    "counted",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
)

PROFILES: Final = Table(  # what people show of themselves; whoever is not here shows nothing
    "profiles",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("seen", Text, nullable=False),  # by whom: me, met, all
    Column("listed", Integer, nullable=False),  # among the leaders
)
