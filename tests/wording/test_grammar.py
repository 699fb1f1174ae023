"""Articles, contractions, agreement, capitals."""

import pytest

from thwack.wording import NP
from thwack.wording.book import common_grammar
from thwack.wording.grammar import capitalise
from thwack.wording.lines import Part, as_line

from .kit import names


def the(lang: str, word: str, gender: str = "m", many: bool = False, det: str = "the") -> NP:
    """A noun phrase with a determiner."""
    return NP(common_grammar(lang).determiner(det, gender, many) + word, gender, many)


@pytest.mark.parametrize(
    ("lang", "text", "part", "expected"),
    [
        ("pt", "a {x}", the("pt", "espaço"), "ao espaço"),
        ("pt", "a {x}", the("pt", "carta", "f"), "à carta"),
        ("pt", "de {x}", the("pt", "cartas", "f", True), "das cartas"),
        ("pt", "em {x}", the("pt", "espaço"), "no espaço"),
        ("pt", "por {x}", the("pt", "valor"), "pelo valor"),
        ("pt", "em {x}", the("pt", "espaços", many=True, det="that"), "nesses espaços"),
        ("pt", "em {x}", the("pt", "espaço", det="a"), "em um espaço"),
        ("pt", "mova {x}", the("pt", "seu combatente", det="soft"), "mova seu combatente"),
        ("pt", "a {x}", the("pt", "seu combatente", det="soft"), "ao seu combatente"),
        ("es", "a {x}", the("es", "luchador"), "al luchador"),
        ("es", "de {x}", the("es", "luchador"), "del luchador"),
        ("es", "de {x}", the("es", "carta", "f"), "de la carta"),
        ("it", "di {x}", the("it", "combattente"), "del combattente"),
        ("it", "a {x}", the("it", "eroe"), "all'eroe"),
        ("it", "in {x}", the("it", "spazio"), "nello spazio"),
        ("it", "su {x}", the("it", "carte", "f", True), "sulle carte"),
        ("it", "da {x}", the("it", "eroi", many=True), "dagli eroi"),
        ("it", "{x}", the("it", "spazio", det="a"), "uno spazio"),
        ("it", "{x}", the("it", "arpia", "f", det="a"), "un'arpia"),
        ("it", "{x}", the("it", "eroe", det="that"), "quell'eroe"),
        ("en", "{x}", the("en", "opponent", det="a"), "an opponent"),
        ("en", "{x}", the("en", "card", det="a"), "a card"),
        ("en", "{x}", the("en", "X-Men character", det="a"), "an X-Men character"),
        ("en", "{x:of} zone", NP("Merlin"), "Merlin's zone"),
        ("en", "{x:of} zone", NP("the Harpies", many=True), "the Harpies' zone"),
    ],
)
def test_articles_and_contractions(lang: str, text: str, part: NP, expected: str) -> None:
    grammar = common_grammar(lang)
    assert grammar.finish(grammar.fill(text, {"x": part})) == expected


def test_only_articles_of_nouns_contract() -> None:
    assert common_grammar("pt").finish("de o") == "de o"
    assert common_grammar("es").finish("a el") == "a el"


def test_spanish_and_italian_avoid_clashing_vowels() -> None:
    assert (
        common_grammar("es").finish("cancela e ignora; suma y ignora; o otro")
        == "cancela e ignora; suma e ignora; u otro"
    )
    assert common_grammar("it").finish("adiacente a Alice e eroe") == "adiacente ad Alice ed eroe"
    assert common_grammar("it").finish("per ogni uno dei tuoi") == "per ognuno dei tuoi"


def test_capitals_start_every_sentence() -> None:
    assert capitalise("é a sua vez. ¿y ahora? sim") == "É a sua vez. ¿Y ahora? Sim"
    assert capitalise("draw. * also, draw. */** instead") == "Draw. * Also, draw. */** Instead"


@pytest.mark.parametrize(
    ("lang", "np", "expected"),
    [
        ("en", NP("Storm", "f"), "when Storm blocks, she rests"),
        ("en", NP("they", "n", True), "when they blocks, they rests"),
        ("pt", NP("Tempestade", "f"), "when Tempestade blocks, ela rests"),
        ("es", NP("Tormenta", "f"), "when Tormenta blocks, rests"),
        ("it", NP("Tempesta", "f"), "when Tempesta blocks, rests"),
    ],
)
def test_a_subject_that_was_named_is_a_pronoun_or_is_left_out(lang: str, np: NP, expected: str) -> None:
    grammar = common_grammar(lang)
    assert grammar.finish(f"when {np.text} blocks, {grammar.subject(np)} rests") == expected


def filled(row: dict[str, str], lang: str, **parts: Part) -> str:
    """A row as a line, its slots filled."""
    return as_line(common_grammar(lang).said(row[lang], tuple(parts.items())))


ATTACKS = {
    "en": "{attacker} {attacker|attacks|attack} {target}.",
    "pt": "{attacker} ataca {target}.",
    "es": "{attacker} ataca {target:object}.",
    "it": "{attacker} attacca {target}.",
}


def test_a_row_names_fighters_with_their_articles() -> None:
    def line(lang: str) -> str:
        attacker = names("alice").person("jabberwock", lang)
        return filled(
            ATTACKS, lang, attacker=attacker, target=names("king-arthur").person("king-arthur", lang)
        )

    assert line("en") == "The Jabberwock attacks King Arthur."
    assert line("pt") == "O Jaguadarte ataca o rei Arthur."
    assert line("es") == "El Jabberwock ataca al rey Arturo."
    assert line("it") == "Il Ciciarampa attacca re Artù."


def test_a_row_counts_and_agrees() -> None:
    row = {"en": "{who} draws {n} {n|card|cards}.", "pt": "{who} foi derrotad{-o:who}."}
    assert filled(row, "en", who="Ana", n=1) == "Ana draws 1 card."
    assert filled(row, "en", who="Ana", n=2) == "Ana draws 2 cards."
    assert filled(row, "pt", who=names("medusa").person("harpy", "pt")) == "A Harpia foi derrotada."
