"""BS-R36 to BS-R44: What we do where the book is silent."""

import pytest

import thwack
from tests.kits.battle_scenes import (
    acts,
    hand,
    home_made,
    keys,
    made,
    play,
    points,
    position,
    resources,
    row,
    scene,
    seat,
    seat_view,
    unit,
)
from tests.rules.battle_scenes.test_rulings import of
from thwack import ContentError, SetupError
from thwack.games.battle_scenes.cards.decks import advice_of, read_deck
from thwack.games.battle_scenes.cards.library import library

# BS-R36 to BS-R38: what a turn allows


def test_BS_R36_who_comes_back_is_new() -> None:
    """Retirada Estratégica takes a character back to hand."""
    mine = seat(
        unit("A06", "3", stage=2),
        unit("A04", "6"),
        hand=["retirada-estrategica-v1", "A19", "A20"],
        deck=["A08"] * 9,
    )
    match = position(mine, seat(unit("B03", "4", stage=0), deck=["B06"] * 9))
    assert "act:A06:blind-spot" in keys(match)
    play(match, "play:retirada-estrategica-v1", "choose:A06")
    assert scene(match, 0) == ["A04"]
    assert resources(match, 0) == ["A08"] * 3
    play(match, "play:A06")
    shown = row(match, 0, "A06")
    assert (shown["stage"], shown["since"]) == (1, "now")
    assert "surrender:A06" not in keys(match)
    assert of(match, "act") == []
    play(match, "pass")
    assert of(match, "act") == ["act:A04:thunder-strike"]


def test_BS_R37_one_more_action_does_not_help_who_is_new() -> None:
    """Joia do Infinito: Alma has Readiness and gives leave for one more action."""
    for since, more in (("earlier", ["act:A06:blind-spot"]), ("now", [])):
        mine = seat(unit("A06", "joia-do-infinito-alma-v1", "2", since=since), hand=["A19"], deck=["A08"] * 9)
        match = position(mine, seat(unit("B03", "4"), deck=["B06"] * 9))
        play(match, "act:A06:resgate-espiritual")
        assert of(match, "act") == more


def test_BS_R38_a_scenario_that_an_effect_puts_in_scene_is_extra() -> None:
    """Superstição Induzida puts one from resources in scene, after one was played in Preparation."""
    mine = seat(
        unit("B03", "supersticao-induzida-v1", "3"), hand=["B17"], resources=["B16"], deck=["B06"] * 9
    )
    match = position(mine, seat(deck=["A08"] * 9))
    play(match, "play:B17", "pass", "act:B03:supersticao-induzida", "choose:B16")
    assert match.view(None)["scenario"] == {"card": "B16", "owner": 0}
    assert "B17" in resources(match, 0)


def test_BS_R38_nor_does_it_use_up_the_one_of_the_turn() -> None:
    omen = made(
        "omen",
        "ability",
        action=acts("Omen", "put(one(card, yours, typed(scenario), in_(resources)), scene)", 0, "unforeseen"),
    )
    mine = seat(unit("A03", "omen", "3"), hand=["A17"], resources=["A18"], deck=["A08"] * 9)
    match = home_made(omen, mine, seat(deck=["B06"] * 9), scenario={"card": "B17", "owner": 1})
    play(match, "act:A03:omen")
    assert match.view(None)["scenario"]["card"] == "A18"
    assert "play:A17" in keys(match)


# BS-R39 to BS-R44


@pytest.mark.parametrize("user", [0, 1])
def test_BS_R39_both_at_once_the_user_of_the_effect_wins(user: int) -> None:
    """Tremor deals 1 damage to everybody: a last card of either side is lost, with 14 points each."""
    sides = [
        seat(unit("A05", "tremor-v1", "3"), unit("A08", "1"), prizes=["B13", "B09"], deck=["A08"] * 9),
        seat(unit("B09", "tremor-v1", "3"), unit("B06", "1", shield_used=1), deck=["B06"] * 9),
    ]
    sides[1]["prizes"] = ["A05", "A05"]
    match = position(sides[0], sides[1], "anticipation", active=1 - user)
    assert match.actor == user
    play(match, next(key for key in keys(match) if key.endswith("tremor")))
    assert match.result is not None
    assert match.result.winners == (user,)


def test_BS_R39_by_unloading_as_well() -> None:
    """Vibração Sísmica unloads up to two cards, here the last one of either side."""
    quake = "tremor-v1-personagem"
    mine = seat(unit(quake, "3", stage=2), unit("A08", "1"), prizes=["B13", "B09"], deck=["A08"] * 9)
    match = position(mine, seat(unit("B06", "1"), prizes=["A05", "A05"], deck=["B06"] * 9))
    play(match, f"act:{quake}:vibracao-sismica", "unload:A08:A08", "unload:B06:A08")
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0,), {0: 15, 1: 14})


def test_BS_R40_two_players() -> None:
    assert thwack.new("battle_scenes").seats == 2
    with pytest.raises(SetupError, match="a list of two"):
        thwack.new("battle_scenes", decks=["shield-wall", "titans-court", "shield-wall"])


def test_BS_R41_no_limit_of_cards_in_hand_during_combat() -> None:
    mine = seat(unit("A07", "A15", "2"), hand=["A19"] * 7, deck=["A20", "A21", "A22"])
    match = position(mine, seat(deck=["B06"] * 9), "attack")
    play(match, "act:A07:tactical-feed")
    assert match.view(None)["active"] == 1
    assert len(hand(match, 0)) == 8


def test_BS_R42_characters_are_advised_not_demanded() -> None:
    few = {f"B{number}": 3 for number in range(14, 32)} | {"B32": 1, "B05": 3, "B06": 2}
    thwack.new("battle_scenes", decks=[{"name": "Few", "cards": few}, "titans-court"])
    text = "\n".join(f"{copies} {card}" for card, copies in few.items())
    advice = advice_of(library(), read_deck(text))
    assert [line.partition(":")[0] for line in advice] == [
        "it has 5 characters",
        "its characters have 11 Energy in all",
    ]
    assert advice_of(library(), library().decks["shield-wall"]) == []


def test_BS_R43_carried_characters_go_to_resources() -> None:
    mine = seat(unit("A04", "6"), deck=["A08"] * 9)
    theirs = seat(unit("B06", "B01", "B05"), unit("B03", "4", stage=0), deck=["B07"] * 9)
    match = position(mine, theirs, "attack")
    play(match, "act:A04:thunder-strike", "target:B06")
    assert (seat_view(match, 0)["prizes"], points(match, 0)) == (["B06"], 1)
    assert sorted(resources(match, 1)) == ["B01", "B05"]


@pytest.mark.parametrize(
    ("cost", "uses"), [(0, [""]), (1, [""]), (2, []), ("x", [":0", ":1"]), ("none", [""])]
)
def test_BS_R44_the_costs_there_are(cost: object, uses: list[str]) -> None:
    trick = made("trick", "ability", action=acts("Trick", "draw(1)", cost))
    match = home_made(
        trick, seat(unit("A03", "trick", "3"), deck=["A08"] * 9), seat(deck=["B06"] * 9), phase="attack"
    )
    found = [key for key in keys(match) if key.startswith("act:A03:trick")]
    assert found == [f"act:A03:trick{use}" for use in uses]


@pytest.mark.parametrize("cost", [3, -1, "y"])
def test_BS_R44_there_are_no_others(cost: object) -> None:
    trick = made("trick", "ability", action=acts("Trick", "draw(1)", cost))
    with pytest.raises(ContentError, match="cost"):
        home_made(trick, seat(unit("A03", "trick", "3")), seat())
