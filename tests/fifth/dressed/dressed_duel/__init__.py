"""A game of another package with all that such a package may bring."""
