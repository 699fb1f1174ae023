"""Mystique "Shapeshifter" and "Could Be Anyone"."""

import pytest

from tests.cards.dice_masters.high import attack, next_turn, pass_on, roll_turn, take
from tests.kits.dice_masters import die, keys, life, numbers, play, position, seat, zone
from thwack import Match

SHIFT = "mystique-shapeshifter"
ANYONE = "mystique-could-be-anyone"

# Mystique "Shapeshifter"


def shifts(level: int, card: str, own: tuple[str, ...] = (), **theirs: object) -> Match:
    """Mystique is fielded at this level and copies that card of the opponent."""
    cost = {1: 1, 2: 0, 3: 2}[level]
    match = position(
        seat(field=list(own), reserve=[f"{SHIFT} {level}", *["sidekick fist"] * cost]),
        seat(**{"cards": {card: 1, "beast-kreature": 1, "mjolnir-thors-hammer": 1}, **theirs}),
    )
    play(match, f"field:{SHIFT}", f"choose:{card}")
    return match


def test_mystique_shapeshifter_names_a_character_card_of_the_opponent() -> None:
    """Their characters, fielded or not; no action card and none of your own."""
    match = position(
        seat(reserve=[f"{SHIFT} 2"], cards={"hulk-annihilator": 1}),
        seat(cards={"thor-odinson": 1, "mjolnir-thors-hammer": 1}, field=["beast-kreature 1"]),
    )
    play(match, f"field:{SHIFT}")
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:beast-kreature", "choose:thor-odinson"]


def test_mystique_shapeshifter_uses_the_text_for_your_side() -> None:
    """DM-14.10: As Natural Leader she helps your Sidekicks, not theirs."""
    match = shifts(2, "captain-america-natural-leader", ("sidekick",), field=["sidekick"])
    assert die(match, 0, SHIFT)["acts_as"] == "captain-america-natural-leader"
    assert numbers(match, 0, "sidekick") == (2, 2)
    assert numbers(match, 1, "sidekick") == (1, 1)


@pytest.mark.parametrize("level", [1, 2])
def test_mystique_shapeshifter_without_a_burst_keeps_her_own_faces(level: int) -> None:
    """Levels 1 and 2: the text of Thor, and still 1A/1D."""
    match = shifts(level, "thor-lord-of-asgard", field=["venom-eddie-brock 1", "sidekick"])
    assert numbers(match, 0, SHIFT) == (1, 1)
    attack(match, SHIFT)
    assert keys(match) == [f"block:sidekick:{SHIFT}", "pass"]  # fist characters cannot block Thor


def test_mystique_shapeshifter_with_a_burst_copies_the_faces_too() -> None:
    """Level 3 shows a burst: the 8A/8D of Thor at level 3, and after a spin those of level 2."""
    match = shifts(3, "thor-lord-of-asgard")
    assert numbers(match, 0, SHIFT) == (8, 8)
    spun = position(
        seat(reserve=[f"{SHIFT} 3", "sidekick fist", "sidekick fist", "focus-power action-0"]),
        seat(cards={"thor-lord-of-asgard": 1, "beast-kreature": 1}),
        basics=("focus-power",),
    )
    play(spun, f"field:{SHIFT}", "choose:thor-lord-of-asgard", "use:focus-power")
    assert numbers(spun, 0, SHIFT) == (6, 8)


def test_mystique_shapeshifter_is_what_she_copies() -> None:
    """Type and affiliation come with the card: as Hulk she is an Avenger whom Nick Fury leads."""
    match = shifts(2, "hulk-annihilator", ("nick-fury-wwii-veteran 1",))
    assert numbers(match, 0, SHIFT) == (2, 2)
    villain = shifts(2, "hulk-annihilator", ("magneto-sonderkommando 1",))
    assert numbers(villain, 0, SHIFT) == (1, 1)


def test_mystique_shapeshifter_keeps_it_over_turns() -> None:
    """Until you field the next Mystique, not until the end of the turn."""
    match = shifts(2, "captain-america-natural-leader", ("sidekick",))
    next_turn(match)
    assert die(match, 0, SHIFT)["acts_as"] == "captain-america-natural-leader"
    next_turn(match, turn=2)
    assert die(match, 0, SHIFT)["acts_as"] == "captain-america-natural-leader"
    assert numbers(match, 0, "sidekick") == (2, 2)


def test_mystique_shapeshifter_is_herself_again_when_the_next_is_fielded() -> None:
    """The second one names anew; the first has no text but her own."""
    match = position(
        seat(reserve=[f"{SHIFT} 2", f"{SHIFT} 2"], field=["sidekick"]),
        seat(cards={"captain-america-natural-leader": 1, "thor-odinson": 1}),
    )
    play(match, f"field:{SHIFT}", "choose:captain-america-natural-leader")
    assert numbers(match, 0, "sidekick") == (2, 2)
    take(match, f"field:{SHIFT}")
    play(match, "choose:thor-odinson")
    acts = [row["acts_as"] for row in match.view(None)["seats"][0]["field"] if row["die"] == SHIFT]
    assert sorted(acts, key=str) == [None, "thor-odinson"]
    assert numbers(match, 0, "sidekick") == (1, 1)


def test_mystique_shapeshifter_gone_copies_nobody() -> None:
    """The die that was KO'd is Mystique again."""
    match = position(
        seat(reserve=[f"{SHIFT} 2", "power-bolt action-0"], field=["sidekick"]),
        seat(cards={"captain-america-natural-leader": 1, "thor-odinson": 1}),
        basics=("power-bolt",),
    )
    play(
        match, f"field:{SHIFT}", "choose:captain-america-natural-leader", "use:power-bolt", f"choose:{SHIFT}"
    )
    assert zone(match, 0, "prep") == [SHIFT]
    assert numbers(match, 0, "sidekick") == (1, 1)


def test_mystique_shapeshifter_does_not_do_what_happens_when_fielded() -> None:
    """She was fielded before she had the text of Black Widow; DM-7.4: "this" on that card is Mystique now."""
    match = shifts(2, "black-widow-killer-instinct", field=["thor-odinson 3"])
    assert zone(match, 1, "field") == ["thor-odinson 3"]
    alone = shifts(2, "wolverine-formerly-weapon-ten")
    attack(alone, SHIFT)
    pass_on(alone)
    assert life(alone) == [20, 15]


def test_mystique_shapeshifter_needs_an_opposing_character_card() -> None:
    """Without one she stays herself, and the match goes on."""
    match = position(seat(reserve=[f"{SHIFT} 2"]), seat(cards={"mjolnir-thors-hammer": 1}))
    play(match, f"field:{SHIFT}")
    assert die(match, 0, SHIFT)["acts_as"] is None
    assert keys(match) == [f"attack:{SHIFT}", "pass"]


# Mystique "Could Be Anyone"


def begins(*own: str, theirs: tuple[str, ...] = ("thor-odinson 2", "sidekick"), active: int = 0) -> Match:
    """A turn begins."""
    return position(seat(field=list(own)), seat(field=list(theirs)), step="clear", active=active)


def stats(match: Match) -> list[tuple[int, int, int]]:
    """Level, A and D of all Mystiques."""
    rows = match.view(None)["seats"][0]["field"]
    return sorted((row["level"], row["attack"], row["defense"]) for row in rows if row["die"] == ANYONE)


def test_mystique_could_be_anyone_copies_numbers_at_the_start_of_your_turn() -> None:
    """All her dice, of one opposing character that you choose; the burst of level 3 adds 1A/1D."""
    match = begins(f"{ANYONE} 1", f"{ANYONE} 2", f"{ANYONE} 3", "angel-soaring 1")
    assert match.actor == 0
    assert sorted(keys(match)) == ["choose:sidekick", "choose:thor-odinson"]
    play(match, "choose:thor-odinson")
    assert stats(match) == [(1, 6, 8), (2, 6, 8), (3, 7, 9)]
    assert numbers(match, 0, "angel-soaring") == (2, 2)


def test_mystique_could_be_anyone_keeps_it_until_your_next_turn() -> None:
    """Through the opponent's turn; then you choose anew."""
    match = begins(f"{ANYONE} 1")
    play(match, "choose:thor-odinson")
    roll_turn(match)
    next_turn(match)
    assert match.actor == 1
    assert stats(match) == [(1, 6, 8)]
    pass_on(match, 2)
    assert match.actor == 0
    assert stats(match) == [(1, 1, 1)]
    play(match, "choose:sidekick")
    assert stats(match) == [(1, 1, 1)]


def test_mystique_could_be_anyone_does_it_in_no_other_turn() -> None:
    """Not at the start of the opponent's turn; without a model the burst gives nothing."""
    match = begins(f"{ANYONE} 3", active=1)
    assert match.actor == -1
    assert stats(match) == [(3, 1, 1)]
    nobody = begins(f"{ANYONE} 3", theirs=())
    assert nobody.actor == -1
    assert stats(nobody) == [(3, 1, 1)]


def test_mystique_could_be_anyone_outlives_her_model() -> None:
    """DM-14.10: The numbers stay when the other die is gone, and follow none of its bonuses."""
    match = position(
        seat(field=[f"{ANYONE} 1"]),
        seat(field=["loki-trickster 1", "magneto-sonderkommando 1"]),
        step="clear",
    )
    play(match, "choose:loki-trickster")
    assert numbers(match, 1, "loki-trickster") == (3, 7)
    assert stats(match) == [(1, 1, 5)]


def test_mystique_could_be_anyone_fielded_later_is_herself() -> None:
    """The choice was made at the start of the turn."""
    match = position(
        seat(field=[f"{ANYONE} 1"], prep=[ANYONE]), seat(field=["thor-odinson 2", "sidekick"]), step="clear"
    )
    play(match, "choose:thor-odinson")
    while match.actor == -1:
        wanted = "level-2" if "mystique" in keys(match)[0] else "mask"
        play(match, next(key for key in keys(match) if key.endswith(f":{wanted}")))
    play(match, "keep", f"field:{ANYONE}")
    assert stats(match) == [(1, 6, 8), (2, 1, 1)]
