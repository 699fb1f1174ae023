"""Many matches at once: who wins how often, who is better, what is balanced, and how fast we are."""

from .backends import Backend
from .balance import balance_of, weigh
from .ladder import climb, ladder_of
from .report import Report
from .simulate import simulate

__all__ = ["Backend", "Report", "balance_of", "climb", "ladder_of", "simulate", "weigh"]
