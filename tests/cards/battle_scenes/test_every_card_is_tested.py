"""Every card on offer has a test in a file of this folder that would fail if the card did nothing."""

from tests.cards.battle_scenes.covered import places_of_tests
from thwack.games.battle_scenes.cards.library import library

OFFERED = [card.id for card in library().cards.values() if card.on_offer]


def test_every_card_has_its_test() -> None:
    """A card that did nothing would not go unnoticed."""
    tested = places_of_tests()
    assert [card for card in OFFERED if card not in tested] == []
