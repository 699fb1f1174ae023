"""What the nodes that one single card or hero needs do (`cards/special.py`)."""

from ....cardlang.meaning import candidates, perform, select, value
from ....cardlang.node import Context
from ....cardlang.nouns import One, Player, Theirs
from ....kernel.ids import Seat
from ....kernel.table import Step
from ..cards.reading import ATTACK
from ..cards.special import (
    BoostFaceDown,
    ChainLightning,
    ConfirmSuspicion,
    Deduce,
    DoMyBidding,
    Drawback,
    Flipped,
    Gunfight,
    LockValue,
    NoDrawbacks,
    ShowPair,
    SpymastersRuse,
    Vanish,
)
from ..cards.words import FighterKind
from ..state.atoms import commit_card, discard_card, hurt, show_card, show_to, take_card, take_off_board
from ..state.bodies import body
from ..state.combats import set_combat
from ..state.table import (
    ATTACK_SIDE,
    ATTACKER,
    CARDS,
    COMMITTED,
    EXTRA,
    FLIPPED,
    LOCKED,
    NO_CARD,
    PREDICTED,
    PRINTED,
    SET,
    TARGET,
    TOLD,
    UnmatchedTable,
    discard_of,
    hand_of,
    heroes_of,
    holder_of,
)
from .card_effects import leave_it
from .hands import boost_sources, boost_value, boosters, cards, playable, slot_with
from .lasting import able_to_leave, exposed
from .maneuver import draw_cards
from .pieces.leaving import left
from .terms import MEANING, foe_card, side_of
from .zones.secrets import offer_secret, steps_of_loss

ASKED = "asked for a secret"  # no card can give a result this name


def do_boost_face_down(t: UnmatchedTable, node: BoostFaceDown, ctx: Context) -> None:
    """Q-12: It is not a card effect; it is lost only if an effect of the attack card is canceled."""
    cards_there = boosters(t, boost_sources(t, ctx.seat))
    options: list[Step] = [(play_face_down, card, ctx) for card in cards_there]
    t.ask(ctx.seat, [*options, (leave_it,)], 1 + len(hand_of(t, ctx.seat)))


def play_face_down(t: UnmatchedTable, card: int, ctx: Context) -> None:
    """Beside the attack card, hidden like it."""
    slot = slot_with(t, hand_of(t, ctx.seat), card)
    commit_card(t, slot)
    set_combat(t, EXTRA + ATTACK_SIDE, slot)
    t.emit("boosted_face_down", ctx.user)


def do_do_my_bidding(t: UnmatchedTable, node: DoMyBidding, ctx: Context) -> None:
    """The attack card goes back, its owner's hand is seen, and what may be played in its place is chosen."""
    slot = foe_card(t, ctx)
    if slot == NO_CARD or side_of(t, ctx) == ATTACK_SIDE:
        return
    seat = holder_of(t, slot)
    if seat in t.cast.safe_hands and not ctx.that(ASKED):
        t.do((offer_secret, seat, (perform, node, ctx.bind(ASKED, (1,)))))
        return
    take_card(t, slot, COMMITTED)
    set_combat(t, CARDS + ATTACK_SIDE, NO_CARD)
    show_to(t, ctx.seat, hand_of(t, seat))
    t.emit("looked", ctx.seat, len(hand_of(t, seat)))
    t.do((choose_for_them, seat, ctx))


def choose_for_them(t: UnmatchedTable, seat: Seat, ctx: Context) -> None:
    """Any card the attacker may use; the same one is allowed, so there always is one."""
    attacker = t.combat[ATTACKER]
    able = [card for card, (_, users) in playable(t, seat, ATTACK).items() if users >> attacker & 1]
    if able:
        t.ask(ctx.seat, [(play_for_them, card, seat) for card in able], len(hand_of(t, seat)))


def play_for_them(t: UnmatchedTable, card: int, seat: Seat) -> None:
    """It is played face up, as a new card."""
    slot = slot_with(t, hand_of(t, seat), card)
    commit_card(t, slot)
    show_card(t, slot)
    set_combat(t, CARDS + ATTACK_SIDE, slot)
    t.emit("revealed", seat, (card, -1))


def do_deduce(t: UnmatchedTable, node: Deduce, ctx: Context) -> None:
    """U-10.3: From now on the number printed on that card is its boost value; a card without one counts 0."""
    slot = foe_card(t, ctx)
    if slot != NO_CARD:
        set_combat(t, PRINTED + 1 - side_of(t, ctx), boost_value(t, slot))


def name_prediction(t: UnmatchedTable, seat: Seat) -> None:
    """A value that an attack card of the attacker's deck can have."""
    attacker = t.cast.heroes[t.cast.owner[t.combat[ATTACKER]]]
    values = sorted({card.value for card in attacker.cards if card.value is not None and card.kind & ATTACK})
    t.ask(seat, [(predict_value, number, seat) for number in values])


def predict_value(t: UnmatchedTable, number: int, seat: Seat) -> None:
    """Said aloud."""
    set_combat(t, PREDICTED, number)
    t.emit("predicted", seat, number)


def tell_value(t: UnmatchedTable, seat: Seat) -> None:
    """Spidey-Sense: the number printed on the attack card is told to all; the card stays face down."""
    slot, sense = t.combat[CARDS], t.cast.senses[seat]
    if slot != NO_CARD and t.combat[TARGET] in candidates(t, sense.of, Context(seat)):
        number = t.cast.card(t.identity[slot]).value or 0
        set_combat(t, TOLD, number)
        t.emit("told", holder_of(t, slot), number)


def do_confirm_suspicion(t: UnmatchedTable, node: ConfirmSuspicion, ctx: Context) -> None:
    """First the opponent, then the value."""
    t.do((select, One(Player(), (Theirs(),)), ctx, ctx.seat), (name_suspicion, ctx))


def name_suspicion(t: UnmatchedTable, ctx: Context) -> None:
    """A value that occurs in that opponent's deck."""
    if t.it:
        hero = t.cast.heroes[t.it[0]]
        values = sorted({card.value for card in hero.cards if card.value is not None})
        t.ask(ctx.seat, [(suspect, number, t.it[0], ctx) for number in values])


def suspect(t: UnmatchedTable, number: int, seat: Seat, ctx: Context) -> None:
    """They discard such a card of their choice; if they have none, they show the hand."""
    t.emit("suspected", ctx.seat, number)
    t.do((answer_suspicion, number, seat))


def answer_suspicion(t: UnmatchedTable, number: int, seat: Seat) -> None:
    """Which one goes, or nothing to hide."""
    hand = hand_of(t, seat)
    able = dict.fromkeys([t.identity[s] for s in hand if t.cast.card(t.identity[s]).value == number])
    if able:
        t.ask(seat, [(give_up, card, seat) for card in able], len(hand))
    elif seat in t.cast.safe_hands:
        t.do((offer_secret, seat, (show_hand, seat)))
    else:
        t.do((show_hand, seat))


def give_up(t: UnmatchedTable, card: int, seat: Seat) -> None:
    """Its boost value is the damage to that player's hero."""
    slot = slot_with(t, hand_of(t, seat), card)
    discard_card(t, slot)
    t.do(*steps_of_loss(t, slot, t.turn))
    heroes = [f for f in heroes_of(t, seat) if t.space[f] >= 0]
    t.do((hurt_hero, boost_value(t, slot), seat) if len(heroes) < 2 else (choose_who_pays, slot, seat))


def choose_who_pays(t: UnmatchedTable, slot: int, seat: Seat) -> None:
    """Q-29: Of several heroes their player chooses one."""
    heroes = [f for f in heroes_of(t, seat) if t.space[f] >= 0]
    t.ask(seat, [(pay_with, f, boost_value(t, slot)) for f in heroes])


def pay_with(t: UnmatchedTable, fighter: int, amount: int) -> None:
    """This one."""
    hurt(t, [(f, amount) for f in exposed(t, (fighter,))])


def hurt_hero(t: UnmatchedTable, amount: int, seat: Seat) -> None:
    """The one hero there is."""
    hero = next((f for f in heroes_of(t, seat) if t.space[f] >= 0), heroes_of(t, seat)[0])
    pay_with(t, hero, amount)


def show_hand(t: UnmatchedTable, seat: Seat) -> None:
    """Q-30: The hand is shown to all."""
    for slot in hand_of(t, seat):
        show_card(t, slot)
        t.emit("revealed", seat, (t.identity[slot], -1))


def do_show_pair(t: UnmatchedTable, node: ShowPair, ctx: Context) -> None:
    """Q-30: Two cards of the hand that are alike are shown to all."""
    kinds = [t.identity[slot] for slot in hand_of(t, ctx.seat)]
    pairs = dict.fromkeys([card for card in kinds if kinds.count(card) > 1])
    if pairs:
        t.ask(ctx.seat, [(show_both, card, ctx.seat) for card in pairs])


def show_both(t: UnmatchedTable, card: int, seat: Seat) -> None:
    """These two."""
    for slot in [slot for slot in hand_of(t, seat) if t.identity[slot] == card][:2]:
        show_card(t, slot)
        t.emit("revealed", seat, (card, -1))


def holds_two(t: UnmatchedTable, node: ShowPair, ctx: Context) -> bool:
    """Whether there can be a pair, as everybody sees it: by the size of the hand."""
    return len(hand_of(t, ctx.seat)) > 1


def has_pair(t: UnmatchedTable, node: ShowPair, ctx: Context) -> bool:
    """Whether there is one."""
    kinds = [t.identity[slot] for slot in hand_of(t, ctx.seat)]
    return len(set(kinds)) < len(kinds)


def do_drawback(t: UnmatchedTable, node: Drawback, ctx: Context) -> None:
    """drawback: unless its player ignores them this turn."""
    if not any(isinstance(rule, NoDrawbacks) and own.seat == ctx.seat for rule, own, _ in t.lasting):
        t.then((perform, node.effect, ctx))


def flipped(t: UnmatchedTable, node: Flipped, ctx: Context) -> tuple[int, ...]:
    """flipped: while it lies in the discard pile."""
    slot = t.combat[FLIPPED + side_of(t, ctx)] if t.combat else NO_CARD
    return cards((slot,)) if slot in discard_of(t, ctx.seat) else ()


MEANING.effects[Drawback] = do_drawback
MEANING.things[Flipped] = flipped


def do_chain_lightning(t: UnmatchedTable, node: ChainLightning, ctx: Context) -> None:
    """chain_lightning: a fighter that has fallen stands in no zone."""
    space, board = t.space[ctx.user], t.cast.board
    if space >= 0:
        options: list[Step] = [
            (strike_zone, board.zone_names.index(z), node, ctx) for z in board.zones[space]
        ]
        t.ask(ctx.seat, options)


def strike_zone(t: UnmatchedTable, zone: int, node: ChainLightning, ctx: Context) -> None:
    """Q-20: All at once."""
    board, amount = t.cast.board, value(t, node.amount, ctx)
    inside = [s for s, names in enumerate(board.zones) if board.zone_names[zone] in names]
    foes = tuple([f for f in t.cast.foes[ctx.seat] if t.space[f] in inside])
    hurt(t, [(f, amount) for f in exposed(t, foes)])


def do_spymasters_ruse(t: UnmatchedTable, node: SpymastersRuse, ctx: Context) -> None:
    """spymasters_ruse"""
    t.do((select, One(Player(), (Theirs(),)), ctx, ctx.seat), (begin_ruse, ctx))


def begin_ruse(t: UnmatchedTable, ctx: Context) -> None:
    """The opponent picks what to reveal."""
    if t.it:
        t.do((reveal_one_of, t.it[0], 4, (), ctx))


def reveal_one_of(t: UnmatchedTable, seat: Seat, left: int, shown: tuple[int, ...], ctx: Context) -> None:
    """U-10.5: As many as there are."""
    able = tuple([slot for slot in hand_of(t, seat) if slot not in shown])
    if left and able:
        distinct = dict.fromkeys([t.identity[slot] for slot in able])
        options: list[Step] = [(reveal_this, card, seat, left, shown, ctx) for card in distinct]
        t.ask(seat, options, len(able))
    else:
        t.do((take_away, seat, 2, shown, ctx), (draw_cards, seat, 2))


def reveal_this(
    t: UnmatchedTable, card: int, seat: Seat, left: int, shown: tuple[int, ...], ctx: Context
) -> None:
    """Shown to all."""
    slot = slot_with(t, tuple([s for s in hand_of(t, seat) if s not in shown]), card)
    show_card(t, slot)
    t.emit("revealed", seat, (card, -1))
    t.do((reveal_one_of, seat, left - 1, (*shown, slot), ctx))


def take_away(t: UnmatchedTable, seat: Seat, left: int, shown: tuple[int, ...], ctx: Context) -> None:
    """Which of the revealed cards goes next."""
    if left and shown:
        distinct = dict.fromkeys([t.identity[slot] for slot in shown])
        t.ask(ctx.seat, [(take_this_away, card, seat, left, shown, ctx) for card in distinct])


def take_this_away(
    t: UnmatchedTable, card: int, seat: Seat, left: int, shown: tuple[int, ...], ctx: Context
) -> None:
    """This one."""
    slot = slot_with(t, shown, card)
    discard_card(t, slot)
    t.do(
        *steps_of_loss(t, slot, ctx.seat),
        (take_away, seat, left - 1, tuple([s for s in shown if s != slot]), ctx),
    )


def do_gunfight(t: UnmatchedTable, node: Gunfight, ctx: Context) -> None:
    """gunfight: the card's player shoots first, and each sees what the one before has done."""
    pair = (ctx.seat, t.cast.owner[t.combat[1 - side_of(t, ctx)]])
    for shot in reversed(range(value(t, node.amount, ctx))):
        t.do((select, One(FighterKind(), ()), ctx, pair[shot % 2]), (shoot,))


def shoot(t: UnmatchedTable) -> None:
    """1 damage."""
    hurt(t, [(f, 1) for f in exposed(t, t.it)])


MEANING.effects[Gunfight] = do_gunfight
MEANING.effects.update({ChainLightning: do_chain_lightning, SpymastersRuse: do_spymasters_ruse})


def do_lock_value(t: UnmatchedTable, node: LockValue, ctx: Context) -> None:
    """Q-14: A locked value rejects both what it would become and what would be added."""
    if foe_card(t, ctx) != NO_CARD:
        side = 1 - side_of(t, ctx)
        set_combat(t, SET + side, value(t, node.amount, ctx))
        set_combat(t, LOCKED + side, 1)


def do_vanish(t: UnmatchedTable, node: Vanish, ctx: Context) -> None:
    """X-5: Off the board; `return_to_board` brings it back. R-31: unless it cannot leave its space."""
    if able_to_leave(t, (ctx.user,)):
        start = body(t, ctx.user)
        take_off_board(t, ctx.user)
        if t.cast.when_left:
            left(t, ctx.user, start)


MEANING.effects[ShowPair] = do_show_pair
MEANING.conditions[ShowPair] = holds_two
MEANING.affords[ShowPair] = has_pair
