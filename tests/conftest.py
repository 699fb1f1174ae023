"""Hypothesis: the same examples on every run, and no deadline, since machines differ."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "thwack",
    derandomize=True,
    deadline=None,
    max_examples=int(os.environ.get("THWACK_EXAMPLES", "25")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("thwack")
