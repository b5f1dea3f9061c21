"""The table, full screen, with Textual.

app.py      the application: how a player gets to a table, and what is heard there
table.py    the table itself: seats, piles, what happened, the hand
choices.py  the hand and the other moves, to choose from by keys or mouse
dialogs.py  questions and texts over the table
drawing.py  cards as characters
"""

SMALLEST = (50, 18)
"""Columns and rows that a table needs."""
