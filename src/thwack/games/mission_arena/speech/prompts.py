"""What is asked of whom now, and reminders for the words on cards, in four languages.

A question is known by the step that asked it (`t.step`), and what it is about by the arguments of that step;
so a prompt says nothing that the question itself does not tell everybody.
"""

from collections.abc import Callable
from typing import Final

from ....kernel.table import CHANCE, Step
from ....wording.lines import Lines
from ..cards.words import Ability, AttackMission, GroupAttack, NewMission, Recycle, Switch
from ..rules import abilities, boost, challenge, checkpoint, power, replacement, resolution, setup
from ..rules.stats import top_of
from ..state.table import CHALLENGER, LAST_TURN, PHASES, PLACES, TARGET, ArenaTable, all_places, missions_of
from .card_texts import ability_text
from .event_lines import OVER, ending, member
from .naming import LINES as TOLD
from .naming import Part, Said, card_names, place_name, player

LINES: Final = Lines(__package__, "asking.toml")
say, line = LINES.say, LINES.line
Asking = Callable[[ArenaTable, Step, str], Said]
OURS, OTHERS = 1, 2  # forms of a verb: said to the player, and to those who wait


# Prompts


def prompt(t: ArenaTable, lang: str, seat: int | None) -> str:
    """Whose turn it is, the phase, and who must decide what; at the end, who won and why."""
    if t.result:
        winners, reason, _ = t.result
        return TOLD.line("event", OVER[reason][not winners], lang, **ending(t, winners, lang))
    if t.actor == CHANCE:
        return line("frame", "chance", lang)
    return f"{moment(t, lang)} {question(t, lang, seat)}"


def moment(t: ArenaTable, lang: str) -> str:
    """Whose turn it is, which turn (MA-R7), and the phase."""
    if not t.turns:
        return line("frame", "deploy", lang)
    who, phase = player(t.cast, t.turn, lang), say("phase", PHASES[t.phase], lang)
    return line("frame", "turn", lang, who=who, n=t.turns, of=LAST_TURN, phase=phase)


def question(t: ArenaTable, lang: str, seat: int | None) -> str:
    """The decision, as said to whoever must take it, or to the others."""
    who = player(t.cast, t.actor, lang)
    if t.actor != seat:
        return line("frame", "theirs", lang, who=who, do=decision(t, lang, OTHERS))
    do = decision(t, lang, OURS)
    if t.turns and t.actor == t.turn:
        return line("frame", "mine", lang, do=do)
    return line("frame", "answer", lang, who=who, do=do)


def decision(t: ArenaTable, lang: str, form: int = OURS) -> str:
    """What is to be decided, as part of a sentence: "choose who challenges whom"."""
    row, parts = ASKED[t.step[0]](t, t.step, lang)
    return say("ask", row, lang, me=form, **parts)


def unit(t: ArenaTable, place: int, lang: str) -> Part:
    """A protagonist by name, and whose it is where both decks have that name."""
    return member(t, (top_of(t, place), place // PLACES), lang)


def ability_name(t: ArenaTable, word: str, lang: str) -> str:
    """A special ability by name."""
    return t.cast.library.abilities[word][lang]


def plain(row: str) -> Asking:
    """A question that is about nothing else."""
    return lambda t, step, lang: (row, {})


def _squad(t: ArenaTable, step: Step, lang: str) -> Said:
    place = next(place for place in all_places(step[1]) if not t.stack[place])
    return "squad", {"place": place_name(place, lang)}


def _declare(t: ArenaTable, step: Step, lang: str) -> Said:
    """MA-6.1: The turn player declares, the defender answers."""
    return ("declare" if step[1] == t.turn else "respond"), {}


def _pay(t: ArenaTable, step: Step, lang: str) -> Said:
    ability = t.cast.ability[top_of(t, step[1])]
    assert ability is not None
    return "pay", {"unit": unit(t, step[1], lang), "ability": ability_name(t, ability.word, lang)}


def _by_ability(row: str, word: str) -> Asking:
    """A question that an ability puts so many times."""
    return lambda t, step, lang: (row, {"ability": ability_name(t, word, lang), "n": step[2]})


def _partner(t: ArenaTable, step: Step, lang: str) -> Said:
    launcher = t.challenges[step[2]][CHALLENGER]
    return "partner", {"unit": unit(t, launcher, lang), "ability": ability_name(t, GroupAttack.word, lang)}


def _switch(t: ArenaTable, step: Step, lang: str) -> Said:
    target = t.challenges[step[1]][TARGET]
    return "switch", {"unit": unit(t, target, lang), "ability": ability_name(t, Switch.word, lang)}


def _take_mission(t: ArenaTable, step: Step, lang: str) -> Said:
    card = t.identity[missions_of(t, 1 - step[1])[0]]
    name = card_names(t.cast, lang)[card]
    return "take_mission", {"card": name, "ability": ability_name(t, AttackMission.word, lang)}


def _of_unit(row: str) -> Asking:
    """A question about a protagonist, and how often it will still be put."""

    def ask(t: ArenaTable, step: Step, lang: str) -> Said:
        left = {"n": step[2]} if step[2:] else {}
        return row, {"unit": unit(t, step[1], lang), **left}

    return ask


# What every step that asks wants to know.
ASKED: Final[dict[Callable[..., None], Asking]] = {
    setup.choose_protagonist: _squad,
    replacement.fill_from_reserve: plain("step_up"),
    replacement.choose_newcomer: plain("newcomer"),
    replacement.offer_move: plain("move"),
    power.assign_power: lambda t, step, lang: ("power", {"n": step[2]}),
    power.choose_to_engage: _of_unit("engage"),
    power.exhaust: _of_unit("exhaust"),
    abilities.declare: _declare,
    abilities.pay: _pay,
    abilities.choose_recycled: _by_ability("recycle", Recycle.word),
    abilities.choose_mission: _by_ability("renew", NewMission.word),
    challenge.choose_challenge: plain("challenge"),
    challenge.choose_partner: _partner,
    boost.choose_boost: plain("boost"),
    boost.boost_more: _of_unit("boost_more"),
    boost.choose_hit: plain("hit"),
    resolution.resolve_next: plain("order"),
    resolution.offer_switch: _switch,
    resolution.choose_replacement: _take_mission,
    checkpoint.choose_part: plain("part"),
}


# Reminders


def glossary(lang: str) -> dict[str, str]:
    """What the words on cards mean. Special abilities are not among them: every card tells its own."""
    rows = LINES.rows()
    return {
        row[lang]: rows["reminder"][name.replace("points", "point")][lang]
        for name, row in rows["term"].items()
    }


def reminder_of(ability: type[Ability], lang: str) -> str:
    """MA-6: What a special ability does, whatever a card adds to it."""
    written = LINES.rows()["reminder"].get(ability.word)
    if written:
        return str(written[lang])
    text = ability_text(ability(), lang)
    return text[:1].upper() + text[1:]
