"""Characters of the first set: permanent texts, and actions that are more than plain verbs."""

import pytest

from tests.cards.battle_scenes.shared import Word, acts, aimed_at, rows, use
from tests.kits.battle_scenes import (
    Json,
    carried,
    hand,
    keys,
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
PLATOON = [Word("agente-s-h-i-e-l-d-v1"), Word("capanga-do-rei-v1")]
ANYBODY = [
    Word("dr-octopus-v1", (1, [])),
    Word("duende-verde-v1", (None, [])),
    Word("gaviao-arqueiro-v1", (None, ["choose:1"])),
    Word("gaviao-arqueiro-v1", (None, ["choose:2"])),
    Word("magneto-v1", (None, ["choose:1"])),
    Word("mercenario-v1", (None, [])),
    Word("sr-fantastico-v1", (None, [])),
    Word("wolverine-v1", (1, [])),
]
FINDERS = [Word("nick-fury-v1", "agente-s-h-i-e-l-d-v1"), Word("rei-do-crime-v1", "capanga-do-rei-v1")]
KEEPERS = [Word("capitao-america-v1", "escudo-do-capitao-america-v1"), Word("thor-v1", "mjolnir-v1")]


def duel(*mine: dict[str, Json], foes: list[dict[str, Json]] | None = None, **parts: Json) -> Match:
    """Mine and a pal against the foe, in the Attack step."""
    own = {"deck": ["A08"] * 9, **parts}
    other = seat(*([FOE] if foes is None else foes), deck=["A08"] * 9, resources=["A19", "A20"])
    return position(seat(*mine, PAL, **own), other, phase="attack")


def lost(match: Match, ref: str = "B09", number: int = 1) -> int:
    """How many of nine cards somebody has lost."""
    return 9 - len(carried(match, number, ref))


@rows(ANYBODY)
def test_characters_aim_at_anybody(row: Word) -> None:
    """BS-R20: Characters and supports of either side, the user too."""
    match = duel(unit(row.card, "3", stage=2), foes=[FOE, unit("A15", "3")])
    x, then = row.about
    use(match, row.card, row.card, *then, x=x)
    assert aimed_at(match) == sorted([row.card, "A10", "A15", "B09"])


@rows(PLATOON)
def test_platoon_may_enter_again(row: Word) -> None:
    """BS-11.13."""
    match = position(seat(unit(row.card, "A19"), hand=[row.card], resources=["A19"]))
    play(match, f"play:{row.card}")
    assert scene(match, 0) == [row.card, f"{row.card}.2"]


@rows(FINDERS)
def test_leaders_find_up_to_three_of_their_people_on_entry(row: Word) -> None:
    """In the deck or in resources, and into hand; BS-H5: the deck is shuffled, so nobody knows it."""
    mine = seat(
        hand=[row.card],
        deck=[row.about, "A19", row.about, row.about],
        resources=[row.about, *["A19"] * 4],
    )
    match = position(mine, seat(deck=[row.about] * 3, resources=[row.about] * 3))
    play(match, f"play:{row.card}", *["load:A19"] * (4 if row.card == "rei-do-crime-v1" else 3))
    assert keys(match) == [f"choose:{row.about}:deck", f"choose:{row.about}:resources", "pass"]
    play(match, f"choose:{row.about}:resources")
    assert keys(match) == [f"choose:{row.about}:deck", "pass"]
    play(match, f"choose:{row.about}:deck", f"choose:{row.about}:deck")
    assert hand(match, 0) == [row.about] * 3
    assert match.view(0)["seats"][0]["deck"] == [None] * 2


@pytest.mark.parametrize("place", ["hand", "deck", "resources"])
@rows(KEEPERS)
def test_keepers_fetch_their_gear(row: Word, place: str) -> None:
    """From hand, deck or resources onto the user, for nothing."""
    match = duel(unit(row.card, "3", stage=0), **{place: ["A19", row.about]})
    use(match, row.card, row.card, *([f"choose:{row.about}:deck"] if place == "deck" else []))
    assert carried(match, 0, row.card) == ["A08"] * 3 + [row.about]
    assert not hand(match, 0) or hand(match, 0) == ["A19"]


def test_capitao_america_v1_takes_his_shield_from_a_friend() -> None:
    """BS-R1: Whoever is left without cards by that is knocked out."""
    gear = "escudo-do-capitao-america-v1"
    match = duel(unit("capitao-america-v1", "3"), unit("A04", gear), foes=[unit("A05", "3", gear)])
    use(match, "capitao-america-v1", "capitao-america-v1")
    assert gear in carried(match, 0, "capitao-america-v1")
    assert points(match, 1) == 6
    assert gear in carried(match, 1, "A05")


def test_thor_v1_may_find_nothing() -> None:
    """BS-H5: Who searches the own deck need not take what is there."""
    foes = [unit("A04", "3", "mjolnir-v1")]
    match = duel(unit("thor-v1", "3"), deck=["A19", "mjolnir-v1"], foes=foes)
    use(match, "thor-v1", "thor-v1")
    assert keys(match) == ["choose:mjolnir-v1:deck", "choose:no"]
    play(match, "choose:no")
    assert carried(match, 0, "thor-v1") == ["A08"] * 3
    assert len(seat_view(match, 0)["deck"]) == 2


def test_capitao_america_v1_leads_an_avenger() -> None:
    """BS-D7: Once in Preparation, by 1 stage."""
    crew = [unit("capitao-america-v1", "3"), unit("A04", "3", stage=0), unit("B02", "3", stage=0)]
    match = position(seat(*crew))
    leads = [key for key in keys(match) if key.endswith(":lead")]
    assert leads == [f"capacitate:{one}:capitao-america-v1:lead" for one in ("capitao-america-v1", "A04")]
    play(match, "capacitate:A04:capitao-america-v1:lead")
    assert [stage(match, 0, one) for one in ("capitao-america-v1", "A04", "B02")] == [1, 1, 0]
    assert not [key for key in keys(match) if key.endswith(":lead")]


def test_capanga_do_rei_v1_has_a_shield_for_each_ranged_ability() -> None:
    """One for each ability of ranged attack that it carries, and for nothing else."""
    gear = ["franco-atirador-v1", "tiro-certeiro-v1", "rajada-v1", "A07"]
    match = duel(unit("capanga-do-rei-v1", *gear), unit("A04", "tiro-certeiro-v1"))
    assert row(match, 0, "capanga-do-rei-v1")["shield"] == 2


def test_ciclope_v1_shields_the_x_men() -> None:
    """By 1: himself and his player's X-Men, no others."""
    crew = [unit("ciclope-v1", "3"), unit("fera-v1", "3"), unit("A04", "3")]
    match = duel(*crew, foes=[unit("wolverine-v1", "3")])
    assert [row(match, 0, one)["shield"] for one in ("ciclope-v1", "fera-v1", "A04")] == [1, 2, 2]
    jet = duel(crew[0], unit("passaro-negro-v1", "3"))
    assert row(jet, 0, "passaro-negro-v1")["shield"] == 2
    assert row(match, 1, "wolverine-v1")["shield"] == 1


def test_demolidor_v1_takes_no_damage_from_the_first_action() -> None:
    """The first that targets him this turn, and only that one."""
    foes = [unit("A04", "9", stage=2), unit("A05", "9", stage=2), unit("B02", "9", stage=2)]
    match = position(seat(unit("demolidor-v1", "9", stage=0)), seat(*foes), phase="anticipation", active=1)
    use(match, "demolidor-v1", "demolidor-v1")
    use(match, "A04", "A04", "target:B02")
    use(match, "A05", "A05", "target:demolidor-v1")
    assert lost(match, "demolidor-v1", 0) == 0
    assert row(match, 0, "demolidor-v1")["shield_used"] == 0
    use(match, "B02", "B02", "target:demolidor-v1")
    assert lost(match, "demolidor-v1", 0) == 2


def test_demolidor_v1_is_not_fooled_when_somebody_leaves() -> None:
    """Whoever leaves the scene in between, the first action was the first."""
    foes = [unit("A04", "9", stage=2), unit("A05", "9", stage=2), unit("A01", "9"), unit("B02", "9")]
    for number in range(3):
        crew = [unit(one, "A19") for one in ("B05", "B06", "B08")]
        crew.insert(number, unit("demolidor-v1", "9"))
        match = position(seat(*crew), seat(*foes), phase="anticipation", active=1)
        use(match, "demolidor-v1", "demolidor-v1")
        use(match, "A01", "A01", "target:demolidor-v1")
        use(match, "A05", "A05", "target:B05")
        use(match, "A04", "A04", "target:B08")
        assert points(match, 1) == 7
        use(match, "B02", "B02", "target:demolidor-v1")
        assert lost(match, "demolidor-v1", 0) == 2


def test_dr_destino_v1_loads_one_of_the_top_three() -> None:
    """Then a card is unloaded from him, and the others go back in any order."""
    match = duel(unit("dr-destino-v1", "A19", "A20", stage=0), deck=["A21", "A22", "A23", "A24"])
    use(match, "dr-destino-v1", "dr-destino-v1")
    assert keys(match) == ["choose:A21", "choose:A22", "choose:A23"]
    play(match, "choose:A22")
    assert keys(match) == [f"unload:dr-destino-v1:{card}" for card in ("A19", "A20", "A22")]
    play(match, "unload:dr-destino-v1:A19", "choose:A21")
    assert carried(match, 0, "dr-destino-v1") == ["A20", "A22"]
    assert resources(match, 0) == ["A19"]
    assert match.view(0)["seats"][0]["deck"] == ["A23", "A21", None]
    assert "A22" not in match.view(1)["seats"][0]["deck"]


@pytest.mark.parametrize(("x", "used", "loss", "left"), [(0, 1, 0, 2), (1, 2, 0, 2), (2, 2, 1, 1)])
def test_dr_octopus_v1_squeezes_for_x_and_one_more(x: int, used: int, loss: int, left: int) -> None:
    """With X = 2 the target drops a stage, too."""
    match = duel(unit("dr-octopus-v1", "3", stage=2))
    use(match, "dr-octopus-v1", "dr-octopus-v1", "target:B09", x=x)
    assert (row(match, 1, "B09")["shield_used"], lost(match)) == (used, loss)
    assert (stage(match, 1, "B09"), stage(match, 0, "dr-octopus-v1")) == (left, 2 - x)


@pytest.mark.parametrize(("target", "damage"), [("B09", 2), ("A15", 2), ("B08", 1), ("homem-aranha-v1", 3)])
def test_duende_verde_v1_bombs_those_who_cannot_fly(target: str, damage: int) -> None:
    """2 damage to them or a support, 1 to who flies; 1 more to friends of Spider-Man."""
    for spent in (0, 9):
        match = duel(unit("duende-verde-v1", "3"), foes=[unit(target, "9", shield_used=spent)])
        use(match, "duende-verde-v1", "duende-verde-v1", f"target:{target}")
        absorbed = 0 if spent else 1 if target in ("B08", "homem-aranha-v1") else 2
        assert lost(match, target) == damage - absorbed


def test_emma_frost_v1_changes_what_an_enemy_carries() -> None:
    """As many cards from its owner's resources as she likes, then as many are unloaded."""
    match = duel(unit("emma-frost-v1", "3"), resources=["A01"])
    use(match, "emma-frost-v1", "emma-frost-v1")
    assert keys(match) == ["choose:A19", "choose:A20", "pass"]
    play(match, "choose:A19", "choose:A20")
    assert keys(match) == [f"unload:B09:{card}" for card in ("A08", "A19", "A20")]
    play(match, "unload:B09:A08", "unload:B09:A20")
    assert carried(match, 1, "B09") == ["A08"] * 8 + ["A19"]
    assert resources(match, 1) == ["A08", "A20"]


def test_emma_frost_v1_aims_at_enemy_characters() -> None:
    """Not at supports, not at her own side; and she may load nothing."""
    match = duel(unit("emma-frost-v1", "3"), foes=[FOE, unit("A04", "3"), unit("A15", "3")])
    use(match, "emma-frost-v1", "emma-frost-v1")
    assert aimed_at(match) == ["A04", "B09"]
    play(match, "target:B09", "pass")
    assert (lost(match), resources(match, 1)) == (0, ["A19", "A20"])


def test_fanatico_v1_is_no_target_for_telepathy() -> None:
    """Other powers find him."""
    match = duel(unit("professor-x-v1", "3"), unit("A07", "3"), foes=[unit("fanatico-v1", "6"), FOE])
    use(match, "professor-x-v1", "professor-x-v1")
    assert "fanatico-v1" not in aimed_at(match)
    play(match, "target:B09")
    use(match, "A07", "A07")
    assert "fanatico-v1" in aimed_at(match)


def test_fenix_v1_throws_the_target_back_to_hand() -> None:
    """Its cards are unloaded, and it gives no points; a support as well."""
    match = duel(unit("fenix-v1", "3", stage=2), foes=[unit("B02", "A22", "A23"), unit("A15", "3")])
    use(match, "fenix-v1", "fenix-v1")
    assert aimed_at(match) == ["A10", "A15", "B02", "fenix-v1"]
    play(match, "target:B02")
    assert (hand(match, 1), scene(match, 1), points(match, 0)) == (["B02"], ["A15"], 0)
    assert resources(match, 1) == ["A19", "A20", "A22", "A23"]


@pytest.mark.parametrize(("mode", "used", "loss"), [(1, 0, 1), (2, 2, 0)])
def test_gaviao_arqueiro_v1_chooses_his_arrow(mode: int, used: int, loss: int) -> None:
    """1 piercing damage, or 2 damage."""
    match = duel(unit("gaviao-arqueiro-v1", "3"))
    use(match, "gaviao-arqueiro-v1", "gaviao-arqueiro-v1")
    assert keys(match) == ["choose:1", "choose:2"]
    play(match, f"choose:{mode}", "target:B09")
    assert (row(match, 1, "B09")["shield_used"], lost(match)) == (used, loss)


def test_homem_aranha_v1_lowers_the_shield_before_the_damage() -> None:
    """So a shield of 1 absorbs nothing."""
    match = duel(unit("homem-aranha-v1", "3"), foes=[unit("B05", "9")])
    use(match, "homem-aranha-v1", "homem-aranha-v1", "target:B05")
    assert (lost(match, "B05"), row(match, 1, "B05")["shield"]) == (1, 0)


def test_hulk_v1_is_weak_with_one_card() -> None:
    """No shield and no powers, whatever would add to them; with two cards he has them."""
    crew = [unit("hulk-v1", "2"), unit("mansao-dos-vingadores-v1", "3")]
    strong = row(duel(*crew), 0, "hulk-v1")
    assert (strong["shield"], strong["powers"]) == (4, ["genius", "regeneration", "super-strength"])
    match = duel(unit("hulk-v1", "A19"), crew[1])
    weak = row(match, 0, "hulk-v1")
    assert (weak["shield"], weak["powers"]) == (0, [])
    assert not acts(match, "hulk-v1", "hulk-v1")


def test_magneto_v1_is_no_target_for_telepathy() -> None:
    """Other powers find him."""
    match = duel(unit("professor-x-v1", "3"), unit("A07", "3"), foes=[unit("magneto-v1", "6"), FOE])
    use(match, "professor-x-v1", "professor-x-v1")
    assert "magneto-v1" not in aimed_at(match)
    play(match, "target:B09")
    use(match, "A07", "A07")
    assert "magneto-v1" in aimed_at(match)


@pytest.mark.parametrize(
    ("who", "target", "loss"), [("fanatico-v1", "colossus-v1", 2), ("B02", "fera-v1", 2)]
)
def test_magneto_v1_sets_the_brotherhood_on_the_x_men(who: str, target: str, loss: int) -> None:
    """1 more damage from his Brotherhood to X-Men (5 against 3, and 3 against 1 without it)."""
    crew = [unit("magneto-v1", "3"), unit(who, "3", stage=2)]
    match = duel(*crew, foes=[unit(target, "9"), unit("B05", "9")])
    use(match, who, who, f"target:{target}")
    assert lost(match, target) == loss
    other = duel(*crew, foes=[unit("A04", "9")])
    use(other, who, who, "target:A04")
    assert lost(other, "A04") == (2 if who == "fanatico-v1" else 1)
    rival = duel(crew[1], foes=[unit("magneto-v1", "3"), unit(target, "9")])
    use(rival, who, who, f"target:{target}")
    assert lost(rival, target) == (1 if who == "fanatico-v1" else 2)


@pytest.mark.parametrize("stages", [1, 2])
def test_magneto_v1_lowers_by_one_or_two(stages: int) -> None:
    """As his player likes."""
    match = duel(unit("magneto-v1", "3"), foes=[FOE, unit("A15", "3")])
    use(match, "magneto-v1", "magneto-v1", "choose:1", "target:B09")
    assert keys(match) == ["choose:1", "choose:2"]
    play(match, f"choose:{stages}")
    assert stage(match, 1, "B09") == 2 - stages


def test_magneto_v1_sends_back_blades_and_supports() -> None:
    """To hand, unloaded; nobody else can be targeted so."""
    match = duel(unit("magneto-v1", "3"), foes=[FOE, unit("B05", "3"), unit("A15", "3")])
    use(match, "magneto-v1", "magneto-v1", "choose:2")
    assert aimed_at(match) == ["A15", "B05"]
    play(match, "target:B05")
    assert (hand(match, 1), points(match, 0)) == (["B05"], 0)


def test_mercenario_v1_hits_and_disables_an_ability() -> None:
    """1 damage; the target cannot use the action of the chosen ability this turn."""
    foes = [unit("B09", "4", "A28", "super-soco-v1", stage=2), unit("A04", "3", "A28")]
    match = position(seat(unit("mercenario-v1", "3")), seat(*foes), phase="anticipation", active=1)
    use(match, "mercenario-v1", "mercenario-v1", "target:B09")
    assert keys(match) == ["choose:B09:A28", "choose:B09:super-soco-v1"]
    play(match, "choose:B09:A28")
    assert (len(carried(match, 1, "B09")), row(match, 1, "B09")["shield_used"]) == (6, 1)
    assert not acts(match, "B09", "A28")
    assert acts(match, "B09", "super-soco-v1")
    assert acts(match, "A04", "A28")


def test_mistica_v1_changes_places_with_a_fallen_one() -> None:
    """She goes to the opponent's prizes, and a character card comes back to hand."""
    mine, theirs = seat(unit("mistica-v1", "3"), PAL, prizes=["A01"]), seat(FOE, prizes=["A04", "A14", "A06"])
    match = position(mine, theirs, phase="attack")
    use(match, "mistica-v1", "mistica-v1")
    assert keys(match) == ["choose:A04", "choose:A06", "choose:mistica-v1"]
    play(match, "choose:A04")
    assert (hand(match, 0), points(match, 1)) == (["A04"], 6)
    assert scene(match, 0) == ["A10"]
    assert resources(match, 0) == ["A08"] * 3


def test_mulher_invisivel_v1_is_shielded_by_what_she_carries() -> None:
    """As many as cards; her player's other Fantastic Four get 1."""
    crew = [unit("mulher-invisivel-v1", "2"), unit("coisa-v1", "3"), unit("A04", "3")]
    match = duel(*crew, foes=[unit("tocha-humana-v1", "3")])
    assert [row(match, 0, one)["shield"] for one in ("mulher-invisivel-v1", "coisa-v1", "A04")] == [2, 4, 2]
    assert row(match, 1, "tocha-humana-v1")["shield"] == 1
    car = duel(crew[0], unit("fantasticarro-v1", "3"))
    assert row(car, 0, "fantasticarro-v1")["shield"] == 1


def test_nick_fury_v1_shields_his_people() -> None:
    """S.H.I.E.L.D. characters and supports of his player, himself too: 1."""
    mine = ("nick-fury-v1", "viuva-negra-v1", "veiculo-de-combate-s-h-i-e-l-d-v1", "A04")
    theirs = [unit("agente-s-h-i-e-l-d-v1", "3")]
    match = duel(*[unit(one, "3") for one in mine if "veiculo" not in one], foes=theirs)
    assert [row(match, 0, one)["shield"] for one in (mine[0], mine[1], mine[3])] == [1, 2, 2]
    assert row(match, 1, "agente-s-h-i-e-l-d-v1")["shield"] == 0
    match = duel(unit("nick-fury-v1", "3"), unit(mine[2], "3"))
    assert row(match, 0, mine[2])["shield"] == 2


def test_professor_x_v1_changes_a_resource_for_the_top_card() -> None:
    """Once in Preparation: one to the bottom of the deck, then the top one into resources."""
    mine = seat(unit("professor-x-v1", "3"), deck=["A21", "A22"], resources=["A19", "A20"])
    match = position(mine, seat(resources=["A22"]))
    play(match, "choose:professor-x-v1")
    assert keys(match) == ["choose:A19", "choose:A20"]
    play(match, "choose:A19")
    assert resources(match, 0) == ["A20", "A21"]
    assert match.view(1)["seats"][0]["deck"] == [None, "A19"]
    assert "choose:professor-x-v1" not in keys(match)
    assert "choose:professor-x-v1" not in keys(position(seat(unit("professor-x-v1", "3"), deck=["A21"])))


def test_rei_do_crime_v1_hides_behind_his_thugs() -> None:
    """While his player controls one, no action targets him."""
    theirs = [unit("rei-do-crime-v1", "3"), unit("capanga-do-rei-v1", "3")]
    match = duel(unit("A07", "3"), foes=theirs)
    use(match, "A07", "A07")
    assert aimed_at(match) == ["A07", "A10", "capanga-do-rei-v1"]
    match = duel(unit("A07", "3"), unit("capanga-do-rei-v1", "3"), foes=theirs[:1])
    use(match, "A07", "A07")
    assert "rei-do-crime-v1" in aimed_at(match)


def test_sr_fantastico_v1_leads_the_four() -> None:
    """BS-D7: Once in Preparation, by 1 stage."""
    crew = [unit("sr-fantastico-v1", "3"), unit("coisa-v1", "3", stage=0), unit("B02", "3", stage=0)]
    match = position(seat(*crew))
    play(match, "capacitate:coisa-v1:sr-fantastico-v1:lead")
    assert [stage(match, 0, one) for one in ("sr-fantastico-v1", "coisa-v1", "B02")] == [1, 1, 0]
    assert not [key for key in keys(match) if key.endswith(":lead")]
    assert "capacitate:B02:sr-fantastico-v1:lead" not in keys(position(seat(*crew)))


def test_sr_fantastico_v1_changes_a_card_of_the_target() -> None:
    """One from its owner's resources is loaded, then one is unloaded."""
    match = duel(unit("sr-fantastico-v1", "3"), resources=["A01"])
    use(match, "sr-fantastico-v1", "sr-fantastico-v1", "target:B09")
    assert keys(match) == ["choose:A19", "choose:A20"]
    play(match, "choose:A19")
    assert keys(match) == ["unload:B09:A08", "unload:B09:A19"]
    play(match, "unload:B09:A08")
    assert carried(match, 1, "B09") == ["A08"] * 8 + ["A19"]
    assert resources(match, 1) == ["A20", "A08"]


def test_sr_fantastico_v1_unloads_nothing_if_nothing_was_loaded() -> None:
    """The target's owner has no resources."""
    match = duel(unit("sr-fantastico-v1", "3"))
    use(match, "sr-fantastico-v1", "sr-fantastico-v1", "target:A10")
    assert lost(match, "A10", 0) == 0


def test_tocha_humana_v1_burns_everybody_but_the_four() -> None:
    """3 damage to all others, of both sides, supports too; a card of his own is the price."""
    crew = [unit("tocha-humana-v1", "3", "A19", stage=2), unit("coisa-v1", "9"), unit("A04", "9")]
    match = duel(*crew, foes=[FOE, unit("A15", "9"), unit("mulher-invisivel-v1", "2")])
    use(match, "tocha-humana-v1", "tocha-humana-v1")
    assert keys(match) == ["unload:tocha-humana-v1:A08", "unload:tocha-humana-v1:A19"]
    play(match, "unload:tocha-humana-v1:A19")
    assert (lost(match), lost(match, "A15"), lost(match, "A04", 0)) == (1, 1, 1)
    assert lost(match, "coisa-v1", 0) == 0
    assert row(match, 0, "coisa-v1")["shield_used"] == 0
    assert row(match, 1, "mulher-invisivel-v1")["shield_used"] == 0
    assert carried(match, 0, "tocha-humana-v1") == ["A08"] * 3


@pytest.mark.parametrize("turned", [False, True])
def test_vampira_v1_has_the_powers_of_her_friends(turned: bool) -> None:
    """All of them, also those that a card gives; not those of enemies, in whatever order they entered."""
    crew = [unit("vampira-v1", "3"), unit("B08", "3", "jogar-objeto-v1")]
    match = position(seat(*(reversed(crew) if turned else crew)), seat(FOE))
    assert row(match, 0, "vampira-v1")["powers"] == ["ranged-attack", "blades", "flight"]


def test_vampira_v1_has_a_shield_for_each_friend() -> None:
    """1 for each other character; supports do not count."""
    for friends, shield in (([], 0), ([PAL], 1), ([PAL, unit("A04", "3"), unit("A15", "3")], 2)):
        match = position(seat(unit("vampira-v1", "3"), *friends), seat(FOE))
        assert row(match, 0, "vampira-v1")["shield"] == shield


def test_venom_v1_hits_x_targets() -> None:
    """2 damage to each; with X = 2 one of them, by his player's choice, drops a stage."""
    match = duel(unit("venom-v1", "3", stage=2), foes=[FOE, unit("A04", "9", stage=2)])
    use(match, "venom-v1", "venom-v1", "target:B09", x=2)
    assert "pass" not in keys(match)
    play(match, "target:A04")
    assert keys(match) == ["choose:B09", "choose:A04"]
    play(match, "choose:A04")
    assert [row(match, 1, one)["shield_used"] for one in ("B09", "A04")] == [2, 2]
    assert [stage(match, 1, one) for one in ("B09", "A04")] == [2, 1]


def test_venom_v1_may_hit_one_target_twice() -> None:
    """BS-F5."""
    match = duel(unit("venom-v1", "3", stage=2))
    use(match, "venom-v1", "venom-v1", "target:B09", "target:B09", x=2)
    assert (lost(match), stage(match, 1, "B09")) == (2, 1)


def test_venom_v1_lowers_nobody_with_x_of_one() -> None:
    """One target, and X - 1 is nobody."""
    match = duel(unit("venom-v1", "3", stage=2))
    use(match, "venom-v1", "venom-v1", "target:B09", x=1)
    assert (row(match, 1, "B09")["shield_used"], stage(match, 1, "B09")) == (2, 2)
    assert stage(match, 0, "venom-v1") == 1


@pytest.mark.parametrize("x", [0, 1, 2])
def test_wolverine_v1_pierces_for_x(x: int) -> None:
    """X piercing damage for X stages, in the enemy's turn as well."""
    mine, theirs = seat(unit("wolverine-v1", "3", stage=2)), seat(FOE)
    match = position(mine, theirs, phase="anticipation", active=1)
    use(match, "wolverine-v1", "wolverine-v1", "target:B09", x=x)
    assert (lost(match), stage(match, 0, "wolverine-v1")) == (x, 2 - x)
