"""Cards of the set BSIC."""

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
    use_it,
)
from tests.kits.battle_scenes import carried, keys, play, resources, row, stage

FACTS = """
absorver-conhecimento-v1 | ability | | | cosmic-power |
arcanjo-v1 | character 4/1 | hero | x-men | blades regeneration flight | Warren K. Worthington III
dr-druida-v1 | character 3/1 | hero | vingadores | magic telekinesis telepathy | Anthony Ludgate Druid
erosao-psionica-v1 | ability | | | telekinesis |
espiao-skrull-v1 | character 3/1 | villain | skrulls | ranged-attack |
nevasca-v1 | character 4/1 | hero villain | thunderbolts mestres-do-terror | elasticity | Donald Gill
quasar-v1 | character 5/2 | hero | vingadores | energy-attack cosmic-power flight | Wendell Vaughn
rajada-de-taquions-v1 | ability | | | cosmic-power |
rapina-v1 | character 4/1 | villain | imperio-shiar ima | blades flight | Cal syee Neramani
rictor-v1 | character 3/1 | hero | x-factor x-force | telekinesis | Julio Esteban Richter
shurikens-v1 | ability | | | blades |
tremor-v1 | ability | | | super-strength |
"""
ACTIONS = """
absorver-conhecimento-v1 | cosmic-power | 0 | anticipate | cosmic 1 | draw 1
arcanjo-v1 | blades | x | normal | | damage X+1 to X
dr-druida-v1 | magic | 1 | normal | | clairvoyance 2; damage 2
erosao-psionica-v1 | telekinesis | 1 | normal | |
espiao-skrull-v1 | ranged-attack | 1 | unforeseen | | damage 1
nevasca-v1 | elasticity | 1 | normal | | damage 2; incapacitate 1
quasar-v1 | cosmic-power | 1 | normal | cosmic 1 | damage 3
rajada-de-taquions-v1 | cosmic-power | 1 | normal | cosmic 1 | damage 4
rapina-v1 | blades | 2 | unforeseen | | pierce 1
rictor-v1 | telekinesis | 2 | unforeseen | |
shurikens-v1 | blades | 0 | anticipate | bottom | pierce 1
tremor-v1 | super-strength | 1 | anticipate | unload this | damage 1 each
"""
WORDS = """
espiao-skrull-v1 | platoon |
espiao-skrull-v1 | shapeshifter |
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


def test_erosao_psionica_v1_unloads_up_to_three_cards_from_one() -> None:
    match = board("A11", "erosao-psionica-v1", resources=["A19", "A25"])
    use_it(match, "A11", "erosao-psionica-v1")
    assert keys(match) == ["choose:A19", "choose:A25"]
    play(match, "choose:A19")
    assert "erosao-psionica-v1" in resources(match, 0)
    assert "A19" in carried(match, 0, "A11")
    assert set(keys(match)) == {f"choose:{ref}" for ref in ("A11", "B06", FIRST, SECOND, SUPPORT)}
    play(match, f"choose:{SUPPORT}")
    for _ in range(3):
        assert keys(match) == [f"unload:{SUPPORT}:B06", "pass"]
        play(match, f"unload:{SUPPORT}:B06")
    assert (lost(match, SUPPORT), stage(match, 0, "A11")) == (3, 1)
    assert acts(match, "A11") == []
    assert not acts(board("A11", "erosao-psionica-v1", resources=[]), "A11", "erosao-psionica-v1")


def test_rictor_v1_unloads_up_to_two_cards_from_one() -> None:
    match = board("rictor-v1")
    use_it(match, "rictor-v1", "rictor-v1", f"choose:{FIRST}", f"unload:{FIRST}:B06")
    assert keys(match) == [f"unload:{FIRST}:B06", "pass"]
    play(match, f"unload:{FIRST}:B06")
    assert (lost(match), stage(match, 0, "rictor-v1")) == (2, 0)
    assert acts(match, "rictor-v1") == []


def test_shurikens_v1_give_blades() -> None:
    assert "blades" in row(board("A05", "shurikens-v1"), 0, "A05")["powers"]
    assert "blades" not in row(board("A05"), 0, "A05")["powers"]
