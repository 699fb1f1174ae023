"""Texts for Preparation: those that work from resources or from hand, and those of like cards."""

from typing import Any

from .....cardlang.node import Context
from .....kernel.ids import Seat
from .....kernel.table import Step
from ...cards.standing import InPreparation
from ...state.table import SceneTable, hand_of, in_scene
from ..effects import is_offered
from ..stats import all_hold, own_texts, stock_of


def like_once(t: SceneTable, steps: list[Step]) -> list[Step]:
    """Uses of texts, each with its card and whom it stands on: like cards on the same bearer are one."""
    found: dict[tuple[Any, ...], Step] = {}
    for step in steps:
        where = step[3] if in_scene(t, step[3]) else -1
        found.setdefault((step[0], t.identity[step[2]], where, *step[4:]), step)
    return list(found.values())


def texts_in_resources(t: SceneTable, seat: Seat) -> list[tuple[int, int]]:
    """What cards in resources let their player do in the own Preparation phase: the card and the number of
    its text. Like cards are one."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for card in stock_of(t, seat):
        for text in own_texts(t, card, InPreparation):
            ctx = Context(seat, card, card)
            if text.from_resources and (card, text.number) not in t.spent and all_hold(t, text, ctx):
                if is_offered(t, text.rule.effect, ctx):  # type: ignore[attr-defined]
                    found.setdefault((t.identity[card], text.number), (card, text.number))
    return list(found.values())


def texts_in_hand(t: SceneTable, seat: Seat) -> list[tuple[int, int]]:
    """What cards in hand let their player do in the own Preparation phase; like cards are one."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for card in hand_of(t, seat):
        for text in own_texts(t, card, InPreparation):
            ctx = Context(seat, card, card)
            if text.from_hand and all_hold(t, text, ctx) and is_offered(t, text.rule.effect, ctx):  # type: ignore[attr-defined]
                found.setdefault((t.identity[card], text.number), (card, text.number))
    return list(found.values())
