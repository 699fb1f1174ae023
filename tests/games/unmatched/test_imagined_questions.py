"""A question stays a question when hidden cards are dealt anew."""

from tests.cards.unmatched.shared import duel
from tests.kits.unmatched import FOE, ME, keys, play


def test_imagined_attacker_always_has_a_card_to_play() -> None:
    """A deal in which the attacker holds nothing to attack with once left a question without answers."""
    match = play(duel("king-arthur", ["feint", "regroup"], at={"merlin": "S09"}), "attack:merlin:sinbad")
    assert keys(match) == ["choose:feint", "choose:regroup"]
    for seed in range(60):
        world = match.imagine(FOE, seed)
        assert world.actor == ME
        assert len(world.choices) > 0
        assert world.view(FOE) == match.view(FOE)
