"""Hypothesis: the same examples on every run and no deadline, since machines differ. Ctrl-C: always heard."""

import os
import signal

from hypothesis import HealthCheck, settings

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
