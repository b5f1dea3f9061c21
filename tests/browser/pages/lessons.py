"""The lessons in the browser."""

NEXT = "learn-next"
"""The button that goes on to the next step."""
