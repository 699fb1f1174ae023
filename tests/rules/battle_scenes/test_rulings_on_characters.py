"""Rulings of our own that texts of characters made necessary (BS-H41 and on)."""

from tests.kits.battle_scenes import carried, keys, play, position, resources, row, scene, seat, stage, unit

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


def test_BS_D11_delay_lowers_a_character_of_its_sort_once() -> None:
    ours = seat(unit("capitao-america-v1-personagem", "3"), unit("A04", "3"), deck=["A19"] * 3)
    theirs = seat(FOE, unit("B09", "3", stage=2), deck=["B06"])
    match = position(ours, theirs)
    play(match, "choose:capitao-america-v1-personagem")
    assert keys(match) == ["choose:B02", "choose:B09"]
    play(match, "choose:B09")
    assert [stage(match, 1, ref) for ref in ("B02", "B09")] == [2, 1]
    assert "choose:capitao-america-v1-personagem" not in keys(match)


def test_BS_H43_the_first_action_with_targets_cannot_target_it() -> None:
    ours = seat(unit("pigmeu-v1", "3"), unit("A08", "3"), deck=["A19"])
    foes = [unit("B12", "3", stage=2), unit("B02", "3", stage=2), unit("B09", "3", stage=2)]
    match = position(ours, seat(*foes, deck=["B06"] * 3), phase="attack", active=1)
    play(match, "act:B12:gravity-well", "unload:A08:A08")
    play(match, "act:B02:inevitable-blow")  # the one before it had no target
    assert "target:pigmeu-v1" not in keys(match)
    play(match, "target:A08", "act:B09:ice-maul")
    assert "target:pigmeu-v1" in keys(match)


def test_BS_H44_damage_is_at_most_one_and_may_be_none() -> None:
    ours = seat(unit("fauce-de-ebano-v1", "3"), unit("corvus-glaive-v1", "3"), deck=["A19"])
    foes = seat(FOE, unit("B06", "3"), deck=["B06"])
    match = position(ours, foes, phase="attack", active=1)
    play(match, "act:B02:inevitable-blow", "target:fauce-de-ebano-v1")
    assert row(match, 0, "fauce-de-ebano-v1")["shield_used"] == 1
    less = position(ours, foes, "attack", active=1, scenario={"card": "A16", "owner": 0})
    play(less, "act:B02:inevitable-blow", "target:fauce-de-ebano-v1")
    assert row(less, 0, "fauce-de-ebano-v1")["shield_used"] == 1  # 3, less 1, at most 1


def test_BS_H45_redirected_damage_is_not_passed_on() -> None:
    ours = seat(unit("capuz-v2", "3"), unit("capuz-v1", "3"), unit("corvus-glaive-v1", "3"), deck=["A19"])
    match = position(ours, seat(FOE, deck=["B06"]), phase="attack", active=1)
    play(match, "act:B02:inevitable-blow", "target:capuz-v2")
    assert (match.actor, keys(match)[-1]) == (0, "choose:capuz-v2")
    play(match, "choose:capuz-v1")
    assert len(carried(match, 0, "capuz-v1")) == 1
    assert len(carried(match, 0, "capuz-v2")) == 3


def test_BS_H46_an_opposing_character_is_loaded_from_the_resources_of_its_player() -> None:
    ours = seat(unit("capitao-louco-v1", "3", stage=2), resources=["A27"], deck=["A19"] * 3)
    match = position(ours, seat(FOE, resources=["B26"], deck=["B06"]), phase="attack")
    play(match, "act:capitao-louco-v1:induzir-insanidade", "target:B02")
    assert [key for key in keys(match) if key.startswith("choose:")] == ["choose:B26"]
    play(match, "choose:B26", "unload:B02:B06")
    assert carried(match, 1, "B02").count("B26") == 1
    assert resources(match, 0) == ["A27"]
    assert resources(match, 1) == ["B06"]
