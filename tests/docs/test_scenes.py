"""The examples of docs/scenes.md load, the defaults are those it tells, and the puzzles can be solved."""

import json
from typing import Any

import pytest

import thwack
from tests.docs.pages import block_with, blocks, page
from tests.docs.puzzles import solving
from tests.kits import battle_scenes, dice_masters
from tests.kits.unmatched import ME, deck, discard, fighter, hand, keys, scene, seat
from thwack import Match
from thwack.games.battle_scenes.scene import SEAT, TOP, UNIT
from thwack.games.battle_scenes.state.table import PHASES
from thwack.games.dice_masters.options import LIFE, RULINGS
from thwack.games.dice_masters.scene_data import PARTS, SEAT_PARTS

PAGE = "docs/scenes.md"
EXAMPLES = [json.loads(block) for block in blocks(PAGE, "json")]
DICE = [data for data in EXAMPLES if data.get("game") == "dice_masters"]
UNMATCHED = [data for data in EXAMPLES if data.get("game", "unmatched") == "unmatched"]


@pytest.mark.parametrize("data", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_loads_and_comes_back_the_same(data: dict[str, Any]) -> None:
    game = data.get("game", "unmatched")
    match = thwack.scene(game, data)
    match.check()
    assert thwack.scene(game, match.scene()).digest() == match.digest()


@pytest.mark.parametrize("data", UNMATCHED, ids=range(len(UNMATCHED)))
def test_the_active_player_is_asked(data: dict[str, Any]) -> None:
    assert thwack.scene("unmatched", data).actor == data.get("active", 0)


def test_the_python_example_runs() -> None:
    (code,) = blocks(PAGE, "python")
    exec(compile(code, PAGE, "exec"), {})


# Unmatched


def test_cards_named_nowhere_are_in_the_deck_below_those_that_are() -> None:
    """Without a card in hand there is only a maneuver: it is not asked for, and the top card is drawn."""
    match = scene(seat("alice", deck=["drink-me", "skirmish"]), seat("medusa"))
    assert keys(match)[0] == "boost:drink-me"
    assert hand(match, ME) == ["drink-me"]
    assert deck(match, ME)[0] == "skirmish"
    assert len(deck(match, ME)) == 29


def test_cards_named_nowhere_are_discarded_when_the_deck_is_empty() -> None:
    attack = seat("alice", ["feint"], {"alice": "S31"}, deck=[], discard=["regroup", "eat-me"])
    match = scene(attack, seat("medusa", [], {"medusa": "S35"}))
    assert deck(match, ME) == []
    assert discard(match, ME)[-2:] == ["regroup", "eat-me"]
    assert len(discard(match, ME)) == 29


def test_fighters_stand_where_the_page_says() -> None:
    data = next(data for data in UNMATCHED if data["seats"][0]["hero"] == "king-arthur" and "board" in data)
    match = thwack.scene("unmatched", data)
    assert fighter(match, "merlin") == {"space": None, "health": 0}
    assert fighter(match, "harpy-2") == {"space": "S21", "health": 1}
    assert fighter(match, "medusa") == {"space": "S35", "health": 16}
    plain = thwack.scene("unmatched", EXAMPLES[0])
    assert fighter(plain, "king-arthur")["space"] == "S20"


@pytest.mark.parametrize(
    ("hero", "start"),
    [
        ("alice", {"size": "big"}),
        ("jekyll-and-hyde", {"form": "jekyll"}),
        ("beowulf", {"rage": 1}),
        ("invisible-man", {"fog": ["S18", "S19", "S23"]}),
    ],
)
def test_states_start_as_the_page_says(hero: str, start: dict[str, Any]) -> None:
    assert scene(seat(hero), seat("medusa")).scene()["seats"][ME]["state"] == start


# Dice Masters


def part() -> str:
    """What the page tells about Dice Masters."""
    return page(PAGE).partition("\n## Dice Masters")[2].partition("\n## ")[0]


@pytest.mark.parametrize("name", [*PARTS, *SEAT_PARTS, *RULINGS])
def test_every_part_of_a_scene_is_told(name: str) -> None:
    assert f"`{name}`" in part()


@pytest.mark.parametrize(("mode", "life"), LIFE.items())
def test_the_life_of_a_mode_is_the_most_there_is(mode: str, life: int) -> None:
    assert "10, 15, 20 or 12" in part()
    data: dict[str, Any] = {"mode": mode, "seats": [{}, {}]}
    match = thwack.scene("dice_masters", data)
    assert dice_masters.life(match) == [life, life]


@pytest.mark.parametrize(
    ("name", "step", "actor"),
    [
        ("clear", "roll", 0),
        ("roll", "roll", 0),
        ("main", "main", 0),
        ("attack", "attack", 0),
        ("block", "block", 1),
        ("actions", "actions", 0),
        ("damage", "damage", 0),
        ("clean-up", "roll", 1),
    ],
)
def test_every_step_goes_on_as_the_page_says(name: str, step: str, actor: int) -> None:
    assert f'| `"{name}"` |' in part()
    fight = name in ("block", "actions", "damage")
    mine = dice_masters.seat(
        field=[f"hulk-jade-giant 3{' attacking' * fight}", "sidekick"],
        reserve=["sidekick bolt", "sidekick fist", "sidekick mask"],
        prep=["sidekick"],
    )
    blocks_ = " blocks=0" * (name in ("actions", "damage"))
    theirs = dice_masters.seat(field=[f"sidekick{blocks_}", f"thor-odinson 1{blocks_}"])
    basics = ("invulnerability", "smash")
    match = dice_masters.position(mine, theirs, step=name, basics=basics, chance="seed")
    assert (dice_masters.step(match), match.actor) == (step, actor)


def test_dice_that_are_not_named_lie_where_the_page_says() -> None:
    match = dice_masters.position(
        dice_masters.seat(reserve=["sidekick fist", "hulk-jade-giant 1"]), dice_masters.seat(bag=["sidekick"])
    )
    assert dice_masters.zone(match, 0, "bag") == ["sidekick"] * 7
    assert dice_masters.zone(match, 1, "bag") == ["sidekick"]
    assert dice_masters.left(match, 0) == {"hulk-jade-giant": 0}
    with pytest.raises(thwack.SceneError, match="name it under basic_actions"):
        dice_masters.position(dice_masters.seat(reserve=["smash action-0"]))


def test_the_draft_of_the_page_goes_on_with_who_has_fewer_picks() -> None:
    (data,) = [data for data in DICE if "draft" in data]
    match = thwack.scene("dice_masters", data)
    assert (dice_masters.step(match), match.actor) == ("draft", 0)
    left = {choice.refs[0] for choice in match.choices}
    assert left.isdisjoint({"thor-odinson", "hulk-green-goliath", "storm-ro", "smash"})
    assert "loki-trickster" in left


# Puzzles


def can_win(match: Match, seat: int, turn: int) -> bool:
    """Whether a seat wins before this turn is over, whatever the other one does."""
    if match.view(None)["turn"] != turn:
        return False
    if match.actor is None:
        assert match.result is not None
        return seat in match.result.winners
    mine = match.actor == seat
    for index in range(len(match.choices)):
        then = match.fork()
        then.play(index)
        if can_win(then, seat, turn) == mine:
            return mine
    return not mine


def puzzle(word: str) -> Match:
    """A puzzle of the page, by a word in it."""
    return thwack.scene("dice_masters", json.loads(block_with(PAGE, "json", word)))


def winning(match: Match) -> list[str]:
    """The choices with which seat 0 goes on to win."""
    found = []
    for choice in match.choices:
        then = match.fork()
        then.play(choice.key)
        if can_win(then, ME, match.view(None)["turn"]):
            found.append(choice.key)
    return found


def test_one_after_the_other() -> None:
    match = puzzle('"smash"]')
    assert winning(match) == ["use:force-beam"]
    dice_masters.play(match, "use:force-beam", "attack:hulk-jade-giant")
    assert match.result is not None
    assert match.result.winners == (0,)


def test_two_for_the_road() -> None:
    match = puzzle('"basic_actions": ["thrown-car"]')
    assert "use:thrown-car" in winning(match)
    dice_masters.play(match, "use:thrown-car", "choose:spider-man-webhead")
    assert set(winning(match)) == {*dice_masters.keys(match)} - {"pass"}, "whoever attacks first"
    assert "choose:spider-man-webhead" not in dice_masters.keys(match), "the other is a Sidekick"


def test_with_his_last_breath() -> None:
    match = puzzle('"beast-genetic-expert"')
    sent = {"beast-genetic-expert:captain-america-american-hero", "sidekick:sidekick"}
    assert set(winning(match)) == {f"block:{blocks_}" for blocks_ in sent}
    dice_masters.play(match, *(f"block:{blocks_}" for blocks_ in sorted(sent)))
    free = "choose:sidekick:seat-1:2"  # the one that nobody blocks
    dice_masters.play(match, "global:invulnerability", free)
    assert winning(match) == ["global:distraction"]
    dice_masters.play(match, "global:distraction")
    assert winning(match) == [free]


# Battle Scenes


def scene_part() -> str:
    """What the page tells about Battle Scenes."""
    return page(PAGE).partition("\n## Battle Scenes")[2].partition("\n## ")[0]


@pytest.mark.parametrize("name", sorted(TOP | SEAT | UNIT))
def test_every_part_of_a_scene_of_battle_scenes_is_told(name: str) -> None:
    assert f"`{name}`" in scene_part()


@pytest.mark.parametrize(
    ("name", "phase", "actor"),
    [
        ("exchange", "exchange", 0),
        ("bank", "bank", 0),
        ("countdown", "preparation", 0),
        ("draw", "preparation", 0),
        ("preparation", "preparation", 0),
        ("adjustment", "anticipation", 1),
        ("anticipation", "anticipation", 1),
        ("attack", "attack", 0),
    ],
)
def test_every_phase_goes_on_as_the_page_says(name: str, phase: str, actor: int) -> None:
    assert [row for row in PHASES if f'| `"{row}"` |' not in scene_part()] == []
    mine = battle_scenes.seat(battle_scenes.unit("A01", "A19"), hand=["A03", "A08"], deck=["A01"] * 4)
    theirs = battle_scenes.seat(battle_scenes.unit("A07", "A19"), hand=["A06"], deck=["A01"])
    match = battle_scenes.position(mine, theirs, phase=name)
    assert (battle_scenes.phase(match), match.actor) == (phase, actor)


def test_defaults_are_those_of_the_page() -> None:
    unit = {"card": "A01", "loaded": ["A19"]}
    match = thwack.scene("battle_scenes", {"seats": [{"scene": [unit]}, {"deck": ["B01"]}]})
    view = match.view(0)
    assert (view["phase"], view["turn"], view["active"], view["first"]) == ("preparation", 5, 0, 0)
    (row,) = view["seats"][0]["scene"]
    assert (row["stage"], row["since"], row["shield_used"]) == (1, "earlier", 0)
    assert "5, and 0 before the first turn" in scene_part()


def test_the_position_of_the_page_is_as_it_tells() -> None:
    match = thwack.scene("battle_scenes", json.loads(block_with(PAGE, "json", '"scenario": {"card": "B18"')))
    found = battle_scenes.keys(match)
    assert {"play:A13:A03", "capacitate:A03:A03:extra"} <= set(found)
    deck = sorted(thwack.scene("battle_scenes", match.scene()).scene()["seats"][1]["deck"])
    assert deck == ["B01", "B01", "B06", "B22"]
    with pytest.raises(thwack.SceneError, match="BS-R1"):
        battle_scenes.position(battle_scenes.seat({"card": "A01"}))


def scene_puzzle(word: str) -> Match:
    """A puzzle of Battle Scenes, by a word in it."""
    return thwack.scene("battle_scenes", json.loads(block_with(PAGE, "json", word)))


def test_the_buckler() -> None:
    match = scene_puzzle('"A32", "B18"]')
    assert battle_scenes.points(match, ME) == 11
    assert solving(match) == ["act:A07:trick-arrow", "act:A08:covering-fire"], "Thor must wait"
    battle_scenes.play(match, "act:A07:trick-arrow", "target:B07")
    assert solving(match) == ["unload:A32"]
    battle_scenes.play(match, "unload:A32", "act:A04:thunder-strike", "target:B07", "unload:B16")
    battle_scenes.play(match, "act:A08:covering-fire", "target:B07")
    assert match.result is not None
    assert match.result.winners == (0,)


def test_out_of_hiding() -> None:
    match = scene_puzzle('"resources": ["A21"]')
    found = solving(match)
    assert "load:A21:A04" in found
    assert {"load:A21:A03", "pass"}.isdisjoint(found)
    battle_scenes.play(match, "load:A21:A04", "act:A04:arc-surge", "target:B05")
    battle_scenes.play(match, "act:A03:repulsor-volley", "target:B05", "pass")
    battle_scenes.play(match, "act:A07:trick-arrow", "target:B06")
    assert match.result is not None
    assert match.result.winners == (0,)
