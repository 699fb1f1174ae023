"""Who sees what of a Mission Arena table, and how hidden cards are dealt anew."""

from typing import Final, get_args

from ...kernel.knowledge import bit, deal
from ...kernel.table import NOBODY
from .choices import place_ref
from .rules.replacement import fieldable
from .rules.stats import (
    attack,
    bonus,
    boosted,
    defence,
    endures,
    final_defence,
    is_barred,
    is_brutal,
    is_weak_point,
    outcome_of,
    power_count,
    sums,
    target_card,
    top_of,
)
from .state.cast import WEAK_BONUS
from .state.table import (
    ACTIVATED,
    ATTACK,
    BOOST_ATTACK,
    BOOST_DEFENCE,
    CARDS,
    DECK,
    DEFENCE,
    DEPLOY,
    DISCARD,
    HAND,
    LAST_TURN,
    MISSION,
    MISSIONS,
    NOTHING,
    NOWHERE,
    OPEN,
    OUTCOMES,
    PHASES,
    PILES,
    SUMS,
    SUPER,
    WEAK_POINT,
    ArenaTable,
    active_places,
    all_places,
    is_active,
    reserve_places,
)
from .state.table import Challenge as Clash
from .view_types import VIEW_VERSION, Challenge, Duty, Ending, Mark, Place, Seat, Summand, View

MARKS: Final[tuple[Mark, ...]] = get_args(Mark)  # in the order of their bits
TRIES: Final = 200  # a deal of face-down squads that cannot be is dealt again


def view(t: ArenaTable, seat: int | None) -> View:
    """All that a seat may know, as plain data; None is a spectator."""
    eyes = bit(seat)
    return {
        "game": "mission_arena",
        "version": VIEW_VERSION,
        "seat": seat,
        "active": t.turn,
        "first": None if t.first == NOTHING else t.first,
        "turn": t.turns,
        "turns": LAST_TURN,
        "phase": PHASES[t.phase],
        "actor": None if t.actor == NOBODY else t.actor,
        "abilities": t.cast.abilities,
        "weak_points": t.cast.weak_points,
        "duty": duty_view(t),
        "challenges": [challenge_view(t, challenge) for challenge in t.challenges],
        "seats": [seat_view(t, other, eyes) for other in (0, 1)],
        "result": result_view(t),
    }


def duty_view(t: ArenaTable) -> Duty | None:
    """MA-2.1: The card that Duty Call revealed in this turn."""
    if t.duty == NOTHING:
        return None
    card = t.cast.sheets[t.duty]
    return {"card": card.id, "name": card.called}


def result_view(t: ArenaTable) -> Ending | None:
    """Who won and why, once somebody has."""
    if not t.result:
        return None
    winners, reason, _ = t.result
    return {"winners": list(winners), "reason": reason}


def slug_of(t: ArenaTable, slot: int) -> str:
    """The id of the card in a slot."""
    return t.cast.sheets[t.identity[slot]].id


def seen(t: ArenaTable, slots: tuple[int, ...], eyes: int) -> list[str]:
    """Those of some cards that these eyes know, sorted: their order would tell more."""
    return sorted([slug_of(t, slot) for slot in slots if t.known[slot] & eyes])


def seat_view(t: ArenaTable, seat: int, eyes: int) -> Seat:
    """One player's cards, as these eyes see them."""
    first = PILES * seat
    sheets, identity = t.cast.sheets, t.identity
    activated = seat == t.turn and bool(t.flags & ACTIVATED)
    missions = [slug_of(t, slot) for slot in t.piles[first + MISSIONS]]
    return {
        "name": t.cast.names[seat],
        "points": t.points[seat],
        "hand": seen(t, t.piles[first + HAND], eyes),
        "hand_size": len(t.piles[first + HAND]),
        "deck_size": len(t.piles[first + DECK]),
        "discard": [sheets[identity[slot]].id for slot in t.piles[first + DISCARD]],
        "missions": [{"card": card, "activated": activated and at == 0} for at, card in enumerate(missions)],
        "bank": sum([points for place, _, points in t.bank if place in all_places(seat)]),
        "active": [place_view(t, place, eyes) for place in active_places(seat)],
        "reserve": [place_view(t, place, eyes) for place in reserve_places(seat)],
    }


def place_view(t: ArenaTable, place: int, eyes: int) -> Place:
    """A place: who stands there, and the power points that belong to it (MA-R2)."""
    cards, power, engaged = t.stack[place], t.power[place], t.engaged[place]
    is_open = bool(cards) and bool(t.known[cards[0]] & eyes)
    marks = t.marks[place]
    return {
        "place": place_ref(place),
        "card": slug_of(t, cards[0]) if is_open else None,
        "face_down": bool(cards) and not is_open,
        "wounds": [slug_of(t, slot) for slot in cards[1:]],
        "power": power_count(t, place),
        "engaged": len(engaged),
        "power_cards": seen(t, power + engaged, eyes) if power or engaged else [],
        "attack": attack(t, place) if is_open else None,
        "defence": defence(t, place) if is_open else None,
        "resistance": t.cast.resistance[top_of(t, place)] if is_open else None,
        "marks": [mark for at, mark in enumerate(MARKS) if marks >> at & 1] if marks else [],
        "barred": is_open and is_barred(t, place),
        "used": bool(t.used[place]),
    }


def challenge_view(t: ArenaTable, challenge: Clash) -> Challenge:
    """MA-7.2, MA-10.1: A challenge with its sums; once it is resolved, those that were compared."""
    challenger, partner, target, outcome = challenge[:CARDS]
    resolved = outcome != OPEN
    cards = challenge[CARDS:SUMS] or (
        top_of(t, challenger),
        NOTHING if partner == NOWHERE else top_of(t, partner),
        target_card(t, target),
    )
    attack, wall, resistance = challenge[SUMS:] or sums(t, challenge)
    ends = outcome if resolved else outcome_of(attack, wall, resistance, endures(t, target))
    return {
        "challenger": t.cast.slug(cards[0]),
        "partner": None if partner == NOWHERE else t.cast.slug(cards[1]),
        "target": t.cast.slug(cards[2]),
        "from": place_ref(challenger),
        "partner_from": None if partner == NOWHERE else place_ref(partner),
        "to": "mission-1" if target == MISSION else place_ref(target),
        "where": "mission" if target == MISSION else "active" if is_active(target) else "reserve",
        "attack": attack,
        "attack_parts": [] if resolved else attack_parts(t, challenge),
        "defence": wall if resolved else final_defence(t, target),
        "defence_parts": [] if resolved else defence_parts(t, target),
        "resistance": resistance,
        "wall": wall,
        "limit": wall if target == MISSION else wall + resistance,
        "brute_force": not resolved and is_brutal(t, challenge),
        "resolved": resolved,
        "outlook": OUTCOMES[ends],
        "outcome": OUTCOMES[outcome] if resolved else None,
    }


def attack_parts(t: ArenaTable, challenge: Clash) -> list[Summand]:
    """What the Attack of a challenge is made of."""
    challenger, partner = challenge[:2]
    people = [challenger] if partner == NOWHERE else [challenger, partner]
    weak = t.cast.weak_points == WEAK_BONUS and is_weak_point(t, challenge)
    found: list[Summand] = [
        {"of": "printed", "n": t.cast.attack[top_of(t, challenger)]},
        {"of": "partner", "n": 0 if partner == NOWHERE else t.cast.attack[top_of(t, partner)]},
        {"of": "bonus", "n": sum(bonus(t, place, ATTACK) for place in people)},
        {"of": "boost", "n": BOOST_ATTACK * sum(boosted(t, place) for place in people)},
        {"of": "super-hit", "n": SUPER * (t.hits[t.turn] in people)},
        {"of": "weak-point", "n": WEAK_POINT * weak},
    ]
    return found[:1] + [part for part in found[1:] if part["n"]]


def defence_parts(t: ArenaTable, target: int) -> list[Summand]:
    """What the Defence of a challenge is made of."""
    person = target != MISSION
    found: list[Summand] = [
        {"of": "printed", "n": t.cast.defence[target_card(t, target)]},
        {"of": "bonus", "n": bonus(t, target, DEFENCE) if person else 0},
        {"of": "boost", "n": BOOST_DEFENCE * boosted(t, target) if person else 0},
        {"of": "super-hit", "n": SUPER * (t.hits[1 - t.turn] == target)},
    ]
    return found[:1] + [part for part in found[1:] if part["n"]]


# Dealing anew


def deal_anew(t: ArenaTable, seat: int | None) -> None:
    """Deal the cards that a seat does not know anew: hand, deck, power points and, in set-up, what lies face
    down in the squads of the opponent; each player's among their own."""
    eyes, known = bit(seat), t.known
    for owner in (0, 1):
        slots = [slot for zone in (HAND, DECK) for slot in t.piles[PILES * owner + zone]]
        for place in all_places(owner):
            slots += t.power[place]
            slots += t.engaged[place]
            slots += t.stack[place]
        hidden = [slot for slot in slots if not known[slot] & eyes]
        deal(t, hidden)
        if t.phase == DEPLOY and owner != seat:
            for _ in range(TRIES):
                deal_squad(t, owner, hidden)
                if squad_is_whole(t, owner):
                    break
                deal(t, hidden)


def deal_squad(t: ArenaTable, seat: int, hidden: list[int]) -> None:
    """MA-S.3: Face-down squads hold no Teams and no name twice: who cannot lie there changes places with
    somebody who can."""
    cast, identity = t.cast, t.identity
    names = cast.team_names
    down = [slot for place in all_places(seat) for slot in t.stack[place]]
    others = [slot for slot in hidden if slot not in down]
    for slot in down:
        if cast.name[identity[slot]] & names:
            other = next((o for o in others if not cast.name[identity[o]] & names), slot)
            identity[slot], identity[other] = identity[other], identity[slot]
        names |= cast.name[identity[slot]]


def squad_is_whole(t: ArenaTable, seat: int) -> bool:
    """MA-S.3: Whoever has chosen has left out nobody who could be there; seat 1 chooses last."""
    is_full = all(t.stack[place] for place in all_places(seat))
    return is_full or t.actor == seat or seat == 1 or not fieldable(t, seat)
