"""The names other programs rely on."""

import thwack
from thwack.games.unmatched.cards.library import library
from thwack.wording import LANGUAGES


def test_games_stays_a_function_after_a_game_was_loaded() -> None:
    """Loading `thwack.games.unmatched` once made `thwack.games` the package."""
    thwack.new("unmatched")
    assert thwack.games() == ("battle_scenes", "dice_masters", "mission_arena", "unmatched")


def test_a_match_without_options_is_legal() -> None:
    match = thwack.new("unmatched")
    assert match.actor == 0
    assert len(match.choices) > 1
    assert match.result is None
    assert thwack.CHANCE == -1


def test_keys_and_texts_of_all_choices_at_once() -> None:
    for game in thwack.games():
        choices = thwack.new(game, seed=3).choices
        assert choices.keys() == [choice.key for choice in choices]
        for lang in LANGUAGES:
            assert choices.texts(lang) == [choice.text(lang) for choice in choices]


def test_every_card_has_id_facts_and_a_text_in_four_languages() -> None:
    cards = thwack.cards("unmatched")
    heroes = library().heroes.values()
    assert len({card.id for card in cards}) == len(cards) == sum(len(hero.cards) for hero in heroes)
    for card in cards:
        assert card.on_offer
        facts = card.facts
        assert facts["name"]["en"]
        if facts["effects"] or facts["rules"]:
            assert len({card.text(lang) for lang in LANGUAGES}) == 4


def test_one_card() -> None:
    card = thwack.card("unmatched", "alice/jaws-that-bite")
    assert card.text("en") == "After combat: Deal 2 damage to a fighter adjacent to the Jabberwock."
    assert card.text("es") == "Después del combate: Causa 2 de daño a un luchador adyacente al Jabberwock."


def test_setups_say_what_may_stand_where() -> None:
    setups = thwack.setups("unmatched")
    assert {"heroes", "board", "mode", "seats"} <= set(setups)
    assert len(setups["heroes"]["choices"]) == len(library().offered)
    assert len(setups["board"]["choices"]) == 9
    assert all("default" in option and "choices" in option for option in setups.values())
