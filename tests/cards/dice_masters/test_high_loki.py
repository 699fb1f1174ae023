"""Loki "Illusionist" and "Gem-Keeper"."""

from tests.cards.dice_masters.high import attack, fallen, next_turn, pass_on, roll, to_attack
from tests.kits.dice_masters import die, keys, life, play, position, seat, zone
from thwack import Match

ILLUSIONIST = "loki-illusionist"
GEM = "loki-gem-keeper"

# Loki "Illusionist"


def puppeteer(*field: str, own: tuple[str, ...] = ()) -> Match:
    """Loki is fielded against these characters."""
    match = position(
        seat(field=list(own), reserve=[f"{ILLUSIONIST} 1", "sidekick fist"]), seat(field=list(field))
    )
    play(match, f"field:{ILLUSIONIST}")
    return match


def test_loki_illusionist_takes_control_of_an_opposing_character() -> None:
    """DM-14.7: Any of theirs, none of yours; it counts as yours at once."""
    match = puppeteer("thor-odinson 2", "sidekick", own=("angel-soaring 1",))
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert zone(match, 1, "field") == ["sidekick 1"]
    puppet = die(match, 0, "thor-odinson")
    assert puppet["controlled"]
    assert (puppet["owner"], puppet["level"]) == (1, 2)


def test_loki_illusionist_kos_the_puppet_which_hits_its_owner_at_the_end_of_the_turn() -> None:
    """Its A to the opponent, then to its owner's prep area; not before the end of the turn."""
    match = puppeteer("thor-odinson 2")
    assert life(match) == [20, 20]
    pass_on(match)
    assert life(match) == [20, 14]
    assert fallen(match, 1) == ["thor-odinson"]
    assert zone(match, 0, "field") == [f"{ILLUSIONIST} 1"]
    assert zone(match, 1, "field") == []


def test_h_38_loki_illusionist_cannot_attack_but_the_puppet_can() -> None:
    """DM-14.7; unblocked the puppet goes to its owner's prep area (DM-14.9) and has hit once only."""
    match = puppeteer("thor-odinson 2", "sidekick")
    play(match, "choose:thor-odinson")
    to_attack(match)
    assert keys(match) == ["attack:thor-odinson", "pass"]
    attack(match, "thor-odinson")
    play(match, "pass")
    assert life(match) == [20, 14]
    assert fallen(match, 1) == ["thor-odinson"]


def test_loki_illusionist_puppet_is_blocked_by_its_own_side() -> None:
    """A blocked puppet survives, and is KO'd at the end of the turn, with its damage."""
    match = puppeteer("thor-odinson 2", "sidekick")
    play(match, "choose:thor-odinson")
    attack(match, "thor-odinson")
    play(match, "block:sidekick:thor-odinson")
    assert life(match) == [20, 14]
    assert fallen(match, 1) == ["sidekick", "thor-odinson"]


def test_loki_illusionist_ko_d_gives_the_puppet_back() -> None:
    """DM-14.9: To the zone it was taken from; Loki himself goes to prep."""
    match = position(
        seat(
            field=["angel-soaring 1"],
            reserve=[f"{ILLUSIONIST} 1", "sidekick fist", "mjolnir-forged-by-odin action-0"],
        ),
        seat(field=["thor-odinson 2"]),
    )
    play(match, f"field:{ILLUSIONIST}", "use:mjolnir-forged-by-odin", f"choose:{ILLUSIONIST}")
    assert zone(match, 0, "prep") == [ILLUSIONIST]
    assert zone(match, 0, "field") == ["angel-soaring 1"]
    assert zone(match, 1, "field") == ["thor-odinson 2"]


def test_loki_illusionist_needs_a_victim_and_a_fielding() -> None:
    """Nothing happens without an opposing character, or when Loki only attacks."""
    match = puppeteer()
    pass_on(match)
    assert life(match) == [20, 20]
    other = position(seat(field=[f"{ILLUSIONIST} 1"]), seat(field=["thor-odinson 2"]), step="attack")
    attack(other, ILLUSIONIST)
    play(other, "pass")
    assert life(other) == [20, 19]
    assert zone(other, 1, "field") == ["thor-odinson 2"]


def test_loki_illusionist_puppet_lends_its_text() -> None:
    """DM-14.8: A controlled Captain America helps the Sidekicks of the player who controls him."""
    match = puppeteer("captain-america-natural-leader 1", "sidekick", own=("sidekick",))
    play(match, "choose:captain-america-natural-leader")
    assert die(match, 0, "sidekick")["attack"] == 2
    assert die(match, 1, "sidekick")["attack"] == 1


# Loki "Gem-Keeper"


CARDS = {"thor-odinson": 1, "beast-kreature": 1, "mjolnir-thors-hammer": 1}


def test_loki_gem_keeper_names_a_character_card_of_the_opponent() -> None:
    """No action card, and no card of yours."""
    match = position(
        seat(reserve=[f"{GEM} 1", "sidekick fist"], cards={"hulk-annihilator": 1}), seat(cards=CARDS)
    )
    play(match, f"field:{GEM}")
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:beast-kreature", "choose:thor-odinson"]


def theirs_with(*named: str) -> Match:
    """Loki names the Beast; then, in the opponent's turn, a Beast and a Hawkeye lie in the reserve pool."""
    match = position(
        seat(reserve=[f"{GEM} 1", "sidekick fist", *named]),
        seat(field=["thor-odinson 3"], prep=["beast-kreature", "hawkeye-longbow"]),
    )
    play(match, f"field:{GEM}", "choose:beast-kreature")
    if named:
        play(match, "use:mjolnir-forged-by-odin", f"choose:{GEM}")
    next_turn(match, "level-1")
    return match


def test_loki_gem_keeper_keeps_that_card_from_being_fielded() -> None:
    """The opponent can field anybody else; the ban does not end with the turn."""
    match = theirs_with()
    assert match.actor == 1
    assert "field:hawkeye-longbow" in keys(match)
    assert "field:beast-kreature" not in keys(match)


def test_loki_gem_keeper_works_only_while_active() -> None:
    """KO'd, he bans nobody."""
    match = theirs_with("mjolnir-forged-by-odin action-0")
    assert "field:beast-kreature" in keys(match)


def test_loki_gem_keeper_fielded_again_names_anew() -> None:
    """The older choice lapses, though both Lokis are in the field."""
    match = position(
        seat(reserve=[f"{GEM} 1", f"{GEM} 1", "sidekick fist", "sidekick bolt"]),
        seat(field=["thor-odinson 3"], prep=["beast-kreature", "hawkeye-longbow"]),
    )
    play(match, f"field:{GEM}", "pay:sidekick:fist", "choose:beast-kreature")
    play(match, f"field:{GEM}", "choose:hawkeye-longbow")
    next_turn(match, "level-1")
    assert "field:beast-kreature" in keys(match)
    assert "field:hawkeye-longbow" not in keys(match)


def test_loki_gem_keeper_stops_a_free_fielding() -> None:
    """DM-7.3: The Beast that Gambit rolls cannot be fielded, so it goes to the used pile; Storm can."""
    match = position(
        seat(reserve=[f"{GEM} 1", "sidekick fist"]),
        seat(
            prep=["gambit-le-diable-blanc"],
            bag=["sidekick"] * 4,
            used=["beast-kreature", "storm-ro"],
            cards={"thor-odinson": 1},
        ),
    )
    play(match, f"field:{GEM}", "choose:beast-kreature")
    pass_on(match)
    while match.actor == -1:
        face = "level-3" if "gambit" in keys(match)[0] else "mask"
        roll(match, face)
    play(match, "keep", "field:gambit-le-diable-blanc", "draw:beast-kreature", "draw:storm-ro")
    roll(match, "level-1", "level-1")
    assert zone(match, 1, "field") == ["gambit-le-diable-blanc 3", "storm-ro 1"]
    assert "beast-kreature" in zone(match, 1, "used")


def test_loki_gem_keeper_does_not_bind_his_own_side() -> None:
    """Your own Beast, even of the same card, can be fielded."""
    match = position(
        seat(reserve=[f"{GEM} 1", "sidekick fist", "beast-kreature 1"]),
        seat(cards={"beast-kreature": 1, "thor-odinson": 1}),
    )
    play(match, f"field:{GEM}", "choose:beast-kreature")
    assert "field:beast-kreature" in keys(match)


def test_loki_gem_keeper_names_nobody_without_an_opposing_character_card() -> None:
    """The match goes on."""
    match = position(seat(reserve=[f"{GEM} 1", "sidekick fist"]), seat(cards={"mjolnir-thors-hammer": 1}))
    play(match, f"field:{GEM}")
    assert keys(match) == [f"attack:{GEM}", "pass"]
