"""A trick that says anything, on a bench of characters and supports where all that happens can be seen."""

from collections.abc import Sequence
from typing import NamedTuple

from tests.kits.battle_scenes import Json, acts, home_made, keys, made, play, seat, unit
from thwack.cardlang.node import Effect
from thwack.games.battle_scenes.cards.library import PARSER
from thwack.games.battle_scenes.speech.card_texts import effect_sentences
from thwack.match import Match

USER = "A04"  # Thor uses the trick
MINE = ("A04", "A01", "A15")  # two characters and a support
THEIRS = ("B05", "B07", "B15")
CHARACTERS = ("A04", "A01", "B05", "B07")
SUPPORTS = ("A15", "B15")
ALL = MINE + THEIRS
REST = made("rest", "ability", action=acts("Rest", "nothing", cost="none"))  # keeps the step open


class Noun(NamedTuple):
    """A noun: how it is said and told, what it means, and how many of these are chosen: at least, at most."""

    said: str
    told: str
    means: tuple[str, ...]
    least: int = 0
    most: int = 0  # nobody chooses

    def picks(self) -> list[list[str]]:
        """What somebody could choose: each alone, or the fewest and the most of several."""
        if self.most <= 1:
            return [[one] for one in self.means] if self.most else [[]]
        return [list(self.means[:count]) for count in sorted({self.least, self.most}) if count]


def brewed(effect: str, pay: str = "", rules: Sequence[str] = ()) -> str:
    """The file of a trick for nothing that says this."""
    more = {"pay": pay} if pay else {}
    return made("trick", "ability", *rules, action=acts("Trick", effect, cost=0, **more)) + REST


def bench(effect: str, pay: str = "", rules: Sequence[str] = (), **parts: Json) -> Match:
    """Both sides at stage 1, with cards everywhere; the user has not acted."""
    mine = seat(
        unit("A04", "trick", "rest", "A08", "A08", "A08"),
        unit("A01", "rest", "A08", "A08", "A08"),
        unit("A15", "A08", "A08", "A08"),
        hand=["A19", "A20", "A21"],
        resources=["A22", "A23", "A24"],
        deck=["A25", "A26", "A27", "A28", "A29", "A30"],
    )
    theirs = seat(
        *(unit(card, "B06", "B06", "B06") for card in THEIRS),
        hand=["B19", "B20", "B21"],
        resources=["B22", "B23", "B24"],
        deck=["B25", "B26", "B27", "B28", "B29", "B30"],
    )
    return home_made(brewed(effect, pay, rules), mine, theirs, phase="attack", **parts)


def used(effect: str, *answers: str, pay: str = "") -> Match:
    """The trick was used on the bench, and these answers given; which cards damage unloads is no matter."""
    match = bench(effect, pay)
    play(match, f"act:{USER}:trick", *answers)
    while match.actor == 0 and all(key.startswith("unload:") for key in keys(match)):
        match.play(0)
    return match


def offered(match: Match) -> set[str]:
    """What is offered now, without the verbs."""
    return {key.partition(":")[2] for key in keys(match) if ":" in key}


def is_done(match: Match) -> bool:
    """Whether the effect is over: actions are used again, or the turn is over."""
    return match.actor is None or bool({"pass", "end"} & {choice.verb for choice in match.choices})


def happened(match: Match, *kinds: str) -> list[dict[str, Json]]:
    """The events of these kinds in this turn, as data, from when the trick was used."""
    found: list[dict[str, Json]] = []
    for line in match.story("en", 0):
        if line["kind"] == "turn":
            break
        if line["kind"] in kinds:
            found.append({"kind": line["kind"], **line["data"]})
    return found


def to_whom(match: Match, *kinds: str) -> list[str]:
    """To whom such events happened, in their order."""
    return [str(data["unit"]).partition("#")[0] for data in happened(match, *kinds)]


def sentence(effect: str) -> str:
    """What the trick says, in English."""
    return effect_sentences(PARSER.parse(effect, Effect), "en")
