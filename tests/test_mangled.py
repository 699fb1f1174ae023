"""Whatever a scene, its exact part or a record holds: it is read, or refused with one sentence."""

import hashlib
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import thwack
from tests.kits.mangling import STRANGE, mangled
from tests.thorough import THOROUGH, dear
from thwack import Match, RecordError, SceneError
from thwack.kernel.errors import SetupError

Json = Any
FOUR = ["king-arthur", "medusa", "sinbad", "robin-hood"]
OPTIONS: dict[str, list[dict[str, Json]]] = {
    "battle_scenes": [{}],
    "dice_masters": [{}, {"mode": "draft"}, {"mode": "basic"}],
    "mission_arena": [{}, {"weak_points": "B"}],
    "unmatched": [{}, {"heroes": FOUR, "mode": "teams"}, {"heroes": FOUR, "mode": "free-for-all"}],
}
PLIES = (1, 17, 60)
COUNT = 500 if THOROUGH else 100  # mangled ones of each sort and game


@cache
def matches(game: str) -> list[Match]:
    """Matches at some of their questions."""
    found = []
    for seed, options in enumerate(OPTIONS[game]):
        for chance in ("seed", "ask"):
            match, dice = thwack.new(game, seed=seed, chance=chance, **options), random.Random(seed)
            for ply in PLIES:
                while match.actor is not None and match.ply < ply:
                    match.play(dice.randrange(len(match.choices)))
                found.append(match.fork())
    return found


def digest_of(columns: dict[str, Json], names: tuple[str, ...]) -> str:
    """The digest that these columns would have, were they right."""
    text = json.dumps({name: columns.get(name) for name in names}, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


# Each sort: what is mangled of a match, and how it is read.


def plain_scene(match: Match, dice: random.Random, times: int) -> Match:
    """A scene as a person writes it."""
    scene = {name: part for name, part in match.scene().items() if name != "exact"}
    return thwack.scene(match.game, mangled(scene, dice, times))


def exact_scene(match: Match, dice: random.Random, times: int) -> Match:
    """A scene with its exact part."""
    return thwack.scene(match.game, mangled(match.scene(), dice, times))


def forged_scene(match: Match, dice: random.Random, times: int) -> Match:
    """A scene whose exact part was changed by somebody who knows how its digest is made."""
    scene = match.scene()
    columns = mangled(scene["exact"]["columns"], dice, times)
    digest = digest_of(columns, match._table.COLUMNS)
    return thwack.scene(
        match.game, {**scene, "exact": {**scene["exact"], "columns": columns, "digest": digest}}
    )


def record(match: Match, dice: random.Random, times: int) -> Match:
    """A record."""
    return thwack.replay(mangled(match.record(), dice, times))


SORTS: list[Callable[[Match, random.Random, int], Match]] = [plain_scene, exact_scene, forged_scene, record]


@dear(8)
@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("game", OPTIONS)
def test_it_is_read_or_refused_with_a_sentence(
    game: str, sort: Callable[[Match, random.Random, int], Match]
) -> None:
    dice = random.Random(f"{game} {sort.__name__}")
    told: set[str] = set()
    for _ in range(COUNT):
        try:
            match = sort(dice.choice(matches(game)), dice, dice.choice((1, 1, 1, 2, 4)))
        except (SceneError, RecordError, SetupError) as fault:
            told.add(str(fault))
        else:
            use(match)
    assert told
    assert [sentence for sentence in told if not is_sentence(sentence)] == []


def is_sentence(told: str) -> bool:
    """Whether it is one line for a person, and no message of Python's own."""
    ours = "index out of range" not in told and "object is not" not in told and "Traceback" not in told
    return ours and "\n" not in told and len(told.split()) > 3


def use(match: Match) -> None:
    """Look at a match from everywhere."""
    match.check()
    for seat in (*range(match.seats), None):
        match.view(seat)
        match.prompt("it", seat)
    match.choices.texts("en")
    assert match.scene()["game"] == match.game


@pytest.mark.parametrize("game", OPTIONS)
def test_what_was_not_mangled_is_read(game: str) -> None:
    for match in matches(game):
        scene, kept = match.scene(), match.record()
        assert digest_of(scene["exact"]["columns"], match._table.COLUMNS) == scene["exact"]["digest"]
        assert thwack.scene(game, json.loads(json.dumps(scene))) == match
        assert thwack.replay(json.loads(json.dumps(kept))) == match


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("strange", STRANGE, ids=range(len(STRANGE)))
def test_what_is_no_scene_and_no_record(game: str, strange: Json) -> None:
    with pytest.raises((SceneError, RecordError, SetupError)):
        thwack.replay(strange)
    with pytest.raises((SceneError, RecordError, SetupError)):
        thwack.replay({"game": game, "choices": [], "scene": strange})
    if strange is not None:
        with pytest.raises(SceneError, match="exact part of the scene has no columns"):
            thwack.scene(game, {**matches(game)[1].scene(), "exact": strange})
    if not isinstance(strange, dict):
        with pytest.raises(SceneError):
            thwack.scene(game, strange)


# Exact parts that do not add up


def forged(match: Match, **columns: Json) -> dict[str, Json]:
    """The scene of a match with other columns, and the digest of these."""
    scene = match.scene()
    found = {**scene["exact"]["columns"], **columns}
    exact = {**scene["exact"], "columns": found, "digest": digest_of(found, match._table.COLUMNS)}
    return {**scene, "exact": exact}


@pytest.mark.parametrize("game", OPTIONS)
def test_columns_of_a_wrong_length_are_refused(game: str) -> None:
    for match in matches(game)[:2]:
        columns = match.scene()["exact"]["columns"]
        fixed = [name for name, column in columns.items() if isinstance(column, list) and len(column) > 8]
        for name in set(fixed) - {"agenda"}:
            for wrong in (columns[name][:-1], [*columns[name], columns[name][0]]):
                with pytest.raises(SceneError, match=f"has a wrong '{name}'; leave the exact part out"):
                    thwack.scene(game, forged(match, **{name: wrong}))


@pytest.mark.parametrize("game", ["battle_scenes", "mission_arena", "unmatched"])
def test_cards_that_do_not_exist_or_lie_twice_are_refused(game: str) -> None:
    match = matches(game)[1]
    piles = match.scene()["exact"]["columns"]["piles"]
    full = next(number for number, pile in enumerate(piles) if len(pile) > 2)
    for wrong in ([9999], [-1], [piles[full][0]]):
        changed = [*piles]
        changed[full] = [*piles[full], *wrong]
        with pytest.raises(
            SceneError, match="exact part of the scene does not add up; leave the exact part out"
        ):
            thwack.scene(game, forged(match, piles=changed))


def test_dice_that_are_not_where_their_zone_says_are_refused() -> None:
    match = matches("dice_masters")[1]
    columns = match.scene()["exact"]["columns"]
    for name, wrong in (
        ("place", [*columns["place"][1:], columns["place"][0]]),
        ("zones", [0] * 30),
        ("zones", [-1] * 30),
    ):
        with pytest.raises(SceneError, match=r"does not add up|impossible question"):
            thwack.scene("dice_masters", forged(match, **{name: wrong}))


@pytest.mark.parametrize("game", OPTIONS)
def test_steps_that_are_none_are_refused(game: str) -> None:
    match = matches(game)[1]
    agenda = match.scene()["exact"]["columns"]["agenda"]
    step = agenda[0]
    for wrong in ([], 3, [7], [*step, 1, 2, 3, 4, 5, 6], [step[0], *(["x"] * len(step[1:] or [0]))]):
        with pytest.raises(SceneError, match="has a wrong 'agenda'"):
            thwack.scene(game, forged(match, agenda=[wrong, *agenda[1:]]))
