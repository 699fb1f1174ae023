"""What a keyword of a card must do. Tables are text: card | keyword | what the test needs to know besides."""

from collections.abc import Callable

import pytest

from tests.cards.battle_scenes.shared_b import BEARERS, FIRST, FRIEND, OTHER, acts, board
from tests.kits.battle_scenes import (
    carried,
    hand,
    keys,
    play,
    position,
    resources,
    row,
    scene,
    seat,
    stage,
    unit,
)
from thwack.games.battle_scenes.cards.decks import faults_of, sheet_of_table
from thwack.games.battle_scenes.cards.library import library
from thwack.match import Match

GOLPE = "golpe-de-sorte-v1"
LOAD = ["B06"] * 9


def each_word(text: str) -> pytest.MarkDecorator:
    """A test for every line: the card, the keyword, and the rest as words."""
    rows = [[part.strip() for part in line.split("|")] for line in text.strip().splitlines()]
    return pytest.mark.parametrize(
        ("card", "word", "about"),
        [(card, word, about.split()) for card, word, about in rows],
        ids=[f"{card}-{word}" for card, word, _ in rows],
    )


def check_word(card: str, word: str, about: list[str]) -> None:
    """The keyword does its work on this card."""
    WORDS[word](card, *about)


def fill(card: str) -> list[str]:
    """As many cards as a card is loaded with."""
    return ["A08"] * library().cards[card].energy


def wait() -> dict[str, object]:
    """An opponent with somebody to aim at."""
    return seat(unit(FIRST, *LOAD, stage=2), deck=["B06"] * 5)


# Entering


def platoon(card: str, base: str = "") -> None:
    """BS-11.13: A second one may enter; an EV character from a base."""
    more = [unit(base, "3")] if base else []
    match = position(seat(unit(card, "2"), *more, hand=[card], resources=["A08"] * 9), wait())
    assert (f"play:{card}:{base}" if base else f"play:{card}") in keys(match)


def fleet(card: str) -> None:
    """BS-11.8: A second one may enter."""
    platoon(card)


def revive(card: str) -> None:
    """BS-D8: From resources, loaded as usual."""
    match = position(seat(resources=[card, *fill(card)], deck=["A08"]), wait())
    play(match, f"play:{card}:revive")
    assert carried(match, 0, card) == fill(card)
    assert resources(match, 0) == []


def materialize(card: str) -> None:
    """BS-11.11: Loaded from the top of the deck."""
    match = position(seat(hand=[card], deck=[*fill(card), "A19"]), wait())
    assert f"play:{card}" not in keys(match)
    play(match, f"play:{card}:materialize")
    assert carried(match, 0, card) == fill(card)
    assert len(match.view(0)["seats"][0]["deck"]) == 1


def bars(card: str, other: str) -> None:
    """No other support of Warworld beside it; others may come."""
    match = position(seat(unit(card, "2"), hand=[other, "A14"], resources=["A08"] * 5, deck=["A08"]), wait())
    assert "play:A14" in keys(match)
    assert f"play:{other}" not in keys(match)


def shapeshifter(card: str) -> None:
    """BS-D9: It gives way to a character of a name the opponent controls."""
    ours = seat(unit(card, "3"), hand=["A07", "A04"], resources=["A08"] * 9, deck=["A08"])
    match = position(ours, seat(unit("A07", "3")))
    play(match, f"choose:{card}")
    assert keys(match) == ["play:A07", "pass"]
    play(match, "play:A07", "load:A08", "load:A08", "load:A08")
    assert [one["card"] for one in match.view(0)["seats"][0]["scene"]] == ["A07"]
    assert card in resources(match, 0)


def spy(card: str) -> None:
    """BS-11.7, BS-R26: A card for Spy, one for the surrender."""
    match = position(seat(unit(card, "1"), unit("A04", "1"), deck=["A19", "A23", "A25"]), wait())
    play(match, f"surrender:{card}", "choose:yes")
    assert hand(match, 0) == ["A19", "A23"]


def unique(card: str) -> None:
    """BS-3.3: Once in a deck."""
    once, twice = (
        faults_of(library(), sheet_of_table({"name": "Gear", "cards": {card: copies, "A19": 60 - copies}})[0])
        for copies in (1, 2)
    )
    assert len(twice) == len(once) + 1


# Preparation


def lead(card: str, by: str, member: str, stranger: str) -> None:
    """BS-D7: Once, for those it names."""
    ours = seat(unit(card, "3"), unit(member, "3", stage=0), unit(stranger, "3", stage=0), deck=["A08"])
    match = position(ours, wait())
    assert f"capacitate:{stranger}:{card}:lead" not in keys(match)
    play(match, f"capacitate:{member}:{card}:lead")
    assert stage(match, 0, member) == int(by)
    assert not [key for key in keys(match) if key.endswith(":lead")]


def enhancement(card: str) -> None:
    """BS-D5: Its own alter ego is loaded, a card unloaded; once."""
    match = position(seat(unit(card, "3"), resources=[card, card, "A19"], deck=["A08"]), wait())
    play(match, f"choose:{card}")
    assert set(keys(match)) == {f"unload:{card}", "unload:A08"}
    play(match, "unload:A08")
    assert sorted(carried(match, 0, card)) == sorted(["A08", "A08", card])
    assert f"choose:{card}" not in keys(match)


def tactic(card: str, power: str) -> None:
    """BS-11.16: It gives way to an ability from resources."""
    bearer = BEARERS[power]
    match = position(seat(unit(bearer, card, "1"), resources=["A19", "A08"], deck=["A08"]), wait())
    play(match, "pass", f"load:A19:{bearer}:{card}")
    assert sorted(carried(match, 0, bearer)) == ["A08", "A19"]
    assert card in resources(match, 0)


# An ability of each power that a Warworld support brings.
BROUGHT = {
    "flight": "A31",
    "blades": "A24",
    "ranged-attack": "A20",
    "super-strength": "A28",
    "elasticity": "A22",
    "magic": "A25",
    "energy-attack": "A21",
    "genius": "A23",
}
RIVALS = {
    "flight": "B30",
    "blades": "B19",
    "ranged-attack": "B20",
    "super-strength": "B27",
    "elasticity": "B22",
    "magic": "B24",
    "energy-attack": "B21",
    "genius": "B23",
}


def warworld(card: str, power: str) -> None:
    """Once in Preparation, for one of its cards, an ability of its power for a character; one without that
    power loses a card."""
    able, unable = BEARERS[power], "B05" if power == "super-strength" else "A05"
    ability = BROUGHT[power]
    rival = seat(unit(FIRST, *LOAD), resources=[RIVALS[power]], deck=["B06"])
    for who, left in ((able, 4), (unable, 3)):
        ours = [unit(card, "2"), unit(able, "3"), unit(unable, "3")]
        match = position(seat(*ours, resources=[ability, "A19", able], deck=["A08"]), rival)
        play(match, f"choose:{card}")
        assert keys(match) == [f"choose:{able}", f"choose:{unable}"]
        play(match, f"choose:{who}")
        if who == unable:
            assert {key.split(":")[1] for key in keys(match)} == {unable}
            play(match, f"unload:{unable}:A08")
        assert len(carried(match, 0, card)) == 1
        assert (len(carried(match, 0, who)), carried(match, 0, who)[-1]) == (left, ability)
        assert f"choose:{card}" not in keys(match)
    alone = position(seat(unit(card, "2"), resources=[ability], deck=["A08"]), wait())
    assert f"choose:{card}" not in keys(alone)
    last = position(seat(unit(card, "1"), unit(able, "3"), resources=[ability, "A19"], deck=["A08"]), wait())
    play(last, f"choose:{card}")
    assert (scene(last, 0), carried(last, 0, able)[-1]) == ([able], ability)


# Surprises


def surprise(card: str, bearer: str, phase: str) -> Match:
    """The card is loaded from hand as a step begins, and a card unloaded."""
    ours = seat(unit(bearer, GOLPE, "3", stage=2), hand=[card, "A04"], resources=["A08"], deck=["A08"] * 3)
    match = position(ours, wait(), phase=phase, active=1 if phase == "anticipation" else 0)
    assert keys(match) == [f"load:{card}:{bearer}", "pass"]
    play(match, f"load:{card}:{bearer}")
    return match


def surprise_anticipation(card: str) -> None:
    """BS-11.2: On anybody; without the power nothing else comes of it."""
    match = surprise(card, "A06", "anticipation")
    assert set(keys(match)) == {f"unload:{card}", f"unload:{GOLPE}", "unload:A08"}
    play(match, "unload:A08")
    assert sorted(carried(match, 0, "A06")) == sorted(["A08", "A08", GOLPE, card])
    assert hand(match, 0) == ["A04"]


def surprise_attack(card: str) -> None:
    """BS-D3: In the own Attack step."""
    match = surprise(card, "A06", "attack")
    play(match, "unload:A08")
    assert card in carried(match, 0, "A06")


# Actions


def readiness(card: str, power: str = "") -> None:
    """BS-D1: Its own action in the turn its user enters; no other one."""
    is_ability = library().cards[card].type == "ability"
    user = BEARERS[power] if is_ability else card
    match = board(user, *([card] if is_ability else []), since="now")
    assert acts(match, user, card)
    assert acts(match, user) == acts(match, user, card)


def singularity(card: str, power: str = "") -> None:
    """BS-11.15: Afterwards no other action with Singularity, by whomever."""
    is_ability = library().cards[card].type == "ability"
    user = BEARERS[power] if is_ability else card
    other = "joia-do-infinito-mente-v1" if "poder" in card else "joia-do-infinito-poder-v1"
    ours = [unit(user, *([card] if is_ability else []), "4", stage=2), unit("A04", other, GOLPE, "3")]
    more = {"hand": ["A19"] * 4, "deck": ["A19"] * 6, "resources": ["A19"] * 4}
    match = position(seat(*ours, **more), wait(), phase="attack")
    assert acts(match, "A04", other)
    play(match, acts(match, user, card)[0])
    while not acts(match, "A04"):
        play(match, keys(match)[0])
    assert not acts(match, "A04", other)


def link(card: str, power: str = "") -> None:
    """BS-11.10: Whoever carries it may use its action, with its power."""
    user, stranger = BEARERS[power], "B05" if power in ("", "regeneration", "super-strength") else "A05"
    assert acts(board(user, card), user, card)
    assert bool(acts(board(stranger, card), stranger, card)) == (not power)


def share(card: str, bearer: str, sharer: str, powerless: str, stranger: str) -> None:
    """BS-11.5: For others of its power with an affiliation in common."""
    others = [unit(one, "3", stage=2) for one in (sharer, powerless, stranger)]
    match = position(
        seat(unit(bearer, card, "3", stage=2), *others, deck=["A08"] * 3), wait(), phase="attack"
    )
    assert acts(match, bearer, card)
    assert acts(match, sharer, card)
    assert not acts(match, powerless, card)
    assert not acts(match, stranger, card)


def arm(card: str, power: str, member: str) -> None:
    """BS-11.12: The power, and the action at any time, for those it names."""
    for phase in ("preparation", "anticipation", "attack"):
        assert acts(board(member, card, phase=phase), member, card)
        stranger = BEARERS[power]
        assert bool(acts(board(stranger, card, phase=phase), stranger, card)) == (phase == "attack")


def predator(card: str, mode: str = "") -> None:
    """BS-D4: A card from resources when its action damages a character of another player."""
    for target in (FIRST, FRIEND):
        match = board(card)
        play(match, acts(match, card, card)[0], *([f"choose:{mode}"] if mode else []), f"target:{target}")
        if target == FRIEND:
            assert "choose:B23" not in keys(match)
        else:
            assert set(keys(match)) == {"choose:B23", "choose:B24", "choose:B25", "choose:A10", "choose:no"}
            play(match, "choose:B23")
            assert carried(match, 0, card)[-1] == "B23"


def potentiate(card: str, by: str, members: str, stranger: str) -> None:
    """BS-11.14: The next damage of those it names is higher."""
    for member in members.split(","):
        ours = [unit(card, "3"), unit(member, GOLPE, "3"), unit(stranger, "3")]
        match = position(seat(*ours, deck=["A08"] * 3), wait(), phase="attack")
        ref = [one for one in scene(match, 0) if one.startswith(member)][-1]
        assert f"choose:{stranger}:{card}" not in keys(match)
        play(match, f"choose:{ref}:{card}")
        while "choose:no" in keys(match):
            play(match, "choose:no")
        play(match, f"act:{ref}:{OTHER}", f"target:{FIRST}")
        assert len(carried(match, 1, FIRST)) == 9 - int(by)  # damage 2, shield 2


def exhaust(card: str) -> None:
    """BS-11.6: Unloaded, it goes to the bottom of the deck."""
    theirs = seat(unit("B05", card, "3"), deck=["A19", "A23"])
    match = position(seat(unit("A05", GOLPE, "3"), deck=["A08"]), theirs, phase="attack")
    play(match, "act:A05:golpe-de-sorte", "target:B05", f"unload:{card}")
    assert match.view(None)["seats"][1]["deck"][-1] == card
    assert card not in resources(match, 1)


def unhurt(card: str) -> None:
    """Damage of Energy Attack actions becomes 0; other damage does not."""
    ours = [unit("B07", "rajada-v2", "3"), unit("A05", GOLPE, "3")]
    match = position(seat(*ours, deck=["A08"] * 3), seat(unit(card, *LOAD), deck=["B06"]), phase="attack")
    play(match, "act:B07:rajada", f"target:{card}")
    assert row(match, 1, card)["shield_used"] == 0
    assert carried(match, 1, card) == LOAD
    play(match, "act:A05:golpe-de-sorte", f"target:{card}")
    assert row(match, 1, card)["shield_used"] == row(match, 1, card)["shield"]


WORDS: dict[str, Callable[..., None]] = {
    "platoon": platoon,
    "fleet": fleet,
    "revive": revive,
    "materialize": materialize,
    "bars": bars,
    "shapeshifter": shapeshifter,
    "spy": spy,
    "unique": unique,
    "lead": lead,
    "enhancement": enhancement,
    "tactic": tactic,
    "warworld": warworld,
    "surprise-anticipation": surprise_anticipation,
    "surprise-attack": surprise_attack,
    "readiness": readiness,
    "singularity": singularity,
    "link": link,
    "share": share,
    "arm": arm,
    "predator": predator,
    "potentiate": potentiate,
    "exhaust": exhaust,
    "unhurt": unhurt,
}
