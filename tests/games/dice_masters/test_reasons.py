"""Why something cannot be used."""

import pytest

from tests.games.dice_masters.sentences import is_sound, own_dice, positions
from tests.kits.dice_masters import play, position, seat
from thwack import Match
from thwack.wording import LANGUAGES


def test_whatever_one_has_is_in_a_choice_or_has_a_reason() -> None:
    for match in positions():
        if match.view(None)["step"] == "draft":
            continue
        for who in (0, 1):
            view, before = match.view(who), match.digest()
            reasons = match.why_not(who)
            assert match.digest() == before
            mine = match.choices if match.actor == who else ()
            names = {thing.partition(":")[2] for choice in mine for thing in choice.things.start}
            things = {thing for choice in mine for thing in choice.things.start}
            usable = {name for name in names if {f"die:{name}", f"card:{name}"} & things}
            assert own_dice(view, who) <= usable | set(reasons)
            rows = [*view["seats"][who]["cards"], *view["basic_actions"]]
            assert {row["card"] for row in rows} <= usable | set(reasons)
            assert not set(reasons) & usable


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
