"""U-10: What nouns and filters on Unmatched cards mean. They look and change nothing."""

from collections.abc import Callable, Sequence

from ....cardlang.meaning import candidates, common_meaning, value
from ....cardlang.node import Context, Filter, Kind, Things
from ....cardlang.nouns import CardKind, One, Opponent, Other, Player, Theirs, This, Yours
from ....cardlang.shared import Among, ThisCard, Top
from ....kernel.errors import Broken
from ..cards import words
from ..cards.combat_words import StartSpace
from ..cards.duel_words import InHandOf
from ..cards.piece_words import InSupply
from ..state.bodies import body, touch
from ..state.table import (
    ATTACK_SIDE,
    BIT,
    CARD,
    CARDS,
    DEFENSE_SIDE,
    NO_CARD,
    OFF_BOARD,
    PILES,
    SPACE,
    TOKEN,
    UnmatchedTable,
    deck_of,
    discard_of,
    hand_of,
    is_hero,
)
from .battlefield import holding_token, on_board
from .hands import cards

T = UnmatchedTable
FIGHTER = words.FighterKind()
CARD_KIND = CardKind()
FOE = words.Foe()
AREAS: dict[type[Filter], Callable[..., int]] = {}  # filters of place that came with later boxes
CARD_PLACES: dict[type[Filter], Callable[..., tuple[int, ...]]] = {}  # where cards lie, of later boxes too
EFFECT_ENDS: set[Callable[..., None]] = set()  # steps that come when an effect is over
LAST_COMBAT = "last combat"  # no card can give a result this name


def combat_of(t: T, ctx: Context) -> Sequence[int]:
    """The combat that an effect speaks of: the one under way, or the one that an ability at the end of an
    attack comes after (U-9.15); empty if there is none."""
    return t.combat or ctx.that(LAST_COMBAT)


def side_of(t: T, ctx: Context) -> int:
    """Which side of the combat the effect's player is on."""
    return ATTACK_SIDE if t.cast.owner[combat_of(t, ctx)[0]] == ctx.seat else DEFENSE_SIDE


def foe_card(t: T, ctx: Context) -> int:
    """The slot of the other player's card in this combat, or NO_CARD."""
    combat = combat_of(t, ctx)
    return combat[CARDS + 1 - side_of(t, ctx)] if combat else NO_CARD


# Kinds


def all_fighters(t: T, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """The fighters on the board, or those off it when defeated ones are asked for."""
    for node in where:
        if type(node) is words.Defeated:
            return tuple([f for f, left in enumerate(t.health) if left == 0])
    return tuple([f for f, space in enumerate(t.space) if space >= 0])


def all_tokens(t: T, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """The player's own tokens on the board, or those in the supply when they are asked for."""
    own = [k for k, owner in enumerate(t.cast.token_owner) if owner == ctx.seat]
    if any(isinstance(f, InSupply) for f in where):
        return tuple([TOKEN + k for k in own if t.token[k] == OFF_BOARD])
    return tuple([TOKEN + k for k in own if t.token[k] >= 0])


def all_spaces(t: T, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """Every space."""
    return tuple(SPACE + s for s in range(t.cast.board.size))


def all_players(t: T, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """Players with a fighter on the board: the dormant (X-5) and eliminated cannot be chosen."""
    return tuple(seat for seat in range(t.cast.seats) if on_board(t, seat))


def all_cards(t: T, where: tuple[Filter, ...], ctx: Context) -> tuple[int, ...]:
    """The player's own cards, wherever they are; or, of an earlier result, whosoever they are."""
    for f in where:
        if isinstance(f, Among):  # of whoever's cards they are
            return ctx.that(f.name)
        if type(f) in CARD_PLACES:
            return CARD_PLACES[type(f)](t, f, ctx)
        if isinstance(f, InHandOf):
            return tuple([CARD + s for seat in candidates(t, f.who, ctx) for s in hand_of(t, seat)])
    if any(isinstance(f, words.Discarded) for f in where):
        return cards(discard_of(t, ctx.seat))
    return tuple(CARD + slot for pile in range(PILES) for slot in t.piles[PILES * ctx.seat + pile])


def unseen_cards(t: T, node: One, ctx: Context) -> int:
    """Cards chosen from anywhere but the discard pile lie where others cannot see them."""
    places = [f for f in node.where if isinstance(f, words.Discarded) or type(f) in CARD_PLACES]
    if not isinstance(node.kind, CardKind) or places:
        return 0
    return len(hand_of(t, ctx.seat)) + len(deck_of(t, ctx.seat))


# Nouns


def the(t: T, node: words.The, ctx: Context) -> tuple[int, ...]:
    """the, R-57: of the effect's player; on a card that somebody else boosted with, of the card's owner."""
    named = t.cast.named.get((ctx.seat, node.name))
    if t.cast.given and ctx.card >= 0 and t.identity[ctx.card] in t.cast.given:  # whose card it is
        return t.cast.named.get((t.cast.slot_owner[ctx.card], node.name), named or ())
    return t.cast.named[t.cast.slot_owner[ctx.card], node.name] if named is None else named


def this(t: T, node: This, ctx: Context) -> tuple[int, ...]:
    """this: the fighter that uses the card."""
    return (ctx.user,)


def foe(t: T, node: words.Foe, ctx: Context) -> tuple[int, ...]:
    """foe"""
    combat = combat_of(t, ctx)
    return (combat[1 - side_of(t, ctx)],) if combat else ()


def this_card(t: T, node: ThisCard, ctx: Context) -> tuple[int, ...]:
    """this_card"""
    return (CARD + ctx.card,)


def their_card(t: T, node: words.TheirCard, ctx: Context) -> tuple[int, ...]:
    """their_card"""
    slot = foe_card(t, ctx)
    return (CARD + slot,) if slot != NO_CARD else ()


def top(t: T, node: Top, ctx: Context) -> tuple[int, ...]:
    """top"""
    return cards(deck_of(t, ctx.seat)[: value(t, node.amount, ctx)])


def cards_in_hand(t: T, node: words.HandOf, ctx: Context) -> tuple[int, ...]:
    """hand_of"""
    return tuple(CARD + slot for seat in candidates(t, node.who, ctx) for slot in hand_of(t, seat))


def top_discard(t: T, node: words.TopDiscard, ctx: Context) -> tuple[int, ...]:
    """top_discard"""
    return cards(discard_of(t, ctx.seat)[-1:])


def opponent(t: T, node: Opponent, ctx: Context) -> tuple[int, ...]:
    """U-12.3, Q-26: The other player in this combat. Schemes say one(player, theirs); the library insists."""
    return tuple(t.cast.owner[fighter] for fighter in foe(t, FOE, ctx))


# Filters


def where_is(t: T, thing: int) -> int:
    """The space of a fighter, token or space; below 0 if it is nowhere."""
    if thing >= SPACE:
        return thing - SPACE
    return t.token[thing - TOKEN] if thing >= TOKEN else t.space[thing]


def spaces_of(t: T, things: Things, ctx: Context) -> int:
    """The spaces of things, as bits."""
    mask = 0
    for thing in candidates(t, things, ctx):
        mask |= spot(t, thing)
    return mask


def spot(t: T, thing: int) -> int:
    """The space of a thing, or both spaces of a large fighter, as bits."""
    return body(t, thing) if thing < TOKEN else BIT[where_is(t, thing)]


def area(t: T, node: Filter, ctx: Context) -> int:
    """The spaces that a filter of place allows, as bits."""
    board = t.cast.board
    if isinstance(node, words.AdjacentTo):
        return board.around(spaces_of(t, node.things, ctx))
    if isinstance(node, words.InZoneOf):
        return board.share_zone(spaces_of(t, node.things, ctx))
    if isinstance(node, words.InSpaceOf):
        return spaces_of(t, node.things, ctx)
    if isinstance(node, words.On):
        return holding_token(t, node.token)
    if isinstance(node, StartSpace):
        return sum(1 << space for space in board.starts)
    if isinstance(node, words.Empty):
        return board.all & ~t.full
    way = AREAS.get(type(node))
    if way is not None:
        return way(t, node, ctx)
    raise Broken(f"{node.shown()} is no place")


def in_area(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """Filters of place."""
    if t.cast.odd and isinstance(node, words.AdjacentTo) and isinstance(kind, words.FighterKind):
        return [f for f in things if any(is_beside(t, f, other) for other in candidates(t, node.things, ctx))]
    mask = area(t, node, ctx)
    return [thing for thing in things if mask & spot(t, thing)]


def is_beside(t: T, fighter: int, other: int) -> bool:
    """Whether a fighter is adjacent to a thing; R-93: also to another fighter in the same space."""
    if other < TOKEN:
        return touch(t, fighter, other)
    return bool(t.cast.board.around(spot(t, other)) & body(t, fighter))


def seat_of(t: T, thing: int, kind: Kind) -> int:
    """The seat a fighter or a card belongs to; a player is a seat."""
    if thing >= CARD:
        return t.cast.slot_owner[thing - CARD]
    return thing if isinstance(kind, Player) else t.cast.owner[thing]


def are_yours(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """yours: the own fighters; a teammate's are friendly, but not yours (U-13.1)."""
    return [thing for thing in things if seat_of(t, thing, kind) == ctx.seat]


def are_theirs(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """theirs: opposing (U-13.2: a teammate's fighters are friendly)."""
    team = t.cast.team
    return [thing for thing in things if team[seat_of(t, thing, kind)] != team[ctx.seat]]


def are_other(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """other: not this card, not this fighter."""
    this_one = CARD + ctx.card if isinstance(kind, CardKind) else ctx.user
    return [thing for thing in things if thing != this_one]


def are_in_combat(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """in_combat: the two fighters, or their players."""
    pair = combat_of(t, ctx)[:2]
    if isinstance(kind, Player):
        pair = [t.cast.owner[f] for f in pair]
    return [thing for thing in things if thing in pair]


def are_defeated(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """defeated"""
    return [thing for thing in things if t.health[thing] == 0]


def are_undefeated(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """undefeated"""
    return [thing for thing in things if t.health[thing] > 0]


def are_heroes(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """hero"""
    return [thing for thing in things if is_hero(t, thing)]


def are_sidekicks(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """sidekick"""
    return [thing for thing in things if not is_hero(t, thing)]


def are_called(t: T, things: Sequence[int], node: words.Called, kind: Kind, ctx: Context) -> Sequence[int]:
    """called: fighters of the effect's player."""
    cast = t.cast
    return [f for f in things if cast.name[f] == node.name and cast.owner[f] == ctx.seat]


def began_on(t: T, things: Sequence[int], node: words.BeganOn, kind: Kind, ctx: Context) -> Sequence[int]:
    """began_on"""
    return [thing for thing in things if t.began_fog & BIT[t.began[thing]]]


def are_displaced(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """displaced, Q-16: not in the space it held when the current turn began, whoever's turn it is."""
    if t.cast.tails:  # a large fighter has left both spaces
        return [f for f in things if not body(t, f) & began_body(t, f)]
    return [thing for thing in things if t.space[thing] != t.began[thing]]


def began_body(t: T, fighter: int) -> int:
    """Where a fighter stood when the turn began, as bits."""
    at = t.cast.tails.get(fighter)
    return BIT[t.began[fighter]] | (0 if at is None else BIT[t.counters[at + 1] - 1])


def are_among(t: T, things: Sequence[int], node: Among, kind: Kind, ctx: Context) -> Sequence[int]:
    """among"""
    known = ctx.that(node.name)
    return [thing for thing in things if thing in known]


def are_tagged(t: T, things: Sequence[int], node: words.Tagged, kind: Kind, ctx: Context) -> Sequence[int]:
    """tagged"""
    cards_known = t.cast.cards
    return [thing for thing in things if node.tag in cards_known[t.identity[thing - CARD]].tags]


def are_discarded(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """discarded"""
    pile = discard_of(t, ctx.seat)
    return [thing for thing in things if thing - CARD in pile]


def are_bannered(t: T, things: Sequence[int], node: Filter, kind: Kind, ctx: Context) -> Sequence[int]:
    """bannered"""
    return [thing for thing in things if t.cast.card(t.identity[thing - CARD]).banner]


MEANING = common_meaning()
MEANING.unseen = unseen_cards
MEANING.kinds.update(
    {
        words.FighterKind: all_fighters,
        words.TokenKind: all_tokens,
        words.SpaceKind: all_spaces,
        Player: all_players,
        CardKind: all_cards,
    }
)
MEANING.things.update(
    {
        words.The: the,
        This: this,
        words.Foe: foe,
        ThisCard: this_card,
        words.TheirCard: their_card,
        Top: top,
        words.HandOf: cards_in_hand,
        words.TopDiscard: top_discard,
        Opponent: opponent,
    }
)
MEANING.filters.update(
    {
        words.AdjacentTo: in_area,
        words.InZoneOf: in_area,
        words.InSpaceOf: in_area,
        words.On: in_area,
        words.Empty: in_area,
        Yours: are_yours,
        Theirs: are_theirs,
        Other: are_other,
        words.InCombat: are_in_combat,
        words.Defeated: are_defeated,
        words.Undefeated: are_undefeated,
        words.Hero: are_heroes,
        words.Sidekick: are_sidekicks,
        words.Called: are_called,
        words.BeganOn: began_on,
        words.Displaced: are_displaced,
        Among: are_among,
        words.Tagged: are_tagged,
        words.Discarded: are_discarded,
        words.Bannered: are_bannered,
    }
)
