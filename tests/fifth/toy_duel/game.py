"""The toy duel, from the outside: a short answer to "what must a game provide?"."""

from collections.abc import Mapping
from typing import Any, Final

from thwack.kernel import knowledge
from thwack.kernel.bare_game import BareGame
from thwack.kernel.errors import Broken, SceneError
from thwack.kernel.game import Game
from thwack.kernel.record import step_functions
from thwack.kernel.table import NOBODY, Event, Step

from . import rules
from .rules import NO_CARD, NUMBERS, ToyTable

Json = Any
VERBS: Final = {
    rules.play_card: "play",
    rules.look: "look",
    rules.take_round: "roll",
    rules.decline: "decline",
}
TEXTS: Final = {
    "play": "Play the {0}",
    "look": "Look at the top card of your deck",
    "roll": "The die shows {0}",
    "decline": "Do not look",
}


class ToyDuel(BareGame):
    """The game, as the public face asks for it."""

    name = "toy_duel"
    steps = step_functions((rules,))

    def new(self, options: Mapping[str, Json], seed: int, asks_chance: bool) -> ToyTable:
        """A table before the first step."""
        return rules.lay(seed, asks_chance)

    def describe(self, t: ToyTable, step: Step) -> tuple[str, tuple[str, ...]]:
        """The verb and refs of an option."""
        return VERBS[step[0]], tuple(str(part) for part in step[1:2])

    def choice_text(self, t: ToyTable, step: Step, lang: str) -> str:
        """An option as a sentence."""
        verb, refs = self.describe(t, step)
        return TEXTS[verb].format(*refs)

    def event_text(self, t: ToyTable, event: Event, lang: str, seat: int | None) -> str:
        """What happened; a card is named only to those who have seen it."""
        name, who, (number, eyes) = event
        return f"Player {who + 1} {name} {number if eyes & knowledge.bit(seat) else 'a card'}."

    def prompt(self, t: ToyTable, lang: str, seat: int | None) -> str:
        """Whose turn it is, or how it ended."""
        if t.result:
            winners = t.result[0]
            return f"Player {winners[0] + 1} has won." if winners else "Nobody has won."
        return f"Player {t.actor + 1} must choose." if t.actor >= 0 else "A die is rolled."

    def view(self, t: ToyTable, seat: int | None) -> dict[str, Json]:
        """All that the seat may know."""
        eyes = knowledge.bit(seat)
        seats = []
        for owner in (0, 1):
            piles = zip(("deck", "hand", "gone"), t.piles[3 * owner : 3 * owner + 3], strict=True)
            row: dict[str, Json] = {
                pile: [t.identity[s] if t.known[s] & eyes else None for s in slots] for pile, slots in piles
            }
            slot = t.played[owner]
            row["played"] = [] if slot == NO_CARD else [t.identity[slot] if t.known[slot] & eyes else None]
            seats.append({**row, "rounds": t.taken[owner]})
        result = {"winners": list(t.result[0]), "reason": t.result[1]} if t.result else None
        actor = None if t.actor == NOBODY else t.actor
        return {
            "game": self.name,
            "seat": seat,
            "actor": actor,
            "leader": t.leader,
            "seats": seats,
            "result": result,
        }

    def deal_anew(self, t: ToyTable, seat: int | None) -> None:
        """Deal everything the seat does not know anew, each player's cards among themselves."""
        for owner in (0, 1):
            slots = range(NUMBERS * owner, NUMBERS * owner + NUMBERS)
            knowledge.permute(t, [s for s in slots if not t.known[s] & knowledge.bit(seat)])

    def check(self, t: ToyTable) -> None:
        """Raise Broken if an invariant fails."""
        found = sorted([s for pile in t.piles for s in pile] + [s for s in t.played if s != NO_CARD])
        if found != list(range(2 * NUMBERS)):
            raise Broken("cards were lost or doubled")

    def to_scene(self, t: ToyTable) -> dict[str, Json]:
        """The position as a person would write it: the rounds that were taken."""
        return {"game": self.name, "taken": t.taken[:]}

    def from_scene(self, scene: Mapping[str, Json], seed: int, asks_chance: bool) -> ToyTable:
        """A table from a position: the next round begins."""
        taken = scene.get("taken", [0, 0])
        if taken not in ([0, 0], [0, 1], [1, 0], [1, 1], [2, 0], [2, 1], [0, 2], [1, 2]):
            raise SceneError(f"taken is the rounds of both, such as [1, 0], not {taken!r}")
        t = rules.lay(seed, asks_chance)
        t.taken = list(taken)
        return t


GAME: Game = ToyDuel()
