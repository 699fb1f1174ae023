"""Battle Scenes at the terminal. Start reading in `host.py`."""
