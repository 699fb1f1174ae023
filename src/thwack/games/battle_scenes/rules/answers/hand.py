"""BS-H100: Answers from the hand: who could have one is asked, whatever the hand holds."""

from typing import Any, Final

from .....cardlang.control import May, Pay, Seq
from .....cardlang.meaning import holds, is_payable, perform, remember
from .....cardlang.node import Context, Effect, Node
from .....cardlang.shared import ThisCard
from .....kernel.ids import Identity, Seat
from .....kernel.table import Step
from ...cards.answers.words import AnswerFromHand, Spare, StopSearch, TakeDraw
from ...cards.verbs import Cancel, Put
from ...state.atoms import show_card
from ...state.records import queue
from ...state.sorts import USE_SORTS
from ...state.table import ASIDE, CANCELED, DECK, HAND, PILES, SceneTable, hand_of
from ..choosing import slot_in
from ..measures import MEANING
from ..stats import Row
from ..triggers import aftermath

MAY: Final = "may"  # as `drawing.py` has it
STOPS: Final = Spare | StopSearch | TakeDraw
Answer = tuple[int, int]  # a card, and which of its texts


def in_hand(t: SceneTable, seat: Seat, sort: type[Node]) -> list[Row]:
    """The texts for such an event that a player could have in hand, for all that everybody knows (see
    `holdable`), whatever it is about; like cards are one."""
    mask = t.cast.hand_sorts.get(sort, 0)
    first = PILES * seat
    if not mask or not t.piles[first + HAND]:
        return []
    found: list[Row] = []
    seen: list[int] = []
    for zone in (HAND, DECK, ASIDE):
        for slot in t.piles[first + zone]:
            kind = t.identity[slot]
            if mask >> kind & 1 and kind not in seen:
                seen.append(kind)
                ctx = Context(seat, slot, slot)
                for text in t.cast.sheets[kind].texts[sort]:
                    if text.from_hand and all(holds(t, c, ctx) for c in text.conditions):
                        found.append((text, ctx))
    return found


def answers_of(t: SceneTable, found: list[Row]) -> tuple[Answer, ...]:
    """Texts as steps speak of them."""
    return tuple((t.identity[ctx.card], text.number) for text, ctx in found)


def text_of(t: SceneTable, answer: Answer) -> Any:
    """The text of an answer."""
    kind, number = answer
    for texts in t.cast.sheets[kind].texts.values():
        for text in texts:
            if text.number == number:
                return text
    raise AssertionError


def effect_of(text: Any) -> Effect:
    """What an answer does, once it is given."""
    effect: Effect = text.rule.effect
    return effect.effect if isinstance(effect, May) else effect


def stops(effect: Effect, sorts: Any) -> bool:
    """Whether an answer comes to one of these, whatever its player decides then."""
    if isinstance(effect, Pay):
        return stops(effect.effect, sorts)
    if isinstance(effect, Seq):
        return any(stops(part, sorts) for part in effect.parts)
    return isinstance(effect, sorts)


def is_open(t: SceneTable, seat: Seat, answer: Answer) -> bool:
    """Whether such a card could be there and answer now, as far as everybody knows."""
    kind, text = answer[0], text_of(t, answer)
    if type(getattr(text.rule, "event", None)) in USE_SORTS and (not t.using or t.using[CANCELED]):
        return False  # BS-H102
    slots = [s for zone in (HAND, DECK, ASIDE) for s in t.piles[PILES * seat + zone] if t.identity[s] == kind]
    if not slots or not hand_of(t, seat):
        return False
    effect, ctx = effect_of(text), Context(seat, slots[0], slots[0])
    cost = effect.cost if isinstance(effect, Pay) else effect
    if isinstance(cost, Put) and isinstance(cost.cards, ThisCard):
        return True  # wherever it lies, it could be in hand
    return is_payable(t, cost, ctx)


def ask_hand(t: SceneTable, seat: Seat, answers: tuple[Answer, ...], it: int, then: Step) -> None:
    """BS-H100: Is there an answer? It is asked for if there could be one; then comes what was under way."""
    found = [answer for answer in answers if is_open(t, seat, answer)]
    if not found:
        let_be(t, seat, then)
        return
    hand = {t.identity[slot] for slot in hand_of(t, seat)}
    options: list[Step] = [
        (answer_with, seat, kind, number, answers, it, then) for kind, number in found if kind in hand
    ]
    t.ask(seat, [*options, (let_be, seat, then)], 2)


def let_be(t: SceneTable, seat: Seat, then: Step) -> None:
    """No answer."""
    if then:
        t.then(then)


def answer_with(
    t: SceneTable,
    seat: Seat,
    identity: Identity,
    number: int,
    answers: tuple[Answer, ...],
    it: int,
    then: Step,
) -> None:
    """BS-H102: This one; then there may be another, unless nothing is left to be answered."""
    slot = slot_in(t, hand_of(t, seat), identity)
    effect = effect_of(text_of(t, (identity, number)))
    ctx = Context(seat, slot, slot).bind("it", (it,)).bind(MAY, (1,))
    show_card(t, slot)
    after: Step = (remember, ()) if stops(effect, STOPS) else (ask_hand, seat, answers, it, then)
    t.then((perform, effect, ctx), (aftermath,), after)


def asked(t: SceneTable, rows: list[list[Row]], it: int, then: Step) -> Step:
    """The questions to both players before a step; just that step if nobody could answer."""
    for found in reversed(rows):
        if found:
            then = (ask_hand, found[0][1].seat, answers_of(t, found), it, then)
    return then


def wait_for_hand(t: SceneTable, found: list[Row], card: int, it: int) -> None:
    """BS-R22: A question that waits among the texts that wait; `card` lies open and is what it is about."""
    if found:
        seat = found[0][1].seat
        numbers = tuple(number for answer in answers_of(t, found) for number in answer)
        ctx = Context(seat, card, card).bind("answers", numbers).bind("it", (it,))
        queue(t, seat, AnswerFromHand(), ctx)


def do_answer_from_hand(t: SceneTable, node: AnswerFromHand, ctx: Context) -> None:
    """answer_from_hand"""
    numbers = ctx.that("answers")
    answers = tuple((numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2))
    t.then((ask_hand, ctx.seat, answers, ctx.that("it")[0], ()))


def is_own_stop(text: Any, seat: Seat, user: Seat) -> bool:
    """BS-H12: Nobody stops the own action."""
    return seat == user and stops(effect_of(text), Cancel)


MEANING.effects.update({AnswerFromHand: do_answer_from_hand})
