"""Mission Arena at the terminal."""
