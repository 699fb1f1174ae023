"""What people ask of each other: to take a choice back, a draw, a pause, a rematch. Nothing of it happens
before all others at the table agree; nobody is moved anywhere who has not agreed."""

import time
from typing import Final

from ..showing.refusals import Refused
from .entries import BY_PROGRAM, Sent
from .live import Live
from .offers import Offer
from .place import Place
from .rooms import Rooms

ALONE: Final = 24 * 3600 * 1000  # milliseconds after which whoever wants to go on after a pause goes on alone


def check(live: Live, what: str) -> None:
    """Whether that can be offered now."""
    if live.teaches:
        raise Refused("lesson")
    if what == "rematch":
        if live.state != "over":
            raise Refused("not_over")
    elif live.state != "playing":
        raise Refused(live.state)
    elif what == "pause" and live.paused:
        raise Refused("paused")
    elif what == "resume" and not live.paused:
        raise Refused("not_paused")


class Manners:
    """Offers and answers."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def offer(self, place: Place, what: str, person: str, sent: Sent) -> None:
        """Offer something to the others; who is offered the same by somebody else agrees with that."""
        live = place.live
        async with live.lock:
            seat = live.seats_of(person)[0]
            if not live.is_repeat(seat, sent):
                check(live, what)
                await self._offer(live, what, seat, person)
                live.remember(seat, sent)
            live.version += 1
            sent.acknowledge()
        place.changed()

    async def _offer(self, live: Live, what: str, seat: int, person: str) -> None:
        there = live.offers.get(what)
        if what == "rematch" and live.rematch is not None:
            return
        if there is not None and live.chairs[there.seat].person != person:
            return await self._agree(live, there, person)
        if not live.others(person):
            if what != "rematch":
                raise Refused("nobody_to_ask")
            return await self._rooms.rematch(live)
        if there is None:
            await live.offers.make(what, seat, live.entries)
        elif what == "resume" and time.time() * 1000 - there.at >= ALONE:
            await self._carry_out(live, there)

    async def answer(self, place: Place, what: str, agree: bool, person: str, sent: Sent) -> None:
        """Agree to an offer or not; whoever made it takes it back by not agreeing."""
        live = place.live
        async with live.lock:
            seat, offer = live.seats_of(person)[0], live.offers.get(what)
            if not live.is_repeat(seat, sent):
                if offer is None or (agree and live.chairs[offer.seat].person == person):
                    raise Refused("nothing_asked")
                if agree:
                    await self._agree(live, offer, person)
                else:
                    await live.offers.drop(what)
                live.remember(seat, sent)
            live.version += 1
            sent.acknowledge()
        place.changed()

    async def _agree(self, live: Live, offer: Offer, person: str) -> None:
        asker = live.chairs[offer.seat].person or ""
        if offer.agreed | {person} >= live.others(asker):
            await self._carry_out(live, offer)
        else:
            await live.offers.agree(offer, person)

    async def _carry_out(self, live: Live, offer: Offer) -> None:
        """All agree."""
        if offer.what == "rematch":
            await self._rooms.rematch(live)
        elif offer.what == "undo":
            own = live.seats_of(live.chairs[offer.seat].person)
            await live.go_back(offer.seat, live.last_of(own) or 0, BY_PROGRAM)
        else:
            await live.agreed(offer.what, offer.seat)
        await live.offers.drop(offer.what)
