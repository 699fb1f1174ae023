"""Why something of one's own cannot be used now: the rule in one sentence, in four languages.

Only what the seat may know is looked at: its own hand and squads, and what lies open.
"""

from collections.abc import Callable
from typing import Final

from ....kernel.table import Step
from ....wording import NP
from ..cards.words import DEFENSIVE, OFFENSIVE
from ..cards.words import Switch as SwitchAbility
from ..choices import describe, place_ref
from ..rules import abilities, boost, challenge, checkpoint, power, replacement, resolution, setup
from ..rules.abilities import OF_DEFENCE, banked, is_usable
from ..rules.boost import fighters
from ..rules.challenge import free_challengers
from ..rules.stats import is_barred, power_count, target_card, top_of
from ..state.cast import GOOD_AND_EVIL, OF_CHALLENGES, SWITCH
from ..state.table import CHALLENGER, MOST_WOUNDS, TARGET, TEAMED, ArenaTable, all_places, hand_of, is_active
from .naming import LINES, Part, Said, names, player
from .prompts import ability_name, decision, line

# Where an option has a card from hand in its step, if it has one.
FROM_HAND: Final = (
    setup.deploy,
    replacement.bring_in,
    abilities.renew_this,
    boost.boost_with,
    boost.hit_with,
    checkpoint.swap_hand,
    checkpoint.wound,
    checkpoint.form_team,
    checkpoint.refill_with,
)
AT: Final = 2
# Where options that name protagonists have their places in their steps.
PLACED: Final[dict[Callable[..., None], tuple[int, ...]]] = {
    **dict.fromkeys((power.give_power, abilities.activate, challenge.challenge, challenge.join), (1,)),
    **dict.fromkeys((boost.boost_with, boost.hit_with, checkpoint.swap_hand, checkpoint.wound), (1,)),
    checkpoint.turn_stack: (1,),
    **dict.fromkeys((replacement.move, checkpoint.swap_two, resolution.switch_in), (1, 2)),
    replacement.replace: (2,),
}
Reason = Callable[[ArenaTable, int, int, str], Said | None]  # table, seat, card or place, language


def why_not(t: ArenaTable, seat: int, lang: str) -> dict[str, str]:
    """For every card in hand, by its id, and every protagonist, by its place and by its card, that is in no
    choice: the reason. A card in hand whose id means something else in a choice is "hand:" and its id."""
    mine = t.actor == seat
    options: list[Step] = list(t.options) if mine else []
    refs = {ref for step in options for ref in describe(t, step)[1]}
    places = {place for step in options for place in places_meant(t, step)}
    usable = {step[AT] for step in options if step[0] in FROM_HAND}
    general = in_general(t, seat, lang)
    found: dict[str, str] = {}
    for card in dict.fromkeys(t.identity[slot] for slot in hand_of(t, seat)):
        if card not in usable:
            slug = t.cast.slug(card)
            why = reason(t, seat, card, lang, HANDS) or general
            found[f"hand:{slug}" if slug in refs else slug] = why
    for place in all_places(seat):
        if t.stack[place] and place not in places:
            found[place_ref(place)] = why = reason(t, seat, place, lang, PEOPLE) or general
            if (slug := t.cast.slug(top_of(t, place))) not in refs:
                found.setdefault(slug, why)
    return found


def places_meant(t: ArenaTable, step: Step) -> list[int]:
    """The places that an option is about; a challenge is about who launched it."""
    if step[0] is resolution.resolve:
        return [t.challenges[step[1]][CHALLENGER]]
    return [step[at] for at in PLACED.get(step[0], ())]


def in_general(t: ArenaTable, seat: int, lang: str) -> str:
    """Why nothing can be used that no rule speaks of: it is over, somebody else decides, or something must be
    decided first."""
    if t.result:
        return line("why", "over", lang)
    if t.actor == seat:
        return line("why", "first", lang, do=decision(t, lang, seat))
    if t.actor < 0:
        return line("frame", "chance", lang)
    return line("why", "theirs", lang, who=player(t.cast, t.actor, lang))


def reason(t: ArenaTable, seat: int, what: int, lang: str, known: dict[Callable[..., None], Reason]) -> str:
    """What the rule of this question says, in one sentence; empty if it says nothing."""
    if t.result or t.actor != seat or t.step[0] not in known:
        return ""
    told = known[t.step[0]](t, seat, what, lang)
    return line("why", told[0], lang, **told[1]) if told is not None else ""


def named(t: ArenaTable, card: int, lang: str) -> dict[str, Part]:
    """A protagonist by name."""
    return {"unit": NP(names(t.cast, lang)[card], animate=True)}


# Cards in hand


def plain(row: str) -> Reason:
    """The same for all cards."""
    return lambda t, seat, card, lang: (row, {})


def not_fielded(t: ArenaTable, seat: int, card: int, lang: str) -> Said | None:
    """MA-S.3, MA-R20, MA-R23, MA-12.4: Why a card may not be fielded."""
    if t.cast.is_team[card]:
        return "team", {}
    return standing(t, seat, card, lang)


def standing(t: ArenaTable, seat: int, card: int, lang: str) -> Said | None:
    """MA-R23, MA-12.4: Whoever is in play already, alone or in a Team."""
    name = t.cast.name[card]
    for place in all_places(seat):
        if t.stack[place]:
            other = top_of(t, place)
            if t.cast.name[other] == name:
                return "in_play", named(t, card, lang)
            if t.cast.members[other] & name:
                return "in_team", named(t, card, lang)
    return None


def not_hitting(t: ArenaTable, seat: int, card: int, lang: str) -> Said:
    """MA-9.1: It must have the name of somebody in a challenge."""
    return "other_name", named(t, card, lang)


def not_in_check_point(t: ArenaTable, seat: int, card: int, lang: str) -> Said | None:
    """MA-12.1: Why a card has no part in the Check Point, or no part any more."""
    stack = stack_of(t, seat, card)
    if stack:
        if len(stack) >= MOST_WOUNDS:
            return "full", {**named(t, card, lang), "n": MOST_WOUNDS}
        return "wounded", {}
    if t.cast.is_team[card]:
        return no_team(t, seat, card, lang)
    is_short = not t.flags & TEAMED and any(not t.stack[place] for place in all_places(seat))
    return standing(t, seat, card, lang) or ("no_refill" if is_short else "swapped", {})


def stack_of(t: ArenaTable, seat: int, card: int) -> tuple[int, ...]:
    """The stack of the same name, if there is one."""
    for place in all_places(seat):
        if t.stack[place] and t.cast.name[top_of(t, place)] == t.cast.name[card]:
            return t.stack[place]
    return ()


def no_team(t: ArenaTable, seat: int, team: int, lang: str) -> Said:
    """MA-12.4, MA-R56, MA-R59: Why a Team cannot be assembled."""
    if t.flags & TEAMED:
        return "teamed", {}
    cast = t.cast
    tops = [top_of(t, place) for place in all_places(seat) if t.stack[place]]
    present = 0
    for card in (*tops, *(t.identity[slot] for slot in hand_of(t, seat))):
        present |= cast.name[card]
    inside = 0
    for card in tops:
        inside |= cast.members[card]
    absent = cast.members[team] & ~present & ~inside
    if not absent:
        return ("shares" if cast.members[team] & inside else "no_place"), {}
    missing = [
        cast.library.protagonists[name][lang] for at, name in enumerate(cast.called) if absent >> at & 1
    ]
    return "missing", {"cards": LINES.listed(missing, lang)}


# Protagonists


def no_ability(t: ArenaTable, seat: int, place: int, lang: str) -> Said:
    """MA-6.1, MA-6.2, MA-6.6, MA-H4: Why a special ability cannot be used."""
    card = top_of(t, place)
    ability = t.cast.ability[card]
    if ability is None:
        return "no_ability", named(t, card, lang)
    parts: dict[str, Part] = {"ability": ability_name(t, ability.word, lang)}
    if is_barred(t, place):
        return "barred", named(t, card, lang)
    if seat == t.turn and ability.kind == DEFENSIVE:
        return "their_turn", parts
    if seat != t.turn and ability.kind == OFFENSIVE:
        return "own_turn", parts
    mark = t.cast.mark[card]
    if t.used[place] & mark:
        return "used", parts
    if mark & OF_CHALLENGES and not is_active(place):
        return "only_active", parts
    if t.turns == 1 and mark & (OF_CHALLENGES | OF_DEFENCE):
        return "no_challenges", {}
    if not is_usable(t, seat, place):
        return "useless", parts
    free = len(t.power[place]) + banked(t, place)
    return "cost", {**parts, **named(t, card, lang), "n": t.cast.cost[card], "m": free}


def no_challenge(t: ArenaTable, seat: int, place: int, lang: str) -> Said:
    """MA-7.2, MA-2.1: Why somebody launches no challenge."""
    who = named(t, top_of(t, place), lang)
    if not is_active(place):
        return "in_reserve", {}
    if is_barred(t, place):
        return "barred", who
    return ("no_target" if place in free_challengers(t, seat) else "busy"), who


def no_partner(t: ArenaTable, seat: int, place: int, lang: str) -> Said:
    """MA-6.10, MA-0.4, MA-R54: Why somebody cannot join a Group Attack."""
    if place not in free_challengers(t, seat):
        return no_challenge(t, seat, place, lang)
    card, launcher = top_of(t, place), top_of(t, t.challenges[t.step[2]][CHALLENGER])
    if t.cast.alignment[card] | t.cast.alignment[launcher] == GOOD_AND_EVIL:
        return "opposed", {}
    return "affiliation", named(t, card, lang)


def no_boost(t: ArenaTable, seat: int, place: int, lang: str) -> Said:
    """MA-8.1, MA-8.2, MA-R25: Why somebody cannot be boosted."""
    who = named(t, top_of(t, place), lang)
    if place not in fighters(t, seat):
        return "not_fighting", who
    if not power_count(t, place):
        return "powerless", who
    return "boosted_other", named(t, target_card(t, t.step[1]), lang)


def no_hit(t: ArenaTable, seat: int, place: int, lang: str) -> Said:
    """MA-9.1: Why somebody gets no Super Hit."""
    return ("no_namesake" if place in fighters(t, seat) else "not_fighting"), named(t, top_of(t, place), lang)


def no_switch(t: ArenaTable, seat: int, place: int, lang: str) -> Said:
    """MA-6.22, MA-R34: Why somebody cannot step in."""
    who = named(t, top_of(t, place), lang)
    if t.marks[place] & SWITCH or place in [found[TARGET] for found in t.challenges]:
        return "challenged_too", who
    return "no_switch", {**who, "ability": ability_name(t, SwitchAbility.word, lang)}


HANDS: Final[dict[Callable[..., None], Reason]] = {
    setup.choose_protagonist: not_fielded,
    replacement.choose_newcomer: not_fielded,
    power.assign_power: plain("from_deck"),
    boost.choose_hit: not_hitting,
    checkpoint.choose_part: not_in_check_point,
}
PEOPLE: Final[dict[Callable[..., None], Reason]] = {
    abilities.declare: no_ability,
    challenge.choose_challenge: no_challenge,
    challenge.choose_partner: no_partner,
    boost.choose_boost: no_boost,
    boost.boost_more: no_boost,
    boost.choose_hit: no_hit,
    resolution.offer_switch: no_switch,
}
