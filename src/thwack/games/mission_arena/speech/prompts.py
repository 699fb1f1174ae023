"""What is asked of whom now, and reminders for the words on cards, in four languages.

A question is known by the step that asked it (`t.step`), and what it is about by the arguments of that step;
so a prompt says nothing that the question itself does not tell everybody.
"""

from collections.abc import Callable
from typing import Final

from ....kernel.citations import Told
from ....kernel.table import CHANCE, Step
from ....wording import NP
from ....wording.lines import Lines
from ....wording.prompts import Decisions, plain
from ..cards.library import Library
from ..cards.words import Ability, AttackMission, GroupAttack, NewMission, Recycle, Switch
from ..rules import abilities, boost, challenge, checkpoint, power, replacement, resolution, setup
from ..rules.stats import power_count, top_of
from ..state.table import CHALLENGER, LAST_TURN, PHASES, PLACES, TARGET, ArenaTable, all_places, missions_of
from .card_texts import ability_text
from .event_lines import OVER, ending, member
from .naming import LINES as TOLD
from .naming import Part, Said, boost_bonus, card_names, place_name, player

LINES: Final = Lines(__package__, "asking.toml")
say, line = LINES.say, LINES.line
Asking = Callable[[ArenaTable, Step, str], Said]


# Questions


def unit(t: ArenaTable, place: int, lang: str) -> Part:
    """A protagonist by name, and whose it is where both decks have that name."""
    return member(t, (top_of(t, place), place // PLACES), lang)


def ability_name(t: ArenaTable, word: str, lang: str) -> str:
    """A special ability by name."""
    return t.cast.library.abilities[word][lang]


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


def _boost(t: ArenaTable, step: Step, lang: str) -> Said:
    """MA-8.1, MA-8.2: What each card gives."""
    return "boost", {"bonus": boost_bonus(t, step[1], lang)}


def _boost_more(t: ArenaTable, step: Step, lang: str) -> Said:
    """MA-R24: What each card gives, and how many more there may be."""
    place, seat = step[1], step[1] // PLACES
    left = power_count(t, place) - t.boosts[2 * seat + 1]
    return "boost_more", {"unit": unit(t, place, lang), "bonus": boost_bonus(t, seat, lang), "n": left}


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
    boost.choose_boost: _boost,
    boost.boost_more: _boost_more,
    boost.choose_hit: plain("hit"),
    resolution.resolve_next: plain("order"),
    resolution.offer_switch: _switch,
    resolution.choose_replacement: _take_mission,
    checkpoint.choose_part: plain("part"),
}


# Prompts


class ArenaPrompts(Decisions[ArenaTable]):
    """Prompts of Mission Arena."""

    def ending(self, t: ArenaTable, lang: str, seat: int | None) -> str:
        """Who won and why."""
        winners, reason, _ = t.result
        return TOLD.line("event", OVER[reason][not winners], lang, **ending(t, winners, lang))

    def moment(self, t: ArenaTable, lang: str, seat: int | None) -> str:
        """Whose turn it is, which turn (MA-R7), and the phase; who begins is decided before any."""
        if t.actor == CHANCE:
            return ""
        if not t.turns:
            return line("frame", "deploy", lang)
        who, phase = player(t.cast, t.turn, lang), say("phase", PHASES[t.phase], lang)
        return line("frame", "turn", lang, who=who, n=t.turns, of=LAST_TURN, phase=phase)

    def turn_of(self, t: ArenaTable) -> int | None:
        """Whose turn it is."""
        return t.turn if t.turns else None

    def player(self, t: ArenaTable, seat: int, lang: str) -> NP:
        """A player by name."""
        return player(t.cast, seat, lang)


PROMPTS: Final = ArenaPrompts(LINES, ASKED)
prompt, decision, kind = PROMPTS.prompt, PROMPTS.decision, PROMPTS.kind


# Reminders


def glossary(library: Library, lang: str) -> dict[str, str]:
    """What the words on cards mean. Special abilities are not among them: every card tells its own."""
    rows = LINES.rows()
    kinds = {row[lang]: name.replace("points", "point") for name, row in rows["term"].items()}
    return {term: Told(rows["reminder"][kind][lang], kind) for term, kind in kinds.items()}


def reminder_of(ability: type[Ability], lang: str) -> str:
    """MA-6: What a special ability does, whatever a card adds to it."""
    written = LINES.rows()["reminder"].get(ability.word)
    if written:
        return str(written[lang])
    text = ability_text(ability(), lang)
    return text[:1].upper() + text[1:]
