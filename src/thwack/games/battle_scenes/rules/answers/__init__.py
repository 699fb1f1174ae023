"""What cards do that answer from the hand, and what texts keep from happening or let happen to others."""
