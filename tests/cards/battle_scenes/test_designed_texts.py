"""Cards of our own design: permanent texts and actions that are more than plain verbs."""

import pytest

from tests.cards.battle_scenes.shared import Word, acts, aimed_at, rows, use
from tests.kits.battle_scenes import (
    Json,
    carried,
    hand,
    keys,
    play,
    position,
    resources,
    row,
    seat,
    stage,
    unit,
)
from thwack.games.battle_scenes.cards.library import library
from thwack.match import Match

FOE = unit("B09", "9", stage=2)  # shield 2
PAL = unit("A10", "9", stage=2)  # so that the step goes on after an action
RALLY = [Word("A17", ("A04", "A12")), Word("B17", ("B05", "B08"))]
SINGLE = [Word("A19", "B05"), Word("B11", "B11"), Word("B31", "B05")]
SCHEMES = [Word("A23"), Word("B23")]
RECOVERY = [Word("A27", "preparation"), Word("B26", "anticipation")]
NOT_THEN = [Word("A27", "anticipation"), Word("B26", "preparation")]
SHOVE = [Word("A29", ("A11", "A29")), Word("B12", ("B12", "B12"))]


def duel(*mine: dict[str, Json], phase: str = "attack", foes: list[dict[str, Json]] | None = None) -> Match:
    """Mine and a pal against the foe, with decks of plain cards."""
    decks = {"deck": ["A08"] * 9}
    other = seat(*([FOE] if foes is None else foes), **decks)
    return position(seat(*mine, PAL, **decks), other, phase=phase, active=int(phase == "anticipation"))


def lost(match: Match, ref: str = "B09", number: int = 1) -> int:
    """How many of nine cards somebody has lost."""
    return 9 - len(carried(match, number, ref))


# Captain America to Thanos


def test_A02_raises_another_avenger_and_acts_again() -> None:
    """One stage, by the choice of its player; then one more action, but not this one (BS-11.1)."""
    crew = [unit("A02", "3", "A28"), unit("A04", "3", stage=0), unit("A12", "3"), unit("A06", "3")]
    match = duel(*crew, unit("A15", "3"), foes=[FOE, unit("A03", "3", stage=0)])
    use(match, "A02", "A02")
    assert keys(match) == ["choose:A04", "choose:A06"]
    play(match, "choose:A04")
    assert [stage(match, 0, one) for one in ("A02", "A04", "A12", "A06")] == [1, 1, 1, 1]
    assert not acts(match, "A02", "A02")
    use(match, "A02", "A28", "target:B09")
    assert not [key for key in keys(match) if key.startswith("act:A02")]


def test_A02_acts_in_preparation_for_nothing() -> None:
    """An unforeseen action that costs no stage."""
    match = duel(unit("A02", "3", stage=0), unit("A04", "3"), phase="preparation")
    use(match, "A02", "A02")
    assert stage(match, 0, "A04") == 2
    assert not acts(duel(unit("A02", "3"), phase="anticipation"), "A02", "A02")


@pytest.mark.parametrize(("shown", "loss"), [("A19", 1), ("A17", 0), ("", 0)])
def test_A11_hits_harder_when_an_ability_was_revealed(shown: str, loss: int) -> None:
    """2 instead of 1; of the top two cards, not of the third."""
    deck = ["A19", "A17", "A20"]
    foe = unit("B09", "9", shield_used=1)
    match = position(seat(unit("A11", "3"), PAL, deck=deck), seat(foe), phase="attack")
    use(match, "A11", "A11", "target:B09")
    assert keys(match) == ["choose:A19", "choose:A17", "pass"]
    play(match, *([f"choose:{shown}"] if shown else []), "pass", "choose:A17")
    assert (row(match, 1, "B09")["shield_used"], lost(match)) == (2, loss)
    assert match.view(0)["seats"][0]["deck"][:2] == ["A19", "A17"]
    assert stage(match, 0, "A11") == 0


def test_A11_is_an_anticipate_action_of_magic() -> None:
    """In the enemy's turn as well; not in Preparation. A support is a target, too."""
    match = duel(unit("A11", "3"), foes=[FOE, unit("A15", "3")])
    use(match, "A11", "A11")
    assert aimed_at(match) == ["A10", "A11", "A15", "B09"]
    assert acts(duel(unit("A11", "3"), phase="anticipation"), "A11", "A11")
    assert not acts(duel(unit("A11", "3"), phase="preparation"), "A11", "A11")


def test_A13_evolves_from_iron_man() -> None:
    """BS-R12: With two more cards; Iron Man is carried."""
    crew = [unit("A03", "3", "A19", stage=2), unit("A04", "3")]
    match = position(seat(*crew, hand=["A13"], resources=["A08", "A08", "A19"]))
    assert [key for key in keys(match) if key.startswith("play:")] == ["play:A13:A03"]
    play(match, "play:A13:A03", "load:A08", "load:A19")
    assert sorted(carried(match, 0, "A13")) == sorted(["A03", "A08", "A08", "A08", "A08", "A19", "A19"])
    assert stage(match, 0, "A13") == 2
    none = position(seat(*crew[1:], hand=["A13"], resources=["A08"] * 3), seat(unit("A03", "3")))
    assert not [key for key in keys(none) if key.startswith("play:")]


def test_B13_evolves_from_any_thanos() -> None:
    """By alter ego: with three more cards."""
    crew = [unit("B02", "3"), unit("B05", "3")]
    match = position(seat(*crew, hand=["B13"], resources=["A08"] * 4))
    assert [key for key in keys(match) if key.startswith("play:")] == ["play:B13:B02"]
    play(match, "play:B13:B02")
    assert sorted(carried(match, 0, "B13")) == ["A08"] * 6 + ["B02"]
    none = position(seat(*crew[1:], hand=["B13"], resources=["A08"] * 4), seat(unit("B02", "3")))
    assert not [key for key in keys(none) if key.startswith("play:")]
    few = position(seat(unit("B01", "3"), hand=["B13"], resources=["A08"] * 2))
    assert not [key for key in keys(few) if key.startswith("play:")]


def test_A15_lets_its_bearer_draw() -> None:
    """BS-R29: Link with a colourless action, for one stage, in the enemy's turn as well."""
    match = duel(unit("A04", "3", "A15"), phase="anticipation")
    use(match, "A04", "A15")
    assert (len(hand(match, 0)), stage(match, 0, "A04")) == (1, 0)
    assert acts(duel(unit("A04", "3", "A15")), "A04", "A15")
    assert not acts(duel(unit("A04", "3", "A15", stage=0)), "A04", "A15")


def test_B15_lets_its_bearer_shoot() -> None:
    """Link with a colourless action: 1 damage for one stage, in the enemy's turn as well."""
    match = duel(unit("A07", "3", "B15"), phase="anticipation", foes=[FOE, unit("A15", "3")])
    use(match, "A07", "B15")
    assert aimed_at(match) == ["A07", "A10", "A15", "B09"]
    play(match, "target:B09")
    assert row(match, 1, "B09")["shield_used"] == 1
    assert stage(match, 0, "A07") == 0
    assert not acts(duel(unit("A07", "3", "B15", stage=0)), "A07", "B15")


# Scenarios


def after(scenario: str, card: str, target: str, *foes: dict[str, Json]) -> Match:
    """The position after a character's own action with a scenario of the other player in scene."""
    match = position(
        seat(unit(card, "9"), PAL),
        seat(*foes),
        phase="attack",
        scenario={"card": scenario, "owner": 1},
    )
    use(match, card, card, f"target:{target}")
    return match


def test_A16_lowers_the_damage_of_villains() -> None:
    """By 1, of either side; not that of heroes."""
    assert row(after("A16", "B05", "A04", unit("A04", "9")), 1, "A04")["shield_used"] == 1
    assert lost(after("A16", "A04", "B02", unit("B02", "9")), "B02") == 1
    assert lost(after("A16", "B04", "A04", unit("A04", "9")), "A04") == 0
    assert row(after("A16", "B10", "A04", unit("A04", "9")), 1, "A04")["shield_used"] == 2
    assert row(after("A16", "B05", "A15", unit("A15", "9")), 1, "A15")["shield_used"] == 1


def test_B16_lowers_the_damage_of_heroes() -> None:
    """By 1, of either side; not that of villains."""
    assert lost(after("B16", "A04", "B02", unit("B02", "9", shield_used=1)), "B02") == 1
    assert row(after("B16", "A01", "A15", unit("A15", "9")), 1, "A15")["shield_used"] == 1
    assert lost(after("B16", "B02", "A04", unit("A04", "9")), "A04") == 1
    assert lost(after("B16", "A07", "A04", unit("A04", "9")), "A04") == 0


@rows(RALLY)
def test_scenario_shields_one_affiliation(row: Word) -> None:
    """By 1, for the player who put it in scene."""
    friend, stranger = row.about
    house = [friend, stranger, "A15", "B15"]  # one of the supports has the affiliation
    units = [unit(one, "3") for one in house]
    match = position(seat(*units), seat(*units), scenario=row.card)
    shields = [[one["shield"] for one in side["scene"]] for side in match.view(0)["seats"]]
    printed = [library().cards[one].shield for one in house]
    assert shields == [[printed[0] + 1, *printed[1:]], printed]


def test_A18_puts_one_more_card_into_resources_in_every_countdown() -> None:
    """With or without characters, for both players."""
    for active in (0, 1):
        match = position(
            seat(unit("A04", "3"), deck=["A19"] * 9),
            seat(deck=["A19"] * 9),
            phase="countdown",
            scenario={"card": "A18", "owner": 0},
            active=active,
        )
        assert len(resources(match, active)) == (1 if active == 0 else 3)


def test_B18_draws_one_more_card() -> None:
    """For both players, each in the own Draw phase."""
    for active in (0, 1):
        match = position(
            seat(unit("A04", "3"), deck=["A19"] * 9),
            seat(deck=["A19"] * 9),
            phase="draw",
            scenario={"card": "B18", "owner": 0},
            active=active,
        )
        assert len(hand(match, active)) == (3 if active == 0 else 2)
        assert len(hand(match, 1 - active)) == 0


# Abilities


@rows(SINGLE)
def test_single_action_gives_one_more_action(row: Word) -> None:
    """BS-11.1: Another one, and no more than one."""
    gear = ("A28",) if row.card == "B11" else (row.card,)
    match = duel(unit(row.about, "3", *gear, "B32", stage=2))
    use(match, row.about, row.card, *(["target:B09"] if row.card != "B31" else []))
    assert not acts(match, row.about, row.card)
    use(match, row.about, "B32", "target:B09")
    assert not [key for key in keys(match) if key.startswith(f"act:{row.about}")]


def test_A23_draws_two_and_discards_one() -> None:
    """Of the player's choice; BS-11.15: one such action a turn."""
    crew = [unit("B02", "3", "A23"), unit("A03", "3", "A23")]
    match = position(seat(*crew, hand=["A19"], deck=["A20", "A21", "A22"]), seat(FOE))
    use(match, "B02", "A23")
    assert keys(match) == ["discard:A19", "discard:A20", "discard:A21"]
    play(match, "discard:A20")
    assert (hand(match, 0), resources(match, 0)) == (["A19", "A21"], ["A20"])
    assert "pass" in keys(match)
    assert stage(match, 0, "B02") == 0
    assert not acts(match, "A03", "A23")


def test_B23_draws_one_and_the_opponent_discards_one() -> None:
    """Of the opponent's choice; BS-11.15: one such action a turn."""
    crew = [unit("B02", "3", "B23"), unit("A03", "3", "A23")]
    match = position(seat(*crew, deck=["A20", "A21"]), seat(FOE, hand=["A17", "A18", "A19"]))
    use(match, "B02", "B23")
    assert (match.actor, keys(match)) == (1, ["discard:A17", "discard:A18", "discard:A19"])
    play(match, "discard:A18")
    assert match.actor == 0
    assert (hand(match, 0), hand(match, 1)) == (["A20"], ["A17", "A19"])
    assert not acts(match, "A03", "A23")


@rows(SCHEMES)
def test_schemes_are_unforeseen_actions_of_genius(row: Word) -> None:
    """In Preparation and in the Attack step, for one stage and with genius."""
    for phase, offered in (("preparation", True), ("anticipation", False), ("attack", True)):
        assert bool(acts(duel(unit("B02", "3", row.card), phase=phase), "B02", row.card)) is offered
    assert not acts(duel(unit("B02", "3", row.card, stage=0)), "B02", row.card)
    assert not acts(duel(unit("A04", "3", row.card)), "A04", row.card)


def test_A25_shields_the_target_after_a_look_at_two_cards() -> None:
    """BS-11.4: Shield +2 for whoever is targeted; in the enemy's turn as well."""
    mine = seat(unit("B04", "3", "A25"), unit("A04", "3"), unit("A15", "3"), deck=["A19", "A17", "A20"])
    match = position(mine, seat(FOE), phase="anticipation", active=1)
    use(match, "B04", "A25")
    assert aimed_at(match) == ["A04", "A15", "B04", "B09"]
    play(match, "target:A04")
    assert keys(match) == ["choose:A19", "choose:A17", "pass"]
    play(match, "pass", "choose:A17")
    assert (row(match, 0, "A04")["shield"], row(match, 0, "B04")["shield"]) == (4, 2)
    assert stage(match, 0, "B04") == 0
    assert not acts(duel(unit("A04", "3", "A25")), "A04", "A25")


@rows(RECOVERY)
def test_recovery_loads_up_to_two_cards(row: Word) -> None:
    """From the own resources; none, one or two of them."""
    mine = seat(unit("A05", "3", row.card), resources=["A19", "A20", "A21"])
    theirs = seat(resources=["A22"])
    match = position(mine, theirs, phase=row.about, active=int(row.about == "anticipation"))
    use(match, "A05", row.card)
    assert keys(match) == ["choose:A19", "choose:A20", "choose:A21", "pass"]
    play(match, "choose:A19", "choose:A21")
    assert (carried(match, 0, "A05")[4:], resources(match, 0)) == (["A19", "A21"], ["A20"])
    assert stage(match, 0, "A05") == 0


@rows(NOT_THEN)
def test_recovery_keeps_its_time(row: Word) -> None:
    """Not in the other player's step, or not in Preparation; with regeneration only."""
    assert not acts(duel(unit("A05", "3", row.card), phase=row.about), "A05", row.card)
    assert acts(duel(unit("A05", "3", row.card)), "A05", row.card)
    assert not acts(duel(unit("A05", "3", row.card, stage=0)), "A05", row.card)
    assert not acts(duel(unit("A04", "3", row.card)), "A04", row.card)


@rows(SHOVE)
def test_one_card_is_unloaded_from_anybody(row: Word) -> None:
    """No target and no damage: a shield is of no use, and of every side."""
    who, source = row.about
    gear = ("A29",) if row.card == "A29" else ()
    match = duel(unit(who, "3", *gear), foes=[FOE, unit("A15", "A19", "A20")])
    use(match, who, source)
    mine = [f"unload:{who}:A08"] + ([f"unload:{who}:A29"] if gear else [])
    assert keys(match) == [*mine, "unload:A10:A08", "unload:B09:A08", "unload:A15:A19", "unload:A15:A20"]
    play(match, "unload:A15:A20")
    assert (carried(match, 1, "A15"), lost(match)) == (["A19"], 0)
    assert stage(match, 0, who) == 0
    assert not acts(duel(unit(who, "3", *gear), phase="anticipation"), who, source)
    assert not acts(duel(unit("A04", "3", "A29")), "A04", "A29")


def test_A30_locks_actions_of_a_power() -> None:
    """A character cannot use actions of the named power this turn, and others can."""
    crew = [unit("A04", "3", "A31", stage=2), unit("B02", "3")]
    match = position(seat(unit("A11", "3", "A30")), seat(*crew), phase="anticipation", active=1)
    use(match, "A11", "A30")
    assert aimed_at(match) == ["A04", "A11", "B02"]
    play(match, "target:A04")
    assert len(keys(match)) == 13
    play(match, "choose:super-strength")
    assert not acts(match, "A04", "A04")
    assert acts(match, "A04", "A31")
    assert acts(match, "B02", "B02")
    assert row(match, 1, "A04")["powers"] == ["energy-attack", "super-strength", "flight"]
    assert stage(match, 0, "A11") == 0


def test_A30_is_for_telepaths_and_for_characters() -> None:
    """It needs telepathy and a stage; a support is no target."""
    assert not acts(duel(unit("A04", "3", "A30")), "A04", "A30")
    assert not acts(duel(unit("A11", "3", "A30", stage=0)), "A11", "A30")
    match = duel(unit("A11", "3", "A30"), foes=[unit("A15", "3"), FOE])
    use(match, "A11", "A30")
    assert aimed_at(match) == ["A10", "A11", "B09"]


def test_A32_shields_its_bearer() -> None:
    """By 1; BS-H10: a bearer with ranged attack."""
    match = duel(unit("A07", "3", "A32"), unit("B02", "3", "A32"))
    assert [one["shield"] for one in match.view(0)["seats"][0]["scene"]] == [2, 2, 1]


def test_B32_gives_cosmic_power() -> None:
    """Whatever powers the bearer has."""
    match = duel(unit("A07", "3", "B32", "A26", stage=2))
    assert "cosmic-power" in row(match, 0, "A07")["powers"]
    assert acts(match, "A07", "A26")


def test_B22_lowers_a_shield_by_two() -> None:
    """And no more."""
    match = duel(unit("B10", "3", "B22"), foes=[unit("A05", "9")])
    use(match, "B10", "B22", "target:A05")
    assert row(match, 1, "A05")["shield"] == 1


# Magic, minds, wings


@pytest.mark.parametrize(("shown", "drawn"), [("B17", 1), ("A19", 0)])
def test_B03_lowers_the_target_and_draws_for_a_scenario(shown: str, drawn: int) -> None:
    """After the action, when the two cards are back: so the draw may be one of them."""
    mine = seat(unit("B03", "3"), deck=["A19", "B17", "A20"])
    match = position(mine, seat(FOE, unit("A15", "3")), phase="anticipation", active=1)
    use(match, "B03", "B03")
    assert aimed_at(match) == ["B03", "B09"]
    play(match, "target:B09")
    assert keys(match) == ["choose:A19", "choose:B17", "pass"]
    play(match, f"choose:{shown}", "pass", "choose:A19")
    assert (stage(match, 1, "B09"), stage(match, 0, "B03")) == (1, 0)
    assert hand(match, 0) == ["B17"] * drawn
    assert not acts(duel(unit("B03", "3"), phase="preparation"), "B03", "B03")


@pytest.mark.parametrize(("shown", "loss"), [(["A19", "A20"], 1), (["A20"], 0), (["A17"], 0), ([], 0)])
def test_B24_hits_once_for_each_ability_revealed(shown: list[str], loss: int) -> None:
    """Of the top three cards; a shield of 1 is left."""
    deck = ["A19", "A17", "A20", "A21"]
    foes = [unit("B09", "9", shield_used=1), unit("A15", "3")]
    match = position(seat(unit("B04", "3", "B24"), PAL, deck=deck), seat(*foes), phase="attack")
    use(match, "B04", "B24")
    assert aimed_at(match) == ["A10", "A15", "B04", "B09"]
    play(match, "target:B09")
    assert keys(match) == ["choose:A19", "choose:A17", "choose:A20", "pass"]
    play(match, *[f"choose:{one}" for one in shown], "pass", "choose:A20", "choose:A17")
    assert (lost(match), stage(match, 0, "B04")) == (loss, 0)
    hits = sum(one != "A17" for one in shown)
    assert row(match, 1, "B09")["shield_used"] == 1 + min(hits, 1)
    assert not acts(duel(unit("B04", "3", "B24"), phase="anticipation"), "B04", "B24")
    assert not acts(duel(unit("A04", "3", "B24")), "A04", "B24")


def test_B29_makes_the_opponent_discard_two() -> None:
    """Of the opponent's choice, for two stages."""
    mine = seat(unit("A11", "3", "B29", stage=2), PAL)
    match = position(mine, seat(FOE, hand=["A17", "A18", "A19", "A20"]), phase="attack")
    use(match, "A11", "B29")
    assert match.actor == 1
    play(match, "discard:A17", "discard:A19")
    assert match.actor == 0
    assert (hand(match, 1), stage(match, 0, "A11")) == (["A18", "A20"], 0)
    assert not acts(duel(unit("A11", "3", "B29")), "A11", "B29")
    assert not acts(duel(unit("A11", "3", "B29", stage=2), phase="anticipation"), "A11", "B29")
    assert not acts(duel(unit("A04", "3", "B29", stage=2)), "A04", "B29")


@pytest.mark.parametrize(("target", "loss"), [("A04", 1), ("B02", 0)])
def test_B30_is_harder_on_who_flies(target: str, loss: int) -> None:
    """3 damage to one with flight, 2 to any other."""
    match = duel(unit("B08", "3", "B30"), foes=[unit(target, "9"), unit("A15", "3")])
    use(match, "B08", "B30")
    assert aimed_at(match) == sorted(["A10", "A15", "B08", target])
    play(match, f"target:{target}")
    assert lost(match, target) == loss
    assert match.view(0)["seats"][1]["scene"][0]["shield_used"] == 2


def test_B30_is_a_normal_action_of_flight() -> None:
    """For one stage."""
    assert not acts(duel(unit("B08", "3", "B30", stage=0)), "B08", "B30")
    assert not acts(duel(unit("B08", "3", "B30"), phase="anticipation"), "B08", "B30")
    assert not acts(duel(unit("B09", "3", "B30")), "B09", "B30")
