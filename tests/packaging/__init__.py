"""What is installed with Thwack, and what it does without."""
