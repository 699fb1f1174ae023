"""What a seat sees of a Dice Masters table: everything but the chance to come."""

from collections.abc import Sequence

from ...cardlang.meaning import perform
from ...kernel.masks import bits
from ...kernel.table import NOBODY
from .cards.faces import FaceData, face_data
from .choices import face_slug, slug_of
from .pointing import die_id
from .rules.attack import hits_player
from .rules.draft import stacks_of
from .rules.energy import pay, purse_of
from .rules.fielding import put_in_field, take_bought
from .rules.main_step import drop_change
from .rules.stats import burst_of, level_of, numbers, printed
from .rules.turn import choose_reroll
from .state.table import (
    ATTACK,
    BAG,
    CONTROLLED,
    DRAFT,
    HELD,
    MIDDLE,
    ON_CARD,
    PHASES,
    PREP,
    RESERVE,
    ROLLING,
    USED,
    ZONES,
    DiceTable,
    field,
    seat_of,
    zone_of,
)
from .view_types import VIEW_VERSION, Draft, Fielded, Payment, Result, Rolled, SeatView, Stock, View


def view(t: DiceTable, seat: int | None) -> View:
    """All that a seat may know, as plain data; None is a spectator."""
    return {
        "version": VIEW_VERSION,
        "game": "dice_masters",
        "mode": t.cast.mode,
        "seat": seat,
        "active": t.turn,
        "turn": t.turns,
        "step": PHASES[t.phase],
        "actor": None if t.actor == NOBODY else t.actor,
        "basic_actions": [card_view(t, slot, MIDDLE) for slot in t.cast.basics],
        "draft": draft_view(t) if t.phase == DRAFT else None,
        "paying": paying_view(t),
        "seats": [seat_view(t, seat) for seat in (0, 1)],
        "result": result_view(t),
    }


def deal_anew(t: DiceTable, seat: int | None) -> None:
    """Nothing lies hidden: what comes out of a bag is decided when it is drawn."""


def result_view(t: DiceTable) -> Result | None:
    """Who won and why, once somebody has."""
    if not t.result:
        return None
    winners, reason, _ = t.result
    return {"winners": list(winners), "reason": reason}


def draft_view(t: DiceTable) -> Draft:
    """DM-T.7: What is left, and who has picked what."""
    library = t.cast.library
    names = list(library.cards)
    stacks = stacks_of(library)
    return {
        "limit": t.cast.life,
        "pool": [name for stack in bits(t.pool) for name in stacks[stack]],
        "picked": [[{"card": names[c], "dice": n} for c, n in t.picks[seat]] for seat in (0, 1)],
        "basic_actions": [names[c] for c, _ in t.picks[2]],
    }


def card_view(t: DiceTable, slot: int, seat: int) -> Stock:
    """A card with the dice left on it."""
    dice = t.cast.dice[slot]
    left = t.zones[ZONES * seat + ON_CARD] & dice
    return {"card": t.cast.slugs[slot], "left": left.bit_count(), "of": dice.bit_count()}


def seat_view(t: DiceTable, seat: int) -> SeatView:
    """One player's life, cards and zones."""
    first, card_seat = ZONES * seat, t.cast.card_seat
    own = [s for s in range(2, len(card_seat)) if card_seat[s] == seat]
    teams = t.cast.settings.teams
    return {
        "team": teams[seat].name if teams else "",
        "life": max(t.life[seat], 0),
        "most_life": t.cast.life,
        "loose": t.loose[seat] + (t.change if seat == t.turn else 0),
        "energy": purse_of(t, seat)[0],
        "cards": [card_view(t, slot, seat) for slot in own],
        "bag": slugs(t, t.zones[first + BAG]),
        "prep": slugs(t, t.zones[first + PREP]),
        "rolling": faces(t, t.zones[first + ROLLING], marked(t)),
        "reserve": faces(t, t.zones[first + RESERVE]),
        "field": [die_view(t, die) for die in bits(field(t, seat))],
        "used": slugs(t, t.zones[first + USED]),
    }


def slugs(t: DiceTable, mask: int) -> list[str]:
    """Dice that are not rolled."""
    cast = t.cast
    return sorted([cast.slugs[cast.slot[die]] for die in bits(mask)])


def faces(t: DiceTable, mask: int, marked: Sequence[int] = ()) -> list[Rolled]:
    """Dice with the faces they show; those that will be rerolled are marked."""
    found: list[Rolled] = []
    for die in bits(mask):
        row: Rolled = {
            "id": die_id(die),
            "die": slug_of(t, die),
            "face": face_slug(t, die) or None,
            "shows": shown(t, die),
        }
        if die in marked:
            row["marked"] = True
        found.append(row)
    return found


def shown(t: DiceTable, die: int) -> FaceData | None:
    """DM-1.8: What the face of a die shows, in numbers; nothing if it is not rolled."""
    return face_data(t.cast.faces[t.cast.slot[die]][t.face[die]]) if t.face[die] >= 0 else None


def marked(t: DiceTable) -> tuple[int, ...]:
    """DM-5.2.2: The dice chosen for the reroll so far."""
    if t.actor == NOBODY or t.step[0] is not choose_reroll:
        return ()
    chosen: tuple[int, ...] = t.step[2]
    return chosen


def paying_view(t: DiceTable) -> Payment | None:
    """DM-4.6: What the payment under way is for, and how much it is."""
    if t.actor == NOBODY or t.step[0] is not pay:
        return None
    for step in reversed(t.agenda):
        if step[0] is take_bought:
            slot = step[2]
        elif step[0] is put_in_field:
            slot = t.cast.slot[step[2]]
        elif step[0] is perform and step[2].card >= 0:
            slot = step[2].card
        elif step[0] is drop_change:
            continue
        else:
            return None
        return {"card": t.cast.slug(slot), "cost": t.step[2].total}
    return None


def die_view(t: DiceTable, die: int) -> Fielded:
    """A character in the field."""
    attack, defense = numbers(t, die)
    seat, acts = seat_of(t, die), t.acts[die]
    fights = zone_of(t, die) == ATTACK
    held = [d for d in bits(t.zones[HELD] | t.zones[ZONES + HELD]) if t.under[d] == die]
    blocks = bits(t.blocks[die]) if fights else []
    foes = bits(field(t, 1 - seat))
    return {
        "id": die_id(die),
        "die": slug_of(t, die),
        "level": level_of(t, die),
        "cost": t.cast.cost[t.cast.slot[die]][t.face[die]],
        "attack": attack,
        "defense": defense,
        "damage": t.damage[die],
        "burst": burst_of(t, die),
        "printed": list(printed(t, die)),
        "attacking": fights and seat == t.turn,
        "hits": hits_player(t, die),
        "blocked": bool(t.blocked >> die & 1),
        "blocks": [foes.index(d) for d in blocks if d in foes],
        "captive": [slug_of(t, d) for d in held if t.cast.character_die[t.cast.slot[d]]],
        "attached": [slug_of(t, d) for d in held if not t.cast.character_die[t.cast.slot[d]]],
        "acts_as": t.cast.slug(acts) if acts >= 0 else None,
        "controlled": bool(t.flags[die] & CONTROLLED),
        "owner": t.owner[die],
    }
