"""What pieces do that come and go: tokens, summoned fighters, several heroes, and choices at the set-up."""
