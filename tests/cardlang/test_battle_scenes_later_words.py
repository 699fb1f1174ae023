"""Words of the last sets with what they take: players who must, decks that are put in order, loads that are
filled up, damage that is divided, things put off, rules for a phase."""

from typing import Final

import pytest

from tests.kits.battle_scenes import hand, keys, play, row
from tests.kits.battle_scenes_brew import bench, sentence
from thwack.match import Match

COVERED: Final = {
    *("makes", "scatter", "fill_up", "divide", "discard_random", "soon", "at_dusk", "this_phase"),
    *(
        "name_power",
        "name_affiliation",
        "name_type",
        "name_action",
        "bring",
        "shift",
        "another_turn",
        "lets_act",
        "destroy",
    ),
}
TRICK: Final = "act:A04:trick"


def tried(effect: str, *choices: str) -> Match:
    """The trick is used, with these choices."""
    match = bench(effect)
    play(match, TRICK, *choices)
    return match


def loads(match: Match) -> list[int]:
    """How many cards those in scene carry."""
    return [len(row(match, int(ref[0] == "B"), ref)["loaded"]) for ref in ("A04", "A01", "B05", "B07")]


@pytest.mark.parametrize(("who", "drawn"), [("you", [1, 0]), ("opponent", [0, 1]), ("each(player)", [1, 1])])
def test_makes_is_about_the_player_it_names(who: str, drawn: list[int]) -> None:
    match = tried(f"makes({who}, draw(1))")
    assert [len(hand(match, number)) - 3 for number in (0, 1)] == drawn
    assert "draw 1 card" in sentence(f"makes({who}, draw(1))")


def test_scatter_puts_cards_on_top_or_on_the_bottom() -> None:
    match = tried("scatter(top(2))")
    assert {key.rpartition(":")[2] for key in keys(match)} == {"top", "bottom"}
    assert "top or bottom" in sentence("scatter(top(2))")
    assert "that deck" in sentence("scatter(top(2), of=opponent)")


def test_fill_up_loads_up_to_the_initial_energy() -> None:
    match = bench("fill_up(this, 0)")
    before = loads(match)
    play(match, TRICK)
    while any(key.startswith("choose:") for key in keys(match)) and match.actor == 0:
        play(match, keys(match)[0])
    assert loads(match)[0] > before[0]
    assert loads(match)[1:] == before[1:]
    assert "Initial Energy" in sentence("fill_up(this, 1)")


def test_divide_gives_one_point_after_the_other() -> None:
    match = tried("divide(this, 3, unit)", "choose:B05", "choose:B05", "choose:B07")
    assert [row(match, 1, ref)["shield_used"] for ref in ("B05", "B07")] == [1, 1]
    assert "divided" in sentence("divide(this, 3, unit)")


def test_discard_random_asks_chance() -> None:
    match = tried("discard_random(1, who=opponent)", "choose:1")
    assert len(hand(match, 1)) == 2
    assert "at random" in sentence("discard_random(1, who=opponent)")


@pytest.mark.parametrize(("word", "told"), [("soon", "step or phase"), ("at_dusk", "end of this turn")])
def test_what_is_put_off_happens_at_the_end(word: str, told: str) -> None:
    match = tried(f"{word}(draw(2))")
    assert len(hand(match, 0)) == 3
    play(match, "pass")
    assert len(hand(match, 0)) == 5
    assert told in sentence(f"{word}(draw(2))")


def test_a_rule_for_a_phase_ends_with_it() -> None:
    match = tried("this_phase(shielded(each(character), 1))")
    assert row(match, 0, "A04")["shield"] == 3
    play(match, "pass")
    assert row(match, 0, "A04")["shield"] == 2
    assert "until the end of this phase" in sentence("this_phase(shielded(each(character), 1))").lower()


@pytest.mark.parametrize(
    ("word", "sort", "choice", "told"),
    [
        ("name_power", "powered", "choose:flight", "ame a power"),
        ("name_affiliation", "affiliated", "choose:vingadores", "affiliation"),
    ],
)
def test_whom_a_name_means_is_raised(word: str, sort: str, choice: str, told: str) -> None:
    effect = f'seq({word}(as_="named"), capacitate(each(character, chosen("named")), 1))'
    match = tried(effect, choice)
    view = match.view(None)
    have = {"powered": "powers", "affiliated": "affiliations"}[sort]
    for one in (one for side in view["seats"] for one in side["scene"] if one["stage"] is not None):
        assert (one["stage"] == 2) == (choice.removeprefix("choose:") in one[have]), one["ref"]
    assert told in sentence(effect)


def test_a_type_and_an_action_are_named() -> None:
    match = tried('seq(name_type(as_="named"), draw(1))', "choose:scenario")
    assert len(hand(match, 0)) == 4
    match = tried('seq(name_action(as_="named"), draw(1))', "choose:rest")
    assert len(hand(match, 0)) == 4


def test_bring_and_shift_put_cards_in_scene() -> None:
    match = tried("bring(one(card, yours, typed(character), in_(hand)))")
    assert "play" not in {key.split(":")[0] for key in keys(match)}  # the hand has abilities only
    match = tried("shift(one(character, yours, other))")
    assert "A01" not in [one["ref"] for one in match.view(None)["seats"][0]["scene"]]
    assert "may put" in sentence("bring(one(card, yours, typed(character), in_(hand)))")
    assert "resources" in sentence("shift(this)")


def test_another_turn_is_the_same_players() -> None:
    match = tried("another_turn(cannot_rise(each(character, yours)))", "pass")
    while match.view(None)["phase"] != "preparation":
        match.play(0)
    assert match.actor == 0
    assert not any(key.startswith("capacitate:") for key in keys(match))
    assert "extra turn" in sentence("another_turn(cannot_rise(each(character, yours)))")


def test_lets_act_gives_one_more_action() -> None:
    match = tried("lets_act(this, called(rest))")
    assert [key for key in keys(match) if key.startswith("act:A04:")] == ["act:A04:rest"]
    assert "one more Flight action" in sentence("lets_act(this, of_power(flight))")


def test_destroy_is_for_supports() -> None:
    match = tried("destroy(one(support))", "choose:A15")
    assert "A15" not in [one["ref"] for one in match.view(None)["seats"][0]["scene"]]
    assert "A04" in [one["ref"] for one in match.view(None)["seats"][0]["scene"]]
    assert "estroy" in sentence("destroy(one(support))")
