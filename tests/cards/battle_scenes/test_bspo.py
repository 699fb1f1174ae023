"""Cards of the set BSPO."""

from tests.cards.battle_scenes.keywords_b import check_word, each_word
from tests.cards.battle_scenes.shared_b import (
    FIRST,
    SUPPORT,
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
from tests.kits.battle_scenes import carried, keys, play, position, row, seat, stage, unit

FACTS = """
amarrar-v1 | ability | | | elasticity |
bastao-v1 | ability | | | agility |
chicote-negro-v1 | character 4/1 | villain | mestres-do-terror | ranged-attack elasticity | Anton Vanko
constritor-v1 | character 3/1 | villain | mestres-do-terror | elasticity | Frank Payne
demolidor-v2 | character 4/1 | hero | aliados-do-demolidor | agility ranged-attack | Matthew Michael Murdock
escorpiao-v1 | character 4/2 | villain | mestres-do-terror | agility elasticity | MacDonald Gargan
homem-purpura-v1 | character 3/1 | villain | | telepathy regeneration | Zebediah Killgrave
impacto-arcano-v1 | ability | | | magic |
justica-v1 | character 4/2 | hero | novos-guerreiros | telekinesis flight | Vance Astrovik
lacerar-v1 | ability | | | blades |
lanca-missil-v1 | ability | | | ranged-attack |
malekith-o-maldito-v1 | character 6/2 | villain | inimigos-do-thor | genius magic super-strength | Malekith
miss-marvel-v1 | character 5/2 | hero | vingadores | energy-attack super-strength flight | Carol Danvers
molly-hayes-v1 | character 2/3 | hero | fugitivos | super-strength | Molly Hayes
pegar-de-surpresa-v1 | ability | | | |
pete-wisdom-v1 | character 3/1 | hero | excalibur mi-13 | ranged-attack energy-attack blades \
    | Peter Paul Wisdom
punho-de-ferro-v1 | character 3/1 | hero | herois-de-aluguel | agility | Daniel Rand
rompante-de-poder-v1 | ability | | | energy-attack |
titania-v1 | character 6/3 | villain | mestres-do-terror | super-strength | Mary MacPherran
maria-hill-v1 | character 2/1 | hero | shield | ranged-attack | Maria Hill
soldado-h-i-d-r-a-v1 | character 1/1 | villain | hidra | ranged-attack |
"""
ACTIONS = """
amarrar-v1 | elasticity | 1 | anticipate | | shield -3
bastao-v1 | agility | 1 | anticipate | | shield 1 self; damage 1
chicote-negro-v1 | elasticity | 1 | normal | | damage 2; incapacitate 1
constritor-v1 | elasticity | 1 | unforeseen | | damage 2 / incapacitate 1
demolidor-v2 | agility | 1 | unforeseen | |
escorpiao-v1 | elasticity | 2 | unforeseen | | pierce 1
homem-purpura-v1 | telepathy | 1 | normal | | incapacitate 1-2; again
impacto-arcano-v1 | magic | 1 | normal | |
justica-v1 | telekinesis | 2 | unforeseen | |
lacerar-v1 | blades | 0 | normal | load, unload this | pierce 1
lanca-missil-v1 | ranged-attack | 1 | anticipate | unload one | damage 3
malekith-o-maldito-v1 | magic | 1 | normal | | clairvoyance 3; pierce 1
miss-marvel-v1 | energy-attack | 1 | normal | |
molly-hayes-v1 | super-strength | 1 | normal | |
pegar-de-surpresa-v1 | | 1 | normal | load, unload this | damage 2
pete-wisdom-v1 | blades | 1 | anticipate | | damage 1
punho-de-ferro-v1 | agility | 1 | normal | |
rompante-de-poder-v1 | energy-attack | 1 | normal | bottom | damage 2 to up to 3
titania-v1 | super-strength | 1 | normal | | damage 3
maria-hill-v1 | ranged-attack | 1 | normal | | damage 1
soldado-h-i-d-r-a-v1 | ranged-attack | 1 | normal | unload one | pierce 1
"""
WORDS = """
soldado-h-i-d-r-a-v1 | platoon |
maria-hill-v1 | lead | 1 nick-fury-v1 A04
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


def test_amarrar_v1_takes_three_from_a_high_shield() -> None:
    ours = seat(unit("B10", "amarrar-v1", "3"), unit("B06", "3"), deck=["A08"])
    match = position(ours, seat(unit("hiperion-v1", "3"), deck=["B06"]), phase="attack")
    use_it(match, "B10", "amarrar-v1", "target:hiperion-v1")
    assert row(match, 1, "hiperion-v1")["shield"] == 2


def test_bastao_v1_gives_agility() -> None:
    assert "agility" in row(board("A05", "bastao-v1"), 0, "A05")["powers"]
    assert "agility" not in row(board("A05"), 0, "A05")["powers"]


def test_demolidor_v2_hits_for_the_shield_and_one_more() -> None:
    match = board("demolidor-v2", "8")
    use_it(match, "demolidor-v2", "demolidor-v2")
    assert f"target:{SUPPORT}" not in keys(match)
    play(match, f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (2, 1)
    match = board("demolidor-v2")
    use_it(match, "demolidor-v2", "demolidor-v2", "target:B06")  # shield 1: 2 damage
    assert len(carried(match, 0, "B06")) == 8


def test_impacto_arcano_v1_pierces_for_each_character_revealed() -> None:
    for seen, hurt in ((["A04", "A07"], 2), (["A04"], 1), ([], 0)):
        match = board("A11", "impacto-arcano-v1", deck=["A04", "A07", "A05", "A19"])
        use_it(match, "A11", "impacto-arcano-v1", f"target:{FIRST}")
        assert keys(match) == ["choose:A04", "choose:A07", "pass"]  # two cards
        play(match, *[f"choose:{card}" for card in seen], *([] if len(seen) == 2 else ["pass"]), "choose:A07")
        assert (soaked(match), lost(match)) == (0, hurt)


def test_impacto_arcano_v1_counts_no_other_cards() -> None:
    match = board("A11", "impacto-arcano-v1", deck=["A19", "A14", "A05"])
    use_it(match, "A11", "impacto-arcano-v1", f"target:{FIRST}", "choose:A19", "choose:A14", "choose:A19")
    assert lost(match) == 0


def test_justica_v1_unloads_an_ability_from_a_character() -> None:
    ours = seat(unit("justica-v1", "A19", "3", stage=2), deck=["A08"] * 3)
    theirs = seat(unit("B05", "B19", "B06"), unit("A15", "B20", "B06"), deck=["B06"])
    match = position(ours, theirs)
    use_it(match, "justica-v1", "justica-v1")
    assert set(keys(match)) == {"unload:justica-v1:A19", "unload:B05:B19"}
    play(match, "unload:B05:B19")
    assert (carried(match, 1, "B05"), stage(match, 0, "justica-v1")) == (["B06"], 0)


def test_maria_hill_v1_also_counts_as_an_agent_in_deck_and_resources() -> None:
    pile = ["maria-hill-v1", "A08", "A08", "A08"]
    ours = seat(hand=["nick-fury-v1"], deck=["maria-hill-v1", "A04"], resources=pile)
    match = position(ours, seat(unit(FIRST, "3")))
    play(match, "play:nick-fury-v1", "load:A08", "load:A08", "load:A08")
    assert set(keys(match)) == {"choose:maria-hill-v1:deck", "choose:maria-hill-v1:resources", "pass"}


def test_miss_marvel_v1_returns_the_damage_of_the_turn_and_one_more() -> None:
    for used, hurt in ((0, 1), (2, 3)):
        ours = seat(unit("miss-marvel-v1", "5", shield_used=used), unit("B06", "3"), deck=["A08"])
        match = position(ours, seat(unit(FIRST, *["B06"] * 12), deck=["B06"]), phase="attack")
        use_it(match, "miss-marvel-v1", "miss-marvel-v1", f"target:{FIRST}")
        assert (soaked(match), lost(match)) == (min(hurt, 2), max(hurt - 2, 0))


def test_molly_hayes_v1_counts_super_strength_abilities_it_carries() -> None:
    for loaded, more in (((), 0), (("brutalidade-v1", "brutalidade-v1", "A19", "A04"), 2)):
        ours = [unit("molly-hayes-v1", *loaded, "3"), unit("B06", "brutalidade-v1", "3")]
        theirs = seat(unit(FIRST, *["B06"] * 12), deck=["B06"])
        match = position(seat(*ours, deck=["A08"]), theirs, phase="attack")
        use_it(match, "molly-hayes-v1", "molly-hayes-v1", f"target:{FIRST}")
        assert (soaked(match), lost(match)) == (2, more)


def test_punho_de_ferro_v1_pierces_for_each_card_unloaded_and_one_more() -> None:
    for cards in (0, 2):
        match = board("punho-de-ferro-v1")
        use_it(match, "punho-de-ferro-v1", "punho-de-ferro-v1")
        assert {key.split(":")[1] for key in keys(match)[:-1]} == {"punho-de-ferro-v1"}
        play(match, *["unload:punho-de-ferro-v1:A08"] * cards, "pass", f"target:{FIRST}")
        assert (soaked(match), lost(match)) == (0, cards + 1)
        assert carried(match, 0, "punho-de-ferro-v1").count("A08") == 8 - cards
