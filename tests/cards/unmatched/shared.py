"""What card tests share: printed facts, a duel against a foil, a plain idea of the board, common cards."""

import tomllib
from collections.abc import Collection, Sequence
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from tests.kits.unmatched import (
    FOE,
    ME,
    deck,
    discard,
    hand,
    health,
    keys,
    maneuver,
    offered,
    play,
    scene,
    seat,
    settle,
    space,
)
from thwack import Match
from thwack.games.unmatched.cards.library import library

SIDEKICKS = {
    hero.id: [
        f"{f.id}-{n + 1}" if f.count > 1 else f.id
        for f in hero.fighters
        if f.role == "sidekick" and not f.waits
        for n in range(f.count)
    ]
    for hero in library().heroes.values()
}
HEALTH = {f.id: f.health for hero in library().heroes.values() for f in hero.fighters}
# A scheme to hold: without one, a maneuver could be the only choice and would be taken at once.
SPARE = {
    hero.id: next((card.id for card in hero.cards if card.type == "scheme"), "")
    for hero in library().heroes.values()
} | {
    "alice": "drink-me",
    "geralt-of-rivia": "witcher-senses",
    "bigfoot": "crash-through-the-trees",
    "king-arthur": "command-the-storms",
    "medusa": "winged-frenzy",
    "robin-hood": "steal-from-the-rich",
    "sinbad": "riches-beyond-compare",
}
FAR = ("S38", "S37", "S36", "S35")  # nobody there is near a duel


class Fact(NamedTuple):
    """What is printed on a card, apart from its effect."""

    id: str
    type: str
    value: int | None
    boost: int | None
    copies: int
    banner: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()


def printed(hero: str, card: str) -> Fact:
    """What our content says."""
    found = next(c for c in library().heroes[hero].cards if c.id == card)
    return Fact(found.id, found.type, found.value, found.boost, found.copies, found.banner, found.tags)


def is_whole_deck(hero: str, facts: Sequence[Fact]) -> bool:
    """Whether these are all action cards of the hero: thirty in all, or what else a deck has."""
    ids = [card.id for card in library().heroes[hero].cards if card.type != "extra"]
    sizes = {"daredevil": 22, "black-widow": 31, "elektra": 20, "buffy": 35, "geralt-of-rivia": 36}
    size = sizes.get(hero, 30)
    return sorted(ids) == sorted(fact.id for fact in facts) and sum(fact.copies for fact in facts) == size


# The board, read without the engine


@cache
def sarpedon() -> dict[str, Any]:
    """The board file."""
    file = resources.files("thwack.games.unmatched.cards") / "content" / "boards" / "sarpedon.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def beside(spot: str) -> set[str]:
    """The spaces joined to this one by a line."""
    return {other for line in sarpedon()["lines"] if spot in line for other in line if other != spot}


def zone_of(spot: str) -> set[str]:
    """The spaces that share a zone with this one, itself included."""
    zones = {row["id"]: set(row["zones"]) for row in sarpedon()["space"]}
    return {other for other, found in zones.items() if found & zones[spot]}


def everywhere() -> set[str]:
    """All spaces."""
    return {row["id"] for row in sarpedon()["space"]}


def walks(start: str, steps: int, foes: Collection[str] = (), friends: Collection[str] = ()) -> set[str]:
    """Where a walk may end: not through a foe, on nobody, and somewhere else than where it began."""
    reached = {start}
    for _ in range(steps):
        reached |= {there for here in reached for there in beside(here) if there not in foes}
    return reached - {start} - set(friends)


# A duel: the hero on S02, the foil's hero next to it on S03, all others far away


def foil_of(hero: str) -> str:
    """Somebody whose ability does not meddle with a fight."""
    return "bigfoot" if hero == "sinbad" else "sinbad"


def duel(
    hero: str,
    hand: Sequence[str] = (),
    foil_hand: Sequence[str] = (),
    *,
    at: dict[str, Any] | None = None,
    foil_at: dict[str, Any] | None = None,
    deck: Sequence[str] | None = None,
    foil_deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    state: dict[str, Any] | None = None,
    zones: dict[str, list[str]] | None = None,
    active: int = ME,
    **more: Any,
) -> Match:
    """The hero against its foil; the active player also holds a spare card, and Alice's size adds nothing."""
    foil = foil_of(hero)
    spare = [SPARE[hero if active == ME else foil]]
    hand, foil_hand = ([*hand, *spare], foil_hand) if active == ME else (hand, [*foil_hand, *spare])
    here = {hero: "S02", **dict(zip(SIDEKICKS[hero], FAR, strict=False)), **(at or {})}
    there = {foil: "S03", SIDEKICKS[foil][0]: "S07", **(foil_at or {})}
    if hero == "alice" and state is None:
        state = {"size": "small" if active == ME else "big"}
    return scene(
        seat(hero, hand, here, deck=deck, discard=discard, state=state, zones=zones),
        seat(foil, foil_hand, there, deck=foil_deck),
        active=active,
        **more,
    )


def fight(
    match: Match,
    attacker: str,
    target: str,
    attack: str,
    defense: str | None = None,
    royal: str | None = None,
) -> Match:
    """An attack, and whatever then resolves by itself; `royal` is King Arthur's face-down boost."""
    play(match, f"attack:{attacker}:{target}")
    if f"choose:{attack}" in keys(match):
        play(match, f"choose:{attack}")
    if is_face_down(match) and match.actor == match.view(None)["active"]:
        play(match, f"boost:{royal}" if royal else "decline")
    if is_face_down(match):
        play(match, f"defend:{defense}" if defense else "decline")
    return match


def held(match: Match, who: int) -> list[str]:
    """A player's hand, sorted, without the spare card."""
    found = hand(match, who)
    if who == match.view(None)["active"]:
        found.remove(SPARE[match.view(None)["seats"][who]["hero"]])
    return found


def is_face_down(match: Match) -> bool:
    """Whether the cards of a combat are still being chosen."""
    combat = match.view(None)["combat"]
    return combat is not None and combat["moment"] is None


def is_mandatory(match: Match) -> bool:
    """Whether what is asked now has to be done."""
    return "decline" not in keys(match)


def moves(match: Match, fighter: str) -> set[str]:
    """Where this fighter may be moved now."""
    return {where for who, where in offered(match, "move") if who == fighter}


def places(match: Match, fighter: str) -> set[str]:
    """Where this fighter may be placed now."""
    return {where for who, where in offered(match, "place") if who == fighter}


def chosen_from(match: Match) -> set[str]:
    """What may be chosen now, by its last name."""
    return {refs[-1] for refs in offered(match, "choose")}


def seen_hand(match: Match, viewer: int | None, owner: int) -> list[str]:
    """The cards of a hand that somebody knows."""
    return list(match.view(viewer)["seats"][owner]["hand"])


# Cards of several decks


def feint_cancels_the_other_card(hero: str) -> None:
    """Feint as attack and as defense: Regroup, which draws whether won or lost, draws nothing."""
    foil = foil_of(hero)
    match = settle(fight(duel(hero, ["feint"], ["regroup"]), hero, foil, "feint", "regroup"))
    assert health(match, foil) == HEALTH[foil] - 1
    assert held(match, FOE) == []
    match = settle(fight(duel(hero, ["feint"], ["regroup"], active=FOE), foil, hero, "regroup", "feint"))
    assert health(match, hero) == HEALTH[hero]
    assert held(match, FOE) == []
    assert discard(match, ME) == ["feint"]


def regroup_draws_one_or_two(hero: str) -> None:
    """Regroup: one card after a lost combat, two after a won one, in attack and in defense."""
    foil = foil_of(hero)
    top = ["feint", "feint", "feint"]
    won = settle(fight(duel(hero, ["regroup"], deck=top), hero, foil, "regroup"))
    assert health(won, foil) == HEALTH[foil] - 1
    assert held(won, ME) == ["feint", "feint"]
    lost = settle(
        fight(
            duel(hero, ["regroup"], ["momentous-shift"], deck=top), hero, foil, "regroup", "momentous-shift"
        )
    )
    assert health(lost, foil) == HEALTH[foil]
    assert held(lost, ME) == ["feint"]
    kept = fight(duel(hero, ["regroup"], ["regroup"], deck=top, active=FOE), foil, hero, "regroup", "regroup")
    assert health(settle(kept), hero) == HEALTH[hero]
    assert held(kept, ME) == ["feint", "feint"]
    beaten = duel(hero, ["regroup"], ["momentous-shift"], deck=top, active=FOE)
    settle(fight(beaten, foil, hero, "momentous-shift", "regroup"))
    assert health(beaten, hero) == HEALTH[hero] - 2
    assert held(beaten, ME) == ["feint"]


def winner_moves_either_fighter(hero: str, card: str, steps: int, stronger: str) -> None:
    """Skirmish and Leap Away: who won moves one fighter of the combat; who lost moves nobody."""
    foil = foil_of(hero)
    match = fight(duel(hero, [card], ["momentous-shift"]), hero, foil, card, "momentous-shift")
    assert health(match, foil) == HEALTH[foil] - 1
    assert match.actor == ME
    assert moves(match, hero) == walks("S02", steps, foes=["S03"])
    assert moves(match, foil) == walks("S03", steps, foes=["S02"])
    assert {who for who, _ in offered(match, "move")} == {hero, foil}
    stay = settle(match.fork())
    assert (space(stay, hero), space(stay, foil)) == ("S02", "S03")
    play(match, f"move:{foil}:S05")
    assert space(match, foil) == "S05"
    assert space(match, hero) == "S02"
    assert keys(match)[0] == "maneuver"
    lost = fight(duel(hero, [card], [stronger]), hero, foil, card, stronger)
    assert health(lost, foil) == HEALTH[foil]
    if lost.actor == FOE:  # the stronger card may move somebody itself
        play(lost, "decline")
    assert lost.actor == ME
    assert offered(lost, "move") == []
    kept = fight(duel(hero, [card], ["momentous-shift"], active=FOE), foil, hero, "momentous-shift", card)
    assert kept.actor == ME
    assert moves(kept, foil) == walks("S03", steps, foes=["S02"])


def momentous_shift_is_worth_more_after_a_move(hero: str, drawn: str = "regroup") -> None:
    """Momentous Shift: 3, or 5 if its fighter is not where it began the turn."""
    foil = foil_of(hero)
    still = settle(fight(duel(hero, ["momentous-shift"]), hero, foil, "momentous-shift"))
    assert health(still, foil) == HEALTH[foil] - 3
    match = duel(hero, ["momentous-shift"], at={hero: "S01"}, deck=[drawn])
    maneuver(match, f"move:{hero}:S02")
    settle(fight(match, hero, foil, "momentous-shift"))
    assert health(match, foil) == HEALTH[foil] - 5
    back = duel(
        hero, ["momentous-shift"], at={hero: "S01"}, foil_at={foil: "S02"}, deck=[drawn] * 2, actions=3
    )
    maneuver(maneuver(back, f"move:{hero}:S08"), f"move:{hero}:S01")
    settle(fight(back, hero, foil, "momentous-shift"))
    assert health(back, foil) == HEALTH[foil] - 3
    kept = duel(hero, ["momentous-shift"], ["momentous-shift"], active=FOE)
    settle(fight(kept, foil, hero, "momentous-shift", "momentous-shift"))
    assert health(kept, hero) == HEALTH[hero]


def draws_whether_won_or_lost(
    hero: str, card: str, amount: int, fighter: str, value: int, stronger: str | None
) -> None:
    """An attack card that draws so many cards, however the combat ends."""
    foil = foil_of(hero)
    at = {fighter: "S02"} if fighter == hero else {hero: "S34", fighter: "S02"}
    top = ["feint"] * 3
    won = duel(hero, [card], at=at, deck=top)
    rest = deck(won, ME)[amount:]
    settle(fight(won, fighter, foil, card))
    assert health(won, foil) == HEALTH[foil] - value
    assert held(won, ME) == ["feint"] * amount
    assert deck(won, ME) == rest
    if stronger is not None:
        lost = settle(fight(duel(hero, [card], [stronger], at=at, deck=top), fighter, foil, card, stronger))
        assert health(lost, foil) == HEALTH[foil]
        assert held(lost, ME) == ["feint"] * amount
