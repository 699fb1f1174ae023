"""R-55: What heroes have beside deck, hand and discard pile: zones of their own, and cards that are no action
cards."""
