"""The commands for whoever works on Thwack."""
