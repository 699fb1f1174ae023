"""What somebody needs to be told who sits down to Mission Arena for the first time."""

from typing import cast

import pytest

from tests.kits.mission_arena import at, play, position, side
from thwack.cli.host import Look
from thwack.cli.mission_arena import panels, screen
from thwack.cli.mission_arena.host import HOST
from thwack.cli.words import Words
from thwack.games.mission_arena.view_types import View
from thwack.match import Match

from ..kit import Script, assert_all_in

FOES = side([at("MB09", 1), "MB07", "MB01"], ["MB14", "MB15"])


def shown(match: Match, lang: str = "en", opened: str = "", size: tuple[int, int] = (110, 60)) -> str:
    """What the terminal shows to whoever must decide, in one line; `opened` is a number that is typed."""
    assert match.actor is not None
    terminal = Script(width=size[0], height=size[1])
    view, seat = match.view(match.actor), match.actor
    look = Look(view, seat, frozenset({seat}), Words(lang), terminal, match.prompt(lang, seat))
    question = HOST.question(match.choices, view)
    if opened:
        found = HOST.understand(look, question, opened)
        assert isinstance(found, type(question))
        question = found
    terminal.show(*HOST.table(look, question))
    return " ".join(terminal.text.split())


def seen(match: Match, seat: int) -> View:
    """A view as the screen takes it."""
    return cast("View", match.view(seat))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "whoever defeats a nemesis with an Active protagonist wins at once"),
        ("pt", "quem derrotar uma nêmesis com um protagonista Ativo vence na hora"),
        ("es", "quien derrote a una némesis con un protagonista Activo gana en el acto"),
        ("it", "chi sconfigge una Nemesi con un protagonista Attivo vince subito"),
    ],
)
def test_MA_0_7_the_welcome_tells_of_the_nemesis(lang: str, told: str) -> None:
    match = position(side(["MA01"]), FOES)
    assert told in HOST.opening(match.view(0), "A", "B", Words(lang))


def test_MA_4_1_power_up_says_how_many_are_left() -> None:
    match = position(side(["MA01", "MA04", "MA07"], ["MA11", "MA13"]), FOES, "power-up")
    assert "Give a power point to a protagonist (3 left)." in shown(match)
    play(match, "power:MA01")
    assert "Assegna un Punto Potere a un protagonista (ne restano 2)." in shown(match, "it")


@pytest.mark.parametrize("size", [(110, 60), (80, 24)])
def test_MA_8_1_a_boost_says_what_a_card_gives_and_how_many_may_go(size: tuple[int, int]) -> None:
    mine = side([at("MA07", 3), at("MA01", 2)], hand=["MA09", "MA11", "MA12", "MA15", "MA16"])
    match = position(mine, FOES)
    play(match, "challenge:MA07:MB09", "challenge:MA01:MB07")
    for opened in ("", "1"):
        told = shown(match, "it", opened, size)
        assert_all_in(("+100 Attacco per ogni carta", "al massimo una per ogni suo Punto Potere"), told)
    play(match, "boost:MA07:MA09")
    assert "+100 Attack for each card, 2 more at most" in shown(match, size=size)


def test_MA_6_2_a_wound_point_says_which_ability_it_covers() -> None:
    mine = side(["MA01", "MA04", "MA07"], ["MA11", "MA13"], hand=["MA02", "MA03", "MA15", "MA16"])
    match = position(mine, FOES, "check-point")
    number = next(
        number
        for number, entry in enumerate(HOST.question(match.choices, match.view(0)).entries(), 1)
        if entry.verb == "wound"
    )
    assert "Counter Attack 1 al posto di Group Attack" in shown(match, "it", str(number))


def test_MA_R63_the_first_turn_shows_the_phases_it_has() -> None:
    mine = side(["MA01", "MA04", "MA07"], ["MA11", "MA13"])
    for turn, missing in ((1, True), (3, False)):
        match = position(mine, FOES, "power-up", turn=turn)
        told = screen.heading(seen(match, 0), Words("it"), 200).plain
        assert ("Missione" not in told, "Sfida" not in told, "Boost" not in told) == (missing,) * 3
        assert_all_in(("Capacità Speciali", "Check Point"), told)


def test_cards_of_the_opponents_hand_that_one_knows_are_called_cards() -> None:
    match = position(side(["MA01", "MA04", "MA07"], ["MA11", "MA13"], hand=["MA15"]), FOES, "check-point")
    play(match, "swap:MA11:MA15:hand", "pass")
    assert "carte note: Black Widow" in screen.side(seen(match, 1), 0, Words("it"), False, 100).plain


@pytest.mark.parametrize(
    ("lang", "rule", "doubt"),
    [
        ("en", "exhausts (without power points: defeats)", "…? how the challenge would end as things stand"),
        ("pt", "esgota (sem Pontos de Poder: derrota)", "…? como o desafio terminaria agora"),
        ("es", "agota (sin Puntos de Poder: derrota)", "…? cómo acabaría ahora el desafío"),
        ("it", "rende esausti (senza Punti Potere: sconfigge)", "…? come finirebbe ora la Sfida"),
    ],
)
def test_MA_10_3_the_signs_say_whom_exhaustion_defeats_and_what_is_not_certain(
    lang: str, rule: str, doubt: str
) -> None:
    terminal, match = Script(width=110, height=60), position(side(["MA01"]), FOES)
    terminal.show(panels.signs(Look(match.view(0), 0, frozenset({0}), Words(lang), terminal, "")))
    assert_all_in((rule, doubt), " ".join(terminal.text.split()))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("pt", "Nebulosa alvo exausto?"),
        ("es", "Nebula objetivo exhausto?"),
        ("it", "Nebula bersaglio esausto?"),
    ],
)
def test_no_outcome_agrees_with_a_name(lang: str, told: str) -> None:
    """Nebula is no man: the word goes with the target."""
    match = position(side([at("MA01", 1)], ["MA11"], hand=["MA15"]), FOES)
    play(match, "challenge:MA01:MB09")
    assert told in shown(match, lang)
