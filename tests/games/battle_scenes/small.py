"""A few made-up cards: enough to see how files are read and decks are judged."""

from thwack.games.battle_scenes.cards.library import Library, extended, read_names

NAMES = """
[affiliations]
pomar = { pt = "Pomar", en = "Orchard" }
suco = { pt = "S.U.C.O." }
[powers]
agility = { pt = "Agilidade", en = "Agility", es = "Agilidad", it = "Agilità" }
magic = { pt = "Magia", en = "Magic" }
ranged-attack = { pt = "Ataque à Distância", en = "Ranged Attack" }
[alignments]
hero = { pt = "herói", en = "hero" }
villain = { pt = "vilão", en = "villain" }
[keywords]
platoon = { pt = "Pelotão", en = "Platoon" }
"""

PLUM = """
[[card]]
id = "ameixa-v1"
name = { pt = "Ameixa", en = "Plum", es = "Ciruela" }
version = "V1"
type = "character"
alter_ego = "Ana de Ameixa"
energy = 4
shield = 1
alignments = ["hero"]
affiliations = ["pomar", "suco"]
powers = ["agility", "ranged-attack"]
printed = ["FRUT 1/9"]
rules = ["platoon", "lead(1, affiliated(pomar), alter_ego(ana_de_ameixa))"]
[card.action]
name = { pt = "Caroço Veloz", en = "Fast Stone" }
power = "ranged-attack"
cost = 1
timing = ["anticipate", "unforeseen"]
keywords = ["single-action"]
pay = "unload(one(loaded, carried_by(this)))"
effect = "damage(target(unit), 2)"
"""

STONE = """
[[card]]
id = "caroco-v1"
name = { pt = "Caroço" }
version = "V1"
type = "ability"
powers = ["magic"]
rules = ["unique_item", "only_on(named(ameixa))"]
[card.action]
name = { pt = "Caroçada" }
cost = "x"
timing = ["normal"]
effect = "damage(any_targets(x, unit), 1)"
"""

PRUNE = """
[[card]]
id = "A01"
name = { pt = "Ameixa Seca", en = "Prune" }
version = "V1"
type = "ev"
alter_ego = "Ana de Ameixa/Pia Passa"
energy = 6
extra = 2
shield = 3
evolves = "one(character, yours, named(ameixa))"
[card.action]
name = { pt = "Rugas", en = "Wrinkles" }
cost = "none"
timing = ["normal"]
effect = "act_again(called(caroco_veloz))"
"""

UNRIPE = """
[[card]]
id = "ameixa-v2"
name = { pt = "Ameixa", en = "Plum" }
version = "V2"
type = "character"
energy = 3
shield = 0
incomplete = "part of its text is not known"
[card.action]
name = { pt = "Azedume" }
cost = 0
timing = ["normal"]
"""

JUG = """
[[card]]
id = "jarra-v1"
name = { pt = "Jarra", en = "Jug" }
version = "V1"
type = "support"
energy = 2
shield = 1
affiliations = ["pomar"]
"""

CARDS = PLUM + STONE + PRUNE + UNRIPE + JUG


def orchard(copies: int = 30) -> str:
    """Plums and jugs of many versions: cards to fill a deck with."""
    found = []
    for text, stem, first in ((PLUM, "ameixa", 11), (JUG, "jarra", 11)):
        for number in range(first, first + copies):
            card = text.replace(f'"{stem}-v1"', f'"{stem}-v{number}"')
            found.append(card.replace('version = "V1"', f'version = "V{number}"'))
    return "".join(found)


def small(*files: tuple[str, str]) -> Library:
    """A library of these cards."""
    return extended(read_names(NAMES, "names.toml"), [("fruit.toml", CARDS + orchard()), *files])


def deck_text(*lines: str, size: int = 60) -> str:
    """A deck with these lines, filled up with plums in threes to sixty cards."""
    left = size - sum(int(line.split()[0]) for line in lines if line[:1].isdigit())
    more = [f"{min(3, left - at)} ameixa-v{11 + at // 3}" for at in range(0, left, 3)]
    return "\n".join([*lines, *more]) + "\n"
