"""A card's text in parts."""

import pytest

import thwack
from thwack.games.unmatched.cards.reading import TIMINGS
from thwack.games.unmatched.speech.naming import book
from thwack.wording import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_is_its_parts_with_the_moment_in_words_before_each(lang: str) -> None:
    kinds = set()
    for card in thwack.cards("unmatched"):
        lines = []
        for kind, text in card.parts(lang):
            kinds.add(kind)
            lines.append(f"{book().label('timing', kind, lang)}: {text}" if kind in TIMINGS else text)
        assert "\n".join(lines) == card.text(lang)
    assert kinds == {*TIMINGS, "needs", "rule"}


def test_parts_are_in_the_order_of_play() -> None:
    kinds = {card.id: [kind for kind, _ in card.parts()] for card in thwack.cards("unmatched")}
    assert kinds["king-arthur/bewilderment"] == ["during", "after"]
    assert kinds["king-arthur/excalibur"] == []
