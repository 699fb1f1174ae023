"""What the loader refuses beyond single words: names that mean nothing."""

from pathlib import Path

import pytest

from thwack import ContentError
from thwack.games.unmatched.cards import library
from thwack.games.unmatched.cards.library import extended
from thwack.games.unmatched.cards.reading import read_hero

MEDUSA = (Path(library.__file__).parent / "content" / "heroes" / "medusa.toml").read_text(encoding="utf-8")
GLANCE = "damage(one(fighter, in_zone_of(the(medusa))), 2)"


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("discard(1, who=opponent)", "a scheme has no `opponent`"),
        ('damage(that("nobody"), 2)', 'refers to "nobody", but nothing has that name'),
        ("move(the(perseus), up_to(2))", "names no fighter of this hero"),
        ("gain(rage, 1)", "names no resource of this hero"),
        ("switch(size)", "names no states of this hero"),
        ("fetch(excalibur)", "names no card of this hero"),
        ("keep(1, top(2), rest=middle)", "names no place of this hero"),
    ],
)
def test_names_that_mean_nothing_are_refused_with_the_card(effect: str, message: str) -> None:
    assert read_hero(MEDUSA, "medusa.toml").id == "medusa"
    text = MEDUSA.replace(f'"{GLANCE}"', f"'{effect}'")
    assert text != MEDUSA
    with pytest.raises(ContentError) as caught:
        read_hero(text, "medusa.toml")
    assert message in str(caught.value)
    assert str(caught.value).startswith("medusa.toml: card a-momentary-glance")


def test_a_hero_that_exists_already_is_not_added_and_nothing_changes() -> None:
    found = library.library()
    before = (len(found.heroes), len(found.cards), found.hash)
    with pytest.raises(ContentError, match='already a hero "medusa"'):
        extended(found, [("again.toml", MEDUSA)])
    assert (len(found.heroes), len(found.cards), found.hash) == before
