"""U-9: The attack action and the combat timeline."""

from typing import Final, Literal

from ....cardlang.control import Choose, If
from ....cardlang.meaning import candidates, holds, perform, value
from ....cardlang.moments import While
from ....cardlang.node import Context, Effect, Number, Rule
from ....cardlang.nouns import This
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.reading import ATTACK, DEFENSE
from ..cards.special import Predict
from ..cards.turn_words import NOT_AT_ALL, BonusAttack, Tied
from ..cards.words import Attacks, Modify, ValueOf
from ..state.atoms import commit_card, hurt, note_deed, show_card
from ..state.combats import end_combat, set_combat, start_combat
from ..state.records import end_bonus_combat, start_bonus
from ..state.table import (
    ADDED,
    AFTER,
    ATTACK_SIDE,
    ATTACKER,
    BECOMES,
    BONUS,
    CANCELED,
    CAP,
    CARD,
    CARDS,
    DEALT,
    DEFENSE_SIDE,
    EXTRA,
    FACE_UP,
    IGNORED,
    LATER,
    LOCKED,
    MOMENT,
    NO_CARD,
    OVER,
    PREVENTED,
    PRINTED,
    REFLECTED,
    REVEALED,
    SET,
    TARGET,
    UnmatchedTable,
    hand_of,
    holder_of,
    is_hero,
)
from .abilities import rules_at, staying_rules, use_abilities
from .effects import resolve
from .hands import boost_value, playable, slot_with
from .lasting import fixed_value
from .oneoffs.rails import silence_the_beaten
from .oneoffs.ranged import needs_a_ranged_card
from .pieces.targets import fits, in_reach
from .special_effects import name_prediction, tell_value
from .terms import EFFECT_ENDS, MEANING, side_of
from .zones.keeping import keep_defense, keep_played
from .zones.lines import complete_lines
from .zones.ransoms import steps_of_wound

Moment = Literal["immediately", "during", "after"]
NO_CAP: Final = 1_000_000  # no damage comes to so much
MOMENTS: Final[tuple[Moment, ...]] = ("immediately", "during", "after")
SAID: Final = ("at_once", "during_combat", "")  # what character cards say of the same moments


def attack(t: UnmatchedTable, seat: Seat, attacker: int, target: int) -> None:
    """U-9.1: The action, in the book's order."""
    start_combat(t, attacker, target)
    note_deed(t, seat, "attacked", 1)
    other = t.cast.owner[target]
    t.do(
        (choose_attack_card, seat),  # U-9.4
        *([(use_attack_abilities, seat)] if seat in t.cast.when_attacks else []),
        *([(tell_value, other)] if other in t.cast.senses else []),
        *([(use_abilities, other, "under_attack", target)] if rules_at(t, other, "under_attack") else []),
        (choose_defense_card, other),  # U-9.5
        (reveal,),  # U-9.6
        (resolve_moment, 0),  # U-9.10
        (resolve_moment, 1),  # U-9.11
        (deal_combat_damage,),  # U-9.12
        (resolve_moment, 2),  # U-9.13
        *([(use_combat_abilities,)] if t.cast.after_combat else []),
        (clean_up,),  # U-9.14, U-9.15
    )


def choose_attack_card(t: UnmatchedTable, seat: Seat) -> None:
    """U-9.4: An attack or versatile card that the attacking fighter may use, face down."""
    attacker = t.combat[ATTACKER]
    able = [card for card, (_, users) in playable(t, seat, ATTACK).items() if users >> attacker & 1]
    if t.cast.ranged_cards and needs_a_ranged_card(t):
        able = [card for card in able if card in t.cast.ranged_cards] or able  # who reaches so far otherwise
    if t.cast.choosy:
        ranged, target = t.cast.ranged_cards, t.combat[TARGET]
        able = [card for card in able if card in ranged or fits(t, card, attacker, target)]
    t.ask(seat, [(play_attack_card, card, seat) for card in able], len(hand_of(t, seat)))


def play_attack_card(t: UnmatchedTable, card: int, seat: Seat) -> None:
    """U-9.4: It lies face down."""
    slot = slot_with(t, hand_of(t, seat), card)
    commit_card(t, slot)
    set_combat(t, CARDS + ATTACK_SIDE, slot)
    note_deed(t, seat, "played", 1)
    t.emit("committed", t.combat[ATTACKER])
    if card in t.cast.ranged_cards and needs_a_ranged_card(t):
        show_card(t, slot)
    odd = card in t.cast.choosy and not in_reach(t, t.combat[ATTACKER], t.combat[TARGET])
    if odd or card in t.cast.face_up:
        set_combat(t, FACE_UP, 1)
        show_card(t, slot)
        t.emit("revealed", seat, (card, -1))


def use_attack_abilities(t: UnmatchedTable, seat: Seat) -> None:
    """What a character card adds when its fighter attacks."""
    for rule in t.cast.when_attacks.get(seat, ()):
        ctx = Context(seat, t.combat[CARDS], t.combat[ATTACKER])
        if isinstance(rule.event, Attacks) and ctx.user in candidates(t, rule.event.who, ctx):
            t.do((perform, rule.effect, ctx))


def choose_defense_card(t: UnmatchedTable, seat: Seat) -> None:
    """U-9.5: The defender may play a defense or versatile card that the target may use, or none."""
    target = t.combat[TARGET]
    able = [card for card, (_, users) in playable(t, seat, DEFENSE).items() if users >> target & 1]
    options: list[Step] = [(defend, card, seat) for card in able]
    t.ask(seat, [*options, (do_not_defend, seat)], 1 + len(hand_of(t, seat)))


def defend(t: UnmatchedTable, card: int, seat: Seat) -> None:
    """U-9.5: It lies face down, unless the card says otherwise."""
    slot = slot_with(t, hand_of(t, seat), card)
    commit_card(t, slot)
    set_combat(t, CARDS + DEFENSE_SIDE, slot)
    note_deed(t, seat, "played", 1)
    t.emit("defended", t.combat[TARGET])
    if any(isinstance(rule, Predict) for rule in t.cast.card(card).rules):
        show_card(t, slot)
        t.do((name_prediction, seat))


def do_not_defend(t: UnmatchedTable, seat: Seat) -> None:
    """Q-13: No card: no value, and effects about the opponent's card do nothing."""
    t.emit("undefended", t.combat[TARGET])


def reveal(t: UnmatchedTable) -> None:
    """U-9.6: The cards are revealed at the same time."""
    set_combat(t, REVEALED, 1)
    for part in (CARDS, CARDS + 1, EXTRA):
        slot = t.combat[part]
        if slot != NO_CARD and not (t.combat[BONUS] and part == CARDS):
            show_card(t, slot)
            t.emit("revealed", holder_of(t, slot), (t.identity[slot], -1))


def resolve_moment(t: UnmatchedTable, moment: int) -> None:
    """U-9.17: The defender's effects resolve first."""
    set_combat(t, MOMENT, moment)
    t.do((resolve_card, ATTACK_SIDE, moment))
    resolve_card(t, DEFENSE_SIDE, moment)


def resolve_card(t: UnmatchedTable, side: int, moment: int) -> None:
    """U-9.10 to U-9.13, U-10.6: The effect of one side's card, unless it was canceled.

    U-9.18: also a defeated fighter's.
    """
    slot = t.combat[CARDS + side]
    canceled = t.combat[CANCELED + side]
    if slot == NO_CARD:
        return
    seat = holder_of(t, slot) if t.cast.given else t.cast.slot_owner[slot]
    effect = None
    if t.combat[BONUS] and side == ATTACK_SIDE:
        if moment == 1 and t.combat[BECOMES] >= 0 and not t.combat[CANCELED]:
            set_combat(t, SET, t.combat[BECOMES])
    elif not canceled or (canceled == LATER and moment == 0) or (canceled == AFTER and moment < 2):
        effect = t.cast.cards[t.identity[slot]].effects.get(MOMENTS[moment])
    said = SAID[moment]
    if said and (t.ongoing or (seat, said) in t.cast.at):
        resolve_with_abilities(t, effect, Context(seat, slot, t.combat[side]), said)
    elif effect is not None:
        t.do((resolve, effect, Context(seat, slot, t.combat[side])))


def resolve_with_abilities(t: UnmatchedTable, effect: Effect | None, ctx: Context, moment: str) -> None:
    """U-9.16, U-9.17: What a character card says of the same moment; its player picks the order. Q-12: a
    cancel does not stop it."""
    found = [rule.effect for rule in rules_at(t, ctx.seat, moment)]
    if moment == "at_once":  # where it says nothing, there is nothing to put in order
        found = [one for one in found if not isinstance(one, If) or holds(t, one.condition, ctx)]
    if effect is not None:
        found.insert(0, effect)
    if not found:
        return
    whole = found[0] if len(found) == 1 else Choose(Number(len(found)), tuple(found))
    t.do((resolve, whole, ctx))


def printed_value(t: UnmatchedTable, side: int) -> int:
    """U-10.3, Q-13: The number on the card itself; 0 where there is no card."""
    slot = t.combat[CARDS + side]
    if slot == NO_CARD:
        return 0
    if t.combat[PRINTED + side] >= 0:
        return t.combat[PRINTED + side]
    return t.cast.card(t.identity[slot]).value or 0


def combat_value(t: UnmatchedTable, side: int) -> int:
    """Q-14, Q-15, U-10.4: The latest "becomes" or the printed value, plus all additions; ignored it is 0;
    locked it stays."""
    combat = t.combat
    slot = combat[CARDS + side]
    if slot == NO_CARD or combat[IGNORED + side]:
        return 0
    if combat[LOCKED + side]:
        return combat[SET + side]
    if t.lasting and (fixed := fixed_value(t, holder_of(t, slot))) >= 0:
        return fixed
    total = combat[SET + side] if combat[SET + side] >= 0 else printed_value(t, side)
    total += combat[ADDED + side]
    if combat[EXTRA + side] != NO_CARD and not combat[CANCELED + side]:
        total += boost_value(t, combat[EXTRA + side])
    for seat, rule in t.cast.value_modifiers:
        total += modified(t, Context(seat, user=combat[side]), rule, side)
    for node, ctx, _ in t.lasting:
        if isinstance(node, Rule):
            total += modified(t, ctx, node, side)
    if t.ongoing:
        for seat in range(t.cast.seats):
            for rule in staying_rules(t, seat):
                total += modified(t, Context(seat, user=combat[side]), rule, side)
    if t.cast.overloads and total > t.cast.overloads.get(t.identity[slot], total):
        return 0
    return max(total, 0)


def modified(t: UnmatchedTable, ctx: Context, rule: Rule, side: int) -> int:
    """What an ability, or an effect that lasts, adds to the card of this side's fighter now."""
    fighter = t.combat[side]
    own = t.cast.owner[fighter] == ctx.seat
    if not own and t.cast.side[fighter] != t.cast.team[ctx.seat]:
        return 0
    while isinstance(rule, While):
        if not holds(t, rule.condition, ctx):
            return 0
        rule = rule.rule
    what = "attack-value" if side == ATTACK_SIDE else "defense-value"
    if isinstance(rule, Modify) and rule.what == what and (own or not isinstance(rule.of, This)):
        if fighter in candidates(t, rule.of, ctx):
            return value(t, rule.amount, ctx)
    return 0


def combat_damage(t: UnmatchedTable, attack_value: int, defense_value: int) -> int:
    """U-9.12: What such values come to: attack minus defense, as far as damage can be dealt."""
    damage = attack_value - defense_value
    for seat, rule in t.cast.tough:
        if t.combat[TARGET] in candidates(t, rule.of, Context(seat)):
            damage -= value(t, rule.amount, Context(seat))
    return min(max(damage, 0), most_damage(t))


def most_damage(t: UnmatchedTable) -> int:
    """U-9.12: The most that the attack under way can deal: nothing where damage is prevented."""
    if t.combat[PREVENTED] >> t.combat[TARGET] & 1:
        return 0
    return NO_CAP if t.combat[CAP] < 0 else t.combat[CAP]


def value_of(t: UnmatchedTable, node: ValueOf, ctx: Context) -> int:
    """value_of: as it stands now; a card that is not in the combat has none (Q-13)."""
    slots = [thing - CARD for thing in candidates(t, node.card, ctx)]
    return sum(combat_value(t, s) for s in (0, 1) if t.combat and t.combat[CARDS + s] in slots)


def is_tied(t: UnmatchedTable, node: Tied, ctx: Context) -> bool:
    """tied, Q-13: two cards of the same value; where one is missing there is nothing to compare."""
    both = NO_CARD not in t.combat[CARDS : CARDS + 2]
    return both and combat_value(t, ATTACK_SIDE) == combat_value(t, DEFENSE_SIDE)


MEANING.amounts[ValueOf] = value_of
MEANING.conditions[Tied] = is_tied


def deal_combat_damage(t: UnmatchedTable) -> None:
    """U-9.12: Attack minus defense; a higher defense never hurts the attacker.

    U-9.20, U-9.21: that decides who won.
    """
    attack_value, defense_value = combat_value(t, ATTACK_SIDE), combat_value(t, DEFENSE_SIDE)
    damage = combat_damage(t, attack_value, defense_value)
    t.emit("clashed", attack_value, defense_value, damage)
    if t.combat[REFLECTED]:
        hurt(t, [(t.combat[ATTACKER], damage)])
        damage = 0
    struck = hurt(t, [(t.combat[TARGET], damage)])
    set_combat(t, DEALT, damage if struck else 0)
    set_combat(t, OVER, 1)
    if t.lasting:
        silence_the_beaten(t)
    if struck and t.cast.when_wounded:
        t.do(*steps_of_wound(t, t.combat[TARGET]))
    if t.cast.deeds:
        winner = t.combat[ATTACKER if t.combat[DEALT] else TARGET]
        note_deed(t, t.cast.owner[winner], "won", 1)
        note_deed(t, t.cast.owner[t.combat[TARGET if t.combat[DEALT] else ATTACKER]], "lost", 1)
        note_deed(t, t.cast.owner[t.combat[ATTACKER]], "dealt", t.combat[DEALT])


def use_combat_abilities(t: UnmatchedTable) -> None:
    """U-9.16, U-9.17: What character cards say of the end of a combat, the defender's first."""
    for side in (ATTACK_SIDE, DEFENSE_SIDE):
        slot = t.combat[CARDS + side]
        use_abilities(t, t.cast.owner[t.combat[side]], "after_combat", t.combat[side], slot=slot)


def do_bonus_attack(t: UnmatchedTable, node: BonusAttack, ctx: Context) -> None:
    """X-1: The same fighters once more, if both still stand; the defender may play a new card."""
    main = tuple(t.combat)
    if side_of(t, ctx) != ATTACK_SIDE or any(t.space[f] < 0 for f in main[:2]):
        return
    printed, becomes = value(t, node.amount, ctx), -1
    if node.becomes != NOT_AT_ALL and main[CARDS + 1] != NO_CARD:
        becomes = value(t, node.becomes, ctx)
    start_bonus(t, main[CARDS], printed, becomes)
    t.do(
        (choose_defense_card, t.cast.owner[main[TARGET]]),
        (reveal,),
        (resolve_moment, 0),
        (resolve_moment, 1),
        (deal_combat_damage,),
        (resolve_moment, 2),
        *([(use_combat_abilities,)] if t.cast.after_combat else []),
        (end_bonus, main),
    )


def end_bonus(t: UnmatchedTable, main: tuple[int, ...]) -> None:
    """X-1: Then the rest of the attack goes on."""
    if t.cast.zone_name and t.combat[CARDS + 1] != NO_CARD:
        keep_defense(t)
        if t.cast.lines:
            complete_lines(t, (*t.combat[:CARDS], NO_CARD, *t.combat[CARDS + 1 :]))
    end_bonus_combat(t, main)


MEANING.effects[BonusAttack] = do_bonus_attack


def clean_up(t: UnmatchedTable) -> None:
    """U-9.14: All cards of the combat go to their owners' discard piles.

    U-9.15, Q-31: then comes what the attacker's character card says, which may ask how the combat went.
    """
    combat = tuple(t.combat)
    if t.cast.zone_name:
        keep_played(t)
    end_combat(t)
    if t.cast.deeds and is_hero(t, combat[ATTACKER]):
        note_deed(t, t.cast.owner[combat[ATTACKER]], "hero attacked", 1)
    use_abilities(t, t.cast.owner[combat[ATTACKER]], "after_attack", combat[ATTACKER], combat)
    if t.cast.lines:
        complete_lines(t, combat)


EFFECT_ENDS.update(
    {resolve_card, resolve_moment, deal_combat_damage, use_combat_abilities, clean_up, end_bonus}
)
