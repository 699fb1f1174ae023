"""What players count in a position: a module per game, with NAMES (what each feature is) and `features`."""
