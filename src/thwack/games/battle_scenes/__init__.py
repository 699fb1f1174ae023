"""Battle Scenes."""
