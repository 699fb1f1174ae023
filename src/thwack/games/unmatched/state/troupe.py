"""What is special about the pieces of a match: who goes through whom, who shares
damage. Worked out once."""

from dataclasses import dataclass

from ..cards.piece_words import Large, Loadout, Passes, Resurrects, Rivals, Shared, Small
from ..cards.reading import HeroDef


@dataclass(frozen=True)
class Troupe:
    """Parts by fighter are bits, parts by seat dictionaries."""

    passers: int  # fighters who may move through opposing ones
    shared: dict[int, Shared]  # by seat: whose damage others may take
    loadouts: dict[int, list[Loadout]]  # by seat: what is chosen at the set-up
    second: dict[int, int]  # by fighter: the health after the first defeat
    small: int  # fighters who share spaces
    crowd: int  # how many of them a space holds
    large: frozenset[int]  # fighters who stand in two spaces
    rivals: dict[int, int]  # R-82, by seat: the health of whoever is not chosen as the hero


def troupe_of(heroes: tuple[HeroDef, ...], named: dict[tuple[int, str], tuple[int, ...]]) -> Troupe:
    """The troupe of these heroes; `named` says which fighters of a seat have a name."""
    passers = 0
    shared: dict[int, Shared] = {}
    loadouts: dict[int, list[Loadout]] = {}
    second: dict[int, int] = {}
    rivals: dict[int, int] = {}
    small, crowd = 0, 0
    large: set[int] = set()
    for seat, hero in enumerate(heroes):
        for rule in hero.ability:
            if isinstance(rule, Passes):
                passers |= sum(1 << f for f in named[seat, str(rule.name)])
            elif isinstance(rule, Small):
                small |= sum(1 << f for f in named[seat, str(rule.name)])
                crowd = getattr(rule.amount, "n", 1)
            elif isinstance(rule, Large):
                large.update(named[seat, str(rule.name)])
            elif isinstance(rule, Shared):
                shared[seat] = rule
            elif isinstance(rule, Loadout):
                loadouts.setdefault(seat, []).append(rule)
                if isinstance(rule, Rivals):
                    rivals[seat] = getattr(rule.health, "n", 0)
            elif isinstance(rule, Resurrects):
                for fighter in [f for f in hero.fighters if f.role == "hero"]:
                    second[named[seat, fighter.id][0]] = getattr(rule.amount, "n", 0)
    return Troupe(passers, shared, loadouts, second, small, crowd, frozenset(large), rivals)
