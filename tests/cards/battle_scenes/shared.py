"""Card tests of Battle Scenes: what cards made of the same plain verbs share.

`Facts` is what is printed on a card, typed in from the card and compared by `has_its_facts`. `Plain` is an
action made of damage, piercing damage, stages, shield and drawing. Each file keeps its rows and hands them to
the checks, one test each:

    PLAIN = [Plain("fera-v1", "agility", 1, "normal", damage=2), ...]
    @rows(PLAIN)
    def test_plain_actions_have_their_time(row: Plain) -> None:
        keeps_its_time(row)

with `keeps_its_time`, `keeps_its_cost`, `needs_its_power`, `aims_as_it_says` and `does_what_it_says`.

The user of a character's action is that character, the user of an ability a character of its power that has
no text of its own (`USERS`), each with three plain cards. The others in scene have shield 2 and carry nine
cards: three enemies with a support, and one more with a support on the user's side. What a card has beyond
its row (a permanent text, an X, a choice, a further cost other than `pay`) has a test of its own,
`test_<card>_<claim>` with _ for -; see test_every_card_is_tested.py for what counts as a test.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from tests.kits.battle_scenes import (
    Json,
    carried,
    hand,
    keys,
    play,
    position,
    resources,
    row,
    seat,
    stage,
    unit,
)
from thwack.games.battle_scenes.cards.library import library
from thwack.match import Match

Test = Callable[..., None]
ENEMIES = ("B02", "A04", "A12", "B07", "A03")  # shield 2 each, and no standing text
SUPPORTS = ["A15", "B15"]  # one on each side, with shield 2, too
# Who uses an ability of a power: without a text that would add to it.
USERS = {
    "": "B05",
    "agility": "B05",
    "ranged-attack": "A07",
    "energy-attack": "B07",
    "elasticity": "A10",
    "genius": "B02",
    "blades": "B05",
    "magic": "B04",
    "cosmic-power": "A12",
    "regeneration": "B09",
    "super-strength": "B09",
    "telekinesis": "B12",
    "telepathy": "A11",
    "flight": "B08",
}
TIMES = {
    "normal": {"attack"},
    "anticipate": {"anticipation", "attack"},
    "unforeseen": {"preparation", "attack"},
    "anticipate unforeseen": {"preparation", "anticipation", "attack"},
}
UNLOAD = "unload this card"
SWAP = "load a card from resources, unload this card"


@dataclass(frozen=True)
class Plain:
    """An action of plain verbs: Plain("rajada-v1", "energy-attack", 1, "normal", damage=2).

    `aim` is what the action may target: unit, character, support, or nobody; `least` to `most` different
    ones. `damage`, `pierce`, `lower` (stages) and `shield` are for each target, `own_shield` and `draw` for
    the user and its player; `pay` is UNLOAD, SWAP or nothing; `gives`: its bearer has the power by its text.
    """

    card: str
    power: str
    cost: int
    timing: str
    damage: int = 0
    pierce: int = 0
    lower: int = 0
    shield: int = 0
    own_shield: int = 0
    draw: int = 0
    aim: str = "unit"
    least: int = 1
    most: int = 1
    pay: str = ""
    gives: bool = False


@dataclass(frozen=True)
class Word:
    """A card with a keyword; `about` is what a test needs to know besides (a power, a number, a name)."""

    card: str
    about: Any = None


@dataclass(frozen=True)
class Facts:
    """What is printed on a card: Facts("coisa-v1", "character", "Benjamin Jacob Grimm", 6, 3, "hero", ...).
    Several words of one sort stand in one text: "agility blades". `action` is power, cost and timing, as in
    "blades 1 anticipate" or "- x normal", with its keywords behind: "genius 1 unforeseen singularity"."""

    card: str
    type: str
    alter_ego: str = ""
    energy: int = 0
    shield: int = 0
    alignments: str = ""
    affiliations: str = ""
    powers: str = ""
    action: str = ""
    extra: int = 0


Row = Plain | Word | Facts


def rows(found: Sequence[Row]) -> pytest.MarkDecorator:
    """A test for each row, called by its card."""
    return pytest.mark.parametrize("row", found, ids=[one.card for one in found])


def has_its_facts(found: Facts) -> None:
    """BS-1.3, BS-1.4: The card has the numbers and words of the row."""
    card = library().cards[found.card]
    action = card.action
    cost = "" if action is None else {-2: "x", -1: "none"}.get(action.cost, str(action.cost))
    told = "" if action is None else " ".join((action.power or "-", cost, *action.timing, *action.keywords))
    assert found == Facts(
        card=card.id,
        type=card.type,
        alter_ego=card.alter_ego,
        energy=card.energy,
        shield=card.shield,
        alignments=" ".join(card.alignments),
        affiliations=" ".join(card.affiliations),
        powers=" ".join(card.powers),
        action=told,
        extra=card.extra,
    )


# Positions


def user_of(card: str) -> str:
    """Who uses the action of a card in `user`."""
    found = library().cards[card]
    power = "" if found.action is None else found.action.power
    return USERS[power] if found.type == "ability" else card


def user(card: str, *more: str, stage: int = 2) -> dict[str, Json]:
    """The user of a card's action, with three plain cards and `more`."""
    gear = (card,) if library().cards[card].type == "ability" else ()
    return unit(user_of(card), "3", *gear, *more, stage=stage)


def enemies(card: str, count: int = 3) -> list[str]:
    """So many enemies that are neither the card nor its user."""
    return [one for one in ENEMIES if one not in (card, user_of(card))][:count]


def field(
    card: str, *, phase: str = "attack", stage: int = 2, me: dict[str, Json] | None = None, **mine: Json
) -> Match:
    """The user of a card (or `me`) with another character and a support, against three enemies and a support;
    all carry nine cards and stand at stage 2. In the Anticipation step it is the enemy's turn."""
    foes = enemies(card, 4)
    own = seat(
        me or user(card, stage=stage),
        unit(foes[3], "9", stage=2),
        unit("A15", "9"),
        **{"deck": ["A08"] * 9, "resources": ["A08", "B06"], **mine},
    )
    other = seat(
        *(unit(foe, "9", stage=2) for foe in foes[:3]), unit("B15", "9"), deck=["A08"] * 9, resources=["A19"]
    )
    return position(own, other, phase=phase, active=1 if phase == "anticipation" else 0)


def acts(match: Match, ref: str, card: str) -> list[str]:
    """The keys with which a character may use the action of a card now."""
    action = library().cards[card].action
    assert action is not None
    plain = f"act:{ref}:{action.slug}"
    return [key for key in keys(match) if key == plain or key.startswith(f"{plain}:")]


def use(match: Match, ref: str, card: str, *then: str, x: int | None = None) -> None:
    """Use the action of a card, then take further choices."""
    found = acts(match, ref, card)
    if x is not None:
        found = [key for key in found if key.endswith(f":{x}")]
    assert len(found) == 1, f"{card} of {ref} is not in {keys(match)}"
    play(match, found[0], *then)


def aimed_at(match: Match) -> list[str]:
    """Who may be targeted now."""
    return sorted(key.removeprefix("target:") for key in keys(match) if key.startswith("target:"))


# The checks


def keeps_its_time(one: Plain) -> None:
    """BS-5.3.6, BS-5.5: It is offered in its phases, and in no other."""
    found = {
        phase
        for phase in ("preparation", "anticipation", "attack")
        if acts(field(one.card, phase=phase), user_of(one.card), one.card)
    }
    assert found == TIMES[one.timing]


def keeps_its_cost(one: Plain) -> None:
    """BS-7.1: It takes so many stages, and is not offered to who has fewer."""
    who = user_of(one.card)
    for have in range(3):
        match = field(one.card, stage=have)
        assert bool(acts(match, who, one.card)) is (have >= one.cost), f"at stage {have}"
    use(match, who, one.card)
    assert stage(match, 0, who) == 2 - one.cost


def needs_its_power(one: Plain) -> None:
    """BS-6.3, BS-10.1: Who has not the power cannot use it; a colourless one is for everybody."""
    if library().cards[one.card].type == "ability":
        for who in ("A11", "A10", "A07"):
            has = not one.power or one.gives or one.power in library().cards[who].powers
            match = field(one.card, me=unit(who, "3", one.card, stage=2))
            assert bool(acts(match, who, one.card)) is has, who
    else:
        action = library().cards[one.card].action
        assert action is not None
        assert action.power == one.power


def aims_as_it_says(one: Plain) -> None:
    """BS-R20: It may target all of its kind, of either side, and as many different ones as it says."""
    match = field(one.card)
    who = user_of(one.card)
    foes = enemies(one.card, 4)
    use(match, who, one.card, *paid(one))
    people = [who, *foes]
    kinds = {"unit": people + SUPPORTS, "character": people, "support": SUPPORTS, "nobody": []}
    left = sorted(kinds[one.aim])
    assert aimed_at(match) == left
    chosen = {"nobody": [], "support": SUPPORTS}.get(one.aim, foes)[: one.most]
    for number, foe in enumerate(chosen):
        assert ("pass" in keys(match)) is (number >= one.least)
        play(match, f"target:{foe}")
        left.remove(foe)
        assert aimed_at(match) == (left if number + 1 < one.most else [])


def paid(one: Plain) -> tuple[str, ...]:
    """The choices of the further cost."""
    return ("choose:A08",) if one.pay == SWAP else ()


def does_what_it_says(one: Plain) -> None:
    """BS-8.2, BS-8.4: So much damage (a shield of 2 absorbs it) or piercing damage, so many stages, so much
    shield to each target, so many cards; and nothing to anybody else."""
    who = user_of(one.card)
    match = field(one.card)
    before = everybody(match)
    use(match, who, one.card)
    if one.pay == SWAP:
        assert keys(match) == ["choose:A08", "choose:B06"]
    play(match, *paid(one))
    hit = {"nobody": [], "support": SUPPORTS[1:]}.get(one.aim, enemies(one.card, one.most))
    play(match, *[f"target:{foe}" for foe in hit])
    for (number, ref), was in before.items():
        now = everybody(match)[number, ref]
        is_hit = ref in hit
        loss = max(one.damage - max(2 + min(one.shield, 0), 0), 0) + one.pierce if is_hit else 0
        if (number, ref) != (0, who):
            assert len(now["loaded"]) == len(was["loaded"]) - loss, f"{ref} lost other than {loss}"
            assert now["shield_used"] == (min(one.damage, now["shield"]) if is_hit else 0)
        if now["stage"] is not None and (number, ref) != (0, who):
            assert now["stage"] == (was["stage"] - one.lower if is_hit else was["stage"])
        more = one.own_shield if (number, ref) == (0, who) else one.shield if is_hit else 0
        assert now["shield"] == max(was["shield"] + more, 0)
    assert len(hand(match, 0)) == one.draw
    if one.pay:
        assert one.card not in carried(match, 0, who)
        assert resources(match, 0).count(one.card) == 1
        assert carried(match, 0, who).count("A08") == (4 if one.pay == SWAP else 3)
    elif library().cards[one.card].type == "ability":
        assert carried(match, 0, who).count(one.card) == 1


def everybody(match: Match) -> dict[tuple[int, str], dict[str, Json]]:
    """All in scene, by seat and ref."""
    seats = match.view(None)["seats"]
    return {(number, one["ref"]): one for number in (0, 1) for one in seats[number]["scene"]}


__all__ = [
    "SWAP",
    "UNLOAD",
    "Facts",
    "Plain",
    "Word",
    "acts",
    "aimed_at",
    "aims_as_it_says",
    "does_what_it_says",
    "enemies",
    "everybody",
    "field",
    "has_its_facts",
    "keeps_its_cost",
    "keeps_its_time",
    "needs_its_power",
    "row",
    "rows",
    "use",
    "user",
    "user_of",
]
