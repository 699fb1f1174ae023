"""A few made-up cards: enough to see how files are read and decks are judged."""

from thwack.games.mission_arena.cards.library import Library, extended, read_names

FRUITS = 14
NAMES = (
    """
[affiliations]
orchard = { it = "Frutteto", en = "Orchard" }
kitchen-crew = { it = "Brigata di cucina", en = "Kitchen Crew" }
[skills]
cosmic = { it = "Cosmica", en = "Cosmic" }
combat = { it = "Combattimento", en = "Combat" }
[alignments]
good = { it = "Buono", en = "Good" }
neutral = { it = "Neutrale", en = "Neutral" }
[rarities]
deck = { it = "Mazzo", en = "Deck" }
common = { it = "Comune", en = "Common" }
uncommon = { it = "Non comune", en = "Uncommon" }
rare = { it = "Rara", en = "Rare" }
ultra-rare = { it = "Ultra rara", en = "Ultra Rare" }
secret = { it = "Segreta", en = "Secret" }
[abilities]
switch = { it = "Scambio", en = "Switch" }
[kinds]
support = { it = "Supporto", en = "Support" }
[protagonists]
plum = { it = "Prugna", en = "Plum", es = "Ciruela" }
pear = { it = "Pera", en = "Pear" }
fig = { it = "Fico", en = "Fig" }
team-plum-pear = { it = "Team Prugna e Pera", en = "Team Plum & Pear" }
"""
    + "\n".join(f'fruit-{n} = {{ it = "Frutto {n}", en = "Fruit {n}" }}' for n in range(FRUITS))
    + "\n"
)

PLUM = """
[[card]]
id = "F01"
name = "plum"
rarity = "common"
alignment = "good"
skill = "combat"
affiliation = "orchard"
attack = 850
defence = 700
resistance = 300
points = 2
ability = "bonus_attack(times(100, wounds), who=each(protagonist, affiliation(orchard)))"
nemesis = "fig"
"""
PEAR = """
[[card]]
id = "F11"
name = "pear"
rarity = "common"
alignment = "neutral"
skill = "cosmic"
affiliation = "kitchen-crew"
attack = 600
defence = 650
resistance = 250
points = 4
"""
BOWL = """
[[card]]
id = "F20"
name = "team-plum-pear"
rarity = "rare"
alignment = "good"
skill = "combat"
affiliation = "orchard"
attack = 1200
defence = 900
resistance = 400
points = 3
ability = "switch"
members = ["plum", "pear"]
"""
UNRIPE = PEAR.replace('"F11"', '"F30"').replace('"pear"', '"fig"') + 'incomplete = "it is not ripe"\n'
CARDS = PLUM + PEAR + BOWL + UNRIPE
RARITIES = ("deck", "common", "uncommon", "rare", "ultra-rare", "secret")


def version(rarity: str, card: str = PLUM) -> str:
    """The same card in another rarity; its id is P-rare."""
    return card.replace('"F01"', f'"P-{rarity}"').replace('"common"', f'"{rarity}"')


def orchard() -> str:
    """Plums of all rarities, and fruit of many names: cards to fill a deck with."""
    fruit = [PEAR.replace('"F11"', f'"X{n:02}"').replace('"pear"', f'"fruit-{n}"') for n in range(FRUITS)]
    return "".join([*map(version, RARITIES), *fruit])


def small(*files: tuple[str, str]) -> Library:
    """A library of these cards."""
    return extended(read_names(NAMES, "names.toml"), [("fruit.toml", CARDS + orchard()), *files])


def deck_text(*lines: str, size: int = 56) -> str:
    """A deck with these lines, filled up with fruit in fives to fifty-six cards."""
    left = size - sum(int(line.split()[0]) for line in lines if line[:1].isdigit())
    more = [f"{min(5, left - at)} X{at // 5:02}" for at in range(0, left, 5)]
    return "\n".join([*lines, *more]) + "\n"
