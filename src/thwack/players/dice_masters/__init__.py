"""What players count in a position of Dice Masters, and what each feature is worth."""
