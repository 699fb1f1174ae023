"""Abilities of the first set: permanent texts, and actions that are more than plain verbs."""

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
    stage,
    unit,
)
from thwack.games.battle_scenes.cards.decks import faults_of, sheet_of_table
from thwack.games.battle_scenes.cards.library import library
from thwack.match import Match

FOE = unit("B09", "9", stage=2)  # a villain with shield 2
PAL = unit("A10", "9", stage=2)  # so that the step goes on after an action
GIFTS = [
    Word("granada-de-mao-v1", ["ranged-attack"]),
    Word("jogar-objeto-v1", ["ranged-attack"]),
    Word("porrete-v1", ["agility"]),
    Word("sabre-v1", ["blades"]),
]
ANYBODY = [
    Word("flutuar-v1", "B08"),
    Word("golpe-desnorteante-v1", "B05"),
    Word("mjolnir-v1", "thor-v1"),
    Word("porrete-v1", "A04"),
]
UNIQUE = [Word("escudo-do-capitao-america-v1"), Word("mjolnir-v1")]


def duel(*mine: dict[str, Json], foes: list[dict[str, Json]] | None = None, **parts: Json) -> Match:
    """Mine and a pal against the foe, in the Attack step."""
    own = {"deck": ["A08"] * 9, **parts}
    other = seat(*([FOE] if foes is None else foes), deck=["A08"] * 9, resources=["A19", "A20"])
    return position(seat(*mine, PAL, **own), other, phase="attack")


def lost(match: Match, ref: str = "B09", number: int = 1) -> int:
    """How many of nine cards somebody has lost."""
    return 9 - len(carried(match, number, ref))


@rows(GIFTS)
def test_gear_gives_its_power_to_any_bearer(row: Word) -> None:
    """And nothing but that."""
    match = duel(unit("A12", "3", row.card), unit("A15", "3", row.card))
    have = {one["ref"]: one["powers"] for one in match.view(0)["seats"][0]["scene"]}
    assert sorted(have["A12"]) == sorted([*row.about, "cosmic-power", "flight"])
    assert have["A10"] == ["elasticity", "regeneration"]


@rows(UNIQUE)
def test_unique_item_is_once_in_a_deck(row: Word) -> None:
    """BS-3.3."""
    once, _ = sheet_of_table({"name": "Once", "cards": {row.card: 1}})
    twice, _ = sheet_of_table({"name": "Twice", "cards": {row.card: 2}})
    assert len(faults_of(library(), twice)) == len(faults_of(library(), once)) + 1


@rows(ANYBODY)
def test_abilities_aim_at_anybody(row: Word) -> None:
    """BS-R20: Characters and supports of either side, the user too."""
    match = duel(unit(row.about, "3", row.card, stage=2), foes=[FOE, unit("A15", "3")])
    use(match, row.about, row.card)
    assert aimed_at(match) == sorted([row.about, "A10", "A15", "B09"])


def test_alucinacao_v1_takes_the_shield_away() -> None:
    """To 0 for this turn, whatever adds to it."""
    match = duel(unit("A11", "3", "alucinacao-v1"), foes=[unit("B05", "9"), unit("B14", "3"), FOE])
    assert row(match, 1, "B05")["shield"] == 2
    use(match, "A11", "alucinacao-v1")
    assert aimed_at(match) == ["A10", "A11", "B05", "B09", "B14"]
    play(match, "target:B05")
    assert [row(match, 1, one)["shield"] for one in ("B05", "B09")] == [0, 2]


def test_arrancar_das_maos_v1_puts_a_card_of_the_hand_on_the_deck() -> None:
    """One, by the choice of the opponent."""
    mine = seat(unit("sr-fantastico-v1", "3", "arrancar-das-maos-v1"), PAL, hand=["A20"])
    match = position(mine, seat(FOE, hand=["A17", "A18"], deck=["A08"]), phase="attack")
    use(match, "sr-fantastico-v1", "arrancar-das-maos-v1")
    assert (match.actor, keys(match)) == (1, ["choose:A17", "choose:A18"])
    play(match, "choose:A18")
    assert hand(match, 1) == ["A17"]
    assert match.view(1)["seats"][1]["deck"] == ["A18", None]


def test_arremesso_especial_v1_helps_a_friend_to_hit() -> None:
    """3 more damage to one target of its action."""
    crew = [unit("B02", "3", "arremesso-especial-v1"), unit("A03", "3"), unit("A04", "3")]
    match = duel(*crew, foes=[FOE, unit("A05", "9")])
    use(match, "B02", "arremesso-especial-v1")
    assert keys(match) == ["choose:A03", "choose:A04"]
    play(match, "choose:A03")
    use(match, "A03", "A03", "target:B09", "target:A05")
    assert keys(match) == ["choose:B09", "choose:A05"]
    play(match, "choose:B09")
    assert (lost(match), lost(match, "A05")) == (2, 0)
    use(match, "A04", "A04", "target:A05")
    assert lost(match, "A05") == 1


def test_carregar_para_longe_v1_shuffles_everything_away() -> None:
    """The target, the user and all they carry go into their owners' decks."""
    match = duel(unit("B08", "3", "carregar-para-longe-v1", stage=2), foes=[FOE, unit("A15", "A19", "A20")])
    use(match, "B08", "carregar-para-longe-v1")
    assert aimed_at(match) == ["A10", "A15", "B08", "B09"]
    play(match, "target:A15")
    assert (scene(match, 0), scene(match, 1)) == (["A10"], ["B09"])
    assert [len(side["deck"]) for side in match.view(0)["seats"]] == [9 + 5, 9 + 3]
    assert (resources(match, 0), resources(match, 1)) == ([], ["A19", "A20"])
    assert match.view(0)["seats"][0]["deck"] == [None] * 14


def test_cela_elastica_v1_shuffles_two_characters_away() -> None:
    """What they carried goes to resources; a support is no target."""
    match = duel(unit("sr-fantastico-v1", "3", "cela-elastica-v1", stage=2), foes=[FOE, unit("A15", "3")])
    use(match, "sr-fantastico-v1", "cela-elastica-v1")
    assert aimed_at(match) == ["A10", "B09", "sr-fantastico-v1"]
    play(match, "target:B09")
    assert (scene(match, 0), scene(match, 1)) == (["A10"], ["A15"])
    assert [len(side["deck"]) for side in match.view(0)["seats"]] == [9 + 1, 9 + 1]
    assert resources(match, 0) == ["A08"] * 3 + ["cela-elastica-v1"]
    assert resources(match, 1) == ["A19", "A20"] + ["A08"] * 9


def blackmailed(hero: str = "A07") -> Match:
    """Thanos with Chantagem, loaded as he entered, when the blackmailed hero's turn has come."""
    theirs = seat(unit("A07", "3"), unit("A06", "3"), unit("B05", "3"), deck=["A08"] * 9)
    stock = ["A19"] * 4 + ["chantagem-v1"]
    mine = seat(unit("A01", "3"), hand=["B02"], resources=stock, deck=["A08"] * 9)
    match = position(mine, theirs)
    play(match, "play:B02", "load:chantagem-v1")
    assert keys(match) == ["choose:A07", "choose:A06"]
    play(match, f"choose:{hero}")
    while phase(match) != "attack" or match.actor != 1:
        play(match, "pass")
    return match


def test_chantagem_v1_keeps_the_chosen_hero_from_targeting() -> None:
    """Only that hero, and only the bearer."""
    match = blackmailed()
    use(match, "A07", "A07")
    assert aimed_at(match) == ["A01", "A06", "A07", "B05"]
    play(match, "target:B05")
    use(match, "A06", "A06")
    assert "B02" in aimed_at(match)


def test_chantagem_v1_does_nothing_for_others() -> None:
    """Not a villain, or no genius: nobody is chosen."""
    for card in ("A03", "B08"):
        mine = seat(hand=[card], resources=["A19"] * 3 + ["chantagem-v1"])
        match = position(mine, seat(unit("A07", "3"), unit("A06", "3")))
        play(match, f"play:{card}", "load:chantagem-v1")
        assert "choose:A07" not in keys(match)


def test_cicatrizar_v1_works_from_resources() -> None:
    """Whoever has regeneration may load one from there, for nothing and in the enemy's turn as well."""
    mine = seat(unit("A05", "3", stage=0), unit("A04", "3"), resources=["cicatrizar-v1", "A19"])
    match = position(mine, seat(FOE, resources=["cicatrizar-v1"]), phase="anticipation", active=1)
    assert not acts(match, "A04", "cicatrizar-v1")
    use(match, "A05", "cicatrizar-v1")
    assert carried(match, 0, "A05") == ["A08"] * 3 + ["cicatrizar-v1"]
    assert (resources(match, 0), resources(match, 1)) == (["A19"], ["cicatrizar-v1"])


def test_cicatrizar_v1_works_while_carried() -> None:
    """Another one is loaded."""
    match = duel(unit("A05", "3", "cicatrizar-v1"), resources=["A19", "cicatrizar-v1"])
    use(match, "A05", "cicatrizar-v1")
    assert carried(match, 0, "A05").count("cicatrizar-v1") == 2


def test_cicatrizar_v1_takes_none_from_the_opponent() -> None:
    """With none in the own resources it does nothing."""
    mine = seat(unit("A05", "3", "cicatrizar-v1"), PAL)
    match = position(mine, seat(FOE, resources=["cicatrizar-v1"]), phase="attack")
    use(match, "A05", "cicatrizar-v1")
    assert carried(match, 0, "A05").count("cicatrizar-v1") == 1


def test_contra_ataque_afiado_v1_strikes_back() -> None:
    """1 piercing damage to whoever damages its bearer with an action that targeted it."""
    match = duel(unit("B02", "9"), foes=[unit("B05", "9", "contra-ataque-afiado-v1")])
    use(match, "B02", "B02", "target:B05")
    assert lost(match, "B02", 0) == 0
    play(match, "unload:A08")
    play(match, "unload:A08")
    assert lost(match, "B02", 0) == 1


def test_contra_ataque_afiado_v1_waits_for_damage_of_a_targeting_action() -> None:
    """Not for an action without target, not for one without damage, not without blades."""
    gear = "contra-ataque-afiado-v1"
    match = duel(unit("B02", "9", "onda-de-choque-v1"), foes=[unit("B05", gear, gear, gear, gear, gear)])
    use(match, "B02", "onda-de-choque-v1")
    assert lost(match, "B02", 0) == 0
    match = duel(unit("A09", "9"), foes=[unit("B05", *[gear] * 5)])
    use(match, "A09", "A09", "target:B05")
    assert lost(match, "A09", 0) == 0
    match = duel(unit("B02", "9"), foes=[unit("A04", *[gear] * 5)])
    use(match, "B02", "B02", "target:A04")
    assert lost(match, "B02", 0) == 0


def test_cura_rapida_v1_loads_up_to_three_others() -> None:
    """For nothing but the card itself; no card of its name."""
    gear = "cura-rapida-v1"
    match = duel(unit("A05", "3", gear, stage=0), resources=["A24", "A26", "A22", "A23", gear])
    use(match, "A05", gear)
    assert keys(match) == ["choose:A24", "choose:A26", "choose:A22", "choose:A23", "pass"]
    play(match, "choose:A24", "choose:A26", "choose:A23")
    assert carried(match, 0, "A05") == ["A08"] * 3 + ["A24", "A26", "A23"]
    assert resources(match, 0) == ["A22", gear, gear]


def test_desatomizar_v1_makes_the_opponent_count_as_if_alone() -> None:
    """In the next Countdown: 1, and 1 for each of my characters and prizes; then no more."""
    mine = seat(unit("B12", "3", "desatomizar-v1", stage=2), PAL, deck=["A08"] * 9, prizes=["A08"])
    match = position(mine, seat(FOE, deck=["A19"] * 20), phase="attack")
    use(match, "B12", "desatomizar-v1")
    while match.view(None)["active"] == 0:
        play(match, "pass")
    assert resources(match, 1) == ["A19"] * 4
    while match.view(None)["turn"] < 8 and not match.result:
        play(match, "pass" if "pass" in keys(match) else keys(match)[0])
    assert match.view(None)["turn"] == 8
    assert resources(match, 1).count("A19") == 4


def test_despedacar_a_realidade_v1_gives_an_extra_turn() -> None:
    """The user cannot be raised in its Preparation; after it comes the other player."""
    gear = "despedacar-a-realidade-v1"
    mine = seat(unit("B12", "3", gear, stage=2), unit("A04", "3"), deck=["A08"] * 9)
    match = position(mine, seat(FOE, deck=["A08"] * 9), phase="attack")
    use(match, "B12", gear)
    assert gear in resources(match, 0)
    play(match, "pass")
    assert (match.view(None)["active"], phase(match), stage(match, 0, "B12")) == (0, "preparation", 0)
    raised = {key.split(":")[1] for key in keys(match) if key.startswith("capacitate:")}
    assert raised == {"A04"}
    while match.view(None)["turn"] == 6:
        play(match, "pass")
    assert match.view(None)["active"] == 1


def test_despedacar_a_realidade_v1_holds_the_user_down_in_that_preparation_only() -> None:
    """In the same turn, and in the Combat of the extra one, it can be raised."""
    gear = "despedacar-a-realidade-v1"
    mine = seat(unit("A11", "3", gear, stage=2), unit("A02", "3"), unit("A10", "3"), deck=["A08"] * 9)
    match = position(mine, seat(FOE, deck=["A08"] * 9), phase="attack")
    use(match, "A11", gear)
    use(match, "A02", "A02")
    assert stage(match, 0, "A11") == 1
    play(match, "pass")
    use(match, "A02", "A02")
    assert (phase(match), stage(match, 0, "A11")) == ("preparation", 1)

    again = position(mine, seat(FOE, deck=["A08"] * 9), phase="attack")
    use(again, "A11", gear)
    play(again, "pass", "pass")
    assert (again.view(None)["turn"], phase(again)) == (6, "attack")
    use(again, "A02", "A02")
    assert stage(again, 0, "A11") == 1


def test_escudo_do_capitao_america_v1_shields_its_bearer() -> None:
    """By 1, Captain America by 2."""
    gear = "escudo-do-capitao-america-v1"
    match = duel(unit("A01", "3", gear), unit("A07", "3", gear))
    assert [row(match, 0, one)["shield"] for one in ("A01", "A07")] == [3, 2]
    assert not acts(match, "A07", gear)


@pytest.mark.parametrize(("x", "targets", "losses"), [(2, "AB", (1, 1)), (2, "AA", (3, 0)), (2, "A", (1, 0))])
def test_escudo_do_capitao_america_v1_is_thrown(x: int, targets: str, losses: tuple[int, int]) -> None:
    """2 damage to each of up to X targets, which may be the same (BS-F5); the shield is unloaded."""
    gear = "escudo-do-capitao-america-v1"
    foes = [unit("B09", "9", shield_used=1), unit("B02", "9", shield_used=1)]
    match = duel(unit("A01", "3", gear, stage=2), foes=foes)
    named = {"A": "target:B09", "B": "target:B02"}
    use(match, "A01", gear, *[named[one] for one in targets], *["pass"] * (x - len(targets)), x=x)
    assert (lost(match), lost(match, "B02")) == losses
    assert (stage(match, 0, "A01"), resources(match, 0)) == (2 - x, [gear])


def test_flutuar_v1_lowers_what_the_target_deals_to_the_user() -> None:
    """By 1, for this turn; not what it deals to others, nor what others deal."""
    theirs = seat(unit("A04", "9", stage=2), unit("B02", "9", stage=2), unit("A05", "9", stage=2))
    match = position(seat(unit("B08", "9", "flutuar-v1", stage=0)), theirs, phase="anticipation", active=1)
    use(match, "B08", "flutuar-v1", "target:A04")
    use(match, "A04", "A04", "target:B08", "unload:A08")
    assert len(carried(match, 0, "B08")) == 9
    use(match, "B02", "B02", "target:B08", *["unload:A08"] * 3)
    assert len(carried(match, 0, "B08")) == 6


def test_golpe_desnorteante_v1_changes_a_card_of_the_target() -> None:
    """1 damage, a card unloaded, and one of its owner's resources loaded."""
    match = duel(unit("B05", "3", "golpe-desnorteante-v1"))
    use(match, "B05", "golpe-desnorteante-v1", "target:B09")
    assert keys(match) == ["choose:A19", "choose:A20", "choose:A08"]
    play(match, "choose:A20")
    assert carried(match, 1, "B09") == ["A08"] * 8 + ["A20"]
    assert row(match, 1, "B09")["shield_used"] == 1
    assert resources(match, 1) == ["A19", "A08"]


def test_golpe_desnorteante_v1_loads_nothing_on_who_has_fallen() -> None:
    """With one card the target is knocked out."""
    match = duel(unit("B05", "3", "golpe-desnorteante-v1"), foes=[unit("B02", "A22"), FOE])
    use(match, "B05", "golpe-desnorteante-v1", "target:B02")
    assert points(match, 0) == 5
    assert resources(match, 1) == ["A19", "A20", "A22"]


def test_mjolnir_v1_makes_thor_stronger() -> None:
    """Shield +1, and three powers."""
    match = duel(unit("thor-v1", "3", "mjolnir-v1"))
    thor = row(match, 0, "thor-v1")
    assert thor["shield"] == 3
    assert thor["powers"] == ["ranged-attack", "energy-attack", "super-strength", "flight"]


def test_mjolnir_v1_is_thrown_by_thor() -> None:
    """4 damage; the hammer is unloaded."""
    match = duel(unit("thor-v1", "3", "mjolnir-v1"))
    use(match, "thor-v1", "mjolnir-v1", "target:B09")
    assert (lost(match), resources(match, 0)) == (2, ["mjolnir-v1"])
    assert stage(match, 0, "thor-v1") == 0
    assert not acts(duel(unit("A07", "3", "mjolnir-v1")), "A07", "mjolnir-v1")


@pytest.mark.parametrize("bearer", ["A01", "A15"])
def test_mjolnir_v1_is_not_for_others(bearer: str) -> None:
    """It is unloaded from anybody but Thor."""
    energy = {"A01": 4, "A15": 3}[bearer]
    match = position(seat(hand=[bearer, "A19"], resources=["mjolnir-v1", *["A08"] * (energy - 1)]))
    play(match, f"play:{bearer}")
    assert carried(match, 0, bearer) == ["A08"] * (energy - 1)
    assert resources(match, 0) == ["mjolnir-v1"]


def test_onda_de_choque_v1_hits_everybody_else() -> None:
    """3 damage to all others, of both sides, supports too."""
    match = duel(unit("B02", "9", "onda-de-choque-v1"), foes=[FOE, unit("A15", "9")])
    use(match, "B02", "onda-de-choque-v1")
    assert (lost(match), lost(match, "A15"), lost(match, "A10", 0), lost(match, "B02", 0)) == (1, 1, 2, 0)
    assert resources(match, 0).count("onda-de-choque-v1") == 1


def test_onda_de_energia_v1_pierces_every_other_character() -> None:
    """2 piercing damage, of both sides; no supports."""
    match = duel(unit("B07", "9", "onda-de-energia-v1", stage=2), foes=[FOE, unit("A15", "9")])
    use(match, "B07", "onda-de-energia-v1")
    assert (lost(match), lost(match, "A15"), lost(match, "A10", 0), lost(match, "B07", 0)) == (2, 0, 2, 0)
    assert row(match, 1, "A15")["shield_used"] == 0
    assert resources(match, 0).count("onda-de-energia-v1") == 1


def test_onda_de_tranquilidade_v1_ends_a_scenario() -> None:
    """It goes to its owner's resources, and the user's player draws; without one, nothing."""
    mine = seat(unit("A11", "3", "onda-de-tranquilidade-v1", stage=0), PAL, deck=["A20", "A08"])
    match = position(mine, seat(FOE), phase="attack", scenario={"card": "A17", "owner": 1})
    use(match, "A11", "onda-de-tranquilidade-v1")
    assert (match.view(0)["scenario"], resources(match, 1), hand(match, 0)) == (None, ["A17"], ["A20"])
    match = position(mine, seat(FOE), phase="attack")
    use(match, "A11", "onda-de-tranquilidade-v1")
    assert hand(match, 0) == []


def test_paralisar_v1_lowers_every_enemy_character() -> None:
    """By 1; not the own side."""
    match = duel(unit("A11", "3", "paralisar-v1", stage=2), foes=[FOE, unit("A04", "3")])
    use(match, "A11", "paralisar-v1")
    assert (stage(match, 1, "B09"), stage(match, 1, "A04"), stage(match, 0, "A10")) == (1, 0, 2)


def test_pensar_rapido_v1_is_used_once_a_turn() -> None:
    """By each player, whoever carries it."""
    match = duel(unit("B02", "3", "pensar-rapido-v1"), unit("A03", "3", "pensar-rapido-v1"))
    assert acts(match, "A03", "pensar-rapido-v1")
    use(match, "B02", "pensar-rapido-v1")
    assert not acts(match, "A03", "pensar-rapido-v1")


@pytest.mark.parametrize("player", [0, 1])
def test_poltergeist_v1_empties_a_deck_by_five(player: int) -> None:
    """Of the chosen player, from the top into resources."""
    match = duel(unit("B12", "3", "poltergeist-v1"))
    use(match, "B12", "poltergeist-v1", f"choose:player-{player + 1}")
    assert [len(side["deck"]) for side in match.view(0)["seats"]][player] == 4
    assert resources(match, player)[-5:] == ["A08"] * 5
    assert len(match.view(0)["seats"][1 - player]["deck"]) == 9


@pytest.mark.parametrize(("who", "loss"), [("A04", 0), ("B08", 1), ("B10", 0)])
def test_porrete_v1_is_heavier_in_the_hands_of_a_villain(who: str, loss: int) -> None:
    """1 damage, 2 from a villain; one more is absorbed."""
    match = duel(unit(who, "3", "porrete-v1"), foes=[unit("B09", "9", shield_used=1)])
    use(match, who, "porrete-v1", "target:B09")
    assert (row(match, 1, "B09")["shield_used"], lost(match)) == (2, loss)
    assert stage(match, 0, who) == 0


def test_protecao_v1_shields_any_bearer() -> None:
    """By 1 for each copy; a support has nothing of it (BS-6.3)."""
    gear = "protecao-v1"
    match = duel(unit("A04", "3", gear), unit("A07", gear, gear), unit("A15", "3", gear))
    assert [row(match, 0, one)["shield"] for one in ("A04", "A07", "A15", "A10")] == [3, 3, 2, 1]


def test_rede_de_espionagem_v1_orders_the_top_five() -> None:
    """In any order; the last one put back is on top. For nothing."""
    match = duel(
        unit("B02", "3", "rede-de-espionagem-v1", stage=0), deck=["A19", "A20", "A22", "A23", "A24", "A26"]
    )
    use(match, "B02", "rede-de-espionagem-v1")
    assert keys(match) == ["choose:player-1", "choose:player-2"]
    play(match, "choose:player-1")
    assert keys(match) == [f"choose:{card}" for card in ("A19", "A20", "A22", "A23", "A24")]
    play(match, "choose:A19", "choose:A20", "choose:A24", "choose:A23")
    assert match.view(0)["seats"][0]["deck"] == ["A22", "A23", "A24", "A20", "A19", None]
    assert match.view(1)["seats"][0]["deck"] == [None] * 6


def test_BS_C2_rede_de_espionagem_v1_may_order_the_deck_of_the_opponent() -> None:
    """Who looks knows the new order; the owner knows nothing of it, not even what was known before."""
    mine = seat(unit("B02", "3", "rede-de-espionagem-v1", stage=0), PAL, deck=["A19"])
    theirs = seat(FOE, deck=["B19", "B20", "B22", "B23", "B24", "B25"])
    match = position(mine, theirs, phase="attack")
    use(match, "B02", "rede-de-espionagem-v1")
    play(match, "choose:player-2")
    assert keys(match) == [f"choose:{card}" for card in ("B19", "B20", "B22", "B23", "B24")]
    assert match.view(0)["seats"][1]["aside"] == ["B19", "B20", "B22", "B23", "B24"]
    assert match.view(1)["seats"][1]["aside"] == [None] * 5
    start = match.choices[0].things.start
    assert start == ("pile:1:aside:B19",)
    play(match, "choose:B24", "choose:B19", "choose:B20", "choose:B23")
    assert match.view(0)["seats"][1]["deck"] == ["B22", "B23", "B20", "B19", "B24", None]
    assert match.view(1)["seats"][1]["deck"] == [None] * 6
    log = match.log("en", 1)
    assert "Player 1 looks at the top 5 cards of the deck of Player 2." in log
    assert "Player 1 puts a card on top of the deck of Player 2." in log
