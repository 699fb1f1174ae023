"""The rules: a file per heading of the rulebook, and what words on cards do."""
