"""What an option is about: where it starts on the table and where it goes, as the view names things.

    unit:<ref>                  a character or support in scene
    loaded:<ref>:<card>         a card that it carries
    hand:<card>                 a card in the hand of whoever chooses
    pile:<seat>:<zone>:<card>   a card anywhere else: zone is deck, resources, prizes, aside, or hand
                                (the other's); a seat's prizes are those that it has taken
    scenario:<card>             the scenario
    player:<seat>               a player

Facts: `card` is the card whose action an option uses, with its `cost`, the `x` that is chosen and its
`timing` as things are now; `damage` what a target would take before its shield, and `piercing` where no
shield takes anything; `of_use` whether a card that is loaded is more than energy there; `text` the card whose
text an option uses. All of it is told by the key of the option or lies open: nobody learns anything new.
"""

from collections.abc import Callable
from typing import Any, Final

from ...cardlang.meaning import candidates
from ...kernel.table import Step
from ...kernel.things import NO_THINGS, Things
from .cards.reading import NO_COST, X_COST
from .rules import (
    choosing,
    combat,
    damage,
    drawing,
    loading,
    moving,
    preparation,
    setup,
    triggers,
    turn,
    using,
)
from .rules.answers import aims, hand, piles
from .rules.deeds.price import stages
from .rules.entry import admission, introducing
from .rules.foresight import damage_to, is_of_use, is_piercing, plain_damage, timing_of
from .rules.stances import paying
from .rules.stances.modes import effect_at
from .rules.texts import arranging, entering, interrupting, swapping
from .state.table import (
    ASIDE,
    CARRIED,
    HAND,
    NOTHING,
    PILE_NAMES,
    PLAYER,
    PRIZES,
    RESOURCES,
    SCENARIO,
    SCENE,
    SceneTable,
    ref_of,
)

Telling = Callable[[SceneTable, Step], Things]
OPEN: Final = (RESOURCES, PRIZES)  # piles that everybody may look through

# Options about a card of whoever chooses: its pile, where it stands in the step, the unit it goes to, if any
CARDS: Final[dict[Callable[..., None], tuple[int, int, int]]] = {
    setup.bank_card: (HAND, 2, 0),
    preparation.discard_card: (HAND, 2, 0),
    preparation.play_scenario: (HAND, 2, 0),
    preparation.play_ev: (HAND, 2, 3),
    preparation.take_shape: (HAND, 2, 0),
    preparation.capacitate_basic: (HAND, 3, 2),
    preparation.capacitate_extra: (HAND, 3, 2),
    preparation.enhance_with: (RESOURCES, 3, 2),
    combat.surprise_with: (HAND, 2, 3),
    combat.camouflage: (RESOURCES, 2, 3),
    combat.join_with: (HAND, 2, 0),
    entering.bring_in: (HAND, 2, 0),
    interrupting.interrupt: (HAND, 2, 0),
    hand.answer_with: (HAND, 2, 0),
    turn.trim_from_hand: (HAND, 2, 0),
    using.stop_action: (HAND, 2, 0),
    using.evolve_in_answer: (HAND, 2, 3),
    drawing.discard_this: (HAND, 2, 0),
    drawing.stop_draw: (HAND, 2, 0),
    moving.recycle_this: (RESOURCES, 2, 0),
    moving.reveal_this: (ASIDE, 2, 0),
}
# Options about a card that somebody carries: where bearer and card stand in the step.
CARRIED_CARDS: Final[dict[Callable[..., None], tuple[int, int]]] = {
    turn.trim_card: (2, 3),
    damage.unload_this: (2, 3),
    swapping.swap_first: (3, 4),
    swapping.swap_second: (3, 4),
}
# Options about a character or support: where it stands in the step.
UNITS: Final[dict[Callable[..., None], int]] = {
    preparation.surrender: 2,
    preparation.shift_shape: 2,
    choosing.pick_unit: 1,
    damage.boost_target: 1,
    damage.meet: 1,
    aims.retarget: 2,
    damage.bear: 1,
    paying.pay_from: 1,
}


def things(t: SceneTable, step: Step) -> Things:
    """What an option is about; nothing, if it is about nothing on the table."""
    function = step[0]
    if function in CARDS:
        zone, card, unit = CARDS[function]
        start = in_pile(t, t.actor, zone, step[card])
        return Things((start,), (unit_thing(t, step[unit]),) if unit else ())
    if function in CARRIED_CARDS:
        bearer, card = CARRIED_CARDS[function]
        return Things((loaded(t, step[bearer], step[card]),))
    if function in UNITS:
        return Things((unit_thing(t, step[UNITS[function]]),))
    tell = OTHERS.get(function)
    return tell(t, step) if tell is not None else NO_THINGS


# Things by name


def unit_thing(t: SceneTable, unit: int) -> str:
    """A character or support in scene."""
    return f"unit:{ref_of(t, unit)}"


def loaded(t: SceneTable, bearer: int, identity: int) -> str:
    """A card that somebody carries."""
    return f"loaded:{ref_of(t, bearer)}:{t.cast.slug(identity)}"


def in_pile(t: SceneTable, owner: int, zone: int, identity: int) -> str:
    """A card that lies in a pile of its owner; the prizes of a player are the other's cards."""
    card = t.cast.slug(identity)
    if zone == HAND and owner == t.actor:
        return f"hand:{card}"
    return f"pile:{1 - owner if zone == PRIZES else owner}:{PILE_NAMES[zone]}:{card}"


def lying(t: SceneTable, slot: int) -> tuple[str, ...]:
    """A card where it lies, if that is open to everybody."""
    place = t.place[slot]
    if place == SCENE:
        return (unit_thing(t, slot),)
    if place >= CARRIED:
        return (loaded(t, place - CARRIED, t.identity[slot]),)
    if place == SCENARIO:
        return (f"scenario:{t.cast.slug(t.identity[slot])}",)
    return (in_pile(t, t.cast.owner[slot], place, t.identity[slot]),) if place in OPEN else ()


# Other options


def play(t: SceneTable, step: Step) -> Things:
    """BS-5.3.3: From hand, or revived from resources."""
    zone = RESOURCES if step[3] == preparation.REVIVED else HAND
    return Things((in_pile(t, t.actor, zone, step[2]),))


def play_by(t: SceneTable, step: Step) -> Things:
    """BS-5.3.3: The same by a text, perhaps onto the one it evolves from."""
    _, _, _, kind, base, way, _, _, ctx = step
    zone = RESOURCES if way == preparation.REVIVED else HAND
    onto = (unit_thing(t, base),) if base >= 0 else ()
    return Things((in_pile(t, t.actor, zone, kind),), onto, {"text": t.cast.slug(t.identity[ctx.card])})


def use_text(t: SceneTable, step: Step) -> Things:
    """The card whose text is used; if somebody carries it, the bearer would do, too."""
    _, _, card, unit, _ = step
    start = lying(t, card)
    if unit not in (card, NOTHING) and t.place[unit] == SCENE:
        start += (unit_thing(t, unit),)
    return Things(start, (), {"text": t.cast.slug(t.identity[card])})


def help_by_text(t: SceneTable, step: Step) -> Things:
    """BS-D7, BS-11.14: A text of one card does something for a character."""
    _, _, card, source, _, unit = step
    start = lying(t, card) + ((unit_thing(t, source),) if source not in (card, NOTHING) else ())
    return Things(start, (unit_thing(t, unit),), {"text": t.cast.slug(t.identity[card])})


def use_tactic(t: SceneTable, step: Step) -> Things:
    """BS-11.16: From resources, in place of a carried card."""
    _, seat, unit, tactic, identity = step
    return Things((in_pile(t, seat, RESOURCES, identity),), (loaded(t, unit, tactic),))


def use_action(t: SceneTable, step: Step) -> Things:
    """The user, or the card it carries that has the action; what it costs now."""
    _, _, unit, card, x = step
    action = t.cast.sheets[t.identity[card]].action
    assert action is not None
    start: tuple[str, ...] = (unit_thing(t, unit),)
    if t.place[card] == CARRIED + unit:
        start += (loaded(t, unit, t.identity[card]),)
    facts: dict[str, Any] = {"card": t.cast.slug(t.identity[card])}
    if action.cost == X_COST:
        facts |= {"cost": "x", "x": x}
    elif action.cost == NO_COST:
        facts["cost"] = "none"
    else:
        facts["cost"] = stages(t, t.cast.owner[unit], unit, card, action)
    return Things(start, (), {**facts, "timing": timing_of(t, unit, card, action)})


def sink_this(t: SceneTable, step: Step) -> Things:
    """A card that somebody carries, or the bearer itself."""
    _, unit, identity, _ = step
    carried = any(t.identity[card] == identity for card in t.load[unit])
    return Things((loaded(t, unit, identity) if carried else unit_thing(t, unit),))


def load_this(t: SceneTable, step: Step) -> Things:
    """BS-6.2: From resources onto whoever enters, and whether it is more there than energy."""
    _, unit, identity = step[:3]
    start = in_pile(t, t.actor, RESOURCES, identity)
    return Things((start,), (unit_thing(t, unit),), {"of_use": is_of_use(t, unit, identity)})


def add_target(t: SceneTable, step: Step) -> Things:
    """A target, and the damage that it would take, if that is a plain number."""
    _, mode, ctx, chosen, unit = step
    action = t.cast.sheets[t.identity[ctx.card]].action
    assert action is not None
    effect = effect_at(action, mode, len(chosen))
    amount = plain_damage(effect)
    facts = {"damage": damage_to(t, ctx.user, ctx.card, amount, [unit])[0]} if amount else {}
    if facts and is_piercing(effect):
        facts["piercing"] = True
    return Things((unit_thing(t, unit),), (), facts)


def pick_card(t: SceneTable, step: Step) -> Things:
    """A card that an effect means, on its bearer or wherever such a card lies."""
    node, ctx, place, identity = step[1], step[2], step[-2], step[-1]
    if place >= CARRIED:
        return Things((loaded(t, place - CARRIED, identity),))
    if place in (SCENE, SCENARIO):
        found = [s for s in candidates(t, node, ctx) if t.identity[s] == identity and t.place[s] == place]
        return Things(tuple(thing for slot in found for thing in lying(t, slot)))
    owners = {
        t.cast.owner[slot]
        for slot in candidates(t, node, ctx)
        if t.identity[slot] == identity and t.place[slot] == place
    }
    return Things(tuple(in_pile(t, owner, place, identity) for owner in sorted(owners)))


def put_back(t: SceneTable, step: Step) -> Things:
    """BS-11.4: A card that was looked at, of either player's deck."""
    _, _, identity, owner = step
    return Things((in_pile(t, owner, ASIDE, identity),))


def choose_unit_also(t: SceneTable, step: Step) -> Things:
    """One more of some."""
    return Things((unit_thing(t, step[4][-1]),))


def pick_player(t: SceneTable, step: Step) -> Things:
    """A player."""
    return Things((f"player:{step[1] - PLAYER}",))


def start(t: SceneTable, step: Step) -> Things:
    """BS-4.1: Who begins."""
    return Things((f"player:{step[1]}",))


def start_trigger(t: SceneTable, step: Step) -> Things:
    """BS-R22: The card whose text waits."""
    card = t.pending[step[1]][2].card
    return Things(lying(t, card))


def avert(t: SceneTable, step: Step) -> Things:
    """The card whose text keeps the damage away."""
    return Things(lying(t, step[2].card))


def scatter(t: SceneTable, step: Step) -> Things:
    """One of the cards that were looked at."""
    return Things((in_pile(t, step[3], ASIDE, step[2]),))


OTHERS: Final[dict[Callable[..., None], Telling]] = {
    setup.start: start,
    piles.sink_this: sink_this,
    preparation.play_card: play,
    admission.play_by: play_by,
    preparation.use_text: use_text,
    preparation.enhance: use_text,
    preparation.lead: help_by_text,
    combat.potentiate: help_by_text,
    turn.use_tactic: use_tactic,
    using.use_action: use_action,
    using.add_target: add_target,
    loading.load_this: load_this,
    introducing.burden: load_this,
    choosing.pick_card: pick_card,
    choosing.choose_also: pick_card,
    choosing.choose_unit_also: choose_unit_also,
    arranging.add_share: choose_unit_also,
    arranging.scatter_this: scatter,
    damage.avert: avert,
    combat.use_in_step: lambda t, step: Things(lying(t, step[1].card)),
    paying.pay_self: lambda t, step: Things((unit_thing(t, step[2].user),)),
    moving.put_back_this: put_back,
    choosing.pick_player: pick_player,
    triggers.start_trigger: start_trigger,
}
