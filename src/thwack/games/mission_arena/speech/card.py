"""Cards of Mission Arena as the public face gives them: id, facts as plain data, text in four languages."""

from typing import Any

from ....wording import language
from ..cards.library import CardDef, Library
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
        """MA-0.3: Its numbers and names as plain data."""
        card = self._card
        ability = card.ability
        return {
            "id": card.id,
            "number": card.number,
            "set": card.set,
            "name": dict(card.name),
            "called": card.called,
            "rarity": card.rarity,
            "alignment": card.alignment,
            "skill": card.skill,
            "affiliation": card.affiliation,
            "attack": card.attack,
            "defence": card.defence,
            "resistance": card.resistance,
            "points": card.points,
            "ability": ability.shown() if ability is not None else None,
            "kind": ability.kind if ability is not None else None,
            "cost": ability.cost if ability is not None else None,
            "nemesis": card.nemesis or None,
            "members": list(card.members),
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
