"""What the terminal tells a newcomer: `?` the goal and the turn, `i` the words on the screen, and why a card
cannot be used now."""

import random
from pathlib import Path

import pytest

import thwack
from tests.thorough import dear
from thwack import Match
from thwack.cli.session import Session
from thwack.cli.words import Words
from thwack.content import names
from thwack.discovery import game_named
from thwack.kernel.primer import EMPTY
from thwack.wording import LANGUAGES

from .kit import Script, assert_all_in

GAMES = ("unmatched", "dice_masters", "battle_scenes", "mission_arena")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that are kept go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def typed(match: Match, *lines: str, lang: str = "en", size: tuple[int, int] = (100, 50)) -> str:
    """What somebody sees who types these lines."""
    script = Script([*lines, "q"], *size)
    Session(match.fork(), script, Words(lang), set(range(match.seats)), {}, {}, hot_seat=True).run()
    return script.text


def flat(text: str) -> str:
    """A text without frames and line breaks."""
    return " ".join(text.replace("│", " ").split())


def later(game: str, plies: int, seed: int = 1) -> Match:
    """A match some choices on."""
    dice, match = random.Random(seed), thwack.new(game, seed=seed)
    while match.ply < plies:
        match.play(dice.randrange(len(match.choices)))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_says_the_goal_and_every_step_of_a_turn_before_the_keys(game: str, lang: str) -> None:
    primer, say = game_named(game).primer, Words(lang)
    shown = flat(typed(thwack.new(game), "?", lang=lang))
    parts = [primer.goal[lang], *(f"{step.name[lang]}: {step.text[lang]}" for step in primer.steps)]
    assert_all_in((*parts, say("help.quit")), shown)
    assert shown.index(parts[-1]) < shown.index(say("help.again"))


@pytest.mark.parametrize(("lang", "keys"), [("pt", "c NOME|s ARQUIVO"), ("es", "Intro|c NOMBRE|s ARCHIVO")])
def test_help_and_errors_name_keys_in_the_language_of_the_reader(lang: str, keys: str) -> None:
    shown = typed(thwack.new("battle_scenes"), "?", "c", "s", "c ninguem", lang=lang)
    assert_all_in(tuple(keys.split("|")), shown)
    assert shown.count(f"c {Words(lang)('key.NAME')}") == shown.count(f"s {Words(lang)('key.FILE')}") == 2
    assert "NAME" not in shown
    assert "s FILE" not in shown


def test_battle_scenes_calls_its_cards_cards_in_portuguese() -> None:
    shown = typed(thwack.new("battle_scenes"), "?", "c", "c ninguem", "h", lang="pt").lower()
    assert "um card pelo nome" in shown
    assert "nada aqui se chama 'ninguem'." in shown
    assert [word for word in ("carta", "baralho") if word in shown] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_words_or_steps_of_a_game_bear_one_name(game: str, lang: str) -> None:
    primer = game_named(game).primer
    assert len({one.name[lang] for one in primer.terms}) == len(primer.terms)
    steps = {one.name[lang].lower() for one in primer.steps}
    assert [one.name[lang] for one in primer.terms if one.name[lang].lower() in steps] == []


@dear(4)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_i_explains_words_on_the_screen_and_only_those(game: str, lang: str) -> None:
    match, say = later(game, 40), Words(lang)
    shown = typed(match, "i", lang=lang)
    before, _, after = shown.partition(say("title.words"))
    assert after, shown
    told = [t for t in game_named(game).primer.terms if f"{t.name[lang]}: {t.text[lang]}" in flat(after)]
    assert len(told) > 2
    for term in told:
        assert term.stands_in(flat(before), lang), f"{term.id} is explained, and not on the screen"


def test_i_explains_what_newcomers_ask_for() -> None:
    bank = thwack.new("battle_scenes", seed=1)
    bank.play("keep")
    while bank.view(None)["phase"] != "bank":
        bank.play("keep")
    assert_all_in(("First resources:", "Resources: Your open discard pile."), flat(typed(bank, "i")))
    dice = thwack.new("dice_masters", seed=1)
    assert_all_in(("Roll and reroll: ", "Energy: ", "Prep: "), flat(typed(dice, "i")))


def test_cards_that_cannot_be_used_say_why() -> None:
    match = thwack.new("dice_masters", seed=1)
    reasons = match.why_not(0)
    card = next(card for card in names("dice_masters") if card in reasons)
    called = names("dice_masters")[card]
    shown = flat(typed(match, "i").partition("Not now")[2])
    assert_all_in((called, reasons[card]), shown)
    assert reasons[card] in flat(typed(match, f"c {called}"))


def test_the_plain_host_of_a_game_without_a_primer_shows_the_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(game_named("mission_arena")), "primer", EMPTY)
    match = thwack.new("mission_arena", seed=1)
    shown = typed(match, "?")
    assert "How to play" not in shown
    assert "make that choice" in shown
