"""Mission Arena."""
