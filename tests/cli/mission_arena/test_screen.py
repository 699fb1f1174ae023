"""The table of Mission Arena in the terminal: everything is there, in its place, and it fits."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from rich.console import RenderableType

from tests.thorough import dear, screens
from thwack.cli.host import Look
from thwack.cli.mission_arena import layout, lore, screen
from thwack.cli.mission_arena.asking import Question
from thwack.cli.mission_arena.host import HOST
from thwack.cli.words import Words
from thwack.wording import LANGUAGES

from ..kit import Script, assert_all_in
from ..stand_in import assert_fits, table_of, text_of
from .kit import (
    ACTIVATE,
    BOOST,
    CHALLENGE,
    CHECK,
    DEPLOY,
    FOE,
    ME,
    View,
    abilities,
    crowd,
    deployment,
    fight,
    look_at,
    stand_in,
)

SAY = Words("en")
SIZES = [(80, 24), (80, 32), (90, 30), (100, 30), (112, 30), (120, 40), (140, 45), (200, 60)]


def in_phase(phase: str) -> View:
    """Nobody is challenged, in another phase."""
    return {**abilities(), "phase": phase}


SCENES: dict[str, tuple[Callable[[], View], Sequence[str]]] = {
    "deployment": (deployment, DEPLOY),
    "abilities": (abilities, ACTIVATE),
    "challenge": (lambda: in_phase("challenge"), CHALLENGE),
    "boost": (fight, BOOST),
    "check-point": (lambda: in_phase("check-point"), CHECK),
    "crowd": (crowd, BOOST),
}


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    """The cards are known."""
    with stand_in():
        yield


def table(look: Look, keys: Sequence[str]) -> list[RenderableType]:
    """The table with these choices."""
    with stand_in((ME, look.view, keys)):
        return table_of(look)


@dear(8)
@pytest.mark.parametrize(("size", "lang"), screens(SIZES), ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_it_fits_in_every_size_and_language(name: str, size: tuple[int, int], lang: str) -> None:
    make, keys = SCENES[name]
    look = look_at(make(), size, lang)
    assert_fits(look, table(look, keys))


@dear(6)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plan", [*layout.PLANS, *layout.SCANT], ids=str)
def test_every_layout_is_as_wide_as_the_screen_at_most(plan: layout.Plan, lang: str) -> None:
    for make, _ in SCENES.values():
        look = look_at(make(), (100, 60), lang)
        if layout.has_room(look, plan):
            assert max(map(len, text_of(look, *layout.whole_table(look, plan)).splitlines())) <= 100


def test_layouts_go_from_the_fullest_to_the_tightest() -> None:
    look = look_at(fight(), (100, 60))
    rows = [look.terminal.rows(*layout.whole_table(look, plan)) for plan in (*layout.PLANS, *layout.SCANT)]
    beside = sum(plan.column for plan in layout.PLANS)
    assert rows[:beside] == sorted(rows[:beside], reverse=True)
    assert rows[beside:] == sorted(rows[beside:], reverse=True)


def test_the_opponent_is_above_and_you_are_below() -> None:
    look = look_at(fight(), (100, 40))
    lines = text_of(look, *table(look, BOOST)).splitlines()
    order = ["Turn 5 of 11 · Avengers", "▌Webs and Court  ★ 3", "Thanos", "Duty Call: Thor", "━▶"]
    order += ["Grey Broker", "▌Avengers (you)  ★ 4", "Your hand"]
    places = [next(number for number, line in enumerate(lines) if part in line) for part in order]
    assert places == sorted(places)


def test_on_a_wide_screen_the_active_squads_face_each_other() -> None:
    look = look_at(fight(), (140, 45))
    text = text_of(look, *table(look, BOOST))
    names = ("Reserve Squad", "╭Loki", "Active Squad", "a◎ Thanos", "a▸ Captain America─", "╔c▸ Black Widow")
    assert [text.index(name) for name in names] == sorted(text.index(name) for name in names)
    assert "Your hand (8)" in text
    assert_all_in(("A850 D850 R350  Bonus Defence 1", "[en] What Hulk does."), text)


# The heading


def test_the_heading_says_which_turn_and_phase_it_is() -> None:
    assert screen.heading(fight(), SAY, 80).plain == (
        "Turn 5 of 11 · Avengers · ●●●●●●●◉○○○○ Boost › Super Hit › Resolution"
    )
    assert screen.heading(fight(), SAY, 40).plain.endswith("Boost")
    assert screen.heading(deployment(), SAY, 80).plain == "Set-up · deployment"
    assert screen.heading(fight(), Words("it"), 80).plain.startswith("Turno 5 di 11 · Avengers")


def test_the_phases_are_those_of_the_rules() -> None:
    """MA-1 to MA-12."""
    assert len(screen.PHASES) == 12
    assert [screen.PHASES[0], screen.PHASES[-1]] == ["cool-down", "check-point"]
    for lang in LANGUAGES:
        assert all(Words(lang).find(f"phase.{phase}") != phase for phase in screen.PHASES)


@pytest.mark.parametrize(
    ("winners", "reason", "why"),
    [
        ([ME], "mission complete", "Mission complete: all challenge turns are over."),
        ([ME], "total destruction", "Total destruction: Webs and Court cannot draw a card."),
        ([FOE], "battle of fate", "Battle of fate: Webs and Court has defeated a nemesis."),
        ([], "mission complete", "Mission complete: all challenge turns are over."),
    ],
)
def test_MA_0_7_the_end_says_why(winners: list[int], reason: str, why: str) -> None:
    look = look_at({**fight(), "result": {"winners": winners, "reason": reason}})
    assert text_of(look, *HOST.ending(look)).splitlines()[-1] == why


# A player's side


def test_a_side_says_how_many_cards_lie_where() -> None:
    assert (
        screen.side(fight(), FOE, SAY, False, 80).plain
        == "▌Webs and Court  ★ 3 · hand 6 · deck 28 · discard 2"
    )
    shown = fight()
    shown["seats"][ME]["bank"] = 2
    assert screen.side(shown, ME, SAY, True, 80).plain.endswith("discard 4 · bank +2")
    assert screen.side(fight(), ME, SAY, True, 80, in_short=True).plain.endswith("Missions▸4 3 1 3")


def test_what_one_knows_of_a_hand_is_told() -> None:
    shown = fight()
    shown["seats"][FOE]["hand"] = ["MB09", "MB09", "MB10"]
    text = screen.side(shown, FOE, SAY, False, 200).plain
    assert text.endswith("known: 2× Nebula (Common), Nebula (Rare)")


def test_players_go_by_their_decks() -> None:
    shown = fight()
    assert screen.seat_name(shown, FOE, SAY) == "Webs and Court"
    shown["seats"][FOE]["name"] = "Avengers"
    assert [screen.seat_name(shown, seat, SAY) for seat in (ME, FOE)] == ["Avengers 1", "Avengers 2"]


def test_MA_5_1_missions_are_a_column_and_the_activated_one_is_marked() -> None:
    lines = [line.plain for line in screen.missions(fight(), ME, SAY, 20)]
    assert lines == ["Missions", "▸★4 Grey Broker", " ★3 Black Widow", " ★1 Avengers Five", " ★3 Hawkeye"]
    row = screen.missions_in_line(fight(), FOE, SAY, 80).plain
    assert len(row) <= 80
    assert_all_in(("★4 Star Trad…", "★2 Spider-Man", "★2 Nebula"), row)
    assert screen.missions_in_line(fight(), ME, SAY, 80).plain.startswith(" Missions ▸★4 Grey Broker  ★3 ")
    bare = fight()
    bare["seats"][ME]["missions"] = []
    assert screen.missions_in_line(bare, ME, SAY, 80).plain.endswith("–")
    assert screen.missions(bare, ME, SAY, 20)[-1].plain == " –"


# Squads


def fated() -> View:
    """The same challenges, with the Iron Man whose nemesis is Thanos."""
    shown = fight()
    shown["seats"][ME]["active"][1]["card"] = "MA05"
    return shown


def test_squads_stand_beside_each_other() -> None:
    lines = [line.plain for line in screen.squads(fated(), ME, SAY, 80, 4)]
    assert lines[0].split() == ["Active", "Squad", "Reserve", "Squad"]
    assert_all_in(("a▸ Capt", "a+ Iron Man", "b▸ ⊘ Thor", "╔c▸ Black", "Reserve 2"), lines[1])
    assert_all_in(("850 800+350", "1000 750+400", "1050 900+400"), lines[2])
    assert_all_in(("♥♥♥ ▮▬▬ ", "♥ ▮ ↯Thanos", "♥ ▮▮▮▮ "), lines[3])
    assert_all_in(("╰group", "╰+A", "Brute Force 3"), lines[4])


def test_a_nemesis_that_stands_opposite_is_bright() -> None:
    """MA-0.7."""
    captain, iron_man, _ = screen.drawn(fated(), ME, "active", SAY)
    assert (captain.nemesis, iron_man.nemesis, iron_man.fated) == ("", "Thanos", True)
    shown = fated()
    shown["seats"][FOE]["active"][0]["card"] = "MB13"
    assert not screen.drawn(shown, ME, "active", SAY)[1].fated
    shown["seats"][FOE]["reserve"][0]["card"] = "MB07"
    assert screen.drawn(shown, ME, "active", SAY)[1].fated, "in Reserve, too"


def test_MA_10_8_skills_are_told_with_weak_points() -> None:
    assert {one.skill for one in screen.drawn(fight(), FOE, "active", SAY)} == {""}
    shown = fight() | {"weak_points": "A"}
    assert [one.skill for one in screen.drawn(shown, FOE, "active", SAY)] == ["Cos", "Sci", "Tec"]


def test_MA_S_3_face_down_cards_are_never_shown() -> None:
    shown = deployment()
    for one in shown["seats"][FOE]["active"]:
        one["card"] = "MB07"  # even if a view told it
    look = look_at(shown, (100, 40))
    text = text_of(look, *table(look, DEPLOY), HOST.show(look, Question(), "b") or "")
    assert "▒▒▒▒" in text
    assert "Thanos" not in text.replace("↯Thanos", "")


def test_a_team_is_called_by_its_members() -> None:
    assert lore.short_name("MA19", SAY) == "Black Widow & Hawkeye"
    assert lore.short_name("MA22", Words("it")) == "Avengers Five"
    assert lore.short_name("MA01", SAY) == "Captain America"


# The hand and the rest


def test_the_hand_has_numbers_and_copies_of_who_is_in_play_are_marked() -> None:
    text = screen.hand(fight(), ME, SAY, 400).plain
    assert text.startswith("Your hand: Captain America (Uncommon) 850 850+350 ★2 ♥ · Captain America (Rare)")
    assert "· Hulk 1100 650+500 ★1 · Black Widow 750 750+300 ★3 · 2× Relic Hunter" in text
    names = screen.hand(fight(), ME, SAY, 400, names=True).plain
    assert "Iron Man ♥ · Hulk · Black Widow · 2× Relic Hunter" in names
    empty = fight()
    empty["seats"][ME]["hand"] = []
    assert screen.hand(empty, ME, SAY, 80).plain == "Your hand: –"


def test_cards_that_are_chosen_from_are_not_shown_twice() -> None:
    look = look_at(deployment(), (80, 24))
    text = text_of(look, *table(look, DEPLOY))
    assert "Your hand" not in text
    assert_all_in(("Deploy Active 2", "4 Hulk 1100 650+500 ★1  Double Hit 2"), text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 40), (140, 45)], ids=str)
def test_whoever_asks_is_shown_everything(lang: str, size: tuple[int, int]) -> None:
    look = look_at(fight(), size, lang)
    for key in ("b", "m", "t", "d", "i"):
        shown = HOST.show(look, Question(), key)
        assert shown is not None
        text_of(look, shown)
    assert HOST.show(look, Question(), "x") is None
    assert isinstance(look.terminal, Script)
    text = look.terminal.text
    assert max(map(len, text.splitlines())) <= size[0]
    assert text.count(f"[{lang}] What Loki does.") == 1, "the same text is shown once"
    assert_all_in((Words(lang)("arena.points"), Words(lang)("arena.nemesis")), text)


def test_the_cards_below_others_are_told() -> None:
    look = look_at(fight())
    shown = HOST.show(look, Question(), "t")
    assert shown is not None
    assert_all_in(("♥ Captain America, Captain America", "▮ Black Widow, Hawkeye"), text_of(look, shown))


def test_the_discard_pile_has_the_last_card_first() -> None:
    look = look_at(fight())
    shown = HOST.show(look, Question(), "d")
    assert shown is not None
    assert "  Hulk 1150 700+500 ★1 · 2× Gear Tyrant 850 750+350 ★2\n" in text_of(look, shown)


def test_italian_speaks_as_the_rules_do() -> None:
    look = look_at(fight(), (100, 40), "it")
    text = text_of(look, *table(look, BOOST), HOST.show(look, Question(), "i") or "")
    assert_all_in(("Squadra Attiva", "Squadra di Riserva", "Missioni", "Punti Missione"), text)
    assert_all_in(("Punti Potere", "Punti Ferita", "Capacità Speciale", "Nemesi", "compagno"), text)
