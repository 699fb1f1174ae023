"""Teams: files that read back, limits that are told all at once, presets that can be played."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import thwack
from thwack import ContentError
from thwack.cardlang.node import walk
from thwack.cardlang.verbs import Spend
from thwack.games.dice_masters.cards import library as module
from thwack.games.dice_masters.cards.library import extended, library
from thwack.games.dice_masters.cards.teams import (
    LIMITS,
    Team,
    check_team_text,
    faults_of,
    read_team,
    sheet_of,
    sheet_of_table,
    write_team,
)
from thwack.wording import LANGUAGES

FOLDER = Path(module.__file__).parent / "content" / "teams"
FILES = {file.stem: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.txt"))}
CARDS = [card.id for card in library().cards.values() if card.type != "basic-action"]
BASIC = [card.id for card in library().cards.values() if card.type == "basic-action"]
FIRST_GAME = ("first-game-first-player", "first-game-second-player")

AVENGERS = """\
# lines starting with # are comments

name: Avengers  Assemble
4 captain-america-natural-leader
3x hulk-jade-giant
2 x Thor: Lord of Asgard
1 × Fera: Azulão
basic: inner-rage, Power Bolt
"""


def test_a_team_file_is_read_with_comments_names_and_all_ways_to_count() -> None:
    team = read_team(AVENGERS, library())
    assert team == Team(
        "Avengers Assemble",
        (
            ("captain-america-natural-leader", 4),
            ("hulk-jade-giant", 3),
            ("thor-lord-of-asgard", 2),
            ("beast-big-boy-blue", 1),
        ),
        ("inner-rage", "power-bolt"),
    )
    assert faults_of(team, library(), "basic") == []


def test_a_file_from_another_system_reads_the_same() -> None:
    assert read_team("\ufeff" + AVENGERS.replace("\n", "\r\n"), library()) == read_team(AVENGERS, library())


def test_basic_lines_add_up_and_a_team_without_a_name_is_called_like_its_file() -> None:
    text = "2 hulk-jade-giant\nBASIC: smash\nbasic : power-bolt"
    assert read_team(text, library(), "mine/green rage.txt").name == "green rage"
    assert read_team(text, library()) == Team("", (("hulk-jade-giant", 2),), ("smash", "power-bolt"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_understood_by_its_name_in_every_language(lang: str) -> None:
    for card in library().cards.values():
        if card.type == "basic-action":
            assert read_team(f"basic: {card.name[lang]}", library()).basic_actions == (card.id,)
        else:
            assert read_team(f"3 {card.name[lang]}", library()).cards == ((card.id, 3),)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("4 hulk-jade-gaint", 'there is no card "hulk-jade-gaint" (did you mean hulk-jade-giant?)'),
        ("4 Capitan America: Lider natto", "(did you mean captain-america-natural-leader?)"),
        ("4 Qwxyz", 'there is no card "Qwxyz"'),
        (
            "4 Angel",
            '"Angel" is not a single card (choose from angel-high-ground, angel-avenging-angel, angel-so',
        ),
        ("4 Fera", '"Fera" is not a single card (choose from beast-big-boy-blue'),
        ("8 sidekick", "every player has 8 Sidekicks, which are not part of a team (DM-T.2)"),
        ("8 Spalle", "every player has 8 Sidekicks, which are not part of a team (DM-T.2)"),
        ("hulk-jade-giant", '"hulk-jade-giant" cannot be read (write a line as `4 hulk-jade-giant`'),
        ("-1 hulk-jade-giant", '"-1 hulk-jade-giant" cannot be read'),
        ("99999 hulk-jade-giant", "cannot be read"),
        ("four hulk-jade-giant", "cannot be read"),
        ("4", '"4" cannot be read'),
        ("2 thor-odinson", "thor-odinson is already listed, line 2 (combine its dice)"),
        ("name: Again", 'the team already has the name "Mine" (leave one out)'),
        ("name:", "the name is missing"),
        ("basic: smash,, power-bolt", "a basic action is missing"),
        ("basic: smsh", 'there is no card "smsh" (did you mean smash?)'),
    ],
)
def test_a_line_that_cannot_be_read_is_told_with_its_number(line: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_team(f"name: Mine\n1 thor-odinson\n{line}\n", library(), "mine.txt")
    assert str(caught.value).startswith("mine.txt: line 3: ")
    assert message in str(caught.value)


def test_all_lines_that_cannot_be_read_are_told_at_once() -> None:
    with pytest.raises(ContentError) as caught:
        read_team("2 hulk-jade-gaint\nwhat\n3 thor-odinson\nbasic: smash, smush", library())
    said = str(caught.value)
    assert [f"line {n}:" in said for n in (1, 2, 3, 4)] == [True, True, False, True]


def test_two_cards_with_one_name_must_be_told_apart() -> None:
    cards = """
        name = { en = "Plum" }
        type = "character"
        energy = "mask"
        faces = ["mask", "mask-2", "mask-2", "0/1/2", "0/2/3", "1/2/4"]
        [[card]]
        id = "plum-red"
        number = 900
        subtitle = { en = "Red", pt = "Madura" }
        cost = 2
        max = 4
        rarity = "rare"
        [[card]]
        id = "plum-blue"
        number = 901
        subtitle = { en = "Blue", pt = "Madura" }
        cost = 2
        max = 4
        rarity = "rare"
    """
    more = extended(library(), [("plum.toml", cards)])
    assert read_team("2 Plum: Red", more).cards == (("plum-red", 2),)
    with pytest.raises(
        ContentError, match=r'"Plum: Madura" could be plum-red or plum-blue \(write one of them\)'
    ):
        read_team("2 Plum: Madura", more)


@given(
    st.text(max_size=20),
    st.lists(
        st.tuples(st.sampled_from(CARDS), st.integers(0, 99)), unique_by=lambda pair: pair[0], max_size=9
    ),
    st.lists(st.sampled_from(BASIC), max_size=4),
)
def test_a_team_reads_back_as_it_was_written(
    name: str, cards: list[tuple[str, int]], basic: list[str]
) -> None:
    team = Team(" ".join(name.split()), tuple(cards), tuple(basic))
    text = write_team(team, library())
    assert read_team(text, library()) == team
    assert write_team(read_team(text, library()), library()) == text


def test_a_team_of_unknown_cards_is_not_written() -> None:
    with pytest.raises(ContentError, match="did you mean hulk-jade-giant"):
        write_team(Team("", (("hulk-jade-gaint", 2),), ()), library())


LEGAL = Team(
    "Legal",
    (
        ("beast-mutate-666", 4),
        ("captain-america-natural-leader", 4),
        ("hulk-jade-giant", 4),
        ("iron-man-inventor", 2),
        ("thor-odinson", 1),
    ),
    ("smash", "power-bolt"),
)


def swapped(number: int, card: str, dice: int) -> Team:
    """The legal team with another card at a place."""
    cards = list(LEGAL.cards)
    cards[number] = (card, dice)
    return LEGAL._replace(cards=tuple(cards))


@pytest.mark.parametrize(
    ("team", "mode", "fault"),
    [
        (
            swapped(3, "iron-man-inventor", 3),
            "basic",
            "it has 16 dice, but a basic team has at most 15 (DM-T.8)",
        ),
        (
            LEGAL._replace(cards=()),
            "basic",
            "it has no cards (write a line such as `4 hulk-jade-giant`)",
        ),
        (
            swapped(4, "hulk-anger-issues", 1),
            "basic",
            "hulk-jade-giant and hulk-anger-issues are both Hulk:"
            " only one card per title is allowed (DM-T.4)",
        ),
        (
            swapped(0, "beast-mutate-666", 0),
            "basic",
            "beast-mutate-666 has no dice, but each card needs at least 1 (DM-T.5)",
        ),
        (
            swapped(4, "hawkeye-longbow", 4),
            "tournament",
            "hawkeye-longbow has 4 dice, but its limit is 3 (DM-T.5)",
        ),
        (
            swapped(4, "smash", 1),
            "basic",
            "smash is a basic action and does not belong among the cards (DM-T.6)",
        ),
        (
            swapped(4, "hulk-jade-gaint", 1),
            "basic",
            'there is no card "hulk-jade-gaint" (did you mean hulk-jade-giant?)',
        ),
        (
            LEGAL._replace(basic_actions=("smash",)),
            "basic",
            "it has 1 basic action, but a basic team brings 2 (DM-T.8)",
        ),
        (
            LEGAL._replace(basic_actions=()),
            "tournament",
            "it has no basic actions, but a tournament team brings 2 (DM-T.9)",
        ),
        (
            LEGAL._replace(basic_actions=("smash", "force-beam", "take-cover")),
            "tournament",
            "it has 3 basic actions, but a tournament team brings 2 (DM-T.9)",
        ),
        (
            LEGAL._replace(basic_actions=("smash", "smash")),
            "basic",
            "the basic action smash is listed more than once (DM-T.3)",
        ),
    ],
)
def test_DM_T_3_to_T_9_each_limit_is_told_alone_when_it_is_broken_alone(
    team: Team, mode: str, fault: str
) -> None:
    assert faults_of(LEGAL, library(), mode) == []
    assert faults_of(team, library(), mode) == [fault]


def test_DM_T_6_a_card_among_the_basic_actions_is_told() -> None:
    team = LEGAL._replace(basic_actions=("smash", "angel-soaring"))
    assert faults_of(team, library(), "basic") == [
        "angel-soaring is not a basic action: it goes among the cards, with dice (DM-T.6)",
        "it has 1 basic action, but a basic team brings 2 (DM-T.8)",
    ]


@pytest.mark.parametrize(("mode", "most"), [("first-game", 2), ("basic", 6), ("tournament", 8)])
def test_DM_T_8_T_9_the_number_of_cards_is_limited(mode: str, most: int) -> None:
    cards = [versions[0] for versions in library().titles.values() if versions[0] in CARDS]
    basic = ("smash", "power-bolt")[: LIMITS[mode].basic_actions]
    right = Team("", tuple((card, 1) for card in cards[:most]), basic)
    wrong = Team("", tuple((card, 1) for card in cards[: most + 1]), basic)
    assert faults_of(right, library(), mode) == []
    assert [fault for fault in faults_of(wrong, library(), mode) if "dice" not in fault] == [
        f"it has {most + 1} cards, but a {mode} team has at most {most} ({LIMITS[mode].rule})"
    ]


def test_DM_T_7_nobody_brings_a_team_to_a_draft() -> None:
    assert faults_of(LEGAL, library(), "draft") == ["in draft mode players do not bring teams (DM-T.7)"]


def test_an_unfinished_card_is_told_with_its_reason() -> None:
    text = (FOLDER.parent / "cards" / "hulk.toml").read_text(encoding="utf-8")
    basic = (FOLDER.parent / "cards" / "basic-actions.toml").read_text(encoding="utf-8")
    files = [
        ("hulk.toml", text.replace("number = 9\n", 'number = 9\nincomplete = "smashing is missing"\n')),
        (
            "basic.toml",
            basic.replace("number = 32\n", 'number = 32\nincomplete = "more smashing is missing"\n'),
        ),
    ]
    found = extended(module.Library(), files)
    team = Team("", (("hulk-jade-giant", 4),), ("smash", "power-bolt"))
    assert faults_of(team, found, "basic") == [
        "hulk-jade-giant cannot be played yet: smashing is missing",
        "smash cannot be played yet: more smashing is missing",
    ]


def test_five_broken_limits_are_told_in_one_list() -> None:
    """Too many dice, two cards of one name, a card without dice, a third basic action, an unknown card."""
    text = """
        name: All Wrong
        4 beast-mutate-666
        4 captain-america-natural-leader
        4 hulk-jade-giant
        4 hulk-annihilator
        4 iron-man-inventor
        0 thor-odinson
        1 wolverin-wildboy
        basic: smash, power-bolt, force-beam
    """
    team, faults = check_team_text(text, library(), "tournament")
    assert team is None
    assert faults == [
        'line 9: there is no card "wolverin-wildboy" (did you mean wolverine-wildboy?)',
        "it has 21 dice, but a tournament team has at most 20 (DM-T.9)",
        "hulk-jade-giant and hulk-annihilator are both Hulk: only one card per title is allowed (DM-T.4)",
        "thor-odinson has no dice, but each card needs at least 1 (DM-T.5)",
        "it has 3 basic actions, but a tournament team brings 2 (DM-T.9)",
    ]


def test_a_legal_text_has_no_faults_and_one_that_only_breaks_limits_still_gives_its_team() -> None:
    assert check_team_text(AVENGERS, library(), "tournament") == (read_team(AVENGERS, library()), [])
    team, faults = check_team_text("0 hulk-jade-giant\nbasic: smash, power-bolt", library(), "basic")
    assert team == Team("", (("hulk-jade-giant", 0),), ("smash", "power-bolt"))
    assert faults == ["hulk-jade-giant has no dice, but each card needs at least 1 (DM-T.5)"]


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        ({"name": 3, "cards": {}}, "name must be text, not 3"),
        ({"cards": ["hulk-jade-giant"]}, "cards must be a table such as {'hulk-jade-giant': 4}"),
        ({"cards": {"hulk-jade-giant": "4"}}, "the dice of hulk-jade-giant must be a whole number, not '4'"),
        (
            {"cards": {"hulk-jade-giant": True}},
            "the dice of hulk-jade-giant must be a whole number, not True",
        ),
        ({"cards": {"hulk-jade-giant": -1}}, "the dice of hulk-jade-giant must be a whole number, not -1"),
        ({"cards": {"hulk": 1}}, 'cards: "hulk" is not a single card'),
        (
            {"cards": {}, "basic_actions": "smash"},
            "basic_actions must be a list such as ['smash'], not 'smash'",
        ),
        ({"cards": {}, "basic_actions": ["smsh"]}, 'basic_actions: there is no card "smsh"'),
        ({"cards": {}, "basics": []}, "a team has no 'basics', only name, cards and basic_actions"),
    ],
)
def test_a_team_as_plain_data_is_checked_too(table: dict[str, object], fault: str) -> None:
    faults = sheet_of_table(table, library())[1]
    assert len(faults) == 1
    assert faults[0].startswith(fault)


# Presets


def test_there_are_presets_for_every_mode_that_takes_teams() -> None:
    legal = {
        mode: [slug for slug, team in library().teams.items() if not faults_of(team, library(), mode)]
        for mode in LIMITS
    }
    assert sorted(library().teams) == sorted(FILES)
    assert len(FILES) >= 12
    assert len(legal["tournament"]) >= 8
    assert len(legal["basic"]) >= 3
    assert tuple(legal["first-game"]) == FIRST_GAME


def test_DM_2_3_the_teams_of_the_first_game() -> None:
    first, second = (library().teams[slug] for slug in FIRST_GAME)
    assert first.cards == (("human-torch-playing-with-fire", 2), ("spider-man-webhead", 2))
    assert second.cards == (("beast-mutate-666", 2), ("captain-america-american-hero", 2))


@pytest.mark.parametrize("slug", [slug for slug in FILES if slug not in FIRST_GAME])
def test_a_preset_is_full_and_cheap_enough_and_can_pay_for_a_global(slug: str) -> None:
    team, cards = library().teams[slug], library().cards
    assert not faults_of(team, library(), "tournament")
    dice = [cards[card] for card, number in team.cards for _ in range(number)]
    mode = LIMITS["basic"] if len(dice) <= 15 else LIMITS["tournament"]
    assert len(dice) == mode.dice
    assert sum(card.cost for card in dice) / len(dice) <= 4.5
    assert sum(card.cost <= 4 for card in dice) >= len(dice) / 2  # something to buy in the first turns
    energies = [card.energy for card in dice]
    assert len(set(energies)) <= 4
    two = sorted((energies.count(one) for one in set(energies)), reverse=True)[:2]
    assert sum(two) >= len(dice) * 0.6  # most dice can pay for most dice
    costs = {
        str(node.resource)
        for card in (*dict(team.cards), *team.basic_actions)
        for rule in cards[card].globals
        for node in walk(rule)
        if isinstance(node, Spend)
    }
    assert costs & set(energies)


@pytest.mark.parametrize("slug", FILES)
def test_a_preset_says_its_plan_and_reads_back(slug: str) -> None:
    text, team = FILES[slug], library().teams[slug]
    assert text.startswith("# ")
    assert all(len(line) <= 110 for line in text.splitlines())
    assert team.name
    assert read_team(write_team(team, library()), library()) == team
    assert write_team(team, library()) == text.split("\n", 1)[1]
    assert len({team.cards for team in library().teams.values()}) == len(FILES)


@pytest.mark.parametrize("slug", FILES)
def test_every_preset_is_refused_after_a_single_mutation(slug: str) -> None:
    text, team = FILES[slug], library().teams[slug]
    for number, (card, dice) in enumerate(team.cards, 6):
        line = f"{dice} {card}\n"
        with pytest.raises(ContentError) as caught:
            read_team(text.replace(line, f"{dice} {card}x\n"), library(), slug)
        assert f'{slug}: line {number}: there is no card "{card}x" (did you mean {card}?)' in str(
            caught.value
        )
        mode = "first-game" if slug in FIRST_GAME else "tournament"
        faults = check_team_text(text.replace(line, f"0 {card}\n"), library(), mode)[1]
        assert faults == [f"{card} has no dice, but each card needs at least 1 (DM-T.5)"]


def test_presets_have_names_in_four_languages() -> None:
    """In the log, at the terminal and where teams are chosen; each is known by any of them."""
    names = {row["id"]: row["name"] for row in thwack.setups("dice_masters")["teams"]["choices"]}
    assert all(set(name) == {"en", "pt", "es", "it"} for name in names.values())
    assert names["out-of-the-box"]["es"] == "Recién salidos de la caja"
    match = thwack.new("dice_masters", mode="basic", teams=["direto da caixa", "burning-arrows"], seed=1)
    assert match.log("en")[0] == "Turn 1: Out of the Box."
    assert match.log("pt")[0] == "Turno 1: joga Direto da Caixa."
    assert match.view(0)["seats"][1]["team"] == "Burning Arrows"


def test_a_name_in_a_language_is_given_once() -> None:
    team, faults = sheet_of("name: A\nname.pt: B\nname.pt: C\nname.it:", library())
    assert team.called("pt") == "B"
    assert team.called("es") == "A"
    assert ['already has the name "B"' in fault for fault in faults] == [True, False]
    assert "the name is missing" in faults[1]
