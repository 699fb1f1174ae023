"""Nouns: how many, of what, on whose side, where."""

from .node import Filter, Kind, Name, Number, Things


class One(Things):
    """One of them, chosen by the player of the effect.            one(fighter, theirs)"""

    word = "one"
    kind: Kind
    where: tuple[Filter, ...]


class Each(Things):
    """Every one of them.            each(fighter, yours)"""

    word = "each"
    kind: Kind
    where: tuple[Filter, ...]


class This(Things):
    """The one that uses the card.            move(this, up_to(3))"""

    word = "this"


class That(Things):
    """An earlier result, by its name.            damage(that("prey"), 1)"""

    word = "that"
    name: Name


class Either(Things):
    """Several earlier results together.            either("first", "second")"""

    word = "either"
    names: tuple[Name, ...]


class You(Things):
    """The player of the effect.            draw(1, who=you)"""

    word = "you"


class Opponent(Things):
    """The other player in this combat; outside combat say one(player, theirs).

    draw(1, who=opponent)
    """

    word = "opponent"


class Player(Kind):
    """Players.            one(player, theirs)"""

    word = "player"


class CardKind(Kind):
    """Cards.            each(card, tagged(voyage), discarded)"""

    word = "card"


class Yours(Filter):
    """On the side of the effect's player.            each(fighter, yours)"""

    word = "yours"


class Theirs(Filter):
    """On an opposing side.            each(fighter, theirs)"""

    word = "theirs"


class Other(Filter):
    """Not the one the effect stands on.            each(card, other, tagged(voyage), discarded)"""

    word = "other"


class OtherThan(Filter):
    """Not an earlier result.            one(token, other_than("first"))"""

    word = "other_than"
    name: Name


class Themselves(Things):
    """Whoever has to do it decides.            discard(1, who=opponent, by=themselves)"""

    word = "themselves"


class Chance(Things):
    """Chance decides.            discard(1, who=opponent, by=chance)"""

    word = "chance"


YOU = You()
THEMSELVES = Themselves()
YOURS = Yours()
THIS = This()
ONE = Number(1)
