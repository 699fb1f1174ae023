"""Matches under way: live, stored, found again, watched and looked back at."""
