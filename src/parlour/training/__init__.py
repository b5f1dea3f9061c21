"""Trains the nets that judge a game (`parlour train`)."""
