"""Rulings of our own that texts of characters made necessary (BS-H41 and on)."""

from tests.kits.battle_scenes import carried, keys, play, position, resources, scene, seat, unit

FOE = unit("B02", *["B06"] * 9, stage=2)


def test_BS_H41_a_card_that_is_loaded_comes_from_the_own_resources() -> None:
    ours = seat(unit("deadpool-v2", "3", stage=2), resources=["A28", "A27"], hand=["B26"], deck=["B26"] * 3)
    match = position(ours, seat(FOE, resources=["B26"], deck=["B06"]), phase="attack")
    play(match, "act:deadpool-v2:degenerado-regenerado", "target:B02")
    assert carried(match, 0, "deadpool-v2")[-1] == "A27"
    bare = position({**ours, "resources": ["A28"]}, seat(FOE, resources=["B26"]), phase="attack")
    assert "act:deadpool-v2:degenerado-regenerado" not in keys(bare)


def test_BS_H42_an_action_goes_on_without_its_user() -> None:
    ours = seat(unit("noturno-v1", "3", stage=2), unit("A08", "3"), deck=["A19"] * 3)
    match = position(ours, seat(FOE, deck=["B06"]), phase="attack")
    play(match, "act:noturno-v1:ataque-de-teleporte")
    using = match.view(1)["using"]
    assert (scene(match, 0), using["unit"], using["card"]) == (["A08"], "noturno-v1", "noturno-v1")
    play(match, "choose:B02:B06")
    assert len(carried(match, 1, "B02")) == 8
    assert resources(match, 1) == []
