"""The games, a folder for each."""
