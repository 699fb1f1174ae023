"""What an option is called: its verb and the slugs of the things concerned."""

from collections.abc import Callable

from ...cardlang.meaning import accept, choose_one, let_it_happen, select_nothing
from ...cardlang.node import Effect
from ...cardlang.verbs import Become
from ...kernel.table import Step
from .cards import special
from .rules import attack, effects, maneuver, movement, scheme, terms, turn
from .state.cast import Cast
from .state.table import SPACE, TOKEN


def thing_slug(cast: Cast, thing: int) -> str:
    """The slug of a fighter, token or space."""
    if thing >= SPACE:
        return cast.board.slugs[thing - SPACE]
    return cast.token_slug[thing - TOKEN] if thing >= TOKEN else cast.slug[thing]


def effect_slug(effect: Effect) -> str:
    """A choice of effects is called by what they do: draw-2, big."""
    if isinstance(effect, Become):
        return effect.state
    words = "".join(c if c.isalnum() else " " for c in effect.shown()).split()
    return "-".join(word for word in words if word != "the")


# Where an option's card stands in its step: all of these are `(function, card, ...)`.
CARD_VERBS: dict[Callable[..., None], str] = {
    attack.play_attack_card: "choose",
    attack.defend: "defend",
    maneuver.boost_maneuver: "boost",
    effects.boost_with: "boost",
    special.play_face_down: "boost",
    turn.discard_one_over: "choose",
    effects.discard_this: "choose",
    effects.keep_this: "choose",
    effects.order_this: "choose",
    effects.put_back_this: "choose",
    special.play_for_them: "choose",
    special.give_up: "choose",
}
# Options that are a fighter or token and the index of a space.
SPACE_VERBS: dict[Callable[..., None], str] = {
    movement.move_one_of: "move",
    movement.move_only: "move",
    movement.move_token: "move",
    movement.place_one_of: "place",
    movement.return_fighter: "place",
}
REFUSALS: frozenset[Callable[..., None]] = frozenset(
    {
        attack.do_not_defend,
        maneuver.move_unboosted,
        movement.stop_moving,
        movement.stop_placing,
        effects.leave_it,
        effects.stop_discarding,
        select_nothing,
        let_it_happen,
    }
)


def describe(cast: Cast, step: Step) -> tuple[str, tuple[str, ...]]:
    """The verb and refs of an option; made from the option alone, so it never goes stale."""
    function = step[0]
    if function in SPACE_VERBS:
        return SPACE_VERBS[function], (thing_slug(cast, step[1]), cast.board.slugs[step[2]])
    if function in CARD_VERBS:
        return CARD_VERBS[function], (cast.card(step[1]).id,)
    if function in REFUSALS:
        return "decline", ()
    if function is turn.take_action:
        return describe_action(cast, step)
    if function is effects.pick_player:
        return "choose", (cast.heroes[step[1]].id,)
    if function in (effects.pick_fighter, effects.pick_token, effects.pick_space):
        return "choose", (thing_slug(cast, step[1]),)
    if function is accept:
        return "choose", (effect_slug(step[1]),)
    if function is choose_one:
        return "choose", (effect_slug(step[1].effects[step[4]]),)
    if function is effects.take_all:
        return "choose", (effect_slug(step[1]),)
    if function is effects.name_item:
        return "choose", (terms.ITEMS[step[1]],)
    if function is effects.draw_and_tell:
        return "choose", (str(step[2]),)
    return "choose", (str(step[1]),)  # a number: spent, foretold, suspected


def describe_action(cast: Cast, step: Step) -> tuple[str, tuple[str, ...]]:
    """U-4.2: The three actions."""
    if step[1] is scheme.scheme:
        return "scheme", (cast.card(step[3]).id, cast.slug[step[4]])
    if step[1] is attack.attack:
        return "attack", (cast.slug[step[3]], cast.slug[step[4]])
    return "maneuver", ()
