"""Questions by the step that asks: those that no card asks, and how those of single heroes are worded."""

from collections.abc import Callable
from typing import Final

from ..rules import attack, maneuver, setup, turn
from ..rules.oneoffs import die, lodge, mercenary, mischief, patrol
from ..rules.pieces import large

QUESTIONS: Final[dict[Callable[..., None], str]] = {
    die.offer_again: "roll_again",
    mercenary.choose_instead: "play_instead",
    mercenary.name_card: "guess",
    lodge.choose_secretly: "reveal",
    patrol.deploy_next: "deploy",
    mischief.choose_recipient: "pick_player",
    mischief.bring_home: "bring_home",
    large.choose_tail: "tail",
}
# Questions that no card asks, whatever waits on the agenda.
BY_THE_RULES = frozenset(
    {
        turn.next_action,
        turn.offer_attack,
        turn.discard_to_limit,
        setup.choose_loadout,
        setup.place_sidekick,
        setup.place_token,
        maneuver.choose_boost,
        attack.choose_attack_card,
        attack.choose_defense_card,
    }
)
