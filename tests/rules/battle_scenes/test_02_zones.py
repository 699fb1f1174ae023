"""BS-2: Zones."""

from tests.kits.battle_scenes import carried, keys, play, position, resources, scene, seat, seat_view, unit


def test_BS_2_1_who_sees_what() -> None:
    """Hands and decks are closed; resources, scene and prizes are open to both."""
    mine = seat(
        unit("A03", "A19", "A20"), hand=["A21"], deck=["A22"], resources=["A23"], prizes=["B06", "B05"]
    )
    match = position(mine, seat(unit("B03", "B19"), hand=["B20"], deck=["B22"], resources=["B23"]))
    for eyes in (0, 1, None):
        shown = match.view(eyes)["seats"][0]
        assert shown["hand"] == (["A21"] if eyes == 0 else [])
        assert (shown["hand_size"], shown["deck"]) == (1, [None])
        assert (shown["resources"], shown["prizes"]) == (["A23"], ["B06", "B05"])
        assert [(found["card"], found["loaded"]) for found in shown["scene"]] == [("A03", ["A19", "A20"])]
        other = match.view(eyes)["seats"][1]
        assert other["hand"] == (["B20"] if eyes == 1 else [])
        assert other["resources"] == ["B23"]


def test_BS_2_1_there_is_one_place_for_a_scenario() -> None:
    match = position(seat(hand=["A17"]), seat(), scenario={"card": "B17", "owner": 1})
    play(match, "play:A17")
    for eyes in (0, 1):
        assert match.view(eyes)["scenario"] == {"card": "A17", "owner": 0}


def test_BS_2_1_prizes_are_opposing_characters() -> None:
    match = position(seat(prizes=["B06"], hand=["A19"]), seat(prizes=["A03"]))
    assert seat_view(match, 0)["prizes"] == ["B06"]
    assert seat_view(match, 1)["prizes"] == ["A03"]
    assert (seat_view(match, 0)["points"], seat_view(match, 1)["points"]) == (1, 4)


# BS-2.2


def test_BS_2_2_what_is_unloaded_goes_to_its_owners_resources() -> None:
    mine = seat(unit("A06", "3"), deck=["A08"])
    match = position(mine, seat(unit("B05", "B19", "B20"), deck=["B06"]))
    play(match, "act:A06:blind-spot", "target:B05", "unload:B19")
    assert resources(match, 1) == ["B19"]
    assert resources(match, 0) == []
    assert carried(match, 1, "B05") == ["B20"]


def test_BS_2_2_what_is_discarded_goes_to_its_owners_resources() -> None:
    match = position(seat(hand=["A19", "A20"]), seat())
    play(match, "discard:A19")
    assert resources(match, 0) == ["A19"]


def test_BS_2_2_a_destroyed_support_goes_to_its_owners_resources() -> None:
    mine = seat(unit("A06", "3"), hand=["A19"], deck=["A08"])
    match = position(mine, seat(unit("B14", "B20"), unit("B05", "3"), deck=["B06"]))
    play(match, "act:A06:blind-spot", "target:B14")
    assert scene(match, 1) == ["B05"]
    assert sorted(resources(match, 1)) == ["B14", "B20"]
    assert seat_view(match, 0)["prizes"] == []


def test_BS_2_2_a_replaced_scenario_goes_to_its_owners_resources() -> None:
    for owner, card in ((0, "A18"), (1, "B17")):
        mine = seat(hand=["A17", "A19"])
        match = position(mine, seat(), scenario={"card": card, "owner": owner})
        play(match, "play:A17")
        assert resources(match, owner) == [card]
        assert resources(match, 1 - owner) == []
        assert "play:A17" not in keys(match)
