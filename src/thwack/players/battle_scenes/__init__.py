"""What players count in a position of Battle Scenes, and what each feature is worth."""
