"""Hypothesis: the same examples on every run and no deadline, since machines differ. Ctrl-C: always heard.

What is dear is sampled: see thorough.py.
"""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from tests.thorough import sampled

settings.register_profile(
    "thwack",
    derandomize=True,
    deadline=None,
    max_examples=int(os.environ.get("THWACK_EXAMPLES", "25")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("thwack")

# A shell has what it starts with `&` ignore Ctrl-C, and so would every command that a test interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what this run does not look at; pytest counts it as deselected."""
    kept = sampled(items)
    chosen = set(kept)
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = kept
