"""What an option is called: its verb and the slugs of the things concerned."""

from collections.abc import Callable
from typing import Final

from ...cardlang.meaning import accept, choose_one, let_it_happen, remember, select_nothing
from ...kernel.table import Step
from .cards.keywords import Enhancement
from .cards.reading import X_COST
from .cards.standing import InPreparation
from .pointing import things as things
from .rules import (
    choosing,
    combat,
    damage,
    drawing,
    effects,
    loading,
    moving,
    preparation,
    setup,
    special_effects,
    triggers,
    turn,
    using,
)
from .rules.answers import aims, hand, piles, searching
from .rules.entry import admission, introducing, seeing
from .rules.stances import paying
from .rules.texts import arranging, entering, interrupting, naming, scenarios, swapping
from .state.cast import POWERS
from .state.table import CARRIED, PILE_NAMES, PLAYER, SCENE, SceneTable, ref_of, sheet_of

Key = tuple[str, tuple[str, ...]]

# Options that are one word.
WORDS: Final[dict[Callable[..., None], Key]] = {
    setup.keep: ("keep", ()),
    setup.exchange_free: ("mulligan", ("free",)),
    setup.exchange_paid: ("mulligan", ("paid",)),
    setup.stop_banking: ("pass", ()),
    preparation.end_preparation: ("pass", ()),
    preparation.keep_shape: ("pass", ()),
    combat.pass_step: ("pass", ()),
    combat.stop_surprising: ("pass", ()),
    turn.no_tactic: ("pass", ()),
    using.aimed: ("pass", ()),
    using.take_effect: ("pass", ()),
    drawing.draw_cards: ("pass", ()),
    select_nothing: ("choose", ("no",)),
    remember: ("pass", ()),
    accept: ("choose", ("yes",)),
    let_it_happen: ("choose", ("no",)),
    effects.accept_once: ("choose", ("yes",)),
    turn.count_as_alone: ("choose", ("yes",)),
    turn.count_down: ("choose", ("no",)),
    damage.bear: ("choose", ("no",)),
    scenarios.pay_resist: ("choose", ("yes",)),
    scenarios.fail_resist: ("choose", ("no",)),
    entering.bring_nobody: ("pass", ()),
    hand.let_be: ("pass", ()),
    searching.begin_search: ("choose", ("yes",)),
    loading.stop_loading: ("pass", ()),
    introducing.stop_burdening: ("pass", ()),
}
# Where an option's card stands in its step.
CARDS: Final[dict[Callable[..., None], tuple[str, int]]] = {
    setup.bank_card: ("bank", 2),
    preparation.discard_card: ("discard", 2),
    preparation.play_scenario: ("play", 2),
    drawing.discard_this: ("discard", 2),
    drawing.stop_draw: ("choose", 2),
    turn.trim_from_hand: ("discard", 2),
    loading.load_this: ("load", 2),
    introducing.burden: ("load", 2),
    moving.recycle_this: ("choose", 2),
    moving.reveal_this: ("choose", 2),
    moving.put_back_this: ("choose", 2),
    using.stop_action: ("choose", 2),
    interrupting.interrupt: ("play", 2),
    hand.answer_with: ("choose", 2),
    piles.sink_this: ("choose", 2),
    preparation.enhance_with: ("load", 3),
    turn.trim_card: ("unload", 3),
    damage.unload_this: ("unload", 3),
}
WAYS: Final = {preparation.MATERIALIZED: ("materialize",), preparation.REVIVED: ("revive",)}
# Where an option's character or support stands in its step.
UNITS: Final[dict[Callable[..., None], tuple[str, int]]] = {
    preparation.surrender: ("surrender", 2),
    using.add_target: ("target", 4),
    choosing.pick_unit: ("choose", 1),
    damage.boost_target: ("choose", 1),
    damage.meet: ("choose", 1),
    aims.retarget: ("choose", 2),
}
# Functions that take a card and a unit, in the order in which the key names them.
PAIRS: Final[dict[Callable[..., None], tuple[str, tuple[tuple[str, int], ...]]]] = {
    preparation.capacitate_basic: ("capacitate", (("unit", 2), ("card", 3))),
    preparation.capacitate_extra: ("capacitate", (("unit", 2), ("card", 3), ("extra", 0))),
    preparation.lead: ("capacitate", (("unit", 5), ("slot", 2), ("lead", 0))),
    preparation.enhance: ("choose", (("unit", 3), ("slot", 2))),
    preparation.use_text: ("choose", (("unit", 3), ("slot", 2))),
    preparation.play_ev: ("play", (("card", 2), ("unit", 3))),
    combat.surprise_with: ("load", (("card", 2), ("unit", 3))),
    combat.camouflage: ("load", (("card", 2), ("unit", 3))),
    combat.potentiate: ("choose", (("unit", 5), ("slot", 2))),
    turn.use_tactic: ("load", (("card", 4), ("unit", 2), ("card", 3))),
    using.evolve_in_answer: ("play", (("card", 2), ("unit", 3))),
    swapping.swap_first: ("choose", (("unit", 3), ("card", 4))),
    swapping.swap_second: ("choose", (("unit", 3), ("card", 4))),
}


def describe(t: SceneTable, step: Step) -> Key:
    """The verb and the refs of an option."""
    function = step[0]
    if function in WORDS:
        return WORDS[function]
    if function in CARDS:
        verb, at = CARDS[function]
        return verb, (t.cast.slug(step[at]),)
    if function in UNITS:
        verb, at = UNITS[function]
        return verb, (ref_of(t, step[at]),)
    if function in PAIRS:
        return describe_pair(t, step)
    return OTHERS[function](t, step)


def describe_pair(t: SceneTable, step: Step) -> Key:
    """Options about cards and units; a text's own card is left out where it is the unit itself."""
    verb, parts = PAIRS[step[0]]
    refs: list[str] = []
    for sort, at in parts:
        if sort in ("extra", "lead"):
            refs.append(sort)
        elif sort == "card":
            refs.append(t.cast.slug(step[at]))
        elif sort == "unit":
            refs += [unit_ref(t, step[at])]
        elif step[at] not in step[at + 1 :] or step[0] in (preparation.lead, combat.potentiate):
            refs.append(unit_ref(t, step[at]))
    return verb, (*refs, *which_text(t, step))


def which_text(t: SceneTable, step: Step) -> tuple[str, ...]:
    """Which of a card's texts for Preparation is meant, where it has several."""
    if step[0] not in (preparation.use_text, preparation.enhance):
        return ()
    texts = sheet_of(t, step[2]).texts
    own = [text.number for text in texts.get(InPreparation, ())]
    if step[0] is preparation.enhance:
        return ("enhancement",) if own else ()
    return (str(own.index(step[4]) + 1),) if len(own) > 1 else ()


def describe_shift(t: SceneTable, step: Step) -> Key:
    """BS-D9: It gives way, told apart from its other texts for Preparation."""
    sorts = sheet_of(t, step[2]).sorts
    more = () if sorts.isdisjoint((InPreparation, Enhancement)) else ("shape",)
    return "choose", (ref_of(t, step[2]), *more)


def unit_ref(t: SceneTable, slot: int) -> str:
    """A character or support by its ref, any other card by its id."""
    return ref_of(t, slot) if t.place[slot] == SCENE else t.cast.slug(t.identity[slot])


def describe_play(t: SceneTable, step: Step) -> Key:
    """BS-5.3.3: play, and how if not in the plain way."""
    return "play", (t.cast.slug(step[2]), *WAYS.get(step[3], ()))


def describe_play_by(t: SceneTable, step: Step) -> Key:
    """play, on whom it evolves, how and with how many cards fewer, and the card whose text lets it in."""
    _, _, _, kind, base, way, less, _, ctx = step
    refs = [t.cast.slug(kind), *([ref_of(t, base)] if base >= 0 else []), *WAYS.get(way, ())]
    return "play", (*refs, *([f"less-{less}"] if less else []), t.cast.slug(t.identity[ctx.card]))


def describe_use(t: SceneTable, step: Step) -> Key:
    """act:unit:action, with the card where two actions share a name, and the X."""
    _, _, unit, card, x = step
    identity = t.identity[card]
    action = t.cast.sheets[identity].action
    assert action is not None
    refs = [ref_of(t, unit), action.slug]
    if action.slug in t.cast.shared_slugs:
        refs.append(t.cast.slug(identity))
    if action.cost == X_COST:
        refs.append(str(x))
    return "act", tuple(refs)


def describe_card(t: SceneTable, step: Step) -> Key:
    """A card chosen from somewhere: with its bearer, or its zone where that is not plain."""
    place, identity = step[-2], step[-1]
    refs = [t.cast.slug(identity)]
    if place >= CARRIED:
        refs.insert(0, ref_of(t, place - CARRIED))
    elif tells_zone(t, step):
        refs.append(PILE_NAMES[place])
    return ("unload" if is_unloading(t) else "choose"), tuple(refs)


def is_unloading(t: SceneTable) -> bool:
    """Whether the question is which card to unload."""
    return bool(t.agenda) and t.agenda[-1][0] is moving.unload_them


def zones_meant(node: object) -> int:
    """How many zones a choice looks into."""
    return sum(len(f.zones) for f in getattr(node, "where", ()) if f.word == "in_")


def tells_zone(t: SceneTable, step: Step) -> bool:
    """Whether a choice of a card says where it lies: where several zones are looked into, or a like card lies
    in another one."""
    like = [option for option in t.options if option[0] is step[0] and option[-1] == step[-1]]
    return zones_meant(step[1]) > 1 or any(option[-2] != step[-2] for option in like)


def describe_mode(t: SceneTable, step: Step) -> Key:
    """The modes of an action are numbered."""
    return "choose", (str(step[1] + 1),)


def describe_trigger(t: SceneTable, step: Step) -> Key:
    """What waits is called by its card, and numbered where that is not enough."""
    ctx = t.pending[step[1]][2]
    name = t.cast.slug(t.identity[ctx.card])
    same = [
        index
        for index, (_, _, other, _) in enumerate(t.pending)
        if t.cast.slug(t.identity[other.card]) == name
    ]
    return "choose", (name,) if len(same) == 1 else (name, str(same.index(step[1]) + 1))


def describe_choose_one(t: SceneTable, step: Step) -> Key:
    """One of several effects."""
    return "choose", (str(step[4] + 1),)


def describe_number(t: SceneTable, step: Step) -> Key:
    """A number."""
    return "choose", (str(step[-1]),)


def describe_stages(t: SceneTable, step: Step) -> Key:
    """By so many stages."""
    return "choose", (str(step[3]),)


def describe_power(t: SceneTable, step: Step) -> Key:
    """A power by its slug."""
    return "choose", (POWERS[step[1]],)


def describe_type(t: SceneTable, step: Step) -> Key:
    """A card type."""
    return "choose", (step[1],)


def describe_player(t: SceneTable, step: Step) -> Key:
    """A player by seat."""
    return "choose", (f"player-{step[1] - PLAYER + 1}",)


def describe_unit_also(t: SceneTable, step: Step) -> Key:
    """One more of some."""
    return "choose", (ref_of(t, step[4][-1]),)


def describe_avert(t: SceneTable, step: Step) -> Key:
    """A text that keeps damage away is called by its card."""
    return "choose", (t.cast.slug(t.identity[step[2].card]),)


def describe_scatter(t: SceneTable, step: Step) -> Key:
    """A card for the top of a deck, or for its bottom."""
    return "choose", (t.cast.slug(step[2]), "top" if step[5] else "bottom")


def describe_place(t: SceneTable, step: Step) -> Key:
    """A card of a hand by its place: only chance chooses so."""
    return "choose", (str(step[2] + 1),)


def describe_start(t: SceneTable, step: Step) -> Key:
    """BS-4.1: Who begins."""
    return "choose", (f"player-{step[1] + 1}",)


OTHERS: Final[dict[Callable[..., None], Callable[[SceneTable, Step], Key]]] = {
    preparation.play_card: describe_play,
    admission.play_by: describe_play_by,
    preparation.shift_shape: describe_shift,
    preparation.take_shape: describe_play,
    combat.join_with: describe_play,
    entering.bring_in: describe_play,
    naming.take_name: lambda t, step: ("choose", (naming.name_of(t, step[2])[1],)),
    combat.use_in_step: lambda t, step: ("choose", (t.cast.slug(t.identity[step[1].card]),)),
    drawing.mill_so_many: lambda t, step: ("choose", (str(step[2]),)),
    paying.name_x: describe_number,
    paying.pay_self: lambda t, step: ("choose", (ref_of(t, step[2].user),)),
    paying.pay_from: lambda t, step: ("choose", (ref_of(t, step[1]),)),
    special_effects.unload_some: describe_number,
    using.use_action: describe_use,
    using.choose_targets: describe_mode,
    choosing.pick_card: describe_card,
    choosing.choose_also: describe_card,
    choosing.choose_unit_also: describe_unit_also,
    damage.avert: describe_avert,
    arranging.scatter_this: describe_scatter,
    arranging.add_share: describe_unit_also,
    arranging.lose_this: describe_place,
    seeing.bury_this: describe_place,
    choosing.pick_player: describe_player,
    choosing.take_top: describe_number,
    effects.change_stage_by: describe_stages,
    effects.name_power: describe_power,
    special_effects.purge_power: describe_power,
    special_effects.purge_type: describe_type,
    triggers.start_trigger: describe_trigger,
    choose_one: describe_choose_one,
    setup.start: describe_start,
}
