"""Many matches at once: who wins how often, and how fast we are."""

from .report import Report
from .simulate import simulate

__all__ = ["Report", "simulate"]
