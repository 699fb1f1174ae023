"""Two worlds that look the same to one seat: what is hidden from it differs, what it may know does not.

Both are played step by step. Whatever a step leads to is compared, above all whether and what somebody is
asked next: a question that is put in one world and not in the other tells of hidden cards. A step may end in
an open difference only, a card that is turned up, and the rule that turns it up is named.
"""

import json
import random
from collections.abc import Iterator
from typing import NamedTuple

import thwack
from thwack.match import Match

# What may differ after a step, and the rule that lays it open: first the kinds of lines in the log that may
# be the first to differ, then the parts of the view that may differ without a word in the log.
OPEN: dict[str, dict[str, str]] = {
    "unmatched": {
        "drew": "U-6.1: the seat's own card",
        "revealed": "U-9.6: both cards of a combat are turned up",
        "discarded": "U-5.6: discard piles lie open",
        "boosted": "U-6.6: the card is discarded",
        "schemed": "U-8.1: a scheme is played face up",
        "sees deck": "Q-30: the seat itself looks at cards",
    },
    "battle_scenes": {
        "drawn": "BS-5.2: the seat's own card",
        "hand_shown": "BS-4.3: the hand is revealed before it is exchanged",
        "milled": "BS-5.1: from the deck to the resources, which lie open",
        "banked": "BS-4.5: resources lie open",
        "discarded": "BS-5.3.4: a card from hand goes to the resources",
        "entered": "BS-5.3.3: a card from hand is put in scene",
        "scenario": "BS-5.3.3: a scenario from hand is put in scene",
        "scenario_gone": "BS-6.6: because a new one comes",
        "loaded": "BS-11.2: a card from hand is loaded",
        "revealed": "BS-11.4: a card that was set aside is revealed",
        "sees aside": "BS-11.4: which of those set aside that is",
    },
    "mission_arena": {
        "drawn": "MA-1.2: the seat's own cards",
        "duty": "MA-2.1: a card is turned up for the Duty Call",
        "lots": "MA-S.5: lots are revealed",
        "squads": "MA-S.4: squads are revealed",
        "cooled": "MA-1.1: power cards are discarded face up",
        "fielded": "MA-3.2: a card from hand is fielded",
        "boosted": "MA-8.1: a card is discarded",
        "super_hit": "MA-9.1: a card is discarded",
        "exhausted": "MA-10.3: a power card is discarded face up",
        "swapped_hand": "MA-12.2: a card from hand is fielded",
        "wounded": "MA-12.3: a card from hand is laid open",
        "assembled": "MA-12.4: a Team from hand is fielded",
        "new_mission": "MA-6.30: a card from hand becomes a mission",
        "must deploy": "MA-3.2: an empty place is filled if the hand has somebody for it",
        "sees discard": "MA-10.4: what lay under a defeated one is discarded",
    },
    "dice_masters": {
        "drew": "DM-5.1.2: a die is drawn from the bag",
        "rolled": "DM-5.2: dice are rolled",
    },
}


class Step(NamedTuple):
    """A choice in both worlds: the keys may differ where the seat that looks cannot tell."""

    actor: int
    keys: tuple[str, str]


class Worlds(NamedTuple):
    """A position in two worlds, and choices after which the seat still sees the same in both."""

    game: str
    seat: int
    begin: tuple[Match, Match]
    steps: list[Step]
    differences: list[str]  # those that steps which were tried have led to, each by what the log told first


def known(match: Match, seat: int) -> tuple[object, ...]:
    """All that the seat may know of a position."""
    keys = [choice.key for choice in match.choices] if match.actor == seat else None
    return match.actor, match.ply, match.prompt("en", seat), match.view(seat), keys, match.result


def two_worlds(game: str, seed: int, plies: int, most: int) -> Worlds | None:
    """Worlds for some seat of a match after some choices; None if they are the same."""
    rng = random.Random(f"{game}:{seed}")
    match = thwack.new(game, seed=seed)
    for _ in range(plies):
        if match.actor is None:
            return None
        match.play(rng.randrange(len(match.choices)))
    if match.actor is None:
        return None
    seat = rng.randrange(match.seats)
    worlds = [match.imagine(seat, rng.randrange(10**9)) for _ in range(2)]
    if worlds[0].digest() == worlds[1].digest():
        return None
    begin = (worlds[0].fork(), worlds[1].fork())
    differences = [] if known(worlds[0], seat) == known(worlds[1], seat) else ["at the start"]
    steps: list[Step] = []
    while len(steps) < most and (step := same_step(worlds, seat, rng, differences)) is not None:
        for world, key in zip(worlds, step.keys, strict=True):
            world.play(key)
        steps.append(step)
    return Worlds(game, seat, begin, steps, differences)


def is_hidden_difference(keys: tuple[str, str], hands: list[list[object]], told: str) -> bool:
    """Whether two choices, one in each world, differ only in which card of the actor's hand they name, and
    nothing of that name lies open."""
    (verb, *refs), (other_verb, *other_refs) = (key.split(":") for key in keys)
    if verb != other_verb or len(refs) != len(other_refs):
        return False
    differing = [pair for pair in zip(refs, other_refs, strict=True) if pair[0] != pair[1]]
    return bool(differing) and all(
        one in hands[0] and other in hands[1] and f'"{one}"' not in told and f'"{other}"' not in told
        for one, other in differing
    )


def same_step(
    worlds: list[Match], seat: int, rng: random.Random, differences: list[str] | None = None
) -> Step | None:
    """A choice in each world after which the seat knows the same in both; None if there is none. What
    differed after those that were tried before it is noted."""
    actor = worlds[0].actor
    if actor is None or actor != worlds[1].actor:
        return None
    told = [len(world.story("en", seat)) for world in worlds]
    for keys in counterparts(worlds, seat, rng):
        tried = [world.fork() for world in worlds]
        for world, key in zip(tried, keys, strict=True):
            world.play(key)
        told_now = [world.story("en", seat, since) for world, since in zip(tried, told, strict=True)]
        if told_now[0] == told_now[1] and known(tried[0], seat) == known(tried[1], seat):
            return Step(actor, keys)
        if differences is not None:
            differences.append(first_difference(tried, seat, told))
    return None


def counterparts(worlds: list[Match], seat: int, rng: random.Random) -> Iterator[tuple[str, str]]:
    """Choices that the seat cannot tell apart when they are made: the same ones, or others of the same sort
    where what they name is hidden from it. At most a dozen, the differing ones first."""
    first = [choice.key for choice in worlds[0].choices]
    second = [choice.key for choice in worlds[1].choices]
    rng.shuffle(first)
    actor = worlds[0].actor
    hands = [hand_of(world, actor) for world in worlds]
    told = json.dumps(worlds[0].view(seat))
    tries = 0
    for key in first:
        others = [key] if key in second else []
        if actor != seat:
            differing = [other for other in second if is_hidden_difference((key, other), hands, told)]
            others = differing[:3] + others
        for other in others:
            yield key, other
            tries += 1
            if tries == 12:
                return


def hand_of(match: Match, seat: int | None) -> list[object]:
    """The cards in a seat's hand, if the game has hands."""
    return list(match.view(seat)["seats"][seat].get("hand") or [])


def first_difference(worlds: list[Match], seat: int, told: list[int]) -> str:
    """What the log of the seat tells first in one of the worlds only, as a kind of line, or two where those
    differ; else which part of the view differs; "asks" where the question does, which nothing explains."""
    first, second = (world.story("en", seat, since) for world, since in zip(worlds, told, strict=True))
    for one, other in zip(first, second, strict=False):
        if one != other:
            return " ".join(dict.fromkeys((str(one["kind"]), str(other["kind"]))))
    verbs = dict.fromkeys(choice.verb for world in worlds for choice in world.choices[:1])
    if len(first) != len(second) or known(worlds[0], seat)[:3] != known(worlds[1], seat)[:3]:
        return next((f"must {verb}" for verb in verbs if f"must {verb}" in OPEN[worlds[0].game]), "asks")
    seats = [world.view(seat).pop("seats") for world in worlds]
    return "sees " + " ".join(
        sorted({part for a, b in zip(*seats, strict=True) for part in a if a[part] != b[part]})
    )


def is_open(game: str, difference: str) -> bool:
    """Whether a rule lays open what differs."""
    rules = OPEN[game]
    return difference in rules or all(kind in rules for kind in difference.split())
