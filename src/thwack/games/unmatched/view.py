"""Who sees what of an Unmatched table, and how hidden cards are dealt anew."""

from ...kernel.knowledge import PUBLIC, bit, deal
from ...kernel.table import NOBODY
from .cards.piece_words import Rivals
from .cards.reading import ATTACK, DEFENSE
from .cards.special import Predict
from .rules.attack import MOMENTS, combat_damage, combat_value
from .rules.defeat import is_out
from .rules.hands import kind_of
from .rules.measures import attacker_won
from .rules.oneoffs.lodge import laid_aside
from .rules.oneoffs.patrol import patrols_of
from .rules.oneoffs.ranged import needs_a_ranged_card
from .state.bodies import tail_of
from .state.table import (
    ATTACK_SIDE,
    BONUS,
    CARDS,
    COMMITTED,
    DEALT,
    DECK,
    DEFENSE_SIDE,
    EXTRA,
    FACE_UP,
    HAND,
    MOMENT,
    NO_CARD,
    OUT_OF_GAME,
    OVER,
    PILES,
    PREDICTED,
    REVEALED,
    TOLD,
    UnmatchedTable,
    bits,
    discard_of,
    holder_of,
    is_hero,
    most_health,
    zone_of,
)
from .view_types import (
    VIEW_VERSION,
    CombatView,
    FighterView,
    LastingView,
    ResultView,
    SeatView,
    SideView,
    TokenView,
    View,
)


def view(t: UnmatchedTable, seat: int | None) -> View:
    """All that a seat may know, as plain data; None is a spectator."""
    cast = t.cast
    eyes = bit(seat)
    return {
        "game": "unmatched",
        "version": VIEW_VERSION,
        "mode": cast.mode,
        "board": cast.board.id,
        "seat": seat,
        "active": t.turn,
        "turn": t.turns,
        "actions": t.actions,
        "actor": None if t.actor == NOBODY else t.actor,
        "seats": [seat_view(t, other, eyes) for other in range(cast.seats)],
        "combat": combat_view(t, eyes),
        "lasting": lasting_view(t) if t.lasting else [],
        "result": result_view(t),
    }


def lasting_view(t: UnmatchedTable) -> list[LastingView]:
    """The cards whose effects hold for the rest of the turn; all of them have been shown."""
    found: list[LastingView] = []
    for _, ctx, _ in t.lasting:
        shown = ctx.card >= 0 and t.known[ctx.card] == PUBLIC
        row: LastingView = {"seat": ctx.seat, "card": slug_of(t, ctx.card) if shown else None}
        if row not in found:
            found.append(row)
    return found


def result_view(t: UnmatchedTable) -> ResultView | None:
    """Who won and why, once somebody has."""
    if not t.result:
        return None
    winners, reason, _ = t.result
    return {"winners": list(winners), "reason": reason}


def slug_of(t: UnmatchedTable, slot: int) -> str:
    """The slug of the card in a slot."""
    return t.cast.card(t.identity[slot]).id


def hand_slug(t: UnmatchedTable, slot: int, seat: int) -> str:
    """The slug of a card that a player holds; R-89: with its hero, if it was given to them."""
    given = t.cast.given and t.cast.slot_owner[slot] != seat
    return full_slug(t, slot) if given else slug_of(t, slot)


def pocket(t: UnmatchedTable, seat: int) -> tuple[int, ...]:
    """A hand and the cards that left it face down: who knew a card of the hand cannot tell which of these it
    is now."""
    hand = t.piles[PILES * seat + HAND]
    hidden = [s for s in face_down(t) if holder_of(t, s) == seat]
    return (*hand, *hidden)


def face_down(t: UnmatchedTable) -> list[int]:
    """The slots that lie face down in the combat, or were laid aside in secret (R-84)."""
    aside = laid_aside(t) if t.lasting else []
    if not t.combat or t.combat[REVEALED]:
        return aside
    return aside + [
        t.combat[part]
        for part in (CARDS, CARDS + 1, EXTRA)
        if t.combat[part] != NO_CARD and not is_open(t, part)
    ]


def is_open(t: UnmatchedTable, part: int) -> bool:
    """Whether a card of a combat not yet revealed lies face up, as a prediction does."""
    if part == CARDS and (t.combat[BONUS] or t.combat[FACE_UP] or flies(t)):
        return True
    return part == CARDS + 1 and any(
        isinstance(rule, Predict) for rule in t.cast.card(t.identity[t.combat[part]]).rules
    )


def flies(t: UnmatchedTable) -> bool:
    """R-73: Whether the attack card was played face up, for the target is too far away for any other."""
    return t.identity[t.combat[CARDS]] in t.cast.ranged_cards and needs_a_ranged_card(t)


def seat_view(t: UnmatchedTable, seat: int, eyes: int) -> SeatView:
    """One player's pieces and cards, as these eyes see them."""
    cast, known = t.cast, t.known
    first = PILES * seat
    deck = t.piles[first + DECK]
    own = bool(cast.eyes[seat] & eyes)
    held = t.piles[first + HAND] if own else pocket(t, seat)
    return {
        "hero": cast.heroes[seat].id,
        "copy": cast.copy[seat],
        "team": cast.team[seat],
        "out": is_out(t, seat),
        "hand": sorted([hand_slug(t, slot, seat) for slot in held if known[slot] & eyes]),
        "hand_size": len(t.piles[first + HAND]),
        "deck": [slug_of(t, slot) if known[slot] & eyes else None for slot in deck],
        "discard": [slug_of(t, slot) for slot in discard_of(t, seat)],
        "in_play": [
            hand_slug(t, slot, seat)
            for slot in t.piles[first + COMMITTED]
            if t.known[slot] & eyes and not hidden_from(t, slot, own)
        ],
        "fighters": {
            cast.slug[f]: fighter_view(t, f)
            for f in cast.fighters[seat]
            if not cast.troupe.loadouts or cast.name[f] not in left_out(t, seat)
        },
        "state": {**state_view(t, seat), **ways_view(t, seat)},
        "tokens": tokens_view(t, seat),
        "lines": lines_view(t, seat) if cast.patrols else {},
        "zones": zones_view(t, seat, eyes) if cast.zone_name else {},
    }


def hidden_from(t: UnmatchedTable, slot: int, own: bool) -> bool:
    """Whether a card lies face down for somebody who is not its player."""
    return not own and slot in face_down(t)


def fighter_view(t: UnmatchedTable, fighter: int) -> FighterView:
    """Where a fighter stands and how it is."""
    cast = t.cast
    return {
        "space": space_slug(t, t.space[fighter]),
        "tail": space_slug(t, tail_of(t, fighter)),
        "health": t.health[fighter],
        "most": most_health(t, fighter),
        "number": cast.number[fighter],
        "hero": is_hero(t, fighter),
    }


def space_slug(t: UnmatchedTable, space: int) -> str | None:
    """A space by its slug; None for nowhere."""
    return t.cast.board.slugs[space] if space >= 0 else None


def state_view(t: UnmatchedTable, seat: int) -> dict[str, int | str]:
    """A hero's resources and state."""
    cast = t.cast
    found: dict[str, int | str] = {}
    for (owner, name), where in cast.counter.items():
        if owner == seat and name == "state":
            found[cast.states[seat].name] = cast.states[seat].states[t.counters[where]]
        elif owner == seat:
            found[name] = t.counters[where]
    for rule in cast.troupe.loadouts.get(seat, ()):
        found[str(rule.name)] = str(rule.options[t.counters[cast.counter[seat, str(rule.name)]]])
    return found


def ways_view(t: UnmatchedTable, seat: int) -> dict[str, int]:
    """R-80: How many different lines a hero has moved along this turn, where somebody asks for it."""
    where = t.cast.deeds.get((seat, "paths"))
    return {} if where is None else {"path": t.counters[where].bit_count()}


def left_out(t: UnmatchedTable, seat: int) -> list[str]:
    """R-52: The fighters of a player, by name, who are not in this match."""
    rules = [rule for rule in t.cast.troupe.loadouts.get(seat, ()) if not isinstance(rule, Rivals)]
    taken = [str(rule.options[t.counters[t.cast.counter[seat, str(rule.name)]]]) for rule in rules]
    return [str(name) for rule in rules for name in rule.options if name not in taken]


def tokens_view(t: UnmatchedTable, seat: int) -> dict[str, TokenView]:
    """A hero's tokens."""
    cast = t.cast
    return {
        cast.token_slug[token]: {
            "name": cast.token_name[token],
            "space": space_slug(t, t.token[token]),
            "out": t.token[token] == OUT_OF_GAME,
        }
        for token, owner in enumerate(cast.token_owner)
        if owner == seat
    }


def lines_view(t: UnmatchedTable, seat: int) -> dict[str, list[list[str]]]:
    """R-85: The lines where pieces of a hero stand, each by its two spaces."""
    cast = t.cast
    if seat not in cast.patrols:
        return {}
    ends = [cast.board.lines[line] for line in bits(patrols_of(t, seat))]
    return {str(cast.patrol_rules[seat].name): [[cast.board.slugs[s] for s in pair] for pair in ends]}


def zones_view(t: UnmatchedTable, seat: int, eyes: int) -> dict[str, list[str | None]]:
    """R-55: What lies in a hero's zones, whoever's cards they are; None for what these eyes do not know."""
    cast = t.cast
    return {
        cast.zone_name[zone]: [
            full_slug(t, slot) if t.known[slot] & eyes else None
            for slot in zone_of(t, seat, cast.zone_name[zone])
        ]
        for zone, owner in enumerate(cast.zone_owner)
        if owner == seat
    }


def full_slug(t: UnmatchedTable, slot: int) -> str:
    """A card with the hero whose it is."""
    card = t.cast.card(t.identity[slot])
    return f"{card.hero}/{card.id}"


def combat_view(t: UnmatchedTable, eyes: int) -> CombatView | None:
    """The combat under way: cards lie face down until both are chosen."""
    if not t.combat:
        return None
    attack, defense = side_view(t, ATTACK_SIDE, eyes), side_view(t, DEFENSE_SIDE, eyes)
    values = attack["value"] or 0, defense["value"] or 0
    over = t.combat[OVER]
    return {
        "attack": attack,
        "defense": defense,
        "moment": MOMENTS[t.combat[MOMENT]] if t.combat[REVEALED] else None,
        "outlook": combat_damage(t, *values) if t.combat[REVEALED] else None,
        "damage": t.combat[DEALT] if over else None,
        "winner": ("attack" if attacker_won(t.combat) else "defense") if over else None,
        "predicted": t.combat[PREDICTED] if t.combat[PREDICTED] >= 0 else None,
        "told": t.combat[TOLD] if t.combat[TOLD] >= 0 else None,
    }


def side_view(t: UnmatchedTable, side: int, eyes: int) -> SideView:
    """One side of the combat, as these eyes see it."""
    cast = t.cast
    fighter, slot, extra = t.combat[side], t.combat[CARDS + side], t.combat[EXTRA + side]
    own = bool(cast.eyes[cast.owner[fighter]] & eyes)
    seen = slot != NO_CARD and t.known[slot] & eyes and not hidden_from(t, slot, own)
    return {
        "fighter": cast.slug[fighter],
        "seat": cast.owner[fighter],
        "played": slot != NO_CARD,
        "card": hand_slug(t, slot, cast.owner[fighter]) if seen else None,
        "boosted_face_down": extra != NO_CARD,
        "boost": slug_of(t, extra) if extra != NO_CARD and (own or t.combat[REVEALED]) else None,
        "value": combat_value(t, side) if t.combat[REVEALED] else None,
    }


def deal_anew(t: UnmatchedTable, seat: int | None) -> None:
    """Deal what the seat does not know anew: each player's unknown cards among themselves.

    What lies face down must be something that could have been put there.
    """
    eyes = bit(seat)
    for zone in t.piles[PILES * t.cast.seats :]:
        deal(t, [slot for slot in zone if not t.known[slot] & eyes])
    for other in range(t.cast.seats):
        first = PILES * other
        hidden = (*t.piles[first + DECK], *t.piles[first + HAND], *t.piles[first + COMMITTED])
        own = [slot for slot in hidden if not t.known[slot] & eyes and t.cast.slot_owner[slot] == other]
        deal(t, own)
        if not t.cast.eyes[other] & eyes:
            laid: list[int] = []
            for part in (CARDS, CARDS + 1, EXTRA):
                if t.combat and t.combat[part] in face_down(t) and holder_of(t, t.combat[part]) == other:
                    deal_something_legal(t, other, part, eyes, laid)
                    laid.append(t.combat[part])
            for slot in laid_aside(t) if t.lasting else ():
                if holder_of(t, slot) == other:  # any card of the hand may lie there
                    able = [s for s in pocket(t, other) if s not in laid]
                    deal_crosswise(t, slot, able[t.below(len(able))])
                    laid.append(slot)


def could_lie(t: UnmatchedTable, seat: int, part: int, slot: int) -> bool:
    """Whether this card could have been played face down at this part of the combat."""
    identity = t.identity[slot]
    if part == EXTRA:
        return t.cast.boost[identity] >= 0
    side = part - CARDS
    if side == ATTACK_SIDE and 0 <= t.combat[TOLD] != t.cast.card(identity).value:
        return False
    kind = ATTACK if side == 0 else DEFENSE
    return bool(kind_of(t, seat, identity) & kind and t.cast.users[identity] >> t.combat[side] & 1)


def deal_something_legal(t: UnmatchedTable, seat: int, part: int, eyes: int, laid: list[int]) -> None:
    """Swap a card that could lie here into this slot.

    What is known of the pocket stays known of the pocket.
    """
    here = t.combat[part]
    inside = [s for s in pocket(t, seat) if s not in laid]
    deck = [s for s in t.piles[PILES * seat + DECK] if not t.known[s] & eyes]
    unknown_inside = [s for s in inside if not t.known[s] & eyes]
    able = [s for s in inside if could_lie(t, seat, part, s)]
    if unknown_inside:
        able += [s for s in deck if could_lie(t, seat, part, s)]
    if not able:
        return
    chosen = able[t.below(len(able))]
    if chosen in inside:
        deal_crosswise(t, here, chosen)
    else:
        if t.known[here] & eyes:
            deal_crosswise(t, here, unknown_inside[t.below(len(unknown_inside))])
            here = t.combat[part]
        t.identity[here], t.identity[chosen] = t.identity[chosen], t.identity[here]


def deal_crosswise(t: UnmatchedTable, one: int, other: int) -> None:
    """Swap what lies in two slots together with who knows it; R-89: of two owners' cards, the slots."""
    if t.cast.slot_owner[one] != t.cast.slot_owner[other]:
        swap = {one: other, other: one}
        for number, pile in enumerate(t.piles):
            if one in pile or other in pile:
                t.piles[number] = tuple(sorted([swap.get(s, s) for s in pile]))
        for part in (CARDS, CARDS + 1, EXTRA) if t.combat else ():
            t.combat[part] = swap.get(t.combat[part], t.combat[part])
        return
    t.identity[one], t.identity[other] = t.identity[other], t.identity[one]
    t.known[one], t.known[other] = t.known[other], t.known[one]
