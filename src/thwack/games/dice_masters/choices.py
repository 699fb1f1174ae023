"""What an option is called: its verb and the slugs of the things concerned; what it is about: pointing.py."""

from collections.abc import Callable

from ...cardlang.meaning import accept, choose_one, let_it_happen, remember, select_nothing
from ...cardlang.node import Effect
from ...kernel.masks import bits
from ...kernel.table import Step
from .pointing import things as things
from .rules import (
    attack,
    bans,
    choosing,
    damage,
    dice_effects,
    draft,
    drawing,
    energy,
    fielding,
    main_step,
    special_effects,
    triggers,
    turn,
)
from .rules import globals as global_abilities
from .rules.stats import like
from .state.table import (
    ATTACK,
    FIELD,
    PLAYER,
    RESERVE,
    ROLLING,
    ZONE_NAMES,
    DiceTable,
    in_field,
    seat_of,
    zone_of,
)

Refs = tuple[str, ...]


def slug_of(t: DiceTable, die: int) -> str:
    """The slug of a die."""
    cast = t.cast
    return cast.slugs[cast.slot[die]]


def face_slug(t: DiceTable, die: int) -> str:
    """The slug of the face a die shows; nothing if it is not rolled."""
    return "" if t.face[die] < 0 else str(t.cast.faces[t.cast.slot[die]][t.face[die]].slug)


def die_refs(t: DiceTable, die: int, own: bool = False) -> Refs:
    """A die by its slug; its face, its seat or a number follow where unlike dice would read the same.

    `own`: only dice that lie in the same zone and show the same sort of face could be meant.
    """
    slug, zone = slug_of(t, die), zone_of(t, die)
    if zone in (FIELD, ATTACK) and not own:
        mates = in_field(t)
    elif zone in (FIELD, ATTACK, RESERVE, ROLLING):
        mates = t.zones[t.place[die]]
    else:
        return (slug,)
    sign = like(t, die)
    others = [d for d in bits(mates) if slug_of(t, d) == slug and like(t, d) != sign]
    if own:
        faces = t.cast.faces[t.cast.slot[die]]
        others = [d for d in others if faces[t.face[d]].sort == faces[t.face[die]].sort]
    refs: Refs = (slug,)
    for name, part in ((face_slug(t, die), t.face), (f"seat-{seat_of(t, die)}", None)):
        rest = [d for d in others if (part[d] == t.face[die] if part else seat_of(t, d) == seat_of(t, die))]
        if len(rest) < len(others):
            refs += (name,)
        others = rest
    if others:  # sorts count in the order of their first dice
        first = next(d for d in bits(mates) if like(t, d) == sign)
        lower = {like(t, d) for d in others if d < first}
        refs += (str(len(lower) + 1),)
    return refs


def thing_refs(t: DiceTable, thing: int) -> Refs:
    """A die or a player."""
    return (f"seat-{thing - PLAYER}",) if thing >= PLAYER else die_refs(t, thing)


def effect_slug(effect: Effect) -> str:
    """A choice of effects is called by what they do: draw-1, spin-this-up."""
    return "-".join("".join(c if c.isalnum() else " " for c in effect.shown()).split())


def pay_refs(t: DiceTable, way: energy.Way) -> Refs:
    """The dice of a payment with their faces; `part` after one that is spent in part."""
    refs: Refs = ()
    for die, part in way:
        if die == energy.LOOSE:
            refs += ("generic",) * part
        else:
            refs += (slug_of(t, die), face_slug(t, die)) + (("part",) if part else ())
    return refs


def trigger_refs(t: DiceTable, index: int) -> Refs:
    """A waiting effect by its card and die; numbered where one die has several."""
    found = [row_refs(t, row) for row in t.pending]
    same = found[:index].count(found[index])
    return found[index] + ((str(same + 1),) if found.count(found[index]) > 1 else ())


def row_refs(t: DiceTable, row: tuple[object, ...]) -> Refs:
    """The card of a waiting effect, and its die."""
    ctx = row[2]
    slug = t.cast.slug(ctx.card)  # type: ignore[attr-defined]  # a context
    die = ctx.user  # type: ignore[attr-defined]
    if die >= 0 and in_field(t) >> die & 1:
        refs = die_refs(t, die)
        return refs if refs[0] == slug else (slug, *refs)
    return (slug,)


PASSES: frozenset[Callable[..., None]] = frozenset(
    {
        main_step.hand_over,
        main_step.pass_back,
        main_step.end_step,
        main_step.let_go_on,
        fielding.stop_paying,
        attack.stop_attacking,
        attack.stop_blocking,
        damage.let_it_be,
        choosing.stay,
        remember,
        select_nothing,
        let_it_happen,
    }
)


def describe(t: DiceTable, step: Step) -> tuple[str, Refs]:
    """The verb and refs of an option."""
    if step[0] in PASSES:
        return "pass", ()
    return VERBS[step[0]], REFS[step[0]](t, step)


def zone_refs(t: DiceTable, die: int) -> Refs:
    """A die with the zone it lies in, and the face it shows there."""
    zone = next(name for name, zone in ZONE_NAMES.items() if zone == zone_of(t, die))
    return (slug_of(t, die), zone, *([face_slug(t, die)] if t.face[die] >= 0 else []))


def _block(t: DiceTable, step: Step) -> Refs:
    return (*die_refs(t, step[2], True), *die_refs(t, step[3], True))


# The verb and the refs of every option that is not a pass.
TABLE: dict[Callable[..., None], tuple[str, Callable[[DiceTable, Step], Refs]]] = {
    draft.take_card: ("pick", lambda t, s: (draft.card_numbered(t.cast.library, s[3]).id,)),
    draft.put_dice: ("choose", lambda t, s: (str(s[3]),)),
    draft.take_basic_action: ("draw", lambda t, s: (draft.card_numbered(t.cast.library, s[1]).id,)),
    drawing.draw_this: ("draw", lambda t, s: (slug_of(t, s[2]),)),
    drawing.roll_this: (
        "roll",
        lambda t, s: (slug_of(t, s[1][s[2]]), t.cast.faces[t.cast.slot[s[1][s[2]]]][s[3]].slug),
    ),
    turn.choose_die_to_reroll: ("reroll", lambda t, s: (slug_of(t, s[3]), face_slug(t, s[3]))),
    turn.end_reroll: ("keep", lambda t, s: ()),
    turn.go_without_reroll: ("keep", lambda t, s: ()),
    turn.waive_reroll: ("pay", lambda t, s: ("life",)),
    main_step.waive: ("pay", lambda t, s: ("life", bans.BANS[s[2]])),
    damage.waive_to_answer: ("pay", lambda t, s: ("life", bans.BANS[s[2]])),
    fielding.buy_from: ("buy", lambda t, s: (t.cast.slug(s[2]),)),
    fielding.field_die: ("field", lambda t, s: die_refs(t, s[2], True)),
    main_step.use_die: ("use", lambda t, s: die_refs(t, s[2], True)),
    main_step.use_ability: ("use", lambda t, s: (t.cast.slug(s[2]),)),
    global_abilities.use_global: ("global", lambda t, s: (t.cast.slug(t.cast.globals[s[2]][1]),)),
    global_abilities.use_global_times: ("choose", lambda t, s: (str(s[3]),)),
    energy.pay_with: ("pay", lambda t, s: pay_refs(t, s[2])),
    attack.declare_attacker: ("attack", lambda t, s: die_refs(t, s[2], True)),
    attack.declare_blocker: ("block", _block),
    attack.stretch: ("block", lambda t, s: (*_block(t, s), "stretch")),
    attack.go_through: ("choose", lambda t, s: ("opponent",)),
    attack.hit_blockers: ("choose", lambda t, s: ("blockers",)),
    attack.assign: ("assign", lambda t, s: (*die_refs(t, s[5][0], True), str(s[7]))),
    damage.react: (
        "global",
        lambda t, s: (t.cast.slug(t.cast.reactions[s[2]][1]), *packet_refs(t, s[3])),
    ),
    damage.divert: ("choose", lambda t, s: ("redirect", str(s[2]), *packet_refs(t, s[1]))),
    damage.slip_from_damage: ("use", lambda t, s: packet_refs(t, s[1])),
    damage.drop_guard: ("use", lambda t, s: (slug_of(t, s[1]), *die_refs(t, s[2]))),
    triggers.start_trigger: ("choose", lambda t, s: trigger_refs(t, s[1])),
    choosing.pick_die: ("choose", lambda t, s: thing_refs(t, s[1])),
    choosing.pick_player: ("choose", lambda t, s: thing_refs(t, s[1])),
    choosing.pick_thing: ("choose", lambda t, s: thing_refs(t, s[1])),
    choosing.choose_also: ("choose", lambda t, s: thing_refs(t, s[4][-1])),
    dice_effects.spin_one: ("choose", lambda t, s: (*die_refs(t, s[1]), "up" if s[2] > 0 else "down")),
    choosing.slip_away: ("use", lambda t, s: die_refs(t, s[1][s[2]])),
    accept: ("choose", lambda t, s: (effect_slug(s[1]),)),
    choose_one: ("choose", lambda t, s: (effect_slug(s[1].effects[s[4]]),)),
    special_effects.impersonate: ("choose", lambda t, s: (t.cast.slug(s[2]),)),
    special_effects.ban: ("choose", lambda t, s: (t.cast.slug(s[2]),)),
    special_effects.borrow: ("choose", lambda t, s: zone_refs(t, s[2])),
    special_effects.guard: ("choose", lambda t, s: die_refs(t, s[2])),
    special_effects.pin: ("choose", lambda t, s: die_refs(t, s[2])),
}
VERBS = {function: row[0] for function, row in TABLE.items()}
REFS = {function: row[1] for function, row in TABLE.items()}


def packet_refs(t: DiceTable, index: int) -> Refs:
    """Damage under way, by its target; numbered where a target is hit more than once."""
    found = [thing_refs(t, p[1]) for p in t.packets]
    same = found[:index].count(found[index])
    return found[index] + ((str(same + 1),) if found.count(found[index]) > 1 else ())
