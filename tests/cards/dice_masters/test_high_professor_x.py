"""Professor X "Powerful Telepath" and "Charles Francis Xavier"."""

import pytest

from tests.cards.dice_masters.high import attack, damage_on, next_turn
from tests.kits.dice_masters import keys, life, play, position, seat, zone

TELEPATH = "professor-x-powerful-telepath"
XAVIER = "professor-x-charles-francis-xavier"
SHIELD = "vibranium-shield-irreplaceable"

# Professor X "Powerful Telepath"


@pytest.mark.parametrize("dice", [1, 2])
def test_professor_x_powerful_telepath_forbids_actions_and_globals(dice: int) -> None:
    """The opponent pays 2 life, once, for both of them and for the rest of the turn."""
    match = position(
        seat(
            field=["loki-trickster 1"],
            reserve=["power-bolt action-0", "power-bolt action-0", "sidekick mask"],
            cards={"magneto-sonderkommando": 1},
        ),
        seat(field=[f"{TELEPATH} 1"] * dice),
        basics=("power-bolt",),
    )
    assert keys(match) == ["pay:life:actions", "pass"]
    play(match, "pay:life:actions")
    assert life(match) == [18, 20]
    assert {"use:power-bolt", "global:magneto-sonderkommando"} <= set(keys(match))
    play(match, "use:power-bolt", "choose:seat-1", "use:power-bolt", "choose:seat-1")
    assert life(match) == [18, 16]
    assert "global:magneto-sonderkommando" in keys(match)


def test_professor_x_powerful_telepath_may_be_left_unpaid() -> None:
    """The actions stay unused; buying, fielding and attacking are free."""
    match = position(
        seat(
            field=["sidekick"],
            reserve=["power-bolt action-0", "beast-kreature 1", "sidekick fist", "sidekick fist"],
            cards={"black-widow-tsarina": 1},
        ),
        seat(field=[f"{TELEPATH} 1"]),
        basics=("power-bolt",),
    )
    assert {"buy:black-widow-tsarina", "field:beast-kreature", "pay:life:actions"} <= set(keys(match))
    play(match, "pass")
    assert "attack:sidekick" in keys(match)
    assert life(match) == [20, 20]


def test_professor_x_powerful_telepath_forbids_in_both_turns() -> None:
    """In the turn of Professor X's player the opponent pays for a Global ability, too."""
    match = position(
        seat(field=[f"{TELEPATH} 1", "sidekick"]),
        seat(field=["loki-trickster 1"], reserve=["sidekick mask"], cards={"magneto-sonderkommando": 1}),
    )
    assert match.actor == 1
    assert keys(match) == ["pay:life:actions", "pass"]
    play(match, "pay:life:actions", "global:magneto-sonderkommando")
    assert life(match) == [20, 18]


def test_professor_x_powerful_telepath_forbids_reactions() -> None:
    """DM-12.5: A Global ability that answers damage is a Global ability; the way to pay is there."""
    match = position(
        seat(field=[f"{TELEPATH} 1"], reserve=["power-bolt action-0"]),
        seat(field=["loki-trickster 3"], reserve=["sidekick shield"], cards={SHIELD: 1}),
        basics=("power-bolt",),
    )
    play(match, "use:power-bolt", "choose:loki-trickster")
    assert match.actor == 1
    assert keys(match) == ["pay:life:actions", "pass"]
    paid = match.fork()
    play(paid, "pay:life:actions", f"global:{SHIELD}:loki-trickster")
    assert life(paid) == [20, 18]
    assert damage_on(paid, 1, "loki-trickster") == 1
    play(match, "pass")
    assert life(match) == [20, 20]
    assert damage_on(match, 1, "loki-trickster") == 2


def test_professor_x_powerful_telepath_forbids_them_in_the_attack_step() -> None:
    """Without the permission War Machine's Global ability does not answer."""
    field = ["iron-man-philanthropist 1 attacking"]
    cards = {"war-machine-parnell-jacobs": 1}
    match = position(
        seat(life=10, field=field, reserve=["sidekick shield"], cards=cards),
        seat(field=[f"{TELEPATH} 1"]),
        step="actions",
    )
    assert match.view(None)["turn"] == 2  # nobody was asked
    assert life(match) == [10, 17]
    free = position(
        seat(life=10, field=field, reserve=["sidekick shield"], cards=cards), seat(), step="actions"
    )
    play(free, next(key for key in keys(free) if key != "pass"))
    assert life(free) == [11, 17]


def test_professor_x_powerful_telepath_forbids_nothing_to_his_own_side() -> None:
    """His player uses actions and Global abilities freely."""
    match = position(
        seat(
            field=[f"{TELEPATH} 1", "loki-trickster 1"],
            reserve=["power-bolt action-0", "sidekick mask"],
            cards={"magneto-sonderkommando": 1},
        ),
        basics=("power-bolt",),
    )
    assert {"use:power-bolt", "global:magneto-sonderkommando"} <= set(keys(match))
    assert "pay:life:actions" not in keys(match)


def test_professor_x_powerful_telepath_forbids_again_next_turn() -> None:
    """The permission ends with the turn."""
    match = position(
        seat(
            field=["loki-trickster 1"],
            reserve=["power-bolt action-0", "sidekick mask"],
            cards={"magneto-sonderkommando": 1},
        ),
        seat(field=[f"{TELEPATH} 1"]),
        basics=("power-bolt",),
    )
    play(match, "pay:life:actions", "use:power-bolt", "choose:seat-1")
    next_turn(match)
    assert match.actor == 1
    play(match, "pass")
    assert match.actor == 0
    assert keys(match) == ["pay:life:actions", "pass"]


def test_professor_x_powerful_telepath_is_not_asked_for_nothing() -> None:
    """Without an action or a Global ability to use nobody is asked to pay; without life nobody can."""
    match = position(seat(field=["sidekick"]), seat(field=[f"{TELEPATH} 1"]))
    assert keys(match) == ["attack:sidekick", "pass"]
    poor = position(
        seat(life=1, field=["sidekick"], reserve=["power-bolt action-0"]),
        seat(field=[f"{TELEPATH} 1"]),
        basics=("power-bolt",),
    )
    assert keys(poor) == ["attack:sidekick", "pass"]


def test_professor_x_powerful_telepath_gone_forbids_nothing() -> None:
    """Only while active."""
    match = position(
        seat(field=["sidekick"], reserve=["power-bolt action-0"]),
        seat(used=[TELEPATH]),
        basics=("power-bolt",),
    )
    assert "use:power-bolt" in keys(match)


def test_professor_x_powerful_telepath_can_cost_the_last_life() -> None:
    """DM-6.1: Who pays with the last two has lost."""
    match = position(
        seat(life=2, field=["sidekick"], reserve=["power-bolt action-0"]),
        seat(field=[f"{TELEPATH} 1"]),
        basics=("power-bolt",),
    )
    play(match, "pay:life:actions")
    assert match.result is not None
    assert match.result.winners == (1,)


# Professor X "Charles Francis Xavier"


@pytest.mark.parametrize("dice", [1, 2])
def test_professor_x_charles_francis_xavier_forbids_fielding(dice: int) -> None:
    """2 life, once, and all characters can be fielded for the rest of the turn."""
    match = position(seat(reserve=["sidekick 1", "beast-kreature 1"]), seat(field=[f"{XAVIER} 1"] * dice))
    assert keys(match) == ["pay:life:fielding", "pass"]
    play(match, "pay:life:fielding")
    assert life(match) == [18, 20]
    play(match, "field:sidekick", "field:beast-kreature")
    assert zone(match, 0, "field") == ["beast-kreature 1", "sidekick 1"]
    assert life(match) == [18, 20]


def test_professor_x_charles_francis_xavier_may_be_left_unpaid() -> None:
    """The characters go to the used pile (DM-5.3.11); actions, Globals and purchases are free."""
    match = position(
        seat(
            field=["thor-odinson 1"],
            reserve=["sidekick 1", "power-bolt action-0", "sidekick fist", "sidekick fist"],
            cards={"black-widow-tsarina": 1},
        ),
        seat(field=[f"{XAVIER} 1"]),
        basics=("power-bolt",),
    )
    assert {"use:power-bolt", "buy:black-widow-tsarina", "pay:life:fielding"} <= set(keys(match))
    play(match, "pass")
    assert zone(match, 0, "used") == ["sidekick"]
    assert life(match) == [20, 20]


def test_professor_x_charles_francis_xavier_forbids_nothing_to_his_own_side() -> None:
    """His player fields freely; and when he is gone so does the opponent."""
    match = position(seat(field=[f"{XAVIER} 1"], reserve=["sidekick 1"]))
    assert "field:sidekick" in keys(match)
    gone = position(seat(reserve=["sidekick 1"]), seat(used=[XAVIER]))
    assert "field:sidekick" in keys(gone)


def test_professor_x_charles_francis_xavier_forbids_again_next_turn() -> None:
    """The permission ends with the turn."""
    match = position(
        seat(reserve=["sidekick 1"], prep=["beast-kreature"]), seat(field=[f"{XAVIER} 1"], reserve=[])
    )
    play(match, "pay:life:fielding", "field:sidekick")
    next_turn(match)
    next_turn(match, "level-1", turn=2)
    assert match.actor == 0
    assert "pay:life:fielding" in keys(match)
    assert not any(key.startswith("field:") for key in keys(match))


def test_professor_x_charles_francis_xavier_stops_no_attack() -> None:
    """Who is in the field already is free."""
    match = position(seat(field=["sidekick"]), seat(field=[f"{XAVIER} 1"]), step="attack")
    attack(match, "sidekick")
    play(match, "pass")
    assert life(match) == [20, 19]
