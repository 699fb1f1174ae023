"""The machine under every game: a table of integer columns and a to-do list. It knows no game."""
