"""Cards of the set BSFE."""

from tests.cards.battle_scenes.keywords_b import GOLPE, check_word, each_word, surprise
from tests.cards.battle_scenes.shared_b import (
    FIRST,
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
    home_made,
    keys,
    play,
    position,
    resources,
    row,
    seat,
    stage,
    unit,
)

FACTS = """
colisao-devastadora-v1 | ability | | | flight |
nova-v1 | character 3/1 | hero | tropa-nova | cosmic-power flight | Sam Alexander
golpe-de-sorte-v1 | ability | | | |
investigacao-aerea-v1 | ability | | | flight |
adam-warlock-v1 | ev 4+2/2 | hero | guarda-do-infinito guardioes-da-galaxia \
    | agility regeneration super-strength telepathy | Adam Warlock
agente-duplo-v1 | character 1/1 | hero villain | hidra shield | ranged-attack |
capitao-mar-vell-v2 | character 5/3 | hero | defensores kree \
    | energy-attack cosmic-power super-strength flight | Mar-Vell
comando-kree-v1 | character 3/1 | villain | kree | agility ranged-attack energy-attack |
demolicao-esmagadora-v1 | ability | | | super-strength |
destinogard-v1 | support 3/1 | | mundo-belico | |
dinamo-escarlate-v1 | character 6/2 | villain | | energy-attack super-strength flight | Gennady Gavrilov
exploracao-impactante-v1 | ability | | | flight |
guerreiro-kree-v1 | character 3/1 | villain | kree | ranged-attack energy-attack |
investigacao-incauta-v1 | ability | | | agility |
investigacao-psiquica-v1 | ability | | | telepathy |
investigacao-quantica-v1 | ability | | | cosmic-power |
joia-do-infinito-poder-v1 | ability | | | |
kun-lun-v1 | support 3/1 | | mundo-belico | |
municao-perfurante-v1 | ability | | | ranged-attack |
qg-portatil-v1 | support 2/2 | | hidra ima | |
rajada-v2 | ability | | | energy-attack |
ronan-o-acusador-v2 | character 6/3 | villain | kree \
    | energy-attack cosmic-power super-strength telekinesis | Ronan
rapido-e-rasteiro-v1 | ability | | | agility |
soldado-h-i-d-r-a-v3 | character 2/1 | villain | hidra | ranged-attack energy-attack |
supersticao-induzida-v1 | ability | | | telepathy |
traidor-kree-v1 | character 3/1 | hero villain | kree | ranged-attack energy-attack cosmic-power |
zona-de-guerra-v1 | support 3/1 | | mundo-belico | |
"""
ACTIONS = """
colisao-devastadora-v1 | flight | 1 | normal | unload this | pierce 1 a character
nova-v1 | cosmic-power | 0 | normal | cosmic 1 | damage 2
golpe-de-sorte-v1 | | none | normal | |
investigacao-aerea-v1 | flight | 1 | unforeseen | |
adam-warlock-v1 | regeneration | 1 | anticipate unforeseen | |
agente-duplo-v1 | ranged-attack | 1 | anticipate | |
capitao-mar-vell-v2 | super-strength | 1 | normal | unload one | damage 4
comando-kree-v1 | energy-attack | 1 | anticipate | |
demolicao-esmagadora-v1 | super-strength | 1 | normal | | damage 4 a character / pierce 4 a support
dinamo-escarlate-v1 | super-strength | 1 | normal | | damage 4
exploracao-impactante-v1 | flight | x | normal | | draw X; damage X+2 to up to X
guerreiro-kree-v1 | energy-attack | 1 | normal | | damage 2
investigacao-incauta-v1 | agility | 1 | unforeseen | |
investigacao-psiquica-v1 | telepathy | 1 | unforeseen | |
investigacao-quantica-v1 | cosmic-power | 1 | unforeseen | cosmic 1 |
joia-do-infinito-poder-v1 | | none | anticipate | |
municao-perfurante-v1 | ranged-attack | 1 | anticipate | | damage 2
rajada-v2 | energy-attack | 1 | normal | unload this | damage 3
ronan-o-acusador-v2 | cosmic-power | 1 | normal | cosmic 2 |
rapido-e-rasteiro-v1 | agility | 1 | anticipate | | damage 2
soldado-h-i-d-r-a-v3 | energy-attack | 1 | normal | unload one | damage 1 each
supersticao-induzida-v1 | telepathy | 1 | anticipate | |
traidor-kree-v1 | cosmic-power | 1 | normal | cosmic 1 | damage 2
"""
WORDS = """
supersticao-induzida-v1 | singularity | telepathy
agente-duplo-v1 | platoon |
agente-duplo-v1 | spy |
capitao-mar-vell-v2 | lead | 1 traidor-kree-v1 A04
capitao-mar-vell-v2 | potentiate | 1 traidor-kree-v1,cavaleiro-da-lua-v1 A04
colisao-devastadora-v1 | readiness | flight
comando-kree-v1 | platoon |
comando-kree-v1 | potentiate | 1 traidor-kree-v1 A04
destinogard-v1 | bars | kun-lun-v1
destinogard-v1 | materialize |
destinogard-v1 | warworld | flight
guerreiro-kree-v1 | platoon |
guerreiro-kree-v1 | potentiate | 1 traidor-kree-v1 A04
investigacao-aerea-v1 | readiness | flight
investigacao-aerea-v1 | singularity | flight
investigacao-incauta-v1 | readiness | agility
investigacao-incauta-v1 | singularity | agility
investigacao-psiquica-v1 | readiness | telepathy
investigacao-psiquica-v1 | singularity | telepathy
investigacao-quantica-v1 | readiness | cosmic-power
investigacao-quantica-v1 | singularity | cosmic-power
joia-do-infinito-poder-v1 | readiness |
joia-do-infinito-poder-v1 | unique |
joia-do-infinito-poder-v1 | singularity |
kun-lun-v1 | bars | zona-de-guerra-v1
kun-lun-v1 | materialize |
kun-lun-v1 | warworld | blades
municao-perfurante-v1 | surprise-anticipation |
rajada-v2 | readiness | energy-attack
rapido-e-rasteiro-v1 | surprise-anticipation |
ronan-o-acusador-v2 | potentiate | 2 B05,capitao-mar-vell-v2 A04
soldado-h-i-d-r-a-v3 | platoon |
soldado-h-i-d-r-a-v3 | spy |
traidor-kree-v1 | platoon |
traidor-kree-v1 | potentiate | 1 B05 capitao-mar-vell-v2
zona-de-guerra-v1 | bars | destinogard-v1
zona-de-guerra-v1 | materialize |
zona-de-guerra-v1 | warworld | ranged-attack
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


def test_golpe_de_sorte_v1_may_swap_a_card() -> None:
    match = board("A05", stage=0)
    use_it(match, "A05", GOLPE, f"target:{FIRST}")
    assert soaked(match) == 2
    play(match, "choose:yes")
    assert keys(match) == ["choose:B23", "choose:B24", "choose:B25", "choose:A10"]
    play(match, "choose:B23")
    assert {key.split(":")[1] for key in keys(match)} == {"A05"}
    play(match, "unload:A05:A08")
    assert "B23" in carried(match, 0, "A05")
    assert len(carried(match, 0, "A05")) == 9
    match = board("A05", stage=0)
    use_it(match, "A05", GOLPE, f"target:{FIRST}", "choose:no")
    assert "B23" in resources(match, 0)
    assert len(carried(match, 0, "A05")) == 9


ADAM = """
[[card]]
id = "him"
name = { pt = "Ele" }
version = "V1"
type = "character"
alter_ego = "Adam Warlock"
energy = 2
shield = 0
"""


def test_adam_warlock_v1_evolves_from_himself_or_enters_as_a_clone() -> None:
    ours = seat(unit("him", "2"), unit("A04", "3"), hand=["adam-warlock-v1"], resources=["A08"] * 4)
    match = home_made(ADAM, {**ours, "deck": ["A08"]}, seat(unit(FIRST, "3"), unit("him", "2")))
    plays = [key for key in keys(match) if key.startswith("play:")]
    assert plays == ["play:adam-warlock-v1", "play:adam-warlock-v1:him@1"]
    ours = seat(unit("adam-warlock-v1", "2"), hand=["adam-warlock-v1"], resources=["A08"] * 4, deck=["A08"])
    match = position(ours, seat(unit(FIRST, "3")))
    assert "play:adam-warlock-v1" not in keys(match)  # a clone needs another name


def test_adam_warlock_v1_hurts_or_heals_or_draws() -> None:
    card = "adam-warlock-v1"
    match = board(card)
    use_it(match, card, card, "choose:1", f"target:{SUPPORT}")
    assert (soaked(match, SUPPORT), lost(match, SUPPORT)) == (2, 0)
    match = board(card)
    use_it(match, card, card, "choose:2")
    assert f"target:{SUPPORT}" not in keys(match)
    play(match, f"target:{card}", "choose:B23")
    assert keys(match)[-1] == "pass"
    play(match, "choose:B24")
    assert resources(match, 0) == ["B25", "A10"]
    match = board(card)
    use_it(match, card, card, "choose:3")
    assert (len(hand(match, 0)), stage(match, 0, card)) == (5, 1)
    assert acts(match, card) == []


def test_adam_warlock_v1_heals_from_the_resources_of_the_owner() -> None:
    ours = seat(unit("adam-warlock-v1", "3"), unit("B06", "3"), resources=["A19", "A23", "A25"], deck=["A08"])
    theirs = seat(unit(FIRST, "3"), resources=["B23", "B24", "B25"], deck=["B06"])
    match = position(ours, theirs, phase="attack")
    use_it(match, "adam-warlock-v1", "adam-warlock-v1", "choose:2", f"target:{FIRST}")
    assert keys(match) == ["choose:B23", "choose:B24", "choose:B25", "pass"]


SEEKER = """
[[card]]
id = "seeker"
name = { pt = "Recrutador" }
version = "V1"
type = "character"
energy = 1
shield = 0
rules = ["when(enters(this), put(some(up_to(3), card, yours, named(NAME), in_(deck, resources)), hand))"]
"""


def test_agente_duplo_v1_also_counts_as_agent_and_soldier() -> None:
    for name in ("agente_shield", "soldado_hidra"):
        ours = seat(hand=["seeker", "agente-duplo-v1"], deck=["agente-duplo-v1", "A04"])
        parts = {**ours, "resources": ["A08", "A08", "agente-duplo-v1"]}
        match = home_made(SEEKER.replace("NAME", name), parts, seat(unit(FIRST, "3")))
        play(match, "play:seeker", "load:A08")
        assert set(keys(match)) == {"choose:agente-duplo-v1:deck", "choose:agente-duplo-v1:resources", "pass"}


def test_agente_duplo_v1_hurts_hydra_and_shield_more() -> None:
    card = "agente-duplo-v1"
    targets = {"maria-hill-v1": 2, "samurai-de-prata-v1": 2, "B07": 1, "qg-portatil-v1": 1}
    for target, hurt in targets.items():
        theirs = seat(*[unit(ref, *["B06"] * 12) for ref in targets], deck=["B06"])
        match = position(seat(unit(card, "3"), unit("B06", "3"), deck=["A08"]), theirs, phase="attack")
        use_it(match, card, card, f"target:{target}")
        shield = 2 if target in ("B07", "qg-portatil-v1") else 1
        assert (soaked(match, target), lost(match, target)) == (min(hurt, shield), max(hurt - shield, 0))
        assert (stage(match, 0, card), acts(match, card)) == (0, [])


def test_capitao_mar_vell_v2_may_draw_when_one_of_yours_is_potentiated() -> None:
    ours = seat(unit("capitao-mar-vell-v2", "3"), unit("guerreiro-kree-v1", "3"), deck=["A19", "A23"])
    match = position(ours, seat(unit(FIRST, "9"), deck=["B06"]), phase="attack")
    play(match, "choose:guerreiro-kree-v1:capitao-mar-vell-v2", "choose:yes")
    assert hand(match, 0) == ["A19"]
    play(match, "choose:capitao-mar-vell-v2:guerreiro-kree-v1", "choose:no")
    assert hand(match, 0) == ["A19"]
    theirs = seat(unit("guerreiro-kree-v1", "3"), unit("traidor-kree-v1", "3"), deck=["B06"] * 3)
    match = position(ours, theirs, phase="attack", active=1)
    play(match, "choose:traidor-kree-v1:guerreiro-kree-v1@2")
    assert match.actor == 1  # one of the opponent's


SHIP = """
[[card]]
id = "ship"
name = { pt = "Astronave Kree" }
version = "V9"
type = "support"
energy = 1
shield = 0
rules = ["fleet"]
"""


def test_comando_kree_v1_may_find_a_kree_ship() -> None:
    ours = seat(hand=["comando-kree-v1"], deck=["A04", "ship", "A19"], resources=["A08"] * 3)
    match = home_made(SHIP, ours, seat(unit(FIRST, "3"), deck=["ship"] * 3))
    play(match, "play:comando-kree-v1")
    assert keys(match) == ["choose:ship", "choose:no"]
    play(match, "choose:ship")
    assert hand(match, 0) == ["ship"]
    assert match.view(1)["seats"][0]["hand"] == ["ship"]  # it was revealed


def test_comando_kree_v1_hurts_more_in_the_attack_step() -> None:
    for step, hurt in (("attack", 2), ("anticipation", 1)):
        match = board("comando-kree-v1", phase=step)
        use_it(match, "comando-kree-v1", "comando-kree-v1", f"target:{FIRST}")
        assert (soaked(match), lost(match)) == (hurt, 0)
        assert (stage(match, 0, "comando-kree-v1"), acts(match, "comando-kree-v1")) == (1, [])


def test_investigacao_aerea_v1_sorts_the_top_three_and_draws() -> None:
    match = board("A03", "investigacao-aerea-v1")
    use_it(match, "A03", "investigacao-aerea-v1")
    assert keys(match) == ["choose:A26", "choose:A27", "choose:A29"]
    play(match, "choose:A27")
    assert keys(match) == ["choose:A26", "choose:A29"]
    play(match, "choose:A29")
    assert "A27" in hand(match, 0)
    assert resources(match, 0)[-1] == "A26"
    deck = match.view(0)["seats"][0]["deck"]
    assert (len(deck), deck[-1]) == (6, "A29")
    assert (stage(match, 0, "A03"), acts(match, "A03")) == (1, [])


def test_investigacao_incauta_v1_loads_three_and_unloads_three() -> None:
    match = board("B05", "investigacao-incauta-v1")
    use_it(match, "B05", "investigacao-incauta-v1")
    play(match, "unload:B05:A26", "unload:B05:A08")
    assert {key.split(":")[1] for key in keys(match)} == {"B05"}  # and no leave to stop
    play(match, "unload:B05:A08")
    assert carried(match, 0, "B05")[-2:] == ["A27", "A29"]
    assert len(carried(match, 0, "B05")) == 10
    assert (stage(match, 0, "B05"), acts(match, "B05")) == (1, [])


def test_investigacao_psiquica_v1_looks_at_a_hand_and_takes_one_of_two() -> None:
    match = board("A11", "investigacao-psiquica-v1")
    assert match.view(0)["seats"][1]["hand"] == []
    use_it(match, "A11", "investigacao-psiquica-v1")
    assert match.view(0)["seats"][1]["hand"] == ["B06", "B06"]
    assert keys(match) == ["choose:A26", "choose:A27"]
    play(match, "choose:A27")
    assert "A27" in hand(match, 0)
    assert resources(match, 0)[-1] == "A26"
    assert len(match.view(0)["seats"][0]["deck"]) == 6
    assert (stage(match, 0, "A11"), acts(match, "A11")) == (1, [])


def test_investigacao_quantica_v1_takes_one_of_three() -> None:
    match = board("A12", "investigacao-quantica-v1")
    use_it(match, "A12", "investigacao-quantica-v1", "choose:B23")
    assert keys(match) == ["choose:A26", "choose:A27", "choose:A29"]
    play(match, "choose:A27")
    assert "A27" in hand(match, 0)
    assert resources(match, 0) == ["B24", "B25", "A10", "A26", "A29"]
    assert len(match.view(0)["seats"][0]["deck"]) == 6
    assert (stage(match, 0, "A12"), acts(match, "A12")) == (1, [])


def test_joia_do_infinito_poder_v1_hurts_and_makes_all_actions_ready() -> None:
    ours = seat(unit("A05", "joia-do-infinito-poder-v1", GOLPE, "6", stage=2, since="now"), deck=["A08"])
    theirs = seat(unit(FIRST, *["B06"] * 12), deck=["B06"] * 3)
    match = position(ours, theirs, phase="anticipation", active=1)
    assert acts(match, "A05") == acts(match, "A05", "joia-do-infinito-poder-v1")
    use_it(match, "A05", "joia-do-infinito-poder-v1", f"target:{FIRST}")
    assert (soaked(match), stage(match, 0, "A05")) == (1, 2)
    assert acts(match, "A05") == ["act:A05:ground-slam", "act:A05:golpe-de-sorte"]
    use_it(match, "A05", GOLPE, f"target:{FIRST}")
    assert acts(match, "A05") == []


def test_municao_perfurante_v1_makes_ranged_attacks_piercing_when_loaded_from_hand() -> None:
    card = "municao-perfurante-v1"
    match = surprise(card, "B07", "anticipation")
    play(match, "unload:A08")
    use_it(match, "B07", card, f"target:{FIRST}")
    assert (soaked(match), len(carried(match, 1, FIRST))) == (0, 7)
    match = board("B07", card)
    use_it(match, "B07", card, f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (2, 0)  # it was there before


def test_municao_perfurante_v1_pierces_nothing_on_a_bearer_without_the_power() -> None:
    ours = seat(unit("B05", "belicosidade-superior-v1", "bastao-v1", "3"), hand=["municao-perfurante-v1"])
    parts = {**ours, "deck": ["A08"], "resources": ["A08"]}
    theirs = seat(unit(FIRST, *["B06"] * 12), deck=["B06"] * 3)
    match = position(parts, theirs, phase="anticipation", active=1)
    play(match, "load:municao-perfurante-v1:B05", "unload:municao-perfurante-v1")
    use_it(match, "B05", "bastao-v1", f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (1, 0)


def test_municao_perfurante_v1_leaves_other_actions_alone() -> None:
    match = surprise("municao-perfurante-v1", "B07", "anticipation")
    play(match, "unload:municao-perfurante-v1")  # it stays even so (BS-F20)
    assert not acts(match, "B07", "municao-perfurante-v1")
    ours = seat(
        unit("B07", "metralhadora-v1", "joia-do-infinito-poder-v1", "3", stage=2),
        hand=["municao-perfurante-v1"],
    )
    theirs = seat(unit(FIRST, *["B06"] * 12), deck=["B06"] * 3)
    match = position({**ours, "deck": ["A08"]}, theirs, phase="anticipation", active=1)
    play(match, "load:municao-perfurante-v1:B07", "unload:municao-perfurante-v1")
    use_it(match, "B07", "joia-do-infinito-poder-v1", f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (1, 0)  # colourless
    use_it(match, "B07", "metralhadora-v1", f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (1, 1)  # BS-F20


def test_nova_v1_has_more_shield_with_a_cosmic_ability() -> None:
    assert row(board("nova-v1", "plenitude-v1"), 0, "nova-v1")["shield"] == 2
    ours = seat(unit("nova-v1", "A12", "A19"), unit("B06", "plenitude-v1"), deck=["A08"])
    assert row(position(ours, seat(unit(FIRST, "3"))), 0, "nova-v1")["shield"] == 1


def test_qg_portatil_v1_lets_two_of_hydra_or_aim_swap_a_card() -> None:
    ours = seat(
        unit("qg-portatil-v1", "2"),
        unit("samurai-de-prata-v1", "A19", "A08"),
        unit("rapina-v1", "A23", "A08"),
        unit("A04", "A25"),
        deck=["A08"],
    )
    match = position(ours, seat(unit("soldado-h-i-d-r-a-v1", "3")))
    play(match, "choose:qg-portatil-v1")
    assert {key.split(":")[1] for key in keys(match)} == {"samurai-de-prata-v1", "rapina-v1"}
    play(match, "choose:samurai-de-prata-v1:A19")
    assert set(keys(match)) == {"choose:rapina-v1:A23", "choose:rapina-v1:A08"}
    play(match, "choose:rapina-v1:A23")
    assert carried(match, 0, "samurai-de-prata-v1") == ["A23", "A08"]
    assert carried(match, 0, "rapina-v1") == ["A19", "A08"]
    assert "choose:qg-portatil-v1" not in keys(match)


def test_qg_portatil_v1_serves_hydra_and_aim_who_carry_it() -> None:
    for bearer, served in (("soldado-h-i-d-r-a-v1", True), ("rapina-v1", True), ("A06", False)):
        match = board(bearer, "qg-portatil-v1")
        assert bool(acts(match, bearer, "qg-portatil-v1")) == served
    match = board("rapina-v1", "qg-portatil-v1", phase="anticipation")
    use_it(match, "rapina-v1", "qg-portatil-v1")
    assert (len(hand(match, 0)), stage(match, 0, "rapina-v1")) == (4, 1)
    assert not acts(board("rapina-v1", "qg-portatil-v1", stage=0), "rapina-v1", "qg-portatil-v1")
    assert not acts(board("rapina-v1", "qg-portatil-v1", phase="preparation"), "rapina-v1", "qg-portatil-v1")


def test_rapido_e_rasteiro_v1_may_raise_its_bearer_by_two_when_loaded_from_hand() -> None:
    for answer, left in (("yes", 2), ("no", 0)):
        ours = seat(unit("B05", "3", stage=0), hand=["rapido-e-rasteiro-v1"], deck=["A08"])
        match = position(ours, seat(unit(FIRST, "3")), phase="anticipation", active=1)
        play(match, "load:rapido-e-rasteiro-v1:B05", f"choose:{answer}")
        assert stage(match, 0, "B05") == left
    ours = seat(unit("A05", "3", stage=0), hand=["rapido-e-rasteiro-v1"], deck=["A08"])
    match = position(ours, seat(unit(FIRST, "3")), phase="anticipation", active=1)
    play(match, "load:rapido-e-rasteiro-v1:A05")
    assert "choose:yes" not in keys(match)  # no agility


def test_ronan_o_acusador_v2_pierces_and_may_end_a_scenario() -> None:
    card = "ronan-o-acusador-v2"
    for answer, scenario in (("yes", None), ("no", "A17")):
        ours = seat(unit(card, "3"), unit("B06", "3"), resources=["A19", "A23", "A25"], deck=["A08"])
        theirs = seat(unit(FIRST, *["B06"] * 12), deck=["B06"])
        match = position(ours, theirs, phase="attack", scenario={"card": "A17", "owner": 1})
        use_it(match, card, card, "choose:A19", "choose:A23", f"target:{FIRST}")
        assert resources(match, 0) == ["A25"]
        assert (soaked(match), lost(match)) == (0, 2)
        play(match, f"choose:{answer}")
        assert (match.view(None)["scenario"] or {}).get("card") == scenario
        assert ("A17" in resources(match, 1)) == (answer == "yes")
        assert (stage(match, 0, card), acts(match, card)) == (0, [])


def test_ronan_o_acusador_v2_uses_only_his_weapon_in_advance() -> None:
    match = board("ronan-o-acusador-v2", phase="anticipation")
    assert acts(match, "ronan-o-acusador-v2") == acts(match, "ronan-o-acusador-v2", "ronan-o-acusador-v2")


def test_supersticao_induzida_v1_may_bring_a_scenario_from_resources() -> None:
    for answer, scenario in (("A16", "A16"), ("no", None)):
        match = board("A11", "supersticao-induzida-v1", resources=["A16", "A04"])
        use_it(match, "A11", "supersticao-induzida-v1")
        assert keys(match) == ["choose:A16", "choose:no"]
        play(match, f"choose:{answer}")
        assert (match.view(None)["scenario"] or {}).get("card") == scenario
        assert (stage(match, 0, "A11"), acts(match, "A11")) == (1, [])


FIRE = """
[[card]]
id = "fire"
name = { pt = "Incêndio" }
version = "V1"
type = "scenario"
rules = ["when(enters(this), damage(each(character), 4))"]
"""


def test_supersticao_induzida_v1_brings_no_scenario_of_the_opponent() -> None:
    match = board("A11", "supersticao-induzida-v1", resources=["A04"])
    use_it(match, "A11", "supersticao-induzida-v1")
    assert acts(match, "B06")  # the action is over: the opponent's B16 is not offered


def test_supersticao_induzida_v1_keeps_scenarios_from_hurting_telepaths() -> None:
    magic = unit("A11", "supersticao-induzida-v1", *["A08"] * 6)
    plain = unit("professor-x-v1", "supersticao-induzida-v1", *["A08"] * 6)
    for bearer, safe in ((magic, True), (plain, False)):
        ours = seat(bearer, unit("psylocke-v1", "6"), unit("A04", "6"), hand=["fire"], deck=["A08"])
        match = home_made(FIRE, ours, seat(unit("B03", *["B06"] * 6), deck=["B06"]))
        play(match, "play:fire")
        while "choose:fire" in keys(match):
            play(match, "choose:fire")
        while any(key.startswith("unload:") for key in keys(match)):
            play(match, "unload:A08")
        assert len(carried(match, 0, "psylocke-v1")) == (6 if safe else 3)  # shield 1
        assert len(carried(match, 0, "A04")) == 4  # no telepathy; shield 2
        assert len(carried(match, 1, "B03")) == 3  # not yours; shield 1
