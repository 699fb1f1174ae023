"""A hero of one's own around one expression, to see what words on cards of Unmatched do.

Ann has two cogs for sidekicks, steam, a mood and two sparks; her card `trick` says whatever a test wants to
know. Beside it there are plates (versatile, boost 2, metal), rags (attack, no boost) and gears (defense,
boost 3, metal), which have no effects, and a spare scheme, so that the next action has to be asked for.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tests.kits.unmatched import keys, play, scene_of, seat, with_home_made
from thwack import Match
from thwack.games.unmatched.cards.reading import PARSER, read_hero
from thwack.games.unmatched.game import STEPS
from thwack.games.unmatched.speech.card_texts import effect_text
from thwack.games.unmatched.speech.naming import names_of

ANN: Final = """
id = "{name}"
name = {{ en = "{title}" }}
move = 2
deck_size = 30
[[fighter]]
id = "{name}"
role = "hero"
health = 10
attack = "melee"
name.en = {{ one = "{title}" }}
[[fighter]]
id = "cog"
role = "sidekick"
count = 2
health = 3
attack = "ranged"
name.en = {{ one = "Cog", many = "Cogs", article = true }}
[ability]
name = {{ en = "Tinkering" }}
rules = [
    "resource(steam, 0, 5)",
    "states(mood, calm, wild)",
    "tokens(spark, 2)",
    {ability}
]
[words.steam]
en = {{ one = "Steam" }}
[words.calm]
en = {{ one = "calm" }}
[words.wild]
en = {{ one = "wild" }}
[words.mood]
en = {{ one = "mood" }}
[words.spark]
en = {{ one = "spark", many = "sparks" }}
[words.metal]
en = {{ one = "metal" }}
[[card]]
id = "trick"
name = {{ en = "Trick" }}
type = "{type}"
{value}
boost = 1
copies = 3
{timing} = '{effect}'
[[card]]
id = "plate"
name = {{ en = "Plate" }}
type = "versatile"
value = 2
boost = 2
copies = 9
tags = ["metal"]
[[card]]
id = "rag"
name = {{ en = "Rag" }}
type = "attack"
value = 1
copies = 8
[[card]]
id = "spare"
name = {{ en = "Spare" }}
type = "scheme"
scheme = "draw(1)"
[[card]]
id = "gear"
name = {{ en = "Gear" }}
type = "defense"
value = 1
boost = 3
copies = 9
banner = ["{name}"]
tags = ["metal"]
"""


def brewed(
    effect: str = "nothing", place: str = "scheme", ability: Sequence[str] = (), *, name: str = "ann"
) -> str:
    """The file of a hero whose trick says this in a place such as "scheme" or "attack after"."""
    type_, _, timing = place.partition(" ")
    return ANN.format(
        name=name,
        title=name.title(),
        type=type_,
        timing=timing or "scheme",
        value="" if type_ == "scheme" else "value = 3",
        effect=effect,
        ability="".join(f"'{rule}',\n" for rule in ability),
    )


def ann(
    hand: Sequence[str] = ("trick",), at: dict[str, Any] | None = None, *, name: str = "ann", **more: Any
) -> dict[str, Any]:
    """Ann on S20 with 3 steam, calm, her cogs out of the way and her sparks on S01 and S02."""
    state = {"steam": 3, "mood": "calm", "spark": ["S01", "S02"], **more.pop("state", {})}
    places = {name: ("S20", 6), "cog-1": "S38", "cog-2": "S37", **(at or {})}
    return seat(name, hand, places, state=state, **more)


def arthur(hand: Sequence[str] = (), at: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """King Arthur on S21, next to Ann; Merlin far away."""
    return seat("king-arthur", hand, {"king-arthur": ("S21", 10), "merlin": ("S07", 5), **(at or {})}, **more)


def bench(file: str, *seats: dict[str, Any], **more: Any) -> Match:
    """A scene with that hero: against King Arthur unless somebody else is named."""
    return scene_of(with_home_made(file), *(seats or (ann(), arthur())), **more)


# What an effect does


class Noun(NamedTuple):
    """A noun as an expression, as the card's text has it, and whom it means on the bench; `chosen`: one of
    them, whom a player picks."""

    said: str
    told: str
    means: frozenset[str]
    chosen: bool = False


def noun(said: str, told: str, means: str, chosen: bool = False) -> Noun:
    """The means are slugs with spaces between them."""
    return Noun(said, told, frozenset(means.split()), chosen)


def told(effect: str) -> str:
    """The sentence of an effect on Ann's card, in English."""
    return effect_text(PARSER.parse(effect), "en", names_of(read_hero(brewed(), "ann.toml")))


def used(effect: str, *seats: dict[str, Any], **more: Any) -> Match:
    """Ann uses the trick, up to the first question of its effect; afterwards she has another action."""
    match = bench(brewed(effect), *(seats or (ann(["trick", "spare"]), arthur())), **more)
    play(match, "scheme:trick:ann")
    assert can_be_kept(match), effect
    return match


def is_done(match: Match) -> bool:
    """Whether the effect has run: Ann's next action is asked for, or the match is over."""
    return match.actor is None or "maneuver" in keys(match)


def can_be_kept(match: Match) -> bool:
    """Whether a match can be saved at this question: all its steps have names."""
    named = set(STEPS.values())
    return {step[0] for step in (match._table.step, *match._table.agenda, *match._table.options)} <= named


def standing(match: Match) -> dict[str, tuple[str | None, int]]:
    """All fighters: where they are, and their health."""
    rows = match.view(None)["seats"]
    return {slug: (f["space"], f["health"]) for row in rows for slug, f in row["fighters"].items()}
