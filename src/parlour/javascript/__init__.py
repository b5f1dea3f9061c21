"""Translates the rules from their Python source to JavaScript."""
