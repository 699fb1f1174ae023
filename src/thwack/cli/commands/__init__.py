"""The commands of `thwack`, a file each."""
