"""What tests are made of: scenes and shorthand for each game, cards made up for a test."""
