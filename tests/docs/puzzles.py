"""Whether puzzles can be solved, and how: every answer there is gets played."""

from typing import Final

from thwack import Match

ME: Final = 0


def wins(match: Match, turn: int, known: dict[str, bool]) -> bool:
    """Whether seat 0 wins before this turn is over, whatever the other one does; positions come up again."""
    if match.actor is None:
        assert match.result is not None
        return ME in match.result.winners
    if match.view(None)["turn"] != turn:
        return False
    digest = match.digest()
    if digest not in known:
        mine = match.actor == ME
        known[digest] = not mine
        for choice in match.choices:
            then = match.fork()
            then.play(choice.key)
            if wins(then, turn, known) == mine:
                known[digest] = mine
                break
    return known[digest]


def solving(match: Match) -> list[str]:
    """The choices with which seat 0 goes on to win this turn."""
    known: dict[str, bool] = {}
    found = []
    for choice in match.choices:
        then = match.fork()
        then.play(choice.key)
        if wins(then, match.view(None)["turn"], known):
            found.append(choice.key)
    return found
