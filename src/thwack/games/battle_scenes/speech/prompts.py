"""What is asked of whom now, and reminders for keywords, in four languages.

A question is known by the step that asked it (`t.step`) or, where an effect asks, by what may be answered.
The card it comes from is named only to those who know that card.
"""

from collections.abc import Callable
from typing import Final

from ....cardlang.meaning import accept, choose_next, choose_one, offer_to_pay, perform, select
from ....kernel.citations import Told
from ....kernel.knowledge import bit
from ....kernel.table import CHANCE, Step
from ....wording import NP
from ....wording.lines import Lines
from ....wording.prompts import Decisions, plain
from ..cards.library import Library
from ..rules import (
    choosing,
    combat,
    damage,
    drawing,
    effects,
    loading,
    moving,
    preparation,
    setup,
    special_effects,
    triggers,
    turn,
    using,
)
from ..rules.answers import aims, hand, piles, searching
from ..rules.entry import introducing
from ..rules.shields import energy
from ..rules.stances import paying
from ..rules.texts import arranging, entering, naming, scenarios, swapping
from ..state.table import ANTICIPATION, KIND, PHASES, USER, SceneTable, hand_of
from .event_lines import OVER, ending, member
from .naming import LINES as TOLD
from .naming import Part, Said, action_name, asking_card, card_name, kind_at, player

LINES: Final = Lines(__package__, "asking.toml")
say, line = LINES.say, LINES.line
Asking = Callable[[SceneTable, Step, str], Said]


# Questions


def unit(t: SceneTable, slot: int, lang: str) -> Part:
    """A character or support by name, and whose it is where both decks have it."""
    return member(t, (kind_at(t, slot), t.cast.owner[slot]), lang)


def _way(row: str, keyword: str) -> Asking:
    """A question that a keyword puts."""
    return lambda t, step, lang: (row, {"way": t.cast.library.keywords[keyword][lang]})


def _surprise(t: SceneTable, step: Step, lang: str) -> Said:
    word = "surprise-anticipation" if t.phase == ANTICIPATION else "surprise-attack"
    return _way("surprise", word)(t, step, lang)


def _act(t: SceneTable, step: Step, lang: str) -> Said:
    """BS-5.5: The steps of Combat."""
    return ("anticipate" if t.phase == ANTICIPATION else "act"), {}


def _trim_energy(t: SceneTable, step: Step, lang: str) -> Said:
    over = next(one for one in t.units[step[1]] if len(t.load[one]) > energy(t, one))
    return "trim_energy", {"unit": unit(t, over, lang)}


def _trim_hand(t: SceneTable, step: Step, lang: str) -> Said:
    limit = turn.hand_limit(t, step[1])
    return "trim_hand", {"n": len(hand_of(t, step[1])) - limit, "of": limit}


def _of_action(row: str) -> Asking:
    """A question about the action under way."""
    return lambda t, step, lang: (
        row,
        {
            "action": action_name(t, t.using[KIND], lang),
            "unit": unit(t, t.using[USER], lang),
        },
    )


def _counted(row: str, at: int, who: int = -1) -> Asking:
    """A question that is put so many times, about somebody or not."""

    def ask(t: SceneTable, step: Step, lang: str) -> Said:
        about: dict[str, Part] = {"unit": unit(t, step[who], lang)} if who >= 0 else {}
        return row, {"n": step[at], **about}

    return ask


def _enhance(t: SceneTable, step: Step, lang: str) -> Said:
    return "enhance", {"unit": unit(t, step[2], lang)}


def _answer(t: SceneTable, step: Step, lang: str) -> Said:
    """BS-H100: What may be answered is what comes next."""
    later = step[4]
    while later and later[0] is hand.ask_hand:
        later = later[4]
    sort = later[0] if later else None
    if sort is using.answer_from_hand:
        return _of_action("answer_action")(t, step, lang)
    if sort is damage.endure:
        return "answer_damage", {"unit": unit(t, later[1], lang), "n": later[2]}
    if sort is drawing.draw_by_effect:
        return _stop_draw(t, later, lang)
    return ("answer_search" if sort is perform else "answer"), {}


def _stop_draw(t: SceneTable, step: Step, lang: str) -> Said:
    return "stop_draw", {"other": player(t.cast, step[1], lang), "n": step[2]}


NAMED: Final = ("mode", "target", "stop", "answer_action")  # they name the action, which is cause enough
# What every step that asks wants to know.
ASKED: Final[dict[Callable[..., None], Asking]] = {
    setup.exchange: plain("exchange"),
    setup.fill_resources: plain("bank"),
    preparation.prepare: plain("prepare"),
    preparation.ask_enhance: _enhance,
    preparation.ask_shape: _way("shape", "shapeshifter"),
    turn.tactics: _way("tactics", "tactic"),
    turn.trim_energy: _trim_energy,
    turn.trim_hand: _trim_hand,
    combat.surprise: _surprise,
    combat.join: plain("join"),
    combat.act: _act,
    loading.ask_load: _counted("load", 2, 1),
    introducing.ask_burden: _counted("load", 2, 1),
    using.ask_mode: _of_action("mode"),
    using.ask_target: _of_action("target"),
    using.ask_answer: _of_action("stop"),
    damage.ask_boost: plain("boost"),
    damage.ask_divert: plain("divert"),
    damage.ask_avert: plain("avert"),
    preparation.ask_lead: plain("stages"),
    scenarios.ask_resist: plain("resist"),
    arranging.scatter_next: plain("scatter"),
    arranging.ask_share: plain("share"),
    entering.do_bring: plain("join"),
    naming.ask_name: plain("name"),
    drawing.ask_mill: plain("count"),
    paying.pay_cost: plain("bear"),
    paying.ask_x: plain("x"),
    special_effects.ask_how_many: plain("count"),
    turn.ask_alone: plain("count_alone"),
    damage.ask_unload: _counted("unload", 3, 2),
    triggers.resolve_triggers: plain("trigger"),
    moving.recycle: _counted("recycle", 2),
    moving.reveal_any: _way("reveal", "clairvoyance"),
    moving.put_back: plain("put_back"),
    swapping.ask_swap: plain("swap"),
    hand.ask_hand: _answer,
    piles.sink_next: plain("sink"),
    drawing.discard_next: _counted("discard", 2),
    drawing.draw_by_effect: _stop_draw,
    effects.change_stage: plain("stages"),
    effects.ask_power: plain("power"),
    choose_next: plain("effect"),
    offer_to_pay: plain("pay"),
}
# And where an effect asks, what may be answered tells.
ANSWERED: Final[dict[Callable[..., None], Asking]] = {
    swapping.swap_first: plain("swap"),
    special_effects.purge_power: plain("purge"),
    choose_one: plain("effect"),
    choosing.pick_unit: plain("unit"),
    choosing.choose_unit_also: plain("unit"),
    choosing.pick_card: plain("card"),
    choosing.choose_also: plain("card"),
    choosing.pick_player: plain("player"),
    choosing.take_top: plain("count"),
    accept: plain("may"),
    searching.begin_search: plain("may"),
    aims.retarget: plain("unit"),
    effects.accept_once: plain("may"),
}


# Prompts


class ScenePrompts(Decisions[SceneTable]):
    """Prompts of Battle Scenes."""

    def ending(self, t: SceneTable, lang: str, seat: int | None) -> str:
        """BS-9: Who won and why."""
        winners, reason, _ = t.result
        return TOLD.line("event", OVER[reason], lang, **ending(t, winners, lang))

    def moment(self, t: SceneTable, lang: str, seat: int | None) -> str:
        """Whose turn it is, and the phase or step (BS-5); who begins is decided before any."""
        if t.actor == CHANCE:
            return ""
        phase = say("phase", PHASES[t.phase], lang)
        if not t.turns:
            return line("frame", "start", lang, phase=phase)
        return line("frame", "turn", lang, who=player(t.cast, t.turn, lang), n=t.turns, phase=phase)

    def turn_of(self, t: SceneTable) -> int | None:
        """Whose turn it is."""
        return t.turn if t.turns else None

    def player(self, t: SceneTable, seat: int, lang: str) -> NP:
        """A player by name."""
        return player(t.cast, seat, lang)

    def asking(self, t: SceneTable) -> Asking:
        """What tells the open question: the step that asked, or what may be answered."""
        found = ASKED.get(t.step[0])
        if found is None:  # where nothing can be chosen, it is of cards that others cannot see
            row = plain("card" if t.step[0] in (select, choosing.choose_more) else "may")
            found = next((ANSWERED[step[0]] for step in t.options if step[0] in ANSWERED), row)
        return found

    def cause(self, t: SceneTable, row: str, lang: str, seat: int | None) -> str:
        """The card whose effect asks, if those eyes know it."""
        card = asking_card(t)
        if card < 0 or row in NAMED or not t.known[card] & bit(seat):
            return ""
        return card_name(t.cast, t.identity[card], lang)


PROMPTS: Final = ScenePrompts(LINES, ASKED)
prompt, decision, kind = PROMPTS.prompt, PROMPTS.decision, PROMPTS.kind


# Reminders


def glossary(library: Library, lang: str) -> dict[str, str]:
    """BS-11, BS-D: What keywords mean, and some words that cards use."""
    rows, keywords = LINES.rows(), library.keywords
    names = {name: row[lang] for name, row in rows["term"].items()}
    names |= {word: keywords[word][lang] for word in rows["reminder"] if word in keywords}
    return {
        form: Told(row[lang], name)
        for name, row in rows["reminder"].items()
        for form in names[name].split("|")
    }
