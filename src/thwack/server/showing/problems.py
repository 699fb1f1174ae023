"""What is wrong with a set-up, a deck or a team, in the language of whoever asks."""

from collections.abc import Iterable, Mapping

from ...kernel.errors import ThwackError
from ...kernel.problem import Part, Problem
from .texts import Value, say


def tell(fault: ThwackError, lang: str) -> str:
    """Why something cannot be played. What was raised without data is told in English, or in general."""
    if fault.problem is None:
        return str(fault) if lang == "en" else say("problem-other", lang)
    return worded(fault.problem, lang)


def tell_all(problems: Iterable[Problem], lang: str) -> list[str]:
    """Every reason, one by one."""
    return [worded(problem, lang) for problem in problems]


def worded(problem: Problem, lang: str) -> str:
    """A problem in a language."""
    parts = {name: _part(part, lang) for name, part in problem.parts.items()}
    return say(f"problem-{problem.code}", lang, **parts)


def _part(part: Part, lang: str) -> Value:
    if isinstance(part, Problem):
        return worded(part, lang)
    if isinstance(part, Mapping):
        return part[lang]
    return part
