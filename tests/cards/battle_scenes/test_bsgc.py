"""Cards of the set BSGC."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word, surprise
from tests.cards.battle_scenes.shared_b import (
    FIRST,
    SECOND,
    SUPPORT,
    Row,
    acts,
    board,
    check_effect,
    check_facts,
    check_offer,
    each,
    lost,
    soaked,
    use_it,
)
from tests.kits.battle_scenes import (
    carried,
    hand,
    keys,
    phase,
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

FACTS = """
amarras-invisiveis-v1 | ability | | | elasticity |
carga-furiosa-v1 | ability | | | blades |
cicatriz-verde-v1 | ev 9+3/4 | | | blades regeneration super-strength | Bruce Banner
dr-estranho-v3 | character 3/1 | hero | defensores | magic telekinesis | Stephen Strange
fenomeno-paranormal-v1 | ability | | | telekinesis |
justiceiro-v1-personagem | character 3/2 | hero | shield | agility ranged-attack energy-attack | Jake Gallows
necromancia-v1 | ability | | | magic |
nova-v2 | character 4/1 | hero | tropa-nova | cosmic-power flight | Sam Alexander
pegar-ou-largar-v1 | ability | | | flight |
rajadas-e-disparos-v1 | ability | | | energy-attack |
seduzir-v1 | ability | | | telepathy |
veiculo-de-combate-s-h-i-e-l-d-v3 | support 3/1 | | shield | |
"""
ACTIONS = """
amarras-invisiveis-v1 | elasticity | 1 | anticipate | |
carga-furiosa-v1 | blades | 1 | normal | |
cicatriz-verde-v1 | super-strength | 2 | normal | | damage 7 / damage 4 to up to 2
dr-estranho-v3 | magic | 1 | normal | | clairvoyance 2; damage 2
fenomeno-paranormal-v1 | telekinesis | 1 | normal | |
justiceiro-v1-personagem | ranged-attack | 1 | unforeseen | |
necromancia-v1 | magic | 1 | anticipate | |
nova-v2 | cosmic-power | 1 | normal | cosmic 1 |
pegar-ou-largar-v1 | flight | 1 | normal | | draw 2; discard 2
rajadas-e-disparos-v1 | energy-attack | 1 | anticipate | |
seduzir-v1 | telepathy | 2 | anticipate | |
"""
WORDS = """
amarras-invisiveis-v1 | surprise-anticipation |
dr-estranho-v3 | enhancement |
necromancia-v1 | surprise-anticipation |
nova-v2 | surprise-anticipation |
rajadas-e-disparos-v1 | surprise-anticipation |
seduzir-v1 | surprise-anticipation |
veiculo-de-combate-s-h-i-e-l-d-v3 | fleet |
"""


@each(FACTS)
def test_what_is_printed(row: Row) -> None:
    check_facts(row)


@each(ACTIONS)
def test_when_its_action_is_offered(row: Row) -> None:
    check_offer(row)


@each(ACTIONS, told=True)
def test_what_its_action_does(row: Row) -> None:
    check_effect(row)


@each_word(WORDS)
def test_its_keywords(card: str, word: str, about: list[str]) -> None:
    check_word(card, word, about)


def test_amarras_invisiveis_v1_may_lower_somebody_when_loaded_from_hand() -> None:
    for by in (1, 2):
        match = surprise("amarras-invisiveis-v1", "B10", "anticipation")
        assert keys(match) == ["choose:B10", f"choose:{FIRST}", "choose:no"]
        play(match, f"choose:{FIRST}")
        assert keys(match) == ["choose:1", "choose:2"]
        play(match, f"choose:{by}")
        assert stage(match, 1, FIRST) == 2 - by


def test_amarras_invisiveis_v1_weakens_and_hurts_who_is_at_stage_0() -> None:
    for target, hurt in ((FIRST, 0), (SECOND, 2)):
        match = board("B10", "amarras-invisiveis-v1")
        use_it(match, "B10", "amarras-invisiveis-v1")
        assert f"target:{SUPPORT}" not in keys(match)
        play(match, f"target:{target}")
        assert row(match, 1, target)["shield"] == 1
        assert (soaked(match, target), lost(match, target)) == (min(hurt, 1), hurt // 2)


def test_amarras_invisiveis_v1_spares_who_is_at_stage_1() -> None:
    theirs = seat(unit(FIRST, *["B06"] * 12, stage=1), deck=["B06"])
    ours = seat(unit("B10", "amarras-invisiveis-v1", "3"), unit("B06", "3"), deck=["A08"])
    match = position(ours, theirs, phase="attack")
    use_it(match, "B10", "amarras-invisiveis-v1", f"target:{FIRST}")
    assert (soaked(match), lost(match), row(match, 1, FIRST)["shield"]) == (0, 0, 1)


def test_carga_furiosa_v1_pierces_less_who_stands_higher() -> None:
    for target, hurt in ((FIRST, 1), (SECOND, 3), (SUPPORT, 3)):
        match = board("B05", "carga-furiosa-v1")
        use_it(match, "B05", "carga-furiosa-v1", f"target:{target}")
        assert (soaked(match, target), lost(match, target)) == (0, hurt)


def test_cicatriz_verde_v1_evolves_from_bruce_banner_and_strips_all() -> None:
    ours = seat(unit("hulk-v1", "3"), unit("A04", "3"), hand=["cicatriz-verde-v1"], resources=["A08"] * 3)
    theirs = seat(unit("B05", "3"), unit("A15", "3"), unit("A05", "3"), deck=["B06"] * 9)
    match = position({**ours, "deck": ["A08"] * 3}, theirs)
    plays = [key for key in keys(match) if key.startswith("play:")]
    assert plays == ["play:cicatriz-verde-v1:hulk-v1"]
    play(match, "play:cicatriz-verde-v1:hulk-v1")
    assert len(carried(match, 0, "cicatriz-verde-v1")) == 7
    for number, ref in ((0, "A04"), (1, "B05")):
        assert row(match, number, ref)["affiliations"] == row(match, number, ref)["alignments"] == []
    assert row(match, 1, "A15")["affiliations"]  # no character
    while phase(match) != "preparation" or match.actor == 0:
        play(match, keys(match)[-1])
    assert row(match, 0, "A04")["alignments"] == ["hero"]  # the next turn


def test_cicatriz_verde_v1_cannot_be_targeted_by_telepathy() -> None:
    for ability, offered in (("impeto-desperto-v1", False), ("alteracao-subatomica-v1", True)):
        match = position(
            seat(unit("A11", ability, "3", stage=2), resources=["A08"], deck=["A08"]),
            seat(unit("cicatriz-verde-v1", "3"), unit("B05", "3")),
            phase="attack",
        )
        use_it(match, "A11", ability)
        assert any("cicatriz-verde-v1" in key for key in keys(match)) == offered


def test_cicatriz_verde_v1_evolves_from_nobody_else() -> None:
    ours = seat(unit("A04", "3"), hand=["cicatriz-verde-v1"], resources=["A08"] * 3, deck=["A08"])
    assert not [key for key in keys(position(ours, seat(unit("A05", "3")))) if key.startswith("play:")]


def test_cicatriz_verde_v1_can_be_targeted_by_others() -> None:
    match = position(
        seat(unit("B07", "3"), deck=["A08"]),
        seat(unit("cicatriz-verde-v1", "3"), unit("B05", "3")),
        phase="attack",
    )
    play(match, "act:B07:barrage")
    assert "target:cicatriz-verde-v1" in keys(match)


def test_fenomeno_paranormal_v1_mills_two_and_unloads_one() -> None:
    match = board("A11", "fenomeno-paranormal-v1")
    use_it(match, "A11", "fenomeno-paranormal-v1")
    assert keys(match) == ["choose:player-1", "choose:player-2"]
    play(match, "choose:player-2", f"unload:{SUPPORT}:B06")
    assert resources(match, 1)[3:] == ["B06"] * 3
    assert len(match.view(None)["seats"][1]["deck"]) == 4
    assert lost(match, SUPPORT) == 1


def test_justiceiro_v1_personagem_unloads_a_card_from_the_target() -> None:
    match = board("justiceiro-v1-personagem")
    use_it(match, "justiceiro-v1-personagem", "justiceiro-v1-personagem")
    assert f"target:{SUPPORT}" not in keys(match)
    play(match, f"target:{FIRST}")
    assert (soaked(match), lost(match), stage(match, 0, "justiceiro-v1-personagem")) == (0, 1, 1)


def test_necromancia_v1_buries_a_character_and_digs_up_another() -> None:
    match = board("A11", "necromancia-v1", deck=["A04", "A19", "A07", "A05"], resources=["B05", "B23"])
    use_it(match, "A11", "necromancia-v1")
    assert keys(match) == ["choose:A04", "choose:A19", "choose:A07", "pass"]  # three cards
    play(match, "choose:A04", "choose:A19", "pass")
    assert keys(match) == ["choose:yes", "choose:no"]
    play(match, "choose:yes")
    assert keys(match) == ["choose:B05", "choose:no"]  # another one, a character
    play(match, "choose:B05", "choose:A07")
    assert "B05" in hand(match, 0)
    assert resources(match, 0) == ["B23", "A04"]
    assert len(match.view(0)["seats"][0]["deck"]) == 3


def test_necromancia_v1_digs_up_nothing_without_a_burial() -> None:
    match = board("A11", "necromancia-v1", deck=["A04", "A19", "A07", "A05"], resources=["B05", "B23"])
    use_it(match, "A11", "necromancia-v1", "choose:A04", "pass", "choose:no")
    play(match, "choose:A04", "choose:A07")
    assert resources(match, 0) == ["B05", "B23"]


def test_nova_v2_hurts_a_character_and_may_load_a_cosmic_ability() -> None:
    ours = seat(unit("nova-v2", "3"), unit("B06", "3"), resources=["plenitude-v1", "A19", "A12", "A08"])
    theirs = seat(unit(FIRST, *["B06"] * 12), unit(SUPPORT, "3"), resources=["B25"], deck=["B06"])
    match = position({**ours, "deck": ["A08"] * 8}, theirs, phase="attack")
    use_it(match, "nova-v2", "nova-v2", "choose:A08")
    assert f"target:{SUPPORT}" not in keys(match)
    play(match, f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (2, 1)
    assert keys(match) == ["choose:plenitude-v1", "choose:no"]
    play(match, "choose:plenitude-v1")
    assert "plenitude-v1" in carried(match, 0, "nova-v2")
    assert len(match.view(0)["seats"][0]["deck"]) == 9


def test_nova_v2_may_use_cosmic_actions_in_advance_beside_two_of_the_corps() -> None:
    one, two = "nova-v1-personagem", "nova-v1-personagem-973"
    for others, offered in (((one, two), True), ((one, "A04"), False)):
        ours = seat(unit("nova-v2", "golpe-de-sorte-v1", "3"), *[unit(ref, "3", stage=0) for ref in others])
        parts = {**ours, "resources": ["A08"] * 3, "deck": ["A08"]}
        theirs = seat(unit("nova-v1", "3"), deck=["B06"] * 3)
        match = position(parts, theirs, phase="anticipation", active=1)
        assert bool(acts(match, "nova-v2", "nova-v2")) == offered
        assert "act:nova-v2:golpe-de-sorte" not in keys(match)


def test_rajadas_e_disparos_v1_hurts_and_hastens_blasts_and_shots() -> None:
    ours = seat(
        unit("B07", "rajadas-e-disparos-v1", "3"),
        unit("A03", "rajada-v1", "golpe-de-sorte-v1", "3"),
        unit("solo-v1", "disparo-sequencial-v1", "3", stage=2),
        deck=["A08"],
    )
    match = position(ours, seat(unit(FIRST, *["B06"] * 12), deck=["B06"] * 3), phase="anticipation", active=1)
    assert not acts(match, "A03", "rajada-v1")
    use_it(match, "B07", "rajadas-e-disparos-v1", f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (2, 0)
    assert acts(match, "A03", "rajada-v1")
    assert acts(match, "solo-v1", "disparo-sequencial-v1")
    assert "act:A03:golpe-de-sorte" not in keys(match)


def test_seduzir_v1_may_raise_somebody_when_loaded_from_hand() -> None:
    for by in (1, 2):
        ours = seat(unit("A11", "3", stage=0), hand=["seduzir-v1"], deck=["A08"])
        match = position(ours, seat(unit(FIRST, "3", stage=0)), phase="anticipation", active=1)
        play(match, "load:seduzir-v1:A11")
        assert keys(match) == ["choose:A11", f"choose:{FIRST}", "choose:no"]
        play(match, "choose:A11")
        assert keys(match) == ["choose:1", "choose:2"]
        play(match, f"choose:{by}")
        assert stage(match, 0, "A11") == by


def test_seduzir_v1_raises_nobody_on_a_bearer_without_telepathy() -> None:
    ours = seat(unit("A05", "3", stage=0), hand=["seduzir-v1"], deck=["A08"])
    match = position(ours, seat(unit(FIRST, "3", stage=0)), phase="anticipation", active=1)
    play(match, "load:seduzir-v1:A05")
    assert set(keys(match)) == {"unload:A08", "unload:seduzir-v1"}


def test_seduzir_v1_keeps_a_character_from_acting_this_turn() -> None:
    ours = seat(unit("A11", "seduzir-v1", "3", stage=2), resources=["A08", "A19"], deck=["A08"])
    theirs = seat(unit(FIRST, "3"), unit("B07", "3"), unit("A15", "3"), deck=["B06"] * 3, resources=["B27"])
    match = position(ours, theirs, phase="anticipation", active=1)
    use_it(match, "A11", "seduzir-v1")
    assert keys(match) == ["choose:A08", "choose:A19"]
    play(match, "choose:A08")
    assert "target:A15" not in keys(match)
    play(match, f"target:{FIRST}")
    assert "seduzir-v1" not in resources(match, 0) + carried(match, 0, "A11")
    assert (phase(match), match.actor) == ("attack", 1)
    assert acts(match, "B07")
    assert not acts(match, FIRST)


VEHICLE = "veiculo-de-combate-s-h-i-e-l-d-v3"


def vehicle() -> Match:
    """It has entered for Maria Hill."""
    ours = seat(
        unit("maria-hill-v1", "2"), unit("viuva-negra-v2", "3"), unit("A04", "3"), hand=[VEHICLE, "A19"]
    )
    theirs = seat(unit("B07", "golpe-de-sorte-v1", "3", stage=2), unit("tremor-v1-personagem", "3"))
    theirs["deck"] = ["B06"] * 5
    match = position({**ours, "resources": ["A08"] * 3, "deck": ["A08"] * 5}, theirs)
    play(match, f"play:{VEHICLE}")
    assert keys(match) == ["choose:maria-hill-v1", "choose:viuva-negra-v2"]  # of S.H.I.E.L.D.
    play(match, "choose:maria-hill-v1")
    return match


def test_veiculo_de_combate_s_h_i_e_l_d_v3_lends_flight_and_its_action() -> None:
    match = vehicle()
    assert "flight" in row(match, 0, "maria-hill-v1")["powers"]
    assert "flight" not in row(match, 0, "viuva-negra-v2")["powers"]
    assert not acts(match, "viuva-negra-v2", VEHICLE)
    use_it(match, "maria-hill-v1", VEHICLE, "target:B07")
    assert (row(match, 1, "B07")["shield_used"], len(carried(match, 1, "B07"))) == (2, 4)
    assert stage(match, 0, "maria-hill-v1") == 0
    assert "surrender:maria-hill-v1" in keys(match)  # nothing is to be unloaded
    action = library().cards[VEHICLE].action
    assert action is not None
    assert action.power == "flight"


def test_veiculo_de_combate_s_h_i_e_l_d_v3_lends_its_action_in_advance() -> None:
    match = vehicle()
    while not (phase(match) == "anticipation" and match.actor == 0):
        play(match, "pass")
    assert acts(match, "maria-hill-v1") == acts(match, "maria-hill-v1", VEHICLE)


def test_veiculo_de_combate_s_h_i_e_l_d_v3_takes_the_damage() -> None:
    match = vehicle()
    while not (phase(match) == "attack" and match.actor == 1):
        play(match, "pass")
    play(match, "act:B07:golpe-de-sorte", "target:maria-hill-v1")
    assert len(carried(match, 0, "maria-hill-v1")) == 2
    assert row(match, 0, "maria-hill-v1")["shield_used"] == 0
    assert len(carried(match, 0, VEHICLE)) == 2  # 2 damage, shield 1
