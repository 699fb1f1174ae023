"""What options say, situation by situation, in four languages."""

import pytest

from tests.games.battle_scenes.test_event_lines import EAR, table
from tests.kits.battle_scenes import home_made, keys, play, position, seat, unit
from thwack import Match
from thwack.games.battle_scenes.rules.damage import boost_target
from thwack.games.battle_scenes.rules.drawing import draw_cards, stop_draw
from thwack.games.battle_scenes.rules.using import evolve_in_answer
from thwack.games.battle_scenes.speech.choice_lines import choice_text
from thwack.games.battle_scenes.speech.event_lines import event_text
from thwack.wording import LANGUAGES

HELPER = """
[[card]]
id = "helper-v1"
name = {{ pt = "Ajudante", en = "Helper", es = "Ayudante", it = "Aiutante" }}
version = "V1"
type = "character"
energy = 2
shield = 0
alignments = ["hero"]
affiliations = []
powers = []
printed = ["Home 1"]
rules = ['platoon', '{rule}']
"""


def texts(match: Match, lang: str = "en") -> list[str]:
    """What all choices say."""
    return [choice.text(lang) for choice in match.choices]


def said(match: Match, key: str) -> tuple[str, ...]:
    """What a choice says in the four languages."""
    found = {choice.key: choice for choice in match.choices}
    assert key in found, list(found)
    return tuple(found[key].text(lang) for lang in LANGUAGES)


def helped(rule: str) -> Match:
    """A position with a card of one rule on one side; both have a Nebula, the other has two Raiders."""
    return home_made(
        HELPER.format(rule=rule),
        seat(
            unit("helper-v1", "2"),
            unit("B05", "A19"),
            hand=["A03", "A21"],
            deck=["A08", "A20", "A22", "A23"],
            resources=["A19", "A05"],
        ),
        seat(unit("B06", "1"), unit("B06", "1"), unit("B05", "A19", "2"), deck=["B06"] * 5),
    )


def asked(effect: str) -> Match:
    """The question that an effect asks."""
    match = helped(f"in_preparation({effect})")
    play(match, "choose:helper-v1")
    return match


def preparation() -> Match:
    """A Preparation phase with a bit of everything."""
    return position(
        seat(
            unit("A04", "A10", "A19", "4", stage=1),
            unit("A01", "4"),
            hand=["A19", "A03", "A04", "A16"],
            deck=["A08"] * 9,
            resources=["A08"] * 5 + ["A20"],
        ),
        seat(unit("B03", "4")),
    )


# Preparation


def test_cards_are_put_in_scene_with_what_they_are_loaded_with() -> None:
    assert said(preparation(), "play:A03") == (
        "Put Iron Man in scene (4 cards from resources)",
        "Colocar Homem de Ferro em cena (4 cards dos recursos)",
        "Poner a Iron Man en escena (4 cartas de los recursos)",
        "Mettere Iron Man in scena (4 carte dalle risorse)",
    )
    assert said(preparation(), "play:A16")[0] == "Put the scenario Rooftop Chase in scene"


def test_capacitation_names_the_character_and_the_card() -> None:
    assert said(preparation(), "capacitate:A04:A19") == (
        "Capacitate Thor with Quick Step",
        "Capacitar Thor com Passo Rápido",
        "Capacitar a Thor con Paso rápido",
        "Capacitare Thor con Passo rapido",
    )
    assert said(preparation(), "capacitate:A04:A04:extra")[0] == (
        "Capacitate Thor with Thor (extra capacitation)"
    )


def test_what_else_there_is_to_do_in_preparation() -> None:
    match = preparation()
    assert said(match, "discard:A19")[1] == "Descartar Passo Rápido"
    assert said(match, "surrender:A04") == (
        "Surrender Thor and draw a card",
        "Render Thor e comprar um card",
        "Rendir a Thor y robar una carta",
        "Far arrendere Thor e pescare una carta",
    )
    assert said(match, "pass") == (
        "End the preparation",
        "Encerrar a fase de Preparação",
        "Terminar la preparación",
        "Terminare la preparazione",
    )


def test_versions_are_told_only_where_these_decks_have_several() -> None:
    assert "Capacitate Captain America with Thor" in texts(preparation())
    match = position(seat(unit("A01", "4"), hand=["A02", "capitao-america-v1"], resources=["A08"] * 4))
    assert said(match, "discard:A02")[0] == "Discard Captain America V2"
    assert said(match, "discard:capitao-america-v1")[3] == "Scartare Capitan America V1 (BSUM 3/100)"


def test_cards_that_were_printed_nowhere_are_numbered() -> None:
    card = HELPER.format(rule="clone").replace('printed = ["Home 1"]', "printed = []")
    other = card.replace("helper-v1", "helper-other")
    match = home_made(card + other, seat(hand=["helper-v1", "helper-other"]), seat())
    assert said(match, "discard:helper-v1")[0] == "Discard Helper V1 (no. 1)"
    assert said(match, "discard:helper-other")[1] == "Descartar Ajudante V1 (n.º 2)"


def test_a_shapeshifter_may_take_a_shape_or_none() -> None:
    match = position(
        seat(unit("espiao-skrull-v1", "3"), hand=["A04"], resources=["A08"] * 8), seat(unit("A04", "6"))
    )
    assert said(match, "choose:espiao-skrull-v1")[0] == (
        "Shapeshifter: put Skrull Spy into resources to take another shape"
    )
    play(match, "choose:espiao-skrull-v1")
    assert texts(match) == ["Put Thor in scene (6 cards from resources)", "Put nobody in scene"]


def test_a_text_is_used_by_its_card_and_what_it_does() -> None:
    match = helped("in_preparation(gets_shield(one(unit), 2))")
    assert said(match, "choose:helper-v1") == (
        "Helper: give a character or support +2 shield until the end of the turn",
        "Ajudante: dar +2 de escudo a um personagem ou suporte até o final do turno",
        "Ayudante: dar +2 de escudo a un personaje o apoyo hasta el final del turno",
        "Aiutante: dare +2 di scudo a un personaggio o supporto fino alla fine del turno",
    )


# Actions


def test_an_action_tells_its_cost_and_what_it_does() -> None:
    match = position(seat(unit("A04", "6", stage=2)), seat(unit("B03", "4")), phase="attack")
    assert said(match, "act:A04:thunder-strike") == (
        "Thor: Thunder Strike (cost 1): 3 damage to the target",
        "Thor: Golpe do Trovão (custo 1): 3 de dano ao alvo",
        "Thor: Golpe de trueno (coste 1): 3 de daño al objetivo",
        "Thor: Colpo di tuono (costo 1): 3 danni al bersaglio",
    )
    assert said(match, "pass")[0] == "End the Attack step"


def test_an_action_of_another_card_tells_which() -> None:
    match = position(seat(unit("A04", "mjolnir-v1", "5", stage=2)), seat(unit("B03", "4")), phase="attack")
    assert said(match, "act:A04:arremesso-de-martelo")[0] == (
        "Thor: Hammer Throw (Mjolnir, cost 1): Unload this card: 4 damage to the target"
    )


def test_like_ones_are_numbered_and_those_of_the_opponent_marked() -> None:
    match = position(
        seat(unit("B06", "1"), unit("B06", "1", stage=2)), seat(unit("B06", "1")), phase="attack"
    )
    play(match, "act:B06@1.2:plasma-shot")
    assert texts(match) == ["Target Raider", "Target Raider (2)", "Target Raider (theirs)"]
    assert texts(match, "pt")[2] == "Escolher Saqueador (do oponente) como alvo"
    play(match, "target:B06@2")
    assert match.log("en")[:3] == [
        "Raider (Player 1) uses Plasma Shot.",
        "Target: Raider (Player 2).",
        "Raider (Player 2) takes 1 damage; the shield holds.",
    ]


def test_an_action_may_be_stopped_or_let_happen() -> None:
    match = position(
        seat(unit("A04", "6"), hand=["guerrilheiro-kree-v1"], deck=["A08"] * 3),
        seat(unit("A03", "A19", "3", stage=2)),
        phase="anticipation",
    )
    play(match, "act:A03:repulsor-volley", "target:A04", "pass")
    assert texts(match) == [
        "Reveal Kree Guerrilla and cancel Repulsor Volley",
        "Let Repulsor Volley take effect",
    ]
    step = (evolve_in_answer, 0, table(match).cast.number["A03"], table(match).units[0][0], 0, None)
    assert choice_text(table(match), step, "en") == (
        "Evolve Thor into Iron Man and cancel Repulsor Volley (0 cards from resources)"
    )


def test_rare_options_read_in_four_languages() -> None:
    match = preparation()
    t = table(match)
    for step, text in (
        ((stop_draw, 1, t.cast.number["A04"]), "Reveal Thor and stop the draw"),
        ((draw_cards, 0, 2, 0), "Let Player 1 draw 2 cards"),
        ((boost_target, t.units[1][0], (), 1, False, None), "Deal the additional damage to Loki"),
    ):
        assert choice_text(t, step, "en") == text
        assert all(EAR.hears(choice_text(t, step, lang), lang) for lang in LANGUAGES)


# What effects ask


@pytest.mark.parametrize(
    ("effect", "key", "text"),
    [
        ("gets_shield(one(unit), 2)", "choose:B05@2", "Give Nebula (theirs) +2 shield this turn"),
        ("return_(one(unit), hand)", "choose:B06.2", "Put Raider (2) into hand"),
        ("carry_off(one(unit))", "choose:B06", "Shuffle Raider and its cards into the deck"),
        ("incapacitate(one(character), 1)", "choose:B06", "Incapacitate Raider"),
        ("incapacitate(some(up_to(2), character), 1)", "choose:B05@1", "Incapacitate Nebula"),
        ("may(pierce(one(unit), 1))", "choose:B06", "Deal 1 piercing damage to Raider"),
        ("may(damage(one(unit), 2))", "choose:no", "Do without the effect of Helper"),
        (
            "mill(2, one(player))",
            "choose:player-2",
            "Player 2 (opponent) puts the top 2 cards of the deck into resources",
        ),
        ("load(top(up_to(2)), this)", "choose:0", "Take no card from the top of the deck"),
        ("load(top(up_to(2)), this)", "choose:1", "Take 1 card from the top of the deck"),
        ("load(one(card, in_(resources)), one(unit))", "choose:B06", "Load onto Raider"),
        ("load(one(card, in_(resources)), this)", "choose:A05", "Load Hulk onto Helper"),
        ("unload(one(loaded))", "unload:B05@2:A19", "Unload Quick Step from Nebula (theirs)"),
        (
            "put(one(card, yours, in_(hand, resources)), deck_top)",
            "choose:A05:resources",
            "Put Hulk (resources) on top of the deck",
        ),
        ("purge(each(character, other))", "choose:magic", "Unload all abilities of Magic"),
        ("purge(each(character, other))", "choose:support", "Unload all cards of type support"),
        ("swap(each(unit))", "choose:B05@2:A19", "Swap Quick Step of Nebula (theirs)"),
        ("choose(1, draw(1), pierce(one(unit), 1))", "choose:1", "Draw 1 card"),
    ],
)
def test_a_choice_says_what_will_be_done_with_what_is_chosen(effect: str, key: str, text: str) -> None:
    match = asked(effect)
    assert said(match, key)[0] == text
    for lang, line in zip(LANGUAGES, said(match, key), strict=True):
        assert EAR.hears(line, lang), line


def test_what_follows_a_first_choice() -> None:
    match = asked("swap(each(unit))")
    play(match, "choose:helper-v1:A08")
    assert said(match, "choose:B05@1:A19")[0] == "Swap Shield Recruit for Quick Step of Nebula"
    match = asked("incapacitate(one(character), from_to(0, 2))")
    play(match, "choose:B06")
    assert texts(match) == [
        "Leave the stage of Raider as it is",
        "Incapacitate Raider by 1",
        "Incapacitate Raider by 2",
    ]
    match = asked("lose_power(one(character))")
    play(match, "choose:B06")
    assert said(match, "choose:flight") == (
        "Flight: Raider loses it this turn",
        "Voo: Saqueador perde esse poder neste turno",
        "Vuelo: Saqueador pierde ese poder este turno",
        "Volo: Razziatore perde questo potere in questo turno",
    )


def test_what_waits_is_told_by_its_card_and_text() -> None:
    rule = "at(adjustment_start, draw(1))"
    mine = seat(unit("helper-v1", "2"), unit("helper-v1", "2"), deck=["A08"] * 4)
    match = home_made(HELPER.format(rule=rule), mine, seat(unit("B06", "1")))
    play(match, "pass")
    assert texts(match) == ["Now Helper: draw 1 card", "Now Helper (2): draw 1 card"]
    assert texts(match, "it") == ["Ora Aiutante: pescare 1 carta", "Ora Aiutante (2): pescare 1 carta"]


# The log


def test_damage_tells_what_the_shield_does() -> None:
    t = table(preparation())
    loki = (t.cast.number["B03"], 1)
    for event, text in (
        (("damaged", loki, 2, 0, 0), "Loki takes 2 damage; the shield holds."),
        (("damaged", loki, 2, 1, 0), "Loki takes 2 damage and loses 1 card."),
        (("damaged", loki, 1, 1, 1), "Loki takes 1 piercing damage and loses 1 card."),
        (("unhurt", loki, t.cast.number["A16"]), "Loki takes no damage: Rooftop Chase prevents it."),
        (("knocked_out", loki), "Loki is knocked out: 4 points for Player 1."),
        (("to_prizes", loki), "Loki goes to the prizes of Player 1."),
        (("over", (1,), "empty deck"), "Player 2 wins: Player 1 must draw from an empty deck."),
        (("over", (), "turn limit"), "Nobody has won in 200 turns."),
    ):
        if event[-1] == "turn limit":
            t.turns = 200
        assert event_text(t, event, "en", None) == text
        assert all(EAR.hears(event_text(t, event, lang, 0), lang) for lang in LANGUAGES)


def test_cards_that_were_looked_at_are_named_to_who_saw_them() -> None:
    t = table(preparation())
    cards = ((t.cast.number["A19"], 1), (t.cast.number["A03"], 1))
    assert event_text(t, ("looked", 0, cards), "en", 0) == "Player 1 looks at Quick Step and Iron Man."
    assert event_text(t, ("looked", 0, cards), "en", 1) == "Player 1 looks at 2 cards."
    assert event_text(t, ("looked", 0, cards), "es", None) == "Jugador 1 mira 2 cartas."
    assert event_text(t, ("looked", 0, ()), "en", 0) == ""


def test_clairvoyance_says_what_is_revealed() -> None:
    mine = seat(unit("A11", "3", stage=2), deck=["A08", "A05", "A19"])
    match = position(mine, seat(unit("B05", "3"), deck=["A08"]), phase="attack")
    play(match, "act:A11:glimpse", "target:B05")
    assert said(match, "choose:A08")[0] == "Reveal Shield Recruit"
    assert said(match, "pass")[:2] == ("Reveal no card", "Não revelar cards")


def test_like_cards_of_two_places_are_told_apart() -> None:
    """Black Cat shows the opponent's hand and the top card of the deck, then puts one on top; both choices
    had one key."""
    mine = seat(unit("A08", "3"), hand=["gata-negra-v1"], resources=["A08"] * 3)
    match = position(mine, seat(unit("B02", "3"), hand=["B27"], deck=["B27", "B06"]))
    play(match, "play:gata-negra-v1")
    assert sorted(keys(match)) == ["choose:B27:deck", "choose:B27:hand"]
    for lang in LANGUAGES:
        assert len({choice.text(lang) for choice in match.choices}) == 2
