"""Cards of no set."""

from tests.cards.battle_scenes.keywords_b import GOLPE, check_word, each_word
from tests.cards.battle_scenes.shared_b import (
    FIRST,
    SECOND,
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
from tests.kits.battle_scenes import carried, home_made, keys, play, position, resources, row, seat, unit

FACTS = """
multiplicacao-de-dna-v1 | ability | | | regeneration |
toque-de-antimateria-v1 | ability | | | cosmic-power |
cubo-cosmico-v1 | ability | | | |
"""
ACTIONS = """
multiplicacao-de-dna-v1 | regeneration | 0 | anticipate | |
toque-de-antimateria-v1 | cosmic-power | 1 | anticipate unforeseen | cosmic 1 | damage 3
"""
WORDS = """
cubo-cosmico-v1 | unique |
multiplicacao-de-dna-v1 | surprise-anticipation |
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


def test_cubo_cosmico_v1_gives_the_powers_of_abilities() -> None:
    ours = seat(unit("A05", "cubo-cosmico-v1", "A19", "B28", "3"), unit("B06", "B30"), deck=["A08"])
    match = position(ours, seat(unit(FIRST, "3")))
    assert row(match, 0, "A05")["powers"] == ["agility", "regeneration", "super-strength", "telekinesis"]
    assert row(board("A05", "A19", "B28"), 0, "A05")["powers"] == ["regeneration", "super-strength"]


def test_cubo_cosmico_v1_adds_to_damage_against_targets() -> None:
    match = board("A05", "cubo-cosmico-v1")
    use_it(match, "A05", GOLPE, f"target:{FIRST}")
    assert (soaked(match), lost(match)) == (2, 1)
    match = board("B07", "cubo-cosmico-v1", "potencia-v1")
    use_it(match, "B07", "potencia-v1")
    assert (soaked(match), soaked(match, SECOND)) == (1, 1)  # no targets


def test_cubo_cosmico_v1_takes_another_card_each_adjustment() -> None:
    ours = seat(unit("A05", "cubo-cosmico-v1", "A19", "3"), deck=["A08"] * 3)
    theirs = seat(unit(FIRST, "3"), deck=["B06"] * 5)
    match = position(ours, theirs)
    play(match, "pass")
    assert keys(match) == ["unload:A05:A19", "unload:A05:A08"]  # not the cube
    play(match, "unload:A05:A19")
    assert "A19" in resources(match, 0)
    match = position(ours, theirs, active=1)
    play(match, "pass")
    assert len(carried(match, 0, "A05")) == 5  # not in the opponent's Adjustment


COLLECTOR = """
[[card]]
id = "collector"
name = { pt = "Colecionador" }
version = "V1"
type = "character"
energy = 1
shield = 0
rules = ["when(enters(this), put(some(up_to(3), card, yours, has(magic_item), in_(resources)), hand))"]
"""


def test_cubo_cosmico_v1_is_a_magic_item() -> None:
    ours = seat(hand=["collector"], resources=["A08", "A08", "cubo-cosmico-v1"], deck=["A08"])
    match = home_made(COLLECTOR, ours, seat(unit(FIRST, "3")))
    play(match, "play:collector", "load:A08")
    assert keys(match) == ["choose:cubo-cosmico-v1", "pass"]


def test_multiplicacao_de_dna_v1_loads_up_to_three_and_gives_one_more_action() -> None:
    card = "multiplicacao-de-dna-v1"
    match = board("A05", card, stage=0, resources=["A19", "A23", "A25", "A08", "A04", "A07"])
    use_it(match, "A05", card)
    assert "choose:B27" not in keys(match)  # of the opponent
    play(match, "choose:A19")
    assert keys(match) == ["choose:A23", "choose:A25", "choose:A08", "choose:A04", "choose:A07", "pass"]
    play(match, "choose:A23", "choose:A25")
    assert keys(match)[-1] == "pass"
    play(match, "choose:A08")
    assert resources(match, 0) == ["A04", "A07"]
    assert card not in carried(match, 0, "A05")
    assert match.view(0)["seats"][0]["deck"][-1] == card
    assert acts(match, "A05") == ["act:A05:golpe-de-sorte"]
    assert not acts(board("A05", card, resources=[]), "A05", card)
