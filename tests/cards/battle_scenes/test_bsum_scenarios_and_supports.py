"""Scenarios and supports of the first set."""

import pytest

from tests.cards.battle_scenes.shared import Word, acts, aimed_at, rows, use
from tests.kits.battle_scenes import (
    Json,
    carried,
    hand,
    keys,
    phase,
    play,
    points,
    position,
    resources,
    row,
    scene,
    seat,
    seat_view,
    stage,
    unit,
)
from thwack.match import Match

FOE = unit("B09", "9", stage=2)  # a villain with shield 2
PAL = unit("A10", "9", stage=2)  # so that the step goes on after an action
ENTRY = [
    Word("batalha-em-area-povoada-v1"),
    Word("combate-ao-crime-v1"),
    Word("fogo-cruzado-v1"),
    Word("onda-de-panico-v1"),
    Word("reuniao-de-intelectos-v1"),
    Word("sucessao-de-eventos-v1"),
    Word("super-plano-de-dominacao-v1"),
]
HOMES = [
    Word("fantasticarro-v1", ("coisa-v1", 1, ["super-strength", "flight"])),
    Word("mansao-dos-vingadores-v1", ("thor-v1", 1, ["genius", "super-strength"])),
    Word("passaro-negro-v1", ("ciclope-v1", 2, ["energy-attack", "genius", "flight"])),
]
LEADERS = [
    Word("mansao-dos-vingadores-v1", ("A04", "B02")),
    Word("treinamento-mental-v1", ("A11", "B02")),
]


def on(scenario: str, mine: list[Json], theirs: list[Json], owner: int = 0) -> Match:
    """The Attack step with a scenario in scene."""
    place = {"card": scenario, "owner": owner}
    return position(seat(*mine, PAL), seat(*theirs), phase="attack", scenario=place)


def lost(match: Match, ref: str = "B09", number: int = 1) -> int:
    """How many of nine cards somebody has lost."""
    return 9 - len(carried(match, number, ref))


@rows(ENTRY)
def test_scenario_draws_a_card_on_entry(row: Word) -> None:
    """For the player who put it in scene."""
    match = position(seat(hand=[row.card], deck=["A08"] * 3), seat(deck=["A08"] * 3))
    play(match, f"play:{row.card}")
    assert (hand(match, 0), hand(match, 1)) == (["A08"], [])


@rows(HOMES)
def test_home_gives_powers_and_shield_to_its_own(row: Word) -> None:
    """To the characters of its affiliation that its player controls."""
    friend, shield, powers = row.about
    shields = {"coisa-v1": 3, "thor-v1": 2, "ciclope-v1": 0}
    side = [unit(friend, "3"), unit("B09", "3")]
    match = position(seat(*side, unit(row.card, "3")), seat(*side))
    mine, theirs = (one["scene"] for one in match.view(0)["seats"])
    x_men = 1 if friend == "ciclope-v1" else 0  # his own text
    assert mine[0]["shield"] == shields[friend] + shield + x_men
    assert sorted(mine[0]["powers"]) == sorted(powers)
    assert (mine[1]["shield"], mine[1]["powers"]) == (2, ["regeneration", "super-strength"])
    assert (mine[2]["shield"], mine[2]["powers"]) == (1 if row.card == "fantasticarro-v1" else 2, [])
    assert theirs[0]["shield"] == shields[friend] + x_men
    assert len(theirs[0]["powers"]) == 1


@rows(LEADERS)
def test_text_leads_one_of_its_own(row: Word) -> None:
    """BS-D7: Once in Preparation, by 1 stage; only for its player."""
    friend, stranger = row.about
    crew = [unit(friend, "3", stage=0), unit(stranger, "3", stage=0)]
    is_home = row.card.startswith("mansao")
    mine = seat(*crew, *([unit(row.card, "3")] if is_home else []))
    match = position(mine, seat(*crew), scenario=None if is_home else row.card)
    leads = [key for key in keys(match) if key.endswith(":lead")]
    friend_ref = scene(match, 0)[0]
    assert leads == [f"capacitate:{friend_ref}:{row.card}:lead"]
    play(match, leads[0])
    assert stage(match, 0, friend_ref) == 1
    assert not [key for key in keys(match) if key.endswith(":lead")]
    other = position(seat(*crew), seat(), scenario={"card": "treinamento-mental-v1", "owner": 1})
    assert not [key for key in keys(other) if key.endswith(":lead")]


# Scenarios


def test_avante_vingadores_v1_lets_avengers_use_any_ability() -> None:
    """While a Captain America leads them, and only what they carry."""
    crew = [unit("A04", "3", "rasgar-v1"), unit("B02", "3", "rasgar-v1"), unit("A01", "3")]
    match = on("avante-vingadores-v1", crew, [FOE])
    assert acts(match, "A04", "rasgar-v1")
    assert not acts(match, "B02", "rasgar-v1")
    assert not acts(on("avante-vingadores-v1", crew[:2], [FOE]), "A04", "rasgar-v1")
    enemies = [FOE, unit("A02", "3")]
    assert not acts(on("avante-vingadores-v1", crew[:2], enemies), "A04", "rasgar-v1")
    assert not acts(on("avante-vingadores-v1", crew, enemies, owner=1), "A04", "rasgar-v1")


def test_batalha_em_area_povoada_v1_lowers_the_damage_of_heroes() -> None:
    """By 1, to whomever; not that of villains."""
    for who, target, used in (("A01", "B09", 1), ("B05", "B09", 2), ("A01", "A15", 1)):
        match = on("batalha-em-area-povoada-v1", [unit(who, "3")], [FOE, unit("A15", "9")], owner=1)
        use(match, who, who, f"target:{target}")
        assert row(match, 1, target)["shield_used"] == used


def test_combate_ao_crime_v1_raises_the_damage_of_heroes_to_villains() -> None:
    """By 1; not to others, nor that of villains."""
    for who, target, loss in (("A04", "B09", 2), ("A04", "A12", 1), ("B02", "B09", 1)):
        match = on("combate-ao-crime-v1", [unit(who, "3")], [FOE, unit("A12", "9")], owner=1)
        use(match, who, who, f"target:{target}")
        assert lost(match, target) == loss


def test_convocar_reforcos_v1_finds_characters_when_the_hand_is_empty() -> None:
    """It goes to resources, and up to two character cards come from the deck."""
    mine = seat(PAL, hand=["convocar-reforcos-v1", "A19"], deck=["A01", "A20", "A02", "A13", "A05"])
    match = position(mine, seat(FOE, deck=["B01", "B02"]))
    play(match, "play:convocar-reforcos-v1")
    assert "discard:A19" in keys(match)
    play(match, "discard:A19")
    assert keys(match) == ["choose:yes", "choose:no"]
    assert match.view(0)["scenario"] is None
    play(match, "choose:yes")
    assert keys(match) == ["choose:A01", "choose:A02", "choose:A05", "pass"]
    play(match, "choose:A02", "choose:A05")
    assert hand(match, 0) == ["A02", "A05"]
    assert resources(match, 0) == ["A19", "convocar-reforcos-v1"]
    assert match.view(0)["seats"][0]["deck"] == [None] * 3


def test_convocar_reforcos_v1_waits_for_the_hand_of_its_own_player() -> None:
    """The other's empty hand does not matter."""
    match = position(seat(PAL, hand=["convocar-reforcos-v1", "A19"], deck=["A01"]), seat(FOE))
    play(match, "play:convocar-reforcos-v1")
    assert match.view(0)["scenario"] == {"card": "convocar-reforcos-v1", "owner": 0}


def test_fogo_cruzado_v1_hides_ranged_attackers_from_anticipate_actions() -> None:
    """In any step; other actions find them, and other characters are found."""
    foes = [unit("A07", "9"), FOE]
    match = on("fogo-cruzado-v1", [unit("B05", "3", "rasgar-v1"), unit("B02", "3")], foes, owner=1)
    use(match, "B05", "rasgar-v1")
    assert aimed_at(match) == ["A10", "B02", "B05", "B09"]
    play(match, "target:B09")
    use(match, "B02", "B02")
    assert "A07" in aimed_at(match)


def test_onda_de_assaltos_v1_draws_one_more_with_two_villains() -> None:
    """In the own Draw phase of its player."""
    for villains, owner, drawn in ((["B05", "B08"], 0, 3), (["B05"], 0, 2), (["B05", "B08"], 1, 2)):
        mine = seat(*[unit(one, "3") for one in villains], unit("A04", "3"), deck=["A08"] * 9)
        theirs = seat(unit("B02", "3"), unit("B09", "3"))
        place = {"card": "onda-de-assaltos-v1", "owner": owner}
        match = position(mine, theirs, phase="draw", scenario=place)
        assert len(hand(match, 0)) == drawn


@pytest.mark.parametrize("active", [0, 1])
def test_onda_de_panico_v1_puts_one_more_card_into_resources(active: int) -> None:
    """In every Countdown, with or without characters."""
    sides = [seat(unit("A04", "3"), deck=["A19"] * 9), seat(deck=["A19"] * 9)]
    place = {"card": "onda-de-panico-v1", "owner": 0}
    match = position(sides[0], sides[1], phase="countdown", scenario=place, active=active)
    assert len(resources(match, active)) == (1 if active == 0 else 3)


def test_retirada_estrategica_v1_takes_one_back_to_hand() -> None:
    """A character or support of its player, unloaded."""
    mine = seat(unit("A04", "A19"), unit("A15", "A20"), hand=["retirada-estrategica-v1"])
    match = position(mine, seat(FOE))
    play(match, "play:retirada-estrategica-v1")
    assert keys(match) == ["choose:A04", "choose:A15"]
    play(match, "choose:A04")
    assert (hand(match, 0), scene(match, 0), resources(match, 0)) == (["A04"], ["A15"], ["A19"])
    assert points(match, 1) == 0


def test_reuniao_de_intelectos_v1_rewards_genius_when_it_is_replaced() -> None:
    """Each player draws 1 for each own character with genius."""
    mine = seat(unit("A03", "3"), unit("A09", "3"), unit("A04", "3"), hand=["A17"], deck=["A08"] * 9)
    theirs = seat(unit("B02", "3"), unit("B09", "3"), deck=["A08"] * 9)
    match = position(mine, theirs, scenario={"card": "reuniao-de-intelectos-v1", "owner": 1})
    play(match, "play:A17")
    assert (len(hand(match, 0)), len(hand(match, 1))) == (2, 1)


def test_sem_tregua_v1_ties_two_to_each_other() -> None:
    """Neither can be targeted but by the two; they may target anybody."""
    mine = seat(unit("A07", "3"), unit("A06", "3"), PAL, hand=["sem-tregua-v1", "A19"], deck=["A08"] * 9)
    theirs = seat(unit("B05", "3"), unit("B08", "3"), unit("B10", "3"), deck=["A08"] * 9)
    match = position(mine, theirs)
    play(match, "play:sem-tregua-v1")
    assert keys(match) == ["choose:A07", "choose:A06"]
    play(match, "choose:A07")
    assert keys(match) == ["choose:B05", "choose:B08"]
    play(match, "choose:B05", "pass")
    assert phase(match) == "attack"
    use(match, "A06", "A06")
    assert aimed_at(match) == ["A06", "A10", "B08", "B10"]
    play(match, "target:B08")
    use(match, "A07", "A07")
    assert aimed_at(match) == ["A06", "A07", "A10", "B05", "B08", "B10"]
    play(match, "target:B05")


def test_sem_tregua_v1_ends_when_one_of_them_leaves() -> None:
    """It goes to resources."""
    mine = seat(unit("A07", "3"), PAL, hand=["sem-tregua-v1", "A19"], deck=["A08"] * 9)
    match = position(mine, seat(unit("B05", "3"), unit("B08", "3")))
    play(match, "play:sem-tregua-v1", "choose:B05", "surrender:A07")
    assert match.view(0)["scenario"] is None
    assert "sem-tregua-v1" in resources(match, 0)


@pytest.mark.parametrize("active", [0, 1])
def test_sucessao_de_eventos_v1_draws_one_more(active: int) -> None:
    """For each player in the own Draw phase."""
    sides = [seat(unit("A04", "3"), deck=["A19"] * 9), seat(deck=["A19"] * 9)]
    place = {"card": "sucessao-de-eventos-v1", "owner": 0}
    match = position(sides[0], sides[1], phase="draw", scenario=place, active=active)
    assert len(hand(match, active)) == (3 if active == 0 else 2)
    assert len(hand(match, 1 - active)) == 0


def test_super_plano_de_dominacao_v1_helps_every_villain() -> None:
    """Genius and shield +1, on either side; nobody else."""
    match = on("super-plano-de-dominacao-v1", [unit("B08", "3"), unit("A07", "3")], [unit("B09", "3")])
    rows = [row(match, 0, "B08"), row(match, 0, "A07"), row(match, 1, "B09")]
    assert [one["shield"] for one in rows] == [2, 1, 3]
    assert ["genius" in one["powers"] for one in rows] == [True, False, True]


def test_treino_na_sala_de_perigo_v1_swaps_cards_of_x_men() -> None:
    """Once in Preparation, between two characters or supports of its player."""
    crew = [unit("fera-v1", "A19", "A20"), unit("passaro-negro-v1", "A22"), unit("A04", "A23")]
    match = position(seat(*crew), seat(unit("ciclope-v1", "3")), scenario="treino-na-sala-de-perigo-v1")
    play(match, "choose:treino-na-sala-de-perigo-v1")
    assert keys(match) == ["choose:fera-v1:A19", "choose:fera-v1:A20", "choose:passaro-negro-v1:A22"]
    play(match, "choose:fera-v1:A20")
    assert sorted(carried(match, 0, "fera-v1")) == ["A19", "A22"]
    assert carried(match, 0, "passaro-negro-v1") == ["A20"]
    assert "choose:treino-na-sala-de-perigo-v1" not in keys(match)


# Supports


def hidden() -> Match:
    """A villain hidden in Esconderijo Secreto, when the enemy attacks."""
    mine = seat(
        unit("B05", "9"),
        unit("B08", "3"),
        unit("A04", "3"),
        hand=["esconderijo-secreto-v1"],
        resources=["A08"] * 4,
        deck=["A08"] * 9,
    )
    theirs = seat(unit("A07", "3"), unit("A06", "3"), unit("B02", "3"), deck=["A08"] * 9)
    match = position(mine, theirs)
    play(match, "play:esconderijo-secreto-v1")
    assert keys(match) == ["choose:B05", "choose:B08"]
    play(match, "choose:B08")
    return match


def test_esconderijo_secreto_v1_hides_a_villain() -> None:
    """No action targets it, not even one of its own side."""
    match = hidden()
    while phase(match) != "attack":
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    use(match, "A04", "A04")
    assert aimed_at(match) == ["A04", "A06", "A07", "B02", "B05", "esconderijo-secreto-v1"]


def test_esconderijo_secreto_v1_goes_with_the_villain() -> None:
    """To resources, with what it carried."""
    match = hidden()
    play(match, "surrender:B08")
    assert scene(match, 0) == ["B05", "A04"]
    assert sorted(resources(match, 0)) == ["A08"] * 7 + ["esconderijo-secreto-v1"]


def test_fantasticarro_v1_finds_one_of_the_four() -> None:
    """On entry, if its player likes; the deck is shuffled."""
    deck = ["fantasticarro-v1", "coisa-v1", "A04"]
    mine = seat(hand=["fantasticarro-v1"], resources=["A08"] * 3, deck=deck)
    match = position(mine, seat(deck=["tocha-humana-v1"]))
    play(match, "play:fantasticarro-v1")
    assert keys(match) == ["choose:coisa-v1", "choose:no"]
    play(match, "choose:coisa-v1")
    assert hand(match, 0) == ["coisa-v1"]
    assert match.view(0)["seats"][0]["deck"] == [None] * 2


def test_maquina_diabolica_v1_needs_a_villain() -> None:
    """To be put in scene."""
    for who, offered in (("B05", True), ("A04", False)):
        mine = seat(unit(who, "3"), hand=["maquina-diabolica-v1"], resources=["A08"] * 7)
        match = position(mine, seat(unit("B09", "3")))
        assert ("play:maquina-diabolica-v1" in keys(match)) is offered


def test_maquina_diabolica_v1_makes_the_opponent_count_as_if_alone() -> None:
    """1, and 1 for each character and prize of its player; its own player counts as usual."""
    mine = seat(unit("maquina-diabolica-v1", "3"), unit("B05", "3"), deck=["A19"] * 9)
    theirs = seat(FOE, deck=["A19"] * 9)
    assert len(resources(position(mine, theirs, phase="countdown", active=1), 1)) == 2
    assert len(resources(position(mine, theirs, phase="countdown"), 0)) == 0


def test_passaro_negro_v1_hurts_its_crew_when_destroyed() -> None:
    """2 damage to each X-Men of its player; the shield it gave is gone."""
    mine = [unit("passaro-negro-v1", "A19", shield_used=2), unit("fera-v1", "9"), unit("A04", "9")]
    foes = [unit("B02", "9"), unit("wolverine-v1", "9"), PAL]
    match = position(seat(*foes), seat(*mine), phase="attack")
    use(match, "B02", "B02", "target:passaro-negro-v1")
    assert "passaro-negro-v1" in resources(match, 1)
    assert (lost(match, "fera-v1"), lost(match, "A04"), lost(match, "wolverine-v1", 0)) == (1, 0, 0)
    assert row(match, 1, "A04")["shield_used"] == 0


def test_veiculo_de_combate_s_h_i_e_l_d_v1_is_a_fleet() -> None:
    """BS-11.8."""
    card = "veiculo-de-combate-s-h-i-e-l-d-v1"
    match = position(seat(unit(card, "3"), hand=[card], resources=["A08"] * 3))
    play(match, f"play:{card}")
    assert scene(match, 0) == [card, f"{card}.2"]


def test_veiculo_de_combate_s_h_i_e_l_d_v1_shields_its_people() -> None:
    """By 1 for each vehicle, S.H.I.E.L.D. characters only."""
    card = "veiculo-de-combate-s-h-i-e-l-d-v1"
    mine = [unit("nick-fury-v1", "3"), unit("A04", "3"), unit(card, "3"), unit(card, "3")]
    match = position(seat(*mine), seat(unit("viuva-negra-v1", "3")))
    assert [one["shield"] for one in seat_view(match, 0)["scene"]] == [3, 2, 2, 2]
    assert row(match, 1, "viuva-negra-v1")["shield"] == 1


def test_veiculo_de_combate_s_h_i_e_l_d_v1_lends_its_mortar_once() -> None:
    """3 damage by one S.H.I.E.L.D. character with ranged attack, in the own Attack step."""
    card = "veiculo-de-combate-s-h-i-e-l-d-v1"
    names = ["viuva-negra-v1", "gaviao-arqueiro-v1", "A07"]
    mine = [*[unit(one, "3") for one in names], unit(card, "3")]
    match = position(seat(*mine), seat(FOE), phase="attack")
    assert [bool(acts(match, one, card)) for one in names] == [True, True, False]
    use(match, "viuva-negra-v1", card)
    assert aimed_at(match) == sorted([*names, card, "B09"])
    play(match, "target:B09")
    assert (lost(match), stage(match, 0, "viuva-negra-v1")) == (1, 0)
    assert not acts(match, "gaviao-arqueiro-v1", card)


def test_veiculo_de_combate_s_h_i_e_l_d_v1_lends_to_nobody_else() -> None:
    """Not in the enemy's turn, and not without ranged attack."""
    card = "veiculo-de-combate-s-h-i-e-l-d-v1"
    mine = seat(unit("viuva-negra-v1", "3", stage=2), unit(card, "3"))
    match = position(mine, seat(FOE), phase="anticipation", active=1)
    assert not acts(match, "viuva-negra-v1", card)
