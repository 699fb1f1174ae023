"""What games say of themselves."""

import pytest

import thwack
from thwack.discovery import game_named
from thwack.kernel.about import About, Builder, plain_about, read_about
from thwack.kernel.errors import ContentError
from thwack.kernel.spoken import in_words
from thwack.wording import LANGUAGES


def read(text: str) -> About:
    return read_about(text, "about.toml", "toy_duel")


@pytest.mark.parametrize("game", thwack.games())
def test_our_games_speak_of_themselves_in_every_language(game: str) -> None:
    about = game_named(game).about
    options = about.options.values()
    labels = [option.label for option in options] + [w for option in options for w in option.values.values()]
    for words in (about.title, about.blurb, *labels):
        assert list(words) == list(LANGUAGES)
        assert all(words.values())


@pytest.mark.parametrize("game", thwack.games())
def test_every_set_up_option_of_our_games_has_words(game: str) -> None:
    about, setups = game_named(game).about, thwack.setups(game)
    assert list(about.options) == list(setups)
    for name, words in about.options.items():
        assert set(words.values) <= {str(choice) for choice in setups[name]["choices"]}
    assert {about.sides, *about.first_options, *about.no_sides, *about.crowd} <= set(setups)
    for row in about.shared:
        assert set(row.when) <= set(setups)


@pytest.mark.parametrize("game", thwack.games())
def test_a_new_match_has_as_many_seats_as_is_said(game: str) -> None:
    about = game_named(game).about
    assert thwack.new(game).seats == about.seats[0]
    for seats in about.seats[1:]:
        assert thwack.new(game, **{**about.crowd, "seats": seats}).seats == seats


def test_no_two_of_our_games_want_the_same_place_on_the_shelf() -> None:
    orders = [game_named(game).about.order for game in thwack.games()]
    assert len(set(orders)) == len(orders)


def test_a_game_may_say_nothing() -> None:
    assert read("") == plain_about("toy_duel") == About({"en": "Toy duel"}, {"en": ""})
    assert plain_about("toy_duel").option_label("how_long", "pt") == "How long"


def test_words_may_be_english_alone() -> None:
    about = read(
        'title = "Toy"\n[options.speed]\nlabel = "Speed"\nvalues.high = { en = "High", pt = "Alta" }'
    )
    assert in_words(about.title, "it") == "Toy"
    assert [about.value_label("speed", "high", lang) for lang in ("en", "pt", "es")] == [
        "High",
        "Alta",
        "High",
    ]
    assert about.value_label("speed", "low", "en") is None
    assert about.value_label("colour", "red", "en") is None


def test_seats_are_shared_only_in_the_set_up_that_says_so() -> None:
    about = read('[[shared]]\nwhen = { mode = "teams", seats = 3 }\nseats = [0, 2]')
    assert about.shared_seats({"mode": "teams", "seats": 3, "board": "x"}) == {0, 2}
    assert about.shared_seats({"mode": "teams", "seats": 4}) == frozenset()


def test_what_can_be_built() -> None:
    assert read('[builder]\nwhat = "deck"').builder == Builder("deck")
    assert read("").builder is None


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("seats = ", "it is not TOML"),
        ('tilte = "x"', "unknown entry tilte"),
        ('title = { pt = "x" }', "is neither text in English"),
        ("title = 3", "cannot be read"),
        ('[builder]\nwhat = "army"', 'is built is a "deck" or a "team"'),
        ("seats = 2", "cannot be read"),
        ("[options.speed]\nvalues = {}", "cannot be read"),
    ],
)
def test_what_cannot_be_read_is_told_in_a_sentence(text: str, told: str) -> None:
    with pytest.raises(ContentError, match=told) as raised:
        read(text)
    assert str(raised.value).startswith("about.toml: ")
