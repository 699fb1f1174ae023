"""Zones of heroes in the terminal."""

from tests.cards.unmatched.shared import duel
from tests.kits.unmatched import ME
from thwack.cli.unmatched import lore
from thwack.cli.unmatched.screen import seen, zones
from thwack.games.unmatched.cards.library import library


def test_every_type_of_card_has_a_colour() -> None:
    assert {card.type for card in library().cards} == set(lore.TYPE_STYLES)


def test_zones_tell_their_cards_and_how_many_lie_face_down() -> None:
    match = duel("titania", zones={"glamour": ["titania/glamour-of-love"]})
    told = zones(seen(match.view(ME)), ME, "en")
    assert told == ["Glamour deck: 5 ▮", "Glamour: Glamour of Love", "Discarded Glamours: –"]
