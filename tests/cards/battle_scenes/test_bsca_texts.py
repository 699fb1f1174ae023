"""Other cards of the set BSCA with texts of their own."""

from tests.cards.battle_scenes.keywords_b import GOLPE
from tests.cards.battle_scenes.shared_b import (
    FIRST,
    FRIEND,
    SECOND,
    SUPPORT,
    acts,
    board,
    lost,
    soaked,
    use_it,
)
from tests.kits.battle_scenes import (
    carried,
    hand,
    home_made,
    keys,
    phase,
    play,
    points,
    position,
    resources,
    row,
    scene,
    seat,
    stage,
    unit,
)
from thwack.match import Match


def test_abutre_v2_finds_one_of_the_six_while_all_are() -> None:
    for other, offered in (("electro-v1", True), ("A04", False)):
        ours = seat(
            unit("abutre-v2", "3"), unit(other, "3"), unit("A15", "3"), deck=["A04", "mysterio-v2", "A19"]
        )
        match = position(ours, seat(unit(FIRST, "3"), deck=["electro-v1"]))
        assert ("choose:abutre-v2" in keys(match)) == offered
        if offered:
            play(match, "choose:abutre-v2")
            assert keys(match) == ["choose:mysterio-v2", "choose:no"]
            play(match, "choose:mysterio-v2")
            assert hand(match, 0) == ["mysterio-v2"]
            assert match.view(1)["seats"][0]["hand"] == ["mysterio-v2"]  # revealed
            assert "choose:abutre-v2" not in keys(match)


def drawing() -> Match:
    """An opponent is about to draw by an effect."""
    theirs = seat(unit("A03", "competencia-v1", "3"), unit(FRIEND, "3"), deck=["B06"] * 5, hand=["A19"])
    ours = seat(unit(FIRST, "3"), hand=["alquimico-kree-v1"], deck=["A23", "A25"])
    match = position(ours, theirs, phase="attack", active=1)
    use_it(match, "A03", "competencia-v1")
    return match


def test_alquimico_kree_v1_stops_a_draw_of_two() -> None:
    match = drawing()
    assert (match.actor, keys(match)) == (0, ["choose:alquimico-kree-v1", "pass"])
    play(match, "choose:alquimico-kree-v1")
    assert (hand(match, 0), hand(match, 1)) == (["A23"], ["A19"])
    assert match.view(None)["seats"][1]["prizes"] == ["alquimico-kree-v1"]
    assert points(match, 1) == 2
    match = drawing()
    play(match, "pass")
    assert len(hand(match, 1)) == 3


def test_alquimico_kree_v1_lets_a_single_card_go() -> None:
    theirs = seat(unit("mary-jane-v1", "3"), unit(FRIEND, "3"), deck=["B06"] * 5)
    ours = seat(unit(FIRST, "3"), hand=["alquimico-kree-v1"], deck=["A23"])
    match = position(ours, theirs, phase="attack", active=1)
    use_it(match, "mary-jane-v1", "mary-jane-v1")
    assert match.actor == 1
    assert len(hand(match, 1)) == 1


def test_alquimico_kree_v1_lets_the_draw_phase_go() -> None:
    theirs = seat(unit("A03", "3"), deck=["B06"] * 5)
    match = position(seat(unit(FIRST, "3"), hand=["alquimico-kree-v1"]), theirs, phase="draw", active=1)
    assert (phase(match), len(hand(match, 1))) == ("preparation", 2)


def test_alquimico_kree_v1_hurts_for_each_type_revealed() -> None:
    card = "alquimico-kree-v1"
    for deck, hurt in ((["A04", "A19", "A14", "A16"], 3), (["A04", "A05", "A19", "A16"], 2)):
        match = board(card, deck=deck)
        use_it(match, card, card, f"target:{FIRST}")
        assert keys(match) == [*[f"choose:{one}" for one in deck[:3]], "pass"]
        play(match, *[f"choose:{one}" for one in deck[:3]], f"choose:{deck[0]}", f"choose:{deck[1]}")
        assert (soaked(match), lost(match)) == (2, hurt - 2)
        assert (stage(match, 0, card), acts(match, card)) == (1, [])


def test_aranhabo_espiao_v1_turns_a_card_over_and_draws_while_all_are_allies() -> None:
    card = "aranhabo-espiao-v1"
    for others, offered in ((["mary-jane-v1"], True), (["mary-jane-v1", "A04"], False), ([], False)):
        ours = seat(unit(card, "1"), *[unit(ref, "3") for ref in others], deck=["A19", "A23", "A25"])
        match = position(ours, seat(unit(FIRST, "3")))
        assert (f"choose:{card}" in keys(match)) == offered
        if offered:
            play(match, f"choose:{card}")
            assert (resources(match, 0), hand(match, 0)) == (["A19"], ["A23"])
            assert f"choose:{card}" not in keys(match)


def test_aranhabo_espiao_v1_may_draw_when_destroyed() -> None:
    card = "aranhabo-espiao-v1"
    for answer, drawn in (("yes", ["A19"]), ("no", [])):
        theirs = seat(unit(card, "1"), unit("mary-jane-v1", "3"), deck=["A19", "A23"])
        ours = seat(unit("A05", GOLPE, "3"), unit(FRIEND, "3"), deck=["A08"])
        match = position(ours, theirs, phase="attack")
        use_it(match, "A05", GOLPE, f"target:{card}", f"choose:{answer}")
        assert hand(match, 1) == drawn
        assert card in resources(match, 1)


def test_besouro_v1_is_ready_for_ranged_attacks_and_flight() -> None:
    card = "besouro-v1"
    loaded = (card, "belicosidade-v1", "como-um-foguete-v1", "potencia-v1", GOLPE, "3")
    ours = seat(unit(*loaded, since="now", stage=2), deck=["A08"])
    match = position(ours, seat(unit(FIRST, "9"), deck=["B06"]), phase="attack")
    assert acts(match, card) == acts(match, card, card)
    use_it(match, card, card)
    assert stage(match, 0, card) == 2
    assert acts(match, card) == [f"act:{card}:belicosidade", f"act:{card}:como-um-foguete"]


def test_besouro_v1_finds_gear_beside_two_of_the_six() -> None:
    card = "besouro-v1"
    for others, offered in ((("electro-v1", "mysterio-v2"), True), (("electro-v1", "A04"), False)):
        deck = ["A31", "A20", "A19", "A04"]
        ours = seat(unit(card, "3"), *[unit(ref, "3") for ref in others], deck=deck)
        match = position(ours, seat(unit("lagarto-v2", "3"), deck=["B30"]))
        assert (f"choose:{card}" in keys(match)) == offered
        if offered:
            play(match, f"choose:{card}")
            assert keys(match) == ["choose:A31", "choose:A20", "choose:no"]
            play(match, "choose:A20")
            assert {key.split(":")[1] for key in keys(match)} == {card}
            play(match, f"unload:{card}:A08")
            assert carried(match, 0, card) == ["A08", "A08", "A20"]
            assert f"choose:{card}" not in keys(match)


def test_bombardeio_sinaptico_v1_may_raise_its_bearer_to_the_top() -> None:
    for before in (0, 1):
        for when in ("anticipation", "attack"):
            ours = seat(unit("A05", "3", stage=before), hand=["bombardeio-sinaptico-v1"], deck=["A08"])
            match = position(ours, seat(unit(FIRST, "3")), phase=when, active=int(when == "anticipation"))
            play(match, "load:bombardeio-sinaptico-v1:A05", "choose:yes")
            assert stage(match, 0, "A05") == 2
    ours = seat(unit("B05", "3", stage=0), hand=["bombardeio-sinaptico-v1"], deck=["A08"])
    match = position(ours, seat(unit(FIRST, "3")), phase="attack")
    play(match, "load:bombardeio-sinaptico-v1:B05")
    assert "choose:yes" not in keys(match)  # no regeneration


def test_bombardeio_sinaptico_v1_draws_for_each_regeneration_ability() -> None:
    loaded = ("bombardeio-sinaptico-v1", "renovacao-v1", "A19", "B10")
    ours = seat(unit("A05", *loaded, "3", stage=2), unit(FRIEND, "renovacao-v1", "3"), deck=["A08"] * 5)
    match = position(ours, seat(unit(FIRST, "9"), deck=["B06"]), phase="attack")
    use_it(match, "A05", "bombardeio-sinaptico-v1")
    assert (len(hand(match, 0)), stage(match, 0, "A05")) == (2, 0)
    assert acts(match, "A05") == []


def test_capitao_universo_v2_evolves_from_an_ally() -> None:
    card = "capitao-universo-v2"
    ours = seat(unit("mary-jane-v1", "3"), unit("A04", "3"), hand=[card], resources=["A08"] * 3, deck=["A08"])
    match = position(ours, seat(unit("solo-v1", "3")))
    assert [key for key in keys(match) if key.startswith("play:")] == [f"play:{card}:mary-jane-v1"]


def test_capitao_universo_v2_answers_an_action_against_an_ally() -> None:
    card = "capitao-universo-v2"
    theirs = seat(
        unit("mary-jane-v1", "2"), unit("A04", "3"), hand=[card], resources=["A08"] * 3, deck=["A19"]
    )
    ours = seat(unit("A05", GOLPE, "3"), unit(FRIEND, "3"), deck=["A08"])
    match = position(ours, theirs, phase="attack")
    use_it(match, "A05", GOLPE, "target:mary-jane-v1")
    assert (match.actor, keys(match)) == (1, [f"play:{card}:mary-jane-v1", "pass"])
    play(match, f"play:{card}:mary-jane-v1")
    assert len(carried(match, 1, card)) == 6
    assert row(match, 1, card)["shield_used"] == 0
    assert match.actor == 0
    match = position(ours, theirs, phase="attack")
    use_it(match, "A05", GOLPE, "target:A04")
    assert match.actor == 0  # no ally
    assert row(match, 1, "A04")["shield_used"] == 2


def test_BS_R12_capitao_universo_v2_answers_only_where_it_could_evolve() -> None:
    card = "capitao-universo-v2"
    ours = seat(unit("solo-v1", "3"), unit("mary-jane-v1", "3"), deck=["A08"] * 3)
    jane, before = unit("peter-parker-v2", "9"), unit("capitao-universo-v1", "3")
    now = unit("peter-parker-v2", "9", since="now")
    for theirs, pile, asked in (
        ([jane], 3, True),
        ([jane], 2, False),  # resources
        ([jane, before], 3, False),  # the same alter ego
        ([now], 3, False),  # new
    ):
        parts = seat(*theirs, hand=[card], resources=["A08"] * pile, deck=["A19"] * 3)
        match = position(ours, parts, phase="anticipation", active=1)
        use_it(match, "solo-v1", "solo-v1", "target:peter-parker-v2")
        assert (f"play:{card}:peter-parker-v2" in keys(match)) == asked


def octopus() -> Match:
    """An opponent aims at another one of the six."""
    theirs = seat(*[unit(ref, "3") for ref in ("dr-octopus-v3", "mysterio-v2", "A04", "nevasca-v1")])
    ours = seat(unit("A05", GOLPE, "3"), unit("B05", GOLPE, "3"), unit(FRIEND, "3"), deck=["A08"] * 3)
    return position(ours, {**theirs, "deck": ["B06"] * 3}, phase="attack")


def test_dr_octopus_v3_stops_one_action_against_another_of_his() -> None:
    match = octopus()
    use_it(match, "A05", GOLPE, "target:mysterio-v2")
    assert (match.actor, keys(match)) == (1, ["choose:yes", "choose:no"])
    play(match, "choose:yes")
    assert row(match, 1, "mysterio-v2")["shield_used"] == 0
    use_it(match, "B05", GOLPE, "target:nevasca-v1")
    assert match.actor == 0  # once
    assert row(match, 1, "nevasca-v1")["shield_used"] == 1
    for target, asked in (("nevasca-v1", True), ("A04", False), ("dr-octopus-v3", False)):
        match = octopus()
        use_it(match, "A05", GOLPE, f"target:{target}")
        assert (match.actor == 1) == asked


def test_BS_H13_dr_octopus_v3_may_let_one_go_and_stop_the_next() -> None:
    match = octopus()
    use_it(match, "A05", GOLPE, "target:mysterio-v2", "choose:no")
    assert row(match, 1, "mysterio-v2")["shield_used"] == 1
    use_it(match, "B05", GOLPE, "target:nevasca-v1", "choose:yes")
    assert row(match, 1, "nevasca-v1")["shield_used"] == 0


MARTYR = """
[[card]]
id = "martyr"
name = { pt = "Mártir" }
version = "V1"
type = "character"
energy = 3
shield = 0
rules = ["once(when(hurt(this), draw(1)))"]
"""


def test_BS_H13_what_is_no_offer_happens_the_first_time() -> None:
    ours = seat(unit("A05", GOLPE, "3"), unit("B05", GOLPE, "3"), unit(FRIEND, "3"), deck=["A08"])
    match = home_made(MARTYR, ours, seat(unit("martyr", "9"), deck=["A19", "A23"]), phase="attack")
    for user in ("A05", "B05"):
        use_it(match, user, GOLPE, "target:martyr")
    assert hand(match, 1) == ["A19"]


def test_BS_H13_an_offer_with_a_choice_is_taken_first() -> None:
    avenger = MARTYR.replace("draw(1)", "may(pierce(one(character, theirs), 1))")
    ours = seat(*[unit(ref, GOLPE, "9") for ref in ("A05", "B05", "B07")], unit(FRIEND, "3"), deck=["A08"])
    match = home_made(avenger, ours, seat(unit("martyr", "9"), deck=["A19", "A23"]), phase="attack")
    use_it(match, "A05", GOLPE, "target:martyr", "choose:no")
    use_it(match, "B05", GOLPE, "target:martyr", "choose:yes", f"choose:{FRIEND}")
    assert len(carried(match, 0, FRIEND)) == 2
    use_it(match, "B07", GOLPE, "target:martyr")
    assert match.actor == 0


def test_dr_octopus_v3_does_not_stop_his_own_side() -> None:
    ours = seat(unit("dr-octopus-v3", "3"), unit("mysterio-v2", "3"), unit("A05", GOLPE, "3"), deck=["A08"])
    match = position(ours, seat(unit(FIRST, "9"), deck=["B06"]), phase="attack")
    use_it(match, "A05", GOLPE, "target:mysterio-v2")
    assert row(match, 0, "mysterio-v2")["shield_used"] == 1


def test_BS_C5_dr_octopus_v3_may_stop_actions_against_the_opponents_own() -> None:
    """It says "another character", whoever controls that one."""
    theirs = seat(unit("dr-octopus-v3", "3"), unit("A04", "3"), deck=["B06"] * 3)
    ours = seat(unit("A05", GOLPE, "3"), unit("electro-v1", "9"), unit(FRIEND, "3"), deck=["A08"])
    match = position(ours, theirs, phase="attack")
    use_it(match, "A05", GOLPE, "target:electro-v1")
    assert (match.actor, keys(match)) == (1, ["choose:yes", "choose:no"])
    play(match, "choose:yes")
    assert row(match, 0, "electro-v1")["shield_used"] == 0


def test_dr_octopus_v3_strikes_up_to_x_targets() -> None:
    for x in (0, 1, 2):
        match = board("dr-octopus-v3")
        play(match, acts(match, "dr-octopus-v3", "dr-octopus-v3")[x])
        if x:
            assert f"target:{SUPPORT}" in keys(match)
            play(match, f"target:{FIRST}")
        if x == 2:
            assert f"target:{FIRST}" not in keys(match)
            play(match, f"target:{SECOND}")
        assert (soaked(match), soaked(match, SECOND)) == (2 if x else 0, 2 if x == 2 else 0)
        assert (lost(match), lost(match, SECOND)) == (0, 0)
        assert (stage(match, 0, "dr-octopus-v3"), acts(match, "dr-octopus-v3")) == (2 - x, [])
    match = board("dr-octopus-v3")
    play(match, acts(match, "dr-octopus-v3", "dr-octopus-v3")[2], f"target:{FIRST}", "pass")
    assert soaked(match) == 2


def test_faccao_exploradora_v1_draws_and_may_exchange_a_card() -> None:
    match = board("A03", "faccao-exploradora-v1")
    use_it(match, "A03", "faccao-exploradora-v1")
    assert "A26" in hand(match, 0)
    play(match, "choose:yes")
    assert set(keys(match)) == {"choose:A19", "choose:A23", "choose:A25", "choose:A26"}
    play(match, "choose:A19")
    assert sorted(hand(match, 0)) == ["A23", "A25", "A26", "A27"]
    assert match.view(0)["seats"][0]["deck"][-1] == "A19"
    assert (stage(match, 0, "A03"), acts(match, "A03")) == (1, [])
    match = board("A03", "faccao-exploradora-v1")
    use_it(match, "A03", "faccao-exploradora-v1", "choose:no")
    assert len(hand(match, 0)) == 4


def test_forca_do_gigante_v1_hits_for_the_energy_and_three_more() -> None:
    match = board("A05", "forca-do-gigante-v1")
    use_it(match, "A05", "forca-do-gigante-v1", f"target:{SUPPORT}")
    assert (soaked(match, SUPPORT), lost(match, SUPPORT)) == (2, 8)  # 7 + 3
    assert (stage(match, 0, "A05"), acts(match, "A05")) == (0, [])


def test_fuzil_de_guerra_v1_fires_when_camouflaged() -> None:
    card = "fuzil-de-guerra-v1"
    ours = seat(unit("B07", "3"), unit("A05", "3"), resources=[card], deck=["A08"])
    theirs = seat(unit(FIRST, *["B06"] * 12), unit("A15", "3"), deck=["B06"])
    match = position(ours, theirs, phase="anticipation", active=1)
    assert f"load:{card}:A05" not in keys(match)
    play(match, f"load:{card}:B07")
    assert keys(match) == ["choose:A05", f"choose:{FIRST}"]  # another character
    play(match, f"choose:{FIRST}")
    assert (soaked(match), lost(match)) == (2, 0)
    assert card in carried(match, 0, "B07")


def test_guerrilheiro_kree_v1_stops_an_action_of_the_anticipation_step() -> None:
    card = "guerrilheiro-kree-v1"
    ours = seat(unit("solo-v1", "3"), unit("mary-jane-v1", "3"), deck=["A08"] * 3)
    for answer in (f"choose:{card}", "pass"):
        theirs = seat(unit(FIRST, *["B06"] * 12), hand=[card], deck=["A19", "A23"])
        match = position(ours, theirs, phase="anticipation", active=1)
        use_it(match, "solo-v1", "solo-v1", f"target:{FIRST}")
        assert (match.actor, keys(match)) == (1, [f"choose:{card}", "pass"])
        play(match, answer)
        assert lost(match) == int(answer == "pass")
        assert match.view(None)["seats"][0]["prizes"] == ([] if answer == "pass" else [card])
        assert points(match, 0) == (0 if answer == "pass" else 3)
        assert hand(match, 1) == ([card] if answer == "pass" else ["A19"])
    match = position(ours, seat(unit(FIRST, *["B06"] * 12), hand=[card], deck=["A19"]), phase="attack")
    use_it(match, "solo-v1", "solo-v1", f"target:{FIRST}")
    assert (match.actor, lost(match)) == (0, 1)  # not in the Attack step


def test_homem_aranha_superior_v1_evolves_from_peter_parker() -> None:
    card = "homem-aranha-superior-v1"
    ours = seat(unit("homem-aranha-v2", "3"), unit("dr-octopus-v1", "3"), hand=[card], resources=["A08"] * 3)
    match = position({**ours, "deck": ["A08"]}, seat(unit(FIRST, "3")))
    plays = [key for key in keys(match) if key.startswith("play:")]
    assert plays == []  # Otto Octavius is there as well (BS-5.3.3)
    ours = seat(unit("A04", "3"), hand=[card], resources=["A08"] * 3, deck=["A08"])
    match = position(ours, seat(unit("A09", "3")))
    assert not [key for key in keys(match) if key.startswith("play:")]
    ours = seat(unit("homem-aranha-v2", "3"), unit("A04", "3"), hand=[card], resources=["A08"] * 3)
    match = position({**ours, "deck": ["A08"]}, seat(unit(FIRST, "3")))
    assert [key for key in keys(match) if key.startswith("play:")] == [f"play:{card}:homem-aranha-v2"]


def test_homem_aranha_superior_v1_may_pay_a_card_to_stop_an_action_against_him() -> None:
    card = "homem-aranha-superior-v1"
    for answer in ("yes", "no"):
        ours = seat(unit("A05", GOLPE, "3"), unit(FRIEND, "3"), deck=["A08"])
        match = position(ours, seat(unit(card, "3"), unit("A04", "3"), deck=["B06"]), phase="attack")
        use_it(match, "A05", GOLPE, f"target:{card}")
        assert (match.actor, keys(match)) == (1, ["choose:yes", "choose:no"])
        play(match, f"choose:{answer}")
        assert row(match, 1, card)["shield_used"] == int(answer == "no")
        assert len(carried(match, 1, card)) == 2  # for the price, or by the damage
    match = position(ours, seat(unit(card, "3"), unit("A04", "3"), deck=["B06"]), phase="attack")
    use_it(match, "A05", GOLPE, "target:A04")
    assert match.actor == 0


def test_homem_aranha_superior_v1_draws_and_goes_on() -> None:
    card = "homem-aranha-superior-v1"
    match = board(card, "celeridade-v1", "violencia-v1", "excentricidade-v1", "competencia-v1", stage=0)
    use_it(match, card, card)
    assert len(hand(match, 0)) == 4
    assert {key.split(":")[2] for key in acts(match, card)} == {"celeridade", "violencia", "excentricidade"}
    use_it(match, card, "violencia-v1", f"target:{FIRST}")
    assert acts(match, card) == []


def test_investigacao_complexa_v1_draws_discards_and_may_put_a_card_back() -> None:
    match = board("B10", "investigacao-complexa-v1")
    use_it(match, "B10", "investigacao-complexa-v1", "discard:A19")
    assert len(hand(match, 0)) == 4
    assert keys(match) == ["choose:A10", "choose:no"]  # no ability
    play(match, "choose:A10")
    assert match.view(0)["seats"][0]["deck"][-1] == "A10"
    assert (stage(match, 0, "B10"), acts(match, "B10")) == (1, [])


def test_joia_do_infinito_mente_v1_draws_and_gives_one_more_action() -> None:
    match = board("A05", "joia-do-infinito-mente-v1", stage=0)
    use_it(match, "A05", "joia-do-infinito-mente-v1")
    assert keys(match) == ["choose:player-1", "choose:player-2"]
    play(match, "choose:player-2")
    assert len(hand(match, 0)) == 4
    assert acts(match, "A05") == ["act:A05:golpe-de-sorte"]


def test_joia_do_infinito_mente_v1_stops_surprises_from_hand() -> None:
    for player, surprised in ((2, False), (1, True)):
        ours = seat(unit("A05", "joia-do-infinito-mente-v1", "5"), hand=["A22"], deck=["A19", "A23"])
        theirs = seat(unit(FIRST, *["B06"] * 9), hand=["atropelamento-v1"], deck=["B06"] * 5)
        match = position(ours, theirs, phase="anticipation", active=1)
        play(match, "pass")
        use_it(match, "A05", "joia-do-infinito-mente-v1", f"choose:player-{player}")
        while phase(match) == "anticipation":
            play(match, "pass")
        assert (f"load:atropelamento-v1:{FIRST}" in keys(match)) == surprised


def test_joia_do_infinito_mente_v1_keeps_characters_out() -> None:
    for player, entering in ((2, False), (1, True)):
        ours = seat(unit("A05", "joia-do-infinito-mente-v1", "5"), deck=["A19", "A23"])
        theirs = seat(unit(FIRST, "3"), hand=["solo-v1"], resources=["B06"] * 3, deck=["B06"] * 5)
        match = position(ours, theirs, phase="anticipation", active=1)
        use_it(match, "A05", "joia-do-infinito-mente-v1", f"choose:player-{player}")
        while phase(match) == "anticipation":
            play(match, "pass")
        assert ("play:solo-v1" in keys(match)) == entering


def test_mary_jane_v1_potentiates_from_the_opponents_prizes() -> None:
    ours = seat(unit("solo-v1", "3"), unit("A04", "3"), deck=["A08"])
    theirs = seat(unit(FIRST, *["B06"] * 12), prizes=["mary-jane-v1"], deck=["B06"])
    match = position(ours, theirs, phase="attack")
    assert "choose:A04:mary-jane-v1" not in keys(match)
    play(match, "choose:solo-v1:mary-jane-v1")
    use_it(match, "solo-v1", "solo-v1", f"target:{FIRST}")
    assert lost(match) == 2
    ours = seat(unit("mary-jane-v1", "3"), unit("peter-parker-v2", "3"), deck=["A08"])
    match = position(ours, seat(unit(FIRST, "3"), deck=["B06"]), phase="attack")
    assert "choose:peter-parker-v2:mary-jane-v1" not in keys(match)  # not from the scene


def test_solo_v1_may_enter_as_the_attack_step_begins() -> None:
    ours = seat(unit("A04", "3"), hand=["solo-v1"], resources=["A08"] * 3, deck=["A19", "A23", "A25"])
    theirs = seat(unit(FIRST, "9"), deck=["B06"] * 3)
    match = position(ours, theirs, phase="attack")
    assert keys(match) == ["play:solo-v1", "play:solo-v1:materialize", "pass"]
    play(match, "play:solo-v1:materialize")
    assert scene(match, 0) == ["A04", "solo-v1"]
    assert carried(match, 0, "solo-v1") == ["A19", "A23", "A25"]
    assert acts(match, "solo-v1") == []  # it has just come
    match = position(ours, theirs, phase="attack")
    play(match, "pass")
    assert scene(match, 0) == ["A04"]
