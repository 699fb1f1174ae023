"""Cards of the set BSET."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
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
from tests.kits.battle_scenes import carried, keys, play, position, resources, seat, stage, unit
from thwack.games.battle_scenes.cards.library import library

FACTS = """
abominavel-v1 | character 8/2 | villain | inimigos-do-hulk | regeneration super-strength | Emil Blonsky
ardil-emaranhado-v1 | ability | | | elasticity |
arremetida-veloz-v1 | ability | | | flight |
ataque-de-furia-v1 | ability | | | blades |
atirador-posicionado-v1 | ability | | | ranged-attack |
bumerangue-v1 | character 3/1 | villain | mestres-do-terror | ranged-attack flight | Frederick Myers
capanga-do-rei-v2 | character 1/1 | villain | inimigos-do-demolidor | ranged-attack |
carnificina-v1 | character 5/1 | villain | inimigos-do-homem-aranha | agility elasticity regeneration \
    | Cletus Kasady
cavaleiro-da-lua-v1 | character 4/1 | hero | defensores | agility ranged-attack | Marc Spector
concentrar-poder-v1 | ability | | | energy-attack |
deadpool-v1 | character 4/1 | hero | | agility blades regeneration | Wade Winston Wilson
electro-v1 | character 4/1 | villain | sexteto-sinistro | energy-attack flight | Max Dillon
fragmentacao-molecular-v1 | ability | | | telekinesis |
groxo-v1 | character 3/1 | villain | irmandade-de-mutantes | agility elasticity | Mortimer Tonybee
guerreiro-skrull-v1 | character 4/1 | villain | skrulls | ranged-attack super-strength |
homem-aranha-v2 | character 4/1 | hero | aliados-do-homem-aranha | agility elasticity | Peter Parker
homem-areia-v1 | character 5/2 | villain | sexteto-sinistro | elasticity super-strength | William Baker
mercurio-v1 | character 3/1 | villain | irmandade-de-mutantes | agility | Pietro Maximoff
metralhadora-v1 | ability | | | ranged-attack |
mulher-hulk-v1 | character 5/2 | hero | quarteto-fantastico | super-strength | Jennifer Susan Walters
maquina-de-combate-v1 | character 5/2 | hero | aliados-do-homem-de-ferro \
    | ranged-attack energy-attack super-strength flight | James Rupert Rhodes
psylocke-v1 | character 4/1 | hero | x-men | agility telepathy blades | Elizabeth Braddock
rocket-raccoon-v1 | character 3/1 | hero | guardioes-da-galaxia | agility ranged-attack | Rocket Raccoon
rompante-de-bestialidade-v1 | ability | | | blades |
rompante-de-brutalidade-v1 | ability | | | super-strength |
rompante-de-precisao-v1 | ability | | | ranged-attack |
roubo-de-ideias-v1 | ability | | | genius |
sequencia-de-golpes-v1 | ability | | | super-strength |
veiculo-de-combate-s-h-i-e-l-d-v2 | support 2/1 | | shield | |
thor-v2 | character 6/2 | hero | vingadores | super-strength | Thor Odinson
"""
ACTIONS = """
abominavel-v1 | super-strength | 1 | normal | | damage 4
ardil-emaranhado-v1 | elasticity | 2 | unforeseen | | incapacitate 1 a character
arremetida-veloz-v1 | flight | 1 | anticipate | |
ataque-de-furia-v1 | blades | x | normal | | damage 2X
atirador-posicionado-v1 | ranged-attack | 1 | unforeseen | | damage 1
bumerangue-v1 | ranged-attack | 1 | normal | | pierce 1 / damage 2
capanga-do-rei-v2 | agility | 2 | unforeseen | | damage 2
carnificina-v1 | elasticity | 1 | anticipate | | pierce 1
cavaleiro-da-lua-v1 | ranged-attack | 1 | normal | | damage 1; again
concentrar-poder-v1 | energy-attack | 1 | normal | | damage 2
deadpool-v1 | | 2 | anticipate | | incapacitate 1
electro-v1 | energy-attack | 1 | anticipate | | damage 1
fragmentacao-molecular-v1 | telekinesis | 1 | normal | |
groxo-v1 | elasticity | 1 | anticipate | | damage 1; shield -1
guerreiro-skrull-v1 | | 1 | normal | | damage 2
homem-aranha-v2 | elasticity | 1 | normal | |
homem-areia-v1 | elasticity | 1 | normal | | damage 3
mercurio-v1 | agility | 1 | anticipate unforeseen | | damage 1; again
metralhadora-v1 | ranged-attack | 1 | anticipate | | damage 1; again
mulher-hulk-v1 | super-strength | 1 | normal | | damage 2 to 2
maquina-de-combate-v1 | ranged-attack | 2 | normal | \
    | damage 2 each enemy character / damage 3 each enemy support
psylocke-v1 | telepathy | 1 | normal | | damage 2
rocket-raccoon-v1 | ranged-attack | 0 | normal | | damage 1
rompante-de-bestialidade-v1 | blades | 1 | normal | bottom | pierce 1 to up to 3
rompante-de-brutalidade-v1 | super-strength | 1 | normal | bottom | damage 6
rompante-de-precisao-v1 | ranged-attack | 1 | normal | bottom | pierce 3
roubo-de-ideias-v1 | genius | 1 | normal | | draw 2; opponent discard 1
sequencia-de-golpes-v1 | super-strength | 1 | normal | |
thor-v2 | super-strength | 1 | normal | | damage 3
"""
WORDS = """
capanga-do-rei-v2 | platoon |
guerreiro-skrull-v1 | platoon |
guerreiro-skrull-v1 | shapeshifter |
deadpool-v1 | revive |
thor-v2 | unhurt |
veiculo-de-combate-s-h-i-e-l-d-v2 | fleet |
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


def test_arremetida_veloz_v1_hurts_less_who_stands_higher() -> None:
    match = board("A03", "arremetida-veloz-v1")
    use_it(match, "A03", "arremetida-veloz-v1", f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (1, 0)  # stage 2: 1 damage
    match = board("A03", "arremetida-veloz-v1")
    use_it(match, "A03", "arremetida-veloz-v1")
    assert f"target:{SUPPORT}" not in keys(match)
    play(match, f"target:{SECOND}")
    assert (soaked(match, SECOND), lost(match, SECOND)) == (2, 1)  # stage 0: 3 damage


def test_concentrar_poder_v1_readies_energy_attack_actions() -> None:
    match = board("B07", "concentrar-poder-v1", since="now")
    assert acts(match, "B07") == ["act:B07:barrage", "act:B07:concentrar-poder"]
    assert acts(board("B07", since="now"), "B07") == []


def test_electro_v1_is_ready_with_energy_attack_actions_only() -> None:
    match = board("electro-v1", "concentrar-poder-v1", "pegar-de-surpresa-v1", since="now")
    assert sorted(acts(match, "electro-v1")) == sorted(
        [*acts(match, "electro-v1", "electro-v1"), "act:electro-v1:concentrar-poder"]
    )
    assert acts(board("electro-v1", since="now"), "electro-v1") == acts(match, "electro-v1", "electro-v1")


def test_fragmentacao_molecular_v1_pierces_a_character_for_each_card_unloaded() -> None:
    match = board("A11", "fragmentacao-molecular-v1")
    use_it(match, "A11", "fragmentacao-molecular-v1", "unload:A11:A08")
    assert {key.split(":")[1] for key in keys(match)[:-1]} == {"A11"}
    play(match, "unload:A11:A08", "pass")
    assert f"target:{SUPPORT}" not in keys(match)
    play(match, f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (0, 2)
    assert carried(match, 0, "A11").count("A08") == 6


def test_groxo_v1_hits_before_he_weakens() -> None:
    match = board("groxo-v1")
    use_it(match, "groxo-v1", "groxo-v1", "target:B06")
    assert len(carried(match, 0, "B06")) == 9  # 1 damage, shield 1


def test_maquina_de_combate_v1_spares_its_own_side() -> None:
    for mode, hurt in (("1", (2, 0)), ("2", (0, 3))):
        ours = seat(unit("maquina-de-combate-v1", "3", stage=2), unit("B06", "3"), unit("A14", "3"))
        theirs = seat(unit(FIRST, *["B06"] * 12), unit(SUPPORT, *["B06"] * 12), deck=["B06"])
        match = position({**ours, "deck": ["A08"]}, theirs, phase="attack")
        use_it(match, "maquina-de-combate-v1", "maquina-de-combate-v1", f"choose:{mode}")
        found = [soaked(match, ref) + lost(match, ref) for ref in (FIRST, SUPPORT)]
        assert tuple(found) == hurt
        assert len(carried(match, 0, "A14")) == len(carried(match, 0, "B06")) == 3


def test_homem_aranha_v2_counts_elasticity_abilities_it_carries() -> None:
    for loaded, hurt in (((), (1, 0)), (("amarrar-v1", "amarrar-v1", "A19", "B10"), (2, 1))):
        ours = [unit("homem-aranha-v2", *loaded, "3"), unit("B06", "amarrar-v1", "3")]
        theirs = seat(unit(FIRST, *["B06"] * 12), deck=["B06"])
        match = position(seat(*ours, deck=["A08"]), theirs, phase="attack")
        use_it(match, "homem-aranha-v2", "homem-aranha-v2", f"target:{FIRST}")
        assert (soaked(match), lost(match)) == hurt


def test_sequencia_de_golpes_v1_may_go_for_one_more_blow() -> None:
    for answer, offered in (("yes", ["act:A05:brutalidade"]), ("no", [])):
        match = board("A05", "sequencia-de-golpes-v1", "brutalidade-v1")
        use_it(match, "A05", "sequencia-de-golpes-v1", f"target:{FIRST}", f"choose:{answer}")
        assert (soaked(match), lost(match), stage(match, 0, "A05")) == (2, 0, 1)
        assert acts(match, "A05") == offered
        assert ("sequencia-de-golpes-v1" in resources(match, 0)) == (answer == "yes")


def test_veiculo_de_combate_s_h_i_e_l_d_v2_lends_its_cannon_to_one_of_the_corps() -> None:
    support = "veiculo-de-combate-s-h-i-e-l-d-v2"
    ours = [unit(support, "2"), unit("maria-hill-v1", "3", stage=2), unit("nick-fury-v1", "3", stage=2)]
    others = [unit("B07", "3", stage=2), unit("mercurio-v1", "3", stage=2)]
    parts = seat(*ours, *others, deck=["A08"] * 3)
    theirs = seat(unit(FIRST, *["B06"] * 12), deck=["B06"] * 3)
    action = library().cards[support].action
    assert action is not None
    assert (action.power, action.timing) == ("ranged-attack", ("normal",))
    match = position(parts, theirs, phase="attack")
    assert acts(match, "nick-fury-v1", support)
    assert not acts(match, "B07", support)  # no S.H.I.E.L.D.
    assert not acts(match, "mercurio-v1", support)
    use_it(match, "maria-hill-v1", support, f"target:{FIRST}")
    assert (soaked(match), lost(match), stage(match, 0, "maria-hill-v1")) == (2, 0, 1)
    assert acts(match, "maria-hill-v1") == acts(match, "maria-hill-v1", support)  # again
    assert not acts(match, "nick-fury-v1", support)  # one a turn
    use_it(match, "maria-hill-v1", support, f"target:{FIRST}")
    assert lost(match) == 2
    assert not acts(position(parts, theirs, phase="preparation"), "maria-hill-v1", support)
    assert not acts(position(parts, theirs, phase="anticipation", active=1), "maria-hill-v1", support)
