"""What games say to newcomers: goal, steps of a turn, and words."""

from typing import Any

import pytest

import thwack
from tests.thorough import dear
from thwack.cli.lookup import explained
from thwack.cli.words import Words
from thwack.discovery import game_named
from thwack.games.battle_scenes.speech import prompts as scene_prompts
from thwack.games.battle_scenes.state import table as scenes
from thwack.games.dice_masters.speech import prompts as dice_prompts
from thwack.games.dice_masters.state import table as dice
from thwack.games.mission_arena.speech import prompts as arena_prompts
from thwack.games.mission_arena.state import table as arena
from thwack.kernel.errors import ContentError
from thwack.kernel.primer import EMPTY, primer_in, read_primer
from thwack.wording import LANGUAGES

GAMES = ("unmatched", "dice_masters", "battle_scenes", "mission_arena")
PHASES: dict[str, tuple[str, ...]] = {
    "unmatched": ("maneuver", "attack", "scheme"),  # it has no phases, but three kinds of action
    "dice_masters": dice.PHASES,
    "battle_scenes": scenes.PHASES,
    "mission_arena": arena.PHASES,
}
SHOWN = {"unmatched": "verb", "dice_masters": "step", "battle_scenes": "phase", "mission_arena": "phase"}
ASKED = {
    "dice_masters": lambda: dice_prompts.rows()["step"],
    "battle_scenes": lambda: scene_prompts.LINES.rows()["phase"],
    "mission_arena": lambda: arena_prompts.LINES.rows()["phase"],
}
LONG = 300  # letters of something short


def terms_of(game: str) -> dict[str, Any]:
    """Every step and word by its id."""
    primer = game_named(game).primer
    return {term.id: term for term in (*primer.terms, *primer.steps)}


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_explained_in_every_language_and_shortly(game: str) -> None:
    primer = game_named(game).primer
    terms = (*primer.steps, *primer.terms)
    assert len({term.id for term in primer.steps}) == len(primer.steps) > 3
    assert len({term.id for term in primer.terms}) == len(primer.terms) > 5
    for words in (primer.goal, *(words for term in terms for words in (term.name, term.text))):
        assert list(words) == list(LANGUAGES)
        assert all(0 < len(told) < LONG for told in words.values()), words
    for term in terms:
        assert all(told.endswith(".") for told in term.text.values()), term.id
        assert not term.seen or list(term.seen) == list(LANGUAGES), term.id
        for lang in LANGUAGES:
            stems = term.seen[lang].split("|") if term.seen else [term.name[lang]]
            assert all(stem.strip() for stem in stems), f"{term.id} would be seen everywhere"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_phase_has_an_entry_that_is_seen_by_its_name_on_the_screen(game: str, lang: str) -> None:
    terms, say = terms_of(game), Words(lang)
    for phase in PHASES[game]:
        assert phase in terms, f"{phase} is not explained"
        names = [say(f"{SHOWN[game]}.{phase}")]
        if game in ASKED and phase in ASKED[game]():
            names.append(ASKED[game]()[phase][lang])
        for name in names:
            assert terms[phase].stands_in(name, lang), f"{name} does not lead to {phase}"


@dear(1)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_keyword_and_ability_is_explained_where_it_is_shown(game: str, lang: str) -> None:
    library: Any = game_named(game).library  # type: ignore[attr-defined]  # our own games have one
    words = [*thwack.glossary(game, lang)]
    words += [row[lang] for row in getattr(library, "keywords", {}).values()]
    words += (
        [row[lang] for row in getattr(library, "abilities", {}).values()] if game == "mission_arena" else []
    )
    for word in words:
        assert explained(game, f"x {word} y", lang), f"{word} is not explained"


@pytest.mark.parametrize(
    ("game", "shown", "names"),
    [
        ("battle_scenes", "Capacitate · resources 5 · Surrender", ["Resources", "Capacitate", "Surrender"]),
        ("battle_scenes", "│♥♥♥ ▼▼ │ ╭━━━1━━━╮", ["Initial Energy ♥", "Stage", "Shield ▼"]),
        ("mission_arena", "Power Up · Active Squad ♥ ▮", ["Power Up", "Active squad", "Power point ▮"]),
        ("dice_masters", "roll and reroll · Reserve", ["Roll and reroll", "Energy"]),
        ("dice_masters", "Globals", ["Global"]),
        ("unmatched", "G green Y yellow · boost 2", ["Boost", "Zone"]),
    ],
)
def test_words_are_found_on_a_screen_in_the_order_of_the_primer(
    game: str, shown: str, names: list[str]
) -> None:
    found = [name for name, _ in explained(game, shown, "en")]
    assert [name for name in found if name in names] == names


def test_a_word_counts_where_another_begins_not_inside_one() -> None:
    primer = read_primer(
        'goal = "Win."\n[term.load]\nname = "Load"\ntext = "Put."\nseen = "load|♥"', "a.toml"
    )
    assert [term.id for term in primer.found_in("three\n loaded", "en")] == ["load"]
    assert [term.id for term in primer.found_in("x3♥", "pt")] == ["load"]
    assert primer.found_in("unload", "en") == []


def test_a_game_without_a_primer_has_an_empty_one() -> None:
    assert primer_in("thwack.kernel") is EMPTY
    assert primer_in("") is EMPTY


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("goal = ", "it is not TOML"),
        ("", "'goal'"),
        ('goal = "Win."\nsteps = 1', "unknown entry steps"),
        ('goal = { pt = "Vença." }', "neither text in English"),
        ('goal = "Win."\n[term.x]\nname = "X"', "term.x needs a name and a text"),
        ('goal = "Win."\nterm = 3', "it cannot be read"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, told: str) -> None:
    with pytest.raises(ContentError, match=told):
        read_primer(text, "primer.toml")
