"""Spider-Man "Wall-Crawler"; Storm "Wind-Rider"."""

import pytest

from tests.cards.dice_masters.high import accept, attack, pass_on, roll
from tests.kits.dice_masters import keys, life, play, position, seat, zone
from thwack import Match

SPIDER = "spider-man-wall-crawler"
STORM = "storm-wind-rider"

# Spider-Man "Wall-Crawler"


def crawls(reserve: list[str], theirs: int = 20, errata: str = "printed") -> Match:
    """Spider-Man attacks, and nobody blocks."""
    match = position(
        seat(field=[f"{SPIDER} 1 attacking"], reserve=reserve),
        seat(field=["thor-odinson 3"], life=theirs),
        step="block",
        errata=errata,
    )
    play(match, "pass")
    return match


@pytest.mark.parametrize(("errata", "left"), [("printed", 7), ("errata", 10)])
@pytest.mark.parametrize("theirs", [20, 4])
def test_spider_man_wall_crawler_sets_the_life_of_the_opponent_to_10(
    errata: str, left: int, theirs: int
) -> None:
    """For 2 fists, up or down, before damage; as printed he deals his 3 then, by the errata nothing."""
    match = crawls(["sidekick fist", "sidekick fist"], theirs, errata)
    assert match.actor == 0
    accept(match)
    pass_on(match)
    assert life(match) == [20, left]
    assert sorted(zone(match, 0, "used")) == ["sidekick", "sidekick", SPIDER]


@pytest.mark.parametrize("errata", ["printed", "errata"])
def test_spider_man_wall_crawler_may_keep_his_fists(errata: str) -> None:
    """Then he deals his damage."""
    match = crawls(["sidekick fist", "sidekick fist"], errata=errata)
    play(match, "pass")
    pass_on(match)
    assert life(match) == [20, 17]
    assert zone(match, 0, "reserve") == ["sidekick fist", "sidekick fist"]


@pytest.mark.parametrize("reserve", [["sidekick fist"], ["sidekick fist", "sidekick bolt"]])
def test_spider_man_wall_crawler_needs_2_fists(reserve: list[str]) -> None:
    """DM-4.9: In full, and in fists, or not at all."""
    match = crawls(reserve)
    pass_on(match)
    assert life(match) == [20, 17]


def test_spider_man_wall_crawler_blocked_has_no_say() -> None:
    """Only as an unblocked attacker; another unblocked attacker does not help."""
    match = position(
        seat(field=[f"{SPIDER} 3 attacking", "sidekick attacking"], reserve=["sidekick fist"] * 2),
        seat(field=["loki-trickster 3"]),
        step="block",
    )
    play(match, f"block:loki-trickster:{SPIDER}")
    pass_on(match)
    assert life(match) == [20, 19]


def test_spider_man_wall_crawler_errata_ends_with_the_turn() -> None:
    """Only this combat damage is replaced: another attacker deals its own."""
    match = position(
        seat(field=[f"{SPIDER} 1 attacking", "sidekick attacking"], reserve=["sidekick fist"] * 2),
        seat(field=["thor-odinson 3"]),
        step="block",
        errata="errata",
    )
    play(match, "pass")
    accept(match)
    pass_on(match)
    assert life(match) == [20, 9]


# Storm "Wind-Rider"


def rides(*field: str, own: tuple[str, ...] = ()) -> Match:
    """Storm is fielded against these characters."""
    match = position(
        seat(field=list(own), reserve=[f"{STORM} 1"]), seat(field=list(field), reserve=["sidekick fist"])
    )
    play(match, f"field:{STORM}")
    return match


def test_storm_wind_rider_rerolls_up_to_two_opposing_characters() -> None:
    """Each that shows no character goes to their used pile and costs them 2 life."""
    match = rides("thor-odinson 3", "loki-trickster 1", "sidekick", own=("angel-soaring 1",))
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:loki-trickster", "choose:sidekick", "choose:thor-odinson", "pass"]
    play(match, "choose:thor-odinson", "choose:loki-trickster")
    roll(match, "bolt-2", "mask")
    assert life(match) == [20, 16]
    assert zone(match, 1, "used") == ["loki-trickster", "thor-odinson"]
    assert zone(match, 1, "field") == ["sidekick 1"]
    assert zone(match, 1, "reserve") == ["sidekick fist"]


def test_storm_wind_rider_leaves_characters_in_the_field() -> None:
    """At the level that came up; only the other one costs 2 life."""
    match = rides("thor-odinson 3", "loki-trickster 1")
    play(match, "choose:thor-odinson", "choose:loki-trickster")
    roll(match, "level-1", "mask-2")
    assert life(match) == [20, 18]
    assert zone(match, 1, "field") == ["thor-odinson 1"]
    assert zone(match, 1, "used") == ["loki-trickster"]


@pytest.mark.parametrize("chosen", [0, 1])
def test_storm_wind_rider_may_reroll_fewer(chosen: int) -> None:
    """Up to two: one, or none at all."""
    match = rides("thor-odinson 3", "loki-trickster 1")
    play(match, *["choose:thor-odinson"][:chosen], "pass")
    if chosen:
        roll(match, "bolt")
    assert life(match) == [20, 20 - 2 * chosen]
    assert zone(match, 1, "used") == ["thor-odinson"][:chosen]


def test_storm_wind_rider_rerolls_only_when_fielded() -> None:
    """Not when she attacks."""
    match = position(seat(field=[f"{STORM} 1"]), seat(field=["thor-odinson 3"]), step="attack")
    attack(match, STORM)
    assert match.actor == 1
    assert zone(match, 1, "field") == ["thor-odinson 3"]
