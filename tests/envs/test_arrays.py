"""What is in the arrays: what the layout says, from what the seat may see, and nothing else."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import thwack
from tests.envs.kit import MANY, NAMES, Setup, positions
from tests.thorough import dear
from thwack.envs import Encoder
from thwack.envs.choices import BUCKETS, read
from thwack.envs.fields import Counts, Each, Field, Group, Number, OneOf
from thwack.envs.lenses import lens_of
from thwack.players import Seen

# Not told in every position, or not of every hero.
SOMETIMES = {"amount", "state", "tokens", "marked", "pool", "picked", "their_picks", "cost", "my_scenario"}


def part(game: str, told: np.ndarray[Any, Any], *names: str | int, seats: int = 2) -> list[float]:
    """The numbers of a field, by the names on the way to it and the number of the thing."""
    field: Field = lens_of(game, seats).layout
    at = 0
    for name in names:
        if isinstance(name, int):
            assert isinstance(field, Each)
            at += name * field.inner.size
            field = field.inner
        else:
            group: Field = field.inner if isinstance(field, Each) else field
            assert isinstance(group, Group)
            index = [one.name for one in group.fields].index(name)
            field, at = group.fields[index], at + group.parts[index][1]
    return [round(float(x), 4) for x in told[at : at + field.size]]


def misfits(field: Field, value: Any, where: str) -> list[str]:
    """What the layout asks for and is not told, and what is told and has no room."""
    if isinstance(field, Group):
        found = []
        for inner in field.fields[isinstance(value, dict) and field.fields[0].name == "there" :]:
            if inner.name in value:
                found += misfits(inner, value[inner.name], f"{where}.{inner.name}")
            elif inner.name not in SOMETIMES:
                found.append(f"{where} has no {inner.name}")
        return found
    if value is None:
        return []
    if isinstance(field, Each):
        things = value if isinstance(value, list) else [value]
        found = [f"{where} has {len(things)} things"] if len(things) > field.most else []
        return found + [fault for thing in things for fault in misfits(field.inner, thing, where)]
    if isinstance(field, OneOf):
        wrong = [one for one in (value if isinstance(value, list) else [value]) if one not in field.places]
        return [f"{where} cannot be {one!r}" for one in wrong]
    if isinstance(field, Counts):
        cards = [value] if isinstance(value, str) else [card for card in value if card is not None]
        faults = [f"{where}: no card {card}" for card in cards if card not in field.numbers]
        return faults + [f"{where}: {n} × {card}" for card, n in Counter(cards).items() if n > field.scale]
    if isinstance(field, Number):
        amount = len(value) if isinstance(value, list) else value
        return [f"{where} is {value}, more than {field.scale}"] if abs(amount) > field.scale else []
    return []


@dear(4)
@pytest.mark.parametrize(("game", "setup"), MANY, ids=NAMES)
def test_all_that_is_told_has_a_place_and_room(game: str, setup: Setup) -> None:
    for seed in range(3):
        for match in positions(game, setup, seed, 9):
            lens = lens_of(game, match.seats)
            for seat in range(match.seats):
                told = lens.tell(match.view(seat))
                assert misfits(lens.layout, told, game) == []


@pytest.mark.parametrize(("game", "setup"), MANY, ids=NAMES)
def test_numbers_lie_between_minus_one_and_one(game: str, setup: Setup) -> None:
    for match in positions(game, setup, 5, 13):
        encoder = Encoder(game, match.seats)
        for seat in range(match.seats):
            seen = encoder.see(Seen(match, seat), is_asked=match.actor == seat)
            assert seen["observation"].shape == (encoder.size,)
            assert seen["choices"].shape == (encoder.actions, encoder.width)
            for name in ("observation", "choices"):
                assert np.isfinite(seen[name]).all()
                assert np.abs(seen[name]).max(initial=0) <= 1
            asked = match.actor == seat
            assert seen["action_mask"].sum() == (len(match.choices) if asked else 0)
            assert seen["choices"].any(axis=1).tolist() == seen["action_mask"].astype(bool).tolist()


@dear(4)
@settings(max_examples=4, deadline=None)
@pytest.mark.parametrize(("game", "setup"), MANY, ids=NAMES)
@given(seed=st.integers(0, 2**32))
def test_a_world_that_the_seat_could_be_in_gives_the_same_arrays(game: str, setup: Setup, seed: int) -> None:
    """Nothing hidden is in them: deal all that is hidden anew, and they stay as they are."""
    for match in positions(game, setup, seed, 29):
        if match.actor is None:
            break
        encoder = Encoder(game, match.seats)
        for seat in range(match.seats):
            asked = match.actor == seat
            real = encoder.see(Seen(match, seat), is_asked=asked)
            world = encoder.see(Seen(match.imagine(seat, seed), seat), is_asked=asked)
            for name in real:
                assert np.array_equal(real[name], world[name]), name


@pytest.mark.parametrize(("game", "setup"), MANY, ids=NAMES)
def test_choices_that_differ_have_rows_that_differ(game: str, setup: Setup) -> None:
    """Nearly always: hashed refs may meet in a bucket."""
    same = rows = 0
    for match in positions(game, setup, 7, 3):
        if match.actor is not None:
            encoder = Encoder(game, match.seats)
            seen = Seen(match, match.actor)
            found = encoder.choices(seen, seen.view)
            rows += len(found)
            same += len(found) - len({row.tobytes() for row in found})
    assert same < rows / 50


@pytest.mark.parametrize(("game", "setup"), MANY, ids=NAMES)
def test_every_verb_has_a_place(game: str, setup: Setup) -> None:
    verbs = lens_of(game, 2).verbs
    for match in positions(game, setup, 9, 2):
        assert {choice.verb for choice in match.choices if match.actor is not None} <= set(verbs)


def test_keys_are_read_the_same_on_every_machine() -> None:
    assert read("attack:alice:medusa") == ("attack", 0.25, (6, 54, 11, 35), ("alice", "medusa"))
    assert read("pass") == ("pass", 0.0, (), ())
    verb, count, buckets, refs = read("pay:a:b:c:d:e:f:g:h:i")
    assert (verb, count, len(buckets), refs) == ("pay", 1.0, 18, ("a", "b", "c"))
    assert max(buckets) < BUCKETS


def test_unmatched_is_told_from_the_own_seat() -> None:
    match = thwack.scene(
        "unmatched",
        {
            "active": 1,
            "seats": [
                {"hero": "king-arthur", "hand": ["skirmish", "skirmish"]},
                {"hero": "medusa", "fighters": {"medusa": {"space": "S01", "health": 5}}},
            ],
        },
    )
    lens = lens_of("unmatched", 2)
    for seat, mine in ((0, "king-arthur"), (1, "medusa")):
        told = Encoder("unmatched").observation(match.view(seat))
        heroes = list(lens.layout.fields[6].inner.fields[1].places)  # type: ignore[attr-defined]
        assert part("unmatched", told, "seats", 0, "hero").index(1) == heroes.index(mine)
        assert part("unmatched", told, "active") == ([0, 1] if seat == 0 else [1, 0])
    skirmish = lens.numbers["king-arthur/skirmish"]
    own = Encoder("unmatched").observation(match.view(0))
    other = Encoder("unmatched").observation(match.view(1))
    assert part("unmatched", own, "seats", 0, "hand")[skirmish] == 0.4
    assert part("unmatched", other, "seats", 1, "hand")[skirmish] == 0
    assert part("unmatched", other, "seats", 1, "hand_size") == [0.2]
    assert part("unmatched", other, "seats", 0, "fighters", 0, "health") == [0.25]
    assert part("unmatched", other, "seats", 0, "fighters", 0, "space").index(1) == 0


def test_unmatched_spaces_tell_how_far_the_foes_are() -> None:
    harpies = {f"harpy-{n}": {"space": None, "health": 0} for n in (1, 2, 3)}
    seats = [
        {"hero": "king-arthur", "fighters": {"king-arthur": {"space": "S10"}, "merlin": {"space": "S09"}}},
        {"hero": "medusa", "fighters": {"medusa": {"space": "S01"}, **harpies}},
    ]
    match = thwack.scene("unmatched", {"board": "sarpedon", "seats": seats})
    lens = lens_of("unmatched", 2)
    things = {
        ref: dict(zip(lens.standing, row, strict=True)) for ref, row in lens.things(match.view(0)).items()
    }
    steps, near = "steps to the nearest foe / 10", "foes adjacent / 3"
    assert things["S01"][steps] == 0
    assert things["S02"][steps] == pytest.approx(0.1)
    assert things["S02"][near] == pytest.approx(1 / 3)
    assert things["S38"][near] == 0
    assert things["merlin"][steps] == pytest.approx(things["S09"][steps])
    assert (things["medusa"]["mine"], things["medusa"]["theirs"], things["medusa"]["space"]) == (0, 1, 0)
    assert (things["merlin"]["mine"], things["merlin"]["theirs"]) == (1, 0)


def test_dice_are_told_by_zone_and_face() -> None:
    match = thwack.new("dice_masters", seed=1)
    told = Encoder("dice_masters").observation(match.view(0))
    lens = lens_of("dice_masters", 2)
    view = match.view(0)
    me = view["seats"][0]
    sidekick = lens.numbers["sidekick"]
    assert part("dice_masters", told, "seats", 0, "life") == [0.5]
    assert part("dice_masters", told, "seats", 0, "bag")[sidekick] == me["bag"].count("sidekick") / 8
    assert sum(part("dice_masters", told, "seats", 0, "rolling", 0, "face")) == 1
    for card in me["cards"]:
        at = lens.numbers[card["card"]]
        assert part("dice_masters", told, "seats", 0, "cards")[at] == card["left"] / 8


def test_cards_carried_are_told_with_who_carries_them() -> None:
    match = thwack.scene(
        "battle_scenes",
        {
            "seats": [
                {"deck": ["A01"], "scene": [{"card": "A01", "loaded": ["A24", "A03", "A12"]}]},
                {"deck": ["B01"], "scene": [{"card": "B14", "loaded": ["B10"]}]},
            ]
        },
    )
    told = Encoder("battle_scenes").observation(match.view(1))
    numbers = lens_of("battle_scenes", 2).numbers
    loaded = part("battle_scenes", told, "seats", 1, "scene", 0, "loaded")
    assert [card for card, at in numbers.items() if loaded[at]] == ["A03", "A12", "A24"]
    assert part("battle_scenes", told, "seats", 1, "scene", 0, "carried") == [round(3 / 16, 4)]
    assert part("battle_scenes", told, "seats", 0, "scene", 1, "there") == [0]


def test_places_hold_protagonists_and_power() -> None:
    match = thwack.scene(
        "mission_arena",
        {
            "seats": [
                {"active": [{"card": "MA01", "power": 2, "wounds": ["MA02"]}, None, {"card": "MA05"}]},
                {"active": ["MB01"]},
            ]
        },
    )
    told = Encoder("mission_arena").observation(match.view(0))
    numbers = lens_of("mission_arena", 2).numbers
    place = ("mission_arena", told, "seats", 0, "places")
    assert part(*place, 0, "card").index(1) == numbers["MA01"]
    assert part(*place, 0, "power") == [2 / 16]
    assert part(*place, 0, "wounds")[numbers["MA02"]] == 0.2
    assert part(*place, 1, "card") == [0] * len(numbers)
    assert part(*place, 2, "card").index(1) == numbers["MA05"]


def test_card_numbers_are_those_of_the_cards_on_offer() -> None:
    for game in thwack.games():
        lens = lens_of(game, 2)
        offered = [card.id for card in thwack.cards(game) if card.on_offer]
        assert list(lens.cards) == offered + (["sidekick"] if game == "dice_masters" else [])
        assert lens.numbers[lens.cards[-1]] == len(lens.cards) - 1
