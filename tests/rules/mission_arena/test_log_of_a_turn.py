"""What the log tells of a turn, phase by phase: nothing that happens is passed over."""

from tests.kits.mission_arena import at, play, position, side

ME, FOE = 0, 1


def test_MA_10_1_the_log_tells_all_from_challenge_to_resolution() -> None:
    ours = side(
        [at("MA01", 1), at("MA09", 2), "MA07"],
        ["MA18", "MA04"],
        hand=["MA16", "MA10", "MA15"],
        missions=["MA15", "MA16"],
    )
    theirs = side([at("MB09", 1), at("MB14", 1, "MB14"), "MB06"], ["MB15"], hand=["MB01", "MB09"])
    match = position(ours, theirs)
    play(match, "challenge:MA01:MB09", "challenge:MA09:MB14", "pass", "boost:MA09:MA16", "pass")
    play(match, "boost:MB09:MB01", "super-hit:MA09:MA10", "super-hit:MB09:MB09", "order:MA01:MB09")
    assert match.log() == [
        "Captain America challenges Nebula.",
        "Hulk challenges Star Trader.",
        "Player 1 discards Relic Hunter as a Boost: +100 Attack for Hulk.",
        "Player 2 discards Spider-Man as a Boost: +50 Defence for Nebula.",
        "Player 1 discards Hulk (Rare) as a Super Hit: +200 Attack for Hulk.",
        "Player 2 discards Nebula as a Super Hit: +200 Defence for Nebula.",
        "Captain America (Attack 850) against Nebula (Defence 950, 1300 with Resistance): ineffective.",
        "Hulk (Attack 1400) against Star Trader (Defence 650, 900 with Resistance): defeated.",
        "Star Trader loses 1 wound point and has 1 left.",
        "Player 1 scores 1 mission point and has 1.",
        "Player 1 accomplishes the mission Grey Broker: 4 mission points.",
    ]


def test_MA_10_3_the_log_tells_what_an_exhausted_one_loses() -> None:
    match = position(side(["MA09"], ["MA11"]), side([at("MB01", ["MB15"]), "MB06"], ["MB14"]))
    play(match, "challenge:MA09:MB01")
    told = match.log()
    assert len(told) == 3
    assert told[1] == "Hulk (Attack 1100) against Spider-Man (Defence 850, 1200 with Resistance): exhausted."
    assert "Spider-Man" in told[2]
    assert "Old Oracle" in told[2]


def test_MA_12_1_the_log_tells_each_part_of_the_check_point() -> None:
    ours = side(
        [at("MA01", 1, "MA02"), "MA13", "MA07"],
        [at("MA18", 0, "MA18"), "MA04"],
        hand=["MA03", "MA15", "MA16", "MA17", "MA11", "MA19"],
    )
    theirs = side(["MB09", "MB06", "MB14"], ["MB15", "MB16"])
    match = position(ours, theirs, phase="check-point")
    play(match, "swap:MA07:MA04", "swap:MA18:MA15:hand", "wound:MA01:MA03", "swap:MA03:MA02:stack")
    play(match, "assemble:MA19:active-2")
    told = match.log()
    assert told[:6] == [
        "Iron Man goes to the Active squad, Thor to the Reserve squad.",
        "Player 1 takes Iron Viper back to hand and fields Grey Broker.",
        "Captain America gets a wound point and has 3.",
        "Player 1 puts Captain America (Uncommon) on top of the stack in place of Captain America (Rare).",
        "Player 1 assembles Team Black Widow & Hawkeye; under it: Hawkeye and Black Widow.",
        "Turn 4: Player 2.",
    ]


def test_MA_12_5_the_log_tells_who_is_fielded_and_what_is_drawn() -> None:
    match = position(
        side(["MA11"], ["MA01", "MA04"], hand=["MA13", "MA15", "MA19"], deck=["MA16"]),
        side(["MB09", "MB06", "MB14"], ["MB15", "MB16"]),
        phase="check-point",
    )
    play(match, "assemble:MA19:active-1", "pass")
    mine, theirs = match.log(seat=ME)[1:], match.log(seat=FOE)[1:]
    assert "Grey Broker" in mine[0]
    assert "Relic Hunter" in mine[1]  # drawn: only its owner knows it yet
    assert "Relic Hunter" not in theirs[1]
    assert "Relic Hunter" in theirs[2]  # fielded
    assert theirs[3] == "Turn 4: Player 2."
