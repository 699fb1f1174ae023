"""Cards of the set BSMI."""

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
    home_made,
    keys,
    play,
    position,
    row,
    scene,
    seat,
    stage,
    unit,
)

FACTS = """
alteracao-subatomica-v1 | ability | | | telekinesis |
chuva-de-raios-v1 | ability | | | energy-attack |
conversas-telepaticas-v1 | ability | | | telepathy |
fera-v2 | character 4/1 | hero | x-men | agility genius blades | Henry Philip McCoy
fenix-negra-v1 | ev 7+2/2 | villain | | energy-attack telekinesis telepathy flight \
    | Jean Grey-Summers
gaviao-arqueiro-v1-personagem | character 3/1 | hero villain | thunderbolts vingadores-sombrios \
    | agility ranged-attack | Lester
hiperion-v1 | character 8/5 | hero | esquadrao-supremo | energy-attack super-strength flight | Marcus Milton
impulso-brutal-v1 | ability | | | super-strength |
impulso-expansivo-v1 | ability | | | elasticity |
impulso-intelectual-v1 | ability | | | genius |
impulso-selvagem-v1 | ability | | | blades |
impulso-sobrenatural-v1 | ability | | | telekinesis |
impulso-violento-v1 | ability | | | ranged-attack |
mefisto-v1 | ev 8+3/3 | villain | mao-de-seis-dedos | magic telepathy | Mefisto
mercurio-v2 | character 3/1 | hero | vingadores | agility | Pietro Maximoff
patriota-de-ferro-v1 | character 4/2 | hero villain | vingadores-sombrios \
    | energy-attack genius super-strength flight | Norman Osborn
tecnica-tribal-v1 | ability | | | agility |
ultron-14-v1 | character 6/3 | villain | mestres-do-terror | energy-attack genius | Ultron
voar-alto-v1 | ability | | | flight |
x-23-v1 | character 4/1 | hero | x-men | agility blades regeneration | Laura Kinney
"""
ACTIONS = """
alteracao-subatomica-v1 | telekinesis | 1 | anticipate | |
chuva-de-raios-v1 | energy-attack | 1 | normal | |
conversas-telepaticas-v1 | telepathy | 0 | anticipate | | draw 1 each player
fera-v2 | genius | 1 | anticipate unforeseen | |
fenix-negra-v1 | telekinesis | 1 | normal | |
gaviao-arqueiro-v1-personagem | ranged-attack | 1 | normal | | pierce 1 a character / pierce 2 a support
hiperion-v1 | super-strength | 1 | normal | | damage 4
impulso-brutal-v1 | super-strength | 1 | normal | | damage 3; discard 1: again
impulso-expansivo-v1 | elasticity | 1 | normal | | shield -1; damage 2; discard 1: again
impulso-intelectual-v1 | genius | 1 | normal | | draw 2; discard 1: again
impulso-selvagem-v1 | blades | 1 | normal | | pierce 1; discard 1: again
impulso-sobrenatural-v1 | telekinesis | 1 | normal | |
impulso-violento-v1 | ranged-attack | 1 | normal | | damage 1 to up to 3; discard 1: again
mefisto-v1 | | 0 | normal | | pierce 1 a character
mercurio-v2 | agility | 0 | anticipate | | single; damage 1; capacitate 1 self; act
patriota-de-ferro-v1 | energy-attack | 1 | normal | | pierce 1
tecnica-tribal-v1 | agility | 1 | normal | |
ultron-14-v1 | energy-attack | 2 | normal | unload one | damage 3 each other
voar-alto-v1 | flight | 1 | anticipate unforeseen | load, bottom | incapacitate 1-2
x-23-v1 | blades | 1 | normal | | damage 3
"""
WORDS = """
patriota-de-ferro-v1 | lead | 1 gaviao-arqueiro-v1-personagem A04
patriota-de-ferro-v1 | lead | 1 blecaute-v1 A04
ultron-14-v1 | enhancement |
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


def test_alteracao_subatomica_v1_unloads_any_card() -> None:
    match = board("A11", "alteracao-subatomica-v1")
    use_it(match, "A11", "alteracao-subatomica-v1")
    bearers = {key.split(":")[1] for key in keys(match)}
    assert bearers == {"A11", "B06", FIRST, SECOND, SUPPORT}
    play(match, f"unload:{SUPPORT}:B06")
    assert (lost(match, SUPPORT), lost(match)) == (1, 0)


def test_chuva_de_raios_v1_loses_one_with_each_use() -> None:
    match = board("B07", "chuva-de-raios-v1")
    use_it(match, "B07", "chuva-de-raios-v1", f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (2, 1)
    assert acts(match, "B07") == ["act:B07:chuva-de-raios"]
    use_it(match, "B07", "chuva-de-raios-v1", f"target:{FIRST}")
    assert lost(match) == 3
    assert acts(match, "B07") == []  # stage 0


def test_fera_v2_swaps_an_ability_in_again_and_again() -> None:
    match = board("fera-v2", resources=["A19", "B23", "A04"])
    use_it(match, "fera-v2", "fera-v2")
    assert keys(match) == ["choose:A19", "choose:B23"]  # abilities only
    play(match, "choose:A19")
    assert {key.split(":")[1] for key in keys(match)} == {"fera-v2"}
    play(match, "unload:fera-v2:A08")
    assert carried(match, 0, "fera-v2").count("A08") == 7
    assert "A19" in carried(match, 0, "fera-v2")
    assert acts(match, "fera-v2") == acts(match, "fera-v2", "fera-v2") != []


def test_fenix_negra_v1_enters_from_jean_grey_and_unloads_up_to_two_other_cards() -> None:
    ours = seat(
        unit("fenix-v1", "A19", "A04", stage=2), hand=["fenix-negra-v1"], resources=["A08", "A08", "A07"]
    )
    theirs = seat(unit("B02", "B19", "B06", "B06"), unit("A15", "B20", "B05"))
    match = position({**ours, "deck": ["A08"]}, theirs)
    play(match, "play:fenix-negra-v1:fenix-v1", "load:A08", "load:A07")
    assert stage(match, 0, "fenix-negra-v1") == 2
    mine = {f"unload:fenix-negra-v1:{card}" for card in ("A04", "A07", "A08", "fenix-v1")}
    assert set(keys(match)) == mine | {"unload:B02:B06", "unload:A15:B05", "pass"}
    play(match, "unload:A15:B05", "unload:B02:B06")
    assert carried(match, 1, "B02") == ["B19", "B06"]
    assert carried(match, 1, "A15") == ["B20"]
    assert "surrender:fenix-negra-v1" in keys(match)  # no third card


def test_fenix_negra_v1_needs_jean_grey() -> None:
    ours = seat(unit("A11", "3"), hand=["fenix-negra-v1"], resources=["A08"] * 3, deck=["A08"])
    match = position(ours, seat(unit("fenix-v1", "3")))
    assert not [key for key in keys(match) if key.startswith("play:")]


def test_fenix_negra_v1_purges_a_power_or_a_type_from_every_other_character() -> None:
    theirs = seat(unit("B02", "B19", "B20", "B06"), unit("A15", "B20", "B05"), deck=["B06"] * 3)
    ours = seat(unit("fenix-negra-v1", "B19", "A08"), unit("B06", "A24", "A19", "A14"), deck=["A08"] * 3)
    match = position(ours, theirs, phase="attack")
    use_it(match, "fenix-negra-v1", "fenix-negra-v1")
    assert len(keys(match)) == 13 + 3
    play(match, "choose:blades")
    assert carried(match, 1, "B02") == ["B20", "B06"]
    assert carried(match, 0, "B06") == ["A19", "A14"]
    assert carried(match, 0, "fenix-negra-v1") == ["B19", "A08"]
    for named, left in (("support", ["A24", "A19"]), ("character", ["A24", "A19", "A14"])):
        match = position(ours, theirs, phase="attack")
        use_it(match, "fenix-negra-v1", "fenix-negra-v1", f"choose:{named}")
        assert carried(match, 0, "B06") == left
        assert carried(match, 1, "A15") == ["B20", "B05"]  # no character


def test_impulso_sobrenatural_v1_unloads_from_a_character_and_may_be_used_again() -> None:
    for answer in ("yes", "no"):
        match = board("A11", "impulso-sobrenatural-v1")
        use_it(match, "A11", "impulso-sobrenatural-v1")
        assert {key.split(":")[1] for key in keys(match)} == {"A11", "B06", FIRST, SECOND}  # no support
        play(match, f"unload:{FIRST}:B06", f"choose:{answer}", *(["discard:A19"] if answer == "yes" else []))
        assert lost(match) == 1
        assert acts(match, "A11") == (["act:A11:impulso-sobrenatural"] if answer == "yes" else [])
        assert ("A19" in hand(match, 0)) == (answer == "no")


def test_mefisto_v1_takes_the_place_of_a_villain_and_one_of_yours_goes_to_the_prizes() -> None:
    ours = seat(
        unit("B05", "3"), unit("A04", "3"), hand=["mefisto-v1"], resources=["A08"] * 3, deck=["A08"] * 3
    )
    match = position(ours, seat(unit(FIRST, "3"), deck=["A08"] * 3))
    assert [key for key in keys(match) if key.startswith("play:")] == ["play:mefisto-v1:B05"]
    play(match, "play:mefisto-v1:B05")
    assert len(carried(match, 0, "mefisto-v1")) == 7
    assert keys(match) == ["choose:mefisto-v1", "choose:A04"]
    play(match, "choose:A04")
    assert scene(match, 0) == ["mefisto-v1"]
    assert match.view(None)["seats"][1]["prizes"] == ["A04"]


def test_mefisto_v1_alone_goes_to_the_prizes_itself() -> None:
    ours = seat(unit("B05", "3"), hand=["mefisto-v1"], resources=["A08"] * 3, deck=["A08"] * 3)
    match = position(ours, seat(unit(FIRST, "3"), deck=["A08"] * 3))
    play(match, "play:mefisto-v1:B05")
    assert scene(match, 0) == []
    assert match.view(None)["seats"][1]["prizes"] == ["mefisto-v1"]


def test_mefisto_v1_has_the_powers_and_actions_of_villains_it_carries() -> None:
    match = board("mefisto-v1", "B05", "A04", "B13")  # an EV card is no character card (BS-R13)
    assert row(match, 0, "mefisto-v1")["powers"] == ["agility", "blades", "magic", "telepathy"]
    assert "act:mefisto-v1:twin-batons" in keys(match)
    assert "act:mefisto-v1:thunder-strike" not in keys(match)  # a hero


def test_patriota_de_ferro_v1_leads_himself_as_well() -> None:
    ours = seat(unit("patriota-de-ferro-v1", "3", stage=0), deck=["A08"])
    match = position(ours, seat(unit(FIRST, "3")))
    assert "capacitate:patriota-de-ferro-v1:patriota-de-ferro-v1:lead" in keys(match)


def test_tecnica_tribal_v1_counts_others_of_a_common_affiliation() -> None:
    others = [unit("A04", "3"), unit("A07", "3"), unit("B07", "3"), unit("A15", "3")]
    ours = seat(unit("A01", "tecnica-tribal-v1", "3"), *others, deck=["A08"])
    theirs = seat(unit(FIRST, *["B06"] * 12), unit("A05", "3"), deck=["B06"])
    match = position(ours, theirs, phase="attack")
    use_it(match, "A01", "tecnica-tribal-v1", f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (2, 2)  # 2, and 1 for each of the two Avengers


ULTRON = """
[[card]]
id = "ultron-9"
name = { pt = "Ultron-9" }
version = "V1"
type = "character"
alter_ego = "Ultron"
energy = 2
shield = 0
"""


def test_ultron_14_v1_is_a_clone() -> None:
    for other, offered in (("ultron-9", True), ("ultron-14-v1", False)):
        ours = seat(unit(other, "2"), hand=["ultron-14-v1"], resources=["A08"] * 6, deck=["A08"])
        match = home_made(ULTRON, ours, seat(unit(FIRST, "3")))
        assert ("play:ultron-14-v1" in keys(match)) == offered
