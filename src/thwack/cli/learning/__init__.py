"""Lessons at the terminal, and what somebody has learnt there."""
