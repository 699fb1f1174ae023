"""The player that everybody should beat."""

import random

from ..match import Choice
from .seen import Seen


class Random:
    """Takes any choice, each as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        self._roll = random.Random(seed).random

    def choose(self, seen: Seen) -> Choice:
        """Any of the choices."""
        choices = seen.choices
        return choices[int(self._roll() * len(choices))]
