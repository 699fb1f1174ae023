"""What an option is called, its verb and the slugs of the things concerned; and what it is about.

Things on the table are named like this: `place:<seat>:<place>` is a place of a squad with whoever stands
there, `hand:<card>` a card in the hand of whoever is asked, `mission:<seat>:<number>` a mission from the top,
`discard:<seat>:<card>` a card of a discard pile, `challenge:<number>` a challenge under way, from 0.
"""

from collections.abc import Callable
from typing import Final, get_args

from ...kernel.table import Step
from ...kernel.things import NO_THINGS, Things
from .rules import abilities, boost, challenge, checkpoint, power, replacement, resolution, setup
from .rules.power import UNKNOWN
from .rules.stats import target_card, top_of
from .state.table import CHALLENGER, MISSION, PLACES, TARGET, ArenaTable
from .view_types import Spot

Key = tuple[str, tuple[str, ...]]

PASSES: Final = (
    replacement.stay,
    abilities.end_declaring,
    abilities.stop_renewing,
    challenge.end_challenges,
    challenge.go_alone,
    boost.no_boost,
    boost.no_hit,
    resolution.no_switch,
    checkpoint.end_check_point,
)


def describe(t: ArenaTable, step: Step) -> Key:
    """The verb and the refs of an option."""
    return DESCRIBE[step[0]](t, step)


PLACE_REFS: Final[tuple[Spot, ...]] = get_args(Spot)


def place_ref(place: int) -> Spot:
    """A place: active-1 to active-3, reserve-1 and reserve-2."""
    return PLACE_REFS[place % PLACES]


def ref(t: ArenaTable, place: int) -> str:
    """A protagonist by its top card, an empty place by its own name."""
    return t.cast.slug(top_of(t, place)) if t.stack[place] else place_ref(place)


def target_refs(t: ArenaTable, target: int) -> tuple[str, ...]:
    """Whoever is challenged; a mission says so."""
    card = t.cast.slug(target_card(t, target))
    return (card, "mission") if target == MISSION else (card,)


def pass_key(t: ArenaTable, step: Step) -> Key:
    """Nothing, or nothing more."""
    return "pass", ()


def deploy_key(t: ArenaTable, step: Step) -> Key:
    """A card from hand, and the place it takes."""
    return "deploy", (t.cast.slug(step[2]), place_ref(step[1]))


def replace_key(t: ArenaTable, step: Step) -> Key:
    """MA-3.1: From the Reserve, and the Active place."""
    return "replace", (ref(t, step[2]), place_ref(step[1]))


def swap_key(t: ArenaTable, step: Step) -> Key:
    """Two protagonists, or one and an empty place."""
    return "swap", (ref(t, step[1]), ref(t, step[2]))


def swap_hand_key(t: ArenaTable, step: Step) -> Key:
    """MA-R1: One in Reserve, and one in hand."""
    return "swap", (ref(t, step[1]), t.cast.slug(step[2]), "hand")


def swap_stack_key(t: ArenaTable, step: Step) -> Key:
    """MA-12.3: The top card, and one below."""
    return "swap", (ref(t, step[1]), t.cast.slug(step[2]), "stack")


def power_key(t: ArenaTable, step: Step) -> Key:
    """MA-4.1: Who gets a power point."""
    return "power", (ref(t, step[1]),)


def activate_key(t: ArenaTable, step: Step) -> Key:
    """MA-6.1: Whose ability."""
    return "activate", (ref(t, step[1]),)


def challenge_key(t: ArenaTable, step: Step) -> Key:
    """MA-7.2: Who, and whom."""
    return "challenge", (ref(t, step[1]), *target_refs(t, step[2]))


def partner_key(t: ArenaTable, step: Step) -> Key:
    """MA-6.10: Who joins."""
    return "choose", (ref(t, step[1]),)


def boost_key(t: ArenaTable, step: Step) -> Key:
    """MA-8.1: For whom, and the card discarded."""
    return "boost", (ref(t, step[1]), t.cast.slug(step[2]))


def hit_key(t: ArenaTable, step: Step) -> Key:
    """MA-9.1: For whom, and the card discarded; a mission says so."""
    who, *mission = target_refs(t, step[1])
    return "super-hit", (who, t.cast.slug(step[2]), *mission)


def order_key(t: ArenaTable, step: Step) -> Key:
    """MA-10.1: The challenge that comes next."""
    found = t.challenges[step[1]]
    return "order", (ref(t, found[CHALLENGER]), *target_refs(t, found[TARGET]))


def wound_key(t: ArenaTable, step: Step) -> Key:
    """MA-12.3: On whom, and the card from hand."""
    return "wound", (ref(t, step[1]), t.cast.slug(step[2]))


def assemble_key(t: ArenaTable, step: Step) -> Key:
    """MA-12.4: Which Team, and the place it takes."""
    return "assemble", (t.cast.slug(step[2]), place_ref(step[1]))


def card_key(t: ArenaTable, step: Step) -> Key:
    """A card chosen from a discard pile."""
    return "choose", (t.cast.slug(step[2]),)


def mission_key(t: ArenaTable, step: Step) -> Key:
    """MA-6.30: Which mission, and the card from hand."""
    return "choose", (f"mission-{step[1] + 1}", t.cast.slug(step[2]))


def power_card_key(t: ArenaTable, step: Step) -> Key:
    """MA-H11: A power point, if its owner knows it; whether it is engaged."""
    card = "unknown" if step[2] == UNKNOWN else t.cast.slug(step[2])
    return "choose", (card, "engaged") if step[0] is power.discard_engaged else (card,)


def bank_key(t: ArenaTable, step: Step) -> Key:
    """MA-H11: How many temporary points."""
    return "choose", (f"bank-{step[2]}",)


def lot_key(t: ArenaTable, step: Step) -> Key:
    """MA-S.5: The card that a player reveals."""
    return "choose", (f"player-{len(step) - 1}", t.cast.slug(step[-1]))


def start_key(t: ArenaTable, step: Step) -> Key:
    """MA-H13: Who begins."""
    return "choose", (f"player-{step[1] + 1}",)


DESCRIBE: Final[dict[Callable[..., None], Callable[[ArenaTable, Step], Key]]] = {
    **dict.fromkeys(PASSES, pass_key),
    setup.deploy: deploy_key,
    setup.draw_other_lot: lot_key,
    setup.compare_lots: lot_key,
    setup.start: start_key,
    replacement.replace: replace_key,
    replacement.bring_in: deploy_key,
    replacement.move: swap_key,
    power.give_power: power_key,
    power.engage_this: power_card_key,
    power.discard_ready: power_card_key,
    power.discard_engaged: power_card_key,
    abilities.activate: activate_key,
    abilities.pay_with: bank_key,
    abilities.recycle_this: card_key,
    abilities.renew_this: mission_key,
    challenge.challenge: challenge_key,
    challenge.join: partner_key,
    boost.boost_with: boost_key,
    boost.hit_with: hit_key,
    resolution.resolve: order_key,
    resolution.switch_in: swap_key,
    resolution.put_mission: card_key,
    checkpoint.swap_two: swap_key,
    checkpoint.swap_hand: swap_hand_key,
    checkpoint.turn_stack: swap_stack_key,
    checkpoint.wound: wound_key,
    checkpoint.form_team: assemble_key,
    checkpoint.refill_with: deploy_key,
}


# What an option is about


def things(t: ArenaTable, step: Step) -> Things:
    """Where an option starts and where it goes; nothing for what is about nothing on the table."""
    tell = ABOUT.get(step[0])
    return NO_THINGS if tell is None else tell(t, step)


def spot(place: int) -> str:
    """A place of a squad as a thing."""
    return f"place:{place // PLACES}:{place_ref(place)}"


def challenged(t: ArenaTable, target: int) -> str:
    """Whoever is challenged, or can be: a protagonist, or the first mission of the defender."""
    return f"mission:{1 - t.turn}:1" if target == MISSION else spot(target)


def at_place(t: ArenaTable, step: Step) -> Things:
    """Somebody in a squad."""
    return Things((spot(step[1]),))


def between_places(t: ArenaTable, step: Step) -> Things:
    """From one place to another."""
    return Things((spot(step[1]),), (spot(step[2]),))


def from_reserve(t: ArenaTable, step: Step) -> Things:
    """MA-3.1: From the Reserve to the Active place."""
    return Things((spot(step[2]),), (spot(step[1]),))


def from_hand(t: ArenaTable, step: Step) -> Things:
    """A card from hand, for a place or whoever stands there; also for a mission that is challenged."""
    return Things((f"hand:{t.cast.slug(step[2])}",), (challenged(t, step[1]),))


def to_mission(t: ArenaTable, step: Step) -> Things:
    """MA-6.30: A card from hand, and the mission that it replaces."""
    return Things((f"hand:{t.cast.slug(step[2])}",), (f"mission:{step[3]}:{step[1] + 1}",))


def in_stack(t: ArenaTable, step: Step) -> Things:
    """MA-12.3: A card that lies in a stack."""
    return Things((spot(step[1]),), facts={"card": t.cast.slug(step[2])})


def power_at(t: ArenaTable, step: Step) -> Things:
    """MA-H11: A power point of a place; which card it is, as far as its owner knows."""
    card = None if step[2] == UNKNOWN else t.cast.slug(step[2])
    facts = {"card": card, "engaged": step[0] is power.discard_engaged}
    return Things((spot(step[1]),), facts=facts)


def temporary(t: ArenaTable, step: Step) -> Things:
    """MA-H11: How many temporary points, which lie nowhere."""
    return Things(facts={"bank": step[2]})


def of_discard(t: ArenaTable, step: Step) -> Things:
    """A card of a discard pile."""
    return Things((f"discard:{step[1]}:{t.cast.slug(step[2])}",))


def against(t: ArenaTable, step: Step) -> Things:
    """MA-7.2: Who challenges whom."""
    return Things((spot(step[1]),), (challenged(t, step[2]),))


def under_way(t: ArenaTable, step: Step) -> Things:
    """MA-10.1: The challenge that comes next."""
    return Things((f"challenge:{step[1]}",))


ABOUT: Final[dict[Callable[..., None], Callable[[ArenaTable, Step], Things]]] = {
    setup.deploy: from_hand,
    replacement.replace: from_reserve,
    replacement.bring_in: from_hand,
    replacement.move: between_places,
    power.give_power: at_place,
    power.engage_this: power_at,
    power.discard_ready: power_at,
    power.discard_engaged: power_at,
    abilities.activate: at_place,
    abilities.pay_with: temporary,
    abilities.recycle_this: of_discard,
    abilities.renew_this: to_mission,
    challenge.challenge: against,
    challenge.join: at_place,
    boost.boost_with: from_hand,
    boost.hit_with: from_hand,
    resolution.resolve: under_way,
    resolution.switch_in: between_places,
    resolution.put_mission: of_discard,
    checkpoint.swap_two: between_places,
    checkpoint.swap_hand: from_hand,
    checkpoint.turn_stack: in_stack,
    checkpoint.wound: from_hand,
    checkpoint.form_team: from_hand,
    checkpoint.refill_with: from_hand,
}
