"""U-4: The turn: two actions, then the end of the turn."""

from collections.abc import Callable

from ....cardlang.meaning import perform
from ....cardlang.node import Context
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.reading import ATTACK, SCHEME
from ..cards.turns import EndTurn, FreeAttack
from ..state.atoms import change_actions, discard_card, end_actions, note_deed, start_turn
from ..state.combats import end_combat
from ..state.records import drop_lasting, drop_steps
from ..state.table import UnmatchedTable, bits, hand_of
from .abilities import use_abilities
from .attack import attack
from .battlefield import on_board
from .defeat import judge, next_seat
from .hands import playable, slot_with
from .maneuver import maneuver
from .movement import choose_place
from .oneoffs.patrol import carry_out_plans
from .pieces.rising import rise, waits_to_rise
from .pieces.targets import attack_pairs, attacks
from .scheme import end_schemes, scheme
from .terms import EFFECT_ENDS, MEANING
from .zones.keeping import keep_played
from .zones.lines import complete_lines

HAND_LIMIT = 7


def begin_turn(t: UnmatchedTable, seat: Seat) -> None:
    """U-4.1, Q-17: The turn starts; whoever vanished returns, then come start-of-turn effects."""
    start_turn(t, seat)
    t.do((first_action, seat))
    use_abilities(t, seat, "turn_start")
    return_to_board(t, seat)


def return_to_board(t: UnmatchedTable, seat: Seat) -> None:
    """X-5: An undefeated fighter that left the board is placed anywhere at the start of its player's turn."""
    if t.standing & t.cast.mine[seat] == t.cast.mine[seat]:
        return
    if t.cast.troupe.second and waits_to_rise(t, seat):
        t.do((rise, seat))
        return
    for f in t.cast.fighters[seat]:
        if t.space[f] < 0 and t.health[f] > 0:
            if seat in t.cast.on_return:
                t.do((perform, t.cast.on_return[seat], Context(seat, user=f)))
            t.do((choose_place, seat, (f,), t.cast.board.all & ~t.full, 1, 0))


def first_action(t: UnmatchedTable, seat: Seat) -> None:
    """U-11.3, Q-17: Whoever fell to an effect at the start of the turn has fallen before the first action."""
    judge(t)
    if not t.result:
        t.then((next_action, seat))


def next_action(t: UnmatchedTable, seat: Seat) -> None:
    """U-4.1, U-4.2: The next action must be taken while any is left. A maneuver is always possible (Q-3)."""
    if t.actions <= 0:
        t.do((end_turn, seat))
        return
    options: list[Step] = [(take_action, maneuver, seat)]
    cards = playable(t, seat, SCHEME | ATTACK)
    able = 0
    for card, (kind, users) in cards.items():
        if kind & SCHEME:
            for f in bits(users):
                options.append((take_action, scheme, seat, card, f))  # U-8.1
        if kind & ATTACK:
            able |= users
    if able:  # only fighters that can use a card of the hand
        pairs = attack_pairs(t, seat, cards) if t.cast.choosy else attacks(t, seat, able)
        for f, target in pairs:
            options.append((take_action, attack, seat, f, target))
    t.ask(seat, options, 1 + len(hand_of(t, seat)))


def take_action(t: UnmatchedTable, action: Callable[..., None], seat: Seat, *how: int) -> None:
    """U-4.1: One action is used up; it is played to its end (U-11.4)."""
    change_actions(t, -1)
    if t.cast.deeds:
        note_deed(t, seat, "acted", 1)
    t.it = ()  # equal positions have equal digests, whatever was chosen on the way
    t.do((end_action, seat))
    action(t, seat, *how)


def end_action(t: UnmatchedTable, seat: Seat) -> None:
    """U-11.3: After every action it is checked whether somebody has won.

    X-5: who left the board has no more actions.
    """
    t.it = ()
    if not on_board(t, seat):
        end_actions(t)
    judge(t)
    if t.result:
        return
    if t.lasting and any(isinstance(node, FreeAttack) for node, _, _ in t.lasting):
        t.do((offer_attack, seat))
    else:  # as `go_on` does
        t.then((next_action, seat) if t.actions else (end_turn, seat))


def go_on(t: UnmatchedTable, seat: Seat) -> None:
    """U-4.2: The next action, or the end of the turn."""
    t.then((next_action, seat) if t.actions else (end_turn, seat))


def offer_attack(t: UnmatchedTable, seat: Seat) -> None:
    """X-10: An attack that costs no action, now or never."""
    targets = {f for node, _, things in t.lasting if isinstance(node, FreeAttack) for f in things}
    pairs = [pair for pair in attack_pairs(t, seat, playable(t, seat, ATTACK)) if pair[1] in targets]
    options: list[Step] = [(attack_freely, attack, seat, f, target) for f, target in pairs]
    t.ask(seat, [*options, (lose_attack, seat)], 1 + len(hand_of(t, seat)))


def attack_freely(t: UnmatchedTable, action: Callable[..., None], seat: Seat, *how: int) -> None:
    """X-10: An action like any other, but for its cost."""
    drop_lasting(t, FreeAttack)
    t.it = ()
    t.do((end_action, seat))
    action(t, seat, *how)


def lose_attack(t: UnmatchedTable, seat: Seat) -> None:
    """X-10: It is lost."""
    drop_lasting(t, FreeAttack)
    go_on(t, seat)


def do_end_turn(t: UnmatchedTable, node: EndTurn, ctx: Context) -> None:
    """X-3, end_turn: what is unresolved is lost, the cards are cleaned up, and no action is left. What comes
    after attacking is skipped with the rest."""
    drop_steps(t, end_action)
    combat = tuple(t.combat)
    if t.cast.zone_name:
        keep_played(t)
    end_combat(t)
    if combat and t.cast.lines:
        complete_lines(t, combat)
    end_actions(t)
    drop_lasting(t, FreeAttack)
    t.emit("turn_ended", ctx.seat)


MEANING.effects[EndTurn] = do_end_turn


def end_turn(t: UnmatchedTable, seat: Seat) -> None:
    """Q-18: End-of-turn effects, then the hand limit, then the check, then the next player's turn."""
    if on_board(t, seat):
        t.do((discard_to_limit, seat), (pass_turn, seat))
        if t.lasting:
            t.do((carry_out_plans,))
        if t.ongoing:
            t.do((end_schemes, seat))
        use_abilities(t, seat, "turn_end")
    else:  # dormant
        t.do((pass_turn, seat))


def discard_to_limit(t: UnmatchedTable, seat: Seat) -> None:
    """U-4.3: At the end of the own turn, discard down to 7, by own choice."""
    hand = hand_of(t, seat)
    if len(hand) > hand_limit(t, seat):
        distinct = dict.fromkeys([t.identity[slot] for slot in hand])
        t.ask(seat, [(discard_one_over, card, seat) for card in distinct], len(hand))


def hand_limit(t: UnmatchedTable, seat: Seat) -> int:
    """U-4.3: Seven, unless the character card says otherwise."""
    return t.cast.hand_size.get(seat, HAND_LIMIT)


def discard_one_over(t: UnmatchedTable, card: int, seat: Seat) -> None:
    """Discard one card and look again."""
    discard_card(t, slot_with(t, hand_of(t, seat), card))
    t.do((discard_to_limit, seat))


def pass_turn(t: UnmatchedTable, seat: Seat) -> None:
    """U-4.4: The next player's turn begins."""
    judge(t)
    if not t.result:
        begin_turn(t, next_seat(t, seat))


EFFECT_ENDS.update({first_action, end_action, discard_to_limit, pass_turn})
