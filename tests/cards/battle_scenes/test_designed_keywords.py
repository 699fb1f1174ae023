"""Cards of our own design: their keywords."""

from tests.cards.battle_scenes.shared import Word, acts, rows, use
from tests.cards.battle_scenes.test_designed_texts import FOE, duel, lost
from tests.kits.battle_scenes import (
    carried,
    hand,
    keys,
    play,
    points,
    position,
    resources,
    scene,
    seat,
    seat_view,
    stage,
    unit,
)
from thwack.games.battle_scenes.cards.decks import faults_of, sheet_of_table
from thwack.games.battle_scenes.cards.library import library

POTENTIATE = [Word("A01", (1, "A04", "A12")), Word("B01", (2, "B02", "A12"))]
PLATOON = [Word("A08"), Word("B06"), Word("B09")]
SPY = [Word("A06"), Word("B04")]
HOST = [Word("A09"), Word("B11")]
LINK = [Word("A10", "A09"), Word("B10", "B11")]
MATERIALIZE = [Word("A12", 5), Word("B12", 5), Word("B15", 3)]
FLEET = [Word("A14"), Word("B14")]
HOUSE = [Word("A14", ("A06", "A04")), Word("B14", ("B05", "B02"))]
ENTRY = [Word("A16"), Word("A18"), Word("B16"), Word("B18")]
ARM = [Word("A20", ("A02", "A01")), Word("B20", ("B08", "A04"))]
HIDDEN = [Word("A21", ("A03", "A07")), Word("B21", ("B07", "A07"))]
SURPRISE = [Word("A22"), Word("B22")]
SHARE = [Word("A24"), Word("B19")]
TACTIC = [Word("A28"), Word("B27")]
UNIQUE = [Word("A32"), Word("B32")]


@rows(POTENTIATE)
def test_potentiate_adds_its_number_to_one_of_its_affiliation(row: Word) -> None:
    """BS-11.14."""
    more, friend, stranger = row.about
    match = duel(unit(row.card, "4"), unit(friend, "4"), unit(stranger, "4"))
    assert [key for key in keys(match) if key.startswith("choose:")] == [f"choose:{friend}:{row.card}"]
    play(match, f"choose:{friend}:{row.card}")
    use(match, friend, friend, "target:B09")
    assert lost(match) == 3 + more - 2


@rows(PLATOON)
def test_platoon_may_enter_again(row: Word) -> None:
    """BS-11.13."""
    energy = library().cards[row.card].energy
    match = position(seat(unit(row.card, "A19"), hand=[row.card], resources=["A19"] * 9))
    play(match, f"play:{row.card}")
    assert scene(match, 0) == [row.card, f"{row.card}.2"]
    assert carried(match, 0, f"{row.card}.2") == ["A19"] * energy


@rows(SPY)
def test_spy_draws_when_it_goes_to_the_prizes(row: Word) -> None:
    """BS-11.7, BS-R26: One more than for the surrender."""
    match = duel(unit(row.card, "3"), phase="preparation")
    play(match, f"surrender:{row.card}", "choose:yes")
    assert len(hand(match, 0)) == 2
    assert points(match, 1) == 3


@rows(HOST)
def test_host_has_the_powers_of_linked_actions(row: Word) -> None:
    """BS-11.9: Of the action, not of the whole card."""
    match = duel(unit(row.card, "A10"), unit("A07", "A10"))
    have = match.view(0)["seats"][0]["scene"]
    assert "elasticity" in have[0]["powers"]
    assert "regeneration" not in have[0]["powers"]
    assert "elasticity" not in have[1]["powers"]


@rows(LINK)
def test_link_lends_its_action_to_the_bearer(row: Word) -> None:
    """BS-11.10."""
    match = duel(unit(row.about, "3", row.card))
    use(match, row.about, row.card, "target:B09")
    assert lost(match) == 0
    assert match.view(0)["seats"][1]["scene"][0]["shield_used"] == 2


def test_link_is_of_no_use_without_the_power() -> None:
    """BS-11.10: Thor has no elasticity, and nothing gives it."""
    match = duel(unit("A04", "3", "A10"))
    assert not acts(match, "A04", "A10")


@rows(MATERIALIZE)
def test_materialize_loads_from_the_deck(row: Word) -> None:
    """BS-11.11: As many as the Initial Energy, from the top."""
    match = position(seat(hand=[row.card], deck=["A08"] * 5 + ["A19"]))
    play(match, f"play:{row.card}:materialize")
    assert carried(match, 0, row.card) == ["A08"] * row.about
    assert len(seat_view(match, 0)["deck"]) == 6 - row.about


@rows(FLEET)
def test_fleet_may_enter_again(row: Word) -> None:
    """BS-11.8."""
    match = position(seat(unit(row.card, "2"), hand=[row.card], resources=["A08"] * 2))
    play(match, f"play:{row.card}")
    assert scene(match, 0) == [row.card, f"{row.card}.2"]


@rows(HOUSE)
def test_fleet_shields_its_own_people(row: Word) -> None:
    """One for each of them in scene; not the fleet itself, not others, not the opponent's."""
    friend, stranger = row.about
    printed = {one: library().cards[one].shield for one in (friend, stranger)}
    crew = [unit(friend, "3"), unit(stranger, "3")]
    match = duel(*crew, unit(row.card, "2"), unit(row.card, "2"), foes=[unit("A02", "3"), unit("B08", "3")])
    have = {one["ref"]: one["shield"] for one in match.view(0)["seats"][0]["scene"]}
    assert have.pop("A10") == 1
    assert list(have.values()) == [printed[friend] + 2, printed[stranger], 1, 1]
    assert [one["shield"] for one in match.view(0)["seats"][1]["scene"]] == [2, 1]


@rows(ENTRY)
def test_scenario_draws_a_card_on_entry(row: Word) -> None:
    """For the player who put it in scene."""
    match = position(seat(hand=[row.card], deck=["A08"] * 3), seat(deck=["A08"] * 3))
    play(match, f"play:{row.card}")
    assert (hand(match, 0), hand(match, 1)) == (["A08"], [])


@rows(ARM)
def test_arm_gives_its_power_and_any_time(row: Word) -> None:
    """BS-11.12: To a bearer of the affiliation; others use it as printed, if they have the power."""
    armed, other = row.about
    assert "ranged-attack" not in library().cards[armed].powers
    for phase in ("preparation", "anticipation", "attack"):
        assert acts(duel(unit(armed, "3", row.card), phase=phase), armed, row.card)
    assert not acts(duel(unit(other, "3", row.card), phase="preparation"), other, row.card)
    assert not acts(duel(unit(other, "3", row.card), phase="anticipation"), other, row.card)


@rows(HIDDEN)
def test_camouflage_loads_it_from_resources(row: Word) -> None:
    """BS-11.3: On a character with energy attack."""
    able, other = row.about
    crew = [unit(able, "3"), unit(other, "3")]
    match = position(
        seat(*crew, resources=[row.card]), seat(FOE, deck=["A08"] * 9), phase="anticipation", active=1
    )
    assert [key for key in keys(match) if key.startswith("load:")] == [f"load:{row.card}:{able}"]
    play(match, f"load:{row.card}:{able}")
    assert row.card in carried(match, 0, able)
    assert acts(match, able, row.card)


@rows(HIDDEN)
def test_exhaust_goes_under_the_deck(row: Word) -> None:
    """BS-11.6: When it is unloaded from a character."""
    match = duel(unit("A07", "9"), foes=[unit(row.about[0], row.card, row.card), FOE])
    use(match, "A07", "A07", f"target:{row.about[0]}")
    assert resources(match, 1) == []
    assert match.view(1)["seats"][1]["deck"] == [None] * 9 + [row.card]


@rows(SURPRISE)
def test_surprise_anticipation_loads_it_from_hand(row: Word) -> None:
    """BS-11.2: Then one card is unloaded; the action can be used at once."""
    match = position(seat(unit("A10", "3"), hand=[row.card]), seat(FOE), phase="anticipation", active=1)
    play(match, f"load:{row.card}:A10", "unload:A08")
    assert sorted(carried(match, 0, "A10")) == sorted(["A08", "A08", row.card])
    use(match, "A10", row.card, "target:B09")
    assert stage(match, 0, "A10") == 0


@rows(SHARE)
def test_share_lets_others_of_an_affiliation_use_it(row: Word) -> None:
    """BS-11.5: Who has blades and an affiliation in common, whatever the powers of the bearer."""
    crew = [unit("B02", "3", row.card), unit("B05", "3"), unit("B08", "3"), unit("B01", "3")]
    match = duel(*crew)
    users = [one for one in ("B02", "B05", "B08", "B01") if acts(match, one, row.card)]
    assert users == ["B05"]
    use(match, "B05", row.card, "target:B09")
    assert (lost(match), stage(match, 0, "B05")) == (1, 0)


@rows(TACTIC)
def test_tactic_gives_way_to_another_ability(row: Word) -> None:
    """BS-11.16: One without Tactic."""
    match = position(seat(unit("B09", "3", row.card), resources=["A19", "A28", "B27"]), phase="adjustment")
    assert keys(match) == [f"load:A19:B09:{row.card}", "pass"]
    play(match, f"load:A19:B09:{row.card}")
    assert carried(match, 0, "B09") == ["A08"] * 3 + ["A19"]
    assert row.card in resources(match, 0)


@rows(UNIQUE)
def test_unique_item_is_once_in_a_deck(row: Word) -> None:
    """BS-3.3."""
    once, _ = sheet_of_table({"name": "Once", "cards": {row.card: 1}})
    twice, _ = sheet_of_table({"name": "Twice", "cards": {row.card: 2}})
    assert len(faults_of(library(), twice)) == len(faults_of(library(), once)) + 1
