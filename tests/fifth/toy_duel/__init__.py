"""A fifth game, as somebody else would bring it: rules, and nothing that shows them."""
