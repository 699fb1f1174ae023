"""Words of cards that enter, evolve, search, look ahead or hold somebody to something, and their grammar."""
