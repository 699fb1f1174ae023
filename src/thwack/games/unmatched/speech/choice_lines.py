"""Options as sentences."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ....cardlang.meaning import accept, choose_one, let_it_happen, select_nothing
from ....cardlang.node import Effect
from ....kernel.table import Step
from ....wording.grammar import REMEMBERED
from ..choices import CARD_VERBS, SPACE_VERBS, THING_VERBS, ends_of
from ..rules import (
    attack,
    card_effects,
    choosing,
    deck_effects,
    effects,
    field_effects,
    maneuver,
    measures,
    movement,
    scheme,
    setup,
    special_effects,
    turn,
    turn_effects,
)
from ..rules.oneoffs import die, lodge, mercenary, mischief, patrol
from ..rules.pieces import duels, sharing
from ..rules.zones import active, brews, decks, escaping, ransoms, secrets, tricks
from ..state.cast import Cast
from ..state.table import UnmatchedTable, bits
from .card_texts import effect_phrase
from .naming import LINES, fighter_phrase, names, seat_phrase, thing_phrase, zone_name

line = LINES.line

# The row of each option that is a card, by its function.
CARD_ROWS: dict[Callable[..., None], str] = {
    attack.play_attack_card: "attack_card",
    attack.defend: "defend",
    maneuver.boost_maneuver: "boost",
    card_effects.boost_with: "boost",
    special_effects.play_face_down: "boost",
    turn.discard_one_over: "discard",
    card_effects.discard_this: "discard",
    card_effects.keep_this: "keep",
    card_effects.order_this: "next_on_deck",
    card_effects.put_back_this: "next_on_deck",
    special_effects.play_for_them: "play_for_them",
    special_effects.give_up: "discard",
    special_effects.reveal_this: "reveal",
    special_effects.take_this_away: "discard",
    effects.pick_card: "pick_card",
    choosing.choose_card: "pick_card",
    deck_effects.lot_falls_on: "pick_card",
    die.bury_this: "pick_card",
    mercenary.play_instead: "pick_card",
    mercenary.guess: "guess",
    lodge.lay_aside: "reveal",
    mischief.play_trouble: "play_for_them",
    deck_effects.reorder_this: "next_on_deck",
    special_effects.show_both: "show_both",
    active.make_active: "pick_card",
    secrets.reveal_secret: "reveal",
    tricks.swap_for: "attack_card",
    tricks.recall_this: "pick_card",
    duels.find_card: "pick_card",
}
PLAIN_ROWS: dict[Callable[..., None], str] = {
    mischief.to_hand: "to_hand",
    mischief.to_deck: "to_deck",
    attack.do_not_defend: "do_not_defend",
    turn.lose_attack: "lose_attack",
    maneuver.move_unboosted: "do_not_boost",
    maneuver.draw_as_usual: "draw_as_usual",
    decks.reveal_from_box: "open_box",
    decks.leave_box: "leave_box",
    ransoms.pay_ransom: "pay_ransom",
    ransoms.pay_nothing: "pay_nothing",
    escaping.walk_instead: "stop_placing",
    secrets.keep_quiet: "decline",
    movement.stop_moving: "stop_moving",
    movement.stop_placing: "stop_placing",
    card_effects.leave_it: "leave",
    card_effects.stop_boosting: "leave",
    card_effects.stop_discarding: "stop_discarding",
    choosing.stop_choosing: "decline",
    card_effects.stop_putting_back: "stop_putting_back",
    duels.find_nothing: "decline",
    sharing.keep_the_rest: "keep_the_rest",
    select_nothing: "decline",
    let_it_happen: "decline",
    die.keep_roll: "keep_roll",
    die.roll_again: "roll_again",
    mercenary.stop_searching: "leave",
}
NUMBER_ROWS: dict[Callable[..., None], str] = {
    effects.spend: "spend",
    ransoms.pay_price: "spend",
    sharing.seal_fate: "suffer",
    special_effects.predict_value: "predict",
    special_effects.suspect: "suspect",
}


EFFECTS: Final = frozenset(  # options that are an effect and its context
    {
        accept,
        card_effects.take_all,
        maneuver.maneuver_otherwise,
        maneuver.draw_otherwise,
        brews.brew,
        turn_effects.choose_for_turn,
    }
)


def choice_text(t: UnmatchedTable, step: Step, lang: str) -> str:
    """An option as a sentence."""
    function, cast = step[0], t.cast
    if function in PLAIN_ROWS:
        return line("choice", PLAIN_ROWS[function], lang)
    if function in CARD_VERBS:
        card = cast.card(step[1])
        return line("choice", CARD_ROWS[function], lang, card=card.name[lang], n=card.boost or 0)
    if function in SPACE_VERBS:
        return _to_space(cast, SPACE_VERBS[function], step[1], step[2], lang)
    if function in (turn.take_action, turn.attack_freely):
        return action_text(cast, step, lang)
    if function in (effects.pick_player, mischief.give_to):
        return line("choice", "pick", lang, thing=seat_phrase(cast, step[1], lang))
    if function in THING_VERBS:
        return line("choice", "pick", lang, thing=thing_phrase(cast, step[1], lang))
    if function in EFFECTS:
        return _effect(t, step[1], step[2].seat, lang)
    if function is choose_one:
        return _effect(t, step[1].effects[step[4]], step[5].seat, lang)
    if function is field_effects.go_past:
        passed = [fighter_phrase(cast, f, lang).text for f in bits(step[1])]
        row = "go_past" if passed else "go_past_nobody"
        return line("choice", row, lang, **({"who": LINES.listed(passed, lang)} if passed else {}))
    if function is special_effects.strike_zone:
        return line("choice", "zone", lang, zone=zone_name(cast.board.zone_names[step[1]], lang))
    if function is effects.name_item:
        hero = cast.heroes[step[3].seat]
        return line("choice", "item", lang, word=names(hero).word(measures.ITEMS[step[1]], lang).one)
    if function is setup.take_loadout:
        option = str(cast.troupe.loadouts[step[3]][step[2]].options[step[1]])
        return line("choice", "pick_card", lang, card=names(cast.heroes[step[3]]).word(option, lang).one)
    if function is patrol.deploy_on:
        one, other = ends_of(cast, step[1])
        word = names(cast.heroes[step[3].seat]).word(cast.patrol_rules[step[3].seat].name, lang).one
        return line("choice", "deploy", lang, word=word, space=one, other=other)
    if function is card_effects.discard_as_told:
        return line("choice", "give_in", lang)
    if function is effects.draw_and_tell:
        return line("choice", "draw", lang, n=step[2])
    if function is die.show_face:
        row, parts = ("roll", {"n": step[1]}) if step[1] else ("roll_x", {})
        return line("choice", row, lang, **parts)
    return line("choice", NUMBER_ROWS[function], lang, n=step[1])


@lru_cache(maxsize=REMEMBERED)
def _to_space(cast: Cast, row: str, thing: int, space: int, lang: str) -> str:
    return line("choice", row, lang, thing=thing_phrase(cast, thing, lang), space=cast.board.slugs[space])


def action_text(cast: Cast, step: Step, lang: str) -> str:
    """U-4.2: The three actions."""
    if step[1] is scheme.scheme:
        fighter = fighter_phrase(cast, step[4], lang)
        return line("choice", "scheme", lang, card=cast.card(step[3]).name[lang], fighter=fighter)
    if step[1] is attack.attack:
        fighter, target = (fighter_phrase(cast, f, lang) for f in step[3:5])
        return line("choice", "attack", lang, fighter=fighter, target=target)
    return line("choice", "maneuver", lang)


def _effect(t: UnmatchedTable, effect: Effect, seat: int, lang: str) -> str:
    return effect_phrase(effect, lang, names(t.cast.heroes[seat]))
