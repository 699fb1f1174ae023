"""What players count in a position of Mission Arena, and what each feature is worth."""
