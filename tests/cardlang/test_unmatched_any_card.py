"""Whatever `thwack check` lets pass on a card of Unmatched can be played, told and kept."""

import random
from dataclasses import MISSING
from typing import Any, Final

import pytest

from tests.kits.unmatched import keys
from tests.kits.unmatched_brew import ann, arthur, bench, brewed, can_be_kept, told
from tests.thorough import batches
from thwack import ContentError, Match
from thwack.cardlang.node import Amount, Effect, Filter, Name, Number, Rule, Slug, fields_of, show
from thwack.games.unmatched.cards.reading import WORDS, read_hero

# Names that mean something on Ann's cards, by the word they stand in.
NAMES: Final = {
    **dict.fromkeys(("the",), ("ann",)),
    **dict.fromkeys(("called",), ("cog", "ann")),
    **dict.fromkeys(("become", "in_state"), ("calm", "wild")),
    **dict.fromkeys(("on", "began_on", "linked"), ("spark",)),
    "switch": ("mood",),
    "fetch": ("plate",),
    "tagged": ("metal",),
    "keep": ("top", "bottom"),
    "reorder": ("all", "rest"),
    "put_back": ("top", "bottom"),
    "modify": ("attack-value", "defense-value", "move", "maneuver-draw"),
    "of_type": ("attack", "versatile", "defense-or-versatile"),
}
PLACES: Final = [
    "scheme",
    *(f"{kind} {timing}" for kind in ("attack", "defense", "versatile") for timing in ("during", "after")),
]
SHORT: Final = 200  # characters: longer ones say nothing new


def grown(dice: random.Random, sort: Any, depth: int) -> Any:
    """Any tree of a sort."""
    if sort is Name:
        return dice.choice(["x", "y"])
    if sort is Amount and (depth <= 0 or dice.random() < 0.6):
        return Number(dice.randint(0, 3))
    able = [cls for cls in WORDS.values() if issubclass(cls, sort)]
    if depth <= 0:
        able = [cls for cls in able if all(is_easy(f) for f in fields_of(cls))] or able
    cls = dice.choice(able)
    values: dict[str, Any] = {}
    for f in fields_of(cls):
        if f.type is Slug:
            slug = dice.choice(NAMES.get(cls.word, ("steam",)))
            values[f.name] = (slug,) if f.many else slug
        elif f.many:
            some = dice.choice((0, 1, 2) if f.type is Filter else (1, 2, 3))
            values[f.name] = tuple(grown(dice, f.type, depth - 1) for _ in range(some))
        elif f.default is MISSING or dice.random() < 0.3:
            values[f.name] = grown(dice, f.type, depth - 1)
    return cls(**values)


def is_easy(f: Any) -> bool:
    """Whether an argument needs no tree of its own."""
    return bool(f.many or f.default is not MISSING or f.type in (Slug, Name))


def card_of(dice: random.Random) -> tuple[str, str, list[str]]:
    """A place, an effect and perhaps a rule that a hero file may have."""
    while True:
        place, effect, rule = dice.choice(PLACES), grown(dice, Effect, 3), grown(dice, Rule, 3)
        if len(show(effect)) < SHORT and is_read(brewed(show(effect), place)):
            rules = [show(rule)] if is_read(brewed(ability=[show(rule)])) and len(show(rule)) < SHORT else []
            return place, show(effect), rules


def is_read(file: str) -> bool:
    """Whether the reader lets it pass."""
    try:
        read_hero(file, "ann.toml")
    except ContentError:
        return False
    return True


def play_on(match: Match, dice: random.Random) -> None:
    """Play the trick whenever that can be, and look at everything on the way."""
    for _ in range(30):
        if match.actor is None:
            return
        assert can_be_kept(match)
        assert all(choice.text("en") for choice in match.choices)
        assert match.prompt("en")
        ours = [key for key in keys(match) if "trick" in key] or [k for k in keys(match) if "attack" in k]
        match.play(dice.choice(ours) if ours and dice.random() < 0.8 else dice.choice(keys(match)))
        match.check()


@pytest.mark.parametrize("batch", batches(20, few=4))
def test_whatever_may_stand_on_a_card_can_be_played(batch: int) -> None:
    dice = random.Random(batch)
    for _ in range(10):
        place, effect, rules = card_of(dice)
        hand = ["trick", "plate", "gear", "spare"]
        cogs = {"cog-1": dice.choice([0, "S10"])}
        match = bench(
            brewed(effect, place, rules),
            ann(hand, cogs, discard=["rag", "gear"]),
            arthur(["excalibur", "regroup", "feint"], {"merlin": dice.choice([0, "S07"])}),
            active=dice.choice([0, 1]),
        )
        assert "{" not in told(effect)
        play_on(match, dice)
