"""What there is to speak of in a special ability, and which nouns its words take: see `cardlang/places`."""

from typing import Final

from ....cardlang.places import Grammar, Place

ABILITY: Final = "ability"
OFFENSIVE: Final = "group_attack trap_attack brute_force attack_mission double_hit bonus_attack"
REST: Final = "counter_attack bonus_defence switch new_mission power_bank recycle"

GRAMMAR: Final = Grammar(
    facts={"stack": "a stack of wound points"},
    places={ABILITY: Place("an ability", ("stack",))},
    needs={"wounds": "stack"},
    kinds={"each": ".kind", "this": "protagonist"},
    takes={
        ABILITY: f"{OFFENSIVE} {REST}",
        **dict.fromkeys(("bonus_attack.who", "bonus_defence.who"), "this each"),
        "power_bank.who": "each",  # MA-6.31: for others, so never for itself alone
        **dict.fromkeys(("affiliation", "skill", "alignment", "named"), "protagonist"),
    },
)
