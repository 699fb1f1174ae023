"""What an option would come to is said before it is chosen, and why something came to nothing afterwards."""

from tests.kits.battle_scenes import home_made, made, play, position, row, seat, unit
from thwack.games.battle_scenes.cards.library import library
from thwack.games.battle_scenes.speech.opposing import opposing_text
from thwack.match import Choice, Match
from thwack.wording import LANGUAGES

DECK = ["A08"] * 4
ARROW = "act:A07:trick-arrow"  # 1 piercing damage to the target


def archer(scenario: str = "B16", **parts: object) -> Match:
    """A hero with an arrow, under a scenario that lowers the damage of heroes by 1."""
    mine = seat(unit("A07", "3", stage=2), deck=DECK)
    theirs = seat(unit("B05", "3"), deck=DECK)
    return position(mine, theirs, phase="attack", scenario={"card": scenario, "owner": 1}, **parts)


def choice(match: Match, key: str) -> Choice:
    """A choice by its key."""
    return next(one for one in match.choices if one.key == key)


def said(match: Match, key: str, lang: str = "en") -> str:
    """The sentence of a choice."""
    return choice(match, key).text(lang)


def facts(match: Match, key: str) -> dict[str, object]:
    """The facts of a choice."""
    return dict(choice(match, key).things.facts)


def test_damage_that_comes_to_nothing_says_why() -> None:
    match = archer()
    play(match, ARROW, "target:B05")
    told = {
        "en": "Nebula takes no damage: Reign of Fear prevents it.",
        "pt": "Nebulosa não sofre dano: Reino do Medo impede.",
        "es": "Nebula no sufre daño: Reino del miedo lo impide.",
        "it": "Nebula non subisce danni: Regno della paura lo impedisce.",
    }
    assert [lang for lang in LANGUAGES if told[lang] not in match.log(lang)] == []


def test_an_action_says_what_it_deals_now_if_that_is_not_what_is_printed() -> None:
    match = archer()
    assert said(match, ARROW).endswith("1 piercing damage to the target (now 0)")
    assert said(match, ARROW, "pt").endswith("1 de dano penetrante ao alvo (agora 0)")
    assert said(archer("A18"), ARROW).endswith("1 piercing damage to the target")


def test_a_target_says_what_it_would_take() -> None:
    match = archer()
    play(match, ARROW)
    assert said(match, "target:B05") == "Target Nebula (0 damage)"
    assert facts(match, "target:B05") == {"damage": 0, "piercing": True}
    match = archer("A18")
    play(match, ARROW)
    assert said(match, "target:B05") == "Target Nebula"
    assert facts(match, "target:B05") == {"damage": 1, "piercing": True}  # BS-8.4


def test_what_a_target_would_take_is_what_it_takes() -> None:
    """With a bonus for one sort of target, and with what was potentiated."""
    helper = made("helper", "support", "more_damage(each(unit, yours), each(unit, aligned(hero)), 2)")
    helper = helper.replace('printed = ["Test"]', 'printed = ["Test"]\nenergy = 2\nshield = 1')
    mine = seat(unit("A01", "3"), unit("A07", *["A20"] * 3, stage=2), unit("helper", "1"), deck=DECK)
    theirs = seat(unit("B05", "9"), unit("A04", "9"), deck=DECK)
    match = home_made(helper, mine, theirs, phase="attack")
    play(match, "choose:A07:A01")
    assert said(match, ARROW).endswith("(now 2–4)")
    play(match, ARROW)
    assert (facts(match, "target:B05")["damage"], facts(match, "target:A04")["damage"]) == (2, 4)
    play(match, "target:A04")
    assert "Thor takes 4 piercing damage and loses 4 cards." in match.log("en")


def test_loading_says_which_abilities_are_only_energy() -> None:
    resources = ["A29", "A20", "A23", "A32", "A08", "A21"]
    match = position(seat(hand=["A03"], resources=resources, deck=DECK), seat(unit("B05", "3"), deck=DECK))
    play(match, "play:A03")
    assert said(match, "load:A29") == "Load Mind Shove onto Iron Man (only as energy: no Telekinesis)"
    assert said(match, "load:A29", "pt") == (
        "Carregar Empurrão Mental em Homem de Ferro (só como energia: sem Telecinesia)"
    )
    assert said(match, "load:A23") == "Load Field Analysis onto Iron Man"
    useless = {card for card in resources if not facts(match, f"load:{card}")["of_use"]}
    assert useless == {"A29", "A20", "A32"}


def test_an_ability_with_arm_is_of_use_to_those_it_arms() -> None:
    """BS-11.12: It gives the power, too."""
    match = position(seat(hand=["A02"], resources=["A20"] * 4 + ["A29"], deck=DECK), seat(deck=DECK))
    play(match, "play:A02")
    assert (facts(match, "load:A20")["of_use"], facts(match, "load:A29")["of_use"]) == (True, False)


def test_an_armed_action_carries_its_timing() -> None:
    """BS-11.12: It is anticipate and unforeseen for those it arms, and normal for others."""
    mine = seat(unit("A08", "A20", "2"), unit("A07", "A20", "2"), deck=DECK)
    match = position(mine, seat(unit("B05", "9"), deck=DECK), phase="anticipation", active=1)
    assert facts(match, "act:A08:suppressing-volley")["timing"] == ["anticipate", "unforeseen"]
    match = position(mine, seat(unit("B05", "9"), deck=DECK), phase="attack")
    assert facts(match, "act:A07:suppressing-volley")["timing"] == []


def test_who_may_act_again_is_not_only_told_to_have_acted() -> None:
    """BS-H3: Hold the Line lets its user act once more."""
    mine = seat(unit("A02", "A28", "A20", "A19", stage=2), unit("A01", "3"), deck=DECK)
    match = position(mine, seat(unit("B05", "9"), deck=DECK))
    assert not row(match, 0, "A02")["again"]
    play(match, "act:A02:hold-the-line")
    assert (row(match, 0, "A02")["acted"], row(match, 0, "A02")["again"]) == (1, True)


def test_the_opponents_scenario_speaks_of_the_opponent() -> None:
    cards = library().cards
    assert opposing_text(cards["B17"], "en") == "Opposing Black Court characters get +1 shield."
    assert opposing_text(cards["B17"], "pt") == (
        "Os personagens oponentes com afiliação Corte Negra recebem +1 de escudo."
    )
    assert opposing_text(cards["onda-de-assaltos-v1"], "en") == (
        "While your opponent controls at least 2 Villain characters, your opponent draws 1 more card in their"
        " Draw phase."
    )
    told = opposing_text(cards["convocar-reforcos-v1"], "en")  # it speaks to its own player throughout
    assert told.startswith("For your opponent it says: “When you have no cards in hand")
