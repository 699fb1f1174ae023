"""A card of one's own around one expression, to see what words on cards of Dice Masters do.

Ann is fielded for nothing, at level 1, and then does whatever a test wants to know. On her side stand Ghost
Rider at level 2 and a Sidekick, on the other Angel at level 2 and a Sidekick; none of them has a text.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tests.games.dice_masters.sentences import table
from tests.kits.dice_masters import home_made, keys, play, seat
from thwack import Match
from thwack.cardlang.node import Effect
from thwack.games.dice_masters.cards.library import PARSER
from thwack.games.dice_masters.speech.card_texts import effect_phrase
from thwack.games.dice_masters.state.table import DiceTable

ANN: Final = """
name = {{ en = "Ann" }}
type = "character"
energy = "mask"
affiliations = []
faces = ["mask", "mask-2", "mask-2", "0/2/4", "0/3/5", "0/4/6"]

[[card]]
id = "ann-trick"
number = 901
subtitle = {{ en = "Trick" }}
cost = 2
max = 4
rarity = "common"
text = ['{text}']
"""
CHANCE: Final = -1
MINE: Final = ("ghost-rider-johnny-blaze 2", "sidekick")
THEIRS: Final = ("angel-high-ground 2", "sidekick")
HOLD: Final = "smash action-0"  # something to do, so that the main step is asked for


class Noun(NamedTuple):
    """A noun, words of its sentence, whom it can mean, and how many of them are chosen (0: all)."""

    said: str
    told: str
    means: frozenset[str]
    chosen: int = 0


def noun(said: str, told: str, means: str, chosen: int = 0) -> Noun:
    """A noun in few words."""
    return Noun(said, told, frozenset(means.split()), chosen)


def bench(text: str, **parts: Any) -> Match:
    """Ann with this text in the reserve, and everybody else in the field."""
    mine = seat(
        reserve=["ann-trick 1", HOLD, *parts.pop("reserve", ())],
        field=list(parts.pop("mine", MINE)),
        used=["sidekick", "sidekick"],
        bag=["sidekick"] * 3,
        life=10,
    )
    theirs = seat(field=list(parts.pop("theirs", THEIRS)), used=["sidekick"], bag=["sidekick"] * 3, life=10)
    return home_made(ANN.format(text=text), mine, theirs, basic_actions=["smash"], **parts)


def used(effect: str, **parts: Any) -> Match:
    """Ann is fielded and does it."""
    match = bench(f"when(fielded(this), {effect})", **parts)
    play(match, "field:ann-trick")
    return match


def is_done(match: Match) -> bool:
    """Whether nothing of an effect is left to be asked: it is the main step again."""
    return (
        match.actor == 0 and "pass" in keys(match) and not any(k.startswith("choose:") for k in keys(match))
    )


def ends(match: Match, face: str = "") -> Iterator[Match]:
    """The match after every way to choose; chance rolls this face, if it is asked."""
    if match.actor == CHANCE:
        wanted = [key for key in keys(match) if not face or key.endswith(f":{face}")]
        again = match.fork()
        again.play((wanted or keys(match))[0])
        yield from ends(again, face)
    elif is_done(match):
        yield match
    else:
        for key in keys(match):
            again = match.fork()
            play(again, key)
            yield from ends(again, face)


def states(match: Match) -> dict[str, tuple[Any, ...]]:
    """All that is true of the dice on the table and of both players, by name: whose die it was at first."""
    t: DiceTable = table(match)
    found: dict[str, tuple[Any, ...]] = {}
    for die, home in enumerate(t.cast.home):
        slug = t.cast.slug(t.cast.slot[die]).split("-")[0]
        columns = (t.place, t.face, t.damage, t.plus_attack, t.plus_defense, t.flags, t.must_block)
        rest = (t.under, t.acts, t.stats)
        found.setdefault(f"{home}{slug}#{die}", tuple(column[die] for column in (*columns, *rest)))
    return {**found, "0": (t.life[0],), "1": (t.life[1],)}


def changed(before: Match, after: Match) -> frozenset[str]:
    """Whom something has happened to; dice that were in the field, and players."""
    t: DiceTable = table(before)
    field = {die for zone in (5, 6, 15, 16) for die in t.cast.dice_in[t.zones[zone]]}
    was, now = states(before), states(after)
    names = {name for name in was if "#" not in name or int(name.split("#")[1]) in field}
    return frozenset(name.split("#")[0] for name in names if was[name] != now[name])


def told(effect: str) -> str:
    """The sentence of an effect."""
    tree: Effect = PARSER.parse(effect, Effect)
    return effect_phrase(tree, None, "en")
