"""What travels between the server and the page: the one place where it is written down.

`python -m thwack.server.showing.typescript` prints the same as TypeScript, for web/src/lib/frames.ts.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from .parts import GameName, Json, Part
from .teaching import Lesson, Puzzle

Lang = Literal["en", "pt", "es", "it"]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Key = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Client = Annotated[str, Meta(max_length=40)]
Level = Annotated[int, Meta(ge=1, le=5)]
Behind = Annotated[int, Meta(ge=0, le=100)]
Offered = Literal["undo", "draw", "pause", "resume", "rematch"]
Claimed = Literal["win", "program"]
Phrase = Literal[  # what can be said: sentences, and signs that need none
    "hello",
    "luck",
    "nice",
    "thanks",
    "oops",
    "moment",
    "close",
    "bye",
    "cheer",
    "heart",
    "wow",
    "clever",
    "yawn",
    "respect",
]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]


# Things both sides speak of


class Things(Part):
    """What a choice is about: the things it starts at and those it goes to, as the view names them."""

    start: tuple[str, ...]
    goal: tuple[str, ...]
    facts: dict[str, Json]


class Choice(Part):
    """Something that can be chosen; the text is in the socket's language."""

    key: str
    verb: str
    refs: list[str]
    text: str
    things: Things


class Mention(Part):
    """A thing that a line of the log names; the name occurs in the line's text."""

    ref: str
    name: str


class Line(Part):
    """A line of the log: its number, and how many choices were made when it happened."""

    n: int
    ply: int
    kind: str
    text: str
    refs: list[Mention]
    data: dict[str, Json]  # what the text says, for programs


class Rating(Part):
    """How strong somebody is, whether enough is known for it, and what this match did to it, once over."""

    now: int
    sure: bool
    gained: int | None


class Seat(Part):
    """Who sits there."""

    name: str
    kind: Literal["person", "level", "bot", "tutor", "open"]
    level: int | None
    online: bool
    you: bool
    account: bool  # a person who has one: nobody else can have that name
    muted: bool = False  # whether you do not want to hear them
    rating: Rating | None = None  # at a rated table; null: not rated yet


class Result(Part):
    """How it ended, and a sentence that says so."""

    winners: list[int]
    reason: str
    text: str


class Undo(Part):
    """Whether one's last choice can be taken back; if not, why not, and whether the others can be asked."""

    can: bool
    why: str
    ask: bool


class Offer(Part):
    """Something that a seat has offered to the others, who have not answered yet."""

    what: Offered
    seat: int
    agreed: bool  # whether you have agreed; others are still asked


class Clock(Part):
    """What was agreed on for the time of each seat: seconds for a move, a bank for all of them, or days for a
    move; `plus` seconds are added to a bank after every move."""

    kind: Literal["move", "bank", "days"]
    time: Annotated[int, Meta(ge=1, le=14 * 24 * 3600)]
    plus: Annotated[int, Meta(ge=0, le=300)] = 0


class Times(Part):
    """What a clock shows, in milliseconds as of when it was sent: the page counts on from there."""

    clock: Clock
    left: list[int | None]  # for each seat; null: a program, which has none
    seat: int | None  # whose time runs; null: it stands
    starts: int  # after how long it begins to run
    away: list[int | None]  # for each seat how long until its player has left; null: they are there
    claims: list[Claimed]  # what you may ask for, because others have left


class Candidate(Part):
    """A choice as an opponent program sees it: its chance of winning, from 0 to 1."""

    key: str
    text: str
    chance: float


class Proof(Part):
    """SHA-256 of a secret from which all luck of the match follows; the secret itself when it is over."""

    commitment: str
    secret: str | None


class Source(Part):
    """A match that this one goes on from: after how many choices, and whether with the same luck."""

    match: str
    ply: int
    same_luck: bool


# From the page


class FromPage(Part, tag_field="t"):
    """A frame that a page sends."""


class Hello(FromPage, tag="hello"):
    """The first frame. `lines`: how many lines of the log it has; `client`: the same for one page as long as
    it is open, so that what it sends again after a lost connection is known to be a repeat."""

    lang: Lang
    lines: Count
    client: Client = ""


class Choose(FromPage, tag="choose"):
    """A choice; `seq` is the page's own counter, and repeats are dropped."""

    seq: Count
    question: Count
    key: Key


class TakeBack(FromPage, tag="undo"):
    """Take the last choice back, or ask the others to agree."""

    seq: Count


class MakeOffer(FromPage, tag="offer"):
    """Offer something to the others; whoever is offered the same agrees. To take back is asked by `undo`."""

    seq: Count
    what: Literal["draw", "pause", "resume", "rematch"]


class Answer(FromPage, tag="answer"):
    """Agree to what somebody has offered, or not; an offer of one's own is taken back by not agreeing."""

    seq: Count
    what: Offered
    agree: bool


class Say(FromPage, tag="say"):
    """Say something to the others at the table: each reads it in the own language."""

    phrase: Phrase


class Mute(FromPage, tag="mute"):
    """Do not hear who sits there any more, or hear them again."""

    seq: Count
    seat: SeatNumber
    mute: bool


class Claim(FromPage, tag="claim"):
    """Others have left: ask for the win, or for a program of that level in their place."""

    seq: Count
    what: Claimed
    level: Level = 3


class Resign(FromPage, tag="resign"):
    """Give up."""

    seq: Count


class AskHint(FromPage, tag="hint"):
    """What would a strong player choose?"""

    question: Count


class SetLang(FromPage, tag="lang"):
    """Speak another language from now on."""

    lang: Lang


class ReadOn(FromPage, tag="read"):
    """What a tutor had to say is read: go on."""

    seq: Count
    question: Count


class Ping(FromPage, tag="ping"):
    """Are you there?"""


Incoming = (
    Hello
    | Choose
    | TakeBack
    | MakeOffer
    | Answer
    | Claim
    | Resign
    | AskHint
    | SetLang
    | ReadOn
    | Say
    | Mute
    | Ping
)

# From the server


class FromServer(Part, tag_field="t"):
    """A frame that the server sends."""


class State(FromServer, tag="state"):
    """All that a page shows: sent after every change."""

    room: str
    match: str
    game: GameName
    rated: bool
    setup: dict[str, Json]
    version: int  # grows with every change, as long as the same server runs
    ply: int  # choices made so far
    question: int  # number of the open question, to be sent back with the choice
    seat: int | None  # through whose eyes; null: spectator
    own: list[int]  # seats this connection plays (two in a hot seat)
    actor: int | None  # who must choose; null: over, or waiting for people
    prompt: str  # whose turn, phase, which decision, caused by which card: one or two sentences
    view: dict[str, Json]  # match.view(seat)
    choices: list[Choice]  # empty unless seat is the actor
    why_not: dict[str, str]  # ref of a thing of one's own that cannot be used now -> the reason
    lines: list[Line]  # what is new in the log (all of it when `from` is 0)
    from_: int = msgspec.field(name="from")  # n of lines[0]; the page cuts its log there and appends
    seats: list[Seat]
    undo: Undo
    thinking: bool  # an opponent program is at it
    result: Result | None
    rematch: str | None  # the room of the rematch, when there is one
    watch: int | None = 0  # how many choices behind those without a seat are; null: nobody may watch
    proof: Proof | None = None  # that nobody chose its luck; null: it goes on with luck that is known
    source: Source | None = None  # what it goes on from
    lesson: Lesson | None = None  # if it is one, and the eyes are the learner's
    puzzle: Puzzle | None = None  # if it is one, and the eyes are the solver's
    practice: bool = False  # anything may be taken back
    plays: tuple[str, ...] = ()  # for each seat its hero, team or deck in this language; may be empty
    offers: list[Offer] = msgspec.field(default_factory=list)  # what is offered and not answered
    paused: bool = False  # by agreement: nobody may choose
    times: Times | None = None  # if there is a clock
    rule: str = ""  # the id of the rule behind what is asked; empty if none is known
    why_rules: dict[str, str] = msgspec.field(default_factory=dict)  # for reasons: by the refs of why_not


class Ack(FromServer, tag="ack"):
    """That choice is kept: sent after the commit, before the state."""

    seq: int
    version: int


class Error(FromServer, tag="error"):
    """What could not be done, and why; a state follows."""

    code: str
    text: str
    seq: int | None


class Why(FromServer, tag="why"):
    """That choice may be made, but it does not lead on in this lesson, and why not; nothing has changed."""

    seq: int
    question: int
    key: str
    text: str


class Hint(FromServer, tag="hint"):
    """What a strong player thinks of the choices, best first."""

    question: int
    candidates: list[Candidate]
    why: str  # what the first gains compared with the second, in a sentence; may be empty


class Said(FromServer, tag="said"):
    """Somebody at the table says something."""

    seat: int
    phrase: Phrase


class Pong(FromServer, tag="pong"):
    """I am."""


OUTGOING: Final = (State, Ack, Error, Why, Hint, Said, Pong)
LANGS: Final = ("en", "pt", "es", "it")
DECODER: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)
ENCODER: Final = msgspec.json.Encoder()


def read_frame(data: bytes | str) -> Incoming:
    """The frame a page has sent; msgspec.DecodeError if it is none."""
    return DECODER.decode(data)
