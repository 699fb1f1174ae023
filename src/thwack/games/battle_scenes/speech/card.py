"""Cards of Battle Scenes as the public face gives them: id, facts as plain data, text in four languages."""

from typing import Any

from ....wording import language
from ..cards.library import NO_COST, X_COST, ActionDef, CardDef, Library
from .card_texts import card_text

Json = dict[str, Any]


class Card:
    """A card as the public face gives it."""

    def __init__(self, card: CardDef, library: Library | None = None) -> None:
        self._card = card
        self._library = library  # whose names its text may speak of; the package's own if none is given
        self.id = card.id
        self.on_offer = card.on_offer

    @property
    def facts(self) -> Json:
        """Its numbers and names as plain data."""
        card = self._card
        return {
            "id": card.id,
            "number": card.number,
            "set": card.set,
            "printed": list(card.printed),
            "name": dict(card.name),
            "called": card.called,
            "version": card.version,
            "type": card.type,
            "alter_ego": card.alter_ego or None,
            "energy": card.energy,
            "extra": card.extra,
            "shield": card.shield,
            "alignments": list(card.alignments),
            "affiliations": list(card.affiliations),
            "powers": list(card.powers),
            "rules": [rule.shown() for rule in card.rules],
            "evolves": card.evolves.shown() if card.evolves is not None else None,
            "action": action_facts(card.action) if card.action is not None else None,
            "incomplete": card.incomplete,
        }

    def text(self, lang: str = "en") -> str:
        """What it does."""
        return card_text(self._card, language(lang), self._library)

    def parts(self, lang: str = "en") -> list[tuple[str, str]]:
        """What it does, line by line."""
        return [("text", line) for line in self.text(lang).splitlines()]

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


def action_facts(action: ActionDef) -> Json:
    """BS-1.4: An action box as plain data; a cost that is no number is written as in content files."""
    cost: int | str = {NO_COST: "none", X_COST: "x"}.get(action.cost, action.cost)
    return {
        "name": dict(action.name),
        "slug": action.slug,
        "power": action.power or None,
        "cost": cost,
        "timing": list(action.timing),
        "keywords": list(action.keywords),
        "pay": action.pay.shown() if action.pay is not None else None,
        "effect": action.effect.shown() if action.effect is not None else None,
    }
