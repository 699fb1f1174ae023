"""Choices and events as sentences. (Being written.)"""

from typing import Any

from ...kernel.errors import SceneError
from ...kernel.table import Event, Step
from .choices import describe
from .library import PARSER, CardDef
from .table import SceneTable


class Card:
    def __init__(self, card: CardDef) -> None:
        self.card = card
        self.id = card.id
        self.on_offer = card.on_offer
        self.facts: Any = {}

    def text(self, lang: str = "en") -> str:
        return ""


def choice_text(t: SceneTable, step: Step, lang: str) -> str:
    return ":".join((describe(t, step)[0], *describe(t, step)[1]))


def event_text(t: SceneTable, event: Event, lang: str, seat: int | None) -> str:
    return str(event)


def part_named(text: str) -> object:
    from ...cardlang.node import Filter
    from ...kernel.errors import ContentError

    try:
        return PARSER.parse(text, Filter)
    except ContentError as fault:
        raise SceneError(
            f"the exact part of the scene holds an effect that cannot be read: {text}"
        ) from fault
