"""The table of Dice Masters in the terminal: everything is there, in its place, and it fits."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from rich.console import RenderableType

from tests.thorough import screens
from thwack.cli.dice_masters import draft, lanes, layout, screen
from thwack.cli.dice_masters.host import HOST
from thwack.cli.host import Look
from thwack.cli.question import Question
from thwack.cli.words import Words
from thwack.wording import LANGUAGES

from ..kit import Script, assert_all_in
from ..stand_in import assert_fits, table_of, text_of
from .kit import (
    FOE,
    ME,
    View,
    attack_step,
    draft_step,
    fielded,
    look_at,
    main_step,
    rolled,
    side,
    stand_in,
    view,
)

SAY = Words("en")
SIZES = [(80, 24), (80, 32), (80, 40), (100, 36), (120, 40), (140, 50)]
MAIN = (
    "buy:thor-lord-of-asgard",
    "buy:force-beam",
    "field:sidekick",
    "field:thor-lord-of-asgard",
    "use:force-beam",
    "global:iron-man-playboy",
    "pass",
)
SCENES: dict[str, tuple[Callable[[], View], Sequence[str]]] = {
    "main": (main_step, MAIN),
    "attack": (attack_step, ("use:force-beam", "global:smash", "pass")),
    "draft": (draft_step, ("pick:thor-lord-of-asgard", "pick:storm-ro", "pick:beast-big-boy-blue")),
}


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    """A few cards are known."""
    with stand_in():
        yield


def lines_of(look: Look, *parts: RenderableType) -> list[str]:
    """The same, line by line."""
    return text_of(look, *parts).splitlines()


def table(look: Look, keys: Sequence[str]) -> list[RenderableType]:
    """The table with these choices."""
    with stand_in((ME, look.view, keys)):
        return table_of(look)


@pytest.mark.parametrize(("size", "lang"), screens(SIZES), ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_it_fits_in_every_size_and_language(name: str, size: tuple[int, int], lang: str) -> None:
    make, keys = SCENES[name]
    look = look_at(make(), size, lang)
    assert_fits(look, table(look, keys))


def test_the_opponent_is_above_and_you_are_below() -> None:
    look = look_at(main_step())
    lines = lines_of(look, *table(look, MAIN))

    def first(part: str) -> int:
        return next(number for number, line in enumerate(lines) if part in line)

    order = [
        "Turn 3 · Player 1 · main step",
        "▌Player 2",
        "Iron Man",
        "Basic actions",
        "Storm",
        "▌Player 1 (you)",
    ]
    places = [first(part) for part in order]
    assert places == sorted(places)
    assert_all_in(("6/20", "14/20"), "\n".join(lines))


def test_players_go_by_their_teams_if_those_have_names() -> None:
    shown = view(side(team="Avengers"), side(team="X-Men"))
    assert screen.heading(shown, SAY).plain == "Turn 3 · Avengers · main step"
    shown["seats"][FOE]["team"] = "Avengers"
    assert [screen.seat_name(shown, seat, SAY) for seat in (ME, FOE)] == ["Avengers 1", "Avengers 2"]
    shown["seats"][FOE]["team"] = ""
    assert screen.seat_name(shown, ME, SAY) == "Player 1"


def test_piles_are_counted_and_grouped() -> None:
    text = screen.side(main_step(), ME, SAY, True, 100).plain
    assert "bag 4 Hulk, 3× Sidekick · prep 0 · used 2 Sidekick, Storm" in text
    alike = view(side(bag=["sidekick"] * 8), side())
    assert "bag 8× Sidekick · prep" in screen.side(alike, ME, SAY, True, 100).plain, "one number is enough"
    assert "bag 4 · prep 0 · used 2" in screen.side(main_step(), ME, SAY, True, 100, brief=True).plain


def test_a_long_pile_breaks_between_dice() -> None:
    row = side(
        used=["thor-odinson", "thor-lord-of-asgard", *["sidekick"] * 7, "iron-man-playboy", "storm-ro"]
    )
    lines = screen.side(view(row, side()), ME, SAY, True, 44).plain.split("\n")
    assert all(len(line) <= 44 for line in lines)
    assert all(line.startswith("  ") for line in lines[1:])
    assert_all_in(("Thor: Odinson,", "Thor: Lord of Asgard,", "7× Sidekick,"), "\n".join(lines))


def test_cards_show_cost_and_dice_left() -> None:
    assert screen.cards(main_step(), ME, SAY, 80).plain == "  Thor 6B 1/2 · Hulk 6F 0/3"
    assert "Force Beam 3 2/3 · Smash! 3 0/3" in screen.middle(main_step()["basic_actions"], SAY, 80).plain


def test_field_and_reserve_stand_side_by_side_where_they_fit() -> None:
    look = look_at(main_step(), (100, 40))
    wide = lines_of(look, screen.mat(look.view, FOE, SAY, 100))
    assert "Field" in wide[0]
    assert "Reserve" in wide[0]
    look = look_at(main_step(), (50, 40))
    narrow = text_of(look, screen.mat(look.view, ME, SAY, 50)).splitlines()
    assert ["Field" in narrow[0], "Reserve" in narrow[0]] == [True, False]


def test_what_has_happened_to_a_die_is_noted() -> None:
    mine = side(
        field=[
            fielded("iron-man-playboy", 3, (5, 7), damage=2, attached=["force-beam"]),
            fielded(
                "beast-big-boy-blue", 2, (2, 3), captive=["thor-odinson", "sidekick"], acts_as="storm-ro"
            ),
            fielded("hulk-jade-giant", 1, (6, 5), controlled=True, owner=FOE),
        ]
    )
    look = look_at(view(mine, side()))
    text = text_of(look, screen.mat(look.view, ME, SAY, 80))
    assert_all_in(("-2", "with Force Beam", "holds Thor, Sidekick", "as Storm", "of Player 2"), text)


def test_loose_energy_lies_in_the_reserve() -> None:
    look = look_at(view(side(loose=2), side()))
    assert "── Reserve +2 generic" in text_of(look, screen.mat(look.view, ME, SAY, 80))
    shown = main_step()
    shown["seats"][FOE]["loose"] = 1
    look = look_at(shown)
    first = lines_of(look, screen.mat(shown, FOE, SAY, 80))[0]
    assert len(first) == 80
    assert_all_in(("── Field ─", "── Reserve +1 generic ─"), first)


def test_dice_that_may_be_rolled_again_lie_apart() -> None:
    look = look_at(view(side(rolling=rolled("sidekick", "fist")), side(), step="roll"))
    assert "── Rolled" in text_of(look, screen.mat(look.view, ME, SAY, 80))


# The attack


def test_dice_chosen_for_the_reroll_are_marked() -> None:
    mine = side(rolling=[*rolled("thor-lord-of-asgard", "bolt"), *rolled("storm-ro", "mask")])
    mine["rolling"][1]["marked"] = True
    shown = view(mine, side(), step="roll")
    look = look_at(shown)
    assert text_of(look, screen.mat(shown, ME, SAY, 80)).count("↻ reroll") == 1
    assert screen.mat_in_lines(shown, ME, SAY, 80).plain.count("↻M") == 1


def test_above_the_ways_to_pay_stands_what_for() -> None:
    shown = main_step()
    shown["paying"] = {"card": "thor-lord-of-asgard", "cost": 6}
    look = look_at(shown)
    text = text_of(look, *layout.table(look, Question()))
    assert "Pay for Thor: Lord of Asgard (6)" in text


def test_when_all_is_over_nobody_points_at_a_player() -> None:
    shown = attack_step()
    shown["result"] = {"winners": [ME], "reason": "life"}
    assert "───►" not in text_of(look_at(shown), lanes.attack_zone(shown, SAY, 100))
    assert "───►" not in lanes.attack_lines(shown, SAY, 100).plain


def test_attackers_stand_beside_their_blockers() -> None:
    look = look_at(attack_step())
    lines = lines_of(look, lanes.attack_zone(look.view, SAY, 80))
    thor = next(line for line in lines if "Thor" in line)
    hulk = next(line for line in lines if "Hulk" in line)
    assert thor.index("Thor") < thor.index("Iron Man")
    assert hulk.index("Hulk") < hulk.index("Spider-Man") < hulk.index("Beast")
    assert "Sidekick" not in "\n".join(lines), "who stays at home is not in the attack zone"
    home = text_of(look_at(attack_step()), screen.mat(look.view, ME, SAY, 80))
    assert "Sidekick" in home
    assert "Thor" not in home


def test_who_is_not_blocked_points_at_the_player() -> None:
    lines = lanes.attack_lines(attack_step(), SAY, 80).plain.split("\n")
    assert lines[1:] == [
        "  Thor • 5/6 ─►◄─ Iron Man ••• 5/7",
        "  Storm •• 2/2 ───► Player 2 2 damage",
        "  Hulk ••• 8/8 -4 ─►◄─ Spider-Man • 3/3 + Beast •• 3/4",
    ]
    look = look_at(attack_step())
    text = text_of(look, lanes.attack_zone(look.view, SAY, 80))
    assert_all_in(("───► Player 2", "2 damage"), text)


def test_who_was_blocked_and_has_no_blocker_left_hits_nobody() -> None:
    """G-4: It stays blocked."""
    shown = attack_step()
    shown["seats"][ME]["field"][2]["blocked"] = True
    text = lanes.attack_lines(shown, SAY, 80).plain
    assert "Storm •• 2/2 ─►◄─ blocked" in text
    assert "───►" not in text


def test_one_that_blocks_several_stands_in_several_lanes() -> None:
    shown = attack_step()
    shown["seats"][FOE]["field"][0]["blocks"] = [0, 2]
    found = lanes.lanes(shown, SAY)
    assert [[one.name for one in lane.blockers] for lane in found] == [
        ["Iron Man"],
        ["Iron Man"],
        ["Spider-Man", "Beast"],
    ]


# Choices and panels


def test_choices_are_numbered_by_verb_and_passing_is_nought() -> None:
    look = look_at(main_step(), (80, 60))
    text = text_of(look, *table(look, MAIN))
    assert_all_in(("Buy\n", "Field\n", "Global abilities\n"), text)
    assert_all_in(("  1 Buy thor-lord-of-asgard  1/2", "  6 Global iron-man-playboy", "  0 Pass"), text)
    assert "What Thor: Lord of Asgard does." in text, "the text of what can be bought"


def test_on_a_small_screen_choices_take_few_lines() -> None:
    look = look_at(main_step(), (80, 24))
    keys = (
        "buy:thor-lord-of-asgard",
        "buy:force-beam",
        *("reroll:sidekick:fist", "field:sidekick") * 7,
        "keep",
    )
    lines = lines_of(look, *table(look, keys))
    assert " Buy  1 Thor 6B 1/2  2 Force Beam 3 2/3" in lines
    line = next(line for line in lines if line.startswith("  3 "))
    assert line.count("Reroll") + line.count("Field") > 1


def test_the_cards_stand_beside_the_table_on_a_wide_screen() -> None:
    look = look_at(main_step(), (130, 40))
    lines = lines_of(look, *layout.whole_mat(look, layout.Plan()))
    assert any("▌Player 2" in line and "Player 1: cards" in line for line in lines)
    assert any("6B 1/2 Thor: Lord of Asgard" in line for line in lines)


def test_the_draft_shows_the_pool_and_what_both_have_picked() -> None:
    look = look_at(draft_step(), (80, 40))
    text = text_of(look, *table(look, ("pick:thor-lord-of-asgard", "pick:storm-ro", "pass")))
    assert_all_in(("2 of 12 dice picked", "1 of 12 dice picked", "2× Thor: Odinson 6B"), text)
    assert_all_in(("Bolt\n", "Thor 1 Lord of Asgard 6B · Odinson 6B", "2 'Ro 2M", "  0 Pass"), text)
    look = look_at(draft_step(), (80, 13))
    small = text_of(look, *table(look, ("pick:thor-lord-of-asgard", "pick:thor-odinson", "pick:storm-ro")))
    assert "Bolt  Thor 1-2 (6 6)" in small, "only numbers and costs where there is little room"


def test_the_draft_counts_dice_on_cards() -> None:
    shown = draft_step()
    shown["draft"]["picked"] = [[{"card": "thor-odinson", "dice": 4}], []]
    shown["draft"]["basic_actions"] = ["smash"]
    look = look_at(shown)
    text = text_of(look, *draft.table(look, Question()))
    assert_all_in(("4 of 12 dice picked", "4× Thor: Odinson", "Smash! 3 3/3"), text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_asks_is_shown_everything(lang: str) -> None:
    look = look_at(main_step(), lang=lang)
    for key in ("b", "m", "d"):
        shown = HOST.show(look, Question(), key)
        assert shown is not None
        text_of(look, shown)
    assert HOST.show(look, Question(), "x") is None
    assert isinstance(look.terminal, Script)
    assert f"[{lang}] What Thor: Lord of Asgard does." in look.terminal.text
    assert look.terminal.text.count("**────╯") == 1, "dice that are alike are drawn once"


def test_a_home_screen_without_dice_is_no_fault() -> None:
    look = look_at(view(side(), side(), turn=1))
    assert_all_in(
        ("▌Player 1", "▌Player 2", "20/20"), text_of(look, *table(look, ("keep", "reroll:sidekick")))
    )
