"""Rules that one hero brings along: a die, attacks from afar with a single card."""
