"""What players count in a position of Unmatched, and what each feature is worth."""
