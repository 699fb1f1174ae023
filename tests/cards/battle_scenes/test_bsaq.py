"""Cards of the set BSAQ."""

import pytest

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
from tests.kits.battle_scenes import (
    carried,
    hand,
    keys,
    play,
    position,
    resources,
    row,
    scene,
    seat,
    stage,
    unit,
)

FACTS = """
carga-total-v1 | ability | | | energy-attack |
colecao-de-explosivos-v1 | ability | | | ranged-attack |
dr-samson-v1 | character 5/2 | hero | | genius regeneration super-strength | Leonard Samson
estrela-negra-v2 | character 6/3 | villain | ordem-negra | blades super-strength | Estrela Negra
faccao-mortal-v1 | ability | | | blades |
fantasma-do-espaco-v1 | ev 4+2/2 | villain | | genius | Fantasma do Espaço
golpe-de-vento-v1 | ability | | | flight |
improbabilidade-v1 | ability | | | telekinesis |
inferno-v1 | character 3/1 | hero | inumanos | energy-attack regeneration flight | Dante Pertuz
inutilizar-v1 | ability | | | blades |
investigacao-cientifica-v1 | ability | | | genius |
investigacao-curativa-v1 | ability | | | regeneration |
investigacao-mistica-v1 | ability | | | magic |
investigacao-paranormal-v1 | ability | | | telekinesis |
joia-do-infinito-alma-v1 | ability | | | |
missil-energetico-v1 | ability | | | energy-attack |
satana-v1 | character 4/1 | hero villain | thunderbolts | energy-attack magic telepathy | Satana Hellstrom
surpresa-dolorosa-v1 | ability | | | super-strength |
tremor-v1-personagem | character 3/1 | hero | inumanos shield | ranged-attack telekinesis | Daisy Johnson
impeto-desperto-v1 | ability | | | telepathy |
"""
ACTIONS = """
carga-total-v1 | energy-attack | 1 | anticipate | | damage 2
colecao-de-explosivos-v1 | ranged-attack | 1 | normal | | damage 3; again
dr-samson-v1 | super-strength | 1 | normal | | damage 3; draw 1
estrela-negra-v2 | super-strength | 1 | normal | | damage 3
faccao-mortal-v1 | blades | 2 | anticipate | | pierce 2
fantasma-do-espaco-v1 | | 1 | unforeseen | |
golpe-de-vento-v1 | flight | 2 | anticipate | | incapacitate 1 a character
improbabilidade-v1 | telekinesis | 2 | anticipate | |
inferno-v1 | energy-attack | 2 | normal | |
inutilizar-v1 | blades | 1 | anticipate | | damage 2 a character / pierce 3 a support
investigacao-cientifica-v1 | genius | 1 | unforeseen | |
investigacao-curativa-v1 | regeneration | 1 | unforeseen | |
investigacao-mistica-v1 | magic | 1 | unforeseen | |
investigacao-paranormal-v1 | telekinesis | 1 | unforeseen | |
joia-do-infinito-alma-v1 | | none | unforeseen | |
missil-energetico-v1 | energy-attack | 2 | anticipate | | damage 3; capacitate 1 self
satana-v1 | magic | 1 | normal | |
surpresa-dolorosa-v1 | super-strength | 1 | anticipate | |
tremor-v1-personagem | telekinesis | 2 | unforeseen | |
impeto-desperto-v1 | telepathy | 0 | anticipate | load, unload this | capacitate 1 a character
"""
WORDS = """
carga-total-v1 | exhaust |
colecao-de-explosivos-v1 | surprise-attack |
faccao-mortal-v1 | share | B05 B08 B07 wolverine-v3
fantasma-do-espaco-v1 | platoon | A15
golpe-de-vento-v1 | surprise-anticipation |
improbabilidade-v1 | surprise-anticipation |
inutilizar-v1 | surprise-anticipation |
investigacao-cientifica-v1 | readiness | genius
investigacao-cientifica-v1 | singularity | genius
investigacao-curativa-v1 | readiness | regeneration
investigacao-curativa-v1 | singularity | regeneration
investigacao-mistica-v1 | readiness | magic
investigacao-mistica-v1 | singularity | magic
investigacao-paranormal-v1 | readiness | telekinesis
investigacao-paranormal-v1 | singularity | telekinesis
joia-do-infinito-alma-v1 | readiness |
joia-do-infinito-alma-v1 | unique |
joia-do-infinito-alma-v1 | singularity |
surpresa-dolorosa-v1 | surprise-anticipation |
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


def test_carga_total_v1_may_raise_its_bearer_when_camouflaged() -> None:
    for answer, left in (("yes", 1), ("no", 0)):
        ours = seat(unit("B07", "3", stage=0), unit("A05", "3"), resources=["carga-total-v1"], deck=["A08"])
        match = position(ours, seat(unit(FIRST, "3"), deck=["B06"]), phase="anticipation", active=1)
        assert "load:carga-total-v1:A05" not in keys(match)
        play(match, "load:carga-total-v1:B07", f"choose:{answer}")
        assert stage(match, 0, "B07") == left
        assert "carga-total-v1" in carried(match, 0, "B07")


def test_fantasma_do_espaco_v1_evolves_from_a_support_and_draws_two() -> None:
    ours = seat(unit("A15", "3"), unit("A04", "3"), hand=["fantasma-do-espaco-v1"], resources=["A08"] * 2)
    match = position({**ours, "deck": ["A19", "A23", "A25"]}, seat(unit(FIRST, "3"), unit("A14", "3")))
    plays = [key for key in keys(match) if key.startswith("play:")]
    assert plays == ["play:fantasma-do-espaco-v1:A15"]
    play(match, "play:fantasma-do-espaco-v1:A15")
    assert hand(match, 0) == ["A19", "A23"]
    assert len(carried(match, 0, "fantasma-do-espaco-v1")) == 6
    assert stage(match, 0, "fantasma-do-espaco-v1") == 1
    now = seat(unit("A15", "3", since="now"), hand=["fantasma-do-espaco-v1"], resources=["A08"] * 2)
    assert "play:fantasma-do-espaco-v1:A15" not in keys(position(now, seat(unit(FIRST, "3"))))


@pytest.mark.parametrize(
    ("card", "user", "paid"),
    [("fantasma-do-espaco-v1", "", 1), ("tremor-v1-personagem", "", 2), ("improbabilidade-v1", "A11", 2)],
)
def test_up_to_two_cards_are_unloaded_from_anybody(card: str, user: str, paid: int) -> None:
    match = board(user or card, *([card] if user else []))
    use_it(match, user or card, card)
    assert {key.split(":")[1] for key in keys(match)[:-1]} == {user or card, "B06", FIRST, SECOND, SUPPORT}
    play(match, f"unload:{FIRST}:B06", f"unload:{SUPPORT}:B06")
    assert (lost(match), lost(match, SUPPORT), stage(match, 0, user or card)) == (1, 1, 2 - paid)
    assert not acts(match, user or card)
    match = board(user or card, *([card] if user else []))
    use_it(match, user or card, card, "pass")
    assert lost(match) == 0


def test_fantasma_do_espaco_v1_unloads_up_to_two_cards() -> None:
    test_up_to_two_cards_are_unloaded_from_anybody("fantasma-do-espaco-v1", "", 1)


def test_tremor_v1_personagem_unloads_up_to_two_cards() -> None:
    test_up_to_two_cards_are_unloaded_from_anybody("tremor-v1-personagem", "", 2)


def test_golpe_de_vento_v1_costs_less_for_each_action_of_the_opponent() -> None:
    ours = seat(unit("A03", "golpe-de-vento-v1", "3", stage=1), deck=["A08"] * 5)
    theirs = seat(unit("A06", "3", stage=1), unit("B06", "3"), deck=["B06"] * 5, hand=["B06"])
    match = position(ours, theirs, active=1)
    play(match, "act:A06:blind-spot", "target:A03", "pass")
    use_it(match, "A03", "golpe-de-vento-v1", "target:B06")
    assert (stage(match, 0, "A03"), stage(match, 1, "B06")) == (0, 0)
    match = position(ours, theirs, active=1)
    play(match, "pass")
    assert not acts(match, "A03", "golpe-de-vento-v1")


def test_improbabilidade_v1_may_bring_a_scenario_when_loaded_from_hand() -> None:
    ours = seat(unit("A11", "3"), hand=["improbabilidade-v1", "A16", "A04"], resources=["A17"], deck=["A08"])
    match = position(ours, seat(unit(FIRST, "3"), hand=["B16"]), phase="anticipation", active=1)
    play(match, "load:improbabilidade-v1:A11")
    assert keys(match) == ["choose:A16", "choose:no"]
    play(match, "choose:A16")
    assert match.view(None)["scenario"] == {"card": "A16", "owner": 0}


def test_improbabilidade_v1_brings_nothing_on_a_bearer_without_telekinesis() -> None:
    ours = seat(unit("A05", "3"), hand=["improbabilidade-v1", "A16"], deck=["A08"])
    match = position(ours, seat(unit(FIRST, "3")), phase="anticipation", active=1)
    play(match, "load:improbabilidade-v1:A05")
    assert set(keys(match)) == {"unload:A08", "unload:improbabilidade-v1"}


def test_inferno_v1_burns_a_card_and_may_rise() -> None:
    for answer, left in (("yes", 1), ("no", 0)):
        match = board("inferno-v1")
        use_it(match, "inferno-v1", "inferno-v1")
        assert {key.split(":")[1] for key in keys(match)} == {"inferno-v1"}
        play(match, "unload:inferno-v1:A08", f"target:{SUPPORT}")
        assert (soaked(match, SUPPORT), lost(match, SUPPORT)) == (2, 1)
        play(match, f"choose:{answer}")
        assert stage(match, 0, "inferno-v1") == left
        assert carried(match, 0, "inferno-v1").count("A08") == 7
        assert acts(match, "inferno-v1") == []


def test_inutilizar_v1_claims_supports_destroyed_this_turn() -> None:
    for bearer, prizes in (("B05", ["A15"]), ("A05", [])):
        ours = seat(unit(bearer, "3"), unit("B08", "adagas-sai-v1", "3"), hand=["inutilizar-v1"])
        theirs = seat(unit("A15", "B06"), unit(FIRST, "3"), deck=["B06"] * 3)
        match = position({**ours, "deck": ["A08"] * 3}, theirs, phase="anticipation", active=1)
        play(match, f"load:inutilizar-v1:{bearer}", "unload:A08")
        use_it(match, "B08", "adagas-sai-v1", "target:A15")
        assert match.view(None)["seats"][0]["prizes"] == prizes
        assert resources(match, 1) == (["B06"] if prizes else ["B06", "A15"])
        assert match.view(None)["seats"][0]["points"] == 0


def test_inutilizar_v1_claims_nothing_when_it_was_there_before() -> None:
    ours = seat(unit("B05", "inutilizar-v1", "3"), deck=["A08"] * 3)
    match = position(ours, seat(unit("A15", "B06"), unit(FIRST, "3"), deck=["B06"]), phase="attack")
    use_it(match, "B05", "inutilizar-v1", "choose:2")
    assert match.view(None)["seats"][0]["prizes"] == []
    assert resources(match, 1) == ["B06", "A15"]


def test_investigacao_cientifica_v1_draws_and_discards() -> None:
    for loaded, more in (("A14", True), ("A04", False)):
        others = [unit("B06", "A15", "3")]
        ours = seat(
            unit("A03", "investigacao-cientifica-v1", loaded, "3", stage=2), *others, hand=["A19", "A23"]
        )
        match = position({**ours, "deck": ["A08"] * 5}, seat(unit(FIRST, "3"), deck=["B06"]), phase="attack")
        use_it(match, "A03", "investigacao-cientifica-v1", "discard:A19")
        assert len(hand(match, 0)) == 3
        assert ("choose:yes" in keys(match)) == more
        if more:
            play(match, "choose:yes")
            assert len(hand(match, 0)) == 4
        assert stage(match, 0, "A03") == 1
        assert acts(match, "A03") == []


def test_investigacao_curativa_v1_loads_up_to_three_cards_from_the_deck() -> None:
    match = board("A05", "investigacao-curativa-v1")
    use_it(match, "A05", "investigacao-curativa-v1")
    assert keys(match) == ["choose:0", "choose:1", "choose:2", "choose:3"]
    play(match, "choose:2")
    assert carried(match, 0, "A05")[-2:] == ["A26", "A27"]
    assert acts(match, "A05") == []


def test_investigacao_mistica_v1_sees_two_cards_and_may_draw() -> None:
    for answer, drawn in (("yes", 1), ("no", 0)):
        match = board("A11", "investigacao-mistica-v1")
        use_it(match, "A11", "investigacao-mistica-v1")
        assert keys(match) == ["choose:A26", "choose:A27", "pass"]
        play(match, "pass", "choose:A26", f"choose:{answer}")
        assert len(hand(match, 0)) == 3 + drawn
        assert ("A27" in hand(match, 0)) == bool(drawn)  # put back last, so on top
        assert acts(match, "A11") == []


def test_investigacao_paranormal_v1_mills_three() -> None:
    for number in (1, 2):
        match = board("A11", "investigacao-paranormal-v1")
        use_it(match, "A11", "investigacao-paranormal-v1", f"choose:player-{number}")
        assert len(match.view(None)["seats"][number - 1]["deck"]) == (5 if number == 1 else 3)
        assert len(resources(match, number - 1)) == (7 if number == 1 else 6)
        assert acts(match, "A11") == []


def test_joia_do_infinito_alma_v1_lets_a_character_come_from_resources() -> None:
    match = board(
        "A05", "joia-do-infinito-alma-v1", phase="preparation", resources=["A07", "B08", "A15", *["A08"] * 8]
    )
    assert "play:A07:revive" not in keys(match)
    use_it(match, "A05", "joia-do-infinito-alma-v1")
    assert len(hand(match, 0)) == 4
    assert stage(match, 0, "A05") == 2
    assert "play:B08:revive" in keys(match)
    assert "play:A15:revive" not in keys(match)  # a support
    play(match, "play:A07:revive", "load:A08", "load:A08", "load:A08")
    assert "A07" in scene(match, 0)
    assert "play:B08:revive" not in keys(match)  # one card


def test_joia_do_infinito_alma_v1_gives_one_more_action() -> None:
    match = board("A05", "joia-do-infinito-alma-v1", "ardil-emaranhado-v1")
    use_it(match, "A05", "joia-do-infinito-alma-v1")
    assert "act:A05:golpe-de-sorte" in keys(match)


def test_satana_v1_unloads_a_card_and_may_take_one() -> None:
    match = board("satana-v1")
    use_it(match, "satana-v1", "satana-v1")
    assert keys(match) == ["choose:A26", "choose:A27", "choose:A29", "choose:A30", "pass"]  # four
    play(match, "pass")
    assert {key.split(":")[1] for key in keys(match)} == {"satana-v1", "B06", FIRST, SECOND}
    play(match, f"unload:{FIRST}:B06")
    assert keys(match) == ["choose:B23", "choose:B24", "choose:B25", "choose:A10", "choose:no"]
    play(match, "choose:B23", "choose:A26", "choose:A27", "choose:A29")
    assert (lost(match), carried(match, 0, "satana-v1")[-1]) == (1, "B23")
    assert acts(match, "satana-v1") == []


def test_surpresa_dolorosa_v1_may_strike_when_loaded_from_hand() -> None:
    ours = seat(unit("A05", "3"), hand=["surpresa-dolorosa-v1"], deck=["A08"])
    theirs = seat(unit(FIRST, *["B06"] * 12), unit("A15", "3"), deck=["B06"])
    match = position(ours, theirs, phase="anticipation", active=1)
    play(match, "load:surpresa-dolorosa-v1:A05")
    assert set(keys(match)) == {"choose:A05", f"choose:{FIRST}", "choose:A15", "choose:no"}
    play(match, f"choose:{FIRST}")
    assert (soaked(match), lost(match)) == (2, 1)


def test_surpresa_dolorosa_v1_answers_damage_this_turn() -> None:
    ours = seat(unit("A05", "surpresa-dolorosa-v1", "6"), deck=["A08"] * 3)
    theirs = seat(unit("B05", *["B06"] * 5), unit("B06", "3"), deck=["B06"] * 3, hand=["A19"])
    match = position(ours, theirs, phase="anticipation", active=1)
    use_it(match, "A05", "surpresa-dolorosa-v1")
    play(match, "act:B05:twin-batons", "target:A05")
    assert row(match, 0, "A05")["shield_used"] == 2
    assert (row(match, 1, "B05")["shield_used"], len(carried(match, 1, "B05"))) == (1, 4)
