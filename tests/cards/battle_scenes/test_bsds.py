"""Cards of the set BSDS."""

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
from tests.kits.battle_scenes import carried, keys, play, position, resources, row, seat, stage, unit

FACTS = """
ascendencia-superior-v1 | ability | | | flight |
assombro-superior-v1 | ability | | | telekinesis |
belicosidade-superior-v1 | ability | | | ranged-attack |
celeridade-superior-v1 | ability | | | agility |
como-um-foguete-v1 | ability | | | flight |
competencia-superior-v1 | ability | | | genius |
desastre-metafisico-v1 | ability | | | cosmic-power |
devastador-v1 | character 6/2 | villain | hidra maggia | elasticity super-strength flight | Devastador
dormammu-v1 | ev 7+4/3 | villain | | magic regeneration telekinesis telepathy | Dormammu
estripar-v1 | ability | | | blades |
excentricidade-superior-v1 | ability | | | elasticity |
mysterio-v2 | character 3/1 | villain | sexteto-sinistro | agility genius telepathy | Quentin Beck
nova-v1-personagem-973 | character 6/2 | hero villain | tropa-nova | blades cosmic-power flight | Titus
plenitude-superior-v1 | ability | | | cosmic-power |
prego-de-ferro-v1 | character 4/1 | villain | | agility elasticity genius | Ran Shen
renovacao-superior-v1 | ability | | | regeneration |
valentao-v1 | character 2/1 | villain | maggia | ranged-attack |
valentao-v2 | character 1/1 | villain | maggia | ranged-attack |
violencia-superior-v1 | ability | | | blades |
"""
ACTIONS = """
ascendencia-superior-v1 | flight | none | anticipate | load, bottom | incapacitate 1 a character
assombro-superior-v1 | telekinesis | none | anticipate | |
belicosidade-superior-v1 | ranged-attack | none | anticipate | load, bottom | damage 2
celeridade-superior-v1 | agility | none | anticipate | load, bottom | capacitate 1-2 self
como-um-foguete-v1 | flight | 2 | normal | | single; damage 2; capacitate 1-2 self; act
competencia-superior-v1 | genius | none | anticipate | load, bottom | draw 2
desastre-metafisico-v1 | cosmic-power | 0 | anticipate | cosmic 1 | damage 2
devastador-v1 | | 1 | anticipate | | damage 2
dormammu-v1 | magic | 1 | anticipate | |
estripar-v1 | blades | x | normal | | pierce X+1
excentricidade-superior-v1 | elasticity | none | anticipate | load, bottom | shield -2; damage 1
mysterio-v2 | genius | 1 | normal | | damage 2; draw 1
nova-v1-personagem-973 | cosmic-power | 2 | anticipate | cosmic 2 | damage 3
plenitude-superior-v1 | cosmic-power | none | anticipate | cosmic 3 |
prego-de-ferro-v1 | elasticity | 1 | normal | | damage 2 / pierce 1
renovacao-superior-v1 | regeneration | none | anticipate | |
valentao-v1 | ranged-attack | 1 | normal | | single; damage 2; act
valentao-v2 | ranged-attack | 1 | anticipate | | single; damage 1; act
violencia-superior-v1 | blades | none | anticipate | load, bottom | pierce 1 a character / pierce 2 a support
"""
WORDS = """
desastre-metafisico-v1 | surprise-anticipation |
devastador-v1 | platoon |
estripar-v1 | surprise-attack |
mysterio-v2 | enhancement |
prego-de-ferro-v1 | predator | 2
valentao-v1 | enhancement |
valentao-v1 | platoon |
valentao-v2 | enhancement |
valentao-v2 | platoon |
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


def test_assombro_superior_v1_unloads_any_card() -> None:
    match = board("A11", "assombro-superior-v1", stage=0)
    use_it(match, "A11", "assombro-superior-v1")
    assert keys(match) == ["choose:B23", "choose:B24", "choose:B25", "choose:A10"]
    play(match, "choose:B23")
    assert {key.split(":")[1] for key in keys(match)} == {"A11", "B06", FIRST, SECOND, SUPPORT}
    play(match, f"unload:{SUPPORT}:B06")
    assert lost(match, SUPPORT) == 1
    assert "assombro-superior-v1" not in carried(match, 0, "A11") + resources(match, 0)
    assert acts(match, "A11") == []
    assert not acts(board("A11", "assombro-superior-v1", resources=[]), "A11", "assombro-superior-v1")


def test_desastre_metafisico_v1_gives_one_more_action_when_loaded_from_hand() -> None:
    for bearer, again in (("A12", True), ("A05", False)):
        ours = seat(
            unit(bearer, "joia-do-infinito-mente-v1", "tremor-v1", "3"), hand=["desastre-metafisico-v1"]
        )
        match = position(
            {**ours, "resources": ["A08"] * 3, "deck": ["A08"] * 3},
            seat(unit(FIRST, "9"), deck=["B06"] * 3),
            phase="anticipation",
            active=1,
        )
        play(match, f"load:desastre-metafisico-v1:{bearer}", "unload:A08")
        if again:
            use_it(match, bearer, "desastre-metafisico-v1", f"target:{FIRST}")
            assert set(acts(match, bearer)) == {"act:A12:desastre-metafisico", "act:A12:onisciencia"}
            use_it(match, bearer, "desastre-metafisico-v1", f"target:{FIRST}")
            assert acts(match, bearer) == []
        else:
            use_it(match, bearer, "tremor-v1")
            assert acts(match, bearer) == []


def test_devastador_v1_serves_hydra_and_maggia_who_carry_it() -> None:
    for bearer, served in (("soldado-h-i-d-r-a-v1", True), ("valentao-v1", True), ("A06", False)):
        plain = row(board(bearer), 0, bearer)["shield"]
        match = board(bearer, "devastador-v1")
        assert row(match, 0, bearer)["shield"] == plain + (1 if served else 0)
        assert bool(acts(match, bearer, "devastador-v1")) == served


def test_dormammu_v1_evolves_from_villains_who_are_no_heroes_or_enters_plainly() -> None:
    ours = seat(
        *[unit(ref, "3") for ref in ("B05", "satana-v1", "A04", "eddie-brock-v1")], hand=["dormammu-v1"]
    )
    match = position({**ours, "resources": ["A08"] * 7, "deck": ["A08"]}, seat(unit(FIRST, "3")))
    plays = [key for key in keys(match) if key.startswith("play:")]
    assert plays == ["play:dormammu-v1", "play:dormammu-v1:B05"]
    play(match, "play:dormammu-v1")
    assert len(carried(match, 0, "dormammu-v1")) == 7


def test_dormammu_v1_pierces_more_in_its_own_turn_and_may_break_unique_items() -> None:
    for phase, hurt in (("attack", 2), ("anticipation", 1)):
        match = position(
            seat(unit("dormammu-v1", "3"), deck=["A19", "A23", "A25"], resources=["A08"]),
            seat(
                unit(FIRST, *["B06"] * 12, "cubo-cosmico-v1"), unit("A15", "joia-do-infinito-alma-v1", "B06")
            ),
            phase=phase,
            active=0 if phase == "attack" else 1,
        )
        use_it(match, "dormammu-v1", "dormammu-v1", f"target:{FIRST}")
        assert keys(match) == ["choose:A19", "choose:A23", "pass"]  # two
        play(match, "pass", *["unload:B06"] * hurt)
        assert keys(match) == [f"unload:{FIRST}:cubo-cosmico-v1", "choose:no"]  # of a character
        play(match, f"unload:{FIRST}:cubo-cosmico-v1", "choose:A19")
        assert carried(match, 1, FIRST) == ["B06"] * (12 - hurt)
        assert set(keys(match)) == {"choose:A08", "choose:no"}  # Predator
        play(match, "choose:A08")
        assert len(carried(match, 0, "dormammu-v1")) == 4


def test_excentricidade_superior_v1_takes_two_from_a_high_shield() -> None:
    ours = seat(
        unit("B10", "excentricidade-superior-v1", "3"), unit("B06", "3"), resources=["A08"], deck=["A08"]
    )
    match = position(ours, seat(unit("hiperion-v1", "9"), deck=["B06"]), phase="attack")
    use_it(match, "B10", "excentricidade-superior-v1", "target:hiperion-v1")
    assert (row(match, 1, "hiperion-v1")["shield"], row(match, 1, "hiperion-v1")["shield_used"]) == (3, 1)


def test_nova_v1_personagem_973_has_more_shield_with_a_cosmic_ability() -> None:
    card = "nova-v1-personagem-973"
    assert row(board(card, "plenitude-v1"), 0, card)["shield"] == 3
    ours = seat(unit(card, "A12", "A19"), unit("B06", "plenitude-v1"), deck=["A08"])
    assert row(position(ours, seat(unit(FIRST, "3"))), 0, card)["shield"] == 2


def test_plenitude_superior_v1_pierces_for_a_high_price() -> None:
    match = board("A12", "plenitude-superior-v1", stage=0)
    use_it(match, "A12", "plenitude-superior-v1", "choose:B23", "choose:B24", "choose:B25")
    play(match, f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (0, 2)
    assert carried(match, 0, "A12")[-1] == "A10"  # the fourth is loaded
    assert resources(match, 0) == ["A26"]  # the top of the deck
    deck = match.view(0)["seats"][0]["deck"]
    assert len(deck) == 8 - 1 + 4
    assert "plenitude-superior-v1" in deck
    assert acts(match, "A12") == []


def test_plenitude_superior_v1_needs_four_cards_in_resources() -> None:
    for count, offered in ((4, True), (3, False)):
        match = board("A12", "plenitude-superior-v1", resources=["A19", "A23", "A25", "A08"][:count])
        assert bool(acts(match, "A12", "plenitude-superior-v1")) == offered


def test_BS_C3_renovacao_superior_v1_loads_one_card_at_least() -> None:
    match = board("A05", "renovacao-superior-v1", stage=0)
    use_it(match, "A05", "renovacao-superior-v1")
    assert "pass" not in keys(match)
    play(match, "choose:B23", "pass")
    assert (resources(match, 0), stage(match, 0, "A05")) == (["B24", "B25", "A10"], 1)
    for count, offered in ((1, True), (0, False)):
        match = board("A05", "renovacao-superior-v1", stage=0, resources=["B23"][:count])
        assert bool(acts(match, "A05", "renovacao-superior-v1")) == offered


def test_renovacao_superior_v1_loads_up_to_two_cards_and_rises() -> None:
    match = board("A05", "renovacao-superior-v1", stage=0)
    use_it(match, "A05", "renovacao-superior-v1", "choose:B23")
    assert keys(match) == ["choose:B24", "choose:B25", "choose:A10", "pass"]
    play(match, "choose:B24")
    assert resources(match, 0) == ["B25", "A10"]
    assert stage(match, 0, "A05") == 1
    assert "renovacao-superior-v1" not in carried(match, 0, "A05")
    assert acts(match, "A05") == []
