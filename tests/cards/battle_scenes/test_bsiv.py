"""Cards of the set BSIV."""

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
from tests.kits.battle_scenes import carried, keys, phase, play, position, resources, row, seat, stage, unit
from thwack.games.battle_scenes.cards.library import library

FACTS = """
belicosidade-v1 | ability | | | ranged-attack |
blecaute-v1 | character 4/1 | hero villain | thunderbolts | energy-attack cosmic-power flight | Marcus Daniels
brutalidade-v1 | ability | | | super-strength |
calor-estelar-v1 | ability | | | cosmic-power |
capitao-universo-v1 | ev 7+4/3 | hero | | energy-attack cosmic-power telekinesis flight \
    | Capitão Universo
caca-hulk-v1 | ev 7+3/3 | hero | aliados-do-homem-de-ferro \
    | energy-attack super-strength flight | Anthony Edward Stark
celeridade-v1 | ability | | | agility |
competencia-v1 | ability | | | genius |
demolicao-v1 | character 5/2 | hero | vingadores | super-strength | Dennis Dunphy
espadachim-v1 | character 3/1 | hero | vingadores | energy-attack blades | Jacques Duquesne
estrela-cadente-v1 | ability | | | cosmic-power |
excentricidade-v1 | ability | | | elasticity |
forca-excessiva-v1 | ability | | | super-strength |
hulkling-v1 | character 5/2 | hero | jovens-vingadores | elasticity super-strength flight | Theodore Altman
miss-america-v1 | character 5/3 | hero | jovens-vingadores | super-strength flight | America Chavez
mr-hyde-v1 | character 5/1 | villain | mestres-do-terror thunderbolts | genius | Calvin Zabo
plenitude-v1 | ability | | | cosmic-power |
potencia-v1 | ability | | | energy-attack |
prensa-pensil-v1 | ability | | | elasticity |
renovacao-v1 | ability | | | regeneration |
submetralhadora-v1 | ability | | | ranged-attack |
toxina-v1 | character 5/1 | villain | sexteto-selvagem | elasticity blades regeneration | Eddie Brock
transcendencia-v1 | ability | | | magic |
violencia-v1 | ability | | | blades |
viuva-negra-v2 | character 3/1 | hero | shield vingadores | agility ranged-attack | Natalia Alianovna Romanova
"""
ACTIONS = """
belicosidade-v1 | ranged-attack | none | normal | | pierce 1
blecaute-v1 | cosmic-power | 0 | anticipate | cosmic 2 | damage 2
brutalidade-v1 | super-strength | none | normal | | damage 3
calor-estelar-v1 | cosmic-power | x | normal | cosmic X | damage X+2 to up to X
capitao-universo-v1 | cosmic-power | 2 | normal | cosmic 1 | pierce 3 a character
caca-hulk-v1 | super-strength | 1 | normal | |
celeridade-v1 | agility | none | normal | | damage 1; capacitate 1-2 self
competencia-v1 | genius | none | normal | | draw 2
demolicao-v1 | super-strength | 1 | normal | | damage 3
espadachim-v1 | blades | 1 | normal | | damage 2
estrela-cadente-v1 | cosmic-power | 1 | anticipate | cosmic 2 | pierce 2
excentricidade-v1 | elasticity | none | normal | | shield -1; damage 2
forca-excessiva-v1 | super-strength | 1 | normal | load, unload this | damage 5
hulkling-v1 | super-strength | 1 | normal | | damage 3 / damage 2 to up to 2
miss-america-v1 | super-strength | 1 | normal | | damage 3
mr-hyde-v1 | | 1 | normal | |
plenitude-v1 | cosmic-power | none | normal | cosmic 1 | damage 3
potencia-v1 | energy-attack | none | normal | | damage 1 each enemy character
prensa-pensil-v1 | elasticity | x | normal | | shield -X; damage 2X
renovacao-v1 | regeneration | none | normal | |
submetralhadora-v1 | ranged-attack | 1 | normal | | pierce 1; again
toxina-v1 | blades | 1 | anticipate | | pierce 1; again
transcendencia-v1 | magic | none | normal | | clairvoyance 2; damage 2
violencia-v1 | blades | none | normal | | pierce 1
viuva-negra-v2 | ranged-attack | 1 | unforeseen | |
"""
WORDS = """
hulkling-v1 | shapeshifter |
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


def test_capitao_universo_v1_evolves_from_anybody_but_villains() -> None:
    ours = seat(unit("A04", "3"), unit("B05", "3"), unit("satana-v1", "3"), unit("eddie-brock-v1", "3"))
    parts = {**ours, "hand": ["capitao-universo-v1"], "resources": ["A08"] * 4, "deck": ["A08"]}
    match = position(parts, seat(unit("A07", "3")))
    bases = {key.split(":")[2] for key in keys(match) if key.startswith("play:capitao-universo-v1:")}
    assert bases == {"A04", "eddie-brock-v1"}  # Satana is both


def test_capitao_universo_v1_has_the_affiliations_of_your_others() -> None:
    ours = seat(unit("capitao-universo-v1", "3"), unit("A04", "3"), unit("A15", "3"), deck=["A08"])
    match = position(ours, seat(unit("B05", "3")))
    assert row(match, 0, "capitao-universo-v1")["affiliations"] == row(match, 0, "A04")["affiliations"]
    assert row(match, 0, "A04")["affiliations"] == ["asgard", "vingadores"]


def test_capitao_universo_v1_rises_while_you_have_fewer_characters() -> None:
    one, two = [unit("B05", "3"), unit("A15", "3")], [unit("B05", "3"), unit("B07", "3")]
    for theirs, offered in ((one, False), (two, True)):
        match = position(seat(unit("capitao-universo-v1", "3", stage=0), deck=["A08"]), seat(*theirs))
        assert ("choose:capitao-universo-v1" in keys(match)) == offered
    play(match, "choose:capitao-universo-v1")
    assert stage(match, 0, "capitao-universo-v1") == 1
    assert "choose:capitao-universo-v1" not in keys(match)  # once


def test_caca_hulk_v1_evolves_from_iron_man_and_may_smash_a_support() -> None:
    ours = seat(unit("homem-de-ferro-v1", "3"), unit("A04", "3"), hand=["caca-hulk-v1"], deck=["A08"])
    ours["resources"] = ["A08"] * 3
    theirs = seat(unit("A15", *["B06"] * 5), unit(FIRST, "3"))
    match = position(ours, theirs)
    assert "play:caca-hulk-v1:A04" not in keys(match)
    play(match, "play:caca-hulk-v1:homem-de-ferro-v1")
    assert len(carried(match, 0, "caca-hulk-v1")) == 7
    assert keys(match) == ["choose:yes", "choose:no"]
    play(match, "choose:yes")
    assert len(carried(match, 1, "A15")) == 2  # piercing 3, its Initial Energy
    match = position(ours, theirs)
    play(match, "play:caca-hulk-v1:homem-de-ferro-v1", "choose:no")
    assert len(carried(match, 1, "A15")) == 5


def test_caca_hulk_v1_evolves_from_nobody_else() -> None:
    ours = seat(unit("A04", "3"), hand=["caca-hulk-v1"], resources=["A08"] * 3, deck=["A08"])
    match = position(ours, seat(unit("homem-de-ferro-v1", "3")))
    assert not [key for key in keys(match) if key.startswith("play:")]


def test_caca_hulk_v1_counts_as_a_character_card_named_iron_man() -> None:
    match = position(
        seat(unit("homem-de-ferro-v1", "3", stage=0), hand=["caca-hulk-v1"], deck=["A08"]),
        seat(unit(FIRST, "3")),
    )
    assert "capacitate:homem-de-ferro-v1:caca-hulk-v1:extra" in keys(match)
    ours = seat(unit("caca-hulk-v1", "3"), hand=["A13"], resources=["A08"] * 5, deck=["A08"])
    match = position(ours, seat(unit(FIRST, "3")))
    assert "play:A13:caca-hulk-v1" in keys(match)  # which evolves from Iron Man


def test_caca_hulk_v1_hits_hard_or_pierces_the_strong() -> None:
    match = board("caca-hulk-v1")
    use_it(match, "caca-hulk-v1", "caca-hulk-v1", "choose:1", f"target:{SUPPORT}")
    assert (soaked(match, SUPPORT), lost(match, SUPPORT)) == (2, 2)
    match = board("caca-hulk-v1")
    use_it(match, "caca-hulk-v1", "caca-hulk-v1", "choose:2")
    assert set(keys(match)) == {f"target:{ref}" for ref in ("caca-hulk-v1", FIRST, SECOND)}  # super strength
    play(match, f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (0, 4)


def test_mr_hyde_v1_counts_regeneration_and_may_take_some_more() -> None:
    for loaded, hurt in (((), (1, 0)), (("renovacao-v1", "renovacao-v1", "A19", "B10"), (2, 1))):
        others = {"resources": ["renovacao-v1", "A19", "A27", "A10"], "deck": ["A08"]}
        ours = seat(unit("mr-hyde-v1", *loaded, "3"), unit("B06", "renovacao-v1", "3"), **others)
        theirs = seat(unit(FIRST, *["B06"] * 12), resources=["B26"], deck=["B06"])
        match = position(ours, theirs, phase="attack")
        use_it(match, "mr-hyde-v1", "mr-hyde-v1", f"target:{FIRST}")
        assert (soaked(match), lost(match)) == hurt
        assert keys(match) == ["choose:renovacao-v1", "choose:A27", "choose:no"]
        play(match, "choose:A27")
        assert "A27" in carried(match, 0, "mr-hyde-v1")
        assert acts(match, "mr-hyde-v1") == []


def test_renovacao_v1_loads_up_to_three_cards_and_goes() -> None:
    match = board("A05", "renovacao-v1")
    use_it(match, "A05", "renovacao-v1", "choose:B23", "choose:B24")
    assert keys(match) == ["choose:B25", "choose:A10", "pass"]
    play(match, "choose:B25")
    assert resources(match, 0) == ["A10", "renovacao-v1"]
    assert carried(match, 0, "A05")[-3:] == ["B23", "B24", "B25"]


def test_BS_C1_toxina_v1_has_no_text_but_its_action() -> None:
    """The EV character of that name has an entry effect; this one enters and nothing is asked."""
    ours = seat(unit("A04", "3", stage=2), hand=["toxina-v1"], resources=["A08"] * 5, deck=["A08"])
    match = position(ours, seat(unit(FIRST, "3", stage=2), unit("A15", "3")))
    play(match, "play:toxina-v1")
    assert (phase(match), match.actor) == ("preparation", 0)
    assert "choose:no" not in keys(match)
    assert stage(match, 1, FIRST) == 2
    assert library().cards["toxina-v1"].rules == ()


def test_viuva_negra_v2_rises_and_may_go_on_with_a_surprise_attack() -> None:
    match = board("viuva-negra-v2", "viuva-negra-v1")
    use_it(match, "viuva-negra-v2", "viuva-negra-v2", f"target:{FIRST}")
    assert (soaked(match), lost(match), stage(match, 0, "viuva-negra-v2")) == (2, 0, 2)
    assert acts(match, "viuva-negra-v2") == ["act:viuva-negra-v2:ataque-surpresa"]
    match = board("viuva-negra-v2", stage=1)
    use_it(match, "viuva-negra-v2", "viuva-negra-v2", f"target:{FIRST}")
    assert stage(match, 0, "viuva-negra-v2") == 1
