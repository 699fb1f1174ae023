"""Options and events as sentences, in four languages."""

import random
import re
from pathlib import Path

import pytest

import thwack
from tests.games import telling
from tests.games.telling import Ear
from tests.kits.battle_scenes import random_deck
from tests.thorough import batches, dear
from thwack import Match
from thwack.games.battle_scenes import choices
from thwack.games.battle_scenes.cards.library import library
from thwack.games.battle_scenes.speech import choice_lines, event_lines, naming
from thwack.games.battle_scenes.state.table import SceneTable
from thwack.kernel.table import Event
from thwack.wording import LANGUAGES

PACKAGE = Path(event_lines.__file__).parent
SILENT = set(event_lines.SILENT)
SLUGS = frozenset(
    slug
    for group in (library().cards, library().powers, library().affiliations, library().keywords)
    for slug in group
    if "-" in slug
)
# Words of the English rows that are no words of the other languages.
ENGLISH = re.compile(
    r"\b(the|damage|draws?|puts?|into|with|from|onto|unload(ed)?|load(ed)?|stage|cards|hand|deck|resources|"
    r"points|takes|uses|keep|choose|reveal|discard|end|step|theirs|you|and|is|shield|rises|falls|turn|its)\b",
    re.IGNORECASE,
)


def table(match: Match) -> SceneTable:
    """The table of a match."""
    assert isinstance(match._table, SceneTable)
    return match._table


def english_names(lang: str) -> list[str]:
    """The names that have English words in a language."""
    found = {deck.name for deck in library().decks.values()}
    for card in library().cards.values():
        found |= {card.name[lang], card.alter_ego, *(re.sub(r"[()]", "", where) for where in card.printed)}
        found |= {card.action.name[lang]} if card.action is not None else set()
    for group in (library().affiliations, library().keywords, library().powers):
        found |= {names[lang] for names in group.values()}
    return [name for name in found if ENGLISH.search(name)]


# The publisher says card and deck in Portuguese, too.
NAMES = {lang: [*english_names(lang), *(("card", "deck") if lang == "pt" else ())] for lang in LANGUAGES}
EAR = Ear(ENGLISH, SLUGS, NAMES)


def decks(seed: int) -> list[object]:
    """Two decks: presets, home-made ones, or the same one twice."""
    dice = random.Random(seed)
    if seed % 3 == 0:
        return [dice.choice(list(library().decks)), dice.choice(list(library().decks))]
    mine = {**random_deck(dice), "name": "Alfa"}
    return [mine, {**(mine if seed % 3 == 1 and seed % 2 else random_deck(dice)), "name": "Beta"}]


def choose(match: Match, dice: random.Random) -> int:
    """A choice at random; few that only end something, so that more happens."""
    few = ("discard", "surrender", "pass", "bank", "mulligan")
    return dice.choices(range(len(match.choices)), [0.2 if c.verb in few else 1.0 for c in match.choices])[0]


# Rows


def described() -> set[object]:
    """All functions that tables of the module of keys name."""
    tables = [found for name, found in vars(choices).items() if name.isupper() and isinstance(found, dict)]
    return {function for found in tables for function in found if callable(function)}


def test_every_option_says_something() -> None:
    assert set(choice_lines.SAID) == described()


def test_every_event_that_is_emitted_can_be_told() -> None:
    assert telling.emitted(PACKAGE.parent) == {name: len(args) for name, args in event_lines.EVENTS.items()}
    told = set(naming.rows()["event"]) - set(event_lines.OVER.values()) - {"damaged_shield", "pierced"}
    assert told == set(event_lines.EVENTS) - SILENT - {"over"}


def test_every_row_is_there_in_four_languages_and_used() -> None:
    telling.check_rows(naming.rows())
    files = ("effect_lines.py", "../choices.py")
    telling.check_rows_are_used(naming.rows(), PACKAGE, *files, free=("zone", "place"))


# Random matches


@pytest.mark.parametrize("batch", batches(12, few=1))
def test_every_choice_and_event_of_random_matches_reads_in_four_languages(batch: int) -> None:
    for seed in range(5 * batch, 5 * batch + 5):
        match, dice = thwack.new("battle_scenes", seed=seed, decks=decks(seed)), random.Random(seed)
        telling.watch(match, dice, choose, EAR)
        telling.watch_log(match, EAR, SILENT)


def test_who_begins_is_asked_of_chance_in_words() -> None:
    match = thwack.new("battle_scenes", chance="ask")
    assert [choice.text("it") for choice in match.choices] == [
        "Comincia Muro di scudi",
        "Comincia Corte del Titano",
    ]


# Secrets


def names_seen(match: Match, seat: int | None) -> set[str]:
    """The names of all cards that a view shows, and of their actions."""
    cast = table(match).cast
    view = match.view(seat)
    found: list[str | None] = [view["scenario"]["card"]] if view["scenario"] else []
    for side in view["seats"]:
        for pile in ("hand", "deck", "resources", "prizes", "aside"):
            found += side[pile]
        for unit in side["scene"]:
            found += [unit["card"], *unit["loaded"]]
    return set().union(*(names_on(match, cast.number[card]) for card in found if card))


def names_on(match: Match, kind: int) -> set[str]:
    """The names of a card and of its action."""
    cast = table(match).cast
    action = cast.sheets[kind].card.action
    return {naming.card_name(cast, kind, "en")} | ({action.name["en"]} if action is not None else set())


def shown_by(match: Match, event: Event) -> set[str]:
    """The names of cards that an event shows to everybody, though they may be hidden again after it."""
    cards = [event[2]] if event[0] == "revealed" else event[2] if event[0] == "hand_shown" else ()
    return set().union(*(names_on(match, kind) for kind, _ in cards))


@dear(4)
@pytest.mark.parametrize("seed", range(12))
def test_no_log_names_a_card_that_its_reader_does_not_know(seed: int) -> None:
    match = thwack.new("battle_scenes", seed=seed, decks=decks(seed))
    cast = table(match).cast
    names = {naming.card_name(cast, kind, "en") for kind in range(len(cast.sheets))}
    told = telling.watch_secrets(match, random.Random(seed), choose, names, names_seen, shown_by)
    assert sum(bool(re.search(r" draws (a card|\d+ cards)\.$", text)) for text in told) > 8


def test_a_player_reads_the_own_draws_and_nobody_else_does() -> None:
    match = thwack.new("battle_scenes", seed=3, first=0)
    mine, theirs, nobody = (match.log("en", seat) for seat in (0, 1, None))
    hidden = "Shield Wall draws 10 cards."
    assert (mine.count(hidden), theirs.count(hidden), nobody.count(hidden)) == (0, 1, 1)
    names = [naming.card_name(table(match).cast, kind, "en") for kind in range(len(table(match).cast.sheets))]
    (draw,) = (text for text in mine if text.startswith("Shield Wall draws "))
    cards = re.split(", | and ", draw.removeprefix("Shield Wall draws ").removesuffix("."))
    drawn = [re.fullmatch(r"(?:(\d)× )?(.+)", card) for card in cards]
    assert sum(int(found[1] or 1) for found in drawn if found) == 10
    assert {found[2] for found in drawn if found} == names_seen(match, 0) & set(names)


def test_cards_of_one_draw_are_told_in_one_sentence() -> None:
    t = table(thwack.new("battle_scenes", first=0))
    kinds = [t.cast.number[card] for card in ("A03", "A04", "A04", "A06")]
    for eyes, seen, english, italian in (
        (0, (1, 1, 1, 1), "Iron Man, 2× Thor and Black Widow", "Iron Man, 2× Thor e Vedova Nera"),
        (1, (3, 1, 1, 1), "Iron Man and 3 more cards", "Iron Man e 3 altre carte"),
        (1, (1, 3, 3, 3), "2× Thor, Black Widow and 1 more card", "2× Thor, Vedova Nera e 1 altra carta"),
        (1, (1, 1, 1, 1), "4 cards", "4 carte"),
    ):
        event = ("drawn", 0, tuple(zip(kinds, seen, strict=True)))
        assert event_lines.event_text(t, event, "en", eyes) == f"Shield Wall draws {english}."
        assert event_lines.event_text(t, event, "it", eyes) == f"Muro di scudi pesca {italian}."
    assert event_lines.event_text(t, ("drawn", 0, ((0, 1),)), "en", 1) == "Shield Wall draws a card."
    milled = event_lines.event_text(t, ("milled", 0, ((kinds[0], 7), (kinds[1], 7))), "en", 1)
    assert milled == "Shield Wall puts Iron Man and Thor from the top of the deck into resources."
