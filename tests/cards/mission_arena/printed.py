"""What is printed on the cards of Mission Arena, typed in from the cards: each in a line.

A card is: card | name | rarity | alignment | skill | affiliation | Attack Defence Resistance | mission points
| ability | nemesis | members. An ability is its word, perhaps with a number, `per wound` for the drop, and
`for` whom. A line that begins with a bar belongs to the one above.
"""

from dataclasses import dataclass

LINES = """
MA01 | captain-america | common | good | combat | avengers | 850 800 350 | 2 | group_attack
MA02 | captain-america | uncommon | good | combat | avengers | 850 850 350 | 2
 | bonus_defence 50 per wound for avengers
MA03 | captain-america | rare | good | combat | avengers | 900 850 400 | 1 | counter_attack
MA04 | iron-man | common | good | technological | avengers | 900 750 400 | 2
 | bonus_attack 100 per wound
MA05 | iron-man | uncommon | good | technological | avengers | 900 800 400 | 2
 | power_bank for avengers | thanos
MA06 | iron-man | ultra-rare | good | technological | avengers | 1000 800 400 | 1 | brute_force
MA07 | thor | common | good | cosmic | avengers | 1000 750 400 | 1 | brute_force
MA08 | thor | rare | good | cosmic | avengers | 1050 800 400 | 1 | attack_mission
MA09 | hulk | common | good | scientific | avengers | 1100 650 500 | 1 | double_hit
MA10 | hulk | rare | good | scientific | avengers | 1150 700 500 | 1 | bonus_attack 150
MA11 | black-widow | common | good | combat | avengers | 700 750 250 | 3 | trap_attack
MA12 | black-widow | uncommon | good | combat | avengers | 750 750 300 | 3 | switch
MA13 | hawkeye | common | good | technological | avengers | 750 700 250 | 3 | counter_attack
MA14 | hawkeye | uncommon | good | technological | avengers | 800 700 300 | 3
 | bonus_attack 100 per wound for avengers
MA15 | grey-broker | common | neutral | cosmic | unaligned | 600 650 250 | 4 | new_mission per wound
MA16 | relic-hunter | common | neutral | mystic | unaligned | 650 700 300 | 4 | recycle per wound
MA17 | gear-tyrant | common | evil | technological | iron-ring | 850 750 350 | 2 | switch
MA18 | iron-viper | common | evil | scientific | iron-ring | 800 700 300 | 3 | bonus_defence 100
MA19 | team-black-widow-hawkeye | uncommon | good | combat | avengers | 1050 900 400 | 3 | trap_attack
 | | black-widow hawkeye
MA20 | team-captain-america-iron-man-thor | rare | good | combat | avengers | 1300 1050 500 | 2 | group_attack
 | | captain-america iron-man thor
MA21 | team-avengers-four | rare | good | combat | avengers | 1400 1100 550 | 2 | double_hit
 | | black-widow hawkeye hulk captain-america
MA22 | team-avengers-five | ultra-rare | good | combat | avengers | 1600 1200 600 | 1 | brute_force
 | | captain-america iron-man thor hulk black-widow
MB01 | spider-man | common | good | scientific | web-watch | 800 850 350 | 2 | counter_attack
MB02 | spider-man | uncommon | good | scientific | web-watch | 850 850 350 | 2 | switch
MB03 | spider-man | ultra-rare | good | scientific | web-watch | 900 900 400 | 1 | bonus_defence 100 per wound
MB04 | web-scout | common | good | technological | web-watch | 700 750 300 | 3 | switch
MB05 | web-scout | uncommon | good | technological | web-watch | 750 750 300 | 3 | group_attack
MB06 | night-weaver | common | good | mystic | web-watch | 750 750 300 | 3
 | bonus_defence 50 per wound for web-watch
MB07 | thanos | common | evil | cosmic | black-court | 1050 750 450 | 1 | brute_force
MB08 | thanos | ultra-rare | evil | cosmic | black-court | 1150 800 500 | 1 | attack_mission
MB09 | nebula | common | evil | technological | black-court | 850 700 350 | 2 | trap_attack
MB10 | nebula | rare | good | technological | black-court | 900 750 350 | 2 | trap_attack | thanos
MB11 | loki | common | evil | mystic | black-court | 850 750 350 | 2 | new_mission per wound
MB12 | loki | rare | evil | mystic | black-court | 900 800 350 | 2 | recycle per wound | thor
MB13 | symbiote-drifter | common | neutral | scientific | web-watch | 900 700 400 | 2 | double_hit
MB14 | star-trader | common | neutral | cosmic | unaligned | 600 650 250 | 4 | power_bank for neutral
MB15 | old-oracle | common | neutral | mystic | unaligned | 650 700 300 | 4 | recycle per wound
MB16 | frost-marauder | common | evil | combat | black-court | 900 700 400 | 2 | group_attack
MB17 | team-spider-man-web-scout | uncommon | good | scientific | web-watch | 1050 950 400 | 3 | switch
 | | spider-man web-scout
MB18 | team-thanos-nebula-loki | rare | evil | cosmic | black-court | 1350 1000 500 | 2 | brute_force
 | | thanos nebula loki
MB19 | team-web-watch-four | rare | good | scientific | web-watch | 1350 1150 550 | 2 | counter_attack
 | | spider-man web-scout night-weaver symbiote-drifter
MB20 | team-court-five | ultra-rare | evil | cosmic | black-court | 1600 1200 600 | 1 | attack_mission
 | | thanos nebula loki frost-marauder symbiote-drifter
"""
CELLS = 11


@dataclass(frozen=True)
class Printed:
    """A card as it is printed."""

    card: str
    name: str
    rarity: str
    alignment: str
    skill: str
    affiliation: str
    attack: int
    defence: int
    resistance: int
    points: int
    word: str  # of its ability
    number: int
    per_wound: bool
    target: str  # for whom the ability is: an affiliation or alignment, or "" for the default
    nemesis: str
    members: tuple[str, ...]

    def times(self, wounds: int) -> int:
        """MA-6.5: What the ability counts with so many wound points, at most 3 of them."""
        return max(self.number, 1) * (min(wounds, 3) if self.per_wound else 1)


def printed(line: str) -> Printed:
    """A card from its line."""
    cells = [cell.strip() for cell in line.split("|")]
    cells += [""] * (CELLS - len(cells))
    card, name, rarity, alignment, skill, affiliation, numbers, points, ability, nemesis, members = cells
    attack, defence, resistance = map(int, numbers.split())
    ability, _, target = ability.partition(" for ")
    word, *rest = ability.removesuffix(" per wound").split()
    return Printed(
        *(card, name, rarity, alignment, skill, affiliation),
        *(attack, defence, resistance, int(points)),
        word=word,
        number=int(rest[0]) if rest else 0,
        per_wound=ability.endswith(" per wound"),
        target=target,
        nemesis=nemesis,
        members=tuple(members.split()),
    )


PRINTED = [printed(line) for line in LINES.replace("\n |", " |").strip().splitlines()]
BY_ID = {row.card: row for row in PRINTED}
