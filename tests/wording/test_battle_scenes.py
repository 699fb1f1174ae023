"""Battle Scenes in words: every word of its vocabulary, every card; and the text follows the tree."""

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from tests.thorough import dear
from thwack.cardlang.node import Effect, Rule, examples_of
from thwack.games.battle_scenes.cards.library import PARSER, WORDS, library
from thwack.games.battle_scenes.speech import card_texts
from thwack.games.battle_scenes.speech.card_texts import Card
from thwack.games.battle_scenes.speech.naming import LINES as TOLD
from thwack.games.battle_scenes.speech.prompts import LINES
from thwack.kernel.errors import ContentError, SetupError
from thwack.wording import LANGUAGES

ROUGH = re.compile(r"[\x00-\x09\x0b-\x1f{}]| {2}| [.,;:]|\.\.|: *$|\[\]|\bNone\b")  # what no text may hold
FOREIGN = ("resource", "gain", "spend", "stat", "spent", "become", "switch")  # words of other games


def told(expression: str, lang: str, card: str = "", in_action: bool = True) -> str:
    """An effect in sentences, or a rule."""
    on = library().cards[card] if card else None
    try:
        effect = PARSER.parse(expression, Effect)
    except ContentError:
        rule = PARSER.parse(expression, Rule)
        return card_texts.teller(on, lang).passages((rule,))[0]
    return card_texts.effect_sentences(effect, lang, on, in_action=in_action)


def test_every_word_has_a_row_in_every_language() -> None:
    assert card_texts.book().missing(WORDS) == []


@dear(1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_told_without_a_rough_edge(lang: str) -> None:
    for card in library().by_number:
        found = card_texts.card_text(card, lang)
        assert not ROUGH.search(found), (card.id, found)
        assert found or card.type in ("character", "ev", "support") or card.incomplete, card.id


@dear(1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_on_offer_with_different_trees_read_the_same(lang: str) -> None:
    read: dict[str, set[str]] = {}
    for card in library().by_number:
        for rule in card.rules if card.on_offer else ():
            read.setdefault(card_texts.teller(card, lang).passages((rule,))[0], set()).add(rule.shown())
        if card.on_offer and card.action is not None and card.action.effect is not None:
            sides = [part.shown() for part in (card.action.pay, card.action.effect) if part is not None]
            read.setdefault(card_texts.action_text(card, lang), set()).add(" : ".join(sides))
    doubles = {found: trees for found, trees in read.items() if len(trees) > 1}
    assert doubles == {}


@pytest.mark.parametrize("word", sorted(set(WORDS) - set(FOREIGN)))
def test_the_examples_of_a_word_can_be_told(word: str) -> None:
    for example in examples_of(WORDS[word]):
        if "_i_" in example:
            continue  # it names a card or an affiliation by another slug than content does
        for sort in (Effect, Rule):
            try:
                node = PARSER.parse(example, sort)
            except ContentError:
                continue
            for lang in LANGUAGES:
                assert not ROUGH.search(told(node.shown(), lang))


def test_this_is_the_user_the_bearer_or_the_card_itself() -> None:
    rule = "shielded(this, 1)"
    assert told(rule, "pt", "protecao-v1") == "O portador recebe +1 de escudo."
    assert told(rule, "pt", "thor-v1") == "Este personagem recebe +1 de escudo."
    assert told(rule, "pt", "A14") == "Este suporte recebe +1 de escudo."
    text = told("gets_shield(this, 1)", "pt", "A31")
    assert text == "Este personagem recebe +1 de escudo até o final do turno."


def test_a_target_is_named_by_its_kind_and_then_as_the_target() -> None:
    effect = "seq(gets_shield(target(character), -1), damage(target(character), 2))"
    assert told(effect, "en") == (
        "Target character gets -1 shield until the end of the turn. 2 damage to the target."
    )
    assert told(effect, "it") == (
        "Il personaggio bersaglio riceve -1 di scudo fino alla fine del turno. 2 danni al bersaglio."
    )


def test_damage_alone_needs_no_verb_but_under_a_condition_it_does() -> None:
    assert told("damage(target(unit), 2)", "pt") == "2 de dano ao alvo."
    assert (
        told("if_(your_turn, damage(target(unit), 2))", "pt")
        == "Se for o seu turno, cause 2 de dano ao alvo."
    )


def test_a_name_that_ends_with_a_dot_ends_no_sentence() -> None:
    rule = "shielded(each(character, yours, affiliated(shield)), 1)"
    assert told(rule, "en") == "Your S.H.I.E.L.D. characters get +1 shield."
    assert told("lead(1, affiliated(shield))", "pt") == "Liderar 1 - afiliação S.H.I.E.L.D."


def test_numbers_with_x_and_numbers_that_count() -> None:
    assert told("damage(target(unit), plus(x, 1))", "es") == "X + 1 de daño al objetivo."
    assert told("damage(target(unit), times(2, x))", "en") == "2X damage to the target."
    assert told("damage(target(unit), minus(3, earlier_uses))", "en") == (
        "3 damage to the target, minus 1 for each time this character has already used this action this turn."
    )
    assert told("gets_shield(target(unit), times(-1, x))", "pt") == (
        "O alvo recebe -X de escudo até o final do turno."
    )


def test_an_action_says_its_power_cost_timing_and_keywords() -> None:
    cards = library().cards
    assert card_texts.card_text(cards["A01"], "pt").splitlines() == [
        "Potencializar 1 - afiliação Vingadores.",
        "Ricochete [Ataque à Distância, custo 1]: 2 de dano ao alvo.",
    ]
    assert card_texts.action_line(cards["B23"], "en").startswith(
        "Dark Schemes [Genius, cost 1, unforeseen, Singularity]:"
    )
    assert "[incolor, sem custo de incapacitação" in card_texts.action_line(cards["golpe-de-sorte-v1"], "pt")
    assert "antecipar e imprevista" in card_texts.action_line(cards["mercurio-v1"], "pt")
    assert "at most one action of this name" in card_texts.action_line(cards["pensar-rapido-v1"], "en")
    assert "]: Descarregue este card: 4 de dano" in card_texts.action_line(cards["granada-de-mao-v1"], "pt")


def test_a_keyword_names_anybody_it_may_mean() -> None:
    assert told("lead(1, entered_now)", "en") == "Lead 1 - character that entered the scene this turn."
    assert told("lead(1, affiliated(kree), aligned(hero))", "pt") == "Liderar 1 - afiliação Kree e Herói."


def test_an_ev_character_says_what_it_evolves_from() -> None:
    assert card_texts.card_text(library().cards["A13"], "pt").startswith(
        "Evolui de: personagem chamado Homem de Ferro."
    )


def test_an_effect_is_a_short_phrase_for_a_choice() -> None:
    effect = PARSER.parse("capacitate(this, 1)", Effect)
    assert card_texts.effect_text(effect, "en") == "Capacitate this character by 1"
    on = library().cards["carga-total-v1"]
    assert card_texts.effect_text(effect, "pt", on, in_action=False) == "Capacitar o portador em 1"


def test_a_card_has_facts_and_a_text() -> None:
    card = Card(library().cards["A01"])
    assert card.on_offer
    assert card.facts["action"]["effect"] == "damage(target(unit), 2)"
    assert card.text("es").endswith("2 de daño al objetivo.")
    assert not Card(replace(library().cards["A01"], incomplete="it is not ripe")).on_offer
    with pytest.raises(SetupError):
        card.text("fr")


def test_a_text_has_parts_by_kind() -> None:
    """An action is told by its name and by what it does; its frame by the facts of the card."""
    iron_man = Card(library().cards["A13"]).parts("pt")
    assert iron_man[0] == ("evolves", "Evolui de: personagem chamado Homem de Ferro.")
    assert Card(library().cards["A01"]).parts("en")[-2:] == [
        ("action", "Ricochet"),
        ("effect", "2 damage to the target."),
    ]
    assert {kind for kind, _ in Card(library().cards["A17"]).parts()} == {"rule"}


def test_every_part_stands_in_the_text() -> None:
    for found in library().by_number:
        card = Card(found)
        for _, text in card.parts("es"):
            assert text in card.text("es"), card.id


# The publisher's Portuguese

PLAYING_CARDS = "Arremesso de Cartas"  # as it is printed: these are not cards of the game
OURS = re.compile(
    r"\b([Cc]artas?|[Bb]aralhos?|[Ff]undo d[oe]|Superforça|Telecinese|Ataque de Energia)\b"
    r"|fim do turno|\b[Cc]ontagem\b(?! [Rr]egressiva)"
)
FEMININE = re.compile(r"\b(as?|das?|nas?|às?|uma|d?esta|n?essas?|outras?|todas as|quantas) (\{n\} )?cards?\b")


def portuguese(rows: object) -> list[str]:
    """Every Portuguese text in rows of any depth."""
    if not isinstance(rows, dict):
        return []
    found = [text for key, row in rows.items() if key == "pt" for text in all_texts(row)]
    return found + [text for key, row in rows.items() if key != "pt" for text in portuguese(row)]


def all_texts(row: object) -> list[str]:
    """The texts of a row, with all its cases."""
    if isinstance(row, str):
        return [row]
    inner = row.values() if isinstance(row, dict) else row if isinstance(row, list) else ()
    return [text for one in inner for text in all_texts(one)]


def said_in_portuguese() -> list[str]:
    """All that the game, its terminal and its page say in Portuguese, and the texts of its cards."""
    source = Path(card_texts.__file__).parents[3]
    files = [*(source / "games/battle_scenes/speech").glob("*.toml"), source / "cli/battle_scenes/words.toml"]
    files.append(source / "games/battle_scenes/cards/content/names.toml")
    found = [text for file in files for text in portuguese(tomllib.loads(file.read_text(encoding="utf-8")))]
    found += (source / "texts/pt/battle_scenes.ftl").read_text(encoding="utf-8").splitlines()
    return found + [Card(card).text("pt") for card in library().by_number if card.on_offer]


def test_portuguese_speaks_as_the_publisher_does() -> None:
    """Cards, decks and their base; Ataque Energético, Super Força, Telecinesia; Contagem Regressiva."""
    texts = said_in_portuguese()
    assert len(texts) > 1000
    assert [text for text in texts if OURS.search(text.replace(PLAYING_CARDS, ""))] == []
    assert [text for text in texts if FEMININE.search(text)] == []
    names = library().powers
    told = [names[power]["pt"] for power in ("energy-attack", "super-strength", "telekinesis")]
    assert told == ["Ataque Energético", "Super Força", "Telecinesia"]
    assert LINES.say("phase", "countdown", "pt") == "contagem regressiva"
    assert TOLD.line("event", "shuffled", "pt", who="Ana") == "Ana embaralha o deck."
