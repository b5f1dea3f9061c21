"""Trains the nets that judge a game: `python -m parlour.training mojo --minutes 10 --to FOLDER`."""
