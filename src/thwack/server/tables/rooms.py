"""Rooms: made, found, joined, and made once more with sides swapped."""

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ... import __version__
from ...kernel.errors import SetupError, ThwackError
from ...match import Match, game_named, new
from ...proof import ANEW, new_secret, seed_of
from ..minds.analyses import check_over
from ..minds.opponents import begun
from ..people import People, Person, new_id
from ..showing import bodies, frames, sight
from ..showing.gallery import as_given, title
from ..showing.refusals import Refused
from ..store import Work
from ..store import statements as sql
from .clocks import Rule, agreed, new_clock
from .courses import course_named
from .entries import Chair, Made
from .hub import Hub, chairs_of, facts_of
from .live import Live
from .place import Place
from .timed import Timed

Json = Any
LISTED: Final = 24 * 3600  # seconds for which an open table is listed


class Plan(NamedTuple):
    """A room that is to be made."""

    game: str
    setup: dict[str, Json]
    chairs: list[Chair]
    listed: bool
    rated: bool
    watch: int | None
    secret: str | None  # none: its luck follows from nothing that is hidden
    source: str | None = None  # the match it goes on from
    source_ply: int = 0
    same_seed: int | None = None  # of that match, if it goes on with the same luck
    made: Sequence[Made] = ()  # and the choices that were made in it
    scene: Json = None  # or the position, with what is hidden dealt anew
    practice: bool = False  # whether anything may be taken back
    course: str | None = None  # the lesson or the puzzle that it is, with its luck
    clock: Rule | None = None


class Rooms:
    """Where people meet."""

    def __init__(self, hub: Hub, people: People, bots: Sequence[str] = ()) -> None:
        self._hub = hub
        self._people = people
        self._bots = bots  # who may be sat down against
        self.store = hub.store

    # Making

    async def make(self, wish: bodies.NewRoom, person: Person) -> str:
        """A new room; gives its match."""
        setup = settled(wish)
        chairs = seated(wish.game, setup, wish.seats, person, self._bots)
        if wish.rated and sum(chair.person == person.id for chair in chairs) > len(
            shared_seats(wish.game, setup) or {0}
        ):
            raise Refused("hot_seat_rated")
        if wish.practice and (wish.rated or any(chair.kind == "open" for chair in chairs)):
            raise Refused("practice_alone")
        plan = Plan(wish.game, setup, chairs, wish.listed, wish.rated, wish.watch, new_secret())
        match, _ = await self.keep(plan._replace(practice=wish.practice, clock=agreed(wish.clock)))
        return match

    async def branch(self, place: Place, wish: bodies.Branch, person: Person) -> str:
        """A room that goes on from a position of a match that is over; gives its match. It is not rated.

        What is still to come was decided by the seed, and whoever saw the match knows it. So where somebody
        else can sit down, all that is not public is dealt anew: the hands, too, which the old match shows.
        """
        live = place.live
        check_over(live)
        if wish.ply > len(live.made):
            raise Refused("not_found")
        if wish.ply == live.match.ply and live.match.actor is None:
            raise Refused("over")
        facts = live.facts
        chairs = seated(facts.game, facts.setup, wish.seats, person, self._bots)
        plan = Plan(
            facts.game, facts.setup, chairs, False, False, facts.watch, new_secret(), facts.id, wish.ply
        )
        if any(chair.kind == "open" for chair in chairs):
            dealt = live.position_after(wish.ply).imagine(None, seed_of(plan.secret or "", ANEW))
            plan = plan._replace(scene=dealt.scene())
        else:
            plan = plan._replace(same_seed=facts.seed, made=live.made[: wish.ply], scene=facts.scene)
        match, _ = await self.keep(plan)
        return match

    async def learn(self, name: str, person: Person) -> str:
        """A room for a lesson or a puzzle, in which nobody else can sit down; gives its match."""
        try:
            course = course_named(name)
        except SetupError:
            raise Refused("not_found") from None
        first, made = course.opening(), []
        for key in course.start:
            number = first.choices.keys().index(key)
            made.append(Made(number, key, first.actor or 0))
            first.play(number)
        chairs = [Chair("tutor", None, None, "") for _ in range(first.seats)]
        chairs[course.seat] = Chair("person", None, person.id, person.name, person.account)
        setup, game = course.setup, course.game
        plan = Plan(game, setup, chairs, False, False, None, None, same_seed=course.seed, made=made)
        match, _ = await self.keep(plan._replace(course=name))
        return match

    async def keep(self, plan: Plan, after: str = "") -> tuple[str, str]:
        """Write a room down; gives its match and its name."""
        match, room, now = new_id(), new_id(), int(time.time() * 1000)
        waiting = any(chair.kind == "open" for chair in plan.chairs)
        seed = seed_of(plan.secret or "") if plan.same_seed is None else plan.same_seed
        if plan.course is None:
            first = begun(plan.game, plan.setup, seed, plan.scene)
        else:
            first = course_named(plan.course).opening()
        begins = starter(first, plan.made)
        row = {
            "id": match,
            "room": room,
            "game": plan.game,
            "setup": msgspec.json.encode(plan.setup).decode(),
            "seed": seed,
            "content": first.content,
            "rules": first.rules,
            "program": __version__,
            "listed": int(plan.listed),
            "rated": int(plan.rated),
            "watch": plan.watch,
            "state": "waiting" if waiting else "playing",
            "result": None,
            "rematch": None,
            "created": now,
            "begun": None if waiting else now,
            "first": begins,
            "secret": plan.secret,
            "source": plan.source,
            "source_ply": plan.source_ply if plan.source else None,
            "same_luck": int(plan.same_seed is not None),
            "practice": int(plan.practice),
            "scene": None if plan.scene is None else msgspec.json.encode(plan.scene).decode(),
        }
        work = [Work(sql.ADD_MATCH, row)]
        if plan.course is not None:
            work.append(Work(sql.ADD_LESSON, {"match": match, "lesson": plan.course}))
        if plan.clock is not None:
            asked = None if waiting or begins is None or plan.chairs[begins].player else begins
            work.append(new_clock(match, plan.clock, len(plan.chairs), asked, self._hub.hours.now()))
        for seat, chair in enumerate(plan.chairs):
            values = {"match": match, "seat": seat, "kind": chair.kind, "level": chair.level}
            bot = chair.name if chair.kind == "bot" else None
            work.append(Work(sql.ADD_SEAT, {**values, "bot": bot, "person": chair.person}))
        for n, (number, key, seat) in enumerate(plan.made):
            entry = {"match": match, "n": n, "kind": "choice", "seat": seat, "number": number, "key": key}
            work.append(Work(sql.ADD_ENTRY, {**entry, "client": None, "seq": None, "at": now, "next": None}))
        if after:
            work.append(Work(sql.SET_REMATCH, {"which": after, "rematch": room}))
        await self._hub.store.write(*work, tell=after)
        self._hub.log.tell("room", match=match, game=plan.game, seats=len(plan.chairs), rated=plan.rated)
        return match, room

    async def rematch(self, live: Live) -> None:
        """A room for the rematch: the same people, each at the next seat. Whoever calls this has the lock."""
        facts = live.facts
        chairs = live.chairs[1:] + live.chairs[:1]
        plan = Plan(facts.game, facts.setup, chairs, facts.listed, facts.rated, facts.watch, new_secret())
        plan = plan._replace(practice=facts.practice, clock=None if live.clock is None else live.clock.rule)
        _, live.rematch = await self.keep(plan, after=facts.id)
        live.version += 1

    # Sitting down

    async def join(self, place: Place, person: Person, wish: bodies.Join) -> None:
        """Take a seat: a free one, or with a token one that is one's own."""
        live = place.live
        async with live.lock:
            if wish.token:
                await self._move(place, person, wish.token)
            elif wish.seat is not None or not live.seats_of(person.id):
                await self._sit_down(place, person, wish.seat)
            else:
                return
            await self._look_again(live)
        place.changed()
        if not live.seats_of(person.id):
            raise Refused("full")
        self._hub.log.tell("join", match=live.facts.id, seats=len(live.seats_of(person.id)))

    async def _sit_down(self, place: Place, person: Person, seat: int | None) -> None:
        live = place.live
        free = [at for at, chair in enumerate(live.chairs) if chair.kind == "open"]
        if seat is not None and seat < len(live.chairs) and live.chairs[seat].person == person.id:
            return
        if not free or (seat is not None and seat not in free):
            raise Refused("full")
        chosen = {free[0] if seat is None else seat}
        if chosen & (shared := shared_seats(live.facts.game, live.facts.setup)):
            chosen = set(shared)
        if live.facts.rated and live.seats_of(person.id):
            raise Refused("hot_seat_rated")
        which = live.facts.id
        work = [
            Work(sql.TAKE_SEAT, {"which": which, "at_seat": at, "person": person.id}) for at in sorted(chosen)
        ]
        if set(free) <= chosen:
            work.append(Work(sql.BEGIN, {"which": which, "begun": int(time.time() * 1000)}))
            if isinstance(live, Timed):
                work.append(live.starts())
        await self._hub.store.write(*work, tell=which)

    async def change_seat(self, place: Place, person: Person, seat: int) -> None:
        """Whoever waits may sit elsewhere, where nobody sits yet."""
        live = place.live
        async with live.lock:
            own, shared = live.seats_of(person.id), shared_seats(live.facts.game, live.facts.setup)
            if live.state != "waiting":
                raise Refused("begun")
            if len(own) != 1 or seat in own:
                raise Refused("forbidden")
            if seat >= len(live.chairs) or live.chairs[seat].kind != "open":
                raise Refused("full")
            if {seat, own[0]} & shared:
                raise Refused("shared_seat")
            which = {"which": live.facts.id}
            left = Work(sql.LEAVE_SEATS, {**which, "before": person.id})
            taken = Work(sql.TAKE_SEAT, {**which, "at_seat": seat, "person": person.id})
            await self._hub.store.write(left, taken, tell=live.facts.id)
            await self._look_again(live)
        place.changed()

    async def leave(self, place: Place, person: Person) -> None:
        """Stand up from a table that waits; if nobody is left, it is there no more."""
        live = place.live
        async with live.lock:
            if live.state != "waiting":
                raise Refused("begun")
            if not live.seats_of(person.id):
                raise Refused("spectator")
            which = {"which": live.facts.id}
            work = [Work(sql.LEAVE_SEATS, {**which, "before": person.id})]
            alone = not live.others(person.id)
            if alone:
                work.append(Work(sql.CANCEL, which))
            await self._hub.store.write(*work, tell=live.facts.id)
            await self._look_again(live)
            live.cancelled = alone
        place.changed()
        if live.cancelled:
            self._hub.forget(live.facts.id)
        self._hub.log.tell("leave", match=live.facts.id, cancelled=alone)

    async def _look_again(self, live: Live) -> None:
        """Who sits where, as it is kept."""
        live.chairs[:] = chairs_of(await self._hub.store.rows(sql.GET_SEATS, {"which": live.facts.id}))
        if isinstance(live, Timed):
            await live.look_at_clock()
        live.version += 1

    async def _move(self, place: Place, person: Person, token: str) -> None:
        """Whoever holds a seat token sits down where its maker sits."""
        live = place.live
        found = self._people.read_seat_token(token)
        if found is None or found[0] != live.facts.id or not 0 <= found[1] < len(live.chairs):
            raise Refused("forbidden")
        _, seat, before = found
        if live.chairs[seat].person != before:
            raise Refused("forbidden")
        if live.facts.rated and person.id != before and (person.account or live.chairs[seat].account):
            raise Refused("rated_seat")  # nobody hands a match over that is as good as lost, or won
        shared = shared_seats(live.facts.game, live.facts.setup)
        moved = [at for at in live.seats_of(before) if at == seat or at in shared]
        others = {chair.person for at, chair in enumerate(live.chairs) if at not in moved} - {None, person.id}
        if live.facts.same_luck and others:  # one of the two may know what is to come
            raise Refused("same_luck")
        values = {"which": live.facts.id, "before": before, "person": person.id}
        work = [Work(sql.MOVE_SEAT, {**values, "at_seat": at}) for at in moved]
        await self._hub.store.write(*work, tell=live.facts.id)

    def token(self, place: Place, person: Person, seat: int) -> str:
        """A token for a seat of one's own."""
        if seat not in place.live.seats_of(person.id):
            raise Refused("forbidden")
        return self._people.seat_token(place.live.facts.id, seat, person.id)

    # Looking

    async def info(self, place: Place, person: Person | None, lang: str) -> bodies.RoomInfo:
        """A room as somebody sees it."""
        live = place.live
        return bodies.RoomInfo(
            room=live.facts.room,
            match=live.facts.id,
            game=live.facts.game,
            title=title(live.facts.game, live.facts.setup, lang),
            seats=sight.seats(live.chairs, person.id if person else None, place.online, lang),
            state=live.state,  # type: ignore[arg-type]  # one of the three
            listed=live.facts.listed,
            rated=live.facts.rated,
            watch=live.facts.watch,
            source=sight.source_of(live.facts),
            clock=sight.clock_of(live),
        )

    async def open_tables(self, person: Person | None, lang: str) -> list[bodies.RoomInfo]:
        """Tables where somebody waits for others to sit down."""
        found = []
        since = int((time.time() - LISTED) * 1000)
        for row in await self._hub.store.rows(sql.OPEN_ROOMS, {"since": since}):
            facts = facts_of(row)
            place = self._hub.known(facts.id)
            chairs = chairs_of(await self._hub.store.rows(sql.GET_SEATS, {"which": facts.id}))
            clocks = await self._hub.store.rows(sql.GET_CLOCK, {"which": facts.id})
            online = place.online if place else set()
            found.append(
                bodies.RoomInfo(
                    room=facts.room,
                    match=facts.id,
                    game=facts.game,
                    title=title(facts.game, facts.setup, lang),
                    seats=sight.seats(chairs, person.id if person else None, online, lang),
                    state="waiting",
                    listed=True,
                    rated=facts.rated,
                    watch=facts.watch,
                    source=sight.source_of(facts),
                    clock=frames.Clock(*clocks[0][:3]) if clocks else None,
                )
            )
        return found


def starter(match: Match, made: Sequence[Made]) -> int | None:
    """Who chooses first, once so many choices have been made."""
    for choice in made:
        match.play(choice.number)
    return match.actor


def shared_seats(game: str, setup: dict[str, Json]) -> frozenset[int]:
    """Seats that one person plays together."""
    return game_named(game).about.shared_seats(setup)


def settled(wish: bodies.NewRoom) -> dict[str, Json]:
    """The set-up with all options filled in, or what is wrong with it."""
    try:
        given = as_given(wish.game, wish.setup)
        about = game_named(wish.game).about
        if about.crowd and len(wish.seats) > 2:
            given = {**about.crowd, "seats": len(wish.seats), **given}
        setup = game_named(wish.game).fill_in(given)
        new(wish.game, seed=0, **setup)
    except ThwackError as fault:
        raise Refused("setup", fault) from None
    return setup


def seated(
    game: str,
    setup: dict[str, Json],
    seats: Sequence[bodies.NewSeat],
    person: Person,
    bots: Sequence[str],
) -> list[Chair]:
    """Who sits where; where one player runs two heroes, that player has two seats."""
    needed = new(game, seed=0, **setup).seats
    wanted = list(seats)
    shared = shared_seats(game, setup)
    if shared and len(wanted) == needed - 1:
        wanted.insert(max(shared), wanted[min(shared)])
    if len(wanted) != needed:
        raise Refused("seats_needed")
    chairs = []
    for seat in wanted:
        if seat.kind == "level" and seat.level is None:
            raise Refused("level")
        if seat.kind == "bot" and seat.bot not in bots:
            raise Refused("bot")
        kind = {"me": "person"}.get(seat.kind, seat.kind)
        mine = seat.kind == "me"
        level = seat.level if seat.kind == "level" else None
        name = person.name if mine else seat.bot if seat.kind == "bot" else ""
        chairs.append(Chair(kind, level, person.id if mine else None, name or "", mine and person.account))
    return chairs
