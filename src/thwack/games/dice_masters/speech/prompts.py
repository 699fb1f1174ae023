"""What is asked of whom now, and what the words on cards mean."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ....cardlang.meaning import choose_next, offer_to_pay, perform, select
from ....kernel.citations import Told
from ....kernel.table import Step
from ....wording.lines import Lines
from ....wording.prompts import Prompts, plain
from ..cards.library import Library
from ..cards.special import BanCard, BorrowAction, Impersonate, PinDown, StandGuard
from ..cards.standing import Forbids
from ..cards.verbs import Spin
from ..rules import (
    attack,
    choosing,
    damage,
    dice_effects,
    draft,
    energy,
    fielding,
    main_step,
    special_effects,
    triggers,
    turn,
)
from ..rules import globals as global_abilities
from ..rules.stats import standing
from ..state.table import DRAFT, MAIN, MUST_ATTACK, PHASES, PLAYER, DiceTable
from ..view import paying_view
from .card_texts import card_text
from .effect_lines import PURPOSES
from .naming import Part, Said, asking_card, card_name, damage_text, own_phrase, player
from .naming import line as telling_line
from .naming import say as telling_say

LINES: Final = Lines(__package__, "asking.toml")
rows, say, line = LINES.rows, LINES.say, LINES.line
Asking = Callable[[DiceTable, Step, str], Said]
MOST_TOLD: Final = 3  # of damage under way, how much a prompt lists


# Questions


def cause(t: DiceTable, lang: str) -> str:
    """The card that an effect under way is of, where the question itself does not tell."""
    for step in reversed(t.agenda):
        for part in step[1:]:
            slot = getattr(part, "card", -1)
            if isinstance(slot, int) and slot >= 2:
                return card_name(t.cast, slot, lang)
    return telling_say("face", "action", lang)


def _card_of(t: DiceTable, lang: str) -> dict[str, Part]:
    slot = asking_card(t)
    return {"card": card_name(t.cast, slot, lang) if slot >= 0 else cause(t, lang)}


def _named(row: str) -> Asking:
    """A question that names the card it is about."""
    return lambda t, step, lang: (row, _card_of(t, lang))


def _act(t: DiceTable, step: Step, lang: str) -> Said:
    """DM-5.3.1, DM-5.4.8, DM-13.3: The active player acts, the other may use one Global ability."""
    if t.actor != t.turn:
        return "respond", {}
    return ("act" if t.phase == MAIN else "act_in_attack"), {}


def _reroll(t: DiceTable, step: Step, lang: str) -> Said:
    """DM-5.2.2; Professor X may have forbidden it."""
    chosen = step[2] if step[0] is turn.choose_reroll else ()
    if t.options[0][0] in (turn.waive_reroll, turn.go_without_reroll):
        return "waive_reroll", {"card": forbidder(t, "rerolls", lang)}
    return ("reroll_more", {"n": len(chosen)}) if chosen else ("reroll", {})


def forbidder(t: DiceTable, what: str, lang: str) -> str:
    """The card that keeps the opponent from something."""
    for rule, ctx in standing(t, Forbids):
        if isinstance(rule, Forbids) and rule.what == what:
            return card_name(t.cast, ctx.card, lang)
    return ""


def _pay(t: DiceTable, step: Step, lang: str) -> Said:
    """DM-4.6: For what, and how much."""
    found = paying_view(t)
    if found is None:
        return "pay", {"n": step[2].total}
    slot = next(s for s in range(len(t.cast.cards)) if t.cast.slug(s) == found["card"])
    return "pay_for", {"n": found["cost"], "card": card_name(t.cast, slot, lang)}


def _draft_dice(t: DiceTable, step: Step, lang: str) -> Said:
    return "draft_dice", {"card": draft.card_numbered(t.cast.library, step[2]).name[lang]}


def _how_often(t: DiceTable, step: Step, lang: str) -> Said:
    return "how_often", {"card": card_name(t.cast, t.cast.globals[step[2]][1], lang)}


def _attackers(t: DiceTable, step: Step, lang: str) -> Said:
    """DM-5.4.2"""
    forced = all(one[0] is attack.declare_attacker and t.flags[one[2]] & MUST_ATTACK for one in t.options)
    return ("must_attack" if forced else "attackers"), {}


def _blockers(t: DiceTable, step: Step, lang: str) -> Said:
    """DM-5.4.5, G-17"""
    forced = all(one[0] is not attack.stop_blocking for one in t.options)
    return ("must_block" if forced else "blockers"), {}


def _go_through(t: DiceTable, step: Step, lang: str) -> Said:
    return "go_through", {"die": own_phrase(t, step[1][step[2]], lang)}


def _split(t: DiceTable, step: Step, lang: str) -> Said:
    """DM-5.4.10"""
    _, _, _, _, die, foes, left = step
    return "split", {
        "n": left,
        "die": own_phrase(t, die, lang),
        "target": own_phrase(t, foes[0], lang),
    }


def _answer_damage(t: DiceTable, step: Step, lang: str) -> Said:
    """DM-12.5: The damage that is about to be dealt."""
    texts = [damage_text(t, index, lang) for index, p in enumerate(t.packets) if p[2]]
    more = [f"+{len(texts) - MOST_TOLD}"] if len(texts) > MOST_TOLD else []
    return "answer_damage", {"damage": "; ".join([*texts[:MOST_TOLD], *more])}


def _select(t: DiceTable, step: Step, lang: str) -> Said:
    """DM-7.2: Who or what is chosen, and for what: by the step that waits for the choice."""
    waiting = t.agenda[-2:]
    while waiting and waiting[-1][0] is choosing.let_slip:
        waiting.pop()
    row, parts = "pick", dict[str, Part]()
    if waiting and waiting[-1][0] in PURPOSES:
        thing = next((found for found in map(_picked, t.options) if found >= 0), 0)
        row, parts = PURPOSES[waiting[-1][0]](t, waiting[-1], thing, lang)
    parts = {name: part for name, part in parts.items() if name not in ("thing", "zone")}
    return row, {**parts, **_card_of(t, lang)}


def _picked(step: Any) -> int:
    if step[0] is choosing.choose_also:
        return int(step[4][-1])
    return int(step[1]) if step[0] in (choosing.pick_die, choosing.pick_thing) and step[1] < PLAYER else -1


def _slip(t: DiceTable, step: Step, lang: str) -> Said:
    """H-4: What would happen to a die may be cancelled."""
    things, index = step[1], step[2]
    die = next((s[1][s[2]] for s in t.options if s[0] is choosing.slip_away), things[index])
    return "slip", {"card": card_name(t.cast, t.cast.slot[die], lang), "die": own_phrase(t, die, lang)}


# Effects whose question is put by `perform` itself: by the class of the effect.
EFFECTS: dict[type[object], str] = {
    Spin: "spin",
    Impersonate: "copy",
    BanCard: "ban",
    BorrowAction: "borrow",
    PinDown: "lay",
    StandGuard: "lay",
}


def _perform(t: DiceTable, step: Step, lang: str) -> Said:
    """A question of an effect: what sort it is can be seen by its node, else it is a "may"."""
    return EFFECTS.get(type(step[1]), "may"), _card_of(t, lang)


# What each step that asks says of its question.
ASKED: Final[dict[Callable[..., None], Asking]] = {
    draft.pick: plain("draft_card"),
    draft.choose_dice: _draft_dice,
    turn.choose_reroll: _reroll,
    turn.waive_for_reroll: _reroll,
    main_step.act: _act,
    main_step.act_or_end: _act,
    main_step.hand_over: plain("respond"),
    main_step.respond: plain("respond"),
    main_step.interrupt: plain("respond"),
    fielding.go_on_paying: lambda t, step, lang: ("go_on_paying", {"n": t.change}),
    global_abilities.use_global: _how_often,
    energy.pay: _pay,
    attack.choose_attackers: _attackers,
    attack.choose_blockers: _blockers,
    attack.assign_attacker: _go_through,
    attack.split: _split,
    damage.answer_damage: _answer_damage,
    triggers.resolve_triggers: plain("trigger"),
    select: _select,
    choosing.choose_more: _select,
    choosing.offer_to_slip: _slip,
    choose_next: _named("which"),
    offer_to_pay: _named("unless"),
    perform: _perform,
    dice_effects.do_spin: _named("spin"),
    special_effects.do_impersonate: _named("copy"),
}


# Prompts


# Questions that others need not tell apart.
SORTS: Final = {
    "draft_dice": "draft_card",
    "reroll_more": "reroll",
    "waive_reroll": "reroll",
    "go_on_paying": "act",
    "must_attack": "attackers",
    "must_block": "blockers",
    "go_through": "split",
}


class DicePrompts(Prompts[DiceTable]):
    """Prompts of Dice Masters. Its questions are whole sentences, many of them to the player alone ("Do you
    use its effect?"), so that others are told what sort of question it is by other rows (`wait`)."""

    def ending(self, t: DiceTable, lang: str, seat: int | None) -> str:
        """DM-6.1, G-1: Who won and why."""
        winners = t.result[0]
        if not winners:
            return telling_line("event", "draw", lang)
        parts: dict[str, Part] = {
            "who": player(t.cast, winners[0], lang),
            "other": player(t.cast, 1 - winners[0], lang),
        }
        if t.life[winners[0]] <= 0:
            return line("frame", "won_together", lang, who=parts["who"])
        row = "won" if seat is None else "you_won" if seat in winners else "you_lost"
        return line("frame", row, lang, **parts)

    def moment(self, t: DiceTable, lang: str, seat: int | None) -> str:
        """DM-5.0: Whose turn it is, and which step."""
        if t.phase == DRAFT:
            return line("frame", "drafting", lang)
        step = say("step", PHASES[t.phase], lang)
        if t.turn == seat:
            return line("frame", "your_turn", lang, step=step)
        return line("frame", "turn_of", lang, who=player(t.cast, t.turn, lang), step=step)

    def asking(self, t: DiceTable) -> Asking:
        """What tells the open question: the step that asked, or else the card because of which it does."""
        return ASKED.get(t.step[0], _named("pick"))

    def question(self, t: DiceTable, lang: str, seat: int | None) -> str:
        """The question itself, or what others are told of it."""
        row, parts = self.asked(t, lang)
        if t.actor == seat:
            return line("ask", row, lang, **parts)
        row, parts = self.waited(t, row, parts, lang)
        return line("wait", row, lang, **parts)

    def waited(self, t: DiceTable, row: str, parts: dict[str, Part], lang: str) -> Said:
        """What others are told of a question: what sort it is, and the card it is about."""
        who = player(t.cast, t.actor, lang)
        if row in rows()["wait"]:
            kept = {name: part for name, part in parts.items() if name == "card"}
            return row, {"who": who, **kept}
        if row in SORTS:
            return SORTS[row], {"who": who}
        if parts.get("card"):
            return "card", {"who": who, "card": parts["card"]}
        return "decide", {"who": who}


PROMPTS: Final = DicePrompts(LINES, ASKED)
prompt, kind = PROMPTS.prompt, PROMPTS.kind


# Words


def glossary(library: Library, lang: str) -> dict[str, str]:
    """A reminder for each word that cards use, in every form in which it stands on one."""
    texts = "\n".join(card_text(card, lang, library) for card in library.cards.values())
    found: dict[str, str] = {}
    for name, row in rows()["term"].items():
        for stem in row[lang].split("|"):
            for form in forms(stem, texts):
                found.setdefault(form, Told(line("reminder", name, lang), name))
    return found


@cache
def forms(stem: str, texts: str) -> tuple[str, ...]:
    """The words that begin with a stem, as they stand in texts; a sign stands for itself, capitals matter."""
    if not stem[-1].isalpha():
        return (stem,)
    small = stem[0].islower()
    words = set(re.findall(rf"\b{re.escape(stem)}\w*", texts, re.IGNORECASE if small else 0))
    return tuple(sorted({word[0].lower() + word[1:] if small else word for word in words}))
