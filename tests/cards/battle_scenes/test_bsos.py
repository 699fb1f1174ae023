"""Cards of the set BSOS."""

import pytest

from tests.cards.battle_scenes.keywords_b import check_word, each_word, surprise
from tests.cards.battle_scenes.shared_b import (
    FIRST,
    Row,
    board,
    check_effect,
    check_facts,
    check_offer,
    each,
    lost,
    soaked,
    use_it,
)
from tests.kits.battle_scenes import carried, hand, home_made, keys, play, position, row, seat, unit

FACTS = """
atropelamento-v1 | ability | | | super-strength |
diablo-v1 | character 3/1 | villain | mestres-do-terror | magic telepathy | Esteban De Ablo
emissao-termica-v1 | ability | | | energy-attack |
flamejante-v1 | character 4/1 | | imperio-shiar | energy-attack cosmic-power flight | Flamejante
forca-tatica-v1 | character 4/2 | villain | hidra | ranged-attack energy-attack super-strength flight |
marreta-v1 | character 6/2 | villain | hidra | energy-attack super-strength flight |
motoqueiro-fantasma-v1-personagem | character 5/2 | hero | quarteto-fantastico \
    | elasticity magic regeneration super-strength | Daniel Ketch
nova-v1-personagem | character 4/2 | hero | tropa-nova novos-guerreiros | cosmic-power flight | Richard Rider
obliterar-v1 | ability | | | cosmic-power |
samurai-de-prata-v1 | character 4/1 | villain | hidra | energy-attack blades | Kenuichio Harada
saque-rapido-v1 | ability | | | ranged-attack |
supra-sentinela-v1 | ev 3+2/1 | | sentinelas | | Sentinela
surgir-das-sombras-v1 | ability | | | agility |
turbo-v1 | character 3/2 | hero | novos-guerreiros | energy-attack flight | Michiko Musashi
wolverine-v3 | character 4/1 | hero | quarteto-fantastico | agility blades regeneration | James Howlett
"""
ACTIONS = """
atropelamento-v1 | super-strength | 2 | normal | | damage 5
diablo-v1 | magic | 1 | normal | | clairvoyance 2; shield -3 a character
emissao-termica-v1 | energy-attack | 1 | normal | | pierce 1 to up to 2
flamejante-v1 | energy-attack | 1 | normal | | damage 2
forca-tatica-v1 | energy-attack | 2 | normal | | damage 4
marreta-v1 | super-strength | 1 | normal | | damage 2 to 2
motoqueiro-fantasma-v1-personagem | magic | x | normal | | clairvoyance X; damage 3 to up to X
nova-v1-personagem | cosmic-power | 0 | normal | cosmic 2 | damage 3
obliterar-v1 | cosmic-power | 2 | normal | cosmic 3 | damage 9
samurai-de-prata-v1 | blades | 2 | normal | | pierce 3
saque-rapido-v1 | ranged-attack | 0 | anticipate | load, bottom | damage 2
supra-sentinela-v1 | | 1 | normal | |
surgir-das-sombras-v1 | agility | 1 | anticipate | |
turbo-v1 | flight | 1 | normal | | damage 2
wolverine-v3 | blades | 1 | normal | | pierce 2
"""
WORDS = """
atropelamento-v1 | surprise-attack |
flamejante-v1 | unhurt |
marreta-v1 | unhurt |
motoqueiro-fantasma-v1-personagem | revive |
saque-rapido-v1 | surprise-anticipation |
supra-sentinela-v1 | platoon | flamejante-v1
surgir-das-sombras-v1 | surprise-anticipation |
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


def test_diablo_v1_takes_three_from_a_high_shield() -> None:
    ours = seat(unit("diablo-v1", "3"), unit("B06", "3"), deck=["A08"] * 3)
    match = position(ours, seat(unit("hiperion-v1", "3"), deck=["B06"]), phase="attack")
    use_it(match, "diablo-v1", "diablo-v1", "target:hiperion-v1", "pass")
    assert row(match, 1, "hiperion-v1")["shield"] == 2


RECRUITER = """
[[card]]
id = "recruiter"
name = { pt = "Recrutador" }
version = "V1"
type = "character"
energy = 1
shield = 0
rules = [
    "when(enters(this), put(some(up_to(3), card, yours, named(soldado_hidra), in_(deck, resources)), hand))",
]
"""


@pytest.mark.parametrize("card", ["forca-tatica-v1", "marreta-v1"])
def test_forca_tatica_v1_and_marreta_v1_also_count_as_soldiers(card: str) -> None:
    ours = seat(unit(card, "2"), hand=["recruiter"], deck=[card, "A04"], resources=["A08", "A08", card])
    match = home_made(RECRUITER, ours, seat(unit(FIRST, "3")))
    play(match, "play:recruiter", "load:A08")
    assert set(keys(match)) == {f"choose:{card}:deck", f"choose:{card}:resources", "pass"}


def test_marreta_v1_counts_as_a_soldier() -> None:
    test_forca_tatica_v1_and_marreta_v1_also_count_as_soldiers("marreta-v1")


def test_nova_v1_personagem_has_more_shield_with_a_cosmic_ability() -> None:
    assert row(board("nova-v1-personagem", "plenitude-v1"), 0, "nova-v1-personagem")["shield"] == 4
    ours = seat(unit("nova-v1-personagem", "A12", "A19"), unit("B06", "plenitude-v1"), deck=["A08"])
    assert row(position(ours, seat(unit(FIRST, "3"))), 0, "nova-v1-personagem")["shield"] == 2


NANO = """
[[card]]
id = "nano"
name = { pt = "Nano-Sentinelas" }
version = "V9"
type = "scenario"
rules = ["counts_more(each(player), 1)"]
"""


def test_supra_sentinela_v1_evolves_from_who_is_neither_hero_nor_villain_and_finds_its_scenario() -> None:
    ours = seat(unit("flamejante-v1", "3"), unit("A04", "3"), unit("B05", "3"), hand=["supra-sentinela-v1"])
    parts = {**ours, "deck": ["nano", "A04", "A16"], "resources": ["A08", "A08", "nano"]}
    match = home_made(NANO, parts, seat(unit(FIRST, "3"), unit("eddie-brock-v1", "3")))
    bases = [key for key in keys(match) if key.startswith("play:")]
    assert bases == ["play:supra-sentinela-v1:flamejante-v1"]
    play(match, *bases, "load:A08", "load:A08")
    assert set(keys(match)) == {"choose:nano:deck", "choose:nano:resources", "choose:no"}
    play(match, "choose:nano:resources")
    assert hand(match, 0) == ["nano"]


def test_supra_sentinela_v1_hurts_mutants_more() -> None:
    theirs = [unit(ref, *["B06"] * 12) for ref in ("groxo-v1", "fera-v2", "A07", "passaro-negro-v1")]
    for target, hurt in (("groxo-v1", 5), ("fera-v2", 5), ("A07", 2), ("passaro-negro-v1", 2)):
        ours = seat(unit("supra-sentinela-v1", "3"), unit("B06", "3"), deck=["A08"])
        match = position(ours, seat(*theirs, deck=["B06"]), phase="attack")
        use_it(match, "supra-sentinela-v1", "supra-sentinela-v1", f"target:{target}")
        shield = int(row(match, 1, target)["shield"])  # the Blackbird of the X-Men is no character
        assert (soaked(match, target), lost(match, target)) == (min(hurt, shield), hurt - min(hurt, shield))


def test_surgir_das_sombras_v1_hurts_more_when_loaded_this_turn() -> None:
    match = surprise("surgir-das-sombras-v1", "B05", "anticipation")
    play(match, "unload:A08")
    use_it(match, "B05", "surgir-das-sombras-v1", f"target:{FIRST}")
    assert (soaked(match), len(carried(match, 1, FIRST))) == (2, 9)
    match = board("B05", "surgir-das-sombras-v1")
    use_it(match, "B05", "surgir-das-sombras-v1", f"target:{FIRST}")
    assert soaked(match) == 1
