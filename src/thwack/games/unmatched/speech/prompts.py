"""What is asked of whom, as people at a table would say it: the turn, the cause, the decision.

Nothing here depends on what the seat that reads it cannot know: a card is named as the cause only where it
lies open to that seat.
"""

from collections.abc import Callable
from typing import Final

from ....cardlang.control import May
from ....cardlang.meaning import choose_next, offer_to_pay, perform, select
from ....cardlang.node import Context
from ....cardlang.verbs import Take
from ....kernel.citations import Told
from ....kernel.knowledge import bit
from ....kernel.table import Step
from ....wording import NP
from ....wording.book import common_grammar
from ....wording.lines import Lines, Said
from ....wording.prompts import OURS, Decisions, plain
from ..cards import show_words, special, turns, verbs, zone_words
from ..cards.library import Library
from ..rules import (
    attack,
    card_effects,
    choosing,
    deck_effects,
    effects,
    field_effects,
    maneuver,
    movement,
    scheme,
    setup,
    special_effects,
    turn,
    turn_effects,
)
from ..rules.oneoffs import mercenary, mischief
from ..rules.pieces import duels, sharing
from ..rules.zones import brews, decks, escaping, ransoms, secrets
from ..state.table import (
    ATTACKER,
    CARDS,
    MOMENT,
    NO_CARD,
    REVEALED,
    TARGET,
    TOKEN,
    UnmatchedTable,
    hand_of,
    has_hero,
    holder_of,
)
from ..view import face_down
from .choice_lines import choice_text
from .naming import LINES as TOLD
from .naming import book, fighter_phrase, names, seat_phrase, thing_phrase
from .questions import BY_THE_RULES, QUESTIONS

LINES: Final = Lines(__package__, "asking.toml")
line = LINES.line
T = UnmatchedTable
Asking = Callable[[T, Step, str], Said]


# Causes


def cause(t: T, lang: str, seat: int | None) -> str:
    """U-8, U-9.10 to U-9.16: The card or the ability that asks, where the seat may know it."""
    owner, slot = source(t)
    if owner < 0:
        return ""
    if slot == NO_CARD:
        name = t.cast.heroes[owner].ability_name[lang]
        return line("frame", "cause", lang, timing=book().label("fact", "ability", lang), card=name)
    hidden = not t.known[slot] & bit(seat) or (slot in face_down(t) and not t.cast.eyes[owner] & bit(seat))
    if hidden:
        return ""
    card = t.cast.card(t.identity[slot])
    timing = attack.MOMENTS[t.combat[MOMENT]] if t.combat and t.combat[REVEALED] else ""
    label = book().label("timing", timing, lang) if timing else book().label("type", card.type, lang)
    return line("frame", "cause", lang, timing=label, card=card.name[lang])


def source(t: T) -> tuple[int, int]:
    """Whose effect asks, and the slot of its card; NO_CARD for an ability, (-1, NO_CARD) for the rules."""
    ctx = context_in(t.step)
    if t.step[0] is special_effects.name_prediction:
        return t.step[1], t.combat[CARDS + 1]
    if ctx is not None:
        return ctx.seat, shown_card(t, ctx)
    if t.step[0] in BY_THE_RULES:
        return -1, NO_CARD
    for step in reversed(t.agenda):
        if step[0] is scheme.put_away:
            return step[1], step[2]
        ctx = context_in(step) if step[0] is not perform else None
        if ctx is not None:
            return ctx.seat, shown_card(t, ctx)
        if step[0] in COMBAT_STEPS:
            return resolving(t, step)
        if step[0] in BOUNDS:
            break
    return (t.turn if t.step[0] in OF_ABILITIES else -1), NO_CARD


def context_in(step: Step) -> Context | None:
    """The context that a step carries."""
    found = [part for part in step if isinstance(part, Context)]
    return found[-1] if found else None


def shown_card(t: T, ctx: Context) -> int:
    """Before the cards of a combat are revealed only abilities ask, though they may speak of a card."""
    if t.combat and not t.combat[REVEALED] and ctx.card in t.combat[CARDS : CARDS + 2]:
        return NO_CARD
    return ctx.card


def resolving(t: T, step: Step) -> tuple[int, int]:
    """U-9.17: The defender's effect comes first: while the attacker's still waits, it is the defender's."""
    waits = step[0] is attack.resolve_card and step[1] == 0
    slot = t.combat[CARDS + 1] if waits else t.combat[CARDS]
    return (holder_of(t, slot), slot) if slot != NO_CARD else (-1, NO_CARD)


# Decisions: by the step that asks.


def _attack_card(t: T, step: Step, lang: str) -> Said:
    return "attack_card", {"fighter": fighter_phrase(t.cast, t.combat[ATTACKER], lang)}


def _defense_card(t: T, step: Step, lang: str) -> Said:
    return "defense_card", {"fighter": fighter_phrase(t.cast, t.combat[TARGET], lang)}


def _moves(t: T, step: Step, lang: str) -> Said:
    movers, steps = step[2], step[3]
    if len(movers) == 1:
        return "move", {"thing": thing_phrase(t.cast, movers[0], lang), "n": steps}
    return ("moves" if step[0] is movement.choose_moves else "move_one"), {"n": steps}


def _moves_exactly(t: T, step: Step, lang: str) -> Said:
    if len(step[2]) == 1:
        return "move_exactly", {"thing": thing_phrase(t.cast, step[2][0], lang), "n": step[3]}
    return "move_one_exactly", {"n": step[3]}


def _unlike(t: T, step: Step, lang: str) -> Said:
    movers = step[2]
    if len(movers) == 1:
        return "move", {"thing": thing_phrase(t.cast, movers[0][0], lang), "n": movers[0][1]}
    return "moves_unlike", {}


def _token(t: T, step: Step, lang: str) -> Said:
    if len(step[2]) == 1:
        return "move", {"thing": thing_phrase(t.cast, TOKEN + step[2][0], lang), "n": step[3]}
    return "move_token", {"n": step[3]}


def _place(t: T, step: Step, lang: str) -> Said:
    things = step[2] if isinstance(step[2], tuple) else (step[2],)
    if len(things) == 1:
        return "place", {"thing": thing_phrase(t.cast, things[0], lang)}
    return "place_one", {}


def _set_token(t: T, step: Step, lang: str) -> Said:
    return "place", {"thing": thing_phrase(t.cast, TOKEN + step[2], lang)}


def _hand_limit(t: T, step: Step, lang: str) -> Said:
    return "hand_limit", {"n": len(hand_of(t, step[1])) - turn.hand_limit(t, step[1])}


def _for_them(t: T, step: Step, lang: str) -> Said:
    return "attack_card_for", {"other": seat_phrase(t.cast, step[1], lang)}


def _give_up(t: T, step: Step, lang: str) -> Said:
    return "give_up", {"n": step[1]}


def _draw(t: T, step: Step, lang: str) -> Said:
    return "draw", {"n": step[2]}


def _spend(t: T, step: Step, lang: str) -> Said:
    return "spend", {"word": names(t.cast.heroes[step[2].seat]).word(step[1].resource, lang).one}


def _discard(t: T, step: Step, lang: str) -> Said:
    seat = step[3]
    if seat == t.actor:
        return "discard", {}
    return "discard_of", {"other": seat_phrase(t.cast, seat, lang)}


def _take_away(t: T, step: Step, lang: str) -> Said:
    return "discard_of", {"other": seat_phrase(t.cast, step[1], lang)}


def _perform(t: T, step: Step, lang: str) -> Said:
    row = BY_NODE[type(step[1])]
    return _may(t, step, lang) if row == "may" else (row, {})


def _may(t: T, step: Step, lang: str) -> Said:
    said = choice_text(t, t.options[0], lang)
    return "may", {"effect": said[:1].lower() + said[1:]}


def _select(t: T, step: Step, lang: str) -> Said:
    return PICKS.get(t.options[0][0], "pick_card"), {}  # without any: of hidden cards


def _walk(t: T, step: Step, lang: str) -> Said:
    return "move", {"thing": thing_phrase(t.cast, step[2], lang), "n": step[3]}


def _goal(t: T, step: Step, lang: str) -> Said:
    return "place", {"thing": thing_phrase(t.cast, step[1], lang)}


def _scatter(t: T, step: Step, lang: str) -> Said:
    if len(step[2]) == 1:
        return "place", {"thing": thing_phrase(t.cast, step[2][0], lang)}
    return "place_one", {}


ASKED: Final[dict[Callable[..., None], Asking]] = {
    turn.next_action: plain("action"),
    maneuver.choose_boost: plain("boost_move"),
    special_effects.name_prediction: plain("predict"),
    special_effects.name_suspicion: plain("suspect"),
    effects.resolve: plain("item"),
    card_effects.keep_next: plain("keep"),
    card_effects.order_next: plain("order"),
    deck_effects.reorder_next: plain("order"),
    card_effects.put_back_next: plain("order"),
    choose_next: plain("effect"),
    attack.choose_attack_card: _attack_card,
    attack.choose_defense_card: _defense_card,
    movement.choose_moves: _moves,
    movement.choose_move: _moves,
    movement.choose_exact_move: _moves_exactly,
    movement.choose_unlike_moves: _unlike,
    turn_effects.offer_effect: _may,
    turn_effects.choose_as_loser: plain("effect"),
    turn.offer_attack: plain("free_attack"),
    movement.choose_token_move: _token,
    movement.choose_place: _place,
    movement.choose_return: _place,
    setup.place_sidekick: _place,
    setup.place_token: _set_token,
    turn.discard_to_limit: _hand_limit,
    special_effects.choose_for_them: _for_them,
    special_effects.answer_suspicion: _give_up,
    special_effects.do_chain_lightning: plain("pick_zone"),
    special_effects.reveal_one_of: plain("reveal"),
    special_effects.take_away: _take_away,
    effects.choose_draw: _draw,
    effects.choose_spend: _spend,
    card_effects.discard_next: _discard,
    card_effects.choose_combat_boost: plain("boost_card"),
    maneuver.choose_how_to_draw: plain("effect"),
    decks.go_on_or_suffer: plain("box"),
    ransoms.offer_ransom: plain("ransom"),
    ransoms.choose_price: plain("price"),
    escaping.choose_escape: plain("escape"),
    secrets.offer_secret: plain("secret"),
    brews.choose_for_others: plain("effect"),
    offer_to_pay: _may,
    perform: _perform,
    select: _select,
    choosing.choose_more: _select,
    field_effects.choose_scatter: _scatter,
    field_effects.choose_walk: _walk,
    field_effects.choose_way: plain("way"),
    mercenary.choose_goal: _goal,
    mischief.choose_trouble: _for_them,
    **{step: plain(row) for step, row in QUESTIONS.items()},
    duels.choose_found: plain("pick_card"),
    sharing.share_next: plain("share"),
    setup.choose_loadout: plain("loadout"),
    card_effects.discard_of_one: plain("give_in"),
    special_effects.choose_who_pays: plain("pick_fighter"),
    deck_effects.choose_hero_of: plain("pick_fighter"),
    sharing.choose_fate: plain("fate"),
}
BY_NODE: dict[type, str] = {
    May: "may",
    Take: "may",
    verbs.Boost: "boost_card",
    special.BoostFaceDown: "face_down",
    special.ChainLightning: "pick_zone",
    turns.ChooseNew: "effect",
    zone_words.ChooseActive: "pick_card",
    show_words.SwapCard: "pick_card",
    show_words.CastSpell: "effect",
    show_words.Recall: "pick_card",
    special.ShowPair: "show_pair",
}
PICKS: dict[Callable[..., None], str] = {
    effects.pick_fighter: "pick_fighter",
    effects.pick_token: "pick_token",
    effects.pick_space: "pick_space",
    effects.pick_player: "pick_player",
    effects.pick_card: "pick_card",
    choosing.choose_this: "pick_fighter",
    choosing.choose_card: "pick_card",
}
# Looking down the agenda for the effect that asks: where the combat goes on, and where the action ends.
COMBAT_STEPS = frozenset(
    {
        attack.resolve_card,
        attack.resolve_moment,
        attack.deal_combat_damage,
        attack.clean_up,
        attack.end_bonus,
    }
)
BOUNDS = frozenset({turn.end_action, turn.first_action, turn.discard_to_limit, turn.pass_turn, perform})
# Outside of schemes and combats only abilities ask these.
OF_ABILITIES = frozenset(
    {movement.choose_move, movement.choose_token_move, movement.choose_return, effects.choose_draw}
)


# Prompts


class UnmatchedPrompts(Decisions[T]):
    """Prompts of Unmatched. A decision has a row for whoever takes it and one for the others, who need not be
    told as much; what asks is told before it, with the moment."""

    def ending(self, t: T, lang: str, seat: int | None) -> str:
        """U-11.3, Q-23: Who has fallen, and who has won by that."""
        cast = t.cast
        winners = t.result[0]
        fallen = [seat for seat in range(cast.seats) if not has_hero(t, seat)]
        said = [TOLD.line("event", "defeated", lang, who=seat_phrase(cast, seat, lang)) for seat in fallen]
        if len(fallen) == cast.seats:
            said.append(line("frame", "nobody_left", lang))
        said += [TOLD.line("event", "won", lang, who=seat_phrase(cast, seat, lang)) for seat in winners]
        return " ".join(said)

    def moment(self, t: T, lang: str, seat: int | None) -> str:
        """U-4, U-9, U-10: Whose turn it is, and because of what is asked."""
        return " ".join(filter(None, (situation(t, lang), cause(t, lang, seat))))

    def turn_of(self, t: T) -> int | None:
        """Whose turn it is."""
        return t.turn if t.turns else None

    def player(self, t: T, seat: int, lang: str) -> NP:
        """A player by the hero's name."""
        return seat_phrase(t.cast, seat, lang)

    def asked(self, t: T, lang: str) -> Said:
        """The open question, which may speak of whoever decides."""
        row, parts = super().asked(t, lang)
        return row, {**parts, "who": self.player(t, t.actor, lang)}

    def worded(self, asked: Said, form: int, lang: str) -> str:
        """`do` is said to whoever decides, `inf` comes after "must" or "to"."""
        row, parts = asked
        text = LINES.rows()["decision"][row]["do" if form == OURS else "inf"][lang]
        return common_grammar(lang).said(text, tuple(parts.items()))


PROMPTS: Final = UnmatchedPrompts(LINES, ASKED)
prompt, kind = PROMPTS.prompt, PROMPTS.kind


def situation(t: T, lang: str) -> str:
    """U-2, U-4.1, U-9.1: The turn and the actions left; in a combat, who attacks whom."""
    if not t.turns:
        return line("frame", "set_up", lang)
    counts = t.step[0] is turn.next_action
    who = seat_phrase(t.cast, t.turn, lang)
    said = line("frame", "turn_actions" if counts else "turn", lang, who=who, n=t.actions)
    if t.combat:
        who, target = (fighter_phrase(t.cast, f, lang) for f in t.combat[:2])
        said += " " + TOLD.line("event", "attacked", lang, who=who, target=target)
    return said


def glossary(library: Library, lang: str) -> dict[str, str]:
    """A reminder for each word that texts have; home-made heroes use the same words."""
    rows = LINES.rows()["glossary"]
    return {
        form: Told(row["text"][lang], name)
        for name, row in rows.items()
        for form in row["term"][lang].split("|")
    }
