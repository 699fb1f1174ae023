"""What people at a table may ask for when others have left it: the win, or a program in their place."""

from ..showing.refusals import Refused
from .entries import Sent
from .place import Place
from .timed import Timed


async def claim(place: Place, what: str, level: int, person: str, sent: Sent) -> None:
    """Claim it, if that may be claimed now."""
    live = place.live
    async with live.lock:
        seat = live.seats_of(person)[0]
        if live.is_repeat(seat, sent):
            return sent.acknowledge()
        if not isinstance(live, Timed) or what not in place.absence.claims(person):
            raise Refused("nobody_left")
        if what == "win":
            await live.claim(seat, sent)
        else:
            await live.replace(place.absence.gone(), level, sent)
    place.changed()
