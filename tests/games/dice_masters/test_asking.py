"""What is asked of whom, what lines name, what on the table choices are about, and why something cannot be
used."""

import random
import re
from functools import cache
from pathlib import Path

import pytest

import thwack
from tests.games.dice_masters.test_properties import new
from tests.games.dice_masters.test_telling import is_sound
from tests.games.properties import play_on
from tests.kits.dice_masters import keys, play, position, seat
from tests.thorough import THOROUGH, dear
from thwack import Match
from thwack.games.dice_masters.cards.library import library
from thwack.games.dice_masters.speech import catalogue, prompts
from thwack.wording import LANGUAGES

SLOT = re.compile(r"\{(who|other|card|step|damage|target|energy)")
PACKAGE = Path(prompts.__file__).parent
CARDS = frozenset(card.id for card in thwack.cards("dice_masters")) | {"sidekick"}


@cache
def positions() -> list[Match]:
    """Random positions of random matches in every mode, some of them over."""
    found = []
    for number in range(300 if THOROUGH else 120):
        mode = "draft" if number % 12 == 0 else "tournament"
        found.append(play_on(new(number, mode), number, random.Random(number).randrange(60, 420)))
    return found


def own_dice(view: dict[str, object], number: int) -> set[str]:
    """The dice of a seat that lie one by one."""
    row = view["seats"][number]  # type: ignore[index]
    return {die["id"] for zone in ("rolling", "reserve", "field") for die in row[zone]}


# Prompts


@dear(2)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_has_a_prompt_that_differs_by_who_is_asked(lang: str) -> None:
    for match in positions():
        before = match.digest()
        said = [match.prompt(lang, who) for who in (0, 1, None)]
        assert match.digest() == before
        assert all(is_sound(text, lang) for text in said), said
        if match.actor in (0, 1):
            assert said[match.actor] not in (said[1 - match.actor], said[2])


def test_prompts_and_reasons_are_the_same_in_every_world_one_could_be_in() -> None:
    for number, match in enumerate(positions()):
        for who in (0, 1):
            world = match.imagine(who, number)
            assert world.prompt("en", who) == match.prompt("en", who)
            assert world.why_not(who) == match.why_not(who)


def test_every_question_of_random_matches_is_known() -> None:
    for match in positions():
        if match.actor is not None:
            assert match._table.step[0] in prompts.ASKED


def test_prompt_of_the_main_step() -> None:
    match = position(seat(reserve=["sidekick fist", "sidekick 1"]), seat())
    assert match.prompt("en", 0) == (
        "Your turn, main step. Buy dice, field characters, use actions and Globals, or end the step."
    )
    assert match.prompt("en", 1) == (
        "Player 1's turn, main step. Player 1 is buying, fielding and using actions."
    )
    assert match.prompt("pt", 1) == (
        "Turno do Jogador 1, etapa principal. O Jogador 1 está comprando, posicionando e usando ações."
    )


def test_prompt_of_a_payment_names_what_it_is_for() -> None:
    cards = {"hulk-jade-giant": 1}
    reserve = ["sidekick fist"] * 3 + ["sidekick wild"] * 2 + ["sidekick bolt"] * 3
    match = position(seat(reserve=reserve, cards=cards), seat())
    play(match, "buy:hulk-jade-giant")
    assert match.prompt("en", 0) == "Your turn, main step. Pay 6 energy for Hulk: Jade Giant."
    assert match.prompt("it", 1) == (
        "Turno del Giocatore 1, fase principale. Il Giocatore 1 sta pagando per Hulk: Gigante di giada."
    )


def test_prompt_of_attack_and_block() -> None:
    match = position(seat(field=["sidekick"]), seat(field=["sidekick"]), step="attack")
    assert match.prompt("en", 0) == "Your turn, attackers. Choose your attackers, one after the other."
    play(match, "attack:sidekick")
    assert match.prompt("en", 1) == "Player 1's turn, blockers. Choose who blocks which attacker."
    assert match.prompt("es", 0) == (
        "Tu turno, bloqueadores. El Jugador 2 está eligiendo a los bloqueadores."
    )


def test_prompt_at_the_end_tells_who_won_and_why() -> None:
    match = position(seat(field=["sidekick"]), seat(life=1), step="attack")
    play(match, "attack:sidekick")
    assert match.prompt("en", 0) == "You win: Player 2 has no life left."
    assert match.prompt("en", 1) == "Player 1 wins: you have no life left."
    assert match.prompt("en") == "Player 1 wins: Player 2 has no life left."


# Lines


@dear(2)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_name_what_the_catalogue_knows_in_the_order_of_the_sentence(lang: str) -> None:
    named = 0
    for match in positions()[:60]:
        for line in match.story(lang, 0):
            at = [line["text"].find(name) for _, name in line["refs"]]
            assert -1 not in at, line
            assert at == sorted(at), line
            assert {ref.partition("#")[0] for ref, _ in line["refs"]} <= CARDS, line
            named += len(line["refs"])
    assert named > 1000


def test_a_line_names_both_fighters() -> None:
    match = position(
        seat(field=["beast-genetic-expert 2"]),
        seat(field=["hulk-jade-giant 1"]),
        step="attack",
        chance="seed",
    )
    hulk, beast = (match.view(0)["seats"][side]["field"][0]["id"] for side in (1, 0))
    play(match, "attack:beast-genetic-expert", "block:hulk-jade-giant:beast-genetic-expert")
    line = next(line for line in match.story("en") if line["kind"] == "blocked")
    assert line["text"] == "Hulk blocks Beast."
    assert line["refs"] == ((f"hulk-jade-giant#{hulk}", "Hulk"), (f"beast-genetic-expert#{beast}", "Beast"))


# What choices are about


def test_options_of_the_view_are_the_choices_and_point_at_dice_that_lie_there() -> None:
    for match in positions():
        for who in (0, 1):
            view = match.view(who)
            if match.actor != who:
                assert view["options"] == []
                continue
            assert [option["key"] for option in view["options"]] == keys(match)
            ids = own_dice(view, 0) | own_dice(view, 1)
            for option in view["options"]:
                if option["key"].split(":")[0] in ("reroll", "field", "attack", "block", "pay"):
                    assert option["dice"]
                    assert set(option["dice"]) <= ids
                assert set(option.get("to", ())) <= ids


def test_a_choice_points_at_every_die_that_is_like_the_one_it_names() -> None:
    match = position(seat(field=["sidekick", "sidekick"]), seat(), step="attack")
    view = match.view(0)
    assert set(view["options"][0]["dice"]) == own_dice(view, 0)


def test_faces_are_told_in_numbers() -> None:
    reserve = ["sidekick fist", "hulk-jade-giant 2", "force-beam action-1", "force-beam generic-2"]
    match = position(seat(reserve=reserve), seat(), basics=("force-beam",))
    shows = [die["shows"] for die in match.view(0)["seats"][0]["reserve"]]
    assert {"energy": "fist", "amount": 1} in shows
    assert {"level": 2, "cost": 2, "attack": 7, "defense": 7, "burst": 1} in shows
    assert {"action": True, "burst": 1} in shows
    assert {"energy": "generic", "amount": 2} in shows


# Reasons


def test_whatever_one_has_is_in_a_choice_or_has_a_reason() -> None:
    for match in positions():
        if match.view(None)["step"] == "draft":
            continue
        for who in (0, 1):
            view, before = match.view(who), match.digest()
            reasons = match.why_not(who)
            assert match.digest() == before
            usable = {die for option in view["options"] for die in option.get("dice", ())}
            bought = {card for option in view["options"] for card in option.get("cards", ())}
            assert own_dice(view, who) <= usable | set(reasons)
            rows = [*view["seats"][who]["cards"], *view["basic_actions"]]
            assert {row["card"] for row in rows} <= bought | set(reasons)
            assert not set(reasons) & (usable | bought)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_reads(lang: str) -> None:
    for match in positions():
        for text in match.why_not(0, lang).values():
            assert is_sound(text, lang), text


def why(match: Match, who: int, slug: str, zone: str = "") -> str:
    """The reason of a card, or of the first die of that name in a zone."""
    reasons = match.why_not(who)
    if not zone:
        return reasons[slug]
    row = match.view(who)["seats"][who][zone]
    return reasons[next(die["id"] for die in row if die["die"] == slug)]


def test_why_a_card_cannot_be_bought() -> None:
    cards = {"hulk-jade-giant": 1, "beast-genetic-expert": 1}
    reserve = ["sidekick fist", "sidekick fist", "sidekick 1"]
    match = position(seat(reserve=reserve, cards=cards), seat(cards=cards))
    assert why(match, 0, "hulk-jade-giant") == "Costs 6 energy, you have 2."
    assert why(match, 0, "beast-genetic-expert") == "Needs at least 1 mask energy, you have 0."
    assert why(match, 1, "hulk-jade-giant") == "It is Player 1's turn."
    gone = position(seat(reserve=reserve, cards={"hulk-jade-giant": 0}), seat())
    assert why(gone, 0, "hulk-jade-giant") == "No dice are left on this card."


def test_why_a_die_cannot_be_used() -> None:
    mine = seat(reserve=["sidekick fist", "sidekick 1", "hulk-jade-giant 3"], field=["sidekick"])
    match = position(mine, seat(field=["sidekick"]))
    assert why(match, 0, "hulk-jade-giant", "reserve") == "Costs 3 energy, you have 1."
    assert why(match, 0, "sidekick", "reserve") == "It shows energy: it pays for what you buy, field or use."
    assert why(match, 0, "sidekick", "field") == "It may attack in the attack step."
    assert why(match, 1, "sidekick", "field") == "It is Player 1's turn."


def test_why_nobody_attacks_or_blocks() -> None:
    match = position(seat(field=["sidekick", "sidekick"]), seat(field=["sidekick"]), step="attack")
    play(match, "attack:sidekick")
    attacker = next(die for die in match.view(0)["seats"][0]["field"] if die["attacking"])
    assert match.why_not(0)[attacker["id"]] == "It is attacking already."
    play(match, "pass")
    assert match.why_not(0)[attacker["id"]] == "It is attacking already."
    waiting = next(die for die in match.view(0)["seats"][0]["field"] if not die["attacking"])
    assert match.why_not(0)[waiting["id"]] == "Player 2 must decide first."


def test_why_a_global_cannot_be_used() -> None:
    mine = seat(reserve=["sidekick fist", "sidekick 1"], field=["sidekick"])
    match = position(mine, seat(), basics=("take-cover", "distraction"))
    reasons = match.why_not(0)
    assert reasons["global:take-cover"] == "Needs at least 1 shield energy, you have 0."
    assert reasons["global:distraction"] == "Needs at least 1 mask energy, you have 0."


def test_why_a_card_of_the_opponent_forbids_it() -> None:
    mine = seat(reserve=["sidekick fist", "sidekick 1", "force-beam action-0"])
    basics = ("distraction", "force-beam")
    match = position(mine, seat(field=["professor-x-powerful-telepath"]), basics=basics)
    assert why(match, 0, "force-beam", "reserve") == "Professor X: Powerful Telepath forbids it."
    assert why(match, 0, "global:distraction") == "Professor X: Powerful Telepath forbids it."
    match = position(mine, seat(field=["professor-x-charles-francis-xavier"]), basics=basics)
    fielded = match.view(0)["seats"][0]["reserve"][1]["id"]
    assert match.why_not(0)[fielded] == "Professor X: Charles Francis Xavier forbids it."


def test_why_a_roll_is_forbidden_and_what_it_would_take() -> None:
    match = position(
        seat(rolling=["sidekick fist"]), seat(field=["professor-x-principal"]), step="roll", chance="seed"
    )
    assert why(match, 0, "sidekick", "rolling") == "Professor X: Principal forbids it."
    assert match.prompt("en", 0) == (
        "Your turn, roll and reroll. Professor X: Principal: pay life to be allowed to reroll, or go without."
    )
    play(match, "pay:life", "reroll:sidekick:fist")


def test_why_a_die_is_not_chosen_for_the_reroll_twice() -> None:
    match = position(seat(rolling=["sidekick fist", "sidekick bolt"]), seat(), step="roll")
    play(match, "reroll:sidekick:fist")
    assert why(match, 0, "sidekick", "rolling") == "It is chosen for the reroll already."
    assert match.prompt("en", 0) == "Your turn, roll and reroll. 1 die to reroll: choose more, or roll."


# Words and rows


def test_every_row_is_there_in_four_languages_with_the_same_slots_and_is_used() -> None:
    code = "".join((PACKAGE / name).read_text(encoding="utf-8") for name in ("prompts.py", "reasons.py"))
    made = {
        "step",
        "term",
        "reminder",
        "ask",
    }  # looked up by the names of what they tell; for ask: of purposes
    for group, found in prompts.rows().items():
        for name, row in found.items():
            assert tuple(row) == LANGUAGES, name
            assert group in made or f'"{name}"' in code or group == "why", name
            slots = [set(SLOT.findall(text)) for text in row.values()]
            assert slots.count(slots[0]) == len(LANGUAGES), name
    assert set(prompts.rows()["term"]) == set(prompts.rows()["reminder"])


def test_the_sidekick_can_be_looked_at() -> None:
    for lang in LANGUAGES:
        (found,) = catalogue.things(library(), lang)
        assert found["id"] == "sidekick"
        assert found["facts"]["faces"] == ["fist", "bolt", "mask", "shield", "wild", "0/1/1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_explains_words_that_stand_on_cards(lang: str) -> None:
    texts = "\n".join(card.text(lang) for card in thwack.cards("dice_masters")).lower()
    words = thwack.glossary("dice_masters", lang)
    assert len(words) > 15
    for word, reminder in words.items():
        assert word.lower() in texts, word
        assert is_sound(reminder, lang), reminder
