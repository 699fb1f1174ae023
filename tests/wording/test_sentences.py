"""Trees in words: every form, in the languages where it matters."""

from dataclasses import replace

import pytest

from thwack.games.unmatched.cards.reading import CardDef
from thwack.games.unmatched.speech.card_texts import card_texts, rule_texts
from thwack.kernel.errors import ContentError

from .kit import hero, names, say, say_rule


def test_telling_somebody_to_do_it() -> None:
    assert say("draw(2)") == "Draw 2 cards."
    assert say("draw(2)", "pt") == "Compre 2 cartas."
    assert say("draw(2)", "es") == "Roba 2 cartas."
    assert say("draw(2)", "it") == "Pesca 2 carte."


def test_the_infinitive_after_may() -> None:
    assert say("may(draw(1))") == "You may draw 1 card."
    assert say("may(draw(1))", "pt") == "Você pode comprar 1 carta."
    assert say("may(draw(1))", "es") == "Puedes robar 1 carta."
    assert say("may(draw(1))", "it") == "Puoi pescare 1 carta."


def test_somebody_else_does_it() -> None:
    assert say("discard(1, who=opponent)") == "Your opponent discards 1 card."
    assert say("discard(1, who=opponent)", "it") == "Il tuo avversario scarta 1 carta."
    assert say("may(discard(1, who=opponent))") == "You may have your opponent discard 1 card."
    assert say("may(discard(1, who=opponent))", "pt") == "Você pode fazer seu oponente descartar 1 carta."


def test_conditions_and_their_opposites() -> None:
    assert say("if_(won, draw(2), draw(1))") == "If you won the combat, draw 2 cards; otherwise, draw 1 card."
    assert say("if_(not_(won), draw(1))") == "If you did not win the combat, draw 1 card."
    assert say("if_(not_(and_(won, attacking)), draw(1))") == (
        "If you did not win the combat or you are not attacking, draw 1 card."
    )
    assert (
        say("if_(not_(is_(foe, hero)), draw(1))", "es")
        == "Si el luchador rival no es un héroe, roba 1 carta."
    )


def test_numbers_with_their_nouns() -> None:
    assert say("draw(up_to(1))") == "Draw up to 1 card."
    assert say("discard(any_number)", "it") == "Scarta un numero qualsiasi di carte."
    assert say("draw(count(each(fighter, theirs)))") == "Draw 1 card for each opposing fighter."
    assert say("draw(times(2, count(each(fighter, yours))))") == "Draw 2 cards for each of your fighters."
    assert say("draw(boost_of(their_card))", "pt") == (
        "Compre um número de cartas igual ao valor de reforço da carta do seu oponente."
    )
    assert say("heal(the(alice), 1)", "it") == "Alice recupera 1 punto vita."
    assert say("heal(the(alice), 2)", "it") == "Alice recupera 2 punti vita."


def test_filters_agree_with_their_noun() -> None:
    assert (
        say("damage(each(fighter, called(harpy), defeated), 1)", "pt", "medusa")
        == "Cause 1 de dano a cada Harpia derrotada."
    )
    assert say("defeat(each(fighter, called(harpy)))", "es", "medusa") == "Cada Arpía es derrotada."
    assert say("if_(none(fighter, theirs, adjacent_to(the(alice))), draw(1))", "it") == (
        "Se non ci sono combattenti avversari adiacenti ad Alice, pesca 1 carta."
    )


def test_optional_fields() -> None:
    assert say("move(this, up_to(3))", this="alice") == "Move Alice up to 3 spaces."
    assert (
        say("move(this, up_to(3), through=theirs)")
        == "Move your fighter up to 3 spaces, even through opposing fighters."
    )
    assert say("move(one(fighter), 1, by=opponent)", "es") == "Tu oponente mueve a un luchador 1 espacio."


def test_what_the_sentence_has_named_becomes_a_pronoun() -> None:
    number = 'count(each(fighter, adjacent_to(that("prey"))))'
    text = f'seq(move(one(fighter), 2, as_="prey"), damage(that("prey"), {number}))'
    assert say(text).endswith("Deal 1 damage to that fighter for each fighter adjacent to it.")
    assert say(text, "pt").endswith("Cause 1 de dano a esse combatente para cada combatente adjacente a ele.")
    assert say("place(the(alice), in_zone_of(the(alice)))") == "Place Alice in a space in her zone."


def test_all_of_them_but_only_one_of_them() -> None:
    assert say("reveal(each(card, discarded))", "it") == "Rivela tutte le carte della tua pila degli scarti."
    assert say("reveal(one(card, discarded))", "it") == "Rivela una carta della tua pila degli scarti."
    assert (
        say("add_value(boost_of(this_card))", "pt")
        == "Some o valor de reforço desta carta ao valor desta carta."
    )


def test_earlier_results_are_called_by_what_was_done() -> None:
    text = 'seq(discard(2, as_="lost"), add_value(count(that("lost"))))'
    assert say(text) == "Discard 2 cards. Add 1 to the value of this card for each discarded card."


def test_a_changed_tree_changes_the_text() -> None:
    assert say("draw(2)") != say("draw(3)")
    assert say("may(draw(2))") != say("draw(2)")
    assert say("discard(1, who=opponent, by=chance)") != say("discard(1, who=opponent)")


def test_choices_of_one_and_of_several() -> None:
    assert say("choose(1, draw(1), gain_action(1))") == "Draw 1 card or gain 1 action."
    assert (
        say("choose(2, draw(1), gain_action(1), boost)")
        == "Choose 2 of these: draw 1 card; gain 1 action; boost this card."
    )


def test_rules() -> None:
    assert say_rule("at(turn_start, seq(may(draw(1)), gain_action(1)))") == (
        "At the start of your turn, you may draw 1 card. Gain 1 action."
    )
    assert say_rule("while_(in_state(big), modify(attack_value, 2, of=the(alice)))", "es") == (
        "Mientras Alicia sea GRANDE, suma 2 al valor de las cartas de ataque de Alicia."
    )
    assert say_rule("at(after_attack, may(move(this, up_to(2))))", "it") == (
        "Dopo aver attaccato, puoi muovere il combattente che ha attaccato fino a 2 spazi."
    )


def test_a_state_chosen_at_the_set_up_has_no_other_start() -> None:
    alice = rule_texts(hero("alice").ability, "en", names("alice"))
    assert alice[:2] == ["Alice is either BIG or SMALL.", "During set-up, choose BIG or SMALL."]
    jekyll = rule_texts(hero("jekyll-and-hyde").ability, "en", names("jekyll-and-hyde"))
    assert jekyll[0] == "You are either Jekyll or Hyde, and start as Jekyll."


def card(slug: str, of: str) -> CardDef:
    """A card of a hero."""
    return next(c for c in hero(of).cards if c.id == slug)


def test_a_card_has_its_timings_in_order() -> None:
    texts = card_texts(card("bewilderment", "king-arthur"), "pt", names("king-arthur"))
    assert texts == [
        ("Durante o combate", "Merlin não sofre dano até o fim deste combate."),
        ("Após o combate", "Você pode colocar Merlin em qualquer espaço."),
    ]


def by_hand(effect: str) -> CardDef:
    """The scheme of Sinbad, worded by hand."""
    row = {
        "effect": effect,
        "reason": "a test",
        "en": "Three cards!",
        "pt": "Três!",
        "es": "¡Tres!",
        "it": "Tre!",
    }
    return replace(card("riches-beyond-compare", "sinbad"), hand_wording=row)


def test_a_wording_by_hand_replaces_what_it_pins() -> None:
    assert card_texts(by_hand("draw(3)"), "en", names("sinbad")) == [("Scheme", "Three cards!")]


def test_a_wording_by_hand_fails_when_the_effect_has_changed() -> None:
    with pytest.raises(ContentError, match=r"is for draw\(2\).*draw\(3\)"):
        card_texts(by_hand("draw(2)"), "en", names("sinbad"))


def test_a_wording_by_hand_needs_a_reason() -> None:
    bad = by_hand("draw(3)")
    bad.hand_wording["reason"] = ""
    with pytest.raises(ContentError, match="lacks reason"):
        card_texts(bad, "en", names("sinbad"))
