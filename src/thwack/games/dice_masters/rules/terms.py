"""DM-7, DM-14a: What nouns, filters, conditions and amounts on cards mean."""

from collections.abc import Sequence
from typing import Final

from ....cardlang.meaning import candidates, common_meaning, narrow, value
from ....cardlang.node import Context, Filter, Kind
from ....cardlang.nouns import Opponent, Other, Player, Theirs, This, You, Yours
from ....cardlang.shared import Among, Is, It, Non, OneOf, Some, ThereIs, YourTurn
from ..cards.costs import ENERGIES
from ..cards.words import (
    ActionDie,
    Affiliated,
    Alone,
    AnyOf,
    AtLevel,
    Attacking,
    AttackOf,
    Behind,
    Blocked,
    Blocking,
    Burst,
    Called,
    CharacterDie,
    CharacterKind,
    Copying,
    DefenseOf,
    DieKind,
    Engaged,
    EngagedWith,
    Fighting,
    ForSale,
    In,
    InAttackStep,
    LevelFrom,
    LevelOf,
    LevelUpTo,
    LowerThan,
    OnCharacterFace,
    Outnumbered,
    Sidekick,
    ThatBlock,
    Typed,
    UsedAction,
)
from ..state.cast import NOBODYS
from ..state.table import (
    ATTACK,
    ATTACKERS,
    DAMAGE,
    ON_CARD,
    PLAYER,
    ZONE_NAMES,
    ZONES,
    DiceTable,
    field,
    in_field,
)
from .stats import attack_of, blockers_of, burst_of, defense_of, distinct, engaged_with, level_of, text_slot

MEANING: Final = common_meaning()
Dice = Sequence[int]
CHARACTER: Final = CharacterKind()


def passes(t: DiceTable, die: int, where: tuple[Filter, ...], ctx: Context) -> bool:
    """Whether a die passes all filters."""
    return not where or bool(narrow(t, (die,), CHARACTER, where, ctx))


# Kinds


def character_kind(t: DiceTable, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """DM-7.2: Character dice in the field, of both players."""
    return t.cast.dice_in[in_field(t)]


def die_kind(t: DiceTable, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """Dice in the zone that a filter names: the own one, unless the noun says that they are the
    opponent's."""
    seat = 1 - ctx.seat if any(isinstance(f, Theirs) for f in where) else ctx.seat
    for f in where:
        if isinstance(f, In):
            return t.cast.dice_in[t.zones[ZONES * seat + ZONE_NAMES[f.zone]]]
        if isinstance(f, Among):
            return ctx.that(f.name)
        if isinstance(f, ForSale):
            return t.cast.dice_in[t.zones[ZONES * ctx.seat + ON_CARD] | t.zones[ZONES * NOBODYS + ON_CARD]]
    return ()


def player_kind(t: DiceTable, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """Both players, the active one last: what hits both hits the opponent first (G-1)."""
    return (PLAYER + 1 - t.turn, PLAYER + t.turn)


# Nouns


def _this(t: DiceTable, node: This, ctx: Context) -> tuple[int, ...]:
    return (ctx.user,) if ctx.user >= 0 else ()


def _it(t: DiceTable, node: It, ctx: Context) -> tuple[int, ...]:
    return ctx.that("it")


def _you(t: DiceTable, node: You, ctx: Context) -> tuple[int, ...]:
    return (PLAYER + ctx.seat,)


def _opponent(t: DiceTable, node: Opponent, ctx: Context) -> tuple[int, ...]:
    return (PLAYER + 1 - ctx.seat,)


def _some(t: DiceTable, node: Some, ctx: Context) -> tuple[int, ...]:
    found = MEANING.kinds[type(node.kind)](t, node.where, ctx)
    return tuple(narrow(t, found, node.kind, node.where, ctx))


def _any_of(t: DiceTable, node: AnyOf, ctx: Context) -> tuple[int, ...]:
    return tuple(dict.fromkeys(thing for part in node.parts for thing in candidates(t, part, ctx)))


# Filters: each keeps what passes.


def _yours(t: DiceTable, dice: Dice, f: Yours, kind: Kind, ctx: Context) -> Dice:
    if isinstance(kind, Player):
        return [d for d in dice if d == PLAYER + ctx.seat]
    return [d for d in dice if t.place[d] // ZONES == ctx.seat]


def _theirs(t: DiceTable, dice: Dice, f: Theirs, kind: Kind, ctx: Context) -> Dice:
    if isinstance(kind, Player):
        return [d for d in dice if d != PLAYER + ctx.seat]
    return [d for d in dice if t.place[d] // ZONES == 1 - ctx.seat]


def _other(t: DiceTable, dice: Dice, f: Other, kind: Kind, ctx: Context) -> Dice:
    """Not this die; for a text "while active" none of the dice of that card."""
    texts = t.cast.texts[ctx.card]
    active = any(text.active for group in texts.values() for text in group)
    if active:
        return [d for d in dice if text_slot(t, d) != ctx.card or t.place[d] // ZONES != ctx.seat]
    return [d for d in dice if d != ctx.user]


def _in(t: DiceTable, dice: Dice, f: In, kind: Kind, ctx: Context) -> Dice:
    """DM-5.3.10, H-20: Dice that paid for the fielding do not count as being in the used pile."""
    spent = ctx.that("spent")
    zone = ZONE_NAMES[f.zone]
    return [d for d in dice if t.place[d] % ZONES == zone and d not in spent]


def _for_sale(t: DiceTable, dice: Dice, f: ForSale, kind: Kind, ctx: Context) -> Dice:
    return [d for d in dice if t.place[d] % ZONES == ON_CARD]


def _sidekick(t: DiceTable, dice: Dice, f: Sidekick, kind: Kind, ctx: Context) -> Dice:
    return [d for d in dice if t.cast.slot[d] < 2]


def _action_die(t: DiceTable, dice: Dice, f: ActionDie, kind: Kind, ctx: Context) -> Dice:
    return [d for d in dice if not t.cast.character_die[t.cast.slot[d]]]


def _character_die(t: DiceTable, dice: Dice, f: CharacterDie, kind: Kind, ctx: Context) -> Dice:
    """D-10: Unrolled, a die is what its faces make it."""
    return [d for d in dice if t.cast.character_die[t.cast.slot[d]]]


def _showing_character(t: DiceTable, dice: Dice, f: OnCharacterFace, kind: Kind, ctx: Context) -> Dice:
    return [d for d in dice if level_of(t, d)]


def _typed(t: DiceTable, dice: Dice, f: Typed, kind: Kind, ctx: Context) -> Dice:
    """G-11: Sidekicks have no type."""
    energy = ENERGIES[f.energy]
    return [d for d in dice if t.cast.type[text_slot(t, d)] == energy]


def _affiliated(t: DiceTable, dice: Dice, f: Affiliated, kind: Kind, ctx: Context) -> Dice:
    """G-11: Sidekicks have no affiliation."""
    found = []
    for d in dice:
        card = t.cast.cards[text_slot(t, d)]
        if card is not None and f.team in card.affiliations:
            found.append(d)
    return found


def _called(t: DiceTable, dice: Dice, f: Called, kind: Kind, ctx: Context) -> Dice:
    """DM-7.4: Only the own dice of that character."""
    found = []
    for d in dice:
        card = t.cast.cards[text_slot(t, d)]
        if card is not None and card.title == f.name and t.place[d] // ZONES == ctx.seat:
            found.append(d)
    return found


def _non(t: DiceTable, dice: Dice, f: Non, kind: Kind, ctx: Context) -> Dice:
    kept = MEANING.filters[type(f.filter)](t, dice, f.filter, kind, ctx)
    return [d for d in dice if d not in kept]


def _one_of(t: DiceTable, dice: Dice, f: OneOf, kind: Kind, ctx: Context) -> Dice:
    kept: list[int] = []
    for one in f.filters:
        kept.extend(MEANING.filters[type(one)](t, dice, one, kind, ctx))
    return [d for d in dice if d in kept]


def _at_level(t: DiceTable, dice: Dice, f: AtLevel, kind: Kind, ctx: Context) -> Dice:
    level = value(t, f.level, ctx)
    return [d for d in dice if level_of(t, d) == level]


def _level_up_to(t: DiceTable, dice: Dice, f: LevelUpTo, kind: Kind, ctx: Context) -> Dice:
    level = value(t, f.level, ctx)
    return [d for d in dice if level_of(t, d) <= level]


def _level_from(t: DiceTable, dice: Dice, f: LevelFrom, kind: Kind, ctx: Context) -> Dice:
    level = value(t, f.level, ctx)
    return [d for d in dice if level_of(t, d) >= level]


def _lower_than(t: DiceTable, dice: Dice, f: LowerThan, kind: Kind, ctx: Context) -> Dice:
    level = max((level_of(t, d) for d in candidates(t, f.things, ctx)), default=0)
    return [d for d in dice if level_of(t, d) < level]


def _fighting(t: DiceTable, dice: Dice, f: Fighting, kind: Kind, ctx: Context) -> Dice:
    return [d for d in dice if t.place[d] % ZONES == ATTACK]


def _attacking(t: DiceTable, dice: Dice, f: Attacking, kind: Kind, ctx: Context) -> Dice:
    return [d for d in dice if t.place[d] == ZONES * t.turn + ATTACK]


def _blocking(t: DiceTable, dice: Dice, f: Blocking, kind: Kind, ctx: Context) -> Dice:
    return [d for d in dice if t.place[d] == ZONES * (1 - t.turn) + ATTACK]


def _blocked(t: DiceTable, dice: Dice, f: Blocked, kind: Kind, ctx: Context) -> Dice:
    """G-4: Once blocked, always blocked."""
    return [d for d in dice if t.blocked >> d & 1 and t.place[d] == ZONES * t.turn + ATTACK]


def _engaged(t: DiceTable, dice: Dice, f: Engaged, kind: Kind, ctx: Context) -> Dice:
    return [d for d in dice if engaged_with(t, d)]


def _engaged_with(t: DiceTable, dice: Dice, f: EngagedWith, kind: Kind, ctx: Context) -> Dice:
    mask = 0
    for d in candidates(t, f.things, ctx):
        mask |= engaged_with(t, d)
    return [d for d in dice if mask >> d & 1]


def _that_block(t: DiceTable, dice: Dice, f: ThatBlock, kind: Kind, ctx: Context) -> Dice:
    mask = 0
    for d in candidates(t, f.things, ctx):
        mask |= blockers_of(t, d)
    return [d for d in dice if mask >> d & 1]


def _copying(t: DiceTable, dice: Dice, f: Copying, kind: Kind, ctx: Context) -> Dice:
    return [d for d in dice if t.stats[d] >= 0]


def _among(t: DiceTable, dice: Dice, f: Among, kind: Kind, ctx: Context) -> Dice:
    known = ctx.that(f.name)
    return [d for d in dice if d in known]


# Conditions


def _burst(t: DiceTable, node: Burst, ctx: Context) -> bool:
    """DM-11.1: One burst and two are different; a die KO'd counts as it was (DM-5.4.14)."""
    remembered = ctx.that("burst")
    bursts = remembered[0] if remembered else burst_of(t, ctx.user) if ctx.user >= 0 else 0
    if node.marks == "any":
        return bursts > 0
    return bursts == (1 if node.marks == "one" else 2)


def _is(t: DiceTable, node: Is, ctx: Context) -> bool:
    found = candidates(t, node.things, ctx)
    return bool(narrow(t, found, CHARACTER, node.where, ctx))


def _there_is(t: DiceTable, node: ThereIs, ctx: Context) -> bool:
    found = MEANING.kinds[type(node.kind)](t, node.where, ctx)
    return bool(narrow(t, found, node.kind, node.where, ctx))


def _behind(t: DiceTable, node: Behind, ctx: Context) -> bool:
    return t.life[1 - ctx.seat] > t.life[ctx.seat]


def _outnumbered(t: DiceTable, node: Outnumbered, ctx: Context) -> bool:
    return field(t, ctx.seat).bit_count() < field(t, 1 - ctx.seat).bit_count()


def _alone(t: DiceTable, node: Alone, ctx: Context) -> bool:
    """G-15: Exactly one die was declared as attacker."""
    return t.alone == 1 and t.place[ctx.user] == ZONES * t.turn + ATTACK


def _in_attack_step(t: DiceTable, node: InAttackStep, ctx: Context) -> bool:
    return ATTACKERS <= t.phase <= DAMAGE


def _your_turn(t: DiceTable, node: YourTurn, ctx: Context) -> bool:
    return t.turn == ctx.seat


def _used_action(t: DiceTable, node: UsedAction, ctx: Context) -> bool:
    return bool(t.used_action >> ctx.seat & 1)


# Amounts


def _level(t: DiceTable, node: LevelOf, ctx: Context) -> int:
    return max((level_of(t, d) for d in candidates(t, node.die, ctx)), default=0)


def _attack(t: DiceTable, node: AttackOf, ctx: Context) -> int:
    return sum(attack_of(t, d) for d in candidates(t, node.die, ctx))


def _defense(t: DiceTable, node: DefenseOf, ctx: Context) -> int:
    return sum(defense_of(t, d) for d in candidates(t, node.die, ctx))


MEANING.kinds.update({CharacterKind: character_kind, DieKind: die_kind, Player: player_kind})
MEANING.things.update({This: _this, It: _it, You: _you, Opponent: _opponent, Some: _some, AnyOf: _any_of})
MEANING.filters.update(
    {
        Yours: _yours,
        Theirs: _theirs,
        Other: _other,
        In: _in,
        ForSale: _for_sale,
        Sidekick: _sidekick,
        ActionDie: _action_die,
        CharacterDie: _character_die,
        OnCharacterFace: _showing_character,
        Typed: _typed,
        Affiliated: _affiliated,
        Called: _called,
        Non: _non,
        OneOf: _one_of,
        AtLevel: _at_level,
        LevelUpTo: _level_up_to,
        LevelFrom: _level_from,
        LowerThan: _lower_than,
        Fighting: _fighting,
        Attacking: _attacking,
        Blocking: _blocking,
        Blocked: _blocked,
        Engaged: _engaged,
        EngagedWith: _engaged_with,
        ThatBlock: _that_block,
        Copying: _copying,
        Among: _among,
    }
)
MEANING.conditions.update(
    {
        Burst: _burst,
        Is: _is,
        ThereIs: _there_is,
        Behind: _behind,
        Outnumbered: _outnumbered,
        Alone: _alone,
        InAttackStep: _in_attack_step,
        YourTurn: _your_turn,
        UsedAction: _used_action,
    }
)
MEANING.amounts.update({LevelOf: _level, AttackOf: _attack, DefenseOf: _defense})
MEANING.distinct = distinct
