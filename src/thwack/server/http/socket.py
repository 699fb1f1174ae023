"""One connection: frames come in, are checked, and go to the match; states go out."""

import asyncio
from typing import Final

import msgspec
from fastapi import WebSocket

from ..logs import Log
from ..people import Person, new_id
from ..people.muted import Muted
from ..settings import Limits
from ..showing import frames
from ..showing.refusals import Refused
from ..showing.sight import Watcher
from ..showing.texts import say
from ..store import Trouble
from ..tables.claims import claim
from ..tables.entries import Sent
from ..tables.manners import Manners
from ..tables.place import Place
from ..tables.taught import Astray, Taught
from ..tables.watching import lets_in
from .limits import Bucket
from .outbox import Held, Outbox

STRIKES: Final = 20  # frames that cannot be read, or come too fast, before we hang up
POLICY: Final = 1008
SLOW: Final = 1013
GONE: Final = 4404


class Connection:
    """A page that looks at a match, and perhaps plays in it."""

    def __init__(
        self,
        socket: WebSocket,
        place: Place,
        manners: Manners,
        mutes: Muted,
        person: Person | None,
        limits: Limits | None,
        log: Log,
        held: Held,
        muted: frozenset[str] = frozenset(),
    ) -> None:
        self.person = person.id if person else None
        self.muted = muted
        self._socket = socket
        self._place = place
        self._manners = manners
        self._mutes = mutes
        self._log = log
        self._frames = Bucket(*limits.frames) if limits else None
        self._hints = Bucket(*limits.hints) if limits else None
        self._phrases = Bucket(*limits.phrases) if limits else None
        self._lang = "en"
        self._client = new_id()
        self._eyes: int | None = None
        self._have = 0  # lines of the log that the page has
        self._undone = place.live.undone
        self._strikes = 0
        self._told = -1  # the question of the state that is on its way
        address = socket.client.host if socket.client else "?"
        self._outbox = Outbox(held, address, self.show, self._has_told)
        self._greeted = False
        self._code = SLOW  # with which we hang up
        self._tasks: set[asyncio.Task[None]] = set()

    # Out

    def show(self) -> None:
        """Send the state as it is now; if one is still on its way to a slow page, then when that has gone."""
        if not self._greeted or not self._outbox.wants_state():
            return
        live = self._place.live
        if live.cancelled:
            said = frames.Error("cancelled", Refused("cancelled").text(self._lang), None)
            return self._hang_up(GONE, frames.ENCODER.encode(said))
        if self._undone != live.undone:  # lines were taken back: all of them once more
            self._undone, self._have = live.undone, 0
        watcher = self._watcher()
        if not lets_in(live, watcher.own):  # the match has begun: the page comes back, and is told why not
            return self._hang_up()
        if self._place.gallery.holds_back(watcher.own):
            frame, self._have = self._place.gallery.state(watcher, self._have, self._place.online)
            return self._send(frame, state=True)
        frame, self._have = self._place.sight.state(
            watcher, self._have, self._place.online, self._place.thinker is not None
        )
        self._told = live.question
        self._send(frame, state=True)

    def _has_told(self) -> None:
        """The question is on the line: from now on there is time to answer it."""
        live = self._place.live
        if live.clock is not None and self._told == live.question and live.actor in self._own_seats():
            live.clock.sent(live.actor or 0)

    def _own_seats(self) -> list[int]:
        return self._place.live.seats_of(self.person)

    def _watcher(self) -> Watcher:
        """Through whose eyes: those of the own seat that must choose, or else the same as before."""
        own = tuple(self._own_seats())
        actor = self._place.live.actor
        eyes = self._eyes
        if actor in own:
            eyes = actor
        elif eyes not in own:
            eyes = own[0] if own else None
        if eyes != self._eyes and len(own) < 2:  # on one screen all read the same log
            self._have = 0
        self._eyes = eyes
        return Watcher(self.person, own, eyes, self._lang, self.muted)

    def hear(self, said: frames.Said) -> None:
        """Somebody at the table says something."""
        if self._greeted:
            self._send(said)

    def _send(self, frame: bytes | msgspec.Struct, state: bool = False) -> None:
        data = frame if isinstance(frame, bytes) else frames.ENCODER.encode(frame)
        if not self._outbox.put(data, state):  # it does not read: it will come back for the newest state
            self._strikes = STRIKES
            self._hang_up()

    def _hang_up(self, code: int = SLOW, last: bytes = b"") -> None:
        self._code = code
        self._outbox.close(last)

    async def _write(self) -> None:
        await self._outbox.empty_into(self._socket.send_text)
        await self._socket.close(self._code)

    # In

    async def run(self) -> None:
        """Serve the page until it goes."""
        writer = asyncio.create_task(self._write())
        try:
            while (data := await self._next()) is not None:
                await self._hear(data)
                if self._strikes >= STRIKES:
                    await self._socket.close(POLICY)
                    break
        finally:
            self._place.leave(self)
            for task in (writer, *self._tasks):
                task.cancel()
            await asyncio.gather(writer, *self._tasks, return_exceptions=True)
            self._outbox.drop()

    async def _next(self) -> bytes | str | None:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _hear(self, data: bytes | str) -> None:
        if self._frames is not None and not self._frames.take():
            self._strikes += 1
            return self._refuse(Refused("too_fast"), None)
        try:
            frame = frames.read_frame(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._strikes += 1
            return self._refuse(Refused("bad_frame"), None)
        if not self._greeted and not isinstance(frame, frames.Hello):
            self._strikes += 1
            return self._send(frames.Error("hello_first", say("error-hello-first", self._lang), None))
        try:
            await self._obey(frame)
        except Astray as astray:
            assert isinstance(frame, frames.Choose)
            self._send(frames.Why(frame.seq, frame.question, frame.key, astray.why[self._lang]))
        except Refused as refusal:
            self._refuse(refusal, getattr(frame, "seq", None))
        except Trouble as trouble:
            self._log.tell("fault", where="storage", match=self._place.live.facts.id, why=str(trouble))
            self._refuse(Refused("storage"), getattr(frame, "seq", None))
        except Exception as fault:  # ours; what it says may speak of hidden things, so only its kind is told
            self._log.tell(
                "fault", where="socket", match=self._place.live.facts.id, kind=type(fault).__name__
            )
            self._refuse(Refused("broken"), getattr(frame, "seq", None))

    def _refuse(self, refusal: Refused, seq: int | None) -> None:
        self._send(frames.Error(refusal.code.replace("-", "_"), refusal.text(self._lang), seq))
        self.show()

    async def _obey(self, frame: frames.Incoming) -> None:
        match frame:
            case frames.Hello():
                self._greet(frame)
            case frames.Ping():
                self._send(frames.Pong())
            case frames.SetLang():
                self._lang, self._have = frame.lang, 0
                self.show()
            case frames.AskHint():
                self._ask_hint(frame)
            case frames.Say():
                self._say(frame.phrase)
            case _:
                await self._act(frame)

    def _greet(self, frame: frames.Hello) -> None:
        live = self._place.live
        self._lang = frame.lang
        self._client = frame.client or self._client
        first, self._greeted = not self._greeted, True
        self._watcher()
        self._have = 0 if live.undone else frame.lines
        if first:
            self._place.enter(self)
        self.show()

    def _own(self) -> list[int]:
        own = self._own_seats()
        if not own:
            raise Refused("spectator")
        return own

    def _say(self, phrase: frames.Phrase) -> None:
        own = self._own()
        if self._phrases is not None and not self._phrases.take():
            raise Refused("too_fast")
        self._place.say(self.person or "", own[0], phrase)

    def _ask_hint(self, frame: frames.AskHint) -> None:
        own = self._own()
        if self._hints is not None and not self._hints.take():
            raise Refused("too_fast")
        actor = self._place.live.actor
        task = asyncio.create_task(self._hint(actor if actor in own else own[0], frame.question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hint(self, seat: int | None, question: int) -> None:
        try:
            self._send(await self._place.hint(seat or 0, question, self._lang))
        except Refused as refusal:
            self._refuse(refusal, None)

    async def _act(
        self,
        frame: frames.Choose
        | frames.TakeBack
        | frames.MakeOffer
        | frames.Answer
        | frames.Claim
        | frames.Resign
        | frames.Mute
        | frames.ReadOn,
    ) -> None:
        """Something that only somebody at the table may do; it is acknowledged when it is kept."""
        live, own = self._place.live, self._own()
        sent = Sent(self._client, frame.seq, lambda: self._send(frames.Ack(frame.seq, live.version)))
        if any(live.is_repeat(seat, sent) for seat in own):
            sent.acknowledge()
            return self.show()
        actor = live.actor
        seat = actor if actor is not None and actor in own else own[0]
        match frame:
            case frames.Choose():
                await live.choose(seat, frame.question, frame.key, sent)
            case frames.TakeBack():
                await live.take_back(own, self.person or "", sent)
            case frames.MakeOffer():
                await self._manners.offer(self._place, frame.what, self.person or "", sent)
            case frames.Answer():
                await self._manners.answer(self._place, frame.what, frame.agree, self.person or "", sent)
            case frames.Claim():
                await claim(self._place, frame.what, frame.level, self.person or "", sent)
            case frames.Resign():
                await live.resign(seat, sent)
            case frames.ReadOn():
                if not isinstance(live, Taught):
                    raise Refused("illegal")
                await live.read_on(seat, frame.question, sent)
            case frames.Mute():
                await self._mute(frame)
                sent.acknowledge()
                self.show()
        self._log.tell(type(frame).__name__.lower(), match=live.facts.id, seat=seat, ply=live.match.ply)

    async def _mute(self, frame: frames.Mute) -> None:
        """All pages of this person at this table hear that seat no more, or again."""
        chairs = self._place.live.chairs
        other = chairs[frame.seat].person if frame.seat < len(chairs) else None
        if other is None or other == self.person:
            raise Refused("nobody_to_mute")
        await self._mutes.set(self.person or "", other, frame.mute)
        muted = await self._mutes.by(self.person or "")
        for watcher in self._place.watchers:
            if watcher.person == self.person:
                watcher.muted = muted
