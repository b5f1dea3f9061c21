"""Tables in memory: who is there, what they ask for and what they are told.

A `Room` holds the state of one table and is the one way to change it; each other file of this
folder is one thing about it:

    messages.py   what clients ask for: the one place that tells messages apart
    audience.py   who looks on, and what each has been told
    frames.py     what they are told, as messages of the wire
    presence.py   who of the players is here, and for whom a bot stands in
    moment.py     the moment to act out of turn, and the actions that wait for its end
    hints.py      hints
    pace.py       what a table does by itself
    rooms.py      the rooms of this process
"""

from parlour.server.rooms.room import Room
from parlour.server.rooms.rooms import Rooms

__all__ = ["Room", "Rooms"]
