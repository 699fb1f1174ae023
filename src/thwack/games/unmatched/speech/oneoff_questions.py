"""The questions that rules of single heroes ask: by the step that asks, the row that words it."""

from collections.abc import Callable
from typing import Final

from ..rules.oneoffs import die, lodge, mercenary, mischief, patrol

QUESTIONS: Final[dict[Callable[..., None], str]] = {
    die.offer_again: "roll_again",
    mercenary.choose_instead: "play_instead",
    mercenary.name_card: "guess",
    lodge.choose_secretly: "reveal",
    patrol.deploy_next: "deploy",
    mischief.choose_recipient: "pick_player",
    mischief.bring_home: "bring_home",
}
