"""Two worlds that look the same to one seat: what is hidden from it differs, what it may know does not."""

import json
import random
from typing import NamedTuple

import thwack
from thwack.match import Match


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


def known(match: Match, seat: int) -> tuple[object, ...]:
    """All that the seat may know of a position."""
    keys = [choice.key for choice in match.choices] if match.actor == seat else None
    return match.actor, match.view(seat), keys, match.result


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
    steps: list[Step] = []
    while len(steps) < most and (step := same_step(worlds, seat, rng)) is not None:
        for world, key in zip(worlds, step.keys, strict=True):
            world.play(key)
        steps.append(step)
    return Worlds(game, seat, begin, steps)


def is_hidden_difference(key: str, other: str, view: object) -> bool:
    """Whether two choices differ only in things that do not lie open: another fighter is a public choice."""
    (verb, *refs), (other_verb, *other_refs) = key.split(":"), other.split(":")
    if verb != other_verb or len(refs) != len(other_refs):
        return False
    told = json.dumps(view)
    differing = {ref for pair in zip(refs, other_refs, strict=True) if pair[0] != pair[1] for ref in pair}
    return not any(f'"{ref}"' in told for ref in differing)


def same_step(worlds: list[Match], seat: int, rng: random.Random) -> Step | None:
    """A choice in each world after which the seat knows the same in both; None if there is none."""
    actor = worlds[0].actor
    if actor is None or actor != worlds[1].actor:
        return None
    first = [choice.key for choice in worlds[0].choices]
    second = [choice.key for choice in worlds[1].choices]
    rng.shuffle(first)
    for key in first[:12]:
        differing = [other for other in second if other != key][:12] if actor != seat else []
        others = [*differing, key]
        for other in others:
            if other not in second or not is_hidden_difference(key, other, worlds[0].view(seat)):
                continue
            tried = [world.fork() for world in worlds]
            tried[0].play(key)
            tried[1].play(other)
            if known(tried[0], seat) == known(tried[1], seat):
                return Step(actor, (key, other))
    return None
