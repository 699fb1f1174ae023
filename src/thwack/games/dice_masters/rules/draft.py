"""DM-T.7: The draft."""

from ....kernel.ids import Seat
from ....kernel.masks import bits
from ..cards.library import CardDef, Library
from ..cards.teams import Team
from ..state.cast import Cast
from ..state.records import add_basic_action, deal_teams, open_draft, take_pick, take_stack
from ..state.table import DiceTable

BASIC_ACTIONS = 4  # DM-T.7: three or four


def begin_draft(t: DiceTable) -> None:
    """DM-T.7: Basic actions at random, every stack in the middle, and the second player picks first."""
    library = t.cast.library
    names = list(library.cards)
    basics = [names.index(name) for name in t.cast.settings.basic_actions]
    open_draft(t, len(stacks_of(library)), basics)
    t.do((draw_basic_actions,), (pick, 1))


def stacks_of(library: Library) -> list[tuple[str, ...]]:
    """DM-T.7: The cards of each title in one stack; basic actions are not drafted."""
    found = []
    for cards in library.titles.values():
        stack = tuple(c for c in cards if c in library.offered and library.cards[c].type != "basic-action")
        if stack:
            found.append(stack)
    return found


def card_numbered(library: Library, number: int) -> CardDef:
    """A card by its number in the library: in a draft, cards go by these."""
    return library.by_number[number]


def draw_basic_actions(t: DiceTable) -> None:
    """DM-T.7: One after the other, until there are four; none if they were chosen."""
    if len(t.picks[2]) >= (len(t.cast.settings.basic_actions) or BASIC_ACTIONS):
        return
    taken = [card for card, _ in t.picks[2]]
    cards = t.cast.library.cards.values()
    left = [
        i for i, c in enumerate(cards) if c.type == "basic-action" and not c.incomplete and i not in taken
    ]
    t.by_chance([(take_basic_action, card) for card in left])


def take_basic_action(t: DiceTable, card: int) -> None:
    """It lies in the middle."""
    add_basic_action(t, card)
    t.then((draw_basic_actions,))


def room(t: DiceTable, seat: Seat) -> int:
    """DM-T.7: How many more dice a player may have."""
    return t.cast.life - sum(dice for _, dice in t.picks[seat])


def pick(t: DiceTable, seat: Seat) -> None:
    """DM-T.7, H-5: One card out of one stack; the draft is over when nobody has room for a die."""
    if not t.pool or not (room(t, 0) or room(t, 1)):
        t.then((end_draft,))
        return
    library = t.cast.library
    numbers = {name: i for i, name in enumerate(library.cards)}
    stacks = stacks_of(library)
    t.ask(
        seat,
        [(take_card, seat, stack, numbers[name]) for stack in bits(t.pool) for name in stacks[stack]],
    )


def take_card(t: DiceTable, seat: Seat, stack: int, card: int) -> None:
    """DM-T.7: The stack is gone; the card goes to the picker."""
    take_stack(t, stack)
    t.then((choose_dice, seat, card))


def choose_dice(t: DiceTable, seat: Seat, card: int) -> None:
    """DM-T.5, DM-T.7: How many of its dice are used: at least one, if there is room."""
    limit = card_numbered(t.cast.library, card).max
    most = min(limit, room(t, seat))
    if most:
        t.ask(seat, [(put_dice, seat, card, n) for n in range(1, most + 1)])
    else:
        t.then((put_dice, seat, card, 0))


def put_dice(t: DiceTable, seat: Seat, card: int, dice: int) -> None:
    """DM-T.7: The dice lie on the card; a card without dice is not used."""
    take_pick(t, seat, card, dice)
    t.then((pick, 1 - seat))


def end_draft(t: DiceTable) -> None:
    """The teams are made, and the match is laid out with them."""
    names = list(t.cast.library.cards)
    settings = t.cast.settings
    teams = tuple(
        Team("", tuple((names[card], dice) for card, dice in t.picks[seat] if dice), ()) for seat in (0, 1)
    )
    basics = tuple(names[card] for card, _ in t.picks[2])
    deal_teams(t, Cast(t.cast.library, settings._replace(teams=teams, basic_actions=basics)))
