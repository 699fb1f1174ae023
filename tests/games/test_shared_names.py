"""One Spider-Man: a character of several games is called the same in all of them."""

from thwack.games.battle_scenes.cards.library import library as scenes
from thwack.games.dice_masters.cards.library import library as dice
from thwack.wording import LANGUAGES


def test_characters_of_two_games_have_the_same_names() -> None:
    people = {card.name["pt"]: card.name for card in scenes().cards.values() if card.type == "character"}
    names = [
        {lang: card.name[lang].partition(":")[0] for lang in LANGUAGES} for card in dice().cards.values()
    ]
    shared = [name for name in names if name["pt"] in people]
    assert len({name["en"] for name in shared}) >= 20
    for name in shared:
        assert {lang: people[name["pt"]][lang] for lang in LANGUAGES} == name
