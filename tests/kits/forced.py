"""Questions with a single answer. They are put where their answers hang on a hidden hand, so that others
learn nothing from a question that is not put; most tests are about something else, and give the answer at
once."""

from thwack import Match


def answer_forced(match: Match, wanted: str = "") -> Match:
    """Give all answers that are the only ones, up to the one that the test itself is about to give."""
    while match.actor is not None and len(match.choices) == 1 and match.choices[0].key != wanted:
        match.play(0)
        match.check()
    return match
