"""BS-11: Keywords about where cards come from, go to and what they lend: Exhaust, Spy, Fleet, Host, Link,
Materialize, Platoon, Tactic, Unique Item; with BS-R14, BS-R26, BS-R29, BS-R30, BS-R32 and BS-R33."""

import pytest

import thwack
from tests.kits.battle_scenes import (
    acts,
    carried,
    hand,
    home_made,
    keys,
    made,
    phase,
    play,
    points,
    position,
    resources,
    row,
    scene,
    seat,
    stage,
    unit,
)
from thwack import Match

ME, FOE = 0, 1
LOKI = unit("B03", "4")
DECK = ["A08"] * 9


def deck(match: Match, number: int) -> list[str | None]:
    """A deck from the top, as its player sees it."""
    return list(match.view(number)["seats"][number]["deck"])


def started(match: Match, verb: str) -> list[str]:
    """The keys of one verb."""
    return [key for key in keys(match) if key.startswith(f"{verb}:")]


# BS-11.6: Exhaust


def test_BS_11_6_unloaded_from_a_character_it_goes_under_the_deck() -> None:
    match = position(
        seat(unit("A04", "6"), unit("A08", "1")),
        seat(unit("B07", "B21", "B20", "B20"), deck=["B06", "B05"]),
        phase="attack",
    )
    play(match, "act:A04:thunder-strike", "target:B07", "unload:B21")
    assert resources(match, FOE) == []
    assert match.view(None)["seats"][FOE]["deck"] == [None, None, "B21"]


def test_BS_11_6_when_its_bearer_is_knocked_out_too() -> None:
    match = position(
        seat(unit("A04", "6"), unit("A08", "1")),
        seat(unit("B05", "B21", "B20"), unit("B06", "1"), deck=["B06"]),
        phase="attack",
    )
    play(match, "act:A04:thunder-strike", "target:B05")
    assert resources(match, FOE) == ["B20"]
    assert match.view(None)["seats"][FOE]["deck"] == [None, "B21"]


def test_BS_11_6_by_surrender_and_in_adjustment() -> None:
    match = position(
        seat(unit("A06", "A21", "A20"), unit("A04", "A21", "6"), deck=DECK, hand=["A19"]),
        seat(LOKI, deck=DECK),
    )
    play(match, "surrender:A06", "choose:no")
    assert resources(match, ME) == ["A20"]
    assert deck(match, ME)[-1] == "A21"
    play(match, "pass")
    assert keys(match) == ["unload:A21", "unload:A08"]
    play(match, "unload:A21")
    assert deck(match, ME)[-2:] == ["A21", "A21"]


def test_BS_11_6_from_a_support_it_goes_to_resources() -> None:
    match = position(
        seat(unit("A04", "6"), unit("A08", "1")), seat(unit("B14", "B21"), LOKI, deck=["B06"]), phase="attack"
    )
    play(match, "act:A04:thunder-strike", "target:B14")
    assert resources(match, FOE) == ["B21", "B14"]


def test_BS_11_6_discarded_from_hand_it_goes_to_resources() -> None:
    match = position(seat(unit("A04", "6"), hand=["A21", "A19"], deck=DECK), seat(LOKI))
    play(match, "discard:A21")
    assert resources(match, ME) == ["A21"]


# BS-11.7, BS-R26: Spy


def test_BS_11_7_knocked_out_its_player_may_draw() -> None:
    match = position(
        seat(unit("A04", "6"), unit("A08", "1")),
        seat(unit("B04", "1"), LOKI, deck=["B16", "B19"]),
        phase="attack",
    )
    play(match, "act:A04:thunder-strike", "target:B04")
    assert match.actor == FOE
    assert keys(match) == ["choose:yes", "choose:no"]
    refused = match.fork()
    play(refused, "choose:no")
    assert hand(refused, FOE) == []
    play(match, "choose:yes")
    assert hand(match, FOE) == ["B16"]
    assert (match.actor, phase(match), points(match, ME)) == (ME, "attack", 3)


def test_BS_11_7_not_when_it_goes_elsewhere() -> None:
    match = position(
        seat(unit("fenix-v1", "4", stage=2), unit("A08", "1")),
        seat(unit("B04", "2"), LOKI, deck=DECK),
        phase="attack",
    )
    play(match, "act:fenix-v1:arremesso-mental", "target:B04")
    assert match.actor == ME
    assert hand(match, FOE) == ["B04"]


def test_BS_11_7_a_support_with_spy_that_is_put_in_the_prizes() -> None:
    bug = made("bug", "support", "spy", energy=1, shield=0)
    match = home_made(
        bug,
        seat(unit("B05", "B06", "B06"), hand=["inutilizar-v1"], deck=DECK),
        seat(unit("bug", "1"), LOKI, deck=DECK),
        phase="anticipation",
        active=FOE,
    )
    play(match, "load:inutilizar-v1:B05", "unload:B06", "act:B05:inutilizar", "choose:2")
    assert match.actor == FOE
    assert keys(match) == ["choose:yes", "choose:no"]
    assert match.view(None)["seats"][ME]["prizes"] == ["bug"]
    assert points(match, ME) == 0


def test_BS_R26_surrender_with_spy_draws_two() -> None:
    match = position(seat(unit("A06", "3"), hand=["A19"], deck=["A20", "A21", "A22"]), seat(LOKI))
    play(match, "surrender:A06")
    assert hand(match, ME) == ["A19"]  # Spy comes first
    play(match, "choose:yes")
    assert hand(match, ME) == ["A19", "A20", "A21"]
    assert points(match, FOE) == 3


def test_BS_R26_an_empty_deck_offers_no_draw_for_spy_but_the_other_loses() -> None:
    match = position(seat(unit("A06", "3"), hand=["A19"]), seat(LOKI))
    play(match, "surrender:A06")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((FOE,), "empty deck")


# BS-11.8: Fleet; BS-11.13: Platoon


def test_BS_11_8_any_number_of_supports_of_that_name() -> None:
    match = position(
        seat(
            unit("A14", "2"), unit("A14", "2"), unit("A15", "3"), hand=["A14", "A15"], resources=["A19"] * 5
        ),
        seat(LOKI),
    )
    assert started(match, "play") == ["play:A14"]
    play(match, "play:A14")
    assert scene(match, ME) == ["A14", "A14.2", "A15", "A14.3"]


def test_BS_11_8_each_of_them_works() -> None:
    match = position(seat(unit("A14", "2"), unit("A14", "2"), unit("A06", "3")), seat(LOKI))
    assert row(match, ME, "A06")["shield"] == 3


def test_BS_11_13_any_number_of_characters_of_that_name() -> None:
    match = position(
        seat(unit("A08", "1"), unit("A06", "3"), hand=["A08", "A08", "A06"], resources=["A19"] * 4),
        seat(LOKI),
    )
    assert started(match, "play") == ["play:A08"]
    play(match, "play:A08", "play:A08")
    assert scene(match, ME) == ["A08", "A06", "A08.2", "A08.3"]


def test_BS_11_13_other_versions_too() -> None:
    sergeant = made("sergeant", "character", "platoon", name="Recruta do Escudo", energy=1, shield=0)
    match = home_made(sergeant, seat(unit("A08", "1"), hand=["sergeant"], resources=["A19"] * 2), seat(LOKI))
    assert started(match, "play") == ["play:sergeant"]


# BS-11.9, BS-11.10, BS-R29, BS-R30: Host and Link


def test_BS_11_9_host_gains_the_powers_of_linked_actions() -> None:
    match = position(seat(unit("A09", "A10", "A22", "A08")), seat(LOKI), phase="attack")
    assert row(match, ME, "A09")["powers"] == ["agility", "elasticity", "genius"]  # not regeneration
    assert keys(match) == [
        "act:A09:web-line",
        "act:A09:tendril-lash",
        "act:A09:elastic-snare",  # the power is for other cards as well
        "pass",
    ]


def test_BS_11_9_without_host_there_is_no_power() -> None:
    match = position(seat(unit("A12", "A10", "A22", "3"), unit("A09", "3")), seat(LOKI), phase="attack")
    assert row(match, ME, "A12")["powers"] == ["cosmic-power", "flight"]
    assert keys(match) == ["act:A12:starfall", "act:A09:web-line", "pass"]


def test_BS_11_9_a_colourless_link_gives_no_power() -> None:
    match = position(seat(unit("A09", "A15", "2")), seat(LOKI), phase="attack")
    assert row(match, ME, "A09")["powers"] == ["agility", "genius"]
    assert "act:A09:tactical-feed" in keys(match)


def test_BS_11_9_only_powers_of_cards_with_link() -> None:
    match = position(seat(unit("A09", "A04", "A21", "A08")), seat(LOKI), phase="attack")
    assert row(match, ME, "A09")["powers"] == ["agility", "genius"]
    assert keys(match) == ["act:A09:web-line", "pass"]


def test_BS_11_9_share_reaches_who_has_the_power_by_host() -> None:
    net = made(
        "net",
        "character",
        "link",
        energy=1,
        shield=0,
        action=acts("Rede", "draw(1)", power="blades"),
    )
    match = home_made(net, seat(unit("A09", "net", "2"), unit("A07", "A24", "2")), seat(LOKI), phase="attack")
    assert "act:A09:crossed-blades" in keys(match)
    without = position(seat(unit("A09", "3"), unit("A07", "A24", "2")), seat(LOKI), phase="attack")
    assert "act:A09:crossed-blades" not in keys(without)


def test_BS_11_10_the_bearer_may_use_its_action_with_the_power() -> None:
    match = position(seat(unit("B10", "A10", "2"), unit("A07", "A10", "2")), seat(LOKI), phase="attack")
    assert "act:B10:tendril-lash" in keys(match)  # has elasticity itself
    assert "act:A07:tendril-lash" not in keys(match)
    play(match, "act:B10:tendril-lash", "target:B03")
    assert (stage(match, ME, "B10"), len(carried(match, FOE, "B03"))) == (0, 3)


def test_BS_11_10_without_link_a_carried_character_lends_nothing() -> None:
    match = position(seat(unit("A01", "A08", "A06", "A07")), seat(LOKI), phase="attack")
    assert keys(match) == ["act:A01:ricochet", "pass"]


def test_BS_11_10_in_scene_by_itself_nobody_uses_it() -> None:
    match = position(seat(unit("A15", "3"), unit("A07", "3")), seat(LOKI), phase="attack")
    assert keys(match) == ["act:A07:trick-arrow", "pass"]


def test_BS_11_10_on_a_support_nobody_uses_it() -> None:
    match = position(seat(unit("A14", "A15", "1"), unit("A07", "3")), seat(LOKI), phase="attack")
    assert keys(match) == ["act:A07:trick-arrow", "pass"]


def test_BS_11_10_a_link_for_some_bearers_only() -> None:
    carrier = "qg-portatil-v1"  # Link for H.I.D.R.A. and I.M.A.
    match = position(
        seat(unit("soldado-h-i-d-r-a-v3", carrier, "1"), unit("A07", carrier, "2")),
        seat(LOKI),
        phase="attack",
    )
    assert [key for key in keys(match) if "espionagem" in key] == [
        "act:soldado-h-i-d-r-a-v3:espionagem-avancada"
    ]


def test_BS_R29_a_colourless_link_is_for_any_bearer() -> None:
    for bearer in ("A05", "A08", "A11"):
        match = position(seat(unit(bearer, "A15", "2"), deck=["A19"]), seat(LOKI), phase="attack")
        assert f"act:{bearer}:tactical-feed" in keys(match)
    play(match, "act:A11:tactical-feed")
    assert hand(match, ME) == ["A19"]


def test_BS_R30_the_power_goes_with_the_card() -> None:
    match = position(
        seat(unit("A05", "7", stage=2)),
        seat(unit("A09", "A10", "A22", "A22", "A08"), deck=DECK),
        phase="attack",
    )
    assert "elasticity" in row(match, FOE, "A09")["powers"]
    play(match, "act:A05:ground-slam", "target:A09", "unload:A10")  # 4 damage, shield 2
    assert row(match, FOE, "A09")["powers"] == ["agility", "genius"]
    assert match.actor == ME  # one more card is unloaded
    play(match, "unload:A08")
    play(match, "pass")
    assert not [key for key in keys(match) if "elastic-snare" in key]


# BS-11.11, BS-R14: Materialize


def test_BS_11_11_loaded_from_the_top_of_the_deck() -> None:
    match = position(
        seat(hand=["A12", "A19"], deck=["A19", "A20", "A21", "A22", "A23", "A24", "A25"]), seat(LOKI)
    )
    assert started(match, "play") == ["play:A12:materialize"]  # no resources: no other way
    play(match, "play:A12:materialize")
    assert carried(match, ME, "A12") == ["A19", "A20", "A21", "A22", "A23"]
    assert deck(match, ME) == [None, None]
    assert (stage(match, ME, "A12"), row(match, ME, "A12")["since"]) == (1, "now")


def test_BS_11_11_from_resources_as_well() -> None:
    match = position(seat(hand=["A12", "A19"], deck=["A08"] * 5, resources=["A20"] * 5), seat(LOKI))
    assert started(match, "play") == ["play:A12", "play:A12:materialize"]
    play(match, "play:A12")
    assert carried(match, ME, "A12") == ["A20"] * 5
    assert len(deck(match, ME)) == 5


def test_BS_11_11_a_support_too() -> None:
    match = position(seat(hand=["B15", "A19"], deck=["A08"] * 3), seat(LOKI))
    play(match, "play:B15:materialize")
    assert carried(match, ME, "B15") == ["A08"] * 3


def test_BS_11_11_not_for_other_cards_and_not_from_both() -> None:
    match = position(seat(hand=["A04", "A12", "A19"], deck=["A08"] * 4, resources=["A20"] * 4), seat(LOKI))
    assert started(match, "play") == []  # four here and four there are not five


# BS-11.16, BS-R32, BS-R33: Tactic


def tactical(**parts: object) -> Match:
    """Thor carries Hammer Fist (Tactic) and five other cards at the start of Adjustment."""
    return position(
        seat(unit("A04", "A28", "5"), **{"resources": ["A31", "A28", "A08", "A17"], **parts}),
        seat(unit("B06", "1"), deck=DECK),
        phase="adjustment",
    )


def test_BS_11_16_another_ability_comes_and_this_card_goes() -> None:
    match = tactical()
    assert match.actor == ME
    assert keys(match) == ["load:A31:A04:A28", "pass"]  # an ability, and one without Tactic
    play(match, "load:A31:A04:A28")
    assert carried(match, ME, "A04") == [*["A08"] * 5, "A31"]
    assert resources(match, ME) == ["A28", "A08", "A17", "A28"]
    assert (phase(match), keys(match)) == (
        "attack",
        ["act:A04:thunder-strike", "act:A04:dive-attack", "pass"],
    )


def test_BS_11_16_one_may_keep_it() -> None:
    match = tactical()
    play(match, "pass")
    assert carried(match, ME, "A04") == ["A28", *["A08"] * 5]
    assert phase(match) == "attack"


def test_BS_11_16_each_copy_by_itself() -> None:
    match = position(
        seat(unit("A04", "A28", "A28", "4"), unit("A05", "A28", "6"), resources=["A31", "A30"]),
        seat(unit("B06", "1")),
        phase="adjustment",
    )
    assert keys(match) == [
        "load:A31:A04:A28",
        "load:A30:A04:A28",
        "load:A31:A05:A28",
        "load:A30:A05:A28",
        "pass",
    ]
    play(match, "load:A31:A04:A28", "load:A30:A04:A28")
    assert carried(match, ME, "A04") == [*["A08"] * 4, "A31", "A30"]
    assert phase(match) == "attack"  # nothing is left to load for Hulk


def test_BS_11_16_the_opponent_does_not() -> None:
    match = position(
        seat(unit("A04", "6")), seat(unit("A04", "A28", "5"), resources=["A31"]), phase="adjustment"
    )
    assert phase(match) == "attack"


def test_BS_11_16_the_power_of_the_card_is_not_needed() -> None:
    match = position(
        seat(unit("A07", "A28", "2"), resources=["A24"]), seat(unit("B06", "1")), phase="adjustment"
    )
    assert keys(match) == ["load:A24:A07:A28", "pass"]


def test_BS_R32_without_a_legal_ability_nothing_happens() -> None:
    match = tactical(resources=["A28", "A08"])
    assert phase(match) == "attack"
    assert carried(match, ME, "A04") == ["A28", *["A08"] * 5]


def test_BS_R33_tactic_comes_before_unloading() -> None:
    match = position(
        seat(unit("A04", "A28", "7"), resources=["A31"]), seat(unit("B06", "1")), phase="adjustment"
    )
    play(match, "load:A31:A04:A28")
    assert len(carried(match, ME, "A04")) == 8
    assert keys(match) == ["unload:A08", "unload:A31"]
    play(match, "unload:A08", "unload:A08")
    assert carried(match, ME, "A04") == [*["A08"] * 5, "A31"]


# BS-11.17: Unique Item


@pytest.mark.parametrize(("copies", "legal"), [(1, True), (2, False)])
def test_BS_11_17_one_copy_in_a_deck(copies: int, legal: bool) -> None:
    cards = {
        card.id: 3 for card in thwack.cards("battle_scenes") if card.id in [f"A{n:02}" for n in range(1, 20)]
    }
    cards |= {"A20": 3 - copies, "A32": copies}
    given = {"name": "Bucklers", "cards": cards}
    assert sum(cards.values()) == 60
    if legal:
        match = thwack.new("battle_scenes", decks=[given, given])
        assert match.view(None)["seats"][ME]["name"] == "Bucklers"
    else:
        with pytest.raises(thwack.SetupError, match="A32"):
            thwack.new("battle_scenes", decks=[given, given])
